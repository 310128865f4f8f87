"""The numbers that the pages quote, each from the table that the rules themselves use, or from the
example beside it."""

from __future__ import annotations

from functools import cache

from burgundy_qt.rules.carcassonne import state
from burgundy_qt.rules.carcassonne.protocol.names import GAME
from burgundy_qt.rules.carcassonne.protocol.requests import (
    BID_LIMIT,
    BID_LIMITS,
    OPTIONS,
    PLAYERS,
)
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.carcassonne.learning.figures import maps
from burgundy_qt.widgets.games.carcassonne.learning.kinds import BASE, MORE, count_of
from burgundy_qt.widgets.keys.keymap import keymap

QUOTED = {
    "followers": "MEEPLES",
    "city": "CITY_POINTS",
    "monastery": "MONASTERY_POINTS",
    "field": "FIELD_POINTS",
    "castle": "CASTLE_POINTS",
}
"""By their names in the pages the constants of the rules."""
KEYS = {
    "key_turn_left": f"{GAME} left",
    "key_turn_right": f"{GAME} right",
    "key_none": f"{GAME} none",
    "key_fit_map": f"{GAME} fit",
    "key_claims": f"{GAME} claims",
    "key_tiles_left": f"{GAME} tiles",
}
"""The commands whose keys are quoted."""


def facts() -> dict[str, str]:
    """By the name that stands in the pages ("{tiles}") the number in figures, or a key as it is
    now."""
    told = {name: vars(state)[constant] for name, constant in QUOTED.items()}
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in (told | _counts()).items()} | keys


@cache
def _counts() -> dict[str, int]:
    few = _most_with_full_supply()
    return {
        "tiles": count_of(BASE),
        "more_tiles": count_of(MORE),
        "kinds": len(BASE),
        "more_kinds": len(MORE),
        "bazaars": count_of([kind for kind in MORE if kind.has_bazaar]),
        "most_players": PLAYERS[-1],
        "few_players": few,
        "bridges": _supply(few)["bridges"],
        "castles": _supply(few)["castles"],
        "bridges_many": _supply(PLAYERS[-1])["bridges"],
        "castles_many": _supply(PLAYERS[-1])["castles"],
        "small_city": OPTIONS["small_city"][0],
        "small_city_old": OPTIONS["small_city"][1],
        "occupied": OPTIONS["occupied_castles"][0],
        "bid_limit": BID_LIMIT,
        "most_bid": BID_LIMITS[-1],
        "vicinity": len(maps.castle().cells_near),
        "example_city": maps.city().points,
        "example_road": maps.road().points,
        "example_field": maps.field().points,
    }


def _supply(players: int) -> dict[str, int]:
    """What a seat has in a game of so many."""
    game = Game({"game": GAME, "players": players, "modules": ["bridges", "castles"], "seed": 1})
    return dict(game.state()["seats"][0])


def _most_with_full_supply() -> int:
    """With how many players everybody has as many bridges as with the fewest."""
    full = _supply(PLAYERS[0])["bridges"]
    return max(players for players in PLAYERS if _supply(players)["bridges"] == full)
