"""How closely a game is looked at."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Depth:
    """How many games, some rounds ahead, are tried for what a review tells."""

    name: str  # for commands, files and the protocol
    plans: int  # turns that the beam finds
    rollouts: int  # of all turns together, to find the best one
    measured: int  # of the best and of the one that was played, to tell the loss
    again: int  # likewise, where that looks like a mistake
    rounds: int  # how far ahead positions are judged
    expected: int  # games to tell what everyone may expect before and after a turn
    chances: int  # what else chance might have brought, at least …
    most: int  # … and at most, where the luck is not told well enough before
    sure: float = 0.0
    """A loss is known well enough when its standard error is below so much of a win and MARGINS
    times so many usual margins of points, or below a SHARE of the loss itself: no more games are
    tried then; luck too below a SHARE of itself. 0: all are."""


MARGINS, SHARE = 10.0, 1 / 6
QUICK = Depth("quick", 8, 24, 24, 48, 2, 8, 12, 24)
NORMAL = Depth("normal", 16, 128, 96, 512, 2, 32, 32, 384, 0.01)
DEEP = Depth("deep", 24, 600, 600, 1_200, 4, 128, 64, 1024)
DEPTHS: tuple[Depth, ...] = (QUICK, NORMAL, DEEP)


def depth(name: str) -> Depth:
    """The depth of that name; raises ValueError, which lists the names, where there is none."""
    for known in DEPTHS:
        if known.name == name:
            return known
    raise ValueError(f"depth is {name!r}; it can be {', '.join(one.name for one in DEPTHS)}")
