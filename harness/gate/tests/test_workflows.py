"""The workflows of the repository, as far as they can be tried here: their commands are shell, name
scripts that exist, and give these options that they have."""

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[3]
COMMANDS = [(path.name, match.group(1))
            for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))
            for match in re.finditer(r"^ +run: (.+)$", path.read_text(), re.MULTILINE)]


def test_there_are_workflows():
    assert {name for name, _ in COMMANDS} == {"checks.yml", "gpu.yml"}
    commands = [command for _, command in COMMANDS]
    assert ".ci/run" in commands
    for option in ("--device cpu", "--static", "--device cuda:0"):
        assert any(command.startswith("scripts/gate ") and option in command
                   for command in commands), option


@pytest.mark.parametrize("name, command", COMMANDS)
def test_commands_are_shell_and_their_scripts_exist(name, command):
    done = subprocess.run(["bash", "-n", "-c", command], capture_output=True, text=True)
    assert done.returncode == 0, f"{name}: {done.stderr}"
    word = shlex.split(command)[0]
    if "/" in word:
        assert os.access(ROOT / word, os.X_OK), word


@pytest.mark.parametrize("name, command", [one for one in COMMANDS
                                           if one[1].startswith("scripts/gate ")])
def test_the_gate_has_the_options_that_they_give_it(name, command):
    text = subprocess.run([ROOFMAX, "gate", "--help"], capture_output=True, text=True,
                          check=True).stdout
    given = [word for word in shlex.split(command) if word.startswith("--")]
    assert given
    for option in given:
        assert re.search(rf"^ +{option}\b", text, re.MULTILINE), f"{name}: {option}"


@pytest.mark.parametrize("name, command", [one for one in COMMANDS
                                           if "GITHUB_STEP_SUMMARY" in one[1]])
@pytest.mark.parametrize("table", ["| a |\n", None])
def test_the_summary_has_the_table_of_the_gate_where_there_is_one(tmp_path, name, command, table):
    summary = tmp_path / "summary.md"
    if table:
        (tmp_path / "gate.md").write_text(table)
    subprocess.run(["bash", "-e", "-c", command], cwd=tmp_path, check=True,
                   env={**os.environ, "GITHUB_STEP_SUMMARY": str(summary)})
    assert (summary.read_text() if summary.exists() else None) == table


@pytest.mark.parametrize("name, command", [one for one in COMMANDS
                                           if one[1].startswith("git config")])
def test_the_checkout_of_another_user_is_made_readable(tmp_path, name, command):
    subprocess.run(["bash", "-e", "-c", command], check=True,
                   env={**os.environ, "HOME": str(tmp_path), "GITHUB_WORKSPACE": str(tmp_path)})
    assert str(tmp_path) in (tmp_path / ".gitconfig").read_text()
