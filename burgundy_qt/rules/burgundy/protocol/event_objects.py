"""The journal's numbers as the protocol's events."""

from collections.abc import Callable, Iterator
from typing import Literal

from burgundy_qt.rules.burgundy import journal
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components.components import COLOURS, EDITIONS, PHASES
from burgundy_qt.rules.burgundy.modules import (
    route_objects,
    shield_objects,
    solo_objects,
    team_objects,
)
from burgundy_qt.rules.burgundy.protocol import event_types, names
from burgundy_qt.rules.burgundy.protocol.action_objects import unpack
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.rules.burgundy.protocol.event_types import Event
from burgundy_qt.rules.burgundy.protocol.state_types import Result
from burgundy_qt.rules.burgundy.state import DEPOTS

FOR = {
    journal.FOR_SALE: "sale",
    journal.FOR_WORKERS: "workers",
    journal.FOR_BANK: "bank",
    journal.FOR_BOARDING_HOUSE: "boarding-house",
    journal.FOR_MINES: "mines",
    journal.FOR_ANIMALS: "animals",
    journal.FOR_WATCHTOWER: "watchtower",
    journal.FOR_REGION: "region",
    journal.FOR_PHASE: "phase",
    journal.FOR_GOODS_LEFT: "goods-left",
    journal.FOR_SILVER_LEFT: "silver-left",
    journal.FOR_WORKERS_LEFT: "workers-left",
    journal.FOR_HIRE: "hire",
    journal.FOR_ROUTE: "route",
    journal.FOR_BOUGHT: "bought",
    journal.FOR_BORDER_POSTS: "border-posts",
    journal.FOR_BORDER_POSTS_REWARD: "border-posts-reward",
    **{journal.FOR_SHIELD + shield: f"shield:{shield}" for shield in shield_objects.NUMBERS},
}
SIZES: tuple[Literal["large"], Literal["small"]] = ("large", "small")


Quads = Iterator[list[int]]
"""Entries of the journal that are still to be read."""


def events(position: Burgundy) -> list[Event]:
    """What a position's journal heard since the last call."""
    numbers = position.heard()
    quads = iter([numbers[at : at + 4] for at in range(0, len(numbers), 4)])
    return [
        WRITE[event](position, quads, first, second, third) for event, first, second, third in quads
    ]


def seats_in(order: int, players: int) -> list[int]:
    return [order >> 4 * at & 15 for at in range(players)]


def goods_in(packed: int) -> dict[str, int]:
    """Goods by type, those with none left out."""
    counts = {str(good): packed >> 3 * (good - 1) & 7 for good in range(1, 7)}
    return {good: number for good, number in counts.items() if number}


def tiles_in(packed: int) -> list[str]:
    tiles = [packed >> 6 * space & 63 for space in range(4)]
    return [names.TILE_NAME[tile] for tile in tiles if tile]


def seating(
    position: Burgundy, quads: Quads, order: int, is_prepared: int, _3: int
) -> event_types.Seating:
    event: event_types.Seating = {"event": "seating", "order": seats_in(order, position.seats)}
    if dealt := dealt_estates(position):
        event["dealt"] = dealt
    if is_prepared:
        event["supplies"] = supplies(position)
        beside = shield_objects.in_seating(position.raw())
        if "shields" in beside:
            event["shields"] = beside["shields"]
    return event


def supplies(position: Burgundy) -> list[event_types.Supplies]:
    """What each seat has before starts are chosen."""
    raw = position.raw()
    return [
        {
            "goods": {str(good): number for good, number in enumerate(own["goods"]) if number},
            "silver": own["silver"],
            "workers": own["workers"],
            **route_objects.in_start(raw, seat),
        }
        for seat, own in enumerate(raw["seats"])
    ]


def dealt_estates(position: Burgundy) -> list[list[str | None]]:
    """In the advanced set-up the two estates of each seat; else nothing."""
    raw = position.raw()
    if raw["set_up"] == 0:
        return []
    edition = EDITIONS[raw["edition"]]
    return [
        [names.estate_name(edition, number) for number in seat["dealt"]] for seat in raw["seats"]
    ]


def start(
    position: Burgundy, quads: Quads, seat: int, goods: int, stores: int
) -> event_types.Start:
    raw = position.raw()
    own, edition = raw["seats"][seat], EDITIONS[raw["edition"]]
    return {
        "event": "start",
        "seat": seat,
        "estate": str(names.estate_name(edition, own["estate"])),
        "castle": names.castle_name(own),
        "goods": goods_in(goods),
        "silver": stores & 15,
        "workers": stores >> 4,
        **route_objects.in_start(raw, seat),
    }


