"""The tutor: what a person's decision would cost, computed before it is carried out; and what each
choice of a decision costs. Both think in a separate thread."""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock, RLock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.analysis.motives import TurnReason, reasons_between
from burgundy_qt.ai.game_bots import tables_of
from burgundy_qt.ai.review.review_result import GRADES, NORMAL, QUICK, SLIP, Grade
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import GameAction
from burgundy_qt.session.bots.lookahead import Ticket

if TYPE_CHECKING:
    from burgundy_qt.ai.review.losses import ChoiceLoss, ChoiceLosses, Losses

SECONDS = 0.3
"""The longest time for one action, and for all that may be done before one is chosen."""


def can_teach(game: str) -> bool:
    """Return whether there is a network for this game: without one decisions cannot be valued."""
    return bool(tables_of(game))


@dataclass(frozen=True)
class Weighed:
    """What an action would cost its seat: `win` is a share of the win, `points` are final points.
    `grade` is None if it is carried out without a question. `facts` distinguish the best turn from
    the best one that begins with this action."""

    ticket: Ticket
    action: GameAction
    grade: Grade | None = None
    win: float = 0.0
    points: float = 0.0
    facts: tuple[TurnReason, ...] = ()

    @property
    def gives_points_away(self) -> bool:
        """Whether the choice hardly affects the win, so that it is about points."""
        return self.win < SLIP.win


class LossSearch:
    """The losses of one decision being computed, on a copy, as `seat` knows it."""

    depth = QUICK

    def __init__(self, ticket: Ticket, game: Game, seat: int, objective: str) -> None:
        self.ticket, self.game, self.seat, self.objective = ticket, game, seat, objective
        self.position = game.position_at(ticket[1])[0]
        self.is_stopped = False
        self._losses: Losses | None = None
        self._lock = Lock()

    def stop(self) -> None:
        """Stop thinking, from any thread; the results so far stay."""
        with self._lock:
            self.is_stopped = True
            if self._losses is not None:
                self._losses.stop()

    def _begin(self) -> Losses | None:
        """Return what is ready to compute losses; None if no network fits the game, or they are no
        longer wanted."""
        # late: no start waits for it
        from burgundy_qt.ai.review.losses import Losses
        from burgundy_qt.ai.review.luck import ReviewError

        try:
            losses = Losses(self.position, self.depth, self.objective)
        except ReviewError:
            return None
        with self._lock:
            self._losses = losses
            return None if self.is_stopped else losses


class Weighing(LossSearch):
    """One decision whose actions are weighed. `turn` is the number of actions before the seat's
    turn."""

    def __init__(self, ticket: Ticket, game: Game, seat: int, objective: str) -> None:
        super().__init__(ticket, game, seat, objective)
        self.turn = turn_begun(game, seat)
        self.known: dict[int, Weighed] = {}

    def foresee(self) -> None:
        """Weigh the actions that good turns begin with, the best ones first, while there is
        time."""
        losses, until = self._begin(), time.monotonic() + SECONDS
        if losses is None:
            return
        _, turns = losses.looked_at(self.position, self.seat, self.ticket[1])
        for code in dict.fromkeys(turn.actions[0] for turn in turns):
            if self.is_stopped or time.monotonic() > until:
                return
            found = self._weighed(losses, code)
            if not self.is_stopped:
                self.known[code] = found

    def weigh(self, code: int) -> Weighed:
        """Return what one action would cost."""
        losses = self._begin()
        if losses is None:
            return Weighed(self.ticket, self.game.action(code))
        return self._weighed(losses, code)

    def _weighed(self, losses: Losses, code: int) -> Weighed:
        lost = losses.of_action(self.position, self.seat, code, self.ticket[1], SECONDS)
        win, points = -lost.swing.win[self.seat], -lost.swing.points[self.seat]
        grade = losses.grade(lost.swing, lost.is_clear, self.seat)
        facts = (
            ()
            if grade is None
            else reasons_between(self.game, self.position, self.seat, lost.better, lost.done)
        )
        return Weighed(self.ticket, self.game.action(code), grade, win, points, facts)


