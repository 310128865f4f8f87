"""The screens that a game brings to the pictures of all screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import part_of
from burgundy_qt.screenshots.stage import Stage

Screen = Callable[[Stage], AbstractContextManager[QWidget]]
"""Opens a screen, gives what is to be seen, and puts it away again."""


@dataclass(frozen=True)
class ScreenParts:
    """What only this game has, by the names of the screens."""

    tables: Mapping[str, Screen]
    """They are visited after the tables of every game."""
    questions: Mapping[str, Screen]
    """What is asked before this game begins."""


def screen_parts(game: str) -> ScreenParts:
    """What the game of this name brings."""
    return part_of("screenshots", game, "screens", ScreenParts)
