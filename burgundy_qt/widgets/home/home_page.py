"""Home: the valley, and on it a card with the game to go on with and all ways on.

It is made of parts that stand below each other. Where there is more than one game their shelf is
one more, a row across the foot of the valley, below the card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.challenge.daily_deal import Record
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.challenge.challenge_card import HomeCard
from burgundy_qt.widgets.controls.access_keys import AccessKeys
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import IconButton
from burgundy_qt.widgets.home.last_game import LastGame
from burgundy_qt.widgets.new_game.game_shelf import GameShelf
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.illustrations import Scenery
from burgundy_qt.widgets.theme.labels import SpriteLabel

NEW = "new"
WAYS: Mapping[str, tuple[str, str]] = {
    NEW: (later("Home", "New game"), "add"),
    "puzzles": (later("Home", "Puzzles"), "search"),
    "library": (later("Home", "Games"), "folder"),
    "first game": (later("Home", "Learn by playing"), "hint"),
    "watch": (later("Home", "Watch bots"), "eye"),
    "tournaments": (later("Home", "Tournaments"), "cup"),
    "statistics": (later("Home", "Statistics"), "chart"),
}
"""By the command that does the same: the words and the icon of each."""
BUTTON_SPACING, TIGHT_BUTTON_SPACING = 10, 6
"""Pixels between the buttons, as a rule and where there is little room."""
ROWS = (4, 2), (3, 3), (2, 2, 2)
"""Columns that each button has in its row."""


class HomeButtons(QWidget):
    """A button for each; `asked` carries the name of its command."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, IconButton] = {}
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(BUTTON_SPACING)
        self.folded = 0  # pixels by which they are lower than usual
        for command, (words, icon) in WAYS.items():
            made = IconButton(tr("Home", words), icon)
            made.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
            self.buttons[command] = made
        further = iter(self.buttons.values())
        for row, widths in enumerate(ROWS):
            for place, wide in enumerate(widths):
                self.grid.addWidget(next(further), row, sum(widths[:place]), 1, wide)
        for column in range(sum(ROWS[0])):
            self.grid.setColumnStretch(column, 1)

    def fold(self, is_tight: bool) -> None:
        """Let the rows lie closer to each other, or as usual."""
        spacing = TIGHT_BUTTON_SPACING if is_tight else BUTTON_SPACING
        self.folded = (len(ROWS) - 1) * (BUTTON_SPACING - spacing)
        self.grid.setVerticalSpacing(spacing)


DIRECTIONS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ASIDE = 2
"""So much further away seems what lies aside than what lies straight ahead."""


class ArrowKeyNavigation(QObject):
    """Leads from one of the `buttons` in `place` to the nearest that way. Qt alone would go through
    them in a row."""

    def __init__(self, place: QWidget, buttons: Sequence[QWidget]) -> None:
        super().__init__(place)
        self.place, self.buttons = place, buttons
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Go there."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in DIRECTIONS or not isinstance(watched, QWidget):
            return False
        found = self._nearest(watched, *DIRECTIONS[event.key()])
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _nearest(self, button: QWidget, right: int, down: int) -> QWidget | None:
        """Return the button that lies nearest in a direction."""
        here, found = self._rect(button), {}
        for other in self.buttons:
            there = self._rect(other)
            way = there.center() - here.center()
            ahead = way.x() * right + way.y() * down
            aside = gap(here, there, is_across=bool(down))
            lies_beyond = gap(here, there, is_across=bool(right)) > 0
            if other.isVisible() and ahead > 0 and lies_beyond:
                found[other] = ahead + ASIDE * aside
        return min(found, key=found.__getitem__, default=None)

    def _rect(self, button: QWidget) -> QRect:
        return QRect(button.mapTo(self.place, QPoint()), button.size())


def gap(one: QRect, other: QRect, is_across: bool) -> int:
    """Return how far one lies aside of the other; 0 where they lie before each other. `is_across`:
    to the left or right."""
    if is_across:
        return max(0, one.left() - other.right(), other.left() - one.right())
    return max(0, one.top() - other.bottom(), other.top() - one.bottom())


WIDTH = 528
"""Units; of a small window with large letters what there is."""
LEFT, RIGHT = 1, 11
"""How the room beside the card is shared: the castle, the bridge and the village stay in view at
its right."""
SHADE, CORNER, AROUND = 0.035, 12, 12
INSIDE, SPACING, EDGE = (28, 22, 28, 26), 10, 1
"""Pixels: the card's margins, what lies between its parts, and its line."""
TIGHT_INSIDE, TIGHT_SPACING = (28, 10, 28, 10), 6
"""The same of a card for which there is still too little room without its head."""
CREST, SMALL_CREST = 104, 76
BESIDE = 44
"""Pixels beside the sentence, so that its lines are about alike."""


