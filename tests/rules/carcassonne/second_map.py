"""A second reading of the map: features found by flood fill on the board of a state, from the tile
data alone. It shares no code with the rules."""

import json
from functools import cache
from pathlib import Path
from typing import Any

FACTS = json.loads(Path(__file__).with_name("facts.json").read_text("utf-8"))
TILES = {tile["kind"]: tile for tile in FACTS["tiles"]}
EDGES = "NESW"
HALVES = FACTS["conventions"]["half_edges"]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
FACING_HALF = {"Nw": "Sw", "Ne": "Se", "En": "Wn", "Es": "Ws", "Se": "Ne", "Sw": "Nw"} | {
    "Ws": "Es",
    "Wn": "En",
}
SEGMENT_ORDER = ("city", "road", "bridge", "monastery", "field")
Cell = tuple[int, int]
Place = tuple[Cell, str]


class SecondMap:
    """The tiles of a map, and their connections."""

    def __init__(self, board: dict[str, Any]):
        self.board = {cell_of(name): tile for name, tile in board.items()}
        self.ends = {cell: ends_of(tile) for cell, tile in self.board.items()}

    def neighbours(self, place: Place) -> set[Place]:
        """Return the places directly connected with a place."""
        cell, segment = place
        found = set()
        for end in self.ends[cell][segment]:
            x, y = STEPS[end[0]]
            other = (cell[0] + x, cell[1] + y)
            facing = FACING[end] if len(end) == 1 else FACING_HALF[end]
            for name, ends in self.ends.get(other, {}).items():
                if facing in ends:
                    found.add((other, name))
        return found

    def feature(self, place: Place) -> frozenset[Place]:
        """Return all places of the feature of a place."""
        found, open_places = {place}, [place]
        while open_places:
            for other in self.neighbours(open_places.pop()) - found:
                found.add(other)
                open_places.append(other)
        return frozenset(found)

    def is_complete(self, feature: frozenset[Place]) -> bool:
        """Return whether a city, road or monastery is complete."""
        for cell, segment in feature:
            if segment == "monastery":
                return self.around(cell) == 8
            for end in self.ends[cell][segment]:
                x, y = STEPS[end]
                if (cell[0] + x, cell[1] + y) not in self.board:
                    return False
        return True

    def around(self, cell: Cell) -> int:
        """Return how many of the eight cells around one have tiles."""
        return sum(
            (cell[0] + x, cell[1] + y) in self.board
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
            if (x, y) != (0, 0)
        )

    def complete(self, feature: frozenset[Place], small_city: int) -> int:
        """Return the points of a complete city, road or monastery."""
        if not name_of(feature).split("/")[1].startswith("city"):
            return self.left(feature, {})
        is_small = len({cell for cell, _ in feature}) == 2
        return small_city if is_small else 2 * self.left(feature, {})

    def left(self, feature: frozenset[Place], cities: dict[str, int]) -> int:
        """Return the points of a feature at the end of a game. `cities` has the points of complete
        cities for a field if they are not 3: castles, by the name of their towns."""
        cell, segment = next(iter(feature))
        cells = {cell for cell, _ in feature}
        if segment == "monastery":
            return 1 + self.around(cell)
        if segment.startswith("city"):
            return len(cells) + sum(
                TILES[self.board[cell]["tile"]]["cities"][number_of(name)]["shields"]
                for cell, name in feature
            )
        if segment.startswith("field"):
            touched = {
                self.feature((cell, f"city:{number}"))
                for cell, name in feature
                for number in TILES[self.board[cell]["tile"]]["fields"][number_of(name)]["cities"]
            }
            return sum(cities.get(name_of(city), 3) for city in touched if self.is_complete(city))
        return len(cells)


def ends_of(tile: dict[str, Any]) -> dict[str, set[str]]:
    """Return for each segment the edges, or for a field the half-edges, that it reaches on the
    board."""
    return _ends_of(tile["tile"], tile["rotation"], tile["bridge"])


@cache
def _ends_of(kind: str, turns: int, bridge: str | None) -> dict[str, set[str]]:
    facts = TILES[kind]
    found: dict[str, set[str]] = {}
    for kind in ("cities", "roads"):
        for number, way in enumerate(facts[kind]):
            name = f"{'city' if kind == 'cities' else 'road'}:{number}"
            found[name] = {EDGES[(EDGES.index(edge) + turns) % 4] for edge in way["edges"]}
    if bridge:
        found["bridge"] = {"E", "W"} if bridge == "ew" else {"N", "S"}
    if facts["monastery"]:
        found["monastery"] = set()
    for number, field in enumerate(facts["fields"]):
        halves = {HALVES[(HALVES.index(half) + 2 * turns) % 8] for half in field["half_edges"]}
        found[f"field:{number}"] = halves
    return found


@cache
def cell_of(name: str) -> Cell:
    x, y = name.split(",")
    return int(x), int(y)


def place_of(name: str) -> Place:
    cell, segment = name.split("/")
    return cell_of(cell), segment


def number_of(segment: str) -> int:
    return int(segment.split(":")[1])


def order_of(place: Place) -> tuple[int, int, int, str]:
    """Return the sort key of a place: its cell, then its segment."""
    (x, y), segment = place
    return y, x, SEGMENT_ORDER.index(segment.split(":")[0]), segment


def name_of(feature: frozenset[Place]) -> str:
    """Return a feature's name: its first place."""
    (x, y), segment = min(feature, key=order_of)
    return f"{x},{y}/{segment}"
