"""Explanations in English."""

from collections.abc import Callable, Sequence

from burgundy_qt.ai.analysis.findings import Analysis, Difference, Explanation, Reason

Word = Callable[[str], str]
"""A source of points as a person says it."""


COUNTED = {"points": "points", "team points": "points", "cells": "spaces"}
RIVALS = {"points": "The strongest opponent", "team points": "The other team"}
LACKING = {
    "network": "No network fits this game: the choices are judged by random games, which tell no "
    "sources.",
    "games": "There was no time to play a game to its end: the choices are judged without sources.",
}
LEAST_SHOWN = 0.05
MOST_PARTS, LEAST_PARTS = 4, 2


def sentences(analysis: Analysis, word: Word) -> list[str]:
    """Why the best choice of an analysis is the best, a few sentences; sources by the word for
    each."""
    if analysis.lacking:
        return [LACKING[analysis.lacking]]
    if analysis.explanation is None:
        return [
            "Every choice leads to the same."
            if len(analysis.options) > 1
            else "There is no other choice."
        ]
    return explained(analysis.explanation, word, analysis.counted)


def explained(why: Explanation, word: Word, counted: str = "points") -> list[str]:
    """The comparison with the best alternative; `counted` says what points are."""
    own = [reason for reason in why.reasons if reason.seat == why.own.seat]
    points = [
        f"It promises {amount(why.own, counted)} {than(why.own)} the best "
        f"alternative{parts(own, word)}."
    ]
    if why.rival:
        rivals = [reason for reason in why.reasons if reason.seat == why.rival.seat]
        points.append(
            f"{RIVALS[counted]} may expect {amount(why.rival, counted)}{parts(rivals, word)}."
        )
    win = win_sentence(why)
    return [*([win, *points] if why.objective == "win" else [*points, win]), *caution(why, counted)]


def win_sentence(why: Explanation) -> str:
    here, there = (f"{100 * share:.1f} %" for share in why.win)
    if here == there:
        return f"It wins as often as the best alternative: {here}."
    return f"Its chance to win is {here}, against {there} with the best alternative."


def amount(difference: Difference, counted: str) -> str:
    """How much more or less, and how surely that is known."""
    thing = COUNTED[counted]
    if difference.points == 0:
        return f"as many {thing}"
    known = (
        f" (give or take {difference.error:.1f})"
        if difference.error and difference.error >= LEAST_SHOWN
        else ""
    )
    return f"{abs(difference.points):.1f} {thing} {more(difference.points)}{known}"


def than(difference: Difference) -> str:
    return "as" if difference.points == 0 else "than"


def parts(reasons: Sequence[Reason], word: Word) -> str:
    """What is clear by name, at least the two largest parts; the others together."""
    named = [reason for at, reason in enumerate(reasons) if reason.is_clear or at < LEAST_PARTS][
        :MOST_PARTS
    ]
    rest = round(
        sum(reason.points for reason in reasons) - sum(reason.points for reason in named), 1
    )
    told = [
        f"{'' if one.is_clear else 'perhaps '}{part(one.points)} from {word(one.source)}"
        for one in named
    ]
    if rest:
        told.append(f"{part(rest)} from the rest")
    return ": " + ", ".join(told) if told else ""


def part(points: float) -> str:
    return f"{abs(points):.1f} {more(points)}"


def more(points: float) -> str:
    return "fewer" if points < 0 else "more"


def caution(why: Explanation, counted: str) -> list[str]:
    """What the figures cannot say, and what they are not the reason for."""
    told = []
    if not (why.own.is_clear or (why.rival and why.rival.is_clear)) and why.own.error != 0:
        told.append(
            f"In {COUNTED[counted]} the two are too close to tell apart in {why.games} games."
        )
    elif why.objective == "win" and why.win[0] > why.win[1] and why.own.points < 0:
        told.append(f"It is chosen for the win, not for the {COUNTED[counted]}.")
    return told
