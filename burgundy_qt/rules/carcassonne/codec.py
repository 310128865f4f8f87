"""Conversion between the core's numbers and the protocol's objects: actions, both ways, events, the
state, and the open features of the map. `protocol` has the types."""

from typing import Any

from burgundy_qt.rules.carcassonne import actions, protocol, state
from burgundy_qt.rules.carcassonne.actions import FOUND, what_of
from burgundy_qt.rules.carcassonne.actions import kind_of as actions_kind_of
from burgundy_qt.rules.carcassonne.carcassonne_position import CarcassonnePosition
from burgundy_qt.rules.carcassonne.castles import claim_number, places_of
from burgundy_qt.rules.carcassonne.state import (
    CENTRE,
    FIELD_0,
    MEEPLE_BITS,
    MEEPLES,
    MONASTERY_SEGMENT,
    ROAD_0,
)
from burgundy_qt.rules.carcassonne.tiles import NAMES, SEGMENTS, START
from burgundy_qt.rules.errors import IllegalAction, RequestObject, is_same

BIDS = 100
"""A number above any bid."""
BARE: dict[int, protocol.Discard | protocol.Buy | protocol.Sell | protocol.Pass] = {
    actions.DISCARD: {"type": "discard"},
    actions.BUY: {"type": "buy"},
    actions.SELL: {"type": "sell"},
    actions.PASS: {"type": "pass"},
}
"""The actions that consist of their type alone."""
BARE_NUMBERS = {bare["type"]: number for number, bare in BARE.items()}


def decode_action(code: int) -> protocol.Action:
    """Return the protocol's object for a code."""
    kind, what = actions.kind_of(code), actions.what_of(code)
    match kind:
        case actions.PLACE:
            return {
                "type": "place",
                "tile": NAMES[actions.placed_tile(code)],
                "cell": protocol.cell_name(actions.placed_cell(code)),
                "rotation": actions.rotation_of(code),
            }
        case actions.BUILD:
            cell = protocol.cell_name(actions.bridge_cell(code))
            return {"type": "bridge", "cell": cell, "axis": protocol.AXES[actions.axis_of(code)]}
        case actions.MEEPLE:
            return {"type": "meeple", "on": protocol.place_name(what)}
        case actions.FOUND:
            return {"type": "castle", "city": protocol.place_name(what)}
        case actions.CLAIM:
            castle, feature = places_of(code)
            return {
                "type": "claim",
                "castle": protocol.place_name(castle),
                "feature": protocol.place_name(feature),
            }
        case actions.CHOOSE:
            return {"type": "choose", "tile": NAMES[what]}
        case actions.BID:
            return {"type": "bid", "points": what}
    return BARE[kind].copy()


def encode_action(action: object) -> int:
    """Return the code of an action. Raises IllegalAction for no action of this game."""
    try:
        code = code_of(action)
        same = code is not None and is_same(decode_action(code), action)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError):
        code, same = None, False
    if code is None or not same:
        raise IllegalAction(f"{action!r} is no action of this game")
    return code


def code_of(action: Any) -> int | None:
    """Return the code of an action, None for no kind of action. Impossible values raise any of the
    errors of a look-up."""
    match action["type"]:
        case "place":
            kind, cell = NAMES.index(action["tile"]), protocol.cell_number(action["cell"])
            return actions.place_of(kind, cell, range(4).index(action["rotation"]))
        case "bridge":
            return actions.bridge_of(
                protocol.cell_number(action["cell"]), protocol.AXES.index(action["axis"])
            )
        case "meeple":
            return actions.on_place(actions.MEEPLE, protocol.place_number(action["on"]))
        case "castle":
            return actions.on_place(actions.FOUND, protocol.place_number(action["city"]))
        case "claim":
            return claim_number(
                protocol.place_number(action["castle"]), protocol.place_number(action["feature"])
            )
        case "choose":
            return actions.packed(actions.CHOOSE, NAMES.index(action["tile"]))
        case "bid":
            return actions.packed(actions.BID, range(BIDS).index(action["points"]))
    return actions.packed(BARE_NUMBERS[action["type"]], 0)


