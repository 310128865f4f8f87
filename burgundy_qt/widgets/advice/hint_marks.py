"""Advice drawn on the table in blue: rings around the slots of a plan, numbers for its steps,
and paths of pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from burgundy_qt.widgets.advice.game_advice import Step, advice_of
from burgundy_qt.widgets.play.move_choice import Action
from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.brush import PaintStyle, translucent
from burgundy_qt.widgets.sprites.highlight_rings import CORNERS, highlight_ring
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace
from burgundy_qt.widgets.sprites.scene_items import LIGHT_LEVEL
from burgundy_qt.widgets.sprites.sprite_pixmaps import sprite_pixmap
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme import fonts, theme

GHOST = 0.5
ABOVE_LIGHTS = 7.0
BADGE, PILL = 24, 22  # heights in units
BLANK = 6  # units above and below the words and the number of a plate
MARGIN = 84  # units: paths leave the places by a cell at most
Flag = tuple[str, Slot]


class TableMarks(QObject):
    """Marks on places, as one picture over the table, which is painted only after changes of the
    marks, the layout or the look."""

    margin: float  # units: how far the marks reach beyond their places
    level: float  # above the lights

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self._item: QGraphicsPixmapItem | None = None
        scene.laid_out.connect(self._draw)
        scene.panning.moved.connect(self._follow)
        theme.theme_changed.connect(self._draw)

    def slots(self) -> Iterable[Slot]:
        """Return the marked slots."""
        return ()

    def paint(self, painter: QPainter, style: PaintStyle, places: Mapping[Slot, SlotPlace]) -> None:
        """Paint the marks on the visible places, in coordinates of the scene."""

    def _draw(self, *_: object) -> None:
        if self._item is not None:
            self.scene.removeItem(self._item)
            self._item = None
        style = self.scene.paint_style
        found = ((slot, self.scene.place_of(slot)) for slot in self.slots())
        places = {slot: place for slot, place in found if place and self.scene.is_in_view(place)}
        if style is None or not places:
            return
        whole = QRectF()
        for place in places.values():
            whole = whole.united(place.rect)
        margin = self.margin * style.u
        bounds = whole.adjusted(-margin, -margin, margin, margin) & self.scene.sceneRect()
        pixmap, painter, corner = brush.scene_canvas(bounds, style)
        self.paint(painter, style, places)
        painter.end()
        self._item = QGraphicsPixmapItem(pixmap)
        self._item.setPos(corner)
        self._item.setZValue(LIGHT_LEVEL + self.level)
        self.scene.addItem(self._item)

    def _follow(self) -> None:
        """Hide the marks while a map is moving."""
        if self._item is not None:
            self._item.setVisible(self.scene.panning.is_resting)


class HintMarks(TableMarks):
    """The marks of an advice: rings, numbers and paths for its plan, flags for other plans."""

    margin, level = MARGIN, ABOVE_LIGHTS

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.plan: Sequence[Action] = ()
        self.others: dict[str, Action] = {}
        self.seat: int | None = None

    def show(
        self, plan: Sequence[Action], others: dict[str, Action], seat: int | None = None
    ) -> None:
        """Mark a plan of a seat (None: the one that decides), and the start of each of the `others`
        by its name."""
        self.plan, self.others, self.seat = plan, others, seat
        self._draw()

    def bring_into_view(self) -> None:
        """Scroll a map so that the plan is in view."""
        slots = {slot for step in self.steps for slot in (*step.marked, step.target) if slot}
        for place in map(self.scene.place_of, slots):
            if place is not None and place.on_map:
                self.scene.panning.bring_into_view(self.scene.seen(place))

    def clear(self) -> None:
        """Remove all marks."""
        self.show((), {})

    @property
    def steps(self) -> list[Step]:
        """The marked steps of the plan."""
        return self._steps_of(self.plan)

    def _steps_of(self, plan: Sequence[Action]) -> list[Step]:
        view, seat = self.scene.view, self.scene.acting if self.seat is None else self.seat
        if view is None or seat is None or not plan:
            return []
        return advice_of(view.game).steps(plan, self.scene.state, seat)

    @property
    def flags(self) -> list[Flag]:
        """The names of the other plans, each with its slot; none on a slot that the plan marks."""
        taken = {slot for step in self.steps for slot in step.marked}
        found: list[Flag] = []
        for name, action in self.others.items():
            first = self._steps_of([action])
            if first and first[0].marked[0] not in taken:
                taken.add(first[0].marked[0])
                found.append((name, first[0].marked[0]))
        return found

    def slots(self) -> Iterable[Slot]:
        """Return the slots of the steps, and those with flags."""
        steps = self.steps
        slots = {slot for one in steps for slot in (*one.marked, one.source, one.target) if slot}
        return slots | {slot for _, slot in self.flags}

    def paint(self, painter: QPainter, style: PaintStyle, places: Mapping[Slot, SlotPlace]) -> None:
        """Paint the plan, its numbers last."""
        pen = Pen(painter, style, places, self.scene)
        steps = self.steps
        for step in steps:
            if not self._is_taken(step):
                pen.ghost(step)
        for step in steps:
            pen.rings(step)
        for step in steps:
            pen.route(self._route(step, places), step)
        for name, slot in self.flags:
            pen.flag(name, slot)
        for step in steps:
            pen.badge(step)

    def _is_taken(self, step: Step) -> bool:
        """Return whether a piece of this kind is at the target already: a free space may show the
        sign that the tile has to be turned."""
        shown = self.scene.tabletop.shown.get(step.target) if step.target else None
        return shown is not None and step.sprite is not None and shown.kind == step.sprite.kind

    def _route(self, step: Step, places: Mapping[Slot, SlotPlace]) -> Sequence[QPointF]:
        view = self.scene.view
        source, target = (places.get(slot) if slot else None for slot in (step.source, step.target))
        if view is None or source is None or target is None:
            return ()
        return advice_of(view.game).route(self.scene, step, source, target)


class Pen:
    """Paints the parts of the picture, in coordinates of the scene. On the table of a `scene` its
    signs leave all numbers readable."""

    def __init__(
        self,
        painter: QPainter,
        style: PaintStyle,
        places: Mapping[Slot, SlotPlace],
        scene: TableScene | None = None,
    ) -> None:
        self.painter, self.style, self.places, self.scene = painter, style, places, scene

    def ghost(self, step: Step) -> None:
        """Paint the tile half-transparent at its target."""
        place = self.places.get(step.target) if step.target else None
        if place is None or step.sprite is None:
            return
        picture = sprite_pixmap(step.sprite, place.rect.size(), self.style, place.small)
        self.painter.setOpacity(GHOST)
        brush.paint_pixmap(self.painter, picture, place.rect, self.style)
        self.painter.setOpacity(1)

    def rings(self, step: Step) -> None:
        """Paint dashed rings around the slots of a step, and around its target."""
        for slot in dict.fromkeys((*step.marked, *((step.target,) if step.target else ()))):
            place = self.places.get(slot)
            if place is None:
                continue
            if place.is_hex:
                brush.paint_pixmap(
                    self.painter, highlight_ring(place, "hint", self.style), place.rect, self.style
                )
            else:
                self._frame(place)

    def _frame(self, place: SlotPlace) -> None:
        u, focus = self.style.u, self.style.palette.focus
        rect = place.rect.adjusted(-3 * u, -3 * u, 3 * u, 3 * u)
        corner = CORNERS.get(place.form, 0.0) * min(rect.width(), rect.height()) or 9 * u
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour, dashed in (
            (7.5, translucent(focus, 0.3), False),
            (4.2, QColor(focus), False),
            (1.6, QColor(self.style.palette.hover), True),
        ):
            pen = QPen(colour, width * u)
            if dashed:
                pen.setDashPattern([3.2, 2.6])
            self.painter.setPen(pen)
            self.painter.drawRoundedRect(rect, corner, corner)

    def route(self, points: Sequence[QPointF], step: Step) -> None:
        """Paint the dashed path of a step's piece, with an arrow at its end."""
        target = self.places.get(step.target) if step.target else None
        if not points or target is None:
            return
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        u = self.style.u
        for width, colour, dashed in (
            (6.0, self.style.palette.panel, False),
            (3.4, self.style.palette.focus, True),
        ):
            pen = QPen(QColor(colour), width * u)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashed else Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashed:
                pen.setDashPattern([2.6, 1.3])
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.setPen(pen)
            self.painter.drawPath(path)
        self._arrow(points[-1], target.rect.center() - points[-1])

    def _arrow(self, tip: QPointF, heading: QPointF) -> None:
        length = (heading.x() ** 2 + heading.y() ** 2) ** 0.5
        if length < 1:
            return
        ahead = heading / length * 8 * self.style.u
        aside = QPointF(-ahead.y(), ahead.x()) * 0.8
        path = QPainterPath(tip + ahead)
        path.lineTo(tip - ahead * 0.5 + aside)
        path.lineTo(tip - ahead * 0.5 - aside)
        path.closeSubpath()
        self.painter.setPen(QPen(QColor(self.style.palette.hover), 1.6 * self.style.u))
        self.painter.setBrush(QColor(self.style.palette.focus))
        self.painter.drawPath(path)

    def badge(self, step: Step) -> None:
        """Paint the number of the step in a blue disc."""
        place = self.places.get(step.marked[0])
        if place is None:
            return
        size = min(BADGE * self.style.u, place.rect.width() * 0.62)
        disc = self._sign_at(step.marked[0], place, QSizeF(size, size))
        self._plate(disc, self.style.palette.focus, self.style.palette.hover)
        ink = self.style.palette.panel if self.style.is_dark else self.style.palette.on_accent
        self._text(disc, str(step.number), size * 0.6, ink)

    def flag(self, name: str, slot: Slot) -> None:
        """Paint a small sign at the start of another plan."""
        place = self.places.get(slot)
        if place is None:
            return
        height = PILL * self.style.u
        width = QFontMetricsF(fonts.number_font(height * 0.52, 700)).horizontalAdvance(name)
        plate = self._sign_at(slot, place, QSizeF(width + height * 0.9, height))
        self._plate(plate, self.style.palette.raised, self.style.palette.focus)
        self._text(plate, name, height * 0.52, self.style.palette.focus)

    def _sign_at(self, slot: Slot, place: SlotPlace, size: QSizeF) -> QRectF:
        """Return where a sign for a slot covers no number: on the edge of its place, or outside a
        place that it would cover."""
        found = [*on_edge(place, size), *around(place, size)]
        if self.scene is None or self.scene.layout is None:
            return found[0]
        row = QRectF(place.rect)
        for other, there in self.scene.layout.places.items():
            if there.shown and (other.kind, other.owner) == (slot.kind, slot.owner):
                row = row.united(there.rect)
        if row.width() >= size.width():
            gap = size.height() * 0.4
            found = [kept_inside(sign, row.adjusted(-gap, -1e4, gap, 1e4)) for sign in found]
        found = [kept_inside(sign, self.scene.sceneRect()) for sign in found]
        taken = self._numbers(place, self.scene)
        return next((sign for sign in found if not any(map(sign.intersects, taken))), found[0])

    def _numbers(self, place: SlotPlace, scene: TableScene) -> list[QRectF]:
        """Return the rectangles of the number at a place, and of the other plates with numbers and
        words."""
        taken, blank = [], BLANK * self.style.u
        for plate in map(scene.place_of, scene.tabletop.shown):
            if plate is None or not plate.shown or plate.lettering is None:
                continue
            if plate.rect == place.rect:
                taken.append(plate.lettering.rect or plate.rect)
            else:
                taken.append(plate.rect.adjusted(0, blank, 0, -blank))
        return taken

    def _plate(self, rect: QRectF, fill: str, line: str) -> None:
        self.painter.setPen(QPen(QColor(line), 1.8 * self.style.u))
        self.painter.setBrush(QColor(fill))
        self.painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)

    def _text(self, rect: QRectF, text: str, size: float, colour: str) -> None:
        brush.draw_text(
            self.painter, self.style, rect, text, fonts.number_font(size, 700), colour, "middle"
        )


