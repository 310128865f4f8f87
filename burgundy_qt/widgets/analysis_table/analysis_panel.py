"""The page of the analysis table beside the table: what the position is worth, the variations, and
what can be done with them. In the list of variations a line goes on row by row, and other branches
are below the row that they could replace."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QPainter, QPixmap

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.analysed_game import AnalysedGame
from burgundy_qt.session.bots import adviser, valuation
from burgundy_qt.session.variations import LONGEST_COMMENT, LONGEST_NAME, Variation, VariationTree
from burgundy_qt.widgets.advice import game_advice, tip_card, tip_text
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.log.log_list import CardPage
from burgundy_qt.widgets.page.prompt_block import KeyButton
from burgundy_qt.widgets.questions.question_panel import Turn, say
from burgundy_qt.widgets.theme import labels, palette, sprite_files, theme

LEAST_HEIGHT, DOT = 190, 12
TREE_HEIGHT, WIDTH, HEIGHT = 54, 620, 460
"""Pixels of the list of trees: of a row with two lines, and of the dialog."""
NODE = Qt.ItemDataRole.UserRole
CHOSEN_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space


class VariationList(QtWidgets.QTreeWidget):
    """Shows the nodes of one tree. `asked` carries a node to go to.

    `texts` are the actions in words by node. The second column is the chance to
    win of one seat, where it is known.
    """

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[Variation, str] = {}
        self.values: Mapping[Variation, valuation.Valuation] = {}
        self.seat = 0
        self.names: Sequence[str] = ()
        self.seat_styles: palette.SeatStyles = palette.PLAIN
        self.unplayable: set[Variation] = set()
        self._crests: dict[int, QIcon] = {}
        self.rows: dict[Variation, QtWidgets.QTreeWidgetItem] = {}
        self.setProperty("role", "turns")
        self.setAccessibleName(tr("Analysis", "Variations"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.itemClicked.connect(lambda row, _column: self._ask(row))
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        """Follow the theme and the text size."""
        self.setIndentation(round(12 * theme.scale()))
        self.setIconSize(QSize(DOT, DOT) * theme.scale())
        self._crests = {}
        for node in self.rows:
            self._mark(node)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least height: the list scrolls."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_tree(self, root: Variation) -> Iterator[None]:
        """Show the beginning of a tree; the iterator adds its other nodes, one at a time, and opens
        all branches."""
        self._crests = {}
        self.clear()
        self.rows = {root: QtWidgets.QTreeWidgetItem(self)}
        self._write(root)
        return self._fill(root)

    def _fill(self, root: Variation) -> Iterator[None]:
        for node in root.walk():
            self.add(node)
            yield

    def add(self, node: Variation) -> None:
        """Show a node after the one before, if it has no row yet. Without a row before it, it comes
        later, with the others."""
        before = node.parent
        if node in self.rows or before is None:
            return
        beside = before.children[0] if node.is_branch else before
        if beside not in self.rows:
            return
        above: QtWidgets.QTreeWidgetItem | None = self.rows[beside]
        if not (node.is_branch or before.is_branch):
            above = self.rows[before].parent()
        self.rows[node] = QtWidgets.QTreeWidgetItem(above or self.invisibleRootItem())
        self._write(node)
        if above is not None and not above.isExpanded():
            above.setExpanded(True)

    def _write(self, node: Variation) -> None:
        row = self.rows[node]
        row.setData(0, NODE, node)
        action = self.texts.get(node, "…")
        if node.parent is None:
            action = tr("Analysis", "Beginning")
        words = tr("Analysis", "{name}: {move}", name=node.name, move=action)
        text = words if node.name else action
        if node in self.unplayable:
            text = tr("Analysis", "{move} (not possible)", move=text)
        value = self.values.get(node)
        share = formats.percent(value.win[self.seat]) if value and value.win else ""
        row.setText(0, text)
        row.setText(1, share)
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if node.parent is not None and node.seat < len(self.names):
            self._mark(node)
            text = tr("Analysis", "{name}: {move}", name=self.names[node.seat], move=text)
        spoken = [text, share, node.comment]
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, ". ".join(filter(None, spoken)))
        row.setToolTip(0, "\n".join(filter(None, (text, node.comment))))
        font = QFont()  # without a size: the list's own may change
        font.setBold(bool(node.name))
        font.setItalic(bool(node.comment))
        row.setFont(0, font)

    def _mark(self, node: Variation) -> None:
        """Show the colour of the seat that acted, if the row is one of a seat."""
        if node.parent is None or node.seat >= len(self.names):
            return
        if node.seat not in self._crests:
            self._crests[node.seat] = self._crest(node.seat)
        self.rows[node].setIcon(0, self._crests[node.seat])

    def _crest(self, seat: int) -> QIcon:
        """Return a dot in the colour of a seat."""
        size = round(DOT * theme.scale())
        dot = QPixmap(QSize(size, size) * self.devicePixelRatioF())
        dot.setDevicePixelRatio(self.devicePixelRatioF())
        dot.fill(Qt.GlobalColor.transparent)
        painter = QPainter(dot)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.seat_styles.line(seat, theme.current())))
        painter.drawEllipse(1, 1, size - 2, size - 2)
        painter.end()
        return QIcon(dot)

    def write(self, node: Variation) -> None:
        """Show the current words and value of a node."""
        if node in self.rows:
            self._write(node)

    def mark_current(self, node: Variation) -> None:
        """Mark the node in view."""
        row = self.rows.get(node)
        if row is not None:
            with QSignalBlocker(self):
                self.setCurrentItem(row)
            self.scrollToItem(row)

    @property
    def marked(self) -> Variation | None:
        """The node of the marked row."""
        row = self.currentItem()
        return None if row is None else row.data(0, NODE)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go to the marked node with Enter or Space."""
        row = self.currentItem()
        if event.key() in CHOSEN_BY and row is not None:
            self._ask(row)
            return
        super().keyPressEvent(event)

    def _ask(self, row: QtWidgets.QTreeWidgetItem) -> None:
        self.asked.emit(row.data(0, NODE))


