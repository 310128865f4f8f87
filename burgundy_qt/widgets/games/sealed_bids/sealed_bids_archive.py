"""Finished games of sealed bids on cards and in the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_texts import SOURCES
from burgundy_qt.widgets.log import game_archive, game_log
from burgundy_qt.widgets.theme import sprite_files

if TYPE_CHECKING:
    from burgundy_qt.session.statistics.summary import PlayedGame

EMBLEM = "pieces/silverling"
EMBLEM_SHARE = 0.5
"""The share of a thumbnail's width for the emblem."""


class SealedBidsArchive(game_archive.GameArchive):
    """The archive of sealed bids: the picture of every game is an emblem."""

    def thumbnail_key(self, card: GameCard) -> str:
        return EMBLEM

    def draw_thumbnail(self, key: str, look: str, width: int, dpr: float) -> QPixmap:
        return sprite_files.pixmap(key, width * EMBLEM_SHARE, dpr)

    def card_place(self, card: GameCard) -> str:
        """Return "": a card shows the number of bids."""
        return ""

    def card_deal(self, card: GameCard) -> str:
        return tr("Window", "Sealed Bids")

    def sources(self) -> Sequence[game_log.PointSource]:
        return SOURCES

    def editions_line(self, played: Sequence[PlayedGame]) -> str:
        return tr("Window", "Sealed Bids")


ANSWER = SealedBidsArchive()
