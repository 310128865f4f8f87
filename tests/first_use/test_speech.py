"""Tests of the messages for a person who waits for the set-up."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "packaging/setup"


@pytest.mark.posix("the step runs a POSIX program")
def test_without_a_terminal_each_step_is_announced_before_it_runs(tmp_path):
    shown, log = tmp_path / "shown", tmp_path / "log"
    step = f"carry_out('Waiting', ['cat', {str(shown)!r}], Path({str(log)!r}))"
    code = f"from pathlib import Path; from first_use.speech import carry_out; {step}"
    environment = {**os.environ, "PYTHONPATH": str(SETUP), "PYTHONIOENCODING": "utf-8"}
    with shown.open("w") as file:
        subprocess.run(
            [sys.executable, "-c", code], env=environment, stderr=file, check=True, timeout=60
        )
    assert log.read_text("utf-8").endswith("Waiting …")
    assert shown.read_text("utf-8").startswith("Waiting … done (")
