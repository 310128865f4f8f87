"""What a game brings to the pictures of all screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import part_of

if TYPE_CHECKING:
    from burgundy_qt.screenshots.stage import Stage

Screen = Callable[["Stage"], AbstractContextManager[QWidget]]
"""Opens a screen, gives what is to be seen, and puts it away again."""


@dataclass(frozen=True)
class ScreenshotParts:
    """Its games are played by bots once, always the same ones."""

    request: Callable[[int, int, Sequence[str]], dict[str, Any]]
    """The request of a game for so many seats, by a seed, with these options of the game's own."""
    player: Callable[[Mapping[str, Any]], str]
    """The level that plays such a game well, and soon."""
    options: tuple[str, ...]
    """All options that go together."""
    tables: Mapping[str, Screen]
    """By name, tables that only this game has; they are visited after those of every game."""
    questions: Mapping[str, Screen]
    """By name, what is asked before this game begins."""
    turn: str = "turn"
    """The event with which a turn begins, or a round in which all act at once."""


def screenshot_parts(game: str) -> ScreenshotParts:
    """What the game of this name brings."""
    return cast(ScreenshotParts, part_of("screenshots", game, "screenshots"))
