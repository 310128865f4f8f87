"""What the events of a game do to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.rules.carcassonne.protocol.requests import counts
from burgundy_qt.widgets.games.carcassonne.board.bazaar import heard
from burgundy_qt.widgets.games.carcassonne.board.board import Board, Castle, Feature, LaidTile

Event = Mapping[str, Any]
Features = Mapping[str, Feature]
"""By name, as the view after the events tells them: which places a name stands for."""


def follow(board: Board, event: Event, features: Features) -> None:
    """Let one event of the protocol happen."""
    host = board.turn if board.turn is not None else 0
    board.bazaar = heard(board.bazaar, event, host, board.auction)
    if event["event"] in EVENTS:
        EVENTS[event["event"]](board, event, features)


def _start(board: Board, event: Event, features: Features) -> None:
    board.tiles[event["cell"]] = LaidTile(event["tile"], event["rotation"])
    board.pile = event["pile"]
    board.unseen = {kind: many for kind, many in counts(bool(board.modules)).items() if many}
    for seat in board.seats:
        seat.meeples, seat.bridges = event["meeples"], event["bridges"]
        seat.castles = event["castles"]


def _turn(board: Board, event: Event, features: Features) -> None:
    board.turn, board.tile, board.cell = event["seat"], None, None


def _see(board: Board, tile: str) -> None:
    """A tile leaves the pile."""
    board.pile -= 1
    left = board.unseen.get(tile, 0) - 1
    if left > 0:
        board.unseen[tile] = left
    else:
        board.unseen.pop(tile, None)


def _tile(board: Board, event: Event, features: Features) -> None:
    board.tile = event["tile"]
    if event["from"] == "pile":
        _see(board, event["tile"])


def _discard(board: Board, event: Event, features: Features) -> None:
    board.tile = None


def _action(board: Board, event: Event, features: Features) -> None:
    seat, action = event["seat"], event["action"]
    if action["type"] in ACTIONS:
        ACTIONS[action["type"]](board, seat, action, features)


def _place(board: Board, seat: int, action: Event, features: Features) -> None:
    board.cell = action["cell"]
    board.tiles[action["cell"]] = LaidTile(action["tile"], action["rotation"])
    board.laid_by[action["cell"]] = seat


def _put_aside(board: Board, seat: int, action: Event, features: Features) -> None:
    board.tile = None


def _build(board: Board, seat: int, built: Event, features: Features) -> None:
    board.bridges[built["cell"]] = built["axis"]
    board.seats[seat].bridges -= 1


def _put(board: Board, seat: int, action: Event, features: Features) -> None:
    board.meeples[action["on"]] = seat
    board.seats[seat].meeples -= 1


def _found(board: Board, seat: int, action: Event, features: Features) -> None:
    """The meeple goes from the town onto its castle."""
    city = features[action["city"]]["places"]
    for place in city:
        board.meeples.pop(place, None)
    cells = tuple(place.partition("/")[0] for place in city)
    board.castles[action["city"]] = Castle(cells, seat, True)
    board.seats[seat].castles -= 1


def _bridge(board: Board, event: Event, features: Features) -> None:
    _build(board, event["seat"], event, features)


def _complete(board: Board, event: Event, features: Features) -> None:
    for place in features[event["feature"]]["places"]:
        seat = board.meeples.pop(place, None)
        if seat is not None:
            board.seats[seat].meeples += 1


def _castle(board: Board, event: Event, features: Features) -> None:
    name = event["castle"]
    board.castles[name] = board.castles[name]._replace(is_occupied=False)
    board.seats[event["seat"]].meeples += 1


def _points(board: Board, event: Event, features: Features) -> None:
    board.seats[event["seat"]].points += event["points"]


def _bazaar(board: Board, event: Event, features: Features) -> None:
    """The turn is over; its tiles are on the table."""
    board.tile = board.cell = None
    for tile in event["tiles"]:
        _see(board, tile)


def _end(board: Board, event: Event, features: Features) -> None:
    board.turn = board.tile = board.cell = None
    board.is_over = True


EVENTS: Mapping[str, Callable[[Board, Event, Features], None]] = {
    "start": _start,
    "turn": _turn,
    "tile": _tile,
    "discard": _discard,
    "action": _action,
    "bridge": _bridge,
    "complete": _complete,
    "castle": _castle,
    "points": _points,
    "bazaar": _bazaar,
    "end": _end,
}
ACTIONS: Mapping[str, Callable[[Board, int, Event, Features], None]] = {
    "place": _place,
    "discard": _put_aside,
    "bridge": _build,
    "meeple": _put,
    "castle": _found,
}
