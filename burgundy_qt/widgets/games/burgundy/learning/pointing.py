"""Where on the page the things lie that a step of the first game points at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QRect

from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout
from burgundy_qt.widgets.learning.first_game import Action
from burgundy_qt.widgets.learning.tutorial.pointing import (
    on_page,
    round_spots,
    round_target,
    round_widget,
)
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.slots import ClickTarget, Slot


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """What a name stands for; "meant" is what the wanted actions touch."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    match name:
        case "estate":
            return [on_page(page, layout.estate.rect.adjusted(0, 0, 0, -layout.prompt.height()), 0)]
        case "phases" | "rounds":
            kind = name.removesuffix("s")
            return [round_spots(page, [spot for spot in layout.places if spot.kind == kind])]
        case "storage":
            return [round_spots(page, [Slot("storage", seat, place) for place in range(3)])]
        case "bonuses":
            return [round_spots(page, [spot for spot in layout.places if spot.kind == "bonus"])]
        case "points":
            return [round_spots(page, [Slot("crest", seat), Slot("points", seat)])]
        case "log":
            return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
        case "end":
            return [round_widget(page, page.prompt.end)]
    return [rect for action in wanted for rect in _touched(action, page, layout)]


def _touched(action: Action, page: TablePage, layout: TableLayout) -> list[QRect]:
    """The pieces and places of one action."""
    seat = page.seat.number
    rects = [round_target(page, ClickTarget("die", action["die"]))] if action.get("die") else []
    match action["type"]:
        case "take":
            rects.append(on_page(page, layout.market.depots[action["depot"]].rect))
        case "buy":
            rects += [on_page(page, layout.market.black), round_spots(page, [Slot("silver", seat)])]
        case "place":
            rects += [
                round_target(page, ClickTarget("storage", None, action["tile"])),
                round_target(page, ClickTarget("cell", action["cell"])),
            ]
        case "sell":
            rects.append(round_target(page, ClickTarget("good", action["good"])))
        case "workers":
            rects.append(round_spots(page, [Slot("workers", seat)]))
        case "load":
            rects += [on_page(page, layout.market.depots[depot].rect) for depot in action["depots"]]
    return rects
