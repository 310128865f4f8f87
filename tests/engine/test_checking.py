"""Tests of check-engine: our engine and the examples pass, and a bad engine fails in its faults
only."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt import cli
from burgundy_qt.engine.checking import engine_talk
from burgundy_qt.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
OURS = [sys.executable, "-m", "burgundy_qt", "engine"]
UNHURRIED = ["--margin", "30"]


@pytest.fixture(autouse=True)
def from_here(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch):
    """Shorten the thoughts that only have to be legal; there are some hundred."""
    monkeypatch.setattr(engine_talk, "THOUGHT", 0.01)


def checked(capsys, *command):
    """Return the exit status of check-engine, and the names of the checks by verdict."""
    status = cli.main(["check-engine", *command])
    told = capsys.readouterr().out
    rows = [line for line in told.splitlines() if not line.startswith(" ")][:-1]
    verdicts = {"passes": set(), "fails": set(), "not offered": set()}
    for row in rows:
        verdict = next(one for one in verdicts if row.startswith(one))
        verdicts[verdict].add(row.removeprefix(verdict).split()[0])
    return status, verdicts, told


def test_our_own_engine_passes_every_check(capsys):
    status, verdicts, told = checked(capsys, *UNHURRIED, *OURS)
    assert status == 0, told
    assert verdicts["passes"] >= {f"plays-{game}" for game in GAMES} | {"hidden", "analyse"}
    assert not verdicts["fails"] and not verdicts["not offered"]


@pytest.mark.parametrize("name", ["random", "greedy", "one_ply"])
def test_an_example_passes_every_check_except_for_analyses_which_it_does_not_offer(name, capsys):
    program = str(ROOT / "examples" / f"{name}_engine.py")
    status, verdicts, told = checked(capsys, *UNHURRIED, sys.executable, program, *OURS)
    assert status == 0, told
    assert verdicts["passes"] >= {f"plays-{game}" for game in GAMES}
    assert verdicts["not offered"] == {"analyse"}


def test_a_bad_engine_fails_exactly_the_checks_of_its_faults(capsys):
    program = str(Path(__file__).with_name("bad_engine.py"))
    status, verdicts, told = checked(capsys, "--margin", "4", sys.executable, program, *OURS)
    assert status == 1
    assert verdicts["fails"] == {
        *("plays-carcassonne", "ids", "blank-lines", "bad-file", "timing", "stop"),
        *("hidden", "quit-thinking", "end-of-input"),
    }, told
    assert 'sent  {"cmd":"think","seat":' in told
    # the second answer, and also the first one on a busy machine
    assert re.search(r"no answer came within 4\.[15] s", told)
    assert "its exit status is 3, not 0" in told


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("input(); print('hello')", "the answer is not a JSON object"),
        ("input(); print('{}')", "'name' is not a text"),
        ("input()", "it ended, or closed its output, before it answered"),
        ("import time; time.sleep(60)", "no answer came within 0.5 s"),
        (
            """input(); print('{"name":"a","version":"1","protocol":1,"games":[{"game":[]}]}')""",
            "'games' is not a list of games with their editions",
        ),
    ],
)
def test_after_a_failed_hello_nothing_more_is_checked(program, why, capsys, monkeypatch):
    monkeypatch.setattr(engine_talk, "STARTING", 0.5 if "sleep" in program else 30.0)
    status, verdicts, told = checked(capsys, "--margin", "0.2", sys.executable, "-c", program)
    assert status == 1 and verdicts["fails"] == {"hello"} and why in told


def test_a_command_in_quotes_is_split_into_words(capsys):
    command = subprocess.list2cmdline([sys.executable, "-c", "input( )"])
    status, verdicts, told = checked(capsys, "--margin", "0.2", command)
    assert status == 1 and verdicts["fails"] == {"hello"}
    assert "it ended, or closed its output, before it answered" in told


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "needs the command that starts your program"),
        (["no-such-program"], "no-such-program cannot be started"),
        (["no-such-program --fast"], "no-such-program cannot be started"),
        (["'no-such-program"], "'no-such-program: No closing quotation"),
    ],
)
def test_a_command_line_that_starts_nothing_is_refused_with_the_reason(words, why, capsys):
    assert cli.main(["check-engine", *words]) == 1
    assert why in capsys.readouterr().err
