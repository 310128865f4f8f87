"""The privacy screen between two people: the next player, their dice, and the latest events;
and when to show it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QKeyEvent, QPainter, QPaintEvent

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.log import game_log, log_list
from burgundy_qt.widgets.people.recap_cards import lines_since_last_turn
from burgundy_qt.widgets.phrases.wording import is_local_player, seat_name, seat_names
from burgundy_qt.widgets.play.game_input import FaceDown, input_of
from burgundy_qt.widgets.theme import fonts, labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import seat_styles_of
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

CARD, STEP = 58, 36
"""How wide a card is, and how far the next one lies from it at most."""
WIDEST, HIGH = 430, 112
SLANT = 2.6
"""Degrees between two cards."""
MOST, STEEPEST = 14, 30.0
"""So many cards are seen at most, and so many degrees lie between the outermost."""


class HiddenHandLabel(labels.DrawnLabel):
    """Shows the back of a hand; only the number of its cards is visible."""

    def __init__(self) -> None:
        self.hand: FaceDown | None = None
        self.scale = 1.0
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def set_text_scale(self, scale: float) -> None:
        """Draw the cards at this scale."""
        self.scale = scale
        self._draw()

    def show_hand(self, hand: FaceDown | None) -> None:
        """Show another hand, or none."""
        self.hand = hand
        self.setAccessibleName(hand.words if hand else "")
        self.setVisible(hand is not None)
        self._draw()

    def _draw(self) -> None:
        if self.hand is None:
            return
        scale, dpr = self.scale, self.devicePixelRatioF()
        width, height = round(WIDEST * scale), round(HIGH * scale)
        picture = transparent_pixmap(QSize(round(width * dpr), round(height * dpr)), dpr)
        painter = QPainter(picture)
        painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        _draw_cards(painter, self.hand, dpr * scale)
        _draw_words(painter, self.hand.words)
        painter.end()
        self.setPixmap(picture)


def _draw_cards(painter: QPainter, hand: FaceDown, dpr: float) -> None:
    many = min(MOST, hand.many)
    back = sprite_files.pixmap(hand.back, CARD, dpr)
    size = back.deviceIndependentSize()
    step = min(STEP, (WIDEST - 2.2 * CARD) / max(1, many - 1))
    slant = min(SLANT, STEEPEST / max(1, many - 1))
    for at in range(many):
        aside = at - (many - 1) / 2
        painter.save()
        painter.translate(WIDEST / 2 + aside * step, HIGH / 2 - 4 + 0.55 * abs(aside) ** 1.6)
        painter.rotate(aside * slant)
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), back)
        painter.restore()


def _draw_words(painter: QPainter, words: str) -> None:
    """Paint the number of cards on a pill below the middle."""
    palette = theme.current()
    font = fonts.text_font(13, 700)
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(words) + 32
    pill = QRectF((WIDEST - wide) / 2, HIGH - 34, wide, 28)
    painter.setPen(QColor(palette.line2))
    painter.setBrush(QColor(palette.panel))
    painter.drawRoundedRect(pill, 14, 14)
    painter.setPen(QColor(palette.text))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)


WIDTH, MARGIN, EDGE = 560, 32, 16
CREST, DIE = 84, 52
MOST_LINES = 330
AROUND_LINES = 6  # pixels above and below the lines
DIMNESS = 0.72
ACTS = (
    tr_noop("Pass on", "You go first."),
    tr_noop("Pass on", "You go second."),
    tr_noop("Pass on", "You go third."),
    tr_noop("Pass on", "You go fourth."),
    tr_noop("Pass on", "You go fifth."),
    tr_noop("Pass on", "You go sixth."),
)


class PrivacyScreen(QtWidgets.QWidget):
    """Covers the whole `table` until the next person clicks. `passed` reports this, `wanted`
    whether to show it next time.

    While it is visible it receives all keys, even if other code sets the focus to the table.
    """

    passed = Signal()
    wanted = Signal(bool)

    def __init__(self, table: QtWidgets.QWidget) -> None:
        super().__init__(table)
        self.table, self.scale = table, 1.0
        dialog_frame.set_help_topic(self, "playing#passing")
        self.hide()
        table.installEventFilter(self)
        application = QtWidgets.QApplication.instance()
        assert isinstance(application, QtWidgets.QApplication)
        application.focusChanged.connect(self._keep_keys)
        self._announce_again = QTimer(self, singleShot=True, interval=0)
        self._announce_again.timeout.connect(self._announce_focus)
        self.card = QtWidgets.QFrame(self)
        self.card.setProperty("role", "pass")
        self.column = QtWidgets.QVBoxLayout(self.card)
        self.column.setContentsMargins(MARGIN, 24, MARGIN, 20)
        self.column.setSpacing(8)
        self.crest = labels.SpriteLabel("pieces/marker-0", CREST)
        self.heading = centred(dialog_frame.text_label("", "title"))
        self.standing = centred(dialog_frame.text_label("", "note"))
        self.dice = QtWidgets.QHBoxLayout()
        self.dice.setSpacing(14)
        self.hand = HiddenHandLabel()
        self.since = dialog_frame.text_label(tr("Pass on", "Since your last turn"), "caption")
        self.lines = log_list.LogList()
        self.lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines.viewport().unsetCursor()
        self.go_on = dialog_frame.push_button("", "primary")
        self.go_on.setAutoDefault(True)
        self.again = QtWidgets.QCheckBox(
            tr("Pass on", "Show this each time you pass the screen on")
        )
        self.again.clicked.connect(self.wanted)
        self.go_on.clicked.connect(self._go_on)
        self._has_events = False  # whether there are events since
        self._lay_out()

    def _lay_out(self) -> None:
        column = self.column
        column.addWidget(self.crest)
        column.addWidget(self.heading)
        column.addWidget(self.standing)
        column.addSpacing(4)
        column.addLayout(self.dice)
        column.addWidget(self.hand)
        column.addSpacing(6)
        self.rule = dialog_frame.separator_line()
        column.addWidget(self.rule)
        column.addWidget(self.since)
        column.addWidget(self.lines)
        column.addSpacing(8)
        column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.again, 0, Qt.AlignmentFlag.AlignHCenter)

    def ask_for(self, view: GameView, lines: Sequence[game_log.LogLine]) -> None:
        """Wait for the person who decides; `lines` are the log so far."""
        seat = view.person_to_decide
        assert seat is not None
        seat_styles, name = seat_styles_of(view.line_up.seats), seat_name(view.line_up.seats, seat)
        self.crest.show_art(seat_styles.crest(seat, CREST))
        speaks_to_you = is_local_player(name)
        self.heading.setText(
            tr("Prompt", "Your turn")
            if speaks_to_you
            else tr("Pass on", "Pass to {name}", name=name)
        )
        self.standing.setText(standing(view, seat))
        self._show_dice(input_of(view.game).dice(view, seat_styles))
        self.hand.show_hand(input_of(view.game).hand(view, seat))
        missed = lines_since_last_turn(view, seat, lines)
        self.lines.begin(
            seat_names(view.line_up.seats), missed, seat_styles, view.state.get("teams", ())
        )
        self._has_events = bool(missed)
        self.go_on.setText(
            tr("Pass on", "I am here") if speaks_to_you else tr("Pass on", "I am {name}", name=name)
        )
        self.go_on.setAccessibleDescription(f"{self.heading.text()}. {self.standing.text()}")
        self.again.setChecked(True)
        self.setAccessibleName(self.heading.text())
        self._fit()
        self.show()
        self.raise_()
        self.go_on.setFocus()

    def set_text_scale(self, scale: float) -> None:
        """Scale with the table: a large window is looked at from further away."""
        self.scale = max(1.0, scale)
        self.lines.set_text_scale(1.08 * scale)
        self.hand.set_text_scale(self.scale)
        self.crest.show_width(CREST * self.scale)
        if self.isVisible():
            self._fit()

    def _keep_keys(self) -> None:
        """Take the focus back from the table immediately, so that it receives no key."""
        # not the signal's argument: another receiver may have moved the focus
        now = QtWidgets.QApplication.focusWidget()
        if (
            now is not None
            and self.isVisible()
            and self.table.isAncestorOf(now)
            and not self.isAncestorOf(now)
        ):
            self.go_on.setFocus()
            self._announce_again.start()

    def _announce_focus(self) -> None:
        """Report the focus to a screen reader again.

        Qt reports the widget below the screen after the button, because the focus was taken back
        before Qt had finished.
        """
        if self.go_on.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(self.go_on, QAccessible.Event.Focus))

    def put_away(self) -> None:
        """Hide the screen."""
        self.hide()

    def _show_dice(self, dice: Sequence[tuple[str, str]]) -> None:
        while (shown := self.dice.takeAt(0)) is not None:
            if (widget := shown.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.dice.addStretch(1)
        for sprite, name in dice:
            die = labels.SpriteLabel(sprite, DIE * self.scale)
            die.setAccessibleName(name)
            self.dice.addWidget(die)
        self.dice.addStretch(1)

    def _go_on(self) -> None:
        self.hide()
        self.passed.emit()

    def _fit(self) -> None:
        """Choose the size, in the middle of the table.

        Where space is scarce the crest is hidden first, then the latest events, which the log has
        too.
        """
        self.setGeometry(self.table.rect())
        room = self.size() - QSize(2 * EDGE, 2 * EDGE)
        width = min(round(WIDTH * self.scale), room.width())
        self.card.setFixedWidth(width)
        self._show_lines(self._has_events)
        self.crest.setVisible(True)
        rest = self._room_for_lines(room.height(), width)
        self.lines.resize(width - 2 * MARGIN, 1)
        if self._has_events and rest < self._height_of_last():
            self.crest.setVisible(False)
            rest = self._room_for_lines(room.height(), width)
        if self._has_events and rest < self._height_of_last():
            self._show_lines(False)
            rest = self._room_for_lines(room.height(), width)
            self.crest.setVisible(rest >= self.scale * CREST + self.column.spacing())
        self.lines.setFixedHeight(
            self._height_of_lines(min(round(MOST_LINES * self.scale), max(0, rest)))
        )
        self.lines.scrollToBottom()
        self.column.activate()
        self.card.resize(width, self.column.minimumHeightForWidth(width))
        self.card.move(
            (self.width() - self.card.width()) // 2,
            max(EDGE, (self.height() - self.card.height()) // 2),
        )

    def _show_lines(self, shown: bool) -> None:
        """Show or hide the latest events."""
        for part in (self.rule, self.since, self.lines):
            part.setVisible(shown)

    def _room_for_lines(self, height: int, width: int) -> int:
        """Return the height for the lines on a card of this size."""
        self.lines.setFixedHeight(0)
        self.column.activate()
        return height - self.column.minimumHeightForWidth(width)

    def _height_of_last(self) -> int:
        """Return the height of the last entry, the least that is worth showing."""
        model = self.lines.entries
        last = model.rowCount() - 1
        rows = range(model.row_of_entry(last), last + 1)
        return AROUND_LINES + sum(map(self.lines.sizeHintForRow, rows))

    def _height_of_lines(self, room: int) -> int:
        """Return the height of the last entries that fit, or all of it if not even one does."""
        model, needed, fitting = self.lines.entries, AROUND_LINES, 0
        for row in reversed(range(model.rowCount())):
            needed += self.lines.sizeHintForRow(row)
            if needed <= room and model.row_of_entry(row) == row:
                fitting = needed
        return fitting or max(0, min(needed, room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Continue with Enter wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint a veil over the table."""
        veil = QColor(theme.current().table)
        veil.setAlphaF(DIMNESS)
        painter = QPainter(self)
        painter.fillRect(event.rect(), veil)
        painter.end()


