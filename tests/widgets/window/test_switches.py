"""Tests of the overlays of a game, which are in the menu View while the game is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.menus import MenuBar, Menus, Switches


class Scene(QObject):
    """Records its overlays."""

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
    """Return a function that creates the switches of another window with the same settings."""
    kept = []

    def made() -> tuple[Switches, Scene]:
        window, bar, scene = QMainWindow(), MenuBar(), Scene()
        qtbot.addWidget(window)
        qtbot.addWidget(bar)
        kept.append((window, bar, scene))
        return Switches(Menus(bar, window), scene, settings), scene

    return made


def test_only_a_game_with_a_map_has_switches_in_the_menu(make):
    switches, _ = make()
    switches.offer("burgundy")
    assert not switches.actions
    switches.offer("carcassonne")
    assert set(switches.actions) == {"numbers", "edges", "dead", "ending"}
    shown = [action.text() for action in switches._menu.actions()]
    assert all(action.text() in shown for action in switches.actions.values())
    switches.offer(None)
    assert not switches.actions


def test_an_overlay_that_is_switched_on_is_shown_and_remembered(make, settings):
    switches, scene = make()
    switches.offer("carcassonne")
    switches.actions["numbers"].trigger()
    assert scene.over == {"numbers"}
    assert settings.values.laid_over == ["carcassonne numbers"]
    _, later = other = make()
    other[0].offer("carcassonne")
    assert later.over == {"numbers"}


def test_an_overlay_that_is_switched_off_is_hidden(make, settings):
    settings.change(laid_over=["carcassonne edges"])
    switches, scene = make()
    switches.offer("carcassonne")
    assert scene.over == {"edges"}
    switches.actions["edges"].trigger()
    assert scene.over == set()
    assert settings.values.laid_over == []


def test_another_game_has_no_overlay(make, settings):
    settings.change(laid_over=["carcassonne dead"])
    switches, scene = make()
    switches.offer("carcassonne")
    switches.offer("burgundy")
    assert scene.over == set()
    assert settings.values.laid_over == ["carcassonne dead"]
