"""SeatState: what a viewer knows of one seat of Burgundy, and how its events change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from burgundy_qt.rules.burgundy import catalogue, known_places
from burgundy_qt.rules.burgundy.components import PHASES
from burgundy_qt.rules.burgundy.known_places import Pile, Places
from burgundy_qt.rules.ruleset import Immutable, StateObject, with_item

Pair = tuple[str, str]
"""Two border posts."""
NAMING_SHIELD = 6


class Die(NamedTuple):
    """A die of a seat on the table."""

    face: int
    used: bool = False


@dataclass(frozen=True)
class SeatState(Immutable):
    """What a viewer knows of one seat. `left` has the dice that are still to be used, and None for
    a used one.

    The first member of a team, the `home` of both, has what they share: estate, goods, silver,
    workers, and the store `shared`.

    With the 2019 modules: `worn`, by castle the shield on it; `named`, the seat that shield 6 has
    named; `set_die`: shield 16 has set a die in this turn; `route` and `laid`, the tiles of the
    trade route and the goods on it; `posts`, the pairs of border posts that are joined.
    """

    estate: str | None = None
    points: int = 0
    silver: int = 0
    workers: int = 0
    goods: Places[Pile] = field(default_factory=Places[Pile])
    sold: Mapping[int, int] = field(default_factory=dict)
    storage: Places[str] = field(default_factory=Places[str])
    shared: Places[str] = field(default_factory=Places[str])
    cells: Mapping[str, str] = field(default_factory=dict)
    left: Places[int] = field(default_factory=Places[int])
    step: int = 0
    worn: Mapping[str, int] = field(default_factory=dict)
    named: int | None = None
    set_die: bool = False
    route: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    posts: tuple[Pair, ...] = ()

    rolled: tuple[int, ...] = field(default=(), compare=False)
    """The faces of all dice, used ones too."""
    start: str | None = field(default=None, compare=False)
    """The cell of the first castle, once it is placed."""
    joined_in: Mapping[Pair, str] = field(default_factory=dict, compare=False)
    """The phases in which border posts were joined."""

    @classmethod
    def beginning(cls, seats: int, is_in_team: bool, shares: bool) -> SeatState:
        """Return a seat before the first event, in a game with so many seats. One that `shares` has
        what its team has in common."""
        return cls(
            goods=Places.of((), known_places.goods_types(seats)),
            storage=Places.of((), known_places.TEAM_STORE if is_in_team else known_places.STORAGE),
            shared=Places.of((), known_places.TEAM_STORE if shares else 0),
        )

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice of the seat, used ones too."""
        pairs = zip(self.rolled, self.left, strict=True)
        return tuple(Die(face, left is None) for face, left in pairs)

    # What happens to a seat.

    def rolling(self, faces: Sequence[int]) -> SeatState:
        """Return the seat with fresh dice."""
        return self.evolve(left=Places.of(faces), rolled=tuple(faces))

    def using_die(self, face: int | None) -> SeatState:
        """Return the seat with the first such die used."""
        return self.evolve(left=self.left.without(face))

    def setting_die(self, face: int, to: int) -> SeatState:
        """Return the seat with the first such die turned over."""
        at = self.left.index(face)
        return self.evolve(left=self.left.changed(at, to), rolled=with_item(self.rolled, at, to))

    def earning(self, silver: int = 0, workers: int = 0, points: int = 0) -> SeatState:
        """Return the seat with more of these; less if it pays."""
        return self.evolve(
            silver=self.silver + silver,
            workers=self.workers + workers,
            points=self.points + points,
        )

    def loading(self, goods: Mapping[str, int]) -> SeatState:
        """Return the seat with more goods: each on the pile of its type, a new type on the first
        empty place."""
        piles = self.goods
        for name, count in goods.items():
            kind = int(name)
            at = pile_of(kind, piles)
            if at is None:
                piles = piles.with_also((kind, count))
            else:
                piles = piles.changed(at, (kind, (piles[at] or (0, 0))[1] + count))
        return self.evolve(goods=piles)

    def giving(self, kind: int, count: int) -> SeatState:
        """Return the seat with `count` fewer goods of a type."""
        at = pile_of(kind, self.goods)
        if at is None:
            return self
        left = (self.goods[at] or (0, 0))[1] - count
        return self.evolve(goods=self.goods.changed(at, (kind, left) if left > 0 else None))

    def selling(self, kind: int) -> SeatState:
        """Return the seat with all goods of a type sold."""
        at = pile_of(kind, self.goods)
        count = (self.goods[at] or (0, 0))[1] if at is not None else 0
        sold = {**self.sold, kind: self.sold.get(kind, 0) + count}
        return self.giving(kind, count).evolve(sold=sold)

    def storing(self, tile: str) -> SeatState:
        """Return the seat with one tile more in its own store."""
        return self.evolve(storage=self.storage.with_also(tile))

    def sharing(self, tile: str) -> SeatState:
        """Return the seat with one tile more in the store of its team."""
        return self.evolve(shared=self.shared.with_also(tile))

    def unstoring(self, tile: str | None) -> SeatState:
        """Return the seat with one tile fewer in its own store."""
        return self.evolve(storage=self.storage.without(tile).shortened())

    def unsharing(self, tile: str | None) -> SeatState:
        """Return the seat with one tile fewer in the store of its team."""
        return self.evolve(shared=self.shared.without(tile))

    def starting(self, estate: str, castle: str) -> SeatState:
        """Return the seat with its first castle on an estate."""
        return self.evolve(estate=estate, start=castle, cells={**self.cells, castle: "castle"})

    def giving_up(self, shields: Collection[int]) -> SeatState:
        """Return the seat without some shields; without shield 6 it names nobody any more."""
        worn = {castle: shield for castle, shield in self.worn.items() if shield not in shields}
        named = self.named if NAMING_SHIELD in worn.values() else None
        return self.evolve(worn=worn, named=named)

    def claiming(self, shield: int, castle: str) -> SeatState:
        """Return the seat with a shield on a castle, instead of any other on it."""
        seat = self.giving_up({self.worn[castle]} if castle in self.worn else ())
        return seat.evolve(worn={**seat.worn, castle: shield})

    def joining(self, pair: Pair, phase: str) -> SeatState:
        """Return the seat with two border posts joined."""
        posts = tuple(sorted((*self.posts, pair), key=catalogue.POST_PAIRS.index))
        return self.evolve(posts=posts, joined_in={**self.joined_in, pair: phase})

    # A seat in a state of the protocol.

    def updated_from(
        self, data: StateObject, dice: Sequence[int], step: int, phase: str | None, shares: bool
    ) -> SeatState:
        """Return the seat as a state shows it; only one that `shares` has what a team has in
        common. What the state does not show stays as it is, and pieces in both keep their
        places."""
        is_using = Counter(dice) <= Counter(self.left.pieces)
        own = self.evolve(left=self.left.agreeing(dice)) if is_using else self.rolling(dice)
        seat = own.evolve(
            step=step,
            points=data.get("points", self.points),
            storage=self.storage.agreeing(data.get("storage", ())).shortened(),
            worn=kept(self.worn, data.get("shields", self.worn)),
            named=data.get("named", self.named),
            set_die=data.get("set_die", self.set_die),
            **self._posts_in(data.get("posts", self.posts), phase),
            **self._route_in(data),
        )
        if not shares:
            return seat
        goods = [(int(kind), count) for kind, count in data.get("goods", {}).items()]
        return seat.evolve(
            estate=data.get("estate", self.estate),
            silver=data.get("silver", self.silver),
            workers=data.get("workers", self.workers),
            goods=self._goods_in(goods) if "goods" in data else self.goods,
            sold=kept(self.sold, {int(kind): n for kind, n in data.get("sold", {}).items()}),
            shared=self.shared.agreeing(data.get("shared", ())),
            cells=kept(self.cells, data.get("cells", self.cells)),
        )

    def _posts_in(self, joined: Iterable[tuple[str, str]], phase: str | None) -> dict[str, Any]:
        """Return the border posts as a state shows them; the phase is unknown if no event has given
        it."""
        now = phase or PHASES[0]
        pairs = tuple((one, other) for one, other in joined)
        return {
            "posts": pairs,
            "joined_in": {pair: self.joined_in.get(pair, now) for pair in pairs},
        }

    def _route_in(self, data: StateObject) -> dict[str, Any]:
        if "route" not in data:
            return {}
        laid = tuple(good for good in data["route"]["goods"] if good is not None)
        return {"route": tuple(data["route"]["tiles"]), "laid": laid}

    def _goods_in(self, recorded: Sequence[Pile]) -> Places[Pile]:
        """Return the piles as a state shows them, each on its place."""
        counts = dict(recorded)
        piles = Places[Pile](
            [
                (pile[0], counts[pile[0]]) if pile and pile[0] in counts else None
                for pile in self.goods
            ]
        )
        for kind, count in recorded:
            if pile_of(kind, piles) is None:
                piles = piles.with_also((kind, count))
        return piles


def pile_of(kind: int, piles: Sequence[Pile | None]) -> int | None:
    """Return the place with the goods of a type."""
    return next((at for at, pile in enumerate(piles) if pile and pile[0] == kind), None)


Key = TypeVar("Key", str, int)
Value = TypeVar("Value", str, int)


def kept(mine: Mapping[Key, Value], theirs: Mapping[Key, Value]) -> Mapping[Key, Value]:
    """Return what a state shows, in the order of its events where that is known."""
    return mine if mine == theirs else dict(theirs)
