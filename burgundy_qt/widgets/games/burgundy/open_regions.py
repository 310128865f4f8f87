"""The points that a seat may still score: its open regions with their current points, and the
colours left to cover."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.burgundy.potential import ColourLeft, OpenRegion, Outlook
from burgundy_qt.rules.burgundy.protocol import Points
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.burgundy.burgundy_texts import source_words
from burgundy_qt.widgets.phrases.wording import capitalize, colour_name, join_with_commas
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel
from burgundy_qt.widgets.theme.palette import INK, IVORY, TILE, Palette, mix
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

LEAST_WIDTH = 320


class OpenTable(QWidget):
    """The regions of one seat, the nearest to completion first, and below them the six colours.
    `alone`: in the solo game, where a whole colour brings a tile, and the end scores nothing."""

    def __init__(self, outlook: Outlook, phase: str, alone: bool = False) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Regions that are still open")
        column.addWidget(
            ScrollPane(regions_table(outlook["regions"], phase), called, LEAST_WIDTH), 1
        )
        column.addWidget(colours_table(outlook["colours"], alone))
        if alone:
            return
        label = text_label(end_text(outlook["end"]), "note")
        label.setWordWrap(True)
        column.addWidget(label)


def end_text(end: Sequence[Points]) -> str:
    """Return the current points for the final scoring, part by part."""
    parts = [
        tr(
            "Score sheet",
            "{source} +{points}",
            source=source_words(event["for"]),
            points=event["points"],
        )
        for event in end
    ]
    if not parts:
        return tr("Score sheet", "At the end, as things stand: nothing yet.")
    return tr("Score sheet", "At the end, as things stand: {parts}.", parts=join_with_commas(parts))


def nearest_first(regions: Sequence[OpenRegion]) -> list[OpenRegion]:
    """Return regions by the number of missing tiles, then by their points."""
    return sorted(regions, key=lambda region: (left_in(region), -region["points"]))


def left_in(region: OpenRegion) -> int:
    """Return the number of missing tiles of a region."""
    return len(region["cells"]) - len(region["covered"])


def regions_table(regions: Sequence[OpenRegion], phase: str) -> QWidget:
    """Return a line for each open region: its hexes, its missing tiles, its points for size and
    phase, and their sum."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    titles = (
        tr("Score sheet", "Size"),
        tr("Score sheet", "Phase {phase}", phase=phase),
        tr("Score sheet", "Total"),
    )
    for column, title in enumerate(("", "", *titles)):
        grid.addWidget(at_the_right(text_label(title, "caption")), 0, column)
    for row, region in enumerate(nearest_first(regions), start=1):
        size, bonus = region["points"], region["phase_points"]
        hexes = HexRow(region["colour"], len(region["covered"]), len(region["cells"]))
        hexes.setAccessibleName(
            tr(
                "Score sheet",
                "{colour}: {covered} of {cells} covered; if completed now +{points}, and "
                "+{bonus} for the phase",
                colour=capitalize(colour_name(region["colour"])),
                covered=len(region["covered"]),
                cells=len(region["cells"]),
                points=size,
                bonus=bonus,
            )
        )
        grid.addWidget(hexes, row, 0)
        grid.addWidget(
            text_label(tr("Score sheet", "{n} to go", n=left_in(region)), "note"), row, 1
        )
        for column, points, role in (
            (2, size, "log"),
            (3, bonus, "log"),
            (4, size + bonus, "good"),
        ):
            grid.addWidget(at_the_right(text_label(f"+{points}", role)), row, column)
    grid.setRowStretch(len(regions) + 1, 1)
    return sheet


