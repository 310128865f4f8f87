"""Conversion between the core's numbers and the protocol's objects: actions, both ways, events and
the state as a seat knows it. `protocol` has the types."""

from collections import Counter
from typing import Any, cast, get_args

from burgundy_qt.rules.errors import IllegalAction, is_same
from burgundy_qt.rules.tuscany import actions, components, protocol, state
from burgundy_qt.rules.tuscany.actions import packed, start_of
from burgundy_qt.rules.tuscany.catalogue import EDITION, GAME, SET_UPS
from burgundy_qt.rules.tuscany.components import deals
from burgundy_qt.rules.tuscany.state import NEUTRAL, PRICE, SLOTS, STACK, STACKS
from burgundy_qt.rules.tuscany.tuscany_position import TuscanyPosition

DEALS = deals()
BY_NUMBER = {
    None: actions.BY_TURN,
    "marble": actions.BY_MARBLE,
    "swap": actions.BY_SWAP,
    "castle": actions.BY_CASTLE,
}
BONUS_BY_NUMBER = {"start": actions.BY_START, "town": actions.BY_TOWN}


def decode_action(code: int) -> protocol.Action:
    """Return the protocol's object for a code."""
    by, what = actions.by_of(code), actions.what_of(code)
    match actions.kind_of(code):
        case actions.START:
            return {"type": "start", **duchy_object(what)}
        case actions.BONUS:
            by_start = by == actions.BY_START
            bonus = components.BONUSES[what]
            return {"type": "bonus-tile", "by": "start" if by_start else "town", "tile": bonus}
        case actions.DRAW:
            return {"type": "draw", **by_marble(by)}
        case actions.TAKE:
            discard = actions.discard_of(code)
            thrown = components.TILES[discard - 1] if discard else None
            tile = components.TILES[actions.taken_tile(code)]
            return {"type": "take", **by_swap(by), "tile": tile, "discard": thrown}
        case actions.SWAP:
            return {"type": "swap", **by_swap(by), "colour": components.COLOURS[what]}
        case actions.PLACE:
            return {"type": "place", **by_castle(by), **place_object(code)}
        case actions.PASS:
            return {"type": "pass", "by": "castle"}
    return {"type": "end"}


def by_marble(by: int) -> protocol.ByMarble:
    """Return what grants an action that is the first or the second of a turn."""
    return {"by": "marble"} if by == actions.BY_MARBLE else {}


def by_swap(by: int) -> protocol.BySwap:
    """Return the same for one that a swap may grant."""
    return {"by": "swap"} if by == actions.BY_SWAP else {**by_marble(by)}


def by_castle(by: int) -> protocol.ByCastle:
    """Return the same for one that a castle may grant."""
    return {"by": "castle"} if by == actions.BY_CASTLE else {**by_marble(by)}


def duchy_object(start: int) -> protocol.LaidOut:
    """Return a start's boards from left to right, their turns and steps, and its castle."""
    boards, duchy = DEALS[actions.deal_of(start)], actions.duchy_of(start)
    layout, kind = divmod(duchy, len(components.KINDS))
    return {
        "boards": [boards[at] for at in components.order_of(layout)],
        "turned": components.turned_of(layout),
        "steps": components.steps_of(layout),
        "castle": castle_of(boards, kind),
    }


def castle_of(boards: list[str], kind: int) -> str:
    """Return the castle's cell on one of three boards."""
    place = components.hexes(boards[kind]).index("castle")
    return components.CELL_NAME[len(components.CELL_NAME) // len(components.KINDS) * kind + place]


def place_object(code: int) -> protocol.Placed:
    """Return the tile, the cell and, except for a castle's tile, the payment of a place."""
    placed: protocol.Placed = {
        "tile": components.TILES[actions.placed_tile(code)],
        "cell": components.CELL_NAME[actions.cell_of(code)],
    }
    paid = actions.payment_of(code)
    if paid == actions.NO_PAYMENT:
        return placed
    cards = [components.COLOURS[actions.paid_colour(code)]] * actions.own_cards(paid)
    for pair in (actions.first_pair(paid), actions.second_pair(paid)):
        cards += [components.COLOURS[pair - 1]] * 2 if pair else []
    return {**placed, "cards": sorted(cards), "workers": actions.workers_of(paid)}


def encode_action(action: object) -> int:
    """Return the code of an action. Raises IllegalAction for no action of this game."""
    try:
        code = code_of(cast(protocol.Action, action))
        same = code is not None and is_same(decode_action(code), action)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError):
        code, same = None, False
    if code is None or not same:
        raise IllegalAction(f"{action!r} is no action of this game")
    return code


