"""Where on the page the things lie that a step of the first game points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QRect

from burgundy_qt.widgets.games.dice.layout.layout import TableLayout
from burgundy_qt.widgets.learning.first_game import Action
from burgundy_qt.widgets.learning.tutorial.pointing import round_spots, round_target, round_widget
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.targets import Target

ON_THE_SHEET = {
    "duchy": ("cell",),
    "circles": ("circle",),
    "points": ("column", "total"),
    "bonuses": ("bonus",),
}
SHARED = {"dice": ("die",), "tracks": ("box",), "regions": ("points-row",)}
"""By name the kinds of spots that are pointed at: those of the seat, and those of all."""


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """What a name stands for; "meant" is what the wanted actions touch."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    if name in ON_THE_SHEET:
        kinds, owner = ON_THE_SHEET[name], seat
    elif name in SHARED:
        kinds, owner = SHARED[name], None
    elif name == "others":
        return [
            round_spots(page, [spot for spot in layout.places if spot.owner not in (seat, None)])
        ]
    elif name == "log":
        return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
    elif name == "end":
        return [round_widget(page, page.prompt.end)]
    else:
        return [rect for action in wanted for rect in _touched(action, page)]
    meant = [spot for spot in layout.places if spot.kind in kinds and spot.owner == owner]
    return [round_spots(page, meant)]


def _touched(action: Action, page: TablePage) -> list[QRect]:
    """The places of one action."""
    match action["type"]:
        case "start":
            return [round_target(page, Target("cell", action["castle"]))]
        case "mark":
            return [round_target(page, Target("cell", action["cell"]))]
        case "worker":
            return [round_spots(page, [Spot("bonus", page.seat.number, "worker")])]
    return []
