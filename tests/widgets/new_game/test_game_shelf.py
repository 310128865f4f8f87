"""Tests of the shelf of games: shown if there is more than one game; the options depend on the
chosen game."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.registry import DEFAULT, GAMES, ruleset
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.home.home_page import Home
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions, setup_of
from burgundy_qt.widgets.new_game.game_shelf import GameShelf
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.theme import theme
from tests.widgets.second_game import BidsPanel, BidsSetup, second_game

THREE = SeatPlan("Ana"), SeatPlan("Bot", "page"), SeatPlan("Cy", "squire")
IN_2019 = {"game": "burgundy", "edition": "2019", "modules": ["inns"], "estates": ["3", "4", "5"]}


@pytest.fixture
def one_game():
    with patch.dict(GAMES):
        for name in [name for name in GAMES if name != DEFAULT]:
            del GAMES[name]
        yield


@pytest.fixture
def two_games(one_game):
    with second_game() as name:
        yield name


@pytest.fixture
def dialog(qtbot, two_games):
    made = NewGameDialog(None, NewGameOptions(), LineUp(THREE, IN_2019))
    qtbot.addWidget(made)
    made.show()
    return made


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_one_game_needs_no_shelf(qtbot, one_game):
    made = NewGameDialog(None, NewGameOptions())
    qtbot.addWidget(made)
    made.show()
    assert not made.shelf.isVisible() and made.sentence.text().startswith("Choose who plays")
    home = Home(NewGameOptions().games)
    qtbot.addWidget(home)
    assert home.shelf is None


def test_every_game_has_its_box_with_its_title(dialog, two_games):
    titles = {name: box.text() for name, box in dialog.shelf.boxes.items()}
    assert titles == {"burgundy": "Burgundy", two_games: "Sealed Bids"}
    assert dialog.shelf.isVisible() and dialog.sentence.text().startswith("Choose a game")
    assert [name for name, box in dialog.shelf.boxes.items() if box.isChecked()] == ["burgundy"]


def test_another_game_has_its_own_options_and_keeps_the_players(dialog, two_games):
    click(dialog.shelf.boxes[two_games])
    asked = dialog.line_up
    assert [plan.name for plan in asked.seats] == ["Ana", "Bot", "Cy"]
    assert asked.request == {"game": two_games, "players": 3, "edition": "1", "dealt": True}
    assert ruleset(two_games).complete_request(asked.request, 7)["seed"] == 7
    assert (
        dialog.order.text() == "All bid at the same time; nobody waits for a turn."
        and not dialog.ways.isVisible()
        and dialog.seats.caption.text() == ""
    )
    assert dialog.panel.isVisible() and not dialog.panels["burgundy"].panel.isVisible()


def test_the_options_of_a_game_return_with_it(dialog, two_games):
    before = dialog.line_up
    click(dialog.shelf.boxes[two_games])
    dialog.panel.dealt.setChecked(False)
    dialog.seats.remove_player(dialog.rows[2])
    click(dialog.shelf.boxes["burgundy"])
    assert dialog.line_up == before
    click(dialog.shelf.boxes[two_games])
    assert dialog.line_up.request["dealt"] is False and len(dialog.rows) == 2


def test_choices_of_seats_in_one_game_do_not_affect_another(qtbot, two_games):
    made = NewGameDialog(None, NewGameOptions(), LineUp(THREE, {"game": two_games}))
    qtbot.addWidget(made)
    made.choose_game("burgundy")
    assert (
        made.line_up.request["estates"] == ["1", "1", "1"] and made.seats.caption.text() == "Estate"
    )


def test_the_arrow_keys_move_along_the_shelf(dialog, two_games):
    first, second = dialog.shelf.boxes.values()
    dialog.activateWindow()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.isChecked() and dialog.game == two_games
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert first.isChecked() and dialog.game == "burgundy"


def test_seats_beyond_the_maximum_of_a_game_are_left_out_and_return(dialog, two_games):
    dialog.seats.add_player()
    click(dialog.shelf.boxes[two_games])
    assert len(dialog.rows) == 3 and not dialog.seats.add.isVisible()
    click(dialog.shelf.boxes["burgundy"])
    assert len(dialog.rows) == 4


def test_the_last_line_up_opens_at_its_game_or_at_the_default_if_it_is_unknown(qtbot, two_games):
    for name, shown in ((two_games, two_games), ("chess", "burgundy")):
        made = NewGameDialog(None, NewGameOptions(), LineUp(THREE, {"game": name, "dealt": False}))
        qtbot.addWidget(made)
        assert made.game == shown and made.line_up.request["game"] == shown


@pytest.mark.parametrize("game", GAMES)
def test_the_box_names_the_players_that_the_rules_allow(game):
    editions = ruleset(game).describe()["editions"]
    players = [number for edition in editions for number in edition["players"]]
    assert setup_of(game).players == (min(players), max(players))


def test_the_chosen_box_stands_out_in_every_theme(qtbot, two_games):
    shelf = GameShelf(NewGameOptions().games)
    qtbot.addWidget(shelf)
    for style in ("light", "dark"):
        theme.set_theme(style)
        shelf.show_game("burgundy")
        chosen, plain = (box.grab().toImage() for box in shelf.boxes.values())
        assert chosen.pixelColor(chosen.width() // 2, 4) != plain.pixelColor(plain.width() // 2, 4)
    theme.set_theme("light")


def test_the_boxes_on_homes_shelf_open_the_dialog_of_their_game(qtbot, two_games):
    home = Home(NewGameOptions().games)
    qtbot.addWidget(home)
    home.resize(1280, 800)
    home.show()
    asked = []
    home.game_asked.connect(asked.append)
    click(home.shelf.boxes[two_games])
    assert asked == [two_games] and not home.shelf.boxes[two_games].isChecked()
    assert home.shelf.geometry().top() > home.card.geometry().bottom()


def test_six_can_play_in_a_game_for_six_and_each_has_a_colour_of_the_game(qtbot):
    panel = type("PanelForSix", (BidsPanel,), {"players": range(2, 7)})
    with second_game(setup=BidsSetup(panel)) as name:
        made = NewGameDialog(None, NewGameOptions(), LineUp(THREE, {"game": name}))
        qtbot.addWidget(made)
        for _ in range(4):
            made.seats.add_player()
        assert len(made.rows) == 6 and colours(made) == [*range(6)]
        assert len({row.written_name for row in made.rows}) == 6
        made.rows[0].colour_wished.emit(made.rows[0], 5)
        assert len(made.rows[0].crest.open().choices["colour"]) == 6
        made.choose_game("burgundy")
        assert len(made.rows) == 4 and sorted(colours(made)) == [*range(4)]
        assert len(made.rows[0].crest.open().choices["colour"]) == 4
        made.choose_game(name)
        assert len(made.rows) == 6 and colours(made)[0] == 5


def test_a_colour_of_a_game_for_six_is_not_used_in_a_game_with_four_colours(qtbot):
    made = NewGameDialog(None, NewGameOptions(), LineUp(THREE, {}), people={"Eva": (5, "owl")})
    qtbot.addWidget(made)
    made.rows[0].name.setText("Eva")
    made.rows[0].named.emit(made.rows[0])
    assert made.rows[0].crest.avatar == "owl" and colours(made) == [0, 1, 2]


def colours(dialog):
    return [row.crest.colour for row in dialog.rows]


@pytest.mark.parametrize("language", NAMES)
def test_all_boxes_of_a_shelf_show_the_same_lines(qtbot, language):
    spoken.change(language)
    try:
        shelf = GameShelf(NewGameOptions().games, is_kept=False)
        qtbot.addWidget(shelf)
        shelf.show()
        told = set()
        for width in range(640, 1500, 20):
            shelf.resize(width, shelf.sizeHint().height())
            shelf.layout().activate()
            boxes = shelf.boxes.values()
            ways = {("", box.box_text.line, box.box_text.below).index(box.caption) for box in boxes}
            assert len(ways) == 1, width
            told |= ways
        assert told == {0, 1, 2}
    finally:
        spoken.change("en")
