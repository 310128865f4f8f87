"""What was played, as the final score says it, and how its points are to be read."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState

SECRET: Mapping[int, str] = {
    2: later("Points", "Two seats, {rounds} rounds, duchies laid out in secret."),
    3: later("Points", "Three seats, {rounds} rounds, duchies laid out in secret."),
    4: later("Points", "Four seats, {rounds} rounds, duchies laid out in secret."),
}
QUICK: Mapping[int, str] = {
    2: later("Points", "Two seats, {rounds} rounds, quick start."),
    3: later("Points", "Three seats, {rounds} rounds, quick start."),
    4: later("Points", "Four seats, {rounds} rounds, quick start."),
}


def deal_told(state: TuscanyState) -> str:
    """How many seats, how long, and which set-up: "Two seats, 24 rounds, quick start."."""
    told = SECRET if state.setup == "secret" else QUICK
    return tr("Points", told[len(state.seats)], rounds=state.round)


def how_green_counts(state: TuscanyState) -> str:
    """How green points stand in a sheet of points."""
    if state.is_over:
        return tr("Points", "A green point stands here as often as it was added to the red ones.")
    told = later(
        "Points", "A green point stands here as often as it will have been added at the end."
    )
    return tr("Points", told)
