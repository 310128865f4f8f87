"""Tests of looking back in the real window, by the log, by keys and by the bar, while the game
waits."""

from __future__ import annotations

import time
from statistics import median

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.widgets.history import history_controller as walking
from burgundy_qt.widgets.history.play_on_dialog import PlayOnDialog
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.window.main_window import LEAST_SIZE
from tests.session.short_games import a_game
from tests.widgets.window_driver import AtTheWindow, button

Key = Qt.Key


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    assert at.problems == []
    at.close()


def open_game(at, tmp_path, *levels, actions=60, luck=1, **request):
    """Open a game after this number of actions."""
    path = tmp_path / "played.burgundy"
    write_save(path, a_game(*levels, actions=actions, luck=luck, **request).save())
    at.session.open(path)
    at.wait_until(lambda: at.page.steps.game is not None)
    if at.window.dialog is not None:
        at.window.dialog.close()


def press(at, *keys):
    # The test screen does not activate the window again when a dialog closes.
    if not at.window.isActiveWindow():
        at.window.activateWindow()
        at.wait_until(at.window.isActiveWindow)
    for key in keys:
        at.press(key)


def look_back(at):
    """Press R, wait for the replay, and return its cursor."""
    press(at, Key.Key_R)
    at.wait_until(lambda: at.window.looking_back.is_on)
    return at.window.looking_back.course


def line_rect(at, row):
    log = at.page.log.log
    log.scrollTo(log.entries.index(row))
    return log.visualRect(log.entries.index(row))


def test_with_less_space_the_bar_shows_a_shorter_text(at, tmp_path):
    open_game(at, tmp_path, None, None)
    look_back(at)
    past, full = at.window.bar.past, at.window.bar.past.text()
    at.window.resize(*LEAST_SIZE)
    at.settings.change(text_size=150)
    at.wait_until(lambda: past.text() != full)
    assert full == f"Looking back: {past.text()}" and "move" in past.text()
    at.wait_until(lambda: past.width() >= past.sizeHint().width())
    at.settings.change(text_size=100)
    at.wait_until(lambda: past.text() == full)


def test_a_click_on_a_line_of_the_log_shows_its_position(at, tmp_path):
    open_game(at, tmp_path, None, None)
    log = at.page.log.log
    row = next(
        row
        for row, line in enumerate(log.entries.lines)
        if line.kind == "action" and line.event > 40
    )
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=line_rect(at, row).center())
    at.wait_until(lambda: at.page.steps.past is not None)
    past = at.page.steps.past
    assert past.events[-1] is not at.session.view.events[-1]
    assert len(past.events) > log.entries.lines[row].event
    assert past.state == at.page.scene.view.state != at.session.view.state
    assert log.entries.row_of_action == row
    assert (
        at.table.hasFocus()
        and at.window.bar.past.isVisible()
        and "Looking back" in at.window.bar.past.text()
    )


def test_a_line_of_the_log_can_be_chosen_by_key(at, tmp_path):
    open_game(at, tmp_path, None, None)
    log = at.page.log.log
    press(at, Key.Key_L)
    assert log.hasFocus()
    at.press(Key.Key_Up, log)
    at.press(Key.Key_Up, log)
    at.press(Key.Key_Return, log)
    at.wait_until(lambda: at.page.steps.past is not None)
    chosen = log.entries.lines[log.currentIndex().row()]
    assert at.page.steps.past.revision == at.window.looking_back.course.replay.after(chosen.event)
    assert log.hasFocus()
    at.press(Key.Key_Escape, log)
    assert at.table.hasFocus() and at.page.steps.past is not None
    press(at, Key.Key_Escape)
    assert at.page.steps.past is None


def test_in_the_past_no_action_is_possible_and_escape_returns_to_the_game(at, tmp_path):
    open_game(at, tmp_path, None, None)
    at.wait_for_my_turn()
    now = at.session.view
    look_back(at)
    press(at, Key.Key_Left, Key.Key_Left)
    assert at.page.steps.past.revision == now.revision - 2
    assert not at.page.decision.is_open and not at.page.scene._highlights
    assert at.window.looking_back.bar.isVisible() and not at.page.prompt.isVisible()
    for command in ("undo", "redo", "undo turn", "workers", "pass", "end"):
        assert not at.window.menus.actions[command].isEnabled()
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(180, 300))
    press(at, Key.Key_E, Key.Key_W, Key.Key_Z)
    press(at, Key.Key_Escape)
    assert at.page.steps.past is None and at.page.prompt.isVisible() and at.page.decision.is_open
    assert at.session.view is now and at.page.scene.view.state == now.state


