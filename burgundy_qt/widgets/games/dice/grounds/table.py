"""The grounds of a table: how each part of its layout is painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.grounds.ladder import ladder_ground
from burgundy_qt.widgets.games.dice.grounds.others import seat_ground
from burgundy_qt.widgets.games.dice.grounds.paper import cell_picture
from burgundy_qt.widgets.games.dice.grounds.sheet import sheet_ground
from burgundy_qt.widgets.games.dice.grounds.tray import tray_ground
from burgundy_qt.widgets.games.dice.grounds.trial import (
    Trial,
    trial_of,
    wells_ground,
    written_ground,
)
from burgundy_qt.widgets.games.dice.layout.layout import TableLayout
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.game_table import Ground, Offers


class Printed(NamedTuple):
    """What the grounds show: the sheet, the phase whose column is lit, how many boxes a track has,
    and what is on trial."""

    letter: str
    phase: str | None
    track: int
    trial: Trial | None


def printed_on(state: DiceState, seat: int | None, offers: Offers) -> Printed:
    """What the grounds show of a state and of what the acting seat has chosen."""
    return Printed(state.letter, state.phase, state.track, trial_of(state, seat, offers))


def grounds_of(
    layout: TableLayout, look: Look, names: Sequence[str], shown: Printed
) -> dict[str, partial[Ground]]:
    """How to paint the ground of every part; equal arguments paint the same."""
    letter, phase, track, trial = shown
    seat = layout.shown
    grounds: dict[str, partial[Ground]] = {
        "tray": partial(tray_ground, layout.tray, look),
        "sheet": partial(sheet_ground, layout.sheet, seat, names[seat], letter, phase, track, look),
    }
    for card in () if layout.narrow else layout.others:
        grounds[f"seat {card.seat}"] = partial(seat_ground, card, names[card.seat], letter, look)
    if layout.ladder is not None:
        grounds["ladder"] = partial(ladder_ground, layout.ladder, look)
    if trial is not None and trial.seat == seat:
        grounds |= _on_trial(layout, trial, look)
    return grounds


def _on_trial(layout: TableLayout, trial: Trial, look: Look) -> dict[str, partial[Ground]]:
    cell = layout.places[Spot("cell", trial.seat, trial.cell)]
    grounds = {"trial": partial(written_ground, cell, trial, look)}
    if trial.number:
        grounds["wells"] = partial(wells_ground, layout.tray, trial, look)
    return grounds


def prepared(layout: TableLayout, look: Look, shown: Printed) -> Iterator[None]:
    """Draw what takes longest of the grounds, a picture at each step; it is kept for them."""
    cards = () if layout.narrow else layout.others
    grids = [layout.sheet.grid, *(card.grid for card in cards if not card.paper.isEmpty())]
    for grid in grids:
        for cell in printed.CELLS:
            cell_picture(shown.letter, cell, grid, look)
            yield
