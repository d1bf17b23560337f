"""Which rows a report is about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from roofmax_reports.records import RecordError, Row, Run


@dataclass(frozen=True)
class Selection:
    """Shell patterns; a row is in if each list that is not empty has one that it matches."""

    kernels: tuple[str, ...] = ()  # of "two_pass", or of "two_pass@threads=256"
    operations: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ()  # of "bf16", or of "bf16 to fp32"

    @property
    def is_all(self) -> bool:
        return not (self.kernels or self.operations or self.dtypes)

    def describe(self) -> str:
        """What a report says that has not all rows."""
        options = [f"{option} {','.join(patterns)}"
                   for option, patterns in (("--kernel", self.kernels),
                                            ("--operation", self.operations),
                                            ("--dtype", self.dtypes)) if patterns]
        return (f"Only rows with {' '.join(options)} are shown: the fastest of these may not be the "
                "fastest there is.")

    def has(self, row: Row) -> bool:
        return all(not patterns or any(fnmatchcase(name, pattern) for pattern in patterns
                                       for name in names)
                   for patterns, names in ((self.kernels, _kernel_names(row)),
                                           (self.operations, (row.operation,)),
                                           (self.dtypes, _dtype_names(row))))


def select(runs: list[Run], selection: Selection) -> list[Run]:
    """The runs that have rows that are in, with these. Raises RecordError naming an option that no row of the
    records matches, or that all together match none."""
    if selection.is_all:
        return runs
    rows = [row for run in runs for row in run.rows]
    for option, patterns, names_of in (("--kernel", selection.kernels, _kernel_names),
                                       ("--operation", selection.operations,
                                        lambda row: (row.operation,)),
                                       ("--dtype", selection.dtypes,
                                        lambda row: (row.dtypes,))):
        for pattern in patterns:
            _require_match(option, pattern, rows, names_of)
    chosen = [replace(run, rows=[row for row in run.rows if selection.has(row)]) for run in runs]
    chosen = [run for run in chosen if run.rows]
    if not chosen:
        raise RecordError("no row of these records matches --kernel, --operation and --dtype "
                          "together: leave one out")
    return chosen


def _require_match(option: str, pattern: str, rows: list[Row],
                   names_of: Callable[[Row], tuple[str, ...]]) -> None:
    alone = Selection(**{{"--kernel": "kernels", "--operation": "operations",
                          "--dtype": "dtypes"}[option]: (pattern,)})
    if any(alone.has(row) for row in rows):
        return
    known = sorted({names_of(row)[-1 if "@" in pattern else 0] for row in rows})
    raise RecordError(f"{option} {pattern}: matches no row of these records; they have "
                      f"{', '.join(known) or 'none'}")


def _dtype_names(row: Row) -> tuple[str, ...]:
    """As a report writes them and as a scenario does; and the input's alone."""
    return (row.dtypes, row.dtypes.replace(" to ", "->"), row.dtype)


def _kernel_names(row: Row) -> tuple[str, ...]:
    full = f"{row.kernel}@{row.variant}" if row.variant else row.kernel
    return (row.kernel, row.name, full)
