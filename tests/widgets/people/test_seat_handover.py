"""Tests of passing the screen between people, skipping the bots' moves, and seats that change
hands, at a real window."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.people.privacy_screen import AROUND_LINES
from burgundy_qt.widgets.people.seats_dialog import SeatsSheet
from tests.widgets.window_driver import AtTheWindow

ANNA, BENOIT = SeatPlan("Anna", None, 3, "owl"), SeatPlan("Benoît", None, 2, "snail")
TOGETHER = LineUp((ANNA, BENOIT), {"players": 2, "seed": 7})
AN_HOUR = 3_600_000
"""The pause between two actions of bots. Without skipping, no test would reach the second
action."""
WITH_BOTS = LineUp(
    (ANNA, SeatPlan("Bot", "page"), SeatPlan("Bat", "page")), {"players": 3, "seed": 7}
)


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path, pass_screen=True)
    yield at
    at.close()


def end_turn(at):
    """Take workers with both dice, and end the turn."""
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    revision = at.session.view.revision
    for _ in range(2):
        at.press(Qt.Key.Key_W)
        revision = acted_since(at, revision)
    at.press(Qt.Key.Key_E)
    at.wait_until(lambda: at.session.view.revision > revision)


def acted_since(at, revision):
    """Wait until the person has acted and can act again, and return the new revision."""
    at.wait_until(lambda: at.session.view.revision > revision and at.page.decision.is_open)
    return at.session.view.revision


def begin(at, line_up):
    at.window.dialogs.begin(line_up)
    at.wait_for_my_turn()
    return at.page.turn.handover.screen


def test_the_screen_grows_with_the_window(at):
    screen = begin(at, TOGETHER)
    end_turn(at)
    at.wait_until(screen.isVisible)
    widths = []
    for size in ((1280, 800), (2560, 1440)):
        at.window.resize(*size)
        at.wait_until(lambda size=size: at.window.size().toTuple() == size)
        at.wait_until(lambda: screen.card.width() not in widths)
        widths.append(screen.card.width())
        at.wait_until(lambda: screen.rect().contains(screen.card.geometry()))
    assert widths[1] > 1.7 * widths[0]


def test_the_list_of_recent_events_begins_with_a_whole_entry_and_without_a_gap(at):
    screen = begin(at, TOGETHER)
    view, lines = at.session.view, screen.lines
    told = ("action", "Placed ship"), ("detail", "+4 goods"), ("detail", "+1 silverling")
    entry = [
        LogLine(kind, text, 1 - view.person_to_decide, event=len(view.events))
        for kind, text in told
    ]
    for height in (700, 720, 740):
        at.window.resize(1024, height)
        screen.ask_for(view, entry * 30)
        tops = [lines.visualRect(lines.entries.index(row)).top() for row in range(90)]
        first = next(row for row, top in enumerate(tops) if top >= 0)
        assert lines.entries.row_of_entry(first) == first > 0
        assert tops[first] <= AROUND_LINES
        screen.put_away()


def test_between_two_people_the_screen_is_passed_on(at):
    screen = begin(at, TOGETHER)
    first = at.session.view.person_to_decide
    assert not screen.isVisible()
    end_turn(at)
    at.wait_until(screen.isVisible)
    other = TOGETHER.seats[1 - first].name
    assert screen.heading.text() == f"Pass to {other}" and not at.page.decision.is_open
    told = [line.text for line in screen.lines.entries.lines if line.kind == "action"]
    assert told == ["Took workers", "Took workers"]
    assert screen.dice.count() == 4  # two pairs of dice for two periods
    assert screen.go_on.hasFocus()
    at.press(Qt.Key.Key_Return, screen.go_on)
    assert not screen.isVisible() and at.page.decision.is_open and at.table.hasFocus()


def test_a_person_without_a_name_is_named_by_the_seat_among_others(at):
    screen = begin(at, LineUp((SeatPlan("You"), SeatPlan("Player 2")), {"players": 2, "seed": 7}))
    seat = at.session.view.person_to_decide
    assert at.page.prompt.heading.text() == f"Player {seat + 1}’s turn"
    end_turn(at)
    at.wait_until(screen.isVisible)
    assert (
        screen.heading.text() == f"Pass to Player {2 - seat}"
        and screen.go_on.text() == f"I am Player {2 - seat}"
    )


def test_the_next_person_can_confirm_by_a_click(at):
    screen = begin(at, TOGETHER)
    end_turn(at)
    at.wait_until(screen.isVisible)
    at.click(screen.go_on)
    assert at.page.decision.is_open


def test_the_screen_can_be_switched_off_on_itself(at):
    screen = begin(at, TOGETHER)
    end_turn(at)
    at.wait_until(screen.isVisible)
    at.click(screen.again)
    assert not at.settings.values.pass_screen
    at.click(screen.go_on)
    end_turn(at)
    at.wait_for_my_turn()
    assert not screen.isVisible()


def test_with_one_person_the_screen_never_appears(at):
    screen = begin(at, WITH_BOTS)
    end_turn(at)
    at.wait_for_my_turn()
    assert not screen.isVisible()


def test_the_screen_is_hidden_while_looking_back(at):
    screen = begin(at, TOGETHER)
    end_turn(at)
    at.wait_until(screen.isVisible)
    at.window.menus.actions["review"].trigger()
    at.wait_until(lambda: at.page.steps.past is not None)
    assert not screen.isVisible()
    at.window.menus.actions["review"].trigger()
    at.wait_until(lambda: at.page.steps.past is None)
    at.wait_until(screen.isVisible)


def test_the_screen_stays_centred_and_inside_a_small_window(at):
    screen = begin(at, TOGETHER)
    end_turn(at)
    at.wait_until(screen.isVisible)
    for size in ((1024, 700), (1600, 1000)):
        at.window.resize(*size)
        at.wait_until(lambda: screen.size() == at.page.size())
        assert screen.rect().contains(screen.card.geometry())
        assert abs(screen.card.geometry().center().x() - screen.rect().center().x()) <= 1


def test_the_actions_of_three_others_are_visible_without_scrolling(at):
    at.window.resize(1440, 900)
    screen = begin(at, LineUp(tuple(SeatPlan(name) for name in "abcd"), {"players": 4, "seed": 7}))
    for _ in range(4):
        end_turn(at)
        at.wait_until(screen.isVisible)
        told = screen.lines
        at.press(Qt.Key.Key_Return, screen.go_on)
    assert {line.seat for line in told.entries.lines} == {0, 1, 2, 3} - {
        at.session.view.person_to_decide
    }
    assert told.entries.rowCount() >= 12 and told.verticalScrollBar().maximum() == 0


def test_a_pause_shows_each_action_of_a_bot(at):
    begin(at, WITH_BOTS)
    at.settings.change(pace="normal")
    steps = []
    at.session.stepped.connect(lambda step: steps.append(time.monotonic()))
    end_turn(at)
    del steps[:]
    at.wait_until(lambda: len(steps) >= 2)
    assert steps[1] - steps[0] >= 0.65


def test_skipping_lets_the_bots_finish_at_once(at):
    begin(at, WITH_BOTS)
    at.settings.change(pace="slow", speed="slow")
    at.session.set_pause(AN_HOUR)
    end_turn(at)
    at.wait_until(at.page.prompt.skip.isVisible)
    QTest.mouseClick(at.page.prompt.skip, Qt.MouseButton.LeftButton)
    at.wait_for_my_turn()
    assert not at.page.steps.is_hurried and not at.page.prompt.skip.isVisible()


def test_the_key_skips_only_while_bots_play(at):
    begin(at, WITH_BOTS)
    assert not at.window.menus.actions["skip"].isEnabled()
    at.session.set_pause(AN_HOUR)
    end_turn(at)
    at.wait_until(at.window.menus.actions["skip"].isEnabled)
    at.press(Qt.Key.Key_J)
    at.wait_for_my_turn()


def test_a_seat_is_handed_to_a_bot_and_back(at):
    begin(at, WITH_BOTS)
    at.window.menus.actions["seats"].trigger()
    sheet = at.window.dialog
    assert isinstance(sheet, SeatsSheet)
    sheet.rows[1].who.setCurrentIndex(0)
    assert "casual" in sheet.note.text()
    at.click(sheet.done_button)
    at.wait_until(lambda: at.session.view.line_up.seats[1].is_person)
    assert at.session.view.casual
    end_turn(at)
    at.wait_until(at.page.turn.handover.screen.isVisible)
    at.window.menus.actions["seats"].trigger()
    at.window.dialog.rows[1].who.setCurrentIndex(1)
    at.window.dialog.rows[1].level.setCurrentIndex(0)
    at.click(at.window.dialog.done_button)
    at.wait_until(lambda: not at.session.view.line_up.seats[1].is_person)
    at.wait_for_my_turn()
    assert at.session.view.line_up.seats[at.session.view.person_to_decide].name == "Anna"


def test_the_only_person_is_named_by_the_seat_when_another_takes_a_bots_seat(at):
    begin(at, LineUp((SeatPlan("You"), SeatPlan("Margaux", "page")), {"players": 2, "seed": 7}))
    at.window.menus.actions["seats"].trigger()
    sheet = at.window.dialog
    assert [row.name.text() for row in sheet.rows] == ["You", "Margaux"]
    sheet.rows[1].who.setCurrentIndex(0)
    assert [row.name.text() for row in sheet.rows] == ["Player 1", "Margaux"]
    sheet.rows[1].who.setCurrentIndex(1)
    assert sheet.rows[0].name.text() == "You"
    at.click(sheet.done_button)


def test_four_seats_fit_into_a_small_window_with_large_text(at):
    at.window.resize(1024, 700)
    begin(
        at,
        LineUp(
            (ANNA, SeatPlan("Bot", "page"), BENOIT, SeatPlan("Bat", "page")),
            {"players": 4, "seed": 7},
        ),
    )
    at.settings.change(text_size=150)
    QTest.keyClick(at.table, Qt.Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: isinstance(at.window.dialog, SeatsSheet))
    sheet = at.window.dialog
    QTest.qWait(50)
    assert sheet.height() <= at.window.height()
    assert all(row.minimumSizeHint().height() <= row.height() for row in sheet.rows)


def test_in_a_window_too_low_for_four_seats_with_large_text_the_seats_scroll(at):
    at.window.resize(960, 620)
    begin(
        at,
        LineUp(
            (ANNA, SeatPlan("Bot", "page"), BENOIT, SeatPlan("Bat", "page")),
            {"players": 4, "seed": 7},
        ),
    )
    at.settings.change(text_size=150)
    at.window.menus.actions["seats"].trigger()
    sheet = at.window.dialog
    QTest.qWait(50)
    assert sheet.height() <= at.window.height() and sheet.done_button.isVisible()
    assert all(row.minimumSizeHint().height() <= row.height() for row in sheet.rows)
    last = sheet.rows[-1].level
    while sheet.focusWidget() is not last:
        QTest.keyClick(sheet.focusWidget(), Qt.Key.Key_Tab)
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_a_new_name_during_a_rated_game_keeps_it_rated(at):
    begin(at, WITH_BOTS)
    at.window.menus.actions["seats"].trigger()
    sheet = at.window.dialog
    sheet.rows[0].name.setText("Annabel")
    at.press(Qt.Key.Key_Return, sheet)
    at.wait_until(lambda: at.session.view.line_up.seats[0].name == "Annabel")
    assert at.settings.values.people["Annabel"] == [3, "owl"]
    assert not at.session.view.casual
