"""The shapes of Carcassonne's tiles are what packaging/landscape makes of the rules' components."""

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


def test_a_kind_is_worked_out_as_it_is_shipped():
    """Of one kind with a city, a gate and fields; the whole takes ten seconds."""
    command = (sys.executable, "-c", ONE_KIND, str(LANDSCAPE), "BB4")
    told = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert json.loads(told.stdout) == json.loads(SHIPPED.read_text(encoding="utf-8"))["BB4"]
