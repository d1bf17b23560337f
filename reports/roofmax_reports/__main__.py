"""Entry of `python3 -m roofmax_reports`."""

import sys

from roofmax_reports import interruption


def main() -> int:
    interruption.take_once()
    try:
        from roofmax_reports import cli
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("roofmax_reports"):
            raise
        print(
            f"roofmax report: Python module '{missing.name}' not found by {sys.executable}: install "
            "numpy, matplotlib and jinja2 there (Debian, Ubuntu: apt install python3-matplotlib "
            "python3-jinja2), or name another interpreter in ROOFMAX_PYTHON",
            file=sys.stderr,
        )
        return 4
    except KeyboardInterrupt:  # the libraries take a second
        print("roofmax report: interrupted; nothing was written", file=sys.stderr)
        return 2
    return cli.program()


sys.exit(main())
