"""A second reading of the legal actions from the page of the game, with no code of the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.rules.carcassonne.second_map import (
    EDGES,
    FACING,
    STEPS,
    TILES,
    Cell,
    Place,
    SecondMap,
    ends_of,
    order_of,
)

if TYPE_CHECKING:
    from tests.rules.carcassonne.from_events import Told

Action = dict[str, Any]
Bridge = tuple[Cell, str]
Placement = tuple[Cell, int, Bridge | None]
PASS = {"type": "pass"}
ENDS = {"ew": "EW", "ns": "NS"}
AXIS = {"E": "ew", "W": "ew", "N": "ns", "S": "ns"}


class GrowingMap(SecondMap):
    """A map to which tiles and bridges are added."""

    def __init__(self) -> None:
        self.reached: dict[Cell, dict[str, str]] = {}
        super().__init__({})

    def lay(self, cell: Cell, tile: dict[str, Any]) -> None:
        """Add a tile, or replace it by the same one with a bridge."""
        self.board[cell] = tile
        self.ends[cell] = ends_of(tile)
        self.reached[cell] = {end: name for name, ends in self.ends[cell].items() for end in ends}

    def neighbours(self, place: Place) -> set[Place]:
        """Return the same neighbours as a fixed map, but cached."""
        cell, segment = place
        found = set()
        for end in self.ends[cell][segment]:
            other = beyond(cell, end[0])
            if other in self.reached:
                facing = FACING[end] if len(end) == 1 else facing_half(end)
                if facing in self.reached[other]:
                    found.add((other, self.reached[other][facing]))
        return found

    def segments(self, cell: Cell) -> list[Place]:
        """Return the places of a tile, in order."""
        return sorted(((cell, name) for name in self.ends[cell]), key=order_of)

    def shows(self, cell: Cell, edge: str) -> str:
        """Return what a tile shows at an edge: a bridge's end is a road."""
        way = self.reached[cell].get(edge)
        if way is None:
            return "field"
        return "city" if way.startswith("city") else "road"

    def facing(self, cell: Cell) -> dict[str, str]:
        """Return what the tiles around a cell show towards it, by the cell's edge."""
        found = {}
        for edge in EDGES:
            other = beyond(cell, edge)
            if other in self.board:
                found[edge] = self.shows(other, FACING[edge])
        return found

    def frontier(self) -> list[Cell]:
        """Return the empty cells beside tiles, in order."""
        cells = {beyond(cell, edge) for cell in self.board for edge in EDGES}
        return sorted(cells - self.board.keys(), key=lambda cell: (cell[1], cell[0]))


def beyond(cell: Cell, edge: str) -> Cell:
    """Return the cell across an edge of a cell."""
    x, y = STEPS[edge]
    return cell[0] + x, cell[1] + y


def facing_half(half: str) -> str:
    """Return the opposite half-edge: Nw meets Sw, Ne meets Se, En meets Wn, Es meets Ws."""
    return FACING[half[0]] + half[1]


def named(cell: Cell) -> str:
    """Return a cell as the protocol writes it."""
    return f"{cell[0]},{cell[1]}"


def turned(kind: str, turns: int) -> dict[str, str]:
    """Return what a kind shows at the edges of the board."""
    edges = TILES[kind]["edges"]
    return {EDGES[(at + turns) % 4]: shown for at, shown in enumerate(edges)}


TURNED = {
    kind: [turned(kind, turns) for turns in range(tile["rotations"])]
    for kind, tile in TILES.items()
}
"""The edges of each kind in its different rotations."""


def legal(told: Told) -> list[Action]:
    """Return every action of the deciding seat, in the protocol's order."""
    match told.decision:
        case "place":
            return places(told)
        case "bridge":
            return [*map(bridge_action, free_bridges(told.map, told.cell)), PASS]
        case "meeple":
            return [*meeples(told), PASS]
        case "castle":
            return [{"type": "castle", "city": told.about}, PASS]
        case "claim":
            return [
                {"type": "claim", "castle": told.about, "feature": feature}
                for feature in told.claims
            ]
        case "choose":
            return [{"type": "choose", "tile": kind} for kind in dict.fromkeys(told.table)]
        case "bid":
            return bids(told)
        case "deal":
            return [{"type": "buy"}, {"type": "sell"}]
    return []


