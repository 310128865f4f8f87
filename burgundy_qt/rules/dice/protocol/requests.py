"""What a new dice game can be asked for: checks a request and fills in what is left out."""

from burgundy_qt.rules.dice.components.sheets import LETTERS, hexes
from burgundy_qt.rules.dice.protocol.names import CELL_NAME, EDITION, GAME, SET_UPS, TITLE
from burgundy_qt.rules.dice.state import SEATS
from burgundy_qt.rules.errors import RequestObject, choice_value, seed
from burgundy_qt.rules.ruleset import GameObject

PLAYERS = range(1, SEATS + 1)
PLAYERS_ALL_DIFFERENT = range(1, 5)
"""A sheet has four castles."""


def describe() -> GameObject:
    """The game as the protocol's `hello` lists it."""
    edition = {
        "edition": EDITION,
        "players": [PLAYERS[0], PLAYERS[-1]],
        "sheets": list(LETTERS),
        "modules": [],
        "setups": list(SET_UPS),
    }
    return {"game": GAME, "title": TITLE, "editions": [edition]}


def filled_in(request: RequestObject, fresh_seed: int) -> RequestObject:
    """The request with every default; raises InvalidArgument with the key and what it may be."""
    set_up = choice_value(request, "setup", SET_UPS, SET_UPS[0])
    sheet = choice_value(request, "sheet", LETTERS, LETTERS[0])
    return {
        "cmd": "new",
        "game": GAME,
        "edition": choice_value(request, "edition", [EDITION], EDITION),
        "players": choice_value(request, "players", players_for(set_up), 2),
        "setup": set_up,
        "sheet": sheet,
        "castle": choice_value(request, "castle", castles_for(set_up, sheet), None),
        "modules": choice_value(request, "modules", [[]], []),
        "seed": seed(request, fresh_seed),
    }


def players_for(set_up: str) -> range:
    """For how many seats a set-up is."""
    return PLAYERS_ALL_DIFFERENT if set_up == "different" else PLAYERS


def castles_for(set_up: str, sheet: str) -> list[str | None]:
    """What a request may say of the castle that all begin with: null where they choose."""
    return [None, *castles_of(sheet)] if set_up == "same" else [None]


def castles_of(sheet: str) -> list[str]:
    """The castles of a sheet."""
    drawn = zip(CELL_NAME, hexes(sheet), strict=True)
    return [cell for cell, each in drawn if each.startswith("castle")]
