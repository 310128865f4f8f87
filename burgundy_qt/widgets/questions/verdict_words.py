"""What is said of a turn that somebody has tried, of its price, and of the hint before it."""

from __future__ import annotations

from burgundy_qt.language.translation import tr
from burgundy_qt.session.bots.adviser import Advice
from burgundy_qt.session.questions.question import Question, Verdict, VerdictKind
from burgundy_qt.widgets.advice.game_advice import TurnWords
from burgundy_qt.widgets.advice.tip_text import TipReason, clear_reasons, tip_reason
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.loss_text import counted_alone, loss_text
from burgundy_qt.widgets.play.game_input import Prompt


def verdict_words(verdict: Verdict) -> Prompt:
    """A heading and a sentence."""
    question = verdict.question
    alone = counted_alone(question.game)
    costs = loss_text(verdict.loss, verdict.loss_in_points, alone)
    match verdict.kind:
        case VerdictKind.FOUND:
            return Prompt(
                tr("Questions", "Found"),
                tr("Questions", "This is as good as the best turn that is known."),
            )
        case VerdictKind.BETTER:
            before = loss_text(question.loss, question.loss_in_points, alone)
            sentence = tr(
                "Questions",
                "It costs {price}; the turn that was played cost {before}.",
                price=costs,
                before=before,
            )
            return Prompt(tr("Questions", "Better than what was played"), sentence)
    return Prompt(
        tr("Questions", "There is a better turn"),
        tr("Questions", "This one costs {price}.", price=costs),
    )


def hint_words(question: Question) -> Prompt:
    """What kind of action it is about, and no more."""
    kind = texts_of(question.game.request["game"]).kind_of(question.asked_for)
    return Prompt(tr("Questions", "A hint"), tr("Questions", "Think about this: {kind}", kind=kind))


def reasons(advice: Advice, words: TurnWords) -> list[TipReason]:
    """By which sources of points the best turn is better than the one it was compared with, as far
    as that is more than chance; none where it is not for the points that it is better."""
    if advice.why is None or advice.why.own.points <= 0:
        return []
    return [tip_reason(reason, reason.points, words) for reason in clear_reasons(advice)]
