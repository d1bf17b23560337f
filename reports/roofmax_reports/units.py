"""Numbers as people read them. SI inside, units only here: 1 GB is 1e9 bytes."""

from __future__ import annotations

import math

NOTHING = "–"


def significant(value: float, digits: int = 3) -> str:
    """Rounded to significant digits, never in exponent form, thousands set apart."""
    if value == 0:
        return "0"
    if math.isinf(value):  # of two numbers whose ratio no number holds
        return "∞" if value > 0 else "-∞"
    decimals = max(0, digits - 1 - math.floor(math.log10(abs(value))))
    return f"{value:,.{decimals}f}"


def microseconds(seconds: float | None) -> str:
    return NOTHING if seconds is None else significant(seconds * 1e6, 4)


def time(seconds: float | None) -> str:
    """With the unit that suits it: "12.3 µs"."""
    if seconds is None:
        return NOTHING
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{significant(seconds / size)} {unit}"
    return f"{significant(seconds * 1e9)} ns"


def gigabytes(bytes_per_s: float | None) -> str:
    return NOTHING if bytes_per_s is None else significant(bytes_per_s / 1e9)


def percent(share: float | None) -> str:
    if share is None:
        return NOTHING
    value = share * 100
    is_fine = value < 9.95 or 0.05 <= abs(value - 100) < 0.5  # never round to "100%"
    return f"{value:.1f}%" if is_fine else f"{value:.0f}%"


def fine_percent(share: float | None) -> str:
    return NOTHING if share is None else f"{share * 100:.1f}%"


def span(ends: tuple[float, float] | None, shown) -> str:
    """An interval in the width of a column: "1.098–1.105"."""
    return NOTHING if ends is None else f"{shown(ends[0])}–{shown(ends[1])}"


def interval(ends: tuple[float, float] | None, shown) -> str:
    return NOTHING if ends is None else f"{shown(ends[0])} to {shown(ends[1])}"


def plain(value: float | None, digits: int = 3) -> str:
    return NOTHING if value is None else significant(value, digits)


def ratio(value: float | None) -> str:
    return NOTHING if value is None else f"{significant(value)}×"


def scaled(count: float) -> str:
    """In powers of 1000, with the prefix that suits it: "12.3 G"."""
    for prefix, scale in (("T", 1e12), ("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if count >= scale:
            return f"{significant(count / scale)} {prefix}"
    return f"{significant(count)} "


def size(count: float | None) -> str:
    """Bytes in powers of 1024, as footprints and caches are given."""
    if count is None:
        return NOTHING
    for unit, scale in (("GiB", 2**30), ("MiB", 2**20), ("KiB", 2**10)):
        if count >= scale:
            return f"{count / scale:,.0f} {unit}" if count % scale == 0 else (
                f"{significant(count / scale)} {unit}")
    return f"{count:.0f} B"


def kilobytes(count: float | None) -> str:
    """Bytes in units of 1024, as shared memory is given: "96", "1.13"."""
    return NOTHING if count is None else f"{count / 1024:.2f}".rstrip("0").rstrip(".")


def short_count(count: int) -> str:
    """4096 as "4K" (K = 1024, M = 1024²) where that is exact, else all digits."""
    for unit, scale in (("M", 2**20), ("K", 2**10)):
        if count >= scale and count % scale == 0:
            return f"{count // scale}{unit}"
    return str(count)
