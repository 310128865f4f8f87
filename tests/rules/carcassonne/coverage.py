"""Count in how many games of Carcassonne each thing happened. The tables of the campaigns must have
no zero."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from tests.rules.carcassonne import quick_reading as deed
from tests.rules.carcassonne.quick_map import BRIDGE, Feature
from tests.rules.carcassonne.quick_reading import QuickReading, kind_of
from tests.rules.carcassonne.second_map import FACTS

MODULES = "bridges", "castles", "bazaars"
MIXTURES = [chosen for number in range(4) for chosen in combinations(MODULES, number)]
KINDS = "city", "road", "monastery", "field"
AXES = "ew", "ns"
BAZAARS = {number for number, tile in enumerate(FACTS["tiles"]) if tile["bazaar"]}
SEGMENTS = ["city"] * 3 + ["road"] * 4 + ["bridge", "monastery"] + ["field"] * 4

EVERYTHING = (
    [f"for {players}" for players in range(2, 7)]
    + [f"with {', '.join(chosen) or 'no module'}" for chosen in MIXTURES]
    + ["an order asked for", "a short pile", "a first seat asked for"]
    + ["small cities of 2", "occupied castles of 0", "bazaars without auction", "no farmers"]
    + [f"a limit of {limits}" for limits in ("1", "2 to 29", "30")]
    + [f"a meeple on a {what}" for what in (*KINDS, "bridge")]
    + ["a tile that fits nowhere", "a tile put aside"]
    + ["the last tile fits nowhere", "a turn skipped for want of tiles"]
    + [f"a needed bridge over {where}" for where in ("the tile laid", "a neighbour")]
    + [f"a bridge of one's own over {where}" for where in ("the tile laid", "a neighbour")]
    + [f"a bridge {axis}" for axis in AXES]
    + [f"a bridge over a {what}" for what in ("city", "road", "monastery")]
    + ["bridges in a row", "a road that crosses itself under a bridge"]
    + [f"a complete {kind}" for kind in KINDS[:3]]
    + [f"an incomplete {kind} with a meeple" for kind in KINDS[:3]]
    + [f"{number} features completed by a tile" for number in (2, 3, 4)]
    + ["a ring of roads", "a ring of roads with a bridge", "a city twice on a tile"]
    + ["a complete city of two tiles", "a complete city with shields"]
    + ["a complete feature of nobody", "a feature shared", "a majority", "meeples of three seats"]
    + ["a field with cities", "a field without cities", "a field shared"]
    + [
        "a castle",
        "a castle declined",
        "two castles by a tile",
        "two owners make castles by a tile",
    ]
    + [f"a castle by a {kind}" for kind in (*KINDS[:3], "bridge", "castle")]
    + ["a chain of three castles", "a claim", "a castle by a feature of nobody"]
    + ["two castles by one feature", "a castle left", "a field with an occupied castle"]
    + ["a field with a scored castle"]
    + ["a bazaar", "two bazaars", "equal tiles in a bazaar", "a bazaar laid in a bazaar's turn"]
    + ["too few tiles for a bazaar", "a bought tile that fits nowhere"]
    + ["a bought tile put aside", "an opening bid of 0", "an opening bid at the limit"]
    + ["a bid raised", "a bid raised twice", "a bid raised to the limit", "nobody bids more"]
    + ["a lot bought", "a lot sold", "a seat below 0 points", "a seat ends below 0 points"]
    + ["a place shared"]
)


class Coverage:
    """Counts games in which a thing happened."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter(dict.fromkeys(EVERYTHING, 0))

    def see(self, reading: QuickReading, journal: list[int]) -> None:
        """Count a game that is over."""
        seen = seen_in_request(reading)
        seen |= Course(reading, journal).seen
        for one in reading.map.features:
            seen |= seen_in_feature(reading, one)
        seen |= seen_in_bridges(reading) | seen_in_castles(reading) | seen_at_the_end(reading)
        assert seen <= self.games.keys(), seen - self.games.keys()
        self.games.update(seen)


def seen_in_request(reading: QuickReading) -> set[str]:
    """Return the properties of the request."""
    asked = reading.request
    limit = asked["bid_limit"]
    named = {
        "an order asked for": asked["tiles"] is not None,
        "a short pile": asked["pile"] is not None,
        "a first seat asked for": asked["first"] is not None,
        "small cities of 2": asked["small_city"] == 2,
        "occupied castles of 0": asked["occupied_castles"] == 0,
        "bazaars without auction": not asked["auction"],
        "no farmers": not asked["farmers"],
    }
    return {
        f"for {asked['players']}",
        f"with {', '.join(asked['modules']) or 'no module'}",
        f"a limit of {limit if limit in (1, 30) else '2 to 29'}",
        *(what for what, is_so in named.items() if is_so),
    }


