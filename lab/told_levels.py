"""Campaign: whether the level named for a single game is the player's own: games of all pairings of
levels, reviewed like a player's games, and stored in diaries so that a later start continues.

The map from losses to Elo is fitted here too; the page has the numbers for
burgundy_qt/assets/networks/*.strengths.json. A game's level is named by a map fitted without it."""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

from burgundy_qt.ai.levels import LEVELS, level
from burgundy_qt.ai.review.accuracy import Known, counted, elo_of, falling, openness
from burgundy_qt.ai.review.review_result import column
from lab.diaries import gathered, noted_number
from lab.game_kinds import KINDS, OF_TWO
from lab.level_games import LevelGame, TurnText, level_game, level_game_from
from lab.report import ROOT, write_report

NAME = "told-levels"
TITLE = "Whether the level that is told for a game is that of the player"
FOLDS = 5
SPREADS = [tenths / 10 for tenths in range(10, 31)]
INSIDE = 0.68
FAR = 60
"""The limit of the mean error of a pairing, in Elo."""
ORDER = [one.name for one in LEVELS]
Opponents = Mapping[str, Callable[[int], bool]]
AGAINST: Opponents = {
    "all": lambda steps: True,
    "weaker": lambda steps: steps < -1,
    "alike": lambda steps: abs(steps) <= 1,
    "stronger": lambda steps: steps > 1,
}
"""Opponents by how many levels they are above the player."""


@dataclass(frozen=True)
class Seat:
    """The loss of a seat in a game, in usual margins for each decision."""

    fold: int
    level: str
    opponent: str
    lost: float
    error: float
    decisions: int


@dataclass(frozen=True)
class Told:
    """A loss with the level named for it."""

    seat: Seat
    known: Known  # the map by the games of other folds
    own: int  # Elo

    @property
    def elo(self) -> float:
        """The named Elo."""
        return elo_of(self.seat.lost, self.known)

    def error(self, spread: float) -> float:
        """Return the named error bar."""
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
    """Return the file of finished games."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{kind}-{depth}.jsonl"


def seats_of(games: Sequence[tuple[int, LevelGame]], decided: float) -> list[Seat]:
    """Return the losses of the seats, in numbered games; `decided`: as in LeadLost."""
    return [
        Seat(number % FOLDS, game.levels[seat], game.levels[1 - seat], *lost, len(own))
        for number, game in games
        for seat in range(2)
        if len(own := [one for one in game.told() if one.seat == seat]) > 1
        for lost in [column([counts(one, decided) for one in own])]
    ]


def counts(turn: TurnText, decided: float) -> float:
    """Return the loss of a turn as it counts for the level."""
    return counted(turn.win, turn.points + turn.others, turn.chance, decided)


def decided_of(games: Iterable[LevelGame]) -> float:
    """Return the weight of points lost in a decided game, so that the losses of each level do not
    depend on how open the game was."""
    by_level = defaultdict[str, list[TurnText]](list)
    for game in games:
        for one in game.told():
            by_level[game.levels[one.seat]].append(one)
    by_chance = by_points = 0.0
    for turns in by_level.values():
        mean = fmean(openness(one.chance) for one in turns)
        for one in turns:
            apart = openness(one.chance) - mean
            by_chance += apart * counts(one, 0.0)
            by_points += apart * (counts(one, 1.0) - counts(one, 0.0))
    return round(-by_chance / by_points, 2) if by_points else 1.0


def rates_of(seats: Sequence[Seat]) -> Mapping[str, float]:
    """Return the losses by level, weakest first."""
    lost = {name: [one.lost for one in seats if one.level == name] for name in ORDER}
    return {name: fmean(some) for name, some in lost.items() if some}


def told_of(kind: str, games: Sequence[LevelGame]) -> list[Told]:
    """Return the named level of each seat, by games of other folds."""
    elos, found, numbered = elos_in(kind), list[Told](), list(enumerate(games))
    for fold in range(FOLDS):
        others = [(number, game) for number, game in numbered if number % FOLDS != fold]
        decided = decided_of([game for _, game in others])
        rates = rates_of(seats_of(others, decided))
        known = falling([(lost, elos[name]) for name, lost in rates.items()])
        if len(known) > 1:
            these = [(number, game) for number, game in numbered if number % FOLDS == fold]
            found += [Told(one, known, elos[one.level]) for one in seats_of(these, decided)]
    return found


def elos_in(kind: str) -> Mapping[str, int]:
    """Return the levels' own Elo."""
    strengths = ((one.name, one.strength_in(KINDS[kind].game)) for one in LEVELS)
    return {name: strength.elo for name, strength in strengths if strength is not None}


