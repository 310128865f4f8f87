"""The code of a deal of sealed bids: seats, and whether hands are dealt."""

from __future__ import annotations

from typing import Any

from burgundy_qt.rules.sealed_bids.ruleset import NAME
from burgundy_qt.session.bits import ReadBits, WrittenBits

DEALT = 1
SEATS, HANDS = 3, 1
"""How many bits each part has."""


def write(bits: WrittenBits, request: dict[str, Any]) -> None:
    """All that the request says, but the seed."""
    bits.put(request["players"], SEATS)
    bits.put(request["dealt"], HANDS)


def read(bits: ReadBits) -> dict[str, Any]:
    """The request that was written, but its seed."""
    return {"game": NAME, "players": bits.take(SEATS), "dealt": bool(bits.take(HANDS))}
