"""Carcassonne in words, for all that needs no table: its title, its kinds of choices, and plans.
Single actions are in words/actions.py, which the log and the hints use too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import Action
from burgundy_qt.widgets.games.carcassonne.words.actions import names_in, said
from burgundy_qt.widgets.phrases.game_texts import GameTexts

AUCTION = later("Kind", "How much a tile is worth")


class CarcassonneTexts(GameTexts):
    """Say what is laid where; nobody plays alone."""

    kinds: ClassVar[Mapping[str, str]] = {
        "place": later("Kind", "Where to lay the tile"),
        "discard": later("Kind", "When to put the tile aside"),
        "bridge": later("Kind", "Where to build a bridge"),
        "meeple": later("Kind", "Where to put a follower"),
        "castle": later("Kind", "When to build a castle"),
        "claim": later("Kind", "What to choose for a castle"),
        "choose": later("Kind", "Which tile to choose"),
        "bid": AUCTION,
        "buy": AUCTION,
        "sell": AUCTION,
        "pass": later("Kind", "What to go without"),
    }
    nothing_else = later("Plan", "pass")

    def title(self) -> str:
        """Return what the game is called."""
        return tr("Home", "Carcassonne")

    def intent(self, action: Action) -> str:
        """Return what somebody means to do: "lay city corner at 2 east"; nothing for what is
        declined."""
        sentence = said(action).plan
        return tr("Plan", sentence, "", None, **names_in(action)) if sentence else ""


ANSWER = CarcassonneTexts()
