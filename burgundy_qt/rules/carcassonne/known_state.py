"""CarcassonneState: what everybody knows of a game of Carcassonne, and how each event changes it.
All viewers know the same; only the order of the pile is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar, cast

from burgundy_qt.rules.carcassonne.carcassonne_ruleset import counts
from burgundy_qt.rules.carcassonne.protocol import (
    Acted,
    Action,
    Axis,
    BazaarObject,
    Bridge,
    Built,
    CastleObject,
    CastleScores,
    Complete,
    Decision,
    Discarded,
    End,
    EventType,
    Meeple,
    Place,
    Points,
    Result,
    Seating,
    SeatObject,
    Sold,
    Start,
    StateObject,
    Tile,
    TileObject,
    Turn,
)
from burgundy_qt.rules.carcassonne.protocol import Bazaar as BazaarOpens
from burgundy_qt.rules.carcassonne.protocol import Castle as CastleAction
from burgundy_qt.rules.carcassonne.state import MEEPLES
from burgundy_qt.rules.ruleset import Asked, Immutable, KnownState, with_item
from burgundy_qt.rules.ruleset import StateObject as AnyObject


class Sale(NamedTuple):
    """The buyer of a tile, the price, and the seat that was paid: None for nobody."""

    seat: int
    points: int
    paid: int | None


@dataclass(frozen=True)
class Bazaar(Immutable):
    """A bazaar until its last turn takes its tile.

    `tiles` are on the table, without the `lot` that is sold now; `bought`: by seat the tile that
    waits for its turn. Fields that no state has are not compared: `drawn`, the tiles in their
    order, each in its own slot; `sales` by slot; `slot`: that of the lot; `opened`: the seat that
    chose the lot; `bids`: each seat's bid for it, None for a pass.
    """

    host: int
    tiles: tuple[str, ...]
    bought: tuple[str | None, ...]
    lot: str | None = None
    bid: int | None = None
    bidder: int | None = None
    drawn: tuple[str, ...] = field(default=(), compare=False)
    sales: Mapping[int, Sale] = field(default_factory=dict, compare=False)
    slot: int | None = field(default=None, compare=False)
    opened: int | None = field(default=None, compare=False)
    bids: Mapping[int, int | None] = field(default_factory=dict, compare=False)

    @classmethod
    def opening(cls, host: int, tiles: list[str], seats: int) -> Bazaar:
        """Return a bazaar with these tiles, as drawn."""
        return cls(host, tuple(tiles), (None,) * seats, drawn=tuple(tiles))

    @classmethod
    def from_object(cls, data: BazaarObject, before: Bazaar | None) -> Bazaar:
        """Read a bazaar of the protocol, with the memory of the same one in `before`."""
        lot, waiting = data["lot"], [tile for tile in data["bought"] if tile is not None]
        drawn = (*data["tiles"], *([] if lot is None else [lot]), *waiting)
        read = cls(
            data["host"],
            tuple(data["tiles"]),
            tuple(data["bought"]),
            lot,
            data["bid"],
            data["bidder"],
            drawn=drawn,
            sales={
                len(drawn) - len(waiting) + at: Sale(seat, 0, None)
                for at, seat in enumerate(s for s, tile in enumerate(data["bought"]) if tile)
            },
            slot=None if lot is None else len(data["tiles"]),
            opened=data["chooser"],
            bids={} if data["bidder"] is None else {data["bidder"]: data["bid"]},
        )
        return before if read == before else read

    def to_object(self, chooser: int | None, to_bid: tuple[int, ...]) -> BazaarObject:
        """Write the bazaar as the protocol does, with the seats that decide next."""
        return {
            "host": self.host,
            "tiles": list(self.tiles),
            "chooser": chooser,
            "lot": self.lot,
            "bid": self.bid,
            "bidder": self.bidder,
            "to_bid": list(to_bid),
            "bought": list(self.bought),
        }

    @property
    def best(self) -> tuple[int, int] | None:
        """The highest bid and its seat; None before the opening bid."""
        if self.bid is None or self.bidder is None:
            return None
        return self.bid, self.bidder

    @property
    def is_over(self) -> bool:
        """Whether its last turn has taken its tile."""
        return not self.tiles and not any(self.bought)

    def slot_of(self, tile: str) -> int:
        """Return the first slot that still has such a tile."""
        free = (at for at in range(len(self.drawn)) if at not in self.sales and at != self.slot)
        return next(at for at in free if self.drawn[at] == tile)

    def after_action(self, seat: int, action: Action, auction: bool) -> Bazaar:
        """Return the bazaar after an action of a seat."""
        match action["type"]:
            case "choose" if auction:
                tile, slot = action["tile"], self.slot_of(action["tile"])
                left = without(self.tiles, tile)
                return self.evolve(tiles=left, lot=tile, slot=slot, opened=seat, bids={})
            case "choose":
                return self.taken(seat, action["tile"])
            case "bid":
                bids = {**self.bids, seat: action["points"]}
                return self.evolve(bid=action["points"], bidder=seat, bids=bids)
            case "pass" if self.lot is not None:
                return self.evolve(bids={**self.bids, seat: None})
        return self

    def taken(self, seat: int, tile: str) -> Bazaar:
        """Return the bazaar after a seat has taken a free tile."""
        return self.evolve(
            tiles=without(self.tiles, tile),
            bought=with_item(self.bought, seat, tile),
            sales={**self.sales, self.slot_of(tile): Sale(seat, 0, None)},
        )

    def sold(self, seat: int, tile: str, points: int) -> Bazaar:
        """Return the bazaar after a tile is sold: the lot, or the last one, which is free."""
        if self.slot is None:
            return self.taken(seat, tile)
        return self.evolve(
            bought=with_item(self.bought, seat, tile),
            lot=None,
            bid=None,
            bidder=None,
            sales={**self.sales, self.slot: Sale(seat, points, self._paid(seat))},
            slot=None,
            opened=None,
            bids={},
        )

    def _paid(self, buyer: int) -> int | None:
        """Return the seat that is paid for the lot: the chooser, or if the chooser buys, the
        highest bidder."""
        if buyer != self.opened:
            return self.opened
        return None if self.bidder == buyer else self.bidder

    def given(self, seat: int, tile: str) -> Bazaar:
        """Return the bazaar after the seat's turn has taken its tile; the last tile of a bazaar
        without auction is taken without a choice."""
        taken = self if self.bought[seat] is not None else self.taken(seat, tile)
        return taken.evolve(bought=with_item(taken.bought, seat, None))


def without(tiles: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """Return the tiles without the first such one."""
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


Own = TypeVar("Own", bound="CarcassonneState")


@dataclass(frozen=True)
class CarcassonneAsked(Asked):
    """The seat that must decide now, the kind of decision, and its town or castle. At a bazaar also
    the seat that has chosen the lot, and those that may still bid, the next first."""

    decision: Decision | None = None
    about: str | None = None
    chooser: int | None = None
    to_bid: tuple[int, ...] = ()


NOBODY = CarcassonneAsked()


class LaidTile(NamedTuple):
    """A tile on the map, and its rotation in quarter turns."""

    kind: str
    rotation: int


class Castle(NamedTuple):
    """A castle on the two cells of its town: its owner, and whether it can still score."""

    cells: tuple[str, ...]
    seat: int
    is_occupied: bool


class SeatState(NamedTuple):
    """A seat's possessions: points, and the pieces that it can still place on the map."""

    points: int = 0
    meeples: int = MEEPLES
    bridges: int = 0
    castles: int = 0


