"""What a new game of Tuscany can be asked for: checks a request and fills in what is left out."""

from typing import TypeGuard

from burgundy_qt.rules.errors import InvalidArgument, RequestObject, choice_value, seed
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.rules.tuscany.catalogue import EDITION, GAME, SET_UPS, TITLE
from burgundy_qt.rules.tuscany.components import BOARDS, KINDS, of_kind
from burgundy_qt.rules.tuscany.protocol import EditionObject
from burgundy_qt.rules.tuscany.state import SEATS

PLAYERS = range(2, SEATS + 1)


def describe() -> GameObject:
    """Return the game as the protocol's `hello` lists it."""
    edition: EditionObject = {
        "edition": EDITION,
        "players": [PLAYERS[0], PLAYERS[-1]],
        "boards": list(BOARDS),
        "modules": [],
        "setups": list(SET_UPS),
    }
    return {"game": GAME, "title": TITLE, "editions": [edition]}


def filled_in(request: RequestObject, fresh_seed: int) -> RequestObject:
    """Return the request with every default; raises InvalidArgument with the key and what it may
    be."""
    players = choice_value(request, "players", PLAYERS, PLAYERS[0])
    return {
        "cmd": "new",
        "game": GAME,
        "edition": choice_value(request, "edition", [EDITION], EDITION),
        "players": players,
        "setup": choice_value(request, "setup", SET_UPS, SET_UPS[0]),
        "boards": boards(request.get("boards"), players),
        "modules": choice_value(request, "modules", [[]], []),
        "seed": seed(request, fresh_seed),
    }


def boards(asked: object, players: int) -> list[list[str]] | None:
    """By seat its three boards, None where they are dealt; raises InvalidArgument."""
    if asked is None:
        return None
    if not are_boards(asked, players):
        raise InvalidArgument(
            f'"boards" is {asked!r}, but may be null or name an A, a B and a C for each of '
            f'{players} seats, none twice, as in [["A3","B1","C2"],["A1","B4","C4"]]'
        )
    return [list(of_seat) for of_seat in asked]


def are_boards(asked: object, players: int) -> TypeGuard[list[list[str]]]:
    """Return whether each seat gets an A, a B and a C, and no board is used twice."""
    if not isinstance(asked, list) or len(asked) != players:
        return False
    if not all(isinstance(each, list) and len(each) == len(KINDS) for each in asked):
        return False
    named = [
        isinstance(board, str) and board in of_kind(kind)
        for each in asked
        for board, kind in zip(each, KINDS, strict=True)
    ]
    return all(named) and len({board for each in asked for board in each}) == len(named)
