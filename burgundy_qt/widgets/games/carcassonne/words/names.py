"""What the parts of Carcassonne are called, in the language that is spoken.

Names are nominatives without an article, as they stand in the places of sentences.
"""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr

TILES: Mapping[str, str] = {
    "A": later("Carcassonne", "monastery with road"),
    "B": later("Carcassonne", "monastery"),
    "C": later("Carcassonne", "full city with shield"),
    "D": later("Carcassonne", "city edge with straight road"),
    "E": later("Carcassonne", "city edge"),
    "F": later("Carcassonne", "city band with shield"),
    "G": later("Carcassonne", "city band"),
    "H": later("Carcassonne", "two opposite city edges"),
    "I": later("Carcassonne", "two adjacent city edges"),
    "J": later("Carcassonne", "city edge with road bending right"),
    "K": later("Carcassonne", "city edge with road bending left"),
    "L": later("Carcassonne", "city edge with crossing"),
    "M": later("Carcassonne", "city corner with shield"),
    "N": later("Carcassonne", "city corner"),
    "O": later("Carcassonne", "city corner with shield and road"),
    "P": later("Carcassonne", "city corner with road"),
    "Q": later("Carcassonne", "three-sided city with shield"),
    "R": later("Carcassonne", "three-sided city"),
    "S": later("Carcassonne", "three-sided city with shield and road"),
    "T": later("Carcassonne", "three-sided city with road"),
    "U": later("Carcassonne", "straight road"),
    "V": later("Carcassonne", "bent road"),
    "W": later("Carcassonne", "three-way crossing"),
    "X": later("Carcassonne", "four-way crossing"),
    "BB1": later("Carcassonne", "full city with bazaar"),
    "BB2": later("Carcassonne", "three city edges with road"),
    "BB3": later("Carcassonne", "city band with bazaar"),
    "BB4": later("Carcassonne", "wide city with road"),
    "BB5": later("Carcassonne", "city edge with road and bazaar"),
    "BB6": later("Carcassonne", "bazaar"),
    "BB7": later("Carcassonne", "monastery in a city band"),
    "BB8": later("Carcassonne", "monastery beside a road"),
    "BB9": later("Carcassonne", "bazaar with road"),
    "BB10": later("Carcassonne", "bazaar between two roads"),
    "BB11": later("Carcassonne", "bazaar between two roads, with inn"),
}
"""By kind; no two are called the same."""
FEATURES: Mapping[str, str] = {
    "city": later("Carcassonne", "city"),
    "road": later("Carcassonne", "road"),
    "bridge": later("Carcassonne", "bridge"),
    "monastery": later("Carcassonne", "monastery"),
    "field": later("Carcassonne", "field"),
    "castle": later("Carcassonne", "castle"),
}
"""By the kind of a segment or a feature."""
FOLLOWERS: Mapping[str, str] = {
    "city": later("Carcassonne", "knight"),
    "road": later("Carcassonne", "thief"),
    "bridge": later("Carcassonne", "thief"),
    "monastery": later("Carcassonne", "monk"),
    "field": later("Carcassonne", "farmer"),
}
"""What a follower is called by the kind of segment on which it stands."""
FIGURES: Mapping[str, str] = {
    "city": "knight",
    "road": "thief",
    "bridge": "thief",
    "monastery": "monk",
    "field": "farmer",
}
"""The follower's sprite by the same."""
DIRECTIONS: Mapping[str, str] = {
    "N": later("Carcassonne", "north"),
    "NE": later("Carcassonne", "north-east"),
    "E": later("Carcassonne", "east"),
    "SE": later("Carcassonne", "south-east"),
    "S": later("Carcassonne", "south"),
    "SW": later("Carcassonne", "south-west"),
    "W": later("Carcassonne", "west"),
    "NW": later("Carcassonne", "north-west"),
}
"""In their order, clockwise."""
AXES: Mapping[str, str] = {
    "ew": later("Carcassonne", "from west to east"),
    "ns": later("Carcassonne", "from north to south"),
}


def tile_name(kind: str) -> str:
    """A tile by its kind: "city corner with road"."""
    return tr("Carcassonne", TILES[kind])


def kind_of(segment: str) -> str:
    """What a segment is, or a place, or a feature by its name: "city"."""
    return segment.rpartition("/")[2].partition(":")[0]


def cell_of(place: str) -> str:
    """The cell of a place: "2,1"."""
    return place.partition("/")[0]


def feature_name(kind: str) -> str:
    """A feature by its kind: "road"."""
    return tr("Carcassonne", FEATURES[kind])


def follower_name(kind: str) -> str:
    """Who stands on a feature of that kind: "thief"."""
    return tr("Carcassonne", FOLLOWERS[kind])


def direction_name(direction: str) -> str:
    """A side of a tile, or a corner: "north", "north-east"."""
    return tr("Carcassonne", DIRECTIONS[direction])


def axis_name(axis: str) -> str:
    """How a bridge lies: "from west to east"."""
    return tr("Carcassonne", AXES[axis])


def cell_name(cell: str) -> str:
    """A cell by its way from the start tile: "2 east, 1 south", "start tile"."""
    east, south = map(int, cell.split(","))
    if not east and not south:
        return tr("Carcassonne", "start tile")
    if not south:
        return across(east)
    if not east:
        return down(south)
    told = later("Carcassonne", "{across}, {down}", "2 east, 1 south")
    return tr("Carcassonne", told, "2 east, 1 south", across=across(east), down=down(south))


def across(east: int) -> str:
    """So many steps to the east, below 0 to the west."""
    if east < 0:
        return tr("Carcassonne", "{steps} west", "of the start tile", steps=-east)
    return tr("Carcassonne", "{steps} east", "of the start tile", steps=east)


def down(south: int) -> str:
    """So many steps to the south, below 0 to the north."""
    if south < 0:
        return tr("Carcassonne", "{steps} north", "of the start tile", steps=-south)
    return tr("Carcassonne", "{steps} south", "of the start tile", steps=south)


def place_name(place: str) -> str:
    """A feature with the cell of its first place: "city at 2 east, 1 south"."""
    return tr(
        "Carcassonne",
        "{feature} at {cell}",
        feature=feature_name(kind_of(place)),
        cell=cell_name(cell_of(place)),
    )


def tiles_counted(count: int) -> str:
    """So many tiles: "4 tiles"."""
    return tr("Carcassonne", "{n} tile(s)", n=count)


def shields_counted(count: int) -> str:
    """So many shields: "2 shields"."""
    return tr("Carcassonne", "{n} shield(s)", n=count)


def followers_counted(count: int) -> str:
    """So many followers: "3 followers"."""
    return tr("Carcassonne", "{n} follower(s)", n=count)


def bridges_counted(count: int) -> str:
    """So many bridges: "2 bridges"."""
    return tr("Carcassonne", "{n} bridge(s)", n=count)


def castles_counted(count: int) -> str:
    """So many castles: "2 castles"."""
    return tr("Carcassonne", "{n} castle(s)", n=count)
