"""Shields, the solo game and teams as the protocol's objects: their actions, events and parts of
the state. `route_objects` has trade routes."""

from collections.abc import Callable, Container, Iterator

from burgundy_qt.rules.burgundy import actions, catalogue, protocol, protocol_state, state
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
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.catalogue import Raw
from burgundy_qt.rules.burgundy.components import has_module
from burgundy_qt.rules.burgundy.protocol import ActionObject
from burgundy_qt.rules.burgundy.state import ON_ESTATE, SEATS, SHIELD_NUMBERS, SOLO, TEAM, TEAMS

BY_SHIELD_NAMES = {
    actions.BY_SHIELD_5: "shield:5",
    actions.BY_SHIELD_11: "shield:11",
    actions.BY_SHIELD_14: "shield:14",
    actions.BY_SHIELD_15: "shield:15",
}
WAITING_NAMES = BY_SHIELD_NAMES | {actions.BY_TRIBUTE: "tribute", actions.BY_STORAGE: "storage"}
"""Other effects that may wait: no action names the last two."""
SOURCES = {
    actions.OF_SALE: "sale",
    actions.OF_BOARDING_HOUSE: "boarding-house",
    actions.OF_MINES: "mines",
    actions.OF_ROUTE: "route:workers",
}
SOURCE_NUMBER = {name: number for number, name in SOURCES.items()}
NUMBERS = range(1, SHIELD_NUMBERS)
DEPOTS = range(1, 7)
"""The depots with shields beside them."""


def members_of_set(those: int) -> list[int]:
    """Return the shields of a set, ascending."""
    return [shield for shield in NUMBERS if those >> shield & 1]


def known(number: int, numbers: Container[int]) -> int:
    """Return the number if it is one of these. Raises ValueError otherwise."""
    if number not in numbers:
        raise ValueError(number)
    return int(number)


# Actions.


def claim_object(action: int) -> protocol.Shield:
    claim: protocol.Shield = {
        "type": "shield",
        "depot": depot_of(action),
        "shield": tile_of(action),
        "castle": catalogue.CELL_NAME[cell_of(action)],
    }
    if by_of(action):
        claim["by"] = BY_SHIELD_NAMES[by_of(action)]
    return claim


def set_die_object(action: int) -> protocol.SetDie:
    return {"type": "set-die", "die": by_of(action), "to": depot_of(action)}


def name_object(action: int) -> protocol.Name:
    return {"type": "name", "seat": depot_of(action)}


def tribute_object(action: int) -> protocol.Tribute:
    return {
        "type": "tribute",
        "shields": members_of_set(shields_kept(action)),
        "workers": kept_for_workers(action),
    }


def collect_object(action: int) -> protocol.Collect:
    return {"type": "collect", "by": BY_SHIELD_NAMES[by_of(action)], "good": depot_of(action)}


def accept_object(action: int) -> protocol.Accept:
    return {"type": "accept", "by": SOURCES[depot_of(action)]}


def decline_object(action: int) -> protocol.Pass:
    return {"type": "pass", "by": SOURCES[depot_of(action)]}


def discard_object(action: int) -> protocol.Discard:
    return {"type": "discard", "tile": catalogue.TILE_NAME[tile_of(action)]}