# The journal's numbers as the protocol's events.


POINTS_FOR: tuple[protocol.PointsFor, ...] = (
    "city",
    "road",
    "monastery",
    "castle",
    "field",
    "bazaar",
)
POINTS_FOR_LEFT: tuple[protocol.PointsFor, ...] = ("city-left", "road-left", "monastery-left")


def events(position: CarcassonnePosition) -> list[protocol.Event]:
    """Return what a position's journal has recorded since the last call."""
    numbers = position.drain_journal()
    return [event_of(position, *numbers[at : at + 4]) for at in range(0, len(numbers), 4)]


def event_of(
    position: CarcassonnePosition, event: int, first: int, second: int, third: int
) -> protocol.Event:
    """Return an entry of the journal as the protocol has it."""
    match event:
        case state.SEATING:
            return {"event": "seating", "order": [(first + at) % second for at in range(second)]}
        case state.START:
            return start_event(first, second, third)
        case state.TURN:
            return {"event": "turn", "seat": first}
        case state.TILE:
            return {
                "event": "tile",
                "seat": first,
                "tile": NAMES[second],
                "from": "bazaar" if third else "pile",
            }
        case state.DISCARD:
            return {"event": "discard", "seat": first, "tile": NAMES[second]}
        case state.ACTION:
            return action_event(position, first, second)
        case state.BRIDGE:
            cell = protocol.cell_name(second)
            return {"event": "bridge", "seat": first, "cell": cell, "axis": protocol.AXES[third]}
        case state.COMPLETE:
            return {
                "event": "complete",
                "feature": protocol.place_name(first),
                "points": second,
                "meeples": [third >> MEEPLE_BITS * seat & 15 for seat in range(position.seats)],
                "places": places(position, first),
            }
        case state.CASTLE:
            castle, feature = protocol.place_name(second), protocol.place_name(third)
            return {"event": "castle", "seat": first, "castle": castle, "feature": feature}
        case state.POINTS:
            return points_event(first, second, third)
        case state.BAZAAR:
            kinds = [number >> 8 * at & 255 for number in (second, third) for at in range(3)]
            return {"event": "bazaar", "tiles": [NAMES[kind] for kind in kinds[:first]]}
        case state.SOLD:
            return {"event": "sold", "seat": first, "tile": NAMES[second], "points": third}
    return {"event": "end", "points": position.scores(), "places": position.places()}


def start_event(pile: int, bridges: int, castles: int) -> protocol.Start:
    """Return the start tile, and the supplies of each seat."""
    return {
        "event": "start",
        "tile": NAMES[START],
        "cell": protocol.cell_name(CENTRE),
        "rotation": 0,
        "pile": pile,
        "meeples": MEEPLES,
        "bridges": bridges,
        "castles": castles,
    }


def action_event(
    position: CarcassonnePosition, seat: int, code: int
) -> protocol.Acted[protocol.Action]:
    """Return an action; for a town that becomes a castle also its places."""
    data: protocol.Acted[protocol.Action] = {
        "event": "action",
        "seat": seat,
        "action": decode_action(code),
    }
    if actions_kind_of(code) == FOUND:
        data["places"] = places(position, what_of(code))
    return data


def places(position: CarcassonnePosition, name: int) -> list[str]:
    """Return all places of a complete feature, which never grows again, in their order."""
    return [protocol.place_name(place) for place in position.feature_places(name)]


def points_event(seat: int, points: int, what: int) -> protocol.Points:
    """Return points, their reason, and the feature that brings them."""
    left, name = what & state.LEFT, (what & ~state.LEFT) >> 3
    reason = (POINTS_FOR_LEFT if left else POINTS_FOR)[what & 7]
    data: protocol.Points = {"event": "points", "seat": seat, "points": points, "for": reason}
    if reason != "bazaar":
        data["feature"] = protocol.place_name(name)
    return data


