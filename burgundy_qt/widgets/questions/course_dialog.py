"""The course of a game: its lessons in order, the next one for the player, and their texts; and its
dialog, with the player's results.

A game answers with an object, `COURSE` in widgets/games/GAME/GAME_help.py, whose class derives from
GameCourse. The positions of a lesson are in assets/puzzles/GAME.lessons, under its name; a lesson
without positions is left out everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.puzzles.puzzle import POSITIONS
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import answer_if_any
from burgundy_qt.session.questions.puzzle_book import LessonSeries, PuzzleBook
from burgundy_qt.session.questions.question import Question, Series
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.questions.question_text import SeriesTexts


@dataclass(frozen=True)
class Lesson:
    """A lesson about one `idea`. Its `name` is that of its positions, and `motives` are the kinds
    of facts that explain their best turns. `notice` is said beside the position to look at, and
    `end` after the last one to solve. Texts are of the context "Course", not translated yet. Kinds
    in `also` explain some of its turns, too, but costly turns about them advise other lessons.

    Where several turns are about as good as the best one, `task` says so, and `against` names the
    turn that the best one is compared with."""

    name: str
    title: str
    motives: tuple[str, ...]
    idea: str
    notice: str
    end: str
    also: tuple[str, ...] = ()
    task: str = ""
    against: str = ""


class GameCourse:
    """The course of a game."""

    lessons: ClassVar[Sequence[Lesson]] = ()
    """In the order in which one learns them best."""


@dataclass(frozen=True)
class NumberedLesson:
    """A lesson of a `game` with its number there, and how many of its positions were `found`; None
    if the player has not gone through it."""

    game: str
    number: int
    lesson: Lesson
    found: int | None

    @property
    def title(self) -> str:
        """The number and the title."""
        title = tr("Course", self.lesson.title)
        return tr("Course", "Lesson {number}: {title}", number=self.number, title=title)

    @property
    def title_first(self) -> str:
        """The title with the number after it, for a list of lessons after a colon."""
        title = tr("Course", self.lesson.title)
        return tr("Course", "{title} (lesson {number})", number=self.number, title=title)


def lessons_of(game: str) -> Sequence[Lesson]:
    """Return all lessons of a game, those without positions too."""
    course: GameCourse | None = answer_if_any("course", game)
    return () if course is None else course.lessons


def known_lessons(book: PuzzleBook, game: str) -> list[NumberedLesson]:
    """Return the lessons of a game that have positions, as far as the book has been read."""
    there, done = book.lessons.get(game, {}), book.lessons_done.get(game, {})
    known = [lesson for lesson in lessons_of(game) if lesson.name in there]
    return [
        NumberedLesson(game, number, lesson, done.get(lesson.name))
        for number, lesson in enumerate(known, start=1)
    ]


def read_lessons(book: PuzzleBook, game: str) -> None:
    """Let the book read the lessons of a game, if the game has any."""
    if lessons_of(game):
        book.read_lessons(game)


def next_lesson(lessons: Sequence[NumberedLesson]) -> NumberedLesson | None:
    """Return the first lesson that the player has not gone through; None after the last one."""
    return next((one for one in lessons if one.found is None), None)


def lessons_about(
    lessons: Sequence[NumberedLesson], costly: Mapping[str, int]
) -> list[NumberedLesson]:
    """Return the lessons about motives that cost the player turns, the costliest first."""
    turns = {
        one.lesson.name: sum(costly.get(kind, 0) for kind in one.lesson.motives) for one in lessons
    }
    about = [one for one in lessons if turns[one.lesson.name]]
    return sorted(about, key=lambda one: -turns[one.lesson.name])


def lesson_words(lesson: NumberedLesson, series: LessonSeries) -> SeriesTexts:
    """Return the texts of a lesson's positions."""

    def heading(course: Series) -> str:
        if course.is_example:
            return lesson.title
        return tr(
            "Course",
            "Lesson {number}, position {at} of {count}",
            number=lesson.number,
            at=course.at,
            count=course.count,
        )

    def task(question: Question) -> str:
        if question is series.questions[0]:
            return tr("Course", lesson.lesson.idea)
        one = tr_noop(
            "Course",
            "One turn is better than all others here. Find it and play the whole turn on the "
            "table. You can try as often as you like.",
        )
        return tr("Course", lesson.lesson.task or one)

    against = lesson.lesson.against
    return SeriesTexts(
        tab=lambda: tr("Course", "Lesson"),
        heading=heading,
        task=task,
        played=lambda question: tr("Course", against) if against else "",
        ending=lambda course: tr("Course", lesson.lesson.end),
        example=lambda question: tr("Course", lesson.lesson.notice),
        prompt=lambda: tr("Course", lesson.lesson.task) if lesson.lesson.task else "",
    )


# The dialog.


SIZE = 760, 620
TALLEST = 1000
"""Units."""
MARGIN = 64
MOST_ADVISED = 2
"""So many lessons at most are advised because of costly turns."""


