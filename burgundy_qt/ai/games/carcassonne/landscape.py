"""A turn as motives read it: the map before and after it, who holds each feature, how likely it
becomes complete, and where one tile may join two of them.

Only what everybody knows is read. Chances are rough: they order motives, and no sentence has them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, product
from typing import NamedTuple, cast

from burgundy_qt.ai.analysis.motives import ConsideredTurn
from burgundy_qt.rules.carcassonne.carcassonne_position import CarcassonnePosition
from burgundy_qt.rules.carcassonne.codec import feature_object
from burgundy_qt.rules.carcassonne.known_state import CarcassonneState
from burgundy_qt.rules.carcassonne.protocol import (
    Event,
    FeatureObject,
    cell_name,
    is_of_final_scoring,
    place_name,
)
from burgundy_qt.rules.carcassonne.tiles import (
    CITY,
    EDGES,
    FIELD,
    HALF_EDGES,
    KINDS,
    NAMES,
    NONE,
    NOT_THERE,
    ROAD,
    ROOM,
    SEGMENTS,
    at_edges,
    edges,
    fields_at,
    segment_codes,
    turned,
)

AT_EDGE, FIELD_AT, CODES, SHOWN = at_edges(), fields_at(), segment_codes(), edges()
FEW_TILES = 16
"""With so few tiles to come, much stays unfinished."""
SOME_CLOSERS, MANY_GAPS = 4, 4
"""With fewer tiles that close its one gap, or so many gaps, a feature may well stay unfinished."""
FEW_CLOSERS = 8
"""A feature with one gap and no more tiles than this to close it is slow to complete."""
FEW_AROUND = 5
"""So is a monastery with no more tiles in and around it than this."""
STEPS = (0, -1), (1, 0), (0, 1), (-1, 0)
"""East and south of a cell: the cells beyond its edges N, E, S, W."""
HASTE = 0.5
"""A factor of the tiles that a player draws: a tile serves once, and a cell is often filled
otherwise."""
PER_GAP = 0.7
"""How much less often a city with one more gap becomes complete than its tiles promise: 323 cities
of 13 games with one gap became complete in 50%, those with two in 32%, with three in 20%, and none
of 29 with four or more."""
CITY_FOR_FIELD = 3
LATE = 28
"""With so many tiles to come, most of the cells around a monastery are filled."""
PER_MONASTERY = 0.6
"""The share of its points and chances that a monastery reaches in these games."""
COST_OF_ONE = (5.5, 4.2, 3.6, 3.2, 2.8, 2.4, 2.0)
"""Points: what another follower is worth to a player with none, one, two ... in supply. In 40
reviewed turns that place a follower or decline to, those with no follower left after it cost 4 to
10 points more than their feature was worth, others 4 to 6."""
STUCK = 0.6
"""The share of a follower's worth that is lost if its feature does not become complete."""
TURNS_TO_USE = 12
"""With fewer turns to come, a follower is worth less."""


