"""What a game brings to the rules that are read beside it, and to the way through its first
game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from burgundy_qt.rules.registry import part_of
from burgundy_qt.widgets.pieces.spots import Spot

if TYPE_CHECKING:
    from burgundy_qt.widgets.learning.blocks import Entry, Table
    from burgundy_qt.widgets.learning.figures.parts import Part
    from burgundy_qt.widgets.learning.first_game import FirstGame


@dataclass(frozen=True)
class LearningParts:
    """The pages themselves are Markdown, in assets/rules/<game>/<language>; docs/rules-pages.md
    says what they may ask for. They are read again when language or keys change, so all words are
    those of now."""

    facts: Callable[[], Mapping[str, str]]
    """The numbers of the rules that a page quotes, by the name that stands there: "{castles}"."""
    entries: Mapping[str, Callable[[str], Entry]]
    """By kind, of `![](KIND:NAME)` the thing of that name: its picture and what the table says
    about it."""
    tables: Mapping[str, Callable[[], Table]]
    """Of `![](table:NAME)`, beside those of every game (learning/tables.py)."""
    figures: Mapping[str, Callable[[], Part]]
    """Of `![Caption](figure:NAME)` what is drawn (learning/figures/parts.py has what most are put
    together from)."""
    topic_of_spot: Callable[[Spot, Any], str]
    """The page, or "page#place", about a spot of the table as its board stands: there is one for
    every spot."""
    first_game: FirstGame | None
    """Where somebody new is led through a game of this kind."""


def learning_parts(game: str) -> LearningParts:
    """What the game of this name brings."""
    return part_of("widgets", game, "learning", LearningParts)
