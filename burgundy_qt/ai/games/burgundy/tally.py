"""The sources of points in Burgundy, from the journal of its rules."""

from collections.abc import Mapping, Sequence

from cython.cimports.burgundy_qt.ai.games.burgundy.feature_rows import state_of
from cython.cimports.burgundy_qt.ai.networks.floats import REPORTS
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import COLOUR_COUNT
from cython.cimports.burgundy_qt.rules.burgundy.state import BONUS, FOR_MONASTERY, POINTS, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import COLOURS as TILES_COLOURS
from cython.cimports.burgundy_qt.rules.core import i32

from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.codec import FOR
from burgundy_qt.rules.burgundy.components import COLOURS
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import Position

BONUS_SOURCE = "bonus"
SOURCES: tuple[str, ...] = (
    "animals",
    "watchtower",
    "region",
    "phase",
    "sale",
    BONUS_SOURCE,
    "goods-left",
    "silver-left",
    "workers-left",
    *(f"monastery:{number}" for number in (*range(15, 27), 29)),
    "route",
    "border-posts",
    "border-posts-reward",
    *(f"shield:{number}" for number in range(1, 19)),
)
"""The sources of points, by the protocol's names, in the order of display."""
CELLS: tuple[str, ...] = tuple(f"cells:{colour}" for colour in COLOURS)
"""The units of the solo game: covered cells by colour."""


class BurgundyTally(Tally):
    """The tally of positions of Burgundy."""

    def __init__(self) -> None:
        Tally.__init__(self, BurgundyPosition, SOURCES)
        codes = {name: what_for for what_for, name in FOR.items()}
        self.source_of = array(REPORTS)
        self.bonuses = SOURCES.index(BONUS_SOURCE)
        for at, source in enumerate(SOURCES):
            _, _, number = source.partition(":")
            if source in codes:
                self.source_of[codes[source]] = at
            elif number:
                self.source_of[FOR_MONASTERY + int(number)] = at

    def update(self, position):
        at: i32
        journal = state_of(position).journal
        for at in range(0, journal.length, 4):
            if journal.numbers[at] == POINTS:
                self.points[journal.numbers[at + 1]][self.source_of[journal.numbers[at + 3]]] += (
                    journal.numbers[at + 2]
                )
            elif journal.numbers[at] == BONUS:
                self.points[journal.numbers[at + 1]][self.bonuses] += journal.numbers[at + 3]
        journal.length = 0


class SoloTally(Tally):
    """The tally of positions of the solo game: all covered cells, including those covered
    before."""

    def __init__(self) -> None:
        Tally.__init__(self, BurgundyPosition, CELLS)

    def update(self, position):
        colour: i32
        seat = seat_of(state_of(position), 0)
        for colour in range(TILES_COLOURS):
            self.points[0][colour] = COLOUR_COUNT[seat.estate][colour] - seat.left_in_colour[colour]


class TeamTally(BurgundyTally):
    """The tally of positions of a team game like `like`: by seat the points of its team."""

    def __init__(self, like: Position):
        BurgundyTally.__init__(self)
        self.teams = [with_partner(like, seat) for seat in range(like.seats)]

    def by_seat(self, seats: object) -> list[list[int]]:
        """Return the sums: by seat, by source."""
        own = BurgundyTally.by_seat(self, seats)
        return [
            [sum(points) for points in zip(*(own[one] for one in team), strict=True)]
            for team in self.teams
        ]


def before(position: Position, scored: Sequence[Mapping[str, int]]) -> list[Mapping[str, int]]:
    """Return what the seats have already scored: a team's together; covered cells are counted at
    the end."""
    if position.counts() == "cells":
        return [{}]
    return [together(scored, with_partner(position, seat)) for seat in range(position.seats)]


def with_partner(position: Position, seat: int) -> list[int]:
    """Return the seats that win together with this one, itself included."""
    against = position.opponents(seat)
    return [one for one in range(position.seats) if one not in against]


def together(scored: Sequence[Mapping[str, int]], seats: Sequence[int]) -> Mapping[str, int]:
    """Return the sum of several seats' points by source."""
    if len(seats) == 1:
        return scored[seats[0]]
    names = dict.fromkeys(name for seat in seats for name in scored[seat])
    return {name: sum(scored[seat].get(name, 0) for seat in seats) for name in names}
