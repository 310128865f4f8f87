"""GameTexts: a game in words alone, for whoever need not have it on the table: titles for Home, the
statistics and engines; plans for hints, reviews and puzzles, in a terminal too.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_texts.py, whose class derives
from this one. How its course is told is another class (GameLog): the titles of all games are asked
for where one of them is played, and need not load how the others are told.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, cast

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.widgets.phrases.wording import join_with_commas

Action = Any
"""An action as the game that it belongs to types it: an object with its "type"."""
ANYTHING_ELSE = later("Kind", "Something else")


class GameTexts(ABC):
    """Answer for a game, in the language that is spoken."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """By the type of an action what is decided by it, marked by `later` for "Kind": a few words
    that stand after a colon and as a line of a table, "Which tile to take"."""
    nothing_else: ClassVar[str] = later("Plan", "end the turn")
    """What a plan is called of which each action goes without saying, marked by `later` for
    "Plan"."""

    @abstractmethod
    def title(self) -> str:
        """Return what the game is called."""

    @abstractmethod
    def intent(self, action: Action) -> str:
        """Return what somebody means to do with an action, as it stands in the middle of a
        sentence; "" where that goes without saying."""

    def plan(self, actions: Iterable[Action]) -> str:
        """Return a planned turn, one action after another, as it stands in the middle of a
        sentence; never ""."""
        return join_with_commas(
            [told for action in actions if (told := self.intent(action))]
        ) or tr("Plan", self.nothing_else)

    def kind_of(self, action: Action) -> str:
        """Return what is decided by an action, as a title: "Which tile to take"."""
        return tr("Kind", self.kinds.get(action["type"], ANYTHING_ELSE))

    def ended_alone(self, game: Game) -> str:
        """Return what a finished game of one player came to: "62 points: Excellent"; "" for a game
        that nobody plays alone."""
        return ""


@cache
def texts_of(game: str) -> GameTexts:
    """Return what the game of that name in the protocol answers."""
    return cast(GameTexts, answer_of("texts", game))


@dataclass(frozen=True)
class ActionPhrases:
    """How one form of an action is said."""

    log: str
    """"Log": what was done; "" where another line tells it."""
    plan: str
    """"Plan": what somebody means to do, in the middle of a sentence; "" where it goes without
    saying."""
    step: str
    """"Hint": what to do, as a step of a tip."""
