"""Hints in games of Knights, as the search found them, and the results of following them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from time import process_time

from burgundy_qt.ai.analysis.decision_analysis import Line, PlayoutGames
from burgundy_qt.ai.arena.match_setup import starting_position
from burgundy_qt.ai.game_bots import SeatCount, bots_of, network_table
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.networks.calibration import moment_of, part_after_turn, seen_by_all
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.review.luck import same_for_all
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.position import Position
from lab.predictions import OPENINGS, Knights, draw_all

HINTS_A_GAME = 3
"""The hints of one game; more would depend too much on each other."""
LOOKS_A_GAME = 8
"""The predictions without a search in one game, likewise."""
SEARCH = {"carcassonne": (24, 12), "burgundy": (48, 24)}
"""The rollouts for choosing a turn, and those with other chance for judging it. After the seconds
of a hint, its figures hardly contain the luck of choosing any more; a few rollouts with other
chance show the same, and cost a twentieth. The page shows the difference."""
USUAL = 60, 32
"""The same for other games."""
ENDINGS = 4
"""The games that follow a hint, if no seat's knowledge is hidden from the others: then chance can
be drawn again for each. Otherwise only the hidden parts count."""
LONG = 1000
"""The rollouts of a long search, which is compared with a short one."""
AFRESH = 0x2545F4914F6CDD1D
"""Separates the chance for judging a turn from that for choosing it."""
GAMES_TO_THE_END = 3
"""The greedy games whose points a hint shows."""


@dataclass(frozen=True)
class Hint:
    """A search for `seat` before its turn, and the result of following it.

    `win` and `points` are the search's by seat, `played` are the later points of greedy games after
    the hint's turn. `part`: how much of the factor of those games counts (factor_after_turn).
    `shares` and `ends`: the mean win and final points by seat of the games that followed."""

    stage: int | None
    seat: int
    standing: list[int]
    win: list[float]
    points: list[float]
    played: list[float]
    part: float
    shares: list[float]
    ends: list[float]


@dataclass(frozen=True)
class Look:
    """The average view of all seats, without a search, before the seats `waiting` decided."""

    stage: int | None
    waiting: list[int]
    win: list[float]


@dataclass(frozen=True)
class HintedGame:
    """A game of Knights. `kind`: as the calibration names it. `shares`: its result without a
    hint."""

    seed: int
    game: str
    table: SeatCount
    objective: str
    kind: str
    hints: list[Hint]
    looks: list[Look]
    shares: list[float]
    seconds: float  # of CPU time


@dataclass(frozen=True)
class Compared:
    """The chances and points of a long search and of the short one of this campaign, at some turns
    of a game."""

    seed: int
    chances: list[tuple[float, float]]
    points: list[tuple[float, float]]
    seconds: float


def hinted_game(
    game: str, table: SeatCount, seed: int, objective: str = "win", number: int = HINTS_A_GAME
) -> HintedGame:
    """Play a game with a random set-up, with `number` hints in it, and their results."""
    begun, chance = process_time(), Random(seed)
    position, turns, knights = played(game, table, seed, objective, chance)
    shipped, moment = default_network_for(position), moment_of(turns[0][0])
    assert shipped is not None and moment is not None
    evaluator, search = Evaluator(*shipped, objective), search_of(game)
    asked = sorted(chance.sample(range(len(turns)), min(number, len(turns))))
    hints = [hint(*turns[at], seed + at, objective, search, knights) for at in asked]
    seen = sorted(chance.sample(range(len(turns)), min(LOOKS_A_GAME, len(turns))))
    looks = [look(turns[at][0], evaluator) for at in seen]
    shares = list(position.utilities())
    spent = process_time() - begun
    return HintedGame(seed, game, table, objective, moment.kind, hints, looks, shares, spent)


def compared_search(game: str, table: SeatCount, seed: int, objective: str = "win") -> Compared:
    """Compare a long search with a short one at two turns of a game."""
    begun, chance = process_time(), Random(seed)
    _, turns, _ = played(game, table, seed, objective, chance)
    chances, points = list[tuple[float, float]](), list[tuple[float, float]]()
    for position, seat in chance.sample(turns, min(2, len(turns))):
        short, long = (
            searched(position, seat, seed, objective, search)
            for search in (search_of(game), (LONG, 0))
        )
        chances.append((round(long[1][seat], 4), round(short[1][seat], 4)))
        points.append((round(long[2][seat], 2), round(short[2][seat], 2)))
    return Compared(seed, chances, points, process_time() - begun)


def search_of(game: str) -> tuple[int, int]:
    """Return the rollouts of a hint."""
    return SEARCH.get(game, USUAL)


def played(
    game: str, table: SeatCount, seed: int, objective: str, chance: Random
) -> tuple[Position, list[tuple[Position, int]], Knights]:
    """Play a game of Knights; return it, the starts of its turns with their seats, and the
    Knights."""
    position = starting_position(
        bots_of(game).random_box(seed, table), network_table(game, table).seats, seed
    )
    shipped = default_network_for(position)
    assert shipped is not None
    evaluator = Evaluator(*shipped, objective)
    plans = level("knight").at_table(game, table).limits.plans
    knights = Knights(Evaluator(*shipped, objective), position, plans)
    by_lot = OPENINGS.get(game, 0) * position.seats
    turns = [
        (at.copy(), seat)
        for at, seat in turn_starts(position, knights, chance, by_lot)
        if evaluator.knows(at)
    ]
    return position, turns, knights


def turn_starts(
    position: Position, knights: Knights, chance: Random, by_lot: int
) -> Iterator[tuple[Position, int]]:
    """Play a game to its end; yield it before the first decision of each turn, or of each part of a
    turn divided by chance, with the seat that decides. The first `by_lot` decisions are random, and
    nothing is yielded before them."""
    last: int | None = None
    while position.is_chance_node() or not position.is_over():
        if position.is_chance_node():
            draw_all(position)
            last = None
            continue
        seat = position.waiting_seats()[0]
        if by_lot:
            by_lot -= 1
            position.act_only(chance.choice(position.legal(seat)), seat)
            continue
        if seat != last:
            yield position, seat
        last = seat
        position.act_only(knights.choose(position, seat), seat)


def hint(
    position: Position,
    seat: int,
    seed: int,
    objective: str,
    search: tuple[int, int],
    knights: Knights,
) -> Hint:
    """Return a Duke's hint, and its results when the seat follows it."""
    plan, win, points = searched(position, seat, seed, objective, search)
    moment, shipped = moment_of(position), default_network_for(position)
    assert moment is not None and shipped is not None
    played = PlayoutGames(*shipped, position, 1, objective).play(
        position, seat, {0: Line(plan)}, seed, GAMES_TO_THE_END
    )[0]
    ends = [ending(position, seat, plan, knights, None)]
    if same_for_all(position):
        keys = range(seed * ENDINGS + 1, seed * ENDINGS + ENDINGS)
        ends += [ending(position, seat, plan, knights, key) for key in keys]
    seats, standing = range(position.seats), list(position.bot_scores())
    is_for_cells = position.counts() == "cells"  # games to the end count cells covered before too
    had = standing if is_for_cells else [0] * position.seats
    return Hint(
        moment.stage,
        seat,
        standing,
        [round(share, 4) for share in win],
        [round(each, 2) for each in points],
        [round(fmean(sum(gains[at]) for gains in played.values()) - had[at], 2) for at in seats],
        0.0 if is_for_cells else round(part_after_turn(moment), 4),
        [round(fmean(end[0][at] for end in ends), 4) for at in seats],
        [round(fmean(end[1][at] for end in ends), 2) for at in seats],
    )