def seen_in_feature(reading: QuickReading, one: Feature) -> set[str]:
    """Return the properties of a feature of the final map."""
    kind, meeples = kind_of(one), one.meeples
    if not meeples and not one.is_complete:
        return set()
    seen = set()
    if one.is_complete:
        seen = {f"a complete {kind}"} | seen_in_complete_feature(reading, one, kind)
    elif kind != "field":
        seen.add(f"an incomplete {kind} with a meeple")
    if len(meeples) > 1:
        most = max(meeples.values())
        leaders = sum(number == most for number in meeples.values())
        seen.add("a feature shared" if leaders > 1 else "a majority")
        if leaders > 1 and kind == "field":
            seen.add("a field shared")
        if len(meeples) > 2:
            seen.add("meeples of three seats")
    if kind == "field":
        has_cities = reading.map.field_points(one, {}) > 0
        seen.add("a field with cities" if has_cities else "a field without cities")
        seen |= castles_on(reading, one)
    return seen


def seen_in_complete_feature(reading: QuickReading, one: Feature, kind: str) -> set[str]:
    """Return the properties of a complete feature."""
    look, seen = reading.map.look, set()
    if not one.meeples:
        seen.add("a complete feature of nobody")
    if kind == "city":
        if len(one.cells) == 2:
            seen.add("a complete city of two tiles")
        if any(look[place >> 4].shields[place & 15] for place in one.places):
            seen.add("a complete city with shields")
    if kind == "road":
        bridges = [place for place in one.places if place & 15 == BRIDGE]
        roads = [place for place in one.places if place & 15 != BRIDGE]
        if not any(look[place >> 4].ends[place & 15] for place in roads):
            seen.add("a ring of roads")
            if bridges:
                seen.add("a ring of roads with a bridge")
    if len(one.places) > len(one.cells):
        if kind == "city":
            seen.add("a city twice on a tile")
        elif any(place & 15 == BRIDGE for place in one.places):
            seen.add("a road that crosses itself under a bridge")
    return seen


def castles_on(reading: QuickReading, meadow: Feature) -> set[str]:
    """Return the castles that a field touches."""
    if not reading.castles:
        return set()
    free = dict.fromkeys(reading.worth, 0)
    kept = dict.fromkeys(reading.castles.keys() - reading.worth.keys(), 0)
    points = reading.map.field_points
    worth, seen = points(meadow, {}), set()
    if points(meadow, free) < worth:
        seen.add("a field with a scored castle")
    if points(meadow, kept) < worth:
        seen.add("a field with an occupied castle")
    return seen


def seen_in_bridges(reading: QuickReading) -> set[str]:
    """Return the bridges of the final map."""
    seen, bridges = set(), reading.map.bridges
    for cell, axis in bridges.items():
        seen.add(f"a bridge {AXES[axis]}")
        segments = {SEGMENTS[number] for number in reading.map.look[cell].segments}
        seen |= {f"a bridge over a {what}" for what in segments - {"field"}}
        if bridges.get(cell + (1 if axis == 0 else 256)) == axis:
            seen.add("bridges in a row")
    return seen


def seen_in_castles(reading: QuickReading) -> set[str]:
    """Return the castles that were built, and the features that they copied."""
    seen, claimed = set(), reading.deeds.claimed
    features = reading.map.feature
    left = {seat for seat, has in enumerate(reading.raw["seats"]) if has["castles"]}
    for one in reading.map.features:
        is_castle = one.first in reading.castles
        if not is_castle and reading.map.is_town(one) and left & one.meeples.keys():
            seen.add("a castle declined")
    if reading.castles:
        seen.add("a castle")
    if reading.castles.keys() - reading.worth.keys():
        seen.add("a castle left")
    if max(Counter(turn for _, turn in reading.castles.values()).values(), default=0) > 1:
        seen.add("two castles by a tile")
    by = {castle: feature for _, castle, feature, _ in claimed}
    if len({*by.values()}) < len(by):
        seen.add("two castles by one feature")
    for castle, feature in by.items():
        if feature in by:
            seen.add("a castle by a castle")
            if by[feature] in by:
                seen.add("a chain of three castles")
            continue
        one = features[feature]
        seen.add(f"a castle by a {kind_of(one)}")
        if not one.meeples:
            seen.add("a castle by a feature of nobody")
        town = features[castle]
        beside = reading.map.vicinity(town)
        near = {place & 15 for place in one.places if place >> 4 in beside}
        if near == {BRIDGE}:
            seen.add("a castle by a bridge")
    return seen


def seen_at_the_end(reading: QuickReading) -> set[str]:
    """Return the properties of the final scores."""
    points = [has["points"] for has in reading.raw["seats"]]
    seen = set()
    if len({*points}) < len(points):
        seen.add("a place shared")
    if min(points) < 0:
        seen.add("a seat ends below 0 points")
    return seen


