"""The course of a game: its lessons in order, the next one for the player, and their texts.

A game answers with an object, `COURSE` in widgets/games/GAME/GAME_help.py, whose class derives
from GameCourse. The positions of a lesson are in assets/puzzles/GAME.lessons, under its name; a
lesson without positions is left out everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import answer_if_any
from burgundy_qt.session.questions.puzzle_book import LessonSeries, PuzzleBook
from burgundy_qt.session.questions.question import Question, Series
from burgundy_qt.widgets.questions.question_text import SeriesTexts


@dataclass(frozen=True)
class Lesson:
    """A lesson about one `idea`. Its `name` is that of its positions, and `motives` are the kinds
    of facts that explain their best turns. `notice` is said beside the position to look at, and
    `end` after the last one to solve. Texts are of the context "Course", not translated yet."""

    name: str
    title: str
    motives: tuple[str, ...]
    idea: str
    notice: str
    end: str


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


def look_at_lessons(book: PuzzleBook, game: str) -> None:
    """Let the book read the lessons of a game, if the game has any."""
    if lessons_of(game):
        book.look_at_lessons(game)


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
        return tr(
            "Course",
            "One turn is better than all others here. Find it and play the whole turn on the "
            "table. You can try as often as you like.",
        )

    return SeriesTexts(
        tab=lambda: tr("Course", "Lesson"),
        heading=heading,
        task=task,
        played=lambda question: "",
        ending=lambda course: tr("Course", lesson.lesson.end),
        example=lambda question: tr("Course", lesson.lesson.notice),
    )
