"""A bazaar as its events tell it: which tiles lie there, who has bought which, who bids what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Sale(NamedTuple):
    """Who got a tile for how much, and who was paid: None where nobody was."""

    seat: int
    points: int
    paid: int | None


Event = Mapping[str, Any]


@dataclass
class Bazaar:
    """A bazaar until its last turn takes its tile.

    `drawn`: its tiles in their order, each in a slot of its own; `sales`: by slot who has it;
    `lot`: the slot that is sold now; `bids`: what each seat has said to it, None for a pass;
    `bought`: by seat the tile that waits for its turn. `chooser` and `to_bid` are told by the state
    alone and not compared."""

    host: int
    drawn: tuple[str, ...]
    sales: dict[int, Sale] = field(default_factory=dict)
    lot: int | None = None
    opened: int | None = None
    bids: dict[int, int | None] = field(default_factory=dict)
    bought: dict[int, str] = field(default_factory=dict)
    chooser: int | None = field(default=None, compare=False)
    to_bid: tuple[int, ...] = field(default=(), compare=False)

    @property
    def best(self) -> tuple[int, int] | None:
        """The highest bid and its seat; None before the opening bid."""
        named = [(points, seat) for seat, points in self.bids.items() if points is not None]
        return max(named) if named else None

    def slot_of(self, tile: str) -> int:
        """The first slot where such a tile still lies."""
        free = (at for at in range(len(self.drawn)) if at not in self.sales and at != self.lot)
        return next(at for at in free if self.drawn[at] == tile)

    @property
    def on_table(self) -> list[str]:
        """The tiles that are still to be had, but for the lot."""
        gone = {*self.sales, self.lot}
        return [tile for at, tile in enumerate(self.drawn) if at not in gone]

    def choose(self, seat: int, tile: str) -> None:
        """A lot is chosen."""
        self.lot, self.opened, self.bids = self.slot_of(tile), seat, {}

    def take(self, seat: int, tile: str) -> None:
        """Without auction the tile is the seat's at once."""
        self.sales[self.slot_of(tile)] = Sale(seat, 0, None)
        self.bought[seat] = tile

    def sell(self, seat: int, tile: str, points: int) -> None:
        """A tile is sold: the lot, or the last one for nothing."""
        slot = self.slot_of(tile) if self.lot is None else self.lot
        self.sales[slot] = Sale(seat, points, self._paid(seat) if self.lot is not None else None)
        self.bought[seat] = tile
        self.lot, self.opened, self.bids = None, None, {}

    def _paid(self, buyer: int) -> int | None:
        """Who is paid for the lot: its chooser by who outbids, who bid most by the chooser."""
        if buyer != self.opened:
            return self.opened
        best = self.best
        return best[1] if best is not None and best[1] != buyer else None

    def give(self, seat: int, tile: str) -> None:
        """The seat's turn takes its tile; the last one of a bazaar without auction unasked."""
        if seat not in self.bought:
            self.take(seat, tile)
        del self.bought[seat]

    def settle(self, told: Mapping[str, Any]) -> None:
        """What only the state tells."""
        self.chooser, self.to_bid = told["chooser"], tuple(told["to_bid"])


def heard(bazaar: Bazaar | None, event: Event, host: int, auction: bool) -> Bazaar | None:
    """The bazaar after one event; `host`: whose turn it is."""
    if event["event"] == "bazaar":
        return Bazaar(host, tuple(event["tiles"]))
    if bazaar is None:
        return None
    match event["event"]:
        case "action":
            _act(bazaar, event["seat"], event["action"], auction)
        case "sold":
            bazaar.sell(event["seat"], event["tile"], event["points"])
        case "tile" if event["from"] == "bazaar":
            bazaar.give(event["seat"], event["tile"])
            return bazaar if bazaar.bought or bazaar.on_table else None
        case "end":
            return None
    return bazaar


def _act(bazaar: Bazaar, seat: int, action: Event, auction: bool) -> None:
    match action["type"]:
        case "choose" if auction:
            bazaar.choose(seat, action["tile"])
        case "choose":
            bazaar.take(seat, action["tile"])
        case "bid":
            bazaar.bids[seat] = action["points"]
        case "pass" if bazaar.lot is not None:
            bazaar.bids[seat] = None


def bazaar_after(events: Iterable[Event], told: Event | None, auction: bool) -> Bazaar | None:
    """The bazaar that a state tells of, with what the events tell besides."""
    if told is None:
        return None
    bazaar: Bazaar | None = None
    for event in _since_it_opened(list(events)):
        bazaar = heard(bazaar, event, told["host"], auction)
    if bazaar is not None:
        bazaar.settle(told)
    return bazaar


def _since_it_opened(events: list[Event]) -> list[Event]:
    opened = [at for at, event in enumerate(events) if event["event"] == "bazaar"]
    return events[opened[-1] :] if opened else []
