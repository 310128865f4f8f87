"""Small pictures of the spots that turns are about: a part of the table with the place of a turn
marked. They are painted off the screen, with the table's own items, bit by bit, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import Step, advice_of
from burgundy_qt.widgets.advice.hint_marks import Pen
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.sprites.paint_style import PaintStyle
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.sprites.scene_items import item_class, level_of
from burgundy_qt.widgets.table import tabletop
from burgundy_qt.widgets.table.camera import Camera
from burgundy_qt.widgets.table.game_table import (
    WIDE_SIZE,
    Background,
    Layout,
    MapLayout,
    table_of_game,
)
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import seat_styles_of
from burgundy_qt.widgets.theme.sprite_files import SMOOTH, transparent_pixmap

SCENE = 0.62
"""The size of the table that is painted, as a share of the usual one: a picture then shows about
three spaces beside each other."""
TILE = 38.0
"""Pixels of a tile on a map."""
CORNER = 6.0
KEPT = 64
"""How many pictures are cached."""


class SpotKey(NamedTuple):
    """What a picture depends on."""

    game_id: str
    first: int
    last: int
    look: str
    size: QSize
    scale: float
    dpr: float


class SpotPictures(QObject):
    """A cache of pictures; `drawn` is emitted after each new one."""

    drawn = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.kept: OrderedDict[SpotKey, QPixmap] = OrderedDict()
        self._wanted: OrderedDict[SpotKey, tuple[ReviewedGame, ReviewedTurn]] = OrderedDict()
        self._task = ChunkedTask(self)

    def picture(
        self, reviewed: ReviewedGame, turn: ReviewedTurn, size: QSize, dpr: float
    ) -> QPixmap | None:
        """Return the picture of a turn in so many logical pixels; None means that it has yet to be
        painted, and schedules this."""
        look, scale = theme.current().name, theme.scale()
        key = SpotKey(reviewed.game_id, turn.first, turn.last, look, size, scale, dpr)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        self._wanted[key] = reviewed, turn
        if not self._task.is_running:
            self._task.begin(self._paint_all())
        return None

    def forget(self) -> None:
        """Paint nothing that was wanted so far."""
        self._wanted.clear()

    def _paint_all(self) -> Iterator[None]:
        while self._wanted:
            key, (reviewed, turn) = self._wanted.popitem(last=False)
            painting = SpotPainting(reviewed, turn, key)
            yield from painting.steps()
            self.kept[key] = painting.pixmap
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            self.drawn.emit()
            yield


class SpotPainting:
    """One picture being painted, from the view of the player whose turn it is."""

    def __init__(self, reviewed: ReviewedGame, turn: ReviewedTurn, key: SpotKey) -> None:
        self.reviewed, self.turn, self.key = reviewed, turn, key
        self.view = view_before(reviewed, turn)
        self.table = table_of_game(self.view.game)
        self.scene = QGraphicsScene()
        size = QSize(round(key.size.width() * key.dpr), round(key.size.height() * key.dpr))
        self.pixmap = transparent_pixmap(size, key.dpr)

    def steps(self) -> Iterator[None]:
        """Paint it, one part at each step."""
        state = self.table.state_of(self.view)
        yield
        size = QSizeF(*WIDE_SIZE) * SCENE * self.key.scale
        layout = self.table.layout(size, state, self.turn.seat, 1.0, False)
        step = self._step(state)
        if self.table.has_map:
            layout = self._near(cast(MapLayout, layout), step)
        style = self._style(layout)
        crop = self._crop(layout, step)
        yield
        printed = self.table.printed(state, None, {})
        names = seat_names(self.reviewed.seats)
        yield from self.table.prepared(layout, style, printed)
        for part, background in self.table.backgrounds(layout, style, names, printed).items():
            self._lay(part, background, layout)
            yield
        for slot, sprite in self.table.picture(state).items():
            place = layout.place(slot, sprite.of)
            if place is not None and place.shown and place.rect.intersects(crop):
                item: Any = item_class(sprite)()
                item.setZValue(level_of(slot, style))
                item.dress(sprite, place, style)
                self.scene.addItem(item)
                yield
        self._render(layout, style, crop, step)

    def _step(self, state: Any) -> Step | None:
        """Return the step of the action that lost something, or else the first one with a place."""
        turn, game = self.turn, self.reviewed.game
        plan = [action for _, action in game.actions[turn.first : turn.last]]
        steps = advice_of(self.view.game).steps(plan, state, turn.seat)
        number = turn.at - turn.first + 1
        return next((one for one in steps if one.number == number), steps[0] if steps else None)

    def _near(self, layout: MapLayout, step: Step | None) -> MapLayout:
        """Return the layout with the place of the step in the middle of its map."""
        place = layout.place(step.marked[0]) if step is not None else None
        if place is None or not place.on_map:
            return layout
        middle = layout.camera.tiles(place.rect.center(), layout.map)
        camera = Camera(middle, TILE * self.key.scale).on_pixels(layout.map, self.key.dpr)
        return layout.seen_by(camera)

    def _style(self, layout: Layout) -> PaintStyle:
        return PaintStyle(
            theme.current(),
            str(self.view.state.get("edition", "")),
            layout.u,
            self.key.dpr,
            seat_styles_of(self.reviewed.seats),
            1.0,
            self.table.sprite_painter,
        )

    def _crop(self, layout: Layout, step: Step | None) -> QRectF:
        """Return the part of the scene to show: around the place of the step, or all of the
        player's board."""
        size, whole = QSizeF(self.key.size), QRectF(QPointF(0, 0), layout.size)
        place = layout.place(step.marked[0]) if step is not None else None
        if place is None:
            middle = layout.large.center()
            size = size.scaled(layout.large.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        else:
            middle = place.rect.center()
        crop = QRectF(QPointF(0, 0), size)
        crop.moveCenter(middle)
        crop.moveLeft(min(max(crop.left(), whole.left()), max(0.0, whole.right() - size.width())))
        crop.moveTop(min(max(crop.top(), whole.top()), max(0.0, whole.bottom() - size.height())))
        return crop

    def _lay(self, part: str, background: partial[Background], layout: Layout) -> None:
        pixmap, corner = tabletop.painted.paint(background)
        item = QGraphicsPixmapItem(pixmap)
        levels = self.table.kinds.map_grounds
        if part in levels:
            on_map = cast(MapLayout, layout)
            corner = on_map.camera.point(corner, on_map.map)
            item.setZValue(levels[part])
        item.setPos(corner)
        self.scene.addItem(item)

    def _render(self, layout: Layout, style: PaintStyle, crop: QRectF, step: Step | None) -> None:
        """Paint the scene with the marks into the picture."""
        whole = QRectF(QPointF(0, 0), QSizeF(self.key.size))
        painter = QPainter(self.pixmap)
        painter.setRenderHints(SMOOTH | QPainter.RenderHint.TextAntialiasing)
        path = QPainterPath()
        path.addRoundedRect(whole, CORNER, CORNER)
        painter.setClipPath(path)
        painter.fillPath(path, QColor(style.palette.well))
        self.scene.render(painter, whole, crop)
        if step is not None:
            painter.translate(whole.topLeft())
            painter.scale(whole.width() / crop.width(), whole.height() / crop.height())
            painter.translate(-crop.topLeft())
            pen = Pen(painter, style, places_of(step, layout))
            pen.ghost(step)
            pen.rings(step)
        painter.end()


def places_of(step: Step, layout: Layout) -> dict[Slot, SlotPlace]:
    """Return the places of the slots of a step."""
    slots = [slot for slot in (*step.marked, step.source, step.target) if slot is not None]
    found = ((slot, layout.place(slot)) for slot in slots)
    return {slot: place for slot, place in found if place is not None and place.shown}


def view_before(reviewed: ReviewedGame, turn: ReviewedTurn) -> GameView:
    """Return the position before a turn, as its player knew it."""
    game = reviewed.game
    position, events = game.position_at(turn.first)
    return GameView(
        reviewed.game_id,
        turn.first,
        LineUp(reviewed.seats, game.request),
        game.rules.state(position, game.request, turn.seat),
        {"seat": turn.seat, "waiting": [], "actions": []},
        [],
        tuple(events),
        can_undo=False,
        can_redo=False,
        casual=reviewed.casual,
        scoring_potential=game.rules.scoring_potential(position),
        viewer=turn.seat,
    )
