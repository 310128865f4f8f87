"""Tests of the review in the real window, by clicks and by keys, from the final score to the better
turn and back."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.analysis.opponent_turn import aftermath
from burgundy_qt.ai.review import reviewer
from burgundy_qt.ai.review.review_result import BLUNDER
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.reviews.review_folder import ReviewFolder
from burgundy_qt.session.reviews.review_task import ReviewedGame, key_moments
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.review.key_moments import SpotPictures
from burgundy_qt.widgets.review.report_dialog import ReportDialog
from burgundy_qt.widgets.review.review_text import (
    WinChanceCurves,
    aftermath_text,
    still_reviewing,
    title_of,
)
from tests.a_review import a_played_game, a_review
from tests.session.short_games import a_game, act_at_random, line_up
from tests.widgets.window_driver import AtTheWindow, button

Key = Qt.Key
GAP = 0.05
"""The longest time, in seconds, for which computing may block the window."""


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.window.resize(1280, 800)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def kept(at, actions=500, until=None, levels=(None, "page"), game="burgundy"):
    """Save a game in the library with a complete or partial review; return its file and the
    review."""
    if game == "burgundy":
        running = a_game(*levels, actions=actions)
    else:
        request = {"game": game, "seed": 7}
        running = RunningGame.begin(replace(line_up(*levels), request=request))
        act_at_random(running, actions, random.Random(1))
    folder = SaveFolder(at.session.folders.games)
    path = folder.write(running.save())
    review = a_review(running.game, until=until)
    ReviewFolder(folder.folder).write(running.game_id, running.game, {"normal": review})
    return path, review


def open_game(at, path):
    at.session.open(path)
    at.wait_until(lambda: at.page.steps.game is not None)


def activate(at):
    if not at.window.isActiveWindow():
        at.window.activateWindow()
        at.wait_until(at.window.isActiveWindow)


def press(at, *keys):
    activate(at)
    for key in keys:
        at.press(key)


def reviewed(at, **kind):
    """Show the review of a reviewed game on the table."""
    path, review = kept(at, **kind)
    open_game(at, path)
    if at.window.dialog is not None:
        at.window.dialog.close()
    press_review(at)
    wait_for_review(at)
    return review


def press_review(at):
    activate(at)
    QTest.keyClick(at.table, Key.Key_R, Qt.KeyboardModifier.ShiftModifier)


def wait_for_review(at):
    """Wait until the first results are known and the past is on the table."""
    window = at.window
    at.wait_until(lambda: window.reviewing.found is not None and window.looking_back.is_on)


def test_from_the_final_score_to_a_mark_to_the_better_turn_and_back(at):
    path, review = kept(at)
    open_game(at, path)
    at.wait_until(lambda: at.window.dialog is not None)
    at.click(button(at.window.dialog, "Review"))
    wait_for_review(at)
    panel, reviewing = at.window.reviewing.panel, at.window.reviewing
    assert panel.isVisible() and panel.turns.topLevelItemCount() == len(panel.turns.turns) > 20
    worst = next(turn for turn in review.turns if turn.grade is BLUNDER)
    click_at(panel.graph, mark_of(panel.graph, worst))
    at.wait_until(lambda: at.page.steps.past.revision == worst.first)
    assert panel.label.text().endswith("a blunder that cost 14% chance to win.")
    at.click(panel.whats.buttons()[1])
    assert panel.label.text().endswith("a blunder that cost about 8 points.")
    at.click(panel.whats.buttons()[0])
    played = [action for _, action in reviewing.reviewed.game.actions[worst.first : worst.last]]
    assert list(reviewing.shown.marks.plan) == played
    at.click(panel.better)
    assert reviewing.shown.marks.plan == tuple(map(reviewing.reviewed.game.action, worst.better))
    assert panel.best.isVisible() and panel.best.steps.count() > 0
    at.click(panel.better)
    assert list(reviewing.shown.marks.plan) == played and not panel.best.isVisible()
    press(at, Key.Key_Escape)
    assert at.page.steps.past is None and not panel.isVisible() and not reviewing.shown.marks.plan
    assert at.problems == []


def click_at(widget, point):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)


def mark_of(graph, turn) -> QPoint:
    return graph._painting.mark_at(turn).toPoint()


def test_the_better_turn_stays_in_view_while_more_is_found(at):
    review = reviewed(at)
    worst = next(turn for turn in review.turns if turn.grade is BLUNDER)
    reviewing = at.window.reviewing
    reviewing.go_to(worst.first)
    press(at, Key.Key_X)
    better = reviewing.shown.marks.plan
    at.session.reviews.found.emit(replace(reviewing.found, known=1, is_running=True))
    assert reviewing.shown.marks.plan == better and reviewing.panel.best.isVisible()
    others = [replace(turn, better=()) for turn in review.turns]
    other = replace(reviewing.reviewed, review=replace(review, turns=tuple(others)))
    at.session.reviews.found.emit(replace(reviewing.found, reviewed=other))
    assert not reviewing.panel.best.isVisible()  # a deeper review disagrees


def test_the_report_opens_from_the_final_score_after_a_review(at):
    path, _ = kept(at, until=100)
    open_game(at, path)
    at.wait_until(lambda: at.window.dialog is not None)
    at.click(button(at.window.dialog, "Report"))
    wait_for_review(at)
    assert at.window.dialog is None and at.window.reviewing.panel.bar.isVisible()
    found = at.window.reviewing.found
    at.session.reviews.found.emit(whole(found))
    assert isinstance(at.window.dialog, ReportDialog)
    at.window.dialog.reject()
    at.session.reviews.found.emit(whole(found))
    assert at.window.dialog is None  # it is shown only once


def whole(found):
    """Return the same result with a complete review."""
    review = a_review(found.reviewed.game)
    return replace(found, reviewed=replace(found.reviewed, review=review), known=found.parts)


def test_no_report_opens_if_the_player_leaves_before_the_end_of_the_review(at):
    path, _ = kept(at, until=100)
    open_game(at, path)
    at.wait_until(lambda: at.window.dialog is not None)
    at.click(button(at.window.dialog, "Report"))
    wait_for_review(at)
    found = at.window.reviewing.found
    press(at, Key.Key_Escape)
    press_review(at)
    at.session.reviews.found.emit(whole(found))
    assert at.window.reviewing.is_on and at.window.dialog is None


@pytest.mark.parametrize(("percent", "height"), [(100, 700), (150, 700), (150, 1100)])
def test_one_bar_scrolls_the_review_and_never_one_in_another(at, percent, height):
    at.settings.change(text_size=percent)
    at.window.resize(1280, height)
    review = reviewed(at)
    panel = at.window.reviewing.panel
    worst = next(turn for turn in review.turns if turn.grade is BLUNDER)
    at.window.reviewing.go_to(worst.first)
    for _ in range(2):
        bars = panel.verticalScrollBar(), panel.turns.verticalScrollBar()
        at.wait_until(lambda bars=bars: sum(bar.isVisible() for bar in bars) == 1)
        panel.better.click()
    last = panel.turns.topLevelItemCount() - 1
    panel.turns.setFocus()
    panel.turns.setCurrentItem(panel.turns.topLevelItem(last))

    def is_seen():
        row = panel.turns.visualItemRect(panel.turns.topLevelItem(last)).center()
        slot = panel.turns.viewport().mapTo(panel.viewport(), row)
        return panel.viewport().rect().contains(slot)

    at.wait_until(is_seen)


def test_the_graph_of_a_solo_game_is_in_spaces():
    game = a_played_game(actions=20)
    curves = WinChanceCurves(a_review(game), "points", game.revision, counts=game.position.counts())
    assert title_of(curves) == "Expected points"
    assert title_of(replace(curves, counts="cells")) == "Expected spaces covered"


def test_a_review_is_stopped_and_resumed_without_blocking_the_window(at):
    path = SaveFolder(at.session.folders.games).write(a_game(None, None, actions=60).save())
    open_game(at, path)
    press_review(at)
    question = at.window.dialog
    assert isinstance(question, ConfirmDialog) and not at.session.view.casual
    at.click(button(question, "Review it"))
    wait_for_review(at)
    assert at.session.view.casual and at.window.reviewing.found.is_running
    reviewing, panel = at.window.reviewing, at.window.reviewing.panel
    work = []
    while reviewing.found.known < 3:
        # the CPU time of the window's thread, which does not depend on other programs
        begun = time.thread_time()
        QCoreApplication.processEvents()
        work.append(time.thread_time() - begun)
        time.sleep(0.001)
    late = [took for took in work if took > GAP]
    assert len(late) <= len(work) // 100, sorted(work)[-5:]
    assert panel.running.text() == "Stop"
    at.click(panel.running)
    at.wait_until(lambda: not reviewing.found.is_running)
    stopped = reviewing.found.known
    assert stopped < reviewing.found.parts and panel.running.text() == "Continue"
    at.click(panel.running)
    at.wait_until(lambda: reviewing.found.is_running)
    assert reviewing.found.known >= stopped
    press(at, Key.Key_Escape)
    at.wait_until(lambda: not at.window.looking_back.is_on)
    assert not reviewing.is_on and at.page.decision.is_open


def test_marks_appear_during_the_review(at, monkeypatch):
    go_on, real = Event(), reviewer.Reviewer.review

    def slow(self, known=(), before_all=()):
        go_on.wait(10)
        yield from real(self, known, before_all)

    monkeypatch.setattr(reviewer.Reviewer, "review", slow)
    review = reviewed(at, until=100)
    panel = at.window.reviewing.panel
    assert len(panel.turns.turns) == len([turn for turn in review.turns if turn.is_choice])
    assert panel.bar.isVisible() and "Reviewing" in panel.progress.text()
    go_on.set()


def test_a_damaged_review_is_reported_and_the_game_reviewed_again(at):
    path, _ = kept(at, actions=6)
    file = ReviewFolder(at.session.folders.games).path(read_save(path).game_id)
    file.write_text("scribble")
    open_game(at, path)
    press_review(at)
    at.click(button(at.window.dialog, "Review it"))
    wait_for_review(at)
    panel = at.window.reviewing.panel
    assert panel.aside.isVisible() and f"{file.name}.broken" in panel.aside.text()
    at.wait_until(lambda: at.window.reviewing.reviewed.review.is_whole)
    assert file.with_name(f"{file.name}.broken").read_text() == "scribble" and at.problems == []


def test_a_key_on_the_card_of_a_game_reviews_it(at):
    path, _ = kept(at)
    press(at)
    dialog = at.window.library.open()
    at.wait_until(lambda: dialog.cards.card is not None)
    assert dialog.cards.card.path == path
    at.press(Key.Key_R, dialog.cards)
    wait_for_review(at)
    assert at.window.dialog is None and at.window.reviewing.panel.isVisible()
    assert at.window.reviewing.reviewed.game_id == read_save(path).game_id


def test_a_review_of_another_game_is_never_shown(at):
    reviewed(at)
    other = a_game(None, None, actions=8).save()
    path = at.session.folders.data / "other.burgundy"
    write_save(path, other)
    at.session.open(path)
    at.wait_until(lambda: at.session.view.revision == 8 and at.page.decision.is_open)
    assert not at.window.reviewing.is_on and at.window.reviewing.found is None
    assert not at.window.reviewing.panel.isVisible() and not at.window.reviewing.shown.marks.plan


def test_in_a_narrow_window_the_final_score_hides_a_button_that_has_a_key(at):
    at.settings.change(text_size=200)
    at.window.resize(960, 620)
    path, _ = kept(at)
    open_game(at, path)
    at.wait_until(lambda: at.window.dialog is not None)
    assert at.window.dialog.width() <= at.window.width()
    assert button(at.window.dialog, "Look at the table").isHidden()


def test_in_a_narrow_window_the_foot_and_a_key_show_the_page_again(at):
    at.window.resize(1024, 700)
    reviewed(at)
    panel, foot = at.window.reviewing.panel, at.page.foot
    assert at.page.log_place.floats and panel.isVisible()
    at.page.log_place.put_away()
    assert not panel.isVisible() and foot.tips.text().startswith("Review")
    at.click(foot.tips)
    assert panel.isVisible()
    at.page.log_place.put_away()
    press(at, Key.Key_T)
    assert panel.isVisible()
    press(at, Key.Key_Escape)
    assert not panel.isVisible() and not foot.tips.isVisible()


@pytest.mark.parametrize("percent", [100, 150])
def test_over_the_table_the_page_shows_the_text_about_a_turn_and_the_rest_on_request(at, percent):
    at.settings.change(text_size=percent)
    at.window.resize(1024, 700)
    review = reviewed(at)
    reviewing, log = at.window.reviewing, at.page.log
    panel = reviewing.panel
    for number, turn in enumerate([turn for turn in review.turns if turn.better][:6]):
        reviewing.go_to(turn.first)
        at.wait_until(lambda turn=turn: reviewing.turn == turn)
        if number % 2:
            reviewing.carry_out("better")
        settle()
        assert log.is_over_table and not panel.graph.isVisible() and not panel.story.isVisible()
        assert log.y() - log.high.y() >= log.high.height() // 3
        assert panel.label.isVisible() and is_in_view(panel, panel.label)
        if panel.best.isVisible() and percent == 100:
            assert is_in_view(panel, panel.best)
    low = log.height()
    at.click(log.more)
    settle()
    assert panel.graph.isVisible() and panel.turns.isVisible() and log.height() > low
    at.click(log.more)
    settle()
    assert not panel.graph.isVisible() and log.height() <= low
    at.window.resize(1920, 1080)
    at.wait_until(lambda: panel.graph.isVisible() and not log.more.isVisible())


def settle():
    for _ in range(5):
        QCoreApplication.processEvents()


def test_the_remaining_time_is_rounded():
    assert still_reviewing("40%", 0.4) == "Reviewing: 40%, about 5 seconds left"
    assert still_reviewing("40%", 31.0) == "Reviewing: 40%, about 35 seconds left"
    assert still_reviewing("40%", 116.0) == "Reviewing: 40%, about 2 minutes left"
    assert still_reviewing("40%", 290.0) == "Reviewing: 40%, about 5 minutes left"


def is_in_view(page, widget):
    """Return whether the page shows the whole widget, or its beginning if it is higher than the
    page."""
    top = widget.mapTo(page.viewport(), QPoint(0, 0)).y()
    fits = widget.height() <= page.viewport().height()
    end = top + widget.height() if fits else top
    return widget.isVisible() and top >= 0 and end <= page.viewport().height()


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice", "tuscany", "carcassonne"])
def test_every_key_moment_has_a_picture_that_is_not_empty(qtbot, qapp, game):
    played = a_played_game(game=game)
    seats = SeatPlan("Anna"), SeatPlan("Bot", "page")
    found = ReviewedGame(played, seats, "game", False, a_review(played))
    pictures, size = SpotPictures(qapp), QSize(86, 58)
    moments = key_moments(found, (0, 1))
    assert len(moments) > 3
    for turn in moments:
        # painted later, one after the other
        assert pictures.picture(found, turn, size, 1.0) is None
    qtbot.waitUntil(lambda: len(pictures.kept) == len(moments), timeout=60_000)
    for picture in pictures.kept.values():
        image = picture.toImage()
        colours = {image.pixel(x, y) for x in range(0, 86, 3) for y in range(0, 58, 3)}
        assert image.size() == size and len(colours) > 20


@pytest.mark.parametrize(
    ("game", "speed"), [("burgundy", "off"), ("burgundy-dice", "fast"), ("tuscany", "fast")]
)
def test_the_board_of_the_acting_player_is_large_with_the_marks_on_it(at, game, speed):
    at.settings.change(speed=speed)
    review = reviewed(at, game=game)
    reviewing, scene = at.window.reviewing, at.page.scene
    own = next(turn for turn in review.turns if turn.seat == 0 and turn.is_choice)
    others = [turn for turn in review.turns if turn.seat == 1 and turn.first > own.first]
    for theirs in others:
        reviewing.go_to(theirs.first)
        assert scene.seat_shown == 1
        marked = {slot for step in reviewing.shown.marks.steps for slot in step.marked}
        if cells := [slot for slot in marked if slot.kind == "cell"]:
            break
    assert {slot.owner for slot in cells} == {1}
    large = scene.layout.large
    assert all(large.contains(scene.place_of(slot).rect.center()) for slot in cells)
    theirs = others[0]
    reviewing.go_to(own.first)
    assert scene.seat_shown == 0
    press(at, Key.Key_Home)
    while at.page.steps.past.revision < theirs.first:  # the same with animation
        press(at, Key.Key_Right)
        at.wait_until(lambda: not scene.motion.is_running)
    at.wait_until(lambda: scene.seat_shown == 1)
    press(at, Key.Key_Escape)
    assert scene.seat_shown == 0


def test_the_page_names_the_reply_that_the_better_turn_would_have_prevented(at):
    review = reviewed(at, game="tuscany")
    reviewing, panel = at.window.reviewing, at.window.reviewing.panel
    game = reviewing.reviewed.game

    def consequences(turn):
        position, _ = game.position_at(turn.first)
        for code in position.legal(turn.seat):
            if found := aftermath(game, turn.first, turn.last, turn.seat, [code]):
                yield replace(turn, better=(code,), grade=BLUNDER), found

    costly, found = next(one for turn in review.turns for one in consequences(turn))
    turns = [costly if turn.first == costly.first else turn for turn in review.turns]
    other = replace(reviewing.reviewed, review=replace(review, turns=tuple(turns)))
    at.session.reviews.found.emit(replace(reviewing.found, reviewed=other))
    reviewing.go_to(costly.first)
    at.wait_until(panel.aftermath.isVisible)
    assert panel.aftermath.text().startswith(f"Next, Seat {found.seat} did something that")
    you, bot = SeatPlan("You"), SeatPlan("Page", "page")
    mine = replace(other, seats=tuple(you if at == found.seat else bot for at in range(2)))
    assert aftermath_text(mine, found).startswith("Next, you did something that")
    reviewing.go_to(next(turn.first for turn in turns if turn.grade is None))
    assert not panel.aftermath.isVisible()
    reviewing.go_to(costly.first)  # it is known now
    assert panel.aftermath.isVisible() and at.problems == []
