"""GameTexts: a game as text only, for code that does not have it on the table.

Home, the statistics and the engines need titles; hints, reviews and puzzles need plans, in a
terminal as well.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_texts.py, whose class derives
from this one. The log is another class (GameLog), because the titles of all games are needed where
one is played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, cast

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import answer_of
from burgundy_qt.widgets.phrases.wording import join_with_commas

Action = Any
"""An action as the game that it belongs to types it: an object with its "type"."""
ANYTHING_ELSE = tr_noop("Kind", "Something else")


@dataclass(frozen=True)
class Character:
    """The words of a style of ai/styles.py: its own name, the same in every language; its title,
    and its introduction, both marked by `tr_noop` for "Character"."""

    name: str
    title: str
    greeting: str


class GameTexts(ABC):
    """The texts of a game, in the current language."""

    characters: ClassVar[Mapping[str, Character]] = {}
    """The characters that play the game, by the names of their styles, in the order of display."""

    kinds: ClassVar[Mapping[str, str]] = {}
    """By the type of an action what is decided by it, marked by `tr_noop` for "Kind": a few words
    that stand after a colon and as a line of a table, "Which tile to take"."""
    nothing_else: ClassVar[str] = tr_noop("Plan", "end the turn")
    """What a plan is called of which each action goes without saying, marked by `tr_noop` for
    "Plan"."""

    @abstractmethod
    def title(self) -> str:
        """Return the title of the game."""

    @abstractmethod
    def intent(self, action: Action) -> str:
        """Return the intention of an action, for the middle of a sentence, or "" if it is
        obvious."""

    def plan(self, actions: Iterable[Action]) -> str:
        """Return a planned turn, action by action, for the middle of a sentence; it is never ""."""
        return join_with_commas(
            [text for action in actions if (text := self.intent(action))]
        ) or tr("Plan", self.nothing_else)

    def kind_of(self, action: Action) -> str:
        """Return what an action decides, as a title: "Which tile to take"."""
        return tr("Kind", self.kinds.get(action["type"], ANYTHING_ELSE))

    def ended_alone(self, game: Game) -> str:
        """Return the result of a solo game: "62 points: Excellent"; "" for a game without a
        solo mode."""
        return ""


@cache
def texts_of(game: str) -> GameTexts:
    """Return the texts of the game with that name in the protocol."""
    return cast(GameTexts, answer_of("texts", game))


@dataclass(frozen=True)
class ActionPhrases:
    """The phrases for one form of an action."""

    log: str
    """"Log": what was done; "" where another line tells it."""
    plan: str
    """"Plan": what somebody means to do, in the middle of a sentence; "" where it goes without
    saying."""
    step: str
    """"Hint": what to do, as a step of a tip."""
