"""The recap of the others' actions as cards: what each other player did since the last turn, shown
at the start of a person's turn, until they act or close it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent

from burgundy_qt.language.formats import signed
from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic, text_label
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.log.game_log import LogLine, log_of
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles, seat_styles_of

# The actions: as lines of the log, and by seat.


@dataclass(frozen=True)
class LoggedAction:
    """An action in the log, with its results."""

    line: LogLine
    outcome: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The action and its results in one sentence."""
        if not self.outcome:
            return self.line.text
        return tr(
            "Recap",
            "{action} ({outcome})",
            action=self.line.text,
            outcome=join_with_commas(self.outcome),
        )


@dataclass(frozen=True)
class SeatActions:
    """The actions of one seat, and the points that they brought."""

    seat: int
    actions: tuple[LoggedAction, ...]
    points: int


def lines_since_last_turn(view: GameView, seat: int, lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the log's `lines` about the others since the seat's last turn, or since the first
    turn began.

    Headings are left out, and so are gains of the seat outside its turns, such as silver from its
    mines.
    """
    own = (
        number for number in reversed(range(present_turn(view, seat))) if is_by(view, number, seat)
    )
    turns = (number for number, event in enumerate(view.events) if event["event"] == "turn")
    after = max(opened_with(view, next(own, -1)) + 1, next(turns, 0))
    missed = [
        line
        for line in lines
        if line.event >= after and line.kind != "heading" and line.seat != seat
    ]
    return [
        replace(line, opens_turn=line.opens_turn and place > 0) for place, line in enumerate(missed)
    ]


def opened_with(view: GameView, acted: int) -> int:
    """Return the number of the first event that was revealed with an action; without secret
    choices that is the action."""
    kinds, before = log_of(view.game).opened_after, reversed(range(max(0, acted)))
    return next((number for number in before if view.events[number]["event"] in kinds), acted)


def has_acted(view: GameView, seat: int) -> bool:
    """Return whether the seat has acted since its current turn began."""
    return any(
        is_by(view, number, seat) for number in range(present_turn(view, seat), len(view.events))
    )


def present_turn(view: GameView, seat: int) -> int:
    """Return the number of the event that began the seat's current turn, or that of the next
    event."""
    bounds = (
        number
        for number in reversed(range(len(view.events)))
        if view.events[number]["event"] in BOUNDS
    )
    last = next(bounds, None)
    is_own = last is not None and view.events[last].get("seat") == seat
    return last if last is not None and is_own else len(view.events)


BOUNDS = "turn", "phase-end"


def is_by(view: GameView, number: int, seat: int) -> bool:
    """Return whether the event of that number is an action of the seat."""
    event = view.events[number]
    return event["event"] == "action" and bool(event["seat"] == seat)


def actions_by_seat(lines: Sequence[LogLine]) -> list[SeatActions]:
    """Return the actions of each seat, in the order of their first actions; seats without an
    action that a picture can show are left out."""
    by_seat: dict[int, list[LoggedAction]] = {}
    points: dict[int, int] = {}
    for place, line in enumerate(lines):
        if line.kind != "action" or line.seat is None:
            continue
        points[line.seat] = points.get(line.seat, 0) + line.points
        if line.action_icon is not None:
            below = lines[place + 1] if place + 1 < len(lines) else line
            outcome = below.parts if below.kind == "detail" else ()
            by_seat.setdefault(line.seat, []).append(LoggedAction(line, outcome))
    return [SeatActions(seat, tuple(done), points[seat]) for seat, done in by_seat.items()]


PIECE, SIGN = 0.9, 0.48  # the height of piece and sign, as a share of the whole
LAID, PAID, GONE = "effects/place", "pieces/silverling", "icons/close"
SIGNS: Mapping[str, str] = {
    "place": LAID,
    "give": LAID,
    "buy": PAID,
    "sell": PAID,
    "hire": PAID,
    "discard": GONE,
}
"""By the type of an action; what was taken has no sign."""


class ActionButton(QtWidgets.QAbstractButton):
    """Shows one action; `is_here` means that the position after it is in view.

    Enter clicks it too; its parent handles the arrows and Esc.
    """

    def __init__(self, done: LoggedAction, name: str) -> None:
        super().__init__()
        self.done, self.is_here = done, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(done.words)
        self.setToolTip(f"{name}: {done.words}")

    @property
    def event_number(self) -> int:
        """The number of the first event of the action."""
        return self.done.line.event

    def set_current(self, is_here: bool) -> None:
        """Set whether the position after the action is in view."""
        if self.is_here != is_here:
            self.is_here = is_here
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the current size, which the parent sets."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Repaint with the highlight."""
        super().enterEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Click with Enter or Space; leave other keys to the parent."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the piece with its sign, on a plate for the pointer, the focus or the current
        position."""
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        self._paint_plate(painter)
        icon = self.done.line.action_icon
        assert icon is not None
        across = self.height() * PIECE
        self._paint_sprite(
            painter,
            icon.piece,
            QRectF(0, 0, self.width(), self.height()).center().toPoint(),
            across,
        )
        if icon.kind in SIGNS:
            self._paint_sign(painter, SIGNS[icon.kind])
        painter.end()

    def _paint_plate(self, painter: QPainter) -> None:
        palette = theme.current()
        if not (self.underMouse() or self.hasFocus() or self.is_here):
            return
        painter.setPen(
            QPen(QColor(palette.focus), 2) if self.hasFocus() or self.is_here else Qt.PenStyle.NoPen
        )
        painter.setBrush(QColor(palette.well))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_sign(self, painter: QPainter, sign: str) -> None:
        """Paint the sign in the lower right corner, on a disc."""
        palette, across = theme.current(), self.height() * SIGN
        disc = QRectF(self.width() - across, self.height() - across, across, across).adjusted(
            0.5, 0.5, -0.5, -0.5
        )
        painter.setPen(QPen(QColor(palette.line2), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawEllipse(disc)
        middle = disc.center().toPoint()
        if sign == GONE:
            cross = sprite_files.tinted(sign, palette.bad, across * 0.7, self.devicePixelRatioF())
            painter.drawPixmap(
                disc.center() - QRectF(cross.rect()).center() / cross.devicePixelRatio(), cross
            )
        else:
            self._paint_sprite(painter, sign, middle, across * (0.66 if sign == LAID else 1.0))

    def _paint_sprite(self, painter: QPainter, name: str, middle: QPoint, high: float) -> None:
        size = sprite_files.svg_size(name)
        picture = sprite_files.pixmap(
            name, high * size.width() / size.height(), self.devicePixelRatioF()
        )
        half = QRectF(picture.rect()).center() / picture.devicePixelRatio()
        painter.drawPixmap(QRectF(self.rect()).topLeft() + middle - half, picture)


# the gap between two turns, and for the dots where actions are left out, in tiles
BETWEEN_TURNS = 0.3


class ActionRow(QtWidgets.QWidget):
    """A row of actions, each `tile` pixels wide and high, in at most `lines` lines."""

    def __init__(self, buttons: Sequence[ActionButton]) -> None:
        super().__init__()
        self.buttons = buttons
        self.tile, self.lines = 30, 1
        self._left_out = 0
        for button in buttons:
            button.setParent(self)

    @property
    def shown(self) -> Sequence[ActionButton]:
        """The visible actions."""
        return self.buttons[self._left_out :]

    def lines_needed(self, width: int, tile: int) -> int:
        """Return the number of lines that all actions take in this width."""
        return places(self.buttons, width, tile, 0)[-1].top() // tile + 1

    def lay(self, tile: int, lines: int) -> None:
        """Lay out the actions in this size, in at most this number of lines."""
        self.tile, self.lines = tile, lines
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay out the actions again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for left_out in range(len(self.buttons)):
            laid = places(self.buttons[left_out:], self.width(), self.tile, left_out)
            if laid[-1].bottom() < self.lines * self.tile or left_out == len(self.buttons) - 1:
                break
        self._left_out = left_out
        high = laid[-1].bottom() + 1
        for number, button in enumerate(self.buttons):
            button.setVisible(number >= left_out)
            if number >= left_out:
                button.setGeometry(
                    laid[number - left_out].translated(0, (self.height() - high) // 2)
                )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint dots for the actions that are left out."""
        if self._left_out:
            painter = QPainter(self)
            painter.setPen(QColor(theme.current().text2))
            first = self.shown[0].geometry()
            dots = QRect(0, first.top(), first.left(), first.height())
            painter.drawText(dots, Qt.AlignmentFlag.AlignCenter, "…")
            painter.end()


def places(buttons: Sequence[ActionButton], width: int, tile: int, left_out: int) -> list[QRect]:
    """Return the place of each action; turns have gaps between them, and dots precede the first
    if some are left out."""
    air = round(BETWEEN_TURNS * tile)
    x, y = 2 * air if left_out else 0, 0
    laid = []
    for number, button in enumerate(buttons):
        x += air if number and button.done.line.opens_turn else 0
        if x + tile > width and x:
            x, y = 0, y + tile
        laid.append(QRect(x, y, tile, tile))
        x += tile
    return laid


CREST, SMALL_CREST, NAME, LINE = 23, 19, 54, 13
SIDE, ABOVE, GAP = 6, 3, 6
BELOW = Qt.AlignmentFlag.AlignHCenter
BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RecapCard(QtWidgets.QFrame):
    """The actions of one seat. `asked` carries the number of an action's event.

    A `small` card is as high as its actions; its name is beside the crest. An action is `tile`
    pixels large.
    """

    asked = Signal(int)

    def __init__(self, doings: SeatActions, name: str, seat_styles: SeatStyles) -> None:
        super().__init__()
        self.doings, self.seat_styles = doings, seat_styles
        self.setProperty("role", "recap")
        text = wording.points_text(doings.points)
        self.setAccessibleName(tr("Recap", "{name}, {points}", name=name, points=text))
        self.crest = labels.SpriteLabel(seat_styles.crest(doings.seat, SMALL_CREST), SMALL_CREST)
        self.crest.setToolTip(name)
        self.name = labels.ElidedWord("recap-name")
        self.name.say(name)
        self.name.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Preferred
        )
        self.action_row = ActionRow([ActionButton(done, name) for done in doings.actions])
        for button in self.action_row.buttons:
            button.clicked.connect(
                lambda _=False, button=button: self.asked.emit(button.event_number)
            )
        self.gained = text_label(signed(doings.points, 0), "gained")
        self.gained.setToolTip(text)
        self.who = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.TopToBottom)
        self.who.addWidget(self.crest, 0, BELOW)
        self.who.addWidget(self.name)
        self.row = QtWidgets.QHBoxLayout(self)
        self.row.addLayout(self.who)
        self.row.addWidget(self.action_row, 1)
        self.row.addWidget(self.gained)
        # on the card by now; otherwise it would be a separate window
        self.gained.setVisible(bool(doings.points))

    def lines_needed(self, width: int, tile: int, scale: float, small: bool) -> int:
        """Return the number of lines on a card of this width, without the name on a small one."""
        who = SMALL_CREST if small else NAME
        return self.action_row.lines_needed(width - self._beside(who, scale), tile)

    def height_of(self, lines: int, tile: int, scale: float, small: bool) -> int:
        """Return the height with this number of lines."""
        least = 0 if small else round((CREST + LINE) * scale)
        return max(least, lines * tile) + 2 * round((0 if small else ABOVE) * scale) + 2

    def fit_width(self, width: int, lines: int, tile: int, scale: float, small: bool) -> None:
        """Lay out the card in this width."""
        side, above = round(SIDE * scale), round((0 if small else ABOVE) * scale)
        aside = SMALL_CREST + GAP + NAME
        self.row.setContentsMargins(side, above, side, above)
        self.row.setSpacing(round(GAP * scale))
        across = round((SMALL_CREST if small else CREST) * scale)
        self.crest.show_art(self.seat_styles.crest(self.doings.seat, across))
        self.crest.show_width(across)
        self.crest.setFixedWidth(across)
        self.who.setDirection(
            QtWidgets.QBoxLayout.Direction.LeftToRight
            if small
            else QtWidgets.QBoxLayout.Direction.TopToBottom
        )
        self.who.setAlignment(self.crest, BESIDE if small else BELOW)
        self.name.setAlignment(BESIDE if small else BELOW)
        self.who.setSpacing(round(GAP * scale) if small else 0)
        self.name.setVisible(
            not small or self.action_row.lines_needed(width - self._beside(aside, scale), tile) == 1
        )
        self.name.setFixedWidth(round(NAME * scale))
        self.action_row.lay(tile, lines)

    def _beside(self, who: float, scale: float) -> int:
        """Return the width beside the actions; crest and name take `who` units."""
        gained = self.gained.sizeHint().width() + round(GAP * scale) if self.doings.points else 0
        return round(who * scale) + gained + 2 * round(SIDE * scale) + round(GAP * scale) + 2


