"""Compares two plans: the difference between them, source by source, and the protocol's English
sentences for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Literal

from burgundy_qt.ai.analysis.point_sources import (
    Analysis,
    Difference,
    Explanation,
    Option,
    Reason,
    standard_error,
    total_points,
)
from burgundy_qt.ai.analysis.score_tally import Gains

Trend = Literal["more", "fewer", "as many"]
Caution = Literal["too close", "for the win"]
LEAST_SHOWN = 0.05
"""The least number of points worth showing."""
MOST_PARTS, LEAST_PARTS = 4, 2
LEAST_REASONS = 2


class Comparison:
    """Two options played to the end with the same chance, `here` and `there`: at least one game of
    each.

    `sources` names those of the games; `certain` says that no chance was left in them; `factors`
    are those of the options' points by seat."""

    def __init__(
        self,
        here: Option,
        there: Option,
        games: Sequence[tuple[Gains, Gains]],
        sources: Sequence[str],
        certain: bool,
        factors: Sequence[float],
    ):
        self.options = here, there
        self.here, self.there = here.sources or (), there.sources or ()
        self.games = games
        self.sources = sources
        self.certain = certain
        self.factors = factors

    def explanation(self, seat: int, rival: int | None, objective: str) -> Explanation:
        """Explain why `seat` should take the plan that is here; `rival` is its strongest opponent,
        None if it has none."""
        here, there = self.options
        found = [part for one in (seat, rival) if one is not None for part in self.parts(one)]
        return Explanation(
            there.action,
            len(self.games),
            objective,
            (here.win, there.win),
            self.difference(seat),
            None if rival is None else self.difference(rival),
            worth_telling(found),
        )

    def difference(self, seat: int) -> Difference:
        """Return how much more a seat may expect here than there."""
        margins = [sum(gained[seat]) - sum(other[seat]) for gained, other in self.games]
        points = round(total_points(self.here[seat]) - total_points(self.there[seat]), 1)
        return Difference(seat, points, self.error(margins, seat))

    def parts(self, seat: int) -> list[tuple[float, Reason]]:
        """Return every source in which the games differ: the mean difference before rounding, and
        the reason."""
        found = []
        for at, source in enumerate(self.sources):
            margins = [gained[seat][at] - other[seat][at] for gained, other in self.games]
            if any(margins):
                points = round(
                    self.here[seat].get(source, 0.0) - self.there[seat].get(source, 0.0), 1
                )
                error = self.error(margins, seat)
                found.append((fmean(margins), Reason(seat, points, error, source)))
        return found

    def error(self, margins: Sequence[int], seat: int) -> float | None:
        """Return the standard error of the differences between the games of a seat."""
        return 0.0 if self.certain else standard_error(margins, self.factors[seat])


