"""Puzzles as questions on the table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, Puzzle
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.questions.question import Question
from burgundy_qt.session.questions.series import Outcome, Series

log = logging.getLogger(__name__)
Asked = tuple[Puzzle, Question]
Keep = Callable[[Puzzle, bool], None]
"""Notes whether a puzzle was solved."""


def asked_about(
    puzzles: Sequence[Puzzle], person: SeatPlan, opponent: SeatPlan
) -> tuple[Asked, ...]:
    """The puzzles as questions to the person, who plays against so many of the opponent; those that
    the rules do not allow are left out, and the log says why."""
    asked: list[Asked] = []
    for puzzle in puzzles:
        try:
            game = puzzle.played()
        except BadPuzzles as error:
            log.warning("a puzzle cannot be asked: %s", error)
            continue
        seats = tuple(person if seat == puzzle.seat else opponent for seat in range(game.seats))
        asked.append((puzzle, Question(game, game.revision, puzzle.seat, seats, puzzle.better)))
    return tuple(asked)


class PuzzleSeries(Series):
    """Puzzles one after the other; `keep` hears how each went. Solved is what was found at once,
    without a hint."""

    def __init__(self, asked: Sequence[Asked], keep: Keep) -> None:
        super().__init__([question for _, question in asked])
        self.puzzles = [puzzle for puzzle, _ in asked]
        self.keep = keep

    def miss(self) -> None:
        """A wrong turn counts at once, also for who leaves after it."""
        if self.outcome is None:
            self.keep(self.puzzles[self.at], False)

    def note(self, outcome: Outcome) -> None:
        """The first outcome of each is kept."""
        if self.outcome is None:
            is_solved = outcome.found and outcome.tries == 1 and not outcome.hinted
            self.keep(self.puzzles[self.at], is_solved)
        super().note(outcome)
