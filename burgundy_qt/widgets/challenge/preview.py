"""The deal of a day before anybody has moved: its picture, and what is played, in words."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import Qt, QTimer

from burgundy_qt.session.challenge.daily_deal import request_of_day
from burgundy_qt.session.library.game_card import GameCard, card_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.library.card_thumbnails import drawn, picture_of
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import DrawnLabel

WIDE = 168
"""Units: the picture."""
KEPT = 64


@lru_cache(KEPT)
def card_of_day(game: str, day: date) -> GameCard:
    """The card that the library would have of this deal."""
    request = request_of_day(game, day)
    seats = tuple(SeatPlan(str(seat)) for seat in range(request["players"]))
    return card_of(RunningGame.begin(LineUp(seats, request)).save(), Path(), 0.0)


def deal_told(game: str, day: date) -> str:
    """What is played: "Edition 2019, Inns"."""
    return archive_of(game).card_deal(card_of_day(game, day))


class PictureOfDay(DrawnLabel):
    """What stands for the deal of a day; drawn after the words beside it are in view."""

    def __init__(self) -> None:
        super().__init__()
        self.card: GameCard | None = None
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._keep_room()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw)
        theme.theme_changed.connect(self._draw)

    def show_day(self, game: str, day: date) -> None:
        """Show this deal's."""
        card = card_of_day(game, day)
        if card is not self.card:
            self.card = card
            self._soon.start()

    def _draw(self) -> None:
        if self.card is not None:
            width = round(WIDE * theme.scale())
            self._keep_room()
            shown = picture_of(self.card, theme.current().name, width, self.devicePixelRatioF())
            self.setPixmap(drawn(shown))

    def _keep_room(self) -> None:
        """Pictures are about as high as they are wide; the words beside never move."""
        side = round(WIDE * theme.scale())
        self.setFixedSize(side, side)
