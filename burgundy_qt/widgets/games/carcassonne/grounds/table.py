"""How the grounds of the table are painted: everything that lies still under the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from burgundy_qt.widgets.games.carcassonne.grounds.hand import hand_ground
from burgundy_qt.widgets.games.carcassonne.grounds.head import OnStage, card_ground
from burgundy_qt.widgets.games.carcassonne.grounds.seat import seat_ground
from burgundy_qt.widgets.games.carcassonne.grounds.stage import Stage, stage_of
from burgundy_qt.widgets.games.carcassonne.layout.layout import TableLayout
from burgundy_qt.widgets.games.carcassonne.map.land import Land
from burgundy_qt.widgets.games.carcassonne.map.shade import NOTHING, Marks, asked, ground_of
from burgundy_qt.widgets.games.carcassonne.picture.steps import parts_of
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.table.game_table import Ground


class Printed(NamedTuple):
    """What the grounds show of a state: how many parts a turn has, what is done at a bazaar, and
    the land with what a decision is about."""

    parts: int
    stage: Stage | None
    asked: tuple[Land, Marks] | None


def printed_on(state: TableState) -> Printed:
    """What the grounds show of a state; what is chosen shows on the state itself."""
    marks = asked(state)
    about = None if marks == NOTHING else (Land.of(state), marks)
    return Printed(len(parts_of(state)), stage_of(state), about)


def grounds_of(
    layout: TableLayout, look: PaintStyle, names: Sequence[str], shown: Printed
) -> dict[str, partial[Ground]]:
    """How to paint the ground of every part; equal arguments paint the same."""
    frame, seat = layout.frame, layout.shown
    grounds: dict[str, partial[Ground]] = {
        "hand": partial(hand_ground, frame.hand, look),
        "card": partial(
            card_ground,
            frame.card,
            frame.map,
            frame.head,
            seat,
            names[seat],
            shown.parts,
            _on_stage(layout, names, shown),
            look,
        ),
    }
    if shown.asked is not None:
        grounds["asked"] = ground_of(*shown.asked, layout, look)
    for laid in () if layout.narrow else frame.cards:
        grounds[f"seat {laid.seat}"] = partial(seat_ground, laid, names[laid.seat], look)
    return grounds


def _on_stage(layout: TableLayout, names: Sequence[str], shown: Printed) -> OnStage | None:
    if layout.frame.stage is None or shown.stage is None:
        return None
    return layout.frame.stage, layout.bidders, shown.stage, tuple(names)
