"""What on the table can be clicked, dropped on or lit: the words shared by the scene and by
choosing."""

from dataclasses import dataclass
from typing import NamedTuple


class Target(NamedTuple):
    """A place or piece of the table: of which `kind`, where and what it is, in its game's words
    (of Burgundy: widgets/games/burgundy/clicks). Of every game: `choice` (place = the text of a
    choice asked at the spot, what = its picture), `end`, `pass`."""

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
