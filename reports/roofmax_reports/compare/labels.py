"""How pages and pictures of a comparison name its sides and its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from roofmax_reports import units
from roofmax_reports.compare.documents import FASTER, LEVEL, SLOWER, Comparison, Row
from roofmax_reports.operations import Operation
from roofmax_reports.shapes import shape_name


def times(ratio: float) -> str:
    """"0.998×": as many digits below 1 as above it, so that both sides can be compared."""
    return f"{ratio:.3f}×" if 0.1 <= ratio < 2 else units.ratio(ratio)


@dataclass(frozen=True)
class Words:
    """How ratios are told."""

    verdicts: dict[str, str]
    lowest: str
    highest: str
    ratio: str  # behind a number: "1.24× as fast"

    @property
    def axis(self) -> str:
        """Without a number: "times as fast"."""
        return f"times {self.ratio}"


_OF_TIME = Words({SLOWER: "slower", LEVEL: "level", FASTER: "faster"}, "slowest", "fastest",
                 "as fast")
_OF_SOL = Words({SLOWER: "lower", LEVEL: "level", FASTER: "higher"}, "lowest", "highest", "the SOL")
_OF_BOTH = Words({SLOWER: "slower or lower", LEVEL: "level", FASTER: "faster or higher"}, "lowest",
                 "highest", "as fast, or the SOL")


def words_of(comparisons: Iterable[Comparison]) -> Words:
    """A SOL is no speed: what comes nearer to its ceiling on another device may take longer."""
    kinds = {comparison.is_by_sol for comparison in comparisons}
    return _OF_BOTH if len(kinds) > 1 else _OF_SOL if True in kinds else _OF_TIME


def files_of(comparison: Comparison) -> tuple[str, str]:
    """Both files, without the folders that tell nothing."""
    before, after = (Path(side.file).parts for side in (comparison.before_side,
                                                        comparison.after_side))
    for count in range(1, max(len(before), len(after)) + 1):
        if before[-count:] != after[-count:]:
            return "/".join(before[-count:]), "/".join(after[-count:])
    return before[-1], after[-1]


def sides_of(comparison: Comparison) -> tuple[str, str]:
    """What is compared: two files, or two kernels of one."""
    if comparison.compared == "kernels":
        return comparison.before, comparison.after
    return files_of(comparison)


def shape_of(comparison: Comparison, row: Row) -> str:
    """"2048 × 4096", as reports name problems."""
    operation = comparison.operations.get(row.operation) or Operation(row.operation)
    return shape_name(operation.completed(row.problem), operation)


class Names:
    """Names of rows: what all rows of the comparison have in common is left out."""

    def __init__(self, comparison: Comparison):
        self._comparison = comparison
        tunings: dict[str, set[str]] = {}
        for row in comparison.rows:
            tunings.setdefault(_without_tuning(row.kernel), set()).add(row.kernel)
        self._tuned = {name for name, found in tunings.items() if len(found) > 1}
        parts: tuple[Callable[[Row], str], ...] = (
            self.kernel, lambda row: row.operation, lambda row: row.dtypes,
            lambda row: shape_of(comparison, row), lambda row: row.cache, lambda row: row.timer)
        kernel, shape = parts[0], parts[3]
        self._parts = [part for part in parts if part in (kernel, shape)
                       or len({part(row) for row in comparison.rows}) > 1]
        if comparison.compared == "kernels":
            self._parts.remove(kernel)

    def kernel(self, row: Row) -> str:
        """Without its tuning where the comparison has no other."""
        name = _without_tuning(row.kernel)
        return row.kernel if name in self._tuned else name

    def name(self, row: Row) -> str:
        """"two_pass, fp16, 4 × 1024, hot"."""
        return ", ".join(part(row) for part in self._parts)

    def problem(self, row: Row) -> str:
        """The same without the kernel."""
        return ", ".join(part(row) for part in self._parts if part != self.kernel)


def _without_tuning(kernel: str) -> str:
    return kernel.partition("@")[0]
