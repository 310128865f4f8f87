"""The Dice Game in words, for all that needs no table: its title, its kinds of choices, and plans.
Single actions are in words/actions.py, which the log and the hints use too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.protocol_types import Action
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.dice.words.actions import places_in, said
from burgundy_qt.widgets.games.dice.words.verdicts import verdict_of, verdict_told
from burgundy_qt.widgets.words.game_texts import GameTexts


class DiceTexts(GameTexts):
    """Say what is marked, and what a game alone is worth."""

    kinds: ClassVar[Mapping[str, str]] = {
        "start": later("Kind", "Where to begin"),
        "mark": later("Kind", "Which space to mark"),
        "worker": later("Kind", "When to take a worker"),
        "end": later("Kind", "When to be ready"),
    }
    nothing_else = later("Plan", "be content with one mark")

    def title(self) -> str:
        """Return what the game is called."""
        return tr("Home", "The Castles of Burgundy: The Dice Game")

    def intent(self, action: Action) -> str:
        """Return what somebody means to do: "write 5 on 4.4"; nothing for the end of a round."""
        sentence = said(action).plan
        return tr("Plan", sentence, **places_in(action)) if sentence else ""

    def ended_alone(self, game: Game) -> str:
        """Return what a finished game alone came to: "62 points: Excellent"."""
        total = int(game.position.standings()[0])
        return verdict_told(total, verdict_of(total))


ANSWER = DiceTexts()
