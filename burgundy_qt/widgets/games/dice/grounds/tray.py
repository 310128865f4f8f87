"""The ground of the tray: felt, wells and the boxes of the bonuses."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.dice.layout.tray import TrayLayout
from burgundy_qt.widgets.games.dice.look.colours import TRAY
from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.look.palette import darker
from burgundy_qt.widgets.pieces.brush import card, free_place, sheet, with_shadow, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.scene.game_table import Ground

USES = {
    "monk": later("Dice table", "any colour"),
    "worker": later("Dice table", "any number"),
    "silver": later("Dice table", "one more"),
    "goods": later("Dice table", "to be sold"),
}
"""What a bonus does, in a word or two."""


def tray_ground(laid: TrayLayout, look: Look) -> Ground:
    """The tray without its dice."""
    pixmap, painter, corner = sheet(with_shadow(laid.rect, laid.u), look)
    u, palette = laid.u, look.palette
    card(painter, laid.rect, look, 12 * u, lift=3)
    _paint_felt(painter, laid, look)
    heading = fonts.text(12 * u, 600)
    word(
        painter,
        look,
        laid.combination,
        tr("Dice table", "Your combination"),
        heading,
        palette.text2,
    )
    word(painter, look, laid.title, tr("Dice table", "One bonus a round"), heading, palette.text2)
    for spot, place in laid.places.items():
        if spot.kind == "well":
            path = QPainterPath()
            path.addRoundedRect(place.rect, 11 * u, 11 * u)
            free_place(painter, path, look)
    word(painter, look, laid.plus, "+", fonts.text(18 * u, 600), palette.text2, "middle")
    if not laid.caption.isEmpty():
        caption = tr("Dice table", "one colour, one number")
        word(painter, look, laid.caption, caption, fonts.text(11.5 * u, 500), palette.text2)
    for bonus, box in laid.boxes.items():
        card(painter, box, look, 9 * u, palette.raised, palette.line2, lift=2)
        use = tr("Dice table", USES[bonus])
        word(
            painter, look, laid.names[bonus], use, fonts.text(11 * u, 500), palette.text2, "middle"
        )
    painter.end()
    return pixmap, corner


def _paint_felt(painter: QPainter, laid: TrayLayout, look: Look) -> None:
    tray, u, rect = TRAY[look.theme], laid.u, laid.felt
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, inset, corner in (
        (tray.rim_edge, (0, 0, 0, 0), 14),
        (tray.rim, (2, 1.5, -2, -3.5), 13),
        (darker(tray.rim_edge, 0.3), (8.2, 7.2, -8.2, -8.2), 10),
        (tray.felt_edge, (9, 8, -9, -9), 9),
        (tray.felt, (11, 12, -11, -11), 8),
    ):
        painter.setBrush(QColor(colour))
        inner = rect.adjusted(*(each * u for each in inset))
        painter.drawRoundedRect(inner, corner * u, corner * u)
    pen = QPen(QColor(tray.seam), 1.6 * u)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 3.2])
    painter.setPen(pen)
    for seam in laid.seams:
        painter.drawLine(seam, QPointF(seam.x(), rect.bottom() - 27 * u))
