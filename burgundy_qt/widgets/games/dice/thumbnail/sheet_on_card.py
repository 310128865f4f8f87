"""The picture on a card: a duchy with what is marked on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.dice.thumbnail.small_duchy import duchy_pixmap
from burgundy_qt.widgets.look.palette import theme as palette_called


class Shown(NamedTuple):
    """A sheet with the spaces in `marked` ("1.2 2.3") marked."""

    sheet: str
    marked: str


def shown(card: GameCard) -> Shown:
    """The sheet that stands for a game: that of its first person, else of a winner."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    seat = people[0] if people else card.places.index(1) if card.is_finished else 0
    return Shown(card.summary["sheet"], card.summary["marked"][seat])


def draw(what: Shown, look: str, width: int, dpr: float) -> QPixmap:
    """The picture."""
    return duchy_pixmap(what.sheet, palette_called(look), width, dpr, what.marked.split())
