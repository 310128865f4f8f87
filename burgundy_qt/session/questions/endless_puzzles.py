"""Endless puzzles: found in games of bots while the program is idle; the player's puzzle rating;
and the puzzles of a run, against time or until three are missed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import log10
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.puzzles.puzzle import MAX_BYTES, TRIES, Puzzle, puzzles_from, written
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.session import data_file, problem
from burgundy_qt.session.questions.puzzle_store import PuzzleRating, Retention
from burgundy_qt.session.statistics import summary

if TYPE_CHECKING:
    from burgundy_qt.ai.puzzles.puzzle_finder import Finder
    from burgundy_qt.ai.thinker import Thinker

log = logging.getLogger(__name__)
Keyed = Sequence[tuple[str, Puzzle]]
"""Puzzles, each with its key."""

# The rating of a player and of a puzzle, on one scale.


WEAK_ELO = 1200.0
"""The rating of a puzzle that a weak bot finds every other time, and of a new player."""


def puzzle_elo(puzzle: Puzzle) -> float:
    """Return the rating of a puzzle, from how often a weak bot finds its turn."""
    share = (puzzle.found + 0.5) / (TRIES + 1)
    return WEAK_ELO + 400 * log10((1 - share) / share)


def rating_after(before: PuzzleRating | None, puzzle: Puzzle, is_solved: bool) -> PuzzleRating:
    """Return the player's rating after the first attempt at a puzzle: an attempt is a game against
    the puzzle, by the rule of the statistics."""
    known = summary.Rating() if before is None else summary.Rating(before.elo, before.deviation)
    after = summary.rated_after(known, [(round(puzzle_elo(puzzle)), float(is_solved))])
    return PuzzleRating(after.elo, after.deviation, 1 + (0 if before is None else before.tries))


# The file of the puzzles that were found: one for each game.


ENDING = ".endless"
MOST = 400
"""The most puzzles kept of a game; the oldest ones go first."""


def endless_file(path: Path, report: data_file.Report) -> data_file.DataFile[tuple[Puzzle, ...]]:
    """Return the puzzles of a game that were found while the program was idle; `report` gets the
    problems of the file."""
    return data_file.DataFile(
        path, data_file.Kind(MAX_BYTES, (), puzzles_from, written, _broken), report
    )


def _broken(file: str) -> problem.Problem:
    return problem.Problem(
        tr("Puzzles", "The endless puzzles were damaged"),
        tr("Puzzles", "The file was kept as {file}.", file=file),
        tr("Puzzles", "You do not need to do anything: the program finds new ones."),
    )


# The search, in a thread of the lowest priority.


LEVELS = "knight", "steward", "squire"
"""Bots of different strength play the games, so that there is something to find."""


class PuzzleSearch:
    """Plays a game of bots and searches it for puzzles; `stop`, from any thread, ends it. The same
    game and number give the same puzzles."""

    def __init__(self, game: str, number: int) -> None:
        self.game, self.number = game, number
        self.is_stopped = False
        self._bots: list[Thinker] = []
        self._finder: Finder | None = None

    def stop(self) -> None:
        """End soon."""
        self.is_stopped = True
        for bot in self._bots:
            bot.stop()
        if self._finder is not None:
            self._finder.stop()

    def run(self, found: Callable[[Puzzle], None]) -> None:
        """Report each puzzle. Raises ReviewError."""
        from burgundy_qt.ai.puzzles.puzzle_finder import Finder, promising, turns_of

        game, chance = self._played(), Random(self.number)
        if game is None:
            return
        turns = turns_of(game)
        wanted = {turn.first for turn in promising(turns, chance)} if not self.is_stopped else set()
        self._finder = finder = Finder()
        if self.is_stopped:
            return
        for puzzle in finder.puzzles(game, wanted):
            if self.is_stopped:
                return
            found(puzzle)

    def _played(self) -> Game | None:
        """Return a finished game of bots; None if it was stopped."""
        from burgundy_qt.ai.game_bots import bots_of, tables_of
        from burgundy_qt.ai.thinker import Thinker
        from burgundy_qt.session.explorer.collection import setup_of

        table = Random(f"{self.game} {self.number}").choice(tables_of(self.game))
        seats = bots_of(self.game).tables[table].seats
        request = setup_of(self.game, table, self.number).request(seats, self.number)
        at = Game({**request, "game": self.game})
        self._bots = [
            Thinker(LEVELS[(self.number + seat) % len(LEVELS)], seed=self.number + seat)
            for seat in range(seats)
        ]
        while not at.is_over:
            if self.is_stopped:
                return None
            seat = at.deciding()
            at.apply(at.action(self._bots[seat].choose(at.position, seat)), seat)
        return at


class PuzzleMaker(QObject):
    """Searches puzzles in a thread of the lowest priority, one game of bots after another, from
    `work` until `rest`. `found` carries a game and a Puzzle."""

    found = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1, "puzzle-maker", initializer=data_file.lower_priority)
        self._search: PuzzleSearch | None = None
        self._is_closed = False

    @property
    def is_at_work(self) -> bool:
        """Whether puzzles are being searched."""
        return self._search is not None

    def work(self, game: str, number: int) -> None:
        """Search the bots' game of this number, unless a search is under way."""
        if self._search is None and not self._is_closed:
            self._search = search = PuzzleSearch(game, number)
            self._pool.submit(self._run, search)

    def rest(self) -> None:
        """Stop the search. Returns at once; the thread ends its work within moments."""
        search, self._search = self._search, None
        if search is not None:
            search.stop()

    def close(self) -> None:
        """End the thread. The object cannot be used afterwards."""
        self._is_closed = True
        self.rest()
        self._pool.shutdown()

    def _run(self, search: PuzzleSearch) -> None:
        try:
            search.run(lambda puzzle: self.found.emit(search.game, puzzle))
        except Exception:
            log.exception("no puzzles in game %s of %s", search.number, search.game)
        if self._search is search:
            self._search = None


