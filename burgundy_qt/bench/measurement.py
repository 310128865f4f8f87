"""What the bench measures, the position from which it does, and CPU time, which a busy machine
disturbs little; the sections of the bench by name."""

import importlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from burgundy_qt.ai.arena.match_setup import box_of
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount, tables_of
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

# The game to measure, the first position of all measurements, and CPU time, which a busy machine
# disturbs little.


@dataclass(frozen=True)
class Measured:
    """A game, its modules, and its number of seats; `seats` None: every number that plays against
    each other."""

    game: str = registry.DEFAULT
    modules: tuple[str, ...] = ()
    seats: int | None = None

    def check(self) -> None:
        """Raise ValueError for a game that does not exist, with the possible ones."""
        registry.ruleset(self.game)
        self.box.check()
        if self.seats is not None and self.seats not in self.box.seats:
            raise ValueError(
                f"--seats is {self.seats}, but must be one of {', '.join(map(str, self.box.seats))}"
            )

    @cached_property
    def box(self) -> MatchSetup:
        """The set-up of the games: the arena's edition."""
        return box_of(self.game, None, self.modules)

    @property
    def every_seats(self) -> Sequence[int]:
        """The numbers of seats to measure."""
        if self.seats is not None:
            return [self.seats]
        return [seats for seats in self.box.seats if seats > 1] or self.box.seats

    @property
    def tables(self) -> dict[int, SeatCount]:
        """The tables by seats, if networks are meant for them."""
        by_seats = {seats: self.box.table(seats) for seats in self.every_seats}
        return {seats: table for seats, table in by_seats.items() if table in tables_of(self.game)}

    def request(self, seats: int, seed: int = 7) -> errors.RequestObject:
        """Return the request of a game."""
        edition = self.box.to_dict()["edition"]
        asked = {"game": self.game, "edition": edition, "players": seats, "seed": seed}
        return asked | ({"modules": list(self.modules)} if self.modules else {})

    def opening(self, seats: int, seed: int = 7) -> Position:
        """Return a game at its first decision."""
        position: Position = Game(self.request(seats, seed)).position
        return position


USUAL = Measured()
"""Burgundy of 2011."""


def opening(seats: int, seed: int = 7) -> Position:
    """Return a game of the usual measurements at its first decision."""
    return USUAL.opening(seats, seed)


def cpu_seconds(work: Callable[[], object], rounds: int = 1) -> float:
    """Return the CPU time of `work`, done `rounds` times, all threads of this process together."""
    begun = time.process_time()
    for _ in range(rounds):
        work()
    return time.process_time() - begun


def wall_seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def best_of(times: int, work: Callable[[], object]) -> float:
    """Return the least CPU time of several runs: other programs only ever add to it. Work that is
    too short for the clock is repeated, and its mean time counts."""
    least, rounds = STEPS * clock_step(), 1
    while (took := cpu_seconds(work, rounds)) < least:
        rounds *= 2
    return min([took, *(cpu_seconds(work, rounds) for _ in range(1, times))]) / rounds


STEPS = 20
"""How many steps of the clock a measurement lasts at least."""


@cache
def clock_step() -> float:
    """Return the seconds by which the clock of CPU time advances: about a microsecond on Linux, but
    1/64 second on Windows, where Python's own answer is 0.1 microseconds."""
    begun = time.process_time()
    while (now := time.process_time()) == begun:
        pass
    return now - begun


Figures = Callable[..., Iterator[dict[str, object]]]
OF_THE_WINDOW = "start", "screen", "analysis"
SECTIONS = {
    "rules": "burgundy_qt.bench.rules_bench",
    "search": "burgundy_qt.bench.bot_bench",
    "network": "burgundy_qt.bench.bot_bench",
    "training": "burgundy_qt.bench.bot_bench",
    "budget": "burgundy_qt.bench.bot_bench",
    "review": "burgundy_qt.bench.bot_bench",
    "bots": "burgundy_qt.bench.session_bench",
    "start": "burgundy_qt.bench.start_bench",
    "screen": "burgundy_qt.bench.window_bench",
    "analysis": "burgundy_qt.bench.analysis_bench",
}
"""The measuring modules by the names of sections, each with a function NAME_figures; only those of
bots, start, screen and analysis import Qt."""


class BenchError(ValueError):
    """There is nothing to measure; the text gives the reason and what to do."""


def measure(chosen: str | None, measured: Measured = USUAL) -> int:
    """Measure one section, or all in turn, and print each group of figures as a line of JSON as
    soon as it is known. For a game without a table in the window, all sections are those of its
    rules and bots. Raises BenchError."""
    try:
        measured.check()
    except ValueError as error:
        raise BenchError(str(error)) from error
    for name in [chosen] if chosen else sections_of(measured):
        is_measured = False
        for line in figures(name, measured):
            is_measured = True
            print(json.dumps(line), flush=True)
        if chosen and not is_measured:
            raise BenchError(
                f"{name} cannot be measured: no bots use a network for this in {measured.game}"
            )
    return 0


def figures(name: str, measured: Measured) -> Iterator[dict[str, object]]:
    """Return the figures of a section."""
    if measured == USUAL:
        return iter(section(name)())
    if name not in sections_of(measured):
        raise BenchError(f"{name} cannot be measured: the window has no table for {measured.game}")
    return iter(section(name)(measured=measured))


def sections_of(measured: Measured) -> Sequence[str]:
    """Return the sections for a game."""
    has_table = (
        measured.game == registry.DEFAULT
        or registry.answer_if_any("table", measured.game) is not None
    )
    return [name for name in SECTIONS if has_table or name not in OF_THE_WINDOW]


def section(name: str) -> Figures:
    """Return the measuring function of a section."""
    measures: Figures = getattr(importlib.import_module(SECTIONS[name]), f"{name}_figures")
    return measures
