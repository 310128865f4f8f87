"""A review in progress: its results so far, its losses by turn, and the reviewer that works in its
own thread."""

from __future__ import annotations

import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.analysis import motives, opponent_turn
from burgundy_qt.ai.review.review_result import DEPTHS, SLIP, Luck, Review, ReviewedTurn
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.session.bots.lookahead import threads_for_bots
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.problem import Problem, unexpected_problem
from burgundy_qt.session.reviews.review_folder import Damaged, ReviewFolder, Reviews
from burgundy_qt.session.saves.save_file import reason

if TYPE_CHECKING:
    from burgundy_qt.ai.review.reviewer import Reviewer


# A game with the results of its review so far.


@dataclass(frozen=True)
class ToReview:
    """A `game` to review: a copy that never changes; `seats` are those of its table."""

    game: Game
    seats: tuple[SeatPlan, ...]
    game_id: str
    casual: bool


@dataclass(frozen=True)
class ReviewedGame(ToReview):
    """The game with its `review`, which may be incomplete."""

    review: Review


MOST = 10
Part = TypeVar("Part", bound=Hashable)


@dataclass(frozen=True)
class Lost:
    """The total loss of so many turns, in chance to win and in final points."""

    turns: int = 0
    win: float = 0.0
    points: float = 0.0

    def __add__(self, turn: ReviewedTurn) -> Lost:
        return Lost(self.turns + 1, self.win + turn.loss, self.points + turn.loss_in_points)


def turns_that_lost(reviewed: ReviewedGame, seat: int) -> list[ReviewedTurn]:
    """Return the seat's turns with a known better turn, in the order of the game."""
    return [turn for turn in reviewed.review.turns if turn.seat == seat and turn.better]


def costliest(reviewed: ReviewedGame, seat: int) -> list[ReviewedTurn]:
    """Return the turns that a report lists and that one can learn from, the worst first, at most
    MOST: mistakes and blunders, or slips if there are none."""
    return worst_of(turns_that_lost(reviewed, seat))


def key_moments(reviewed: ReviewedGame, seats: Sequence[int]) -> tuple[ReviewedTurn, ...]:
    """Return the costliest turns of these seats together, chosen in the same way, in the order of
    the game."""
    turns = [turn for seat in seats for turn in turns_that_lost(reviewed, seat)]
    return tuple(sorted(worst_of(turns), key=lambda turn: turn.first))


def worst_of(turns: Sequence[ReviewedTurn]) -> list[ReviewedTurn]:
    """Return mistakes and blunders, or slips if there are none, the worst first, at most MOST."""
    clear = [turn for turn in turns if turn.grade is not None]
    worse = [turn for turn in clear if turn.grade is not SLIP]
    return sorted(worse or clear, key=lambda turn: turn.costs, reverse=True)[:MOST]


def facts_about(reviewed: ReviewedGame, turn: ReviewedTurn) -> tuple[motives.TurnReason, ...]:
    """Return the facts that distinguish the better turn from the played one."""
    game = reviewed.game
    position, _ = game.position_at(turn.first)
    played = [game.code(action) for _, action in game.actions[turn.first : turn.last]]
    return motives.reasons_between(game, position, turn.seat, turn.better, played)


def lost_by(
    reviewed: ReviewedGame, seat: int, part: Callable[[ReviewedTurn], Part]
) -> Mapping[Part, Lost]:
    """Return the seat's losses, grouped by `part`."""
    found: dict[Part, Lost] = defaultdict(Lost)
    for turn in turns_that_lost(reviewed, seat):
        found[part(turn)] += turn
    return dict(found)


# One review under way: its earlier results, its new ones, and storing them.


TELL_EVERY = 0.3
"""Seconds between two reports, while parts are found."""
TELL_AFTER = 2.0
"""Seconds after which an estimate of the remaining time is reported."""
USUAL = "normal"
"""The default depth, if there is no review yet."""
Report = Callable[["Found"], None]


@dataclass(frozen=True)
class Found:
    """The results so far: `known` of so many `parts`, and whether the search goes on. `aside` is
    the new path of an unusable file; `seconds_left` an estimate of the remaining time, None while
    there is none."""

    reviewed: ReviewedGame
    known: int
    parts: int
    is_running: bool
    aside: Path | None = None
    seconds_left: float | None = None


