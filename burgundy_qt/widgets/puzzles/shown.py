"""Which puzzles of a game are in view, and what is to be solved next of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from burgundy_qt.session.questions.puzzle_store import Retention
from burgundy_qt.widgets.puzzles.puzzle_grid import Numbered

AT_ONCE = 10
"""So many at most come onto the table one after the other."""


@dataclass(frozen=True)
class Shown:
    """Puzzles, and by key how well they are known today."""

    puzzles: Sequence[Numbered]
    known: Mapping[str, Retention]
    today: date

    @property
    def due(self) -> list[Numbered]:
        """Those that come again today, who has waited longest first."""
        due = [one for one in self._tried if self.known[one[1]].is_due(self.today)]
        return sorted(due, key=lambda one: self.known[one[1]].again)

    @property
    def solved(self) -> list[Numbered]:
        """Those that were solved the last time."""
        return [one for one in self._tried if self.known[one[1]].is_solved]

    @property
    def open(self) -> list[Numbered]:
        """The others: those that nobody has tried first."""
        missed = [one for one in self._tried if not self.known[one[1]].is_solved]
        return [*(one for one in self.puzzles if one[1] not in self.known), *missed]

    @property
    def next(self) -> list[Numbered]:
        """What is to be solved now: those that are due, or else open ones."""
        return (self.due or self.open)[:AT_ONCE]

    @property
    def _tried(self) -> list[Numbered]:
        return [one for one in self.puzzles if one[1] in self.known]
