"""What was played, as the final score says it."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.known_state import DiceState

SEATS: Mapping[int, str] = {
    1: later("Points", "One seat, duchy {sheet}."),
    2: later("Points", "Two seats, duchy {sheet}."),
    3: later("Points", "Three seats, duchy {sheet}."),
    4: later("Points", "Four seats, duchy {sheet}."),
    5: later("Points", "Five seats, duchy {sheet}."),
    6: later("Points", "Six seats, duchy {sheet}."),
}


def deal_told(state: DiceState) -> str:
    """How many seats and which duchy: "Two seats, duchy A."."""
    return tr("Points", SEATS[len(state.seats)], sheet=state.letter)
