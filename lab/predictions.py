"""Games of Knights, with predictions at every boundary between rounds, and their results."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from time import process_time

from burgundy_qt.ai.analysis.score_tally import Playout
from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.game_bots import SeatCount, bots_for, bots_of, network_table
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.networks.calibration import moment_of
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.turn_search.beam import Beam
from burgundy_qt.ai.turn_search.rollout import KNIGHT_LAST_WIDTH
from burgundy_qt.rules.position import Position

WIDTH = level("knight").limits.plans
EACH_LOOK = 5
"""The distance between predictions with a game to the end."""
STEPS = {"tuscany": 3, "carcassonne": 3}
"""The distance between examined boundaries in games with frequent chance; in the others every one
is examined."""
OPENINGS = {"burgundy-dice": 4}
"""The random first decisions of each seat in games with the same dice for all: otherwise equal
players would make the same moves all game."""


@dataclass(frozen=True)
class Foretold:
    """The known state of every seat before chance, and the predictions from each seat's view.

    `stage`: of the game, as its calibration counts them. `chances` are all seats' by the seat that
    sees them. Points still to come are `judged` by the network, and `played` by one game to the
    end; None without one."""

    stage: int | None
    standing: list[int]
    chances: list[list[float]]
    judged: list[float]
    played: list[int] | None


@dataclass(frozen=True)
class Told:
    """A game: its set-up, the predictions boundary by boundary, and its result. `kind`: as the
    calibration names it."""

    seed: int
    game: str
    table: SeatCount
    kind: str
    rounds: list[Foretold]
    shares: list[float]
    points: list[int]
    seconds: float  # of CPU time


class Knights:
    """The level Knight for all seats, without values of other choices, which are not needed
    here."""

    def __init__(self, evaluator: Evaluator, like: Position, plans: int = WIDTH):
        self.features = evaluator.features
        self.beams = [Beam(evaluator, like, plans, plans) for _ in range(like.seats)]
        self.last = [Beam(evaluator, like, KNIGHT_LAST_WIDTH, plans) for _ in range(like.seats)]

    def choose(self, position: Position, seat: int) -> int:
        beams = self.last if self.features.no_chance_left(position) else self.beams
        return beams[seat].choose(position, seat)


def moments(
    position: Position, objective: str = "win", opening: Random | None = None, by_lot: int = 0
) -> Iterator[bool]:
    """Play a started game to its end; yield before chance (True) and before each decision (False).
    The first `by_lot` decisions are those of `opening`, and nothing is yielded before them."""
    shipped = default_network_for(position)
    assert shipped is not None
    players = Knights(Evaluator(*shipped, objective), position)
    while by_lot and (position.is_chance_node() or not position.is_over()):
        if position.is_chance_node():
            position.draw_chance()
        else:
            assert opening is not None
            seat = position.waiting_seats()[0]
            position.act_only(opening.choice(position.legal(seat)), seat)
            by_lot -= 1
    while position.is_chance_node() or not position.is_over():
        yield position.is_chance_node()
        if position.is_chance_node():
            draw_all(position)
        elif not position.is_over():
            seat = position.waiting_seats()[0]
            position.act_only(players.choose(position, seat), seat)


def draw_all(position: Position) -> None:
    """Draw chance until a seat decides, or the game is over."""
    while position.is_chance_node():
        position.draw_chance()


def foretold(game: str, table: SeatCount, seed: int, objective: str = "win") -> Told:
    """Play a game at a table, with a random set-up."""
    begun, box = process_time(), bots_of(game).random_box(seed, table)
    position = starting_position(box, network_table(game, table).seats, seed)
    shipped = default_network_for(position)
    assert shipped is not None
    evaluator = Evaluator(*shipped, objective)
    playout = Playout(Evaluator(*shipped, objective), position, bots_for(position).tally(position))
    rounds: list[Foretold] = []
    kind, boundaries, step = "", 0, STEPS.get(game, 1)
    by_lot = OPENINGS.get(game, 0) * position.seats
    for is_boundary in moments(position, objective, Random(seed), by_lot):
        if not (is_boundary and evaluator.knows(position)):
            continue
        boundaries += 1
        if (boundaries + seed) % step == 0:
            number, moment = len(rounds), moment_of(position)
            assert moment is not None
            kind = moment.kind
            plays = number % EACH_LOOK == seed % EACH_LOOK
            told = look(position, evaluator, playout if plays else None, seed, number)
            rounds.append(replace(told, stage=moment.stage))
    ends = list(position.utilities()), list(position.bot_scores())
    return Told(seed, game, table, kind, rounds, *ends, process_time() - begun)


def look(
    position: Position, evaluator: Evaluator, playout: Playout | None, seed: int, number: int
) -> Foretold:
    """Return the predictions in a position before chance."""
    standing = list(position.bot_scores())
    views = [evaluator.evaluation(position, seat) for seat in range(position.seats)]
    gains = playout.play(position, 0, [], seed, number) if playout else None
    is_for_cells = position.counts() == "cells"  # games to the end count cells covered before too
    before_text = standing if is_for_cells else [0] * position.seats
    return Foretold(
        None,
        standing,
        [[round(chance, 4) for chance in win] for win, _ in views],
        [round(points[seat] - standing[seat], 2) for seat, (_, points) in enumerate(views)],
        None
        if gains is None
        else [sum(own) - had for own, had in zip(gains, before_text, strict=True)],
    )
