"""A puzzle: a position with one clearly best turn; and collections of puzzles: as files, the
shipped ones, and the selection of some out of many."""

from __future__ import annotations

import gzip
import json
import logging
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from burgundy_qt.assets import PUZZLES
from burgundy_qt.rules.errors import RequestObject, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.storage.documents import Document, NewerVersion, demand_version, document, unzipped
from burgundy_qt.storage.whole_files import read_at_most

VERSION = 1
"""The version of the file format."""
EASY, MEDIUM, HARD = "easy", "medium", "hard"
"""The difficulties: a Steward finds the turn; a Knight does; neither does."""
MAX_BYTES = 1 << 24


class BadPuzzles(ValueError):
    """A file that is not a collection of puzzles; the text names the fault and its place."""


@dataclass(frozen=True)
class Puzzle:
    """Find the best turn of `seat`, which decides after `actions` of the game of `request`.
    `better` is that turn: every other one costs `gap` of a win or more, give or take `error`.
    `theme`: the type of the decisive action."""

    request: RequestObject  # as the protocol's `new`, with its seed
    actions: tuple[tuple[int, Action], ...]  # seat and action
    seat: int
    better: tuple[Action, ...]
    gap: float
    error: float
    theme: str
    difficulty: str

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
            trial = game.position.copy()
            for action in self.better:
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


def read(file: Path) -> tuple[Puzzle, ...]:
    """Return the collection of a file. Raises BadPuzzles, and OSError if it cannot be read."""
    content = read_at_most(file, MAX_BYTES + 1)
    try:
        return puzzles_from(content)
    except BadPuzzles as error:
        raise BadPuzzles(f"{file.name} is not a file of puzzles: {error}") from error
    except NewerVersion as error:
        raise BadPuzzles(f"{file.name} needs a newer version of Burgundy Qt: {error}") from error


def puzzles_from(content: bytes) -> tuple[Puzzle, ...]:
    """Return the collection from bytes by `written`. Raises BadPuzzles, and NewerVersion for a file
    of a later version of the program."""
    try:
        collection = document(unzipped(content, MAX_BYTES))
        demand_version(collection["version"], VERSION)
        return tuple(puzzle_from(one) for one in collection["puzzles"])
    except (BadPuzzles, NewerVersion):
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadPuzzles(f"it is damaged ({type(error).__name__}: {error})") from error


def puzzle_from(entry: Document) -> Puzzle:
    """Return the puzzle of an object. Raises KeyError, TypeError or ValueError."""
    return Puzzle(
        dict(entry["request"]),
        tuple((seat_from(seat), dict(action)) for seat, action in entry["actions"]),
        seat_from(entry["seat"]),
        tuple(dict(action) for action in entry["better"]),
        float(entry["gap"]),
        float(entry["error"]),
        str(entry["theme"]),
        str(entry["difficulty"]),
    )


def seat_from(value: object) -> int:
    """Return a seat; `played` checks that the game has it. Raises ValueError for no whole
    number."""
    if type(value) is not int:
        raise ValueError(f"seat {value!r}")
    return value


log = logging.getLogger(__name__)

A_GAME = 3
"""The most puzzles chosen of one game."""


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


def chosen(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """Return `number` of them, of as many kinds as possible: by turns one of each difficulty and
    theme, those with the widest gap first, few of one game."""
    kinds: dict[tuple[str, str], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda one: one.gap):
        kinds[puzzle.difficulty, puzzle.theme].append(puzzle)
    taken: list[Puzzle] = []
    while len(taken) < number and any(kinds.values()):
        for kind in sorted(kinds):
            further = next_of(kinds[kind], taken) if len(taken) < number else None
            taken += [further] if further is not None else []
    return taken


def next_of(kind: list[Puzzle], taken: list[Puzzle]) -> Puzzle | None:
    """Take the last one of a kind whose game has not given enough; those of games that have are
    removed."""
    while kind:
        puzzle = kind.pop()
        if sum(one.request["seed"] == puzzle.request["seed"] for one in taken) < A_GAME:
            return puzzle
    return None
