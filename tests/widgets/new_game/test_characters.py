"""Tests of characters in the new-game dialog and in the game: chosen by clicks and keys, named,
saved."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.styles import styles_of
from burgundy_qt.language.translation import NAMES, spoken, tr
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import seat_from, written_seat
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.settings.settings import line_up_from, stored_line_up


@pytest.fixture
def open_dialog(qtbot):
    def dialog(last=None):
        made = NewGameDialog(None, NewGameOptions(), last)
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


@pytest.mark.parametrize("game", GAMES)
def test_every_style_has_a_character_with_texts_in_every_language(game):
    characters = texts_of(game).characters
    assert [style.name for style in styles_of(game)] == list(characters)
    assert len({one.name for one in characters.values()}) == len(characters)
    try:
        for language in NAMES:
            spoken.change(language)
            for one in characters.values():
                title, greeting = tr("Character", one.title), tr("Character", one.greeting)
                assert title.startswith(one.name) and greeting.endswith(".")
                assert language == "en" or (title, greeting) != (one.title, one.greeting)
    finally:
        spoken.change("en")


def test_a_character_is_chosen_in_the_list_of_characters(open_dialog):
    row = open_dialog().rows[1]
    QTest.mouseClick(row.who, Qt.MouseButton.LeftButton)
    lines = row.who.view()
    assert lines.isVisible() and lines.viewport().width() >= row.who.lines.width
    described = row.who.itemData(2, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described == "My flock comes first: I collect animals of one kind."
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(lines, key)
    assert row.plan == SeatPlan(
        "Oriane", "squire", row.crest.colour, row.plan.avatar, None, "shepherd"
    )
    assert row.who.toolTip() == described == row.who.accessibleDescription()


def test_keys_alone_choose_a_character_and_start_the_game(open_dialog):
    dialog, started = open_dialog(), []
    dialog.started.connect(started.append)
    row = dialog.rows[1]
    row.who.setFocus()
    for _ in range(2):
        QTest.keyClick(row.who, Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    (line_up,) = started
    assert [plan.style for plan in line_up.seats] == [None, "builder"]
    assert line_up.seats[1].name == "Renaud"


def test_the_name_follows_the_character_unless_a_person_has_typed_one(open_dialog):
    row = open_dialog().rows[1]
    row.who.show_style("shepherd")
    row.who.show_style("miner")
    assert row.plan.name == "Colin"
    row.who.show_style(None)
    assert row.plan.name not in row.who.names
    row.name.setText("Grandma")
    row.who.show_style("miner")
    assert row.plan.name == "Grandma" and row.plan.style == "miner"


def test_another_game_has_its_own_characters(open_dialog):
    dialog = open_dialog()
    row = dialog.rows[1]
    row.who.show_style("miner")
    dialog.choose_game("burgundy-dice")
    row = dialog.rows[1]
    assert (row.plan.name, row.plan.style) == ("Hugo", "miner")
    dialog.choose_game("carcassonne")
    row = dialog.rows[1]
    assert row.plan.style is None and row.plan.name != "Hugo"
    assert row.who.findData("blocker") > 0


def test_a_person_has_no_style(open_dialog):
    row = open_dialog().rows[1]
    row.who.show_style("miner")
    row.who.setCurrentIndex(0)
    assert row.plan.is_person and row.plan.style is None


def test_the_last_character_is_proposed_again(open_dialog):
    last = LineUp(
        (SeatPlan("You"), SeatPlan("Oriane", "knight", style="shepherd")), {"game": "burgundy"}
    )
    kept = line_up_from(stored_line_up(last))
    assert kept is not None
    row = open_dialog(kept).rows[1]
    assert (row.plan.level, row.plan.style) == ("knight", "shepherd")


def test_settings_without_styles_still_open():
    last = LineUp((SeatPlan("You"), SeatPlan("Margaux", "knight")), {"game": "burgundy"})
    stored = stored_line_up(last)
    assert [len(seat) for seat in stored["seats"]] == [4, 4]
    assert line_up_from(stored).seats == last.seats


@pytest.mark.parametrize("style", [None, "shepherd", "of-a-newer-version"])
def test_a_save_keeps_the_style(style):
    plan = SeatPlan("Oriane", "squire", style=style)
    assert seat_from(written_seat(plan), 1) == plan
    running = RunningGame.begin(LineUp((SeatPlan("You"), plan), {"game": "burgundy", "seed": 1}))
    assert running.save().seats[1].style == style
    old = {key: value for key, value in written_seat(plan).items() if key != "style"}
    assert seat_from(old, 1).style is None
