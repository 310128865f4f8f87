"""Where on the page the things lie that a step of the first game points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QRect

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.layout.layout import TableLayout
from burgundy_qt.widgets.learning.first_game import Action
from burgundy_qt.widgets.learning.tutorial.pointing import round_spots, round_target, round_widget
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.slots import ClickTarget

OF_THE_SEAT = {
    "duchy": ("cell",),
    "hand": ("card",),
    "storage": ("store",),
    "stacks": ("stack", "left"),
    "marble": ("marble",),
    "points": ("green", "red"),
}
SHARED = {
    "deck": ("deck",),
    "display": ("display",),
    "yields": ("yields", "yield-card"),
    "clock": ("phase", "stone"),
}
"""By name the kinds of spots that are pointed at: those of the seat, and those of all."""


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """What a name stands for; "meant" is what the wanted actions touch."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    if name == "log":
        return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
    if name == "meant":
        return [rect for action in wanted for rect in _touched(action, page)]
    kinds = OF_THE_SEAT.get(name) or SHARED[name]
    owner = seat if name in OF_THE_SEAT else None
    meant = [spot for spot in layout.places if spot.kind in kinds and spot.owner == owner]
    return [round_spots(page, meant)]


def _touched(action: Action, page: TablePage) -> list[QRect]:
    """The places of one action."""
    match action["type"]:
        case "bonus-tile":
            return [round_target(page, ClickTarget("supply", action["tile"]))]
        case "draw":
            return [round_target(page, ClickTarget("deck"))]
        case "take":
            slots = enumerate(_table(page).display)
            targets = [
                ClickTarget("display", slot) for slot, tile in slots if tile == action["tile"]
            ]
            return [round_target(page, target) for target in targets]
        case "place":
            stored = enumerate(_table(page).seats[page.seat.number].storage)
            targets = [ClickTarget("store", at) for at, tile in stored if tile == action["tile"]]
            targets.append(ClickTarget("cell", action["cell"]))
            return [round_target(page, target) for target in targets]
    return []


def _table(page: TablePage) -> TuscanyState:
    """The state that is decided in, with what lies in which storage space."""
    return cast(TuscanyState, page.scene.state)