# Runs: puzzles of about the player's rating, with some from their own games.


TIMED, SURVIVAL = "timed", "survival"
SECONDS, LIVES = 300, 3
AT_MOST = 40
"""Puzzles that are prepared for a run."""
OWN_EVERY = 3
"""Every third puzzle is from the player's own games, as far as there are any."""
SPREAD = 150.0
"""Elo by which the order of a run differs from that of the ratings, by chance."""


def puzzles_for_run(
    endless: Keyed,
    shipped: Keyed,
    own: Keyed,
    known: Mapping[str, Retention],
    rating: PuzzleRating | None,
    chance: Random,
) -> list[Puzzle]:
    """Return the puzzles of a run: untried ones first, near the player's rating; of the others
    those that were missed before those that were solved."""
    elo = WEAK_ELO if rating is None else rating.elo

    def order(one: tuple[str, Puzzle]) -> tuple[int, float]:
        result = known.get(one[0])
        rank = 0 if result is None else 2 if result.is_solved else 1
        return rank, abs(puzzle_elo(one[1]) - elo + chance.gauss(0, SPREAD))

    mistakes = [puzzle for _, puzzle in sorted(own, key=order)]
    found = [puzzle for _, puzzle in sorted((*endless, *shipped), key=order)]
    mixed: list[Puzzle] = []
    while (found or mistakes) and len(mixed) < AT_MOST:
        is_own = bool(mistakes) and (not found or len(mixed) % OWN_EVERY == OWN_EVERY - 1)
        mixed.append(mistakes.pop(0) if is_own else found.pop(0))
    return mixed


def with_new(known: tuple[Puzzle, ...], puzzle: Puzzle) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file with a new one, the newest MOST of them."""
    return (*(one for one in known if one != puzzle), puzzle)[-MOST:]
