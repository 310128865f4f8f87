"""The names of the sprites that the 2019 modules add: shields, border posts, trade routes, the stall of the inns."""

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
    """A shield, 1..18; `small` for shields under 26 pixels, which show their number instead of their symbol."""
    return f"shields/{'mini-' if small else ''}{number:02d}"


def worn_shield_art(number: int, small: bool = False) -> str:
    """A shield as a castle wears it: a layer over the castle's sprite, in the same box ("tiles/castle+…")."""
    return f"shields/{'mini-' if small else ''}worn-{number:02d}"


def seal_art(points: int) -> str:
    """The seal on the band between two joined posts, with the points of the phase in which they were joined."""
    return f"posts/seal-{points}"


def route_art(tile: int) -> str:
    """A trade route tile, 1..12, with nothing on its three spaces."""
    return f"routes/{tile:02d}"


def route_sign_art(bonus: str) -> str:
    """What a space of a trade route gives, on a plate of its own, so that it can be read on any ground."""
    return f"routes/plate-{bonus}"


def route_plate_art(bonus: str, is_match: bool) -> str:
    """What lies over a covered space's plate: gold where its good matched, pale where it did not."""
    return f"routes/{'match' if is_match else 'miss'}-{bonus}"


def next_space_art(theme: str) -> str:
    """The ring round the space that the next sold tile will cover."""
    return f"routes/next-{theme}"
