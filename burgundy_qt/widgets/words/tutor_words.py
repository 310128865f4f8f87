"""The tutor in words: from which loss on it asks, and what it says then."""

from __future__ import annotations

from burgundy_qt.ai.review.review_result import GRADES, Grade
from burgundy_qt.language import figures
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.thresholds import OFF
from burgundy_qt.widgets.words.losses import WITH_OTHERS, price

NAMES = {
    "slip": later("Tutor", "Slips"),
    "mistake": later("Tutor", "Mistakes"),
    "blunder": later("Tutor", "Blunders"),
}
ASKED_AT = {
    "slip": later("Tutor", "Asks at slips: {percent} of a win or more"),
    "mistake": later("Tutor", "Asks at mistakes: {percent} of a win or more"),
    "blunder": later("Tutor", "Asks at blunders: {percent} of a win or more"),
}
HEADINGS = {
    "slip": later("Tutor", "Is that a slip?"),
    "mistake": later("Tutor", "Is that a mistake?"),
    "blunder": later("Tutor", "Is that a blunder?"),
}


def names() -> list[tuple[str, str]]:
    """All thresholds that can be chosen, in a word: (value, words)."""
    return [
        (OFF, tr("Tutor", "Off")),
        *((grade.name, tr("Tutor", NAMES[grade.name])) for grade in GRADES),
    ]


def thresholds() -> list[tuple[str, str]]:
    """The same, each with what it means."""
    return [
        (OFF, tr("Tutor", "Off")),
        *(
            (grade.name, tr("Tutor", ASKED_AT[grade.name], percent=figures.percent(grade.win)))
            for grade in GRADES
        ),
    ]


def heading(grade: Grade, is_for_the_win: bool = True) -> str:
    """What is asked before something that costs so much; where it costs hardly any chance to win,
    points are given away."""
    if not is_for_the_win:
        return tr("Tutor", "Give these points away?")
    return tr("Tutor", HEADINGS[grade.name])


def cost(win: float, points: float, alone: str = WITH_OTHERS) -> str:
    """What a decision costs, in chance to win and in points; `alone` is what counts for who plays
    alone."""
    return tr("Tutor", "What it costs: {price}.", price=price(win, points, alone))
