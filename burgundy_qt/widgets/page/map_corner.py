"""The corners of a map larger than the view: the corner map, with a frame round the visible part,
and the zoom buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, separator_line, text_label
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.sprites.brush import translucent
from burgundy_qt.widgets.table import table_scene, table_view
from burgundy_qt.widgets.table.camera import Camera
from burgundy_qt.widgets.theme import sprite_files, theme


def clip_corners(widget: QWidget, radius: float) -> None:
    """Cut the corners of a widget that paints all of its rectangle."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(widget.rect()), radius, radius)
    widget.setMask(QRegion(path.toFillPolygon().toPolygon()))
    widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


SIZE = QSizeF(150, 104)  # in units, like the rest
EDGE, ROUND, INNER_ROUND = 6, 10, 5
WHITE = "#FFFFFF"


class CornerMap(QWidget):
    """A small map with a frame. It reports the point of the map, in tiles, to which the player
    moves the frame."""

    asked = Signal(QPointF)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Map", "The whole map: click a place to see it"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._unit = 1.0
        self._picture, self._card = QPixmap(), QPixmap()
        self._whole, self._seen = QRectF(), QRectF()

    def measure(self, unit: float) -> None:
        """Take over the pixels per unit."""
        self._unit = unit
        self.resize((SIZE * unit).toSize())
        clip_corners(self, ROUND * unit)

    @property
    def inside(self) -> QRectF:
        """The rectangle of the picture."""
        edge = EDGE * self._unit
        return QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)

    def show_map(self, picture: QPixmap, whole: QRectF) -> None:
        """Show the picture of the whole map, with `whole` in tiles in its middle."""
        self._picture, self._whole = picture, whole
        self._draw_card()
        self.update()

    def show_seen(self, seen: QRectF) -> None:
        """Draw the frame round the visible part of the map, in tiles."""
        if seen != self._seen:
            self._seen = seen
            self.update()

    @property
    def _share(self) -> float:
        """The pixels of a tile."""
        room, whole = self.inside, self._whole
        return min(room.width() / whole.width(), room.height() / whole.height())

    def rect_of(self, tiles: QRectF) -> QRectF:
        """Return the rectangle of a part of the map in this widget."""
        corner = (tiles.topLeft() - self._whole.center()) * self._share + self.inside.center()
        return QRectF(corner, tiles.size() * self._share)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the card with the map, and the frame."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._card)
        if self._whole.isEmpty():
            return
        unit, inside = self._unit, self.inside
        painter.setClipRect(inside)
        frame = self.rect_of(self._seen) & inside.adjusted(1, 1, -1, -1)
        painter.fillRect(frame, translucent(WHITE, 0.14))
        for colour, width in ((WHITE, 3.4), (theme.current().accent, 1.6)):
            painter.setPen(QPen(QColor(colour), width * unit))
            painter.drawRect(frame)

    def _draw_card(self) -> None:
        """Draw everything but the frame, because only the frame moves with the map."""
        palette, unit, inside = theme.current(), self._unit, self.inside
        dpr = self.devicePixelRatioF()
        self._card = QPixmap((QSizeF(self.size()) * dpr).toSize())
        self._card.setDevicePixelRatio(dpr)
        self._card.fill(QColor(palette.panel))
        painter = QPainter(self._card)
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.setPen(QPen(QColor(palette.line2), 1))
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(card, ROUND * unit, ROUND * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(inside, INNER_ROUND * unit, INNER_ROUND * unit)
        painter.drawPixmap(inside.topLeft(), self._picture)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Move the frame to the clicked point."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._ask(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Drag the frame."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._ask(event.position())

    def _ask(self, at: QPointF) -> None:
        if not self._whole.isEmpty():
            way = (at - self.inside.center()) / self._share
            self.asked.emit(self._whole.center() + way)


ICON = 16  # pixels at the usual size of text
PILL_ROUND = 10


class ZoomPill(QFrame):
    """The zoom buttons with the percentage; they report the name of the pressed command."""

    asked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.smaller = self._sign(tr("Map", "Zoom out"), "zoom out")
        self.larger = self._sign(tr("Map", "Zoom in"), "zoom in")
        self.fit = self._sign(tr("Map", "Show the whole map"), "fit")
        self.fit.setText(tr("Map", "Fit"))
        self.percent = text_label("", "share")
        self.percent.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        parts = (self.smaller, self.percent, self.larger, self.fit)
        for part in parts[:-1]:
            self._row.addWidget(part)
            self._row.addWidget(separator_line("pillar"))
        self._row.addWidget(self.fit)
        keymap.changed.connect(self._name_keys)
        theme.theme_changed.connect(self._scale_text_again)
        self._name_keys()
        self.set_text_scale(1.0)

    def _sign(self, text: str, command: str) -> QPushButton:
        made = push_button("", "pill")
        made.setAccessibleName(text)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setProperty("command", command)
        made.clicked.connect(lambda: self.asked.emit(command))
        return made

    def _name_keys(self) -> None:
        for part in (self.smaller, self.larger, self.fit):
            part.setToolTip(tooltip_with_key(part.accessibleName(), part.property("command")))

    def set_text_scale(self, scale: float) -> None:
        """Take over the text scale."""
        self.scale = scale
        size = round(ICON * scale)
        for part, icon in ((self.smaller, "less"), (self.larger, "add"), (self.fit, "fit")):
            part.setIcon(sprite_files.icon(icon, theme.current().text, size))
            part.setIconSize(QSize(size, size))
        edge = round(3 * scale)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self.percent.ensurePolished()
        widest = self.percent.fontMetrics().horizontalAdvance(tr("Map", "{n}%", n=100))
        # so that nothing moves under the pointer
        self.percent.setMinimumWidth(widest + round(10 * scale))
        self.adjustSize()
        clip_corners(self, PILL_ROUND)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Clip the corners again."""
        super().resizeEvent(event)
        clip_corners(self, PILL_ROUND)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint an opaque background in the corners."""
        painter, palette = QPainter(self), theme.current()
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.fillRect(event.rect(), QColor(palette.panel))
        if self.rect().adjusted(2, 2, -2, -2).contains(event.rect()):
            return  # only the number has changed, as at every zoom
        painter.setPen(QColor(palette.line2))
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), PILL_ROUND, PILL_ROUND
        )

    def _scale_text_again(self, *_: object) -> None:
        self.set_text_scale(self.scale)

    def show_percent(self, percent: int) -> None:
        """Show the scale of the map in percent of its natural size."""
        self.percent.setText(tr("Map", "{n}%", n=percent))


