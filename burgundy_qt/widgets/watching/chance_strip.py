"""Who is expected to win: a strip shared out among the seats, each in its colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, qGray
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.palette import Palette
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles

HEIGHT, CORNER, GAP, LETTERS = 26, 7, 2, 12.5  # units
LIGHT_INK, DARK_INK = "#FFFFFF", "#241F1A"
BRIGHT = 145  # a colour of that grey or a lighter one bears dark letters


class ChanceStrip(QWidget):
    """Shows the chances of players or teams, each by the seat whose colour it has."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chances: Sequence[float] = ()
        self.names: Sequence[str] = ()
        self.seating = PLAIN
        self.scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_changed.connect(self.update)
        self.show_chances((), (), PLAIN)

    def show_chances(
        self, chances: Sequence[float], names: Sequence[str], seating: SeatStyles
    ) -> None:
        """Show these chances; none: nothing is known."""
        self.chances, self.names, self.seating = chances, names, seating
        self.setAccessibleName(self.told)
        self.setToolTip(self.told)
        self.update()

    @property
    def told(self) -> str:
        """The same in words."""
        if not self.chances:
            return tr("Watching", "Who will win is not known yet.")
        shares = ", ".join(map(share_told, self.names, self.chances))
        return tr("Watching", "Expected to win: {shares}", shares=shares)

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""
        self.scale = scale
        self.setFixedHeight(round(HEIGHT * scale))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Any width will do."""
        return QSize(200, round(HEIGHT * self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Each share in its colour, with its name where there is room."""
        painter, palette = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.text_font(LETTERS * self.scale, 600))
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), CORNER * self.scale, CORNER * self.scale)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), QColor(palette.well))
        if not self.chances:
            painter.setPen(QColor(palette.text2))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self.told)
        for number, place in enumerate(self.places()):
            self._draw_share(painter, palette, number, place)
        painter.end()

    def places(self) -> list[QRectF]:
        """Where each share lies, a gap between them."""
        whole, left, found = max(1.0, sum(self.chances)), 0.0, []
        for chance in self.chances:
            wide = self.width() * chance / whole
            found.append(QRectF(left, 0, max(0.0, wide - GAP * self.scale), self.height()))
            left += wide
        return found

    def _draw_share(self, painter: QPainter, palette: Palette, number: int, place: QRectF) -> None:
        colour = self.seating.line(number, palette)
        painter.fillRect(place, QColor(colour))
        painter.setPen(QColor(DARK_INK if qGray(QColor(colour).rgb()) >= BRIGHT else LIGHT_INK))
        metrics = QFontMetricsF(painter.font())
        whole, short = (
            share_told(self.names[number], self.chances[number]),
            formats.percent(self.chances[number]),
        )
        for words in (whole, short):
            if metrics.horizontalAdvance(words) + 2 * CORNER * self.scale <= place.width():
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
                return


def share_told(name: str, chance: float) -> str:
    """Whose chance it is, and how large."""
    return tr("Watching", "{name} {chance}", name=name, chance=formats.percent(chance))
