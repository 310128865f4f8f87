"""What a game brings to the statistics of its finished games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.registry import part_of
from burgundy_qt.session.statistics.games_apart import Apart
from burgundy_qt.session.statistics.summary import Played
from burgundy_qt.widgets.log.source import Source
from burgundy_qt.widgets.look.palette import Palette

Part = str | int | None


@dataclass(frozen=True)
class Division:
    """One way of telling the games apart, a row for each part."""

    key: str
    """Its name among the views of a Summary."""
    title: str
    """Its name in English; it is said in the language that is spoken."""
    told: Callable[[Part], str]
    """A part in words: "Squire", "Estate 6 (2019)"."""
    picture: Callable[[Part, Palette, float], QPixmap] | None = None
    """What stands before them in a theme, for a pixel ratio."""


@dataclass(frozen=True)
class StatisticsParts:
    """How finished games are told apart, and named."""

    sources: Sequence[Source]
    """In the order in which the ledger keeps them."""
    rare: Collection[str]
    """The keys of the sources that are told only where they have brought something."""
    divisions: Sequence[Division]
    """All of them, those of `divisions` that every game has among them."""
    kinds_told: Callable[[Sequence[Played]], str]
    """What was played in these games: "editions 2011 and 2019"."""
    game_told: Callable[[Played], str]
    """One game in a line."""
    apart_told: Callable[[Apart], str]
    """Games whose points are not those of others, in a sentence."""
    alone: Callable[[Sequence[Played]], QWidget] | None = None
    """What is shown of games that were played alone, in their order; None where the sentence tells
    it all."""


def statistics_parts(game: str) -> StatisticsParts:
    """The parts of the game of that name in the protocol."""
    return part_of("widgets", game, "statistics", StatisticsParts)