@dataclass(frozen=True)
class CarcassonneState(KnownState):
    """What everybody knows of a game. It never changes: `evolve` makes the next.

    `tiles`, in the order of placement, and `bridges` are by cell; `meeples`: the seat by place;
    `castles`: by their towns. `tile`: the one of this turn, `cell`: where it was placed. `unseen`:
    the unseen tiles by kind. Fields that no state has are not compared: `laid_by`, the placing seat
    by cell, and `all_tiles`, their number in the game.
    """

    asked: CarcassonneAsked
    edition: str
    modules: tuple[str, ...]
    auction: bool
    small_city: int
    occupied_castles: int
    farmers: bool
    bid_limit: int
    seats: tuple[SeatState, ...]
    tiles: Mapping[str, LaidTile]
    bridges: Mapping[str, Axis]
    meeples: Mapping[str, int]
    castles: Mapping[str, Castle]
    turn: int | None
    tile: str | None
    cell: str | None
    pile: int
    unseen: Mapping[str, int]
    bazaar: Bazaar | None
    result: Result | None
    laid_by: Mapping[str, int] = field(default_factory=dict, compare=False)
    all_tiles: int = field(default=0, compare=False)

    @classmethod
    def beginning(cls: type[Own], data: AnyObject) -> Own:
        """Return the state before the first event: an empty table."""
        return cls(
            asked=NOBODY,
            edition=data["edition"],
            modules=tuple(data["modules"]),
            auction=data["auction"],
            small_city=data["small_city"],
            occupied_castles=data["occupied_castles"],
            farmers=data.get("farmers", True),
            bid_limit=data["bid_limit"],
            seats=(SeatState(),) * len(data["seats"]),
            tiles={},
            bridges={},
            meeples={},
            castles={},
            turn=None,
            tile=None,
            cell=None,
            pile=0,
            unseen={},
            bazaar=None,
            result=None,
        )

    @classmethod
    def from_object(cls: type[Own], data: AnyObject, before: Own | None = None) -> Own:
        """Read a state of the protocol. The seat and order of each placement, and the history of a
        bazaar, are taken from `before`."""
        state = cls.beginning(data) if before is None else before
        read = cast(StateObject, data)
        board, bazaar = read["board"], read["bazaar"]
        order = {cell: at for at, cell in enumerate(state.laid_by)}
        cells = sorted(board, key=lambda cell: order.get(cell, -1))
        return state.evolve(
            asked=asked_in(read),
            edition=read["edition"],
            modules=tuple(read["modules"]),
            auction=read["auction"],
            small_city=read["small_city"],
            occupied_castles=read["occupied_castles"],
            farmers=read.get("farmers", True),
            bid_limit=read["bid_limit"],
            seats=tuple(seat_in(seat) for seat in read["seats"]),
            tiles={cell: LaidTile(board[cell]["tile"], board[cell]["rotation"]) for cell in cells},
            bridges={cell: axis for cell in cells if (axis := board[cell]["bridge"])},
            meeples={
                f"{cell}/{meeple['on']}": meeple["seat"]
                for cell in cells
                if (meeple := board[cell]["meeple"])
            },
            castles={
                castle["city"]: Castle(tuple(castle["cells"]), castle["seat"], castle["occupied"])
                for castle in read["castles"]
            },
            turn=read["turn"],
            tile=read["tile"],
            cell=read["cell"],
            pile=read["pile"],
            unseen=read["unseen"],
            bazaar=Bazaar.from_object(bazaar, state.bazaar) if bazaar else None,
            result=read["result"],
            laid_by={cell: seat for cell, seat in state.laid_by.items() if cell in board},
        )

    def to_object(self) -> AnyObject:
        """Write the state as the protocol does."""
        asked, on = self.asked, {place.partition("/")[0]: place for place in self.meeples}
        data: StateObject = {
            "game": "carcassonne",
            "edition": self.edition,
            "modules": list(self.modules),
            "auction": self.auction,
            "small_city": self.small_city,
            "occupied_castles": self.occupied_castles,
            "farmers": self.farmers,
            "bid_limit": self.bid_limit,
            "seat": asked.seat,
            "turn": self.turn,
            "decision": asked.decision,
            "tile": self.tile,
            "cell": self.cell,
            "about": asked.about,
            "pile": self.pile,
            "unseen": dict(self.unseen),
            "board": {
                cell: self._tile_object(cell, on.get(cell))
                for cell in sorted(self.tiles, key=cell_order)
            },
            "castles": [
                castle_object(city, castle)
                for city, castle in sorted(self.castles.items(), key=by_city)
            ],
            "bazaar": self.bazaar.to_object(asked.chooser, asked.to_bid) if self.bazaar else None,
            "seats": [seat_object(seat) for seat in self.seats],
            "result": self.result,
        }
        return dict(data)

    def _tile_object(self, cell: str, place: str | None) -> TileObject:
        tile = self.tiles[cell]
        return {
            "tile": tile.kind,
            "rotation": tile.rotation,
            "bridge": self.bridges.get(cell),
            "meeple": {"seat": self.meeples[place], "on": place.partition("/")[2]}
            if place
            else None,
        }

    def after(self: Own, event: Any) -> Own:
        """Return the state after one event; in it no seat has to decide."""
        return cast(Own, AFTER[event["event"]](self.evolve(asked=NOBODY), event))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def last_laid(self) -> str | None:
        """The cell of the tile that was placed last."""
        return list(self.laid_by)[-1] if self.laid_by else None

    def with_seat(self: Own, number: int, **gained: int) -> Own:
        """Return the state after a seat has gained, or lost, some of its possessions."""
        seat = self.seats[number]
        now = seat._replace(**{name: getattr(seat, name) + many for name, many in gained.items()})
        return self.evolve(seats=with_item(self.seats, number, now))

    def seeing(self: Own, *tiles: str) -> Own:
        """Return the state after these tiles have left the pile."""
        unseen = dict(self.unseen)
        for tile in tiles:
            unseen[tile] -= 1
        left = {kind: many for kind, many in unseen.items() if many}
        return self.evolve(pile=self.pile - len(tiles), unseen=left)


