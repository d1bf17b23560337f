"""How a program of this package begins: its libraries take a second and may be missing, and a
Ctrl-C may come meanwhile."""

from __future__ import annotations

import importlib
import os
import sys

from roofmax_reports import interruption


def start(verb: str, module: str) -> int:
    """Runs `program` of a module for a verb of the command line, and returns its exit code."""
    program = None
    try:
        interruption.take_once()
        program = importlib.import_module(module).program
    except (KeyboardInterrupt, Exception) as error:
        if not interruption.has_come():
            if not _is_missing_library(error):
                raise
            print(
                f"roofmax {verb}: Python module '{error.name}' not found by {sys.executable}: "
                "install numpy, matplotlib and jinja2 there (Debian, Ubuntu: apt install "
                "python3-matplotlib python3-jinja2), or name another interpreter in ROOFMAX_PYTHON",
                file=sys.stderr,
            )
            return 4
    if program is None or interruption.has_come():
        print(f"roofmax {verb}: interrupted; nothing was written", file=sys.stderr, flush=True)
        # At once: where it came while some libraries were loaded, Python would end by the signal.
        os._exit(2)
    return program()


def _is_missing_library(error: BaseException) -> bool:
    return (isinstance(error, ModuleNotFoundError)
            and not (error.name or "").startswith("roofmax_reports"))