class Home(Scenery):
    """Shows the game to go on with, where there is one. `asked` carries the command of a way, "go
    on" among them; `game_asked` the name of a game whose box was taken from the shelf; `left`: Esc
    was pressed where it `can_be_left`, for there is a game on the table."""

    asked = Signal(str)
    game_asked = Signal(str)
    left = Signal()

    def __init__(
        self, games: Mapping[str, GameObject] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__("welcome", parent)
        self.can_be_left = False
        self.crest = SpriteLabel("icons/app", CREST)
        self.title = said(tr("Home", "The Castles of Burgundy"), "title")
        sentence = tr(
            "Home",
            "Build the finest estate in the valley, against bots or with others at this screen.",
        )
        self.sentence = said(sentence, "note")
        self.last, self.ways = LastGame(), HomeButtons()
        self.challenge = HomeCard(list(games or ()))
        self.challenge.clicked.connect(lambda: self.asked.emit("challenge"))
        self.last.hide()
        self.last.asked.connect(lambda: self.asked.emit("go on"))
        self.ways.asked.connect(self.asked)
        self.card = QFrame()
        self.card.setProperty("role", "card")
        self.column = column = QVBoxLayout(self.card)
        column.setContentsMargins(*INSIDE)
        column.setSpacing(SPACING)
        for part in (self.crest, self.title, self.sentence, self.last, self.ways, self.challenge):
            column.addWidget(part)
        self.sentence.setContentsMargins(BESIDE, 0, BESIDE, 8)
        self.shelf = (
            GameShelf(games, is_kept=False) if games is not None and len(games) > 1 else None
        )
        boxes = self.shelf.boxes.values() if self.shelf is not None else ()
        buttons = self.last.go_on, *self.ways.buttons.values(), self.challenge, *boxes
        self.arrows = ArrowKeyNavigation(self, buttons)
        self.access_keys = AccessKeys(self)
        row = QHBoxLayout()
        row.addStretch(LEFT)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(RIGHT)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        whole.addLayout(row, 1)
        if self.shelf is not None:
            whole.addWidget(self.shelf)
            self.shelf.chosen.connect(self.game_asked)
        self._dress()
        theme.theme_changed.connect(self._make_room)

    @property
    def game(self) -> GameCard | None:
        """The game to go on with."""
        return self.last.card if self.has_game else None

    @property
    def has_game(self) -> bool:
        """Whether there is one."""
        return not self.last.isHidden()

    def show_game(self, card: GameCard | None) -> None:
        """Offer this game to go on with, or none."""
        if card is not None:
            self.last.show_card(card)
        if self.has_game != (card is not None):
            was_on_new = self.ways.buttons[NEW].hasFocus()
            self.last.setVisible(card is not None)
            self._dress()
            if was_on_new and self.has_game:
                self.take_focus()

    def tell_challenges(self, record: Record) -> None:
        """Tell how the challenges of the day stand."""
        self.challenge.show_record(record)

    def take_focus(self) -> None:
        """The keyboard is on what a person most likely wants."""
        (self.last.go_on if self.has_game else self.ways.buttons[NEW]).setFocus()

    def _dress(self) -> None:
        """One button is the primary one; the crest is smaller above a game."""
        new = self.ways.buttons[NEW]
        is_primary = not self.has_game
        new.setProperty("role", "primary" if is_primary else None)
        new.colour = "on_accent" if is_primary else "text2"
        new.style().polish(new)
        new.draw()
        self.crest.show_width(CREST if is_primary else SMALL_CREST)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Where it is low, the head gives way."""
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """The words may have become higher."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """The sentence gives way where there is no room, then the crest, then the title; then the
        shelf, whose games a new game offers too, and the challenge, which is in the menu."""
        self.card.setFixedWidth(min(round(WIDTH * theme.scale()), self.width() - 2 * AROUND))
        shown: list[QWidget] = [
            self.crest,
            self.title,
            self.sentence,
            *[self.last] * self.has_game,
            self.ways,
            self.challenge,
        ]
        head: tuple[QWidget, ...] = (self.sentence, self.crest, self.title)
        room = self._room_beside(self.shelf)
        for part in head:
            if self._height_of(shown) > room:
                shown.remove(part)
        if self.shelf is not None:
            is_low = self._height_of(shown) > room
            self.shelf.setVisible(not is_low)
            room = self._room_beside(None if is_low else self.shelf)
        if self._height_of(shown) > room:
            shown.remove(self.challenge)
        for part in (*head, self.challenge):
            part.setVisible(part in shown)
        self._fold(self._height_of(shown) > room)

    def _fold(self, is_tight: bool) -> None:
        """Let the parts of the card lie closer to each other and to its edge, or as usual."""
        inside = TIGHT_INSIDE if is_tight else INSIDE
        if self.column.contentsMargins() != QMargins(*inside):
            self.column.setContentsMargins(*inside)
            self.column.setSpacing(TIGHT_SPACING if is_tight else SPACING)
            for part in (self.last, self.ways):
                part.fold(is_tight)

    def _room_beside(self, shelf: QWidget | None) -> int:
        """Return how high the card can be, above the shelf where that is there."""
        below = shelf.sizeHint().height() + AROUND if shelf is not None else 0
        return self.height() - 2 * AROUND - below

    def _height_of(self, parts: Sequence[QWidget]) -> int:
        """Return how high the card is with these parts. Nothing is shown or hidden for that: it
        would ask for room again."""
        left, top, right, bottom = INSIDE
        width = self.card.width() - left - right - 2 * EDGE
        heights = [
            part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
            for part in parts
        ]
        for part in (self.last, self.ways):
            heights.append(part.folded if part in parts else 0)
        return sum(heights) + (len(parts) - 1) * SPACING + top + bottom + 2 * EDGE

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc goes back to the table."""
        if event.key() == Qt.Key.Key_Escape and self.can_be_left:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """The card casts a soft shadow on the valley."""
        super().paintEvent(event)
        shade = QColor(theme.current().shadow)
        shade.setAlphaF(SHADE)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        for grow in range(0, 14, 2):
            fringe = QRectF(self.card.geometry()).adjusted(-grow, 6 - grow, grow, 6 + grow)
            painter.drawRoundedRect(fringe, CORNER + grow, CORNER + grow)


def said(text: str, role: str) -> QLabel:
    """Words in the middle of the card."""
    label = text_label(text, role)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label