def standing(view: GameView, seat: int) -> str:
    """Return the moment of the game for the next person: "Phase B, round 3. You go second."."""
    moment = game_log.log_of(view.game).moment(view.state)
    if not moment:
        return tr("Pass on", "The game is being set up.")
    order = view.state.get("order", ())
    return f"{moment}. {tr('Pass on', ACTS[order.index(seat)]) if seat in order else ''}".rstrip()


def centred(label: QtWidgets.QLabel) -> QtWidgets.QLabel:
    """Return the label with centred text that wraps."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label


class SeatHandover(QObject):
    """Knows who sits at the `table`, and shows a screen between two people if that `is_wanted`.

    A view without private information always waits behind it: the private view comes only after
    its owner has clicked (session/onlooker). `came` carries the seat of that person, followed by
    `passed`; `wanted` carries whether to show the screen next time.
    """

    came = Signal(int)
    passed = Signal()
    wanted = Signal(bool)

    def __init__(self, table: QtWidgets.QWidget) -> None:
        super().__init__(table)
        self.is_wanted = True
        self.seat: int | None = None
        self._next: int | None = None
        self.screen = PrivacyScreen(table)
        self.screen.passed.connect(self._take_seat)
        self.screen.wanted.connect(self.wanted)

    def begin(self, view: GameView) -> None:
        """Start with a game that was begun, opened or undone; the person who decides is assumed
        to be here."""
        self.put_away()
        self.seat = view.person_to_decide

    def request_handover(self, view: GameView, lines: Sequence[game_log.LogLine]) -> bool:
        """Return whether the person who decides must come first, and show the screen with the
        log's `lines` then."""
        seat = view.person_to_decide
        if seat is None:
            return False
        if not self.is_due(view):
            self.seat = seat
            return False
        self._next = seat
        self.screen.ask_for(view, lines)
        return True

    def is_due(self, view: GameView) -> bool:
        """Return whether another person decides than the one who is here, and a screen is
        needed."""
        if view.is_face_down:
            return True
        if view.recording is not None:  # the players are at another table
            return False
        is_another = self.seat not in (None, view.person_to_decide)
        return self.is_wanted and is_another and input_of(view.game).passes_screen

    def put_away(self) -> None:
        """Hide the screen: something else is shown now."""
        self.screen.put_away()

    def _take_seat(self) -> None:
        self.seat = self._next
        self.came.emit(self.seat)
        self.passed.emit()
