"""What is said of a turn that somebody has tried."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.bots.advice import Advice
from burgundy_qt.session.questions.question import Question

LEAST_BETTER = 0.005
"""In chance to win: from so much less on a turn costs less than the one that was played."""


class VerdictKind(Enum):
    """How good the turn was."""

    FOUND = "found"  # as good as the best one that is known
    BETTER = "better"  # than the one that was played
    PLAYED = "played"  # no better than that one
    COSTS = "costs"  # something, where nobody has played


@dataclass(frozen=True)
class Verdict:
    """`actions` were tried, and cost so much in chance to win and in final points."""

    question: Question
    actions: tuple[Action, ...]
    kind: VerdictKind
    loss: float
    loss_in_points: float


@dataclass(frozen=True)
class Answer:
    """The best turn of a question, the first of the tips of `advice`, and what makes it better than
    the other one, where that is more than chance."""

    question: Question
    advice: Advice


def kind_of_verdict(
    question: Question, is_as_good: bool, loss: float, loss_in_points: float
) -> VerdictKind:
    """Of a turn that cost `loss` in chance to win and so many points; `is_as_good`: no more than
    the error. Points tell two turns apart between which the win is not at stake, and alone."""
    if is_as_good:
        return VerdictKind.FOUND
    if not question.played:
        return VerdictKind.COSTS
    more = question.loss - loss
    is_at_stake = question.game.seats > 1 and abs(more) >= LEAST_BETTER
    is_better = more > 0 if is_at_stake else loss_in_points <= question.loss_in_points - 1
    return VerdictKind.BETTER if is_better else VerdictKind.PLAYED
