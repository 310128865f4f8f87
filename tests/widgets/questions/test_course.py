"""Tests of the course by clicks and by keys: from Home through a lesson, and the saved progress."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.puzzles.puzzle import POSITIONS, shipped_lessons
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.controls import chunked_task
from burgundy_qt.widgets.controls.dialog_frame import scaled_width
from burgundy_qt.widgets.games.burgundy.module_figures import MODULE_LESSONS
from burgundy_qt.widgets.home.home_page import COURSE
from burgundy_qt.widgets.questions.course_dialog import (
    TALLEST,
    CourseDialog,
    NumberedLesson,
    known_lessons,
    lessons_about,
    lessons_of,
)
from burgundy_qt.widgets.questions.question_mode import Stage
from tests.session.questions.a_puzzle import DICE
from tests.widgets.questions.question_driver import (
    mark_by_clicks,
    play_by_clicks,
    wait_for_verdict,
)
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def course_of(at, game=DICE):
    """Open the course of a game."""
    at.wait_until(lambda: isinstance(at.window.dialog, CourseDialog))
    dialog = at.window.dialog
    dialog.choice.group.button(dialog.choice.values.index(game)).click()
    at.wait_until(lambda: dialog.lines and dialog.lines[0].lesson.game == game)
    return dialog


def test_a_high_window_shows_more_lessons_at_once(at):
    at.window.home_switch.show()
    heights = []
    for height in (700, 1440):
        at.window.resize(1280, height)
        at.window.dialogs.show_course(DICE)
        heights.append(course_of(at).height())
        at.window.dialog.reject()
    assert heights[0] < 700 and heights[1] == scaled_width(TALLEST)


@pytest.mark.parametrize("code", ["de", "hu"])
def test_the_page_of_a_lesson_is_as_wide_as_its_card_in_large_text(at, code):
    at.settings.change(language=code, text_size=150)
    at.window.resize(1280, 800)
    at.session.puzzles.read_lessons(DICE)
    at.wait_until(lambda: at.session.puzzles.lessons.get(DICE))
    at.window.dialogs.teach(known_lessons(at.session.puzzles, DICE)[0])
    at.wait_until(lambda: at.window.is_question_on)
    at.window.questions.go_on()
    panel = at.window.questions.panel
    assert panel.giving_up.isVisible() and panel.widget().width() == panel.viewport().width()


def test_a_lesson_from_home_by_clicks_and_keys_to_the_next_lesson(at):
    window = at.window
    window.home_switch.show()
    window.home_switch.offer_lesson()
    at.click(window.home.ways.buttons[COURSE])
    dialog = course_of(at)
    first = dialog.lines[0]
    assert first.button.accessibleName() == "Begin: Lesson 1: Full regions"
    assert first.lesson.found is None and dialog.begin.text() == "Begin lesson 1"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    at.wait_until(lambda: window.is_question_on)
    mode = window.questions
    # The position to look at: the answer is marked, and the player tries nothing.
    assert mode.stage is Stage.ANSWERED and mode.marks.steps
    assert mode.panel.heading.text() == mode.bar.heading.text() == "Lesson 1: Full regions"
    assert mode.panel.task.text().startswith("A region scores only when")
    assert mode.bar.sentence.text().startswith("The turn shown here completes a region")
    assert [name for name, one in mode.bar.buttons.items() if one.isVisible()] == ["next", "leave"]
    QTest.keyClick(at.table, Qt.Key.Key_K)
    assert mode.stage is Stage.ANSWERED
    at.click(mode.bar.buttons["next"])
    assert mode.panel.heading.text() == "Lesson 1, position 1 of 3" and not mode.marks.steps
    assert mode.panel.score.text() == "Found: 0 of 3"
    position = shipped_lessons(DICE)["regions"][1]
    at.wait_until(lambda: at.page.decision.is_open)
    for action in position.better[:1]:
        mark_by_clicks(at, mode, action)
    assert mode.stage is Stage.ANSWERED and mode.panel.score.text() == "Found: 1 of 3"
    for _ in range(2):
        QTest.keyClick(at.table, Qt.Key.Key_X)
        QTest.keyClick(at.table, Qt.Key.Key_U)
        assert mode.stage is Stage.ANSWERED
    compared = "Compared with this turn: the next best turn"
    at.wait_until(lambda: mode.panel.against.text() == compared)
    QTest.keyClick(at.table, Qt.Key.Key_X)
    assert mode.stage is Stage.ENDED
    assert mode.bar.sentence.text().startswith("Complete regions as early as you can.")
    QTest.keyClick(at.table, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.session.puzzles.lessons_done)
    assert at.session.puzzles.lessons_done == {DICE: {"regions": 1}}
    # The course is shown again with the next lesson first, and a lesson can be repeated.
    dialog = course_of(at)
    at.wait_until(lambda: dialog.lines[0].lesson.found == 1)
    assert dialog.begin.text() == "Begin lesson 2"
    assert dialog.lines[0].state.text() == "Done: 1 of 3 found"
    assert dialog.lines[0].button.text() == "Repeat"
    costly = {"keeps": 2, "completes": 1}
    advised = [one.lesson.name for one in lessons_about(dialog.lessons, costly)]
    assert advised == ["bonuses", "regions"]
    dialog.reject()


def test_a_lesson_that_is_still_being_drawn_does_not_cover_a_new_game(at, monkeypatch):
    window, book = at.window, at.session.puzzles
    window.home_switch.show()
    book.read_lessons("tuscany")
    at.wait_until(lambda: book.lessons.get("tuscany"))
    begun = []
    window.question_switch._drawing.ended.connect(lambda: begun.append(window.is_question_on))
    with monkeypatch.context() as patch:
        patch.setattr(chunked_task, "AT_ONCE", 0)  # nothing is drawn until the game has begun
        window.dialogs.teach(known_lessons(book, "tuscany")[0])
        at.wait_until(lambda: window.question_switch._waiting is not None)
        seats = SeatPlan("Anna"), SeatPlan("Page", "page")
        at.session.new_game(LineUp(seats, {"game": DICE, "seed": 8}))
        at.wait_until(lambda: window.question_switch._waiting is None)
    at.wait_until(lambda: begun and at.session.view is not None and at.is_asked)
    assert not window.is_question_on


def test_home_shows_the_next_lesson_of_the_current_game(at):
    window = at.window
    seats = SeatPlan("Anna"), SeatPlan("Page", "page")
    at.session.new_game(LineUp(seats, {"game": DICE, "seed": 8}))
    at.wait_until(lambda: at.session.view is not None and at.is_asked)
    window.home_switch.offer_lesson()
    window.home_switch.go_home()
    button = window.home.ways.buttons[COURSE]
    at.wait_until(lambda: button.text() == "Lesson 1")
    assert button.accessibleDescription() == "The next lesson: Full regions"
    at.session.puzzles.note_lesson(DICE, "regions", 3)
    at.wait_until(lambda: button.text() == "Lesson 2")


def test_a_long_sentence_fits_the_bar_after_a_shorter_one(at):
    window, book = at.window, at.session.puzzles
    window.home_switch.show()
    book.read_lessons("tuscany")
    at.wait_until(lambda: book.lessons.get("tuscany"))
    for lesson in known_lessons(book, "tuscany")[-2:]:
        window.dialogs.teach(lesson)
        at.wait_until(lambda: window.is_question_on)
        mode, sentence = window.questions, window.questions.bar.sentence
        at.wait_until(lambda mode=mode: mode.bar.isVisible())
        assert sentence.height() >= sentence.heightForWidth(sentence.width())
        mode.go_on()
        mode.give_up()
        assert sentence.height() >= sentence.heightForWidth(sentence.width())
        mode.leave()


def test_the_answer_about_a_duchy_shows_it_laid_out_with_the_page_beside_it(at):
    window, book = at.window, at.session.puzzles
    window.home_switch.show()
    book.read_lessons("tuscany")
    at.wait_until(lambda: book.lessons.get("tuscany"))
    lesson, best = known_lessons(book, "tuscany")[0], shipped_lessons("tuscany")["laying-out"]
    window.dialogs.teach(lesson)
    at.wait_until(lambda: window.is_question_on)
    mode, scene = window.questions, at.page.scene

    def laid_out():
        seat = scene.state.seats[scene.acting]
        return [*seat.land.boards], [*seat.land.turned], [*seat.land.steps], seat.start

    def wanted(action):
        return action["boards"], action["turned"], action["steps"], action["castle"]

    assert laid_out() == wanted(best[0].better[0]) and at.page.log.isVisible()
    mode.go_on()
    assert laid_out() != wanted(best[1].better[0]) and not at.page.log.isVisible()
    assert at.page.prompt.sentence.text().startswith("Lay out the duchy")
    mode.give_up()
    assert laid_out() == wanted(best[1].better[0]) and at.page.log.isVisible()
    mode.leave()


def test_the_title_of_a_lesson_has_at_most_one_colon():
    lesson = NumberedLesson("burgundy", 14, MODULE_LESSONS[2], None)
    assert lesson.title == "Lesson 14: The Inns module"
    assert lesson.title_first == "The Inns module (lesson 14)"


@pytest.mark.parametrize("game", [game for game in GAMES if lessons_of(game)])
def test_the_first_lesson_of_each_game_by_clicks_with_a_wrong_turn_first(at, game):
    window = at.window
    window.home_switch.show()
    window.home_switch.offer_lesson()
    at.click(window.home.ways.buttons[COURSE])
    at.click(course_of(at, game).lines[0].button)
    at.wait_until(lambda: window.is_question_on)
    mode, positions = window.questions, shipped_lessons(game)[lessons_of(game)[0].name]
    at.click(mode.bar.buttons["next"])
    play_by_clicks(at, positions[1].rival)
    wait_for_verdict(at, mode)
    assert mode.stage is Stage.VERDICT
    assert mode.bar.sentence.text().startswith("This one costs ")
    at.click(mode.bar.buttons["again"])
    for found, position in enumerate(positions[1:], 1):
        play_by_clicks(at, position.better)
        wait_for_verdict(at, mode)
        assert mode.stage is Stage.ANSWERED and mode.bar.heading.text() == "Found"
        assert mode.panel.score.text() == f"Found: {found} of {POSITIONS - 1}"
        at.wait_until(lambda: mode.panel.against.text())
        at.click(mode.bar.buttons["next"])
    assert mode.stage is Stage.ENDED
    at.click(mode.bar.buttons["leave"])
    dialog = course_of(at, game)
    at.wait_until(lambda: dialog.lines[0].lesson.found == POSITIONS - 1)
    assert dialog.lines[0].state.text() == "Done: 3 of 3 found"
    dialog.reject()
