"""Games of all pairings of levels, with the loss of each turn: the level named for a seat is
measured on games between equals and between the strongest and the weakest.

Everything that a fit may need is stored turn by turn, so that a new fit needs no new games."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from time import process_time
from typing import Any

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.puzzles.puzzle_finder import turns_of
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import depth
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from lab.game_kinds import KINDS

PAIRINGS = tuple(combinations_with_replacement([level.name for level in LEVELS], 2))
STEP = 8
"""The distance between the pairings of neighbouring seeds, so that even a few games have levels far
apart. It has no factor in common with the number of pairings."""
DUKE, ROLLOUTS = LEVELS[-1].name, 128
"""The level limited by time is limited by this number of rollouts for each turn instead, so that it
is the same on every machine."""
APART = 1_000_003


@dataclass(frozen=True)
class TurnText:
    """The loss of a turn as a review reports it, and the moment."""

    seat: int
    first: int
    win: float
    win_error: float
    points: float  # lost by the player, in usual margins
    points_error: float
    others: float  # gained by the best of the others, likewise
    chance: float  # the network's chance to win before the turn, …
    lead: float  # … and on the lead at the end, in usual margins
    regret: float  # in the network's own judgement, in its utility
    regret_points: float  # and in usual margins of points
    choices: int  # number of turns found


@dataclass(frozen=True)
class LevelGame:
    """A game of two levels."""

    seed: int
    levels: list[str]  # by seat
    points: list[float]  # at the end
    turns: list[list[float]]  # as in TurnText
    seconds: float  # of CPU time

    def told(self) -> list[TurnText]:
        """Return its turns that had a choice."""
        return [TurnText(int(one[0]), int(one[1]), *one[2:-1], int(one[-1])) for one in self.turns]


def level_game_from(entry: dict[str, Any]) -> LevelGame:
    """Return a game of a diary."""
    return LevelGame(**entry)


def pairing(seed: int) -> tuple[str, str]:
    """Return the levels of a game: in turn each level against each, with the seats changed from
    round to round."""
    one, other = PAIRINGS[STEP * seed % len(PAIRINGS)]
    return (one, other) if seed // len(PAIRINGS) % 2 else (other, one)


def level_game(kind: str, depth_name: str, seed: int) -> LevelGame:
    """Play a game of a pairing, with the losses of its turns."""
    begun = process_time()
    levels = pairing(seed)
    game = played(kind, levels, seed)
    turns = told_turns(game, depth_name, seed)
    points = [float(one) for one in game.position.bot_scores()]
    return LevelGame(seed, list(levels), points, turns, round(process_time() - begun, 1))


def played(kind: str, levels: tuple[str, ...], seed: int) -> Game:
    """Play a game to its end."""
    game = Game(KINDS[kind].request(seed))
    bots = [Thinker(name, seed=2 * seed + seat) for seat, name in enumerate(levels)]
    while not game.is_over:
        seat = game.deciding()
        rollouts = ROLLOUTS if levels[seat] == DUKE else None
        action = bots[seat].choose(game.position, seat, simulations=rollouts)
        game.apply(game.action(action), seat)
    return game


def told_turns(game: Game, depth_name: str, seed: int) -> list[list[float]]:
    """Return the losses of its turns with a choice."""
    losses = Losses(game.position_at(0)[0], depth(depth_name))
    found = (told_turn(losses, turn, seed * APART + turn.first) for turn in turns_of(game))
    return [one for one in found if one]


def told_turn(losses: Losses, turn: PlayedTurn, seed: int) -> list[float]:
    """Return the numbers of TurnText; none without a choice."""
    seat, margin = turn.seat, losses.margin
    found = losses.of_turn(turn.start, seat, turn.actions, seed)
    if not found.is_choice:
        return []
    world, trials = losses.looked_at(turn.start, seat, seed)
    mine = losses.trial(world, seat, turn.actions)
    best = max(trials, key=lambda one: one.value)
    chance, lead = 0.5, 0.0
    if losses.halving.evaluator.knows(world):
        win, points = losses.halving.evaluator.evaluation(world, seat)
        rest = [one for at, one in enumerate(points) if at != seat]
        chance, lead = win[seat], (points[seat] - max(rest)) / margin
    swing = found.swing
    others = max(one for at, one in enumerate(swing.points) if at != seat)
    numbers = (
        *(-swing.win[seat], swing.win_error[seat]),
        *(-swing.points[seat] / margin, swing.points_error[seat] / margin),
        *(others / margin, chance, lead, best.value - mine.value),
        (best.prior_points[seat] - mine.prior_points[seat]) / margin,
    )
    return [seat, turn.first, *(round(one, 4) for one in numbers), len(trials)]
