"""The line-up of a game: the players, the requested game, the clock, and the loss from which the
tutor asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.rules import chance, core, errors, registry
from burgundy_qt.session.data_file import ObjectShape, has_keys, is_integer, list_of, one_of
from burgundy_qt.session.problem import plain_name

GAME, TURN = "game", "turn"
LONGEST_SECONDS = 24 * 60 * 60
MOST_LEFT = 100 * 1000 * LONGEST_SECONDS
"""Milliseconds, more than any increments can reach."""


@dataclass(frozen=True)
class Clock:
    """Each person's time: `seconds` for the whole game (`kind` GAME) plus `increment` seconds for
    every turn, or `seconds` for every turn (TURN). `left` is the time left per seat in
    milliseconds, negative after it is used up; empty before the game begins."""

    kind: str
    seconds: int
    increment: int = 0
    left: tuple[int, ...] = ()

    def wound(self, seats: int) -> Clock:
        """Return the clock at the beginning of a game with so many seats."""
        return replace(self, left=(1000 * self.seconds,) * seats)

    def turn_begun(self, seat: int) -> Clock:
        """Return the clock at the beginning of the seat's turn."""
        left = 1000 * self.seconds if self.kind == TURN else self.left[seat] + 1000 * self.increment
        return self._with(seat, left)

    def after(self, seat: int, milliseconds: int) -> Clock:
        """Return the clock after the seat has thought for so long."""
        return self._with(seat, self.left[seat] - milliseconds)

    def _with(self, seat: int, left: int) -> Clock:
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))


def written_clock(clock: Clock | None) -> dict[str, object] | None:
    """Return the clock as a JSON object."""
    if clock is None:
        return None
    return {
        "kind": clock.kind,
        "seconds": clock.seconds,
        "increment": clock.increment,
        "left": list(clock.left),
    }


def a_clock(least: int, most: int) -> ObjectShape:
    """Return the check for a clock of `written_clock`, with the time left for so many seats."""
    return has_keys(
        kind=one_of(GAME, TURN),
        seconds=is_integer(1, LONGEST_SECONDS),
        increment=is_integer(0, LONGEST_SECONDS),
        left=list_of(is_integer(-MOST_LEFT, MOST_LEFT), least, most),
    )


ANY_CLOCK = a_clock(0, core.MAX_SEATS)


def clock_from(written: object) -> Clock | None:
    """Return the clock that `written_clock` wrote; raises ValueError for anything else."""
    if written is None:
        return None
    if not ANY_CLOCK(written):
        raise ValueError(
            f"a clock has a kind and whole numbers within bounds, unlike {written!r:.80}"
        )
    return Clock(written["kind"], written["seconds"], written["increment"], tuple(written["left"]))


# The players: one plan per seat, and the requested game.


COLOURS = range(core.MAX_SEATS)
"""The colours of seats."""
PACED = frozenset(level.name for level in LEVELS if level.is_paced)
LONGEST_NAME = 20
MARK = "engine:"
"""The beginning of a seat's level for an added engine; the engine's id follows, so no save contains
a command line."""
ENGINE_FIGURE = "engine"


@dataclass(frozen=True)
class SeatPlan:
    """One seat: its name as plain text, and the level of its bot (MARK and the id of an added
    engine), or None for a person.

    `colour` is that of its pieces, one of COLOURS, or None for a free one. `avatar` names the
    picture that a person chose; it is kept while a bot plays for them. `pace` is that of a bot that
    has one, once its game runs. `style` is the taste of a bot, a name of ai/styles.py; None for a
    bot without one.
    """

    name: str
    level: str | None = None
    colour: int | None = None
    avatar: str | None = None
    pace: str | None = None
    style: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", plain_name(self.name, LONGEST_NAME))

    @property
    def is_person(self) -> bool:
        """Return whether a person decides for this seat."""
        return self.level is None

    @property
    def is_engine(self) -> bool:
        """Return whether an added engine decides for this seat."""
        return self.level is not None and self.level.startswith(MARK)

    @property
    def figure(self) -> str | None:
        """Return the seat's picture: a bot's is that of its level; None: only the sign of its
        colour."""
        if self.is_engine:
            return ENGINE_FIGURE
        return self.avatar if self.is_person else self.level


@dataclass(frozen=True)
class LineUp:
    """The seats in the order of the table, and the request of the game: the keys of the protocol's
    `new`.

    The rules fill in the rest of the request; in a view it is complete, including its seed. `clock`
    is the clock that people agreed on, if any. `casual` requests an unrated game, for example
    because its tiles and dice are known; once it runs, its view says whether it is casual. `tutor`
    is the loss from which the tutor asks people before a decision, a name of THRESHOLDS, or "" if
    it never does. A game with a tutor is casual. `unaided` is a game without help: until it ends
    the program shows no more than the box does, so it has no tutor either. `set_up`: in a new game
    that is recorded, the outcome of its preparation.
    """

    seats: tuple[SeatPlan, ...]
    request: errors.RequestObject
    clock: Clock | None = None
    casual: bool = False
    tutor: str = ""
    unaided: bool = False
    set_up: chance.Outcome | None = None

    @property
    def is_recorded(self) -> bool:
        """Return whether people play with the box, and the program keeps the record."""
        return self.request.get("chance") == "hand"


def at_pace(seats: Sequence[SeatPlan], pace: str) -> tuple[SeatPlan, ...]:
    """Return the seats, with this pace for bots of a level that has one."""
    return tuple(replace(plan, pace=pace if plan.level in PACED else None) for plan in seats)


def colours_for(game: str) -> range:
    """Return the colours of a game's pieces: one for each seat of its largest table."""
    editions = registry.ruleset(game).describe()["editions"]
    return range(max(edition["players"][1] for edition in editions))


def colours_of(seats: Sequence[SeatPlan]) -> tuple[int, ...]:
    """Return the colour of every seat's pieces: the requested one unless an earlier seat has it,
    else the first free one."""
    given: list[int | None] = []
    for plan in seats:
        given.append(plan.colour if plan.colour in COLOURS and plan.colour not in given else None)
    free = iter([colour for colour in COLOURS if colour not in given])
    return tuple(next(free) if colour is None else colour for colour in given)


# The losses from which the tutor asks, by their names in settings and saves.


OFF = ""
"""The tutor never asks."""
THRESHOLDS = "slip", "mistake", "blunder"
"""The names of the review's grades from which the tutor may ask, mildest first. What they mean is
not loaded with every line-up."""
