"""Tests of engines in the new-game dialog: where they can be chosen, and how the dialog remembers
them."""

import pytest
from PySide6.QtCore import Qt

from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.settings.settings import line_up_from, stored_line_up

ANN = AddedEngine("a1", "Ann the engine", "ann", None, 2, None, ("burgundy", "tuscany"))
BEN = AddedEngine("b2", "Ben", "ben", None, None, 500, ("carcassonne",))
NEW = AddedEngine("c3", "Never tested", "new")


@pytest.fixture
def open_dialog(qtbot):
    def dialog(*engines, last=None):
        made = NewGameDialog(None, NewGameOptions(), last, engines=engines)
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


def choose(row, words):
    row.level.setCurrentIndex(row.level.findText(words))


def offered(row):
    """Return the names that can be chosen in a row."""
    level = row.level
    return [level.itemText(at) for at in range(level.count()) if level.model().item(at).isEnabled()]


def test_engines_that_play_the_game_are_listed_below_the_levels(open_dialog):
    row = open_dialog(ANN, BEN, NEW).rows[1]
    assert offered(row)[-2:] == ["Duke", "Ann the engine"]
    told = row.level.itemData(row.level.findText("Ben"), Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Does not play this game" in told
    assert [row.level.is_first_engine(at) for at in range(9)] == [*[False] * 6, True, False, False]


def test_keys_skip_engines_that_do_not_play_the_game(open_dialog, qtbot):
    row = open_dialog(BEN, ANN).rows[1]
    choose(row, "Duke")
    qtbot.keyClick(row.level, Qt.Key.Key_Down)
    assert row.level.currentText() == "Ann the engine"


def test_a_chosen_engine_gives_the_seat_its_name_figure_and_limit(open_dialog):
    dialog = open_dialog(ANN)
    row = dialog.rows[1]
    choose(row, "Ann the engine")
    assert dialog.line_up.seats[1].name == "Ann the engine"
    assert dialog.line_up.seats[1].level == ANN.level
    assert "people/engine" in row.crest.art_name
    assert row.measured.text().endswith("a decision, strength unknown")
    assert not row.pace.isVisible()
    choose(row, "Knight")
    assert row.plan.name != "Ann the engine" and "people/knight" in row.crest.art_name
    choose(row, "Ann the engine")
    row.who.setCurrentIndex(0)
    assert row.plan.is_person and row.plan.name != "Ann the engine"


def test_a_name_that_a_person_wrote_stays(open_dialog, qtbot):
    row = open_dialog(ANN).rows[1]
    row.name.selectAll()
    qtbot.keyClicks(row.name, "Zoltan")
    choose(row, "Ann the engine")
    assert row.plan.name == "Zoltan"


def test_two_seats_of_one_engine_have_two_names(open_dialog):
    dialog = open_dialog(ANN)
    choose(dialog.rows[1], "Ann the engine")
    dialog.seats.add_player()
    assert dialog.rows[2].plan.level == ANN.level
    assert dialog.rows[2].plan.name != dialog.rows[1].plan.name
    assert dialog.start.isEnabled()


def test_another_game_replaces_the_engine_by_a_bot_until_its_game_is_chosen_again(open_dialog):
    dialog = open_dialog(ANN)
    choose(dialog.rows[1], "Ann the engine")
    dialog.choose_game("carcassonne")
    assert dialog.rows[1].plan.level == "knight" and dialog.rows[1].plan.name != "Ann the engine"
    assert (
        dialog.seats.missed.isVisible() and "does not play this game" in dialog.seats.missed.text()
    )
    dialog.choose_game("burgundy")
    assert dialog.rows[1].plan.level == ANN.level and not dialog.seats.missed.isVisible()


def test_the_last_line_up_remembers_an_engine_and_says_if_it_was_removed(open_dialog):
    seats = SeatPlan("Ida"), SeatPlan("Ann the engine", ANN.level)
    kept = line_up_from(stored_line_up(LineUp(seats, {"game": "tuscany"})))
    assert open_dialog(ANN, last=kept).line_up.seats[1].level == ANN.level
    without = open_dialog(last=kept)
    assert without.line_up.seats[1].level == "knight"
    assert (
        without.seats.missed.text()
        == "Ann the engine is no longer in your list: a bot takes its place."
    )
    assert without.start.isEnabled()
