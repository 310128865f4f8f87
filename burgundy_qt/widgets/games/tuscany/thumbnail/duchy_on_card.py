"""The picture on a card: a duchy with what lies on it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.games.tuscany.board.arranging import read
from burgundy_qt.widgets.games.tuscany.look.duchy_picture import duchy_picture
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import theme as palette_called

EMBLEM = "tuscany/icons/emblem"
EMBLEM_SHARE = 0.5
"""How much of the width the emblem takes, that stands for a duchy which is not laid out yet."""


class Shown(NamedTuple):
    """How the boards of a duchy lie, "B1,A3*,C2 down,up", "" before they do, and what covers its
    spaces, "B.M2=cart C.M4=castle"."""

    duchy: str
    cells: str


def shown(card: GameCard) -> Shown:
    """The duchy that stands for a game: that of its first person, else of a winner."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    seat = people[0] if people else card.places.index(1) if card.is_finished else 0
    return Shown(card.summary["duchies"][seat], card.summary["cells"][seat])


def draw(what: Shown, look: str, width: int, dpr: float) -> QPixmap:
    """The picture; before a duchy is laid out the game's emblem."""
    if not what.duchy:
        return art.pixmap(EMBLEM, width * EMBLEM_SHARE, dpr)
    cells = dict(lying.split("=") for lying in what.cells.split())
    duchy = read(f"{what.duchy} -").duchy
    return duchy_picture(duchy, cells, width, palette_called(look), dpr)
