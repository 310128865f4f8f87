"""The course of a dice game: three phases, each as long as its track."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import PHASES
from burgundy_qt.rules.dice.known_state import DiceState


def milestone(state: DiceState) -> str:
    """Where the game stands and how far that is: "Phase II, 6 of 10"; "" while it is set up."""
    if not state.phase:
        return ""
    crossed = state.boxes[PHASES.index(state.phase)]
    return tr(
        "Window",
        "Phase {phase}, {crossed} of {boxes}",
        phase=state.phase,
        crossed=crossed,
        boxes=state.track,
    )


def moment(state: DiceState) -> str:
    """Where the game stands: "Phase II, round 3"; "" while it is set up."""
    if not state.phase:
        return ""
    return tr("Dice table", "Phase {phase}, round {round}", phase=state.phase, round=state.round)


def turns(state: DiceState) -> int:
    """How many turns the longest game has: each round crosses one box at least."""
    return len(PHASES) * state.track * len(state.seats)