UNPACK_OF_SHIELDS: dict[int, Callable[[int], protocol.Action]] = {
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
    shield, castle = known(action["shield"], NUMBERS), catalogue.CELL_NUMBER[action["castle"]]
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
    return packed(actions.DISCARD, actions.BY_STORAGE, 0, catalogue.TILE_NUMBER[action["tile"]], 0)


PACK_OF_SHIELDS = {
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
    position: BurgundyPosition, quads: Iterator[list[int]], *pairs: int
) -> protocol.Shields:
    """Return the event of the shields beside the depots at the beginning."""
    numbers = [[pair >> 5 * at & 31 for at in range(4)] for pair in pairs]
    by_depot = [row[at : at + 2] for row in numbers for at in (0, 2)]
    depots = {
        str(depot): sorted(filter(None, row)) for depot, row in zip(DEPOTS, by_depot, strict=True)
    }
    return {"event": "shields", "depots": depots}


def lost_event(
    position: BurgundyPosition, quads: Iterator[list[int]], seat: int, lost: int, _3: int
) -> protocol.ShieldsLost:
    return {"event": "shields-lost", "seat": seat, "shields": members_of_set(lost)}


# State.


def in_seating(raw: Raw) -> protocol.Beside:
    """Return the shields of the seating event: by depot those beside it."""
    if not has_module(raw["modules"], "shields"):
        return {}
    at = raw["shield_at"]
    return {
        "shields": {
            str(depot): [shield for shield in NUMBERS if at[shield] == depot] for depot in DEPOTS
        }
    }


def in_depot(raw: Raw, depot: int, begun: bool) -> protocol_state.ShieldsThere:
    """Return the shields in the state of a depot."""
    if not has_module(raw["modules"], "shields"):
        return {}
    return {
        "shields": [shield for shield in NUMBERS if begun and raw["shield_at"][shield] == depot]
    }


def shields_in_seat(raw: Raw, number: int) -> protocol_state.ShieldsOfSeat:
    """Return the shields in the state of a seat: those on castles, the seat named, and whether 16
    set a die in this turn."""
    if not has_module(raw["modules"], "shields"):
        return {}
    own = members_of_set(raw["seats"][number]["shields"])
    acts = raw["round_order"][raw["turn"] : raw["turn"] + 1] == [number]
    return {
        "shields": {catalogue.CELL_NAME[raw["shield_on"][shield]]: shield for shield in own},
        "named": raw["named"] - 1
        if raw["named"] and raw["shield_at"][6] == ON_ESTATE + number
        else None,
        "set_die": bool(raw["die_set"]) and acts and not raw["ending"],
    }


def waiting_name(by: int, argument: int) -> str | None:
    """Return the name of a waiting effect of a shield or of workers that may be declined; None for
    another effect."""
    return SOURCES[argument & 7] if by == actions.BY_WORKERS else WAITING_NAMES.get(by)


# The solo game as the protocol's objects: its actions, events and part of the state.


TARGET_STEP: int = state.TARGET_STEP
EXCHANGED_GOODS: int = state.EXCHANGED_GOODS
BY_SOLO_NAMES = {actions.BY_COLOUR: "colour", actions.BY_EXCHANGE: "exchange"}

# Actions.


def buy_point_object(action: int) -> protocol.BuyPoint:
    return {"type": "buy-point"}


def exchange_object(action: int) -> protocol.Exchange:
    discard = catalogue.TILE_NAME[cell_of(action)] if cell_of(action) else None
    return {
        "type": "exchange",
        "by": "exchange",
        "tile": catalogue.TILE_NAME[tile_of(action)],
        "discard": discard,
    }


def give_object(action: int) -> protocol.Give:
    return {"type": "give", "by": "exchange", "good": depot_of(action)}


UNPACK_ALONE: dict[int, Callable[[int], protocol.Action]] = {
    actions.BUY_POINT: buy_point_object,
    actions.EXCHANGE: exchange_object,
    actions.GIVE: give_object,
}


def pack_buy_point(action: ActionObject) -> int:
    return packed(actions.BUY_POINT, 0, 0, 0, 0)


def pack_exchange(action: ActionObject) -> int:
    discard = catalogue.TILE_NUMBER[action["discard"]] if action["discard"] is not None else 0
    return packed(
        actions.EXCHANGE, actions.BY_EXCHANGE, 0, catalogue.TILE_NUMBER[action["tile"]], discard
    )


def pack_give(action: ActionObject) -> int:
    return packed(actions.GIVE, actions.BY_EXCHANGE, range(1, 7)[action["good"] - 1], 0, 0)


PACK_ALONE = {
    "buy-point": pack_buy_point,
    "exchange": pack_exchange,
    "give": pack_give,
}

# Events.


def removed_event(
    position: BurgundyPosition, quads: Iterator[list[int]], depot: int, tile: int, _3: int
) -> protocol.Removed:
    return {"event": "removed", "depot": depot, "tile": catalogue.TILE_NAME[tile]}


def swept_event(
    position: BurgundyPosition, quads: Iterator[list[int]], _1: int, _2: int, _3: int
) -> protocol.Swept:
    return {"event": "swept"}


def counter_event(
    position: BurgundyPosition, quads: Iterator[list[int]], seat: int, target: int, _3: int
) -> protocol.Counter:
    return {"event": "counter", "seat": seat, "target": target}


# State and result.


def target_in_state(raw: Raw) -> protocol_state.Targeted:
    """Return what only the state of a solo game shows: the next target of points."""
    return {"target": raw["target"]} if raw["modules"] & SOLO else {}


def in_result(raw: Raw, places: list[int]) -> protocol_state.WonAlone:
    """Return what only the result of a solo game has: whether it is won."""
    return {"won": places == [1]} if raw["modules"] & SOLO else {}


# The team game in the protocol's objects: what a seat shows of its team, and how the game ends.


MEMBERS = [list(range(team, SEATS, TEAMS)) for team in range(TEAMS)]
"""The seats of each team."""


def members_of_team(raw: Raw, number: int) -> list[int]:
    """Return the seats that share their possessions with this one: itself, or its team."""
    return MEMBERS[number % TEAMS] if raw["modules"] & TEAM else [number]


def owners(raw: Raw) -> int:
    """Return how many owners there are: seats, or teams."""
    return TEAMS if raw["modules"] & TEAM else int(raw["players"])


def teams_in_state(raw: Raw) -> protocol_state.InTeams:
    """Return the members of each team, if there are teams."""
    return {"teams": MEMBERS} if raw["modules"] & TEAM else {}


def store_in_seat(raw: Raw, number: int) -> protocol_state.SharedStore:
    """Return the store that a seat shares with its partner."""
    if not raw["modules"] & TEAM:
        return {}
    return {"shared": sorted(catalogue.TILE_NAME[tile] for tile in raw["seats"][number]["shared"])}


def result(position: BurgundyPosition) -> protocol_state.Result:
    """Return points and places at the end; in a team game the teams' points too."""
    points: list[int] = position.scores()
    data: protocol_state.Result = {"points": points, "places": position.places()}
    if position.raw()["modules"] & TEAM:
        data["team_points"] = [sum(points[seat] for seat in team) for team in MEMBERS]
    return data
