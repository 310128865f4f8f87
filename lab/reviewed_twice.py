"""Games whose turns are examined again: with another seed, at a greater depth, and by playing them
out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from burgundy_qt.ai.analysis.point_sources import CLEAR
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.puzzles.puzzle_finder import turns_of
from burgundy_qt.ai.review.losses import TurnLoss
from burgundy_qt.ai.review.review_result import BLUNDER, column, grade_of
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.rules.core import random_bits
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from lab.error_rates import losses_of
from lab.game_kinds import KINDS, played_by
from lab.predictions import Knights

STRONG, WEAK = "duke", "steward"
EACH = 5
"""The distance between the examined turns of a duel; an odd number, so that both players have
some."""
WORST = 5
PLAYED_OUT = 200
"""Games of Knights to the end, from the played turn and from the better one."""


@dataclass(frozen=True)
class Blamed:
    """The losses that a deep review finds for the strong and the weak player of a game: by level
    the losses of the examined decisions, and the part beyond chance."""

    seed: int
    losses: dict[str, list[float]]
    graded: dict[str, list[float]]
    seconds: float  # of CPU time


@dataclass(frozen=True)
class Twice:
    """A game reviewed with two seeds: how many of the worst decisions are in both, and how many of
    its blunders lost games when they were played out."""

    seed: int
    same: int
    blunders: int
    confirmed: int
    seconds: float  # of CPU time


def blamed_from(entry: dict[str, Any]) -> Blamed:
    """Return a duel of a diary."""
    return Blamed(**entry)


def twice_from(entry: dict[str, Any]) -> Twice:
    """Return a game of a diary."""
    return Twice(**entry)


def blamed(kind: str, seed: int) -> Blamed:
    """Play and review a duel; each player begins every second one."""
    begun = process_time()
    levels = (STRONG, WEAK) if seed % 2 else (WEAK, STRONG)
    game = played_by(KINDS[kind], levels, seed)
    found = losses_of(game, "deep", seed, turns_of(game)[seed % EACH :: EACH])
    choices = [(levels[turn.seat], one, loss_of(turn, one)) for turn, one in found if one.is_choice]
    return Blamed(
        seed,
        {name: [round(loss, 5) for of, _, loss in choices if of == name] for name in levels},
        {
            name: [round(loss, 5) for of, one, loss in choices if of == name and one.is_clear]
            for name in levels
        },
        round(process_time() - begun, 1),
    )


def loss_of(turn: PlayedTurn, found: TurnLoss) -> float:
    """Return the loss in chance to win."""
    return -found.swing.win[turn.seat]


def reviewed_twice(kind: str, seed: int) -> Twice:
    """Play a game of Stewards, and review it twice."""
    begun = process_time()
    game = played_by(KINDS[kind], (WEAK,), seed)
    turns = turns_of(game)
    first, second = (losses_of(game, "normal", seed + apart, turns) for apart in (0, 1_000))
    blunders = [(turn, one) for turn, one in first if is_blunder(game, turn, one)]
    confirmed = sum(is_confirmed(turn, one, seed) for turn, one in blunders)
    same = len(worst(first) & worst(second))
    return Twice(seed, same, len(blunders), confirmed, round(process_time() - begun, 1))


def worst(found: Sequence[tuple[PlayedTurn, TurnLoss]]) -> set[int]:
    """Return the turns with the largest losses."""
    by_loss = sorted(found, key=lambda one: -loss_of(*one))
    return {turn.first for turn, _ in by_loss[:WORST]}


def is_blunder(game: Game, turn: PlayedTurn, found: TurnLoss) -> bool:
    """Return whether a review calls it a blunder."""
    margin = bots_of(game.request["game"]).usual_margin(turn.start)
    points = -found.swing.points[turn.seat] / margin
    return found.is_clear and grade_of(loss_of(turn, found), points) is BLUNDER


def is_confirmed(turn: PlayedTurn, found: TurnLoss, seed: int) -> bool:
    """Return whether games after the played turn end worse than those after the better one: more of
    them are lost, or by more points, beyond two standard errors. Knights play them to the end,
    since a review cannot confirm itself."""
    apart = apart_at_the_end(turn, found.better, seed, PLAYED_OUT)
    return any(mean > CLEAR * error for mean, error in map(column, (apart.shares, apart.leads)))


@dataclass(frozen=True)
class Apart:
    """How much better games ended after a better turn, in wins and in the lead."""

    shares: list[float]
    leads: list[float]


def apart_at_the_end(turn: PlayedTurn, better: Sequence[int], seed: int, pairs: int) -> Apart:
    """Play pairs of games to the end by Knights, each with the same chance in both."""
    shipped = default_network_for(turn.start)
    assert shipped is not None
    evaluator = Evaluator(*shipped)
    knights, greedy = Knights(evaluator, turn.start), Greedy(evaluator, turn.start)
    after_mine, after_better = (
        greedy.after_actions(turn.start, turn.seat, actions) for actions in (turn.actions, better)
    )
    apart = Apart([], [])
    for key in range(pairs):
        won, lost = (
            played_out(one, turn.seat, random_bits(seed, key), knights)
            for one in (after_better, after_mine)
        )
        apart.shares.append(won.utilities()[turn.seat] - lost.utilities()[turn.seat])
        apart.leads.append(lead(won.bot_scores(), turn.seat) - lead(lost.bot_scores(), turn.seat))
    return apart


def played_out(end: Position, seat: int, key: int, knights: Knights) -> Position:
    """Return the end of a game of Knights, with everything that the seat cannot know drawn
    again."""
    here = end.copy()
    here.determinize_for(seat, key)
    while here.is_chance_node() or not here.is_over():
        if here.is_chance_node():
            here.draw_chance()
        else:
            chooser = here.waiting_seats()[0]
            here.act_only(knights.choose(here, chooser), chooser)
    return here


def lead(points: Sequence[float], seat: int) -> float:
    """Return the points ahead of the best of the others."""
    return points[seat] - max(own for other, own in enumerate(points) if other != seat)
