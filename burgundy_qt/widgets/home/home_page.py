"""The Home page: a landscape with a card for the game to continue and all other choices, and
the game shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.challenges import Record
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.challenge.challenge_card import HomeCard
from burgundy_qt.widgets.controls import access_keys, dialog_frame, value_controls
from burgundy_qt.widgets.library import card_text, card_thumbnails
from burgundy_qt.widgets.new_game.game_shelf import GameShelf
from burgundy_qt.widgets.theme import illustrations, labels, palette, sprite_files, theme

PICTURE, LAST_GAME_CREST, ICON = 124, 22, 16
"""Units: how wide the picture is, and each crest; the icon on the button."""
ABOVE, TIGHT_ABOVE = 10, 5
"""Pixels above and below its words, as a rule and where there is little room."""


class LastGame(QtWidgets.QFrame):
    """A card of the library that is always current. `asked` says that its button or the card
    was clicked."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.card: GameCard | None = None
        self.picture = PictureOfGame()
        self.heading, self.subtitle = labels.ElidedWord("seat-name"), labels.ElidedWord("note")
        self.standing = dialog_frame.text_label("", "strong")
        self.standing.setWordWrap(True)
        self.go_on = dialog_frame.push_button(tr("Home", "Continue"), "primary")
        self.go_on.clicked.connect(self.asked)
        self.places = QtWidgets.QWidget()
        self.best = labels.ElidedWord("note")
        self.best.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        around = QtWidgets.QHBoxLayout(self.places)
        around.setContentsMargins(QMargins())
        self._row = QtWidgets.QHBoxLayout()
        around.addLayout(self._row)
        around.addWidget(self.best, 1)
        foot = QtWidgets.QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.standing, 1)
        foot.addWidget(self.go_on)
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.heading)
        words.addWidget(self.subtitle)
        words.addSpacing(6)
        words.addWidget(self.places)
        words.addStretch(1)
        words.addSpacing(8)
        words.addLayout(foot)
        self.folded = 0  # pixels by which it is lower than usual
        self.row = row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(12, ABOVE, 12, ABOVE)
        row.setSpacing(14)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        theme.theme_changed.connect(self._draw)
        self._draw()

    def show_card(self, card: GameCard) -> None:
        """Show this game."""
        now = repeatable.local_now()
        self.card = card
        self.picture.show_card(card)
        self.heading.say(card_text.title(card))
        self.subtitle.say(card_text.subtitle(card, now))
        self.standing.setText(card_text.standing(card))
        self.go_on.setAccessibleDescription(card_text.heard(card, now))
        self._seat(card)

    def show_best(self, text: str) -> None:
        """Show the person's best result on this board, or nothing."""
        self.best.say(text)

    def fold(self, is_tight: bool) -> None:
        """Reduce the margins, or restore them."""
        above = TIGHT_ABOVE if is_tight else ABOVE
        self.folded = 2 * (ABOVE - above)
        self.row.setContentsMargins(12, above, 12, above)

    def _seat(self, card: GameCard) -> None:
        """Show the crest and the points of each side."""
        while (item := self._row.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.deleteLater()
        seat_styles = palette.seat_styles_of(card.seats)
        self._row.setSpacing(4)
        for side in card.sides:
            self._row.addWidget(
                labels.Crests(seat_styles, side, round(LAST_GAME_CREST * theme.scale()))
            )
            self._row.addWidget(dialog_frame.text_label(card_text.score(card, side), "strong"))
            self._row.addSpacing(8)

    def _draw(self) -> None:
        """Follow the theme and the text size."""
        size = round(ICON * theme.scale())
        self.go_on.setIcon(sprite_files.icon("play", theme.current().on_accent, size))
        if self.card is not None:
            self._seat(self.card)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Click the button after a click anywhere on the card."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.go_on.click()


class PictureOfGame(labels.DrawnLabel):
    """The picture of a game in its current position."""

    def __init__(self) -> None:
        super().__init__()
        self.card: GameCard | None = None
        self.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Fixed, QtWidgets.QSizePolicy.Policy.Preferred
        )
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.theme_changed.connect(self._draw)

    def show_card(self, card: GameCard) -> None:
        """Show the picture of this game."""
        self.card = card
        self._draw()

    def _draw(self) -> None:
        if self.card is not None:
            width = round(PICTURE * theme.scale())
            shown = card_thumbnails.picture_of(
                self.card, theme.current().name, width, self.devicePixelRatioF()
            )
            self.setPixmap(card_thumbnails.drawn(shown))
            self.setFixedWidth(width)


