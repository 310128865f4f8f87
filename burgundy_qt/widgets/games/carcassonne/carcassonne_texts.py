"""Carcassonne in words: the parts of the game, the places on its map and the sources of points; the
small pictures of the log; the title, the kinds of choices and the plans, and every action. The log
and the hints use `action_phrases` too.

Names are nominatives without an article, for the placeholders in sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import atan2, pi
from typing import ClassVar

from burgundy_qt.language.formats import percent
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import Action, TileObject
from burgundy_qt.rules.carcassonne.tiles import EDGES, HALF_EDGES, KINDS, NAMES
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, Character, GameTexts
from burgundy_qt.widgets.phrases.wording import join_with_and, join_with_commas, points_text

TILES: Mapping[str, str] = {
    "A": tr_noop("Carcassonne", "monastery with road"),
    "B": tr_noop("Carcassonne", "monastery"),
    "C": tr_noop("Carcassonne", "full city with shield"),
    "D": tr_noop("Carcassonne", "city edge with straight road"),
    "E": tr_noop("Carcassonne", "city edge"),
    "F": tr_noop("Carcassonne", "city band with shield"),
    "G": tr_noop("Carcassonne", "city band"),
    "H": tr_noop("Carcassonne", "two opposite city edges"),
    "I": tr_noop("Carcassonne", "two adjacent city edges"),
    "J": tr_noop("Carcassonne", "city edge with road bending right"),
    "K": tr_noop("Carcassonne", "city edge with road bending left"),
    "L": tr_noop("Carcassonne", "city edge with crossing"),
    "M": tr_noop("Carcassonne", "city corner with shield"),
    "N": tr_noop("Carcassonne", "city corner"),
    "O": tr_noop("Carcassonne", "city corner with shield and road"),
    "P": tr_noop("Carcassonne", "city corner with road"),
    "Q": tr_noop("Carcassonne", "three-sided city with shield"),
    "R": tr_noop("Carcassonne", "three-sided city"),
    "S": tr_noop("Carcassonne", "three-sided city with shield and road"),
    "T": tr_noop("Carcassonne", "three-sided city with road"),
    "U": tr_noop("Carcassonne", "straight road"),
    "V": tr_noop("Carcassonne", "bent road"),
    "W": tr_noop("Carcassonne", "three-way crossing"),
    "X": tr_noop("Carcassonne", "four-way crossing"),
    "BB1": tr_noop("Carcassonne", "full city with bazaar"),
    "BB2": tr_noop("Carcassonne", "three city edges with road"),
    "BB3": tr_noop("Carcassonne", "city band with bazaar"),
    "BB4": tr_noop("Carcassonne", "wide city with road"),
    "BB5": tr_noop("Carcassonne", "city edge with road and bazaar"),
    "BB6": tr_noop("Carcassonne", "bazaar"),
    "BB7": tr_noop("Carcassonne", "monastery in a city band"),
    "BB8": tr_noop("Carcassonne", "monastery beside a road"),
    "BB9": tr_noop("Carcassonne", "bazaar with road"),
    "BB10": tr_noop("Carcassonne", "bazaar between two roads"),
    "BB11": tr_noop("Carcassonne", "bazaar between two roads, with inn"),
}
"""Tiles by kind; no two have the same name."""
FEATURES: Mapping[str, str] = {
    "city": tr_noop("Carcassonne", "city"),
    "road": tr_noop("Carcassonne", "road"),
    "bridge": tr_noop("Carcassonne", "bridge"),
    "monastery": tr_noop("Carcassonne", "monastery"),
    "field": tr_noop("Carcassonne", "field"),
    "castle": tr_noop("Carcassonne", "castle"),
}
"""Features by the kind of a segment or a feature."""
FOLLOWERS: Mapping[str, str] = {
    "city": tr_noop("Carcassonne", "knight"),
    "road": tr_noop("Carcassonne", "thief"),
    "bridge": tr_noop("Carcassonne", "thief"),
    "monastery": tr_noop("Carcassonne", "monk"),
    "field": tr_noop("Carcassonne", "farmer"),
}
"""Followers by the kind of their segment."""
FIGURES: Mapping[str, str] = {
    "city": "knight",
    "road": "thief",
    "bridge": "thief",
    "monastery": "monk",
    "field": "farmer",
}
"""The follower's sprite by the kind of its segment."""
DIRECTIONS: Mapping[str, str] = {
    "N": tr_noop("Carcassonne", "north"),
    "NE": tr_noop("Carcassonne", "north-east"),
    "E": tr_noop("Carcassonne", "east"),
    "SE": tr_noop("Carcassonne", "south-east"),
    "S": tr_noop("Carcassonne", "south"),
    "SW": tr_noop("Carcassonne", "south-west"),
    "W": tr_noop("Carcassonne", "west"),
    "NW": tr_noop("Carcassonne", "north-west"),
}
"""Directions in their order, clockwise."""
AXES: Mapping[str, str] = {
    "ew": tr_noop("Carcassonne", "from west to east"),
    "ns": tr_noop("Carcassonne", "from north to south"),
}


