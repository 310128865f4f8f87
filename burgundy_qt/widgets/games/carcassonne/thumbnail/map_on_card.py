"""The picture on a card: the map with all that stands on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from burgundy_qt.session.games.carcassonne.card import tile_of
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import colours_of
from burgundy_qt.widgets.games.carcassonne.thumbnail.small_map import Castle, small_map
from burgundy_qt.widgets.look.palette import theme as palette_called


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
    tiles = {cell: tile_of(word) for cell, _, word in map(parted, what.map.split())}
    castles = [castle_of(word, what.colours) for word in what.castles]
    return small_map(tiles, castles, what.colours, width, palette_called(look), dpr)


def parted(word: str) -> tuple[str, str, str]:
    """A cell and what lies there."""
    return word.partition("=")


def castle_of(word: str, colours: tuple[int, ...]) -> Castle:
    """A castle of "0,3 0,4 1*", with a star while its lord waits."""
    *cells, seat = word.split()
    return Castle(tuple(cells), colours[int(seat[:-1])] if seat.endswith("*") else None)
