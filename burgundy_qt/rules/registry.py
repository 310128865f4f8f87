"""The only list of games: the package of each protocol name, loaded at its first use."""

from importlib import import_module
from typing import Any

from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameObject, Ruleset

DEFAULT = "burgundy"
"""The default game."""
GAMES = {
    "burgundy": "burgundy",
    "burgundy-dice": "dice",
    "tuscany": "tuscany",
    "carcassonne": "carcassonne",
}


def ruleset(name: object) -> Ruleset:
    """Return the rules of a game. Raises InvalidArgument if there is no such game."""
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidArgument(
            f'"game" is {name!r}, but may be {", ".join(repr(known) for known in GAMES)}'
        )
    rules: Ruleset = answer_of("rules", name)
    return rules


ANSWERS = {
    "rules": "rules.{0}.{0}_ruleset",
    "chance": "widgets.games.{0}.{0}_input:CHANCE",
    "archive": "widgets.games.{0}.{0}_archive",
    "bots": "ai.games.{0}.{0}_bots",
    "motives": "ai.games.{0}.{0}_motives",
    "log": "widgets.games.{0}.{0}_log",
    "profile": "session.games.{0}_profile",
    "traits": "session.games.{0}_profile:TRAITS",
    "input": "widgets.games.{0}.{0}_input",
    "advice": "widgets.games.{0}.{0}_advice",
    "keys": "widgets.games.{0}.{0}_keys",
    "help": "widgets.games.{0}.{0}_help",
    "course": "widgets.games.{0}.{0}_help:COURSE",
    "table": "widgets.games.{0}.{0}_table",
    "screens": "screenshots.games.{0}_screens",
    "texts": "widgets.games.{0}.{0}_texts",
    "setup": "widgets.games.{0}.{0}_setup",
}
"""By the role of a base class, the module in which a game implements it as its `ANSWER`, or by the
name after the colon."""


def answer_of(role: str, game: str) -> Any:
    """Return a game's implementation of a base class, loaded at its first use."""
    module, _, name = ANSWERS[role].format(GAMES[game]).partition(":")
    return getattr(import_module(f"burgundy_qt.{module}"), name or "ANSWER")


def answer_if_any(role: str, game: str) -> Any:
    """Return the same, or None if the game has no such implementation; both are right."""
    module, _, name = ANSWERS[role].format(GAMES[game]).partition(":")
    wanted = f"burgundy_qt.{module}"
    try:
        found = import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name and f"{wanted}.".startswith(f"{error.name}."):
            return None
        raise  # an import inside the implementation fails
    return getattr(found, name, None) if name else found.ANSWER


def game_of(position: Position) -> str | None:
    """Return the game of a position, by the package of its class; None if it is in no game of the
    list."""
    folder = type(position).__module__.removeprefix("burgundy_qt.rules.").partition(".")[0]
    return next((name for name, package in GAMES.items() if package == folder), None)


def describe_games() -> list[GameObject]:
    """Return every game as the protocol's `hello` lists it."""
    return [ruleset(name).describe() for name in GAMES]
