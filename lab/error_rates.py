"""The losses of levels for each decision in games against themselves: every EACH-th turn of a game
is reviewed at the normal depth. A level limited by time decides only these turns, in games of the
level below it, because its own games would take a hundred times as long."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import process_time
from typing import Any

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.puzzles.puzzle_finder import turns_of
from burgundy_qt.ai.review.losses import Losses, TurnLoss
from burgundy_qt.ai.review.review_result import depth
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from lab.game_kinds import KINDS, played_by

EACH = 24
"""The distance between the examined turns, from a start by the seed: many games show more than all
turns of a few."""
BELOW, TIMED = (level.name for level in LEVELS[-2:])
PACE = "blitz"


@dataclass(frozen=True)
class Rated:
    """The losses of the examined decisions of a game."""

    seed: int
    losses: list[float]
    seconds: float  # of CPU time


@dataclass(frozen=True)
class Rate:
    """The lost chance to win for each decision, with its standard error clustered by game."""

    games: int
    decisions: int
    mean: float
    error: float


def rated_from(entry: dict[str, Any]) -> Rated:
    """Return a game of a diary."""
    return Rated(**entry)


def rated(kind: str, level: str, seed: int) -> Rated:
    """Play a game of a level against itself; for a level limited by time a game of the one below,
    with turns of the level."""
    begun = process_time()
    game = played_by(KINDS[kind], (BELOW if level == TIMED else level,), seed)
    turns = turns_of(game)[seed % EACH :: EACH]
    if level == TIMED:
        turns = [decided_by(level, turn, seed) for turn in turns]
    found = losses_of(game, "normal", seed, turns)
    lost = [round(-one.swing.win[turn.seat], 5) for turn, one in found if one.is_choice]
    return Rated(seed, lost, round(process_time() - begun, 3))


def decided_by(level: str, turn: PlayedTurn, seed: int) -> PlayedTurn:
    """Return a turn as the level decides it."""
    thinker, here, actions = Thinker(level, seed=seed, pace=PACE), turn.start.copy(), list[int]()
    while not actions or (turn.seat in here.waiting_seats() and not here.is_chance_node()):
        actions.append(thinker.choose(here, turn.seat))
        here.act_only(actions[-1], turn.seat)
    return replace(turn, actions=tuple(actions))


def losses_of(
    game: Game, depth_name: str, seed: int, turns: Sequence[PlayedTurn]
) -> list[tuple[PlayedTurn, TurnLoss]]:
    """Return these turns, each with its loss."""
    losses = Losses(game.position_at(0)[0], depth(depth_name))
    return [
        (turn, losses.of_turn(turn.start, turn.seat, turn.actions, seed * 1_000_003 + turn.first))
        for turn in turns
    ]


def rate_of(games: Sequence[Rated]) -> Rate:
    """Return the rate over all their decisions."""
    decisions = sum(len(game.losses) for game in games)
    mean = math.fsum(math.fsum(game.losses) for game in games) / decisions
    apart = (math.fsum(loss - mean for loss in game.losses) for game in games)
    return Rate(len(games), decisions, mean, math.sqrt(math.fsum(a * a for a in apart)) / decisions)
