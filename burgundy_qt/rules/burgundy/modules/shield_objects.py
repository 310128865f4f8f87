"""Shields as the protocol's objects: their actions, events and part of the state."""

from collections.abc import Callable, Container, Iterator

from burgundy_qt.rules.burgundy import actions
from burgundy_qt.rules.burgundy.actions import (
    by_of,
    cell_of,
    depot_of,
    kept_for_workers,
    packed,
    packed_tribute,
    shields_kept,
    tile_of,
)
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components.components import has_module
from burgundy_qt.rules.burgundy.protocol import action_types, event_types, names, state_types
from burgundy_qt.rules.burgundy.protocol.action_types import ActionObject
from burgundy_qt.rules.burgundy.protocol.names import Raw
from burgundy_qt.rules.burgundy.state import ON_ESTATE, SHIELD_NUMBERS

BY_SHIELD_NAMES = {
    actions.BY_SHIELD_5: "shield:5",
    actions.BY_SHIELD_11: "shield:11",
    actions.BY_SHIELD_14: "shield:14",
    actions.BY_SHIELD_15: "shield:15",
}
WAITING_NAMES = BY_SHIELD_NAMES | {actions.BY_TRIBUTE: "tribute", actions.BY_STORAGE: "storage"}
"""What may wait besides: no action names the last two."""
SOURCES = {
    actions.OF_SALE: "sale",
    actions.OF_BOARDING_HOUSE: "boarding-house",
    actions.OF_MINES: "mines",
    actions.OF_ROUTE: "route:workers",
}
SOURCE_NUMBER = {name: number for number, name in SOURCES.items()}
NUMBERS = range(1, SHIELD_NUMBERS)
DEPOTS = range(1, 7)
"""Those beside which shields lie."""


def members(those: int) -> list[int]:
    """The shields of a set, ascending."""
    return [shield for shield in NUMBERS if those >> shield & 1]


def known(number: int, numbers: Container[int]) -> int:
    """A number that is one of these; raises ValueError."""
    if number not in numbers:
        raise ValueError(number)
    return int(number)


# Actions.


def claim_object(action: int) -> action_types.Shield:
    claim: action_types.Shield = {
        "type": "shield",
        "depot": depot_of(action),
        "shield": tile_of(action),
        "castle": names.CELL_NAME[cell_of(action)],
    }
    if by_of(action):
        claim["by"] = BY_SHIELD_NAMES[by_of(action)]
    return claim


def set_die_object(action: int) -> action_types.SetDie:
    return {"type": "set-die", "die": by_of(action), "to": depot_of(action)}


def name_object(action: int) -> action_types.Name:
    return {"type": "name", "seat": depot_of(action)}


def tribute_object(action: int) -> action_types.Tribute:
    return {
        "type": "tribute",
        "shields": members(shields_kept(action)),
        "workers": kept_for_workers(action),
    }


def collect_object(action: int) -> action_types.Collect:
    return {"type": "collect", "by": BY_SHIELD_NAMES[by_of(action)], "good": depot_of(action)}


def accept_object(action: int) -> action_types.Accept:
    return {"type": "accept", "by": SOURCES[depot_of(action)]}


def decline_object(action: int) -> action_types.Pass:
    return {"type": "pass", "by": SOURCES[depot_of(action)]}


def discard_object(action: int) -> action_types.Discard:
    return {"type": "discard", "tile": names.TILE_NAME[tile_of(action)]}


UNPACK: dict[int, Callable[[int], action_types.Action]] = {
    actions.CLAIM_SHIELD: claim_object,
    actions.SET_DIE: set_die_object,
    actions.NAME_SEAT: name_object,
    actions.TRIBUTE: tribute_object,
    actions.COLLECT: collect_object,
    actions.ACCEPT: accept_object,
    actions.DISCARD: discard_object,
}


def pack_claim(action: ActionObject) -> int:
    by = actions.BY_SHIELD_11 if "by" in action else actions.BY_NOTHING
    shield, castle = known(action["shield"], NUMBERS), names.CELL_NUMBER[action["castle"]]
    return packed(actions.CLAIM_SHIELD, by, known(action["depot"], DEPOTS), shield, castle)


