"""Explanations in English, for the protocol; the window words them in widgets/advice."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from burgundy_qt.ai.analysis.comparison import caution, doubt, parts, trend
from burgundy_qt.ai.analysis.point_sources import Analysis, Difference, Explanation, Reason

Word = Callable[[str], str]
"""A source of points as a person says it."""

COUNTED = {"points": "points", "team points": "points", "cells": "spaces"}
RIVALS = {"points": "The strongest opponent", "team points": "The other team"}
LACKING = {
    "network": "No network fits this game: the choices are judged by random games, which tell no "
    "sources.",
    "games": "There was no time to play a game to its end: the choices are judged without sources.",
}
UNMEASURED = "Chances and points cannot be trusted yet in this kind of game, so none are shown."
CAUTIONS = {
    "too close": "In {things} the two are too close to tell apart in {games} games.",
    "for the win": "It is chosen for the win, not for the {things}.",
}


def sentences(analysis: Analysis, word: Word) -> list[str]:
    """Why the best choice of an analysis is the best, a few sentences; sources by the word for
    each."""
    unmeasured = [] if analysis.is_measured else [UNMEASURED]
    if analysis.lacking:
        return [LACKING[analysis.lacking], *unmeasured]
    if analysis.explanation is None:
        same = "Every choice leads to the same."
        return [same if len(analysis.options) > 1 else "There is no other choice.", *unmeasured]
    return unmeasured or explained(analysis.explanation, word, analysis.counted)


def explained(why: Explanation, word: Word, counted: str = "points") -> list[str]:
    """Return the comparison with the best alternative; `counted` says what points are. Nothing is
    said of a win where somebody plays alone for points."""
    own = [reason for reason in why.reasons if reason.seat == why.own.seat]
    points = [
        f"It promises {amount(why.own, counted)} {than(why.own)} the best "
        f"alternative{by_source(own, word)}."
    ]
    if why.rival:
        rivals = [reason for reason in why.reasons if reason.seat == why.rival.seat]
        points.append(
            f"{RIVALS[counted]} may expect {amount(why.rival, counted)}{by_source(rivals, word)}."
        )
    win = [win_sentence(why)]
    if why.rival is None and counted == "points":
        why, win = replace(why, objective="points"), []
    return [
        *([*win, *points] if why.objective == "win" else [*points, *win]),
        *cautioned(why, counted),
    ]


def win_sentence(why: Explanation) -> str:
    here, there = (f"{100 * share:.1f} %" for share in why.win)
    if here == there:
        return f"It wins as often as the best alternative: {here}."
    return f"Its chance to win is {here}, against {there} with the best alternative."


def amount(difference: Difference, counted: str) -> str:
    """Return how much more or less, and how surely that is known."""
    thing, way, error = COUNTED[counted], trend(difference), doubt(difference)
    if way == "as many":
        return f"as many {thing}"
    known = f" (give or take {error:.1f})" if error else ""
    return f"{abs(difference.points):.1f} {thing} {way}{known}"


def than(difference: Difference) -> str:
    return "as" if trend(difference) == "as many" else "than"


def by_source(reasons: Sequence[Reason], word: Word) -> str:
    """Return the largest parts by name, the others together."""
    named, rest = parts(reasons)
    told = [
        f"{'' if one.is_clear else 'perhaps '}{part(one.points)} from {word(one.source)}"
        for one in named
    ]
    if rest:
        told.append(f"{part(rest)} from the rest")
    return ": " + ", ".join(told) if told else ""


def part(points: float) -> str:
    return f"{abs(points):.1f} {'fewer' if points < 0 else 'more'}"


def cautioned(why: Explanation, counted: str) -> list[str]:
    """Return what the figures cannot say, and what they are not the reason for."""
    about = caution(why)
    return [CAUTIONS[about].format(things=COUNTED[counted], games=why.games)] if about else []
