"""The cards of the library in one or two columns, for mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QListView,
    QMenu,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.library import card_text
from burgundy_qt.widgets.library.card_delegate import CardDelegate
from burgundy_qt.widgets.library.card_model import CARD, GAP, HEIGHT, NARROWEST, CardModel, Index
from burgundy_qt.widgets.theme import theme

KEYS = {
    "open": "Return",
    "review": "R",
    "rename": "F2",
    "star": "S",
    "again": "A",
    "copy": "Ctrl+C",
    "code": "Ctrl+Shift+C",
    "export": "Ctrl+E",
    "bin": "Delete",
}
"""What can be done with a game, in the order of the menu."""


class CardList(QListView):
    """Shows the cards of its model, `entries`. `asked` carries the command for a game, and its
    card."""

    asked = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = CardModel()
        self.painted = CardDelegate(self, self.entries)
        self.setModel(self.entries)
        self.setItemDelegate(self.painted)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        bar = self.verticalScrollBar()
        self.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        )  # so that the cards keep their width
        bar.setEnabled(False)  # and hidden while there is nothing to scroll
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Library", "Games"))
        self.setProperty("role", "cards")
        self.painted.asked.connect(lambda what, row: self.ask(what, self.entries.shown[row]))
        self.doubleClicked.connect(lambda index: self.ask("open", index.data(CARD)))
        theme.theme_changed.connect(self._fit)

    @property
    def card(self) -> GameCard | None:
        """The current card."""
        index = self.currentIndex()
        return index.data(CARD) if index.isValid() else None

    @property
    def is_renaming(self) -> bool:
        """Whether a name is being edited."""
        return self.state() == QAbstractItemView.State.EditingState

    def finish_renaming(self) -> None:
        """Keep the edited name, as Enter would."""
        if self.is_renaming and self.painted.editor is not None:
            self.commitData(self.painted.editor)
            self.closeEditor(self.painted.editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def show_cards(self, cards: Sequence[GameCard]) -> None:
        """Show these cards; the current card stays current, or the next one in its place."""
        self._keep_place(lambda: self.entries.show(cards))

    def choose(self, filter_: str, words: str, game: str) -> None:
        """Show only the cards of a filter, of this game if one is named, that contain these
        words."""
        self._keep_place(lambda: self.entries.choose(filter_, words, game))

    def go_to(self, row: int) -> None:
        """Make the card in that row the current one, and bring it into view."""
        index = self.entries.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _keep_place(self, change: Callable[[], None]) -> None:
        card, row, value = self.card, self.currentIndex().row(), self.verticalScrollBar().value()
        change()
        self.painted.hover(None)
        if self.entries.rowCount() and not self.currentIndex().isValid():
            found = self.entries.row_of(card.path) if card is not None else -1
            self.setCurrentIndex(
                self.entries.index(
                    max(0, min(found if found >= 0 else row, self.entries.rowCount() - 1))
                )
            )
            self.verticalScrollBar().setValue(value)

    def ask(self, what: str, card: GameCard) -> None:
        """Carry out a command for a game: edit its name here, or emit `asked`."""
        if what == "rename":
            index = self.entries.index(self.entries.row_of(card.path))
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.setCurrentIndex(index)
                self.edit(index)
        elif what == "open" and card.in_bin:
            self.asked.emit("restore", card)
        elif can_be(what, card):
            self.asked.emit(what, card)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Apply the keys of KEYS to the current card; other keys move the selection."""
        if self.is_renaming:  # the edit field has received the key already
            return
        card = self.card
        pressed = QKeySequence(event.keyCombination())
        for what, key in KEYS.items():
            if card is not None and pressed == QKeySequence(key):
                self.ask(what, card)
                return
        if event.key() == Qt.Key.Key_Enter and card is not None:
            self.ask("open", card)
            return
        if event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # letters do not start the search of QListView
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show the menu of the clicked card, or of the current one."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if not index.isValid():
            return
        self.setCurrentIndex(index)
        menu = self.menu_of(index.data(CARD))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(
            self.viewport().mapToGlobal(self.visualRect(index).center())
            if by_key
            else event.globalPos()
        )

    def menu_of(self, card: GameCard) -> QMenu:
        """Return the menu of a card."""
        menu = QMenu(self)
        texts = {
            "open": card_text.call_to(card),
            "review": tr("Library", "Review"),
            "rename": tr("Library", "Rename…"),
            "star": tr("Library", "Remove the star")
            if card.starred
            else tr("Library", "Add a star"),
            "again": tr("Library", "Play this deal again…"),
            "copy": tr("Library", "Copy as text"),
            "code": tr("Library", "Copy the challenge code"),
            "export": tr("Library", "Save a copy elsewhere…"),
            "bin": tr("Library", "Move to the bin"),
        }
        for what, text in texts.items():
            if can_be(what, card):
                action = QAction(text, menu)
                action.setShortcut(QKeySequence(KEYS[what]))
                action.triggered.connect(lambda _checked=False, what=what: self.ask(what, card))
                menu.addAction(action)
        return menu

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Highlight the part under the pointer."""
        super().mouseMoveEvent(event)
        self.painted.hover(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Remove the highlight."""
        super().leaveEvent(event)
        self.painted.hover(None)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Repaint the current card, which has a button."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange as many columns as fit."""
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        scale, width = theme.scale(), self.viewport().width()
        columns = 2 if width >= 2 * (NARROWEST * scale + GAP) else 1
        cell = QSize(max(1, (width - 1) // columns), round(HEIGHT * scale) + GAP)
        if cell != self.painted.cell:
            self.painted.cell = cell
            self.scheduleDelayedItemsLayout()
        self.verticalScrollBar().setSingleStep(cell.height() // 3)


def can_be(what: str, card: GameCard) -> bool:
    """Return whether the command is possible.

    Games in the bin can only be restored, with "open". Broken files can only be opened, exported
    or moved to the bin.
    """
    if card.in_bin:
        return what == "open"
    return not card.is_broken or what in ("open", "export", "bin")
