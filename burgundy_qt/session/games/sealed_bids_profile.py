"""SealedBidsProfile: what sessions, deal codes, library and statistics ask of sealed bids."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import Event, StateObject
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.session.game_profile import GameProfile, ReadBits, SeatTold, WrittenBits
from burgundy_qt.storage.documents import Document

SEATS, HANDS = 3, 1
"""How many bits each part has."""


class SealedBidsProfile(GameProfile):
    """Answer for sealed bids."""

    number = 31
    dealt = 1

    def write_deal(self, bits: WrittenBits, request: RequestObject) -> None:
        """Write all that the request says, but the seed."""
        bits.put(request["players"], SEATS)
        bits.put(request["dealt"], HANDS)

    def read_deal(self, bits: ReadBits) -> RequestObject:
        """Return the request that was written, but its seed."""
        return {"game": NAME, "players": bits.take(SEATS), "dealt": bool(bits.take(HANDS))}

    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a snapshot tells what `summary` reads."""
        return True

    def summary(self, state: StateObject) -> dict[str, object]:
        """Return nothing: a card tells no more of this game than of any."""
        return {}

    def seat_summaries(
        self,
        told: Document,
        request: RequestObject,
        scores: Iterable[Event],
    ) -> list[SeatTold]:
        """Return the points of each seat, all of which come from cards."""
        points = [0] * request["players"]
        for event in scores:
            points[event["seat"]] += event["points"]
        return [SeatTold("", None, {"card": brought}) for brought in points]


ANSWER = SealedBidsProfile()
