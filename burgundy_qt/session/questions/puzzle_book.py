"""The window's side of the puzzles and lessons: all puzzles, the player's progress with each, and
each as a question on the table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, Positions, Puzzle, shipped, shipped_lessons
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session import challenges as days
from burgundy_qt.session import data_file, line_up
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.questions import endless_puzzles, puzzle_store
from burgundy_qt.session.questions.question import Outcome, Question, Series
from burgundy_qt.session.reviews.review_task import ReviewedGame

log = logging.getLogger(__name__)
Asked = tuple[Puzzle, Question]
Keep = Callable[[Puzzle, bool], None]
"""Called with each puzzle that was answered, and whether it was solved."""


def asked_about(
    puzzles: Sequence[Puzzle], person: line_up.SeatPlan, opponent: line_up.SeatPlan
) -> tuple[Asked, ...]:
    """Return the puzzles as questions to the person, against as many of the opponent as needed;
    those that the rules do not allow are left out and logged."""
    asked: list[Asked] = []
    for puzzle in puzzles:
        try:
            game = puzzle.played()
        except BadPuzzles as error:
            log.warning("a puzzle cannot be asked: %s", error)
            continue
        seats = tuple(person if seat == puzzle.seat else opponent for seat in range(game.seats))
        question = Question(
            game,
            game.revision,
            puzzle.seat,
            seats,
            puzzle.better,
            loss=puzzle.gap,
            rival=puzzle.rival,
        )
        asked.append((puzzle, question))
    return tuple(asked)


class PuzzleSeries(Series):
    """Puzzles one after another; `keep` gets each result. A puzzle is solved if the first try was
    right and no hint was used."""

    def __init__(self, asked: Sequence[Asked], keep: Keep) -> None:
        super().__init__([question for _, question in asked])
        self.puzzles = [puzzle for puzzle, _ in asked]
        self.keep = keep

    def miss(self) -> None:
        """Count a wrong turn at once, even if the player leaves after it."""
        if self.outcome is None:
            self.keep(self.puzzles[self.at], False)

    def note(self, outcome: Outcome) -> None:
        """Keep the first outcome of each puzzle."""
        if self.outcome is None:
            is_solved = outcome.found and outcome.tries == 1 and not outcome.hinted
            self.keep(self.puzzles[self.at], is_solved)
        super().note(outcome)


class LessonSeries(Series):
    """The positions of a lesson: one to look at, and then those to solve. `keep` gets the number of
    found ones once all are answered."""

    def __init__(self, asked: Sequence[Asked], keep: Callable[[int], None]) -> None:
        super().__init__([question for _, question in asked])
        self.keep = keep
        self.is_over = False

    @property
    def is_example(self) -> bool:
        """Return whether the position is the one to look at."""
        return self.at == 0

    @property
    def count(self) -> int:
        """Return how many positions are to be solved."""
        return len(self.questions) - 1

    def note(self, outcome: Outcome) -> None:
        """Note the outcome of a position to solve."""
        if self.is_example:
            return
        super().note(outcome)
        if len(self.outcomes) == self.count and not self.is_over:
            self.is_over = True
            self.keep(self.found)


class RunSeries(PuzzleSeries):
    """A run: as many puzzles as possible in some minutes, or until three are missed. `keep` gets
    each result, `ended` once the number of solved puzzles. A puzzle that is open when the time is
    up does not count at all."""

    def __init__(
        self,
        asked: Sequence[Asked],
        kind: str,
        keep: Keep,
        ended: Callable[[int], None],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(asked, keep)
        self.kind, self.ended, self._clock = kind, ended, clock
        self.begun = clock()
        self.solved = self.missed = 0
        self._counted: set[int] = set()
        self._is_reported = False

    @property
    def seconds_left(self) -> int:
        """Return the seconds that are left of a run against time."""
        return max(0, ceil(endless_puzzles.SECONDS - (self._clock() - self.begun)))

    @property
    def lives_left(self) -> int:
        """Return how many puzzles may still be missed."""
        return max(0, endless_puzzles.LIVES - self.missed)

    @property
    def is_over(self) -> bool:
        """Return whether the time is up, or too many puzzles were missed."""
        is_timed = self.kind == endless_puzzles.TIMED
        return self.seconds_left == 0 if is_timed else self.lives_left == 0

    @property
    def is_at_end(self) -> bool:
        """Return whether no further puzzle follows."""
        return self.is_over or super().is_at_end

    @property
    def is_cut_off(self) -> bool:
        """Return whether the time is up and the current puzzle has not been counted."""
        is_open = self.at not in self._counted
        return is_open and self.kind == endless_puzzles.TIMED and self.seconds_left == 0

    @property
    def count(self) -> int:
        """Return how many puzzles were asked so far, without one that was cut off."""
        return self.at + (not self.is_cut_off)

    def miss(self) -> None:
        """Count a wrong turn at once."""
        super().miss()
        self._count(False)

    def note(self, outcome: Outcome) -> None:
        """Note the first outcome of each puzzle; at the end of the run report it."""
        self._count(outcome.found and outcome.tries == 1 and not outcome.hinted)
        super().note(outcome)

    def finish(self) -> None:
        """Report the run, once."""
        if not self._is_reported:
            self._is_reported = True
            self.ended(self.solved)

    def _count(self, is_solved: bool) -> None:
        """Count the current puzzle, once."""
        if self.at not in self._counted:
            self._counted.add(self.at)
            self.solved += is_solved
            self.missed += not is_solved


# The window's side of the puzzles.


T = TypeVar("T")
ENDING = ".puzzles"
Keyed = tuple[tuple[str, Puzzle], ...]
"""Puzzles, each with its key."""


class PuzzleBook(data_file.FileService):
    """`file` stores the progress, `folder` has a collection of the player's own puzzles per game.
    Every method returns at once; `known` and the collections are the last reported ones."""

    changed = Signal()  # some of it has changed, or was read
    asked = Signal(object)  # the questions of asked_about, after ask
    lesson_asked = Signal(str, str, object)  # a game, a lesson, and its questions
    run_asked = Signal(str, str, object)  # a game, a kind of run, and its questions

    _store_read = Signal(object)  # Store
    _own_found = Signal(str, object)  # a game, and all own puzzles
    _game_read = Signal(str, object, object)  # a game, its built-in puzzles, and own ones
    _lessons_read = Signal(str, object)  # a game, and the positions of its lessons
    _endless_read = Signal(str, object)  # a game, and its endless puzzles

    context = "Puzzles"
    unsaved = tr_noop("Puzzles", "Your puzzle progress cannot be saved")
    unexpected = tr_noop("Puzzles", "Something went wrong with the puzzles")

    def __init__(self, file: Path, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(file, "puzzle", parent)
        self.known: Mapping[str, puzzle_store.Retention] = {}
        self.costly: puzzle_store.Motives = {}
        self.lessons_done: puzzle_store.Motives = {}
        self.lessons: dict[str, Positions] = {}
        self.shipped: dict[str, Keyed] = {}
        self.own: dict[str, Keyed] = {}
        self.endless: dict[str, Keyed] = {}
        self.ratings: Mapping[str, puzzle_store.PuzzleRating] = {}
        self.runs: puzzle_store.Motives = {}
        self._folder = folder
        self._file = puzzle_store.store_file(file, self.failed.emit)
        self._own_files: dict[str, data_file.DataFile[puzzle_store.Puzzles]] = {}
        self._endless_files: dict[str, data_file.DataFile[puzzle_store.Puzzles]] = {}
        self._searching: puzzle_store.PuzzleSearchTask | None = None
        self._store_read.connect(self._take_store)
        self._game_read.connect(self._take_game)
        self._own_found.connect(self._take_own)
        self._lessons_read.connect(self._take_lessons)
        self._endless_read.connect(self._take_endless)

    def look(self, game: str) -> None:
        """Read the puzzles of a game and the progress with them; `changed` follows."""
        self._ask(partial(self._read_game, game))

    def read_lessons(self, game: str) -> None:
        """Read the lessons of a game and the progress with them; `changed` follows."""
        self._ask(partial(self._read_lessons, game))

    def note_lesson(self, game: str, name: str, found: int) -> None:
        """Note that a lesson was gone through; `changed` follows."""
        self._ask(partial(self._change, lambda store: store.with_lesson(game, name, found)))

    def ask_lesson(
        self, game: str, name: str, person: line_up.SeatPlan, opponent: line_up.SeatPlan
    ) -> None:
        """Play the games up to the positions of a lesson; `lesson_asked` follows, without questions
        if one of them is not possible."""

        def ask() -> None:
            puzzles = shipped_lessons(game).get(name, ())
            asked = asked_about(puzzles, person, opponent)
            is_whole = len(asked) == len(puzzles)
            self.lesson_asked.emit(game, name, asked if is_whole else ())

        self._ask(ask)

    def note(self, puzzle: Puzzle, is_solved: bool) -> None:
        """Note today's attempt; `changed` follows."""
        key, today = puzzle_store.key_of(puzzle), days.present_day()

        def changed(store: puzzle_store.Store) -> puzzle_store.Store:
            ratings, game = store.ratings, puzzle.game
            if key not in store.known:
                after = endless_puzzles.rating_after(ratings.get(game), puzzle, is_solved)
                ratings = {**ratings, game: after}
            known = puzzle_store.after(store.known.get(key), is_solved, today)
            return replace(store, known={**store.known, key: known}, ratings=ratings)

        self._ask(partial(self._change, changed))

    def ask(
        self, puzzles: Sequence[Puzzle], person: line_up.SeatPlan, opponent: line_up.SeatPlan
    ) -> None:
        """Play the games up to the puzzles; `asked` follows."""
        self._ask(lambda: self.asked.emit(asked_about(puzzles, person, opponent)))

    def read_endless(self, game: str) -> None:
        """Read the endless puzzles of a game and the progress with them; `changed` follows."""
        self._ask(partial(self._read_game, game))

    def add_endless(self, game: str, puzzle: Puzzle) -> None:
        """Keep a puzzle that was found while the program was idle; `changed` follows."""

        def add() -> None:
            file = self._endless_file(game)
            kept = file.change(lambda known: endless_puzzles.with_new(known, puzzle))
            self._endless_read.emit(game, keyed(kept))

        self._ask(add)

    def fresh(self, game: str) -> int:
        """Return how many endless puzzles of a game are untried."""
        return sum(key not in self.known for key, _ in self.endless.get(game, ()))

    def ask_run(
        self, game: str, kind: str, person: line_up.SeatPlan, opponent: line_up.SeatPlan
    ) -> None:
        """Play the games up to the puzzles of a run; `run_asked` follows."""
        mixed = endless_puzzles.puzzles_for_run(
            self.endless.get(game, ()),
            self.shipped.get(game, ()),
            self.own.get(game, ()),
            self.known,
            self.ratings.get(game),
            Random(),
        )
        self._ask(lambda: self.run_asked.emit(game, kind, asked_about(mixed, person, opponent)))

    def note_run(self, game: str, kind: str, solved: int) -> None:
        """Note the result of a run; `changed` follows."""
        self._ask(partial(self._change, lambda store: store.with_run(game, kind, solved)))

    def search(self, reviewed: ReviewedGame) -> None:
        """Count the motives of people's costly turns in a completely reviewed game, and search it
        for puzzles, unless that was done; `changed` follows. A running search goes first."""
        self._let_bots(partial(self._look_through, puzzle_store.PuzzleSearchTask(reviewed)))

    def rest(self) -> None:
        """Stop the search."""
        if self._searching is not None:
            self._searching.stop()

    def _read_game(self, game: str) -> None:
        own = self._read_or_report(self._own_file(game))
        is_readable = own is not None  # both are in one folder: the reason is told once
        endless = self._read_or_report(self._endless_file(game)) if is_readable else None
        self._endless_read.emit(game, keyed(endless if endless is not None else ()))
        self._game_read.emit(game, keyed(shipped(game)), keyed(own if own is not None else ()))
        store = self._read_or_report(self._file)
        self._store_read.emit(store if store is not None else puzzle_store.Store())

    def _read_lessons(self, game: str) -> None:
        self._lessons_read.emit(game, shipped_lessons(game))
        store = self._read_or_report(self._file)
        self._store_read.emit(store if store is not None else puzzle_store.Store())

    def _read_or_report(self, file: data_file.DataFile[T]) -> T | None:
        """Return a file's content. If the system does not let us read it, that is reported once,
        and the built-in puzzles are still available."""
        try:
            return file.read()
        except OSError as error:
            self._report(self.unsaved_problem(file.path, error))
            return None

    def _look_through(self, searching: puzzle_store.PuzzleSearchTask) -> None:
        from burgundy_qt.ai.review.luck import ReviewError

        self._searching = searching
        reviewed = searching.reviewed
        if self._is_closed:
            return
        store, game = self._file.read(), reviewed.game.request["game"]
        if reviewed.game_id not in store.counted:
            kinds = list(puzzle_store.motives_of_costly_turns(reviewed))
            self._ask(partial(self._count, game, reviewed.game_id, kinds))
        if reviewed.game_id in store.searched:
            return
        try:
            found = list(searching.puzzles())
        except ReviewError:
            return
        if not searching.is_stopped:
            self._ask(partial(self._add, game, reviewed.game_id, found))

    def _count(self, game: str, game_id: str, kinds: Sequence[str]) -> None:
        self._change(lambda store: store.with_costly(game, game_id, kinds))

    def _add(self, game: str, game_id: str, found: list[Puzzle]) -> None:
        own = puzzle_store.add_own(self._own_file(game), found)
        self._change(lambda store: replace(store, searched=store.searched | {game_id}))
        if found:
            self._own_found.emit(game, keyed(own))

    def _change(self, change: Callable[[puzzle_store.Store], puzzle_store.Store]) -> None:
        """Read, change and write the store, and report it; another window may write too."""
        self._store_read.emit(self._file.change(change))

    def _own_file(self, game: str) -> data_file.DataFile[puzzle_store.Puzzles]:
        if game not in self._own_files:
            path = self._folder / f"{game}{ENDING}"
            self._own_files[game] = puzzle_store.own_file(path, self.failed.emit)
        return self._own_files[game]

    def _endless_file(self, game: str) -> data_file.DataFile[puzzle_store.Puzzles]:
        if game not in self._endless_files:
            path = self._folder / f"{game}{endless_puzzles.ENDING}"
            self._endless_files[game] = endless_puzzles.endless_file(path, self.failed.emit)
        return self._endless_files[game]

    @Slot(object)
    def _take_store(self, store: puzzle_store.Store) -> None:
        self.known, self.costly = store.known, store.costly
        self.lessons_done = store.lessons
        self.ratings, self.runs = store.ratings, store.runs
        self.changed.emit()

    @Slot(str, object, object)
    def _take_game(self, game: str, shipped: Keyed, own: Keyed) -> None:
        self.shipped[game], self.own[game] = shipped, own
        self.changed.emit()

    @Slot(str, object)
    def _take_lessons(self, game: str, lessons: Positions) -> None:
        self.lessons[game] = lessons
        self.changed.emit()

    @Slot(str, object)
    def _take_own(self, game: str, own: Keyed) -> None:
        self.own[game] = own
        self.changed.emit()

    @Slot(str, object)
    def _take_endless(self, game: str, endless: Keyed) -> None:
        self.endless[game] = endless
        self.changed.emit()

    def unsaved_problem(self, path: Path, error: OSError) -> Problem:
        """Return the problem of a file that the system does not let us read or write."""
        file = Path(error.filename).name if isinstance(error.filename, str) else path.name
        return Problem(
            tr(self.context, self.unsaved),
            tr("Puzzles", "“{file}”: {reason}.", file=file, reason=error.strerror or error),
            tr("Puzzles", "Check that you can write to the folder and that the disk is not full."),
            repr(error),
        )


def keyed(puzzles: Sequence[Puzzle]) -> Keyed:
    """Return the puzzles with their keys, which take a while to compute."""
    return tuple((puzzle_store.key_of(puzzle), puzzle) for puzzle in puzzles)
