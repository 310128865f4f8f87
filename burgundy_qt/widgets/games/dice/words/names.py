"""What the parts of the dice game are called, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr

KINDS: Mapping[str, str] = {
    "monastery": later("Pieces", "monastery"),
    "mine": later("Pieces", "mine"),
    "river": later("Pieces", "river"),
    "town": later("Pieces", "town"),
    "castle": later("Pieces", "castle"),
    "pasture": later("Pieces", "pasture"),
}
"""A space of each colour, by the colour's name in the protocol."""
ALL_OF_A_KIND: Mapping[str, str] = {
    "monastery": later("Pieces", "monasteries"),
    "mine": later("Pieces", "mines"),
    "river": later("Pieces", "rivers"),
    "town": later("Pieces", "towns"),
    "castle": later("Pieces", "castles"),
    "pasture": later("Pieces", "pastures"),
}
HUES: Mapping[str, str] = {
    "monastery": later("Dice", "purple"),
    "mine": later("Dice", "grey"),
    "river": later("Dice", "blue"),
    "town": later("Dice", "orange"),
    "castle": later("Dice", "green"),
    "pasture": later("Dice", "yellow"),
}
"""The faces of a colour die."""
BONUSES: Mapping[str, str] = {
    "monk": later("Pieces", "monk"),
    "silver": later("Pieces", "silver"),
    "goods": later("Pieces", "goods"),
    "worker": later("Pieces", "worker"),
}


def kind_name(colour: str) -> str:
    """A space of a colour: "river"."""
    return tr("Pieces", KINDS[colour])


def kinds_name(colour: str) -> str:
    """All spaces of a colour: "rivers"."""
    return tr("Pieces", ALL_OF_A_KIND[colour])


def hue_name(colour: str) -> str:
    """What the colour itself is called: "blue"."""
    return tr("Dice", HUES[colour])


def bonus_name(bonus: str) -> str:
    """A bonus: "monk"."""
    return tr("Pieces", BONUSES[bonus])


def bonuses_counted(bonus: str, count: int) -> str:
    """So many of a bonus: "2 monks"."""
    match bonus:
        case "monk":
            return tr("Pieces", "{n} monk(s)", n=count)
        case "silver":
            return tr("Pieces", "{n} silver", n=count)
        case "goods":
            return tr("Pieces", "{n} good(s)", n=count)
    return tr("Pieces", "{n} worker(s)", n=count)
