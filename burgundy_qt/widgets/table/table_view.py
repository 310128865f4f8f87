"""The view of the table: a widget that fits the scene to its own size and can enlarge it."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from burgundy_qt.widgets.table import game_table, hover_card, stage, table_scene, zoom

RESIZE_PAUSE = 60  # milliseconds without a change of size before everything is drawn again
ZOOM_PAUSE = 180  # milliseconds without a change of the visible part, before it is drawn sharply


class SceneView(QGraphicsView):
    """A view that leaves no traces of items that have moved or become smaller."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Follow the paints of the window."""
        super().showEvent(event)
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let the scene report the old places of its items before the window is painted.

        The scene reports them in an event that it posts to itself. If any region is painted before
        that event, Qt forgets where an item was painted last, and its old pixels stay: the ends of
        a longer word around a shorter one. That happens when timers are due together. (`paintEvent`
        would be too late: the scene has the window painted at once.)
        """
        if event.type() == QEvent.Type.UpdateRequest and self.scene() is not None:
            QCoreApplication.sendPostedEvents(self.scene(), QEvent.Type.MetaCall)
        return super().eventFilter(watched, event)


class TableView(SceneView):
    """A view of a TableScene at one pixel per unit of the scene, or enlarged by its `zoom`.
    `laid_out` is emitted when the places have changed, or when others are visible."""

    laid_out = Signal()

    def __init__(self, scene: table_scene.TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.setObjectName("table")
        self.setAccessibleName(tr("Table", "The table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(False)  # files are dropped onto the window
        self.setMinimumSize(stage.LEAST.toSize())
        self._pause = QTimer(self, singleShot=True, interval=RESIZE_PAUSE)
        self._pause.timeout.connect(self.fit)
        self._sharpen = QTimer(self, singleShot=True, interval=ZOOM_PAUSE)
        self._sharpen.timeout.connect(self._draw_sharply)
        self.zoom = zoom.TableZoom(self)
        self.zoom.changed.connect(self._on_zoomed)
        self._hands = zoom.ZoomGestures(self, lambda: self.looking, self._turn)
        scene.panning.moved.connect(self._on_map_moved)
        self.hover_card = hover_card.HoverCard(self)
        self._taken: Slot | None = None
        for widget in (self, self.viewport()):
            scene.lights.pulse.watch(widget)
        scene.laid_out.connect(self.laid_out)
        scene.pointed.connect(self._explain)

    @property
    def looking(self) -> zoom.Zoomable:
        """The object that gestures and keys zoom: the map of a game that has one, else the whole
        table."""
        return self._table.panning if self._table.game_table.has_map else self.zoom

    def bring_into_view(self, target: ClickTarget) -> None:
        """Show a target that may be outside the visible part."""
        if not self._table.game_table.has_map or self._table.is_on_map(target):
            self.looking.bring_into_view(self._table.rect_of(target))

    def _turn(self, notches: float, at: QPointF) -> bool:
        """Offer a turn of the wheel to the scene; return whether it used it for something other
        than moving the view."""
        return self._table.turn_wheel(notches, self.mapToScene(at.toPoint()))

    def _on_map_moved(self) -> None:
        """Hide the hover card until the pointer moves again."""
        if self.zoom.is_in:
            self.zoom.fit()
        self._table.point_at(None)

    def log_rect(self) -> QRectF:
        """Return the rectangle of the window's log, in coordinates of this widget; empty if there
        is no column for it."""
        layout = self._table.layout
        return layout.log if layout else QRectF()

    def below_chips(self) -> float:
        """Return the top of a log over a table without a column for it, so that the other seats
        stay visible."""
        layout = self._table.layout
        return game_table.foot_of(layout.others) if layout else 0.0

    def prompt_rect(self) -> QRectF:
        """Return the rectangle of the window's prompt and buttons, in coordinates of this
        widget."""
        layout = self._table.layout
        return layout.prompt if layout else QRectF()

    def unit(self) -> float:
        """Return the pixels per unit of the design: 1 in a window of 1280 x 800. Text over the
        table scales with it."""
        layout = self._table.layout
        return layout.u if layout else 1.0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Resize the table when the size no longer changes; the first time at once."""
        super().resizeEvent(event)
        if event.oldSize().isValid() and self.isVisible():
            self._pause.start()
        else:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Take over the pixel ratio of the screen, which is known now."""
        super().showEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Draw everything again after a move to a screen with another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._pause.start()
        return super().event(event)

    def fit(self) -> None:
        """Resize the table to the current size of the view."""
        self._pause.stop()
        self.zoom.limit_level()
        self._table.resize(QSizeF(self.viewport().size()), self._ratio)

    def _on_zoomed(self) -> None:
        """Stretch the pictures for now, and draw them again after a pause."""
        self._table.point_at(None)
        self._sharpen.start()

    def _draw_sharply(self) -> None:
        """Draw everything for the current zoom, after the animation."""
        if self._table.motion.is_running or self._pause.isActive():
            self._sharpen.start()
            return
        self._table.draw_for(self._ratio)
        self.laid_out.emit()

    @property
    def _ratio(self) -> float:
        """The screen pixels per unit of the scene."""
        return self.devicePixelRatioF() * self.zoom.level

    def _explain(self, slot: Slot | None) -> None:
        """Show the hover card for the slot under the pointer."""
        style = self._table.paint_style
        if style is None:
            return
        place = self._table.place_of(slot)
        content = None if slot == self._taken else self._table.explanation(slot)
        seen = self._table.seen(place) if place else QRectF()
        piece = QRectF(self.mapFromScene(seen).boundingRect()) if place else QRectF()
        self.hover_card.show_content(content if place else None, piece, style)

    def explain_seat(self, content: game_table.HoverContent | None, card: QRectF) -> None:
        """Show the hover card of a seat beside its small card, in coordinates of the scene; None
        hides it."""
        style = self._table.paint_style
        if style is not None:
            seen = QRectF(self.mapFromScene(card).boundingRect())
            self.hover_card.show_content(content, seen, style)

    def explain_no_more(self) -> None:
        """Hide the hover card while there is a question."""
        self._taken = self._table.pointed_at
        self._explain(self._taken)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Hide the hover card of the chosen or carried piece while the pointer rests, because it
        would cover the question and the targets."""
        point = self.mapToScene(event.position().toPoint())
        if self._table.target_at(point) in self._table.highlights:
            self._taken = self._table.tabletop.slot_at(point)
            self._explain(self._taken)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follow the pointer."""
        super().mouseMoveEvent(event)
        if not event.buttons():
            self._table.point_at(self.mapToScene(event.position().toPoint()))
            if self._table.pointed_at != self._taken:
                self._taken = None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Tell the scene that the pointer has left the table."""
        super().leaveEvent(event)
        self._table.point_at(None)
        self._taken = None