def tile_name(kind: str) -> str:
    """Return a tile by its kind: "city corner with road"."""
    return tr("Carcassonne", TILES[kind])


def kind_of(segment: str) -> str:
    """Return the kind of a segment, a place or a feature from its name: "city"."""
    return segment.rpartition("/")[2].partition(":")[0]


def cell_of(place: str) -> str:
    """Return the cell of a place: "2,1"."""
    return place.partition("/")[0]


def feature_name(kind: str) -> str:
    """Return a feature by its kind: "road"."""
    return tr("Carcassonne", FEATURES[kind])


def follower_name(kind: str) -> str:
    """Return the follower's role on a feature of that kind: "thief"."""
    return tr("Carcassonne", FOLLOWERS[kind])


def direction_name(direction: str) -> str:
    """Return a side of a tile, or a corner: "north", "north-east"."""
    return tr("Carcassonne", DIRECTIONS[direction])


def axis_name(axis: str) -> str:
    """Return the direction of a bridge: "from west to east"."""
    return tr("Carcassonne", AXES[axis])


def cell_name(cell: str) -> str:
    """Return a cell by its distance from the start tile: "2 east, 1 south", "start tile"."""
    east, south = map(int, cell.split(","))
    if not east and not south:
        return tr("Carcassonne", "start tile")
    if not south:
        return across(east)
    if not east:
        return down(south)
    text = tr_noop("Carcassonne", "{across}, {down}", "2 east, 1 south")
    return tr("Carcassonne", text, "2 east, 1 south", across=across(east), down=down(south))


def across(east: int) -> str:
    """Return the number of steps to the east in words; below 0 to the west."""
    if east < 0:
        return tr("Carcassonne", "{steps} west", "of the start tile", steps=-east)
    return tr("Carcassonne", "{steps} east", "of the start tile", steps=east)


def down(south: int) -> str:
    """Return the number of steps to the south in words; below 0 to the north."""
    if south < 0:
        return tr("Carcassonne", "{steps} north", "of the start tile", steps=-south)
    return tr("Carcassonne", "{steps} south", "of the start tile", steps=south)


def place_name(place: str) -> str:
    """Return a feature with the cell of its first place: "city at 2 east, 1 south"."""
    return tr(
        "Carcassonne",
        "{feature} at {cell}",
        feature=feature_name(kind_of(place)),
        cell=cell_name(cell_of(place)),
    )


def tiles_counted(count: int) -> str:
    """Return a number of tiles: "4 tiles"."""
    return tr("Carcassonne", "{n} tile(s)", n=count)


def shields_counted(count: int) -> str:
    """Return a number of shields: "2 shields"."""
    return tr("Carcassonne", "{n} shield(s)", n=count)


