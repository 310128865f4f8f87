"""The code of a deal of Burgundy: edition, seats, set-up, modules, and the estates where they are
fixed."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.components.components import (
    EDITIONS,
    ESTATES,
    module_set,
    modules_in,
)
from burgundy_qt.rules.burgundy.protocol.names import estate_cells
from burgundy_qt.rules.burgundy.protocol.requests import SET_UPS, all_modules_of
from burgundy_qt.session.bits import ReadBits, WrittenBits
from burgundy_qt.session.parts import Request, UnknownChoice

DEALT = 1
EDITION, SEATS, SETUP, MODULES, ESTATE, TARGET = 3, 2, 2, 8, 5, 6
"""How many bits each part has."""
PLAYERS = 2, 3, 4, 1
"""In the order in which a code counts them."""


def write(bits: WrittenBits, request: Request) -> None:
    """All that the request says, but the seed."""
    bits.put(EDITIONS.index(request["edition"]), EDITION)
    bits.put(PLAYERS.index(request["players"]), SEATS)
    bits.put(SET_UPS.index(request["setup"]), SETUP)
    bits.put(module_set(request["modules"]), MODULES)
    for estate, castle in zip(request["estates"], request["castles"], strict=True):
        if estate is not None:
            bits.put(ESTATES.index(estate), ESTATE)
            spaces = list(estate_cells(request["edition"], estate))
            bits.put(
                nowhere(spaces) if castle is None else spaces.index(castle), castle_bits(spaces)
            )
    if "target" in request:
        bits.put(request["target"], TARGET)


def read(bits: ReadBits) -> Request:
    """The request that was written, but its seed."""
    edition, players = bits.take(EDITION), PLAYERS[bits.take(SEATS)]
    setup, modules = bits.take(SETUP), modules_in(bits.take(MODULES))
    if (
        edition >= len(EDITIONS)
        or setup >= len(SET_UPS)
        or not set(modules) <= set(all_modules_of(EDITIONS[edition]))
    ):
        raise UnknownChoice("it has an edition, set-up or module that is not known here")
    estates: list[str | None] = [None] * players
    castles: list[str | None] = [None] * players
    if SET_UPS[setup] == "fixed":
        for seat in range(players):
            estates[seat], castles[seat] = read_estate(bits, EDITIONS[edition])
    asked = {
        "edition": EDITIONS[edition],
        "players": players,
        "setup": SET_UPS[setup],
        "modules": modules,
    }
    target = {"target": bits.take(TARGET)} if "solo" in modules else {}
    return {**asked, **target, "estates": estates, "castles": castles}


def read_estate(bits: ReadBits, edition: str) -> tuple[str, str | None]:
    """An estate, and the cell of its start castle where that is fixed."""
    estate = ESTATES[bits.take(ESTATE)]
    spaces = list(estate_cells(edition, estate))
    castle = bits.take(castle_bits(spaces))
    return estate, None if castle == nowhere(spaces) else spaces[castle]


def castle_bits(spaces: list[str]) -> int:
    """How many bits the cell of a start castle has, on an estate with these: one of all, or none of
    them."""
    return len(spaces).bit_length()


def nowhere(spaces: list[str]) -> int:
    """What stands instead of a castle's cell where the seat chooses it."""
    return (1 << castle_bits(spaces)) - 1
