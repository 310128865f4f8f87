"""Burgundy in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.names import estate_cells
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.burgundy.words.actions import Naming, names_in, said
from burgundy_qt.widgets.phrases.game_texts import GameTexts
from burgundy_qt.widgets.phrases.wording import effect_name, tile_name

BUY = later("Kind", "What to buy")
WORKERS = later("Kind", "When to take workers")
GOODS = later("Kind", "Which goods to load")
EXCHANGE = later("Kind", "What to exchange goods for")
NAMING = Naming(tile_name, effect_name)


class BurgundyTexts(GameTexts):
    """Say what is taken and laid, with and without modules, and how a solo game ended."""

    kinds: ClassVar[Mapping[str, str]] = {
        "start": later("Kind", "Where to begin"),
        "take": later("Kind", "Which tile to take"),
        "place": later("Kind", "Where to lay a tile"),
        "sell": later("Kind", "When to sell goods"),
        "workers": WORKERS,
        "hire": WORKERS,
        "accept": WORKERS,
        "buy": BUY,
        "buy-point": BUY,
        "end": later("Kind", "When to end the turn"),
        "load": GOODS,
        "collect": GOODS,
        "pass": later("Kind", "What to leave unused"),
        "copy": later("Kind", "What the crane works as"),
        "shield": later("Kind", "Where to put a shield"),
        "set-die": later("Kind", "How to turn a die"),
        "name": later("Kind", "Whose knowledge to share"),
        "tribute": later("Kind", "Which shields to keep"),
        "discard": later("Kind", "What to throw away"),
        "exchange": EXCHANGE,
        "give": EXCHANGE,
    }

    def title(self) -> str:
        """Return what the game is called."""
        return tr("Home", "The Castles of Burgundy")

    def intent(self, action: Action) -> str:
        """Return what somebody means to do: "take the ship from depot 3 with the 4"; nothing for
        the end of a turn."""
        sentence = said(action).plan
        if not sentence:
            return ""
        names = names_in(action, NAMING)
        words = tr("Plan", sentence, **names)
        if names["discard"]:
            return tr("Plan", "{deed}, throwing the {tile} away", deed=words, tile=names["discard"])
        return words

    def ended_alone(self, game: Game) -> str:
        """Return that a solo game is won, or how many spaces are left: "Lost: 3 spaces left"."""
        state = BurgundyState.from_object(game.state())
        (seat,) = state.seats
        left = len(estate_cells(state.edition, str(seat.estate))) - len(seat.cells)
        if not left:
            return tr("Library", "Won", "a solo game")
        return tr("Library", "Lost: {n} space(s) left", n=left)


ANSWER = BurgundyTexts()
