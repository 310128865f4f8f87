"""A tip in words: what it promises, and what speaks for it and against it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgundy_qt.ai.analysis.point_sources import Reason
from burgundy_qt.language.figures import MINUS, decimal, percent, signed
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.bots.advice import ALONE, Advice, Tip
from burgundy_qt.widgets.advice.game_advice import TurnWords

MOST_REASONS = 3
LEAST_REASON = 0.1  # points
LEAST_BETTER = 0.01  # by which a chance to win is a reason
LEAST_CHANCE = 0.001  # of winning that is told, and as much less than certain is the most


@dataclass(frozen=True)
class Reasoning:
    """One reason: `sign` is "+" where it speaks for the tip, else MINUS, or "±" where nothing can
    be told."""

    sign: str
    text: str


def share_words(share: float) -> str:
    """A chance in percent; with a tenth where that says more than a whole number. Nothing is
    certain before the end."""
    share = min(max(share, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return percent(share, 0 if 0.1 <= share <= 0.9 else 1)


def points_words(tip: Tip, best: Tip) -> str:
    """The final points of the best tip, or by how many those of another one differ, where that can
    be told."""
    if tip.counted == "cells":
        return spaces_words(tip, best)
    if tip is best:
        return tr("Hint", "{n} point(s)", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "about as many points")
    return tr("Hint", "{points} points", "more or fewer, with a decimal", points=signed(tip.ahead))


def spaces_words(tip: Tip, best: Tip) -> str:
    """The same in the solo game, where spaces are counted."""
    if tip is best:
        return tr("Hint", "{n} space(s)", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "about as many spaces")
    return tr("Hint", "{spaces} spaces", "more or fewer, with a decimal", spaces=signed(tip.ahead))


def promise(tip: Tip, best: Tip) -> str:
    """What a tip promises, in a sentence."""
    share = share_words(tip.win)
    if tip.counted == "cells":
        return promised_spaces(tip, best, share)
    if tip.counted == ALONE:
        return promised_alone(tip, best)
    if tip is best:
        return tr(
            "Hint",
            "Chance to win against equal players {share}, {n} point(s) expected.",
            n=round(tip.points),
            share=share,
        )
    if tip.ahead is None:
        sentence = later(
            "Hint",
            "Chance to win against equal players {share}, about as many points as the best tip.",
        )
        return tr("Hint", sentence, share=share)
    sentence = later(
        "Hint", "Chance to win against equal players {share}, {points} points against the best tip."
    )
    return tr("Hint", sentence, share=share, points=signed(tip.ahead))


def promised_spaces(tip: Tip, best: Tip, share: str) -> str:
    """The same in the solo game."""
    if tip is best:
        return tr(
            "Hint",
            "Chance to win {share}, {n} space(s) covered at the end.",
            n=round(tip.points),
            share=share,
        )
    if tip.ahead is None:
        return tr(
            "Hint", "Chance to win {share}, about as many spaces as with the best tip.", share=share
        )
    told = signed(tip.ahead)
    return tr(
        "Hint",
        "Chance to win {share}, {spaces} spaces against the best tip.",
        share=share,
        spaces=told,
    )


def promised_alone(tip: Tip, best: Tip) -> str:
    """The same where nothing but points is played for."""
    if tip is best:
        return tr("Hint", "{n} point(s) expected.", n=round(tip.points))
    if tip.ahead is None:
        return tr("Hint", "About as many points as the best tip.")
    return tr("Hint", "{points} points against the best tip.", points=signed(tip.ahead))


def reasons(advice: Advice, at: int, words: TurnWords) -> list[Reasoning]:
    """What speaks for one of the tips and against it, as against the other one of the two: known of
    the best one and of that which it is compared with.

    What may be chance is no reason."""
    if advice.why is None or at not in (advice.best, advice.against):
        return []
    if not advice.best_tip.is_measured:
        return []
    clear = clear_reasons(advice)
    if not clear and at == advice.best:
        return [Reasoning("±", too_close(advice, number_compared(advice)))]
    sign = 1 if at == advice.best else -1
    return [
        *for_the_win(advice, at, clear),
        *(reasoning(reason, sign * reason.points, words) for reason in clear),
    ]


def clear_reasons(advice: Advice) -> list[Reason]:
    """Where the best tip's own points clearly differ from those of the one it is compared with, the
    largest first."""
    told = advice.why.reasons if advice.why is not None else ()
    own = [
        reason
        for reason in told
        if reason.seat == advice.seat and abs(reason.points) >= LEAST_REASON
    ]
    return [reason for reason in own if reason.is_clear][:MOST_REASONS]


def number_compared(advice: Advice) -> int:
    """The number of the tip that the best one is compared with."""
    return (advice.against or 0) + 1


def against_words(advice: Advice, at: int) -> str:
    """What the reasons of a tip compare it with; nothing where it has none that compare."""
    is_compared = at in (advice.best, advice.against) and advice.best_tip.is_measured
    if not is_compared or not clear_reasons(advice):
        return ""
    other = advice.best + 1 if at == advice.against else number_compared(advice)
    return tr("Hint", "Against tip {number}:", number=other)


def for_the_win(advice: Advice, at: int, clear: Sequence[Reason]) -> list[Reasoning]:
    """The chance to win, where it alone speaks for the best tip: all that is clear of the points
    speaks against it."""
    if not is_for_the_win(advice) or not clear or any(reason.points > 0 for reason in clear):
        return []
    if at == advice.best:
        told = tr(
            "Hint", "a better chance to win than tip {number}", number=number_compared(advice)
        )
        return [Reasoning("+", told)]
    return [
        Reasoning(
            MINUS, tr("Hint", "a lower chance to win than tip {number}", number=advice.best + 1)
        )
    ]


def is_for_the_win(advice: Advice) -> bool:
    """Whether the best tip is played for the win, and wins more often than the one that it is
    compared with."""
    why = advice.why
    return why is not None and why.objective == "win" and why.win[0] - why.win[1] >= LEAST_BETTER


def too_close(advice: Advice, number: int) -> str:
    """That the best tip cannot be told apart from another one."""
    if advice.best_tip.counted == "cells":
        return tr("Hint", "in spaces too close to tip {number} to tell", number=number)
    return tr("Hint", "in points too close to tip {number} to tell", number=number)


def reasoning(reason: Reason, points: float, words: TurnWords) -> Reasoning:
    """One source of the difference, in words."""
    told = tr(
        "Hint",
        "{points} from {source}",
        points=decimal(abs(points)),
        source=words.source(reason.source),
    )
    return Reasoning("+" if points > 0 else MINUS, told)


def searched_words(advice: Advice) -> str:
    """What the bars mean, and how long the advice was thought about."""
    seconds, best = decimal(advice.seconds), advice.best_tip
    if best.counted == "cells" and best.is_measured:
        return tr("Hint", "Bars: chance to win. Thought about for {seconds} s.", seconds=seconds)
    if best.counted == ALONE or not best.is_measured:
        return tr("Hint", "Thought about for {seconds} s.", seconds=seconds)
    sentence = later(
        "Hint", "Bars: chance to win against equal players. Thought about for {seconds} s."
    )
    return tr("Hint", sentence, seconds=seconds)


def tip_name(number: int) -> str:
    """What a tip is called: "Tip 1"."""
    return tr("Hint", "Tip {number}", number=number)


def titled(number: int, is_best: bool) -> str:
    """The same as a title, which says which one is the best: "Tip 1, the best"."""
    return tr("Hint", "Tip {number}, the best", number=number) if is_best else tip_name(number)
