"""The estates on the cards: drawn one by one while the window goes on answering, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from burgundy_qt.rules.burgundy.components import has_posts
from burgundy_qt.rules.burgundy.names import estate_cells
from burgundy_qt.session.game_card import GameCard
from burgundy_qt.widgets.games.burgundy.look.estate_picture import estate_pixmap, no_taller
from burgundy_qt.widgets.games.burgundy.look.estate_shape import shape_of
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.palette import theme as palette_called

KEPT = 64
"""Enough for two screens full of cards; at twice the pixels they weigh 20 MB."""
AWAITED = 32
"""Of more that are wanted at once the first have been scrolled past."""


class Drawn(NamedTuple):
    """What a picture shows: an estate with the cells in `built` ("1.2 2.3") built on, in the theme called `look`."""

    edition: str
    estate: str
    built: str
    look: str
    width: int
    dpr: float


class CardPictures(QObject):
    """Pictures by what they show; `drawn` tells of each that has been drawn."""

    drawn = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.kept: OrderedDict[Drawn, QPixmap] = OrderedDict()
        self.wanted: list[Drawn] = []
        self.soon = QTimer(self, singleShot=True, interval=0)
        self.soon.timeout.connect(self._draw_next)

    def picture(self, what: Drawn) -> QPixmap | None:
        """The picture; None where it has yet to be drawn, which is seen to."""
        if what in self.kept:
            self.kept.move_to_end(what)
            return self.kept[what]
        if what not in self.wanted:
            self.wanted.append(what)
            del self.wanted[:-AWAITED]
        self.soon.start()
        return None

    def _draw_next(self) -> None:
        what = self.wanted.pop(0)
        self.kept[what] = drawn(what)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        if self.wanted:
            self.soon.start()
        self.drawn.emit()


def estate_shown(card: GameCard, look: str, width: int, dpr: float) -> Drawn:
    """The picture that stands for a game: the estate of its first person, else of the winner."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    seat = people[0] if people else card.places.index(1) if card.is_finished else 0
    return Drawn(card.edition, card.estates[seat], card.built[seat], look, width, dpr)


def drawn(what: Drawn) -> QPixmap:
    """The picture, or the program's own where the edition is not played here."""
    try:
        cells = estate_cells(what.edition, what.estate)
    except ValueError:
        return art.pixmap("icons/app", what.width * 0.5, what.dpr)
    palette, built = palette_called(what.look), frozenset(what.built.split())
    width = no_taller(what.width, shape_of(cells))
    return estate_pixmap(cells, palette, width, what.dpr, built, has_posts(what.estate))
