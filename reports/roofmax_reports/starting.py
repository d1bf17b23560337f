"""How a program of this package begins: its libraries take a second and may be missing, and a
Ctrl-C may come meanwhile."""

from __future__ import annotations

import importlib
import sys

from roofmax_reports import interruption


def start(verb: str, module: str) -> int:
    """Runs `program` of a module for a verb of the command line, and returns its exit code."""
    interruption.end_with(f"roofmax {verb}: interrupted; nothing was written", 2)
    try:
        program = importlib.import_module(module).program
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("roofmax_reports"):
            raise
        print(
            f"roofmax {verb}: Python module '{missing.name}' not found by {sys.executable}: "
            "install numpy, matplotlib and jinja2 there (Debian, Ubuntu: apt install "
            "python3-matplotlib python3-jinja2), or name another interpreter in ROOFMAX_PYTHON",
            file=sys.stderr,
        )
        return 4
    return program()
