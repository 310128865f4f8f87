"""The state of a game as the protocol shows it, and the points by source. `codec` has actions
and events."""

from collections.abc import Iterable

from burgundy_qt.rules.burgundy import actions, catalogue, state
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.catalogue import Raw
from burgundy_qt.rules.burgundy.codec import BY, SIZES, result
from burgundy_qt.rules.burgundy.components import COLOURS, EDITIONS, PHASES, modules_in
from burgundy_qt.rules.burgundy.modules import module_codec, route_objects
from burgundy_qt.rules.burgundy.protocol_state import Depot, Inns, Posts, Seat, State, WhiteDie
from burgundy_qt.rules.burgundy.state import CHOOSING_STARTS, OVER, PLAYING
from burgundy_qt.rules.ruleset import Event, point_reason

WAITING = BY | {actions.BY_ROUTE: "route"}
"""The names of what may wait: an effect for a decision, or goods to be placed on a route."""


def state_object(position: BurgundyPosition, seat: int | None) -> State:
    """Return the protocol's state; parts that `seat` may not know are left out (None: all that is
    public)."""
    raw = position.raw()
    playing = raw["stage"] == PLAYING
    begun = raw["stage"] != CHOOSING_STARTS
    to_act = still_to_act(raw) if playing and not raw["chance"] else []
    return {
        "game": "burgundy",
        "edition": EDITIONS[raw["edition"]],
        "modules": modules_in(raw["modules"]),
        "phase": PHASES[raw["phase"]] if begun else None,
        "round": min(raw["round"], state.ROUNDS - 1) + 1 if begun else None,
        "seat": to_act[0] if to_act else first_waiting(position),
        "pending": pending(raw),
        "bought": bool(raw["bought"]) and playing,
        "order": raw["order"],
        "to_act": to_act,
        "track": [own["step"] for own in raw["seats"]],
        "dice": [[face for face in own["dice"] if face] for own in raw["seats"]],
        "depots": {
            str(depot): depot_object(raw, depot, begun or not raw["prepared_late"])
            for depot in range(1, state.DEPOTS)
        },
        "black": sorted(catalogue.TILE_NAME[tile] for tile in raw["depots"][0] if tile),
        "round_goods": round_goods(raw) if begun else [],
        "seats": [seat_object(raw, number, begun, seat) for number in range(raw["players"])],
        **inns_in(raw),
        **white_in(raw),
        **module_codec.teams_in_state(raw),
        **module_codec.target_in_state(raw),
        "result": result(position) if raw["stage"] == OVER else None,
    }


def inns_in(raw: Raw) -> Inns:
    return {"inns": raw["inns"]} if raw["modules"] & state.INNS else {}


def white_in(raw: Raw) -> WhiteDie:
    return {"white": raw["white"] or None} if raw["modules"] & state.WHITE_CASTLES else {}


def still_to_act(raw: Raw) -> list[int]:
    """Return the seats that still act in this round, in order; at a phase's end only the seat that
    decides."""
    return list(raw["round_order"][raw["turn"] :][: 1 if raw["ending"] else None])


def pending(raw: Raw) -> list[str]:
    """Return the names of the effects that wait, the next first."""
    waiting = zip(raw["effects"], raw["effect_arguments"], strict=True)
    return [module_codec.waiting_name(by, what) or WAITING[by] for by, what in waiting][::-1]


def first_waiting(position: BurgundyPosition) -> int | None:
    """Return the seat that decides before play has begun; None when the game is over."""
    waiting = position.waiting_seats()
    return waiting[0] if waiting else None


def depot_object(raw: Raw, depot: int, is_prepared: bool) -> Depot:
    tiles = [catalogue.TILE_NAME[tile] for tile in raw["depots"][depot] if tile]
    goods = counts(raw["troughs"][depot])
    return {"tiles": tiles, "goods": goods, **module_codec.in_depot(raw, depot, is_prepared)}


def counts(by_type: Iterable[int]) -> dict[str, int]:
    """Return goods by type; types with none are left out."""
    return {str(good): number for good, number in enumerate(by_type) if number}


def round_goods(raw: Raw) -> list[int]:
    """Return the goods still on the round spaces; none before a phase is set up."""
    if raw["chance"] == state.REFILL:
        return []
    first = 3 * module_codec.owners(raw) + state.ROUNDS * raw["phase"]
    used = min(raw["round"] + (raw["chance"] != state.ROLL), state.ROUNDS)
    return list(raw["goods"][first + used : first + state.ROUNDS])


