"""Actions as the protocol's objects, and back into the core's ints."""

from collections import Counter
from typing import cast

from burgundy_qt.rules.errors import IllegalAction, is_same
from burgundy_qt.rules.tuscany import actions
from burgundy_qt.rules.tuscany.actions import packed
from burgundy_qt.rules.tuscany.components.boards import KINDS, hexes
from burgundy_qt.rules.tuscany.components.cards import BONUSES
from burgundy_qt.rules.tuscany.components.component_tables import deals
from burgundy_qt.rules.tuscany.components.layouts import (
    CELL_NAME,
    CELL_NUMBER,
    layout_of,
    order_of,
    steps_of,
    turned_of,
)
from burgundy_qt.rules.tuscany.components.tiles import COLOURS, TILES
from burgundy_qt.rules.tuscany.protocol_types import (
    Action,
    ByCastle,
    ByMarble,
    BySwap,
    LaidOut,
    Paid,
    Place,
    Placed,
    Start,
)
from burgundy_qt.rules.tuscany.state import PRICE

DEALS = deals()
BY_NUMBER = {
    None: actions.BY_TURN,
    "marble": actions.BY_MARBLE,
    "swap": actions.BY_SWAP,
    "castle": actions.BY_CASTLE,
}
BONUS_BY_NUMBER = {"start": actions.BY_START, "town": actions.BY_TOWN}


def unpack(code: int) -> Action:
    """The protocol's object for a code."""
    by, what = actions.by_of(code), actions.what_of(code)
    match actions.kind_of(code):
        case actions.START:
            return {"type": "start", **duchy_object(what)}
        case actions.BONUS:
            by_start = by == actions.BY_START
            bonus = BONUSES[what]
            return {"type": "bonus-tile", "by": "start" if by_start else "town", "tile": bonus}
        case actions.DRAW:
            return {"type": "draw", **by_marble(by)}
        case actions.TAKE:
            discard = actions.discard_of(code)
            thrown = TILES[discard - 1] if discard else None
            tile = TILES[actions.taken_tile(code)]
            return {"type": "take", **by_swap(by), "tile": tile, "discard": thrown}
        case actions.SWAP:
            return {"type": "swap", **by_swap(by), "colour": COLOURS[what]}
        case actions.PLACE:
            return {"type": "place", **by_castle(by), **place_object(code)}
        case actions.PASS:
            return {"type": "pass", "by": "castle"}
    return {"type": "end"}


def by_marble(by: int) -> ByMarble:
    """What grants an action that is the first or the second of a turn."""
    return {"by": "marble"} if by == actions.BY_MARBLE else {}


def by_swap(by: int) -> BySwap:
    """The same for one that a swap may grant."""
    return {"by": "swap"} if by == actions.BY_SWAP else {**by_marble(by)}


def by_castle(by: int) -> ByCastle:
    """The same for one that a castle may grant."""
    return {"by": "castle"} if by == actions.BY_CASTLE else {**by_marble(by)}


def duchy_object(start: int) -> LaidOut:
    """A start's boards from left to right, how they are turned and shifted, and its castle."""
    boards, duchy = DEALS[actions.deal_of(start)], actions.duchy_of(start)
    layout, kind = divmod(duchy, len(KINDS))
    return {
        "boards": [boards[at] for at in order_of(layout)],
        "turned": turned_of(layout),
        "steps": steps_of(layout),
        "castle": castle_of(boards, kind),
    }


def castle_of(boards: list[str], kind: int) -> str:
    """The castle's cell on one of three boards."""
    place = hexes(boards[kind]).index("castle")
    return CELL_NAME[len(CELL_NAME) // len(KINDS) * kind + place]


def place_object(code: int) -> Placed:
    """The tile, the cell and, but for a castle's tile, the payment of a place."""
    placed: Placed = {
        "tile": TILES[actions.placed_tile(code)],
        "cell": CELL_NAME[actions.cell_of(code)],
    }
    paid = actions.payment_of(code)
    if paid == actions.NO_PAYMENT:
        return placed
    cards = [COLOURS[actions.paid_colour(code)]] * actions.own_cards(paid)
    for pair in (actions.first_pair(paid), actions.second_pair(paid)):
        cards += [COLOURS[pair - 1]] * 2 if pair else []
    return {**placed, "cards": sorted(cards), "workers": actions.workers_of(paid)}


def pack(action: object) -> int:
    """The code of an action; raises IllegalAction for no action of this game."""
    try:
        code = code_of(cast(Action, action))
        same = code is not None and is_same(unpack(code), action)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError):
        code, same = None, False
    if code is None or not same:
        raise IllegalAction(f"{action!r} is no action of this game")
    return code


def code_of(action: Action) -> int | None:
    """The code that an action would have, None for no kind of action; what its values cannot be
    raises any of the errors of looking them up."""
    match action["type"]:
        case "start":
            return packed(actions.START, actions.BY_TURN, start_code(action))
        case "bonus-tile":
            by = BONUS_BY_NUMBER[action["by"]]
            return packed(actions.BONUS, by, BONUSES.index(action["tile"]))
        case "draw":
            return packed(actions.DRAW, BY_NUMBER[action.get("by")], 0)
        case "take":
            discard = action["discard"]
            thrown = 0 if discard is None else TILES.index(discard) + 1
            what = actions.take_of(TILES.index(action["tile"]), thrown)
            return packed(actions.TAKE, BY_NUMBER[action.get("by")], what)
        case "swap":
            by = BY_NUMBER[action.get("by")]
            return packed(actions.SWAP, by, COLOURS.index(action["colour"]))
        case "place":
            return packed(actions.PLACE, BY_NUMBER[action.get("by")], place_code(action))
        case "pass":
            return packed(actions.PASS, actions.BY_CASTLE, 0)
        case "end":
            return packed(actions.END, actions.BY_TURN, 0)
    return None


def start_code(action: Start) -> int:
    """The boards and the duchy of a start."""
    boards = action["boards"]
    order = tuple(KINDS.index(board[0]) for board in boards)
    layout = layout_of(order, action["turned"], action["steps"])
    castle = KINDS.index(action["castle"][0])
    return actions.start_of(DEALS.index(sorted(boards)), len(KINDS) * layout + castle)


def place_code(action: Place) -> int:
    """The tile, the cell and the payment of a place."""
    tile, cell = TILES.index(action["tile"]), CELL_NUMBER[action["cell"]]
    if action.get("by") == "castle":
        return actions.place_of(tile, cell, 0, actions.NO_PAYMENT)
    own, paid = payment_code(action["cards"], action["workers"])
    return actions.place_of(tile, cell, own, paid)


def payment_code(cards: list[str], workers: int) -> tuple[int, int]:
    """The colour of the single cards (0 for none) and the payment; raises ValueError for none.

    Two cards of a colour are the space's own where no worker helps; every other two are a pair."""
    counted = Counter(COLOURS.index(card) for card in cards)
    if len(cards) == PRICE and len(counted) == 1 and workers == 0:
        return next(iter(counted)), actions.payment(PRICE, 0, 0)
    singles = [colour for colour, number in counted.items() if number % 2]
    pairs = [colour + 1 for colour in sorted(counted) for _ in range(counted[colour] // 2)]
    if len(singles) > 1 or len(pairs) > PRICE:
        raise ValueError("no such payment")
    first, second = (*pairs, 0, 0)[:2]
    return (*singles, 0)[0], actions.payment(len(singles), first, second)


def cost_of(code: int) -> Paid:
    """The cards, workers and marble that an action costs."""
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
