"""Tuscany in the log: its events as lines, its phases and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.rules.tuscany.protocol.point_sources import is_of_final_scoring
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from burgundy_qt.widgets.games.tuscany.log.course import milestone, moment, opens_phase, turns
from burgundy_qt.widgets.games.tuscany.log.log_texts import log_lines
from burgundy_qt.widgets.log.log_line import LogLine
from burgundy_qt.widgets.log.parts import LogParts
from burgundy_qt.widgets.look.seating import PLAIN, Seating


def lines(
    events: Iterable[Mapping[str, Any]],
    names: Sequence[str],
    state: Mapping[str, Any] | None = None,
    first: int = 0,
    seating: Seating = PLAIN,
    is_brief: bool = False,
) -> list[LogLine]:
    """The events as lines; the state tells the boards."""
    return log_lines(events, names, state, first, seating)


PARTS = LogParts(
    lines=lines,
    milestone=milestone,
    moment=moment,
    chapters=PHASES,
    turns=turns,
    turn_ends=("turn", "round", "phase-end", "end"),
    is_of_final_scoring=lambda event, seats: is_of_final_scoring(event),
    opens_chapter=opens_phase,
)
