"""The code of a deal of Carcassonne: seats, modules, options, who begins, and the pile where it was
asked for."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.components.tiles import NAMES
from burgundy_qt.rules.carcassonne.protocol.names import EDITION, GAME, MODULES, SET_UP
from burgundy_qt.rules.carcassonne.protocol.requests import BID_LIMITS, PLAYERS
from burgundy_qt.session.bits import ReadBits, WrittenBits
from burgundy_qt.session.parts import Request, UnknownChoice

DEALT = 1
LATER, SEATS, CHOICE, LIMIT, TILES, KIND = 2, 3, 1, 7, 7, 6
"""How many bits each part has; one for each module and each option."""
WRITTEN = {"auction": (True, False), "small_city": (4, 2), "occupied_castles": (4, 0)}
"""What the bit of each option means. It stays so, whatever is usual: a code leads to the same deal
for ever."""


def write(bits: WrittenBits, request: Request) -> None:
    """All that the request says, but the seed. The first bits are for what a later version adds."""
    bits.put(0, LATER)
    bits.put(request["players"], SEATS)
    for module in MODULES:
        bits.put(int(module in request["modules"]), CHOICE)
    for name, values in WRITTEN.items():
        bits.put(values.index(request[name]), CHOICE)
    bits.put(request["bid_limit"], LIMIT)
    bits.put(0 if request["first"] is None else 1 + request["first"], SEATS)
    bits.put(request["pile"] or 0, TILES)
    bits.put(int(request["tiles"] is not None), CHOICE)
    if request["tiles"] is not None:
        bits.put(len(request["tiles"]), TILES)
        for kind in request["tiles"]:
            bits.put(NAMES.index(kind), KIND)


def read(bits: ReadBits) -> Request:
    """The request that was written, but its seed."""
    later, players = bits.take(LATER), bits.take(SEATS)
    if later or players not in PLAYERS:
        raise UnknownChoice("it has something or a number of seats that is not known here")
    modules = [module for module in MODULES if bits.take(CHOICE)]
    options = {name: values[bits.take(CHOICE)] for name, values in WRITTEN.items()}
    limit = bits.take(LIMIT)
    if limit not in BID_LIMITS:
        raise UnknownChoice("it has a highest bid that is not known here")
    first, pile, is_ordered = bits.take(SEATS), bits.take(TILES), bits.take(CHOICE)
    number = bits.take(TILES) if is_ordered else 0
    tiles = [NAMES[bits.take(KIND)] for _ in range(number)]
    return {
        "game": GAME,
        "edition": EDITION,
        "players": players,
        "setup": SET_UP,
        "modules": modules,
        **options,
        "bid_limit": limit,
        "first": first - 1 if first else None,
        "pile": pile or None,
        "tiles": tiles if is_ordered else None,
    }
