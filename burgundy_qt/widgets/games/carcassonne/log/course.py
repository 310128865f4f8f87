"""The course of a game of Carcassonne: tile by tile until the pile is empty."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol_types import StateObject
from burgundy_qt.widgets.games.carcassonne.words.names import tiles_counted


def milestone(state: StateObject) -> str:
    """Where the game stands and how far that is: "Tile 23, 49 tiles left"."""
    if state["result"] is not None:
        return moment(state)
    if not state["pile"]:
        return tr("Window", "{moment}, the pile is empty", moment=moment(state))
    left = tiles_counted(state["pile"])
    return tr("Window", "{moment}, {tiles} left", moment=moment(state), tiles=left)


def moment(state: StateObject) -> str:
    """Where the game stands: "Tile 23", or "Bazaar after tile 23"."""
    number = tiles_in_play(state)
    if is_at_bazaar(state):
        return tr("Carcassonne table", "Bazaar after tile {number}", number=number)
    return tr("Carcassonne table", "Tile {number}", number=number)


def is_at_bazaar(state: StateObject) -> bool:
    """Whether tiles of a bazaar are chosen."""
    return state["decision"] in ("choose", "bid", "deal")


def tiles_in_play(state: StateObject) -> int:
    """How many tiles lie on the map but for the start tile, the one to be laid included."""
    is_in_hand = state["tile"] is not None and state["cell"] is None
    return len(state["board"]) - 1 + is_in_hand


def turns(state: StateObject) -> int:
    """How many turns the whole game has: one for each tile that may still be laid."""
    return max(1, tiles_in_play(state) + int(state["pile"]) + tiles_at_bazaar(state))


def tiles_at_bazaar(state: StateObject) -> int:
    """How many tiles of a bazaar are still to be laid."""
    bazaar = state["bazaar"]
    if bazaar is None:
        return 0
    return len(bazaar["tiles"]) + bool(bazaar["lot"]) + sum(map(bool, bazaar["bought"]))