TILE, SMALL_TILE = 31, 25  # units: the size of an action
BETWEEN, CLOSING = 4, 13  # units
MANY = 99
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
CARDS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Recap(QtWidgets.QWidget):
    """The cards below each other, or `in_a_row`.

    `asked` carries the number of an action's event; `closed` says that the cards were closed,
    `left` that the focus must leave them.
    """

    asked = Signal(int)
    closed = Signal()
    left = Signal()

    def __init__(self, in_a_row: bool = False) -> None:
        super().__init__()
        self.in_a_row, self.scale = in_a_row, 1.0
        self.cards: list[RecapCard] = []
        set_help_topic(self, "playing#since")
        self.setAccessibleName(title())
        self.heading = text_label(title(), "caption")
        self.closing: QtWidgets.QPushButton = push_button("", "foot")
        self.closing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.closing.clicked.connect(self.closed)
        self.head = QtWidgets.QHBoxLayout()
        self.head.addWidget(self.heading, 1)
        self.head.addWidget(self.closing)
        self.column: QtWidgets.QBoxLayout = (
            QtWidgets.QHBoxLayout(self) if in_a_row else QtWidgets.QVBoxLayout(self)
        )
        self.column.setContentsMargins(0, 0, 0, 0)
        if in_a_row:
            self.heading.hide()
        else:
            self.column.addLayout(self.head)
        self.rows: QtWidgets.QBoxLayout = (
            QtWidgets.QHBoxLayout() if in_a_row else QtWidgets.QVBoxLayout()
        )
        self.column.addLayout(self.rows, 1)
        if in_a_row:
            self.column.addLayout(self.head)
        keymap.changed.connect(self._name_key)
        theme.theme_changed.connect(self._draw)
        self._name_key()
        self._draw()
        self.hide()

    def show_actions(
        self,
        doings: Sequence[SeatActions],
        names: Sequence[str],
        seat_styles: SeatStyles,
    ) -> None:
        """Show these actions; without any there is nothing to see."""
        for card in self.cards:
            self.rows.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [RecapCard(done, names[done.seat], seat_styles) for done in doings]
        for card in self.cards:
            card.asked.connect(self.asked)
            self.rows.addWidget(card, 1 if self.in_a_row else 0)
        self.setVisible(bool(self.cards))

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        self.scale = scale
        self._draw()
        self.rows.setSpacing(round(BETWEEN * scale))
        self.column.setSpacing(round(2 * scale))

    def fit(self, room: QSize) -> int:
        """Lay out the cards in this space as large as possible, and return their height."""
        if not self.cards:
            return 0
        gaps = self.rows.spacing() * (len(self.cards) - 1)
        if self.in_a_row:
            width = (
                room.width() - gaps - self.head.sizeHint().width() - self.column.spacing()
            ) // len(self.cards)
            return self._lay(width, True, room.height() - 2, 1)
        head = self.head.sizeHint().height() + self.column.spacing() + gaps
        for small, units in ((False, TILE), (True, SMALL_TILE)):
            needed = head + self._lay(room.width(), small, round(units * self.scale))
            if needed <= room.height():
                return needed
        tile = min(round(SMALL_TILE * self.scale), (room.height() - head) // len(self.cards) - 2)
        while tile > SMALL_TILE and self._hides_actions(room.width(), tile):
            tile -= 1
        return head + self._lay(room.width(), True, tile, 1)

    def _hides_actions(self, width: int, tile: int) -> bool:
        """Return whether actions of that size do not fit into one line of a small card."""
        return any(card.lines_needed(width, tile, self.scale, True) > 1 for card in self.cards)

    def _lay(self, width: int, small: bool, tile: int, most_lines: int = MANY) -> int:
        """Lay out the cards with actions of that size, and return their total height, or that
        of a row."""
        total = 0
        for card in self.cards:
            lines = min(most_lines, card.lines_needed(width, tile, self.scale, small))
            high = card.height_of(lines, tile, self.scale, small)
            card.setFixedHeight(high)
            card.fit_width(width, lines, tile, self.scale, small)
            total = max(total, high) if self.in_a_row else total + high
        return total

    def mark_current(self, events: int | None) -> None:
        """Mark the action before the position after so many events; None marks none."""
        past = [
            button
            for button in self.action_buttons
            if events is not None and button.event_number < events
        ]
        here = max(past, key=lambda button: button.event_number, default=None)
        for button in self.action_buttons:
            button.set_current(button is here)

    # The keys

    @property
    def action_buttons(self) -> list[ActionButton]:
        """All visible actions."""
        return [button for card in self.cards for button in card.action_row.shown]

    @property
    def holds_keys(self) -> bool:
        """Whether one of the actions has the focus."""
        return any(button.hasFocus() for button in self.action_buttons)

    def take_focus(self) -> None:
        """Give the focus to the first action."""
        if self.action_buttons:
            self.action_buttons[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Move through the actions and cards with the arrows, leave with Esc."""
        at = next(
            (number for number, button in enumerate(self.action_buttons) if button.hasFocus()), None
        )
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif at is None or event.key() not in {**STEPS, **CARDS}:
            super().keyPressEvent(event)
        elif event.key() in STEPS:
            self._go_to(self.action_buttons, at + STEPS[Qt.Key(event.key())])
        else:
            card = next(
                number
                for number, card in enumerate(self.cards)
                if self.action_buttons[at] in card.action_row.buttons
            )
            firsts = [card.action_row.shown[0] for card in self.cards]
            self._go_to(firsts, card + CARDS[Qt.Key(event.key())])

    def _go_to(self, buttons: Sequence[ActionButton], at: int) -> None:
        buttons[min(max(0, at), len(buttons) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_key(self) -> None:
        key = keymap.label("recap")
        self.closing.setToolTip(tr("Recap", "Close. {key} shows it again.", key=key) if key else "")
        self.closing.setAccessibleName(tr("Recap", "Close"))

    def _draw(self, *_: object) -> None:
        size = round(CLOSING * self.scale)
        self.closing.setIcon(sprite_files.icon("close", theme.current().text2, size))
        self.closing.setIconSize(QSize(size, size))


def title() -> str:
    """Return the title of the recap."""
    return tr("Recap", "Since your last turn")


RecapContent = tuple[Sequence[SeatActions], Sequence[str], SeatStyles]
"""What the others did, the names of all seats, and their colours."""
NOTHING: RecapContent = (), (), PLAIN


class RecapController(QObject):
    """Fills one of two Recaps: the `column` beside the table, or the `row` at the foot of a narrow
    one.

    `asked` carries the number of an action's event. `left` says that the focus must leave it,
    `changed` that its contents are new or gone. `is_wanted` says whether it appears automatically.
    """

    asked = Signal(int)
    left = Signal()
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_wanted = True
        self.column, self.row = Recap(), Recap(in_a_row=True)
        self.recap = self.column  # the one in use
        self._put_away_at: tuple[str, int] | None = None
        for recap in (self.column, self.row):
            recap.asked.connect(self.asked)
            recap.left.connect(self.leave)
            recap.closed.connect(self.leave)
        self._view: GameView | None = None
        self._content: RecapContent = NOTHING
        self._stands_at: int | None = None

    def set_in_row(self, in_row: bool) -> None:
        """Show the recap in the row or in the column from now on."""
        recap = self.row if in_row else self.column
        if recap is not self.recap:
            self.recap.show_actions(*NOTHING)
            self.recap = recap
            self._fill(self._content)
            recap.mark_current(self._stands_at)

    @property
    def is_shown(self) -> bool:
        """Whether the recap is visible."""
        return bool(self.recap.cards)

    @property
    def holds_keys(self) -> bool:
        """Whether one of the actions has the focus."""
        return self.recap.holds_keys

    def recall(self, view: GameView, lines: Sequence[LogLine]) -> None:
        """Show the others' actions to the person who decides in this view, unless they have
        seen them; `lines` are the log."""
        seat = view.person_to_decide
        known = self._put_away_at == (view.game_id, view.revision)
        if seat is None or known or not self.is_wanted or has_acted(view, seat):
            self.clear()
        else:
            self._show_recap(view, seat, lines)

    def call(self, view: GameView, seat: int, lines: Sequence[LogLine]) -> None:
        """Show the others' actions since the last turn of this seat, on request."""
        self._put_away_at = None
        self._show_recap(view, seat, lines)

    def leave(self) -> None:
        """Close the recap until the next action."""
        if self._view is not None:
            self._put_away_at = self._view.game_id, self._view.revision
        self.clear()
        self.left.emit()

    def clear(self) -> None:
        """Remove the recap."""
        if self.is_shown:
            self._view = None
            self._fill(NOTHING)

    def take_focus(self) -> None:
        """Give the focus to the first action."""
        self.recap.take_focus()

    def mark_current(self, events: int | None) -> None:
        """Mark the past position after so many events; None means that none is in view."""
        self._stands_at = events
        self.recap.mark_current(events)

    def _show_recap(self, view: GameView, seat: int, lines: Sequence[LogLine]) -> None:
        self._view = view
        doings = actions_by_seat(lines_since_last_turn(view, seat, lines))
        names = wording.seat_names(view.line_up.seats)
        seat_styles = seat_styles_of(view.line_up.seats)
        self._fill((doings, names, seat_styles))

    def _fill(self, recap: RecapContent) -> None:
        self._content = recap
        self.recap.show_actions(*recap)
        self.changed.emit()
