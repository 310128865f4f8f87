"""The player's progress with puzzles: whether each was solved and when it comes again; with the
lessons; and the puzzles and the motives of costly turns in the player's own games."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from burgundy_qt.ai.puzzles.puzzle import MAX_BYTES, Puzzle, puzzles_from, written
from burgundy_qt.language.translation import tr
from burgundy_qt.session import data_file, problem
from burgundy_qt.session.reviews.review_task import ReviewedGame, facts_about
from burgundy_qt.storage.documents import Document, document, require_version

if TYPE_CHECKING:
    from burgundy_qt.ai.puzzles.puzzle_finder import Finder


DAYS = (1, 3, 7, 21)
"""The days until a solved puzzle comes again, by how many times in a row it was solved; the last
value repeats."""
TOMORROW = timedelta(days=1)


@dataclass(frozen=True)
class Retention:
    """The progress with a puzzle: whether the last attempt `is_solved` it, how often in a `row` it
    was solved on a day when it was due, and the day when it comes `again`."""

    is_solved: bool
    row: int
    again: date

    def is_due(self, today: date) -> bool:
        """Return whether it is due today, or was due before."""
        return self.again <= today


def after(known: Retention | None, is_solved: bool, today: date) -> Retention:
    """Return the progress with a puzzle after an attempt; None: it was the first one. Solving it
    before its day does not delay that day."""
    if not is_solved:
        return Retention(False, 0, later_than(today, TOMORROW))
    if known is not None and not known.is_due(today):
        return Retention(True, known.row, known.again)
    row = known.row if known is not None else 0
    wait = timedelta(days=DAYS[min(row, len(DAYS) - 1)])
    return Retention(True, row + 1, later_than(today, wait))


def later_than(today: date, wait: timedelta) -> date:
    """Return the day after the wait; the last possible date stays."""
    return today + wait if today <= date.max - wait else date.max


# The file of the progress.


VERSION = 1
LARGEST = 8_000_000
"""Bytes, enough for tens of thousands of puzzles."""
MOST_IN_A_ROW = 1_000_000
KEY = 16
"""The length of a puzzle's key."""
A_DAY = data_file.matching(r"\d{4}-\d\d-\d\d")
ONE_KNOWN = data_file.has_keys(
    solved=data_file.is_boolean, row=data_file.is_integer(0, MOST_IN_A_ROW), again=A_DAY
)
A_KEY = data_file.matching(rf"[0-9a-f]{{{KEY}}}")
MOST_TURNS = 1_000_000
SOME_TURNS = data_file.is_integer(0, MOST_TURNS)
Motives = Mapping[str, Mapping[str, int]]
"""By game and kind of motive so many turns."""


def are_motives(value: object) -> bool:
    """Return whether a value counts turns by game and kind of motive."""
    return isinstance(value, dict) and all(
        isinstance(kinds, dict) and all(map(SOME_TURNS, kinds.values())) for kinds in value.values()
    )


MOST_ELO = 5000.0


def is_rating(value: object) -> bool:
    """Return whether a value is a rating: Elo, its deviation, and the number of tries."""
    return (
        isinstance(value, list)
        and len(value) == 3
        and all(type(one) in (int, float) and abs(one) <= MOST_ELO for one in value[:2])
        and value[1] > 0
        and bool(SOME_TURNS(value[2]))
    )


def are_ratings(value: object) -> bool:
    """Return whether a value has a rating by game."""
    return isinstance(value, dict) and all(map(is_rating, value.values()))


LATER_KEYS = data_file.may_hold(
    costly=are_motives,
    counted=data_file.list_of(data_file.is_text),
    lessons=are_motives,
    ratings=are_ratings,
    runs=are_motives,
)
"""What files of earlier versions of the program do not have."""


@dataclass(frozen=True)
class PuzzleRating:
    """A player's puzzle rating in a game: Elo against the puzzles, its standard deviation, and
    after how many first attempts."""

    elo: float
    deviation: float
    tries: int


@dataclass(frozen=True)
class Store:
    """The progress `known` by key of each puzzle that was tried, and the ids of the games that were
    `searched`. `costly` are the costly turns of people in reviewed games, by the motive that speaks
    most for the better turn; `counted` are the ids of these games. `lessons`: by
    game and name of each lesson gone through, how many of its positions were found at best.
    `ratings` are the puzzle ratings by game; `runs`: by game and kind of run the most solved
    puzzles."""

    known: Mapping[str, Retention] = field(default_factory=dict)
    searched: frozenset[str] = frozenset()
    costly: Motives = field(default_factory=dict)
    counted: frozenset[str] = frozenset()
    lessons: Motives = field(default_factory=dict)
    ratings: Mapping[str, PuzzleRating] = field(default_factory=dict)
    runs: Motives = field(default_factory=dict)

    def with_run(self, game: str, kind: str, solved: int) -> Store:
        """Return the same with a run; the best result counts."""
        known = self.runs.get(game, {})
        results = {**known, kind: max(solved, known.get(kind, 0))}
        return replace(self, runs={**self.runs, game: results})

    def with_lesson(self, game: str, name: str, found: int) -> Store:
        """Return the same with a lesson gone through; the best result counts."""
        known = self.lessons.get(game, {})
        results = {**known, name: max(found, known.get(name, 0))}
        return replace(self, lessons={**self.lessons, game: results})

    def with_costly(self, game: str, game_id: str, kinds: Iterable[str]) -> Store:
        """Return the same with the motives of a game's costly turns, each game once."""
        if game_id in self.counted:
            return self
        counts = Counter(self.costly.get(game, {}))
        counts.update(kinds)
        return replace(
            self,
            costly={**self.costly, game: dict(counts)},
            counted=self.counted | {game_id},
        )