def followers_counted(count: int) -> str:
    """Return a number of followers: "3 followers"."""
    return tr("Carcassonne", "{n} follower(s)", n=count)


def bridges_counted(count: int) -> str:
    """Return a number of bridges: "2 bridges"."""
    return tr("Carcassonne", "{n} bridge(s)", n=count)


def castles_counted(count: int) -> str:
    """Return a number of castles: "2 castles"."""
    return tr("Carcassonne", "{n} castle(s)", n=count)


# The positions of features on a turned tile: "city north, road east and west".


Map = Mapping[str, TileObject]
"""Tiles by cell, as in a state."""
WIND = tuple(DIRECTIONS)
MIDDLES = (
    (-0.5, -1.0),
    (0.5, -1.0),
    (1.0, -0.5),
    (1.0, 0.5),
    (0.5, 1.0),
    (-0.5, 1.0),
    (-1.0, 0.5),
    (-1.0, -0.5),
)
"""The middles of the half-edges, from the middle of the tile, to the east and to the south."""


def sides_text(kind: str, rotation: int) -> str:
    """Return the edges of a tile in words: "city north and east, road south"; fields are left
    out."""
    tile = KINDS[NAMES.index(kind)]
    features_of_kind = [
        (name, "".join(feature.edges for feature in features))
        for name, features in (("city", tile.cities), ("road", tile.roads))
    ]
    return join_with_commas(
        [
            tr("Carcassonne", "{feature} {sides}", feature=feature_name(name), sides=sides)
            for name, edges in features_of_kind
            if (sides := edges_text(edges, rotation))
        ]
    ) or tr("Carcassonne", "fields all round")


def edges_text(edges: Iterable[str], rotation: int) -> str:
    """Return the edges of a turned tile in words: "north and east"."""
    turned = sorted((EDGES.index(edge) + rotation) % len(EDGES) for edge in edges)
    return join_with_and([direction_name(EDGES[at]) for at in turned])


def segment_text(segment: str, kind: str, rotation: int) -> str:
    """Return one of a tile's segments: "city", and if it has several of them "field south-east"."""
    name, number = kind_of(segment), int(segment.partition(":")[2] or 0)
    sides = sides_of(name, kind, rotation)
    if len(sides) < 2:
        return feature_name(name)
    return tr("Carcassonne", "{feature} {sides}", feature=feature_name(name), sides=sides[number])


def sides_of(name: str, kind: str, rotation: int) -> list[str]:
    """Return the position of each of a tile's cities, roads or fields."""
    tile = KINDS[NAMES.index(kind)]
    match name:
        case "city":
            return [edges_text(city.edges, rotation) for city in tile.cities]
        case "road":
            return [edges_text(road.edges, rotation) for road in tile.roads]
        case "field":
            return [field_side(kind, number, rotation) for number in range(len(tile.fields))]
    return []


def field_side(kind: str, number: int, rotation: int) -> str:
    """Return the position of one of several fields of a tile: its direction, and for two in the
    same direction whether it touches the city."""
    fields = KINDS[NAMES.index(kind)].fields
    own = direction_of(fields[number].half_edges, rotation)
    others = (direction_of(each.half_edges, rotation) for each in fields)
    if sum(other == own for other in others) > 1 and fields[number].cities:
        return tr("Carcassonne", "{side}, beside the city", side=direction_name(own))
    return direction_name(own)


def direction_of(half_edges: str, rotation: int) -> str:
    """Return the direction of these half-edges from the middle of the turned tile."""
    middles = [MIDDLES[HALF_EDGES.index(each)] for each in half_edges.split()]
    east, south = (sum(values) for values in zip(*middles, strict=True))
    eighth = round((atan2(south, east) + pi / 2) / (pi / 4)) + 2 * rotation
    return WIND[eighth % len(WIND)]


