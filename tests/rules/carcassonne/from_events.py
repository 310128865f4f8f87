"""Follow a game by the events of its record alone, with no code of the rules: at every moment it
knows which event must come next, and what it must say.

Pieces drawn by chance must still be in stock; everything else is calculated a second time from the
protocol's page."""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from tests.rules.carcassonne import second_reading
from tests.rules.carcassonne.second_map import (
    TILES,
    Cell,
    Place,
    cell_of,
    name_of,
    number_of,
    order_of,
    place_of,
)
from tests.rules.carcassonne.second_reading import (
    GrowingMap,
    Placement,
    free_bridges,
    named,
    placements,
)

Event = dict[str, Any]
Story = Generator[None, Event, None]
Feature = frozenset[Place]
MEEPLES = 7
START = (0, 0)


@dataclass
class Seat:
    """The pieces and points of a seat."""

    bridges: int
    castles: int
    points: int = 0
    meeples: int = MEEPLES
    bought: str | None = None


@dataclass
class Castle:
    """A town that became a castle."""

    name: str
    town: Feature
    seat: int
    turn: int
    occupied: bool = True
    worth: int = 0

    @property
    def cells(self) -> list[Cell]:
        return sorted((cell for cell, _ in self.town), key=lambda cell: (cell[1], cell[0]))

    @property
    def vicinity(self) -> set[Cell]:
        """Return its two cells, and the two cells on each long side."""
        first, second = self.cells
        is_row = first[1] == second[1]
        sides = ((0, -1), (0, 0), (0, 1)) if is_row else ((-1, 0), (0, 0), (1, 0))
        return {(x + across, y + down) for x, y in self.cells for across, down in sides}


