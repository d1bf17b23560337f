"""Why a row is below its ceiling: what `roofmax explain` says of it; where that names no cause, with
facts that are known to cost time, and their figures. None of these is proof."""

from __future__ import annotations

from roofmax_reports import units
from roofmax_reports.records import Row

_MORE_BYTES = 1.05  # times the compulsory ones
_NEAR_FIXED_COST = 4.0
_LOW_OCCUPANCY = 0.25


def why_below_ceiling(row: Row, processors: int | None) -> str:
    explanation = row.explanation
    facts = ([_floor(row)] if explanation and explanation.names_a_cause else
             [_counted(row), _modelled(row), _floor(row), _fixed_cost(row),
              _few_blocks(row, processors), _occupancy(row), _bound(row)])
    told = [fact for fact in facts if fact]
    if explanation:
        told = [f"{explanation.cause}: {explanation.evidence}", *told,
                f"first: {explanation.first_change}"]
    return "; ".join(told) or "not told by this record"


def _counted(row: Row) -> str | None:
    if not row.dram_bytes or not row.compulsory_bytes or row.cache != "cold":
        return None
    times = row.dram_bytes / row.compulsory_bytes
    return (f"memory saw {units.significant(times)} times the compulsory bytes"
            if times > _MORE_BYTES else None)


def _modelled(row: Row) -> str | None:
    if row.dram_bytes or not row.modelled_bytes or not row.compulsory_bytes:
        return None
    times = row.modelled_bytes / row.compulsory_bytes
    launches = f" in {row.launches} launches" if row.launches and row.launches > 1 else ""
    return (f"moves {units.significant(times)} times the compulsory bytes{launches}"
            if times > _MORE_BYTES else None)


def _floor(row: Row) -> str | None:
    if not row.two_read_floor_s or not row.twin_s:
        return None
    return (f"a row cannot stay on chip: at most {units.percent(row.twin_s / row.two_read_floor_s)}"
            " is possible")


def _fixed_cost(row: Row) -> str | None:
    if not row.fixed_cost_s or row.median_s > _NEAR_FIXED_COST * row.fixed_cost_s:
        return None
    return f"any launch costs {units.time(row.fixed_cost_s)} of it"


def _few_blocks(row: Row, processors: int | None) -> str | None:
    launches = row.static.launches if row.static else ()
    if not launches or not processors or any(launch.grid is None for launch in launches):
        return None
    few = [launch.grid for launch in launches if launch.grid < processors]
    if not few:
        return None
    part = "" if len(few) == len(launches) else f" in {len(few)} of {len(launches)} launches"
    return f"{min(few)} blocks for {processors} processors{part}"


def _occupancy(row: Row) -> str | None:
    if not row.static or row.static.occupancy is None or row.static.occupancy > _LOW_OCCUPANCY:
        return None
    return f"occupancy {units.percent(row.static.occupancy)}: few loads in flight"


def _bound(row: Row) -> str | None:
    return f"bound by {row.bound_by}" if row.bound_by not in (None, "memory") else None
