"""The variations of a tree as a list: a line goes on row by row, other branches are below the row
that they could replace; and all trees of a game, to choose one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.analysed_game import AnalysedGame
from burgundy_qt.session.bots.valuation import Valuation
from burgundy_qt.session.variations import Variation, VariationTree
from burgundy_qt.widgets.controls.dialog_frame import (
    DialogFrame,
    room_for,
    scaled_width,
    set_help_topic,
)
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

LEAST_HEIGHT, DOT = 190, 12
TREE_HEIGHT, WIDTH, HEIGHT = 54, 620, 460
"""Pixels of the list of trees: of a row with two lines, and of the dialog."""
NODE = Qt.ItemDataRole.UserRole
CHOSEN_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space


class VariationList(QTreeWidget):
    """Shows the nodes of one tree. `asked` carries a node to go to.

    `texts` are the actions in words by node. The second column is the chance to
    win of one seat, where it is known.
    """

    asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[Variation, str] = {}
        self.values: Mapping[Variation, Valuation] = {}
        self.seat = 0
        self.names: Sequence[str] = ()
        self.seat_styles: SeatStyles = PLAIN
        self.unplayable: set[Variation] = set()
        self._crests: dict[int, QIcon] = {}
        self.rows: dict[Variation, QTreeWidgetItem] = {}
        self.setProperty("role", "turns")
        self.setAccessibleName(tr("Analysis", "Variations"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setIndentation(round(12 * theme.scale()))
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setIconSize(QSize(DOT, DOT) * theme.scale())
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.itemClicked.connect(lambda row, _column: self._ask(row))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the least height: the list scrolls."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_tree(self, root: Variation) -> Iterator[None]:
        """Show the beginning of a tree; the iterator adds its other nodes, one at a time, and opens
        all branches."""
        self._crests = {}
        self.clear()
        self.rows = {root: QTreeWidgetItem(self)}
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
        above: QTreeWidgetItem | None = self.rows[beside]
        if not (node.is_branch or before.is_branch):
            above = self.rows[before].parent()
        self.rows[node] = QTreeWidgetItem(above or self.invisibleRootItem())
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
            if node.seat not in self._crests:
                self._crests[node.seat] = self._crest(node.seat)
            row.setIcon(0, self._crests[node.seat])
            text = tr("Analysis", "{name}: {move}", name=self.names[node.seat], move=text)
        spoken = [text, share, node.comment]
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, ". ".join(filter(None, spoken)))
        row.setToolTip(0, "\n".join(filter(None, (text, node.comment))))
        font = QFont(self.font())
        font.setBold(bool(node.name))
        font.setItalic(bool(node.comment))
        row.setFont(0, font)

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

    def stand_at(self, node: Variation) -> None:
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

    def _ask(self, row: QTreeWidgetItem) -> None:
        self.asked.emit(row.data(0, NODE))


class TreesDialog(DialogFrame):
    """Lists all trees of a game. `opened` and `deleted` carry one of them."""

    opened = Signal(object)
    deleted = Signal(object)

    def __init__(
        self, parent: QWidget | None, analysed: AnalysedGame, names: Sequence[str]
    ) -> None:
        super().__init__(
            parent,
            tr("Analysis", "Trees of this game"),
            tr("Analysis", "A tree stays here even if you undo the position where it begins."),
        )
        set_help_topic(self, "advice#analysis")
        self.trees, self.begun = analysed.kept_trees, analysed.beginning
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Analysis", "Trees of this game"))
        for tree in self.trees:
            text, where = tree_texts(tree, names)
            if tree is analysed.tree:
                text = tr("Analysis", "{tree} (in view)", tree=text)
            item = QListWidgetItem(f"{text}\n{where}")
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
        room = room_for(self)
        self.resize(min(scaled_width(WIDTH), room.width()), min(HEIGHT, room.height()))

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