GAP = 12  # units between the corners and the edges of the map


class MapCorners(QObject):
    """The positions of both corners on the map, and their commands. The corner map is visible only
    while a part of the map is not. A card of the game over the map replaces a corner."""

    def __init__(self, view: table_view.TableView, scene: table_scene.TableScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self.pill, self.corner = ZoomPill(view), CornerMap(view)
        self._cards: list[QRectF] = []
        self._kept_free = 0
        self.pill.hide()
        self.corner.hide()
        self.pill.asked.connect(self._look)
        self.corner.asked.connect(self._look_at)
        scene.panning.moved.connect(self._follow)
        scene.settled.connect(self._paint)
        theme.theme_changed.connect(self._paint)

    def keep_free(self, height: int) -> None:
        """Stay above a covered height at the table's foot."""
        self._kept_free = height
        self.lay_out()

    def lay_out(self) -> None:
        """Move the corners to the current rectangle of the map."""
        room, unit = self._scene.tabletop.plane.room, self._view.unit()
        if room.isEmpty():
            self.pill.hide()
            self.corner.hide()
            return
        gap = GAP * unit
        covered = self._view.prompt_rect().bottom() - self._kept_free
        foot = min(room.bottom(), covered) - gap
        self.pill.adjustSize()
        size = self.pill.size()
        self.pill.move(round(room.right() - gap - size.width()), round(foot - size.height()))
        self.corner.measure(unit)
        self.corner.move(round(room.left() + gap), round(foot - self.corner.height()))
        self._cards = self._scene.cards_on_map()
        self.pill.setVisible(self._is_free(self.pill))
        self._follow()
        self._paint()

    def _is_free(self, part: QWidget) -> bool:
        """Return whether the game has no card there."""
        place = QRectF(part.geometry())
        return not any(card.intersects(place) for card in self._cards)

    def _follow(self) -> None:
        """Follow a change of the visible part."""
        panning = self._scene.panning
        has_map = self._scene.tabletop.plane.layout is not None
        self.pill.show_percent(panning.percent)
        self.corner.show_seen(panning.seen)
        was_hidden = self.corner.isHidden()
        self.corner.setVisible(has_map and panning.is_in and self._is_free(self.corner))
        if was_hidden and not self.corner.isHidden():
            self._paint()

    def _paint(self, *_: object) -> None:
        """Paint the current map."""
        scene, layout = self._scene, self._scene.tabletop.plane.layout
        table = scene.game_table
        if self.corner.isHidden() or layout is None or scene.paint_style is None:
            return
        inside = self.corner.inside.size()
        picture = table.map_picture(scene.state, layout.whole, inside, scene.paint_style)
        self.corner.show_map(picture, layout.whole)

    def _look(self, command: str) -> None:
        looking = self._view.looking
        {"zoom in": looking.larger, "zoom out": looking.smaller, "fit": looking.fit}[command]()

    def _look_at(self, middle: QPointF) -> None:
        """Show this point of the map in the middle."""
        camera = self._scene.tabletop.plane.camera
        if camera is not None:
            self._scene.panning.look(Camera(middle, camera.unit))