class Course:
    """Things seen during a game, in the order of the journal."""

    def __init__(self, reading: QuickReading, journal: list[int]) -> None:
        self.seen: set[str] = set()
        self.reading = reading
        self.limit = reading.request["bid_limit"]
        self.has_bazaars = "bazaars" in reading.request["modules"]
        self.points = [0] * reading.request["players"]
        self.cell = self.bazaars = self.raises = self.completed = self.from_bazaar = 0
        self.was_placed = self.without_tile = self.is_of_bazaar = False
        self.waits_for_bazaar = False
        self.turns_of_bazaar = 0
        self.asked: set[int] = set()
        looks: dict[int, Callable[[int, int, int], None]] = {
            deed.ACTION: self.act,
            deed.TURN: self.turn,
            deed.TILE: self.tile,
            deed.DISCARD: self.discard,
            deed.BRIDGE: self.bridge,
            deed.COMPLETE: self.complete,
            deed.POINTS: self.gain,
            deed.BAZAAR: self.bazaar,
            deed.SOLD: self.sold,
            deed.END: self.end,
        }
        numbers = iter(journal)
        for event, first, second, third in zip(numbers, numbers, numbers, numbers, strict=True):
            if event in looks:
                looks[event](first, second, third)

    def act(self, seat: int, code: int, _: int) -> None:
        kind = min(code >> deed.KIND_BITS, deed.CLAIM)
        if kind == deed.PLACE:
            self.cell = code >> 2 & 65535
            self.waits_for_bazaar = self.has_bazaars and (code >> 18 & 63) in BAZAARS
            if self.waits_for_bazaar and self.is_of_bazaar:
                self.seen.add("a bazaar laid in a bazaar's turn")
                self.waits_for_bazaar = False
        elif kind == deed.MEEPLE:
            self.seen.add(f"a meeple on a {SEGMENTS[code & 15]}")
        elif kind == deed.BUILD:
            is_own = (code >> 1 & 65535) == self.cell
            where = "the tile laid" if is_own else "a neighbour"
            self.seen.add(f"a bridge of one's own over {where}")
        elif kind == deed.BID:
            self.bid(code & 255)
        elif kind == deed.BUY:
            self.seen.add("a lot bought")
        elif kind == deed.SELL:
            self.seen.add("a lot sold")
        elif kind == deed.CLAIM:
            self.seen.add("a claim")
        elif kind == deed.CHOOSE:
            self.raises = -1
        elif kind == deed.ASIDE:
            self.seen.add("a bought tile put aside" if self.from_bazaar else "a tile put aside")
            self.without_tile = True
        if kind == deed.FOUND:
            self.asked.add(seat)

    def bid(self, points: int) -> None:
        self.raises += 1
        if self.raises == 0:
            if points == 0:
                self.seen.add("an opening bid of 0")
            if points == self.limit:
                self.seen.add("an opening bid at the limit")
            return
        self.seen.add("a bid raised" if self.raises == 1 else "a bid raised twice")
        if points == self.limit:
            self.seen.add("a bid raised to the limit")

    def turn(self, *_: int) -> None:
        if self.without_tile:
            self.seen.add("a turn skipped for want of tiles")
        if self.waits_for_bazaar:
            self.seen.add("too few tiles for a bazaar")
        if self.completed > 1:
            self.seen.add(f"{min(self.completed, 4)} features completed by a tile")
        if len(self.asked) > 1:
            self.seen.add("two owners make castles by a tile")
        self.without_tile = self.waits_for_bazaar = False
        self.completed, self.asked = 0, set()
        self.is_of_bazaar = self.turns_of_bazaar > 0
        self.turns_of_bazaar -= self.is_of_bazaar

    def tile(self, _: int, __: int, from_bazaar: int) -> None:
        self.from_bazaar, self.without_tile = from_bazaar, False

    def discard(self, *_: int) -> None:
        is_bought = self.from_bazaar
        self.seen.add(
            "a bought tile that fits nowhere" if is_bought else "a tile that fits nowhere"
        )
        self.without_tile = True

    def bridge(self, _: int, cell: int, __: int) -> None:
        where = "the tile laid" if cell == self.cell else "a neighbour"
        self.seen.add(f"a needed bridge over {where}")

    def complete(self, *_: int) -> None:
        self.completed += 1

    def gain(self, seat: int, points: int, _: int) -> None:
        self.points[seat] += points
        if self.points[seat] < 0:
            self.seen.add("a seat below 0 points")

    def bazaar(self, number: int, low: int, high: int) -> None:
        self.seen.add("two bazaars" if self.bazaars else "a bazaar")
        self.bazaars += 1
        self.waits_for_bazaar = False
        kinds = [(low, high)[at // 3] >> 8 * (at % 3) & 255 for at in range(number)]
        if len({*kinds}) < number:
            self.seen.add("equal tiles in a bazaar")
        self.turns_of_bazaar = number

    def sold(self, *_: int) -> None:
        if self.raises == 0:
            self.seen.add("nobody bids more")
        self.raises = -1

    def end(self, *_: int) -> None:
        if self.without_tile:
            self.seen.add("the last tile fits nowhere")
