"""GameSetup: the facts about a game before it is played, for the game shelf and the new-game
dialog.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_setup.py, whose class derives
from this one and overrides only what differs from here. The game shelf needs every game before the
first frame, so that module must be light: methods import what a panel or a draw needs. Finished
games are described by GameArchive (game_archive.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, cast

from PySide6 import QtCore, QtWidgets

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import DEFAULT, GAMES, answer_of, describe_games
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.phrases.game_texts import texts_of

# The panel of a game in the new-game dialog, and its choices for a seat.


class SeatChoice(QtWidgets.QWidget):
    """A game's choice for a seat, besides the player. `chosen` says that a person has chosen."""

    chosen = QtCore.Signal()

    @abstractmethod
    def show_request(self, request: RequestObject, seat: int) -> None:
        """Show the choice of this seat in a request, or leave it if the request has none that
        is valid."""

    @property
    @abstractmethod
    def kept(self) -> object:
        """The current choice, to restore it in another widget of this kind."""

    @abstractmethod
    def bring_back(self, kept: Any) -> None:
        """Show the choice `kept`, as far as it is available now."""


class GamePanel(QtWidgets.QWidget):
    """The options of a game, besides its seats.

    It sets its width. Its methods for seats receive them in the order of the table. `changed` says
    that some option is different; read all of them again.
    """

    changed = QtCore.Signal()
    caption = ""
    """What every seat is asked, in a word above the seats; "" where nothing is."""

    @property
    @abstractmethod
    def request(self) -> RequestObject:
        """The chosen options as part of the protocol's `new`: without game, players and seed,
        and without the choices of the seats."""

    @abstractmethod
    def show_request(self, request: RequestObject) -> None:
        """Show the options of a request; for missing or invalid ones show the usual option."""

    @property
    @abstractmethod
    def players(self) -> range:
        """The possible numbers of players."""

    @property
    @abstractmethod
    def order(self) -> str:
        """A sentence about the turn order or the aim of the game."""

    # Ways to play: each player alone against the others, in teams, solo

    ways: Sequence[tuple[str, str]] = ()
    """Their names and titles, those that only some choices have too."""

    @property
    def ways_on_offer(self) -> Sequence[str]:
        """The ways to play that fit the chosen options."""
        return ()

    @property
    def way(self) -> str:
        """The chosen way to play."""
        return ""

    def play(self, way: str) -> None:
        """Choose a way to play."""

    # The choices of the seats

    def seat_choice(self, beside: Sequence[SeatChoice]) -> SeatChoice | None:
        """Return the choice for one more seat beside these, or None if the game has none."""
        return None

    def offer(self, choices: Sequence[SeatChoice]) -> None:
        """Offer the options that fit this number of seats."""

    def show_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Show each seat its options; `names` are the seats' names."""

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """Adapt the other choices after one of them has changed."""

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """Return the choices of the seats as part of the protocol's `new`."""
        return {}


class GameSetup(ABC):
    """The set-up of a game. Requests are those of the protocol's `new`; in a line-up they may
    contain wishes, such as a random draw, instead of values."""

    emblem: ClassVar[str]
    """The sprite, about as high as it is wide, that stands for the game: on the shelf of games, and
    beside its name."""
    box_picture: ClassVar[str] = ""
    """The sprite of a view of the game for its box, 276 by 132, to which "-light" or "-dark" is
    added; "" for none."""

    players: ClassVar[tuple[int, int]]
    """The fewest and the most players, for the shelf, which does not load the rules."""
    has_hands: ClassVar[bool] = False
    """Whether players hide a hand. Then the person who records a game may not see all hands."""

    def short_title(self) -> str:
        """Return a short title of one or two words, or "" to use the title."""
        return ""

    def tagline(self) -> str:
        """Return a few words about the game below its title: "Five dice, one sheet"."""
        return ""

    @abstractmethod
    def panel(self, described: GameObject) -> GamePanel:
        """Return a panel with all options in the game's description in the protocol's `hello`."""

    def draw_random_choices(self, line_up: LineUp) -> LineUp:
        """Return the line-up with its random choices drawn, from the seed if there is one."""
        return line_up

    def is_measured(self, request: RequestObject) -> bool:
        """Return whether the bots' average results were measured in such a game."""
        return True

    def bots_only_request(self, seats: int) -> RequestObject:
        """Return a request, without a seed, for a game between so many bots."""
        return {"players": seats}


@cache
def setup_of(game: str) -> GameSetup:
    """Return the set-up of the game of this name."""
    return cast(GameSetup, answer_of("setup", game))


def short_title(game: str) -> str:
    """Return the short title of a game."""
    return setup_of(game).short_title() or texts_of(game).title()


def game_of(request: RequestObject) -> str:
    """Return the game of a request, or the usual one if it names no known game."""
    name = request.get("game")
    return name if isinstance(name, str) and name in GAMES else DEFAULT


# The options for a new game: the games with their options, and the levels of the bots.


class NewGameOptions:
    """The options for a new game, each found out at its first use: the description of the games
    loads the rules of all of them, which would take a tenth of the start."""

    @cached_property
    def games(self) -> Mapping[str, GameObject]:
        """The games of the protocol's `hello`, by name."""
        return {game["game"]: game for game in describe_games()}

    @cached_property
    def levels(self) -> tuple[Level, ...]:
        """The levels of the bots, sorted from weak to strong."""
        return available_levels()
