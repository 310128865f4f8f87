"""The course of a dice game: three phases, each as long as its track."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import PHASES

State = Mapping[str, Any]
BOXES, ALONE = 10, 8
"""Boxes of a track, and of those the ones that are crossed in a game alone."""


def boxes_of(state: State) -> int:
    """How many boxes a track has in this game."""
    return ALONE if len(state["seats"]) == 1 else BOXES


def milestone(state: State) -> str:
    """Where the game stands and how far that is: "Phase II, 6 of 10"; "" while it is set up."""
    if not state["phase"]:
        return ""
    crossed = state["boxes"][PHASES.index(state["phase"])]
    return tr(
        "Window",
        "Phase {phase}, {crossed} of {boxes}",
        phase=state["phase"],
        crossed=crossed,
        boxes=boxes_of(state),
    )


def moment(state: State) -> str:
    """Where the game stands: "Phase II, round 3"; "" while it is set up."""
    if not state["phase"]:
        return ""
    return tr(
        "Dice table", "Phase {phase}, round {round}", phase=state["phase"], round=state["round"]
    )


def turns(state: State) -> int:
    """How many turns the longest game has: each round crosses one box at least."""
    return len(PHASES) * boxes_of(state) * len(state["seats"])
