"""What a card tells of a dice game: phase and round, the sheet, and the verdict of a game alone."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.dice.words.verdicts import verdict_name, verdict_of
from burgundy_qt.widgets.words.wording import points


def place(card: GameCard) -> str:
    """How far a game has come: "Phase II, round 3"; "" while it is set up."""
    phase, number = card.summary["phase"], card.summary["round"]
    return (
        tr("Dice table", "Phase {phase}, round {round}", phase=phase, round=number) if phase else ""
    )


def deal(card: GameCard) -> str:
    """The game and its sheet: "Dice Game, duchy A"."""
    return tr("Library", "Dice Game, duchy {sheet}", sheet=card.summary["sheet"])


def found_by(card: GameCard) -> list[str]:
    """The game and its sheet."""
    return [deal(card)]


def points_alone(card: GameCard) -> str:
    """What one who plays alone has come to: "43 points"."""
    return points(card.points[0])


def verdict(card: GameCard) -> str:
    """How a game alone ended that was not won: what its points are called."""
    told = verdict_of(card.points[0])
    return verdict_name(told) if told else tr("Library", "Not good yet", "points of a game alone")
