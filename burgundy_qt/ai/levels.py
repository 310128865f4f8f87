"""The levels of the bots by name, and the paces at which the strongest of them thinks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from burgundy_qt.ai.tree_search import tree

PLAIN_SECONDS = 1.0  # a decision's time where the core is not compiled, for the levels that are offered then
PLAIN_LEVELS = 2


@dataclass(frozen=True)
class Strength:
    """What a level was measured to be (docs/bots.md): Elo, Page being 1000; mean final points among its like with two,
    three and four seats; seconds of CPU time a decision."""

    elo: int
    points: tuple[int, int, int]
    seconds: float
    is_at_least: bool = False  # it may be stronger: its Elo is that of less time

    @property
    def elo_told(self) -> str:
        """Its Elo for people: "1600", or "1790+" where it may be stronger."""
        return f"{self.elo}+" if self.is_at_least else str(self.elo)


@dataclass(frozen=True)
class Pace:
    """How long a level that is limited by time alone thinks about a turn, and the Elo that it was measured to have then
    (docs/bots.md), or with less time where `is_at_least`."""

    name: str  # for settings and files
    title: str  # for people, in English
    seconds: float  # a turn
    elo: int
    is_at_least: bool = False


PACES: tuple[Pace, ...] = (
    Pace("blitz", "Blitz", 0.3, 1720),
    Pace("normal", "Normal", 1.0, 1730),
    Pace("long", "Long", 3.0, 1790),
    Pace("deep", "Deep", 10.0, 1790, is_at_least=True),
)
"""Quickest first."""
NORMAL, LONG = "normal", "long"


def pace(name: str) -> Pace:
    """The pace of that name; raises ValueError, which lists the names, where there is none."""
    for known in PACES:
        if known.name == name:
            return known
    raise ValueError(f"pace is {name!r}; it can be {', '.join(known.name for known in PACES)}")


@dataclass(frozen=True)
class Level:
    """How hard a bot thinks about one decision: until so much time has passed or it has done so much, whichever is
    first. What it does where a network fits the game, and by the tree search (`simulations`) where none does."""

    name: str  # for commands and files
    title: str  # for people, in English
    manner: str  # how it plays, for people, in English
    strength: Strength  # where a network fits the game
    simulations: int | None  # of the tree search
    seconds: float
    plans: int = 0  # whole turns that are tried; 0: no search, the network looks one action ahead
    rollouts: int | None = None  # of all those turns together
    noise: float = 0.0  # by how much the network's values are misjudged, a standard deviation; only without search
    eagerness: float = 0.0  # by how much an action that scores at once looks better than it is; only without search

    @property
    def is_paced(self) -> bool:
        """Whether nothing but time limits its search, so that it plays at a pace."""
        return self.plans > 0 and self.rollouts is None

    def at(self, name: str) -> Level:
        """The level at the pace of that name: most are the same at every pace. Raises ValueError for an unknown one."""
        chosen = pace(name)
        if not self.is_paced:
            return self
        strength = replace(self.strength, elo=chosen.elo, is_at_least=chosen.is_at_least)
        return replace(self, seconds=chosen.seconds, strength=strength)


LEVELS: tuple[Level, ...] = (
    Level(
        "page",
        "Page",
        "Goes by feeling, often misjudges, and likes quick points.",
        Strength(1000, (139, 137, 133), 0.0002),
        150,
        0.1,
        noise=0.022,
        eagerness=0.065,
    ),
    Level(
        "squire",
        "Squire",
        "Goes by feeling and misjudges less.",
        Strength(1180, (153, 157, 149), 0.0002),
        600,
        0.1,
        noise=0.013,
        eagerness=0.03,
    ),
    Level(
        "steward",
        "Steward",
        "Goes by a sound feeling for every single action.",
        Strength(1320, (173, 192, 200), 0.0003),
        2400,
        0.1,
        eagerness=0.01,
    ),
    Level(
        "knight",
        "Knight",
        "Plans the whole turn.",
        Strength(1470, (185, 206, 212), 0.0003),
        None,
        0.5,
        plans=8,
        rollouts=0,
    ),
    Level(
        "baron",
        "Baron",
        "Tries out its best turns, a round ahead.",
        Strength(1600, (187, 208, 217), 0.001),
        None,
        1.0,
        plans=8,
        rollouts=16,
    ),
    Level(
        "duke",
        "Duke",
        "Tries out many turns, as long as its pace lets it.",
        Strength(pace(LONG).elo, (193, 210, 220), 1.0),
        None,
        pace(LONG).seconds,
        plans=24,
    ),
)
"""Weakest first; what is paced, at the long pace."""


def is_compiled() -> bool:
    """Whether the core runs compiled; uncompiled it is some hundred times slower."""
    return not tree.__file__.endswith(".py")


def available_levels() -> tuple[Level, ...]:
    """The levels that play at a bearable pace here, weakest first: all, or the first two where nothing is compiled."""
    return LEVELS if is_compiled() else LEVELS[:PLAIN_LEVELS]


def level(name: str) -> Level:
    """The level of that name; raises ValueError, which lists the names, where there is none."""
    for known in LEVELS:
        if known.name == name:
            return known
    raise ValueError(f"level is {name!r}; it can be {', '.join(known.name for known in LEVELS)}")
