"""Tests of the place and size at which the window opens."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QMainWindow

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.window import main_window
from burgundy_qt.widgets.window.main_window import (
    FIRST_SIZE,
    first_place,
    least_size,
    place_window,
    room_for_window,
    was_maximised,
)

LEAST = QSize(960, 620)


@pytest.mark.parametrize(
    "free", [QRect(0, 0, 1366, 728), QRect(0, 25, 1280, 775), QRect(1920, 0, 1024, 700)]
)
def test_on_a_small_screen_the_window_and_its_frame_fit_inside(free):
    place = first_place(room_for_window(free, True), LEAST)
    assert place is not None and free.contains(place.adjusted(-8, -40, 8, 8))
    assert place.height() > free.height() - 60


@pytest.mark.parametrize("free", [QRect(0, 0, 1920, 1040), QRect(0, 0, 1296, 848)])
def test_with_enough_room_the_system_places_the_window_at_its_usual_size(free):
    assert first_place(room_for_window(free, True), LEAST) is None


def test_the_window_is_never_smaller_than_its_least_size():
    place = first_place(room_for_window(QRect(0, 0, 800, 600), True), LEAST)
    assert place is not None and place.size() == LEAST and place.size() != FIRST_SIZE


def test_the_least_size_fits_a_small_screen():
    needed = QSize(640, 430)
    rooms = [
        room_for_window(QRect(0, 0, *size), True) for size in ((1920, 1040), (960, 500), (400, 300))
    ]
    assert [least_size(room, needed) for room in rooms] == [LEAST, QSize(944, 452), needed]


def test_with_unknown_bars_of_the_desktop_a_window_without_room_fills_the_screen(
    qtbot, monkeypatch
):
    """On Wayland, for example, the free space is the whole screen."""
    assert first_place(room_for_window(QRect(0, 0, 1440, 900), False), LEAST) is None
    monkeypatch.setattr(main_window, "uses_wayland", lambda: True)
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setMinimumSize(100, 100)
    screen = window.screen().availableGeometry()
    assert first_place(room_for_window(screen, False), LEAST) is not None, screen
    place_window(window, b"")
    assert window.isMaximized()
    monkeypatch.setattr(main_window, "uses_wayland", lambda: False)
    window.setWindowState(Qt.WindowState.WindowNoState)
    place_window(window, b"")
    assert not window.isMaximized()


def test_the_saved_geometry_of_a_maximised_window_is_recognised(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    assert not was_maximised(bytes(window.saveGeometry().data()))
    window.showMaximized()
    qtbot.waitUntil(window.isMaximized)
    assert was_maximised(bytes(window.saveGeometry().data()))
    assert not was_maximised(b"") and not was_maximised(b"short")


SCREEN = 1920, 1080
OPEN = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.app.application import SETTINGS, Program, open_window
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from tests.widgets.window_driver import AtTheWindow

folder, games, fills = Path(sys.argv[1]), sys.argv[2].split(), sys.argv[3] == "fills"
application = Program(sys.argv[:1])
session, settings = GameSession(folder), SettingsFile(folder / SETTINGS)
settings.change(pass_screen=False, speed="off", language="en")
settings.wait_until_saved()
at = AtTheWindow.__new__(AtTheWindow)
at.session, at.problems, at.settings = session, [], settings
at.window = window = open_window(application, session, settings, [])
at.page, at.table = window.page, window.page.view
if fills:
    window.showMaximized()
    at.wait_until(window.isMaximized)

def shown():
    buttons = [b for b in at.page.prompt.findChildren(QPushButton) if b.isVisible()]
    return buttons, [at.page.prompt, *buttons]

def is_whole():
    return all(part.visibleRegion().boundingRect() == part.rect() for part in shown()[1])

told = []
screen = window.screen().availableGeometry()
for game in games:
    seats = SeatPlan("Anna"), SeatPlan("Page", "page")
    before = session.view
    session.new_game(LineUp(seats, {"game": game, "seed": 3}))
    at.wait_until(lambda: session.view is not before and at.is_asked)
    at.wait_until(lambda: at.page.scene.sceneRect().width() == at.table.viewport().width())
    at.wait_until(is_whole)
    buttons, parts = shown()
    seen = [QRect(part.mapToGlobal(part.rect().topLeft()), part.size()) for part in parts]
    told.append({
        "inside": screen.contains(window.geometry()),
        "fills": window.isMaximized(),
        "buttons": len(buttons),
        "reached": all(screen.contains(r) and window.geometry().contains(r) for r in seen),
    })
at.close()
print(json.dumps(told))
"""


def opened(folder, scale, games=("burgundy",), fills=False):
    """Run a program at this scale factor, and return what its window reports about each game."""
    screens = folder / "screens.json"
    screens.write_text(
        json.dumps(
            {
                "screens": [
                    {
                        "name": "one",
                        "x": 0,
                        "y": 0,
                        "width": SCREEN[0],
                        "height": SCREEN[1],
                        "logicalDpi": 96,
                        "logicalBaseDpi": 96,
                        "dpr": 1,
                    }
                ]
            }
        )
    )
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[3]),
        # in a full path, the colon of `C:` would end the name
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens.name}",
        "QT_SCALE_FACTOR": str(scale),
    }
    arguments = [sys.executable, "-c", OPEN, str(folder), " ".join(games), "fills" if fills else ""]
    done = subprocess.run(
        arguments, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_a_window_that_filled_its_screen_does_so_again_at_another_scale(tmp_path):
    assert opened(tmp_path, 1, fills=True)[0]["fills"]
    (told,) = opened(tmp_path, 1.5)
    assert told["fills"] and told["inside"] and told["reached"]


def test_at_twice_the_scale_the_prompt_and_its_buttons_are_visible(tmp_path):
    for game, told in zip(GAMES, opened(tmp_path, 2, tuple(GAMES)), strict=True):
        assert told["inside"] and told["reached"], game
        assert told["buttons"] > 1, game
