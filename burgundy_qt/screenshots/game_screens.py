"""GameScreens: the screens that a game brings to the pictures of all screens, and how bots play it
for them.

A game answers with an object, `ANSWER` in screenshots/games/GAME_screens.py, whose class derives
from this one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, ClassVar, cast

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import answer_of

if TYPE_CHECKING:
    from burgundy_qt.screenshots.photo_stage import PhotoStage

Screen = Callable[["PhotoStage"], AbstractContextManager[QWidget]]
"""Opens a screen, gives what is to be seen, and puts it away again."""


class GameScreens(ABC):
    """Answer for a game. Screens stand by their names."""

    tables: ClassVar[Mapping[str, Screen]] = {}
    """Those at the table that only this game has: visited after the tables of every game."""
    questions: ClassVar[Mapping[str, Screen]] = {}
    """What is asked before this game begins."""
    options: ClassVar[tuple[str, ...]] = ()
    """All options of the game's own that go together."""
    turn: ClassVar[str] = "turn"
    """The event with which a turn begins, or a round in which all act at once."""

    @abstractmethod
    def request(self, seats: int, seed: int, options: Sequence[str]) -> RequestObject:
        """Return the request of a game for so many seats, by a seed, with these options of the
        game's own: always the same game."""

    @abstractmethod
    def player(self, request: RequestObject) -> str:
        """Return the level that plays such a game well, and soon."""


def screens_of(game: str) -> GameScreens:
    """Return what the game of this name answers."""
    return cast(GameScreens, answer_of("screens", game))
