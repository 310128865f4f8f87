"""Laying pieces onto places and taking them away, so that all others stay where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgundy_qt.widgets.games.burgundy.board import printed

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


def on_spaces(depot: int, tiles: Sequence[str], seats: int) -> Slots:
    """Tiles in printed order on the spaces of their colours; where an empty stack left a gap the
    space stays empty."""
    left = list(tiles)
    slots: Slots = []
    for colour in printed.depot_spaces(seats)[depot]:
        fits = bool(left) and printed.space_takes(colour, left[0], seats, depot)
        slots.append(left.pop(0) if fits else None)
    for tile in left:
        put(slots, tile)
    return slots