class Told:
    """A game as its events report it; an event that does not fit raises AssertionError."""

    def __init__(self, request: Event) -> None:
        self.request = request
        self.players: int = request["players"]
        tokens = 3 if self.players <= 4 else 2
        has = {module: tokens * (module in request["modules"]) for module in ("bridges", "castles")}
        self.seats = [Seat(**has) for _ in range(self.players)]
        sets = ("base", "expansion") if request["modules"] else ("base",)
        self.unseen = Counter(
            {kind: tile["count"] for kind, tile in TILES.items() if tile["set"] in sets}
        )
        self.unseen["D"] -= 1
        self.pile: int = request["pile"] or self.unseen.total()
        self.to_come = list(request["tiles"] or [])
        self.map = GrowingMap()
        self.castles: list[Castle] = []
        self.turns = 0
        self.turn: int | None = None
        self.seat: int | None = None
        self.decision: str | None = None
        self.tile: Any = None
        self.cell: Any = None
        self.fitting: list[Placement] = []
        self.about: str | None = None
        self.claims: list[str] = []
        self.host: int | None = None
        self.to_play: list[int] = []
        self.table: list[str] = []
        self.chooser: int | None = None
        self.lot: str | None = None
        self.bid: int | None = None
        self.bidder: int | None = None
        self.to_bid: list[int] = []
        self.result: Event | None = None
        self.story = self.game()
        next(self.story)

    def hear(self, event: Event) -> None:
        """Follow an event."""
        assert self.result is None
        self.story.send(event)

    def legal(self) -> list[Event]:
        """Return the legal actions of the deciding seat."""
        return second_reading.legal(self)

    # The course of a game

    def game(self) -> Story:
        """Follow the game from the seating to the final places."""
        event = yield
        first = event["order"][0]
        order = [(first + at) % self.players for at in range(self.players)]
        assert event == {"event": "seating", "order": order}
        assert self.request["first"] in (None, first)
        yield from self.lay_the_start()
        seat = first
        while self.pile:
            yield from self.begin_turn(seat)
            kind: list[str] = []
            yield from self.draw(kind)
            yield from self.play(kind[0])
            if self.tile is None and not self.pile:
                break
            if self.opens_bazaar():
                yield from self.bazaar(seat)
            self.tile = self.cell = None
            seat = (seat + 1) % self.players
        yield from self.score_the_end()
        yield

    def lay_the_start(self) -> Story:
        """Place the start tile, and give every seat its pieces."""
        yield from told(
            {
                "event": "start",
                "tile": "D",
                "cell": "0,0",
                "rotation": 0,
                "pile": self.pile,
                "meeples": MEEPLES,
                "bridges": self.seats[0].bridges,
                "castles": self.seats[0].castles,
            }
        )
        self.map.lay(START, {"tile": "D", "rotation": 0, "bridge": None, "meeple": None})

    def begin_turn(self, seat: int) -> Story:
        yield from told({"event": "turn", "seat": seat})
        self.turn, self.turns, self.tile, self.cell = seat, self.turns + 1, None, None

    def draw(self, kind: list[str]) -> Story:
        """Draw a tile from the pile."""
        event = yield
        kind[:] = [event["tile"]]
        assert event == {
            "event": "tile",
            "seat": self.turn,
            "tile": kind[0],
            "from": "pile",
        }
        self.see(kind[0])

    def see(self, kind: str) -> None:
        """Remove a tile from the pile."""
        assert self.unseen[kind] > 0 and self.pile > 0
        assert not self.to_come or self.to_come.pop(0) == kind
        self.unseen[kind] -= 1
        self.pile -= 1

    def play(self, kind: str | None) -> Story:
        """Play a turn with a tile, or with the tiles that replace it."""
        seat = self.seats[self.turn or 0]
        while kind is not None:
            self.fitting = placements(self.map, kind, seat.bridges > 0)
            self.tile = kind
            if not self.fitting:
                yield from told({"event": "discard", "seat": self.turn, "tile": kind})
                self.tile = None
            else:
                action: Event = {}
                yield from self.ask("place", self.turn or 0, action)
                if action["type"] == "place":
                    yield from self.lay(action)
                    return
                self.tile = None
            drawn: list[str] = []
            if self.pile:
                yield from self.draw(drawn)
            kind = drawn[0] if drawn else None

    def ask(self, decision: str, seat: int, into: Event, town: Feature = frozenset()) -> Story:
        """Wait for a decision of a seat: one of its legal actions, written to `into`. For a `town`
        that becomes a castle the event also names the places."""
        self.decision, self.seat = decision, seat
        event = yield
        assert event["action"] in self.legal()
        expected = {"event": "action", "seat": seat, "action": event["action"]}
        if event["action"]["type"] == "castle":
            expected["places"] = places_of(town)
        assert event == expected
        into.update(event["action"])
        self.decision = self.seat = None

    def lay(self, action: Event) -> Story:
        """Place the tile, its bridge and its meeple, and complete features."""
        seat = self.turn or 0
        own, self.cell = self.seats[seat], cell_of(action["cell"])
        self.map.lay(
            self.cell,
            {
                "tile": action["tile"],
                "rotation": action["rotation"],
                "bridge": None,
                "meeple": None,
            },
        )
        (needed,) = (
            bridge
            for cell, turns, bridge in self.fitting
            if (cell, turns) == (self.cell, action["rotation"])
        )
        if needed:
            cell, axis = needed
            yield from told({"event": "bridge", "seat": seat, "cell": named(cell), "axis": axis})
            self.build(seat, cell, axis)
        elif own.bridges and free_bridges(self.map, self.cell):
            chosen: Event = {}
            yield from self.ask("bridge", seat, chosen)
            if chosen["type"] == "bridge":
                self.build(seat, cell_of(chosen["cell"]), chosen["axis"])
        if own.meeples and second_reading.meeples(self):
            chosen = {}
            yield from self.ask("meeple", seat, chosen)
            if chosen["type"] == "meeple":
                cell, segment = place_of(chosen["on"])
                self.map.board[cell]["meeple"] = {"seat": seat, "on": segment}
                own.meeples -= 1
        yield from self.complete()

    def build(self, seat: int, cell: Cell, axis: str) -> None:
        self.map.lay(cell, {**self.map.board[cell], "bridge": axis})
        self.seats[seat].bridges -= 1

    # Features that a tile completes

    def complete(self) -> Story:
        """Complete castles first, then features, then castles beside them."""
        features = self.completed()
        yield from self.make_castles(features)
        for feature in features:
            yield from self.score(feature)
        sources = [(feature, self.worth(feature)) for feature in features]
        while sources:
            round_: list[tuple[Feature, int]] = []
            yield from self.score_castles(sources, round_)
            sources = sorted(round_, key=lambda one: first_of(one[0]))

    def completed(self) -> list[Feature]:
        """Return every feature that the tile completes, by name."""
        x, y = self.cell
        near = [(x + across, y + down) for down in (-1, 0, 1) for across in (-1, 0, 1)]
        places = self.map.segments(self.cell)
        places += [
            (cell, "monastery") for cell in near if "monastery" in self.map.ends.get(cell, {})
        ]
        features = {self.map.feature(place) for place in places if not place[1].startswith("field")}
        return sorted(filter(self.map.is_complete, features), key=first_of)

    def is_town(self, feature: Feature) -> bool:
        """Return whether it is a complete city of two caps, one on each of two tiles."""
        return len(feature) == len({cell for cell, _ in feature}) == 2 and all(
            segment.startswith("city")
            and TILES[self.map.board[cell]["tile"]]["cities"][number_of(segment)]["cap"]
            for cell, segment in feature
        )

    def make_castles(self, features: list[Feature]) -> Story:
        """Ask the owners clockwise, for each the towns by name; towns that become castles leave the
        list."""
        for seat in self.clockwise():
            for town in [one for one in features if self.is_town(one)]:
                if self.standing(town)[seat] and self.seats[seat].castles:
                    self.about = name_of(town)
                    chosen: Event = {}
                    yield from self.ask("castle", seat, chosen, town)
                    self.about = None
                    if chosen["type"] == "castle":
                        self.castles.append(Castle(name_of(town), town, seat, self.turns))
                        self.seats[seat].castles -= 1
                        self.take_off(town)
                        features.remove(town)

    def clockwise(self) -> list[int]:
        """Return all seats, beginning with the one whose turn it is."""
        return [((self.turn or 0) + at) % self.players for at in range(self.players)]

    def standing(self, feature: Feature) -> Counter[int]:
        """Return the meeples on a feature, by seat."""
        return Counter(
            tile["meeple"]["seat"]
            for tile, segment in ((self.map.board[cell], segment) for cell, segment in feature)
            if tile["meeple"] and tile["meeple"]["on"] == segment
        )

    def take_off(self, feature: Feature) -> None:
        for cell, segment in feature:
            tile = self.map.board[cell]
            if tile["meeple"] and tile["meeple"]["on"] == segment:
                tile["meeple"] = None

    def worth(self, feature: Feature) -> int:
        """Return the points of a complete city, road or monastery."""
        return self.map.complete(feature, self.request["small_city"])

    def score(self, feature: Feature) -> Story:
        """Score a complete feature: announce its points and meeples, give the points, and return
        the meeples."""
        standing, points = self.standing(feature), self.worth(feature)
        by_seat = [standing[seat] for seat in range(self.players)]
        name = name_of(feature)
        yield from told(
            {
                "event": "complete",
                "feature": name,
                "points": points,
                "meeples": by_seat,
                "places": places_of(feature),
            }
        )
        yield from self.pay(standing, points, kind_of(feature), name)
        for seat, number in standing.items():
            self.seats[seat].meeples += number
        self.take_off(feature)

    def pay(self, standing: Counter[int], points: int, reason: str, name: str) -> Story:
        """Give the points in full to all seats with the most meeples."""
        for seat in sorted(standing):
            if standing[seat] == max(standing.values()):
                yield from self.gain(seat, points, reason, name)

    def gain(self, seat: int, points: int, reason: str, name: str | None = None) -> Story:
        """Give points to a seat; 0 points have no event."""
        if points:
            event = {"event": "points", "seat": seat, "points": points, "for": reason}
            yield from told(event if name is None else event | {"feature": name})
            self.seats[seat].points += points

    def score_castles(
        self, sources: list[tuple[Feature, int]], scored: list[tuple[Feature, int]]
    ) -> Story:
        """Score one round: every castle beside one of these features, owners clockwise, castles by
        name."""
        for seat in self.clockwise():
            for castle in sorted(self.castles, key=lambda one: first_of(one.town)):
                if castle.seat != seat or not castle.occupied or castle.turn == self.turns:
                    continue
                ways: dict[int, Feature] = {}
                for feature, points in sources:
                    if castle.vicinity & {cell for cell, _ in feature}:
                        ways.setdefault(points, feature)
                if ways:
                    yield from self.score_castle(castle, ways)
                    scored.append((castle.town, castle.worth))

    def score_castle(self, castle: Castle, ways: dict[int, Feature]) -> Story:
        """Score a castle by the one feature that completes it, or by the owner's choice."""
        names = {
            name_of(feature): points
            for points, feature in sorted(ways.items(), key=lambda way: first_of(way[1]))
        }
        chosen: Event = {"feature": next(iter(names))}
        if len(names) > 1:
            self.about, self.claims = castle.name, list(names)
            yield from self.ask("claim", castle.seat, chosen)
            self.about = None
        castle.worth, castle.occupied = names[chosen["feature"]], False
        self.seats[castle.seat].meeples += 1
        yield from told(
            {
                "event": "castle",
                "seat": castle.seat,
                "castle": castle.name,
                "feature": chosen["feature"],
            }
        )
        yield from self.gain(castle.seat, castle.worth, "castle", castle.name)

    # Bazaars

    def opens_bazaar(self) -> bool:
        """Return whether the tile of a normal turn shows a bazaar, and there is a tile for each
        seat."""
        return (
            "bazaars" in self.request["modules"]
            and self.tile is not None
            and TILES[self.tile]["bazaar"]
            and self.pile >= self.players
        )

    def bazaar(self, host: int) -> Story:
        """Draw, sell and place the tiles of a bazaar."""
        event = yield
        self.table = list(event["tiles"])
        assert event == {"event": "bazaar", "tiles": self.table}
        assert len(self.table) == self.players
        for kind in self.table:
            self.see(kind)
        self.host, self.tile, self.cell = host, None, None
        self.to_play = [(host + at) % self.players for at in range(1, self.players + 1)]
        if self.request["auction"]:
            yield from self.auction(host)
        while self.to_play:
            seat = self.to_play[0]
            yield from self.begin_turn(seat)
            yield from self.take_bought(seat)
        self.host, self.tile, self.cell, self.turn = None, None, None, host

    def take_bought(self, seat: int) -> Story:
        """Play the turn with the tile that the seat has bought or chooses now."""
        own = self.seats[seat]
        if own.bought is None:
            chosen: Event = {"tile": self.table[0]}
            if len(self.table) > 1:
                self.chooser = seat
                yield from self.ask("choose", seat, chosen)
                self.chooser = None
            own.bought = chosen["tile"]
            self.table.remove(chosen["tile"])
        kind, own.bought = own.bought, None
        yield from told({"event": "tile", "seat": seat, "tile": kind, "from": "bazaar"})
        self.to_play.pop(0)
        yield from self.play(kind)

    def auction(self, host: int) -> Story:
        """Sell lot by lot; the last tile is free."""
        chooser = host
        while len(self.table) > 1:
            chooser = self.without_tile_after(chooser)[0]
            yield from self.sell_a_lot(chooser)
        (last,) = self.without_tile_after(chooser)
        yield from self.hand_over(last, self.table.pop(), 0)

    def without_tile_after(self, seat: int) -> list[int]:
        """Return the seats without a tile of this bazaar, clockwise after one, ending with
        itself."""
        order = [(seat + at) % self.players for at in range(1, self.players + 1)]
        return [other for other in order if self.seats[other].bought is None]

    def sell_a_lot(self, chooser: int) -> Story:
        """Sell a lot: the chooser names a tile and a bid, the others bid more or pass, the chooser
        buys or sells."""
        chosen: Event = {}
        self.chooser = chooser
        others = [seat for seat in self.without_tile_after(chooser) if seat != chooser]
        self.to_bid = [chooser, *others]
        yield from self.ask("choose", chooser, chosen)
        self.lot = chosen["tile"]
        self.table.remove(self.lot)
        yield from self.ask("bid", chooser, chosen)
        self.bid, self.bidder, self.to_bid = chosen["points"], chooser, others
        while self.to_bid and self.bid < self.request["bid_limit"]:
            seat, answer = self.to_bid[0], {}
            yield from self.ask("bid", seat, answer)
            self.to_bid.pop(0)
            if answer["type"] == "bid":
                self.bid, self.bidder = answer["points"], seat
        self.to_bid = []
        deal: Event = {"type": "buy"}
        if self.bidder != chooser:
            yield from self.ask("deal", chooser, deal)
        highest, points, lot = self.bidder, self.bid, self.lot
        self.chooser = self.lot = self.bid = self.bidder = None
        buyer, paid = (highest, chooser) if deal["type"] == "sell" else (chooser, highest)
        yield from self.hand_over(buyer, lot, points)
        yield from self.gain(buyer, -points, "bazaar")
        if paid != buyer:
            yield from self.gain(paid, points, "bazaar")

    def hand_over(self, seat: int, kind: str, points: int) -> Story:
        yield from told({"event": "sold", "seat": seat, "tile": kind, "points": points})
        self.seats[seat].bought = kind

    # The end

    def score_the_end(self) -> Story:
        """Score the remaining features by name, then fields; then announce the places."""
        self.seat = self.turn = self.decision = self.tile = self.cell = None
        towns = {
            castle.name: self.request["occupied_castles"] if castle.occupied else 4
            for castle in self.castles
        }
        taken = {
            self.map.feature((cell, tile["meeple"]["on"]))
            for cell, tile in self.map.board.items()
            if tile["meeple"]
        }
        for feature in sorted(taken, key=lambda one: (kind_of(one) == "field", first_of(one))):
            kind = kind_of(feature)
            points = self.map.left(feature, towns)
            reason = kind if kind == "field" else f"{kind}-left"
            yield from self.pay(self.standing(feature), points, reason, name_of(feature))
        points_of = [seat.points for seat in self.seats]
        places = [1 + sum(other > own for other in points_of) for own in points_of]
        yield from told({"event": "end", "points": points_of, "places": places})
        self.result = {"points": points_of, "places": places}

    # The state

    def state(self) -> Event:
        """Return the state as the protocol has it."""
        asked = ("edition", "modules", "auction", "small_city", "occupied_castles", "farmers")
        asked += ("bid_limit",)
        return {
            "game": "carcassonne",
            **{key: self.request[key] for key in asked},
            "seat": self.seat,
            "turn": self.turn,
            "decision": self.decision,
            "tile": self.tile,
            "cell": None if self.cell is None else named(self.cell),
            "about": self.about,
            "pile": self.pile,
            "unseen": {kind: self.unseen[kind] for kind in TILES if self.unseen[kind]},
            "board": {
                named(cell): self.map.board[cell]
                for cell in sorted(self.map.board, key=lambda cell: (cell[1], cell[0]))
            },
            "castles": [
                {
                    "city": castle.name,
                    "cells": [*map(named, castle.cells)],
                    "seat": castle.seat,
                    "occupied": castle.occupied,
                }
                for castle in sorted(self.castles, key=lambda one: first_of(one.town))
            ],
            "bazaar": self.bazaar_state(),
            "seats": [
                {
                    "points": own.points,
                    "meeples": own.meeples,
                    "bridges": own.bridges,
                    "castles": own.castles,
                }
                for own in self.seats
            ],
            "result": self.result,
        }

    def bazaar_state(self) -> Event | None:
        """Return the bazaar, from its opening until its last turn takes its tile."""
        if self.host is None or not self.to_play:
            return None
        return {
            "host": self.host,
            "tiles": self.table,
            "chooser": self.chooser,
            "lot": self.lot,
            "bid": self.bid,
            "bidder": self.bidder,
            "to_bid": self.to_bid,
            "bought": [own.bought for own in self.seats],
        }

    def is_what_is_shown(self, state: Event) -> None:
        """Check that a state equals the one known from the events."""
        again = self.state()
        for key in again:
            assert state[key] == again[key], f"{key}: {state[key]}, but by the events {again[key]}"
        assert list(state) == list(again) and list(state["board"]) == list(again["board"])


def told(event: Event) -> Story:
    """Expect this event next, with its keys in order."""
    heard = yield
    assert heard == event and list(heard) == list(event), f"{heard}, but {event} was expected"


def heard(record: list[Event]) -> Told:
    """Follow a whole record."""
    listener = Told(record[0])
    for event in record[1:]:
        listener.hear(event)
    return listener


def places_of(feature: Feature) -> list[str]:
    """Return all places of a feature by their names, in order."""
    return [name_of(frozenset([place])) for place in sorted(feature, key=order_of)]


def first_of(feature: Feature) -> Any:
    """Return the first place of a feature, by which features are ordered."""
    return min(map(order_of, feature))


def kind_of(feature: Feature) -> str:
    """Return city, road, monastery or field; a bridge belongs to a road."""
    kind = name_of(feature).split("/")[1].split(":")[0]
    return "road" if kind == "bridge" else kind
