"""SealedBidsProfile: what sessions, deal codes, library and statistics ask of sealed bids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.session.bits import ReadBits, WrittenBits
from burgundy_qt.session.game_profile import GameProfile, SeatTold

SEATS, HANDS = 3, 1
"""How many bits each part has."""


class SealedBidsProfile(GameProfile):
    """Answer for sealed bids."""

    number = 31
    dealt = 1

    def write_deal(self, bits: WrittenBits, request: dict[str, Any]) -> None:
        """Write all that the request says, but the seed."""
        bits.put(request["players"], SEATS)
        bits.put(request["dealt"], HANDS)

    def read_deal(self, bits: ReadBits) -> dict[str, Any]:
        """Return the request that was written, but its seed."""
        return {"game": NAME, "players": bits.take(SEATS), "dealt": bool(bits.take(HANDS))}

    def has_summary(self, state: Mapping[str, Any], seats: int) -> bool:
        """Return whether a snapshot tells what `summary` reads."""
        return True

    def summary(self, state: Mapping[str, Any]) -> dict[str, Any]:
        """Return nothing of its own."""
        return {}

    def seat_summaries(
        self,
        told: Mapping[str, Any],
        request: Mapping[str, Any],
        scores: Iterable[Mapping[str, Any]],
    ) -> list[SeatTold]:
        """Return the points of each seat, all of which come from cards."""
        points = [0] * request["players"]
        for event in scores:
            points[event["seat"]] += event["points"]
        return [SeatTold("", None, {"card": brought}) for brought in points]

    def points_in_turn(self, event: Mapping[str, Any], seats: int) -> int:
        """Return the points of an event that a turn has brought: there are no turns."""
        return 0


def no_previews(game: Game, legal: Mapping[str, Any]) -> Mapping[str, Any]:
    """A bid shows all that it brings."""
    return {}


ANSWER = SealedBidsProfile()