def colours_table(colours: Sequence[ColourLeft], alone: bool = False) -> QFrame:
    """Return the six colours beside each other: the bonus that is left, and the number of covered
    spaces."""
    frame = QFrame()
    frame.setProperty("role", "row")
    grid = QGridLayout(frame)
    grid.setContentsMargins(10, 8, 10, 8)
    grid.setVerticalSpacing(2)
    if alone:
        caption = tr("Score sheet", "For a full colour: a tile from the black depot")
    else:
        caption = tr("Score sheet", "Bonus for a full colour")
    grid.addWidget(text_label(caption, "caption"), 0, 0, 1, len(colours))
    for at, colour in enumerate(colours):
        bonus = tile_words(colour) if alone else bonus_words(colour)
        sign = HexRow(colour["colour"], 1, 1)
        name = capitalize(colour_name(colour["colour"]))
        if alone:
            text = tr(
                "Score sheet",
                "{colour}: {covered} of {cells} covered",
                colour=name,
                covered=colour["covered"],
                cells=colour["cells"],
            )
        else:
            text = tr(
                "Score sheet",
                "{colour}: {covered} of {cells} covered, bonus {bonus}",
                colour=name,
                bonus=bonus,
                covered=colour["covered"],
                cells=colour["cells"],
            )
        sign.setAccessibleName(text)
        sign.setToolTip(text)
        for row, label in enumerate(
            (
                sign,
                text_label(bonus, "good" if colour["bonus"] else "fine-print"),
                text_label(
                    tr(
                        "Score sheet",
                        "{covered} of {cells}",
                        covered=colour["covered"],
                        cells=colour["cells"],
                    ),
                    "fine-print",
                ),
            ),
            start=1,
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, at)
        grid.setColumnStretch(at, 1)
    return frame


def tile_words(colour: ColourLeft) -> str:
    """Return whether a colour has brought its tile in the solo game."""
    if colour["covered"] == colour["cells"]:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    return tr("Score sheet", "{n} to go", n=colour["cells"] - colour["covered"])


def bonus_words(colour: ColourLeft) -> str:
    """Return the current value of a colour's bonus, or why it has none any more."""
    if colour["bonus"]:
        return f"+{colour['bonus']}"
    if colour["covered"] == colour["cells"]:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    return tr("Score sheet", "none left", "no bonus for this colour")


# A region as a row of small hexes, filled for covered cells: one picture, painted once for each
# look.


RADIUS = 11.0
STEP = 17.0  # from the middle of a hex to the next
DARK_TILES = "castle", "ship"


class HexRow(DrawnLabel):
    """`covered` of `cells` spaces of a colour."""

    def __init__(self, colour: str, covered: int, cells: int) -> None:
        super().__init__()
        self.colour, self.covered, self.cells = colour, covered, cells
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        scale = min(1.25, max(1.0, theme.scale()))
        self.setPixmap(
            hex_row(
                self.colour,
                self.covered,
                self.cells,
                theme.current(),
                scale,
                self.devicePixelRatioF(),
            )
        )


def hex_row(
    colour: str, covered: int, cells: int, palette: Palette, scale: float, dpr: float
) -> QPixmap:
    """Return the picture: full hexes first, then dashed empty ones, each with the mark of its
    colour."""
    wide, high = (
        (STEP * (cells - 1) + 2 * places.HALF * RADIUS + 2) * scale,
        (2 * RADIUS + 2) * scale,
    )
    picture = transparent_pixmap(QSize(round(wide * dpr), round(high * dpr)), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    painter.scale(scale, scale)
    for at in range(cells):
        centre = QPointF(1 + places.HALF * RADIUS + at * STEP, 1 + RADIUS)
        _draw_hex(painter, colour, centre, at < covered, palette, dpr * scale)
    painter.end()
    return picture


def _draw_hex(
    painter: QPainter, colour: str, centre: QPointF, is_full: bool, palette: Palette, dpr: float
) -> None:
    if is_full:
        pen = QPen(QColor(mix(TILE[colour], INK, 0.55)), 1.2)
        painter.setBrush(QColor(TILE[colour]))
        ink = IVORY if colour in DARK_TILES else INK
    else:
        pen = QPen(QColor(palette.line2), 1.1)
        pen.setDashPattern([2.4, 1.8])
        painter.setBrush(QColor(palette.raised))
        ink = mix(palette.text3, palette.raised, 0.25)
    painter.setPen(pen)
    painter.drawPath(places.hex_outline(centre, RADIUS - 0.8, 2))
    size = RADIUS * 0.98
    glyph = sprite_files.tinted(f"glyphs/{colour}", ink, size, dpr)
    box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.drawPixmap(box, glyph, QRectF(glyph.rect()))
