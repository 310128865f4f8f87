"""How far a running game of Burgundy has come."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.view import View


def so_far(view: View) -> str:
    """How far the game has come, and what that means for the points."""
    state = BurgundyState.from_object(view.state)
    phase, number = state.phase, state.round
    if not phase:
        return tr("Score sheet", "The estates are still being chosen: nothing has been scored yet.")
    if "solo" in state.modules:
        told = later(
            "Score sheet",
            "Phase {phase}, round {round} of 5. All points that moved the counter stand here.",
        )
        return tr("Score sheet", told, phase=phase, round=number)
    return tr(
        "Score sheet",
        "Phase {phase}, round {round} of 5. What is counted only at the end is shown as it stands.",
        phase=phase,
        round=number,
    )