def code_of(action: protocol.Action) -> int | None:
    """Return the code of an action, None for no kind of action. Impossible values raise any of the
    errors of a look-up."""
    match action["type"]:
        case "start":
            return packed(actions.START, actions.BY_TURN, start_code(action))
        case "bonus-tile":
            by = BONUS_BY_NUMBER[action["by"]]
            return packed(actions.BONUS, by, components.BONUSES.index(action["tile"]))
        case "draw":
            return packed(actions.DRAW, BY_NUMBER[action.get("by")], 0)
        case "take":
            discard = action["discard"]
            thrown = 0 if discard is None else components.TILES.index(discard) + 1
            what = actions.take_of(components.TILES.index(action["tile"]), thrown)
            return packed(actions.TAKE, BY_NUMBER[action.get("by")], what)
        case "swap":
            by = BY_NUMBER[action.get("by")]
            return packed(actions.SWAP, by, components.COLOURS.index(action["colour"]))
        case "place":
            return packed(actions.PLACE, BY_NUMBER[action.get("by")], place_code(action))
        case "pass":
            return packed(actions.PASS, actions.BY_CASTLE, 0)
        case "end":
            return packed(actions.END, actions.BY_TURN, 0)
    return None


def start_code(action: protocol.Start) -> int:
    """Return the boards and the duchy of a start."""
    boards = action["boards"]
    order = tuple(components.KINDS.index(board[0]) for board in boards)
    layout = components.layout_of(order, action["turned"], action["steps"])
    castle = components.KINDS.index(action["castle"][0])
    return actions.start_of(DEALS.index(sorted(boards)), len(components.KINDS) * layout + castle)


def place_code(action: protocol.Place) -> int:
    """Return the tile, the cell and the payment of a place."""
    tile, cell = components.TILES.index(action["tile"]), components.CELL_NUMBER[action["cell"]]
    if action.get("by") == "castle":
        return actions.place_of(tile, cell, 0, actions.NO_PAYMENT)
    own, paid = payment_code(action["cards"], action["workers"])
    return actions.place_of(tile, cell, own, paid)


