"""The tiles that are left, kind by kind; never in which order they come."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.components.tiles import KINDS
from burgundy_qt.widgets.controls.sheet import Sheet, button, word
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.games.carcassonne.tiles_left.kind_tile import AROUND, BELOW, KindTile
from burgundy_qt.widgets.games.carcassonne.tiles_left.kinds import (
    SHOWING,
    kinds_left,
    shows,
)
from burgundy_qt.widgets.games.carcassonne.words.names import tiles_counted
from burgundy_qt.widgets.sprites.paint_style import PaintStyle

COLUMNS = 9
LARGEST, LEAST, GAP = 78, 34, 16
"""Of a tile, in pixels, and what lies between two."""
REST = 130, 250
"""What of the window's width and height is not for tiles."""


class TilesLeft(Sheet):
    """Shows what is left, all kinds or those that show something."""

    def __init__(self, parent: QWidget | None, state: TableState, look: PaintStyle) -> None:
        super().__init__(parent, tr("Carcassonne table", "Tiles left"), _told(state))
        self.kinds = kinds_left(state)
        self._look = look
        self._size = _size_in(parent, len(self.kinds))
        self.shown: list[KindTile] = []
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(GAP)
        self.grid.setVerticalSpacing(4)
        self.body.addLayout(self.grid)
        self.body.addStretch(1)
        self.filters = QButtonGroup(self)
        self.head.addLayout(self._chips(state))
        words = tr("Carcassonne table", "Try a tile on the map to see what else would fit there.")
        self.footer.addWidget(word(words, "note"), 1)
        self.add_button(tr("Carcassonne table", "Close"), "primary").clicked.connect(self.accept)
        self.show_only("all")

    def _chips(self, state: TableState) -> QHBoxLayout:
        """What a kind may show, as far as there is one that does."""
        row = QHBoxLayout()
        row.setSpacing(6)
        for what, (name, _) in SHOWING.items():
            if not any(shows(kind.kind, what) for kind in self.kinds):
                continue
            chip = button(tr("Carcassonne table", name), "chip")
            chip.setCheckable(True)
            chip.setAutoDefault(False)
            chip.setChecked(what == "all")
            chip.clicked.connect(lambda _=False, what=what: self.show_only(what))
            self.filters.addButton(chip)
            row.addWidget(chip)
        return row

    def show_only(self, what: str) -> None:
        """Show the kinds that show this, or all."""
        for tile in self.shown:
            self.grid.removeWidget(tile)
            tile.deleteLater()
        wanted = [kind for kind in self.kinds if shows(kind.kind, what)]
        self.shown = [KindTile(kind, self._size, self._look) for kind in wanted]
        for at, tile in enumerate(self.shown):
            self.grid.addWidget(tile, at // COLUMNS, at % COLUMNS)
        rows = -(-len(self.kinds) // COLUMNS)
        for row in range(rows):
            self.grid.setRowMinimumHeight(row, self._size + AROUND + BELOW)
        for column in range(COLUMNS):
            self.grid.setColumnMinimumWidth(column, self._size + 2 * AROUND)


def _size_in(parent: QWidget | None, kinds: int) -> int:
    """How large a tile can be in a sheet over this window."""
    if parent is None:
        return LARGEST
    rows = -(-kinds // COLUMNS)
    across = (parent.width() - REST[0]) / COLUMNS - GAP - 2 * AROUND
    down = (parent.height() - REST[1]) / rows - AROUND - BELOW - 4
    return round(max(LEAST, min(LARGEST, across, down)))


def _told(state: TableState) -> str:
    """How many are left, with how many bazaars, and what is ringed."""
    bazaars = {kind.name for kind in KINDS if kind.has_bazaar}
    parts = [
        tr("Carcassonne table", "{tiles} in the pile.", tiles=tiles_counted(state.pile)),
    ]
    if "bazaars" in state.modules:
        many = sum(left for kind, left in state.unseen.items() if kind in bazaars)
        parts.append(tr("Carcassonne table", "With a bazaar: {many}.", many=many))
    unseen = sum(state.unseen.values())
    if unseen > state.pile:
        words = later(
            "Carcassonne table", "{out} of those shown are out of the game; nobody knows which."
        )
        parts.append(tr("Carcassonne table", words, out=unseen - state.pile))
    if any(kind.fits and kind.left for kind in kinds_left(state)):
        fits = sum(kind.left for kind in kinds_left(state) if kind.fits)
        words = later("Carcassonne table", "Ringed: the {fits} that fit where the tile is tried.")
        parts.append(tr("Carcassonne table", words, fits=fits))
    return " ".join(parts)


def tiles_left(parent: QWidget | None, state: TableState, look: PaintStyle) -> TilesLeft:
    """The sheet over a window."""
    return TilesLeft(parent, state, look)
