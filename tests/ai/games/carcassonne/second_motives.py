"""A second reading of Carcassonne's motives: check whether a motive is true of a turn, by the
second reading of the map, which shares no code with the rules, and by trying tiles there."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from tests.rules.carcassonne.second_map import (
    EDGES,
    FACING,
    STEPS,
    TILES,
    SecondMap,
    cell_of,
    ends_of,
    number_of,
    place_of,
)

Cell = tuple[int, int]
Feature = frozenset[tuple[Cell, str]]
KINDS = {"city": "city", "road": "road", "bridge": "road", "monastery": "monastery"} | {
    "field": "field"
}
BESIDE = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


class Land:
    """The map of a state of the protocol."""

    def __init__(self, state: dict[str, Any]):
        self.state = state
        self.map = SecondMap(state["board"])
        self.followers = {
            (cell_of(cell), tile["meeple"]["on"]): tile["meeple"]["seat"]
            for cell, tile in state["board"].items()
            if tile["meeple"]
        }

    @cached_property
    def features(self) -> list[Feature]:
        """Return all features."""
        found: dict[Any, Feature] = {}
        for cell, ends in self.map.ends.items():
            for segment in ends:
                if (cell, segment) not in found:
                    feature = self.map.feature((cell, segment))
                    found |= dict.fromkeys(feature, feature)
        return list({id(one): one for one in found.values()}.values())

    @cached_property
    def left(self) -> Counter[str]:
        """The tiles that may still be placed."""
        bazaar = self.state["bazaar"] or {"tiles": [], "lot": None, "bought": []}
        shown = [*bazaar["tiles"], bazaar["lot"], *bazaar["bought"]]
        return Counter(self.state["unseen"]) + Counter(one for one in shown if one)

    @property
    def is_last(self) -> bool:
        """Return whether no tile is left to place."""
        return not self.state["pile"] and not self.state["bazaar"]

    def on(self, feature: Feature) -> Counter[int]:
        """Return the followers on a feature, by seat."""
        return Counter(seat for place, seat in self.followers.items() if place in feature)

    def holders(self, feature: Feature) -> set[int]:
        """Return the seats with the most followers."""
        on = self.on(feature)
        return {seat for seat, many in on.items() if many == max(on.values())}

    def open_cells(self, feature: Feature) -> set[Cell]:
        """Return the empty cells where a city, road or monastery continues."""
        cells = set()
        for (x, y), segment in feature:
            ends = self.map.ends[x, y][segment]
            steps = BESIDE if segment == "monastery" else [STEPS[end[0]] for end in ends]
            cells |= {(x + right, y + down) for right, down in steps}
        return cells - set(self.map.board)

    def shields(self, feature: Feature) -> int:
        """Return the number of shields in a city."""
        return sum(
            TILES[self.map.board[cell]["tile"]]["cities"][number_of(name)]["shields"]
            for cell, name in feature
        )

    def least(self, feature: Feature) -> int:
        """Return the points of a feature with one more tile on each open cell."""
        kind, tiles = kind_of(feature), len(cells_of(feature)) + len(self.open_cells(feature))
        if kind == "monastery":
            return 9
        if kind == "road":
            return tiles
        small = self.state["small_city"]
        return small if tiles == 2 else 2 * (tiles + self.shields(feature))

    def worth(self, feature: Feature) -> int:
        """Return the points of a feature in a final scoring."""
        castles = {
            castle["city"]: self.state["occupied_castles"] if castle["occupied"] else 4
            for castle in self.state["castles"]
        }
        return self.map.left(feature, castles)

    def size(self, feature: Feature) -> int:
        """Return the tiles of a feature, as a motive counts them."""
        if kind_of(feature) == "monastery":
            return self.worth(feature)
        if kind_of(feature) == "field":
            return len([city for city in self.cities(feature) if self.map.is_complete(city)])
        return len(cells_of(feature))

    def cities(self, field: Feature) -> set[Feature]:
        """Return the cities that a field touches."""
        return {
            self.map.feature((cell, f"city:{number}"))
            for cell, name in field
            for number in TILES[self.map.board[cell]["tile"]]["fields"][number_of(name)]["cities"]
        }

    # Tiles that are tried

    def shows(self, cell: Cell) -> dict[str, str]:
        """Return what each edge of a placed tile shows."""
        return edges_shown(self.map.ends[cell])

    def with_tile(self, kind: str, cell: Cell) -> Iterator["Land"]:
        """Yield the maps with a tile on a cell, in each rotation that fits without a bridge."""
        x, y = cell
        for rotation in range(4):
            tile = {"tile": kind, "rotation": rotation, "bridge": None, "meeple": None}
            shown = edges_shown(ends_of(tile))
            around = {edge: (x + right, y + down) for edge, (right, down) in STEPS.items()}
            if all(
                self.shows(other)[FACING[edge]] == shown[edge]
                for edge, other in around.items()
                if other in self.map.board
            ):
                yield Land({**self.state, "board": self.state["board"] | {f"{x},{y}": tile}})

    def fits(self, cell: Cell) -> int:
        """Return how many of the remaining tiles fit on a cell."""
        return sum(many for kind, many in self.left.items() if any(self.with_tile(kind, cell)))

    def least_fits(self, feature: Feature) -> int:
        """Return the same number for the worst open cell of a feature."""
        return min(map(self.fits, self.open_cells(feature)), default=0)

    def may_complete(self, feature: Feature, kinds: Any) -> bool:
        """Return whether one of some tiles completes a feature at once."""
        place = min(feature)
        return any(
            tried.map.is_complete(tried.map.feature(place))
            for kind in kinds
            for cell in self.open_cells(feature)
            for tried in self.with_tile(kind, cell)
        )

    def may_join(self, seat: int, feature: Feature) -> bool:
        """Return whether one tile lets a seat score a feature that it does not score now."""
        return self.joining(seat, feature, False) > 0

    def joining(self, seat: int, feature: Feature, alone: bool) -> int:
        """Return how many tiles let a seat do so, or score the feature `alone` when it does not
        yet."""
        place, held = min(feature), self.holders(feature)
        if held == {seat} or (seat in held and not alone):
            return 0

        def joins(tried: "Land") -> bool:
            on = tried.holders(tried.map.feature(place))
            return on == {seat} if alone else seat in on

        return sum(
            many
            for kind, many in self.left.items()
            if any(
                joins(tried)
                for cell in self.open_cells(feature)
                for tried in self.with_tile(kind, cell)
            )
        )

    def completing(self, feature: Feature) -> int:
        """Return how many of the remaining tiles complete a feature at once."""
        return sum(many for kind, many in self.left.items() if self.may_complete(feature, [kind]))


def edges_shown(ends: dict[str, set[str]]) -> dict[str, str]:
    """Return what each edge of a tile shows, from the edges that its segments reach."""
    shown = {
        end: segment.split(":")[0].replace("bridge", "road")
        for segment, reached in ends.items()
        for end in reached
        if len(end) == 1
    }
    return {edge: shown.get(edge, "field") for edge in EDGES}


def kind_of(feature: Feature) -> str:
    return KINDS[next(iter(feature))[1].split(":")[0]]


def cells_of(feature: Feature) -> set[Cell]:
    return {cell for cell, _ in feature}


class SecondTurn:
    """A turn: the states before and after it, its actions, and its events."""

    def __init__(self, turn: Any, before: dict[str, Any], after: dict[str, Any]):
        self.seat, self.actions = turn.seat, turn.actions
        self.events = [event for event in turn.events if event["event"] != "end"]
        self.here, self.there = Land(before), Land(after)
        self.supply = [state["seats"][turn.seat]["meeples"] for state in (before, after)]

    def did(self, kind: str) -> list[Any]:
        """Return the actions of a kind."""
        return [action for action in self.actions if action["type"] == kind]

    @cached_property
    def claimed(self) -> Feature | None:
        """The feature of the follower placed in this turn."""
        on = [place_of(action["on"]) for action in self.did("meeple")]
        return self.there.map.feature(on[0]) if on else None

    def parts(self, feature: Feature) -> list[Feature]:
        """Return the features before the turn that make up this one."""
        known = [place for place in feature if place in self.places_before]
        return list({self.here.map.feature(place) for place in known})

    @cached_property
    def places_before(self) -> set[Any]:
        """Return all places before the turn."""
        return {place for feature in self.here.features for place in feature}

    def whose(self, holders: set[int]) -> set[tuple[str, int]]:
        """Return what a motive may say about a feature with these holders."""
        if self.seat in holders:
            return {("own" if len(holders) == 1 else "shared", self.seat)}
        return {("rival", seat) for seat in holders} or {("nobody", self.seat)}

    def is_true(self, motive: Any) -> bool:
        """Return whether a motive is true by the second reading."""
        return bool(getattr(self, motive.kind)(motive, dict(motive.values)))

    def those(self, motive: Any, values: dict[str, Any]) -> Iterator[Feature]:
        """Yield the features after the turn that fit the motive's kind and owner."""
        for feature in self.there.features:
            on, whose = self.there.holders(feature), values.get("whose")
            is_whose = whose is None or (whose, motive.seat) in self.whose(on)
            if on and is_whose and kind_of(feature) == values.get("feature", "field"):
                yield feature

    def stays(self, feature: Feature) -> bool:
        """Return whether the same seats score a feature as before, and all its parts with
        followers."""
        held = [self.here.holders(part) for part in self.parts(feature)]
        return any(held) and all(one == self.there.holders(feature) for one in held if one)

    # The kinds

    def completes(self, motive, values):
        found = 0
        many = values.get("many", 1)
        for feature in self.there.features:
            if kind_of(feature) != values["feature"] or kind_of(feature) == "field":
                continue
            was_complete = feature in self.here.features and self.here.map.is_complete(feature)
            if was_complete or not self.there.map.is_complete(feature):
                continue
            most = self.scoring(feature)
            points = self.there.map.complete(feature, self.there.state["small_city"])
            if (
                (many * points, len(cells_of(feature))) == (values["points"], values["tiles"])
                and (values["whose"], motive.seat) in self.whose(most)
                and values.get("other", self.seat) in most | {self.seat}
                and values["back"] == many * self.back_from(feature)
            ):
                found += 1
        return found == many or (found and values["whose"] in ("shared", "nobody"))

    def back_from(self, feature):
        """Return the followers that come home from a feature that the player scores."""
        return self.here.on(feature)[self.seat] if self.seat in self.scoring(feature) else 0

    def returns(self, motive, values):
        stayed, told = 0, 0
        for feature in self.there.features:
            if kind_of(feature) != "field" and self.there.map.is_complete(feature):
                was_complete = feature in self.here.features and self.here.map.is_complete(feature)
                told += 0 if was_complete else self.back_from(feature)
        if self.claimed is not None:
            place = place_of(self.did("meeple")[0]["on"])
            towns = {cell for one in self.there.state["castles"] for cell in one["cells"]}
            in_town = f"{place[0][0]},{place[0][1]}" in towns and place[1].startswith("city")
            stayed = int(place in self.there.followers or in_town)
        return values["number"] == self.supply[1] - self.supply[0] + stayed - told

    def castle_scores(self, motive, values):
        def occupied(land):
            return {c["city"]: c["seat"] for c in land.state["castles"] if c["occupied"]}

        gone = occupied(self.here).items() - occupied(self.there).items()
        gained = self.there.state["seats"], self.here.state["seats"]
        more = gained[0][motive.seat]["points"] - gained[1][motive.seat]["points"]
        if self.there.state["result"] is None and more < values["points"]:
            return False
        return motive.seat in dict(gone).values()

    def castle(self, motive, values):
        worths = set()
        made = [c for c in self.there.state["castles"] if c not in self.here.state["castles"]]
        for castle in made:
            (x, y), (right, down) = map(cell_of, castle["cells"])
            wide = (0, 1) if y == down else (1, 0)
            around = {
                (cx + wide[0] * step, cy + wide[1] * step)
                for cx, cy in ((x, y), (right, down))
                for step in (-1, 0, 1)
            }
            for feature in self.there.features:
                is_open = kind_of(feature) != "field" and not self.there.map.is_complete(feature)
                if is_open and cells_of(feature) & around:
                    least, kind = self.there.least(feature), kind_of(feature)
                    for whose in self.whose(self.there.holders(feature)):
                        worths.add((least, kind, *whose, self.there.size(feature)))
        names = "feature", "whose", "tiles"
        told = values["points"], *map(values.get, names)
        known = values["points"], told[1], told[2], motive.seat, told[3]
        return made and (values["points"] == 0 or known in worths)

    def claims(self, motive, values):
        return (
            self.claimed is not None
            and not self.there.is_last
            and kind_of(self.claimed) == values["feature"]
            and (values["feature"] == "field" or not self.there.map.is_complete(self.claimed))
            and self.seat in self.there.holders(self.claimed)
            and self.is_far(self.claimed, values)
        )

    def is_far(self, feature, values):
        """Return whether a feature is as far from completion as the values say."""
        land = self.there
        if "points" not in values:
            gaps = land.open_cells(feature)
            bridges = any(seat["bridges"] for seat in land.state["seats"])
            is_stuck = land.least_fits(feature) == 0 and not bridges
            unseen, pile = sum(land.state["unseen"].values()), land.state["pile"]
            tiles = land.left.total() - unseen + min(unseen, pile)
            is_beyond = len(gaps) > tiles or is_stuck
            return land.worth(feature) == values["now"] and is_beyond
        if values["points"] is None:
            return True
        if land.least(feature) != values["points"]:
            return False
        if values["feature"] == "monastery":
            return land.size(feature) == values["tiles"]
        if "now" in values:
            gaps = len(land.open_cells(feature))
            is_late = land.state["pile"] <= 16 or gaps >= 4
            is_late |= gaps == 1 and land.completing(feature) < 4
            return land.worth(feature) == values["now"] and is_late
        return values["gaps"] == len(land.open_cells(feature)) and (
            1 < values["gaps"] < 4 or land.completing(feature) == values["closers"] >= 4
        )

    def ties_up(self, motive, values):
        return (
            self.claimed is not None
            and not self.there.is_last
            and kind_of(self.claimed) == values["feature"]
            and (values["feature"] == "field" or not self.there.map.is_complete(self.claimed))
            and self.seat in self.there.holders(self.claimed)
            and self.supply[1] == values["left"]
            and values.get("points") in (None, self.there.worth(self.claimed))
        )

    def slow(self, motive, values):
        feature = self.claimed
        if self.supply[1] != values["left"] or not self.claims(motive, {**values, "points": None}):
            return False
        if "gaps" in values:
            return values["gaps"] == len(self.there.open_cells(feature)) > 1
        if "tiles" in values:
            return values["tiles"] == self.there.size(feature) <= 5
        return 0 < self.there.completing(feature) == values["closers"] <= 8

    def farmer(self, motive, values):
        assert self.claimed is not None
        cities = self.there.cities(self.claimed)
        complete = [city for city in cities if self.there.map.is_complete(city)]
        return (len(cities), len(complete)) == (values["cities"], values["complete"])

    def counts_at_end(self, motive, values):
        assert self.claimed is not None
        return self.there.is_last and self.there.worth(self.claimed) == values["points"]

    def keeps_follower(self, motive, values):
        return not self.there.is_last and self.supply[1] == values["number"]

    def grown(self, motive, values):
        """Yield the incomplete features that grow and keep their players, each with its former
        parts that had followers."""
        for feature in self.those(motive, values):
            if kind_of(feature) == "field" or self.there.map.is_complete(feature):
                continue
            held = [part for part in self.parts(feature) if self.here.on(part)]
            if not self.stays(feature):
                continue
            if self.there.worth(feature) > max(map(self.here.worth, held)):
                yield feature, held

    def one_short(self, motive, values):
        return any(
            len(self.there.open_cells(feature)) == 1
            and all(len(self.here.open_cells(part)) > 1 for part in held)
            and self.there.least(feature) == values["points"]
            and self.there.size(feature) == values["tiles"]
            and self.there.completing(feature) == values["closers"] >= 3
            for feature, held in self.grown(motive, values)
        )

    def extends(self, motive, values):
        sizes = [self.there.size(feature) for feature, _ in self.grown(motive, values)]
        return values["tiles"] in sizes

    def field_grows(self, motive, values):
        return any(
            self.there.worth(field) - values["points"]
            == sum(self.here.worth(part) for part in self.parts(field) if self.here.on(part))
            for field in self.those(motive, values)
            if self.stays(field)
        )

    def field_reaches(self, motive, values):
        def unfinished(land, field):
            return len([city for city in land.cities(field) if not land.map.is_complete(city)])

        return any(
            unfinished(self.there, field) - values["cities"]
            == sum(unfinished(self.here, part) for part in self.parts(field) if self.here.on(part))
            for field in self.those(motive, values)
            if self.stays(field)
        )

    def merged(self, motive, values):
        """Yield the features of a motive's size, completed ones included, with the seats that
        score them and that scored their parts."""
        for feature in self.there.features:
            if kind_of(feature) != values["feature"]:
                continue
            if self.there.size(feature) == values["tiles"]:
                seats = self.scoring(feature)
                yield seats, [self.here.holders(part) for part in self.parts(feature)], feature

    def scoring(self, feature):
        """Return the seats that score a feature after the turn, or scored it during the turn."""
        fresh = sum(place_of(one["on"]) in feature for one in self.did("meeple"))
        on = self.here.on(feature) + Counter({self.seat: fresh})
        return {seat for seat, many in on.items() if many == max(on.values())}

    def takes_over(self, motive, values):
        return any(
            seats == {self.seat} and any(motive.seat in one for one in held)
            for seats, held, _ in self.merged(motive, values)
        )

    def shares(self, motive, values):
        return any(
            {self.seat, motive.seat} <= seats
            and any(motive.seat in one and self.seat not in one for one in held)
            for seats, held, _ in self.merged(motive, values)
        )

    def cedes(self, motive, values):
        return any(
            motive.seat in seats
            and (self.seat in seats) == (values["whose"] == "shared")
            and any(self.seat in one and motive.seat not in one for one in held)
            for seats, held, _ in self.merged(motive, values)
        )

    def threatens(self, motive, values):
        return any(
            motive.seat in seats
            and any(seats == one for one in held)
            and (values["whose"] == "shared") == (self.seat in seats)
            and self.there.joining(self.seat, feature, "alone" in values) >= values["fits"] > 0
            for seats, held, feature in self.merged(motive, values)
        )

    def exposes(self, motive, values):
        return any(
            self.seat in seats
            and self.there.joining(motive.seat, feature, "alone" in values) >= values["fits"] > 0
            for seats, _, feature in self.merged(motive, values)
        )

    def wards_off(self, motive, values):
        return any(
            self.seat in seats
            and not self.there.may_join(motive.seat, feature)
            and any(self.here.may_join(motive.seat, part) for part in self.parts(feature))
            for seats, _, feature in self.merged(motive, values)
        )

    def cuts_off(self, motive, values):
        return any(
            self.there.size(feature) == values["tiles"]
            and self.there.least_fits(feature) == 0
            and any(map(self.here.on, self.parts(feature)))
            and all(self.here.least_fits(part) > 0 for part in self.parts(feature))
            for feature in self.those(motive, values)
            if not self.there.map.is_complete(feature)
        )

    def hinders(self, motive, values):
        return any(
            self.there.size(feature) == values["tiles"]
            and self.there.least_fits(feature) == values["number"]
            and min(map(self.here.least_fits, self.parts(feature)), default=0) == values["before"]
            and 2 * values["before"] >= 3 * values["number"]
            and any(map(self.here.on, self.parts(feature)))
            for feature in self.those(motive, values)
            if not self.there.map.is_complete(feature)
        )

    def opens(self, motive, values):
        return any(
            len(self.there.open_cells(feature)) == values["gaps"] > values["before"]
            and max(len(self.here.open_cells(part)) for part in held) == values["before"]
            for feature, held in self.grown(motive, values)
        )

    def room(self, motive, values):
        return not self.there.is_last and any(
            len(self.there.open_cells(feature)) == values["gaps"] > 0
            and self.there.size(feature) == values["tiles"]
            and self.there.least_fits(feature) == values["number"]
            for feature in self.those(motive, values)
            if not self.there.map.is_complete(feature)
        )

    def leaves_open(self, motive, values):
        cell = cell_of(self.did("place")[-1]["cell"])
        return any(
            cell in cells_of(feature)
            and kind_of(feature) == values["feature"]
            and not self.there.on(feature)
            and not self.there.map.is_complete(feature)
            and self.there.least(feature) == values["points"] >= 6
            for feature in self.there.features
        )

    def bridge(self, motive, values):
        had, has = (
            sum(tile["bridge"] is not None for tile in land.state["board"].values())
            for land in (self.here, self.there)
        )
        return has > had and self.there.state["seats"][self.seat]["bridges"] == values["left"]

    def price(self, motive, values):
        bids = [self.here.state["bazaar"]["bid"], *(one["points"] for one in self.did("bid"))]
        return abs(values["points"]) in bids and (values["points"] < 0) == bool(self.did("buy"))

    def tile(self):
        """Return the tile of the bazaar that the turn is about."""
        chosen = self.did("choose")
        return chosen[0]["tile"] if chosen else self.here.state["bazaar"]["lot"]

    def wants_tile(self, motive, values):
        if values["whose"] == "nobody" and not self.supply[0]:
            return False
        if (values["feature"], values["whose"]) == ("monastery", "nobody"):
            is_monastery = TILES[self.tile()]["monastery"]
            is_way = (values["way"] == "bid") == bool(self.did("bid"))
            return is_monastery and is_way and self.supply[0] > 0 and values["points"] == 9
        return (values["way"] == "bid") == bool(self.did("bid")) and any(
            kind_of(feature) == values["feature"]
            and (values["whose"], motive.seat) in self.whose(self.here.holders(feature))
            and self.here.least(feature) == values["points"]
            and self.here.may_complete(feature, [self.tile()])
            for feature in self.here.features
            if kind_of(feature) != "field" and not self.here.map.is_complete(feature)
        )

    def cheap(self, motive, values):
        bids = [action["points"] for action in self.did("bid")]
        return bids == [values["points"]] and self.tile() == values["tile"]

    def firm(self, motive, values):
        asked = self.here.state["bazaar"]["to_bid"]
        if not self.cheap(motive, values) or values["last"] != (asked == [self.seat]):
            return False
        wanted = {**values, "points": values.get("worth"), "way": "bid"}
        return values["last"] or self.wants_tile(motive, wanted)

    def overbids(self, motive, values):
        return self.did("bid")[0]["points"] == values["points"] > 1 and not any(
            self.here.may_complete(feature, [self.tile()])
            for feature in self.here.features
            if kind_of(feature) != "field"
            and (
                self.seat in self.here.holders(feature)
                or (
                    not self.here.on(feature) and self.supply[0] and kind_of(feature) != "monastery"
                )
            )
            if not self.here.map.is_complete(feature)
        )
