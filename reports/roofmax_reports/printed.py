"""JSON that a verb of roofmax printed, in a file or on standard input."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

from roofmax_reports.fields import RecordError, shown

STANDARD_INPUT = "-"


def read(path: str, command: str) -> tuple[str, bytes]:
    """What messages call a file that `command` printed, or standard input, and what it holds.
    Raises RecordError."""
    if path == STANDARD_INPUT:
        try:
            if sys.stdin is None:
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            return "standard input", sys.stdin.buffer.read()
        except OSError as error:
            raise RecordError(f"standard input: cannot be read: {error.strerror}; give it what "
                              f"`{command}` prints") from None
    try:
        return path, Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}; name a file that `{command}` "
                          "printed") from None


def objects_in(name: str, content: bytes, of: str, cure: str) -> list[tuple[str, dict[str, Any]]]:
    """The objects of a list, each of which is one `of` something, with what messages call them.
    Raises RecordError."""
    def refuse(constant: str) -> None:
        raise ValueError(f"{constant} is not a valid JSON number")

    try:
        document = json.loads(content.decode("utf-8"), parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{name}: is not JSON ({error}): {cure}") from None
    if not isinstance(document, list):
        raise RecordError(f"{name}: value {shown(document)} is not a list of {of}s: {cure}")
    found = []
    for number, entry in enumerate(document, 1):
        where = f"{name}: {of} {number}"
        if not isinstance(entry, dict):
            raise RecordError(f"{where}: value {shown(entry)} is not an object: {cure}")
        found.append((where, entry))
    return found