class LessonLine(QFrame):
    """One lesson: its title, its idea and the result. `begun` says that its button was clicked."""

    begun = Signal()

    def __init__(self, lesson: NumberedLesson, is_next: bool) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.lesson = lesson
        title = dialog_frame.text_label(lesson.title, "seat-name")
        idea = dialog_frame.text_label(tr("Course", lesson.lesson.idea), "note")
        for label in (title, idea):
            label.setWordWrap(True)
        self.state = dialog_frame.text_label(result_text(lesson), "strong")
        text = tr("Course", "Begin") if lesson.found is None else tr("Course", "Repeat")
        self.button = value_controls.IconButton(text, "play" if lesson.found is None else "redo")
        self.button.setAccessibleName(f"{text}: {lesson.title}")
        self.button.setAccessibleDescription(result_text(lesson))
        self.button.clicked.connect(self.begun)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(title)
        words.addWidget(idea)
        words.addWidget(self.state)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.state.setVisible(bool(self.state.text()))
        if is_next:
            self.setProperty("chosen", True)


def result_text(lesson: NumberedLesson) -> str:
    """Return how many positions of a lesson were found; "" if the player has not done it."""
    if lesson.found is None:
        return ""
    count = POSITIONS - 1
    return tr("Course", "Done: {found} of {count} found", found=lesson.found, count=count)


class CourseDialog(dialog_frame.DialogFrame):
    """Shows the lessons of the `book` for these `games`, the first one selected. `lesson_asked`
    carries the NumberedLesson to begin."""

    lesson_asked = Signal(object)

    def __init__(
        self, parent: QWidget | None, book: PuzzleBook, games: Sequence[str], game: str
    ) -> None:
        super().__init__(
            parent,
            tr("Course", "Course"),
            tr(
                "Course",
                "Short lessons for after your first game: an idea, a position to look at, and "
                "three positions in which you find the best turn.",
            ),
        )
        dialog_frame.set_help_topic(self, "advice#course")
        self.book = book
        self.game = game if game in games else games[0]
        self.lessons: list[NumberedLesson] = []
        self.lines: list[LessonLine] = []
        self.choice = value_controls.Segments([(name, short_title(name)) for name in games])
        self.choice.setAccessibleName(tr("Puzzles", "Which game"))
        self.choice.show_value(self.game)
        self.choice.chosen.connect(self.choose_game)
        self.head.addWidget(self.choice)
        self.head.setContentsMargins(0, 0, 0, dialog_frame.BELOW_HEAD)
        self.advised = dialog_frame.text_label("", "note")
        self.advised.setWordWrap(True)
        self.body.addWidget(self.advised)
        area = dialog_frame.ScrolledColumn(tr("Course", "Course"))
        self.column = area.column
        self.body.addWidget(area, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"))
        self.close_button.clicked.connect(self.reject)
        self.footer.insertStretch(0, 1)
        self.begin = self.add_button("", "primary")
        self.begin.clicked.connect(self._begin_next)
        book.changed.connect(self._show)
        size = dialog_frame.size_with_list(self, SIZE, TALLEST)
        dialog_frame.break_head(self, size.width() - MARGIN)
        self.resize(size)
        self._show()
        self.close_button.setFocus()
        book.read_lessons(self.game)

    def choose_game(self, game: str) -> None:
        """Show the lessons of another game."""
        self.game = game
        self.choice.show_value(game)
        self._show()
        self.book.read_lessons(game)

    @property
    def next(self) -> NumberedLesson | None:
        """The next lesson: the first one that was not done, or else the first with a wrong turn."""
        missed = [one for one in self.lessons if (one.found or 0) < POSITIONS - 1]
        return next_lesson(self.lessons) or next(iter(missed), None)

    def _show(self) -> None:
        dialog_frame.about_game(self, self.game)
        lessons = known_lessons(self.book, self.game)
        if lessons != self.lessons or not self.lines:
            self.lessons = lessons
            self._lay()
        advised = lessons_about(lessons, self.book.costly.get(self.game, {}))[:MOST_ADVISED]
        titles = "; ".join(one.title_first for one in advised)
        self.advised.setText(
            tr("Course", "Your reviewed games advise: {lessons}.", lessons=titles) if titles else ""
        )
        self.advised.setVisible(bool(titles))
        following = self.next
        self.begin.setEnabled(following is not None)
        if following is not None:
            self.begin.setText(tr("Course", "Begin lesson {number}", number=following.number))
        else:
            self.begin.setText(
                tr("Course", "All lessons done") if lessons else tr("Course", "Begin")
            )
        if self.focusWidget() is self.close_button and self.begin.isEnabled():
            self.begin.setFocus()

    def _lay(self) -> None:
        for line in self.lines:
            self.column.removeWidget(line)
            line.deleteLater()
        following = self.next
        self.lines = [LessonLine(one, one is following) for one in self.lessons]
        for place, line in enumerate(self.lines):
            self.column.insertWidget(place, line)
            line.begun.connect(lambda lesson=line.lesson: self._begin(lesson))

    def _begin_next(self) -> None:
        if (following := self.next) is not None:
            self._begin(following)

    def _begin(self, lesson: NumberedLesson) -> None:
        self.accept()
        self.lesson_asked.emit(lesson)
