"""Tuscany in the log: its events as lines, its phases and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol.point_sources import is_of_final_scoring
from burgundy_qt.rules.tuscany.protocol_types import Event
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from burgundy_qt.widgets.games.tuscany.log.course import milestone, moment, opens_phase, turns
from burgundy_qt.widgets.games.tuscany.log.log_texts import log_lines
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
    """The events as lines; the state tells the boards."""
    known = TuscanyState.from_object(state) if state else None
    return log_lines(events, names, known, first, seating)


PARTS = LogParts(
    lines=lines,
    milestone=lambda told: milestone(TuscanyState.from_object(told)),
    moment=lambda told: moment(TuscanyState.from_object(told)),
    chapters=PHASES,
    turns=lambda told: turns(TuscanyState.from_object(told)),
    turn_ends=("turn", "round", "phase-end", "end"),
    is_of_final_scoring=lambda event, seats: is_of_final_scoring(event),
    opens_chapter=opens_phase,
)
