"""The levels of the bots by name, the paces of the strongest one, and all opponents of a game: its
levels and their characters."""

from __future__ import annotations

from dataclasses import dataclass, replace

from burgundy_qt.ai.game_bots import SeatCount
from burgundy_qt.ai.strengths import LevelStrength, Limits, strengths_in
from burgundy_qt.ai.styles import style, styles_of
from burgundy_qt.ai.tree_search import search_tree
from burgundy_qt.rules.registry import DEFAULT

# seconds of a decision if the core is not compiled, for the levels that are then available
PLAIN_SECONDS = 1.0
PLAIN_LEVELS = 2


@dataclass(frozen=True)
class Pace:
    """How long a level that is limited by time alone thinks about a turn."""

    name: str  # for settings and files
    title: str  # for people, in English
    seconds: float  # a turn


PACES: tuple[Pace, ...] = (
    Pace("blitz", "Blitz", 0.3),
    Pace("normal", "Normal", 1.0),
    Pace("long", "Long", 3.0),
    Pace("deep", "Deep", 10.0),
)
"""The paces, quickest first."""
NORMAL, LONG = "normal", "long"


def pace(name: str) -> Pace:
    """Return the pace of that name. Raises ValueError, which lists the names, if there is none."""
    for known in PACES:
        if known.name == name:
            return known
    raise ValueError(
        f"the pace is {name!r}, but must be one of {', '.join(known.name for known in PACES)}"
    )


@dataclass(frozen=True)
class Level:
    """How hard a bot thinks about one decision: until a limit of time or of work is reached.
    `limits` apply if a network fits the game, else the `simulations` of the tree search."""

    name: str  # for commands and files
    title: str  # for people, in English
    manner: str  # how it plays, for people, in English
    simulations: int | None  # of the tree search
    seconds: float
    limits: Limits  # if a network fits
    pace: str = LONG  # at which it plays, if it has paces

    @property
    def is_paced(self) -> bool:
        """Whether only time limits its search, so that it plays at a pace."""
        return self.limits.plans > 0 and self.limits.rollouts is None

    def at(self, name: str) -> Level:
        """Return the level at the pace of that name: most are the same at every pace. Raises
        ValueError for an unknown one."""
        chosen = pace(name)
        if not self.is_paced:
            return self
        return replace(self, seconds=chosen.seconds, pace=chosen.name)

    def at_table(self, game: str, table: SeatCount) -> Level:
        """Return the level with its limits for a table of a game: at some tables it looks less far,
        or judges worse."""
        strengths = strengths_in(game)
        limits = {} if strengths is None else strengths.limits_at.get(table, strengths.limits)
        return replace(self, limits=limits.get(self.name, self.limits))

    def strength_in(self, game: str) -> LevelStrength | None:
        """Return its measured strength in a game with a network; None if it was never measured."""
        strengths = strengths_in(game)
        if strengths is None:
            return None
        return strengths.paces.get(self.pace) if self.is_paced else strengths.levels.get(self.name)

    @property
    def strength(self) -> LevelStrength:
        """Its measured strength in the default game."""
        measured = self.strength_in(DEFAULT)
        assert measured is not None
        return measured


LEVELS: tuple[Level, ...] = (
    Level(
        "page",
        "Page",
        "Plays by instinct, often misjudges and likes quick points.",
        150,
        0.1,
        Limits(blur=0.45, eagerness=0.065),
    ),
    Level(
        "squire",
        "Squire",
        "Plays by instinct and misjudges less often.",
        600,
        0.1,
        Limits(blur=0.33, eagerness=0.03),
    ),
    Level(
        "steward",
        "Steward",
        "Judges every single action with sound instinct.",
        2400,
        0.1,
        Limits(eagerness=0.01),
    ),
    Level(
        "knight",
        "Knight",
        "Plans the whole turn.",
        None,
        0.5,
        Limits(plans=8, rollouts=0),
    ),
    Level(
        "baron",
        "Baron",
        "Tries out its best turns one round ahead.",
        None,
        1.0,
        Limits(plans=8, rollouts=16),
    ),
    Level(
        "duke",
        "Duke",
        "Tries out many turns, for as long as its pace allows.",
        None,
        pace(LONG).seconds,
        Limits(plans=24),
    ),
)
"""The levels, weakest first; those with paces at the long one."""


def is_compiled() -> bool:
    """Return whether the core runs compiled; uncompiled it is about a hundred times slower."""
    return not search_tree.__file__.endswith(".py")


def available_levels() -> tuple[Level, ...]:
    """Return the levels that play at a bearable speed here, weakest first: all, or the first two if
    the core is not compiled."""
    return LEVELS if is_compiled() else LEVELS[:PLAIN_LEVELS]


def level(name: str) -> Level:
    """Return the level of that name. Raises ValueError, which lists the names, if there is none."""
    for known in LEVELS:
        if known.name == name:
            return known
    raise ValueError(
        f"the level is {name!r}, but must be one of {', '.join(known.name for known in LEVELS)}"
    )


# The opponents of a game: a level, with the style of a character or without one.


MARK = ":"
"""Between a level and a style in the text that names an opponent: "steward:shepherd"."""


@dataclass(frozen=True)
class Opponent:
    """A bot to play against: a level, and a style or none."""

    level: str
    style: str | None = None

    @property
    def name(self) -> str:
        """Its name for commands and files: "steward", "steward:shepherd"."""
        return self.level if self.style is None else f"{self.level}{MARK}{self.style}"


def opponents(game: str) -> tuple[Opponent, ...]:
    """Return all opponents of a game, weakest level first: of each level first the one without a
    style, then its characters."""
    names = (None, *(one.name for one in styles_of(game)))
    return tuple(Opponent(each.name, name) for each in LEVELS for name in names)


def opponent(game: str, text: str) -> Opponent:
    """Return the opponent that a text names. Raises ValueError for an unknown level or style, with
    those that exist."""
    name, mark, taste = text.partition(MARK)
    level(name)
    return Opponent(name, style(game, taste).name if mark else None)
