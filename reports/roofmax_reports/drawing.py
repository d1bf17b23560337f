"""Draws the pictures of a report on all processors, and tells how far it is."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from roofmax_reports import interruption
from roofmax_reports.figures import Picture

_FORMATS = ("svg", "png")
_MOST_PROCESSES = 8
_WORTH_PROCESSES = 4  # sheets; fewer are drawn before processes have begun

Draw = Callable[[], list[Picture]]
# What a forked process draws: functions cannot be sent to it.
_sheets: list[Draw] = []


@dataclass(frozen=True)
class Drawn:
    """A picture without its figure: what a page says of it, and its files by format."""

    name: str
    title: str
    caption: str
    finding: str
    data: str
    width: float
    least_pixels: int
    files: dict[str, bytes]


def draw_all(sheets: list[Draw], processes: int | None = None) -> list[list[Drawn]]:
    """The pictures of each sheet, in order."""
    if processes is None:
        processes = min(_MOST_PROCESSES, len(os.sched_getaffinity(0)))
    with _Progress(len(sheets)) as progress:
        if processes < 2 or len(sheets) < _WORTH_PROCESSES:
            return [progress.counted(_rendered(draw)) for draw in sheets]
        _sheets[:] = sheets
        return _drawn_by_processes(processes, len(sheets), progress)


def _drawn_by_processes(processes: int, count: int, progress: _Progress) -> list[list[Drawn]]:
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("fork"), interruption.ignore)
    try:
        drawn = [progress.counted(each) for each in pool.map(_rendered_at, range(count))]
    except BaseException:
        # Asked to end they would first draw what they have begun.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.kill()
        raise
    pool.shutdown()
    return drawn


def _rendered_at(index: int) -> list[Drawn]:
    return _rendered(_sheets[index])


def _rendered(draw: Draw) -> list[Drawn]:
    return [Drawn(picture.name, picture.title, picture.caption, picture.finding, picture.data,
                  picture.width, picture.least_pixels,
                  {name: picture.render(name) for name in _FORMATS}) for picture in draw()]


class _Progress:
    """A line on a terminal, gone when all is done."""

    def __init__(self, total: int):
        self._total, self._done = total, 0
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> _Progress:
        self._show()
        return self

    def __exit__(self, *_: Any) -> None:
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def counted(self, drawn: list[Drawn]) -> list[Drawn]:
        self._done += 1
        self._show()
        return drawn

    def _show(self) -> None:
        if self._is_shown:
            print(f"\rdrawing: {self._done} of {self._total} sheets of pictures\x1b[K", end="",
                  file=sys.stderr, flush=True)
