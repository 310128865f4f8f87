"""The view of the table: a widget that fits the scene to its own size and lets it be enlarged."""

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
from burgundy_qt.widgets.table.game_table import foot_of
from burgundy_qt.widgets.table.hover_card import HoverCard
from burgundy_qt.widgets.table.stage import LEAST
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.zoom import TableZoom, Zoomable, ZoomGestures

RESIZE_PAUSE = 60  # milliseconds without a change of size before everything is drawn anew
ZOOM_PAUSE = (
    180  # milliseconds without a change of what is seen, before it is drawn as sharply as it can be
)


class SceneView(QGraphicsView):
    """A view that leaves no pixels of what has moved or become smaller."""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Follow the paints of the window."""
        super().showEvent(event)
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Before the window is painted let the scene say where its items were before they changed.

        It says so by an event that it posts to itself. A paint of any region that comes before that
        event has Qt forget where an item was painted last, and what was seen there stays: the ends
        of a longer word around a shorter one. Timers that are due together bring that about. (In
        `paintEvent` it would be too late: the scene has the window painted at once.)"""
        if event.type() == QEvent.Type.UpdateRequest and self.scene() is not None:
            QCoreApplication.sendPostedEvents(self.scene(), QEvent.Type.MetaCall)
        return super().eventFilter(watched, event)


class TableView(SceneView):
    """Shows a TableScene at one pixel per unit of the scene, or closer by its `zoom`. `laid_out`
    comes whenever the places have changed, or other ones are seen."""

    laid_out = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
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
        self.setMinimumSize(LEAST.toSize())
        self._pause = QTimer(self, singleShot=True, interval=RESIZE_PAUSE)
        self._pause.timeout.connect(self.fit)
        self._sharpen = QTimer(self, singleShot=True, interval=ZOOM_PAUSE)
        self._sharpen.timeout.connect(self._draw_sharply)
        self.zoom = TableZoom(self)
        self.zoom.changed.connect(self._on_zoomed)
        self._hands = ZoomGestures(self, lambda: self.looking, self._turn)
        scene.panning.moved.connect(self._on_map_moved)
        self.hover_card = HoverCard(self)
        self._taken: Slot | None = None
        for widget in (self, self.viewport()):
            scene.lights.breathing.hear(widget)
        scene.laid_out.connect(self.laid_out)
        scene.pointed.connect(self._explain)

    @property
    def looking(self) -> Zoomable:
        """What hands and keys look closer at: the map of a game that has one, else all of the
        table."""
        return self._table.panning if self._table.game_table.has_map else self.zoom

    def bring_into_view(self, target: ClickTarget) -> None:
        """See a target, where it may lie beyond what is seen."""
        if not self._table.game_table.has_map or self._table.is_on_map(target):
            self.looking.bring_into_view(self._table.rect_of(target))

    def _turn(self, notches: float, at: QPointF) -> bool:
        """Return the wheel turns: whether that meant something else than to move what is seen."""
        return self._table.turn_wheel(notches, self.mapToScene(at.toPoint()))

    def _on_map_moved(self) -> None:
        """What lies under the pointer is told when that moves again."""
        if self.zoom.is_in:
            self.zoom.fit()
        self._table.point_at(None)

    def log_rect(self) -> QRectF:
        """Return where the window lays its log, in coordinates of this widget; empty where there is
        no column for it."""
        layout = self._table.layout
        return layout.log if layout else QRectF()

    def below_chips(self) -> float:
        """Return where a log that lies over a table without a column for it begins, so that the
        other seats stay in view."""
        layout = self._table.layout
        return foot_of(layout.others) if layout else 0.0

    def prompt_rect(self) -> QRectF:
        """Return where the window lays its prompt and buttons, in coordinates of this widget."""
        layout = self._table.layout
        return layout.prompt if layout else QRectF()

    def unit(self) -> float:
        """Pixels per unit of the design: 1 in a window of 1280 x 800. Lettering on top of the table
        grows with it."""
        layout = self._table.layout
        return layout.u if layout else 1.0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The table follows when the size has come to rest; the first time at once."""
        super().resizeEvent(event)
        if event.oldSize().isValid() and self.isVisible():
            self._pause.start()
        else:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """The pixel ratio of the screen is known now."""
        super().showEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Return a move to a screen of another pixel ratio draws everything anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._pause.start()
        return super().event(event)

    def fit(self) -> None:
        """Lay the table out for the size that the view has now."""
        self._pause.stop()
        self.zoom.keep_within()
        self._table.resize(QSizeF(self.viewport().size()), self._ratio)

    def _on_zoomed(self) -> None:
        """What is drawn is stretched at first, and drawn anew when it has come to rest."""
        self._table.point_at(None)
        self._sharpen.start()

    def _draw_sharply(self) -> None:
        """When nothing travels any more."""
        if self._table.motion.is_running or self._pause.isActive():
            self._sharpen.start()
            return
        self._table.draw_for(self._ratio)
        self.laid_out.emit()

    @property
    def _ratio(self) -> float:
        """Pixels of the screen per unit of the scene."""
        return self.devicePixelRatioF() * self.zoom.level

    def _explain(self, spot: Slot | None) -> None:
        """Tell what lies under the pointer."""
        look = self._table.look
        if look is None:
            return
        place = self._table.place_of(spot)
        told = None if spot == self._taken else self._table.explanation(spot)
        seen = self._table.seen(place) if place else QRectF()
        piece = QRectF(self.mapFromScene(seen).boundingRect()) if place else QRectF()
        self.hover_card.tell(told if place else None, piece, look)

    def explain_no_more(self) -> None:
        """Something is asked: what lies under the pointer is explained no more while it stays."""
        self._taken = self._table.pointed_at
        self._explain(self._taken)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """What is chosen or taken in hand is explained no more while the pointer stays: what is
        asked about it, and where it may go, must be seen."""
        point = self.mapToScene(event.position().toPoint())
        if self._table.target_at(point) in self._table.offers:
            self._taken = self._table.tabletop.spot_at(point)
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
        """The pointer has left the table."""
        super().leaveEvent(event)
        self._table.point_at(None)
        self._taken = None
