"""The dialog in which a person chooses what chance brings: the places in rows, and below them what
may come, with how many are left.

    dialog = ChanceDialog(window, view.game, places, names, edition)
    dialog.chosen.connect(use)  # a list with a value for each place
    dialog.open()

`RestDialog` asks in the same way what a person has done besides their clicks.

Keys: a digit takes the value of that number, where values are numbers, else that position of the
list; the arrows walk through the list; Backspace goes back a place. A single place is done with the
first choice; several are confirmed by Enter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from random import SystemRandom

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import Places, Value, drawn_outcome, left_for
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.play.game_input import Ways, chance_of
from burgundy_qt.widgets.sprites import brush, sprite_pixmaps
from burgundy_qt.widgets.table.game_table import table_of_game
from burgundy_qt.widgets.theme import theme

SLOT, VALUE = 34, 46
"""The pixels of a picture in a row and in the list."""
WIDTH = 760
CELL = 104
"""The least width of a value in the list."""
SHORT = 6
"""The most places of a row that has another one beside it."""
LIST_ROWS = 3
FACES = 6
"""The least number of columns of the list: a die's faces are a row."""
TIMES = "\u00d7"
DIGITS = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)


class ChanceDialog(dialog_frame.DialogFrame):
    """Asks for a value for each place. `chosen` carries them; after Cancel nothing is emitted.

    `values` are those chosen so far, None for a place that is still open.
    """

    chosen = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        game: str,
        places: Places,
        names: Sequence[str],
        edition: str = "",
        values: Sequence[Value | None] | None = None,
    ) -> None:
        self.game_chance = chance_of(game)
        note = self.game_chance.note(places)
        super().__init__(parent, self.game_chance.question(places), note)
        self.places, self.names = tuple(places), names
        self.values: list[Value | None] = list(values or [None] * len(places))
        self.at = 0
        painter = table_of_game(game).sprite_painter
        dpr = self.devicePixelRatioF()
        self._style = brush.PaintStyle(theme.current(), edition, 1.0, dpr, sprite_painter=painter)
        dialog_frame.set_help_topic(self, "new-game#record")
        self.slots = [self._slot(number) for number in range(len(self.places))]
        self.asked = dialog_frame.text_label("", "heading")
        self.grid = QGridLayout()
        self.grid.setSpacing(6)
        self.offers: dict[Value, QPushButton] = {}
        self._lay_out()
        self._go_to(self._next_open(0))

    def _lay_out(self) -> None:
        rows = QGridLayout()
        rows.setHorizontalSpacing(12)
        rows.setVerticalSpacing(4)
        titles = [self.game_chance.title(place, self.names) for place in self.places]
        lines: dict[str, QHBoxLayout] = {}
        self._lines = self._lines_beside(titles)
        for title, slot in zip(titles, self.slots, strict=True):
            if title not in lines:
                lines[title] = QHBoxLayout()
                lines[title].setSpacing(6)
                half, line = divmod(len(lines) - 1, self._lines)
                rows.addWidget(dialog_frame.text_label(title, "caption"), line, 2 * half)
                rows.addLayout(lines[title], line, 2 * half + 1)
            lines[title].addWidget(slot)
        for line_of_slots in lines.values():
            line_of_slots.addStretch(1)
        self._rows = min(self._lines, len(lines))
        above = QWidget()
        above.setProperty("role", "scrolled")
        above.setLayout(rows)
        rows.setContentsMargins(0, 0, 0, 0)
        self.above = dialog_frame.ScrollPane(above, tr("Chance", "Chosen so far"), 300)
        offered = QWidget()
        offered.setProperty("role", "scrolled")
        below = QVBoxLayout(offered)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(self.grid)
        below.addStretch(1)
        self.below = dialog_frame.ScrollPane(offered, tr("Chance", "What may come"), 300)
        for pane in (self.above, self.below):
            pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self.above, 1)
        self.body.addWidget(self.asked)
        self.body.addWidget(self.below)
        self.above.setVisible(len(self.places) > 1)
        self.drawing = self.add_button(tr("Chance", "Draw at random"), "flat")
        self.drawing.clicked.connect(self.draw)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Cancel")).clicked.connect(self.reject)
        self.done_button = self.add_button(tr("Chance", "Done"), "primary")
        self.done_button.clicked.connect(self.accept)
        self.setMinimumWidth(
            min(dialog_frame.scaled_width(WIDTH), dialog_frame.room_for(self).width())
        )
        self._fit_height()

    @staticmethod
    def _lines_beside(titles: Sequence[str]) -> int:
        """Return how many rows stand below each other; the others stand beside them, if all are
        short."""
        rows = Counter(titles)
        return max(5, -(-len(rows) // 2)) if max(rows.values()) <= SHORT else len(rows)

    def _fit_height(self) -> None:
        """Give the rows and the list the room that they need, within the window."""
        rows = self._rows * round((SLOT + 16) * max(1.0, theme.scale()))
        room = dialog_frame.room_for(self).height() - 330
        above = max(60, min(rows + 8, room // 2))
        self.above.setMinimumHeight(above)
        self.above.setMaximumHeight(max(above, rows + 8))
        kinds = max((len(place.left) for place in self.places), default=1)
        lists = min(LIST_ROWS, -(-kinds // self._columns)) * (VALUE + 30)
        self.below.setMinimumHeight(max(100, min(lists, room // 2)))

    @property
    def _columns(self) -> int:
        return max(FACES, (self.minimumWidth() - 90) // round(CELL * max(1.0, theme.scale())))

    def _slot(self, number: int) -> QPushButton:
        """Return the button of a place."""
        made = dialog_frame.push_button("")
        made.setCheckable(True)
        made.setFixedHeight(round((SLOT + 10) * max(1.0, theme.scale())))
        made.setMinimumWidth(SLOT + 14)
        made.setIconSize(QSize(SLOT, SLOT))
        made.clicked.connect(partial(self._go_to, number))
        return made

    @property
    def left(self) -> Mapping[Value, int]:
        """What the present place may get, and how many are left of each."""
        return left_for(self.places, self.values, self.at)

    def take(self, value: Value) -> None:
        """Put a value in the present place, and go on to the next open one."""
        if value not in self.offers:
            return
        self.values[self.at] = value
        if len(self.places) == 1:
            self.accept()
        else:
            self._go_to(self._next_open(self.at + 1))

    def draw(self) -> None:
        """Fill all open places at random."""
        drawn = drawn_outcome(self.places, SystemRandom(), self.values)
        self.values = list(drawn)
        self._go_to(None)

    def accept(self) -> None:
        """Emit the values, if every place has one."""
        if None in self.values:
            return
        super().accept()
        self.chosen.emit(list(self.values))

    def _next_open(self, first: int) -> int | None:
        """Return the next place without a value, from `first` on and then from the beginning."""
        order = [*range(first, len(self.places)), *range(first)]
        return next((at for at in order if self.values[at] is None), None)

    def _go_to(self, at: int | None, *_: object) -> None:
        """Ask for a place; None: all have a value."""
        if at is not None:
            self.at = at
        for number, slot in enumerate(self.slots):
            self._show_slot(number, slot, number == self.at and at is not None)
        self.done_button.setEnabled(None not in self.values)
        self._offer()
        if at is None:
            self.done_button.setFocus()
        elif self.offers:
            next(iter(self.offers.values())).setFocus()
        self.above.ensureWidgetVisible(self.slots[self.at])

    def _show_slot(self, number: int, slot: QPushButton, is_present: bool) -> None:
        place, value = self.places[number], self.values[number]
        title = self.game_chance.title(place, self.names)
        name = self.game_chance.name(place, value, self.names) if value is not None else ""
        icon = self._icon(number, value, SLOT) if value is not None else None
        slot.setIcon(icon or QIcon())
        slot.setText("" if icon is not None else name or "?")
        slot.setToolTip(name)
        slot.setAccessibleName(f"{title}: {name or '?'}")
        slot.setChecked(is_present)

    def _offer(self) -> None:
        """Show what the present place may get."""
        for button in self.offers.values():
            self.grid.removeWidget(button)
            button.deleteLater()
        place = self.places[self.at]
        self.asked.setText(self.game_chance.title(place, self.names))
        left = self.left
        self.offers = {}
        for value, count in left.items():
            name = self.game_chance.name(place, value, self.names)
            button = dialog_frame.push_button("", "choice")
            icon = self._icon(self.at, value, VALUE)
            counted = f"{TIMES} {count}" if place.stock is not None or count > 1 else ""
            is_dice = place.stock is None and place.event in ("round",)
            counted = "" if is_dice else counted
            button.setIcon(icon or QIcon())
            button.setIconSize(QSize(VALUE, VALUE))
            button.setText(" ".join(filter(None, ("" if icon is not None else name, counted))))
            button.setToolTip(name)
            button.setAccessibleName(f"{name} {counted}".strip())
            button.setMinimumHeight(VALUE + 14)
            button.clicked.connect(partial(self._take_clicked, value))
            self.offers[value] = button
        widest = max((one.sizeHint().width() for one in self.offers.values()), default=CELL)
        columns = max(1, min(self._columns, (self.minimumWidth() - 90) // (widest + 6)))
        for at, button in enumerate(self.offers.values()):
            self.grid.addWidget(button, at // columns, at % columns)

    def _take_clicked(self, value: Value, *_: object) -> None:
        self.take(value)

    def _icon(self, number: int, value: Value, size: int) -> QIcon | None:
        sprite = self.game_chance.sprite(self.places[number], value)
        if sprite is None or self.places[number].path[0] == "order":
            return None
        return QIcon(sprite_pixmaps.sprite_pixmap(sprite, QSizeF(size, size), self._style))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Take a value by its digit; Backspace goes back."""
        key = event.key()
        if key in DIGITS and self.offers:
            number = key - DIGITS[0] + 1
            by_number = [value for value in self.offers if value == number]
            if by_number:
                self.take(by_number[0])
            elif number <= len(self.offers) and not isinstance(next(iter(self.offers)), int):
                self.take(list(self.offers)[number - 1])
        elif key == Qt.Key.Key_Backspace and self.at > 0:
            self.values[self.at - 1] = None
            self._go_to(self.at - 1)
        else:
            super().keyPressEvent(event)


class RestDialog(ChanceDialog):
    """Asks what a person has done besides their clicks, such as the cards that they paid: like
    chance, but each place may only get what one of the `ways` has beside the other values."""

    def __init__(
        self,
        parent: QWidget | None,
        game: str,
        places: Places,
        names: Sequence[str],
        ways: Collection[Ways],
    ) -> None:
        self.ways = [Counter(way) for way in ways]
        super().__init__(parent, game, places, names)
        self.drawing.hide()

    @property
    def left(self) -> Mapping[Value, int]:
        """What one of the ways has besides the values of the other places."""
        others = [value for at, value in enumerate(self.values) if at != self.at]
        chosen = Counter(value for value in others if value is not None)
        open_ways = [way - chosen for way in self.ways if chosen <= way]
        place = self.places[self.at]
        return {
            value: many
            for value, many in place.left.items()
            if any(way[value] > 0 for way in open_ways)
        }

    def _show_slot(self, number: int, slot: QPushButton, is_present: bool) -> None:
        super()._show_slot(number, slot, is_present)
        many = self.places[number].left.get(self.values[number], 1)
        if many > 1 and slot.icon():
            slot.setText(f"{TIMES} {many}")
