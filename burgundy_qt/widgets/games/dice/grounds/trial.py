"""What is chosen and not settled: its number in pencil in the cell, its two dice in the wells."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.layout.tray import TrayLayout
from burgundy_qt.widgets.games.dice.look.marks import bonus_art, die_art
from burgundy_qt.widgets.games.dice.picture.marks import CROSS, written_face
from burgundy_qt.widgets.games.dice.words.actions import ACTIONS
from burgundy_qt.widgets.look import fonts
from burgundy_qt.widgets.pieces.brush import drawn, sheet, sprite, with_shadow, word
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.pieces.stamps import stamp
from burgundy_qt.widgets.scene.game_table import Ground, Offers

NUMBER_CHANGED = "worker"


class Trial(NamedTuple):
    """A mark that is chosen but not settled: whose, where, its number (0: the cross of a start
    castle), and the bonus it would cost."""

    letter: str
    seat: int
    cell: str
    number: int
    bonus: str | None = None


def trial_of(state: DiceState, seat: int | None, offers: Offers) -> Trial | None:
    """The mark that is on trial among the offers."""
    if seat is None:
        return None
    for target, offer in offers.items():
        if target.kind == "cell" and offer.chosen and offer.trial:
            number = 0 if offer.trial == CROSS else int(offer.trial)
            bonus = offer.costs[0][0] if offer.costs else None
            return Trial(state.letter, seat, str(target.place), number, bonus)
    return None


def written_ground(place: Place, trial: Trial, look: Look) -> Ground:
    """The number in its cell."""
    pixmap, painter, corner = sheet(with_shadow(place.rect, look.u), look)
    face = written_face(trial.letter, trial.cell, trial.number)
    drawn(painter, stamp(face, place.rect.size(), look, place.small), place.rect, look)
    painter.end()
    return pixmap, corner


def wells_ground(tray: TrayLayout, trial: Trial, look: Look) -> Ground:
    """The two dice, and below them what they write; a die that a bonus changes bears it."""
    number, colour = (tray.places[Spot("well", None, kind)] for kind in ("number", "colour"))
    whole = number.rect.united(colour.rect).united(tray.caption)
    pixmap, painter, corner = sheet(with_shadow(whole, look.u), look)
    drawn_colour = printed.cells_of(trial.letter)[trial.cell].colour
    if not tray.caption.isEmpty():
        painter.fillRect(tray.caption, QColor(look.palette.panel))
        written = tr("Log", ACTIONS[drawn_colour].log, number=trial.number)
        font = fonts.text(11.5 * look.u, 600)
        word(painter, look, tray.caption, written, font, look.palette.text)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.palette.panel))
    for place, what in ((number, f"number-{trial.number}"), (colour, f"colour-{drawn_colour}")):
        edge = 1.5 * look.u
        painter.drawRect(place.rect.adjusted(-edge, -edge, edge, edge))
        sprite(painter, die_art(what), place.rect, look)
    if trial.bonus in ("monk", NUMBER_CHANGED):
        changed = number if trial.bonus == NUMBER_CHANGED else colour
        size = 0.5 * changed.rect.width()
        badge = changed.rect.adjusted(
            changed.rect.width() - size, 0, 0, size - changed.rect.height()
        )
        shift = 0.16 * size
        sprite(painter, bonus_art(str(trial.bonus)), badge.translated(shift, -shift), look)
    painter.end()
    return pixmap, corner
