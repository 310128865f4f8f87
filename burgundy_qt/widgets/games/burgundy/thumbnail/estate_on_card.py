"""The picture on a card: an estate with what is built on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from burgundy_qt.rules.burgundy.components.components import has_posts
from burgundy_qt.rules.burgundy.protocol.names import estate_cells
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.burgundy.look.estate_picture import estate_pixmap, no_taller
from burgundy_qt.widgets.games.burgundy.look.estate_shape import shape_of
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import theme as palette_called


class Shown(NamedTuple):
    """An estate with the cells in `built` ("1.2 2.3") built on."""

    edition: str
    estate: str
    built: str


def shown(card: GameCard) -> Shown:
    """The estate that stands for a game: that of its first person, else of the winner."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    seat = people[0] if people else card.places.index(1) if card.is_finished else 0
    return Shown(card.edition, card.summary["estates"][seat], card.summary["built"][seat])


def draw(what: Shown, look: str, width: int, dpr: float) -> QPixmap:
    """The picture, or the program's own where the edition is not played here."""
    try:
        cells = estate_cells(what.edition, what.estate)
    except ValueError:
        return art.pixmap("icons/app", width * 0.5, dpr)
    palette, built = palette_called(look), frozenset(what.built.split())
    return estate_pixmap(
        cells, palette, no_taller(width, shape_of(cells)), dpr, built, has_posts(what.estate)
    )
