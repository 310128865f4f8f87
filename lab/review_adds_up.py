"""Campaign: whether the accounts of reviews add up: start, luck, own play and others' play against
the result; whether no part is more than a whole win, and one of two players gains what the other
loses; whether the remainder is as large as its error bar; and whether luck is unbiased.

Stewards play; whole games are reviewed. Losses of turns are no part of an account, so by default
they are hardly searched. Ten games of each kind are played in turn, so that all kinds have equally
many at any time; further games of a diary count too."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev
from time import process_time
from typing import Any

from burgundy_qt.ai.review.review_result import DEPTHS, QUICK, LuckAccount, column
from burgundy_qt.ai.review.reviewer import Reviewer
from lab.diaries import gathered, noted_number
from lab.game_kinds import KINDS, played_by
from lab.report import ROOT, write_report

NAME = "review-adds-up"
TITLE = "Whether luck and play of reviewed games add up to their results"
LEVEL = "steward"
FIRST_SEED = 60_000_000
ADDED = "start", "luck", "own", "others", "remainder"
EXACT = 1e-9
TWO = 2
MIRRORED = ("luck", "luck"), ("own", "others"), ("others", "own"), ("remainder", "remainder")
"""The entries of one of two players, and the other's entries with the opposite value."""
ACCOUNTS = replace(QUICK, name="accounts", plans=2, rollouts=2, measured=2, again=2)
"""Start, luck and play as at the quick depth, which spends half of its time on them."""
BY_NAME = {one.name: one for one in (ACCOUNTS, *DEPTHS)}
WIN, POINTS = 0, 1


@dataclass(frozen=True)
class Accounted:
    """The accounts of a game: by seat, each entry a chance to win and points."""

    seed: int
    accounts: list[dict[str, list[float]]]
    seconds: float  # of CPU time


@dataclass(frozen=True)
class Figures:
    """The results of many games, in chances to win or in points."""

    remainder: tuple[float, float]  # mean and standard deviation over all seats
    told: float  # the mean square of the reviews' standard error
    inside: float  # the share of remainders within that error
    luck: tuple[tuple[float, float], ...]  # by seat mean and standard error
    correlation: float  # of the result with start, luck and play


def main(arguments: Sequence[str]) -> int:
    """Play, review and write the page; return 1 if an account does not add up."""
    options = parsed(arguments)
    found: dict[str, list[Accounted]] = {}
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for number in steps(options.games):
            for kind in options.kinds:
                diary = ROOT / "build" / "campaigns" / f"{NAME}-shares-{options.depth}-{kind}.jsonl"
                play = partial(accounted, kind, options.depth)
                seeds = range(FIRST_SEED, FIRST_SEED + max(number, noted_number(diary)))
                found[kind] = gathered(pool, play, diary, seeds, accounted_from)
    seconds = sum(game.seconds for games in found.values() for game in games)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, page_lines(found, options.depth), seconds)
    right = (adds_up, is_bounded, is_zero_sum)
    return int(not all(one(game) for games in found.values() for game in games for one in right))


def steps(games: int) -> list[int]:
    """Return how many games of each kind are played before the next kind's turn, so that all kinds
    advance together."""
    return [*range(10, games, 10), games]


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--games", type=int, default=1000, help="of each kind (default: 1000)")
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--depth", choices=list(BY_NAME), default=ACCOUNTS.name)
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def accounted(kind: str, depth: str, seed: int) -> Accounted:
    """Play and review a game."""
    begun = process_time()
    reviewer = Reviewer(played_by(KINDS[kind], (LEVEL,), seed), BY_NAME[depth], seed=seed)
    review = reviewer.review_of(list(reviewer.review()))
    accounts = [entries(one) for one in review.accounts]
    return Accounted(seed, accounts, round(process_time() - begun, 2))


def entries(account: LuckAccount) -> dict[str, list[float]]:
    """Return the entries of an account, as in a diary."""
    return {name: list(getattr(account, name)) for name in (*ADDED, "error", "result")}


def accounted_from(entry: dict[str, Any]) -> Accounted:
    """Return a game of a diary."""
    return Accounted(**entry)


def adds_up(game: Accounted) -> bool:
    """Return whether the accounts of all seats add up exactly."""
    return all(
        abs(sum(one[name][unit] for name in ADDED) - one["result"][unit]) < EXACT
        for one in game.accounts
        for unit in (WIN, POINTS)
    )


