"""The games by name: title, editions, modules, seats, options, and how each is set up and told."""

from types import ModuleType
from typing import Any

from burgundy_qt.rules.burgundy import ruleset as burgundy
from burgundy_qt.rules.errors import BadArgument

NEWEST = "burgundy"
GAMES: dict[str, ModuleType] = {"burgundy": burgundy}


def ruleset(name: Any) -> ModuleType:
    """The module that knows a game: see burgundy/ruleset.py for what it offers. Raises BadArgument for no such game."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadArgument(f'"game" is {name!r}, but may be {", ".join(repr(known) for known in GAMES)}')
    return GAMES[name]


def describe_games() -> list[dict[str, Any]]:
    """Every game as the protocol's `hello` lists it."""
    return [rules.describe() for rules in GAMES.values()]
