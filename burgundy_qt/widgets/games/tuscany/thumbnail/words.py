"""What a card tells of a game of Tuscany: phase and round, its set-up."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.tuscany.words.names import phase_name
from burgundy_qt.widgets.games.tuscany.words.set_ups import SETUPS
from burgundy_qt.widgets.words.wording import chained

USUAL = "secret"


def place(card: GameCard) -> str:
    """How far a game has come: "Phase II, round 9"; "" while it is set up."""
    phase, number = card.summary["phase"], card.summary["round"]
    if not phase:
        return ""
    return tr(
        "Tuscany table", "Phase {phase}, round {round}", phase=phase_name(phase), round=number
    )


def deal(card: GameCard) -> str:
    """The game, and its set-up where it is not the usual one: "Tuscany, Quick start"."""
    game, setup = tr("Window", "Tuscany"), card.summary["setup"]
    return game if setup == USUAL else chained([game, tr("New game", SETUPS[setup].title)])


def found_by(card: GameCard) -> list[str]:
    """The game and its set-up."""
    return [deal(card)]
