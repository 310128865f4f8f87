"""Where on the page the things lie that a step of the first game points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QRect

from burgundy_qt.widgets.games.carcassonne.layout.layout import TableLayout
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.learning.first_game import Action
from burgundy_qt.widgets.learning.tutorial.pointing import (
    on_page,
    round_spots,
    round_target,
    round_widget,
)
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.slots import ClickTarget, Slot

OF_THE_SEAT = {"followers": ("meeples",), "points": ("points",)}
SHARED = {"hand": ("hand-tile",), "pile": ("pile",)}
"""By name the kinds of spots that are pointed at: those of the seat, and those of all."""


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """What a name stands for; "meant" is what the wanted actions touch, "tile" the one just laid,
    "lay" and "keep" the buttons that lay a tile and keep the followers."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    match name:
        case "log":
            return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
        case "map":
            return [on_page(page, layout.map, 0)]
        case "meant":
            return [rect for action in wanted for rect in _touched(action, page)]
        case "lay":
            return [round_widget(page, page.prompt.end)]
        case "keep":
            return [round_widget(page, page.prompt.passing)]
        case "tile":
            cell = cast(TableState, page.scene.state).cell
            return [round_spots(page, [Slot("tile", None, cell)])] if cell else []
    kinds = OF_THE_SEAT.get(name) or SHARED[name]
    owner = seat if name in OF_THE_SEAT else None
    meant = [spot for spot in layout.places if spot.kind in kinds and spot.owner == owner]
    return [round_spots(page, meant)]


def _touched(action: Action, page: TablePage) -> list[QRect]:
    """The places of one action."""
    match action["type"]:
        case "place":
            return [round_target(page, ClickTarget("cell", action["cell"]))]
        case "meeple":
            return [round_target(page, ClickTarget("place", action["on"]))]
    return []