def place_text(place: str, tiles: Map) -> str:
    """Return a place on the map in unique words: "city north at 2 east, 1 south", "bridge from west
    to east at 1 north"."""
    cell, _, segment = place.partition("/")
    tile = tiles.get(cell)
    if tile is None:
        return place_name(place)
    if segment == "bridge":
        return bridge_text(cell, tile["bridge"])
    return tr(
        "Carcassonne",
        "{feature} at {cell}",
        feature=segment_text(segment, tile["tile"], tile["rotation"]),
        cell=cell_name(cell_of(place)),
    )


def bridge_text(cell: str, axis: str | None) -> str:
    """Return a bridge with its position."""
    if axis is None:
        return place_name(f"{cell}/bridge")
    return tr(
        "Carcassonne",
        "bridge {axis} at {cell}",
        axis=axis_name(axis),
        cell=cell_name(cell),
    )


# The small pictures beside the lines of the log.


def small_tile(kind: str) -> str:
    """Return the sprite of a tile, a few pixels high."""
    return f"carcassonne/log/{kind}"


def sign_of(source: str) -> str:
    """Return the sprite of a source of points, by its name in the protocol."""
    return f"carcassonne/log/{source}"


def figure_on(place: str, colour: int) -> str:
    """Return the sprite of a follower on a place."""
    return f"carcassonne/followers/{FIGURES[kind_of(place)]}-{colour}"


def log_picture(action: Action, colour: int) -> str | None:
    """Return the sprite for an action; None if it has no picture."""
    match action["type"]:
        case "place" | "choose":
            return small_tile(action["tile"])
        case "meeple":
            return figure_on(action["on"], colour)
        case "bridge":
            return sign_of("bridge")
        case "castle" | "claim":
            return sign_of("castle")
        case "bid" | "buy" | "sell":
            return sign_of("bazaar")
    return None


def chance_text(chance: float) -> str:
    """Return a chance in whole per cent; one that is not quite sure is never rounded to 0 or 1."""
    if 0 < chance < LEAST_CHANCE:
        return f"<\N{HAIR SPACE}{percent(LEAST_CHANCE)}"
    if 1 - LEAST_CHANCE < chance < 1:
        return f">\N{HAIR SPACE}{percent(1 - LEAST_CHANCE)}"
    return percent(chance)


LEAST_CHANCE = 0.01


# The sources of points of Carcassonne.


SOURCES = (
    PointSource("city", tr_noop("Points", "Cities"), tr_noop("Points", "Cities"), sign_of("city")),
    PointSource("road", tr_noop("Points", "Roads"), tr_noop("Points", "Roads"), sign_of("road")),
    PointSource(
        "monastery",
        tr_noop("Points", "Monasteries"),
        tr_noop("Points", "Monasteries"),
        sign_of("monastery"),
    ),
    PointSource(
        "castle",
        tr_noop("Points", "Castles", "towns turned into castles"),
        tr_noop("Points", "Castles", "towns turned into castles"),
        sign_of("castle"),
        note="towns turned into castles",
    ),
    PointSource(
        "bazaar",
        tr_noop("Points", "Bazaars: gained and paid"),
        tr_noop("Points", "Bazaars"),
        sign_of("bazaar"),
    ),
    PointSource(
        "city-left",
        tr_noop("Points", "Unfinished cities"),
        tr_noop("Points", "Cities, end"),
        sign_of("city-left"),
    ),
    PointSource(
        "road-left",
        tr_noop("Points", "Unfinished roads"),
        tr_noop("Points", "Roads, end"),
        sign_of("road-left"),
    ),
    PointSource(
        "monastery-left",
        tr_noop("Points", "Unfinished monasteries"),
        tr_noop("Points", "Monasteries, end"),
        sign_of("monastery-left"),
    ),
    PointSource(
        "field", tr_noop("Points", "Fields"), tr_noop("Points", "Fields"), sign_of("field")
    ),
)
OF_MODULES: Mapping[str, str] = {"castle": "castles", "bazaar": "bazaars"}
"""The module of each source that only a module brings."""


# The kinds of features for followers, and the roles there.


