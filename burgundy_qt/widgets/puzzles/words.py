"""What is said of puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QDate

from burgundy_qt.ai.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle
from burgundy_qt.language import formats
from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.questions.puzzle_store import Retention
from burgundy_qt.session.questions.question import Series
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.questions.series_words import SeriesWords

DIFFICULTIES: Mapping[str, str] = {
    EASY: later("Puzzles", "Easy", "a puzzle"),
    MEDIUM: later("Puzzles", "Medium", "a puzzle"),
    HARD: later("Puzzles", "Hard", "a puzzle"),
}


def difficulty_told(difficulty: str) -> str:
    """A difficulty as a title."""
    return tr("Puzzles", DIFFICULTIES.get(difficulty, difficulty), "a puzzle")


def theme_told(puzzle: Puzzle) -> str:
    """What it is about, as a title: "Which space to mark"."""
    return texts_of(puzzle.game).kind_of({"type": puzzle.theme})


def state_told(known: Retention | None, today: date) -> str:
    """How well a puzzle is known."""
    if known is None:
        return tr("Puzzles", "not tried yet")
    state = tr("Puzzles", "solved") if known.is_solved else tr("Puzzles", "not solved")
    if known.is_due(today):
        return join_with_commas([state, tr("Puzzles", "due today")])
    day = formats.day(QDate(known.again.year, known.again.month, known.again.day))
    return join_with_commas([state, tr("Puzzles", "comes again on {day}", day=day)])


def cell_told(number: int, puzzle: Puzzle, known: Retention | None, today: date) -> str:
    """A puzzle for a screen reader and as a tip. What it is about would help: it is told once it is
    solved."""
    parts = [
        tr("Puzzles", "Puzzle {number}", number=number),
        difficulty_told(puzzle.difficulty),
        state_told(known, today),
    ]
    if known is not None and known.is_solved:
        parts.append(theme_told(puzzle))
    return join_with_commas(parts)


def puzzle_words() -> SeriesWords:
    """What is said while puzzles are on the table."""
    return SeriesWords(
        tab=lambda: tr("Puzzles", "Puzzle"),
        heading=heading,
        task=lambda question: tr(
            "Puzzles",
            "One turn is clearly better than all others. Find it: play the whole turn on the "
            "table. Only a turn that is found at once, without a hint, counts as solved.",
        ),
        played=lambda question: "",
        ending=ending,
    )


def heading(series: Series) -> str:
    """Which of them it is."""
    number, count = series.at + 1, len(series.questions)
    return tr("Puzzles", "Puzzle {number} of {count}", number=number, count=count)


def ending(series: Series) -> str:
    """How it went."""
    return tr(
        "Puzzles",
        "Found: {found} of {count}. What was not solved at once comes again tomorrow.",
        found=series.found,
        count=len(series.questions),
    )
