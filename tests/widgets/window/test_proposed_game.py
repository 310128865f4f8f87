"""Tests of the game that the key N proposes: the one on the table as it was played last, or the one
in the dialog that was left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from tests.widgets.window_driver import AtTheWindow

ANNA = SeatPlan("Anna")
ALONE = LineUp((ANNA,), {"game": "burgundy-dice", "players": 1})
OF_TWO = LineUp((ANNA, SeatPlan("Bea")), {"game": "burgundy", "players": 2})
OF_THREE = LineUp(
    (ANNA, SeatPlan("Bea"), SeatPlan("Cleo", "page")), {"game": "tuscany", "players": 3}
)


def begin(at, line_up):
    before = at.session.view
    at.window.dialogs.begin(line_up)
    at.wait_until(lambda: at.session.view is not before)
    return at.session.folders.games / f"{at.session.view.game_id}.burgundy"


def ask(at):
    """Press N, and return the dialog."""
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window.focusWidget() or at.window, Qt.Key.Key_N)
    return at.new_game_dialog()


def proposed(at):
    """Return the game and the names that N proposes, and close the dialog."""
    dialog = ask(at)
    told = dialog.game, [plan.name for plan in dialog.line_up.seats]
    leave(at, dialog)
    return told


def leave(at, dialog):
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    at.wait_until(lambda: at.window.dialog is None)


def test_the_game_on_the_table_is_proposed_with_its_last_line_up(at):
    path = begin(at, OF_TWO)
    begin(at, OF_THREE)
    assert proposed(at) == ("tuscany", ["Anna", "Bea", "Cleo"])
    at.session.open(path)
    at.wait_until(lambda: at.session.view.game == "burgundy")
    assert proposed(at) == ("burgundy", ["Anna", "Bea"])


def test_the_solo_dice_game_is_proposed_again_even_after_the_next_start(qtbot, tmp_path):
    first = AtTheWindow(tmp_path)
    begin(first, OF_TWO)
    begin(first, ALONE)
    assert proposed(first) == ("burgundy-dice", ["Anna"])
    first.close()
    again = AtTheWindow(tmp_path)
    again.settings.read()
    dialog = ask(again)
    assert (dialog.game, dialog.panel.way, len(dialog.rows)) == ("burgundy-dice", "solo", 1)
    dialog.choose_game("burgundy")
    assert [plan.name for plan in dialog.line_up.seats] == ["Anna", "Bea"]
    again.close()


def test_esc_keeps_the_choices_for_the_next_time(at):
    begin(at, OF_TWO)
    dialog = ask(at)
    dialog.choose_game("tuscany")
    dialog.seats.add_player()
    dialog.rows[1].name.setText("Zoé")
    dialog.seed.setText("4711")
    chosen = dialog.line_up
    leave(at, dialog)
    again = ask(at)
    assert again.line_up == chosen and again.seed.text() == "4711"
    again.accept()
    at.wait_until(lambda: at.session.view.game == "tuscany")
    fresh = ask(at)
    assert fresh.seed.text() == "" and fresh.rows[1].name.text() == "Zoé"


@pytest.mark.parametrize("game", ["tuscany", "carcassonne"])
def test_a_box_on_homes_shelf_opens_the_dialog_of_its_game(at, game):
    begin(at, OF_TWO)
    leave(at, ask(at))
    at.window.home_switch.go_home()
    at.click(at.window.home.shelf.boxes[game])
    assert at.new_game_dialog().game == game


def test_a_repeated_deal_is_not_proposed_the_next_time(at):
    begin(at, OF_TWO)
    at.window.dialogs.ask_for_game(at.session.view.line_up)
    dialog = at.new_game_dialog()
    assert dialog.seed.text()
    leave(at, dialog)
    assert ask(at).seed.text() == ""


def test_a_bot_that_takes_a_seat_in_the_game_has_the_last_used_level(at):
    begin(at, OF_THREE)
    begin(at, OF_TWO)
    at.window.menus.actions["seats"].trigger()
    row = at.window.dialog.rows[1]
    row.who.setCurrentIndex(1)
    assert row.plan.level == "page"
