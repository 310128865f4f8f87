"""Advice in Burgundy: its turns in words and on the table, and what is still to be scored."""

from __future__ import annotations

from burgundy_qt.widgets.advice.parts import AdviceParts
from burgundy_qt.widgets.games.burgundy.advice.open_table import still_open
from burgundy_qt.widgets.games.burgundy.advice.so_far import so_far
from burgundy_qt.widgets.games.burgundy.advice.steps import steps
from burgundy_qt.widgets.games.burgundy.advice.tile_way import tile_way
from burgundy_qt.widgets.games.burgundy.advice.turn_words import BurgundyWords

PARTS = AdviceParts(
    words=BurgundyWords.of,
    steps=steps,
    way=tile_way,
    so_far=so_far,
    still_open=still_open,
    is_anything_open=lambda view: bool(view.outlook),
)