KNOWN = CarcassonneState


def asked_in(data: StateObject) -> CarcassonneAsked:
    """Return the decision in a state of the protocol."""
    bazaar = data["bazaar"]
    return CarcassonneAsked(
        seat=data["seat"],
        waiting=() if data["seat"] is None else (data["seat"],),
        decision=data["decision"],
        about=data["about"],
        chooser=bazaar and bazaar["chooser"],
        to_bid=tuple(bazaar["to_bid"]) if bazaar else (),
    )


def seat_in(data: SeatObject) -> SeatState:
    """Read a seat of the protocol."""
    return SeatState(data["points"], data["meeples"], data["bridges"], data["castles"])


def seat_object(seat: SeatState) -> SeatObject:
    """Write a seat as the protocol does."""
    return {
        "points": seat.points,
        "meeples": seat.meeples,
        "bridges": seat.bridges,
        "castles": seat.castles,
    }


def castle_object(city: str, castle: Castle) -> CastleObject:
    """Write a castle as the protocol does."""
    return {
        "city": city,
        "cells": list(castle.cells),
        "seat": castle.seat,
        "occupied": castle.is_occupied,
    }


def cell_order(cell: str) -> tuple[int, int]:
    """Return the order of a cell, or of a place by its cell: by y, then x."""
    x, _, y = cell.partition("/")[0].partition(",")
    return int(y), int(x)


