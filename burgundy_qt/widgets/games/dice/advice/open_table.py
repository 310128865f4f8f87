"""What a seat may still score: its open regions with the points they would bring now, and the
colours left to complete."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import COLOUR_POINTS, COLOURS, PHASES
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.controls.scrolled import Scrolled
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.games.dice.advice.region_row import RegionRow
from burgundy_qt.widgets.games.dice.words.names import bonus_name, kinds_name
from burgundy_qt.widgets.games.dice.words.regions import Region, points_for, regions_of
from burgundy_qt.widgets.words.wording import capital

LEAST_WIDTH = 320


class OpenTable(QWidget):
    """The regions of one seat, the nearest to completion first, and below them the six colours."""

    def __init__(self, state: DiceState, seat: int) -> None:
        super().__init__()
        own = state.seats[seat]
        assert state.phase is not None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        left = open_regions(state.letter, own.cells)
        called = tr("Score sheet", "Regions that are still open")
        column.addWidget(
            Scrolled(regions_table(left, own.cells, state.phase), called, LEAST_WIDTH), 1
        )
        column.addWidget(colours_table(state, own))


def open_regions(sheet: str, cells: Mapping[str, int]) -> list[Region]:
    """The regions that are not full, by the spaces that they still want, then by their size."""
    left = [region for region in regions_of(sheet) if missing(region, cells)]
    return sorted(left, key=lambda region: (missing(region, cells), -len(region.cells)))


def missing(region: Region, cells: Mapping[str, int]) -> int:
    """How many spaces of a region are not marked."""
    return sum(cell not in cells for cell in region.cells)


def regions_table(regions: Sequence[Region], cells: Mapping[str, int], phase: str) -> QWidget:
    """A line for each open region: its hexes, what is missing, its bonus, and what it brings in
    this phase and in those to come."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(2, 1)
    phases = PHASES[PHASES.index(phase) :]
    for column, letter in enumerate(phases, start=3):
        grid.addWidget(at_the_right(word(letter, "caption")), 0, column)
    for row, region in enumerate(regions, start=1):
        marks = len(region.cells) - missing(region, cells)
        hexes = RegionRow(region.colour, marks, len(region.cells))
        hexes.setAccessibleName(region_told(region, marks, phase))
        grid.addWidget(hexes, row, 0)
        left = tr("Score sheet", "{n} to go", n=missing(region, cells))
        grid.addWidget(word(left, "note"), row, 1)
        grid.addWidget(word(bonus_name(region.bonus) if region.bonus else "", "note"), row, 2)
        for column, letter in enumerate(phases, start=3):
            told = word(f"+{points_for(region, letter)}", "good" if letter == phase else "log")
            grid.addWidget(at_the_right(told), row, column)
    grid.setRowStretch(len(regions) + 1, 1)
    return sheet


def region_told(region: Region, marked: int, phase: str) -> str:
    """A line of the table for those who hear it."""
    return tr(
        "Score sheet",
        "{colour}: {marked} of {cells} marked; completed now +{points}",
        colour=capital(kinds_name(region.colour)),
        marked=marked,
        cells=len(region.cells),
        points=points_for(region, phase),
    )


def colours_table(state: DiceState, own: SeatState) -> QFrame:
    """The six colours beside each other: the value that is still to be had, and how much is
    marked."""
    frame = QFrame()
    frame.setProperty("role", "row")
    grid = QGridLayout(frame)
    grid.setContentsMargins(10, 8, 10, 8)
    grid.setVerticalSpacing(2)
    caption = word(tr("Score sheet", "For a whole colour"), "caption")
    grid.addWidget(caption, 0, 0, 1, len(COLOURS))
    for at, colour in enumerate(COLOURS):
        marked, cells = marked_of(state.letter, colour, own.cells)
        brings = value_told(state, own, colour)
        counted = tr("Score sheet", "{covered} of {cells}", covered=marked, cells=cells)
        sign = RegionRow(colour, 1, 1)
        told = tr(
            "Score sheet",
            "{colour}: {marked} of {cells} marked, value {value}",
            colour=capital(kinds_name(colour)),
            marked=marked,
            cells=cells,
            value=brings,
        )
        sign.setAccessibleName(told)
        sign.setToolTip(told)
        role = "good" if brings.startswith("+") else "fine-print"
        for row, label in enumerate((sign, word(brings, role), word(counted, "fine-print")), 1):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, at)
        grid.setColumnStretch(at, 1)
    return frame


def marked_of(sheet: str, colour: str, cells: Mapping[str, int]) -> tuple[int, int]:
    """How many spaces of a colour are marked, and how many there are."""
    own = [cell for region in regions_of(sheet) if region.colour == colour for cell in region.cells]
    return sum(cell in cells for cell in own), len(own)


def value_told(state: DiceState, own: SeatState, colour: str) -> str:
    """What a colour would bring now, or why nothing any more."""
    if colour in own.colours:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    value = state.open[colour]
    if value is None:
        return tr("Score sheet", "none left", "no bonus for this colour")
    return f"+{COLOUR_POINTS[colour][VALUES.index(value)]}"


def at_the_right(label: QLabel) -> QLabel:
    """The label with its text at the right."""
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