def payment_code(cards: list[str], workers: int) -> tuple[int, int]:
    """Return the colour of the single cards (0 for none) and the payment. Raises ValueError for no
    payment.

    Two cards of a colour are the space's own if there is no worker; any other two are a pair.
    """
    counted = Counter(components.COLOURS.index(card) for card in cards)
    if len(cards) == PRICE and len(counted) == 1 and workers == 0:
        return next(iter(counted)), actions.payment(PRICE, 0, 0)
    singles = [colour for colour, number in counted.items() if number % 2]
    pairs = [colour + 1 for colour in sorted(counted) for _ in range(counted[colour] // 2)]
    if len(singles) > 1 or len(pairs) > PRICE:
        raise ValueError("no such payment")
    first, second = (*pairs, 0, 0)[:2]
    return (*singles, 0)[0], actions.payment(len(singles), first, second)


def cost_of(code: int) -> protocol.Paid:
    """Return the cards, workers and marble that an action costs."""
    cards = workers = 0
    if actions.kind_of(code) == actions.PLACE:
        paid = actions.payment_of(code)
        pairs = bool(actions.first_pair(paid)) + bool(actions.second_pair(paid))
        cards, workers = actions.own_cards(paid) + 2 * pairs, actions.workers_of(paid)
    return {
        "cards": cards,
        "workers": workers,
        "marble": int(actions.by_of(code) == actions.BY_MARBLE),
    }


# The journal's numbers as the protocol's events.


CARDS_FOR: tuple[protocol.CardsFor, ...] = ("start", "draw", "monastery", "yield")
PILES: tuple[protocol.Pile, ...] = ("cards", "yields", "neutral")
GAIN_FOR: tuple[protocol.GainFor, ...] = ("quarry", "village", "inn", "yield")
POINTS_FOR: tuple[protocol.PointsFor, ...] = get_args(protocol.PointsFor)
"""In the order of the core's POINTS_FOR_… (state.pxd)."""


def events(position: TuscanyPosition) -> list[protocol.Event]:
    """Return what a position's journal has recorded since the last call."""
    numbers = position.drain_journal()
    return [event_of(position, *numbers[at : at + 4]) for at in range(0, len(numbers), 4)]


def event_of(
    position: TuscanyPosition, event: int, first: int, second: int, third: int
) -> protocol.Event:
    """Return an entry of the journal as the protocol has it."""
    match event:
        case state.SEATING:
            return seating_event(first, second, third)
        case state.DISPLAY:
            return {"event": "display", "tiles": tiles_of(second) + tiles_of(third)}
        case state.DRAW:
            return {"event": "draw", "seat": first, "count": second, "for": CARDS_FOR[third]}
        case state.CARDS:
            return {
                "event": "cards",
                "seat": first,
                "cards": cards_of(second, third),
                "to": [first],
            }
        case state.SHUFFLE:
            return {"event": "shuffle", "pile": PILES[first], "count": second}
        case state.START:
            return {"event": "start", "seat": first, **duchy_object(second)}
        case state.ROUND:
            return {"event": "round", "phase": first + 1, "round": second, "last": bool(third)}
        case state.TURN:
            return {"event": "turn", "seat": first}
        case state.ACTION:
            done, paid = decode_action(second), cost_of(second)
            return {"event": "action", "seat": first, "action": done, "paid": paid}
        case state.PHASE_END:
            return {"event": "phase-end", "phase": first + 1}
        case state.END:
            return {"event": "end", **result(position), "hands": hands(position)}
    return of_a_tile(event, first, second, third)


def of_a_tile(event: int, first: int, second: int, third: int) -> protocol.Event:
    """Return the effect of a tile, or the changes of the display."""
    match event:
        case state.GAIN:
            return gain_event(first, second & 7, second >> 3, GAIN_FOR[third])
        case state.POINTS:
            return points_event(first, second, third)
        case state.BONUS_FOR_COLOUR:
            return bonus_event(first, components.COLOURS[second], third)
        case state.REFILL:
            source: protocol.Source = "neutral" if third == NEUTRAL else third
            return {
                "event": "refill",
                "slot": first,
                "tile": components.TILES[second],
                "from": source,
            }
        case state.EMPTIED:
            return {"event": "emptied", "seat": first, "stack": second + 1, "ends": bool(third)}
        case state.SWEEP:
            slots = [slot for slot in range(SLOTS) if second >> slot & 1]
            reason: protocol.SweepFor = "swap" if third else "five"
            return {
                "event": "sweep",
                "colour": components.COLOURS[first],
                "slots": slots,
                "for": reason,
            }
    return {"event": "yield", "seat": first, "card": components.YIELDS[second]}


def gain_event(seat: int, kind: int, many: int, reason: protocol.GainFor) -> protocol.Gain:
    """Return the event of gained marble, workers or hexagons."""
    match kind:
        case state.MARBLE:
            return {"event": "gain", "seat": seat, "marble": many, "for": reason}
        case state.WORKERS:
            return {"event": "gain", "seat": seat, "workers": many, "for": reason}
    return {"event": "gain", "seat": seat, "hexagons": many, "for": reason}


def seating_event(first: int, players: int, deals: int) -> protocol.Seating:
    """Return the seat that acts first, and the boards dealt to each seat."""
    return {
        "event": "seating",
        "order": [(first + turn) % players for turn in range(players)],
        "dealt": [list(DEALS[deals >> 6 * seat & 63]) for seat in range(players)],
    }


def points_event(seat: int, points: int, reason: int) -> protocol.Points:
    """Return the event of points on one of the two tracks."""
    return {
        "event": "points",
        "seat": seat,
        "points": points & state.RED - 1,
        "track": "red" if points & state.RED else "green",
        "for": POINTS_FOR[reason],
    }


def bonus_event(seat: int, colour: str, rank: int) -> protocol.Bonus:
    """Return the event of a covered colour, with its green points."""
    points = components.COLOUR_BONUSES[colour][rank]
    return {"event": "bonus", "seat": seat, "colour": colour, "rank": rank + 1, "points": points}


def tiles_of(slots: int) -> list[str]:
    """Return four tiles of the display."""
    return [components.TILES[slots >> 4 * at & 15] for at in range(SLOTS // 2)]


def cards_of(lower: int, upper: int) -> list[str]:
    """Return cards, sorted, from their number of each colour."""
    counts = [number >> 4 * at & 15 for number in (lower, upper) for at in range(4)]
    return [
        card for card, count in zip(components.COLOURS, counts, strict=True) for _ in range(count)
    ]


def result(position: TuscanyPosition) -> protocol.Result:
    """Return points and places at the end."""
    return {"points": position.scores(), "places": position.places()}


def hands(position: TuscanyPosition) -> list[dict[str, int]]:
    """Return by seat its hand, as the number of cards of each colour."""
    return [counted(seat["hand"], components.COLOURS) for seat in position.raw()["seats"]]


def counted(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Return counts by name; 0 is left out."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


# The state as a seat knows it.


RawState = dict[str, Any]
"""All numbers of a position, hidden ones too; or of one seat."""
PENDING = {
    state.LAYING_OUT: "start",
    state.CHOOSING_BONUS: "bonus",
    state.PLACING_FREE: "castle",
    state.TAKING_BONUS: "town",
    state.SWAPPED: "swap",
}
"""The pending decision by stage."""


def state_object(position: TuscanyPosition, seat: int | None) -> protocol.TuscanyObject:
    """Return the protocol's state: for a seat with its hand and its secret choice, for all seats
    the public part."""
    raw, waiting, is_over = position.raw(), position.waiting_seats(), position.is_over()
    order = [(raw["first"] + turn) % position.seats for turn in range(position.seats)]
    has_begun = raw["round"] > 0
    return {
        "game": GAME,
        "edition": EDITION,
        "modules": [],
        "setup": SET_UPS[raw["fixed"] >= 0],
        "phase": raw["phase"] + 1 if has_begun else None,
        "round": raw["round"] if has_begun else None,
        "last": bool(raw["last"]),
        "emptied": bool(raw["emptied"]),
        "seat": next(iter(waiting), None),
        "waiting": waiting,
        "pending": [PENDING[raw["stage"]]] if raw["stage"] in PENDING else [],
        "actions": 0 if is_over else raw["actions"],
        "order": order,
        "to_act": order[raw["turn"] :] if has_begun and not is_over else [],
        **piles(raw),
        "seats": [
            seat_object(raw, number, number == seat or is_over, number == seat)
            for number in range(position.seats)
        ],
        "result": result(position) if is_over else None,
    }


def piles(raw: RawState) -> protocol.PilesObject:
    """Return the display and the piles, as far as everybody can know them."""
    slots = enumerate(raw["display"])
    return {
        "display": [components.TILES[tile] if tile >= 0 else None for tile in raw["display"]],
        "neutral": [tile >= 0 and bool(raw["backs"] >> slot & 1) for slot, tile in slots],
        "neutral_stack": counted(raw["neutral"], components.TILES),
        "neutral_discards": counted(raw["neutral_gone"], components.TILES),
        "deck": sum(raw["deck"]),
        "discards": counted(raw["gone"], components.COLOURS),
        "yield_deck": counted(raw["yields"], components.YIELDS),
        "yield_discards": counted(raw["yields_gone"], components.YIELDS),
        "bonus_tiles": dict(zip(components.BONUSES, raw["bonus"], strict=True)),
        "colour_bonuses": {
            colour: list(components.COLOUR_BONUSES[colour][had:])
            for colour, had in zip(components.COLOURS, raw["ranks"], strict=True)
        },
    }


def seat_object(raw: RawState, number: int, shows_hand: bool, is_own: bool) -> protocol.SeatObject:
    """Return the visible part of a seat."""
    seat = raw["seats"][number]
    duchy, cells = duchy_seen(seat, is_own)
    return {
        "boards": list(DEALS[seat["deal"]]),
        "duchy": duchy,
        "cells": cells,
        "storage": listed(seat["stored"], components.TILES),
        "bonus": listed(seat["bonus"], components.BONUSES),
        "marble": seat["marble"],
        "workers": seat["workers"],
        "hand": sum(seat["hand"]),
        "cards": counted(seat["hand"], components.COLOURS) if shows_hand else None,
        "stacks": stacks_left(seat["shown"]),
        "to_come": counted(seat["to_come"], components.TILES),
        "green": seat["green"],
        "red": seat["red"],
    }


def duchy_seen(seat: RawState, is_own: bool) -> tuple[protocol.DuchyObject | None, dict[str, str]]:
    """Return a seat's boards and the tiles on them; a duchy that is still secret is visible to its
    own seat."""
    if seat["layout"] >= 0:
        duchy = duchy_object(start_of(seat["deal"], len(components.KINDS) * seat["layout"]))
        cells = {
            components.CELL_NAME[cell]: components.TILES[tile]
            for cell, tile in seat["cells"].items()
        }
    elif is_own and seat["choice"] >= 0:
        duchy = duchy_object(start_of(seat["deal"], seat["choice"]))
        cells = {duchy["castle"]: "castle"}
    else:
        return None, {}
    lies: protocol.DuchyObject = {
        "boards": duchy["boards"],
        "turned": duchy["turned"],
        "steps": duchy["steps"],
    }
    return lies, cells


def listed(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """Return all names as often as they are there, sorted."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def stacks_left(shown: int) -> list[int]:
    """Return how many tiles each of a seat's stacks has after `shown` tiles."""
    return [min(max(STACK * (at + 1) - shown, 0), STACK) for at in range(STACKS)]
