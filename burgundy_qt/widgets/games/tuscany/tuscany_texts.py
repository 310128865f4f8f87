"""Tuscany in words, for all that needs no table: its title, its kinds of choices, and plans. Single
actions are in words/actions.py, which the log and the hints use too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.protocol_types import Action
from burgundy_qt.widgets.games.tuscany.words.actions import is_extra, names_in, said
from burgundy_qt.widgets.phrases.game_texts import GameTexts


class TuscanyTexts(GameTexts):
    """Say what is drawn, taken and laid; nobody plays alone."""

    kinds: ClassVar[Mapping[str, str]] = {
        "start": later("Kind", "How to lay the duchy out"),
        "bonus-tile": later("Kind", "Which bonus tile to take"),
        "draw": later("Kind", "When to draw cards"),
        "take": later("Kind", "Which tile to take"),
        "swap": later("Kind", "Which kind to swap"),
        "place": later("Kind", "Where to lay a tile"),
        "pass": later("Kind", "What to leave unused"),
        "end": later("Kind", "When to end the turn"),
    }

    def title(self) -> str:
        """Return what the game is called."""
        return tr("Home", "The Castles of Tuscany")

    def intent(self, action: Action) -> str:
        """Return what somebody means to do: "lay town on B.M2"; nothing for the end of a turn."""
        sentence = said(action).plan
        if not sentence:
            return ""
        told = tr("Plan", sentence, **names_in(action))
        return tr("Plan", "{deed} for a marble", deed=told) if is_extra(action) else told


ANSWER = TuscanyTexts()
