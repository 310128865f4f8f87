"""Advice for the person who decides, found in a thread of its own: quickly first, then better and
better."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.session.bots.advice import advice
from burgundy_qt.session.bots.bot_search import Ticket, threads_for_bots

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.analyst import CachedPlan

SECONDS = 0.15, 1.0, 4.0
"""How long each answer is thought about; every one begins afresh and replaces the one before."""


class Consultation:
    """One decision that is being thought about, on a copy: the game itself may go on meanwhile. The
    ticket says which one it is: that of the game as it stands, or an earlier one. Where the `plan`
    that was found last is followed, its chance stands."""

    def __init__(
        self, ticket: Ticket, game: Game, seat: int, objective: str, plan: CachedPlan | None
    ):
        from burgundy_qt.ai.analysis.analyst import (
            Analyst,
        )  # when somebody asks: no start waits for it
        from burgundy_qt.ai.game_bots import bots_of

        self.ticket, self.game, self.seat = ticket, game, seat
        position, events = game.stood(ticket[1])
        self.position: Position = position
        self.scored = bots_of(game.request["game"]).scored(events, game.seats)
        self.analyst = Analyst(
            available_levels()[-1].name,
            threads_for_bots(),
            seed=ticket[1],
            objective=objective,
            plan=plan,
        )
        self.stopped = Event()

    def stop(self) -> None:
        """Let it be; returns at once."""
        self.stopped.set()
        self.analyst.stop()


class Adviser(QObject):
    """Thinks about one decision at a time. Nobody waits for it: what is stopped is simply never
    told."""

    advised = Signal(object)  # Advice
    failed = Signal(object, str)  # Ticket, what went wrong

    def __init__(self, parent: QObject, seconds: Sequence[float] = SECONDS):
        super().__init__(parent)
        self._seconds = seconds
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="advice")
        self._asked: Consultation | None = None
        self._plan: CachedPlan | None = None

    def begin(self, ticket: Ticket, game: Game, seat: int, objective: str = "win") -> None:
        """Advise a seat that decides where the ticket says, on how to play for the win or for
        points; `advised` comes several times unless it is stopped before."""
        self.stop()
        self._asked = Consultation(ticket, game, seat, objective, self._plan)
        self._plan = self._asked.analyst.plan
        self._pool.submit(self._think, self._asked)

    def stop(self, ticket: Ticket | None = None) -> None:
        """Nothing more is told of what was asked, or only of what was asked with this ticket.
        Returns at once; the thread is free some milliseconds later."""
        if self._asked is not None and ticket in (None, self._asked.ticket):
            self._asked.stop()
            self._asked = None

    def close(self) -> None:
        """Stop for good; no thread is left."""
        self.stop()
        self._pool.shutdown()

    def _think(self, asked: Consultation) -> None:
        for seconds in self._seconds:
            try:
                found = asked.analyst.analyse(asked.position, asked.seat, asked.scored, seconds)
            except Exception:
                self.failed.emit(asked.ticket, traceback.format_exc())
                return
            if asked.stopped.is_set():
                return
            is_last = seconds == self._seconds[-1] or len(found.options) == 1
            self.advised.emit(
                advice(asked.ticket, asked.game, asked.position, found, seconds, is_last)
            )
            if is_last:
                return
