"""The team game and the solo game in the new-game dialog: they are offered where they fit, with what goes with them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from burgundy_qt.rules.burgundy.requests import TARGETS, filled_in
from burgundy_qt.session.deal import code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.catalogue import catalogue
from burgundy_qt.widgets.dialogs.estate_button import EstateChooser
from burgundy_qt.widgets.dialogs.module_button import ModuleChooser
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.dialogs.target_choice import usual_target
from burgundy_qt.widgets.last_line_up import line_up_from, line_up_kept

FOUR = SeatPlan("Ana"), SeatPlan("Béa"), SeatPlan("Cy", "page"), SeatPlan("Dan", "duke")


@pytest.fixture
def open_dialog(qtbot):
    def dialog(seats, request=None):
        made = NewGameDialog(None, catalogue(), LineUp(FOUR[:seats], request or {}))
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


def click(widget, at=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def card_of(dialog, module):
    """The card of a module in the open chooser, which is opened by a click where it is not open."""
    chooser = dialog.game.modules.findChild(ModuleChooser)
    if chooser is None or not chooser.isVisible():
        click(dialog.game.modules)
        chooser = dialog.game.modules.findChildren(ModuleChooser)[-1]
    return next(card for card in chooser.cards if card.module == module)


def click_module(dialog, module):
    card = card_of(dialog, module)
    click(card, QPoint(card.width() - 8, card.height() - 8))


def request_of_dialog(dialog):
    """What it asks for; the rules accept it."""
    assert filled_in(dialog.line_up.request, 0)
    return dialog.line_up.request


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_seats_team_and_solo_are_switched_off_and_say_for_how_many_they_are(open_dialog, seats):
    dialog = open_dialog(seats)
    for module, words in (("team", "four players"), ("solo", "one player")):
        card = card_of(dialog, module)
        assert not card.check.isEnabled() and words in card.why.text() and card.why.isVisible()
        click_module(dialog, module)
    assert dialog.line_up.request["modules"] == []


def test_four_seats_tick_the_team_game_and_what_does_not_go_with_it_is_switched_off(open_dialog):
    dialog = open_dialog(4, {"modules": ["trade-routes", "inns"], "estates": ["3", "4", "5", "6"]})
    click_module(dialog, "team")
    assert request_of_dialog(dialog)["modules"] == ["inns", "team"]
    routes, castles = card_of(dialog, "trade-routes"), card_of(dialog, "white-castles")
    assert not routes.check.isEnabled() and not routes.check.isChecked() and "team game" in routes.why.text()
    assert castles.check.isEnabled() and not castles.why.text()
    click_module(dialog, "team")
    assert routes.check.isEnabled() and routes.check.isChecked()
    request = request_of_dialog(dialog)
    assert (request["modules"], request["estates"]) == (["inns", "trade-routes"], ["3", "4", "5", "6"])


def test_a_team_chooses_its_estate_once(open_dialog):
    dialog = open_dialog(4, {"modules": ["team"]})
    assert request_of_dialog(dialog)["estates"] == ["12a"] * 4
    click(dialog.rows[1].estate)
    pictures = dialog.rows[1].estate.findChild(EstateChooser).findChildren(QToolButton)
    assert [picture.text() for picture in pictures] == ["12a", "12b"]
    click(pictures[1])
    assert request_of_dialog(dialog)["estates"] == ["12a", "12b", "12a", "12b"]
    assert not dialog.rows[3].estate.isVisible() and dialog.rows[3].partner.text() == "plays with Béa"
    dialog.rows[1].name.setText("Bea")
    assert dialog.rows[3].partner.text() == "plays with Bea"


def test_a_team_game_waits_while_a_seat_is_missing(open_dialog):
    dialog = open_dialog(4, {"estates": ["7", "8", "9", "10"]})
    click_module(dialog, "team")
    click(dialog.rows[3].remove)
    request = request_of_dialog(dialog)
    assert (request["modules"], request["estates"]) == ([], ["7", "8", "9"])
    click(dialog.add)
    assert request_of_dialog(dialog)["modules"] == ["team"]
    assert dialog.rows[2].estate_place.currentWidget() is dialog.rows[2].partner


def test_one_seat_plays_the_solo_game_and_only_that(open_dialog):
    dialog = open_dialog(2, {"modules": ["extra-tiles", "shields"]})
    click(dialog.rows[1].remove)
    request = request_of_dialog(dialog)
    assert (request["players"], request["modules"]) == (1, ["extra-tiles", "solo"])
    assert (request["estates"], request["target"]) == (["13a"], usual_target())
    card = card_of(dialog, "solo")
    assert card.check.isChecked() and not card.check.isEnabled() and "always" in card.why.text()
    assert "solo game" in card_of(dialog, "inns").why.text()
    click(dialog.add)
    request = request_of_dialog(dialog)
    assert request["modules"] == ["extra-tiles", "shields"] and "target" not in request


def test_the_first_target_is_set_by_key_and_explained(open_dialog):
    dialog = open_dialog(1)
    slider = dialog.game.target.slider
    assert slider.isVisible() and (slider.minimum(), slider.maximum()) == (TARGETS[0], TARGETS[-1])
    slider.setFocus()
    for _ in range(3):
        QTest.keyClick(slider, Qt.Key.Key_Left)
    assert request_of_dialog(dialog)["target"] == usual_target() - 3
    assert f"At {usual_target() - 3} points" in dialog.game.target_note.text()
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert request_of_dialog(dialog)["target"] == TARGETS[0]


@pytest.mark.parametrize(("seats", "game"), [(4, "team"), (1, "solo")])
def test_their_set_up_is_the_fixed_one_and_the_wished_one_comes_back(open_dialog, seats, game):
    dialog = open_dialog(seats, {"modules": [game], "setup": "secret"})
    assert request_of_dialog(dialog)["setup"] == "fixed"
    assert [choice.isVisible() for choice in dialog.game.setups.buttons()] == [True, False, False]
    if game == "team":
        click_module(dialog, "team")
    else:
        click(dialog.add)
    assert request_of_dialog(dialog)["setup"] == "secret" and dialog.game.setups.button(2).isVisible()


def test_the_first_edition_has_neither_and_fills_the_second_seat(open_dialog):
    dialog = open_dialog(1)
    click(next(each for each in dialog.game.edition_choice.group.buttons() if each.text() == "2011"))
    assert len(dialog.rows) == 2 and not dialog.rows[0].remove.isVisible()
    assert request_of_dialog(dialog)["modules"] == [] and not dialog.game.target.isVisible()


@pytest.mark.parametrize(("seats", "request_"), [
    (4, {"modules": ["white-castles", "team"], "estates": ["12b", "12a", "12b", "12a"]}),
    (1, {"modules": ["solo"], "estates": ["13b"], "target": 46}),
])  # fmt: skip
def test_the_last_game_comes_back_as_it_was(open_dialog, seats, request_):
    first = open_dialog(seats, request_)
    kept = line_up_from(line_up_kept(first.line_up))
    again = NewGameDialog(None, catalogue(), kept)
    assert {key: again.line_up.request[key] for key in request_} == request_
    assert again.line_up.seats == first.line_up.seats
    again.deleteLater()


@pytest.mark.parametrize("asked", [
    {"players": 4, "modules": ["team", "inns"], "estates": ["12b", "12a"] * 2, "seed": 4},
    {"players": 1, "modules": ["solo"], "estates": ["13b"], "target": 55, "seed": 5},
])  # fmt: skip
def test_a_challenge_sets_them_up(open_dialog, asked):
    dialog = open_dialog(2)
    dialog.seed.setText(code_of(filled_in(asked, 0)))
    assert filled_in(dialog.line_up.request, 0) == filled_in(asked, 0) and dialog.start.isEnabled()


def test_a_bot_says_that_its_strength_was_measured_in_other_games(open_dialog):
    dialog = open_dialog(4, {"modules": ["team"]})
    assert "not measured in this one" in dialog.rows[2].measured.text()
    click_module(dialog, "team")
    assert "points a game" in dialog.rows[2].measured.text()
