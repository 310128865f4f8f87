"""Line-ups and short games for the tests of the session."""

import random
from typing import Any

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame

REQUEST = {"game": "burgundy", "edition": "2011", "seed": 7}


def line_up(*levels: str | None, **request) -> LineUp:
    """Return a line-up with one seat per level; None is a person."""
    return LineUp(
        tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels)),
        REQUEST | request,
    )


def a_game(*levels: str | None, actions: int = 0, luck: int = 1, **request) -> RunningGame:
    """Return a game after this many random actions, or at its end."""
    running = RunningGame.begin(line_up(*levels, **request))
    act_at_random(running, actions, random.Random(luck))
    return running


def a_late_game(lines: LineUp, phase: str) -> RunningGame:
    """Return a game of Burgundy that was played at random into a phase."""
    return played_into(RunningGame.begin(lines), phase)


def played_into(running: RunningGame, phase: str) -> RunningGame:
    """Play a game on at random into a phase."""
    chance = random.Random(1)
    while running.game.state()["phase"] != phase:
        act_at_random(running, 1, chance)
    return running


def begin_late(patch: pytest.MonkeyPatch, phase: str) -> None:
    """Let new games of a session begin in a phase."""
    begin = RunningGame.begin
    patch.setattr(RunningGame, "begin", lambda lines: played_into(begin(lines), phase))


def act_at_random(running: RunningGame, actions: int, chance: random.Random) -> None:
    """Carry out this many random actions, or play to the end, without showing them."""
    for _ in range(actions):
        if running.game.is_over:
            return
        seat = running.decided_by(len(running.game.actions))
        running.act_without_view(chance.choice(running.game.legal(seat)["actions"]), seat)


def a_game_with_a_late_shield() -> Game:
    """Return a finished game in which seat 1 places a watchtower by shield 15 at the end of the
    last phase, and scores."""
    game, chance = Game({"edition": "2019", "modules": ["shields"], "seed": 42}), random.Random(42)
    while not game.is_over:
        actions = game.legal()["actions"]
        chance.shuffle(actions)
        game.apply(max(actions, key=liking_of_straight_tiles))
    return game


def liking_of_straight_tiles(action: dict[str, Any]) -> int:
    """Return how much a player likes an action if they want shields 14 and 15 and tiles for
    them."""
    match action:
        case {"type": "shield", "shield": shield}:
            return 3 if shield in (14, 15) else -1
        case {"type": "tribute", "shields": kept}:
            return sum(shield in (14, 15) for shield in kept)
        case {"type": "place", "by": "shield:14" | "shield:15", "tile": tile}:
            return 2 + tile.startswith(("animal", "building:watchtower"))
    return int(action["type"] in ("sell", "place"))