def by_city(item: tuple[str, Castle]) -> tuple[int, int]:
    """Return the order of a castle."""
    return cell_order(item[0])


# How each event changes a state. No rule is repeated here: events have a feature's places, its
# points and its winners.


def _seating(state: CarcassonneState, event: Seating) -> CarcassonneState:
    return state


def _start(state: CarcassonneState, event: Start) -> CarcassonneState:
    """Return the state with the start tile, and each seat's pieces."""
    seat = SeatState(0, event["meeples"], event["bridges"], event["castles"])
    kinds = counts(bool(state.modules))
    return state.evolve(
        seats=(seat,) * len(state.seats),
        tiles={event["cell"]: LaidTile(event["tile"], event["rotation"])},
        pile=event["pile"],
        all_tiles=event["pile"] + 1,
        unseen={kind: many for kind, many in kinds.items() if many},
    )


def _turn(state: CarcassonneState, event: Turn) -> CarcassonneState:
    return state.evolve(turn=event["seat"], tile=None, cell=None)


def _tile(state: CarcassonneState, event: Tile) -> CarcassonneState:
    """Return the state with the tile of this turn, from the pile or bought at a bazaar."""
    drawn = state.evolve(tile=event["tile"], cell=None)
    if event["from"] == "pile":
        return drawn.seeing(event["tile"])
    if state.bazaar is None:
        return drawn
    bazaar = state.bazaar.given(event["seat"], event["tile"])
    return drawn.evolve(bazaar=None if bazaar.is_over else bazaar)


def _discard(state: CarcassonneState, event: Discarded) -> CarcassonneState:
    return state.evolve(tile=None)


def _acted(state: CarcassonneState, event: Acted[Action]) -> CarcassonneState:
    """Return the state after an action, by ACTIONS; the others belong to a bazaar."""
    action = event["action"]
    if action["type"] in ACTIONS:
        return ACTIONS[action["type"]](state, event)
    if state.bazaar is None:
        return state
    return state.evolve(bazaar=state.bazaar.after_action(event["seat"], action, state.auction))


