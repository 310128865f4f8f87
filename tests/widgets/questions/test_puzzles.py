"""Tests of puzzles by clicks and by keys: from the page to the table, and the saved results."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.puzzles.puzzle import HARD
from burgundy_qt.session import challenges as days
from burgundy_qt.session.questions.puzzle_store import Retention, Store, key_of, store_file
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.questions.puzzles_dialog import PuzzlesDialog
from burgundy_qt.widgets.questions.question_mode import Stage
from tests.session.questions.a_puzzle import DICE, some_puzzles
from tests.widgets.questions.question_driver import mark_by_clicks
from tests.widgets.window_driver import AtTheWindow

TODAY = date(2026, 11, 23)
TOMORROW = TODAY + timedelta(days=1)
MOTIVES = "completes", "earns", "completes"
PUZZLES = [
    replace(puzzle, motive=motive) for puzzle, motive in zip(some_puzzles(), MOTIVES, strict=True)
]
FIRST, SECOND, THIRD = (key_of(puzzle) for puzzle in some_puzzles())


@pytest.fixture(autouse=True)
def _collection(monkeypatch):
    monkeypatch.setattr(days, "present_day", lambda: TODAY)
    monkeypatch.setattr(
        "burgundy_qt.session.questions.puzzle_book.shipped",
        lambda game: PUZZLES if game == DICE else (),
    )


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def page_of(at):
    """Open the page of the Dice Game and wait for its puzzles."""
    at.wait_until(lambda: isinstance(at.window.dialog, PuzzlesDialog))
    page = at.window.dialog
    page.choice.group.button(page.choice.values.index(DICE)).click()
    at.wait_until(lambda: page.grids[0].cells)
    return page


def open_by_key(at):
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    return page_of(at)


def known(at, costly=None, **of):
    """Save these results of puzzles, and these costly turns of the player's games."""
    known = Store({globals()[key]: of[key] for key in of}, costly={DICE: costly or {}})
    store_file(at.session.folders.puzzles, pytest.fail).change(lambda _: known)


def counts(page):
    return [int(count.text()) for count in page.panel.counts.values()]


def asked(at):
    """Wait until a puzzle is on the table, and return the questions."""
    at.wait_until(lambda: at.window.questions.is_on and at.page.decision.is_open)
    return at.window.questions


def test_a_puzzle_from_home_is_solved_by_clicks_and_comes_again(at):
    at.window.home_switch.show()
    at.click(at.window.home.ways.buttons["puzzles"])
    page = page_of(at)
    assert counts(page) == [0, 0, 3] and page.solve.text() == "Solve"
    at.click(page.grids[0].cells[0])
    mode = asked(at)
    assert len(mode.series.questions) == 1 and not mode.marks.steps
    mark_by_clicks(at, mode, some_puzzles()[0].better[0])
    assert mode.stage is Stage.ANSWERED and mode.bar.heading.text() == "Found"
    at.wait_until(lambda: at.session.puzzles.known)
    assert at.session.puzzles.known == {FIRST: Retention(True, 1, TOMORROW)}
    at.click(mode.bar.buttons["leave"])
    assert at.window.home_switch.is_on
    page = open_by_key(at)
    assert counts(page) == [0, 1, 2]
    told = page.grids[0].cells[0].accessibleName()
    assert "solved" in told and "24 November 2026" in told and "Completing regions" in told
    assert "Completing" not in page.grids[0].cells[1].accessibleName()


def test_a_puzzle_with_a_wrong_turn_is_due_tomorrow_even_after_leaving_it(at, monkeypatch):
    page = open_by_key(at)
    at.click(page.grids[0].cells[0])
    mode = asked(at)
    game, best = mode.trial.question.game, some_puzzles()[0].better[0]
    wrong = next(
        one for one in game.legal()["actions"] if one.get("cell") not in (None, best["cell"])
    )
    mark_by_clicks(at, mode, wrong)
    assert mode.stage is Stage.VERDICT and not mode.marks.steps
    QTest.keyClick(at.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.session.puzzles.known)
    assert at.session.puzzles.known == {FIRST: Retention(False, 0, TOMORROW)}
    page = open_by_key(at)
    assert counts(page) == [0, 0, 3] and "not solved" in page.grids[0].cells[0].accessibleName()
    page.reject()
    monkeypatch.setattr(days, "present_day", lambda: TOMORROW)
    page = open_by_key(at)
    assert counts(page) == [1, 0, 3] and page.solve.text() == "Solve those due today"
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(asked(at).series.questions) == 1


