"""What the others did since one's last turn: a small card for each of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import button, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.people.deed_button import DeedButton
from burgundy_qt.widgets.people.recap_card import RecapCard
from burgundy_qt.widgets.people.since import Doings
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.seat_colours import SeatStyles

TILE, SMALL_TILE = 31, 25  # units: how large a deed is
BETWEEN, CLOSING = 4, 13  # units
MANY = 99
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
CARDS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Recap(QWidget):
    """The cards stand below each other, or `in_a_row`. `asked` carries the number of a deed's
    event; `closed` says that they are to be put away, `left` that the keys are wanted elsewhere."""

    asked = Signal(int)
    closed = Signal()
    left = Signal()

    def __init__(self, in_a_row: bool = False) -> None:
        super().__init__()
        self.in_a_row, self.scale = in_a_row, 1.0
        self.cards: list[RecapCard] = []
        about(self, "playing#since")
        self.setAccessibleName(title())
        self.heading = word(title(), "caption")
        self.closing: QPushButton = button("", "foot")
        self.closing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.closing.clicked.connect(self.closed)
        self.head = QHBoxLayout()
        self.head.addWidget(self.heading, 1)
        self.head.addWidget(self.closing)
        self.column: QBoxLayout = QHBoxLayout(self) if in_a_row else QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        if in_a_row:
            self.heading.hide()
        else:
            self.column.addLayout(self.head)
        self.rows: QBoxLayout = QHBoxLayout() if in_a_row else QVBoxLayout()
        self.column.addLayout(self.rows, 1)
        if in_a_row:
            self.column.addLayout(self.head)
        keymap.changed.connect(self._name_key)
        theme.theme_changed.connect(self._draw)
        self._name_key()
        self._draw()
        self.hide()

    def tell(self, doings: Sequence[Doings], names: Sequence[str], seating: SeatStyles) -> None:
        """Show these; with none there is nothing to be seen."""
        for card in self.cards:
            self.rows.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [RecapCard(done, names[done.seat], seating) for done in doings]
        for card in self.cards:
            card.asked.connect(self.asked)
            self.rows.addWidget(card, 1 if self.in_a_row else 0)
        self.setVisible(bool(self.cards))

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""
        self.scale = scale
        self._draw()
        self.rows.setSpacing(round(BETWEEN * scale))
        self.column.setSpacing(round(2 * scale))

    def fit(self, room: QSize) -> int:
        """Lay the cards out for this room, as large as they can be; returns how high that is."""
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
        while tile > SMALL_TILE and self._hides_deeds(room.width(), tile):
            tile -= 1
        return head + self._lay(room.width(), True, tile, 1)

    def _hides_deeds(self, width: int, tile: int) -> bool:
        """Whether some deeds of that size have no room in a line of a small card."""
        return any(card.lines_needed(width, tile, self.scale, True) > 1 for card in self.cards)

    def _lay(self, width: int, small: bool, tile: int, most_lines: int = MANY) -> int:
        """Lay the cards out with deeds of that size; returns how high they are together, in a row
        how high one is."""
        total = 0
        for card in self.cards:
            lines = min(most_lines, card.lines_needed(width, tile, self.scale, small))
            high = card.height_of(lines, tile, self.scale, small)
            card.setFixedHeight(high)
            card.dress(width, lines, tile, self.scale, small)
            total = max(total, high) if self.in_a_row else total + high
        return total

    def stand_at(self, events: int | None) -> None:
        """Mark the deed after which so many events have happened; None: none."""
        past = [deed for deed in self.deeds if events is not None and deed.event_number < events]
        here = max(past, key=lambda deed: deed.event_number, default=None)
        for deed in self.deeds:
            deed.stand_here(deed is here)

    # The keys

    @property
    def deeds(self) -> list[DeedButton]:
        """All deeds that are to be seen."""
        return [deed for card in self.cards for deed in card.deeds.shown]

    @property
    def holds_keys(self) -> bool:
        """Whether the keys go through its deeds."""
        return any(deed.hasFocus() for deed in self.deeds)

    def take_focus(self) -> None:
        """Bring the keys to the first deed."""
        if self.deeds:
            self.deeds[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The arrows go through the deeds and the cards, Esc leaves."""
        at = next((number for number, deed in enumerate(self.deeds) if deed.hasFocus()), None)
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif at is None or event.key() not in {**STEPS, **CARDS}:
            super().keyPressEvent(event)
        elif event.key() in STEPS:
            self._go_to(self.deeds, at + STEPS[Qt.Key(event.key())])
        else:
            card = next(
                number
                for number, card in enumerate(self.cards)
                if self.deeds[at] in card.deeds.buttons
            )
            firsts = [card.deeds.shown[0] for card in self.cards]
            self._go_to(firsts, card + CARDS[Qt.Key(event.key())])

    def _go_to(self, deeds: Sequence[DeedButton], at: int) -> None:
        deeds[min(max(0, at), len(deeds) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_key(self) -> None:
        key = keymap.label("recap")
        self.closing.setToolTip(
            tr("Recap", "Put away. {key} shows it again.", key=key) if key else ""
        )
        self.closing.setAccessibleName(tr("Recap", "Put away"))

    def _draw(self, *_: object) -> None:
        size = round(CLOSING * self.scale)
        self.closing.setIcon(sprite_files.icon("close", theme.current().text2, size))
        self.closing.setIconSize(QSize(size, size))


def title() -> str:
    """What it is called."""
    return tr("Recap", "Since your last turn")