def phase(
    position: Burgundy, quads: Quads, number: int, goods: int, inns: int
) -> event_types.Phase:
    depots = {}
    for _ in range(DEPOTS):
        _, depot, first, second = next(quads)
        depots[str(names.DEPOT_NAME[depot])] = tiles_in(first) + tiles_in(second)
    black = depots.pop("black")
    event: event_types.Phase = {
        "event": "phase",
        "phase": PHASES[number],
        "depots": depots,
        "black": black,
        "goods": [goods >> 3 * at & 7 for at in range(5)],
    }
    if inns:
        event["inns"] = inns
    return event


def round_begins(
    position: Burgundy, quads: Quads, number: int, dice: int, shared: int
) -> event_types.Round:
    faces = [[dice >> 6 * seat & 7, dice >> 6 * seat + 3 & 7] for seat in range(position.seats)]
    return {
        "event": "round",
        "round": number + 1,
        "dice": faces,
        "white": shared & 15,
        "good": shared >> 4,
    }


def turn(position: Burgundy, quads: Quads, seat: int, _2: int, _3: int) -> event_types.Turn:
    return {"event": "turn", "seat": seat}


def acted(
    position: Burgundy, quads: Quads, seat: int, action: int, paid: int
) -> event_types.Acted[Action]:
    price = event_types.Paid(workers=paid & 63, silver=paid >> 6)
    return {"event": "action", "seat": seat, "action": unpack(action), "paid": price}


def gain(
    position: Burgundy, quads: Quads, seat: int, stores: int, what_for: int
) -> event_types.Gain:
    gained: event_types.Gain = {"event": "gain", "seat": seat, "for": FOR[what_for]}
    if silver := stores & 63:
        gained["silver"] = silver
    if workers := stores >> 6:
        gained["workers"] = workers
    return gained


def points(
    position: Burgundy, quads: Quads, seat: int, number: int, what_for: int
) -> event_types.Points:
    reason = FOR[what_for] if what_for in FOR else f"monastery:{what_for - journal.FOR_MONASTERY}"
    return {"event": "points", "seat": seat, "points": number, "for": reason}


def bonus(
    position: Burgundy, quads: Quads, seat: int, which: int, number: int
) -> event_types.Bonus:
    colour, size = COLOURS[which // 2], SIZES[which % 2]
    return {"event": "bonus", "seat": seat, "colour": colour, "size": size, "points": number}


def order(position: Burgundy, quads: Quads, seats: int, _2: int, _3: int) -> event_types.Order:
    return {"event": "order", "order": seats_in(seats, position.seats)}


def loaded(position: Burgundy, quads: Quads, seat: int, goods: int, _3: int) -> event_types.Loaded:
    return {"event": "loaded", "seat": seat, "goods": goods_in(goods)}


def posts(position: Burgundy, quads: Quads, seat: int, pair: int, _3: int) -> event_types.Posts:
    return {"event": "posts", "seat": seat, "posts": list(names.POST_PAIRS[pair])}


def phase_end(
    position: Burgundy, quads: Quads, number: int, _2: int, _3: int
) -> event_types.PhaseEnd:
    return {"event": "phase-end", "phase": PHASES[number]}


def end(position: Burgundy, quads: Quads, _1: int, _2: int, _3: int) -> event_types.End:
    return {"event": "end", **result(position)}


def result(position: Burgundy) -> Result:
    """How a game that is over has ended."""
    told = team_objects.result(position)
    return {**told, **solo_objects.in_result(position.raw(), told["places"])}


WRITE: dict[int, Callable[..., Event]] = {
    journal.SEATING: seating,
    journal.START: start,
    journal.PHASE_BEGINS: phase,
    journal.ROUND_BEGINS: round_begins,
    journal.TURN_BEGINS: turn,
    journal.ACTED: acted,
    journal.GAIN: gain,
    journal.POINTS: points,
    journal.BONUS: bonus,
    journal.ORDER: order,
    journal.LOADED: loaded,
    journal.PHASE_ENDS: phase_end,
    journal.GAME_ENDS: end,
    journal.ROUTE: route_objects.route_event,
    journal.POSTS_JOINED: posts,
    journal.SHIELDS_LIE: shield_objects.shields_event,
    journal.SHIELDS_LOST: shield_objects.lost_event,
    journal.REMOVED: solo_objects.removed_event,
    journal.SWEPT: solo_objects.swept_event,
    journal.COUNTER: solo_objects.counter_event,
}