def result(position: CarcassonnePosition) -> protocol.Result:
    """Return points and places at the end."""
    return {"points": position.scores(), "places": position.places()}


# The state as everybody knows it.


Raw = dict[str, Any]
"""A part of the position's raw state, in plain numbers."""
DECISIONS: dict[int, protocol.Decision] = {
    state.PLACING: "place",
    state.BRIDGING: "bridge",
    state.PUTTING: "meeple",
    state.FOUNDING: "castle",
    state.CLAIMING: "claim",
    state.CHOOSING: "choose",
    state.BIDDING: "bid",
    state.DEALING: "deal",
}
"""The kind of decision by stage."""


def state_object(position: CarcassonnePosition, request: RequestObject) -> protocol.StateObject:
    """Return the protocol's state: only the order of the pile is hidden, from every seat."""
    raw, is_over = position.raw(), position.is_over()
    decides = bool(position.waiting_seats())  # nobody does before chance is drawn
    return {
        "game": "carcassonne",
        "edition": request["edition"],
        "modules": request["modules"],
        "auction": request["auction"],
        "small_city": request["small_city"],
        "occupied_castles": request["occupied_castles"],
        "farmers": request["farmers"],
        "bid_limit": request["bid_limit"],
        "seat": raw["deciding"] if decides else None,
        "turn": None if is_over else raw["turn"],
        "decision": DECISIONS[raw["stage"]] if decides else None,
        "tile": NAMES[raw["tile"]] if raw["tile"] >= 0 and not is_over else None,
        "cell": protocol.cell_name(raw["cell"]) if raw["cell"] and not is_over else None,
        "about": protocol.place_name(raw["about"]) if raw["about"] >= 0 else None,
        "pile": raw["pile"],
        "unseen": {name: count for name, count in zip(NAMES, raw["unseen"], strict=True) if count},
        "board": board(raw["tiles"]),
        "castles": [
            castle_object(castle) for castle in sorted(raw["castles"], key=lambda one: one["name"])
        ],
        "bazaar": bazaar_object(raw),
        "seats": [seat_object(seat) for seat in raw["seats"]],
        "result": result(position) if is_over else None,
    }


def board(tiles: list[Raw]) -> dict[str, protocol.TileObject]:
    """Return the tile on each cell."""
    return {
        protocol.cell_name(tile["cell"]): {
            "tile": NAMES[tile["kind"]],
            "rotation": tile["rotation"],
            "bridge": protocol.AXES[tile["bridge"]] if tile["bridge"] >= 0 else None,
            "meeple": meeple_object(tile["meeple"]),
        }
        for tile in sorted(tiles, key=lambda tile: tile["cell"])
    }


def meeple_object(meeple: tuple[int, int] | None) -> protocol.MeepleObject | None:
    """Return the seat of a tile's meeple, and its place."""
    return None if meeple is None else {"seat": meeple[0], "on": SEGMENTS[meeple[1]]}


def castle_object(castle: Raw) -> protocol.CastleObject:
    """Return a castle, and whether it can still score."""
    return {
        "city": protocol.place_name(castle["name"]),
        "cells": [protocol.cell_name(cell) for cell in castle["cells"]],
        "seat": castle["seat"],
        "occupied": bool(castle["occupied"]),
    }


def seat_object(seat: Raw) -> protocol.SeatObject:
    """Return a seat's possessions."""
    return {
        "points": seat["points"],
        "meeples": seat["meeples"],
        "bridges": seat["bridges"],
        "castles": seat["castles"],
    }


