"""A table drawn small: all of it, with nothing to be clicked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.table.table_view import RESIZE_PAUSE, SceneView
from burgundy_qt.widgets.tournaments.live.quiet_stage import QuietStage

LEAST, SMALLEST = QSizeF(640, 420), 0.36
"""The size of a table as which it is laid out at least, and as how much of it it is seen."""


class SmallTable(SceneView):
    """Shows Views, scaled down to its own size: the first of a game bit by bit, all others at once.
    What is below it hears of every touch instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage = QuietStage(self)
        self.shown: tuple[GameView, int] | None = None
        self.building = ChunkedTask(self)
        self.building.ended.connect(self._catch_up)
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pause = QTimer(self, singleShot=True, interval=RESIZE_PAUSE)
        self._pause.timeout.connect(self.fit)

    def show_view(self, view: GameView, seat: int) -> None:
        """Show a position, the belongings of a seat large."""
        is_new = self.shown is None or self.shown[0].game != view.game
        self.shown = view, seat
        if is_new:
            self.fit()
        elif not self.building.is_running:
            self.stage.show_view(view, seat)

    def fit(self) -> None:
        """Lay the table out for the size that there is: never smaller than a table can be, so that
        it is seen scaled down."""
        room = QSizeF(self.viewport().size())
        scale = min(room.width() / LEAST.width(), room.height() / LEAST.height(), 1.0)
        if scale > 0 and self.shown is not None:
            self.setTransform(QTransform.fromScale(scale, scale))
            ratio = self.devicePixelRatioF() * scale
            self.building.begin(self.stage.showing(*self.shown, room / scale, ratio))

    def _catch_up(self) -> None:
        """The game has gone on while its table was set up."""
        if self.shown is not None and self.stage.view is not self.shown[0]:
            self.stage.show_view(*self.shown)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As small as one can still tell what is where."""
        return (LEAST * SMALLEST).toSize()

    def sizeHint(self) -> QSize:  # noqa: N802
        """A little more than that."""
        return (LEAST * 1.25 * SMALLEST).toSize()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The table follows when the size has come to rest."""
        super().resizeEvent(event)
        self._pause.start()

    def event(self, event: QEvent) -> bool:
        """A move to a screen of another pixel ratio draws everything anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._pause.start()
        return super().event(event)
