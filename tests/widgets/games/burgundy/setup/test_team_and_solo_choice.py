"""Tests of the choice between a usual game, two teams and a solo game in the new-game dialog, with
the options of each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from burgundy_qt.rules.burgundy.requests import TARGETS, complete_request, modules_of
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.burgundy.burgundy_panel import ModuleChooser, usual_target
from burgundy_qt.widgets.games.burgundy.estate_choice import EstateChooser
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.settings.settings import line_up_from, stored_line_up
from tests.widgets.window_driver import button

FOUR = SeatPlan("Ana"), SeatPlan("Béa"), SeatPlan("Cy", "page"), SeatPlan("Dan", "duke")


@pytest.fixture
def open_dialog(qtbot):
    def dialog(seats, request=None):
        made = NewGameDialog(None, NewGameOptions(), LineUp(FOUR[:seats], request or {}))
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


def click(widget, at=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def card_of(dialog, module):
    """Return the card of a module in the chooser, and open the chooser by a click if necessary."""
    chooser = dialog.panel.modules.findChild(ModuleChooser)
    if chooser is None or not chooser.isVisible():
        click(dialog.panel.modules)
        chooser = dialog.panel.modules.findChildren(ModuleChooser)[-1]
    return next(card for card in chooser.cards if card.module == module)


def request_of_dialog(dialog):
    """Return the request of the dialog, and check that the rules accept it."""
    assert complete_request(dialog.line_up.request, 0)
    return dialog.line_up.request


def choose_kind(dialog, words):
    click(button(dialog.ways, words))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_kind_of_game_sets_the_seats_and_a_change_back_restores_them(open_dialog, seats):
    dialog = open_dialog(seats, {"estates": ["3", "4", "5", "6"][:seats]})
    before = dialog.line_up
    for words, players, modules in (
        ("Two teams", 4, ["team"]),
        ("Alone", 1, ["solo"]),
        ("Two teams", 4, ["team"]),
    ):
        choose_kind(dialog, words)
        request = request_of_dialog(dialog)
        assert (request["players"], request["modules"]) == (players, modules)
        assert not dialog.seats.add.isVisible() and not any(
            row.remove.isVisible() for row in dialog.rows
        )
    choose_kind(dialog, "Everyone for themselves")
    assert dialog.line_up == before


def test_the_kind_of_game_is_chosen_by_key(open_dialog):
    dialog = open_dialog(2)
    QTest.qWait(0)  # lets the layout finish
    dialog.ways.group.button(0).setFocus()
    QTest.keyClick(dialog.ways.group.button(0), Qt.Key.Key_Right)
    assert request_of_dialog(dialog)["modules"] == ["team"]


def test_the_only_player_of_a_solo_game_is_a_person(open_dialog):
    made = open_dialog(4)
    made.rows[0].who.setCurrentIndex(1)
    choose_kind(made, "Alone")
    assert [row.plan.is_person for row in made.rows] == [True]


def test_modules_that_do_not_fit_the_team_game_are_off_until_it_is_left(open_dialog):
    dialog = open_dialog(4, {"modules": ["trade-routes", "inns"], "estates": ["3", "4", "5", "6"]})
    choose_kind(dialog, "Two teams")
    assert request_of_dialog(dialog)["modules"] == ["inns", "team"]
    routes, castles = card_of(dialog, "trade-routes"), card_of(dialog, "white-castles")
    assert (
        not routes.check.isEnabled()
        and not routes.check.isChecked()
        and "team game" in routes.why.text()
    )
    assert castles.check.isEnabled() and not castles.why.text()
    routes.window().close()
    choose_kind(dialog, "Everyone for themselves")
    request = request_of_dialog(dialog)
    assert (request["modules"], request["estates"]) == (
        ["inns", "trade-routes"],
        ["3", "4", "5", "6"],
    )


def test_the_list_of_modules_has_no_team_game_and_no_solo_game(open_dialog):
    dialog = open_dialog(4, {"modules": ["inns", "team"]})
    assert (
        dialog.panel.modules.modules == ["inns"] and dialog.panel.modules_count.text() == "1 of 6"
    )
    card_of(dialog, "inns")
    assert {card.module for card in dialog.panel.modules.findChild(ModuleChooser).cards} == set(
        modules_of("2019")
    )


def test_a_team_chooses_its_estate_once(open_dialog):
    dialog = open_dialog(4, {"modules": ["team"]})
    assert request_of_dialog(dialog)["estates"] == ["12a"] * 4
    click(dialog.rows[1].choice.button)
    pictures = dialog.rows[1].choice.button.findChild(EstateChooser).findChildren(QToolButton)
    assert [picture.text() for picture in pictures] == ["12a", "12b"]
    click(pictures[1])
    assert request_of_dialog(dialog)["estates"] == ["12a", "12b", "12a", "12b"]
    assert (
        not dialog.rows[3].choice.button.isVisible()
        and dialog.rows[3].choice.partner.text() == "plays with Béa"
    )
    dialog.rows[1].name.setText("Bea")
    assert dialog.rows[3].choice.partner.text() == "plays with Bea"


def test_the_solo_game_has_its_estates_and_its_target(open_dialog):
    dialog = open_dialog(2, {"modules": ["extra-tiles", "shields"]})
    choose_kind(dialog, "Alone")
    request = request_of_dialog(dialog)
    assert (request["players"], request["modules"]) == (1, ["extra-tiles", "solo"])
    assert (request["estates"], request["target"]) == (["13a"], usual_target())
    assert "solo game" in card_of(dialog, "inns").why.text()
    dialog.panel.modules.findChild(ModuleChooser).close()
    choose_kind(dialog, "Everyone for themselves")
    request = request_of_dialog(dialog)
    assert request["modules"] == ["extra-tiles", "shields"] and "target" not in request


def test_the_first_target_is_set_by_key_and_explained(open_dialog):
    dialog = open_dialog(1, {"modules": ["solo"]})
    slider = dialog.panel.target.slider
    assert slider.isVisible() and (slider.minimum(), slider.maximum()) == (TARGETS[0], TARGETS[-1])
    slider.setFocus()
    for _ in range(3):
        QTest.keyClick(slider, Qt.Key.Key_Left)
    assert request_of_dialog(dialog)["target"] == usual_target() - 3
    assert f"At {usual_target() - 3} points" in dialog.panel.target_note.text()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert request_of_dialog(dialog)["target"] == TARGETS[0]


@pytest.mark.parametrize(("seats", "game"), [(4, "team"), (1, "solo")])
def test_team_and_solo_games_use_the_fixed_set_up_until_they_are_left(open_dialog, seats, game):
    dialog = open_dialog(seats, {"modules": [game], "setup": "secret"})
    assert request_of_dialog(dialog)["setup"] == "fixed"
    assert [choice.isVisible() for choice in dialog.panel.setups.buttons()] == [True, False, False]
    choose_kind(dialog, "Everyone for themselves")
    assert (
        request_of_dialog(dialog)["setup"] == "secret" and dialog.panel.setups.button(2).isVisible()
    )


def test_the_first_edition_has_no_team_or_solo_game_and_adds_a_second_seat(open_dialog):
    dialog = open_dialog(1, {"modules": ["solo"]})
    click(button(dialog.panel.edition_choice, "2011"))
    assert (
        len(dialog.rows) == 2
        and not dialog.rows[0].remove.isVisible()
        and not dialog.ways.isVisible()
    )
    assert request_of_dialog(dialog)["modules"] == [] and not dialog.panel.target.isVisible()
    click(button(dialog.panel.edition_choice, "2019"))
    assert len(dialog.rows) == 1 and request_of_dialog(dialog)["modules"] == ["solo"]


@pytest.mark.parametrize(("seats", "request_"), [
    (4, {"modules": ["white-castles", "team"], "estates": ["12b", "12a", "12b", "12a"]}),
    (1, {"modules": ["solo"], "estates": ["13b"], "target": 46}),
])  # fmt: skip
def test_the_dialog_remembers_the_last_team_or_solo_game(open_dialog, seats, request_):
    first = open_dialog(seats, request_)
    kept = line_up_from(stored_line_up(first.line_up))
    again = NewGameDialog(None, NewGameOptions(), kept)
    assert {key: again.line_up.request[key] for key in request_} == request_
    assert again.line_up.seats == first.line_up.seats
    again.deleteLater()


@pytest.mark.parametrize("asked", [
    {"players": 4, "modules": ["team", "inns"], "estates": ["12b", "12a"] * 2, "seed": 4},
    {"players": 1, "modules": ["solo"], "estates": ["13b"], "target": 55, "seed": 5},
])  # fmt: skip
def test_a_challenge_code_sets_up_a_team_or_solo_game(open_dialog, asked):
    dialog = open_dialog(2)
    dialog.seed.setText(deal_code_of(complete_request(asked, 0)))
    assert (
        complete_request(dialog.line_up.request, 0) == complete_request(asked, 0)
        and dialog.start.isEnabled()
    )


def test_a_bot_says_that_its_strength_was_measured_in_other_games(open_dialog):
    dialog = open_dialog(4, {"modules": ["team"]})
    assert "not measured in this one" in dialog.rows[2].measured.text()
    choose_kind(dialog, "Everyone for themselves")
    assert "points a game" in dialog.rows[2].measured.text()
