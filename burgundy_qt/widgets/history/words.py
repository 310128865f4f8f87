"""A frame of a replay in words: what led to it, and where the game stood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.session.replay import Frame, Replay
from burgundy_qt.widgets.log.log_texts import log_lines
from burgundy_qt.widgets.wording import does, points

ROUNDS = 5  # in each phase


def deed(frame: Frame, names: Sequence[str]) -> str:
    """What was done last: "Anna: Laid mine (+6 region, +8 phase B)"."""
    if frame.seat is None:
        return "Before the first turn"
    if frame.state["result"] is not None:
        return "The end of the game"
    name = names[frame.seat]
    lines = log_lines(frame.events, names, frame.state["phase"])
    did = next((line.text for line in lines if line.kind == "action"), None)
    if did is None:
        return f"{does(name, 'ends')} the turn" if (frame.action or {}).get("type") == "end" else f"{name} has chosen"
    followed = next((line.text for line in lines if line.kind == "detail"), None)
    return f"{name}: {did} ({followed[:1].lower()}{followed[1:]})" if followed else f"{name}: {did}"


def standing(state: Mapping[str, Any], at: int, last: int) -> str:
    """Where the game stood: "phase B, round 4, move 33 of 120"."""
    if state["phase"] is None or at == 0:
        return f"set-up, move {at} of {last}"
    if state["result"] is not None:
        return f"the end, move {at} of {last}"
    return f"phase {state['phase']}, round {state['round']}, move {at} of {last}"


def turn_told(replay: Replay, number: int, names: Sequence[str]) -> str:
    """A turn with what it brought: "Phase B, round 4, Anna: 12 points"."""
    turn = replay.turns[number]
    return f"Phase {turn.phase}, round {turn.round}, {names[turn.seat]}: {points(turn.points)}"


def score_told(state: Mapping[str, Any], names: Sequence[str]) -> str:
    """The points of every seat: "Anna 41, Margaux 38"."""
    return ", ".join(f"{name} {seat['points']}" for name, seat in zip(names, state["seats"], strict=True))
