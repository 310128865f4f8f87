"""Puzzles from games of one's own: the turns that a review finds fault with are searched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, Puzzle, read, written
from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.files import put_aside, write_whole
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.puzzles.store import key_of
from burgundy_qt.session.reviews.reviewed import Reviewed

if TYPE_CHECKING:
    from burgundy_qt.ai.puzzles.finder import Finder


class OwnBroken(Exception):
    """A collection is not what was written. `problem` tells under which name it was kept."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.what)
        self.problem = problem


def read_own(file: Path) -> tuple[Puzzle, ...]:
    """The collection of a file, none where there is no file. Raises OSError; OwnBroken when it has
    put aside what is no collection."""
    try:
        return read(file)
    except FileNotFoundError:
        return ()
    except BadPuzzles as error:
        aside = put_aside(file)
        raise OwnBroken(
            Problem(
                tr("Puzzles", "The puzzles from your own games were damaged"),
                tr("Puzzles", "The file was kept as {file}.", file=aside.name),
                tr("Puzzles", "There is nothing to do: the next review brings new ones."),
                f"{aside}\n{error}",
            )
        ) from error


def add_own(file: Path, known: tuple[Puzzle, ...], found: list[Puzzle]) -> tuple[Puzzle, ...]:
    """What was known and what was found, each once, is from now on in the file; raises OSError."""
    all_ = {key_of(puzzle): puzzle for puzzle in (*known, *found)}
    if len(all_) > len(known):
        write_whole(file, written(all_.values()))
    return tuple(all_.values())


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
        from burgundy_qt.ai.puzzles.finder import Finder  # no start waits for it

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
        from burgundy_qt.ai.review.grades import BLUNDER, MISTAKE

        reviewed = self.reviewed
        return {
            turn.first
            for turn in reviewed.review.turns
            if turn.grade in (MISTAKE, BLUNDER) and reviewed.seats[turn.seat].is_person
        }
