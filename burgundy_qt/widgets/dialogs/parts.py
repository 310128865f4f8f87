"""What a game brings to what is asked before it begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.registry import DEFAULT, GAMES, part_of
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.dialogs.game_panel import GamePanel
from burgundy_qt.widgets.words.game_texts import texts_of


@dataclass(frozen=True)
class SetupParts:
    """Requests are those of the protocol's `new`; a line-up's may hold wishes, such as a lot, in
    place of values."""

    emblem: str
    """The sprite, about as high as it is wide, that stands for the game: on the shelf of games, and
    beside its name."""
    panel: Callable[[Mapping[str, Any]], GamePanel]
    """Asks for all that the game can be played with, as the protocol's `hello` describes it."""
    drawn: Callable[[LineUp], LineUp]
    """The line-up of a game that begins: what was left to chance is drawn, by the seed where there
    is one."""
    is_measured: Callable[[Mapping[str, Any]], bool]
    """Whether what the bots' levels make on average was measured in such a game."""
    of_bots: Callable[[int], dict[str, Any]]
    """A request, without a seed, for a game that so many bots play to be watched."""
    short: Callable[[], str] = lambda: ""
    """What the game is called where there is room for a word or two."""
    line: Callable[[], str] = lambda: ""
    """What the game is, in a few words below its title: "Five dice, one sheet"."""
    view: str = ""
    """The sprite of a view of the game for its box, 276 by 132, to which "-light" or "-dark" is
    added; "" for none."""


def setup_parts(game: str) -> SetupParts:
    """What the game of this name brings."""
    return part_of("widgets", game, "setup", SetupParts)


def short_title(game: str) -> str:
    """What a game is called where there is room for a word or two."""
    return setup_parts(game).short() or texts_of(game).title()


def game_of(request: Mapping[str, Any]) -> str:
    """The game that a request asks for; the usual one where it names none that is known here."""
    name = request.get("game")
    return name if isinstance(name, str) and name in GAMES else DEFAULT
