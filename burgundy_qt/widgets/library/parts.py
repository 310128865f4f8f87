"""What a game brings to its cards in the library and on Home."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtGui import QPixmap

from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.library.game_card import GameCard


@dataclass(frozen=True)
class Alone:
    """How a game is told that one seat plays alone."""

    figure: Callable[[GameCard], str]
    """What it has come to, in the place of the points: "12 of 37 spaces"."""
    ended: Callable[[GameCard], str]
    """What became of it, when it is over: "Won", "Lost: 3 spaces left"."""


@dataclass(frozen=True)
class ThumbnailParts:
    """The picture that stands for a game, and what is told of it beside who plays, when, and how it
    stands. No card here is one of a file that cannot be read."""

    shown: Callable[[GameCard], Hashable]
    """What the picture of a game shows; two games of which this is equal have the same picture."""
    draw: Callable[[Any, str, int, float], QPixmap]
    """Draws what `shown` told: in the theme of that name, at most so many pixels wide, for a pixel
    ratio."""
    place: Callable[[GameCard], str]
    """How far a running game has come: "Phase B, round 3"; "" while it is set up."""
    deal: Callable[[GameCard], str]
    """What is played: "Edition 2019, Inns"."""
    found_by: Callable[[GameCard], Sequence[str]]
    """More words that a search finds it by."""
    alone: Alone | None = None
    """What is told of one who plays alone; None for a game that nobody plays alone."""


def thumbnail_parts(game: str) -> ThumbnailParts:
    """The parts of the game of that name in the protocol."""
    return part_of("widgets", game, "thumbnail", ThumbnailParts)