def key_of(puzzle: Puzzle) -> str:
    """Return the puzzle's key, which depends only on the position and seat."""
    text = json.dumps([puzzle.request, puzzle.actions, puzzle.seat], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:KEY]


def store_file(path: Path, report: data_file.Report) -> data_file.DataFile[Store]:
    """Return the file of the progress; `report` gets its problems."""
    return data_file.DataFile(
        path, data_file.Kind(LARGEST, Store(), _understood, _written, _broken), report
    )


def _broken(file: str) -> problem.Problem:
    return problem.Problem(
        tr("Puzzles", "Your saved puzzle progress was damaged"),
        tr("Puzzles", "The file was kept as {file}.", file=file),
        tr("Puzzles", "You do not need to do anything: all puzzles are open again."),
    )


def _understood(content: bytes) -> Store:
    data = document(content)
    require_version(data["version"], VERSION)
    if not data_file.has_keys(
        puzzles=data_file.keyed(A_KEY), searched=data_file.list_of(data_file.is_text)
    )(data) or not LATER_KEYS(data):
        raise ValueError("the file contains no puzzles")
    known = {key: _known(one) for key, one in data["puzzles"].items()}
    searched, counted = (frozenset(data.get(key, ())) for key in ("searched", "counted"))
    ratings = {
        game: PuzzleRating(float(elo), float(deviation), tries)
        for game, (elo, deviation, tries) in data.get("ratings", {}).items()
    }
    return Store(
        known,
        searched,
        data.get("costly", {}),
        counted,
        data.get("lessons", {}),
        ratings,
        data.get("runs", {}),
    )


def _known(data: Document) -> Retention:
    if not ONE_KNOWN(data):
        raise ValueError(f"{data!r:.80} does not say how well a puzzle is known")
    return Retention(data["solved"], data["row"], date.fromisoformat(data["again"]))


def _written(store: Store) -> bytes:
    puzzles = {
        key: {"solved": one.is_solved, "row": one.row, "again": one.again.isoformat()}
        for key, one in sorted(store.known.items())
    }
    data = {
        "version": VERSION,
        "puzzles": puzzles,
        "searched": sorted(store.searched),
        "costly": store.costly,
        "counted": sorted(store.counted),
        "lessons": store.lessons,
        "ratings": {
            game: [round(one.elo, 1), round(one.deviation, 1), one.tries]
            for game, one in store.ratings.items()
        },
        "runs": store.runs,
    }
    return json.dumps(data, indent=1).encode()


# Puzzles from the player's own games: mistakes found by a review are searched.


Puzzles = tuple[Puzzle, ...]


def own_file(path: Path, report: data_file.Report) -> data_file.DataFile[Puzzles]:
    """Return the collection of the player's own puzzles of a game; `report` gets its problems."""
    return data_file.DataFile(
        path, data_file.Kind(MAX_BYTES, (), puzzles_from, written, _own_puzzles_broken), report
    )


def _own_puzzles_broken(file: str) -> problem.Problem:
    return problem.Problem(
        tr("Puzzles", "The puzzles from your own games were damaged"),
        tr("Puzzles", "The file was kept as {file}.", file=file),
        tr("Puzzles", "You do not need to do anything: the next review brings new ones."),
    )


def add_own(file: data_file.DataFile[Puzzles], found: list[Puzzle]) -> Puzzles:
    """Add the new puzzles to those of the file, each once, and return all of them; raises
    OSError."""

    def with_found(known: Puzzles) -> Puzzles:
        return tuple({key_of(puzzle): puzzle for puzzle in (*known, *found)}.values())

    return file.change(lambda known: with_found(known) if found else known)


class PuzzleSearchTask:
    """Searches the mistakes of the people in a game for puzzles; `stop`, from any thread, ends
    it."""

    def __init__(self, reviewed: ReviewedGame) -> None:
        self.reviewed = reviewed
        self._stopped = Event()
        self._finder: Finder | None = None

    def stop(self) -> None:
        """Stop the search; its result is then unknown."""
        self._stopped.set()
        if self._finder is not None:
            self._finder.stop()

    @property
    def is_stopped(self) -> bool:
        """Return whether it was stopped."""
        return self._stopped.is_set()

    def puzzles(self) -> Iterator[Puzzle]:
        """Yield the puzzles found. Raises ReviewError."""
        from burgundy_qt.ai.puzzles.puzzle_finder import Finder  # late: no start waits for it

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
        """Return the beginnings of turns that were mistakes or blunders of people."""
        from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE

        reviewed = self.reviewed
        return {
            turn.first
            for turn in reviewed.review.turns
            if turn.grade in (MISTAKE, BLUNDER) and reviewed.seats[turn.seat].is_person
        }


def motives_of_costly_turns(reviewed: ReviewedGame) -> Iterator[str]:
    """Yield the motive that speaks most for the better turn, for each costly turn of a person that
    has one."""
    for turn in reviewed.review.turns:
        if turn.grade is None or not turn.better or not reviewed.seats[turn.seat].is_person:
            continue
        facts = facts_about(reviewed, turn)
        if facts and facts[0].is_for:
            yield facts[0].motive.kind
