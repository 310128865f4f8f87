"""Places: where pieces lie in a depot, a storage or a row of goods, so that all others stay where
they are while some come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Self, TypeVar

from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.rules.ruleset import with_item

Pile = tuple[int, int]
"""A type of goods, and how many of it."""
Piece = TypeVar("Piece", bound=str | int | Pile)


class Places(tuple[Piece | None, ...]):
    """Places for pieces; an empty one is None.

    Two are equal where the same pieces lie there: on which place, only a table remembers.
    """

    @property
    def pieces(self) -> list[Piece]:
        """What lies there, in the order of the places."""
        return [piece for piece in self if piece is not None]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Places):
            return False
        return tuple.__eq__(self, other) or Counter(self.pieces) == Counter(other.pieces)

    def __ne__(self, other: object) -> bool:
        return not self == other  # tuple has its own __ne__

    def __hash__(self) -> int:
        return hash(frozenset(Counter(self.pieces).items()))

    @classmethod
    def of(cls, pieces: Iterable[Piece], places: int = 0) -> Self:
        """Return these pieces on the first of so many places."""
        row: list[Piece | None] = [*pieces]
        return cls(row + [None] * (places - len(row)))

    def changed(self, place: int, piece: Piece | None) -> Self:
        """Return the places with another piece, or none, on one of them."""
        return type(self)(with_item(self, place, piece))

    def without(self, piece: Piece | None) -> Self:
        """Return the places without the first such piece; all others stay where they are."""
        if piece is None or piece not in self:
            return self
        return self.changed(self.index(piece), None)

    def with_also(self, piece: Piece) -> Self:
        """Return the places with a piece on the first empty one; where there is none with one
        more."""
        if None in self:
            return self.changed(self.index(None), piece)
        return type(self)((*self, piece))

    def shortened(self, places: int = printed.STORAGE) -> Self:
        """Return no more than so many places as long as others are empty."""
        row = [*self]
        while len(row) > places and None in row:
            row.remove(None)
        return type(self)(row)

    def agreeing(self, told: Sequence[Piece]) -> Self:
        """Return places on which exactly these pieces lie; as few as can be have moved."""
        have, want = Counter(self.pieces), Counter(told)
        places = self
        for piece in (have - want).elements():
            places = places.without(piece)
        for piece in (want - have).elements():
            places = places.with_also(piece)
        return places


def on_spaces(depot: int, tiles: Sequence[str], seats: int) -> Places[str]:
    """Return tiles in printed order on the spaces of their colours; where an empty stack left a gap
    the space stays empty."""
    left = [*tiles]
    row: list[str | None] = []
    for colour in printed.depot_spaces(seats)[depot]:
        fits = bool(left) and printed.space_takes(colour, left[0], seats, depot)
        row.append(left.pop(0) if fits else None)
    places = Places[str](row)
    for tile in left:
        places = places.with_also(tile)
    return places


def tiles_told(mine: Places[str], told: Sequence[str], depot: int, seats: int) -> Places[str]:
    """Return the tiles of a depot as a state tells them."""
    if told and set(told).isdisjoint(mine.pieces):
        return on_spaces(depot, told, seats)
    return mine.agreeing(told)


def goods_told(mine: Places[int], told: Mapping[str, int]) -> Places[int]:
    """Return the goods of a depot as a state tells them."""
    return mine.agreeing([int(kind) for kind, count in told.items() for _ in range(count)])


def counted(goods: Sequence[int]) -> dict[str, int]:
    """Return goods by type, those with none left out."""
    return {str(good): goods.count(good) for good in sorted(set(goods))}