# The page.


NEW, COURSE = "new", "course"
WAYS: Mapping[str, tuple[str, str]] = {
    NEW: (tr_noop("Home", "New game"), "add"),
    "first game": (tr_noop("Home", "Learn by playing"), "hint"),
    COURSE: (tr_noop("Home", "Course"), "star"),
    "library": (tr_noop("Home", "Games"), "folder"),
    "contests": (tr_noop("Home", "Ladder and cup"), "cup"),
    "puzzles": (tr_noop("Home", "Puzzles"), "search"),
    "watch": (tr_noop("Home", "Watch bots"), "eye"),
    "tournaments": (tr_noop("Home", "Tournaments"), "engine"),
    "statistics": (tr_noop("Home", "Statistics"), "chart"),
}
"""By the command that does the same: the words and the icon of each. The long words are in the
middle column, which is wider."""
BUTTON_SPACING, TIGHT_BUTTON_SPACING = 10, 6
"""Pixels between the buttons, as a rule and where there is little room."""
COLUMNS = 3


class HomeButtons(QtWidgets.QWidget):
    """The buttons of Home; `asked` carries the name of a command."""

    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, value_controls.IconButton] = {}
        self.grid = QtWidgets.QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(BUTTON_SPACING)
        self.folded = 0  # pixels by which they are lower than usual
        for command, (words, icon) in WAYS.items():
            made = value_controls.IconButton(tr("Home", words), icon)
            made.clicked.connect(lambda _checked=False, command=command: self.asked.emit(command))
            self.buttons[command] = made
        for at, button in enumerate(self.buttons.values()):
            self.grid.addWidget(button, *divmod(at, COLUMNS))

    def fold(self, is_tight: bool) -> None:
        """Reduce the spacing of the rows, or restore it."""
        spacing = TIGHT_BUTTON_SPACING if is_tight else BUTTON_SPACING
        self.folded = (self.grid.rowCount() - 1) * (BUTTON_SPACING - spacing)
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
    """Moves the focus with the arrow keys to the nearest of the `buttons` in that direction.

    Qt would go through them one after the other.
    """

    def __init__(self, place: QtWidgets.QWidget, buttons: Sequence[QtWidgets.QWidget]) -> None:
        super().__init__(place)
        self.place, self.buttons = place, buttons
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Move the focus for an arrow key."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in DIRECTIONS or not isinstance(watched, QtWidgets.QWidget):
            return False
        found = self._nearest(watched, *DIRECTIONS[event.key()])
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _nearest(
        self, button: QtWidgets.QWidget, right: int, down: int
    ) -> QtWidgets.QWidget | None:
        """Return the nearest button in a direction."""
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

    def _rect(self, button: QtWidgets.QWidget) -> QRect:
        return QRect(button.mapTo(self.place, QPoint()), button.size())


def gap(one: QRect, other: QRect, is_across: bool) -> int:
    """Return the gap between two rectangles, horizontal if `is_across`, or 0 if they overlap in
    that direction."""
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


