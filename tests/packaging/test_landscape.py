"""The shapes of Carcassonne's tiles match the output of packaging/landscape for the components in
the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LANDSCAPE = ROOT / "packaging" / "landscape"
SHIPPED = ROOT / "burgundy_qt" / "widgets" / "games" / "carcassonne" / "landscape.json"
ONE_KIND = """
import json, sys
sys.path.insert(0, sys.argv[1])
import runpy
made = runpy.run_path(sys.argv[1] + "/__main__.py")
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
kind = next(kind for kind in made["KINDS"] if kind.name == sys.argv[2])
print(json.dumps(made["row_of"](made["Shape"](kind))))
"""


def test_computing_a_kind_again_gives_its_shipped_shapes():
    """Only one kind with a city, a gate and fields is computed; all kinds would take ten
    seconds."""
    command = (sys.executable, "-c", ONE_KIND, str(LANDSCAPE), "BB4")
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert json.loads(told.stdout) == json.loads(SHIPPED.read_text(encoding="utf-8"))["BB4"]
