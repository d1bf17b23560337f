"""Ctrl-C, and being told to end, once: while a program cleans up, further signals say nothing new."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_has_come = False


def take_once() -> None:
    """From now on the first of these signals raises KeyboardInterrupt, and later ones nothing. One
    that waited for this, as `roofmax` lets them, comes now."""
    global _has_come
    _has_come = False
    if threading.current_thread() is threading.main_thread():
        for number in _SIGNALS:
            signal.signal(number, _interrupt)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)


def has_come() -> bool:
    """Whether one has since `take_once`: whatever error then ends the program may be a library's
    word for it."""
    return _has_come


@contextlib.contextmanager
def held() -> Iterator[None]:
    """Within, they wait until the end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)


def ignore() -> None:
    """For processes that another one ends: signals of a terminal reach them all."""
    for number in _SIGNALS:
        signal.signal(number, signal.SIG_IGN)


def _interrupt(*_: Any) -> None:
    global _has_come
    _has_come = True
    for number in _SIGNALS:
        # One that has already come is not to be ignored by the system: Python would complain.
        signal.signal(number, lambda *_: None)
    raise KeyboardInterrupt
