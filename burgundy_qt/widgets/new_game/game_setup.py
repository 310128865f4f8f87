"""GameSetup: what the shelf of games, New game and whoever begins a game ask of a game before it is
played.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_setup.py, whose class derives
from this one and overrides only what differs from here. The shelf asks every game before the first
frame, so that module is light: what only a panel or a lot needs is imported by the method that
needs it. How a game looks that was played is told by its GameArchive (game_archive.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import DEFAULT, GAMES, answer_of, describe_games
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.phrases.game_texts import texts_of

# The panel of a game in the new-game dialog, and what it asks of a seat.


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
        """Return one for a seat more, beside these; None where a game asks nothing."""
        return None

    def offer(self, choices: Sequence[SeatChoice]) -> None:
        """Offer them what can be chosen now, by as many as they are."""

    def tell_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Show each what it may choose now; the seats are called by these names."""

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """One of them has chosen: let the others have what comes with that."""

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """Return what the seats have chosen, in the words of the protocol's `new`."""
        return {}


class GameSetup(ABC):
    """Answer for a game. Requests are those of the protocol's `new`; a line-up's may hold wishes,
    such as a lot, in place of values."""

    emblem: ClassVar[str]
    """The sprite, about as high as it is wide, that stands for the game: on the shelf of games, and
    beside its name."""
    box_picture: ClassVar[str] = ""
    """The sprite of a view of the game for its box, 276 by 132, to which "-light" or "-dark" is
    added; "" for none."""

    def short_title(self) -> str:
        """Return what the game is called where there is room for a word or two; "" for its
        title."""
        return ""

    def tagline(self) -> str:
        """Return what the game is, in a few words below its title: "Five dice, one sheet"."""
        return ""

    @abstractmethod
    def panel(self, described: GameObject) -> GamePanel:
        """Ask for all that the game can be played with, as the protocol's `hello` describes it."""

    def draw_lots(self, line_up: LineUp) -> LineUp:
        """Return the line-up of a game that begins: what was left to chance is drawn, by the seed
        where there is one."""
        return line_up

    def is_measured(self, request: RequestObject) -> bool:
        """Return whether what the bots' levels make on average was measured in such a game."""
        return True

    def bots_only_request(self, seats: int) -> RequestObject:
        """Return a request, without a seed, for a game that so many bots play to be watched."""
        return {"players": seats}


@cache
def setup_of(game: str) -> GameSetup:
    """Return what the game of this name answers."""
    return cast(GameSetup, answer_of("setup", game))


def short_title(game: str) -> str:
    """Return what a game is called where there is room for a word or two."""
    return setup_of(game).short_title() or texts_of(game).title()


def game_of(request: RequestObject) -> str:
    """Return the game that a request asks for; the usual one where it names none that is known
    here."""
    name = request.get("game")
    return name if isinstance(name, str) and name in GAMES else DEFAULT


# What can be chosen for a new game: the games with all that they offer, the levels of the bots.


@dataclass(frozen=True)
class NewGameOptions:
    """`games` by name as the protocol's `hello` tells them; the bots' `levels`, weakest first."""

    games: Mapping[str, GameObject]
    levels: tuple[Level, ...]


def new_game_options() -> NewGameOptions:
    """Return what can be played here."""
    return NewGameOptions({game["game"]: game for game in describe_games()}, available_levels())
