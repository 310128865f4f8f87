"""Tests of three people with hidden hands at one screen: nobody ever sees the hand of another
person who has not come to the screen."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.widgets.history.play_on_dialog import PlayOnDialog
from burgundy_qt.widgets.keys.keymap import ShortcutsByPlace
from tests.widgets.games.tuscany.played import any_action, begun
from tests.widgets.window_driver import AtTheWindow, button

NAMES = "Anna", "Ben", "Cleo"
PEOPLE = tuple(SeatPlan(name) for name in NAMES)
ID = "20200101-120000-000001"


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path / "data", pass_screen=True)
    at.wait_until(at.window.isActiveWindow)
    yield at
    assert at.problems == []
    at.close()


def saved(folder, actions=30, plans=PEOPLE, casual=True):
    """Save a game of Tuscany after some actions, and return the file."""
    game, luck = begun(len(plans), seed=4), random.Random(4)
    for _ in range(actions):
        game.apply(any_action(game, luck))
    line_up = LineUp(tuple(plans), game.request, casual=casual)
    running = RunningGame(game, line_up, ID, "2020-01-01T12:00:00+00:00")
    path = folder / "played.burgundy"
    write_save(path, running.save())
    return path


def opened(at, path):
    at.session.open(path)
    at.wait_until(lambda: at.page.steps.game is not None)
    return at.page.turn.handover.screen


def visible_hands(at):
    """Return the seats whose cards are visible."""
    shown = at.page.scene.tabletop.shown
    return {
        slot[1] for slot, sprite in shown.items() if slot[0] == "card" and sprite.what != "back"
    }


def come(at):
    """Let the expected person confirm that they are at the screen, and return their seat."""
    screen = at.page.turn.handover.screen
    at.wait_until(screen.isVisible)
    seat = at.session.view.person_to_decide
    assert visible_hands(at) == set() and not at.page.decision.is_open
    at.press(Qt.Key.Key_Return, screen.go_on)
    assert not screen.isVisible() and visible_hands(at) <= {seat} and at.page.decision.is_open
    return seat


def test_the_first_hand_of_a_new_game_waits_for_its_owner(at):
    at.window.dialogs.begin(LineUp(PEOPLE, {"game": "tuscany", "players": 3, "seed": 7}))
    screen = at.page.turn.handover.screen
    at.wait_until(screen.isVisible)
    assert screen.heading.text() == "Pass to Anna"
    assert come(at) == 0 and visible_hands(at) == {0}


def test_an_opened_game_waits_for_the_owner_of_the_hand(at, tmp_path):
    opened(at, saved(tmp_path))
    seat = come(at)
    assert visible_hands(at) == {seat}


@pytest.mark.parametrize("height", [800, 492, 430])
def test_the_screen_fits_and_shows_recent_events_if_there_is_room(at, tmp_path, height):
    screen = opened(at, saved(tmp_path))
    at.window.setMinimumSize(0, 0)
    at.window.resize(944, height)
    at.wait_until(lambda: screen.size() == at.page.size())
    assert screen.rect().contains(screen.card.geometry())
    lines = screen.lines
    assert lines.isVisible() == screen.since.isVisible() == screen.rule.isVisible()
    assert lines.isVisible() or height < 492
    if lines.isVisible():
        assert lines.viewport().height() >= lines.sizeHintForRow(lines.entries.rowCount() - 1)


def test_the_next_start_of_the_program_asks_the_person_to_come_again(at, tmp_path):
    opened(at, saved(tmp_path))
    seat = come(at)
    at.close()
    again = AtTheWindow(tmp_path / "data", pass_screen=True)
    again.window.resume()
    again.wait_until(lambda: again.page.steps.game is not None)
    assert come(again) == seat
    again.close()
    at.problems.clear()
    at.__init__(tmp_path / "data", pass_screen=True)  # the fixture closes this window


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_Y], ids="ZY")
def test_undo_and_redo_across_people_ask_the_deciding_person_to_come(at, tmp_path, key):
    opened(at, saved(tmp_path))
    asked = []
    for pressed in [Qt.Key.Key_Z] * 12 + [Qt.Key.Key_Y] * (12 if key == Qt.Key.Key_Y else 0):
        revision = at.session.view.revision
        at.press(pressed, at.page.turn.handover.screen.go_on)
        at.wait_until(lambda revision=revision: at.session.view.revision != revision)
        assert at.page.turn.handover.screen.isVisible() and visible_hands(at) == set()
        asked.append(at.session.view.person_to_decide)
    assert set(asked) == {0, 1, 2}
    assert come(at) == asked[-1]


def test_undo_within_a_turn_asks_nobody_to_come(at, tmp_path):
    opened(at, saved(tmp_path))
    seat = come(at)
    before = at.session.view.revision
    at.session.act(before, at.session.view.legal["actions"][0])
    at.wait_until(lambda: at.session.view.revision > before)
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.session.view.revision == before)
    if at.page.turn.handover.screen.isVisible():
        assert come(at) == seat
    assert at.is_asked and visible_hands(at) == {seat}


def test_looking_back_before_the_person_has_come_shows_no_hand(at, tmp_path):
    opened(at, saved(tmp_path))
    at.press(Qt.Key.Key_R, at.page.turn.handover.screen.go_on)
    at.wait_until(lambda: at.window.looking_back.is_on)
    course = at.window.looking_back.course
    for frame in range(course.replay.last + 1):
        course.go_to(frame)
        assert visible_hands(at) == set()
    at.press(Qt.Key.Key_R)
    come(at)


def test_looking_back_shows_only_the_own_hand(at, tmp_path):
    opened(at, saved(tmp_path))
    seat = come(at)
    at.press(Qt.Key.Key_R)
    at.wait_until(lambda: at.window.looking_back.is_on)
    course = at.window.looking_back.course
    shown = set()
    for frame in range(course.replay.last + 1):
        course.go_to(frame)
        shown |= visible_hands(at)
    assert shown == {seat}


def test_handing_a_seat_from_a_bot_to_a_person_asks_them_to_come(at, tmp_path):
    plans = PEOPLE[0], SeatPlan("Bot", "page"), PEOPLE[2]
    at.session.set_pause(3_600_000)
    opened(at, saved(tmp_path, plans=plans))
    view = at.session.view
    at.session.seat([SeatPlan("Bot", "page"), SeatPlan("Ben"), SeatPlan("Cleo")])
    at.wait_until(lambda: at.session.view is not view)
    at.session.seat(PEOPLE)
    at.wait_until(lambda: at.session.view.person_to_decide is not None)
    assert visible_hands(at) == set()
    come(at)


def test_a_single_person_is_never_asked_to_come(at, tmp_path):
    opened(at, saved(tmp_path, plans=(SeatPlan("Anna"), *(SeatPlan(n, "page") for n in "bc"))))
    at.wait_for_my_turn()
    assert visible_hands(at) == {0} and not at.page.turn.handover.screen.isVisible()


# Hints and reviews


def frames_of_decisions(replay, seat):
    """Return the frames in which the seat decided, and those in which another did."""
    own = [at for at in range(replay.last) if replay[at + 1].seat == seat]
    return own, [at for at in range(replay.last) if at not in own]


def test_in_a_running_game_hints_are_given_only_for_own_past_decisions(at, tmp_path):
    opened(at, saved(tmp_path))
    seat = come(at)
    at.press(Qt.Key.Key_R)
    at.wait_until(lambda: at.window.looking_back.is_on)
    bar, course = at.window.looking_back.bar, at.window.looking_back.course
    own, others = frames_of_decisions(course.replay, seat)
    told = []
    at.session.advised.connect(told.append)
    for frame in others:
        course.go_to(frame)
        assert not bar.hint.isEnabled() and "hidden" in bar.hint.toolTip()
    at.press(Qt.Key.Key_H)
    assert "hidden until the game ends" in at.window.advising.panel.label.text()
    assert not at.window.advising.is_open
    course.go_to(own[-1])
    assert bar.hint.isEnabled()
    at.press(Qt.Key.Key_H)
    at.wait_until(lambda: told)
    assert {advice.seat for advice in told} == {seat}
    at.press(Qt.Key.Key_H)
    course.go_to(others[-1])
    at.press(Qt.Key.Key_H)
    at.press(Qt.Key.Key_R)
    # the message of the earlier moment
    assert "hidden" not in at.window.advising.panel.label.text()


def test_the_session_never_gives_a_hint_from_another_hand(at, tmp_path):
    opened(at, saved(tmp_path))
    told = []
    at.session.advised.connect(told.append)
    for revision in range(at.session.view.revision + 1):
        at.session.advise(revision)
    seat = come(at)
    replays = []
    at.session.replayed.connect(lambda _name, replay: replays.append(replay))
    at.session.replay()
    at.wait_until(lambda: replays)
    assert told == []
    own, others = frames_of_decisions(replays[0], seat)
    for revision in others:
        at.session.advise(revision)
    at.session.advise(own[-1])
    at.wait_until(lambda: told)
    assert {(advice.seat, advice.ticket[1]) for advice in told} == {(seat, own[-1])}
    at.session.stop_advising()


def test_a_running_game_with_hidden_hands_is_not_reviewed(at, tmp_path):
    opened(at, saved(tmp_path, casual=False))
    come(at)
    found = []
    at.session.reviews.found.connect(found.append)
    at.press(Qt.Key.Key_R, at.table)
    at.wait_until(lambda: at.window.looking_back.is_on)
    QTest.keyClick(at.table, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: at.window.dialog is not None)
    at.click(button(at.window.dialog, "Close"))
    at.session.review()
    replays = []
    at.session.replayed.connect(lambda *told: replays.append(told))
    at.session.replay()  # answered after the review was refused
    at.wait_until(lambda: replays)
    assert found == [] and not at.window.reviewing.is_on and not at.session.view.casual


def test_no_new_game_can_branch_off_while_hands_are_hidden(at, tmp_path):
    opened(at, saved(tmp_path, casual=False))
    come(at)
    running = at.session.view.game_id
    at.press(Qt.Key.Key_R, at.table)
    at.wait_until(lambda: at.window.looking_back.is_on)
    bar, course = at.window.looking_back.bar, at.window.looking_back.course
    for frame in (0, 20, course.replay.last):
        course.go_to(frame)
        assert not bar.play_on.isEnabled() and "hidden" in bar.play_on.toolTip()
        assert bar.play_on.accessibleDescription() == bar.play_on.toolTip()
    at.press(Qt.Key.Key_F, at.table)
    at.wait_until(lambda: at.window.dialog is not None)
    assert not isinstance(at.window.dialog, PlayOnDialog)
    at.click(button(at.window.dialog, "Close"))
    at.session.play_on(20, at.session.view.line_up)
    replays = []
    at.session.replayed.connect(lambda *told: replays.append(told))
    at.session.replay()  # answered after the new game was refused
    at.wait_until(lambda: replays)
    assert at.session.view.game_id == running and not at.session.view.casual


def test_taking_the_seat_of_a_bot_warns_that_its_hand_becomes_visible(at, tmp_path):
    plans = PEOPLE[0], SeatPlan("Bot", "page"), SeatPlan("Bot 2", "page")
    at.session.set_pause(3_600_000)
    opened(at, saved(tmp_path, plans=plans, casual=False))
    at.window.dialogs.ask_who_sits_where()
    sheet = at.window.dialog
    assert "hand" not in sheet.note.text()
    sheet.rows[0].who.setCurrentIndex(1)
    assert "hand" not in sheet.note.text()
    sheet.rows[1].who.setCurrentIndex(0)
    assert "sees its hand" in sheet.note.text() and "casual" in sheet.note.text()
    sheet.reject()


# The keys


def test_the_shortcuts_follow_a_focus_that_is_taken_back(at, tmp_path):
    screen = opened(at, saved(tmp_path))
    # this receives the change of focus after the screen
    follower = ShortcutsByPlace(QApplication.instance())
    at.table.setFocus()
    assert follower._watched is screen.go_on
    follower.deleteLater()


def gets_the_keys(at):
    """Return whether keys reach the screen between two people."""
    screen = at.page.turn.handover.screen
    return screen.isVisible() and screen.isAncestorOf(at.window.focusWidget())


def test_home_and_back_leave_the_keys_at_the_screen(at, tmp_path):
    screen = opened(at, saved(tmp_path))
    QTest.keyClick(screen.go_on, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: at.window.home_switch.is_on)
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Return)
    at.wait_until(lambda: not at.window.home_switch.is_on)
    at.wait_until(lambda: gets_the_keys(at))
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Return)
    assert not screen.isVisible() and at.table.hasFocus()


def test_every_way_back_to_the_table_leaves_the_keys_at_the_screen(at, tmp_path):
    screen = opened(at, saved(tmp_path))
    menus = at.window.menus.actions
    for name in ("settings", "score sheet", "library", "statistics", "keys", "seats"):
        menus[name].trigger()
        at.wait_until(lambda: at.window.dialog is not None)
        at.window.dialog.reject()
        at.wait_until(lambda: at.window.dialog is None and gets_the_keys(at))
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    for name in ("log", "score", "moves", "tips", "recap", "hint", "fit"):
        menus[name].trigger()
        assert gets_the_keys(at), name
    menus["review"].trigger()
    at.wait_until(lambda: at.window.looking_back.is_on)
    menus["review"].trigger()
    assert gets_the_keys(at)
    at.window.home_switch.go_home()
    at.window.home_switch.go_back()
    assert gets_the_keys(at)
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Return)
    assert not screen.isVisible() and at.table.hasFocus()
