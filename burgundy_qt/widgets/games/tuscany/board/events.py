"""What the events of a game do to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.tuscany.board.arranging import duchy_of
from burgundy_qt.widgets.games.tuscany.board.board import SHOWN_DISCARDS, Board
from burgundy_qt.widgets.games.tuscany.board.counts import add
from burgundy_qt.widgets.games.tuscany.board.printed import CASTLE, HEXAGON, NEUTRAL
from burgundy_qt.widgets.games.tuscany.board.seat_board import SeatBoard

Event = Mapping[str, Any]


def follow(board: Board, event: Event) -> None:
    """Let one event of the protocol happen."""
    if event["event"] in EVENTS:
        EVENTS[event["event"]](board, event)


def _seating(board: Board, event: Event) -> None:
    board.order = tuple(event["order"])
    for seat, dealt in zip(board.seats, event["dealt"], strict=True):
        seat.boards = tuple(dealt)


def _display(board: Board, event: Event) -> None:
    for slot, tile in enumerate(event["tiles"]):
        _lay_neutral(board, slot, tile)


def _lay_neutral(board: Board, slot: int, tile: str) -> None:
    board.display[slot], board.neutral[slot] = tile, True
    add(board.neutral_stack, tile, -1)


def _draw(board: Board, event: Event) -> None:
    board.seats[event["seat"]].hand += event["count"]
    board.deck -= event["count"]


def _cards(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    if seat.cards is not None:
        for card in event["cards"]:
            add(seat.cards, card)


def _shuffle(board: Board, event: Event) -> None:
    match event["pile"]:
        case "cards":
            board.deck, board.discards, board.paid_last = event["count"], {}, ()
        case "yields":
            board.yield_deck, board.yield_discards = board.yield_discards, {}
            board.last_yield = None
        case "neutral":
            board.neutral_stack, board.neutral_discards = board.neutral_discards, {}


def _start(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    seat.duchy, seat.start = duchy_of(event), event["castle"]
    seat.cells = {event["castle"]: CASTLE}


def _round(board: Board, event: Event) -> None:
    if event["phase"] != board.phase:
        board.emptied = False
    board.phase, board.round, board.last = event["phase"], event["round"], event["last"]
    board.to_act = board.order


def _turn(board: Board, event: Event) -> None:
    board.to_act = board.order[board.order.index(event["seat"]) :]


def _action(board: Board, event: Event) -> None:
    seat, action = board.seats[event["seat"]], event["action"]
    _pay(board, seat, event)
    match action["type"]:
        case "take":
            if action["discard"]:
                seat.unstore(action["discard"])
            seat.store(_from_display(board, action["tile"]))
        case "place":
            if action.get("by") == "castle":
                _from_display(board, action["tile"])
            else:
                seat.unstore(action["tile"])
            seat.cells[action["cell"]] = action["tile"]
        case "bonus-tile":
            add(seat.bonus, action["tile"])
            add(board.bonus_tiles, action["tile"], -1)
            if action["tile"] == "storage":
                seat.storage.append(None)


def _pay(board: Board, seat: SeatBoard, event: Event) -> None:
    cards, paid = event["action"].get("cards", ()), event["paid"]
    seat.marble -= paid["marble"]
    seat.workers -= paid["workers"]
    seat.hand -= paid["cards"]
    for card in cards:
        add(board.discards, card)
        if seat.cards is not None:
            add(seat.cards, card, -1)
    board.paid_last = (*board.paid_last, *cards)[-SHOWN_DISCARDS:]


def _from_display(board: Board, tile: str) -> str:
    slot = board.display.index(tile)
    board.display[slot], board.neutral[slot] = None, False
    return tile


def _gain(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    seat.marble += event.get("marble", 0)
    seat.workers += event.get("workers", 0)
    for _ in range(event.get("hexagons", 0)):
        seat.store(HEXAGON)


def _points(board: Board, event: Event) -> None:
    seat = board.seats[event["seat"]]
    if event["track"] == "green":
        seat.green += event["points"]
    else:
        seat.red += event["points"]


def _bonus(board: Board, event: Event) -> None:
    colour = event["colour"]
    board.seats[event["seat"]].green += event["points"]
    board.won[colour] = (*board.won.get(colour, ()), event["seat"])


def _refill(board: Board, event: Event) -> None:
    slot, tile = event["slot"], event["tile"]
    if event["from"] == NEUTRAL:
        _lay_neutral(board, slot, tile)
        return
    board.display[slot], board.neutral[slot] = tile, False
    seat = board.seats[event["from"]]
    add(seat.to_come, tile, -1)
    seat.stacks[next(at for at, many in enumerate(seat.stacks) if many)] -= 1


def _emptied(board: Board, event: Event) -> None:
    board.emptied = board.emptied or event["ends"]


def _sweep(board: Board, event: Event) -> None:
    for slot in event["slots"]:
        tile = board.display[slot]
        if tile is not None and board.neutral[slot]:
            add(board.neutral_discards, tile)
        board.display[slot], board.neutral[slot] = None, False


def _yield(board: Board, event: Event) -> None:
    add(board.yield_deck, event["card"], -1)
    add(board.yield_discards, event["card"])
    board.last_yield = event["card"]


def _end(board: Board, event: Event) -> None:
    board.to_act, board.is_over = (), True


EVENTS: Mapping[str, Callable[[Board, Event], None]] = {
    "seating": _seating,
    "display": _display,
    "draw": _draw,
    "cards": _cards,
    "shuffle": _shuffle,
    "start": _start,
    "round": _round,
    "turn": _turn,
    "action": _action,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "refill": _refill,
    "emptied": _emptied,
    "sweep": _sweep,
    "yield": _yield,
    "end": _end,
}
