"""The dice game on the cards of the library: a duchy, and what the words beside it name."""

from __future__ import annotations

from burgundy_qt.widgets.games.dice.thumbnail import words
from burgundy_qt.widgets.games.dice.thumbnail.sheet_on_card import draw, shown
from burgundy_qt.widgets.library.parts import Alone, ThumbnailParts

PARTS = ThumbnailParts(
    shown=shown,
    draw=draw,
    place=words.place,
    deal=words.deal,
    found_by=words.found_by,
    alone=Alone(words.points_alone, words.verdict),
)
