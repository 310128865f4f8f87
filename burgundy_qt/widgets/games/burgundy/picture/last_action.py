"""What is ringed on the table: the tile that was laid or taken last, or what an effect that waits
comes from."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.action_types import Buy, Place, Take
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.picture.aiming import store_at
from burgundy_qt.widgets.games.burgundy.picture.modules import waiting_spot
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.parts import Mark

LAID, LAID_OR_TAKEN = ("place",), ("place", "take", "buy")


def marked(view: View, state: BurgundyState, seat: int | None) -> Mark | None:
    """The tile that was laid or taken last; where an effect waits for a `seat` what that comes
    from: the space of a trade route, a shield, or the tile that was laid last."""
    pending = view.state.get("pending")
    if pending and seat is not None and (spot := waiting_spot(pending[0], state, seat)) is not None:
        return Mark(spot, seat, True)
    ringed = LAID if pending else LAID_OR_TAKEN
    for event in reversed(view.events):
        if event["event"] == "action" and event["action"]["type"] in ringed:
            return Mark(_lies(event["action"], state, event["seat"]), event["seat"], bool(pending))
    return None


def _lies(action: Place | Take | Buy, state: BurgundyState, seat: int) -> Spot | None:
    """Where the tile of an action lies now: on its cell or in the storage; None where it has gone
    on."""
    if action["type"] == "place":
        return Spot("cell", state.home(seat), action["cell"])
    stored = store_at(action.get("store"), state, seat)
    return next((spot for spot, tile in reversed(stored) if tile == action["tile"]), None)