def _placed(state: CarcassonneState, event: Acted[Place]) -> CarcassonneState:
    action = event["action"]
    cell, tile = action["cell"], LaidTile(action["tile"], action["rotation"])
    return state.evolve(
        cell=cell,
        tiles={**state.tiles, cell: tile},
        laid_by={**state.laid_by, cell: event["seat"]},
    )


def _put_aside(state: CarcassonneState, event: Acted[Action]) -> CarcassonneState:
    return state.evolve(tile=None)


def _bridged(state: CarcassonneState, event: Acted[Bridge]) -> CarcassonneState:
    action = event["action"]
    return with_bridge(state, event["seat"], action["cell"], action["axis"])


def _built(state: CarcassonneState, event: Built) -> CarcassonneState:
    return with_bridge(state, event["seat"], event["cell"], event["axis"])


def with_bridge(state: CarcassonneState, seat: int, cell: str, axis: Axis) -> CarcassonneState:
    """Return the state after a seat has built a bridge."""
    return state.evolve(bridges={**state.bridges, cell: axis}).with_seat(seat, bridges=-1)


def _sent(state: CarcassonneState, event: Acted[Meeple]) -> CarcassonneState:
    seat, place = event["seat"], event["action"]["on"]
    return state.evolve(meeples={**state.meeples, place: seat}).with_seat(seat, meeples=-1)


def _with_castle(state: CarcassonneState, event: Acted[CastleAction]) -> CarcassonneState:
    """Return the state in which a town has become a castle, with its meeple on it."""
    seat, places = event["seat"], event["places"]
    castle = Castle(tuple(place.partition("/")[0] for place in places), seat, True)
    return state.evolve(
        meeples={place: whose for place, whose in state.meeples.items() if place not in places},
        castles={**state.castles, event["action"]["city"]: castle},
    ).with_seat(seat, castles=-1)


def _complete(state: CarcassonneState, event: Complete) -> CarcassonneState:
    """Return the state in which the meeples on a completed feature have gone home."""
    home = {place for place in event["places"] if place in state.meeples}
    if not home:
        return state
    left = {place: seat for place, seat in state.meeples.items() if place not in home}
    seats = (
        seat._replace(meeples=seat.meeples + back)
        for seat, back in zip(state.seats, event["meeples"], strict=True)
    )
    return state.evolve(seats=tuple(seats), meeples=left)


def _castle(state: CarcassonneState, event: CastleScores) -> CarcassonneState:
    """Return the state in which a castle has scored, and its meeple has gone home."""
    city = event["castle"]
    castle = state.castles[city]._replace(is_occupied=False)
    return state.evolve(castles={**state.castles, city: castle}).with_seat(event["seat"], meeples=1)


def _points(state: CarcassonneState, event: Points) -> CarcassonneState:
    return state.with_seat(event["seat"], points=event["points"])


def _bazaar(state: CarcassonneState, event: BazaarOpens) -> CarcassonneState:
    """Return the state after a turn, with the tiles of a new bazaar."""
    bazaar = Bazaar.opening(state.turn or 0, event["tiles"], len(state.seats))
    return state.evolve(tile=None, cell=None, bazaar=bazaar).seeing(*event["tiles"])


def _sold(state: CarcassonneState, event: Sold) -> CarcassonneState:
    if state.bazaar is None:
        return state
    return state.evolve(bazaar=state.bazaar.sold(event["seat"], event["tile"], event["points"]))


def _end(state: CarcassonneState, event: End) -> CarcassonneState:
    result: Result = {"points": event["points"], "places": event["places"]}
    return state.evolve(turn=None, tile=None, cell=None, bazaar=None, result=result)


AFTER: Mapping[EventType, Callable[[CarcassonneState, Any], CarcassonneState]] = {
    "seating": _seating,
    "start": _start,
    "turn": _turn,
    "tile": _tile,
    "discard": _discard,
    "action": _acted,
    "bridge": _built,
    "complete": _complete,
    "castle": _castle,
    "points": _points,
    "bazaar": _bazaar,
    "sold": _sold,
    "end": _end,
}
ACTIONS: Mapping[str, Callable[[CarcassonneState, Any], CarcassonneState]] = {
    "place": _placed,
    "discard": _put_aside,
    "bridge": _bridged,
    "meeple": _sent,
    "castle": _with_castle,
}