def on_edge(place: SlotPlace, size: QSizeF) -> list[QRectF]:
    """Return the rectangles of a sign on the upper right and on the upper left edge of a place;
    none if it would cover a small place."""
    rect, right, left = place.rect, QRectF(QPointF(), size), QRectF(QPointF(), size)
    if size.width() > rect.width():
        return []
    inwards = QPointF(size.height() * 0.1, size.height() * 0.1)
    if place.is_hex:
        inwards = QPointF(0.17 * rect.width(), 0.14 * rect.height())
    right.moveCenter(rect.topRight() + QPointF(-inwards.x(), inwards.y()))
    right.moveRight(min(right.right(), rect.right() + size.height() * 0.4))
    left.moveCenter(rect.topLeft() + inwards)
    left.moveLeft(max(left.left(), rect.left() - size.height() * 0.4))
    return [right, left]


def around(place: SlotPlace, size: QSizeF) -> list[QRectF]:
    """Return the rectangles of a sign that is wider than a place, the best first.

    On a map and in a group of hexes it is above the place. Rows of other pieces have a heading
    above them: there the sign is below the number that protrudes from a pile, or on the upper half
    of the piece.
    """
    rect, gap = place.rect, size.height() * 0.3
    sign = QRectF(QPointF(), size)
    sign.moveCenter(rect.center())
    above = sign.translated(0, rect.top() + gap / 3 - sign.bottom())
    below = sign.translated(0, rect.bottom() + gap - sign.top())
    upper = sign.translated(0, rect.top() - gap / 2 - sign.top())
    return [above, below] if place.on_map or place.is_hex else [below, upper, above]


def kept_inside(sign: QRectF, room: QRectF) -> QRectF:
    """Return the sign, moved as little as possible to be in a room."""
    return sign.translated(
        max(0.0, room.left() - sign.left()) + min(0.0, room.right() - sign.right()),
        max(0.0, room.top() - sign.top()) + min(0.0, room.bottom() - sign.bottom()),
    )


def edge_towards(place: SlotPlace, other: SlotPlace) -> QPointF:
    """Return the point at the side of a place that faces another one."""
    rect = place.rect
    to_right = other.rect.center().x() > rect.center().x()
    return QPointF(rect.right() if to_right else rect.left(), rect.center().y())
