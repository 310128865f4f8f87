"""Puzzles from games of one's own: the turns that a review finds fault with are searched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from burgundy_qt.ai.puzzles.puzzle import MAX_BYTES, Puzzle, puzzles_from, written
from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.data_file import DataFile, Kind, Tell
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.puzzles.store import key_of
from burgundy_qt.session.reviews.reviewed import Reviewed

if TYPE_CHECKING:
    from burgundy_qt.ai.puzzles.puzzle_finder import Finder


Puzzles = tuple[Puzzle, ...]


def own_file(path: Path, tell: Tell) -> DataFile[Puzzles]:
    """The collection of a game of the house; `tell` hears what is wrong with it."""
    return DataFile(path, Kind(MAX_BYTES, (), puzzles_from, written, _broken), tell)


def _broken(file: str) -> Problem:
    return Problem(
        tr("Puzzles", "The puzzles from your own games were damaged"),
        tr("Puzzles", "The file was kept as {file}.", file=file),
        tr("Puzzles", "There is nothing to do: the next review brings new ones."),
    )


def add_own(file: DataFile[Puzzles], found: list[Puzzle]) -> Puzzles:
    """What was known and what was found, each once, is from now on in the file; raises OSError."""

    def with_found(known: Puzzles) -> Puzzles:
        return tuple({key_of(puzzle): puzzle for puzzle in (*known, *found)}.values())

    return file.change(lambda known: with_found(known) if found else known)


class Searching:
    """Looks through the faulty turns of the people in a game; `stop`, from any thread, ends it."""

    def __init__(self, reviewed: Reviewed) -> None:
        self.reviewed = reviewed
        self._stopped = Event()
        self._finder: Finder | None = None

    def stop(self) -> None:
        """Find nothing more; what the search would say is not known then."""
        self._stopped.set()
        if self._finder is not None:
            self._finder.stop()

    @property
    def is_stopped(self) -> bool:
        """Whether it was told to end."""
        return self._stopped.is_set()

    def puzzles(self) -> Iterator[Puzzle]:
        """Those that pass. Raises CannotReview."""
        from burgundy_qt.ai.puzzles.puzzle_finder import Finder  # no start waits for it

        faulty = self._faulty()
        if not faulty:
            return
        self._finder = finder = Finder()
        if self.is_stopped:
            return
        for puzzle in finder.puzzles(self.reviewed.game, faulty):
            if self.is_stopped:
                return
            yield puzzle

    def _faulty(self) -> set[int]:
        """Where turns begin that were mistakes or blunders of people."""
        from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE

        reviewed = self.reviewed
        return {
            turn.first
            for turn in reviewed.review.turns
            if turn.grade in (MISTAKE, BLUNDER) and reviewed.seats[turn.seat].is_person
        }
