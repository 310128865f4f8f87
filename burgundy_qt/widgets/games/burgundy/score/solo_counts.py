"""What was done in a solo game, counted by its events and its last state."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components.components import PHASES
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.burgundy.protocol.printed import ROUNDS
from burgundy_qt.widgets.look.art import UPSIDE_DOWN


def rounds_used(state: BurgundyState) -> int:
    """How many rounds have been begun."""
    return ROUNDS * PHASES.index(state.phase) + (state.round or 0) if state.phase else 0


def solo_counts(events: Iterable[Event], state: BurgundyState) -> dict[str, list[int]]:
    """By what is counted, the number of the one seat."""
    deeds = [event["action"]["type"] for event in events if event["event"] == "action"]
    (seat,) = state.seats
    return {
        tr("Points", "Points bought"): [deeds.count("buy-point")],
        tr("Points", "Black tiles laid"): [list(seat.cells.values()).count(UPSIDE_DOWN)],
    }
