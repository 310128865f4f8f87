"""Carcassonne on the cards of the library: its map, and what the words beside it name."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.thumbnail import words
from burgundy_qt.widgets.games.carcassonne.thumbnail.map_on_card import draw, shown
from burgundy_qt.widgets.library.parts import ThumbnailParts

PARTS = ThumbnailParts(
    shown=shown,
    draw=draw,
    place=words.place,
    deal=words.deal,
    found_by=words.found_by,
)
