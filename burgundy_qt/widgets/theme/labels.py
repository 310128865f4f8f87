"""Labels that draw a sprite, that end in dots where their words are too long, or that need no
width."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.palette import SeatStyles


class DrawnLabel(QLabel):
    """Draws its picture again where the window came to a screen of another pixel ratio."""

    def event(self, event: QEvent) -> bool:
        """Follow the screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def _draw(self) -> None:
        """Set the picture, as it looks now."""


class LineLabel(QLabel):
    """In one of the style sheet's roles; its kinds say what becomes of words that are too long."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Any width will do."""
        return QSize(0, super().minimumSizeHint().height())


JOINER = "\N{WORD JOINER}"


def plain_tip(text: str) -> str:
    """Return the text so that a tooltip shows it letter by letter: behind what HTML begins with
    stands what has no width."""
    return text.replace("<", f"<{JOINER}").replace("&", f"&{JOINER}")


class ElidedWord(LineLabel):
    """The whole words are known to a screen reader too."""

    def __init__(self, role: str) -> None:
        super().__init__(role)
        self.whole = ""

    def say(self, text: str) -> None:
        """Show this text, as much of it as fits."""
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """There is more room, or less."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Another font takes another width."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(plain_tip(self.whole) if shown != self.whole else "")


class SpriteLabel(DrawnLabel):
    """One sprite, `width` logical pixels wide, sharp on every screen."""

    def __init__(self, name: str, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.across = name, width
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._draw()

    def show_width(self, width: float) -> None:
        """Show it larger or smaller."""
        self.across = width
        self._draw()

    def show_art(self, name: str) -> None:
        """Show another sprite."""
        if name != self.name:
            self.name = name
            self._draw()

    def _draw(self) -> None:
        self.setPixmap(sprite_files.pixmap(self.name, self.across, self.devicePixelRatioF()))


class Crests(QWidget):
    """A crest for each of the `seats`, so many logical pixels wide."""

    def __init__(self, seating: SeatStyles, seats: Sequence[int], width: int) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for seat in seats:
            row.addWidget(SpriteLabel(seating.crest(seat, width), width))
