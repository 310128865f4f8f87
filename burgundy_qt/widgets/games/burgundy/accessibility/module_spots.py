"""The parts of the 2019 modules for those who hear the table: their groups, and what lies on each
spot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol.printed import ROUTE_SPACES, route_space
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import modules_of
from burgundy_qt.widgets.phrases.wording import capitalize, goods_name, shield_name
from burgundy_qt.widgets.sprites.slots import Slot

Naming = Callable[[Slot, BurgundyState, Sequence[str]], str]


def of_depot(state: BurgundyState, depot: int) -> list[Slot]:
    """What a module adds to a numbered depot."""
    return [Slot("shield", depot, at) for at in range(len(state.shields.get(depot, ())))]


def of_seat(state: BurgundyState, seat: int) -> list[Slot]:
    """What a module adds to a seat: the shields that its castles wear, its trade route, its border
    posts."""
    owner = state.seats[seat]
    spots = [Slot("worn", seat, castle) for castle in owner.worn]
    spots += [Slot("space", seat, space) for space in range(ROUTE_SPACES * len(owner.route))]
    return [*spots, Slot("post", seat, "bottom")] if "border-posts" in state.modules else spots


def layout_of(state: BurgundyState) -> tuple[object, ...]:
    """What the groups of a table depend on besides the number of seats."""
    return state.modules, modules_of(state).shape, *(tuple(seat.worn) for seat in state.seats)


def inns(state: BurgundyState) -> str:
    """The stall of the inns."""
    return tr("Aloud", "Inns for sale: {count}", count=state.inns)


def _shield(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    shield = state.shields[int(spot.owner or 0)][int(spot.at or 0)]
    if shield is None:
        return tr("Aloud", "empty place")
    return tr(
        "Aloud", "{tile}, depot {depot}", tile=capitalize(shield_name(shield)), depot=spot.owner
    )


def _worn(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    shield = state.seats[int(spot.owner or 0)].worn.get(str(spot.at), 0)
    return tr(
        "Aloud", "Space {place}, on the castle: {shield}", place=spot.at, shield=shield_name(shield)
    )


def _space(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    seat, space = state.seats[int(spot.owner or 0)], int(spot.at or 0)
    goods = goods_name(route_space(seat.route, space).good)
    if space < len(seat.laid):
        laid = goods_name(seat.laid[space])
        return tr(
            "Aloud",
            "Route space {space}, wants {goods}: {laid}",
            space=space + 1,
            goods=goods,
            laid=laid,
        )
    return tr("Aloud", "Route space {space}, wants {goods}, empty", space=space + 1, goods=goods)


def _post(spot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
    joined = len(state.seats[int(spot.owner or 0)].posts)
    return tr("Aloud", "Border posts: {joined} of 3 pairs joined", joined=joined)


NAMES: Mapping[str, Naming] = {"shield": _shield, "worn": _worn, "space": _space, "post": _post}
