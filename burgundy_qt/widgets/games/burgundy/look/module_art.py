"""The names of the sprites that the 2019 modules add: shields, border posts, trade routes, the
stall of the inns."""

from __future__ import annotations

from collections.abc import Mapping

POST = "posts/post"
JOINED_POST = "posts/joined"
AWNING = "pieces/inn-awning"
STALL = "pieces/inn-stall"
EMPTY_STALL = "cells/slot-inn"
ROUTE_EFFECTS: Mapping[str, str] = {
    "carpenter": "effects/take-building",
    "church": "effects/take-castle-mine-monastery",
    "market": "effects/take-ship-animal",
    "city-hall": "effects/place",
    "warehouse": "effects/sell",
    "castle": "effects/any-die",
    "workers": "effects/workers-4",
    "silver": "effects/silver-2",
    "points": "effects/points-4",
}
"""The sign of what a space of a trade route gives, by the protocol's bonus."""


def shield_art(number: int, small: bool = False) -> str:
    """A shield, 1..18; `small` for shields under 26 pixels, which show their number instead of
    their symbol."""
    return f"shields/{'mini-' if small else ''}{number:02d}"


def worn_shield_art(number: int, small: bool = False) -> str:
    """A shield as a castle wears it: a layer over the castle's sprite, in the same box
    ("tiles/castle+…")."""
    return f"shields/{'mini-' if small else ''}worn-{number:02d}"


def seal_art(points: int) -> str:
    """The seal on the band between two joined posts, with the points of the phase in which they
    were joined."""
    return f"posts/seal-{points}"


def route_art(tile: int, small: bool = False) -> str:
    """A trade route tile, 1..12, with nothing on its three spaces; a `small` one shows only the
    goods' numbers."""
    return f"routes/{'mini-' if small else ''}{tile:02d}"


def laid_art(good: int, small: bool = False) -> str:
    """A good that lies on a trade route; on a `small` one light on dark, so that it is told from
    one still wanted."""
    return f"goods/{'mini-' if small else ''}{good}"


def route_sign_art(bonus: str) -> str:
    """What a space of a trade route gives, on a plate of its own, so that it can be read on any
    ground."""
    return f"routes/plate-{bonus}"


def route_plate_art(bonus: str, is_match: bool) -> str:
    """What lies over a covered space's plate: gold where its good matched, pale where it did
    not."""
    return f"routes/{'match' if is_match else 'miss'}-{bonus}"


def covered_space_art(standing: str, small: bool = False) -> str:
    """The same by its words, "match-silver" or "miss-points"; a `small` one is the frame of the
    good on it."""
    return f"routes/mini-{standing.partition('-')[0]}" if small else f"routes/{standing}"


def next_space_art(theme: str, small: bool = False) -> str:
    """The ring round the space that the next sold tile will cover."""
    return f"routes/{'mini-' if small else ''}next-{theme}"