def pack_set_die(action: ActionObject) -> int:
    return packed(
        actions.SET_DIE, known(action["die"], range(1, 7)), known(action["to"], range(1, 7)), 0, 0
    )


def pack_name(action: ActionObject) -> int:
    return packed(actions.NAME_SEAT, 0, known(action["seat"], range(4)), 0, 0)


def pack_tribute(action: ActionObject) -> int:
    kept = sum(1 << known(shield, NUMBERS) for shield in action["shields"])
    return packed_tribute(kept, known(action["workers"], range(8)))


def pack_collect(action: ActionObject) -> int:
    return packed(actions.COLLECT, actions.BY_SHIELD_5, known(action["good"], range(1, 7)), 0, 0)


def pack_accept(action: ActionObject) -> int:
    return packed(actions.ACCEPT, actions.BY_WORKERS, SOURCE_NUMBER[action["by"]], 0, 0)


def pack_decline(action: ActionObject) -> int:
    return packed(actions.PASS, actions.BY_WORKERS, SOURCE_NUMBER[action["by"]], 0, 0)


def pack_discard(action: ActionObject) -> int:
    return packed(actions.DISCARD, actions.BY_STORAGE, 0, names.TILE_NUMBER[action["tile"]], 0)


PACK = {
    "shield": pack_claim,
    "set-die": pack_set_die,
    "name": pack_name,
    "tribute": pack_tribute,
    "collect": pack_collect,
    "accept": pack_accept,
    "discard": pack_discard,
}


# Events.


def shields_event(
    position: Burgundy, quads: Iterator[list[int]], *pairs: int
) -> event_types.Shields:
    """What lies beside the depots at the beginning."""
    numbers = [[pair >> 5 * at & 31 for at in range(4)] for pair in pairs]
    by_depot = [row[at : at + 2] for row in numbers for at in (0, 2)]
    depots = {
        str(depot): sorted(filter(None, row)) for depot, row in zip(DEPOTS, by_depot, strict=True)
    }
    return {"event": "shields", "depots": depots}


def lost_event(
    position: Burgundy, quads: Iterator[list[int]], seat: int, lost: int, _3: int
) -> event_types.ShieldsLost:
    return {"event": "shields-lost", "seat": seat, "shields": members(lost)}


# State.


def in_seating(raw: Raw) -> event_types.Beside:
    """What the seating tells of shields: by depot those that lie there."""
    if not has_module(raw["modules"], "shields"):
        return {}
    at = raw["shield_at"]
    return {
        "shields": {
            str(depot): [shield for shield in NUMBERS if at[shield] == depot] for depot in DEPOTS
        }
    }


def in_depot(raw: Raw, depot: int, begun: bool) -> state_types.ShieldsThere:
    """What of shields the state of a depot shows."""
    if not has_module(raw["modules"], "shields"):
        return {}
    return {
        "shields": [shield for shield in NUMBERS if begun and raw["shield_at"][shield] == depot]
    }


def in_seat(raw: Raw, number: int) -> state_types.ShieldsOfSeat:
    """What of shields the state of a seat shows: by castle, who is named, whether 16 set a die in
    this turn."""
    if not has_module(raw["modules"], "shields"):
        return {}
    own = members(raw["seats"][number]["shields"])
    acts = raw["round_order"][raw["turn"] : raw["turn"] + 1] == [number]
    return {
        "shields": {names.CELL_NAME[raw["shield_on"][shield]]: shield for shield in own},
        "named": raw["named"] - 1
        if raw["named"] and raw["shield_at"][6] == ON_ESTATE + number
        else None,
        "set_die": bool(raw["die_set"]) and acts and not raw["ending"],
    }


def waiting_name(by: int, argument: int) -> str | None:
    """What waits, by the name of the shield or of the workers that may be declined; None for
    another effect."""
    return SOURCES[argument & 7] if by == actions.BY_WORKERS else WAITING_NAMES.get(by)
