"""Features: what a network sees of a position. Each game that has networks subclasses it."""

from cython.cimports.burgundy_qt.ai.networks.floats import MAX_ROWS, POINTS_UNIT, USUAL_MARGIN
from cython.cimports.burgundy_qt.rules.core import i32
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.plain import array


class Features:
    """Lists what is seen of a position as numbers of rows below `rows`; a row listed twice counts
    twice.

    A network has one input more, the last: it is on where all seats play for points instead of the
    win. No position tells that; who asks the network knows it.

    `game`: the protocol's name of the game. `boundaries`: that a game comes to at most
    (`at_boundary`). `sides`: among how many the win is shared, the viewer's side first; left out,
    every seat is a side. `unit`: an output of 1 is so much more of what a seat's standing counts
    (Position.standing). `only_points`: whether nothing but points is ever played for.
    `own_points`: what a point of one's own is worth to those who play for the win, beside the lead:
    so that who has won as good as surely goes on building. `open_turns`: whether the seats see
    everything by which they choose until chance falls, so that their turns are the same whatever
    is hidden."""

    def __init__(
        self,
        game: str,
        seats: int,
        rows: int,
        boundaries: int,
        version: int,
        blocks: int = 1,
        sides: int = 0,
        unit: int = POINTS_UNIT,
        only_points: bool = False,
        own_points: float = 0.0,
        open_turns: bool = False,
    ):
        self.game = game
        self.seats = seats
        self.sides = sides or seats
        self.unit = unit
        self.only_points = only_points
        self.own_points = own_points
        self.open_turns = open_turns
        self.boundaries = boundaries
        self.for_points = rows
        self.inputs = rows + 1
        self.version = version
        self.blocks = blocks
        self.listed = array(MAX_ROWS)

    # The contract: called without the GIL, arguments not checked.

    def describes(self, position):
        """Return whether the position is one that rows can tell: 1 or 0. A game may leave out its
        set-up and its end."""
        return 0

    def list_block(self, position, viewer, block, rows, n):
        """Write one block of the rows that are on in a position that `describes` accepts, as seat
        `viewer` sees the table, from rows[n] on; returns the number of rows then."""
        return n

    def same_block(self, position, near, viewer, block):
        """1 where a block's rows are sure to be those of another position of the same game, whose
        memory `near` is; 0 where they may differ."""
        return 0

    def at_boundary(self, position):
        """Whether this is a good moment to ask what a position is worth: 1 or 0. Rollouts are
        judged there, and what is thought there is learnt: so nobody has just chosen the best of
        many, the features describe it, whatever happens next leaves it, and a game comes to
        `boundaries` of them at most. Where chance waits, if a game says nothing else; one in which
        chance follows every action says when a round is over."""
        return position.at_chance() and self.describes(position)

    def is_certain(self, position):
        """Return whether nothing is drawn any more from here to the end, and nothing hidden, so
        that a turn can be played out for good: 1 or 0."""
        return 0

    def near_end(self, position):
        """Return whether the end is so near that a network judges worse than games that are played
        to it: 1 or 0."""
        return 0

    def reached(self, position, viewer, seat):
        """Return what `seat` has reached so far, as `viewer` knows it; points to come are counted
        from there. Its standing, where a game says nothing else; one in which seats choose in
        secret may count what the viewer has chosen itself."""
        return position.standing(seat)

    def reach(self, position, viewer, points):
        """Write what each seat has reached, for games where it costs no more to tell all than
        one."""
        seat: i32
        for seat in range(self.seats):
            points[seat] = self.reached(position, viewer, seat)

    def lead(self, points, seat):
        """By how many usual margins a seat leads, where `points` are expected of each: against the
        best other."""
        other: i32
        best: float = -1000.0
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / USUAL_MARGIN

    def list_rows(self, position, viewer, rows):
        """Write all rows that are on, block after block. `rows` has room for MAX_ROWS; returns how
        many."""
        block: i32
        n: i32 = 0
        for block in range(self.blocks):
            n = self.list_block(position, viewer, block, rows, n)
        return n

    # For Python callers.

    def no_chance_left(self, position: Position) -> bool:
        """Return whether nothing is drawn any more from here to the end, and nothing hidden, so
        that a turn can be played out for good; False for a position that cannot be told."""
        return bool(self.describes(position) and self.is_certain(position))

    def known(self, position: Position, viewer: object, seat: object) -> int:
        """Python's `reached`; raises InvalidArgument for no seat of the position."""
        own: i32 = position.checked_seat(viewer)
        return self.reached(position, own, position.checked_seat(seat))

    def rows(self, position: Position, viewer: object) -> list[int]:
        """Return the rows that are on; raises ValueError for a position that cannot be told,
        InvalidArgument for no seat of it."""
        at: i32
        number: i32
        own: i32 = position.checked_seat(viewer)
        if position.seats != self.seats or not self.describes(position):
            raise ValueError(f"features for {self.seats} seats do not tell this position")
        number = self.list_rows(position, own, self.listed)
        return [self.listed[at] for at in range(number)]
