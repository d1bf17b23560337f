"""Ctrl-C, and being told to end, once: while a program cleans up, further signals say nothing new."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import Any

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def take_once() -> None:
    """From now on the first of these signals raises KeyboardInterrupt, and later ones nothing. One
    that waited for this, as `roofmax` lets them, comes now."""
    if threading.current_thread() is threading.main_thread():
        for number in _SIGNALS:
            signal.signal(number, _interrupt)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)


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
    for number in _SIGNALS:
        # One that has already come is not to be ignored by the system: Python would complain.
        signal.signal(number, lambda *_: None)
    raise KeyboardInterrupt
