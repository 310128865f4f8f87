"""What a card tells of a game of Tuscany: phase and round."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.tuscany.words.names import phase_name


def title() -> str:
    """What the game is called."""
    return tr("Home", "The Castles of Tuscany")


def place(card: GameCard) -> str:
    """How far a game has come: "Phase II, round 9"; "" while it is set up."""
    phase, number = card.summary["phase"], card.summary["round"]
    if not phase:
        return ""
    return tr("Library", "Phase {phase}, round {round}", phase=phase_name(phase), round=number)


def deal(card: GameCard) -> str:
    """What is played; one game of Tuscany is like the other."""
    return title()


def found_by(card: GameCard) -> list[str]:
    """The game's name."""
    return [title()]