def bazaar_object(raw: Raw) -> protocol.BazaarObject | None:
    """Return the bazaar until its last turn takes its tile."""
    bazaar, players = raw["bazaar"], raw["players"]
    if bazaar is None or (bazaar["to_play"] == 0 and not bazaar["table"]):
        return None
    chooser, bid = bazaar["chooser"], bazaar["bid"]
    asked = [(chooser + turn) % players for turn in range(bid >= 0, players)]
    bought = [seat["bought"] for seat in raw["seats"]]
    return {
        "host": bazaar["host"],
        "tiles": [NAMES[kind] for kind in bazaar["table"]],
        "chooser": chooser if chooser >= 0 else None,
        "lot": NAMES[bazaar["lot"]] if bazaar["lot"] >= 0 else None,
        "bid": bid if bid >= 0 else None,
        "bidder": bazaar["bidder"] if bid >= 0 else None,
        "to_bid": [seat for seat in asked if chooser >= 0 and bazaar["to_bid"] >> seat & 1],
        "bought": [NAMES[kind] if kind >= 0 else None for kind in bought],
    }


# What is still open on the map: every feature, the vicinities of castles, the empty cells, and the
# end of the game now.


def scoring_potential(position: CarcassonnePosition) -> protocol.Outlook:
    """Return what can still be scored, for all seats alike.

    `end`: the events of points of a final scoring now; none after it. `features` by name: `kind`,
    all `places`, `tiles` and `shields`, `meeples` by seat, `points` now (of a field as in the final
    scoring), `complete`: its least points when it is complete, with one more tile on each cell
    where it is open (null for a field). Then `is_complete`, whether it is a `castle`, the empty
    cells where it is `open` with the number of unseen tiles that fit, and for a field the complete
    `cities` that it touches. `castles`: the cells in which a feature completes each. `cells`: the
    empty cells beside tiles with the number of unseen tiles that fit without a bridge, and their
    `kinds`, those in the bazaar too; none after the end.
    """
    kinds = {} if position.is_over() else dict(position.cells())
    fits = {cell: sum(found.values()) for cell, found in kinds.items()}
    return {
        "end": [] if position.is_over() else final_scoring_now(position),
        "features": [feature_object(feature, fits) for feature in position.features()],
        "castles": {
            protocol.place_name(castle): [protocol.cell_name(cell) for cell in around]
            for castle, around in sorted(position.vicinities().items())
        },
        "cells": [
            {
                "cell": protocol.cell_name(cell),
                "fits": fits[cell],
                "kinds": [NAMES[kind] for kind in found],
            }
            for cell, found in kinds.items()
        ],
    }


def final_scoring_now(position: CarcassonnePosition) -> list[protocol.Points]:
    """Return the points of a final scoring now, tried on a copy."""
    trial = position.copy()
    trial.start_journal()
    trial.drain_journal()
    trial.score_the_end()
    return [event for event in events(trial) if event["event"] == "points"]


def feature_object(feature: Raw, fits: dict[int, int]) -> protocol.FeatureObject:
    """Return a feature with names for numbers."""
    complete = feature["complete"]
    return {
        "feature": protocol.place_name(feature["name"]),
        "kind": kind_of(feature["segment"]),
        "places": [protocol.place_name(place) for place in sorted(feature["places"])],
        "tiles": feature["tiles"],
        "shields": feature["shields"],
        "meeples": feature["meeples"],
        "points": feature["points"],
        "complete": None if complete < 0 else complete,
        "is_complete": feature["is_complete"],
        "castle": feature["castle"],
        "open": [cell_object(cell, fits.get(cell)) for cell in sorted(feature["open"])],
        "cities": [protocol.place_name(city) for city in sorted(feature["cities"])],
    }


def cell_object(cell: int, fits: int | None) -> protocol.OpenCell:
    """Return an empty cell; `fits` is None if no tile is beside it yet."""
    return {"cell": protocol.cell_name(cell), "fits": fits}


def kind_of(segment: int) -> protocol.FeatureKind:
    """Return the kind of feature that has any of these segments."""
    if segment < ROAD_0:
        return "city"
    if segment == MONASTERY_SEGMENT:
        return "monastery"
    return "road" if segment < FIELD_0 else "field"
