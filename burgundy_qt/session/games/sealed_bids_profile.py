"""SealedBidsProfile: sealed bids for sessions, deal codes, library and statistics."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import Event, StateObject
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.session.game_profile import GameProfile, ReadBits, SeatSummary, WrittenBits
from burgundy_qt.storage.documents import Document

SEATS, HANDS = 3, 1
"""The number of bits of each part."""


class SealedBidsProfile(GameProfile):
    """The profile of sealed bids."""

    number = 31
    dealt = 1

    def write_deal(self, bits: WrittenBits, request: RequestObject) -> None:
        """Write everything of the request except the seed."""
        bits.put(request["players"], SEATS)
        bits.put(request["dealt"], HANDS)

    def read_deal(self, bits: ReadBits) -> RequestObject:
        """Return the request that was written, without its seed."""
        return {"game": NAME, "players": bits.take(SEATS), "dealt": bool(bits.take(HANDS))}

    def has_summary(self, state: StateObject, seats: int) -> bool:
        """Return whether a snapshot has everything that `summary` reads."""
        return True

    def summary(self, state: StateObject) -> dict[str, object]:
        """Return nothing: a card shows nothing special for this game."""
        return {}

    def seat_summaries(
        self,
        data: Document,
        request: RequestObject,
        scores: Iterable[Event],
    ) -> list[SeatSummary]:
        """Return the points of each seat, all of which come from cards."""
        points = [0] * request["players"]
        for event in scores:
            points[event["seat"]] += event["points"]
        return [SeatSummary("", None, {"card": brought}) for brought in points]


ANSWER = SealedBidsProfile()
