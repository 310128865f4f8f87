"""The tally: where points come from. Each game that reports what it gives points for subclasses
it."""

from cython.cimports.burgundy_qt.ai.analysis.limits import MAX_SOURCES
from cython.cimports.burgundy_qt.rules.limits import MAX_SEATS
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.rules.requests import whole


class Tally:
    """Adds up by seat and source the points that a position reports; `sources` are their names, in
    a fixed order."""

    def __init__(self, sources: tuple[str, ...]):
        whole("sources", len(sources), range(MAX_SOURCES + 1))
        self.sources = sources
        self.points = [[0] * MAX_SOURCES for _ in range(MAX_SEATS)]

    # The contract: `hear` is called without the GIL, on positions that `attend` was called with.

    def attend(self, position: Position) -> None:
        """Let the position report from now on."""

    def hear(self, position):
        """Add what the position has reported since it was last heard."""

    def forget(self):
        """Begin again at 0."""
        seat: i32
        source: i32
        for seat in range(MAX_SEATS):
            for source in range(MAX_SOURCES):
                self.points[seat][source] = 0

    # For Python callers.

    def by_seat(self, seats: object) -> list[list[int]]:
        """What was added up: by seat, by source. Raises BadArgument for more seats than there can
        be."""
        seat: i32
        source: i32
        number: i32 = whole("seats", seats, range(MAX_SEATS + 1))
        return [
            [self.points[seat][source] for source in range(len(self.sources))]
            for seat in range(number)
        ]
