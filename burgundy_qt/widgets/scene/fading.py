"""With reduced motion nothing travels: what is new on the table fades in."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

LENGTH = 120  # milliseconds


class Fade(QObject):
    """Lets items appear, each up to the opacity that it has. `ended` when they are there, or it was
    cut short."""

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._items: list[tuple[QGraphicsItem, float]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(LENGTH)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether something is still appearing."""
        return bool(self._items)

    def begin(self, items: Iterable[QGraphicsItem]) -> None:
        """Let these appear."""
        self._items = [(item, item.opacity()) for item in items]
        self._show(0.0)
        self._clock.start()

    def cut(self) -> None:
        """Show at once what is appearing."""
        if self.is_running:
            self._clock.stop()
            self._end()

    def _show(self, share: float) -> None:
        for item, whole in self._items:
            item.setOpacity(share * whole)

    def _end(self) -> None:
        self._show(1.0)
        self._items = []
        self.ended.emit()
