"""The table as a state tells it, with what only the events know: who laid what, and a bazaar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.board.bazaar import bazaar_after
from burgundy_qt.widgets.games.carcassonne.board.board import Board, Castle, Feature, LaidTile

State = Mapping[str, Any]
Events = Sequence[Mapping[str, Any]]


def board_of(view: View) -> Board:
    """The table that a view describes."""
    board = board_after(view.events, view.state)
    board.options = options_in(view.legal["actions"])
    board.features = features_of(view.outlook)
    board.cells = {cell["cell"]: cell for told in view.outlook[:1] for cell in told["cells"]}
    return board


def board_after(events: Events, state: State) -> Board:
    """The table after `events`; the state is that after the last of them."""
    board = Board.empty(len(state["seats"]))
    _settle(board, state)
    for event in events:
        if event["event"] == "action" and event["action"]["type"] == "place":
            board.laid_by[event["action"]["cell"]] = event["seat"]
    _lay(board, state)
    board.bazaar = bazaar_after(events, state["bazaar"], state["auction"])
    board.all_tiles = 1 + next((e["pile"] for e in events if e["event"] == "start"), 0)
    return board


def _settle(board: Board, state: State) -> None:
    board.modules = tuple(state["modules"])
    board.auction, board.occupied_castles = state["auction"], state["occupied_castles"]
    board.turn, board.tile, board.cell = state["turn"], state["tile"], state["cell"]
    board.deciding, board.decision = state["seat"], state["decision"]
    board.about = state["about"]
    board.pile, board.unseen = state["pile"], dict(state["unseen"])
    board.is_over = state["result"] is not None
    for seat, told in zip(board.seats, state["seats"], strict=True):
        seat.points, seat.meeples = told["points"], told["meeples"]
        seat.bridges, seat.castles = told["bridges"], told["castles"]


def _lay(board: Board, state: State) -> None:
    """What lies on the map, in the order in which it was laid."""
    told = state["board"]
    order = {cell: at for at, cell in enumerate(board.laid_by)}
    for cell in sorted(told, key=lambda cell: order.get(cell, -1)):
        tile = told[cell]
        board.tiles[cell] = LaidTile(tile["tile"], tile["rotation"])
        if tile["bridge"]:
            board.bridges[cell] = tile["bridge"]
        if tile["meeple"]:
            board.meeples[f"{cell}/{tile['meeple']['on']}"] = tile["meeple"]["seat"]
    board.castles = {
        castle["city"]: Castle(tuple(castle["cells"]), castle["seat"], castle["occupied"])
        for castle in state["castles"]
    }


def options_in(actions: Sequence[Mapping[str, Any]]) -> dict[str, tuple[int, ...]]:
    """By cell the rotations in which the drawn tile can be laid there."""
    found: dict[str, tuple[int, ...]] = {}
    for action in actions:
        if action["type"] == "place":
            found[action["cell"]] = (*found.get(action["cell"], ()), action["rotation"])
    return found


def features_of(outlook: Sequence[Mapping[str, Any]]) -> dict[str, Feature]:
    """By name the features that an outlook tells of."""
    return {feature["feature"]: feature for feature in outlook[0]["features"]} if outlook else {}
