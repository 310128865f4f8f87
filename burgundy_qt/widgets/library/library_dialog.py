"""The library dialog: all games as cards, and their commands; its header has the number of games, a
button for a new one, filters and search."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QKeyEvent, QKeySequence, QResizeEvent, QShortcut

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.library.librarian import Librarian
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.widgets.controls import access_keys, dialog_frame
from burgundy_qt.widgets.controls.value_controls import ICON, ComboBox, IconButton, can_be_cleared
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.library import card_delegate, card_text
from burgundy_qt.widgets.library.card_model import FILTERS, GAP, RECORDED
from burgundy_qt.widgets.library.game_transfer import FileDropFilter, copy, paste
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases.wording import kinds_of_files, with_key
from burgundy_qt.widgets.theme import sprite_files, theme

SEARCH = 150, 260  # minimum and maximum width
AIR = 3  # more gaps than those between the filters, because the layout divides them
BESIDE_WORDS = 56  # in the width of the search: lens, clear button and margins


class LibraryHead(QtWidgets.QWidget):
    """`chosen` carries the filter, the words and the game, "" for any; `left` says that the
    focus goes to the cards."""

    chosen = Signal(str, str, str)
    left = Signal()
    new_game_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.counted = dialog_frame.text_label("", "note")
        self.new_game = IconButton(tr("Library", "New game"), "add", "primary", "on_accent")
        self.filters = QtWidgets.QButtonGroup(self)
        self.games = ComboBox()
        self.search = QtWidgets.QLineEdit()
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        self.title, self.choice, self.below = self._title(), self._choice(), QtWidgets.QHBoxLayout()
        self.title.insertWidget(1, self.search, 1)
        for row in self.title, self.choice, self.below:
            column.addLayout(row)
        self.new_game.clicked.connect(self.new_game_asked)
        self.filters.buttonClicked.connect(self._choose)
        self.games.activated.connect(self._choose)
        self.search.textChanged.connect(self._choose)
        self.search.installEventFilter(self)

    def _title(self) -> QtWidgets.QHBoxLayout:
        row, words = QtWidgets.QHBoxLayout(), QtWidgets.QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(dialog_frame.text_label(tr("Library", "Games"), "title"))
        words.addWidget(self.counted)
        row.addLayout(words, 1)
        row.addWidget(self.new_game, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _choice(self) -> QtWidgets.QHBoxLayout:
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        for number, name in enumerate(FILTERS):
            chip = dialog_frame.push_button(tr("Library", name), "chip")
            chip.setCheckable(True)
            chip.setAutoExclusive(True)
            chip.setChecked(number == 0)
            self.filters.addButton(chip, number)
            row.addWidget(chip)
        self.filters.button(RECORDED).hide()
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
        self.lens = search.addAction(QIcon(), QtWidgets.QLineEdit.ActionPosition.LeadingPosition)
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
        room = self.width() - AIR * gap
        chips = [chip for chip in self.filters.buttons() if not chip.isHidden()]
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
                self.choice.insertWidget(len(self.filters.buttons()), self.games)
            at = 1 if row is self.title else -1
            row.insertWidget(at, self.search, 2 if row is self.choice else 1)

    def _width_of(self, chips: Sequence[QtWidgets.QAbstractButton]) -> int:
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

    def offer_recorded(self, has_recorded: bool) -> None:
        """Offer the games that were recorded, if there are any."""
        chip = self.filters.button(RECORDED)
        if chip.isHidden() != has_recorded:
            return
        if chip.isChecked():
            self.filters.buttons()[0].click()
        chip.setVisible(has_recorded)
        self._place_search()

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


# The dialog.


LARGEST = QSize(1144, 740)
LEFT_FREE = 56  # of the window behind it
MARGIN, BAR = 32, 12
LOOK_AGAIN_MS = 300
EMPTY = {
    "All": (
        tr_noop("Library", "No games yet"),
        tr_noop(
            "Library",
            "Every game is saved here automatically. You can continue it, look back at it "
            "or share it.",
        ),
    ),
    "In progress": (
        tr_noop("Library", "No game is waiting for you"),
        tr_noop("Library", "Start a new game: it stays here until it is finished."),
    ),
    "Finished": (
        tr_noop("Library", "No finished games yet"),
        tr_noop("Library", "Finished games stay here with their results."),
    ),
    "Starred": (
        tr_noop("Library", "No starred games yet"),
        tr_noop("Library", "Press S to star a game. You will then find it here."),
    ),
    "Bots only": (
        tr_noop("Library", "No games between bots"),
        tr_noop(
            "Library",
            "Finished games between bots are kept here. To keep an unfinished one, star it.",
        ),
    ),
    "Recorded": (
        tr_noop("Library", "No recorded games"),
        tr_noop("Library", "Games of the box that you record stay here."),
    ),
    "Bin": (
        tr_noop("Library", "The bin is empty"),
        tr_noop("Library", "Games that you move to the bin stay here until you empty it."),
    ),
}


def on_table() -> Problem:
    """Return the problem that the current game cannot be moved to the bin."""
    return Problem(
        tr("Library", "You are playing this game"),
        tr("Library", "You cannot move the current game to the bin."),
        tr("Library", "Start or open another game first."),
    )


class LibraryDialog(QtWidgets.QDialog):
    """Shows the games that its librarian lists.

    `play_asked` carries the path of a game, `review_asked` that of one to review, `again_asked`
    the LineUp of a deal to play again. The dialog carries out the other commands.

    `on_table` is the id of the current game, which cannot be moved to the bin.
    """

    play_asked = Signal(object)
    review_asked = Signal(object)
    new_game_asked = Signal()
    file_asked = Signal()
    first_game_asked = Signal()
    again_asked = Signal(object)
    explorer_asked = Signal()

    def __init__(
        self, parent: QtWidgets.QWidget, librarian: Librarian, on_table: str | None
    ) -> None:
        super().__init__(parent)
        self.librarian, self.on_table = librarian, on_table
        self.left: int | None = None
        self._awaited: Path | None = None
        self._thrown: GameCard | None = None
        self.setWindowTitle(tr("Library", "Games"))
        dialog_frame.set_help_topic(self, "games")
        self.setModal(True)
        self.access_keys = access_keys.AccessKeys(self)
        self.setMinimumSize(640, 460)
        self.resize(
            (parent.size() - QSize(LEFT_FREE, LEFT_FREE)).boundedTo(
                LARGEST * max(1.0, theme.scale())
            )
        )
        self.head = LibraryHead()
        self.cards = card_delegate.CardList()
        self.empty = dialog_frame.EmptyPlace(*self._ways_on())
        self.places = dialog_frame.StackedPages()
        self.places.addWidget(self.cards)
        self.places.addWidget(self.empty)
        self.label = dialog_frame.text_label("", "note")
        self.undo = self._flat(tr("Library", "Undo"), "undo", self._take_back)
        self.empty_bin = self._flat(tr("Library", "Empty the bin"), "bin", self._empty_bin)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(MARGIN - GAP // 2, 20, MARGIN - BAR - GAP // 2, 14)
        column.setSpacing(0)
        foot = self._foot()
        self.head.setContentsMargins(GAP // 2, 0, BAR + GAP // 2, 10)
        foot.setContentsMargins(GAP // 2, 6, BAR + GAP // 2, 0)
        column.addWidget(self.head)
        column.addWidget(self.places, 1)
        column.addWidget(foot)
        self._connect()
        self._order_focus()
        self._show_place()
        self.cards.setFocus()
        librarian.look()

    def _foot(self) -> QtWidgets.QWidget:
        foot = QtWidgets.QWidget()
        row = QtWidgets.QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.label)
        row.addWidget(self.undo)
        row.addStretch(1)
        row.addWidget(self.empty_bin)
        row.addWidget(self._flat(tr("Library", "Explorer"), "chart", self.explorer_asked.emit))
        row.addWidget(self._flat(tr("Library", "Add a file…"), "folder", self._ask_for_files))
        row.addWidget(self._flat(tr("Library", "Paste a game"), "copy", self.paste))
        row.addSpacing(8)
        closing = dialog_frame.push_button(tr("Dialogs", "Close"))
        closing.clicked.connect(self.reject)
        row.addWidget(closing)
        self.undo.hide()
        return foot

    def _ways_on(self) -> list[QtWidgets.QPushButton]:
        learning = dialog_frame.push_button(tr("Library", "Learn by playing"))
        learning.clicked.connect(self.first_game_asked)
        opening = IconButton(tr("Library", "Open a file"), "folder")
        opening.clicked.connect(self.file_asked)
        return [learning, opening]

    def _flat(self, text: str, icon: str, answer: Callable[[], object]) -> QtWidgets.QPushButton:
        made = IconButton(text, icon, "flat")
        made.clicked.connect(answer)
        return made

    def _order_focus(self) -> None:
        """Order the Tab key from the head to the footer."""
        foot = [
            button
            for button in self.findChildren(QtWidgets.QPushButton)
            if button.property("role") in ("flat", None)
        ]
        head = self.head
        stops = [
            head.new_game,
            *head.filters.buttons(),
            head.games,
            head.search,
            self.cards,
            *self.empty.ways,
        ]
        stops += [button for button in foot if button not in stops]
        for before, after in pairwise(stops):
            QtWidgets.QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        librarian = self.librarian
        librarian.listed.connect(self._show)
        librarian.taken_in.connect(self.await_game)
        librarian.copied.connect(self._put_on_clipboard)
        librarian.dealt.connect(self.again_asked)
        librarian.coded.connect(self._put_code_on_clipboard)
        librarian.exported.connect(self._show_exported)
        librarian.thrown_away.connect(self._show_thrown)
        self.cards.asked.connect(self._carry_out)
        self.cards.entries.renamed.connect(librarian.rename)
        self.head.chosen.connect(self._choose)
        self.head.left.connect(self.cards.setFocus)
        self.head.new_game_asked.connect(self.new_game_asked)
        FileDropFilter(self).dropped.connect(self.take_in)
        for key, answer in (
            ("Ctrl+F", self.head.search.setFocus),
            ("Ctrl+V", self.paste),
            ("Ctrl+Z", self._take_back),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(answer)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._schedule_search)
        self._soon = QTimer(self, singleShot=True, interval=LOOK_AGAIN_MS)
        self._soon.timeout.connect(librarian.look)

    # Signals of the librarian.

    def _show(self, cards: Sequence[GameCard], left: int) -> None:
        """Show the cards, or wait while a name is being edited."""
        if self.cards.is_renaming:
            self._schedule_search()
            return
        self.left = left
        self.head.counted.setText(card_text.counted(cards, left))
        self.cards.show_cards(cards)
        self.head.offer_games({card.game for card in cards if not card.is_broken})
        self.head.offer_recorded(any(card.recorded for card in cards))
        self._go_to_awaited()
        self._show_place()
        if not left:
            self._watch()

    def _show_place(self) -> None:
        """Show the cards, or the reason why there are none."""
        model, words = self.cards.entries, self.head.search.text()
        is_empty = not model.shown and self.left == 0
        if is_empty and words.strip():
            reason = tr("Library", "No game here contains “{words}”.", words=words.strip())
            self.empty.say(tr("Library", "Nothing found"), reason, False)
        elif is_empty:
            heading, sentence = (tr("Library", text) for text in EMPTY[model.filter])
            self.empty.say(heading, sentence, has_ways=model.filter == "All")
        self.places.setCurrentWidget(self.empty if is_empty else self.cards)
        in_bin = model.filter == "Bin"
        self.empty_bin.setVisible(in_bin and bool(model.shown))

    def await_game(self, path: Path) -> None:
        """Note that a game was added, to show it as soon as it is listed."""
        self._awaited = path
        self.show_note(tr("Library", "The game is now in the library."))

    def _go_to_awaited(self) -> None:
        if self._awaited is None or all(
            card.path != self._awaited for card in self.cards.entries.cards
        ):
            return
        if self.cards.entries.row_of(self._awaited) < 0:
            self.head.show_all()
        self.cards.go_to(self.cards.entries.row_of(self._awaited))
        self._awaited = None

    def _put_on_clipboard(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.show_note(tr("Library", "The game is on the clipboard: paste it into an email."))

    def _put_code_on_clipboard(self, code: str) -> None:
        QGuiApplication.clipboard().setText(code)
        self.show_note(
            tr(
                "Library",
                "The code {code} is on the clipboard. Anyone who plays it gets the same deal.",
                code=code,
            )
        )

    def _show_exported(self, path: Path) -> None:
        self.show_note(tr("Library", "A copy was saved in “{path}”.", path=path))

    def _show_thrown(self, card: GameCard) -> None:
        self.show_note(
            tr("Library", "“{title}” was moved to the bin.", title=card_text.title(card))
        )
        self._thrown = card
        self.undo.show()

    def show_note(self, sentence: str) -> None:
        """Show in the footer what was done last."""
        self._thrown = None
        self.undo.hide()
        self.label.setText(sentence)

    def _watch(self) -> None:
        """Watch the folders for changes by another window."""
        library = self.librarian.library
        folders = [
            str(folder)
            for folder in (library.save_folder.folder, library.save_folder.finished, library.bin)
        ]
        new = [
            folder
            for folder in folders
            if folder not in self._watcher.directories() and Path(folder).is_dir()
        ]
        if new:
            self._watcher.addPaths(new)

    def _schedule_search(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    # Commands of the person.

    def _choose(self, filter_: str, words: str, game: str) -> None:
        self.cards.choose(filter_, words, game)
        self._show_place()

    def _carry_out(self, what: str, card: GameCard) -> None:
        match what:
            case "open" if card.problem is not None:
                ProblemDialog(self, card.problem).open()
            case "open":
                self.play_asked.emit(card.path)
            case "review":
                self.review_asked.emit(card.path)
            case "star":
                self.librarian.star(card, not card.starred)
            case "copy":
                copy(self.librarian, card)
            case "again":
                self.librarian.deal_again(card)
            case "code":
                self.librarian.code(card)
            case "export":
                self._ask_where_to(card)
            case "restore":
                self.librarian.restore(card)
                self.show_note(
                    tr("Library", "“{title}” was restored.", title=card_text.title(card))
                )
            case "bin" if card.game_id == self.on_table:
                ProblemDialog(self, on_table()).open()
            case "bin":
                self.librarian.throw_away(card)

    def _take_back(self) -> None:
        if self._thrown is not None:
            self.librarian.restore(self._thrown)
            self.show_note(
                tr("Library", "“{title}” was restored.", title=card_text.title(self._thrown))
            )

    def _ask_where_to(self, card: GameCard) -> None:
        name = card.path.name if card.is_broken else f"{file_name(card_text.title(card))}{ENDING}"
        path, _ = QtWidgets.QFileDialog.getSaveFileName(
            self, tr("Library", "Save a copy"), name, kinds_of_files()
        )
        if path:
            self.librarian.export(card, Path(path if "." in Path(path).name else path + ENDING))

    def _ask_for_files(self) -> None:
        paths, _ = QtWidgets.QFileDialog.getOpenFileNames(
            self, tr("Library", "Add games to the library"), "", kinds_of_files()
        )
        self.take_in([Path(path) for path in paths])

    def take_in(self, paths: Sequence[Path]) -> None:
        """Add games from other folders."""
        for path in paths:
            self.librarian.take_in(path)

    def paste(self) -> None:
        """Add the games on the clipboard."""
        paste(self.librarian)

    def _empty_bin(self) -> None:
        held = tr(
            "Library",
            "{n} file(s) will be deleted permanently.",
            n=len(self.cards.entries.shown),
        )
        yes, no = tr("Library", "Empty"), tr("Library", "Keep")
        question = dialog_frame.ConfirmDialog(self, tr("Library", "Empty the bin?"), held, yes, no)
        question.addActions(self.actions())
        question.accepted.connect(self.librarian.empty_bin)
        question.open()

    def done(self, result: int) -> None:
        """Close the dialog, and keep a name that is being edited."""
        self.cards.finish_renaming()
        super().done(result)


def file_name(title: str) -> str:
    """Return the title as a file name that is valid on every system."""
    return re.sub(r'[<>:"/\\|?*\x00-\x1f\s]+', " ", title).strip(" .") or tr(
        "Library", "game", "the name of a file"
    )
