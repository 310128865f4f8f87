"""Whether a level that is told for a single game is the player's own: games of all pairings of
levels, reviewed as a player's are, kept in diaries so that a later start goes on.

The map from what is lost to an Elo is fitted here too; the page tells the numbers for
burgundy_qt/assets/networks/*.strengths.json. What is told of a game is by a map that was fitted
without it.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

from burgundy_qt.ai.levels import LEVELS, level
from burgundy_qt.ai.review.accuracy import Known, bounded, elo_of, falling
from burgundy_qt.ai.review.review_result import column
from lab.diaries import gathered, noted_number
from lab.game_kinds import KINDS, OF_TWO
from lab.level_games import LevelGame, level_game, level_game_from
from lab.report import ROOT, write_report

NAME = "told-levels"
TITLE = "Whether the level that is told for a game is that of the player"
FOLDS = 5
SPREADS = [tenths / 10 for tenths in range(10, 31)]
INSIDE = 0.68
ORDER = [one.name for one in LEVELS]
Opponents = Mapping[str, Callable[[int], bool]]
AGAINST: Opponents = {
    "all": lambda steps: True,
    "weaker": lambda steps: steps < -1,
    "alike": lambda steps: abs(steps) <= 1,
    "stronger": lambda steps: steps > 1,
}
"""Opponents by how many levels they are above."""


@dataclass(frozen=True)
class Seat:
    """What a seat of a game lost, in usual margins a decision."""

    fold: int
    level: str
    opponent: str
    lost: float
    error: float
    decisions: int


@dataclass(frozen=True)
class Told:
    """The same with what is told of it."""

    seat: Seat
    known: Known  # the map by the games of other folds
    own: int  # Elo

    @property
    def elo(self) -> float:
        """What is told."""
        return elo_of(self.seat.lost, self.known)

    def error(self, spread: float) -> float:
        """The error bar that is told."""
        by = spread * self.seat.error
        low, high = (elo_of(self.seat.lost + one, self.known) for one in (by, -by))
        return (high - low) / 2


def main(arguments: Sequence[str]) -> int:
    """Play, review and write the page."""
    options = parsed(arguments)
    found = {}
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for kind in options.kinds:
            file = diary(kind, options.depth)
            seeds = range(max(options.games, noted_number(file)))
            play = partial(level_game, kind, options.depth)
            found[kind] = gathered(pool, play, file, seeds, level_game_from)
    seconds = sum(game.seconds for games in found.values() for game in games)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, page_lines(found), seconds)
    return 0


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(OF_TWO))
    parser.add_argument("--games", type=int, default=400, help="of each kind (default: 400)")
    parser.add_argument("--depth", default="normal", help="of the reviews (default: normal)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def diary(kind: str, depth: str) -> Path:
    """Where finished games are kept."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{kind}-{depth}.jsonl"


def seats_of(games: Sequence[LevelGame]) -> list[Seat]:
    """What the seats lost."""
    return [
        Seat(number % FOLDS, game.levels[seat], game.levels[1 - seat], *lost, len(own))
        for number, game in enumerate(games)
        for seat in range(2)
        if len(own := [one for one in game.told() if one.seat == seat]) > 1
        for lost in [column([bounded(one.points + one.others, 1.0) for one in own])]
    ]


def rates_of(seats: Sequence[Seat]) -> Mapping[str, float]:
    """By level, weakest first, what is lost."""
    lost = {name: [one.lost for one in seats if one.level == name] for name in ORDER}
    return {name: fmean(some) for name, some in lost.items() if some}


def told_of(kind: str, games: Sequence[LevelGame]) -> list[Told]:
    """What is told of each seat, by games of other folds."""
    seats, elos = seats_of(games), elos_in(kind)
    found = []
    for fold in range(FOLDS):
        rates = rates_of([one for one in seats if one.fold != fold])
        known = falling([(lost, elos[name]) for name, lost in rates.items()])
        if len(known) > 1:
            found += [Told(one, known, elos[one.level]) for one in seats if one.fold == fold]
    return found


def elos_in(kind: str) -> Mapping[str, int]:
    """The levels' own Elo."""
    strengths = ((one.name, one.strength_in(KINDS[kind].game)) for one in LEVELS)
    return {name: strength.elo for name, strength in strengths if strength is not None}


def spread_for(told: Sequence[Told]) -> float:
    """By how much errors must be widened so that the right share of all is inside."""
    return min(SPREADS, key=lambda spread: abs(share_inside(told, spread) - INSIDE))


def share_inside(told: Sequence[Told], spread: float) -> float:
    """How many are no further from the player's own Elo than the error bar."""
    return fmean(abs(one.elo - one.own) <= one.error(spread) for one in told)


def share_near(kind: str, told: Sequence[Told]) -> float:
    """How many are named at most one level beside the player's own."""
    elos = elos_in(kind)

    def is_near(one: Told) -> bool:
        named = min(elos, key=lambda name: abs(elos[name] - one.elo))
        return abs(ORDER.index(named) - ORDER.index(one.seat.level)) <= 1

    return fmean(map(is_near, told))


def page_lines(found: Mapping[str, Sequence[LevelGame]]) -> list[str]:
    """A part for each kind of which there are games."""
    lines = [
        "Each level plays each, by turns in both places; a Duke has a fixed number of rollouts. "
        "What a turn loses",
        "of its lead over the other player, in usual margins, is bounded and its mean taken over "
        "the decisions of a",
        "game (burgundy_qt/ai/review/skills). Elo told is by a map fitted on four fifths of the "
        "games, of the others.",
        "",
    ]
    for kind, games in found.items():
        if told := told_of(kind, games):
            lines += [f"## {KINDS[kind].title}", "", *kind_lines(kind, games, told), ""]
    return lines


def kind_lines(kind: str, games: Sequence[LevelGame], told: Sequence[Told]) -> Iterator[str]:
    """What came of one kind."""
    spread, fewest = spread_for(told), min(one.seat.decisions for one in told)
    yield f"{len(games)} games, {len(told)} players, at least {fewest} decisions each."
    yield f"- named at most one level beside their own: {share_near(kind, told):.0%}"
    yield (
        f"- inside the error bar: {share_inside(told, spread):.0%} with errors {spread} times as "
        "wide as those of the"
    )
    yield (
        f"  decisions; the mean error bar is then {fmean(one.error(spread) for one in told):.0f} "
        "Elo"
    )
    yield ""
    yield f"| level | Elo | lost a decision | {' | '.join(f'told: {one}' for one in AGAINST)} |"
    yield f"| --- | ---: | ---: |{' ---: |' * len(AGAINST)}"
    for name, lost in rates_of([one.seat for one in told]).items():
        own = [one for one in told if one.seat.level == name]
        cells = (mean_told(own, among) for among in AGAINST.values())
        yield f"| {level(name).title} | {own[0].own} | {lost:.4f} | {' | '.join(cells)} |"


def mean_told(told: Sequence[Told], among: Callable[[int], bool]) -> str:
    """The mean of what is told against some opponents, with its standard error and their
    number."""
    elos = [
        one.elo
        for one in told
        if among(ORDER.index(one.seat.opponent) - ORDER.index(one.seat.level))
    ]
    if not elos:
        return ""
    middle, error = column(elos)
    return f"{middle:.0f} ± {math.ceil(error)} ({len(elos)})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
