"""The bots of every level at the seat of the person, on the deal of a day."""

from __future__ import annotations

import os
import sys
import threading

from PySide6.QtCore import QThread

from burgundy_qt.ai.levels import Level
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.session.challenge.day import PERSON, opponent

ROLLOUTS = 400
"""A turn of those levels that only time limits elsewhere: so the same bot plays on every
machine, and a game takes seconds."""
NICENESS = 10
"""Not 19: who waits for what this thread holds would wait with it."""


class Stopped(Exception):
    """The result is not wanted any longer."""


class BotsAtIt:
    """Plays a game of a level at a time; `stop`, from any thread, ends it."""

    def __init__(self) -> None:
        self._thinkers: list[Thinker] = []
        self._is_stopped = False

    def stop(self) -> None:
        """End the game that runs, and all that would follow."""
        self._is_stopped = True
        for thinker in self._thinkers:
            thinker.stop()

    def points_of(self, level: Level, request: RequestObject) -> int:
        """What the level comes to, against the same bots as the person; raises Stopped."""
        game = Game(dict(request))
        position = game.position
        opponents = [opponent()] * (position.seats - 1)
        self._thinkers = [
            Thinker(name, seed=request["seed"] + seat)
            for seat, name in enumerate([level.name, *opponents], start=PERSON)
        ]
        while waiting := position.waiting_seats():
            seat = waiting[0]
            thinker = self._thinkers[seat]
            if self._is_stopped:
                raise Stopped
            limit = ROLLOUTS if thinker.level.is_paced else None
            action = thinker.choose(position, seat, simulations=limit)
            game.apply(game.action(action), seat)
        return int(game.state()["result"]["points"][PERSON])


def give_way() -> None:
    """Let the thread that calls it yield to everything else."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
    else:
        QThread.currentThread().setPriority(QThread.Priority.LowestPriority)
