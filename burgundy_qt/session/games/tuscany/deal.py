"""The code of a deal of Tuscany: seats, set-up, and the boards where they were chosen."""

from __future__ import annotations

from burgundy_qt.rules.tuscany.protocol.action_objects import DEALS
from burgundy_qt.rules.tuscany.protocol.names import GAME, SET_UPS
from burgundy_qt.rules.tuscany.protocol.requests import PLAYERS
from burgundy_qt.session.bits import ReadBits, WrittenBits
from burgundy_qt.session.parts import Request, UnknownChoice

DEALT = 1
SEATS, SETUP, CHOSEN, BOARDS = 3, 3, 1, 6
"""How many bits each part has; the boards for each seat."""


def write(bits: WrittenBits, request: Request) -> None:
    """All that the request says, but the seed."""
    bits.put(request["players"], SEATS)
    bits.put(SET_UPS.index(request["setup"]), SETUP)
    bits.put(int(request["boards"] is not None), CHOSEN)
    for boards in request["boards"] or []:
        bits.put(DEALS.index(boards), BOARDS)


def read(bits: ReadBits) -> Request:
    """The request that was written, but its seed."""
    players, setup, is_chosen = bits.take(SEATS), bits.take(SETUP), bits.take(CHOSEN)
    if setup >= len(SET_UPS) or players not in PLAYERS:
        raise UnknownChoice("it has a set-up or a number of seats that is not known here")
    boards = [list(DEALS[bits.take(BOARDS)]) for _ in range(players)] if is_chosen else None
    return {"game": GAME, "players": players, "setup": SET_UPS[setup], "boards": boards}
