"""Tests of the markers of running programs, by which a crash of an earlier run is noticed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from burgundy_qt.session.crash_marker import RunMarker, is_stuck

BEGIN = """
import faulthandler, sys, time
from pathlib import Path
from burgundy_qt.session.crash_marker import RunMarker as Run, is_stuck
run = Run(Path(sys.argv[1]))
print([crash.pid for crash in run.begin()], flush=True)
"""
WAIT = BEGIN + "time.sleep(60)"
STAND = WAIT.replace("[crash.pid for crash in run.begin()]", "run.begin(), run.stand()")
FAULT = BEGIN + "faulthandler._sigsegv()"


@pytest.fixture
def runs(tmp_path):
    return tmp_path / "runs"


def another(runs, program):
    """Start another process that has already begun a run."""
    started = subprocess.Popen([sys.executable, "-c", program, str(runs)], stdout=subprocess.PIPE)
    started.stdout.readline()
    return started


def ended(process):
    process.wait(20)
    process.stdout.close()
    return process.pid


def test_a_run_that_ended_normally_leaves_nothing(runs):
    run = RunMarker(runs)
    assert run.begin() == []
    assert len(list(runs.iterdir())) == 3
    run.end()
    assert list(runs.iterdir()) == []


def test_a_killed_run_is_reported_once(runs):
    other = another(runs, WAIT)
    other.kill()
    pid = ended(other)
    run, later = RunMarker(runs), RunMarker(runs)
    (crash,) = run.begin()
    assert crash.pid == pid and crash.trace == ""
    run.end()
    assert later.begin() == []
    later.end()


def test_an_open_window_is_no_crash(runs):
    other = another(runs, WAIT)
    try:
        run = RunMarker(runs)
        assert run.begin() == []
        run.end()
        assert any(runs.glob("*.json"))
    finally:
        other.kill()
        ended(other)


def test_a_segmentation_fault_leaves_a_traceback(runs):
    pid = ended(another(runs, FAULT))
    run = RunMarker(runs)
    (crash,) = run.begin()
    run.end()
    assert crash.pid == pid and "Segmentation fault" in crash.trace


def test_two_crashes_soon_after_the_start_count_as_stuck(runs):
    for _ in range(2):
        other = another(runs, WAIT)
        other.kill()
        ended(other)
    run = RunMarker(runs)
    assert is_stuck(run.begin())
    run.end()
    assert not is_stuck(run.begin())
    run.end()


def test_a_crash_long_after_the_start_does_not_count(runs):
    for program in (WAIT, STAND):
        other = another(runs, program)
        other.kill()
        ended(other)
    run = RunMarker(runs)
    (crash,) = run.begin()
    assert crash.in_a_row == 0
    run.end()


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b'{"pid": "x"}', b"\xff"])
def test_a_damaged_marker_still_reports_a_crash(runs, content):
    runs.mkdir()
    (runs / "20260101-000000-1.json").write_bytes(content)
    run = RunMarker(runs)
    assert len(run.begin()) == 1
    run.end()


def test_the_program_runs_even_if_nothing_can_be_written(tmp_path):
    (tmp_path / "data").write_text("a file where the folder should be")
    run = RunMarker(tmp_path / "data" / "runs")
    assert run.begin() == []
    run.end()