FEATURE_KINDS = "city", "road", "monastery", "field"
"""The kinds of features for followers; a bridge belongs to a road."""


def feature_kinds(farmers: bool) -> tuple[str, ...]:
    """Return the kinds of features for the followers of a game: fields only with farmers."""
    return tuple(kind for kind in FEATURE_KINDS if kind != "field" or farmers)


def feature_kind_of(place: str) -> str:
    """Return the kind of feature of a place."""
    kind = kind_of(place)
    return "road" if kind == "bridge" else kind


def role_at(place: str) -> str:
    """Return the role of a follower at a place."""
    return FIGURES[kind_of(place)]


# The title, the kinds of choices and the plans.


AUCTION = tr_noop("Kind", "How much a tile is worth")


CHARACTERS: Mapping[str, Character] = {
    "builder": Character(
        "Aymeric",
        tr_noop("Character", "Aymeric the builder"),
        tr_noop("Character", "I build the biggest cities in the land."),
    ),
    "farmer": Character(
        "Guilhem",
        tr_noop("Character", "Guilhem the farmer"),
        tr_noop("Character", "Others build the cities, and my fields feed them."),
    ),
    "messenger": Character(
        "Jaufre",
        tr_noop("Character", "Jaufre the messenger"),
        tr_noop("Character", "I follow every road to its end."),
    ),
    "abbess": Character(
        "Alazais",
        tr_noop("Character", "Alazais the abbess"),
        tr_noop("Character", "I want a quiet monastery with land all around it."),
    ),
    "blocker": Character(
        "Raimon",
        tr_noop("Character", "Raimon the blocker"),
        tr_noop("Character", "Before I score, I spoil your plans."),
    ),
}


class CarcassonneTexts(GameTexts):
    """The texts of Carcassonne; it has no solo game."""

    characters = CHARACTERS
    kinds: ClassVar[Mapping[str, str]] = {
        "place": tr_noop("Kind", "Where to place the tile"),
        "discard": tr_noop("Kind", "When to put the tile aside"),
        "bridge": tr_noop("Kind", "Where to build a bridge"),
        "meeple": tr_noop("Kind", "Where to place a follower"),
        "castle": tr_noop("Kind", "When to build a castle"),
        "claim": tr_noop("Kind", "Which feature to choose for a castle"),
        "choose": tr_noop("Kind", "Which tile to choose"),
        "bid": AUCTION,
        "buy": AUCTION,
        "sell": AUCTION,
        "pass": tr_noop("Kind", "What to decline"),
    }
    nothing_else = tr_noop("Plan", "do nothing more")

    def title(self) -> str:
        """Return the title of the game."""
        return tr("Home", "Carcassonne")

    def intent(self, action: Action) -> str:
        """Return a player's intent: "place city corner at 2 east"; "" for a declined offer."""
        sentence = action_phrases(action).plan
        return tr("Plan", sentence, "", None, **names_in(action)) if sentence else ""


# Every action in words: a row for each form of it, a column for each place where it is said. The
# sentences are in English; callers translate them with `tr` and fill in the places of `names_in`.


