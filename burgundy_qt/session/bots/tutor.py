"""The tutor: what a decision of a person would cost, reckoned before it is carried out, in a thread
of its own."""

from __future__ import annotations

import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock, RLock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.game_bots import tables_of
from burgundy_qt.ai.review.review_result import GRADES, QUICK, Grade
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import GameAction
from burgundy_qt.session.bots.lookahead import Ticket

if TYPE_CHECKING:
    from burgundy_qt.ai.review.losses import Losses

SECONDS = 0.3
"""As long as one action is thought about at most, and all that may come before one is chosen."""


def can_teach(game: str) -> bool:
    """Return whether a network is meant for the game of that name: without one nobody knows what a
    decision is worth."""
    return bool(tables_of(game))


@dataclass(frozen=True)
class Weighed:
    """What an action would cost its seat: `win` is a share of the win, `points` are final points.
    `grade` is None where it is to be carried out without a word."""

    ticket: Ticket
    action: GameAction
    grade: Grade | None = None
    win: float = 0.0
    points: float = 0.0


class Weighing:
    """One decision that is thought about, on a copy, as `seat` knows it. `turn` says with how many
    actions the seat's turn began."""

    def __init__(self, ticket: Ticket, game: Game, seat: int, objective: str) -> None:
        self.ticket, self.game, self.seat, self.objective = ticket, game, seat, objective
        self.turn = turn_begun(game, seat)
        self.position = game.stood(ticket[1])[0]
        self.known: dict[int, Weighed] = {}
        self._losses: Losses | None = None
        self._is_stopped = False
        self._lock = Lock()

    def stop(self) -> None:
        """Let it be, from any thread; what is known by then stays known."""
        with self._lock:
            self._is_stopped = True
            if self._losses is not None:
                self._losses.stop()

    def foresee(self) -> None:
        """Weigh the actions that good turns begin with, the best ones first, while there is
        time."""
        losses, until = self._begin(), time.monotonic() + SECONDS
        if losses is None:
            return
        _, turns = losses.looked_at(self.position, self.seat, self.ticket[1])
        for code in dict.fromkeys(turn.actions[0] for turn in turns):
            if self._is_stopped or time.monotonic() > until:
                return
            found = self._weighed(losses, code)
            if not self._is_stopped:
                self.known[code] = found

    def weigh(self, code: int) -> Weighed:
        """Return what one action would cost."""
        losses = self._begin()
        if losses is None:
            return Weighed(self.ticket, self.game.action(code))
        return self._weighed(losses, code)

    def _begin(self) -> Losses | None:
        """Ready to think; None where no network fits the game, or nobody wants to know any
        longer."""
        # no start waits for what thinks
        from burgundy_qt.ai.review.losses import Losses
        from burgundy_qt.ai.review.luck import ReviewError

        try:
            losses = Losses(self.position, QUICK, self.objective)
        except ReviewError:
            return None
        with self._lock:
            self._losses = losses
            return None if self._is_stopped else losses

    def _weighed(self, losses: Losses, code: int) -> Weighed:
        lost = losses.of_action(self.position, self.seat, code, self.ticket[1], SECONDS)
        win, points = -lost.swing.win[self.seat], -lost.swing.points[self.seat]
        grade = losses.grade(lost.swing, lost.is_clear, self.seat)
        return Weighed(self.ticket, self.game.action(code), grade, win, points)


class Tutor(QObject):
    """Weighs what people choose, from a `threshold` on. `weighed` answers each `weigh`, unless it
    is stopped before; about the same turn it tells of a loss only once."""

    weighed = Signal(object)  # Weighed
    failed = Signal(object, str)  # Ticket, what went wrong

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="tutor")
        self._game_id = ""
        self._told: set[int] = set()  # turns, by the number of actions before them
        self._told_last: int | None = (
            None  # of them that of the last answer, which may come too late
        )
        self._threshold = GRADES[-1]
        self._decided: Weighing | None = None
        self._asked: Weighing | None = None
        # An answer comes from another thread than the word that nobody waits for it.
        self._answering = RLock()

    def begin(
        self, ticket: Ticket, game: Game, seat: int, threshold: Grade, objective: str = "win"
    ) -> None:
        """A person has to decide here: think ahead, for a blink, unless this turn was spoken of
        already."""
        self.stop()
        if ticket[0] != self._game_id:
            self._game_id, self._told = ticket[0], set()
        self._told = {turn for turn in self._told if turn <= ticket[1]}
        self._threshold = threshold
        self._decided = Weighing(ticket, game, seat, objective)
        if self._decided.turn not in self._told:
            self._pool.submit(self._foresee, self._decided)

    def weigh(self, ticket: Ticket, game: Game, action: GameAction) -> None:
        """Say what an action would cost where the ticket says; at once where that is known, or
        there is nothing to say."""
        here, self._told_last = self._decided, None
        if here is None or here.ticket != ticket or here.turn in self._told:
            self.weighed.emit(Weighed(ticket, action))
            return
        code = game.code(action)
        known = here.known.get(code)
        if known is not None:
            self._tell(here, known)
            return
        here.stop()
        self._asked = Weighing(ticket, game, here.seat, here.objective)
        self._pool.submit(self._think, self._asked, code)

    def let_go(self) -> None:
        """What was asked about is not to be done any more, and nobody has heard an answer: one that
        was under way does not count as told."""
        with self._answering:
            if self._told_last is not None:
                self._told.discard(self._told_last)
            self.withdraw()

    def withdraw(self) -> None:
        """Nobody wants to hear of the action any longer that was asked about."""
        with self._answering:
            if self._asked is not None:
                self._asked.stop()
                self._asked = None

    def stop(self) -> None:
        """The decision is made, or is another one. Returns at once."""
        self.withdraw()
        if self._decided is not None:
            self._decided.stop()
            self._decided = None

    def close(self) -> None:
        """Stop for good; no thread is left."""
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
                self._tell(asked, found)

    def _tell(self, of: Weighing, found: Weighed) -> None:
        if found.grade is None or found.grade.win < self._threshold.win:
            self.weighed.emit(Weighed(found.ticket, found.action))
            return
        self._told_last = of.turn
        self._told.add(of.turn)
        self.weighed.emit(found)


def turn_begun(game: Game, seat: int) -> int:
    """Return how many actions the game had when the turn began in which the seat decides now: what
    it has decided without chance or another seat between."""
    at = game.revision
    while at > 0 and game.actions[at - 1][0] == seat and not game.chance_between(at - 1):
        at -= 1
    return at
