"""From events to motion: every piece travels from where it was to where it goes, and numbers count when reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.widgets.play.targets import SHARED
from burgundy_qt.widgets.table import choreography_modules, choreography_solo, printed
from burgundy_qt.widgets.table.board import Board
from burgundy_qt.widgets.table.following import follow
from burgundy_qt.widgets.table.moves import (
    AWAY,
    POINTS,
    PRICE,
    REFILL_MOST,
    REFILL_STEP,
    ROLL,
    TICK,
    TRAVEL,
    Change,
    Landing,
    Move,
    Roll,
    Sweep,
    Tick,
    Travel,
)
from burgundy_qt.widgets.table.picture import Picture, picture_of, spot_of
from burgundy_qt.widgets.table.spots import Face, Spot

Event = Mapping[str, Any]
Reached = dict[Spot, int]
COIN, WORKER = Face("piece", "silverling"), Face("piece", "worker")
MOST_COINS = 6
STAGGER = 70
OVERLAP = 150  # after this long the next gain may start


class Choreography:
    """The moves of a row of events. The board is followed along and shows what lies there afterwards."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.moves: list[Move] = []
        self.clock = 0
        self.laid: Spot | None = None  # the cell laid last, or the space of a route
        self.joined: Spot | None = None  # the seal of the posts joined last
        self.road_is_free = 0  # when the counter of the solo game has come where it was sent
        self._die: Spot | None = None  # the die used last
        self._cargo: list[tuple[Spot, int, Face]] = []  # goods that a ship has lifted: from where, of how many

    def follow_all(self, events: Iterable[Event]) -> None:
        """Set all events in motion, one after another."""
        for event in events:
            self._follow(event)

    def pass_turn(self, seat: int | None) -> None:
        """Somebody else decides than the one whose turn began last, as at the end of a phase."""
        if seat == self.board.turn:
            return
        before = picture_of(self.board)
        self.board.turn = seat
        after = picture_of(self.board)
        spots = [spot for spot in {**before, **after} if spot.kind == "turn"]
        self.moves += [Change(self.clock, spot, after.get(spot)) for spot in spots]

    def _follow(self, event: Event) -> None:
        before = picture_of(self.board)
        follow(self.board, event)
        after = picture_of(self.board)
        changed = [spot for spot in {**before, **after} if before.get(spot) != after.get(spot)]
        start = self.clock
        module = choreography_modules.EVENTS.get(event["event"])
        move = getattr(self, "_on_" + event["event"].replace("-", "_"), None)
        reached: Reached = {}
        if module is not None:
            reached = module(self, event, before, after)
        elif move is not None:
            reached = move(event, before, after)
        for spot in dict.fromkeys([*changed, *reached]):
            self.moves.append(Change(reached.get(spot, start), spot, after.get(spot)))

    # The pieces of a step

    def travel(self, face: Face, source: Spot, target: Spot, start: int, after: Picture) -> int:
        """Let a piece travel and settle; returns when it arrives."""
        lies = after.get(target)
        self.moves.append(Travel(start, face, source, target, of=lies.of if lies else 1))
        self.moves.append(Landing(start + TRAVEL, target))
        return start + TRAVEL

    def _pay(self, event: Event, die: Spot | None) -> None:
        """Workers go to the die that they change, or with silver to the black depot where they pay for a purchase."""
        home, start = self.board.home(event["seat"]), self.clock
        paid = event["paid"]
        aim = PRICE if event["action"]["type"] == "buy" else die or AWAY
        counter = Spot("buy-point", home) if event["action"]["type"] == "buy-point" else PRICE
        for index in range(min(paid["workers"], MOST_COINS)):
            self.moves.append(Travel(start + index * STAGGER, WORKER, Spot("workers", home), aim, fades=True))
        for index in range(min(paid["silver"], MOST_COINS)):
            self.moves.append(Travel(start + index * STAGGER, COIN, Spot("silver", home), counter, fades=True))

    def _count_up(self, spot: Spot, before: Picture, after: Picture, start: int) -> None:
        first, last = int(before[spot].what), int(after[spot].what)
        self.moves.append(Tick(start, spot, first, last))

    def _score(self, seat: int, points: int, source: Spot, before: Picture, after: Picture) -> Reached:
        """Points fly to the crest and are counted there."""
        target = Spot("points", seat)
        badge = Face("badge", f"+{points}")
        self.moves.append(Travel(self.clock, badge, source, Spot("crest", seat), fades=True, length=POINTS))
        arrival = self.clock + POINTS
        self._count_up(target, before, after, arrival)
        self.clock += OVERLAP
        team = Spot("team", self.board.home(seat))
        reached = {target: arrival + TICK} | ({team: arrival + TICK} if team in after else {})
        return reached | choreography_solo.move_along(self, before, after, arrival)

    # One method for each event

    def _on_action(self, event: Event, before: Picture, after: Picture) -> Reached:
        die = die_used(event, before)
        self._pay(event, die)
        self._die = die or self._die
        module = choreography_modules.DEEDS.get(event["action"]["type"])
        if module is not None:
            return module(self, event, before, after)
        act = getattr(self, "_do_" + event["action"]["type"], None)
        reached: Reached = act(event, before, after) if act else {}
        return reached

    def _do_take(self, event: Event, before: Picture, after: Picture) -> Reached:
        action, start = event["action"], self.clock
        tile = Face("tile", action["tile"])
        source = spot_of(tile, before, "market", action["depot"])
        target = self._new_place(event, tile, before, after)
        if action.get("discard"):
            self.moves.append(Travel(start, Face("tile", action["discard"]), target, AWAY, fades=True))
            self.moves.append(Change(start, target, None))
            start += TRAVEL // 2
            self.moves.append(Change(start, source, None))
        arrival = self.travel(tile, source, target, start, after)
        self.clock = arrival
        return {target: arrival, source: start}

    _do_buy = _do_take

    def _store_of(self, event: Event) -> tuple[str, int]:
        """Kind and owner of the spots of the store that an action means."""
        if event["action"].get("store") == SHARED:
            return "shared", self.board.home(event["seat"])
        return "storage", event["seat"]

    def _new_place(self, event: Event, tile: Face, before: Picture, after: Picture) -> Spot:
        """The place in the store that the taken tile came to."""
        store, is_exchanged = self._store_of(event), tile.what == event["action"].get("discard")
        places = [spot for spot, face in after.items() if spot[:2] == store and face == tile]
        return next((spot for spot in places if before.get(spot) != tile or is_exchanged), places[0])

    def _do_place(self, event: Event, before: Picture, after: Picture) -> Reached:
        action, home = event["action"], self.board.home(event["seat"])
        tile = Face("tile", action["tile"])
        lay = ("market", action["depot"]) if "depot" in action else self._store_of(event)
        source = spot_of(tile, before, *lay)
        self.laid = Spot("cell", home, action["cell"])
        arrival = self.travel(tile, source, self.laid, self.clock, after)
        self.clock = arrival
        return {self.laid: arrival, Spot("covered", home): arrival}

    def _do_sell(self, event: Event, before: Picture, after: Picture) -> Reached:
        seat, good = self.board.home(event["seat"]), str(event["action"]["good"])
        piles = [spot for spot in before if spot[:2] == ("goods", seat) and before[spot].what == good]
        target = Spot("sold", seat)
        start = self.clock
        for source in piles:
            for index in range(min(before[source].many, MOST_COINS)):
                at = start + index * STAGGER
                self.moves.append(Travel(at, Face("good", good), source, target, fades=True))
                self.clock = at + TRAVEL
        return {target: self.clock}

    def _do_load(self, event: Event, before: Picture, after: Picture) -> Reached:
        for good in event["action"]["goods"]:
            self.lift(before, good, event["action"]["depots"])
        return {}

    def lift(self, before: Picture, good: int, depots: Sequence[int] = printed.DEPOTS) -> None:
        """Lift the goods of a type from depots: they fly where the next event says that they are loaded."""
        self._cargo += [
            (spot, face.of, face)
            for spot, face in before.items()
            if spot.kind == "trough" and spot.owner in depots and face.what == str(good)
        ]

    def _do_start(self, event: Event, before: Picture, after: Picture) -> Reached:
        target = Spot("cell", self.board.home(event["seat"]), event["action"]["castle"])
        arrival = self.travel(Face("tile", "castle"), AWAY, target, self.clock, after)
        self.clock = arrival
        return {target: arrival}

    def _on_loaded(self, event: Event, before: Picture, after: Picture) -> Reached:
        seat = self.board.home(event["seat"])
        reached: Reached = {}
        piles = {face.what: spot for spot, face in after.items() if spot[:2] == ("goods", seat)}
        start = self.clock
        for index, (source, of, face) in enumerate(self._cargo):
            target = piles.get(face.what)
            if target is None:
                continue
            at = start + index * STAGGER
            self.moves.append(Travel(at, face._replace(of=of), source, target, fades=True))
            reached[target] = self.clock = at + TRAVEL
        self._cargo = []
        return reached

    def _on_gain(self, event: Event, before: Picture, after: Picture) -> Reached:
        seat, start = self.board.home(event["seat"]), self.clock
        reached: Reached = {}
        for kind, piece in (("silver", COIN), ("workers", WORKER)):
            count = event.get(kind, 0)
            if not count:
                continue
            sources = self._sources(event, kind)
            target = Spot(kind, seat)
            flying = min(count, MOST_COINS)
            for index in range(flying):
                source = sources[index % len(sources)]
                self.moves.append(Travel(start + index * STAGGER, piece, source, target, fades=True))
            self._count_up(target, before, after, start + TRAVEL)
            reached[target] = start + TRAVEL + TICK
        self.clock = start + OVERLAP
        return reached

    def _sources(self, event: Event, kind: str) -> list[Spot]:
        """Where a gain comes from."""
        seat = self.board.home(event["seat"])
        match event["for"]:
            case "sale":
                return [Spot("sold", seat)]
            case "workers":
                return [self._die or self.laid or AWAY]
            case "mines":
                cells = self.board.seats[seat].cells
                return [Spot("cell", seat, cell) for cell, tile in cells.items() if tile == "mine"] or [AWAY]
            case "shield:2":
                worn = self.board.seats[seat].worn.items()
                return [Spot("worn", seat, castle) for castle, shield in worn if shield == 2] or [AWAY]
            case "hire":
                return [PRICE]
        return [self.laid or AWAY]

    def _on_points(self, event: Event, before: Picture, after: Picture) -> Reached:
        seat = event["seat"]
        if event["for"] == "region":
            self._sweep(self.board.home(seat))
        return self._score(seat, event["points"], self._reason(event), before, after)

    def _sweep(self, seat: int) -> None:
        estate = self.board.seats[seat].estate
        if estate and self.laid and self.laid.kind == "cell":
            cells = printed.region_of(self.board.edition, estate, str(self.laid.at))
            self.moves.append(Sweep(self.clock, tuple(Spot("cell", seat, cell) for cell in cells)))
            self.clock += OVERLAP

    def _reason(self, event: Event) -> Spot:
        """The place that points come from."""
        seat, reason = self.board.home(event["seat"]), event["for"]
        fixed = {
            "phase": Spot("phase", self.board.phase),
            "sale": Spot("sold", seat),
            "goods-left": Spot("goods", seat, 0),
            "silver-left": Spot("silver", seat),
            "workers-left": Spot("workers", seat),
            "bought": Spot("buy-point", seat),
            "border-posts": self.joined,
            "border-posts-reward": self.joined,
        }
        if found := fixed.get(reason):
            return found
        for castle, shield in self.board.seats[seat].worn.items():
            if reason == f"shield:{shield}":
                return Spot("worn", seat, castle)
        for cell, tile in self.board.seats[seat].cells.items():
            if tile == reason:
                return Spot("cell", seat, cell)
        return self.laid or Spot("covered", seat)

    def _on_bonus(self, event: Event, before: Picture, after: Picture) -> Reached:
        seat = event["seat"]
        tile = Spot("bonus", event["colour"], event["size"])
        marker = Face("marker", str(self.board.home(seat)))
        arrival = self.travel(marker, Spot("crest", seat), tile, self.clock, after)
        self.clock = arrival
        return {tile: arrival, **self._score(seat, event["points"], tile, before, after)}

    def _on_order(self, event: Event, before: Picture, after: Picture) -> Reached:
        mover = str(self.board.last_seat)
        marker = Face("marker", mover)
        source = next((spot for spot, face in before.items() if spot.kind == "bay" and face == marker), None)
        target = next((spot for spot, face in after.items() if spot.kind == "bay" and face == marker), None)
        if source is None or target is None or source == target:
            return {}
        return {target: self.travel(marker, source, target, self.clock, after)}

    def _on_round(self, event: Event, before: Picture, after: Picture) -> Reached:
        start = self.clock
        reached: Reached = {}
        for spot, face in after.items():
            if face.kind == "die":
                self.moves.append(Roll(start, spot, tumbling(face)))
                reached[spot] = start
        reached[Spot("white-depot")] = start + ROLL
        source = Spot("round", event["round"])
        good = Face("good", str(event["good"]))
        depot = event["white"]
        target = Spot("trough", depot, len(self.board.troughs[depot]) - 1)
        if before.get(source) != good:
            self.moves.append(Change(start, source, good))
        arrival = self.travel(good, source, target, start + ROLL, after)
        for spot in after:
            if spot[:2] == ("trough", depot):
                reached[spot] = arrival
        reached[source] = start + ROLL
        self.clock = arrival
        return reached

    def _on_phase(self, event: Event, before: Picture, after: Picture) -> Reached:
        start = self.clock
        old = [spot for spot in before if spot.kind == "market"]
        for spot in old:
            self.moves.append(Travel(start, before[spot], spot, AWAY, fades=True))
            self.moves.append(Change(start, spot, None))
        start += TRAVEL if old else 0
        new = [spot for spot, face in after.items() if spot.kind == "market" or is_good_to_come(spot, face)]
        step = min(REFILL_STEP, (REFILL_MOST - TRAVEL) / max(1, len(new) - 1))
        reached: Reached = {}
        for index, spot in enumerate(new):
            source = Spot("phase", event["phase"])
            reached[spot] = self.travel(after[spot], source, spot, start + int(index * step), after)
        self.clock = max([start, *reached.values()])
        return reached


def die_used(event: Event, before: Picture) -> Spot | None:
    """The die that an action uses."""
    unused = Face("die", f"{event['seat']}-{event['action'].get('die')}")
    return next((spot for spot, face in before.items() if spot[:2] == ("die", event["seat"]) and face == unused), None)


def is_good_to_come(spot: Spot, face: Face) -> bool:
    """Whether a good lies on a round space."""
    return spot.kind == "round" and face.kind == "good"


def tumbling(face: Face) -> tuple[Face, ...]:
    """Three faces that a die shows before it lies still, and that one."""
    owner, last = face.what.split("-")
    others = [(int(last) + step - 1) % 6 + 1 for step in (2, 5, 3)]
    return (*(face._replace(what=f"{owner}-{number}", faded=False) for number in others), face)