def searched(
    position: Position, seat: int, seed: int, objective: str, search: tuple[int, int]
) -> tuple[Sequence[int], Sequence[float], Sequence[float]]:
    """Return the turn of a short search, and every seat's win and final points as a long search
    would give them."""
    number, fresh = search
    bot = Thinker("duke", seed=seed, objective=objective, forced_too=True).network_bot(position)
    assert bot is not None
    thought = bot.think(position, seat, None, number, seed)
    plan, halving = thought.candidates[0].plan or (thought.action,), bot.halving
    found = (trial for trial in halving.trials if tuple(trial.actions) == tuple(plan))
    trial = next(found, None)
    if trial is None or halving.expectimax is not None or not fresh:
        return plan, thought.win, thought.points
    rollouts, _, win, points = halving.rollouts[0].play(trial.end, seat, seed + AFRESH, 0, fresh)
    return plan, [one / rollouts for one in win], [one / rollouts for one in points]


def ending(
    position: Position, seat: int, plan: Sequence[int], knights: Knights, key: int | None
) -> tuple[list[float], list[int]]:
    """Return the win and final points by seat when the seat follows the plan and Knights play on; a
    key draws again what nobody knows."""
    here = position.copy()
    if key is not None:
        here.determinize_for(seat, key)
    for action in plan:
        here.act_only(action, seat)
    while here.is_chance_node() or not here.is_over():
        if here.is_chance_node():
            draw_all(here)
        else:
            chooser = here.waiting_seats()[0]
            here.act_only(knights.choose(here, chooser), chooser)
    return list(here.utilities()), list(here.bot_scores())


def look(position: Position, evaluator: Evaluator) -> Look:
    """Return the average view of all seats."""
    moment = moment_of(position)
    assert moment is not None
    seen = seen_by_all(position, evaluator)
    return Look(moment.stage, list(position.waiting_seats()), [round(share, 4) for share in seen])
