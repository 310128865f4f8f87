"""Labels that draw a sprite, that shorten long words with dots, or that need no width."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from burgundy_qt.widgets.theme import palette, sprite_files, theme


class DrawnLabel(QLabel):
    """A label that draws its picture again on a screen of another pixel ratio."""

    def event(self, event: QEvent) -> bool:
        """Draw again for another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def _draw(self) -> None:
        """Set the current picture."""


LARGEST_TEXT = 1.25
"""The text scale up to which a picture beside text grows with it."""


class TextPicture(DrawnLabel):
    """A picture beside text: `paint` makes it in pixels for a palette and a scale, again for every
    look."""

    def __init__(self, paint: Callable[[palette.Palette, float], QPixmap]) -> None:
        super().__init__()
        self._paint = paint
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        dpr = self.devicePixelRatioF()
        scale = min(LARGEST_TEXT, max(1.0, theme.scale())) * dpr
        picture = self._paint(theme.current(), scale)
        picture.setDevicePixelRatio(dpr)
        self.setPixmap(picture)


class LineLabel(QLabel):
    """A label in one of the style sheet's roles; its subclasses handle long words."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size of any width."""
        return QSize(0, super().minimumSizeHint().height())


JOINER = "\N{WORD JOINER}"


def plain_tip(text: str) -> str:
    """Return the text so that a tooltip shows it literally: a character without width follows each
    "<" and "&"."""
    return text.replace("<", f"<{JOINER}").replace("&", f"&{JOINER}")


def breakable(path: str) -> str:
    """Return a path that a label can wrap: Qt does it after "/", but not after the backslashes of
    Windows."""
    return path.replace("\\", "\\\N{ZERO WIDTH SPACE}")


class ElidedWord(LineLabel):
    """A label that shortens long words; screen readers get the whole text."""

    def __init__(self, role: str) -> None:
        super().__init__(role)
        self.whole = ""

    def say(self, text: str) -> None:
        """Show as much of this text as fits."""
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Shorten the text for the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Shorten the text for another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self.whole, Qt.TextElideMode.ElideRight, self.width())
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(plain_tip(self.whole) if shown != self.whole else "")


class SpriteLabel(DrawnLabel):
    """A label with one sprite, `width` logical pixels wide, sharp on every screen."""

    def __init__(self, name: str, width: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.across = name, width
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._draw()

    def show_width(self, width: float) -> None:
        """Change the width of the sprite."""
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
    """A row of crests for the `seats`, each of that width in logical pixels."""

    def __init__(self, seat_styles: palette.SeatStyles, seats: Sequence[int], width: int) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for seat in seats:
            row.addWidget(SpriteLabel(seat_styles.crest(seat, width), width))
