"""The origin of a seat's result as a chart: from the start over luck and play to the end.

Each bar begins where the one before ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.ai.review.review_result import LuckAccount
from burgundy_qt.language.formats import decimal, percent, signed
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import fonts, theme
from burgundy_qt.widgets.theme.palette import Palette

ROW, BAR, GAP = 30, 16, 12  # pixels at the usual text size
LEAST_BARS = 150
LETTERS = 13


@dataclass(frozen=True)
class Part:
    """A row of the chart: its bar goes from `begin` to `end`; that of a total begins at 0."""

    title: str
    text: str
    begin: float
    end: float
    is_sum: bool = False
    is_known: bool = True


def parts_of(account: LuckAccount, in_points: bool, is_alone: bool = False) -> list[Part]:
    """Return the rows from the start to the result, with one for the unexplained rest."""
    at, tell = (1, gain_label) if in_points else (0, share_text)
    reached = account.start[at]
    parts = [
        Part(tr("Report", "At the start"), tell(reached, False), 0, reached, is_sum=True),
    ]
    changes = [
        (tr("Report", "Luck"), account.luck[at]),
        (tr("Report", "Own play"), account.own[at]),
    ]
    if not is_alone:
        changes.append((tr("Report", "The others' play"), account.others[at]))
    for title, change in changes:
        parts.append(Part(title, tell(change, True), reached, reached + change))
        reached += change
    rest, error = account.remainder[at], account.error[at]
    text = tr("Report", "{rest} ± {error}", rest=tell(rest, True), error=tell(error, False))
    parts.append(Part(tr("Report", "Unexplained"), text, reached, reached + rest, is_known=False))
    end = account.result[at]
    parts.append(Part(tr("Report", "At the end"), tell(end, False), 0, end, is_sum=True))
    return parts


def share_text(share: float, is_change: bool) -> str:
    """Return a chance to win, or its change: "+12 %"."""
    if not is_change:
        return percent(share)
    sign = signed(100 * share, 0)[0] if round(100 * share) else ""
    return f"{sign}{percent(abs(share))}"


def gain_label(points: float, is_change: bool) -> str:
    """Return final points, or their change."""
    return signed(points, 0) if is_change and round(points) else decimal(abs(points), 0)


class LuckChart(QWidget):
    """Draws the rows: start and end in gold, gains and losses in their colours."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: Sequence[Part] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.theme_changed.connect(self.updateGeometry)
        theme.theme_changed.connect(self.update)

    def show_account(self, account: LuckAccount, in_points: bool, is_alone: bool = False) -> None:
        """Show the origin of the chance to win, or of the points."""
        self.parts = parts_of(account, in_points, is_alone)
        self.setAccessibleName(
            join_with_commas(
                [
                    tr("Report", "{part}: {value}", part=part.title, value=part.text)
                    for part in self.parts
                ]
            )
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of the rows, and a width with some space for the bars."""
        return QSize(
            round(self._words + self._figures + (LEAST_BARS + 2 * GAP) * theme.scale()),
            round(len(self.parts) * ROW * theme.scale()),
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the preferred size, which is the least."""
        return self.sizeHint()

    @property
    def _words(self) -> float:
        metrics = QFontMetricsF(fonts.text_font(LETTERS * theme.scale(), 500))
        return max((metrics.horizontalAdvance(part.title) for part in self.parts), default=0.0)

    @property
    def _figures(self) -> float:
        metrics = QFontMetricsF(fonts.number_font(LETTERS * theme.scale(), 600))
        return max((metrics.horizontalAdvance(part.text) for part in self.parts), default=0.0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint all rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, palette = theme.scale(), theme.current()
        words, figures, row = self._words, self._figures, ROW * scale
        bars = QRectF(
            words + GAP * scale, 0, self.width() - words - figures - 2 * GAP * scale, self.height()
        )
        ends = [end for part in self.parts for end in (part.begin, part.end)]
        low, high = min([0.0, *ends]), max([0.001, *ends])

        def along(value: float) -> float:
            return bars.left() + (value - low) / (high - low) * bars.width()

        painter.setPen(QPen(QColor(palette.line2), 1))
        painter.drawLine(QPointF(along(0), 0), QPointF(along(0), self.height()))
        for number, part in enumerate(self.parts):
            line = QRectF(0, number * row, self.width(), row)
            self._write(painter, palette, part, line)
            left, right = sorted((along(part.begin), along(part.end)))
            bar = QRectF(left, line.center().y() - BAR * scale / 2, right - left, BAR * scale)
            self._bar(painter, palette, part, bar.adjusted(-0.75, 0, 0.75, 0))
            if number + 1 < len(self.parts) and not self.parts[number + 1].is_sum:
                painter.setPen(QPen(QColor(palette.line2), 1, Qt.PenStyle.DotLine))
                x = along(part.end)
                painter.drawLine(
                    QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + row - bar.height())
                )
        painter.end()

    def _write(self, painter: QPainter, palette: Palette, part: Part, line: QRectF) -> None:
        weight = 600 if part.is_sum else 500
        painter.setFont(fonts.text_font(LETTERS * theme.scale(), weight))
        painter.setPen(QColor(palette.text if part.is_sum else palette.text2))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, part.title)
        painter.setFont(fonts.number_font(LETTERS * theme.scale(), 600))
        painter.setPen(QColor(palette.text))
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, part.text)

    def _bar(self, painter: QPainter, palette: Palette, part: Part, bar: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if part.is_sum:
            painter.setBrush(QColor(palette.gold))
        elif part.is_known:
            painter.setBrush(QColor(palette.good if part.end >= part.begin else palette.bad))
        else:
            painter.setPen(QPen(QColor(palette.text3), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(bar, 2, 2)