class Tutor(QObject):
    """Weighs people's choices, from a `threshold` on. `weighed` answers each `weigh`, unless it is
    stopped before. Each turn's loss is reported only once."""

    weighed = Signal(object)  # Weighed
    failed = Signal(object, str)  # Ticket, the error

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="tutor")
        self._game_id = ""
        self._warned: set[int] = set()  # turns, by the number of actions before them
        # of them that of the last answer, which may come too late
        self._warned_last: int | None = None
        self._threshold = GRADES[-1]
        self._decided: Weighing | None = None
        self._asked: Weighing | None = None
        # Answers and cancellations come from different threads.
        self._answering = RLock()

    def begin(
        self, ticket: Ticket, game: Game, seat: int, threshold: Grade, objective: str = "win"
    ) -> None:
        """Think ahead for a short time about a person's decision, unless this turn has been
        reported."""
        self.stop()
        if ticket[0] != self._game_id:
            self._game_id, self._warned = ticket[0], set()
        self._warned = {turn for turn in self._warned if turn <= ticket[1]}
        self._threshold = threshold
        self._decided = Weighing(ticket, game, seat, objective)
        if self._decided.turn not in self._warned:
            self._pool.submit(self._foresee, self._decided)

    def weigh(self, ticket: Ticket, game: Game, action: GameAction) -> None:
        """Report what an action would cost at the ticket's position; at once if that is known, or
        there is nothing to report."""
        here, self._warned_last = self._decided, None
        if here is None or here.ticket != ticket or here.turn in self._warned:
            self.weighed.emit(Weighed(ticket, action))
            return
        code = game.code(action)
        known = here.known.get(code)
        if known is not None:
            self._report(here, known)
            return
        here.stop()
        self._asked = Weighing(ticket, game, here.seat, here.objective)
        self._pool.submit(self._think, self._asked, code)

    def let_go(self) -> None:
        """Forget a question that nobody heard the answer to; an answer under way does not count as
        reported."""
        with self._answering:
            if self._warned_last is not None:
                self._warned.discard(self._warned_last)
            self.withdraw()

    def withdraw(self) -> None:
        """Stop reporting the action that was asked about."""
        with self._answering:
            if self._asked is not None:
                self._asked.stop()
                self._asked = None

    def stop(self) -> None:
        """Stop, because the decision is made or another one is due. Returns at once."""
        self.withdraw()
        if self._decided is not None:
            self._decided.stop()
            self._decided = None

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        self._pool.shutdown()

    def _foresee(self, here: Weighing) -> None:
        try:
            here.foresee()
        except Exception:
            self.failed.emit(here.ticket, traceback.format_exc())

    def _think(self, asked: Weighing, code: int) -> None:
        try:
            found = asked.weigh(code)
        except Exception:
            self.failed.emit(asked.ticket, traceback.format_exc())
            found = Weighed(asked.ticket, asked.game.action(code))
        with self._answering:
            if asked is self._asked:
                self._report(asked, found)

    def _report(self, of: Weighing, found: Weighed) -> None:
        if found.grade is None or found.grade.win < self._threshold.win:
            self.weighed.emit(Weighed(found.ticket, found.action))
            return
        self._warned_last = of.turn
        self._warned.add(of.turn)
        self.weighed.emit(found)


# The cost of each choice.


TELL_EVERY = 0.25
"""Seconds between two answers about all choices, after the first."""


@dataclass(frozen=True)
class ChoiceCosts:
    """What each choice of `seat` costs against the best one. `is_last`: no better answer
    follows."""

    ticket: Ticket
    seat: int
    costs: tuple[tuple[GameAction, ChoiceLoss], ...]
    is_last: bool


class Comparing(LossSearch):
    """One decision whose choices are compared, as thoroughly as in a review."""

    depth = NORMAL

    def answers(self) -> Iterator[ChoiceCosts]:
        """Yield better and better answers; none if no network fits the game."""
        losses = self._begin()
        if losses is None:
            return
        found, reported_at = None, -math.inf
        for found in losses.of_choices(self.position, self.seat, self.ticket[1]):
            if time.monotonic() - reported_at >= TELL_EVERY:
                yield self._costs(found, False)
                reported_at = time.monotonic()
        if found is not None:
            yield self._costs(found, True)

    def _costs(self, found: ChoiceLosses, is_last: bool) -> ChoiceCosts:
        costs = tuple((self.game.action(code), loss) for code, loss in found.items())
        return ChoiceCosts(self.ticket, self.seat, costs, is_last)


class ChoiceComparer(QObject):
    """Compares the choices of one decision at a time. `compared` comes several times, better each
    time, unless it is stopped before."""

    compared = Signal(object)  # ChoiceCosts
    failed = Signal(object, str)  # Ticket, the error

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="choices")
        self._asked: Comparing | None = None

    def begin(self, ticket: Ticket, game: Game, seat: int, objective: str) -> None:
        """Compare the choices of the seat that decides at the ticket's position."""
        self.stop()
        self._asked = Comparing(ticket, game, seat, objective)
        self._pool.submit(self._think, self._asked)

    def stop(self) -> None:
        """Stop comparing. Returns at once."""
        if self._asked is not None:
            self._asked.stop()
            self._asked = None

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        self._pool.shutdown()

    def _think(self, asked: Comparing) -> None:
        try:
            for answer in asked.answers():
                if asked.is_stopped:
                    return
                self.compared.emit(answer)
        except Exception:
            self.failed.emit(asked.ticket, traceback.format_exc())


def turn_begun(game: Game, seat: int) -> int:
    """Return how many actions the game had when the current turn of the deciding seat began: the
    decisions without chance or another seat in between."""
    at = game.revision
    while at > 0 and game.actions[at - 1][0] == seat and not game.chance_between(at - 1):
        at -= 1
    return at
