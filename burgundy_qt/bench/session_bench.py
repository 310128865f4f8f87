"""How long a round of a person and the most possible of the strongest bots takes in the real
session, at each pace."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication

from burgundy_qt.ai import levels, thinker
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial, SequentialHalving
from burgundy_qt.bench.live_program import wait_until
from burgundy_qt.bench.measurement import USUAL, Measured
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView, ViewStep

PERSON, LEVEL = "page", "duke"
SEED = 7
EVERY_PACE = tuple(known.name for known in levels.PACES)


def bots_figures(
    rounds: int = 2, names: Sequence[str] = EVERY_PACE, measured: Measured = USUAL
) -> Iterator[dict[str, object]]:
    """Yield one line for each pace: seconds a round, and how often the bots searched for each of
    their turns; only for games with a network. The person plays a Page's actions at once, and
    nothing is animated; the first round, with its set-up, is not counted."""
    seats = measured.every_seats[-1]
    if seats < 2 or seats not in measured.tables:
        return
    line_up = LineUp(
        (SeatPlan("You"), *(SeatPlan(f"Bot {seat}", LEVEL) for seat in range(1, seats))),
        measured.request(seats, SEED),
    )
    application = QCoreApplication.instance() or QCoreApplication([])
    for known in levels.PACES:
        if known.name in names:
            with tempfile.TemporaryDirectory(prefix="burgundy-qt-bench-") as folder:
                yield Table(Path(folder), known).play(line_up, rounds)
    del application


class Table:
    """A game of a person and bots, played by a session as for a window."""

    def __init__(self, folder: Path, pace: levels.Pace) -> None:
        self.pace = pace
        self.person = thinker.Thinker(PERSON, seed=SEED)
        self.began: list[float] = []  # the start of each round
        self.session = GameSession(folder)
        self.session.set_pace(pace.name)
        self.session.began.connect(self.decide)
        self.session.stepped.connect(self.see)

    def play(self, line_up: LineUp, rounds: int) -> dict[str, object]:
        """Return the figures of `rounds` rounds."""
        bots = len(line_up.seats) - 1
        searches: list[tuple[int, int]] = []  # the round of the turn of each
        turns = SequentialHalving.turns

        def counted(
            halving: SequentialHalving, position: Position, *asked: Any
        ) -> list[RolloutTrial]:
            searches.append(round_of(position))
            return turns(halving, position, *asked)

        with patch.object(SequentialHalving, "turns", counted):
            self.session.new_game(line_up)
            wait_until(lambda: len(self.began) >= rounds + 2, math.inf)
            self.close()
        lengths = [after - before for before, after in pairwise(self.began[1:])]
        counted_rounds = sorted({*searches})[1 : 1 + len(lengths)]
        return {
            "bench": "bots",
            "pace": self.pace.name,
            "seconds_a_turn": self.pace.seconds,
            "rounds": len(lengths),
            "round_s": round(sum(lengths) / len(lengths), 2),
            "round_most_s": round(max(lengths), 2),
            "searches_a_turn": round(
                sum(found in counted_rounds for found in searches) / (bots * len(lengths)), 2
            ),
        }

    def see(self, step: ViewStep) -> None:
        """Show a step at once."""
        self.began += [time.monotonic() for event in step.events if event["event"] == "round"]
        self.session.shown()
        self.decide(step.view)

    def decide(self, view: GameView) -> None:
        """Act for the person at once."""
        seat = view.person_to_decide
        if seat is not None:
            game = Game.from_record([view.line_up.request, *view.events])
            self.session.act(view.revision, game.action(self.person.choose(game.position, seat)))

    def close(self) -> None:
        """End the session."""
        closed: list[bool] = []
        self.session.closed.connect(lambda: closed.append(True))
        self.session.close()
        wait_until(lambda: closed, math.inf)


def round_of(position: Any) -> tuple[int, int]:
    """Return phase and round of the position. The bots look ahead, so the clock would assign a
    search to the round on the screen, not to its own."""
    state = position.raw()
    return state["phase"], state["round"]
