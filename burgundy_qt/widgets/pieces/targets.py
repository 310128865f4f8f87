"""What on the table can be clicked, dropped on or lit: the words shared by the scene and by
choosing."""

from dataclasses import dataclass
from typing import NamedTuple

OWN, SHARED = "own", "shared"
"""The two stores of who plays in a team, as actions name them."""


class Target(NamedTuple):
    """A place or piece on the table.

    `kind` is one of: `die` (place = face 1..6), `market` (a tile in a depot: place = 1..6 or
    "black", what = tile name), `storage` (what = tile name), `cell` (place = "row.place" of the
    acting seat's estate), `good` (place = 1..6, a stored goods pile of the acting seat), `trough`
    (place = 1..6, the goods of a depot), `workers` (the worker box), `choice` (place = the text of
    a choice asked at the spot, what = its picture: a sprite or "estate:7"), `end`, `pass`.

    With the 2019 modules: `market` place "inns", `shield` (place = depot, what = "shield:7"),
    `worn` (on a castle of the acting seat, what = "shield:16"), `silver` (the silver box).

    In teams: `storage` with place "shared" (a tile in the store of both), `store` (place = "own" or
    "shared", a free place there). In the solo game: `buy-point` (the button beside the road).
    """

    kind: str
    place: int | str | None = None
    what: str | None = None


@dataclass(frozen=True)
class Offer:
    """How a target is lit now: what it would cost, whether it is already chosen, and what it would
    score at once.

    `gains`: each outcome that is left open, the best first, as points by source; `brings`: all that
    an answer would bring, in words, where it would not be clear else."""

    workers: int = 0
    silver: int = 0
    chosen: bool = False
    die: int | None = None
    gains: tuple[tuple[tuple[str, int], ...], ...] = ()
    brings: str = ""
