"""The code of a deal of the dice game: seats, set-up, sheet, and the castle that was agreed on."""

from __future__ import annotations

from typing import Any

from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.rules.dice.protocol.names import GAME, SET_UPS
from burgundy_qt.rules.dice.protocol.requests import castles_of
from burgundy_qt.session.bits import ReadBits, WrittenBits
from burgundy_qt.session.parts import UnknownChoice

DEALT = 1
SEATS, SETUP, SHEET, CASTLE = 3, 3, 3, 3
"""How many bits each part has."""


def write(bits: WrittenBits, request: dict[str, Any]) -> None:
    """All that the request says, but the seed."""
    bits.put(request["players"], SEATS)
    bits.put(SET_UPS.index(request["setup"]), SETUP)
    bits.put(LETTERS.index(request["sheet"]), SHEET)
    bits.put([None, *castles_of(request["sheet"])].index(request["castle"]), CASTLE)


def read(bits: ReadBits) -> dict[str, Any]:
    """The request that was written, but its seed."""
    players, setup, sheet = bits.take(SEATS), bits.take(SETUP), bits.take(SHEET)
    if setup >= len(SET_UPS) or sheet >= len(LETTERS):
        raise UnknownChoice("it has a set-up or sheet that is not known here")
    return {
        "game": GAME,
        "players": players,
        "setup": SET_UPS[setup],
        "sheet": LETTERS[sheet],
        "castle": [None, *castles_of(LETTERS[sheet])][bits.take(CASTLE)],
    }
