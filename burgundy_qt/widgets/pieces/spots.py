"""The words of the picture: a spot is a place where something can lie, a face is what lies
there."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """One place of the table: of which `kind`, whose, and which of them, in the words of its game
    (of Burgundy: widgets/games/burgundy/picture)."""

    kind: str
    owner: int | str | None = None
    at: int | str | None = None


class Face(NamedTuple):
    """What lies on a spot: of which `kind`, and which of them, in the words of its game. `many`
    stands on a badge where it is above 1; `of` says among how many the spot must share its room; a
    `faded` piece is used up."""

    kind: str
    what: str
    many: int = 1
    of: int = 1
    faded: bool = False


Picture = dict[Spot, Face]
"""What can be seen of a table: the face on every spot where something lies."""
