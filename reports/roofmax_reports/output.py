"""What the programs of this package have in common: exit codes, what they say, and files that are
all there or none."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from roofmax_reports import interruption
from roofmax_reports.fields import RecordError
from roofmax_reports.page.frame import companions_of

# Those of the program `roofmax`.
EXIT_OK, EXIT_INTERRUPTED, EXIT_BAD_INPUT, EXIT_ENVIRONMENT = 0, 2, 3, 4


class Refusal(Exception):
    """Output cannot be written; the message says why and what to do."""


class Parser(argparse.ArgumentParser):
    def print_help(self, file=None) -> None:
        """Ends the program where standard output does not take it. The method of argparse swallows
        such errors in newer Pythons."""
        out = file or sys.stdout
        try:
            out.write(self.format_help())
            out.flush()
        except BrokenPipeError:
            _discard_output()
        except OSError as error:
            _discard_output()
            self.exit(EXIT_ENVIRONMENT,
                      f"{self.prog}: standard output took not all of the help ({error.strerror})\n")

    def error(self, message: str) -> None:
        self.print_usage(sys.stderr)
        self.exit(EXIT_BAD_INPUT, f"{self.prog}: {message}\n")


def folder(text: str) -> str:
    """The type of an option that names one."""
    if not text:
        raise argparse.ArgumentTypeError("is empty: name a folder")
    return text


@dataclass(frozen=True)
class Writer:
    """Of the verb `verb`, whose option `option` names the folder that it writes to."""

    verb: str
    option: str

    def run(self, write: Callable[[], list[Path]]) -> int:
        """Prints the paths that `write` returns, or says in a line what went wrong; the exit
        code."""
        try:
            written = write()
        except (RecordError, Refusal) as error:
            self.complain(str(error))
            return EXIT_BAD_INPUT
        except (KeyboardInterrupt, Exception) as error:
            if not isinstance(error, KeyboardInterrupt) and not interruption.has_come():
                raise
            self.complain("interrupted; nothing was written")
            return EXIT_INTERRUPTED
        return self._print(written)

    def complain(self, sentence: str) -> None:
        """Where nobody can hear it, what is written is no worse for that."""
        with contextlib.suppress(OSError):
            print(f"roofmax {self.verb}: {sentence}", file=sys.stderr)

    def require_free(self, path: Path, force: bool, others: int = 0) -> None:
        """Raises Refusal where it exists and may not be replaced."""
        if path.exists() and not force:
            more = f" and {others} more" if others else ""
            raise Refusal(f"{path}{more}: already exists; replace it with --force or name another "
                          f"folder with {self.option}")

    def write(self, folder: Path, contents: dict[str, bytes], force: bool) -> list[Path]:
        """All files or none: they are made beside the folder, and then moved. The first is a page;
        what an earlier one of its name lists goes. Returns the paths. Raises Refusal."""
        paths = [folder / name for name in contents]
        existing = [path for path in paths if path.exists()]
        if existing:
            self.require_free(existing[0], force, len(existing) - 1)
        is_new, is_written = not folder.exists(), False
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix=".unfinished-", dir=folder) as place:
                for name, content in contents.items():
                    (Path(place) / name).write_bytes(content)
                with interruption.held():
                    _remove_companions_of(paths[0])
                    for path in paths:
                        os.replace(Path(place) / path.name, path)
                    is_written = True
        except KeyboardInterrupt:
            if not is_written:
                if is_new:
                    folder.rmdir()
                raise
        except OSError as error:
            raise Refusal(f"{error.filename or folder}: cannot be written: {error.strerror}; name "
                          f"another folder with {self.option}") from None
        return paths

    def _print(self, paths: list[Path]) -> int:
        if sys.stdout is None:  # closed
            return EXIT_OK
        try:
            for path in paths:
                print(os.fsencode(path).decode("utf-8", "replace"))
            sys.stdout.flush()
        except BrokenPipeError:  # the reader wants no more
            _discard_output()
        except OSError as error:
            _discard_output()
            self.complain(f"standard output took not all that was said ({error.strerror}); the "
                          "files are whole")
            return EXIT_ENVIRONMENT
        return EXIT_OK


def end(code: int) -> int:
    """For a process of its own, of the code that it ends with."""
    if code == EXIT_INTERRUPTED:
        # At once: the ends of processes that drew are nothing to wait for.
        os._exit(code)
    return code


def _discard_output() -> None:
    """What is still buffered must not fail again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _remove_companions_of(page: Path) -> None:
    """Only those that an earlier page of its name lists: other files there are the user's."""
    try:
        earlier = page.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return
    for name in companions_of(earlier):
        (page.parent / name).unlink(missing_ok=True)
