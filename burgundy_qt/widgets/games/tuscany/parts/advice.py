"""Advice in Tuscany: its turns in words and on the table, and what is still to be scored."""

from __future__ import annotations

from burgundy_qt.widgets.advice.parts import AdviceParts
from burgundy_qt.widgets.games.tuscany.advice.open_table import is_anything_open, still_open
from burgundy_qt.widgets.games.tuscany.advice.so_far import so_far
from burgundy_qt.widgets.games.tuscany.advice.steps import steps
from burgundy_qt.widgets.games.tuscany.advice.turn_words import TuscanyWords

PARTS = AdviceParts(
    words=TuscanyWords.of,
    steps=steps,
    way=lambda scene, step, source, target: (),
    so_far=so_far,
    still_open=still_open,
    is_anything_open=is_anything_open,
)
