"""The page of the campaign of reviews that make sense."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from burgundy_qt.ai.levels import level
from lab.error_rates import EACH, Rate, Rated, rate_of
from lab.game_kinds import KINDS
from lab.reviewed_twice import PLAYED_OUT, STRONG, WEAK, WORST, Blamed, Twice

Rates = Mapping[str, Rate]
"""The rates by level, weakest first."""


def page_lines(
    rates: Mapping[str, Mapping[str, Sequence[Rated]]],
    duels: Mapping[str, Sequence[Blamed]],
    twice: Mapping[str, Sequence[Twice]],
) -> list[str]:
    """Return the losses of each level, the blame of a deep review, and the results of another
    seed."""
    return [
        *rate_lines({kind: rates_of(by_level) for kind, by_level in rates.items()}),
        *duel_lines(duels),
        *twice_lines(twice),
    ]


def rates_of(by_level: Mapping[str, Sequence[Rated]]) -> Rates:
    """Return the rates of the measured levels."""
    return {name: rate_of(games) for name, games in by_level.items() if games}


def is_falling(rates: Rates) -> bool:
    """Return whether each level loses less than the one below it."""
    return all(less.mean < more.mean for more, less in pairwise(rates.values()))


def is_clearly_more(low: Rate, high: Rate) -> bool:
    """Return whether the lower level loses more by over two standard errors."""
    return low.mean - high.mean > 2 * math.hypot(low.error, high.error)


def rate_lines(found: Mapping[str, Rates]) -> list[str]:
    """Return a row for each level of each game."""
    lines = [
        f"Each level plays itself; every {EACH}th turn is looked at as a review at the normal "
        "depth does. In games",
        "of Barons a Duke decides these turns too, at its blitz pace. Lost is the chance to win "
        "lost a decision, in",
        "per cent, with its standard error clustered by game.",
        "",
        "| games of | level | games | decisions | lost | clearly less than the level below |",
        "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for kind, rates in found.items():
        before: Rate | None = None
        for name, rate in rates.items():
            less = "" if before is None else "yes" if is_clearly_more(before, rate) else "no"
            figures = f"{rate.games} | {rate.decisions:,} | {in_per_cent(rate)} | {less}"
            lines.append(f"| {KINDS[kind].title} | {level(name).title} | {figures} |")
            before = rate
    falling = [KINDS[kind].title for kind, rates in found.items() if is_falling(rates)]
    not_so = [KINDS[kind].title for kind, rates in found.items() if not is_falling(rates)]
    lines += [
        "",
        f"Each level loses less than the one below it in: {', '.join(falling) or 'none'}.",
    ]
    return [*lines, *([f"**Not so in: {', '.join(not_so)}.**"] if not_so else [])]


def in_per_cent(rate: Rate) -> str:
    """Return the rate in per cent."""
    return f"{100 * rate.mean:.2f} ± {100 * rate.error:.2f}"


def duel_lines(duels: Mapping[str, Sequence[Blamed]]) -> list[str]:
    """Return a row for each game."""
    lines = [
        "",
        "## A Duke against a Steward, reviewed deeply",
        "",
        "Lost a decision, in per cent: in the mean over all, and what is more than chance, which a "
        "review grades.",
        "",
        "| games of | games | Duke | Steward | Duke, graded | Steward, graded | share |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for kind, games in duels.items():
        if games:
            lines.append(f"| {KINDS[kind].title} | {len(games)} | {duel_row(games)} |")
    return lines


def duel_row(games: Sequence[Blamed]) -> str:
    """Return the losses of both, and the ratio of the Duke's to the Steward's, by grade."""
    rates = [
        rate_of([Rated(game.seed, game.losses[name], 0.0) for game in games])
        for name in (STRONG, WEAK)
    ]
    strong, weak = (
        math.fsum(sum(game.graded[name]) for game in games)
        / sum(len(game.losses[name]) for game in games)
        for name in (STRONG, WEAK)
    )
    means = (
        f"{in_per_cent(rates[0])} | {in_per_cent(rates[1])} | {100 * strong:.2f} | {100 * weak:.2f}"
    )
    return f"{means} | {strong / weak if weak else math.nan:.2f}"


def twice_lines(twice: Mapping[str, Sequence[Twice]]) -> list[str]:
    """Return a row for each game."""
    lines = [
        "",
        "## The same game twice, and blunders played out",
        "",
        f"Games of Stewards, reviewed at the normal depth with two seeds: how many of the {WORST} "
        "worst decisions both name.",
        f"Each blunder and what was better are played out {PLAYED_OUT} times by Knights with the "
        "same chance: it is confirmed where the",
        "games end worse, won or by points, by more than two standard errors.",
        "",
        "| games of | games | same of the worst | blunders | confirmed |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for kind, games in twice.items():
        if games:
            same = sum(game.same for game in games) / (WORST * len(games))
            blunders, confirmed = (
                sum(getattr(game, of) for game in games) for of in ("blunders", "confirmed")
            )
            share = f"{confirmed / blunders:.0%}" if blunders else ""
            figures = f"{len(games)} | {same:.0%} | {blunders} | {share}"
            lines.append(f"| {KINDS[kind].title} | {figures} |")
    return lines
