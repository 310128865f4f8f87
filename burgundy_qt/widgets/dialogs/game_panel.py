"""What a game asks for in the new-game dialog: a game derives its panel and what it asks of a seat
from these."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.errors import RequestObject


class SeatChoice(QWidget):
    """What a game asks of a seat beside who plays there. `chosen` tells that somebody has
    chosen."""

    chosen = Signal()

    @abstractmethod
    def show_request(self, request: RequestObject, seat: int) -> None:
        """Show what a request says of the seat; where it says nothing that is known here, all
        stays."""

    @property
    @abstractmethod
    def kept(self) -> object:
        """What is chosen, to be brought back on another of its kind."""

    @abstractmethod
    def bring_back(self, kept: Any) -> None:
        """Show what was `kept`, as far as it is on offer now."""


class GamePanel(QWidget):
    """What a game lets one choose beside its seats. It has a width of its own, and is told what is
    asked of the seats, in the order of the table. `changed` tells that something else was chosen;
    who asks reads all anew then."""

    changed = Signal()
    caption = ""
    """What every seat is asked, in a word above the seats; "" where nothing is."""

    @property
    @abstractmethod
    def request(self) -> RequestObject:
        """What is chosen, in the words of the protocol's `new`: without game, players and seed, and
        without what the seats choose."""

    @abstractmethod
    def show_request(self, request: RequestObject) -> None:
        """Show what a request asks for; where it says nothing that is known here, the usual."""

    @property
    @abstractmethod
    def players(self) -> range:
        """How many can play what is chosen."""

    @property
    @abstractmethod
    def order(self) -> str:
        """Who acts when, or what wins, in a sentence."""

    # Ways to play: each for themselves, in teams, alone

    ways: Sequence[tuple[str, str]] = ()
    """Their names and titles, those that only some choices have too."""

    @property
    def ways_on_offer(self) -> Sequence[str]:
        """Those that go with what is chosen."""
        return ()

    @property
    def way(self) -> str:
        """The one that is chosen."""
        return ""

    def play(self, way: str) -> None:
        """Choose a way to play."""

    # What is asked of the seats

    def seat_choice(self, beside: Sequence[SeatChoice]) -> SeatChoice | None:
        """One for a seat more, beside these; None where a game asks nothing."""
        return None

    def offer(self, choices: Sequence[SeatChoice]) -> None:
        """Offer them what can be chosen now, by as many as they are."""

    def tell_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Show each what it may choose now; the seats are called by these names."""

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """One of them has chosen: let the others have what comes with that."""

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """What the seats have chosen, in the words of the protocol's `new`."""
        return {}
