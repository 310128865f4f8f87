"""The dice game in the log: its events as lines, its phases and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgundy_qt.rules.dice.components.sheets import PHASES
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol_types import Event
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.widgets.games.dice.log.course import milestone, moment, turns
from burgundy_qt.widgets.games.dice.log.log_texts import log_lines
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
    """The events as lines; the state tells the sheet."""
    return log_lines(events, names, state["sheet"] if state else "", first, seating)


PARTS = LogParts(
    lines=lines,
    milestone=lambda told: milestone(DiceState.from_object(told)),
    moment=lambda told: moment(DiceState.from_object(told)),
    chapters=PHASES,
    turns=lambda told: turns(DiceState.from_object(told)),
    turn_ends=("phase", "round", "end"),
    opened_after=("round",),
    is_of_final_scoring=lambda event, seats: False,
)