def worth_telling(found: Sequence[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """Return the reasons that show, largest first; at least two if so many sources differ at
    all."""
    order = sorted(found, key=lambda one: (-abs(one[1].points), -abs(one[0])))
    return tuple(
        reason for at, (_, reason) in enumerate(order) if reason.points or at < LEAST_REASONS
    )


def paired(here: Mapping[int, Gains], there: Mapping[int, Gains]) -> list[tuple[Gains, Gains]]:
    """Return the games of two plans by their numbers."""
    return [(here[at], there[at]) for at in here if at in there]


def trend(difference: Difference) -> Trend:
    """Return the direction of a difference."""
    if difference.points == 0:
        return "as many"
    return "more" if difference.points > 0 else "fewer"


def doubt(difference: Difference) -> float | None:
    """Return the standard error of a difference, if it is worth showing."""
    error = difference.error
    return error if error is not None and error >= LEAST_SHOWN else None


def parts(reasons: Sequence[Reason]) -> tuple[list[Reason], float]:
    """Return the reasons of a seat to show by name: the clear ones, at least the two largest; and
    the sum of all others, to one decimal."""
    named = [reason for at, reason in enumerate(reasons) if reason.is_clear or at < LEAST_PARTS]
    named = named[:MOST_PARTS]
    return named, round(total(reasons) - total(named), 1)


def total(reasons: Sequence[Reason]) -> float:
    """Return the points of several reasons."""
    return sum(reason.points for reason in reasons)


def caution(why: Explanation) -> Caution | None:
    """Return the caution about the figures, if there is one: what they cannot show, or do not
    explain."""
    is_clear = why.own.is_clear or (why.rival is not None and why.rival.is_clear)
    if not is_clear and why.own.error != 0:
        return "too close"
    is_for_the_win = why.objective == "win" and why.win[0] > why.win[1]
    return "for the win" if is_for_the_win and why.own.points < 0 else None


# Explanations in English, for the protocol. The window has its words in widgets/advice.


Word = Callable[[str], str]
"""A source of points as a word for people."""

COUNTED = {"points": "points", "team points": "points", "cells": "spaces"}
RIVALS = {"points": "The strongest opponent", "team points": "The other team"}
LACKING = {
    "network": "No network fits this game, so the choices are judged by random games, without "
    "sources.",
    "games": "There was no time to finish a game, so the choices are judged without sources.",
}
UNMEASURED = "Chances and points are not reliable yet in this kind of game, so none are shown."
CAUTIONS = {
    "too close": "In {things} the two are too close to tell apart in {games} games.",
    "for the win": "It is chosen to win, not for the {things}.",
}


def sentences(analysis: Analysis, word: Word) -> list[str]:
    """Return a few sentences on why the best choice of an analysis is the best; `word` names the
    sources."""
    unmeasured = [] if analysis.is_measured else [UNMEASURED]
    if analysis.lacking:
        return [LACKING[analysis.lacking], *unmeasured]
    if analysis.explanation is None:
        same = "Every choice leads to the same result."
        return [same if len(analysis.options) > 1 else "There is no other choice.", *unmeasured]
    return unmeasured or explained(analysis.explanation, word, analysis.counted)


def explained(why: Explanation, word: Word, counted: str = "points") -> list[str]:
    """Return the comparison with the best alternative; `counted` is the unit of points. A solo
    player who plays for points is told nothing of a win."""
    own = [reason for reason in why.reasons if reason.seat == why.own.seat]
    points = [
        f"It should score {amount(why.own, counted)} {than(why.own)} the best "
        f"alternative{by_source(own, word)}."
    ]
    if why.rival:
        rivals = [reason for reason in why.reasons if reason.seat == why.rival.seat]
        points.append(
            f"{RIVALS[counted]} should score {amount(why.rival, counted)}{by_source(rivals, word)}."
        )
    win = [win_sentence(why)]
    if why.rival is None and counted == "points":
        why, win = replace(why, objective="points"), []
    return [
        *([*win, *points] if why.objective == "win" else [*points, *win]),
        *cautioned(why, counted),
    ]


def win_sentence(why: Explanation) -> str:
    here, there = (f"{100 * share:.1f}%" for share in why.win)
    if here == there:
        return f"It wins as often as the best alternative: {here}."
    return f"Its chance to win is {here}, compared with {there} for the best alternative."


def amount(difference: Difference, counted: str) -> str:
    """Return how much more or less, and how certain that is."""
    thing, way, error = COUNTED[counted], trend(difference), doubt(difference)
    if way == "as many":
        return f"as many {thing}"
    known = f" (±{error:.1f})" if error else ""
    return f"{abs(difference.points):.1f} {thing} {way}{known}"


def than(difference: Difference) -> str:
    return "as" if trend(difference) == "as many" else "than"


def by_source(reasons: Sequence[Reason], word: Word) -> str:
    """Return the largest parts by name, the others together."""
    named, rest = parts(reasons)
    texts = [
        f"{'' if one.is_clear else 'perhaps '}{part(one.points)} from {word(one.source)}"
        for one in named
    ]
    if rest:
        texts.append(f"{part(rest)} from the rest")
    return ": " + ", ".join(texts) if texts else ""


def part(points: float) -> str:
    return f"{abs(points):.1f} {'fewer' if points < 0 else 'more'}"


def cautioned(why: Explanation, counted: str) -> list[str]:
    """Return sentences about what the figures cannot show, and what they do not explain."""
    about = caution(why)
    return [CAUTIONS[about].format(things=COUNTED[counted], games=why.games)] if about else []
