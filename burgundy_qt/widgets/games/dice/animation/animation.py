"""From events to motion. What a seat has written in secret stands on its own table already when all
are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol_types import EventType
from burgundy_qt.rules.known_state import Asked
from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets.games.dice.animation import of_gains, of_marks, of_rounds
from burgundy_qt.widgets.games.dice.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.scene import animation
from burgundy_qt.widgets.scene.moves import Move

SETTINGS: Mapping[EventType, Setting[Any]] = {
    "action": of_marks.on_action,
    "start": of_marks.on_start,
    "points": of_gains.on_points,
    "gain": of_gains.on_gain,
    "sale": of_gains.on_sale,
    "bonus": of_gains.on_bonus,
    "round": of_rounds.on_round,
}


def state_of(view: View) -> DiceState:
    """What the viewer of a view knows of the game."""
    return DiceState.of(view.state, view.heard).evolve(asked=asked_in(view))


def asked_in(view: View) -> Asked:
    """Who writes in a view: a bot that is ready does so no more."""
    waiting = tuple(seat for seat in view.state["waiting"] if seat not in view.ready)
    return Asked(view.state["seat"], waiting)


def animate(state: DiceState, step: Step) -> tuple[list[Move], DiceState]:
    """The moves of a step, and the state that it leads to."""
    timeline = Timeline(state, asked_in(step.view), seen_on_trial(step))
    return animation.animate(
        timeline,
        step.heard,
        lambda event: SETTINGS.get(event["event"]),
        lambda known: known.from_object(step.view.state, known).evolve(asked=asked_in(step.view)),
    )


def seen_on_trial(step: Step) -> int | None:
    """The person whose mark stood on trial before it was settled: one that a second may follow did
    not."""
    if step.seat is None or not step.view.line_up.seats[step.seat].is_person:
        return None
    state = step.view.state
    goes_on = step.seat in state["waiting"] and state["seats"][step.seat]["chosen"]
    return None if goes_on else step.seat
