"""Where on the page the things lie that a step points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.learning.first_game import Action
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.targets import Target

AROUND = 7  # units of air round a piece


def holes(names: Sequence[str], page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """The rectangles, in coordinates of the page, of what is named; "meant" is what the wanted actions touch."""
    layout = page.scene.layout
    if layout is None:
        return []
    found = [rect for name in names for rect in _rects(name, page, layout, wanted)]
    return [hole for number, hole in enumerate(found) if hole.isValid() and hole not in found[:number]]


def _rects(name: str, page: TablePage, layout: TableLayout, wanted: Sequence[Action]) -> list[QRect]:
    seat = page.seat_shown
    match name:
        case "estate":
            return [_on_page(page, layout.estate.rect.adjusted(0, 0, 0, -layout.prompt.height()), 0)]
        case "phases" | "rounds":
            kind = name.removesuffix("s")
            return [_together(page, [spot for spot in layout.places if spot.kind == kind])]
        case "storage":
            return [_together(page, [Spot("storage", seat, place) for place in range(3)])]
        case "points":
            return [_together(page, [Spot("crest", seat), Spot("points", seat)])]
        case "log":
            return [_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
        case "end":
            return [_widget(page, page.prompt.end)]
    return [rect for action in wanted for rect in _touched(action, page, layout)]


def _touched(action: Action, page: TablePage, layout: TableLayout) -> list[QRect]:
    """The pieces and places of one action."""
    seat = page.seat_shown
    rects = [_target(page, Target("die", action["die"]))] if action.get("die") else []
    match action["type"]:
        case "take":
            rects.append(_on_page(page, layout.market.depots[action["depot"]].rect))
        case "buy":
            rects += [_on_page(page, layout.market.black), _together(page, [Spot("silver", seat)])]
        case "place":
            rects += [
                _target(page, Target("storage", None, action["tile"])),
                _target(page, Target("cell", action["cell"])),
            ]
        case "sell":
            rects.append(_target(page, Target("good", action["good"])))
        case "workers":
            rects.append(_together(page, [Spot("workers", seat)]))
        case "load":
            rects += [_on_page(page, layout.market.depots[depot].rect) for depot in action["depots"]]
    return rects


def _target(page: TablePage, target: Target) -> QRect:
    return _together(page, page.scene.spots(target)[:1])


def _together(page: TablePage, spots: Sequence[Spot]) -> QRect:
    """The rectangle round some spots."""
    places = [page.scene.layout.place(spot) for spot in spots] if page.scene.layout else []
    whole = QRectF()
    for place in places:
        whole = whole.united(place.rect) if place is not None and place.shown else whole
    return _on_page(page, whole) if not whole.isEmpty() else QRect()


def _on_page(page: TablePage, rect: QRectF, around: float = AROUND) -> QRect:
    air = around * page.view.unit()
    on_view = page.view.mapFromScene(rect.adjusted(-air, -air, air, air)).boundingRect()
    return QRect(page.view.mapTo(page, on_view.topLeft()), on_view.size()).intersected(page.rect())


def _widget(page: TablePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