class TreesDialog(dialog_frame.DialogFrame):
    """Lists all trees of a game. `opened` and `deleted` carry one of them."""

    opened = Signal(object)
    deleted = Signal(object)

    def __init__(
        self, parent: QtWidgets.QWidget | None, analysed: AnalysedGame, names: Sequence[str]
    ) -> None:
        super().__init__(
            parent,
            tr("Analysis", "Trees of this game"),
            tr("Analysis", "A tree stays here even if you undo the position where it begins."),
        )
        dialog_frame.set_help_topic(self, "advice#analysis")
        self.trees, self.begun = analysed.kept_trees, analysed.beginning
        self.list = QtWidgets.QListWidget()
        self.list.setAccessibleName(tr("Analysis", "Trees of this game"))
        for tree in self.trees:
            text, where = tree_texts(tree, names)
            if tree is analysed.tree:
                text = tr("Analysis", "{tree} (in view)", tree=text)
            item = QtWidgets.QListWidgetItem(f"{text}\n{where}")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text}. {where}")
            item.setToolTip(f"{text}\n{where}")
            item.setSizeHint(QSize(0, round(TREE_HEIGHT * max(1.0, theme.scale()))))
            self.list.addItem(item)
        self.body.addWidget(self.list, 1)
        self.delete = self.add_button(tr("Analysis", "Delete tree"))
        self.delete.clicked.connect(lambda: self._end_with(self.deleted))
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Close")).clicked.connect(self.reject)
        self.open_button = self.add_button(tr("Analysis", "Show tree"), "primary")
        self.open_button.clicked.connect(lambda: self._end_with(self.opened))
        self.list.itemActivated.connect(lambda _item: self.open_button.click())
        self.list.currentRowChanged.connect(self._allow)
        here = self.trees.index(analysed.tree) if analysed.tree in self.trees else 0
        self.list.setCurrentRow(here)
        self.list.setFocus()
        room = dialog_frame.room_for(self)
        self.resize(min(dialog_frame.scaled_width(WIDTH), room.width()), min(HEIGHT, room.height()))

    def _allow(self, row: int) -> None:
        """Allow to show a tree, unless it is that of another player in a running game."""
        seat = self.trees[row].seat if row >= 0 else -1
        self.open_button.setEnabled(self.begun.is_open or seat == self.begun.seat)

    def _end_with(self, signal: SignalInstance) -> None:
        tree = self.trees[self.list.currentRow()]
        self.accept()
        signal.emit(tree)


