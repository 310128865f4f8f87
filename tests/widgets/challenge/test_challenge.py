"""Tests of the daily challenge by clicks and by keys, from Home to the final score."""

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.session import challenges
from burgundy_qt.session import challenges as days
from burgundy_qt.session.challenges import ChallengeEntry, record_file
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.widgets.challenge.challenge_dialog import AfterGame, ChallengeDialog, DayCell
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from tests.session.short_games import begin_late
from tests.widgets.games.dice.test_whole_games import click_something, play, press_something
from tests.widgets.window_driver import AtTheWindow, button

TODAY = date(2026, 11, 23)  # a day with a solo game of the Dice Game
YESTERDAY = TODAY - timedelta(days=1)
DICE = "burgundy-dice"
ALL = {level.name: points for points, level in enumerate(available_levels(), start=50)}
AN_ID = "20261101-101010-abcdef01"


@pytest.fixture(autouse=True)
def _clock(monkeypatch):
    monkeypatch.setattr(days, "present_day", lambda: TODAY)
    monkeypatch.setattr(challenges, "ROLLOUTS", 8)


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def page_of(at):
    """Wait until the dialog of the challenges is open, and return it."""
    at.wait_until(lambda: isinstance(at.window.dialog, ChallengeDialog))
    be_at(at, at.window.dialog)
    return at.window.dialog


def be_at(at, window):
    """Make this window active; the screen of the tests does not do it when a dialog closes."""
    if not window.isActiveWindow():
        window.activateWindow()
        at.wait_until(window.isActiveWindow)


def open_by_key(at):
    be_at(at, at.window)
    QTest.keyClick(at.window, Qt.Key.Key_C)
    return page_of(at)


def entry_of(at, day=TODAY):
    return at.session.challenges.record.get((DICE, day), ChallengeEntry())


def choose(page, game):
    page.choice.group.button(page.choice.values.index(game)).click()


def words_in(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.text())


def play_the_dice_game(at, do):
    """Play the game of the dialog to its end, and wait until every bot has played it too."""
    at.wait_for_my_turn()
    be_at(at, at.window)
    play(at, do)
    assert isinstance(at.window.dialog, FinalScoreDialog)
    at.wait_until(lambda: set(entry_of(at).levels) == set(ALL))
    return at.window.dialog


def test_a_try_by_clicks_leads_from_home_to_the_final_score_with_your_place(at):
    at.window.home_switch.show()
    home = at.window.home
    at.click(home.challenge)
    page = page_of(at)
    choose(page, DICE)
    assert page.play.text() == "Play today’s challenge" and not page.panel.ladder.isVisible()
    at.click(page.play)
    score = play_the_dice_game(at, click_something)
    own = at.session.view.state["result"]["points"][0]
    entry = entry_of(at)
    assert (entry.game_id, entry.points) == (at.session.view.game_id, own) and entry.is_done
    after = score.findChild(AfterGame)
    told = [rung.points for rung in after.ladder.shown]
    assert told == sorted([own, *entry.levels.values()], reverse=True)
    assert [rung.name for rung in after.ladder.shown if rung.is_own] == ["You"]
    assert "Challenge of 23 November 2026" in words_in(after) and str(own) in words_in(after)
    at.click(button(score, "Home"))
    assert [name for name, emblem in home.challenge.emblems.items() if emblem.is_done] == [DICE]
    assert "Dice Game" in home.challenge.accessibleDescription()


def test_a_second_try_by_keys_is_casual_and_does_not_count(at, monkeypatch):
    begin_late(monkeypatch, "III")
    first = ChallengeEntry(AN_ID, 52, True, ALL)
    write_month(at, d23=first)
    page = open_by_key(at)
    choose(page, DICE)
    assert page.play.text() == "Play for practice" and page.panel.ladder.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view is not None)
    assert at.session.view.casual
    score = play_the_dice_game(at, press_something)
    assert entry_of(at) == first
    assert "for practice" in words_in(score.findChild(AfterGame))


def test_a_try_can_be_continued(at):
    page = open_by_key(at)
    choose(page, DICE)
    at.click(page.play)
    at.wait_for_my_turn()
    game = at.session.view.game_id
    at.wait_until(lambda: entry_of(at).game_id == game)
    at.window.home_switch.go_home()
    at.click(at.window.home.challenge)
    page = page_of(at)
    assert page.game == DICE and page.play.text() == "Continue"
    assert "not finished" in page.panel.state.text()
    at.click(page.play)
    at.wait_until(lambda: at.page.isVisible())
    assert at.session.view.game_id == game


def test_a_try_with_a_hint_does_not_count(at, monkeypatch):
    begin_late(monkeypatch, "III")
    page = open_by_key(at)
    choose(page, DICE)
    at.click(page.play)
    at.wait_for_my_turn()
    be_at(at, at.window)
    at.press(Qt.Key.Key_H)
    at.wait_until(lambda: isinstance(at.window.dialog, ConfirmDialog))
    at.window.dialog.accept()
    at.wait_until(lambda: at.session.view.casual)
    at.window.advising.close()
    play_the_dice_game(at, click_something).reject()
    assert entry_of(at).points is not None and not entry_of(at).is_done
    page = open_by_key(at)
    assert "does not count" in page.panel.state.text()


