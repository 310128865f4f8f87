"""Tests of F1, which opens the page about the thing under the pointer or in focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.dialog_frame import TOPIC
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.dialogs.settings_dialog import NAMES, SettingsDialog
from burgundy_qt.widgets.games.burgundy.burgundy_table import KINDS
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from tests.widgets.window_driver import AtTheWindow

TOGETHER = LineUp(
    (SeatPlan("Anna"), SeatPlan("Benoît")), {"edition": "2019", "players": 2, "seed": 7}
)
CHANGED_IN_2019 = "monastery:6", "monastery:15", "monastery:26"


@pytest.fixture
def at(qtbot, tmp_path):
    QCursor.setPos(0, 0)
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


@pytest.fixture
def playing(at):
    at.window.dialogs.begin(TOGETHER)
    at.wait_for_my_turn()
    return at


def asked(at, widget=None):
    """Press F1 and return the page that opened. Then close the rules."""
    QTest.keyClick(widget or at.table, Qt.Key.Key_F1)
    rules = at.window.rules.window
    at.wait_until(rules.isVisible)
    here = rules.here
    rules.close()
    (widget or at.window).window().activateWindow()
    at.wait_until((widget or at.window).window().isActiveWindow)
    return f"{here.page}#{here.place}" if here.place else here.page


def point_at(at, slot):
    """Move the pointer to a slot of the table."""
    place = at.page.scene.place_of(slot)
    QTest.mouseMove(at.table.viewport(), at.table.mapFromScene(place.rect.center()))


def test_f1_over_nothing_opens_the_first_page(playing):
    assert asked(playing) == "aim"


def test_f1_over_a_tile_on_the_board_opens_its_entry(playing):
    board = playing.page.scene.state
    for depot in range(1, 7):
        for space, tile in enumerate(board.slots(depot)):
            if tile is not None:
                point_at(playing, Slot("market", depot, space))
                kind = tile.partition(":")[0]
                told = "edition-2019" if tile in CHANGED_IN_2019 else "knowledge"
                page = {
                    "monastery": f"{told}#{tile}",
                    "building": f"buildings#{tile}",
                    "animal": "animals",
                }
                assert asked(playing) == page.get(kind, f"{kind}s")


def test_f1_over_every_explained_thing_opens_a_page(playing):
    met = set()
    for slot in list(playing.page.scene.tabletop.shown):
        place = playing.page.scene.place_of(slot)
        if (
            slot.kind in KINDS.explained
            and slot.kind not in met
            and place is not None
            and place.shown
        ):
            met.add(slot.kind)
            point_at(playing, slot)
            assert playing.window.rules.topic(), slot
    assert {"cell", "die", "bay", "phase", "round", "bonus", "workers", "silver", "market"} <= met


def test_f1_opens_the_page_of_the_slot_with_the_focus(playing):
    QTest.mouseMove(playing.window.bar, QPoint(3, 3))
    playing.page.keys.is_used = True
    while (at := playing.page.keys.at) is None or at.kind != "workers":
        playing.press(Qt.Key.Key_Tab)
    assert playing.page.keys.at == ClickTarget("workers")
    assert asked(playing) == "workers"


def test_f1_over_a_button_and_over_the_log_opens_theirs(playing):
    QTest.mouseMove(playing.page.prompt.undo, QPoint(9, 9))
    assert asked(playing) == "saving#undo"
    QTest.mouseMove(playing.page.log.log.viewport(), QPoint(9, 9))
    assert asked(playing) == "saving#log"


def test_f1_works_in_a_dialog_at_the_field_that_has_the_focus(at):
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    for field, page in ((dialog.seed, "new-game#seed"), (dialog.rows[0].name, "new-game#seats")):
        field.setFocus()
        assert asked(at, field) == page
    dialog.start.setFocus()
    assert asked(at, dialog.start) == "new-game"
    QTest.mouseMove(dialog.rows[1].level, QPoint(9, 9))
    assert asked(at, dialog.start) == "new-game#bots"


def test_f1_works_in_the_settings_and_in_a_problem(at):
    at.window.menus.actions["settings"].trigger()
    dialog = at.window.dialog
    assert isinstance(dialog, SettingsDialog)
    at.wait_until(dialog.isActiveWindow)
    slider = dialog.show_section("look").controls["text_size"].slider
    slider.setFocus()
    assert asked(at, slider) == "settings#text-size"
    at.window.dialogs.show_problem(
        Problem("Something broke", "It is broken.", "Mend it.", "details")
    )
    problem = at.window.findChild(ProblemDialog)
    at.wait_until(problem.isActiveWindow)
    assert asked(at, problem) == "saving#saving"
    problem.close()


def test_the_rules_can_be_read_while_a_dialog_is_open(at):
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    QTest.keyClick(dialog.seed, Qt.Key.Key_F1)
    rules = at.window.rules.window
    at.wait_until(rules.isActiveWindow)
    row = rules.contents.visualItemRect(rules.contents.rows["estates"])
    place = rules.contents.viewport().mapTo(rules, row.center())
    QTest.mouseClick(
        rules.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    at.wait_until(lambda: rules.here.page == "estates")


def test_every_topic_of_a_widget_is_a_place_in_the_rules(playing):
    window = playing.window
    window.menus.actions["settings"].trigger()
    for name in NAMES:
        window.dialog.show_section(name)
    pages = window.rules
    pages.open_at("")
    book = pages.window.book
    named = {
        str(widget.property(TOPIC))
        for widget in window.findChildren(QWidget)
        if widget.property(TOPIC)
    }
    assert {"settings#language", "saving#log", "playing#buttons"} <= named
    for topic in named:
        page, _, place = topic.partition("#")
        assert page in book.pages and (not place or place in book.pages[page].places), topic


def test_closing_the_window_closes_the_rules(at):
    at.window.rules.open_at("goods")
    at.wait_until(at.window.rules.window.isVisible)
    at.window.close()
    assert at.window.rules.window is None


def test_the_question_mark_in_the_bar_opens_the_rules(at):
    at.click(at.window.bar.help)
    at.wait_until(at.window.rules.window.isVisible)