def tree_texts(tree: VariationTree, names: Sequence[str]) -> tuple[str, str]:
    """Return a tree in two lines: its size and the first name in it; where it begins, and who knew
    the game so."""
    named = next((node.name for node in tree.root.walk() if node.name), "")
    size = tr("Analysis", "{n} action(s) in the tree", n=tree.size)
    known = "" if tree.seat is None else tr("Analysis", "as {name} sees it", name=names[tree.seat])
    begins = tr("Analysis", "After {n} action(s) of the game", n=tree.revision)
    return ", ".join(filter(None, (named, size))), ", ".join(filter(None, (begins, known)))


# The page.


BUTTONS = (
    ("bots", "analysis bots", "play"),
    ("again", "analysis again", "another"),
    ("chance", "analysis chance", "rename"),
    ("by hand", "analysis by hand", "die"),
    ("hands", "analysis hands", "people"),
    ("compare", "analysis compare", "chart"),
    ("promote", "analysis promote", "prev"),
    ("delete", "analysis delete", "bin"),
    ("trees", "analysis trees", "log"),
    ("leave", "analysis leave", "close"),
)
"""The commands with an icon: name, command of its key, icon."""
COMMENT_HEIGHT = 54
SIGN, COLUMNS, NARROW = 18, 5, 150
"""The size of an icon, how many are in a row, and below which width there is no room for errors."""
UNKNOWN = "\N{EN DASH}"
"""In the place of a figure."""


def button_words() -> dict[str, str]:
    """Return the words on the buttons, by command."""
    return {
        "best": tr("Analysis", "Best turns"),
        "bots": tr("Analysis", "Bots to the end of the round"),
        "again": tr("Analysis", "Draw chance again"),
        "chance": tr("Analysis", "Choose what chance brings"),
        "by hand": tr("Analysis", "Choose chance when it comes"),
        "hands": tr("Analysis", "Draw hidden hands again"),
        "compare": tr("Analysis", "Compare branches"),
        "promote": tr("Analysis", "Make this the main line"),
        "delete": tr("Analysis", "Delete from here"),
        "trees": tr("Analysis", "Trees of this game"),
        "leave": tr("Analysis", "Close the analysis"),
    }


