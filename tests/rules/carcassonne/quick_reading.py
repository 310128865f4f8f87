"""Score a whole game a second time from its actions and its final map, in fast code.

A complete feature never changes again, and an incomplete one has lost no meeple. So all points of a
game follow from the final map: the points of every feature, the meeples ever placed on it, the
feature that each castle copied, and the prices of tiles. The points in the game's events are not
used, and none of its code."""

from collections import Counter
from typing import Any

from tests.rules.carcassonne.quick_map import FIELDS, MONASTERY, ROADS, Feature, QuickMap

SEATING, START, TURN, TILE, DISCARD, ACTION, BRIDGE = range(1, 8)
COMPLETE, CASTLE, POINTS, BAZAAR, SOLD, END = range(8, 14)
"""The numbers of events in the journal."""
PLACE, ASIDE, BUILD, MEEPLE, FOUND, CHOOSE, BID, BUY, SELL, PASS, CLAIM = range(11)
"""The numbers of actions in the high bits of the core's codes; a claim has all numbers from its own
on."""
KIND_BITS = 24
SOURCES = "city", "road", "monastery", "castle", "field", "bazaar"
LEFT = 1 << 24
START_MEEPLES = 7
Key = tuple[int, str]


class Deeds:
    """The actions and events of a game, from its journal."""

    def __init__(self, journal: list[int]) -> None:
        self.put: list[tuple[int, int]] = []
        self.founded: dict[int, tuple[int, int]] = {}
        self.complete: dict[int, tuple[int, int, int]] = {}
        self.claimed: list[tuple[int, int, int, int]] = []
        self.told: Counter[Key] = Counter()
        self.bazaar: Counter[int] = Counter()
        self.acted: Counter[int] = Counter()
        self.gone = self.turns = self.needed = 0
        self.chooser = self.bid = self.bidder = self.seller = NOBODY
        numbers = iter(journal)
        for event, first, second, third in zip(numbers, numbers, numbers, numbers, strict=True):
            if event == ACTION:
                self.act(first, second)
            elif event == POINTS:
                self.told[first, source_of(third)] += second
            elif event == TURN:
                self.turns += 1
            elif event == COMPLETE:
                assert first not in self.complete, "a feature was completed twice"
                self.complete[first] = second, third, self.turns
            elif event == CASTLE:
                self.claimed.append((first, second, third, self.turns))
            elif event == SOLD:
                self.sell(first, third)
            elif event == BRIDGE:
                self.needed += 1
            elif event == DISCARD:
                self.gone += 1

    def act(self, seat: int, code: int) -> None:
        """Note an action."""
        kind = min(code >> KIND_BITS, CLAIM)
        self.acted[kind] += 1
        if kind == MEEPLE:
            self.put.append((code & (1 << KIND_BITS) - 1, seat))
        elif kind == FOUND:
            self.founded[code & (1 << KIND_BITS) - 1] = seat, self.turns
        elif kind == CHOOSE:
            self.chooser, self.bidder = seat, NOBODY
        elif kind == BID:
            assert self.bidder == NOBODY or (code & 255) > self.bid, "a bid must be higher"
            self.bid, self.bidder = code & 255, seat
        elif kind == SELL:
            self.seller = seat

    def sell(self, seat: int, points: int) -> None:
        """Note that a lot was sold, or the last tile given away."""
        if self.bidder == NOBODY:
            assert points == 0, "the last tile must be free"
            return
        is_sale = self.seller != NOBODY
        assert points == self.bid and seat == (self.bidder if is_sale else self.chooser)
        self.bazaar[seat] -= points
        if self.bidder != self.chooser:
            self.bazaar[self.chooser if is_sale else self.bidder] += points
        self.chooser = self.bidder = self.seller = NOBODY


NOBODY = -1


def source_of(what: int) -> str:
    """Return the reason for points, from the journal's number."""
    return SOURCES[what & 7] + ("-left" if what & LEFT else "")


