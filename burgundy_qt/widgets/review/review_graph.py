"""The graph of a review: the course of a game, the current moment, and marks for mistakes; and the
origin of a seat's result as a chart: from the start over luck and play to the end, where each bar
begins at the end of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QIcon,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE, Luck, LuckAccount, ReviewedTurn
from burgundy_qt.language.formats import decimal, percent, signed
from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.review.review_text import WinChanceCurves, course_text, title_of
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, Palette, SeatStyles

ROW, BAR, LUCK_GAP = 30, 16, 12  # pixels at the usual text size
LEAST_BARS = 150
LUCK_LETTERS = 13


@dataclass(frozen=True)
class Part:
    """A row of the chart: its bar goes from `begin` to `end`; that of a total begins at 0."""

    title: str
    text: str
    begin: float
    end: float
    is_sum: bool = False
    is_known: bool = True


def parts_of(account: LuckAccount, in_points: bool, others: int = 2) -> list[Part]:
    """Return the rows from the start to the result, with one for the unexplained rest; `others` is
    the number of opponents."""
    at, tell = (1, gain_label) if in_points else (0, share_text)
    reached = account.start[at]
    parts = [
        Part(tr("Report", "At the start"), tell(reached, False), 0, reached, is_sum=True),
    ]
    changes = [
        (tr("Report", "Luck"), account.luck[at]),
        (tr("Report", "Own play"), account.own[at]),
    ]
    if others:
        theirs = tr("Report", "The others' play")
        theirs = theirs if others > 1 else tr("Report", "Opponent's play")
        changes.append((theirs, account.others[at]))
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

    def show_account(self, account: LuckAccount, in_points: bool, others: int = 2) -> None:
        """Show the origin of the chance to win, or of the points, with so many opponents."""
        self.parts = parts_of(account, in_points, others)
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
            round(self._words + self._figures + (LEAST_BARS + 2 * LUCK_GAP) * theme.scale()),
            round(len(self.parts) * ROW * theme.scale()),
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the preferred size, which is the least."""
        return self.sizeHint()

    @property
    def _words(self) -> float:
        metrics = QFontMetricsF(fonts.text_font(LUCK_LETTERS * theme.scale(), 500))
        return max((metrics.horizontalAdvance(part.title) for part in self.parts), default=0.0)

    @property
    def _figures(self) -> float:
        metrics = QFontMetricsF(fonts.number_font(LUCK_LETTERS * theme.scale(), 600))
        return max((metrics.horizontalAdvance(part.text) for part in self.parts), default=0.0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint all rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, palette = theme.scale(), theme.current()
        words, figures, row = self._words, self._figures, ROW * scale
        bars = QRectF(
            words + LUCK_GAP * scale,
            0,
            self.width() - words - figures - 2 * LUCK_GAP * scale,
            self.height(),
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
        painter.setFont(fonts.text_font(LUCK_LETTERS * theme.scale(), weight))
        painter.setPen(QColor(palette.text if part.is_sum else palette.text2))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, part.title)
        painter.setFont(fonts.number_font(LUCK_LETTERS * theme.scale(), 600))
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


# Marks of slips, mistakes and blunders, and of points given away. Each has its shape and size,
# so that nobody has to distinguish colours.


RADIUS = {"slip": 3.2, "mistake": 5.0, "blunder": 6.4}
"""Units from the middle to an edge or corner."""
GIVEN_AWAY = 3.6
ICON = 16


def paint_mark(
    painter: QPainter, turn: ReviewedTurn, at: QPointF, scale: float, fill: QColor, rim: QColor
) -> None:
    """Paint the mark of a turn.

    A slip is a dot, a mistake a triangle, a blunder a diamond; points given away are a ring.
    """
    assert turn.grade is not None
    if turn.gave_points_away:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((rim, 4.2), (fill, 2.2)):
            painter.setPen(QPen(colour, width * scale))
            painter.drawEllipse(at, GIVEN_AWAY * scale, GIVEN_AWAY * scale)
        return
    radius = RADIUS[turn.grade.name] * scale
    painter.setPen(QPen(rim, 1.4 * scale))
    painter.setBrush(fill)
    if turn.grade is BLUNDER:
        corners = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
    elif turn.grade is MISTAKE:
        corners = [(0.0, -1.1), (1.05, 0.8), (-1.05, 0.8)]
    else:
        painter.drawEllipse(at, radius, radius)
        return
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) * radius for x, y in corners]))


