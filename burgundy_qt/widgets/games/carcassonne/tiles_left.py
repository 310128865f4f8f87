"""The dialog of the tiles that are left: kind by kind, with a dot for each tile, filled for the
unseen ones. It does not show their order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QWidget

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.tiles import BASE_KINDS, KINDS, Kind
from burgundy_qt.widgets.controls.dialog_frame import DialogFrame, push_button, text_label
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, map_sprites, table_state
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.sprites.brush import PaintStyle, draw_text, translucent
from burgundy_qt.widgets.theme import fonts, sprite_files

# The number of unseen tiles of each kind, and the features of a kind.


class KindLeft(NamedTuple):
    """A kind: its number in the `whole` game, the number of unseen ones, and whether it would fit
    the cell on trial."""

    kind: str
    whole: int
    left: int
    fits: bool


def kinds_left(state: table_state.TableState) -> list[KindLeft]:
    """Return all kinds of the game in their order."""
    kinds = KINDS if state.modules else KINDS[:BASE_KINDS]
    ghost = state.trial.ghost
    marked = state.cells.get(ghost.cell) if ghost is not None else None
    fitting = marked["kinds"] if marked is not None else ()
    return [
        KindLeft(kind.name, kind.count, state.unseen.get(kind.name, 0), kind.name in fitting)
        for kind in kinds
    ]


SHOWING: Mapping[str, tuple[str, Callable[[Kind], bool]]] = {
    "all": (tr_noop("Carcassonne table", "All"), lambda kind: True),
    "city": (tr_noop("Carcassonne table", "City"), lambda kind: bool(kind.cities)),
    "road": (tr_noop("Carcassonne table", "Road"), lambda kind: bool(kind.roads)),
    "monastery": (tr_noop("Carcassonne table", "Monastery"), lambda kind: kind.has_monastery),
    "bazaar": (tr_noop("Carcassonne table", "Bazaar"), lambda kind: kind.has_bazaar),
    "shield": (
        tr_noop("Carcassonne table", "Shield"),
        lambda kind: any(city.shields for city in kind.cities),
    ),
}
"""The filters of the dialog: the title of each, and the test for a kind."""


def shows(kind: str, what: str) -> bool:
    """Return whether a kind passes a filter."""
    return SHOWING[what][1](next(each for each in KINDS if each.name == kind))


# A kind as the dialog shows it.


GONE = 0.3
"""The opacity of a kind whose tiles have all been seen."""
AROUND, BELOW, DOT = 9, 42, 3.6


class KindTile(QWidget):
    """A painted kind; its accessible name says the same."""

    def __init__(self, kind: KindLeft, size: int, style: PaintStyle) -> None:
        super().__init__()
        self._kind, self._size, self._style = kind, size, style
        words = tr_noop("Carcassonne table", "{name}: {left} of {count} left")
        name = capitalize(carcassonne_texts.tile_name(kind.kind))
        text = tr("Carcassonne table", words, name=name, left=kind.left, count=kind.whole)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the tile, its ring, and the words and dots below."""
        return QSize(self._size + 2 * AROUND, self._size + AROUND + BELOW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the tile, its number left, and the dots."""
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
        style = self._style._replace(dpr=self.devicePixelRatioF(), u=1.0)
        left = (self.width() - self._size) / 2
        tile = QRectF(left, AROUND, self._size, self._size)
        painter.setOpacity(1 if self._kind.left else GONE)
        picture = map_sprites.tile_in_hand(self._kind.kind, 0, self._size, style)
        across = picture.deviceIndependentSize().width()
        painter.drawPixmap(tile.center() - QPointF(across / 2, across / 2), picture)
        painter.setOpacity(1)
        if self._kind.fits and self._kind.left:
            self._ring(painter, tile, style)
        self._count(painter, tile, style)
        painter.end()

    def _ring(self, painter: QPainter, tile: QRectF, style: PaintStyle) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grow, wide, colour in (
            (3.0, 7.0, translucent(style.palette.glow, 0.3)),
            (3.0, 4.0, QColor(style.palette.glow)),
        ):
            painter.setPen(QPen(colour, wide))
            painter.drawRoundedRect(tile.adjusted(-grow, -grow, grow, grow), 7, 7)

    def _count(self, painter: QPainter, tile: QRectF, style: PaintStyle) -> None:
        palette, kind = style.palette, self._kind
        said = tr_noop("Carcassonne table", "{left} of {count}")
        words = (
            tr("Carcassonne table", said, left=kind.left, count=kind.whole)
            if kind.left
            else tr("Carcassonne table", "all seen")
        )
        line = QRectF(0, tile.bottom() + 7, self.width(), 18)
        colour = palette.text if kind.left else palette.text3
        font = fonts.text_font(13, 600 if kind.left else 500)
        draw_text(painter, style, line, words, font, colour, "middle")
        step = min(10.0, (self.width() - 8) / kind.whole)
        first = self.width() / 2 - (kind.whole - 1) * step / 2
        for at in range(kind.whole):
            painter.setPen(QPen(QColor(palette.gold), 1.2))
            painter.setBrush(QColor(palette.gold) if at < kind.left else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(first + at * step, line.bottom() + 7), DOT, DOT)


# The dialog.


COLUMNS = 9
LARGEST, LEAST, GAP = 78, 34, 16
"""The sizes of a tile in pixels, and the gap between two."""
REST = 130, 250
"""The part of the window's width and height without tiles."""


class TilesLeft(DialogFrame):
    """The dialog of the tiles left, for all kinds or those that pass a filter."""

    def __init__(
        self, parent: QWidget | None, state: table_state.TableState, style: PaintStyle
    ) -> None:
        super().__init__(parent, tr("Carcassonne table", "Tiles left"), _description(state))
        self.kinds = kinds_left(state)
        self._style = style
        self._size = _size_in(parent, len(self.kinds))
        self.shown: list[KindTile] = []
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(GAP)
        self.grid.setVerticalSpacing(4)
        self.body.addLayout(self.grid)
        self.body.addStretch(1)
        self.filters = QButtonGroup(self)
        self.head.addLayout(self._chips())
        words = tr("Carcassonne table", "Try a tile on the map to see what else would fit there.")
        self.footer.addWidget(text_label(words, "note"), 1)
        self.add_button(tr("Carcassonne table", "Close"), "primary").clicked.connect(self.accept)
        self.show_only("all")

    def _chips(self) -> QHBoxLayout:
        """Return the filters that at least one kind passes."""
        row = QHBoxLayout()
        row.setSpacing(6)
        for what, (name, _) in SHOWING.items():
            if not any(shows(kind.kind, what) for kind in self.kinds):
                continue
            chip = push_button(tr("Carcassonne table", name), "chip")
            chip.setCheckable(True)
            chip.setAutoExclusive(True)
            chip.setAutoDefault(False)
            chip.setChecked(what == "all")
            chip.clicked.connect(lambda _=False, what=what: self.show_only(what))
            self.filters.addButton(chip)
            row.addWidget(chip)
        return row

    def show_only(self, what: str) -> None:
        """Show the kinds that pass this filter, or all."""
        for tile in self.shown:
            self.grid.removeWidget(tile)
            tile.deleteLater()
        wanted = [kind for kind in self.kinds if shows(kind.kind, what)]
        self.shown = [KindTile(kind, self._size, self._style) for kind in wanted]
        for at, tile in enumerate(self.shown):
            self.grid.addWidget(tile, at // COLUMNS, at % COLUMNS)
        rows = -(-len(self.kinds) // COLUMNS)
        for row in range(rows):
            self.grid.setRowMinimumHeight(row, self._size + AROUND + BELOW)
        for column in range(COLUMNS):
            self.grid.setColumnMinimumWidth(column, self._size + 2 * AROUND)


def _size_in(parent: QWidget | None, kinds: int) -> int:
    """Return the largest tile size for a sheet over this window."""
    if parent is None:
        return LARGEST
    rows = -(-kinds // COLUMNS)
    across = (parent.width() - REST[0]) / COLUMNS - GAP - 2 * AROUND
    down = (parent.height() - REST[1]) / rows - AROUND - BELOW - 4
    return round(max(LEAST, min(LARGEST, across, down)))


def _description(state: table_state.TableState) -> str:
    """Return the number of tiles left, the number of bazaars, and the meaning of the rings."""
    bazaars = {kind.name for kind in KINDS if kind.has_bazaar}
    parts = [
        tr(
            "Carcassonne table",
            "{tiles} in the pile.",
            tiles=carcassonne_texts.tiles_counted(state.pile),
        ),
    ]
    if "bazaars" in state.modules:
        many = sum(left for kind, left in state.unseen.items() if kind in bazaars)
        parts.append(tr("Carcassonne table", "With a bazaar: {many}.", many=many))
    unseen = sum(state.unseen.values())
    if unseen > state.pile:
        words = tr_noop(
            "Carcassonne table", "{out} of those shown are out of the game; nobody knows which."
        )
        parts.append(tr("Carcassonne table", words, out=unseen - state.pile))
    if any(kind.fits and kind.left for kind in kinds_left(state)):
        fits = sum(kind.left for kind in kinds_left(state) if kind.fits)
        words = tr_noop(
            "Carcassonne table", "Outlined: the {fits} that fit where you try the tile."
        )
        parts.append(tr("Carcassonne table", words, fits=fits))
    return " ".join(parts)


def tiles_left(
    parent: QWidget | None, state: table_state.TableState, style: PaintStyle
) -> TilesLeft:
    """Return the sheet over a window."""
    return TilesLeft(parent, state, style)