def write_month(at, **entries):
    """Write a record with these days of the Dice Game in November."""
    record = {(DICE, date(2026, 11, int(day[1:]))): entry for day, entry in entries.items()}
    record_file(at.session.folders.challenges, pytest.fail).change(lambda _: record)
    at.session.challenges.look()
    at.wait_until(lambda: at.session.challenges.record)


def cell_of(page, number):
    return next(
        cell for cell in page.findChildren(DayCell) if cell.isVisible() and cell.day.day == number
    )


def test_the_month_shows_the_result_of_each_day(at):
    write_month(
        at,
        d20=ChallengeEntry(AN_ID, 99, True, ALL),
        d21=ChallengeEntry(AN_ID, 52, True, ALL),
        d22=ChallengeEntry(AN_ID, 40, False, ALL),
    )
    at.window.home_switch.show()
    assert at.window.home.challenge.note.whole == ""
    page = open_by_key(at)
    choose(page, DICE)
    assert cell_of(page, 20).is_first and not cell_of(page, 21).is_first
    assert cell_of(page, 21).accessibleName() == "21 November 2026, 52 points, place 4 of 7"
    assert "does not count" in cell_of(page, 22).accessibleName()
    assert cell_of(page, 23).accessibleName() == "23 November 2026, today"
    assert not cell_of(page, 24).isEnabled()
    at.click(cell_of(page, 20))
    assert page.panel.day.text() == "20 November 2026" and "You beat" in page.panel.standing.text()
    at.click(cell_of(page, 19))
    assert page.play.text() == "Play for practice" and not page.panel.ladder.isVisible()


def test_keys_move_from_day_to_day_and_from_month_to_month(at):
    page = open_by_key(at)
    page.month.cell.setFocus()
    at.wait_until(page.month.cell.hasFocus)
    went = []
    for key in ("Left", "Up", "Right", "Right", "PageUp", "PageUp", "PageDown", "End", "Right"):
        QTest.keyClick(at.window.dialog.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
        went.append(f"{page.day:%d.%m}")
    assert went == [
        *("22.11", "15.11", "16.11", "17.11", "17.10", "17.09", "17.10", "23.11", "23.11")
    ]
    assert page.month.cell.isChecked() and page.month.cell.hasFocus()
    for _ in range(12):
        QTest.keyClick(at.window.dialog.focusWidget(), Qt.Key.Key_PageUp)
    assert page.day == days.FIRST and not page.month.back.isEnabled()


def test_an_earlier_day_is_practice(at):
    page = open_by_key(at)
    choose(page, "carcassonne")
    at.click(cell_of(page, 22))
    at.click(page.play)
    at.wait_until(lambda: at.session.view is not None)
    view = at.session.view
    assert view.casual and view.line_up.request == days.request_of_day("carcassonne", YESTERDAY)
    assert [plan.level for plan in view.line_up.seats] == [None, "knight"]


def test_the_code_of_a_day_is_copied(at):
    page = open_by_key(at)
    choose(page, "tuscany")
    at.click(page.panel.copy)
    code = deal_code_of(days.request_of_day("tuscany", TODAY))
    assert QGuiApplication.clipboard().text() == code and code in page.sentence.text()


def test_the_day_turns_while_the_page_is_open(at, monkeypatch):
    page = open_by_key(at)
    tomorrow = TODAY + timedelta(days=1)
    monkeypatch.setattr(days, "present_day", lambda: tomorrow)
    at.session.challenges.look()
    at.wait_until(lambda: page.day == tomorrow)
    assert cell_of(page, 24).isEnabled() and page.play.text() == "Play today’s challenge"


def test_a_wrong_clock_shows_the_month_of_its_date(at, monkeypatch):
    for odd in (date(1970, 1, 1), date.max):
        monkeypatch.setattr(days, "present_day", lambda odd=odd: odd)
        page = open_by_key(at)
        assert page.day == odd and cell_of(page, odd.day).isEnabled()
        for key in ("PageUp", "PageDown", "Left", "Down", "End"):
            QTest.keyClick(page.month.cell, getattr(Qt.Key, f"Key_{key}"))
        assert page.day == odd
        page.reject()
    assert at.problems == []


def test_a_damaged_record_is_reported_and_a_new_one_begins(at):
    at.session.folders.challenges.write_text("{", encoding="utf-8")
    at.window.home_switch.show()
    at.click(at.window.home.challenge)
    at.wait_until(lambda: at.problems)
    assert isinstance(at.window.dialog, ChallengeDialog)
    (told,) = at.window.dialog.findChildren(ProblemDialog)
    assert "challenges.json.broken" in words_in(told)
