"""Why the best tip is the best: in words alone, and in figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.ai.analysis.comparison import Trend, caution, doubt, parts, trend
from burgundy_qt.ai.analysis.point_sources import Difference, Explanation, Reason
from burgundy_qt.language.figures import decimal, percent, signed
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.bots.advice import ALONE, Advice
from burgundy_qt.widgets.advice.game_advice import TurnWords
from burgundy_qt.widgets.advice.tip_words import (
    LEAST_BETTER,
    clear_reasons,
    is_for_the_win,
    number_compared,
)
from burgundy_qt.widgets.phrases.wording import join_with_and, join_with_commas

LACKING: Mapping[str, str] = {
    "network": later(
        "Hint",
        "This game has no trained bot: the turns are judged by random games, without sources.",
    ),
    "games": later(
        "Hint", "There was no time to play a game to its end: the turns are judged without sources."
    ),
}
UNMEASURED = later(
    "Hint",
    "Chances and points cannot be trusted yet in this kind of game, so none are shown.",
)
OWN: Mapping[Trend, str] = {
    "more": later("Hint", "It promises {points} points more than the best alternative."),
    "fewer": later("Hint", "It promises {points} points fewer than the best alternative."),
    "as many": later("Hint", "It promises as many points as the best alternative."),
}
OWN_SPACES: Mapping[Trend, str] = {
    "more": later("Hint", "It promises {spaces} more spaces covered than the best alternative."),
    "fewer": later("Hint", "It promises {spaces} fewer spaces covered than the best alternative."),
    "as many": later("Hint", "It promises as many spaces covered as the best alternative."),
}
RIVAL: Mapping[Trend, str] = {
    "more": later("Hint", "The strongest opponent may expect {points} points more."),
    "fewer": later("Hint", "The strongest opponent may expect {points} points fewer."),
    "as many": later("Hint", "The strongest opponent may expect as many points."),
}
OTHER_TEAM: Mapping[Trend, str] = {
    "more": later("Hint", "The other team may expect {points} points more."),
    "fewer": later("Hint", "The other team may expect {points} points fewer."),
    "as many": later("Hint", "The other team may expect as many points."),
}


def in_words(advice: Advice, words: TurnWords) -> list[str]:
    """Why the best tip is the best, without figures but those that the rules tell; or why nothing
    can be said."""
    if advice.why is None or len(advice.tips) < 2:
        return why_words(advice, words)
    return [*fewer_at_once(advice, words), where_from(advice, words)]


def fewer_at_once(advice: Advice, words: TurnWords) -> list[str]:
    """That another tip brings more points at once, and what makes up for it; nothing where nothing
    clearly does."""
    points = [words.at_once(tip.events, advice.seat) for tip in advice.tips]
    most = max(range(len(points)), key=points.__getitem__)
    fewer, number = points[most] - points[advice.best], most + 1
    best, other = advice.best_tip, advice.tips[most]
    if fewer > 0 and other.ahead is not None and other.ahead < 0:
        return [
            tr(
                "Hint",
                "It brings {n} point(s) fewer at once than tip {number}, but more in the end.",
                n=fewer,
                number=number,
            )
        ]
    if fewer > 0 and is_for_the_win(advice) and best.win - other.win >= LEAST_BETTER:
        return [
            tr(
                "Hint",
                "It brings {n} point(s) fewer at once than tip {number}, but wins more often.",
                n=fewer,
                number=number,
            )
        ]
    return []


def where_from(advice: Advice, words: TurnWords) -> str:
    """By which sources it differs from the tip that it is compared with."""
    number, clear = number_compared(advice), clear_reasons(advice)
    more, less = ([reason for reason in clear if sign * reason.points > 0] for sign in (1, -1))
    better, worse = sources_listed(more, words), sources_listed(less, words)
    if more and less:
        sentence = later(
            "Hint", "Against tip {number} it brings more from {more}, and less from {less}."
        )
    elif more:
        sentence = later("Hint", "Against tip {number} it brings more from {more}.")
    elif less and is_for_the_win(advice):
        sentence = later(
            "Hint", "Against tip {number} it brings less from {less}, but wins more often."
        )
    elif is_for_the_win(advice):
        sentence = later("Hint", "It wins more often than tip {number}.")
    else:
        sentence = later("Hint", "Nothing clearly sets it apart from tip {number}: both are good.")
    return tr("Hint", sentence, number=number, more=better, less=worse)


def sources_listed(reasons: Sequence[Reason], words: TurnWords) -> str:
    """The sources of these reasons in one go."""
    return join_with_and([words.source(reason.source) for reason in reasons])


def why_words(advice: Advice, words: TurnWords) -> list[str]:
    """The same in figures, a few sentences; or why nothing can be said. None while it is still
    found out."""
    if advice.choices == 1:
        return [tr("Hint", "There is no other choice.")]
    if advice.lacking == "games" and not advice.is_last:
        return []
    unmeasured = [] if advice.best_tip.is_measured else [tr("Hint", UNMEASURED)]
    if advice.lacking:
        return [tr("Hint", LACKING[advice.lacking]), *unmeasured]
    if advice.why is None:
        return [tr("Hint", "Every choice leads to the same."), *unmeasured]
    return unmeasured or compared(advice.why, words, advice.best_tip.counted)


def compared(why: Explanation, words: TurnWords, counted: str = "points") -> list[str]:
    """The comparison with the best alternative: what counts first comes first. `counted` says what
    points are."""
    win = [] if counted == ALONE else [win_sentence(why, counted)]
    if counted == "cells":
        return [
            *win,
            tr("Hint", OWN_SPACES[trend(why.own)], spaces=amount(why.own)),
            *by_source(why, why.own.seat, words),
        ]
    points = [
        tr("Hint", OWN[trend(why.own)], points=amount(why.own)),
        *by_source(why, why.own.seat, words),
    ]
    if why.rival:
        rivals = OTHER_TEAM if counted == "team points" else RIVAL
        points += [
            tr("Hint", rivals[trend(why.rival)], points=amount(why.rival)),
            *by_source(why, why.rival.seat, words),
        ]
    return [*(win + points if why.objective == "win" else points + win), *cautioned(why)]


def win_sentence(why: Explanation, counted: str = "points") -> str:
    """How the chances to win differ, and against whom: alone there is nobody."""
    here, there = (percent(share, 1) for share in why.win)
    if counted == "cells":
        same = later("Hint", "It wins as often as the best alternative: {share}.")
        apart = later("Hint", "Its chance to win is {share}, with the best alternative {other}.")
    else:
        same = later(
            "Hint", "Against equal players it wins as often as the best alternative: {share}."
        )
        apart = later(
            "Hint",
            "Against equal players its chance to win is {share}, with the best alternative "
            "{other}.",
        )
    return tr("Hint", same if here == there else apart, share=here, other=there)


def amount(difference: Difference) -> str:
    """How many points, and how surely that is known: "2.4 ± 0.3"."""
    points, error = decimal(abs(difference.points)), doubt(difference)
    return f"{points}\u00a0±\u00a0{decimal(error)}" if error else points


def by_source(why: Explanation, seat: int, words: TurnWords) -> list[str]:
    """Where a seat's difference comes from: the largest parts by name, the others together."""
    named, rest = parts([reason for reason in why.reasons if reason.seat == seat])
    told = [part(reason, words) for reason in named]
    if rest:
        told.append(tr("Hint", "the rest {points}", points=signed(rest)))
    return [tr("Hint", "By source: {parts}.", parts=join_with_commas(told))] if told else []


def part(reason: Reason, words: TurnWords) -> str:
    """One source, with a doubt where it may be chance."""
    source, points = words.source_name(reason.source), signed(reason.points)
    if reason.is_clear:
        return tr("Hint", "{source} {points}", source=source, points=points)
    return tr("Hint", "perhaps {source} {points}", source=source, points=points)


def cautioned(why: Explanation) -> list[str]:
    """What the figures cannot say, and what they are not the reason for."""
    match caution(why):
        case "too close":
            told = tr(
                "Hint", "In points the two are too close to tell apart in {n} game(s).", n=why.games
            )
            return [told]
        case "for the win":
            return [tr("Hint", "It is chosen for the win, not for the points.")]
        case None:
            return []
