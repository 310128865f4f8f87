"""A puzzle: a position with one clearly best turn; and collections of puzzles: as files, and the
shipped ones, those of the lessons among them."""

from __future__ import annotations

import gzip
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from burgundy_qt.assets import PUZZLES
from burgundy_qt.rules.errors import RequestObject, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.storage.documents import (
    Document,
    NewerVersion,
    document,
    require_version,
    unzipped,
)
from burgundy_qt.storage.whole_files import read_at_most

VERSION = 2
"""The version of the file format. Files of version 1 have no motive and no rival turn."""
EASY, MEDIUM, HARD = "easy", "medium", "hard"
TRIES = 8
"""How often a weak bot tries a puzzle, each time with other misjudgements."""
EASY_FROM, MEDIUM_FROM = 5, 2
"""Of the tries so many find the turn of an easy puzzle, and of one that is not hard."""
FOUND_BEFORE = {EASY: TRIES, MEDIUM: EASY_FROM - 1, HARD: 0}
"""How many tries count for the difficulties of version 1, which were levels of bots."""
MAX_BYTES = 1 << 24


class BadPuzzles(ValueError):
    """A file that is not a collection of puzzles; the text names the fault and its place."""


@dataclass(frozen=True)
class Puzzle:
    """Find the best turn of `seat`, which decides after `actions` of the game of `request`.
    `better` is that turn, and `rival` the next best: that one costs `gap` of a win, give or take
    `error`, and every other one costs more. `motive`: the kind of fact that speaks most for the
    best turn; "" if none is known. `found`: how many of TRIES tries of a weak bot find it."""

    request: RequestObject  # as the protocol's `new`, with its seed
    actions: tuple[tuple[int, Action], ...]  # seat and action
    seat: int
    better: tuple[Action, ...]
    rival: tuple[Action, ...]  # empty in files of version 1
    gap: float
    error: float
    motive: str
    found: int

    @property
    def difficulty(self) -> str:
        """How hard it is to find the turn."""
        if self.found >= EASY_FROM:
            return EASY
        return MEDIUM if self.found >= MEDIUM_FROM else HARD

    @property
    def game(self) -> str:
        """The protocol's name of the game."""
        return str(self.request["game"])

    def played(self) -> Game:
        """Return the game up to the puzzle. Raises BadPuzzles if the rules do not allow it."""
        try:
            game = Game(self.request)
            for seat, action in self.actions:
                game.apply(action, seat)
            game.require_seat(self.seat)
            for turn in (self.better, self.rival):
                trial = game.position.copy()
                for action in turn:
                    if game.code(action) not in trial.legal(self.seat):
                        raise BadPuzzles(f"{action!r} is not legal in the puzzle")
                    trial.act_only(game.code(action), self.seat)
        except RulesError as error:
            raise BadPuzzles(f"the game of a puzzle cannot be played: {error}") from error
        return game


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """Return a collection as a file's contents: the same puzzles give the same bytes."""
    collection = {"version": VERSION, "puzzles": [asdict(puzzle) for puzzle in puzzles]}
    return gzip.compress(json.dumps(collection, separators=(",", ":")).encode(), mtime=0)


T = TypeVar("T")


def read(file: Path) -> tuple[Puzzle, ...]:
    """Return the collection of a file. Raises BadPuzzles, and OSError if it cannot be read."""
    return read_by(puzzles_from, file)


def read_by(reader: Callable[[bytes], T], file: Path) -> T:
    """Return what `reader` makes of a file; the text of a BadPuzzles then names the file."""
    content = read_at_most(file, MAX_BYTES + 1)
    try:
        return reader(content)
    except BadPuzzles as error:
        raise BadPuzzles(f"{file.name} is not a file of puzzles: {error}") from error
    except NewerVersion as error:
        raise BadPuzzles(f"{file.name} needs a newer version of Burgundy Qt: {error}") from error


DAMAGES = KeyError, TypeError, ValueError, AttributeError
"""The errors that reading a damaged file may raise."""


def puzzles_from(content: bytes) -> tuple[Puzzle, ...]:
    """Return the collection from bytes by `written`. Raises BadPuzzles, and NewerVersion for a file
    of a later version of the program."""
    try:
        collection = document(unzipped(content, MAX_BYTES))
        require_version(collection["version"], VERSION)
        return tuple(puzzle_from(one) for one in collection["puzzles"])
    except (BadPuzzles, NewerVersion):
        raise
    except DAMAGES as error:
        raise BadPuzzles(f"it is damaged ({type(error).__name__}: {error})") from error


def puzzle_from(entry: Document) -> Puzzle:
    """Return the puzzle of an object, of version 1 too. Raises KeyError, TypeError or
    ValueError."""
    is_old = "theme" in entry
    found = FOUND_BEFORE.get(entry["difficulty"], 0) if is_old else entry["found"]
    if type(found) is not int or not 0 <= found <= TRIES:
        raise ValueError(f"found by {found!r} of {TRIES}")
    return Puzzle(
        dict(entry["request"]),
        tuple((seat_from(seat), dict(action)) for seat, action in entry["actions"]),
        seat_from(entry["seat"]),
        tuple(dict(action) for action in entry["better"]),
        () if is_old else tuple(dict(action) for action in entry["rival"]),
        float(entry["gap"]),
        float(entry["error"]),
        "" if is_old else str(entry["motive"]),
        found,
    )


def seat_from(value: object) -> int:
    """Return a seat; `played` checks that the game has it. Raises ValueError for no whole
    number."""
    if type(value) is not int:
        raise ValueError(f"seat {value!r}")
    return value


log = logging.getLogger(__name__)


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the shipped puzzles of a game; none if the file is unusable: the log gives the
    reason."""
    file = PUZZLES / f"{game}.puzzles"
    try:
        return read(file)
    except (BadPuzzles, OSError) as error:
        log.warning("no puzzles: %s", error)
        return ()


# The positions of the lessons, in the same form.


LESSON_VERSION = 1
POSITIONS = 4
"""Of each lesson: one to look at, and then those to solve."""
Positions = Mapping[str, tuple[Puzzle, ...]]
"""The positions of each lesson by its name."""


def lessons_from(content: bytes) -> Positions:
    """Return the positions from a file's contents. Raises BadPuzzles, and NewerVersion for a file
    of a later version of the program."""
    try:
        collection = document(unzipped(content, MAX_BYTES))
        require_version(collection["version"], LESSON_VERSION)
        lessons = {
            str(name): tuple(map(puzzle_from, puzzles))
            for name, puzzles in collection["lessons"].items()
        }
    except NewerVersion:
        raise
    except DAMAGES as error:
        raise BadPuzzles(f"it is damaged ({type(error).__name__}: {error})") from error
    for name, puzzles in lessons.items():
        if len(puzzles) != POSITIONS:
            raise BadPuzzles(f"the lesson {name!r} has {len(puzzles)} positions, not {POSITIONS}")
    return lessons


@cache
def shipped_lessons(game: str) -> Positions:
    """Return the positions of a game's lessons; none if the file is unusable: the log gives the
    reason."""
    try:
        return read_by(lessons_from, PUZZLES / f"{game}.lessons")
    except (BadPuzzles, OSError) as error:
        log.warning("no lessons: %s", error)
        return {}
