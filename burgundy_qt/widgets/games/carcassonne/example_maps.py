"""The maps of the examples. The rules play each of them, so every page shows a possible position
with its correct points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypedDict, cast

from burgundy_qt.rules.carcassonne import protocol
from burgundy_qt.rules.game import Game


class MapObject(TypedDict):
    """The map of a state."""

    board: dict[str, protocol.TileObject]
    castles: list[protocol.CastleObject]


class Turn(NamedTuple):
    """A turn of an example: the tile, its cell and rotation, the segment of a follower, and a
    bridge by choice."""

    tile: str
    cell: str
    rotation: int = 0
    on: str = ""
    bridge: str = ""


@dataclass(frozen=True)
class Example:
    """A small game: the state before and after its last turn, the points of that turn by seat, and
    its castles with the cells that they watch."""

    before: protocol.StateObject
    after: protocol.StateObject
    brought: Mapping[int, int]
    castles: Mapping[str, Sequence[str]]

    @property
    def as_scored(self) -> MapObject:
        """The map with the last tile, and with the followers that score."""
        new = {
            cell: tile
            for cell, tile in self.after["board"].items()
            if cell not in self.before["board"]
        }
        return {"board": {**self.before["board"], **new}, "castles": self.before["castles"]}

    @property
    def cells_near(self) -> Sequence[str]:
        """The cells that its one castle watches."""
        [cells] = self.castles.values()
        return cells

    @property
    def points(self) -> int:
        """The points of the seat with the most."""
        return max(self.brought.values())


@lru_cache(maxsize=32)
def played(*turns: Turn, modules: tuple[str, ...] = (), is_whole: bool = False) -> Example:
    """Return the example of these turns, two seats by turns; a `whole` game ends with them. Towns
    with a follower become castles if the game has any."""
    game = Game(
        {
            "game": protocol.GAME,
            "players": 2,
            "modules": list(modules),
            "first": 0,
            "tiles": [turn.tile for turn in turns],
            "pile": len(turns) if is_whole else None,
            "seed": 1,
        }
    )
    before, events, castles = _state(game), list[protocol.Event](), dict[str, Sequence[str]]()
    for turn in turns:
        castles |= game.scoring_potential()[0]["castles"]
        before, events = _state(game), _play(game, turn)
    return Example(before, _state(game), _points(events), castles)


def _state(game: Game) -> protocol.StateObject:
    return cast(protocol.StateObject, game.state())


def _play(game: Game, turn: Turn) -> list[protocol.Event]:
    """Play one turn and return its events."""
    laid = {"tile": turn.tile, "cell": turn.cell, "rotation": turn.rotation}
    events = game.apply({"type": "place", **laid})
    while (state := _state(game))["decision"] in ("bridge", "meeple", "castle"):
        events += game.apply(dict(_answer(turn, state)))
    return cast(list[protocol.Event], events)


def _answer(turn: Turn, state: protocol.StateObject) -> protocol.Action:
    """Return the answer to one of the small decisions of a turn."""
    match state["decision"]:
        case "castle" if state["about"] is not None:
            return {"type": "castle", "city": state["about"]}
        case "bridge" if turn.bridge:
            cell, _, axis = turn.bridge.partition(":")
            return {"type": "bridge", "cell": cell, "axis": cast(protocol.Axis, axis)}
        case "meeple" if turn.on:
            return {"type": "meeple", "on": f"{turn.cell}/{turn.on}"}
    return {"type": "pass"}


def _points(events: Sequence[protocol.Event]) -> dict[int, int]:
    """Return the points of these events by seat."""
    brought: dict[int, int] = {}
    for event in events:
        if event["event"] == "points":
            brought[event["seat"]] = brought.get(event["seat"], 0) + event["points"]
    return brought


def city() -> Example:
    """Return three tiles with a shield, completed."""
    return played(
        Turn("F", "0,-1", 1, "city:0"),
        Turn("U", "1,0"),
        Turn("E", "0,-2", 2),
    )


def shared() -> Example:
    """Return two cities with a knight each, joined by the last tile."""
    return played(
        Turn("N", "0,-1", 2, "city:0"),
        Turn("E", "0,-2", 1, "city:0"),
        Turn("N", "1,-2", 3),
        Turn("N", "1,-1", 0),
    )


def road() -> Example:
    """Return a road from crossing to crossing."""
    return played(
        Turn("W", "-1,0", 0, "road:0"),
        Turn("U", "1,0"),
        Turn("W", "2,0"),
    )


def monastery() -> Example:
    """Return a monastery with its eighth tile around it."""
    return played(
        Turn("B", "0,1", 0, "monastery"),
        Turn("U", "1,0"),
        Turn("V", "1,1", 3),
        Turn("U", "-1,0"),
        Turn("V", "-1,1"),
        Turn("U", "-1,2", 1),
        Turn("V", "0,2", 3),
        Turn("V", "1,2", 1),
    )


def field() -> Example:
    """Return a field between two complete cities, at the end of the game."""
    return played(
        Turn("E", "0,-1", 2, "field:0"),
        Turn("U", "1,0"),
        Turn("E", "1,-1", 1),
        Turn("V", "2,0"),
        Turn("E", "2,-1", 3),
        is_whole=True,
    )


def parted() -> Example:
    """Return a road between two farmers; only one of them is at the city."""
    return played(
        Turn("E", "0,-1", 2, "field:0"),
        Turn("U", "1,0", 0, "field:1"),
        is_whole=True,
    )


def bridge_needed() -> Example:
    """Return a monastery that needs a bridge for an arriving road."""
    return played(
        Turn("U", "1,0", 0, "road:0"),
        Turn("B", "-1,0"),
        modules=("bridges",),
    )


def bridge_on_neighbour() -> Example:
    """Return a road beside a monastery's tile."""
    return played(
        Turn("B", "0,1"),
        Turn("U", "1,1", 0, "road:0"),
        modules=("bridges",),
    )


def bridge_of_ones_own() -> Example:
    """Return a bridge that begins and ends in empty cells."""
    return played(
        Turn("B", "0,1", 0, "bridge", "0,1:ew"),
        modules=("bridges",),
    )


def castle() -> Example:
    """Return a castle with a completed road beside it."""
    return played(
        Turn("E", "0,-1", 2, "city:0"),
        Turn("A", "1,0", 1),
        Turn("A", "-1,0", 3),
        modules=("castles",),
    )


def land() -> Example:
    """Return some turns of a game."""
    return played(
        Turn("D", "-1,0"),
        Turn("L", "-2,0", 0, "field:0"),
        Turn("A", "0,1"),
        Turn("U", "1,0", 0, "road:0"),
        Turn("J", "1,-1", 3, "city:0"),
        Turn("I", "-1,1", 3),
        Turn("B", "1,1", 0, "monastery"),
        Turn("M", "-1,-1", 2),
        Turn("V", "2,0", 1, "field:0"),
        Turn("D", "-2,1", 1),
        Turn("S", "0,-1", 2, "road:0"),
        Turn("N", "-2,-1", 3, "city:0"),
        Turn("K", "2,-1"),
    )