def test_a_puzzle_is_found_by_difficulty_motive_arrows_and_enter(at):
    known(at, SECOND=Retention(True, 1, TODAY), THIRD=Retention(False, 0, TOMORROW))
    page = open_by_key(at)
    at.wait_until(lambda: counts(page) == [1, 1, 2])
    at.click(page.panel.difficulties.group.button(3))
    assert [cell.puzzle.difficulty for cell in page.grids[0].cells] == [HARD]
    assert counts(page) == [0, 0, 1] and page.grids[0].cells[0].text() == "3"
    at.click(page.panel.difficulties.group.button(0))
    offered = [page.panel.motives.itemText(row) for row in range(page.panel.motives.count())]
    assert offered == ["All", "Your weak points", "Bonuses", "Completing regions"]
    assert page.panel.note.text() == "You lose most by: Completing regions."
    cells = page.grids[0].cells
    cells[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(page.focusWidget(), key)
    assert page.focusWidget() is cells[1]
    QTest.keyClick(cells[1], Qt.Key.Key_Return)
    assert asked(at).series.puzzles == [PUZZLES[1]]


def test_the_costliest_motives_of_own_games_come_first_and_can_be_chosen(at):
    known(at, costly={"earns": 3, "spends": 1, "loses": 1})
    page = open_by_key(at)
    at.wait_until(lambda: page.weak == ["Bonuses", "Spaces within reach"])
    assert page.panel.note.text() == "You lose most by: Bonuses; Spaces within reach."
    assert page.shown.next[0][2] == PUZZLES[1]
    page.panel.motives.setFocus()
    QTest.keyClick(page.panel.motives, Qt.Key.Key_Down)
    assert [cell.puzzle for cell in page.grids[0].cells] == [PUZZLES[1]]
    at.click(page.solve)
    assert asked(at).series.puzzles == [PUZZLES[1]]


def test_enter_works_even_if_the_puzzles_are_read_before_the_page_has_the_focus(qtbot, at):
    page = PuzzlesDialog(None, at.session.puzzles, [DICE], DICE)
    qtbot.addWidget(page)
    qtbot.waitUntil(page.solve.isEnabled)
    assert not page.isActiveWindow()
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    with qtbot.waitSignal(page.solve_asked):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)


def test_damage_is_reported_over_the_page_and_all_puzzles_count_as_new(at):
    at.session.folders.puzzles.write_text("{")
    page = open_by_key(at)
    at.wait_until(lambda: at.problems)
    assert page.findChildren(ProblemDialog)
    assert "puzzles.json.broken" in at.problems[0].what
    assert counts(page) == [0, 0, 3]


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_square_selected_by_keys_is_in_view(at, monkeypatch, text_size):
    at.window.resize(1024, 700)
    many = tuple(
        replace(some_puzzles()[0], request={**some_puzzles()[0].request, "seed": seed})
        for seed in range(150)
    )
    monkeypatch.setattr("burgundy_qt.session.questions.puzzle_book.shipped", lambda game: many)
    at.settings.change(text_size=text_size)
    page = open_by_key(at)
    at.wait_until(lambda: len(page.grids[0].cells) == 150)
    assert page.halves.is_stacked == (text_size > 100)
    first, *_, last = page.grids[0].cells
    at.wait_until(lambda: last.height() == first.sizeHint().height())  # it has its final place
    at.wait_until(lambda: page.area.height() <= page.halves.both.height())
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_End)
    assert page.focusWidget() is last and last.visibleRegion().boundingRect() == last.rect()
    scrolled = [area for area in (page.halves, page.area) if area.verticalScrollBar().maximum()]
    assert len(scrolled) == 1  # only one area scrolls, never one within another
