"""Carcassonne in the log: its events as lines, tile by tile."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol.point_sources import is_of_final_scoring
from burgundy_qt.widgets.games.carcassonne.log.course import milestone, moment, turns
from burgundy_qt.widgets.games.carcassonne.log.log_texts import log_lines
from burgundy_qt.widgets.log.parts import LogParts

PARTS = LogParts(
    lines=log_lines,
    milestone=milestone,
    moment=moment,
    chapters=("",),
    turns=turns,
    turn_ends=("turn", "bazaar", "end"),
    is_of_final_scoring=lambda event, seats: is_of_final_scoring(event),
    opens_chapter=lambda event: False,
)
