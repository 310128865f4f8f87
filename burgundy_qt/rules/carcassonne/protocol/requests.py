"""What a new game of Carcassonne can be asked for: checks a request and fills in what is left
out."""

from collections import Counter

from burgundy_qt.rules.carcassonne.components.component_tables import piles
from burgundy_qt.rules.carcassonne.components.tiles import BASE_KINDS, NAMES
from burgundy_qt.rules.carcassonne.protocol.names import EDITION, GAME, MODULES, SET_UP, TITLE
from burgundy_qt.rules.carcassonne.state import SEATS
from burgundy_qt.rules.errors import InvalidArgument, RequestObject, choice_value, seed
from burgundy_qt.rules.ruleset import GameObject

PLAYERS = range(2, SEATS + 1)
BID_LIMITS = range(1, 100)
OPTIONS = {
    "auction": (True, False),
    "small_city": (4, 2),
    "occupied_castles": (0, 4),
}
"""The values of each option, the usual one first."""
BID_LIMIT = 30


def describe() -> GameObject:
    """The game as the protocol's `hello` lists it."""
    limits = [BID_LIMITS[0], BID_LIMITS[-1]]
    edition = {
        "edition": EDITION,
        "players": [PLAYERS[0], PLAYERS[-1]],
        "modules": list(MODULES),
        "setups": [SET_UP],
        "options": [
            *(
                {"name": name, "values": list(values), "default": values[0]}
                for name, values in OPTIONS.items()
            ),
            {"name": "bid_limit", "range": limits, "default": BID_LIMIT},
        ],
    }
    return {"game": GAME, "title": TITLE, "editions": [edition]}


def filled_in(request: RequestObject, fresh_seed: int) -> RequestObject:
    """The request with every default; raises InvalidArgument with the key and what it may be."""
    players = choice_value(request, "players", PLAYERS, PLAYERS[0])
    chosen = modules(request.get("modules", []))
    tiles = order(request.get("tiles"), bool(chosen))
    return {
        "cmd": "new",
        "game": GAME,
        "edition": choice_value(request, "edition", [EDITION], EDITION),
        "players": players,
        "setup": choice_value(request, "setup", [SET_UP], SET_UP),
        "modules": chosen,
        "first": choice_value(request, "first", [None, *range(players)], None),
        **{
            name: choice_value(request, name, values, values[0]) for name, values in OPTIONS.items()
        },
        "bid_limit": choice_value(request, "bid_limit", BID_LIMITS, BID_LIMIT),
        "tiles": tiles,
        "pile": pile(request, len(tiles or []), bool(chosen)),
        "seed": seed(request, fresh_seed),
    }


def modules(asked: object) -> list[str]:
    """The modules asked for, in their order; raises InvalidArgument."""
    if (
        not isinstance(asked, list)
        or not all(isinstance(name, str) and name in MODULES for name in asked)
        or len(set(asked)) != len(asked)
    ):
        raise InvalidArgument(
            f'"modules" is {asked!r}, but may be a list of {", ".join(map(repr, MODULES))}, '
            "each once at most"
        )
    return [name for name in MODULES if name in asked]


def counts(with_modules: bool) -> dict[str, int]:
    """How many tiles of each kind the pile has."""
    kinds = NAMES if with_modules else NAMES[:BASE_KINDS]
    return dict(zip(kinds, piles(), strict=False))


def order(asked: object, with_modules: bool) -> list[str] | None:
    """The tiles that leave the pile first, None where chance alone orders it; raises
    InvalidArgument."""
    if asked is None:
        return None
    there = counts(with_modules)
    if not isinstance(asked, list) or not all(isinstance(kind, str) for kind in asked):
        raise InvalidArgument(f'"tiles" is {asked!r}, but may be null or a list of kinds of tiles')
    for kind, number in Counter(asked).items():
        if number > there.get(kind, 0):
            raise InvalidArgument(
                f'"tiles" has {number} of {kind!r}, but the pile of this game has '
                f"{there.get(kind, 0)} of it"
            )
    return list(asked)


def pile(request: RequestObject, least: int, with_modules: bool) -> int | None:
    """How many tiles the pile has, None for all; raises InvalidArgument."""
    asked, most = request.get("pile"), sum(counts(with_modules).values())
    if asked is None:
        return None
    if isinstance(asked, bool) or not isinstance(asked, int) or not max(1, least) <= asked <= most:
        raise InvalidArgument(
            f'"pile" is {asked!r}, but may be null or {max(1, least)} to {most} tiles here'
        )
    return asked