def seat_object(raw: Raw, number: int, begun: bool, viewer: int | None) -> Seat:
    own = raw["seats"][number]
    if not begun:
        return choosing_seat(raw, number, raw["set_up"] == state.SECRET and viewer != number)
    return {
        "estate": catalogue.estate_name(EDITIONS[raw["edition"]], own["estate"]),
        "points": own["points"],
        "silver": own["silver"],
        "workers": own["workers"],
        "goods": counts(own["goods"]),
        "sold": counts(own["sold"]),
        "storage": sorted(catalogue.TILE_NAME[tile] for tile in own["storage"]),
        **module_codec.store_in_seat(raw, number),
        "cells": tiles_on(raw, number),
        "bonuses": bonuses(raw, number),
        **route_objects.in_state(raw, number),
        **posts_in(raw, number),
        **module_codec.shields_in_seat(raw, number),
    }


def choosing_seat(raw: Raw, number: int, is_secret: bool) -> Seat:
    """Return a seat while starts are chosen: its estate and start castle as far as they are known,
    and its preparation."""
    own = raw["seats"][number]
    estate = None if is_secret else catalogue.estate_name(EDITIONS[raw["edition"]], own["estate"])
    data: Seat = {"estate": estate}
    if raw["prepared_late"]:
        return data
    data["silver"], data["workers"] = own["silver"], own["workers"]
    data["goods"] = counts(own["goods"])
    data["cells"] = (
        {catalogue.castle_name(own): "castle"} if own["chosen"] and not is_secret else {}
    )
    route = route_objects.in_state(raw, number)
    if "route" in route:
        data["route"] = route["route"]
    return data


def tiles_on(raw: Raw, number: int) -> dict[str, str]:
    """Return the tiles on a seat's estate, by the names of its cells."""
    halves = [raw["seats"][member] for member in module_codec.members_of_team(raw, number)]
    cells = [
        cell
        for half in halves
        for cell in zip(catalogue.cell_names(half["estate"]), half["tile_on"], strict=False)
    ]
    return {name: catalogue.TILE_NAME[tile] for name, tile in cells if tile}


def bonuses(raw: Raw, number: int) -> list[list[str]]:
    """Return the bonus tiles that a seat or its team took, by colour, then size."""
    return sorted(
        [COLOURS[colour], SIZES[size]]
        for colour, taken in enumerate(raw["bonus"])
        for size, taker in enumerate(taken)
        if taker - 1 in module_codec.members_of_team(raw, number)
    )


def posts_in(raw: Raw, number: int) -> Posts:
    """Return the pairs of border posts that a seat has joined; nothing without them."""
    if not raw["modules"] & state.BORDER_POSTS:
        return {}
    joined = raw["joined_pairs"][number]
    return {
        "posts": [list(pair) for at, pair in enumerate(catalogue.POST_PAIRS) if joined >> at & 1]
    }


# The sources of points: the lines of the score sheet, from the events alone.


POINT_SOURCES = ("region", "phase", "animals", "sale", "bonus", "watchtower", "knowledge", "left")
"""`knowledge`: knowledge tiles at the end; `left`: goods, silver and workers left at the end."""
SOURCES_AT_THE_END = ("left", "knowledge", "shields")
"""The sources of the final scoring; only it brings them."""


def source_of(event: Event) -> str | None:
    """Return the source that an event's points belong to, or None if it brings none."""
    reason = point_reason(event)
    if reason is None:
        return None
    if reason.startswith("monastery:"):
        return "knowledge"
    if reason.startswith("border-posts"):
        return "posts"
    if reason.startswith("shield:"):
        return "shields"
    return "left" if reason.endswith("-left") else reason


def is_of_final_scoring(event: Event, seats: int) -> bool:
    """Return whether the event belongs to the final scoring: its points, and the end of the game
    that closes it.

    It is one run of events, the last of the game, after the decisions at the end of the last phase.
    A solo game has none: its knowledge tiles have scored at once.
    """
    return event["event"] == "end" or (seats > 1 and source_of(event) in SOURCES_AT_THE_END)


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """Return for every source, and each module's that brought some, the points of each seat so
    far."""
    totals = {source: [0] * seats for source in POINT_SOURCES}
    for event in events:
        source = source_of(event)
        if source:
            totals.setdefault(source, [0] * seats)[event["seat"]] += event["points"]
    return totals
