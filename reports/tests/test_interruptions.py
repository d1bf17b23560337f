"""Ctrl-C where it hits code of libraries that turn a KeyboardInterrupt into another error."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from roofmax_reports import interruption, output

PACKAGE = Path(__file__).parents[1]
LIBRARY = """
import os, signal

try:
    os.kill(os.getpid(), signal.{signal})
except BaseException as interrupted:
    {then}

def program():
    return 0
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("then", ["raise", "raise RuntimeError from interrupted", "pass",
                                  "raise ModuleNotFoundError(name='other') from interrupted"])
def test_one_that_comes_while_libraries_are_loaded_is_one_line(tmp_path, name, then):
    (tmp_path / "library.py").write_text(LIBRARY.format(signal=name, then=then))
    done = subprocess.run(
        [sys.executable, "-c", "from roofmax_reports.starting import start; "
                               "raise SystemExit(start('compare', 'library'))"],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}:{PACKAGE}"}, capture_output=True, text=True,
        check=False)
    assert (done.returncode, done.stdout, done.stderr) == (
        2, "", "roofmax compare: interrupted; nothing was written\n")


@pytest.fixture(name="handlers")
def handlers_that_are_put_back():
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("handlers")
def test_an_error_that_a_library_makes_of_it_is_no_traceback(capsys):
    def write():
        interruption.take_once()
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt as interrupted:
            raise RuntimeError("cannot draw") from interrupted

    assert output.Writer("report", "--out").run(write) == output.EXIT_INTERRUPTED
    assert capsys.readouterr().err == "roofmax report: interrupted; nothing was written\n"


@pytest.mark.usefixtures("handlers")
def test_an_error_of_its_own_stays_one():
    def write():
        interruption.take_once()
        raise RuntimeError("cannot draw")

    with pytest.raises(RuntimeError, match="cannot draw"):
        output.Writer("report", "--out").run(write)


@pytest.mark.usefixtures("handlers")
def test_one_that_comes_when_all_is_written_is_too_late(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "new"

    def write():
        interruption.take_once()
        return output.Writer("report", "--out").write(folder, {"report.html": b"a page"}, False)

    def replace(source, target, replace=os.replace):
        replace(source, target)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(os, "replace", replace)
    assert output.Writer("report", "--out").run(write) == output.EXIT_OK
    assert [each.name for each in folder.iterdir()] == ["report.html"]
    assert capsys.readouterr() == (f"{folder / 'report.html'}\n", "")
