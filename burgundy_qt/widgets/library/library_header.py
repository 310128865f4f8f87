"""The header of the library: the number of games, a button for a new one, filters and search."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.controls.value_controls import ICON, ComboBox, IconButton, can_be_cleared
from burgundy_qt.widgets.library.card_model import FILTERS
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases.wording import with_key
from burgundy_qt.widgets.theme import sprite_files, theme

SEARCH = 150, 260  # minimum and maximum width
AIR = 3  # more gaps than those between the filters, because the layout divides them
BESIDE_WORDS = 56  # in the width of the search: lens, clear button and margins


class LibraryHead(QWidget):
    """`chosen` carries the filter, the words and the game, "" for any; `left` says that the
    focus goes to the cards."""

    chosen = Signal(str, str, str)
    left = Signal()
    new_game_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.counted = text_label("", "note")
        self.new_game = IconButton(tr("Library", "New game"), "add", "primary", "on_accent")
        self.filters = QButtonGroup(self)
        self.games = ComboBox()
        self.search = QLineEdit()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        self.title, self.choice, self.below = self._title(), self._choice(), QHBoxLayout()
        self.title.insertWidget(1, self.search, 1)
        for row in self.title, self.choice, self.below:
            column.addLayout(row)
        self.new_game.clicked.connect(self.new_game_asked)
        self.filters.buttonClicked.connect(self._choose)
        self.games.activated.connect(self._choose)
        self.search.textChanged.connect(self._choose)
        self.search.installEventFilter(self)

    def _title(self) -> QHBoxLayout:
        row, words = QHBoxLayout(), QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(tr("Library", "Games"), "title"))
        words.addWidget(self.counted)
        row.addLayout(words, 1)
        row.addWidget(self.new_game, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _choice(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for number, name in enumerate(FILTERS):
            chip = push_button(tr("Library", name), "chip")
            chip.setCheckable(True)
            chip.setAutoExclusive(True)
            chip.setChecked(number == 0)
            self.filters.addButton(chip, number)
            row.addWidget(chip)
        self.games.setAccessibleName(tr("Library", "Game"))
        self.games.hide()
        row.addWidget(self.games)
        row.addStretch(1)
        search = self.search
        search.setPlaceholderText(tr("Library", "Player, estate, date"))
        search.setAccessibleName(tr("Library", "Search"))
        search.setToolTip(
            with_key(
                tr("Library", "Search by name, level, estate, edition, players, date or result"),
                "Ctrl+F",
            )
        )
        can_be_cleared(search)
        self.lens = search.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self.lens.setText(tr("Library", "Search"))
        theme.theme_changed.connect(self.draw)
        self.draw()
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place the search beside the filters, above them, or below with the games, as the
        width allows."""
        super().resizeEvent(event)
        self._place_search()

    def _place_search(self) -> None:
        gap = self.choice.spacing()
        chips, room = self.filters.buttons(), self.width() - AIR * gap
        for way in (*chips, self.games):
            way.ensurePolished()  # its text width is unknown before
        games = 0 if self.games.isHidden() else self.games.sizeHint().width() + gap
        self._fold(is_tight=False)
        self._fold(is_tight=self._width_of(chips) + games > room)
        filters = self._width_of(chips) + games
        is_below = filters > room and games > 0
        is_beside = filters + gap + self.width_of_search() <= room
        row = self.below if is_below else self.choice if is_beside else self.title
        if row.indexOf(self.search) < 0:
            for other in self.title, self.choice, self.below:
                other.removeWidget(self.search)
                other.removeWidget(self.games)
            if is_below:
                self.below.addWidget(self.games)
            else:
                self.choice.insertWidget(len(chips), self.games)
            at = 1 if row is self.title else -1
            row.insertWidget(at, self.search, 2 if row is self.choice else 1)

    def _width_of(self, chips: Sequence[QAbstractButton]) -> int:
        gap = self.choice.spacing()
        return sum(chip.sizeHint().width() + gap for chip in chips) - gap

    def _fold(self, is_tight: bool) -> None:
        """Reduce the margins of the filters if their row is too narrow."""
        for chip in self.filters.buttons():
            if bool(chip.property("tight")) != is_tight:
                chip.setProperty("tight", is_tight)
                chip.style().polish(chip)
                chip.updateGeometry()

    def width_of_search(self) -> int:
        """Return the width of the search field with its own words."""
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        return max(SEARCH[0], words + BESIDE_WORDS)

    def draw(self) -> None:
        """Draw what depends on the theme or the text size."""
        self.lens.setIcon(sprite_files.icon("search", theme.current().text2, ICON))
        self.search.setMaximumWidth(round(SEARCH[1] * theme.scale()))
        self.search.setMinimumWidth(self.width_of_search())

    def offer_games(self, games: Collection[str]) -> None:
        """Offer a choice between these games if there are several."""
        titles = sorted((short_title(game), game) for game in games)
        offered = [(tr("Library", "All games"), ""), *titles]
        if [self.games.itemData(row) for row in range(self.games.count())] == [
            game for _, game in offered
        ]:
            return
        chosen = self.game
        self.games.clear()
        for title, game in offered:
            self.games.addItem(title, game)
        self.games.setCurrentIndex(max(0, self.games.findData(chosen)))
        self.games.setVisible(len(titles) > 1)
        self._place_search()
        if self.game != chosen:
            self._choose()

    @property
    def game(self) -> str:
        """The chosen game by its name in the protocol, or "" for any."""
        return self.games.currentData() or ""

    def show_all(self) -> None:
        """Clear the search and the filters."""
        self.search.clear()
        self.games.setCurrentIndex(0)
        self.filters.buttons()[0].click()

    def _choose(self) -> None:
        self.chosen.emit(list(FILTERS)[self.filters.checkedId()], self.search.text(), self.game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Go to the cards with Down and Enter in the search; Escape clears it first."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)