def bids(told: Told) -> list[Action]:
    """Return the bids: the opening bid from 0; later higher bids, or passing."""
    first = 0 if told.bid is None else told.bid + 1
    more = [
        {"type": "bid", "points": points} for points in range(first, told.request["bid_limit"] + 1)
    ]
    return more if told.bid is None else [*more, PASS]


def bridge_action(bridge: Bridge) -> Action:
    return {"type": "bridge", "cell": named(bridge[0]), "axis": bridge[1]}


def places(told: Told) -> list[Action]:
    """Return every cell and rotation, with and without a bridge; and putting the tile aside if each
    of them needs one."""
    actions: list[Action] = [
        {"type": "place", "tile": told.tile, "cell": named(cell), "rotation": turns}
        for cell, turns, _ in told.fitting
    ]
    if all(bridge for *_, bridge in told.fitting):
        actions.append({"type": "discard"})
    return actions


def placements(known: GrowingMap, kind: str, has_bridge: bool) -> list[Placement]:
    """Return the cells and rotations of a tile, and the bridge that it needs there."""
    found: list[Placement] = []
    for cell in known.frontier():
        facing = known.facing(cell)
        for turns, edges in enumerate(TURNED[kind]):
            needed = bridges_needed(edges, cell, facing)
            if needed is None or len(needed) > has_bridge:
                continue
            bridge = next(iter(needed), None)
            if bridge is None or can_bear(known, edges, cell, bridge):
                found.append((cell, turns, bridge))
    return found


def bridges_needed(edges: dict[str, str], cell: Cell, facing: dict[str, str]) -> set[Bridge] | None:
    """Return the bridges that a road meeting a field needs; None if no bridge helps."""
    needed: set[Bridge] = set()
    for edge, there in facing.items():
        shown = edges[edge]
        if shown == there:
            continue
        if "city" in (shown, there):
            return None
        under = cell if shown == "field" else beyond(cell, edge)
        needed.add((under, AXIS[edge]))
    return needed


def can_bear(known: GrowingMap, edges: dict[str, str], cell: Cell, bridge: Bridge) -> bool:
    """Return whether a needed bridge can be built, with the new tile (its `edges`) on `cell`."""
    under, axis = bridge

    def shows(where: Cell, edge: str) -> str:
        return edges[edge] if where == cell else known.shows(where, edge)

    if under != cell and known.board[under]["bridge"]:
        return False
    for edge in ENDS[axis]:
        other = beyond(under, edge)
        there = other == cell or other in known.board
        if shows(under, edge) != "field" or (there and shows(other, FACING[edge]) != "road"):
            return False
    return True


def free_bridges(known: GrowingMap, cell: Cell) -> list[Bridge]:
    """Return every optional bridge: on the tile just placed or one beside it, with two empty cells
    beyond its ends."""
    near = [cell, *(beyond(cell, edge) for edge in EDGES)]
    return [
        (under, axis)
        for under in sorted(near, key=lambda one: (one[1], one[0]))
        if under in known.board and not known.board[under]["bridge"]
        for axis, ends in ENDS.items()
        if all(
            known.shows(under, end) == "field" and beyond(under, end) not in known.board
            for end in ends
        )
    ]


def meeples(told: Told) -> list[Action]:
    """Return the first segment of each free feature of the tile just placed; without farmers no
    field."""
    seen: set[Place] = set()
    actions = []
    for place in told.map.segments(told.cell):
        is_forbidden = place[1].startswith("field") and not told.request["farmers"]
        if place in seen or is_forbidden:
            continue
        feature = told.map.feature(place)
        seen |= feature
        if not told.standing(feature):
            actions.append({"type": "meeple", "on": f"{named(place[0])}/{place[1]}"})
    return actions
