"""Learning from one's mistakes: those of a seat in a reviewed game, one after the other."""

from __future__ import annotations

from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.questions.question import Question, Series
from burgundy_qt.widgets.phrases.loss_text import counted_alone, loss_text
from burgundy_qt.widgets.questions.series_words import SeriesWords


def mistake_words() -> SeriesWords:
    """What is said of mistakes."""
    return SeriesWords(
        tab=lambda: tr("Learn", "Learn"),
        heading=heading,
        task=task,
        played=lambda question: tr("Learn", "What was played"),
        ending=ending,
    )


def no_mistakes(name: str, is_whole: bool) -> tuple[str, str]:
    """A title and a sentence for a game without any, or without any so far."""
    title = tr("Learn", "No mistakes")
    if not is_whole:
        sentence = later(
            "Learn", "{name}: in what has been reviewed so far there is no mistake to learn from."
        )
    else:
        sentence = later(
            "Learn",
            "{name}: in this game there is no mistake to learn from. Every turn was as good as the "
            "best one that the review knows, or nearly so.",
        )
    return title, tr("Learn", sentence, name=name)


def heading(series: Series) -> str:
    """Which of them it is."""
    number, count = series.at + 1, len(series.questions)
    return tr("Learn", "Mistake {number} of {count}", number=number, count=count)


def task(question: Question) -> str:
    """What is asked for."""
    return tr(
        "Learn",
        "The turn that was played here cost {price}. Find one that is as good as the best: play a "
        "whole turn on the table. It is only tried, and the game stays as it was.",
        price=loss_text(question.loss, question.loss_in_points, counted_alone(question.game)),
    )


def ending(series: Series) -> str:
    """How it went."""
    found, count = series.found, len(series.questions)
    if found == count:
        return tr("Learn", "You have found them all: {found} of {count}.", found=found, count=count)
    return tr(
        "Learn",
        "You have found {found} of {count}. The others can be tried again at any time.",
        found=found,
        count=count,
    )