def spread_for(told: Sequence[Told]) -> float:
    """Return the factor of the error bars with which they contain the right share of all levels."""
    return min(SPREADS, key=lambda spread: abs(share_inside(told, spread) - INSIDE))


def share_inside(told: Sequence[Told], spread: float) -> float:
    """Return the share of levels no further from the player's own Elo than the error bar."""
    return fmean(abs(one.elo - one.own) <= one.error(spread) for one in told)


def share_near(kind: str, told: Sequence[Told]) -> float:
    """Return the share of levels at most one beside the player's own."""
    elos = elos_in(kind)

    def is_near(one: Told) -> bool:
        named = min(elos, key=lambda name: abs(elos[name] - one.elo))
        return abs(ORDER.index(named) - ORDER.index(one.seat.level)) <= 1

    return fmean(map(is_near, told))


def page_lines(found: Mapping[str, Sequence[LevelGame]]) -> list[str]:
    """Return a part for each kind with games."""
    lines = [
        "Each level plays each, by turns in both places; a Duke has a fixed number of rollouts. "
        "What a turn loses, in",
        "chance to win as far as the game is open and in points of the lead as far as it is "
        "decided, is bounded. Its",
        "mean is taken over the decisions of a game (burgundy_qt/ai/review/accuracy). Elo told is "
        "by a map that was",
        "fitted on four fifths of the games, of the others.",
        "",
    ]
    for kind, games in found.items():
        if told := told_of(kind, games):
            lines += [f"## {KINDS[kind].title}", "", *kind_lines(kind, games, told), ""]
    return lines


def kind_lines(kind: str, games: Sequence[LevelGame], told: Sequence[Told]) -> Iterator[str]:
    """Yield the results of one kind."""
    spread, fewest = spread_for(told), min(one.seat.decisions for one in told)
    decided = decided_of(games)
    known = rates_of(seats_of(list(enumerate(games)), decided))
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
    far, unlikely, cells = far_off(told)
    yield f"- means of a pairing: {far} of {cells} are more than {FAR} Elo off, {unlikely} of them"
    yield "  by more than two standard errors beyond that"
    rates = ", ".join(f'"{name}": {round(lost, 4)}' for name, lost in known.items())
    yield f'- by all games: `"rates": {{{rates}}}, "spread": {spread}, "decided": {decided}`'
    yield from (
        "",
        "Elo told on the mean against some opponents, by how far their level is away:",
        "",
    )
    yield f"| level | Elo | lost a decision | {' | '.join(f'told: {one}' for one in AGAINST)} |"
    yield f"| --- | ---: | ---: |{' ---: |' * len(AGAINST)}"
    for name, lost in rates_of([one.seat for one in told]).items():
        own = [one for one in told if one.seat.level == name]
        cells_of = (mean_told(own, among) for among in AGAINST.values())
        yield f"| {level(name).title} | {own[0].own} | {lost:.4f} | {' | '.join(cells_of)} |"
    yield from ("", "And in every pairing, less the level's own Elo:", "")
    titles = " | ".join(f"against a {level(name).title}" for name in ORDER)
    yield f"| level | {titles} |"
    yield f"| --- |{' ---: |' * len(ORDER)}"
    for name in ORDER:
        off = (pairing_off(told, name, opponent) for opponent in ORDER)
        yield f"| {level(name).title} | {' | '.join(map(off_words, off))} |"


def pairing_off(told: Sequence[Told], name: str, opponent: str) -> list[float]:
    """Return the errors of a level's Elo against another level."""
    return [
        one.elo - one.own for one in told if (one.seat.level, one.seat.opponent) == (name, opponent)
    ]


def off_words(off: Sequence[float]) -> str:
    """Return the mean, with its standard error and the number of players, in words."""
    if not off:
        return ""
    middle, error = column(off)
    return f"{middle:+.0f} ± {math.ceil(error)} ({len(off)})"


def far_off(told: Sequence[Told]) -> tuple[int, int, int]:
    """Return how many means of a pairing are beyond their limit, how many of them by more than two
    standard errors, and how many there are."""
    means = [
        column(off)
        for name in ORDER
        for opponent in ORDER
        if len(off := pairing_off(told, name, opponent)) > 1
    ]
    far = [(middle, error) for middle, error in means if abs(middle) > FAR]
    return len(far), sum(abs(middle) > FAR + 2 * error for middle, error in far), len(means)


def mean_told(told: Sequence[Told], among: Callable[[int], bool]) -> str:
    """Return the mean Elo against some opponents, with its standard error and the number of
    games."""
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
