"""What is asked before a game of Tuscany begins, and its box on the shelf."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import describe_games
from burgundy_qt.widgets.dialogs.catalogue import catalogue
from burgundy_qt.widgets.dialogs.game_shelf import ROOM, GameShelf
from burgundy_qt.widgets.dialogs.parts import setup_parts
from burgundy_qt.widgets.look import art, theme

PARTS = setup_parts("tuscany")
ASKED = next(game for game in describe_games() if game["game"] == "tuscany")


@pytest.fixture
def panel(qtbot):
    made = PARTS.panel(ASKED)
    qtbot.addWidget(made)
    return made


def test_the_duchies_are_laid_out_in_secret_unless_a_quick_start_is_chosen(panel):
    assert panel.request == {"edition": "2020", "modules": [], "setup": "secret"}
    told = panel.note.text()
    panel.setups.button(1).click()
    assert panel.request["setup"] == "fixed" and panel.note.text() != told


def test_what_a_request_asks_for_is_shown_and_what_is_unknown_is_the_usual(panel):
    panel.show_request({"setup": "fixed"})
    assert panel.request["setup"] == "fixed"
    panel.show_request({"setup": "drawn"})
    assert panel.request["setup"] == "secret"


@pytest.mark.parametrize("setup", ["secret", "fixed"])
def test_as_many_can_play_as_it_says_and_the_rules_take_what_is_asked_for(panel, setup):
    panel.show_request({"setup": setup})
    assert [*panel.players] == [2, 3, 4]
    for players in panel.players:
        game = Game({"game": "tuscany", "players": players, **panel.request})
        assert game.seats == players and game.request["setup"] == setup


def test_bots_can_be_watched(panel):
    assert Game({"game": "tuscany", **PARTS.of_bots(4)}).seats == 4


def test_its_box_says_what_it_is_and_how_many_can_play(qtbot):
    shelf = GameShelf(catalogue().games)
    qtbot.addWidget(shelf)
    box = shelf.boxes["tuscany"]
    assert box.told == ("Tuscany", "Cards, tiles and three boards", "2 to 4 seats")
    assert box.accessibleDescription() == "Cards, tiles and three boards, 2 to 4 seats"


def test_boxes_are_large_where_the_window_has_room_for_their_views(qtbot):
    shelf = GameShelf(catalogue().games)
    qtbot.addWidget(shelf)
    low = shelf.sizeHint().height()
    shelf.show_views(ROOM)
    assert shelf.sizeHint().height() > low + 100
    shelf.show_views(ROOM - QSize(0, 1))
    assert shelf.sizeHint().height() == low


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_view_on_a_box_follows_the_theme(qtbot, look):
    shelf = GameShelf(catalogue().games)
    qtbot.addWidget(shelf)
    shelf.show_views(ROOM)
    theme.set_theme(look)
    box = shelf.boxes["tuscany"]
    box.resize(box.sizeHint())
    shown = box.grab().toImage()
    view = art.pixmap(f"{PARTS.view}-{look}", box.width() - 8).toImage()
    assert shown.pixelColor(60, 40).name() == view.pixelColor(56, 29).name()
    theme.set_theme("light")