def mark_icon(turn: ReviewedTurn, colour: str, palette: Palette, scale: float, dpr: float) -> QIcon:
    """Return the mark in the colour of a seat, or a faint dash for a turn without one."""
    size = round(ICON * scale)
    picture = sprite_files.transparent_pixmap(QSize(size, size) * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(size / 2, size / 2)
    if turn.grade is None:
        pen = QPen(QColor(colour), 3 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach = QPointF(3.5 * scale, 0)
        painter.drawLine(middle - reach, middle + reach)
    else:
        paint_mark(painter, turn, middle, scale, QColor(colour), QColor(palette.text))
    painter.end()
    return QIcon(picture)


# The painting, in a rectangle of any size.


LETTERS = 10.5
TOP, RIGHT, MARKS, CHAPTERS, LUCK, GAP = 8, 8, 5, 15, 30, 5
"""Units: around the curves, for marks on their lowest line, for the chapters between them and the
luck, for that, and between."""
LINE = 2.4
DASHES: Sequence[Sequence[float]] = ((), (5.0, 1.6), (1.4, 1.6), (7.0, 1.6, 1.4, 1.6))
"""How the lines of the seats are broken, so that nobody needs their colours."""
MOST_BAR, LEAST_BAR = 5, 2
MARK_ROOM, LEAST_MARK = 9, 0.62
"""Units across in which a mark stands for itself, and how small it becomes at least."""


class GraphPainter:
    """Paints curves into a rectangle; `scale` is that of the text."""

    def __init__(
        self,
        curves: WinChanceCurves,
        seat_styles: SeatStyles,
        palette: Palette,
        area: QRectF,
        scale: float,
    ) -> None:
        self.curves = curves
        self.seat_styles = seat_styles
        self.palette = palette
        self.scale = scale
        self.font = fonts.number_font(LETTERS * scale, 500)
        levels = curves.scale
        self.low, self.high = levels[0], levels[-1]
        words = QFontMetricsF(self.font)
        beside = max(words.horizontalAdvance(self._label(level)) for level in levels) + 6 * scale
        below = (MARKS + CHAPTERS + LUCK + GAP) * scale
        self.plot = area.adjusted(beside, TOP * scale, -RIGHT * scale, -below)
        self.luck = QRectF(
            self.plot.left(),
            self.plot.bottom() + (MARKS + CHAPTERS) * scale,
            self.plot.width(),
            LUCK * scale,
        )

    def x_of(self, at: float) -> float:
        """Return the x coordinate after so many actions."""
        return self.plot.left() + self.plot.width() * at / max(1, self.curves.last)

    def at(self, x: float) -> float:
        """Return the number of actions at a coordinate."""
        share = (x - self.plot.left()) / max(1.0, self.plot.width())
        return min(1.0, max(0.0, share)) * self.curves.last

    def point(self, at: int, value: float) -> QPointF:
        """Return the position of a value."""
        share = (value - self.low) / (self.high - self.low)
        return QPointF(self.x_of(at), self.plot.bottom() - share * self.plot.height())

    def mark_at(self, turn: ReviewedTurn) -> QPointF:
        """Return the position of a turn's mark, on the line of its seat."""
        return self.point(turn.first, self.curves.worth(turn.before, turn.seat))

    def paint(self, painter: QPainter) -> None:
        """Paint everything except the current moment."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter)
        self._paint_chapters(painter)
        for luck in self.curves.review.lucks:
            self._paint_luck(painter, luck)
        for seat in reversed(range(self.curves.review.seats)):
            self._paint_course(painter, seat)
        rim = QColor(self.palette.text)
        for turn in self.curves.marked:
            fill = QColor(self.seat_styles.line(turn.seat, self.palette))
            paint_mark(painter, turn, self.mark_at(turn), self.mark_scale, fill, rim)

    @property
    def mark_scale(self) -> float:
        """The scale of the marks, smaller where many are close together."""
        room = self.plot.width() / (MARK_ROOM * self.scale * max(1, len(self.curves.marked)))
        return self.scale * min(1.0, max(LEAST_MARK, room))

    def _label(self, level: float) -> str:
        return percent(level) if self.curves.what == "win" else decimal(level, 0)

    def _paint_scale(self, painter: QPainter) -> None:
        painter.setFont(self.font)
        height = QFontMetricsF(self.font).height()
        beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for number, level in enumerate(self.curves.scale):
            y = self.point(0, level).y()
            is_half = self.curves.what == "win" and level == 0.5
            painter.setPen(QPen(QColor(self.palette.line2 if is_half else self.palette.line), 1))
            painter.drawLine(QPointF(self.plot.left(), y), QPointF(self.plot.right(), y))
            if self.curves.what == "points" or number % 2 == 0:
                painter.setPen(QColor(self.palette.text2))
                place = QRectF(0, y - height / 2, self.plot.left() - 4 * self.scale, height)
                painter.drawText(place, beside, self._label(level))

    def _paint_chapters(self, painter: QPainter) -> None:
        painter.setFont(fonts.heading_font(11.5 * self.scale))
        for opens, name in self.curves.chapters:
            x = self.x_of(opens)
            painter.setPen(QPen(QColor(self.palette.line2), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, self.plot.top()), QPointF(x, self.luck.bottom()))
            painter.setPen(QColor(self.palette.text2))
            high = CHAPTERS * self.scale
            place = QRectF(x + 3 * self.scale, self.luck.top() - high, 90, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_course(self, painter: QPainter, seat: int) -> None:
        course = [self.point(at, value) for at, value in self.curves.course(seat)]
        colour = QColor(self.seat_styles.line(seat, self.palette))
        pen = QPen(colour, LINE * self.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if self.palette.is_high and DASHES[seat % len(DASHES)]:
            pen.setDashPattern(DASHES[seat % len(DASHES)])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(course) == 1:
            painter.setBrush(colour)
            painter.drawEllipse(course[0], self.scale, self.scale)
        painter.drawPolyline(QPolygonF(course))

    def _paint_luck(self, painter: QPainter, luck: Luck) -> None:
        """Paint a bar upwards in the colours of the seats that gained; in a solo game also
        downwards."""
        curves, alone = self.curves, self.curves.review.seats == 1
        room = self.luck.height() / (2 if alone else 1)
        base = self.luck.bottom() - (room if alone else 0)
        wide = min(
            MOST_BAR * self.scale,
            max(LEAST_BAR * self.scale, 0.6 * self.luck.width() / max(1, curves.last)),
        )
        top = base
        for seat in range(curves.review.seats):
            high = room * curves.luck(luck, seat) / curves.most_luck
            if high < 0 and not alone:
                continue
            bar = QRectF(self.x_of(luck.at) - wide / 2, top - high, wide, high).normalized()
            painter.fillRect(bar, QColor(self.seat_styles.line(seat, self.palette)))
            top -= high
        painter.setPen(QPen(QColor(self.palette.line2), 1))
        painter.drawLine(QPointF(self.luck.left(), base), QPointF(self.luck.right(), base))


HEIGHT, MOST_HEIGHT = 118, 240  # units
NEAR = 9
"""Units: a click so near to a mark means its turn."""
SAVED, SAVED_RATIO, HEAD = QSize(800, 490), 2, 52
"""The picture that is saved, in pixels before it is made sharper, and the height of its head."""
KEYS = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "on",
    Qt.Key.Key_Home: "start",
    Qt.Key.Key_End: "end",
}


class ReviewGraph(QWidget):
    """Shows curves from a cached picture.

    `asked` carries a number of actions to go to, `stepped` a command of the history for the next
    turn or the one before.
    """

    asked = Signal(int)
    stepped = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.curves: WinChanceCurves | None = None
        self.seat_styles: SeatStyles = PLAIN
        self.names: Sequence[str] = ()
        self.stands_at = 0
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_text_scale(theme.scale())
        theme.theme_changed.connect(self._forget)

    def show_curves(
        self, curves: WinChanceCurves, seat_styles: SeatStyles, names: Sequence[str]
    ) -> None:
        """Show these curves."""
        self.curves, self.seat_styles, self.names = curves, seat_styles, names
        self.setAccessibleName(course_text(curves, names))
        self._forget()

    def mark_current(self, revision: int) -> None:
        """Mark the moment after so many actions."""
        self.stands_at = revision
        self.update()

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        self.scale = scale
        self.setMinimumHeight(round(HEIGHT * scale))
        self.setMaximumHeight(round(MOST_HEIGHT * scale))
        self.updateGeometry()
        self._forget()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least readable height; more is better."""
        return QSize(180, self.minimumHeight())

    def image(self) -> QImage:
        """Return the graph as a picture to save, on its panel, at twice the resolution."""
        assert self.curves is not None
        picture = QImage(SAVED * SAVED_RATIO, QImage.Format.Format_ARGB32_Premultiplied)
        picture.setDevicePixelRatio(SAVED_RATIO)
        picture.fill(QColor(theme.current().panel))
        painter = QPainter(picture)
        area = QRectF(0, 0, SAVED.width(), SAVED.height()).adjusted(16, HEAD, -12, -12)
        GraphPainter(self.curves, self.seat_styles, theme.current(), area, 1.5).paint(painter)
        self._paint_legend(painter)
        painter.end()
        return picture

    def _paint_legend(self, painter: QPainter) -> None:
        """Paint the legend above the saved graph: its title, and the colours of the players."""
        assert self.curves is not None
        palette, x, middle = theme.current(), 24.0, HEAD / 2
        painter.setFont(fonts.heading_font(20))
        painter.setPen(QColor(palette.text))
        title = title_of(self.curves)
        painter.drawText(QPointF(x, middle + 7), title)
        x += painter.fontMetrics().horizontalAdvance(title) + 36
        painter.setFont(fonts.text_font(15, 600))
        for seat, name in enumerate(self.names):
            pen = QPen(QColor(self.seat_styles.line(seat, palette)), 4)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, middle), QPointF(x + 24, middle))
            painter.setPen(QColor(palette.text))
            painter.drawText(QPointF(x + 32, middle + 6), name)
            x += painter.fontMetrics().horizontalAdvance(name) + 60

    @property
    def _painting(self) -> GraphPainter:
        assert self.curves is not None
        area = QRectF(self.rect()).adjusted(2, 0, 0, -1)
        return GraphPainter(self.curves, self.seat_styles, theme.current(), area, self.scale)

    def _forget(self, *_: object) -> None:
        self._picture = None
        self.update()

    def event(self, event: QEvent) -> bool:
        """Draw again on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._forget()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Draw again for the new size."""
        super().resizeEvent(event)
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the cached curves, and the current moment."""
        if self.curves is None:
            return
        painting, palette = self._painting, theme.current()
        if self._picture is None:
            self._picture = self._painted(painting)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        x = painting.x_of(self.stands_at)
        painter.setPen(QPen(QColor(palette.text), 1.6 * self.scale))
        painter.drawLine(QPointF(x, painting.plot.top()), QPointF(x, painting.luck.bottom()))
        painter.setBrush(QColor(palette.accent))
        radius = 3.6 * self.scale
        painter.drawEllipse(QPointF(x, max(radius + 1, painting.plot.top())), radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.end()

    def _painted(self, painting: GraphPainter) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = sprite_files.transparent_pixmap(self.size() * ratio, ratio)
        painter = QPainter(picture)
        painting.paint(painter)
        painter.end()
        return picture

    def revision_at(self, point: QPointF) -> int:
        """Return the moment for a click: that of a mark nearby, or of the turn there."""
        assert self.curves is not None
        painting, turns = self._painting, self.curves.review.turns

        def apart(turn_at: QPointF) -> float:
            return (turn_at - point).manhattanLength()

        marked = self.curves.marked
        nearest = min(marked, key=lambda turn: apart(painting.mark_at(turn)), default=None)
        if nearest and apart(painting.mark_at(nearest)) <= NEAR * self.scale:
            return nearest.first
        at = round(painting.at(point.x()))
        return next((turn.first for turn in reversed(turns) if turn.first <= at < turn.last), at)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to the moment under the mouse."""
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follow the mouse while its button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton and self.curves is not None:
            self.asked.emit(self.revision_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go from turn to turn; ignore other keys."""
        command = KEYS.get(Qt.Key(event.key()))
        if command is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(command)
