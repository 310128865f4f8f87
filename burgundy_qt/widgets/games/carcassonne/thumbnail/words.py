"""What a card tells of a game of Carcassonne: how many tiles lie, what it is played with."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.carcassonne.words.modules import module_title, options_told
from burgundy_qt.widgets.games.carcassonne.words.names import tiles_counted
from burgundy_qt.widgets.words.wording import chained


def place(card: GameCard) -> str:
    """How far a game has come: "23 tiles, 48 left"."""
    laid = tiles_counted(len(card.summary["map"].split()))
    return tr("Library", "{tiles}, {left} left", tiles=laid, left=card.summary["pile"])


def deal(card: GameCard) -> str:
    """The game, its modules, and what is not as usual: "Carcassonne, Bridges, Castles"."""
    return chained([tr("Window", "Carcassonne"), *played_with(card)])


def played_with(card: GameCard) -> list[str]:
    """Modules and options that are not as usual."""
    told = card.summary
    asked = {"modules": told["modules"], **told["options"]}
    return [*map(module_title, told["modules"]), *options_told(asked)]


def found_by(card: GameCard) -> list[str]:
    """The game, and all that it is played with."""
    return [deal(card)]
