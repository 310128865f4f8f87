"""What a game brings to the keys: some of its own, which go before all others while it lies on the
table. `burgundy_qt/widgets/games/GAME/parts/keys.py` fills it in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from burgundy_qt.rules.registry import GAMES, part_if_any

Told = tuple[tuple[str, ...], str]
"""The names of commands, and what their keys do."""


class GameKey(NamedTuple):
    """A command of a game: its name in the room of the game, what it does, its keys at first, and
    the number that stands in the sentence, where it has a place."""

    name: str
    sentence: str
    keys: tuple[str, ...]
    number: int | None = None


@dataclass(frozen=True)
class KeyParts:
    """The keys of a game, in the sentences of the context "Keys". The room that they work in is
    called as the game; the names of its commands begin with it."""

    title: str
    """What the room is called."""
    commands: Sequence[GameKey]
    """All of them."""
    listed: Sequence[Told]
    """What the list of keys tells of them while the game lies on the table."""


@cache
def keys_of_games() -> Mapping[str, KeyParts]:
    """By the protocol's name the games that have keys of their own. Quick: their parts are nothing
    but words."""
    found = {game: part_if_any("widgets", game, "keys", KeyParts) for game in GAMES}
    return {game: parts for game, parts in found.items() if parts is not None}