@dataclass(frozen=True)
class Landscape:
    """The map in a position, and the tiles that are not placed yet."""

    state: CarcassonneState
    features: Sequence[FeatureObject]
    patterns: Mapping[str, int]  # by empty cell beside tiles: what its edges must match
    vicinities: Mapping[str, Sequence[str]]  # by castle: the cells in which a feature completes it

    @classmethod
    def of(cls, position: CarcassonnePosition, state: CarcassonneState) -> Landscape:
        """Return the landscape of a position, whose state is known."""
        patterns = {cell_name(cell): pattern for cell, pattern in position.raw()["frontier"]}
        features = [feature_object(feature, {}) for feature in position.features()]
        vicinities = {
            place_name(castle): list(map(cell_name, cells))
            for castle, cells in position.vicinities().items()
        }
        return cls(state, features, patterns, vicinities)

    @classmethod
    def of_map(cls, state: CarcassonneState, features: Sequence[FeatureObject]) -> Landscape:
        """Return the landscape of a state with the features that the rules report; without the
        vicinities of castles."""
        bare = cls(state, features, {}, {})
        patterns = {
            cell: bare.pattern_at(cell) for feature in features for cell in cells_around(feature)
        }
        return cls(state, features, {cell: one for cell, one in patterns.items() if one}, {})

    @cached_property
    def by_place(self) -> Mapping[str, FeatureObject]:
        """The features by each of their places."""
        return {place: feature for feature in self.features for place in feature["places"]}

    @cached_property
    def left(self) -> Sequence[int]:
        """By kind the tiles that will be placed or may be: unseen ones and those of a bazaar."""
        bazaar = self.state.bazaar
        shown = [] if bazaar is None else [*bazaar.tiles, bazaar.lot, *bazaar.bought]
        return [self.state.unseen.get(name, 0) + shown.count(name) for name in NAMES]

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.state.seats)

    @property
    def turns_left(self) -> float:
        """How many turns each player has, about."""
        return self.state.pile / self.players

    @property
    def is_last(self) -> bool:
        """Whether no tile is left: what is incomplete now stays so."""
        return self.state.pile == 0 and self.state.bazaar is None

    def with_place(self, feature: FeatureObject) -> FeatureObject:
        """Return the feature here that has the places of one in an earlier landscape."""
        return self.by_place[feature["places"][0]]

    def follower_worth(self, supply: int) -> float:
        """Return about how many points one more follower is worth to a player."""
        return COST_OF_ONE[min(supply, 6)] * min(1.0, self.turns_left / TURNS_TO_USE)

    # Tiles that fit

    def fits(self, cell: str) -> int:
        """Return how many tiles that are left fit on an empty cell without a bridge."""
        if cell not in self.patterns:
            return sum(self.left)
        kinds = {kind for kind, _ in placements(self.patterns[cell])}
        return sum(self.left[kind] for kind in kinds)

    def least_fits(self, feature: FeatureObject) -> int:
        """Return the same for the cell where the feature is open and the fewest tiles fit."""
        return min((self.fits(cell["cell"]) for cell in feature["open"]), default=0)

    def is_doomed(self, feature: FeatureObject) -> bool:
        """Return whether a feature cannot be completed any more: it has more gaps than there are
        tiles left, or no tile fits on one of them and no player has a bridge."""
        unseen = sum(self.state.unseen.values())
        tiles = sum(self.left) - max(0, unseen - self.state.pile)
        is_stuck = self.least_fits(feature) == 0 and not self.bridges_left
        return len(feature["open"]) > tiles or (bool(feature["open"]) and is_stuck)

    def prospect(self, feature: FeatureObject) -> Mapping[str, int]:
        """Return how far a feature is from its end: the least `points` when it is complete, and the
        number of its `gaps`.

        Of a monastery it is the number of its `tiles` instead. With one gap `closers` is the number
        of tiles that complete it. If hardly any do, or it has many gaps, or few tiles are left,
        `now` is what it brings if it stays incomplete; that alone if it cannot be completed."""
        if feature["kind"] == "monastery":
            return {"tiles": tiles_of(feature), "points": feature["complete"] or 0}
        if self.is_doomed(feature):
            return {"now": feature["points"]}
        found = {"points": feature["complete"] or 0, "gaps": len(feature["open"])}
        closers = self.closers(feature)
        is_far = closers < SOME_CLOSERS if found["gaps"] == 1 else found["gaps"] >= MANY_GAPS
        if self.state.pile <= FEW_TILES or is_far:
            return found | {"now": feature["points"]}
        return found | ({"closers": closers} if found["gaps"] == 1 else {})

    def distance_of(self, feature: FeatureObject) -> Mapping[str, int]:
        """Return what keeps a feature from its end if that is far: a monastery its few `tiles`, a
        city or road two or more `gaps`, or with one gap the `closers` if these are few. Nothing of
        a feature that cannot be completed."""
        if self.is_doomed(feature):
            return {}
        if feature["kind"] == "monastery":
            return {"tiles": tiles_of(feature)} if tiles_of(feature) <= FEW_AROUND else {}
        if len(feature["open"]) > 1:
            return {"gaps": len(feature["open"])}
        closers = self.closers(feature)
        return {"closers": closers} if 0 < closers <= FEW_CLOSERS else {}

    def closers(self, feature: FeatureObject) -> int:
        """Return how many tiles would complete a feature at once."""
        return sum(self.left[kind] for kind in self.kinds_completing(feature))

    def kinds_completing(self, feature: FeatureObject) -> set[int]:
        """Return the kinds that complete a feature at once, without a bridge: none if it is open at
        several cells."""
        if feature["is_complete"] or len(feature["open"]) != 1:
            return set()
        if (known := self.known_kinds.get(feature["feature"])) is not None:
            return known
        cell = feature["open"][0]["cell"]
        found = {
            kind
            for kind, met in self.met_on(feature, cell)
            if all(one["open"] == feature["open"] for one in met)
        }
        self.known_kinds[feature["feature"]] = found
        return found

    @cached_property
    def known_kinds(self) -> dict[str, set[int]]:
        """The kinds that complete a feature, by its name, as far as they are found."""
        return {}

    @cached_property
    def known_chances(self) -> dict[str, float]:
        """The chances of features, by their name, as far as they are known."""
        return {}

    def met_on(
        self, feature: FeatureObject, cell: str
    ) -> Iterator[tuple[int, Sequence[FeatureObject]]]:
        """Yield each kind, once for each rotation, that fits on a cell where a feature is open so
        that the feature goes on to no other cell there; with the features that it joins then."""
        pattern = self.patterns.get(cell, 0)
        ways = {end: way for end, way in self.ends_around(cell) if end < len(EDGES)}
        own = [end for end, way in ways.items() if way is feature]
        for kind, ends in placements(pattern):
            reached = {ends[end] for end in own}
            together = [edge for edge in range(len(EDGES)) if ends[edge] in reached]
            if feature["kind"] == "monastery":
                yield kind, [feature]
            elif all(pattern >> 2 * edge & 3 for edge in together):
                yield kind, [ways[edge] for edge in together]

    def completed_by(self, kind: str) -> Iterator[FeatureObject]:
        """Yield the features that a tile of a kind can complete at once."""
        for feature in self.features:
            if feature["kind"] != "field" and NAMES.index(kind) in self.kinds_completing(feature):
                yield feature

    def ends_around(self, cell: str) -> Iterator[tuple[int, FeatureObject]]:
        """Yield the ends of features at an empty cell, numbered as those of a Placement."""
        east, south = map(int, cell.split(","))
        for edge, (right, down) in enumerate(STEPS):
            beside = f"{east + right},{south + down}"
            if beside not in self.state.tiles:
                continue
            if way := self.way_at(beside, (edge + 2) % len(EDGES)):
                yield edge, self.by_place[way]
            for half in (2 * edge, 2 * edge + 1):
                facing = (4 * edge + 5 - half) % len(HALF_EDGES)
                if field := self.field_at(beside, facing):
                    yield len(EDGES) + half, self.by_place[field]

    def pattern_at(self, cell: str) -> int:
        """Return what the edges of an empty cell must match, 0 if no tile is beside it."""
        east, south = map(int, cell.split(","))
        pattern = 0
        for edge, (right, down) in enumerate(STEPS):
            beside = f"{east + right},{south + down}"
            if beside in self.state.tiles:
                way = self.way_at(beside, (edge + 2) % len(EDGES))
                shown = FIELD if way is None else CITY if "/city" in way else ROAD
                pattern |= shown << 2 * edge
        return pattern

    def way_at(self, cell: str, edge: int) -> str | None:
        """Return the place of the city, road or bridge at a tile's edge on the map; None if there
        is none."""
        axis = self.state.bridges.get(cell)
        if axis is not None and (axis == "ew") == (edge % 2 == 1):
            return f"{cell}/bridge"
        return self.place_at(cell, AT_EDGE, edge, len(EDGES))

    def field_at(self, cell: str, half: int) -> str | None:
        """Return the place of the field at a tile's half-edge on the map, or None."""
        return self.place_at(cell, FIELD_AT, half, len(HALF_EDGES))

    def place_at(self, cell: str, table: Sequence[int], end: int, ends: int) -> str | None:
        """Return the place at an end of a tile, by a table of the core with so many for a kind."""
        tile = self.state.tiles[cell]
        kind = NAMES.index(tile.kind)
        at = table[ends * kind + (end - tile.rotation * ends // len(EDGES)) % ends]
        return None if at == NOT_THERE else f"{cell}/{SEGMENTS[CODES[ROOM * kind + at]]}"

    def meetings(self) -> Iterator[tuple[FeatureObject, FeatureObject, int]]:
        """Yield the pairs of incomplete features of one kind, both with followers, that a tile may
        join; fields too; with the number of these tiles."""
        kinds: dict[tuple[str, str], set[int]] = {}
        pairs: dict[tuple[str, str], tuple[FeatureObject, FeatureObject]] = {}
        for cell, pattern in self.patterns.items():
            taken = [(end, one) for end, one in self.ends_around(cell) if any(one["meeples"])]
            for (end, one), (other, two) in combinations(taken, 2):
                if one is not two and one["kind"] == two["kind"]:
                    found = {kind for kind, ends in placements(pattern) if ends[end] == ends[other]}
                    names = min(one["feature"], two["feature"]), max(one["feature"], two["feature"])
                    kinds.setdefault(names, set()).update(found)
                    pairs.setdefault(names, (one, two))
        for names, (one, two) in pairs.items():
            if tiles := sum(self.left[kind] for kind in kinds[names]):
                yield one, two, tiles

    def beside_castle(self, castle: str) -> list[FeatureObject]:
        """Return the cities, roads and monasteries in the vicinity of a castle, the castle too."""
        cells = self.vicinities[castle]
        return [
            feature
            for feature in self.features
            if feature["kind"] != "field"
            and any(place.partition("/")[0] in cells for place in feature["places"])
        ]

    # Worth

    def holders(self, feature: FeatureObject) -> list[int]:
        """Return the seats that score a feature."""
        return most_of(feature["meeples"])

    def drawn(self, tiles: int) -> float:
        """Return the chance that a player draws one of so many tiles."""
        if not (unseen := sum(self.left)):
            return 0.0
        expected = tiles * min(1.0, (self.state.pile + 1) / unseen) / self.players
        return 1 - math.exp(-HASTE * expected)

    def chance(self, feature: FeatureObject) -> float:
        """Return about the chance that a city, road or monastery becomes complete."""
        if feature["feature"] not in self.known_chances:
            self.known_chances[feature["feature"]] = self._chance(feature)
        return self.known_chances[feature["feature"]]

    def _chance(self, feature: FeatureObject) -> float:
        if feature["is_complete"]:
            return 1.0
        if self.is_last:
            return 0.0
        cells = [cell["cell"] for cell in feature["open"]]
        if feature["kind"] == "monastery":
            soon = min(1.0, self.state.pile / LATE)
            hope = PER_MONASTERY * soon * (1 - len(cells) / 10)
            return hope if all(map(self.fits, cells)) else 0.0
        closing = ({kind for kind, _ in self.met_on(feature, cell)} for cell in cells)
        each = math.prod(self.drawn(sum(self.left[kind] for kind in kinds)) for kinds in closing)
        return each * (PER_GAP ** (len(cells) - 1) if feature["kind"] == "city" else 1.0)

    def worth(self, feature: FeatureObject) -> float:
        """Return about the points that a feature will bring to each of its holders."""
        points, complete = feature["points"], feature["complete"]
        if feature["kind"] == "field":
            return points + self._hope_of_field(feature)
        if feature["kind"] == "monastery":
            alive = sum(self.fits(cell["cell"]) > 0 for cell in feature["open"])
            return points + PER_MONASTERY * alive * min(1.0, self.state.pile / LATE)
        return points + self.chance(feature) * (max(points, complete or 0) - points)

    def _hope_of_field(self, field: FeatureObject) -> float:
        """Return the points that a field may still get from the incomplete cities beside it; none
        in a game without farmers."""
        if not self.state.farmers:
            return 0.0
        missed = (1 - self.chance(city) for city in self.open_cities(field))
        return sum(CITY_FOR_FIELD * (1 - one * one) for one in missed) + 0.03 * self.state.pile

    def cities_beside(self, field: FeatureObject) -> list[FeatureObject]:
        """Return the cities, complete or not, that a field touches."""
        found: dict[str, FeatureObject] = {}
        for place in field["places"]:
            cell, _, segment = place.partition("/")
            kind = KINDS[NAMES.index(self.state.tiles[cell].kind)]
            for city in kind.fields[int(segment.partition(":")[2])].cities:
                feature = self.by_place[f"{cell}/city:{city}"]
                found[feature["feature"]] = feature
        return list(found.values())

    def open_cities(self, field: FeatureObject) -> list[FeatureObject]:
        """Return the incomplete ones of them."""
        return [city for city in self.cities_beside(field) if not city["is_complete"]]

    def worth_to(self, seat: int, feature: FeatureObject) -> float:
        """Return the same for a seat: 0 if others hold the feature."""
        return self.worth(feature) if seat in self.holders(feature) else 0.0

    @cached_property
    def bridges_left(self) -> int:
        """How many bridges the players can still build: these change what fits."""
        return sum(seat.bridges for seat in self.state.seats)


Threat = tuple[int, str]
"""A seat, and the name of a feature that a tile may let it score, or score alone."""


@dataclass(frozen=True)
class Joining:
    """What a tile may join: `far` is the feature of others, `near` is the one of the seat that
    joins it; `alone`: whether this seat scores both alone then."""

    far: FeatureObject
    near: FeatureObject
    alone: bool
    tiles: int


def threats_on(land: Landscape) -> dict[Threat, Joining]:
    """Return each feature that a seat may join with one tile, so that it scores it too, or alone
    where it shared it."""
    found: dict[Threat, Joining] = {}
    for one, other, tiles in land.meetings():
        together = [a + b for a, b in zip(one["meeples"], other["meeples"], strict=True)]
        most = most_of(together)
        for near, far in ((one, other), (other, one)):
            held = land.holders(far)
            for seat in most:
                is_new = seat not in held or len(held) > len(most) == 1
                if near["meeples"][seat] and is_new:
                    joining = Joining(far, near, most == [seat], tiles)
                    known = found.get((seat, far["feature"]), joining)
                    found[seat, far["feature"]] = max(known, joining, key=lambda one: one.tiles)
    return found


def may_join(land: Landscape, joining: int, joined: int, kind: str, tiles: int, fits: int) -> bool:
    """Return whether one tile may let a seat join a feature of another one: of this kind, and of
    about so many tiles; at least half as many tiles as `fits`."""
    return any(
        seat == joining
        and 2 * one.tiles >= fits
        and joined in land.holders(one.far)
        and one.far["kind"] == kind
        and abs(tiles_of(one.far) - tiles) <= 1
        for (seat, _), one in threats_on(land).items()
    )


def cells_around(feature: FeatureObject) -> list[str]:
    """Return the empty cells where a city, road or monastery is open."""
    return [gap["cell"] for gap in feature["open"]]


class Placement(NamedTuple):
    """A kind that fits somewhere in some rotation: for the four edges its city or road there, for
    the eight half-edges its field, each as a number; NOT_THERE for none."""

    kind: int
    ends: Sequence[int]


@cache
def placements(pattern: int) -> Sequence[Placement]:
    """Return each kind in each rotation in which it fits between these edges, without a bridge."""
    found = []
    for kind, rotation in product(range(len(KINDS)), range(len(EDGES))):
        shown, ways, fields = (
            turned(table[kind * ends : (kind + 1) * ends], rotation)
            for table, ends in ((SHOWN, 4), (AT_EDGE, 4), (FIELD_AT, 8))
        )
        if all(pattern >> 2 * at & 3 in (NONE, edge) for at, edge in enumerate(shown)):
            found.append(Placement(kind, (*ways, *fields)))
    return found


def most_of(meeples: Sequence[int]) -> list[int]:
    """Return the seats with the most of some followers by seat."""
    most = max(meeples)
    return [seat for seat, many in enumerate(meeples) if many and many == most]


def tiles_of(feature: FeatureObject) -> int:
    """Return the size of a feature in the words of a sentence: the complete cities of a field, the
    tiles in and around a monastery, else its tiles."""
    if feature["kind"] == "field":
        return len(feature["cities"])
    return feature["points"] if feature["kind"] == "monastery" else feature["tiles"]


@dataclass(frozen=True)
class Scene:
    """A turn with the map before and after it."""

    turn: ConsideredTurn[CarcassonneState]
    here: Landscape
    there: Landscape

    @classmethod
    def of(cls, turn: ConsideredTurn[CarcassonneState]) -> Scene:
        """Replay a turn."""
        end = cast(CarcassonnePosition, turn.position.copy())
        here = Landscape.of(end, turn.before)
        for code in turn.codes:
            end.act_only(code, turn.seat)
        return cls(turn, here, Landscape.of(end, turn.after))

    @property
    def seat(self) -> int:
        """The player of the turn."""
        return self.turn.seat

    @cached_property
    def events(self) -> list[Event]:
        """The events of the turn, without a final scoring after it."""
        return [event for event in self.turn.events if not is_of_final_scoring(event)]

    @property
    def rate(self) -> float:
        """What a point less for one opponent is worth."""
        return 1.0 / (self.here.players - 1)

    @cached_property
    def claimed(self) -> FeatureObject | None:
        """The feature on which the turn placed a follower, as it is after the turn."""
        placed = [one["on"] for one in self.turn.actions if one["type"] == "meeple"]
        return self.there.by_place[placed[0]] if placed else None

    def supply(self, landscape: Landscape) -> int:
        """Return how many followers the player has in supply."""
        return landscape.state.seats[self.seat].meeples

    def parts(self, feature: FeatureObject) -> list[FeatureObject]:
        """Return the features before the turn that a feature after it consists of."""
        found = (self.here.by_place.get(place) for place in feature["places"])
        parts = {part["feature"]: part for part in found if part is not None}
        return list(parts.values())

    def whose(self, holders: Sequence[int]) -> tuple[str, int]:
        """Return the owner of a feature, by its holders, and the seat of a motive."""
        if self.seat in holders:
            return ("own" if len(holders) == 1 else "shared"), self.seat
        return ("rival", holders[0]) if holders else ("nobody", self.seat)

    def gain(self, whose: str, points: float) -> float:
        """Return what points for such a feature are worth to the player."""
        return {"own": 1.0, "shared": 1.0 - self.rate, "rival": -self.rate}[whose] * points

    def sought(self) -> Iterator[tuple[int | None, str]]:
        """Yield the tile of a bazaar that a turn bids for, buys or takes, with the bid, if it is
        one."""
        state = self.turn.before
        tile = state.bazaar.lot if state.bazaar is not None else None
        for action in self.turn.actions:
            if action["type"] == "choose":
                tile = action["tile"]
            if tile is not None and action["type"] == "bid":
                yield action["points"], tile
            elif tile is not None and action["type"] == ("buy" if state.auction else "choose"):
                yield None, tile

    @cached_property
    def changes(self) -> list[Change]:
        """The features after the turn that have followers, or had them when the turn completed
        them, as far as a part was there before."""
        scored = {e["places"][0]: e["meeples"] for e in self.events if e["event"] == "complete"}
        found = (
            Change(self, feature, self.parts(feature), scored.get(place, feature["meeples"]))
            for feature in self.there.features
            for place in feature["places"][:1]
        )
        return [change for change in found if any(change.meeples) and change.parts]


@dataclass(frozen=True)
class Change:
    """A feature with a follower after a turn, and its parts before it."""

    scene: Scene
    feature: FeatureObject
    parts: list[FeatureObject]
    meeples: list[int]  # by seat, those that went home too

    @property
    def holders(self) -> list[int]:
        """The seats that score the feature."""
        return most_of(self.meeples)

    def keeps_holders(self) -> bool:
        """Whether the same seats score it as before, and no part with other followers joined."""
        held = [self.scene.here.holders(part) for part in self.parts if any(part["meeples"])]
        return bool(held) and all(one == self.holders for one in held)

    def lost_hope(self, seat: int) -> float:
        """Return how many points a seat that scored the feature before the turn loses, since it
        becomes complete less often: its points, and the follower that comes back then."""
        land = self.scene.here
        held = [part for part in self.parts if seat in land.holders(part)]
        if not held or seat not in self.holders:
            return 0.0
        part = max(held, key=land.chance)
        follower = STUCK * land.follower_worth(land.state.seats[seat].meeples)
        worth = max(0, (part["complete"] or 0) - part["points"]) + follower
        return max(0.0, land.chance(part) - self.scene.there.chance(self.feature)) * worth

    def gain_of(self, seat: int) -> float:
        """Return how much more the feature is worth to a seat than its parts were."""
        before = sum(self.scene.here.worth_to(seat, part) for part in self.parts)
        worth = self.scene.there.worth(self.feature) if seat in self.holders else 0.0
        return worth - before
