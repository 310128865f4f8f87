"""Line-ups and short games for the tests of the session."""

import random

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame

REQUEST = {"game": "burgundy", "edition": "2011", "seed": 7}


def line_up(*levels: str | None, **request) -> LineUp:
    """One seat per level, None for a person."""
    return LineUp(tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels)), REQUEST | request)


def a_game(*levels: str | None, actions: int = 0, luck: int = 1, **request) -> RunningGame:
    """A game after so many random actions, or at its end."""
    running = RunningGame.begin(line_up(*levels, **request))
    act_at_random(running, actions, random.Random(luck))
    return running


def act_at_random(running: RunningGame, actions: int, chance: random.Random) -> None:
    for _ in range(actions):
        if running.game.is_over:
            return
        running.act(chance.choice(running.game.legal()["actions"]))