def is_bounded(game: Accounted) -> bool:
    """Return whether no part of any account is more than a whole win."""
    return all(abs(one[name][WIN]) <= 1 + EXACT for one in game.accounts for name in ADDED)


def is_zero_sum(game: Accounted) -> bool:
    """Return whether one of two players gains what the other loses, part by part; True with more or
    fewer."""
    if len(game.accounts) != TWO:
        return True
    mine, yours = game.accounts
    return abs(mine["start"][WIN] + yours["start"][WIN] - 1) < EXACT and all(
        abs(mine[name][WIN] + yours[other][WIN]) < EXACT for name, other in MIRRORED
    )


def figures_of(games: Sequence[Accounted], unit: int) -> Figures:
    """Return the results of games of one kind."""
    accounts = [one for game in games for one in game.accounts]
    remainders = [one["remainder"][unit] for one in accounts]
    by_seat = zip(*(game.accounts for game in games), strict=True)
    return Figures(
        (fmean(remainders), stdev(remainders)),
        math.sqrt(fmean(one["error"][unit] ** 2 for one in accounts)),
        fmean(abs(one["remainder"][unit]) <= one["error"][unit] for one in accounts),
        tuple(column([one["luck"][unit] for one in seat]) for seat in by_seat),
        correlation(
            [sum(one[name][unit] for name in ADDED[:-1]) for one in accounts],
            [one["result"][unit] for one in accounts],
        ),
    )


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the correlation of two rows of numbers; 0 if one of them never changes."""
    mine, theirs = fmean(ones), fmean(others)
    together = math.fsum((a - mine) * (b - theirs) for a, b in zip(ones, others, strict=True))
    apart = math.fsum((a - mine) ** 2 for a in ones) * math.fsum((b - theirs) ** 2 for b in others)
    return together / math.sqrt(apart) if apart else 0.0


def page_lines(found: dict[str, list[Accounted]], depth: str) -> list[str]:
    """Return a table of chances to win, and one of points."""
    wrong, unbounded, uneven = (
        sum(not right(game) for games in found.values() for game in games)
        for right in (adds_up, is_bounded, is_zero_sum)
    )
    number = sum(map(len, found.values()))
    lines = [
        f"{number:,} games of Stewards, reviewed at the depth {depth}. Start, luck, own play, "
        "others' play and remainder",
        f"add up to the result in all but {wrong}. A part is more than a whole win in {unbounded}; "
        "what one of two players",
        f"gains by a part is not what the other loses in {uneven}. The remainder is over all "
        "seats; `told` is the standard error",
        "that the reviews name for it, and `inside` how many remainders are no more than that: 68% "
        "where it is true. Luck is",
        "by seat, with its standard error.",
    ]
    for title, unit in (("Chance to win, in per cent", WIN), ("Points", POINTS)):
        lines += [
            "",
            f"## {title}",
            "",
            "| games of | games | remainder | its spread | told | inside | luck by seat "
            "| correlation |",
            "| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
            *(row(kind, games, unit) for kind, games in found.items()),
        ]
    lucks = [
        luck for games in found.values() for unit in (WIN, POINTS) for luck in lucks_of(games, unit)
    ]
    fair = sum(abs(mean) <= 2 * error for mean, error in lucks)
    return [*lines, "", f"Mean luck is within two standard errors of 0 in {fair} of {len(lucks)}."]


def lucks_of(games: Sequence[Accounted], unit: int) -> tuple[tuple[float, float], ...]:
    """Return mean luck by seat, with its standard error."""
    return figures_of(games, unit).luck


def row(kind: str, games: Sequence[Accounted], unit: int) -> str:
    """Return a row of a table."""
    figures, scale = figures_of(games, unit), 100 if unit == WIN else 1
    mean, spread = (scale * one for one in figures.remainder)
    lucks = ", ".join(f"{scale * luck:+.1f} ± {scale * error:.1f}" for luck, error in figures.luck)
    told = f"{mean:+.1f} | {spread:.1f} | {scale * figures.told:.1f} | {figures.inside:.0%}"
    return f"| {KINDS[kind].title} | {len(games)} | {told} | {lucks} | {figures.correlation:.2f} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
