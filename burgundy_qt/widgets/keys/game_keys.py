"""GameKeys: the keys that a game has of its own, which go before all others while that game is on
the table. A game that has some answers in widgets/games/GAME/GAME_keys.py.

A separate file, because key_commands asks every game for its keys while it is imported: GAME_keys
could not import a class from there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, NamedTuple

from burgundy_qt.rules.registry import GAMES, answer_if_any

Told = tuple[tuple[str, ...], str]
"""The names of commands, and what their keys do."""


class GameKey(NamedTuple):
    """A command of a game: its name in the room of the game, what it does, its keys at first, and
    the number that stands in the sentence, where it has a place."""

    name: str
    sentence: str
    keys: tuple[str, ...]
    number: int | None = None


class GameKeys:
    """Answer for a game, in sentences of the context "Keys". The room in which its keys work is
    called as the game; the names of its commands begin with it."""

    title: ClassVar[str]
    """What the room is called."""
    commands: ClassVar[Sequence[GameKey]]
    """All of them."""
    listed: ClassVar[Sequence[Told]]
    """What the list of keys tells of them while the game lies on the table."""


@cache
def keys_of_games() -> Mapping[str, GameKeys]:
    """Return by the protocol's name the games that have keys of their own. Quick: their modules are
    nothing but words."""
    found = {game: answer_if_any("keys", game) for game in GAMES}
    return {game: keys for game, keys in found.items() if keys is not None}
