"""Tests of the options for a new game of Tuscany, and of its box on the shelf."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import describe_games
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.tuscany.tuscany_panel import CHOSEN, DEALT
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions, setup_of
from burgundy_qt.widgets.new_game.game_shelf import ROOM, GameShelf
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.theme import sprite_files, theme

SETUP = setup_of("tuscany")
THREE = SeatPlan("Ana"), SeatPlan("Bot", "page"), SeatPlan("Cy", "squire")
ASKED = next(game for game in describe_games() if game["game"] == "tuscany")


@pytest.fixture
def panel(qtbot):
    made = SETUP.panel(ASKED)
    qtbot.addWidget(made)
    return made


def test_duchies_are_arranged_in_secret_unless_a_quick_start_is_chosen(panel):
    assert panel.request == {"edition": "2020", "modules": [], "setup": "secret"}
    told = panel.note.text()
    panel.setups.button(1).click()
    assert panel.request["setup"] == "fixed" and panel.note.text() != told


def test_the_panel_shows_a_request_and_replaces_unknown_options(panel):
    panel.show_request({"setup": "fixed"})
    assert panel.request["setup"] == "fixed"
    panel.show_request({"setup": "drawn"})
    assert panel.request["setup"] == "secret"


@pytest.mark.parametrize("setup", ["secret", "fixed"])
def test_the_rules_accept_the_request_for_each_number_of_players(panel, setup):
    panel.show_request({"setup": setup})
    assert [*panel.players] == [2, 3, 4]
    for players in panel.players:
        game = Game({"game": "tuscany", "players": players, **panel.request})
        assert game.seats == players and game.request["setup"] == setup


@pytest.fixture
def dialog(qtbot):
    made = NewGameDialog(None, NewGameOptions(), LineUp(THREE, {"game": "tuscany"}))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def asked_boards(dialog):
    boards = dialog.line_up.request["boards"]
    Game(dialog.line_up.request)
    return boards


def choose_boards(dialog):
    dialog.panel.boards.button(CHOSEN).click()


def test_boards_are_dealt_or_chosen_and_all_seats_have_different_ones(dialog):
    assert asked_boards(dialog) is None
    assert all(choice.dealt.isVisible() for choice in dialog.seats.choices)
    choose_boards(dialog)
    assert asked_boards(dialog) == [["A1", "B1", "C1"], ["A2", "B2", "C2"], ["A3", "B3", "C3"]]
    dialog.seats.add_player()
    assert asked_boards(dialog)[3] == ["A4", "B4", "C4"]
    dialog.seats.remove_player(dialog.rows[1])
    assert asked_boards(dialog)[1:] == [["A3", "B3", "C3"], ["A4", "B4", "C4"]]
    dialog.seats.add_player()
    assert asked_boards(dialog)[3] == ["A2", "B2", "C2"]
    dialog.panel.boards.button(DEALT).click()
    assert asked_boards(dialog) is None


def test_a_click_on_a_picture_takes_the_board_and_swaps_it_with_its_owner(dialog):
    choose_boards(dialog)
    chooser = dialog.seats.choices[0].button.open()
    assert [board for board, picture in chooser.pictures.items() if picture.isChecked()] == [
        "A1",
        "B1",
        "C1",
    ]
    chooser.pictures["B3"].click()
    chooser.pictures["C4"].click()
    assert asked_boards(dialog) == [["A1", "B3", "C4"], ["A2", "B2", "C2"], ["A3", "B1", "C3"]]
    chooser.pictures["B1"].click()
    assert asked_boards(dialog) == [["A1", "B1", "C4"], ["A2", "B2", "C2"], ["A3", "B3", "C3"]]
    chooser.close()


def test_a_picture_describes_its_board_and_says_if_another_seat_has_it(dialog):
    choose_boards(dialog)
    chooser = dialog.seats.choices[0].button.open()
    assert "village" in chooser.pictures["A1"].toolTip()
    told = "the two boards are swapped"
    taken = [board for board, picture in chooser.pictures.items() if told in picture.toolTip()]
    assert taken == ["A2", "A3", "B2", "B3", "C2", "C3"]
    chooser.close()


def test_chosen_boards_are_restored_by_a_request_and_by_a_challenge_code(dialog, qtbot):
    choose_boards(dialog)
    dialog.seats.choices[2].button.take("A4")
    dialog.seats.choices[2].chosen.emit()
    wanted = asked_boards(dialog)
    assert wanted[2] == ["A4", "B3", "C3"]
    for line_up, again in (
        (dialog.line_up, None),
        (LineUp(THREE, {"game": "tuscany"}), Game({**dialog.line_up.request, "seed": 7}).request),
    ):
        other = NewGameDialog(None, NewGameOptions(), line_up)
        qtbot.addWidget(other)
        if again is not None:
            other.deal.field.setText(deal_code_of(again))
        assert asked_boards(other) == wanted
        assert other.panel.are_chosen


def test_the_box_describes_the_game_and_the_number_of_players(qtbot):
    shelf = GameShelf(NewGameOptions().games)
    qtbot.addWidget(shelf)
    box = shelf.boxes["tuscany"]
    assert box.box_text == ("Tuscany", "Cards, tiles and three boards", "2 to 4 players")
    assert box.accessibleDescription() == "Cards, tiles and three boards, 2 to 4 players"


def test_boxes_are_large_if_the_window_has_space_for_their_pictures(qtbot):
    shelf = GameShelf(NewGameOptions().games)
    qtbot.addWidget(shelf)
    low = shelf.sizeHint().height()
    shelf.show_views(ROOM)
    assert shelf.sizeHint().height() > low + 100
    shelf.show_views(ROOM - QSize(0, 1))
    assert shelf.sizeHint().height() == low


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_picture_on_a_box_follows_the_theme(qtbot, look):
    shelf = GameShelf(NewGameOptions().games)
    qtbot.addWidget(shelf)
    shelf.show_views(ROOM)
    theme.set_theme(look)
    box = shelf.boxes["tuscany"]
    box.resize(box.sizeHint())
    shown = box.grab().toImage()
    view = sprite_files.pixmap(f"{SETUP.box_picture}-{look}", box.width() - 8).toImage()
    assert shown.pixelColor(60, 40).name() == view.pixelColor(56, 29).name()
    theme.set_theme("light")
