"""The rules page about each slot of the table, and the numbers that pages quote."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.sealed_bids import known_state
from burgundy_qt.rules.sealed_bids import state as codes
from burgundy_qt.widgets.rulebook.game_help import GameHelp
from burgundy_qt.widgets.sprites.places import Slot


class SealedBidsHelp(GameHelp[known_state.SealedBidsState]):
    """The help for sealed bids."""

    def facts(self) -> Mapping[str, str]:
        return {"cards": str(codes.CARDS), "bids": str(codes.BIDS)}

    def topic_of(self, slot: Slot, state: known_state.SealedBidsState) -> str:
        """Return the page about a slot: points, or making a bid."""
        return "points" if slot.kind in ("points", "taken") else "clicks"


ANSWER = SealedBidsHelp()
