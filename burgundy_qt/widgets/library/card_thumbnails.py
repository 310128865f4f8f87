"""The thumbnails on the cards: drawn one by one so that the window stays responsive, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple

from PySide6 import QtCore, QtGui

from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.log.game_archive import archive_of

KEPT = 64
"""Enough for two screens full of cards; at twice the pixels they weigh 20 MB."""
AWAITED = 32
"""Of more that are wanted at once the first have been scrolled past."""


class Wanted(NamedTuple):
    """A picture to draw: its key, in the theme `look`."""

    game: str
    shown: Hashable
    look: str
    width: int
    dpr: float


class CardPictures(QtCore.QObject):
    """A cache of pictures; `drawn` carries each new one."""

    drawn = QtCore.Signal()

    def __init__(self, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self.kept: OrderedDict[Wanted, QtGui.QPixmap] = OrderedDict()
        self.wanted: list[Wanted] = []
        self.soon = QtCore.QTimer(self, singleShot=True, interval=0)
        self.soon.timeout.connect(self._draw_next)

    def picture(self, what: Wanted) -> QtGui.QPixmap | None:
        """Return the picture; None means that it has yet to be drawn, and schedules this."""
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


def picture_of(card: GameCard, look: str, width: int, dpr: float) -> Wanted:
    """Return the key of a game's picture in the theme `look`."""
    return Wanted(card.game, archive_of(card.game).thumbnail_key(card), look, width, dpr)


def drawn(what: Wanted) -> QtGui.QPixmap:
    """Return the picture, drawn immediately."""
    return archive_of(what.game).draw_thumbnail(what.shown, what.look, what.width, what.dpr)