class ReviewTask:
    """Reviews one game at a depth (None: that of the best existing review, or the usual one).
    Everything except `stop` runs in one thread."""

    def __init__(self, asked: ToReview, depth: str | None, games: Path) -> None:
        self.asked, self.depth, self.folder = asked, depth, ReviewFolder(games)
        self.aside: Path | None = None
        self.kept: Reviews = {}
        self._unread: OSError | None = None
        self._stopped = Event()
        self._reviewer: Reviewer | None = None

    def stop(self) -> None:
        """Stop, from any thread; results are stored. Returns at once."""
        self._stopped.set()
        if self._reviewer is not None:
            self._reviewer.stop()

    def run(self, report: Report) -> None:
        """Report the known results, and then more, until the review is complete or stopped. Raises
        ReviewError, and OSError if nothing can be stored."""
        self.kept = self._read()
        known = self.kept.get(self.depth or best_of(self.kept))
        if known is not None and known.is_whole:
            report(self._found(known, parts_of(known), is_running=False))
            return
        if not self._stopped.is_set():
            self._go_on(known, report)

    def _read(self) -> Reviews:
        """Return the stored reviews of the game; a damaged file is set aside. A file that the
        system does not let us read may be good: it stays, and nothing is written over it."""
        try:
            return self.folder.read(self.asked.game_id, self.asked.game)
        except Damaged:
            self.aside = self.folder.put_aside(self.asked.game_id)
        except OSError as error:
            self._unread = error
        return {}

    def _go_on(self, known: Review | None, report: Report) -> None:
        from burgundy_qt.ai.review.reviewer import Reviewer  # late: no start waits for it

        depth = self.depth or best_of(self.kept)
        self._reviewer = reviewer = Reviewer(self.asked.game, depth, threads_for_bots())
        if self._stopped.is_set():
            reviewer.stop()
        parts: list[ReviewedTurn | Luck] = [*known.turns, *known.lucks] if known else []
        report(self._found(reviewer.review_of(parts), reviewer.parts, not reviewer.stopped))
        people = [seat for seat, plan in enumerate(self.asked.seats) if plan.is_person]
        begun, at_first = time.monotonic(), reviewer.work_left(parts)
        reported = begun
        for part in reviewer.review(tuple(parts), before_all=people):
            parts.append(part)
            if time.monotonic() - reported > TELL_EVERY and len(parts) < reviewer.parts:
                left = seconds_left(time.monotonic() - begun, at_first, reviewer.work_left(parts))
                report(self._found(reviewer.review_of(parts), reviewer.parts, True, left))
                reported = time.monotonic()
        review = reviewer.review_of(parts)
        try:
            self._keep(review)
        finally:
            report(self._found(review, reviewer.parts, is_running=False))

    def _keep(self, review: Review) -> None:
        self.kept = {**self.kept, review.depth: review}
        if self._unread is not None:
            raise self._unread
        self.folder.write(self.asked.game_id, self.asked.game, self.kept)

    def _found(
        self, review: Review, parts: int, is_running: bool, seconds_left: float | None = None
    ) -> Found:
        asked = self.asked
        reviewed = ReviewedGame(asked.game, asked.seats, asked.game_id, asked.casual, review)
        return Found(reviewed, parts_of(review), parts, is_running, self.aside, seconds_left)


def best_of(known: Reviews) -> str:
    """Return the depth of the deepest complete review, or else of an incomplete one, preferably at
    the usual depth."""
    whole = [one.name for one in DEPTHS if one.name in known and known[one.name].is_whole]
    if whole:
        return whole[-1]
    return USUAL if USUAL in known or not known else next(iter(known))


def seconds_left(seconds: float, at_first: float, left: float) -> float | None:
    """Return how long the rest of the work will take, if the part since `at_first` took so many
    seconds; None while that time is too short for an estimate."""
    if seconds < TELL_AFTER or left >= at_first:
        return None
    return seconds * left / (at_first - left)


def parts_of(review: Review) -> int:
    """Return how many parts of a game have results."""
    return len(review.turns) + len(review.lucks)


# Reviews games for the window, one at a time, in its own thread.


