"""The sheet of a seat as a picture of its own, with all that is written on it: for cards, for paper
and for files."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.grounds.sheet import paint_sheet
from burgundy_qt.widgets.games.dice.layout.sheet import MARGIN, PROMPT, TOP, sheet_layout
from burgundy_qt.widgets.games.dice.look.bands import band_of
from burgundy_qt.widgets.games.dice.picture.faces import FACES
from burgundy_qt.widgets.games.dice.picture.picture import CIRCLES, picture_of
from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.look.palette import LIGHT, Palette
from burgundy_qt.widgets.pieces.brush import drawn, sheet, sprite, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.pieces import FADED
from burgundy_qt.widgets.pieces.place import Lettering, Place
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.pieces.stamps import stamp

USUAL = QSizeF(994, 522)
"""The paper of a sheet in units."""
BELOW = 9
"""Where the sheets below the uppermost one are seen."""


def sheet_look(palette: Palette = LIGHT, u: float = 1.0, dpr: float = 1.0) -> Look:
    """How a sheet is drawn where there is no table."""
    return Look(palette, "", u, dpr, faces=FACES)


def sheet_picture(state: DiceState, seat: int, size: QSizeF, look: Look, name: str = "") -> QPixmap:
    """The whole sheet of a seat in a picture of so many logical pixels, with who writes on it;
    `look.u` is set so that the sheet fills the picture."""
    high = size.height() - BELOW * size.width() / USUAL.width()
    u = min(size.width() / USUAL.width(), high / USUAL.height())
    look = look._replace(u=u)
    paper = QRectF(0, 0, size.width() - 2 * u, size.height() - BELOW * u)
    card = paper.adjusted(-MARGIN * u, -TOP * u, MARGIN * u, (2 * MARGIN - TOP + PROMPT) * u)
    circles = tuple(max(CIRCLES, state.seats[seat].circled(bonus)) for bonus in BONUSES)
    laid = sheet_layout(card, seat, [], False, u, 1.0, circles)
    pixmap, painter, _ = sheet(QRectF(QPointF(), size), look)
    paint_sheet(painter, laid, state.letter, state.phase, state.track, look)
    sprite(painter, look.seating.crest(seat, laid.crest.width()), laid.crest, look)
    word(painter, look, laid.name, name, fonts.heading(21 * u), look.palette.text)
    paint_faces(painter, picture_of(state), laid.places, look)
    painter.end()
    return pixmap


def paint_faces(painter: QPainter, picture: Picture, places: dict[Spot, Place], look: Look) -> None:
    """All of a picture that has a place, what lies low first."""
    lying = [(look.faces.levels.get(spot.kind, 3.0), spot) for spot in picture if spot in places]
    for _, spot in sorted(lying, key=lambda each: each[0]):
        paint_face(painter, picture[spot], places[spot], look)


def paint_face(painter: QPainter, face: Face, place: Place, look: Look) -> None:
    """A face as the table shows it, but for rings."""
    match face.kind:
        case "turn":
            return
        case "text":
            lettering = place.lettering or Lettering(12 * look.u)
            font = fonts.numbers(lettering.size, lettering.weight)
            colour = getattr(look.palette, lettering.colour)
            rect = lettering.rect or place.rect
            word(painter, look, rect, face.what, font, colour, lettering.align)
        case "band":
            band = band_of(face, place, look)
            for pen in band.pens:
                painter.strokePath(band.path, pen)
        case _:
            painter.setOpacity(FADED if face.faded else 1)
            picture = stamp(face, place.rect.size(), look, place.small)
            drawn(painter, picture, place.rect, look)
            painter.setOpacity(1)
