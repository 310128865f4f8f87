"""What a game can lay over its table stands in the menu View while that game is there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.menus import MenuBar, Menus, Switches


class Scene(QObject):
    """Remembers what is laid over it."""

    def __init__(self) -> None:
        super().__init__()
        self.over: set[str] = set()

    def show_over(self, name: str) -> None:
        self.over.add(name)

    def hide_over(self, name: str) -> None:
        self.over.discard(name)


@pytest.fixture
def settings(tmp_path):
    return SettingsFile(tmp_path / "settings.json")


@pytest.fixture
def make(qtbot, settings):
    """The switches of another window of the same person."""
    kept = []

    def made() -> tuple[Switches, Scene]:
        window, bar, scene = QMainWindow(), MenuBar(), Scene()
        qtbot.addWidget(window)
        qtbot.addWidget(bar)
        kept.append((window, bar, scene))
        return Switches(Menus(bar, window), scene, settings), scene

    return made


def test_a_game_with_a_map_has_its_switches_in_the_menu_and_no_other_has(make):
    switches, _ = make()
    switches.offer("burgundy")
    assert not switches.actions
    switches.offer("carcassonne")
    assert set(switches.actions) == {"numbers", "edges", "dead", "ending"}
    shown = [action.text() for action in switches._menu.actions()]
    assert all(action.text() in shown for action in switches.actions.values())
    switches.offer(None)
    assert not switches.actions


def test_what_is_switched_on_is_laid_over_the_table_and_remembered(make, settings):
    switches, scene = make()
    switches.offer("carcassonne")
    switches.actions["numbers"].trigger()
    assert scene.over == {"numbers"}
    assert settings.values.laid_over == ["carcassonne numbers"]
    _, later = other = make()
    other[0].offer("carcassonne")
    assert later.over == {"numbers"}


def test_what_is_switched_off_is_taken_away(make, settings):
    settings.change(laid_over=["carcassonne edges"])
    switches, scene = make()
    switches.offer("carcassonne")
    assert scene.over == {"edges"}
    switches.actions["edges"].trigger()
    assert scene.over == set()
    assert settings.values.laid_over == []


def test_another_game_comes_to_a_clear_table(make, settings):
    settings.change(laid_over=["carcassonne dead"])
    switches, scene = make()
    switches.offer("carcassonne")
    switches.offer("burgundy")
    assert scene.over == set()
    assert settings.values.laid_over == ["carcassonne dead"]
