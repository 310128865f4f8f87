"""The frozen program, built and tried out where PyInstaller is installed; and the self-test by itself."""

import ctypes
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from making.project import ROOT

from burgundy_qt import __version__, self_test
from burgundy_qt.self_test import SelfTestFailed, look_into_parts

RELEASE = ROOT / "packaging" / "release"
FOR_WAYLAND = "libwayland-cursor.so.0"


def lacks(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return sys.platform == "linux"
    return False


def test_the_self_test_goes_through_the_whole_program_and_says_so_in_one_line():
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "burgundy_qt", "--self-test"]
    tried = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=200)
    assert (tried.returncode, tried.stderr) == (0, "")
    assert tried.stdout.startswith(f"Burgundy Qt {__version__} passed its self-test") and tried.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("part", "instead", "told"),
    [
        ("is_compiled", lambda: False, "not compiled"),
        ("burgundy_network", lambda table: None, "the network for 1 "),
        ("RULES", Path("nowhere"), "the rules to read in en"),
        ("SOUNDS", Path("nowhere"), "the sounds are missing"),
    ],
)
def test_the_self_test_names_what_is_missing(part, instead, told, monkeypatch, qapp):
    monkeypatch.setattr(self_test, part, instead)
    with pytest.raises(SelfTestFailed, match=told):
        look_into_parts()


@pytest.mark.skipif(importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is not installed here")
@pytest.mark.skipif(lacks(FOR_WAYLAND), reason=f"this system lacks {FOR_WAYLAND}")
def test_the_frozen_program_is_built_whole_and_passes_its_self_test():
    built = subprocess.run([sys.executable, RELEASE, "frozen"], cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert built.returncode == 0, built.stderr[-3000:]
    assert "passed its self-test" in built.stdout
