"""Laying pieces onto places and taking them away, so that all others stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from burgundy_qt.widgets.table import printed

if TYPE_CHECKING:
    from burgundy_qt.widgets.table.board import SeatBoard

Slots = list[str | None]


def padded(tiles: Sequence[Any], length: int) -> list[Any]:
    """`tiles` and empty spaces behind them."""
    return [*tiles, *[None] * (length - len(tiles))]


def remove(slots: Slots, tile: str | None) -> None:
    """Take the first such tile away."""
    if tile in slots and tile is not None:
        slots[slots.index(tile)] = None


def put(slots: Slots, tile: str) -> None:
    """Lay a tile onto the first empty place."""
    if None in slots:
        slots[slots.index(None)] = tile


def use_die(seat: SeatBoard, face: int | None) -> None:
    """Mark the first unused die with this face as used."""
    for die in seat.dice:
        if die.face == face and not die.used:
            die.used = True
            return


def store_goods(seat: SeatBoard, goods: dict[str, int]) -> None:
    """Add goods to the piles of their types, a new type to the first empty place."""
    for name, count in goods.items():
        types = [pile[0] if pile else None for pile in seat.goods]
        kind = int(name)
        if kind in types:
            index = types.index(kind)
            seat.goods[index] = (kind, (seat.goods[index] or (0, 0))[1] + count)
        elif None in types:
            seat.goods[types.index(None)] = (kind, count)


def store(storage: Slots, tile: str) -> None:
    """Lay a tile into a storage; one that holds any number grows by a place."""
    if None in storage:
        put(storage, tile)
    else:
        storage.append(tile)


def unstore(storage: Slots, tile: str | None) -> None:
    """Take a tile out of a storage; places beyond the usual ones go where they are empty."""
    remove(storage, tile)
    while len(storage) > printed.STORAGE and None in storage:
        storage.remove(None)
