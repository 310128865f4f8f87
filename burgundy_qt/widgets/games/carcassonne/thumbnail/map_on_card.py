"""The picture on a card: the map with all that stands on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.session.games.carcassonne_profile import tile_of
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import colours_of
from burgundy_qt.widgets.games.carcassonne.look.map_picture import CastleOnMap, MapPicture, Scene
from burgundy_qt.widgets.look.palette import theme as palette_called
from burgundy_qt.widgets.look.pixmaps import clear_pixmap
from burgundy_qt.widgets.look.seating import Seating

LEAST_CELLS = 3
"""A map of fewer columns or rows leaves air, so that its tiles are no larger."""
HIGHEST = 0.86
"""Of the width."""
RIM = 2.0
"""Pixels round the map."""


class Shown(NamedTuple):
    """The map and its castles, as a card tells them, and the colours of the seats."""

    map: str
    castles: tuple[str, ...]
    colours: tuple[int, ...]


def shown(card: GameCard) -> Shown:
    """What the picture of a game shows."""
    castles = tuple(card.summary["castles"])
    return Shown(card.summary["map"], castles, tuple(colours_of(card.seats)))


def draw(what: Shown, look: str, width: int, dpr: float) -> QPixmap:
    """The picture."""
    scene = scene_of(what)
    whole = roomy(scene.bounds)
    room = QSizeF(width - 2 * RIM, HIGHEST * width - 2 * RIM)
    size = whole.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    rect = QRectF(RIM, RIM, size.width(), size.height())
    picture = clear_pixmap(
        QSize(round((rect.right() + RIM) * dpr), round((rect.bottom() + RIM) * dpr)), dpr
    )
    painter = QPainter(picture)
    seating = Seating(what.colours)
    MapPicture.of(scene, rect, whole).paint(painter, palette_called(look), dpr, seating)
    painter.end()
    return picture


def scene_of(what: Shown) -> Scene:
    """All that lies on the map of a card."""
    tiles = (word.partition("=") for word in what.map.split())
    board = {cell: tile_of(tile) for cell, _, tile in tiles}
    return Scene.of_state(board, [castle_of(word) for word in what.castles])


def castle_of(word: str) -> CastleOnMap:
    """A castle of "0,3 0,4 1*" as a state has it, with a star while its lord waits."""
    *cells, seat = word.split()
    return {"cells": cells, "seat": int(seat.rstrip("*")), "occupied": seat.endswith("*")}


def roomy(bounds: QRectF) -> QRectF:
    """What of the plane is shown: all tiles, and air round few of them."""
    whole = QRectF(0, 0, max(LEAST_CELLS, bounds.width()), max(LEAST_CELLS, bounds.height()))
    whole.moveCenter(bounds.center())
    return whole
