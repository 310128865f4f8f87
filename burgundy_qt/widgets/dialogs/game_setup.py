"""GameSetup: what the shelf of games, New game and whoever begins a game ask of a game before it is
played.

A game answers with an object, `ANSWER` in widgets/games/GAME/GAME_setup.py, whose class derives
from this one and overrides only what differs from here. The shelf asks every game before the first
frame, so that module is light: what only a panel or a lot needs is imported by the method that
needs it. How a game looks that was played is told by its GameArchive (game_archive.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from typing import ClassVar, cast

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import DEFAULT, GAMES, answer_of
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.dialogs.game_panel import GamePanel
from burgundy_qt.widgets.phrases.game_texts import texts_of


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