class AnalysisPanel(CardPage):
    """Shows an analysis. `asked` carries a command of the room "analysis", or "best"; `tip_asked`
    the number of a tip to play; `named` and `commented` carry new words for the node in view."""

    asked = Signal(str)
    tip_asked = Signal(int)
    named = Signal(str)
    commented = Signal(str)

    def __init__(self, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = tip_card.wrapping("", "note")
        self.values = QtWidgets.QGridLayout()
        self.cells: list[tuple[labels.ElidedWord, QtWidgets.QLabel, QtWidgets.QLabel]] = []
        self._value: valuation.Valuation | None = None
        self.best = QtWidgets.QVBoxLayout()
        self.tips: list[tuple[Turn, QtWidgets.QPushButton]] = []
        self.list = VariationList()
        self.name, self.comment = QtWidgets.QLineEdit(), QtWidgets.QPlainTextEdit()
        words = button_words()
        self.best_turns = KeyButton(words["best"], "hint", "hint")
        self.best_turns.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        preferred = QtWidgets.QSizePolicy.Policy.Preferred
        fixed = QtWidgets.QSizePolicy.Policy.Fixed
        self.best_turns.setSizePolicy(preferred, fixed)  # a narrow page has room for it, too
        self.buttons: dict[str, QtWidgets.QPushButton] = {"best": self.best_turns}
        self.signs = {name: (command, icon) for name, command, icon in BUTTONS}
        for name in self.signs:
            self.buttons[name] = dialog_frame.push_button("", "sign")
            self.buttons[name].setProperty("only", "icon")
            self.buttons[name].setAccessibleName(words[name])
        self.buttons["by hand"].setCheckable(True)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.asked.emit(name))
        self.scale = 1.0
        theme.theme_changed.connect(self._draw)
        keymap.changed.connect(self._name_keys)
        self._draw()
        self._name_keys()
        self._set_words()
        self._lay_out()
        dialog_frame.set_help_topic(self, "advice#analysis")

    def _set_words(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(tr("Analysis", "Name of this position"))
        self.name.setAccessibleName(tr("Analysis", "Name of this position"))
        self.comment.setPlaceholderText(tr("Analysis", "Comment"))
        self.comment.setAccessibleName(tr("Analysis", "Comment"))
        self.comment.setTabChangesFocus(True)
        self.comment.setFixedHeight(round(COMMENT_HEIGHT * theme.scale()))
        self.name.editingFinished.connect(lambda: self.named.emit(self.name.text().strip()))
        self.comment.textChanged.connect(
            lambda: self.commented.emit(self.comment.toPlainText()[:LONGEST_COMMENT])
        )

    def _lay_out(self) -> None:
        sheet = QtWidgets.QWidget()
        sheet.setProperty("role", "scrolled")
        self.setWidget(sheet)
        column = QtWidgets.QVBoxLayout(sheet)
        column.setContentsMargins(4, 4, 6, 6)
        column.setSpacing(6)
        self.values.setHorizontalSpacing(10)
        self.values.setVerticalSpacing(2)
        self.values.setColumnStretch(0, 1)
        column.addLayout(self.values)
        column.addWidget(self.caption)
        column.addWidget(self.best_turns)
        column.addLayout(self.best)
        column.addWidget(self.list)
        signs = QtWidgets.QGridLayout()
        signs.setSpacing(4)
        for at, name in enumerate(self.signs):
            signs.addWidget(self.buttons[name], at // COLUMNS, at % COLUMNS)
        column.addLayout(signs)
        column.addWidget(self.name)
        column.addWidget(self.comment)
        column.addStretch(1)

    def _draw(self, *_: object) -> None:
        """Draw the icons in the colours of the theme."""
        size = round(SIGN * self.scale)
        for name, (_command, icon) in self.signs.items():
            self.buttons[name].setIcon(sprite_files.icon(icon, theme.current().text, size))
            self.buttons[name].setIconSize(QSize(size, size))
        if self.cells:  # there is more room now, or less
            self.show_value(self._value)

    def _name_keys(self) -> None:
        for name, (command, _icon) in self.signs.items():
            button = self.buttons[name]
            button.setToolTip(tooltip_with_key(button.accessibleName(), command))

    # Values

    def show_players(self, names: Sequence[str]) -> None:
        """Prepare a row for each seat."""
        if len(names) == len(self.cells):
            for cells, name in zip(self.cells, names, strict=True):
                cells[0].say(name)
            return
        while (item := self.values.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        heads = ("", tr("Analysis", "Chance"), tr("Analysis", "Points"))
        for at, head in enumerate(heads):
            self.values.addWidget(
                dialog_frame.at_the_right(dialog_frame.text_label(head, "note")), 0, at
            )
        self.cells = []
        for row, name in enumerate(names, start=1):
            cells = (
                labels.ElidedWord("note"),
                dialog_frame.at_the_right(dialog_frame.text_label("", "tip-headline")),
                dialog_frame.at_the_right(dialog_frame.text_label("", "tip-headline")),
            )
            cells[0].say(name)
            for at, cell in enumerate(cells):
                self.values.addWidget(cell, row, at)
            self.cells.append(cells)

    def show_value(self, value: valuation.Valuation | None) -> None:
        """Show what every seat may expect; nothing while it is unknown. Where the page is narrow,
        the error is in the tooltip."""
        self._value = value
        is_narrow = self.viewport().width() < NARROW * theme.scale()
        for seat, (name, share, points) in enumerate(self.cells):
            share.setText(formats.percent(value.win[seat]) if value and value.win else UNKNOWN)
            whole = points_text(value, seat) if value and value.points else UNKNOWN
            points.setText(whole.partition(" ±")[0] if is_narrow else whole)
            points.setToolTip(whole if is_narrow else "")
            for cell, figure in ((share, share.text()), (points, whole)):
                spoken = tr("Analysis", "{name}: {move}", name=name.whole, move=figure)
                cell.setAccessibleName(spoken)
        say(self.caption, caption_of(value))

    def spoken_value(self, value: valuation.Valuation) -> str:
        """Return a value in words, for screen readers."""
        parts = [
            tr("Analysis", "{name}: {share}, {points} points", name=name.whole,
               share=share.text(), points=points.text())
            for name, share, points in self.cells
        ]  # fmt: skip
        return ". ".join(parts)

    # The best turns

    def show_tips(self, advice: adviser.Advice | None, words: game_advice.TurnTexts | None) -> None:
        """Show the best turns, or none."""
        while (item := self.best.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.tips = []
        if advice is None or words is None:
            return
        for at, tip in enumerate(advice.tips):
            turn = Turn()
            called = tip_text.titled(at + 1, at == advice.best and len(advice.tips) > 1)
            promise = tip_text.promise(tip, advice.best_tip) if tip.is_measured else ""
            turn.show_turn(called, words.steps(tip.plan), promise)
            button = dialog_frame.push_button(tr("Analysis", "Play this turn"), "key")
            button.setAccessibleName(f"{button.text()}: {called}")
            button.clicked.connect(lambda _checked=False, at=at: self.tip_asked.emit(at))
            self.best.addWidget(turn)
            self.best.addWidget(button)
            self.tips.append((turn, button))

    # The node in view

    def show_node(self, node: Variation, had_chance: bool, can_draw_hands: bool) -> None:
        """Show the name and the comment of the node in view, and what can be done with it."""
        for field in (self.name, self.comment):
            with QSignalBlocker(field):
                if field is self.name:
                    self.name.setText(node.name)
                elif self.comment.toPlainText() != node.comment:
                    self.comment.setPlainText(node.comment)
        self.list.mark_current(node)
        self.buttons["again"].setEnabled(had_chance)
        self.buttons["chance"].setEnabled(had_chance)
        self.buttons["promote"].setEnabled(node.branch.is_branch)
        self.buttons["delete"].setEnabled(node.parent is not None)
        self.buttons["hands"].setVisible(can_draw_hands)

    def set_text_scale(self, scale: float) -> None:
        """Scale the icons with the text."""
        self.scale = scale
        self._draw()
        self.best_turns.set_text_scale(scale)


def points_text(value: valuation.Valuation, seat: int) -> str:
    """Return the expected points of a seat, with their standard error if it is known."""
    if value.is_final:
        return formats.whole(round(value.points[seat]))
    points = formats.decimal(value.points[seat])
    if value.error is None or seat != value.seat:
        return points
    return tr("Analysis", "{points} ± {error}", points=points, error=formats.decimal(value.error))


def caption_of(value: valuation.Valuation | None) -> str:
    """Return how the figures were found."""
    if value is None:
        return tr("Analysis", "Valuing the position")
    if value.is_final:
        return tr("Analysis", "The result of the game")
    if not (value.win or value.points):
        return tr("Analysis", "Nothing confirms figures for such games, so none are shown.")
    if not value.seconds:
        return tr("Analysis", "At first sight, without a search")
    seconds = formats.decimal(value.seconds, 0 if value.seconds >= 1 else 1)
    return tr("Analysis", "After a search of {seconds} s, for equal players", seconds=seconds)
