"""Tests of the options for a new Dice Game: solo or not, the sheet and the start castle."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.rules.dice.dice_ruleset import ANSWER, castles_of
from burgundy_qt.rules.dice.sheets import LETTERS
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.dice.dice_panel import ANY, bonus_of, castle_of, sheet_summary
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions, setup_of
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.new_game.player_choice import measured_text

GAME = "burgundy-dice"
SETUP = setup_of(GAME)
PLANS = tuple(SeatPlan(name) for name in ("Ana", "Béa", "Cy", "Dan", "Eva", "Flo"))


@pytest.fixture
def open_dialog(qtbot):
    def dialog(players=2, **asked):
        request = {"game": GAME, "players": players, **asked}
        made = NewGameDialog(None, NewGameOptions(), LineUp(PLANS[:players], request))
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def complete_request_of(dialog):
    """Return the complete request with which the game begins."""
    return ANSWER.complete_request(SETUP.draw_random_choices(dialog.line_up).request, 5)


def offered(dialog):
    return [each.text() for each in dialog.panel.setups.buttons() if each.isVisible()]


def test_the_box_of_the_game_is_chosen_on_the_shelf(open_dialog):
    dialog = open_dialog()
    assert dialog.shelf.boxes[GAME].isChecked()


def test_the_default_game_is_that_of_the_protocol(open_dialog):
    assert complete_request_of(open_dialog()) == ANSWER.complete_request(
        {"game": GAME, "players": 2}, 5
    )


@pytest.mark.parametrize("number", range(4))
def test_a_sheet_is_chosen_by_its_picture(number, open_dialog):
    dialog = open_dialog()
    click(dialog.panel.sheets.group.button(number))
    assert complete_request_of(dialog)["sheet"] == LETTERS[number]
    assert dialog.panel.sheet_note.text() == sheet_summary(LETTERS[number])


def test_a_sheet_describes_its_regions():
    assert sheet_summary("A") == "21 regions; the largest have 4 spaces: towns."
    assert len({sheet_summary(letter) for letter in LETTERS}) > 1


def test_a_random_sheet_depends_on_the_seed_and_can_be_any():
    drawn = [
        SETUP.draw_random_choices(line_up_with_random_sheet(seed)).request["sheet"]
        for seed in range(40)
    ]
    assert set(drawn) == set(LETTERS)
    assert drawn == [
        SETUP.draw_random_choices(line_up_with_random_sheet(seed)).request["sheet"]
        for seed in range(40)
    ]


def line_up_with_random_sheet(seed, **asked):
    return LineUp(PLANS[:2], {"game": GAME, "players": 2, "sheet": ANY, "seed": seed, **asked})


def test_a_random_sheet_is_chosen_like_others_and_remembered(open_dialog):
    dialog = open_dialog()
    click(dialog.panel.sheets.group.button(len(LETTERS)))
    assert dialog.line_up.request["sheet"] == ANY
    dialog.panel.show_request(dialog.line_up.request)
    assert dialog.panel.sheets.sheet == ANY


def test_a_drawn_sheet_is_not_drawn_again():
    line_up = line_up_with_random_sheet(3)
    drawn = SETUP.draw_random_choices(line_up)
    assert (
        SETUP.draw_random_choices(drawn) == drawn
        and replace(drawn, request=line_up.request) == line_up
    )


def test_the_same_castle_for_all_is_chosen_in_advance_or_by_the_first_seat(open_dialog):
    dialog = open_dialog()
    dialog.panel.setups.button(2).click()
    assert (complete_request_of(dialog)["setup"], complete_request_of(dialog)["castle"]) == (
        "same",
        None,
    )
    castles = set()
    for row in range(1, dialog.panel.castles.count()):
        dialog.panel.castles.setCurrentIndex(row)
        castles.add(complete_request_of(dialog)["castle"])
    assert castles == set(castles_of("A"))


@pytest.mark.parametrize("sheet", LETTERS)
def test_the_castle_for_all_has_the_same_bonus_on_every_sheet(sheet, open_dialog):
    for castle in castles_of(sheet):
        request = {"setup": "same", "sheet": sheet, "castle": castle}
        assert castle_of(sheet, bonus_of(request)) == castle
    dialog = open_dialog(**request)
    assert complete_request_of(dialog)["castle"] == castle


def test_the_castle_for_all_follows_a_random_sheet():
    request = SETUP.draw_random_choices(
        line_up_with_random_sheet(1, setup="same", castle="goods")
    ).request
    assert request["castle"] == castle_of(request["sheet"], "goods")


def test_six_play_in_secret_but_not_all_different(open_dialog):
    dialog = open_dialog(4)
    assert "All different" in offered(dialog)
    dialog.seats.add_player()
    dialog.seats.add_player()
    assert len(dialog.rows) == 6 and not dialog.seats.add.isVisible()
    assert offered(dialog) == ["All in secret", "All the same"]


def test_all_different_is_for_four_at_most(open_dialog):
    dialog = open_dialog(4, setup="different")
    assert complete_request_of(dialog)["setup"] == "different" and not dialog.seats.add.isVisible()
    dialog.panel.setups.button(0).click()
    assert dialog.seats.add.isVisible()


def test_a_solo_game_has_no_choice_of_set_up(open_dialog):
    dialog = open_dialog(3)
    dialog.panel.play("solo")
    assert len(dialog.rows) == 1 and complete_request_of(dialog)["players"] == 1
    assert offered(dialog) == [] and not dialog.panel.setup_head.isVisible()
    assert dialog.order.text().startswith("More than 50 points is good")
    dialog.panel.play("")
    assert len(dialog.rows) == 3 and len(offered(dialog)) == 3


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_challenge_code_restores_its_game(players, open_dialog):
    request = ANSWER.complete_request(
        {"game": GAME, "players": players, "setup": "same", "sheet": "C"}, 9
    )
    dialog = open_dialog()
    dialog.seed.setText(deal_code_of(request))
    assert ANSWER.complete_request(dialog.line_up.request, 0) == request


def test_no_level_claims_a_strength_that_was_measured_in_another_game(open_dialog):
    dialog = open_dialog()
    level, row = dialog.seats.levels[2], dialog.rows[0]
    measured = level.strength_in(GAME)
    other = str(level.strength_in(DEFAULT).elo)
    row.fill(SeatPlan("Bot", level.name))
    dialog.seats.add_player()
    told = row.measured.text()
    assert str(measured.elo) in told if measured else other not in told


def test_games_of_bots_alone_use_any_sheet():
    sheets = {SETUP.bots_only_request(4)["sheet"] for _ in range(80)}
    assert sheets == set(LETTERS)


def test_the_bar_shows_the_name_and_the_emblem_of_the_game_in_view(at):
    bar = at.window.standing.bar
    at.session.new_game(LineUp(PLANS[:2], {"game": GAME, "players": 2, "seed": 1}))
    at.wait_until(lambda: at.is_asked)
    assert (bar.name.text(), bar.crest.name) == ("Dice Game", SETUP.emblem)
    at.window.menus.actions["home"].trigger()
    at.wait_until(lambda: bar.standing.text() == "")
    assert (bar.name.text(), bar.crest.name) == ("Burgundy", "icons/app")


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_level_shows_its_strength_for_each_number_of_seats(seats):
    for level in LEVELS:
        told = measured_text(level, seats, "burgundy-dice")
        assert " Elo, " in told and " points a game" in told