class GameReviewer(QObject):
    """The window's side of all reviews. Every method returns at once.

    `found` carries a Found: first the known results, then more, several times a second. A stopped
    review is reported once more with all its results; they are stored, and a new start continues
    from there. A complete review is reported once without computing anything."""

    found = Signal(object)
    failed = Signal(object)  # Problem

    _reported = Signal(object, object)  # ReviewTask, Found
    _broke = Signal(object, object)  # ReviewTask, Problem

    def __init__(self, games: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games = games
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="review")
        self._reckoning: ReviewTask | None = None
        self._reported.connect(self._on_reported)
        self._broke.connect(self._on_broke)

    def begin(self, asked: ToReview, depth: str | None = None) -> None:
        """Review a game, or continue its review, at a depth (None: that of the best existing
        review, or the usual one). The review before is stopped."""
        self.cancel()
        self._reckoning = ReviewTask(asked, depth, self.games)
        self._pool.submit(self._run, self._reckoning)

    def cancel(self) -> None:
        """Stop the running review."""
        if self._reckoning is not None:
            self._reckoning.stop()

    def drop(self) -> None:
        """Stop the running review without further reports."""
        self.cancel()
        self._reckoning = None

    def close(self) -> None:
        """Stop for good, and store the results."""
        self.drop()
        self._pool.shutdown()

    def _run(self, reckoning: ReviewTask) -> None:
        from burgundy_qt.ai.review.luck import ReviewError

        try:
            reckoning.run(lambda found: self._reported.emit(reckoning, found))
        except ReviewError:
            self._broke.emit(reckoning, not_known())
        except OSError as error:
            self._broke.emit(reckoning, not_kept(reckoning.folder.folder, error))
        except Exception:
            title = tr("Game review", "The game could not be reviewed")
            self._broke.emit(reckoning, unexpected_problem(title, traceback.format_exc()))

    def _on_reported(self, reckoning: ReviewTask, found: Found) -> None:
        if reckoning is self._reckoning:
            self.found.emit(found)

    def _on_broke(self, reckoning: ReviewTask, problem: Problem) -> None:
        if reckoning is self._reckoning:
            self.failed.emit(problem)


class AftermathSearch(QObject):
    """Finds the aftermath of costly turns in its own thread, one at a time, and each only once: in
    a game with many legal actions it takes a moment. `found` carries the turn and its aftermath, or
    None; `failed` a Problem."""

    found = Signal(object, object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="aftermath")
        self._known: dict[tuple[str, ReviewedTurn], opponent_turn.Aftermath | None] = {}
        self._wanted: tuple[str, ReviewedTurn] | None = None

    def ask(self, reviewed: ReviewedGame, turn: ReviewedTurn) -> None:
        """Report the aftermath of a turn, at once if it is known; no other turn is wanted now."""
        self._wanted = key = reviewed.game_id, turn
        if key in self._known:
            self.found.emit(turn, self._known[key])
        else:
            self._pool.submit(self._search, key, reviewed.game)

    def close(self) -> None:
        """End the thread."""
        self._wanted = None
        self._pool.shutdown(wait=False)

    def _search(self, key: tuple[str, ReviewedTurn], game: Game) -> None:
        if key != self._wanted:
            return
        _, turn = key
        try:
            self._known[key] = opponent_turn.aftermath(
                game, turn.first, turn.last, turn.seat, turn.better
            )
        except Exception:
            title = tr("Game review", "The game could not be reviewed")
            self.failed.emit(unexpected_problem(title, traceback.format_exc()))
            return
        self.found.emit(turn, self._known[key])


def not_known() -> Problem:
    """Return the Problem for a game that no network has learnt."""
    return Problem(
        tr("Game review", "This game cannot be reviewed"),
        tr(
            "Game review",
            "The bots have not learnt this kind of game, so they cannot judge its turns.",
        ),
        tr("Game review", "You can still look back and ask for hints."),
    )


def not_kept(folder: Path, error: OSError) -> Problem:
    """Return the Problem for a review that could not be stored."""
    return Problem(
        tr("Game review", "The review could not be saved"),
        reason(error),
        tr(
            "Game review",
            "You can see it while the game is on the table. Check that you can read and "
            "write the folder “{folder}” and that the disk is not full. Then review the "
            "game again.",
            folder=folder,
        ),
        repr(error),
    )
