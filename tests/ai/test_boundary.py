"""Test that compiled bots check every argument that Python passes to them."""

import json
import os
import subprocess
import sys


def test_every_entry_point_of_compiled_bots_refuses_wrong_arguments():
    done = subprocess.run(
        [sys.executable, "-m", "tests.ai.boundary"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["passed"] == []
    assert found["missed"] == [], "add their wrong arguments to tests/ai/boundary.py"
    assert found["calls"] > 500
