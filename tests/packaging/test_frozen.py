"""Tests of the frozen program, built and run if PyInstaller is installed, and of the self-test
alone."""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from making import frozen
from making.project import ROOT, ReleaseError

from burgundy_qt import __version__
from burgundy_qt.commands import self_test
from burgundy_qt.commands.self_test import SelfTestFailed, check_parts
from burgundy_qt.rules import position

RELEASE = ROOT / "packaging" / "release"
FOR_WAYLAND = "libwayland-cursor.so.0"


def lacks(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return sys.platform == "linux"
    return False


def is_wine():
    return sys.platform == "win32" and hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


def test_the_self_test_tries_the_whole_program_and_reports_it_in_one_line():
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "burgundy_qt", "--self-test"]
    tried = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=200)
    assert (tried.returncode, tried.stderr) == (0, "")
    assert (
        tried.stdout.startswith(f"Burgundy Qt {__version__} passed its self-test")
        and tried.stdout.count("\n") == 1
    )


@pytest.mark.parametrize(
    ("part", "instead", "told"),
    [
        ("is_compiled", lambda: False, "not compiled"),
        ("shipped_network", lambda game, table: None, "the network of burgundy for 1 "),
        ("RULES", Path("nowhere"), "the rules pages of burgundy in en"),
        ("SOUNDS", Path("nowhere"), "the sounds are missing"),
    ],
)
def test_the_self_test_names_missing_parts(part, instead, told, monkeypatch, qapp):
    monkeypatch.setattr(self_test, part, instead)
    with pytest.raises(SelfTestFailed, match=told):
        check_parts()


@pytest.mark.parametrize(
    ("starts", "took", "left"),
    [([700, 1], 700, [1]), ([1900, 800, 1], 800, [1]), ([3000, 2500, 2600], 2500, [])],
)
def test_the_first_fast_start_counts_and_otherwise_the_shortest(starts, took, left):
    ahead = iter(starts)
    assert frozen.shortest(ahead) == took
    assert list(ahead) == left


@pytest.mark.posix("the program is a shell script")
def test_a_start_is_measured_even_if_qt_prints_a_message(tmp_path):
    program = tmp_path / "burgundy-qt"
    program.write_text("""#!/bin/sh
echo '{"bench": "start", "first_frame_ms": 845}'
echo "This plugin does not support propagateSizeHints()" >&2
""")
    program.chmod(0o755)
    assert frozen.start_of(program) == 845


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None,
    reason="this is not Linux with binutils",
)
def test_a_program_for_a_newer_linux_than_is_promised_is_refused(tmp_path, monkeypatch):
    shutil.copy(position.__file__, tmp_path)
    frozen.look_at_glibc(tmp_path)
    monkeypatch.setattr(frozen, "NEWEST_GLIBC", (2, 1))
    with pytest.raises(ReleaseError, match=r"needs glibc 2\.\d+, newer than 2\.1"):
        frozen.look_at_glibc(tmp_path)


@pytest.mark.skipif(
    importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is not installed here"
)
@pytest.mark.skipif(lacks(FOR_WAYLAND), reason=f"this system lacks {FOR_WAYLAND}")
@pytest.mark.skipif(is_wine(), reason="takes ten minutes under Wine; the step wine-frozen does it")
def test_the_frozen_program_is_complete_and_passes_its_self_test():
    built = subprocess.run(
        [sys.executable, RELEASE, "frozen"], cwd=ROOT, capture_output=True, text=True, timeout=500
    )
    assert built.returncode == 0, built.stderr[-3000:]
    assert "passed its self-test" in built.stdout