def test_leaving_before_the_replay_has_arrived_stays_in_the_game(at, tmp_path):
    open_game(at, tmp_path, None, None)
    replays = []
    at.session.replayed.connect(lambda *_: replays.append(True))
    at.window.menus.actions["review"].trigger()
    at.window.menus.actions["review"].trigger()
    at.wait_until(lambda: replays)
    assert not at.window.looking_back.is_on and at.page.steps.past is None
    look_back(at)


def test_keys_move_by_action_turn_and_round_and_to_both_ends(at, tmp_path):
    open_game(at, tmp_path, None, None)
    course = look_back(at)
    replay = course.replay
    assert course.at == replay.last
    press(at, Key.Key_Home)
    assert course.at == 0 and at.page.scene.view.revision == 0
    press(at, Key.Key_Right)
    assert course.at == 1
    press(at, Key.Key_Down)
    assert course.at == replay.turns[1].first
    press(at, Key.Key_Up)
    assert course.at == replay.turns[0].first
    press(at, Key.Key_PageDown)
    assert course.at == replay.rounds[1]
    press(at, Key.Key_PageUp)
    assert course.at == replay.rounds[0]
    press(at, Key.Key_End)
    assert course.at == replay.last and at.page.scene.view.state == at.session.view.state


def test_every_position_on_the_table_is_that_of_the_record(at, tmp_path):
    open_game(at, tmp_path, None, None)
    course = look_back(at)
    press(at, Key.Key_Home)
    while course.at < course.replay.last:
        press(at, Key.Key_Right)
        assert at.page.scene.view.state == course.replay[course.at].state
        assert (
            at.page.steps.past.scoring_potential == course.replay.scoring_potential(course.at)
            and not at.page.steps.past.gains
        )
        assert (
            at.page.scene.state.seats[0].points
            == course.replay[course.at].state["seats"][0]["points"]
        )


def test_the_buttons_do_what_the_keys_do(at, tmp_path):
    open_game(at, tmp_path, None, None)
    course, bar = look_back(at), at.window.looking_back.bar
    at.click(bar.start)
    assert course.at == 0 and not bar.back.isEnabled()
    at.click(bar.on)
    at.click(bar.on)
    at.click(bar.back)
    assert course.at == 1
    at.click(bar.end)
    assert course.at == course.replay.last and not bar.on.isEnabled()
    at.click(bar.leave)
    assert at.page.steps.past is None


def test_tab_reaches_the_buttons_and_escape_leaves_them(at, tmp_path):
    open_game(at, tmp_path, None, None)
    course, bar = look_back(at), at.window.looking_back.bar
    press(at, Key.Key_Home, Key.Key_Tab)
    assert bar.run.hasFocus()
    at.press(Key.Key_Tab, bar.run)
    assert bar.on.hasFocus()
    at.press(Key.Key_Space, bar.on)
    assert course.at == 1
    reached = set()
    while QApplication.focusWidget() not in reached:
        reached.add(QApplication.focusWidget())
        at.press(Key.Key_Tab, QApplication.focusWidget())
    assert {bar.on, bar.end, bar.play_on, bar.leave, bar.strip} <= reached
    at.press(Key.Key_PageDown, bar.strip)
    assert course.at == course.replay.rounds[1]
    at.press(Key.Key_Escape, bar.on)
    assert at.page.steps.past is None and at.table.hasFocus()


