"""Burgundy in the log: its events as lines, its phases and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgundy_qt.rules.burgundy.components.components import PHASES
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.burgundy.protocol.point_sources import is_of_final_scoring
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.widgets.games.burgundy.log.course import milestone, moment, turns
from burgundy_qt.widgets.games.burgundy.log.log_texts import log_lines
from burgundy_qt.widgets.log.log_line import LogLine
from burgundy_qt.widgets.log.parts import LogParts
from burgundy_qt.widgets.look.seating import PLAIN, Seating


def lines(
    events: Iterable[Event],
    names: Sequence[str],
    state: StateObject | None = None,
    first: int = 0,
    seating: Seating = PLAIN,
    is_brief: bool = False,
) -> list[LogLine]:
    """The events as lines; the state tells the phase before them, and the edition which faces the
    tiles have."""
    told = state or {"phase": None, "edition": ""}
    return log_lines(
        events, names, told["phase"], first, seating, "" if is_brief else told["edition"]
    )


PARTS = LogParts(
    lines=lines,
    milestone=milestone,
    moment=moment,
    chapters=tuple(PHASES),
    turns=turns,
    turn_ends=("turn", "phase-end"),
    is_of_final_scoring=is_of_final_scoring,
)
