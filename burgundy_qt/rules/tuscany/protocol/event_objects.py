"""The journal's numbers as the protocol's events."""

from burgundy_qt.rules.tuscany import journal
from burgundy_qt.rules.tuscany.components.cards import COLOUR_BONUSES, YIELDS
from burgundy_qt.rules.tuscany.components.tiles import COLOURS, TILES
from burgundy_qt.rules.tuscany.position import TuscanyGame
from burgundy_qt.rules.tuscany.protocol.action_objects import (
    DEALS,
    cost_of,
    duchy_object,
    unpack,
)
from burgundy_qt.rules.tuscany.protocol_types import (
    Bonus,
    CardsFor,
    Event,
    Gain,
    GainFor,
    Pile,
    Points,
    PointsFor,
    Result,
    Seating,
    Source,
    SweepFor,
)
from burgundy_qt.rules.tuscany.state import NEUTRAL, SLOTS

CARDS_FOR: tuple[CardsFor, ...] = ("start", "draw", "monastery", "yield")
PILES: tuple[Pile, ...] = ("cards", "yields", "neutral")
GAIN_FOR: tuple[GainFor, ...] = ("quarry", "village", "inn", "yield")
POINTS_FOR: tuple[PointsFor, ...] = (
    "region",
    "crops",
    "storage",
    "yield",
    "hexagon",
    "phase",
    "cards",
    "stored",
    "hexagons",
    "marble",
    "workers",
)


def events(position: TuscanyGame) -> list[Event]:
    """What a position's journal heard since the last call."""
    numbers = position.heard()
    return [event_of(position, *numbers[at : at + 4]) for at in range(0, len(numbers), 4)]


def event_of(position: TuscanyGame, event: int, first: int, second: int, third: int) -> Event:
    """An entry of the journal as the protocol has it."""
    match event:
        case journal.SEATING:
            return seating_event(first, second, third)
        case journal.DISPLAY:
            return {"event": "display", "tiles": tiles_of(second) + tiles_of(third)}
        case journal.DRAW:
            return {"event": "draw", "seat": first, "count": second, "for": CARDS_FOR[third]}
        case journal.CARDS:
            return {
                "event": "cards",
                "seat": first,
                "cards": cards_of(second, third),
                "to": [first],
            }
        case journal.SHUFFLE:
            return {"event": "shuffle", "pile": PILES[first], "count": second}
        case journal.START:
            return {"event": "start", "seat": first, **duchy_object(second)}
        case journal.ROUND:
            return {"event": "round", "phase": first + 1, "round": second, "last": bool(third)}
        case journal.TURN:
            return {"event": "turn", "seat": first}
        case journal.ACTION:
            done, paid = unpack(second), cost_of(second)
            return {"event": "action", "seat": first, "action": done, "paid": paid}
        case journal.PHASE_END:
            return {"event": "phase-end", "phase": first + 1}
        case journal.END:
            return {"event": "end", **result(position), "hands": hands(position)}
    return of_a_tile(event, first, second, third)


def of_a_tile(event: int, first: int, second: int, third: int) -> Event:
    """What a tile brings, and what becomes of the display."""
    match event:
        case journal.GAIN:
            return gain_event(first, second & 7, second >> 3, GAIN_FOR[third])
        case journal.POINTS:
            return points_event(first, second, third)
        case journal.BONUS_FOR_COLOUR:
            return bonus_event(first, COLOURS[second], third)
        case journal.REFILL:
            source: Source = "neutral" if third == NEUTRAL else third
            return {"event": "refill", "slot": first, "tile": TILES[second], "from": source}
        case journal.EMPTIED:
            return {"event": "emptied", "seat": first, "stack": second + 1, "ends": bool(third)}
        case journal.SWEEP:
            slots = [slot for slot in range(SLOTS) if second >> slot & 1]
            reason: SweepFor = "swap" if third else "five"
            return {"event": "sweep", "colour": COLOURS[first], "slots": slots, "for": reason}
    return {"event": "yield", "seat": first, "card": YIELDS[second]}


def gain_event(seat: int, kind: int, many: int, reason: GainFor) -> Gain:
    """Marble, workers or hexagons."""
    match kind:
        case journal.MARBLE:
            return {"event": "gain", "seat": seat, "marble": many, "for": reason}
        case journal.WORKERS:
            return {"event": "gain", "seat": seat, "workers": many, "for": reason}
    return {"event": "gain", "seat": seat, "hexagons": many, "for": reason}


def seating_event(first: int, players: int, deals: int) -> Seating:
    """Who acts first, and the boards that each seat has been dealt."""
    return {
        "event": "seating",
        "order": [(first + turn) % players for turn in range(players)],
        "dealt": [list(DEALS[deals >> 6 * seat & 63]) for seat in range(players)],
    }


def points_event(seat: int, points: int, reason: int) -> Points:
    """Points on one of the two tracks."""
    return {
        "event": "points",
        "seat": seat,
        "points": points & journal.RED - 1,
        "track": "red" if points & journal.RED else "green",
        "for": POINTS_FOR[reason],
    }


def bonus_event(seat: int, colour: str, rank: int) -> Bonus:
    """A colour that a seat has covered, with the green points that it brings."""
    points = COLOUR_BONUSES[colour][rank]
    return {"event": "bonus", "seat": seat, "colour": colour, "rank": rank + 1, "points": points}


def tiles_of(slots: int) -> list[str]:
    """Four tiles of the display."""
    return [TILES[slots >> 4 * at & 15] for at in range(SLOTS // 2)]


def cards_of(lower: int, upper: int) -> list[str]:
    """Cards, sorted, from how many there are of each colour."""
    counts = [number >> 4 * at & 15 for number in (lower, upper) for at in range(4)]
    return [card for card, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def result(position: TuscanyGame) -> Result:
    """Points and places at the end."""
    return {"points": position.scores(), "places": position.places()}


def hands(position: TuscanyGame) -> list[dict[str, int]]:
    """By seat its hand, how many cards of each colour."""
    return [counted(seat["hand"], COLOURS) for seat in position.raw()["seats"]]


def counted(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """How many there are by name; what is 0 is left out."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}
