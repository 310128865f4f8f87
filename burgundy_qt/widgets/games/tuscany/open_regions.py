"""The points that a seat may still score: its open regions with their green points and the final
value of these, and the colours left to complete."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.tuscany.catalogue import (
    COLOURS,
    REGION_POINTS,
    cells_of,
    regions_of,
    spaces_of,
)
from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.tuscany.pieces import cell_art, tile_art
from burgundy_qt.widgets.games.tuscany.tuscany_texts import colours_name
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import Palette

LEAST_WIDTH = 320
STRETCHED = 2


class OpenRegion(NamedTuple):
    """A region that is not full: its colour, its spaces, and the number of covered ones."""

    colour: str
    cells: int
    covered: int

    @property
    def missing(self) -> int:
        """The number of spaces left."""
        return self.cells - self.covered

    @property
    def points(self) -> int:
        """The green points for completing it."""
        return REGION_POINTS[self.cells]


class OpenTable(QWidget):
    """The open regions of one seat, the nearest to completion first, and below them the eight
    colours."""

    def __init__(self, state: TuscanyState, seat: int) -> None:
        super().__init__()
        own = state.seats[seat]
        duchy, cells = own.land, own.cells
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Regions that are still open")
        regions = regions_table(open_regions(duchy, cells), state.times_to_come)
        column.addWidget(ScrollPane(regions, called, LEAST_WIDTH), 1)
        column.addWidget(colours_table(state, duchy, cells))


def open_regions(duchy: Duchy, cells: Collection[str]) -> list[OpenRegion]:
    """Return the regions that are not full, by the number of missing spaces, then by their size."""
    spaces = spaces_of(duchy)
    all_ = (
        OpenRegion(spaces[region[0]].colour, len(region), sum(cell in cells for cell in region))
        for region in regions_of(duchy)
    )
    left = [region for region in all_ if region.missing]
    return sorted(left, key=lambda region: (region.missing, -region.cells))


def regions_table(regions: Sequence[OpenRegion], times: int) -> QWidget:
    """Return a line for each open region: its hexes, its missing spaces, its green points and their
    final value."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(STRETCHED, 1)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "green"), "caption")), 0, 3)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "at the end"), "caption")), 0, 4)
    for row, region in enumerate(regions, start=1):
        hexes = RegionRow(region.colour, region.covered, region.cells)
        hexes.setAccessibleName(region_text(region, times))
        grid.addWidget(hexes, row, 0)
        left = tr("Score sheet", "{n} to go", n=region.missing)
        grid.addWidget(text_label(left, "note"), row, 1)
        grid.addWidget(at_the_right(text_label(f"+{region.points}", "good")), row, 3)
        grid.addWidget(at_the_right(text_label(f"+{times * region.points}", "log")), row, 4)
    grid.setRowStretch(len(regions) + 1, 1)
    return sheet


def region_text(region: OpenRegion, times: int) -> str:
    """Return a line of the table for screen readers."""
    return tr(
        "Score sheet",
        "{colour}: {covered} of {cells} covered; +{points} green when full, {together} at the end",
        colour=capitalize(colours_name(region.colour)),
        covered=region.covered,
        cells=region.cells,
        points=region.points,
        together=times * region.points,
    )


def colours_table(state: TuscanyState, duchy: Duchy, cells: Collection[str]) -> QFrame:
    """Return the eight colours beside each other: the bonus that is left, and the number of covered
    spaces."""
    frame = QFrame()
    frame.setProperty("role", "row")
    grid = QGridLayout(frame)
    grid.setContentsMargins(10, 8, 10, 8)
    grid.setVerticalSpacing(2)
    caption = text_label(tr("Score sheet", "For a full colour"), "caption")
    grid.addWidget(caption, 0, 0, 1, len(COLOURS))
    for at, colour in enumerate(COLOURS):
        spaces = cells_of(duchy, colour)
        covered = sum(cell in cells for cell in spaces)
        brings = bonus_text(state, colour, covered == len(spaces))
        counted = tr("Score sheet", "{covered} of {cells}", covered=covered, cells=len(spaces))
        sign = RegionRow(colour, 1, 1)
        text = tr(
            "Score sheet",
            "{colour}: {covered} of {cells} covered, bonus {bonus}",
            colour=capitalize(colours_name(colour)),
            covered=covered,
            cells=len(spaces),
            bonus=brings,
        )
        sign.setAccessibleName(text)
        sign.setToolTip(text)
        role = "good" if brings.startswith("+") else "fine-print"
        for row, label in enumerate(
            (sign, text_label(brings, role), text_label(counted, "fine-print")), 1
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, at)
        grid.setColumnStretch(at, 1)
    return frame


def bonus_text(state: TuscanyState, colour: str, is_done: bool) -> str:
    """Return the current bonus of a colour, or why it has none any more."""
    if is_done:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    left = state.colour_bonuses[colour]
    if not left:
        return tr("Score sheet", "none left", "no bonus for this colour")
    return f"+{left[0]}"


# A region as a row of small hexes, with tiles on covered spaces


WIDE = 25.0
"""The width of a hex, in units; they touch each other."""
SHOWN = {"agriculture": "agriculture-grapes"}
"""The tile to show for a colour with several kinds."""


class RegionRow(DrawnLabel):
    """`covered` of `cells` spaces of a colour."""

    def __init__(self, colour: str, covered: int, cells: int) -> None:
        super().__init__()
        self.colour, self.covered, self.cells = colour, covered, cells
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        scale = min(1.25, max(1.0, theme.scale())) * self.devicePixelRatioF()
        picture = region_row(self.colour, self.covered, self.cells, theme.current(), scale)
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        self.setPixmap(picture)


def region_row(colour: str, covered: int, cells: int, palette: Palette, scale: float) -> QPixmap:
    """Return the picture in pixels: covered spaces first, then empty ones."""
    wide = round(WIDE * scale)
    tile = sprite_files.pixmap(tile_art(SHOWN.get(colour, colour), int, small=True), wide)
    space = sprite_files.pixmap(
        cell_art(colour, "dark" if palette.is_dark else "light", small=True), wide
    )
    picture = QPixmap(wide * cells, max(tile.height(), space.height()))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for at in range(cells):
        painter.drawPixmap(QPointF(at * wide, 0), tile if at < covered else space)
    painter.end()
    return picture
