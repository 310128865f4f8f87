"""Where on the page the things lie that a step points at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.learning.first_game import Action, FirstGame
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.slots import ClickTarget, Slot

AROUND = 7  # units of air round a piece


def holes(
    names: Sequence[str], page: TablePage, wanted: Sequence[Action], lesson: FirstGame
) -> list[QRect]:
    """The rectangles, in coordinates of the page, of what is named, where these actions are
    wanted."""
    if page.scene.layout is None:
        return []
    found = [rect for name in names for rect in lesson.points_at(name, page, wanted)]
    return [
        hole for number, hole in enumerate(found) if hole.isValid() and hole not in found[:number]
    ]


def round_target(page: TablePage, target: ClickTarget) -> QRect:
    """Round the first spot of a target."""
    return round_spots(page, page.scene.spots(target)[:1])


def round_spots(page: TablePage, spots: Sequence[Slot]) -> QRect:
    """The rectangle round some spots."""
    places = [page.scene.layout.place(spot) for spot in spots] if page.scene.layout else []
    whole = QRectF()
    for place in places:
        whole = whole.united(place.rect) if place is not None and place.shown else whole
    return on_page(page, whole) if not whole.isEmpty() else QRect()


def on_page(page: TablePage, rect: QRectF, around: float = AROUND) -> QRect:
    """A rectangle of the table, with so many units of air round it, where it lies on the page."""
    air = around * page.view.unit()
    on_view = page.view.mapFromScene(rect.adjusted(-air, -air, air, air)).boundingRect()
    return QRect(page.view.mapTo(page, on_view.topLeft()), on_view.size()).intersected(page.rect())


def round_widget(page: TablePage, widget: QWidget) -> QRect:
    """Round a part of the page, where it will lie: its words may just have changed."""
    around = widget.parentWidget()
    if around is not None and (layout := around.layout()) is not None:
        layout.activate()
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size()).adjusted(-4, -4, 4, 4)
