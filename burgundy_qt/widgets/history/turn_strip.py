"""The turn strip: the course of a game as a bar for each turn, with a mark for the position in
view."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import dropwhile, takewhile

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.game_replay import Replay, ReplayFrame
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_commas, points_text
from burgundy_qt.widgets.theme import fonts, labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, Palette, SeatStyles

# A frame of a replay as text: the action before it, and its moment in the game.


def action_text(frame: ReplayFrame, names: Sequence[str]) -> str:
    """Return the last action: "Anna: Laid mine (+6 region, +8 phase B)"."""
    if frame.seat is None:
        return tr("Review", "Before the first turn")
    if frame.state["result"] is not None:
        return tr("Review", "The end of the game")
    name = names[frame.seat]
    lines = log_of(frame.state["game"]).lines(frame.events, names, frame.state, is_brief=True)
    rest = dropwhile(lambda line: (line.kind, line.seat) != ("action", frame.seat), lines)
    did = next(rest, None)
    if did is None:
        return ended(name) if (frame.action or {}).get("type") == "end" else has_chosen(name)
    own = takewhile(lambda line: line.seat in (None, frame.seat), rest)
    followed = next((line.parts for line in own if line.kind == "detail"), None)
    if not followed:
        return tr("Review", "{name}: {action}", name=name, action=did.text)
    return tr(
        "Review",
        "{name}: {action} ({outcome})",
        name=name,
        action=did.text,
        outcome=join_with_commas(followed),
    )


def ended(name: str) -> str:
    """Return that a player has ended the turn."""
    return (
        tr("Review", "You end the turn")
        if is_local_player(name)
        else tr("Review", "{name} ends the turn", name=name)
    )


def has_chosen(name: str) -> str:
    """Return that a player has chosen in secret."""
    return (
        tr("Review", "You have chosen")
        if is_local_player(name)
        else tr("Review", "{name} has chosen", name=name)
    )


def standing(state: StateObject, at: int, last: int) -> str:
    """Return the moment of the game: "Phase B, round 4, move 33 of 120"."""
    where = log_of(state["game"]).moment(state)
    if not where or at == 0:
        return tr("Review", "Set-up, move {at} of {last}", at=at, last=last)
    if state["result"] is not None:
        return tr("Review", "The end, move {at} of {last}", at=at, last=last)
    return tr("Review", "{where}, move {at} of {last}", where=where, at=at, last=last)


def turn_text(replay: Replay, number: int, names: Sequence[str]) -> str:
    """Return a turn with its points: "Phase B, round 4, Anna: 12 points"."""
    turn = replay.turns[number]
    state = replay[turn.first].state
    where = log_of(state["game"]).moment(state)
    return tr(
        "Review",
        "{where}, {name}: {points}",
        where=where,
        name=names[turn.seat],
        points=points_text(turn.points),
    )


def score_text(state: StateObject, names: Sequence[str]) -> str:
    """Return the points of each seat: "Anna 41, Margaux 38"."""
    reached = map(profile_of(state["game"]).points_of_seat, state["seats"])
    return join_with_commas(
        [f"{name} {brought}" for name, brought in zip(names, reached, strict=True)]
    )


LEAST_HEIGHT, KNOB, LETTERS = 30, 5, 14
LEAST_BAR = 3
MOST_POINTS_LEAST = 12  # so that the first small gains do not fill the strip
TO_COME = 0.42


class TurnStrip(QAbstractSlider):
    """A slider whose value is the frame; `sliderMoved` carries the one under the mouse.

    All turns are equally wide, and future turns have space too. The height of a bar is the points
    of its turn, its colour that of the seat.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.replay: Replay | None = None
        self.names: Sequence[str] = ()
        self.seat_styles = PLAIN
        self.chapters: Sequence[str] = ()
        self.opened: Sequence[float] = ()
        self.slots = 1
        self.shares: list[float] = []
        self.scale = 1.0
        self._picture: QPixmap | None = None
        self._pointed: int | None = None
        self.setMouseTracking(True)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("Review", "Course of the game"))
        theme.theme_changed.connect(self._forget_picture)

    def show_replay(
        self, replay: Replay, names: Sequence[str], seat_styles: SeatStyles = PLAIN
    ) -> None:
        """Show the turns of this replay."""
        self.replay, self.names, self.seat_styles = replay, names, seat_styles
        state = replay[0].state
        log = log_of(state["game"])
        self.chapters = log.chapters
        self.slots = slots_of(replay, log.turns(state))
        self.shares = shares(replay, self.slots)
        self.opened = openings(replay, len(self.chapters), self.slots)
        self.setRange(0, replay.last)
        self._forget_picture()

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        self.scale = scale
        self.setMinimumHeight(round(LEAST_HEIGHT * scale))
        self._forget_picture()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least size; any larger one is right too."""
        return QSize(200, round(LEAST_HEIGHT * self.scale))

    def frame_at(self, x: float) -> int:
        """Return the frame nearest to `x`, in pixels."""
        share = (x - self._trough.left()) / self._trough.width()
        after = min(bisect_left(self.shares, share), len(self.shares) - 1)
        nearer = [frame for frame in (after - 1, after) if frame >= 0]
        return min(nearer, key=lambda frame: abs(self.shares[frame] - share))

    def x_of(self, frame: int) -> float:
        """Return the place of a frame, in pixels."""
        return self._trough.left() + self.shares[frame] * self._trough.width()

    @property
    def _trough(self) -> QRectF:
        knob = KNOB * self.scale
        return QRectF(self.rect()).adjusted(knob, 1.3 * knob, -knob, 0)

    def event(self, event: QEvent) -> bool:
        """Show a tool tip for the turn under the pointer; redraw on a screen of another pixel
        ratio."""
        if (
            event.type() == QEvent.Type.ToolTip
            and isinstance(event, QHelpEvent)
            and self.replay is not None
        ):
            frame = self.frame_at(event.pos().x())
            number = self.replay.turn_at(frame)
            turn = "" if number is None else f"{turn_text(self.replay, number, self.names)}\n"
            text = turn + score_text(self.replay[frame].state, self.names)
            QToolTip.showText(event.globalPos(), labels.plain_tip(text), self)
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._forget_picture()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to the turn under the mouse."""
        self._seek(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Highlight the turn under the mouse; go to it while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._seek(event)
        self._point_at(self.frame_at(event.position().x()) if self.shares else None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Remove the highlight."""
        self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, frame: int | None) -> None:
        if frame != self._pointed:
            self._pointed = frame
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Do nothing: the press was enough."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave the keys to the controller."""
        event.ignore()

    def _seek(self, event: QMouseEvent) -> None:
        if self.shares:
            self.sliderMoved.emit(self.frame_at(event.position().x()))

    def _forget_picture(self, *_: object) -> None:
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the turns, paler after the mark, from a cached picture."""
        if self.replay is None:
            return
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._drawn(theme.current())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, trough = theme.current(), self._trough
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(trough, 7, 7)
        mark = self.x_of(self.value())
        for left, right, opacity in ((0.0, mark, 1.0), (mark, float(self.width()), TO_COME)):
            painter.setOpacity(opacity)
            painter.setClipRect(QRectF(left, 0, right - left, self.height()))
            painter.drawPixmap(0, 0, self._picture)
        painter.setClipping(False)
        painter.setOpacity(1)
        self._draw_chapters(painter, palette)
        if self._pointed is not None and self._pointed < len(self.shares):
            at = self.x_of(self._pointed)
            painter.setPen(QPen(QColor(palette.text3), 1.5))
            painter.drawLine(QPointF(at, trough.top()), QPointF(at, trough.bottom()))
        self._draw_mark(painter, palette, mark)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(trough.adjusted(-2, -2, 2, -1), 8, 8)
        painter.end()

    def _draw_chapters(self, painter: QPainter, palette: Palette) -> None:
        painter.setFont(fonts.heading_font(12 * self.scale))
        trough = self._trough
        wide = trough.width() / len(self.chapters)
        for chapter, opened in zip(self.chapters, self.opened, strict=True):
            left = trough.left() + opened * trough.width()
            if opened:
                painter.setPen(QPen(QColor(palette.line2), 1))
                painter.drawLine(QPointF(left, trough.top()), QPointF(left, trough.bottom()))
            painter.setPen(QColor(palette.text2))
            place = QRectF(left + 6 * self.scale, trough.top() + 1, wide, LETTERS * self.scale)
            painter.drawText(
                place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, chapter
            )

    def _draw_mark(self, painter: QPainter, palette: Palette, at: float) -> None:
        radius = KNOB * self.scale
        painter.setPen(QPen(QColor(palette.text), 2 * self.scale))
        painter.drawLine(QPointF(at, radius), QPointF(at, self.height()))
        painter.setBrush(QColor(palette.accent))
        painter.setPen(QPen(QColor(palette.text), 1.5 * self.scale))
        painter.drawEllipse(QPointF(at, radius + 1), radius, radius)

    def _drawn(self, palette: Palette) -> QPixmap:
        """Return the picture of all bars, as large as this widget."""
        assert self.replay is not None
        dpr = self.devicePixelRatioF()
        picture = sprite_files.transparent_pixmap(self.size() * dpr, dpr)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        trough = self._trough
        inside = QPainterPath()
        inside.addRoundedRect(trough, 7, 7)
        painter.setClipPath(inside)
        slot = trough.width() / self.slots
        room = trough.height() - 4 * self.scale
        most = max([turn.points for turn in self.replay.turns] + [MOST_POINTS_LEAST])
        for number, turn in enumerate(self.replay.turns):
            high = max(LEAST_BAR * self.scale, room * turn.points / most)
            left = trough.left() + number * slot
            bar = QRectF(
                left, trough.bottom() - high, max(1.0, slot - max(0.5, 0.16 * slot)), high + 2
            )
            painter.fillRect(bar, QColor(self.seat_styles.line(turn.seat, palette)))
        painter.end()
        return picture


def slots_of(replay: Replay, turns: int) -> int:
    """Return the number of places: the turns of a finished game, or those of a long game."""
    is_over = replay[replay.last].state["result"] is not None
    return max(1, len(replay.turns)) if is_over else max(turns, len(replay.turns))


def openings(replay: Replay, chapters: int, turns: int) -> list[float]:
    """Return where each chapter opens in a game of so many turns, 0 to 1; future chapters are
    equally long."""
    begins_turn, begun, opened = profile_of(replay.game).begins_turn, 0, list[float]()
    opens_chapter = log_of(replay.game).opens_chapter
    for event in replay.events:
        if opens_chapter(event):
            opened.append(begun / turns)
        begun += begins_turn(event)
    so_far = opened[-1] if opened else 0.0
    to_come = (max(so_far, number / chapters) for number in range(len(opened), chapters))
    return [*opened, *to_come][:chapters]


def shares(replay: Replay, turns: int) -> list[float]:
    """Return the place of each frame in a game of so many turns, 0 to 1.

    The turns are equally wide, and each is divided into its actions.
    """
    if not replay.turns:
        return [0.0] * len(replay)
    is_over = replay[replay.last].state["result"] is not None
    firsts = [turn.first for turn in replay.turns]
    ends = [*firsts[1:], replay.last if is_over else replay.last + 1]
    found = [0.0] * len(replay)
    for number, (first, end) in enumerate(zip(firsts, ends, strict=True)):
        for frame in range(first, min(end, replay.last) + 1):
            found[frame] = (number + (frame - first) / max(1, end - first)) / turns
    return found
