"""Advice in Carcassonne: its turns in words and on the table, and what is still to be scored."""

from __future__ import annotations

from burgundy_qt.widgets.advice.parts import AdviceParts
from burgundy_qt.widgets.games.carcassonne.advice.open_table import is_anything_open, still_open
from burgundy_qt.widgets.games.carcassonne.advice.so_far import so_far
from burgundy_qt.widgets.games.carcassonne.advice.steps import steps
from burgundy_qt.widgets.games.carcassonne.advice.turn_words import CarcassonneWords

PARTS = AdviceParts(
    words=CarcassonneWords.of,
    steps=steps,
    way=lambda scene, step, source, target: (),
    so_far=so_far,
    still_open=still_open,
    is_anything_open=is_anything_open,
)