def test_a_click_on_the_strip_shows_the_turn_under_the_pointer(at, tmp_path):
    open_game(at, tmp_path, None, None, actions=100_000)
    course, strip = look_back(at), at.window.looking_back.bar.strip
    turn = course.replay.turns[27]
    QTest.mouseClick(
        strip,
        Qt.MouseButton.LeftButton,
        pos=QPoint(round(strip.x_of(turn.first)), strip.height() // 2),
    )
    assert course.replay.turn_at(course.at) in (26, 27) and abs(course.at - turn.first) <= 1
    assert strip.value() == course.at


def test_the_replay_runs_by_itself_with_animations_at_the_chosen_speed(at, tmp_path, monkeypatch):
    monkeypatch.setattr(walking, "PAUSE", 3)
    open_game(at, tmp_path, None, None, actions=16)
    at.settings.change(speed="fast")
    course = look_back(at)
    press(at, Key.Key_Plus)
    assert at.page.scene.pace == 3
    press(at, Key.Key_Home, Key.Key_Space)
    assert course.is_running
    at.wait_until(lambda: at.page.scene.motion.is_running)
    at.wait_until(lambda: course.at >= 6)
    press(at, Key.Key_Space)
    assert not course.is_running
    press(at, Key.Key_Minus, Key.Key_Minus, Key.Key_Minus)
    assert at.page.scene.pace == 0.5
    press(at, Key.Key_Escape)
    assert at.page.scene.pace == 1


def test_a_bot_waits_while_the_past_is_shown_and_goes_on_afterwards(at, tmp_path):
    open_game(at, tmp_path, "page", "page", actions=8)
    look_back(at)
    press(at, Key.Key_Home)
    at.wait_until(lambda: at.page.steps._held or at.session._worker.bots.ahead._decisions)
    waited = at.session.view.revision
    for _ in range(10):
        press(at, Key.Key_Right)
    assert at.page.steps.past is not None and at.session.view.revision == waited
    press(at, Key.Key_Escape)
    at.wait_until(lambda: at.session.view.revision > waited + 3)
    assert at.page.log.log.entries.stands_at is None


def test_a_move_that_arrives_while_looking_back_is_shown_later(at, tmp_path):
    open_game(at, tmp_path, None, None)
    at.wait_for_my_turn()
    now = at.session.view
    look_back(at)
    press(at, Key.Key_Home)
    at.session.act(now.revision, now.legal["actions"][0])
    at.wait_until(lambda: at.session.view.revision == now.revision + 1)
    assert at.page.scene.view.revision == 0 and at.page.steps.game is now
    bar = at.window.looking_back.bar
    assert bar.leave.text() == "See the next move"
    at.click(bar.leave)
    at.wait_until(lambda: at.page.decision.is_open)
    assert at.page.steps.game is at.session.view and at.page.scene.view is at.session.view
    assert at.page.log.log.entries.row_of_action is not None
    look_back(at)
    assert bar.leave.text() == "Back to the game"


def test_looking_back_at_a_finished_game_does_not_show_the_score_again(at, tmp_path):
    open_game(at, tmp_path, "page", "page", actions=100)
    at.wait_until(lambda: at.is_over and at.window.dialog is not None)
    at.click(button(at.window.dialog, "Look back"))
    at.wait_until(lambda: at.window.looking_back.is_on)
    press(at, Key.Key_Home, Key.Key_Escape)
    assert at.window.dialog is None and at.page.steps.past is None


def test_play_on_begins_a_casual_game_with_the_chosen_seats(at, tmp_path):
    open_game(at, tmp_path, None, "page", actions=100_000)
    old = at.session.view
    course = look_back(at)
    press(at, Key.Key_F)
    assert at.window.dialog is None  # the game is over at this position
    course.go_to(40)
    press(at, Key.Key_F)
    dialog = at.window.dialog
    assert isinstance(dialog, PlayOnDialog)
    dialog.rows[1].who.setCurrentIndex(0)
    dialog.rows[1].name.setText("Anna")
    QTest.keyClick(dialog, Key.Key_Return)
    at.wait_until(lambda: at.session.view.game_id != old.game_id)
    view = at.session.view
    assert view.revision == 40 and view.casual and not view.is_over
    assert [plan.name for plan in view.line_up.seats] == ["Seat 0", "Anna"] and view.line_up.seats[
        1
    ].is_person
    assert at.page.steps.past is None and at.page.prompt.isVisible() and at.page.decision.is_open
    kept = at.session.folders.games / "finished" / f"{old.game_id}.burgundy"
    assert read_save(kept).finished


def test_playing_on_from_a_running_game_makes_it_casual(at, tmp_path):
    open_game(at, tmp_path, None, None)
    old = at.session.view
    assert not old.casual
    look_back(at)
    press(at, Key.Key_Left, Key.Key_F)
    assert "becomes casual too" in at.window.dialog.sentence.text()
    QTest.keyClick(at.window.dialog, Key.Key_Return)
    at.wait_until(lambda: at.session.view.game_id != old.game_id)
    assert read_save(at.session.folders.games / f"{old.game_id}.burgundy").casual


def test_two_players_with_the_same_name_cannot_play_on(at, tmp_path):
    open_game(at, tmp_path, None, None)
    look_back(at)
    press(at, Key.Key_Left, Key.Key_F)
    dialog = at.window.dialog
    dialog.rows[1].name.setText("Seat 0")
    assert not dialog.start.isEnabled() and dialog.wrong.isVisible()
    dialog.close()


@pytest.mark.parametrize("width", [1024, 1280, 1600])
def test_the_moment_is_hidden_if_the_words_of_the_action_need_its_space(at, tmp_path, width):
    at.window.resize(width, 800)
    open_game(at, tmp_path, None, None)
    look_back(at)
    bar, shown = at.window.looking_back.bar, 0
    for _ in range(12):
        press(at, Key.Key_Left)
        QApplication.processEvents()
        assert bar.standing.isHidden() or bar.heading.text() == bar.heading.whole
        shown += bar.standing.isVisible()
    assert (shown > 0) == (width > 1500)


def test_another_game_ends_looking_back(at, tmp_path):
    open_game(at, tmp_path, None, None)
    look_back(at)
    open_game(at, tmp_path, None, None, actions=20, luck=2)
    at.wait_until(lambda: at.page.steps.game.revision == 20)
    assert not at.window.looking_back.is_on and at.page.prompt.isVisible()
    assert at.window.bar.standing.isVisible()
    course = look_back(at)
    assert course.replay.last == 20


def test_a_step_through_a_long_game_takes_less_than_fifty_milliseconds(at, tmp_path):
    open_game(at, tmp_path, None, None, None, None, actions=100_000)
    course = look_back(at)
    assert course.replay.last > 300
    costs = []
    for _ in range(25):
        begun = time.process_time()
        press(at, Key.Key_Left)
        QCoreApplication.processEvents()
        costs.append(time.process_time() - begun)
    assert median(costs) < 0.05


def test_before_the_first_turn_looking_back_has_one_step(at, tmp_path):
    open_game(at, tmp_path, None, None, actions=1, setup="open")
    course, strip = look_back(at), at.window.looking_back.bar.strip
    press(at, Key.Key_Up, Key.Key_Down, Key.Key_PageDown, Key.Key_Home)
    assert course.at == 0
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton)
    press(at, Key.Key_End)
    assert course.at == 1


