"""The glow of what is offered: it breathes for a while after each input, then holds, so that
waiting costs nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QGraphicsItem, QWidget

BREATH_MS, FRAME_MS = 1200, 60
AWAKE_MS = 20_400
"""It ends with a whole breath, so that nothing jumps."""
DEPTH = 0.4  # of the light that is gone at the end of breathing out
INPUT = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,  # comes before every key, also before one that is a shortcut
        QEvent.Type.TouchBegin,
        QEvent.Type.NativeGesture,
    }
)


class Breathing(QObject):
    """Lets items breathe from `begin` or the last input on; `hold` keeps them fully lit until they
    begin again."""

    def __init__(self, items: Iterable[QGraphicsItem], parent: QObject) -> None:
        super().__init__(parent)
        self._items = tuple(items)
        self._is_wanted = False
        self._frames_left = 0
        self._clock = QTimer(self, interval=FRAME_MS)
        self._clock.timeout.connect(self._show_next)

    @property
    def is_running(self) -> bool:
        """Whether it breathes now."""
        return self._clock.isActive()

    def begin(self) -> None:
        """Breathe from now on."""
        self._is_wanted = True
        self.wake()

    def hold(self) -> None:
        """Breathe no more, whatever is done."""
        self._is_wanted = False
        self._rest()

    def wake(self) -> None:
        """Somebody is there: breathe on, or again."""
        self._frames_left = AWAKE_MS // FRAME_MS + self._frames_left % (BREATH_MS // FRAME_MS)
        if self._is_wanted and not self.is_running:
            self._clock.start()

    def hear(self, widget: QWidget) -> None:
        """Be woken by what is done at this widget."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Notice input; keep nothing from happening."""
        if event.type() in INPUT:
            self.wake()
        return False

    def _rest(self) -> None:
        self._frames_left = 0
        self._clock.stop()
        self._light(1)

    def _show_next(self) -> None:
        self._frames_left -= 1
        if self._frames_left <= 0:
            self._rest()
            return
        phase = self._frames_left * FRAME_MS / BREATH_MS
        self._light(1 - DEPTH * (1 - math.cos(2 * math.pi * phase)) / 2)

    def _light(self, opacity: float) -> None:
        for item in self._items:
            item.setOpacity(opacity)
