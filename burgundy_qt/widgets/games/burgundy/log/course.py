"""The course of a game of Burgundy: five phases of five rounds."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components.components import PHASES
from burgundy_qt.rules.burgundy.protocol.printed import ROUNDS
from burgundy_qt.rules.known_state import StateObject


def milestone(state: StateObject) -> str:
    """Where the game stands and how far that is: "Phase B, round 3 of 5"; "" while it is set up."""
    if not state["phase"]:
        return ""
    return tr(
        "Window", "Phase {phase}, round {round} of 5", phase=state["phase"], round=state["round"]
    )


def moment(state: StateObject) -> str:
    """Where the game stands: "Phase B, round 3"; "" while it is set up."""
    if not state["phase"]:
        return ""
    return tr("Library", "Phase {phase}, round {round}", phase=state["phase"], round=state["round"])


def turns(state: StateObject) -> int:
    """How many turns the whole game has."""
    return len(PHASES) * ROUNDS * len(state["seats"])
