"""Tests of runs of puzzles by clicks and keys, and of the search for puzzles while the program is
idle."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.questions import endless_puzzles
from burgundy_qt.session.questions.endless_puzzles import SURVIVAL, TIMED
from burgundy_qt.session.questions.question import Outcome, Verdict, VerdictKind
from burgundy_qt.widgets.questions.puzzles_dialog import PuzzlesDialog
from burgundy_qt.widgets.questions.question_mode import Stage
from burgundy_qt.widgets.table.tabletop import painted
from burgundy_qt.widgets.window import module_preloader
from tests.session.questions.a_puzzle import DICE, some_puzzles
from tests.widgets.questions.question_driver import finish_by_clicks, mark_by_clicks
from tests.widgets.window_driver import AtTheWindow

ONE_MARK = [puzzle for puzzle in some_puzzles() if len(puzzle.better) == 1]


@pytest.fixture(autouse=True)
def _collection(monkeypatch):
    monkeypatch.setattr(
        "burgundy_qt.session.questions.puzzle_book.shipped",
        lambda game: some_puzzles() if game == DICE else (),
    )


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def page_of(at):
    """Open the page of the Dice Game and wait for its puzzles."""
    at.window.menus.actions["puzzles"].trigger()
    at.wait_until(lambda: isinstance(at.window.dialog, PuzzlesDialog))
    page = at.window.dialog
    page.choice.group.button(page.choice.values.index(DICE)).click()
    at.wait_until(lambda: page.grids[0].cells)
    return page


def begun(at, kind):
    """Begin a run by a click and return its questions."""
    at.click(page_of(at).panel.runs[kind])
    at.wait_until(lambda: at.window.is_question_on and at.page.decision.is_open)
    return at.window.questions


def test_a_run_by_clicks_and_keys_ends_after_three_misses(at, monkeypatch):
    monkeypatch.setattr(endless_puzzles, "LIVES", 2)
    mode = begun(at, SURVIVAL)
    assert mode.panel.heading.text() == "Puzzle 1, misses left: 2"
    question = mode.series.question
    if len(question.better) == 1:
        mark_by_clicks(at, mode, question.better[0])
        assert mode.stage is Stage.ANSWERED and mode.series.solved == 1
    solved = mode.series.solved
    while mode.stage is not Stage.ENDED:
        if mode.stage is Stage.ASKED:
            QTest.keyClick(at.table, Qt.Key.Key_U)  # shows the answer
        QTest.keyClick(at.table, Qt.Key.Key_X)
    ending = mode.bar.sentence.text()
    assert ending.startswith(f"Solved in this run: {solved}.")
    at.wait_until(lambda: at.session.puzzles.runs == {DICE: {SURVIVAL: solved}})
    assert at.session.puzzles.ratings[DICE].tries >= 2
    page = page_of(at)
    assert page.panel.rating.text().startswith("Puzzle rating: ")
    told = page.panel.runs[SURVIVAL].accessibleDescription()
    assert told.startswith("As many puzzles as you can until you have missed three")
    assert (f"Your best run: {solved}." in told) == bool(solved)


def test_the_next_puzzle_is_drawn_while_the_person_reads_the_answer(at):
    mode = begun(at, SURVIVAL)
    QTest.keyClick(at.table, Qt.Key.Key_U)  # shows the answer
    at.wait_until(lambda: mode._drawing.is_running)
    at.wait_until(lambda: not mode._drawing.is_running)
    drawn = {id(pixmap) for _, _, pixmap, _ in painted._kept}
    asked = mode.series.question
    QTest.keyClick(at.table, Qt.Key.Key_X)
    assert mode.series.question is not asked and mode.stage is Stage.ASKED
    assert {id(pixmap) for _, _, pixmap, _ in painted._kept} == drawn


def test_a_run_against_time_ends_with_the_time(at):
    mode = begun(at, TIMED)
    assert mode.panel.heading.text().startswith("Puzzle 1, time left: ")
    mode.series.begun -= endless_puzzles.SECONDS
    QTest.keyClick(at.table, Qt.Key.Key_U)
    QTest.keyClick(at.table, Qt.Key.Key_X)
    assert mode.stage is Stage.ENDED
    at.wait_until(lambda: at.session.puzzles.runs == {DICE: {TIMED: 0}})


def test_the_clock_ends_a_run_and_the_open_puzzle_does_not_count(at):
    mode = begun(at, TIMED)
    mode.series.begun -= endless_puzzles.SECONDS - 2
    soon = "Puzzle 1, time left: 0:02"
    at.wait_until(lambda: mode.panel.heading.text() == at.page.prompt.heading.text() == soon)
    assert mode.stage is Stage.ASKED
    at.wait_until(lambda: mode.stage is Stage.ENDED)
    ending = mode.bar.sentence.text()
    assert ending.startswith("The time is up. The last puzzle was still open and does not count.")
    assert mode.panel.score.text() == "Found: 0 of 0" and not mode.clock.isActive()
    QTest.keyClick(at.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.session.puzzles.runs == {DICE: {TIMED: 0}})
    assert not at.session.puzzles.known and not at.session.puzzles.ratings


def test_a_turn_finished_in_time_counts_even_if_it_is_checked_later(at, monkeypatch):
    monkeypatch.setattr(endless_puzzles, "puzzles_for_run", lambda *_: ONE_MARK)
    mode = begun(at, TIMED)
    checked, question = [], mode.series.question
    monkeypatch.setattr(mode.turn_check, "check", lambda *asked: checked.append(asked))
    finish_by_clicks(at, question.better[0])
    at.wait_until(lambda: checked)
    mode.series.begun -= endless_puzzles.SECONDS
    at.wait_until(lambda: mode.panel.heading.text() == "Puzzle 1, time left: 0:00")
    assert mode.stage is Stage.CHECKED
    verdict = Verdict(question, question.better, VerdictKind.FOUND, 0.0, 0.0)
    mode.turn_check.checked.emit(verdict)
    assert mode.stage is Stage.ANSWERED and mode.series.solved == 1
    QTest.keyClick(at.table, Qt.Key.Key_X)
    assert mode.stage is Stage.ENDED
    assert mode.bar.sentence.text().startswith("Solved in this run: 1.")


def test_a_run_that_is_left_counts_up_to_then(at):
    mode = begun(at, TIMED)
    QTest.keyClick(at.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.session.puzzles.runs == {DICE: {TIMED: 0}})
    assert not mode.is_on


def test_the_number_of_new_puzzles_is_shown(at):
    puzzle = replace(some_puzzles()[0], gap=0.07)
    at.session.puzzles.add_endless(DICE, puzzle)
    page = page_of(at)
    at.wait_until(lambda: at.session.puzzles.fresh(DICE) == 1)
    assert page.panel.fresh.text() == "1 new puzzle, found while the program was idle."


def test_a_run_counts_even_if_the_window_is_closed_during_it(at):
    mode = begun(at, TIMED)
    mode.series.note(Outcome(True, 1, False))
    at.window.close()
    at.wait_until(lambda: at.session.puzzles.runs == {DICE: {TIMED: 1}})


# The search while the program is idle.


class Maker:
    """Replaces the thread that searches."""

    def __init__(self):
        self.asked, self.is_at_work = [], False

    def work(self, game, number):
        self.asked.append(game)
        self.is_at_work = True

    def rest(self):
        self.is_at_work = False

    def close(self):
        """Do nothing, as there is no thread."""


@pytest.fixture
def maker(at, monkeypatch):
    monkeypatch.setattr(module_preloader, "IDLE_SECONDS", 0.0)
    maker = vars(at.session)["puzzle_maker"] = Maker()
    at.window.home_switch.show()
    at.window.idle_work.look()  # reads the saved puzzles of each game
    at.wait_until(lambda: at.window.idle_work._lacking() is not None)
    return maker


def test_an_idle_program_at_home_searches(at, maker):
    at.window.idle_work.look()
    assert maker.is_at_work and len(maker.asked) == 1
    at.window.idle_work.look()
    assert len(maker.asked) == 1, "only one search may run at a time"


def test_the_search_begins_a_minute_after_the_last_input(at, maker, monkeypatch):
    monkeypatch.setattr(module_preloader, "IDLE_SECONDS", 60.0)
    now = at.window.idle_work.touched
    for seconds in range(0, 70, 5):
        monkeypatch.setattr(module_preloader, "monotonic", lambda: now + seconds)  # noqa: B023
        at.window.idle_work.look()
        assert maker.is_at_work == (seconds >= 60), seconds


def test_nothing_is_searched_while_bots_play_the_games_of_a_cup(at, maker, monkeypatch):
    at.window.idle_work.look()
    monkeypatch.setattr(type(at.session.contests), "is_playing", True)
    at.window.idle_work.look()
    assert not maker.is_at_work


def test_a_game_on_the_table_ends_the_search_at_once(at, maker):
    at.window.idle_work.look()
    seats = SeatPlan("Anna"), SeatPlan("Page", "page")
    at.session.new_game(LineUp(seats, {"game": DICE, "seed": 8}))
    at.wait_until(lambda: at.session.view is not None and at.is_asked)
    assert not maker.is_at_work and not at.window.idle_work.is_idle
    for _ in range(3):
        at.window.idle_work.look()
    assert not maker.is_at_work
    at.window.menus.actions["home"].trigger()
    at.wait_until(lambda: at.window.home_switch.is_on)
    at.window.idle_work.look()
    assert maker.is_at_work
    at.window.home_switch.go_back()
    at.window.idle_work.look()
    assert not maker.is_at_work


def test_input_ends_the_search_at_once(at, maker, monkeypatch):
    at.window.idle_work.look()
    monkeypatch.setattr(module_preloader, "IDLE_SECONDS", 60.0)
    press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
    at.window.idle_work.eventFilter(at.window.windowHandle(), press)
    assert not maker.is_at_work and not at.window.idle_work.is_idle


def test_the_search_can_be_switched_off(at, maker):
    at.window.idle_work.look()
    at.settings.change(endless_puzzles=False)
    assert not maker.is_at_work
    at.window.idle_work.look()
    assert not maker.is_at_work


def test_enough_untried_puzzles_end_the_search(at, maker, monkeypatch):
    monkeypatch.setattr(module_preloader, "FRESH", 0)
    at.window.idle_work.look()
    assert not maker.is_at_work
