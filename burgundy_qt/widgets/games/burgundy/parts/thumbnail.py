"""Burgundy on the cards of the library: an estate, and what the words beside it name."""

from __future__ import annotations

from burgundy_qt.widgets.games.burgundy.thumbnail import words
from burgundy_qt.widgets.games.burgundy.thumbnail.estate_on_card import draw, shown
from burgundy_qt.widgets.library.parts import Alone, ThumbnailParts

PARTS = ThumbnailParts(
    shown=shown,
    draw=draw,
    place=words.place,
    deal=words.deal,
    found_by=words.found_by,
    alone=Alone(words.covered, words.ended_alone),
)