class Home(illustrations.Scenery):
    """Shows the game to continue, if there is one.

    `asked` carries the name of a command, such as "go on"; `game_asked` the name of a game on the
    shelf. `left` says that Esc was pressed; `can_be_left` says that there is a game on the table
    to return to.
    """

    asked = Signal(str)
    game_asked = Signal(str)
    left = Signal()

    def __init__(self, games: Sequence[str] = (), parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__("welcome", parent)
        self.can_be_left = False
        self.crest = labels.SpriteLabel("icons/app", CREST)
        self.title = said(tr("Home", "The Castles of Burgundy"), "title")
        sentence = tr(
            "Home",
            "Build the finest estate in the valley, against bots or with others at this screen.",
        )
        self.sentence = said(sentence, "note")
        self.last, self.ways = LastGame(), HomeButtons()
        self.challenge = HomeCard(games)
        self.challenge.clicked.connect(lambda: self.asked.emit("challenge"))
        self.last.hide()
        self.last.asked.connect(lambda: self.asked.emit("go on"))
        self.ways.asked.connect(self.asked)
        self.card = QtWidgets.QFrame()
        self.card.setProperty("role", "card")
        self.column = column = QtWidgets.QVBoxLayout(self.card)
        column.setContentsMargins(*INSIDE)
        column.setSpacing(SPACING)
        for part in (self.crest, self.title, self.sentence, self.last, self.ways, self.challenge):
            column.addWidget(part)
        self.sentence.setContentsMargins(BESIDE, 0, BESIDE, 8)
        self.shelf = GameShelf(games, is_kept=False) if len(games) > 1 else None
        boxes = self.shelf.boxes.values() if self.shelf is not None else ()
        buttons = self.last.go_on, *self.ways.buttons.values(), self.challenge, *boxes
        self.arrows = ArrowKeyNavigation(self, buttons)
        self.access_keys = access_keys.AccessKeys(self)
        row = QtWidgets.QHBoxLayout()
        row.addStretch(LEFT)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(RIGHT)
        whole = QtWidgets.QVBoxLayout(self)
        whole.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        whole.addLayout(row, 1)
        if self.shelf is not None:
            whole.addWidget(self.shelf)
            self.shelf.chosen.connect(self.game_asked)
        self._style_parts()
        theme.theme_changed.connect(self._make_room)

    @property
    def game(self) -> GameCard | None:
        """The game to continue, or None."""
        return self.last.card if self.has_game else None

    @property
    def has_game(self) -> bool:
        """Whether there is a game to continue."""
        return not self.last.isHidden()

    def show_game(self, card: GameCard | None) -> None:
        """Offer this game to continue, or none."""
        if card is not None:
            self.last.show_card(card)
        if self.has_game != (card is not None):
            was_on_new = self.ways.buttons[NEW].hasFocus()
            self.last.setVisible(card is not None)
            self._style_parts()
            if was_on_new and self.has_game:
                self.take_focus()

    def show_lesson(self, number: int, title: str) -> None:
        """Show on the button of the course which lesson is next; 0 and "" if there is none."""
        button = self.ways.buttons[COURSE]
        button.setText(
            tr("Home", "Lesson {number}", number=number) if number else tr("Home", WAYS[COURSE][0])
        )
        button.setToolTip(tr("Home", "The next lesson: {title}", title=title) if title else "")
        button.setAccessibleDescription(button.toolTip())

    def show_challenges(self, record: Record) -> None:
        """Show the results of the challenges of the day."""
        self.challenge.show_record(record)

    def show_best(self, text: str) -> None:
        """Show the person's best result on the board of the game to continue, or nothing."""
        self.last.show_best(text)

    def take_focus(self) -> None:
        """Put the focus on the most likely choice."""
        (self.last.go_on if self.has_game else self.ways.buttons[NEW]).setFocus()

    def _style_parts(self) -> None:
        """Choose the primary button, and make the crest smaller above a game."""
        new = self.ways.buttons[NEW]
        is_primary = not self.has_game
        new.setProperty("role", "primary" if is_primary else None)
        new.colour = "on_accent" if is_primary else "text2"
        new.style().polish(new)
        new.draw()
        self.crest.show_width(CREST if is_primary else SMALL_CREST)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Hide parts of the head where the height is scarce."""
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """Fit the contents again after the text has become higher."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """Hide parts until the rest fits.

        The sentence goes first, then the crest and the title. The shelf and the challenge follow,
        which are also in the new-game dialog and in the menu.
        """
        self.card.setFixedWidth(min(round(WIDTH * theme.scale()), self.width() - 2 * AROUND))
        shown: list[QtWidgets.QWidget] = [
            self.crest,
            self.title,
            self.sentence,
            *[self.last] * self.has_game,
            self.ways,
            self.challenge,
        ]
        head: tuple[QtWidgets.QWidget, ...] = (self.sentence, self.crest, self.title)
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
        """Reduce the margins and spacing of the card, or restore them."""
        inside = TIGHT_INSIDE if is_tight else INSIDE
        if self.column.contentsMargins() != QMargins(*inside):
            self.column.setContentsMargins(*inside)
            self.column.setSpacing(TIGHT_SPACING if is_tight else SPACING)
            for part in (self.last, self.ways):
                part.fold(is_tight)

    def _room_beside(self, shelf: QtWidgets.QWidget | None) -> int:
        """Return the height for the card, above the shelf if it is shown."""
        below = shelf.sizeHint().height() + AROUND if shelf is not None else 0
        return self.height() - 2 * AROUND - below

    def _height_of(self, parts: Sequence[QtWidgets.QWidget]) -> int:
        """Return the height of the card with these parts.

        It shows or hides nothing, because that would trigger another layout.
        """
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
        """Return to the table with Esc."""
        if event.key() == Qt.Key.Key_Escape and self.can_be_left:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint a soft shadow around the card."""
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


def said(text: str, role: str) -> QtWidgets.QLabel:
    """Return a centred label for the card."""
    label = dialog_frame.text_label(text, role)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label
