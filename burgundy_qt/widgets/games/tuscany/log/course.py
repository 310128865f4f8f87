"""The course of a game of Tuscany: three phases, each as long as it takes a seat to empty a
stack."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol_types import Event
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from burgundy_qt.widgets.games.tuscany.words.names import phase_name

ROUNDS = 50
"""A long game between people; one that is longer still makes the strip of its turns narrower."""


def milestone(state: TuscanyState) -> str:
    """Where the game stands and what is near: "Phase II, round 9: the phase ends"; "" while it is
    set up. Stacks are empty of earlier phases too, and of several seats."""
    if state.phase and state.last and not state.is_over:
        return tr("Window", "Last round")
    if state.phase and state.emptied and not state.is_over:
        if state.phase == len(PHASES):
            return tr("Window", "{moment}: one more follows", moment=moment(state))
        return tr("Window", "{moment}: the phase ends", moment=moment(state))
    return moment(state)


def moment(state: TuscanyState) -> str:
    """Where the game stands: "Phase II, round 9"; "" while it is set up."""
    if not state.phase:
        return ""
    phase = phase_name(state.phase)
    return tr("Tuscany table", "Phase {phase}, round {round}", phase=phase, round=state.round)


def turns(state: TuscanyState) -> int:
    """How many turns a long game has."""
    return ROUNDS * len(state.seats)


def opens_phase(event: Event) -> bool:
    """Whether an event opens a phase: the first round, and each phase end but the last one."""
    if event["event"] == "phase-end":
        return event["phase"] < len(PHASES)
    return event["event"] == "round" and event["round"] == 1
