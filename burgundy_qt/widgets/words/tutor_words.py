"""The tutor in words: from which loss on it asks, and what it says then."""

from __future__ import annotations

from burgundy_qt.ai.review.grades import GRADES, Grade
from burgundy_qt.language import figures
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.thresholds import OFF
from burgundy_qt.widgets.words.losses import price

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


def heading(grade: Grade) -> str:
    """What is asked before something that costs so much."""
    return tr("Tutor", HEADINGS[grade.name])


def cost(win: float, points: float) -> str:
    """What a decision costs, in chance to win and in points."""
    return tr("Tutor", "What it costs: {price}.", price=price(win, points))