def test_looking_back_closes_a_hint(at, tmp_path):
    open_game(at, tmp_path, None, None)
    at.wait_for_my_turn()
    at.window.advising.open()
    at.wait_until(lambda: at.window.advising.plan)
    look_back(at)
    assert not at.window.advising.is_open and at.window.menus.actions["hint"].isEnabled()
    assert not at.window.menus.actions["do advised"].isEnabled()
    press(at, Key.Key_H)
    assert (
        at.window.dialog is None and at.window.advising.is_open and at.page.steps.past is not None
    )


def test_the_bar_has_its_final_sizes_when_it_first_appears(at, tmp_path):
    open_game(at, tmp_path, None, None)
    look_back(at)
    QCoreApplication.processEvents()
    bar = at.window.looking_back.bar
    first = [part.geometry() for part in bar.findChildren(QPushButton)]
    at.settings.change(theme="dark")  # a new theme restyles the bar
    QCoreApplication.processEvents()
    assert [part.geometry() for part in bar.findChildren(QPushButton)] == first


def test_a_narrow_window_has_space_for_the_bar(at, tmp_path):
    at.window.resize(1024, 700)
    open_game(at, tmp_path, None, None, None, None)
    look_back(at)
    bar = at.window.looking_back.bar
    at.wait_until(lambda: bar.geometry().bottom() <= at.table.height() and bar.width() > 300)
    last = max(part.geometry().right() for part in (bar.end, bar.play_on, bar.leave))
    assert last <= bar.width() and bar.strip.geometry().bottom() <= bar.run.geometry().top()


@pytest.mark.parametrize(
    ("lowest", "request_"),
    [("7.1", {}), ("7.1", {"game": "burgundy-dice", "edition": "2017"})],
)
def test_the_bar_hides_nothing_of_an_estate(at, tmp_path, lowest, request_):
    at.window.resize(1280, 800)
    open_game(at, tmp_path, None, "page", actions=30, **request_)
    look_back(at)
    bar = at.window.looking_back.bar
    at.wait_until(bar.isVisible)
    place = at.page.scene.layout.places[Slot("cell", at.page.scene.seat_shown, lowest)]
    below = at.table.mapTo(at.page, at.table.mapFromScene(place.rect.bottomLeft()))
    assert below.y() <= bar.mapTo(at.page, QPoint(0, 0)).y()
