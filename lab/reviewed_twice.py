"""Games whose turns are looked at again: by another seed, more deeply, and by playing them out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

from burgundy_qt.ai.analysis.point_sources import CLEAR
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.review.losses import TurnLoss
from burgundy_qt.ai.review.review_result import BLUNDER, column, grade_of
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.ai.turn_search.beam import Greedy
from burgundy_qt.rules.core import random_bits
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from lab.error_rates import losses_of, turns_of
from lab.game_kinds import KINDS, played_by
from lab.predictions import Knights

STRONG, WEAK = "duke", "steward"
EACH = 5
"""Which turns of a duel are looked at; an odd number, so that it is now the one's, now the
other's."""
WORST = 5
PLAYED_OUT = 200
"""Games of Knights to the end, of what was played and of what was better."""


@dataclass(frozen=True)
class Blamed:
    """What a deep review blames the strong and the weak player of a game for: by level what the
    decisions lost that were looked at, and of that what was more than chance."""

    seed: int
    losses: dict[str, list[float]]
    graded: dict[str, list[float]]
    seconds: float  # of CPU time


@dataclass(frozen=True)
class Twice:
    """A game that was reviewed with two seeds: how many of the worst decisions are in both, and of
    its blunders how many there are and how many lost games that were played out."""

    seed: int
    same: int
    blunders: int
    confirmed: int
    seconds: float  # of CPU time


def blamed_from(entry: dict[str, Any]) -> Blamed:
    """A duel in a diary."""
    return Blamed(**entry)


def twice_from(entry: dict[str, Any]) -> Twice:
    """A game in a diary."""
    return Twice(**entry)


def blamed(kind: str, seed: int) -> Blamed:
    """A duel; each begins every second one."""
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
    """In chance to win."""
    return -found.swing.win[turn.seat]


def reviewed_twice(kind: str, seed: int) -> Twice:
    """A game of Stewards."""
    begun = process_time()
    game = played_by(KINDS[kind], (WEAK,), seed)
    turns = turns_of(game)
    first, second = (losses_of(game, "normal", seed + apart, turns) for apart in (0, 1_000))
    blunders = [(turn, one) for turn, one in first if is_blunder(game, turn, one)]
    confirmed = sum(is_confirmed(turn, one, seed) for turn, one in blunders)
    same = len(worst(first) & worst(second))
    return Twice(seed, same, len(blunders), confirmed, round(process_time() - begun, 1))


def worst(found: Sequence[tuple[PlayedTurn, TurnLoss]]) -> set[int]:
    """Which turns lost most."""
    by_loss = sorted(found, key=lambda one: -loss_of(*one))
    return {turn.first for turn, _ in by_loss[:WORST]}


def is_blunder(game: Game, turn: PlayedTurn, found: TurnLoss) -> bool:
    """Whether a review calls it so."""
    margin = bots_of(game.request["game"]).usual_margin(turn.start)
    points = -found.swing.points[turn.seat] / margin
    return found.is_clear and grade_of(loss_of(turn, found), points) is BLUNDER


def is_confirmed(turn: PlayedTurn, found: TurnLoss, seed: int) -> bool:
    """Whether games that go on as it was played end worse than those that go on as was better: more
    of them are lost, or by more points, beyond two standard errors. Knights play them to the end:
    what a review says is not borne out by how a review plays on."""
    apart = apart_at_the_end(turn, found.better, seed, PLAYED_OUT)
    return any(mean > CLEAR * error for mean, error in map(column, (apart.shares, apart.leads)))


@dataclass(frozen=True)
class Apart:
    """By how much more of the win, and of the lead, games ended that went on with a better turn."""

    shares: list[float]
    leads: list[float]


def apart_at_the_end(turn: PlayedTurn, better: Sequence[int], seed: int, pairs: int) -> Apart:
    """So many pairs of games to the end by Knights, each with the same chance in both."""
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
        apart.leads.append(lead(won.standings(), turn.seat) - lead(lost.standings(), turn.seat))
    return apart


def played_out(end: Position, seat: int, key: int, knights: Knights) -> Position:
    """The end of a game that Knights play on, with what the seat cannot know drawn anew."""
    here = end.copy()
    here.redraw_unseen(seat, key)
    while here.chance_waits() or not here.is_over():
        if here.chance_waits():
            here.draw_chance()
        else:
            chooser = here.waiting_seats()[0]
            here.act_only(knights.choose(here, chooser), chooser)
    return here


def lead(points: Sequence[float], seat: int) -> float:
    """Points before the best of the others."""
    return points[seat] - max(own for other, own in enumerate(points) if other != seat)