class QuickReading:
    """A finished game, scored again; `check` raises AssertionError at any difference from its
    events."""

    def __init__(self, request: dict[str, Any], raw: dict[str, Any], journal: list[int]) -> None:
        self.request, self.raw, self.deeds = request, raw, Deeds(journal)
        self.map = QuickMap(raw["tiles"], request["small_city"])
        self.castles = self.deeds.founded
        self.worth: dict[int, int] = {}
        self.points: Counter[Key] = Counter()
        for place, seat in self.deeds.put:
            assert request["farmers"] or place % 16 < FIELDS, "a farmer in a game without farmers"
            meeples = self.map.feature_of(place).meeples
            meeples[seat] = meeples.get(seat, 0) + 1

    def check(self) -> None:
        """Check everything."""
        self.every_complete_feature_was_reported()
        self.castles_scored_with_the_first_complete_feature_beside_them()
        self.count_points()
        told = {key: points for key, points in self.deeds.told.items() if points}
        assert told == {key: points for key, points in self.points.items() if points}
        for seat, has in enumerate(self.raw["seats"]):
            assert has["points"] == sum(
                points for key, points in self.points.items() if key[0] == seat
            )
        self.everything_is_somewhere()

    def every_complete_feature_was_reported(self) -> None:
        """Check that every complete feature of the final map, except castles, has an event with its
        points and its meeples."""
        deeds = self.deeds
        complete = [one for one in self.map.features if one.is_complete]
        assert {one.first for one in complete} == deeds.complete.keys() | self.castles.keys()
        assert deeds.complete.keys().isdisjoint(self.castles)
        for one in complete:
            if one.first not in self.castles:
                points, meeples, _ = deeds.complete[one.first]
                assert points == one.points
                assert meeples == sum(number << 4 * seat for seat, number in one.meeples.items())

    def castles_scored_with_the_first_complete_feature_beside_them(self) -> None:
        """Check that each castle scored by the first feature or castle beside it that was completed
        in a later turn, with the same points."""
        town_of = {name: self.map.feature[name] for name in self.castles}
        beside = {name: self.map.vicinity(town) for name, town in town_of.items()}
        scored = {castle: turn for _, castle, _, turn in self.deeds.claimed}
        assert len(scored) == len(self.deeds.claimed)
        happened = [
            (turn, self.map.feature[one]) for one, (*_, turn) in self.deeds.complete.items()
        ]
        happened += [(turn, town_of[castle]) for castle, turn in scored.items()]
        for name, (seat, founded) in self.castles.items():
            assert self.map.is_town(town_of[name]) and town_of[name].meeples == {seat: 1}
            turns = [
                turn
                for turn, one in happened
                if turn > founded and one is not town_of[name] and one.cells & beside[name]
            ]
            assert min(turns, default=None) == scored.get(name)
        for seat, castle, feature, turn in self.deeds.claimed:
            assert self.castles[castle][0] == seat
            assert self.map.feature[feature].cells & beside[castle]
            if feature in self.castles:
                assert scored[feature] == turn
                self.worth[castle] = self.worth[feature]
            else:
                assert self.deeds.complete[feature][2] == turn
                self.worth[castle] = self.map.feature[feature].points

    def count_points(self) -> None:
        """Count the points of every feature by its meeples, of every castle, and the prices of
        tiles."""
        for castle, points in self.worth.items():
            self.points[self.castles[castle][0], "castle"] += points
        for seat, points in self.deeds.bazaar.items():
            self.points[seat, "bazaar"] += points
        for one in self.map.features:
            if one.meeples and one.first not in self.castles:
                self.share(one)

    def share(self, one: Feature) -> None:
        """Give a feature's points to all seats with the most meeples."""
        source, points = kind_of(one), one.points
        if source == "field":
            points = self.map.field_points(one, self.values_of_castles())
        elif not one.is_complete:
            source += "-left"
        most = max(one.meeples.values())
        for seat, number in one.meeples.items():
            if number == most:
                self.points[seat, source] += points

    def values_of_castles(self) -> dict[int, int]:
        """Return the points of each castle for a field."""
        occupied = self.request["occupied_castles"]
        return {name: 4 if name in self.worth else occupied for name in self.castles}

    def everything_is_somewhere(self) -> None:
        """Check the number of meeples, bridges, castles and tiles."""
        deeds, raw, players = self.deeds, self.raw, self.request["players"]
        tokens = 3 if players <= 4 else 2
        modules = self.request["modules"]
        away: Counter[int] = Counter()
        for one in self.map.features:
            if not one.is_complete:
                away.update(one.meeples)
        away.update(seat for name, (seat, _) in self.castles.items() if name not in self.worth)
        on_map = Counter(tile["meeple"][0] for tile in raw["tiles"] if tile["meeple"])
        on_map.update(castle["seat"] for castle in raw["castles"] if castle["occupied"])
        assert away == on_map
        for seat, has in enumerate(raw["seats"]):
            assert has["meeples"] == START_MEEPLES - away[seat]
        bridges, castles = ("bridges" in modules), ("castles" in modules)
        built, made = len(self.map.bridges), len(self.castles)
        assert built == deeds.needed + deeds.acted[BUILD]
        assert sum(has["bridges"] for has in raw["seats"]) == tokens * players * bridges - built
        assert sum(has["castles"] for has in raw["seats"]) == tokens * players * castles - made
        gone = deeds.gone + deeds.acted[ASIDE]
        assert len(raw["tiles"]) + gone + sum(raw["unseen"]) == (84 if modules else 72)
        assert len(raw["tiles"]) == 1 + deeds.acted[PLACE]


def kind_of(one: Feature) -> str:
    """Return the reason for points of a feature."""
    if one.segment >= FIELDS:
        return "field"
    if one.segment == MONASTERY:
        return "monastery"
    return "road" if one.segment >= ROADS else "city"
