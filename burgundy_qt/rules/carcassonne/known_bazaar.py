"""A bazaar as everybody knows it, part of CarcassonneState: the tiles on the table, the buyers, and
the bids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from burgundy_qt.rules.carcassonne.protocol import Action, BazaarObject
from burgundy_qt.rules.ruleset import Immutable, with_item


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