ACTIONS: Mapping[str, ActionPhrases] = {
    "place": ActionPhrases(
        log=tr_noop("Log", "Placed {tile}"),
        plan=tr_noop("Plan", "place {tile} at {cell}"),
        step=tr_noop("Hint", "Place the tile where it is shown"),
    ),
    "discard": ActionPhrases(
        log=tr_noop("Log", "Put the tile aside: it fits only with a bridge"),
        plan=tr_noop("Plan", "put the tile aside"),
        step=tr_noop("Hint", "Put the tile aside and draw another"),
    ),
    "bridge": ActionPhrases(
        log=tr_noop("Log", "Built a bridge"),
        plan=tr_noop("Plan", "build a bridge at {cell}"),
        step=tr_noop("Hint", "Build the bridge that is shown"),
    ),
    "meeple city": ActionPhrases(
        log=tr_noop("Log", "Placed a knight in the city"),
        plan=tr_noop("Plan", "place a knight in the city"),
        step=tr_noop("Hint", "Place a knight in the marked city"),
    ),
    "meeple road": ActionPhrases(
        log=tr_noop("Log", "Placed a thief on the road"),
        plan=tr_noop("Plan", "place a thief on the road"),
        step=tr_noop("Hint", "Place a thief on the marked road"),
    ),
    "meeple bridge": ActionPhrases(
        log=tr_noop("Log", "Placed a thief on the bridge"),
        plan=tr_noop("Plan", "place a thief on the bridge"),
        step=tr_noop("Hint", "Place a thief on the bridge"),
    ),
    "meeple monastery": ActionPhrases(
        log=tr_noop("Log", "Placed a monk in the monastery"),
        plan=tr_noop("Plan", "place a monk in the monastery"),
        step=tr_noop("Hint", "Place a monk in the monastery"),
    ),
    "meeple field": ActionPhrases(
        log=tr_noop("Log", "Placed a farmer in the field"),
        plan=tr_noop("Plan", "place a farmer in the field"),
        step=tr_noop("Hint", "Place a farmer in the marked field"),
    ),
    "castle": ActionPhrases(
        log=tr_noop("Log", "Turned the small town into a castle"),
        plan=tr_noop("Plan", "turn the town into a castle"),
        step=tr_noop("Hint", "Turn the town into a castle"),
    ),
    "claim": ActionPhrases(
        log=tr_noop("Log", "Chose for the castle: {feature}"),
        plan=tr_noop("Plan", "choose for the castle: {feature}"),
        step=tr_noop("Hint", "Choose for the castle: {feature}"),
    ),
    "choose": ActionPhrases(
        log=tr_noop("Log", "Chose {tile}"),
        plan=tr_noop("Plan", "choose {tile}"),
        step=tr_noop("Hint", "Choose {tile}"),
    ),
    "bid": ActionPhrases(
        log=tr_noop("Log", "Bid {points}"),
        plan=tr_noop("Plan", "bid {points}"),
        step=tr_noop("Hint", "Bid {points}"),
    ),
    "buy": ActionPhrases(
        log="",
        plan=tr_noop("Plan", "buy the tile for the bid"),
        step=tr_noop("Hint", "Buy the tile for the highest bid"),
    ),
    "sell": ActionPhrases(
        log="",
        plan=tr_noop("Plan", "sell the tile for the bid"),
        step=tr_noop("Hint", "Sell the tile: you get the bid"),
    ),
    "pass": ActionPhrases(
        log=tr_noop("Log", "Passed"),
        plan="",
        step=tr_noop("Hint", "Pass"),
    ),
}
"""Phrases by form: the action's type, and for a follower the kind of its segment."""
DECLINED: Mapping[str, str] = {
    "bridge": tr_noop("Hint", "Build no bridge"),
    "meeple": tr_noop("Hint", "Place no follower"),
    "castle": tr_noop("Hint", "Leave the town as it is: it scores"),
    "bid": tr_noop("Hint", "Pass and stop bidding"),
}
"""The words for "pass", by the decision."""


def action_phrases(action: Action) -> ActionPhrases:
    """Return the phrases for an action."""
    if action["type"] == "meeple":
        return ACTIONS[f"meeple {kind_of(action['on'])}"]
    return ACTIONS[action["type"]]


def names_in(action: Action) -> dict[str, str]:
    """Return the names for the placeholders in an action's sentence."""
    match action["type"]:
        case "place":
            return {"tile": tile_name(action["tile"]), "cell": cell_name(action["cell"])}
        case "bridge":
            return {"cell": cell_name(action["cell"]), "axis": axis_name(action["axis"])}
        case "claim":
            return {"feature": place_name(action["feature"])}
        case "choose":
            return {"tile": tile_name(action["tile"])}
        case "bid":
            return {"points": points_text(action["points"])}
    return {}


ANSWER = CarcassonneTexts()
