"""What a game brings to whoever tells of it in words alone, with no window: in `parts/words.py` of
its folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import part_of


@dataclass(frozen=True)
class WordParts:
    """A game in words, in the language that is spoken."""

    title: Callable[[], str]
    """What the game is called, in the language that is spoken."""
    plan: Callable[[Iterable[Any]], str]
    """A planned turn, one action after another, as it stands in the middle of a sentence; never
    ""."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """By the type of an action what is decided by it, marked by `later` for "Kind": a few words
    that stand after a colon and as a line of a table, "Which tile to take"."""
    ended_alone: Callable[[Game], str] | None = None
    """What a finished game of one player came to: "62 points: Excellent"; None for a game that
    nobody plays alone."""


def word_parts(game: str) -> WordParts:
    """What a game brings, by the protocol's name."""
    return part_of("widgets", game, "words", WordParts)
