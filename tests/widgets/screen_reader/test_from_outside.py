"""Tests of a turn played from outside the program through AT-SPI, as a screen reader does."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

SYSTEM_PYTHON = Path("/usr/bin/python3")
READER = Path(__file__).with_name("reader.py")
BUS_OF_READERS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")


def missing() -> str:
    """Return the names of missing programs and libraries, or ""."""
    lacking = [name for name in ("Xvfb", "dbus-run-session") if shutil.which(name) is None]
    if not BUS_OF_READERS.exists():
        lacking.append("at-spi2-core")
    asked = [str(SYSTEM_PYTHON), "-c", "import gi; gi.require_version('Atspi', '2.0')"]
    if not SYSTEM_PYTHON.exists() or subprocess.run(asked, capture_output=True).returncode:
        lacking.append("python3-gi and gir1.2-atspi-2.0")
    return ", ".join(lacking)


@pytest.fixture
def display() -> Iterator[str]:
    """Start a separate X server and yield its display."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        yield f":{told.readline().strip()}"
    server.terminate()
    server.wait()


@pytest.fixture(scope="module")
def lacking() -> str:
    return missing() if sys.platform == "linux" else "Linux"


def test_a_turn_an_undo_and_an_opponents_turn_are_heard_once_each(request, lacking, tmp_path):
    if lacking:
        pytest.skip(f"needs {lacking}")
    heard, announced = sentences_of_a_turn(request.getfixturevalue("display"), tmp_path)
    assert heard[0].startswith(("Margaux: ", "Your turn. "))
    turns = [sentence for sentence in heard if sentence.startswith("Your turn. ")]
    assert ["Dice: " in sentence for sentence in turns[:4]] == [True, False, True, False]
    assert turns[4].startswith("Your turn. Both dice are used.")
    assert "Undone: You: Took workers. +2 workers." in heard
    ours = [sentence for sentence in heard if not sentence.startswith("Margaux: ")]
    assert not [twice for twice, again in pairwise(ours) if twice == again]
    # A reader that knows announcements gets them, and no extra notifications.
    assert announced[0].startswith("You: Took workers")
    assert heard[-1].startswith("Your turn. ")


def sentences_of_a_turn(display: str, folder: Path) -> tuple[list[str], list[str]]:
    """Return the notifications and the announcements that the reader heard."""
    data, runtime = folder / "data", folder / "runtime"
    for made in (data, runtime):
        made.mkdir(mode=0o700)
    settings = {"language": "en", "speed": "off", "pace": "fast"}
    (data / "settings.json").write_text(json.dumps(settings), "utf-8")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DBUS_")}
    environment = {
        **kept,
        "DISPLAY": display,
        "GSETTINGS_BACKEND": "memory",
        "HOME": str(folder),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QPA_PLATFORM": "xcb",
        "XDG_RUNTIME_DIR": str(runtime),
    }
    program = [sys.executable, "-m", "burgundy_qt", "--data-dir", str(data)]
    ran = subprocess.run(
        ["dbus-run-session", "--", str(SYSTEM_PYTHON), str(READER), *program],
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout.splitlines()[-1])
    return told["heard"], told["announced"]
