"""The team game in the new-game dialog: it is offered where it fits, with what goes with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from burgundy_qt.rules.burgundy.requests import filled_in
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.catalogue import catalogue
from burgundy_qt.widgets.dialogs.estate_button import EstateChooser
from burgundy_qt.widgets.dialogs.module_button import ModuleChooser
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog

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


def test_a_bot_says_that_its_strength_was_measured_in_other_games(open_dialog):
    dialog = open_dialog(4, {"modules": ["team"]})
    assert "not measured in this one" in dialog.rows[2].measured.text()
    click_module(dialog, "team")
    assert "points a game" in dialog.rows[2].measured.text()
