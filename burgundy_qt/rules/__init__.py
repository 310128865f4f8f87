"""The games: rules without Qt, files, clock or threads; compiled from plain Python by Cython.

The names in PUBLIC are for programs that use the rules as a library (docs/python-api.md). Each is
loaded when it is first used: the window needs some modules of this package before its first
frame, and should not wait for the others.
"""

from typing import TYPE_CHECKING

from burgundy_qt import lazy_names
from burgundy_qt.rules import plain

plain.install()

PUBLIC = {
    "Game": "game",
    "Position": "position",
    "GAMES": "registry",
    "describe_games": "registry",
    "ruleset": "registry",
    "RulesError": "errors",
    "InvalidArgument": "errors",
    "IllegalAction": "errors",
    "GameOver": "errors",
    "InvalidRecord": "errors",
}
"""The module that defines each public name."""

if TYPE_CHECKING:
    from burgundy_qt.rules.errors import GameOver as GameOver
    from burgundy_qt.rules.errors import IllegalAction as IllegalAction
    from burgundy_qt.rules.errors import InvalidArgument as InvalidArgument
    from burgundy_qt.rules.errors import InvalidRecord as InvalidRecord
    from burgundy_qt.rules.errors import RulesError as RulesError
    from burgundy_qt.rules.game import Game as Game
    from burgundy_qt.rules.position import Position as Position
    from burgundy_qt.rules.registry import GAMES as GAMES
    from burgundy_qt.rules.registry import describe_games as describe_games
    from burgundy_qt.rules.registry import ruleset as ruleset
else:
    __getattr__ = lazy_names(__name__, PUBLIC)
