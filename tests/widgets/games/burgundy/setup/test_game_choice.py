"""Tests of the edition and the modules in the new-game dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from shiboken6 import delete

from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.burgundy.requests import complete_request, modules_of
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.burgundy.burgundy_panel import ModuleChooser
from burgundy_qt.widgets.games.burgundy.estate_choice import EstateChooser
from burgundy_qt.widgets.games.burgundy.modules import edition_offered, module_offered
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.theme import theme

TWO = SeatPlan("Ana"), SeatPlan("Béa")


@pytest.fixture
def open_dialog(qtbot):
    def dialog(request=None):
        made = NewGameDialog(None, NewGameOptions(), LineUp(TWO, request or {}))
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


def click(widget, at=None):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def choose_edition(dialog, edition):
    click(
        next(each for each in dialog.panel.edition_choice.group.buttons() if each.text() == edition)
    )


def modules_by_click(dialog, *names):
    click(dialog.panel.modules)
    chooser = dialog.panel.modules.findChild(ModuleChooser)
    for card in chooser.cards:
        if card.module in names:
            click(card, QPoint(card.width() - 8, card.height() - 8))
    click(chooser.done)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def estates(dialog):
    return dialog.line_up.request["estates"]


def test_a_new_player_gets_the_2019_edition_without_modules(open_dialog):
    request = open_dialog().line_up.request
    assert (request["edition"], request["modules"]) == ("2019", [])


def test_an_edition_is_chosen_by_click_and_offers_its_own_estates_and_modules(open_dialog):
    dialog = open_dialog()
    assert dialog.panel.modules.isVisible()
    choose_edition(dialog, "2011")
    assert dialog.line_up.request["edition"] == "2011" and not dialog.panel.modules.isVisible()
    assert dialog.panel.edition_note.text() == edition_offered("2011").line
    click(dialog.rows[0].choice.button)
    pictures = dialog.rows[0].choice.button.findChild(EstateChooser).findChildren(QToolButton)
    assert [picture.text() for picture in pictures] == [str(number) for number in range(1, 10)]


def test_an_estate_is_kept_if_the_other_edition_has_another_number_for_it(open_dialog):
    dialog = open_dialog({"edition": "2011", "estates": ["2", "5"]})
    choose_edition(dialog, "2019")
    assert estates(dialog) == ["10", "5"]
    choose_edition(dialog, "2011")
    assert estates(dialog) == ["2", "5"]


def test_all_modules_of_the_edition_are_offered_with_a_description(open_dialog):
    dialog = open_dialog()
    chooser = dialog.panel.modules.open()
    assert [card.module for card in chooser.cards] == list(modules_of("2019"))
    for card in chooser.cards:
        assert card.check.text() == module_offered(card.module).title
        assert card.line.text() == module_offered(card.module).line
        assert card.check.accessibleDescription() == (card.why.text() or card.line.text())


def test_modules_are_chosen_by_click_and_listed(open_dialog):
    dialog = open_dialog()
    modules_by_click(dialog, "inns", "extra-tiles")
    assert dialog.line_up.request["modules"] == ["extra-tiles", "inns"]
    assert dialog.panel.modules_note.text() == "Extra tiles and Inns"
    assert dialog.panel.modules_count.text() == f"2 of {len(modules_of('2019'))}"
    assert "Inns" in dialog.panel.modules.accessibleName()
    modules_by_click(dialog, "inns")
    assert dialog.line_up.request["modules"] == ["extra-tiles"]


@pytest.mark.parametrize("language", NAMES)
def test_on_a_low_screen_with_large_text_the_modules_scroll(qapp, qtbot, language):
    spoken.change(language)
    theme.set_scale(1.5)
    theme.apply_to(qapp)
    dialog = NewGameDialog(None, NewGameOptions(), LineUp(TWO, {}))
    dialog.show()
    try:
        chooser = dialog.panel.modules.open()
        room = QSize(944, 524)  # a screen of 1920x1080 pixels at 200%
        chooser.fit(room)
        chooser.adjustSize()
        assert chooser.height() <= room.height() and chooser.width() <= room.width()
        assert chooser.rect().contains(chooser.done.geometry())
        for _ in chooser.cards[1:]:
            QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Tab)
            here = next(each for each in chooser.cards if each.check.hasFocus())
            seen = here.visibleRegion().boundingRect()
            assert seen.width() == here.width()
            assert seen.contains(here.check.geometry())
        chooser.fit(QSize(1900, 1000))
        chooser.adjustSize()
        qtbot.waitUntil(
            lambda: all(
                card.visibleRegion().boundingRect() == card.rect() for card in chooser.cards
            )
        )
    finally:
        delete(dialog)  # otherwise it gets new styles, which takes longer than the rest of the test
        theme.set_scale(1.0)
        spoken.change("en")


def test_modules_are_chosen_by_key(open_dialog):
    dialog = open_dialog()
    dialog.panel.modules.setFocus()
    QTest.keyClick(dialog.panel.modules, Qt.Key.Key_Space)
    chooser = dialog.panel.modules.findChild(ModuleChooser)
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(chooser, Qt.Key.Key_Escape)
    assert not chooser.isVisible()
    assert dialog.line_up.request["modules"] == [modules_of("2019")[1]]


def test_border_posts_replace_the_estates_until_the_module_is_removed(
    open_dialog,
):
    dialog = open_dialog({"edition": "2019", "estates": ["3", "7"]})
    modules_by_click(dialog, "border-posts")
    assert estates(dialog) == ["11a", "11a"]
    click(dialog.rows[1].choice.button)
    pictures = dialog.rows[1].choice.button.findChild(EstateChooser).findChildren(QToolButton)
    assert [picture.text() for picture in pictures] == ["11a", "11b", "11c", "11d", "11e", "11f"]
    click(pictures[4])
    assert estates(dialog) == ["11a", "11e"] and complete_request(dialog.line_up.request, 0)
    modules_by_click(dialog, "border-posts")
    assert estates(dialog) == ["3", "7"]
    modules_by_click(dialog, "border-posts")
    assert estates(dialog) == ["11a", "11e"]


def test_modules_return_after_a_change_to_the_first_edition_and_back(open_dialog):
    dialog = open_dialog()
    modules_by_click(dialog, "inns")
    choose_edition(dialog, "2011")
    assert dialog.line_up.request["modules"] == []
    choose_edition(dialog, "2019")
    assert dialog.line_up.request["modules"] == ["inns"]


def test_the_dialog_remembers_edition_modules_and_estates(open_dialog):
    request = {
        "edition": "2019",
        "modules": ["border-posts", "inns"],
        "setup": "fixed",
        "estates": ["11b", "11f"],
    }
    found = open_dialog(request).line_up.request
    assert {key: found[key] for key in request} == request


def test_unknown_editions_modules_and_estates_are_replaced(open_dialog):
    request = {
        "edition": "2031",
        "modules": ["dragons", "inns"],
        "setup": "auction",
        "estates": ["99", "3"],
    }
    found = open_dialog(request).line_up.request
    assert [found[key] for key in request] == ["2019", ["inns"], "fixed", ["1", "3"]]


def test_a_challenge_sets_edition_and_modules(open_dialog):
    asked = complete_request(
        {"modules": ["border-posts", "trade-routes"], "estates": ["11c", "11d"], "seed": 5}, 0
    )
    dialog = open_dialog({"edition": "2011", "estates": ["9", "8"]})
    dialog.seed.setText(deal_code_of(asked))
    assert complete_request(dialog.line_up.request, 0) == asked
    modules_by_click(dialog, "inns")
    assert "castles" not in dialog.line_up.request
