"""Find every feature of a final map by one flood fill in fast code, from the tile data alone. It
shares no code with the rules. A place is a number here: 16 * the cell + the segment, as in a raw
state, so that places have the order of their names."""

from dataclasses import dataclass, field
from typing import Any

from tests.rules.carcassonne.second_map import EDGES, FACTS, HALVES

ROW = 256
STEPS = -ROW, 1, ROW, -1
AROUND = -ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1
CITIES, ROADS, BRIDGE, MONASTERY, FIELDS = 0, 3, 7, 8, 9
"""The first segment of each kind."""
NONE = -1


class Look:
    """A rotated kind: the segment at each edge and at each half-edge, and what they are."""

    def __init__(self, facts: dict[str, Any], turns: int) -> None:
        self.ways, self.halves = [NONE] * 4, [NONE] * 8
        self.shields: dict[int, int] = {}
        self.touched: dict[int, list[int]] = {}
        self.is_cap: dict[int, bool] = {}
        self.ends: dict[int, int] = {}
        for number, city in enumerate(facts["cities"], CITIES):
            self.lay_way(number, city["edges"], turns)
            self.shields[number], self.is_cap[number] = city["shields"], city["cap"]
        for number, road in enumerate(facts["roads"], ROADS):
            self.lay_way(number, road["edges"], turns)
            self.ends[number] = road["ends"]
        for number, meadow in enumerate(facts["fields"], FIELDS):
            for half in meadow["half_edges"]:
                self.halves[(HALVES.index(half) + 2 * turns) % 8] = number
            self.touched[number] = meadow["cities"]
        self.has_monastery = facts["monastery"]
        self.segments = [*self.shields, *self.ends, *[MONASTERY] * self.has_monastery]
        self.segments += self.touched

    def lay_way(self, number: int, edges: list[str], turns: int) -> None:
        for edge in edges:
            self.ways[(EDGES.index(edge) + turns) % 4] = number


LOOKS = [[Look(tile, turns) for turns in range(4)] for tile in FACTS["tiles"]]


@dataclass
class Feature:
    """All connected places of one kind."""

    places: list[int]
    first: int
    cells: set[int]
    is_complete: bool
    points: int = 0
    meeples: dict[int, int] = field(default_factory=dict)

    @property
    def segment(self) -> int:
        """The segment of its first place, which shows the kind of feature."""
        return self.first & 15


class QuickMap:
    """The tiles of a raw state: their connections, and their present points in a final scoring.
    `features` are all cities, roads and monasteries, and the requested fields; the points of fields
    are counted separately."""

    def __init__(self, tiles: list[dict[str, Any]], small_city: int) -> None:
        self.look = {tile["cell"]: LOOKS[tile["kind"]][tile["rotation"]] for tile in tiles}
        self.bridges = {tile["cell"]: tile["bridge"] for tile in tiles if tile["bridge"] >= 0}
        self.small_city = small_city
        self.beside: dict[int, list[int]] = {}
        self.open: set[int] = set()
        for cell, look in self.look.items():
            for segment in look.segments:
                self.beside[16 * cell + segment] = []
        for cell in self.bridges:
            self.beside[16 * cell + BRIDGE] = []
        self.ways = {cell: self.ways_of(cell) for cell in self.look}
        for cell, look in self.look.items():
            self.meet(cell, look)
        self.feature: dict[int, Feature] = {}
        self.features: list[Feature] = []
        for place in self.beside:
            if place & 15 < FIELDS:
                self.feature_of(place)

    def ways_of(self, cell: int) -> list[int]:
        """Return the end of the city, road or bridge at each edge of a tile."""
        ways, axis = self.look[cell].ways, self.bridges.get(cell)
        if axis is None:
            return ways
        assert ways[1 - axis] == ways[3 - axis] == NONE, "a bridge must end on a field"
        return [BRIDGE if edge % 2 != axis else ways[edge] for edge in range(4)]

    def meet(self, cell: int, look: Look) -> None:
        """Connect a tile's east and south edges with the tiles there; note the open edges."""
        ways, halves = self.ways[cell], look.halves
        for edge in (0, 3):
            if cell + STEPS[edge] not in self.look and ways[edge] != NONE:
                self.open.add(16 * cell + ways[edge])
        for edge, own, other_halves in ((1, (2, 3), (7, 6)), (2, (4, 5), (1, 0))):
            way, beyond = ways[edge], cell + STEPS[edge]
            other = self.look.get(beyond)
            if other is None:
                if way != NONE:
                    self.open.add(16 * cell + way)
                continue
            facing = self.ways[beyond][(edge + 2) % 4]
            assert (way == NONE) == (facing == NONE), "a field must meet a field"
            if way != NONE:
                assert (way < ROADS) == (facing < ROADS), "a city must meet a city"
                self.join(16 * cell + way, 16 * beyond + facing)
            if way >= ROADS or way == NONE:
                for half, opposite in zip(own, other_halves, strict=True):
                    self.join(16 * cell + halves[half], 16 * beyond + other.halves[opposite])

    def join(self, one: int, other: int) -> None:
        self.beside[one].append(other)
        self.beside[other].append(one)

    def feature_of(self, place: int) -> Feature:
        """Return the feature of a place."""
        return self.feature.get(place) or self.flooded(place)

    def flooded(self, place: int) -> Feature:
        """Return all places reached from one."""
        beside, reached, waiting = self.beside, {place}, [place]
        while waiting:
            for other in beside[waiting.pop()]:
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        cells = {other >> 4 for other in reached}
        found = Feature([*reached], min(reached), cells, reached.isdisjoint(self.open))
        self.count(found)
        for other in reached:
            self.feature[other] = found
        self.features.append(found)
        return found

    def count(self, found: Feature) -> None:
        """Count the points of a city, road or monastery."""
        if found.segment == MONASTERY:
            around = sum(found.first // 16 + step in self.look for step in AROUND)
            found.points, found.is_complete = 1 + around, around == 8
        elif found.segment >= FIELDS:
            found.is_complete = False
        elif found.segment >= ROADS:
            found.points = len(found.cells)
        elif found.is_complete and len(found.cells) == 2:
            found.points = self.small_city
        else:
            shields = sum(self.look[place >> 4].shields[place & 15] for place in found.places)
            found.points = (len(found.cells) + shields) * (1 + found.is_complete)

    def is_town(self, found: Feature) -> bool:
        """Return whether a feature is a complete city of two caps."""
        return (
            found.is_complete
            and found.segment < ROADS
            and len(found.cells) == 2
            and all(self.look[place >> 4].is_cap[place & 15] for place in found.places)
        )

    def vicinity(self, town: Feature) -> set[int]:
        """Return the six cells of a castle: those of its town, and the two on each long side."""
        first, second = sorted(town.cells)
        side = ROW if second - first == 1 else 1
        return {cell + step for cell in (first, second) for step in (-side, 0, side)}

    def field_points(self, meadow: Feature, castles: dict[int, int]) -> int:
        """Return the points of a field: 3 for each complete city that it touches, or the points in
        `castles` by the name of a town."""
        cities = {
            self.feature[place & ~15 | city].first
            for place in meadow.places
            for city in self.look[place >> 4].touched[place & 15]
        }
        return sum(castles.get(city, 3) for city in cities if self.feature[city].is_complete)
