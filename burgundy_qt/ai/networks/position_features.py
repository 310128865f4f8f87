"""Features: what a network sees of a position. Each game that has networks subclasses it."""

from cython.cimports.burgundy_qt.ai.networks.floats import MAX_ROWS, POINTS_UNIT, USUAL_MARGIN
from cython.cimports.burgundy_qt.rules.core import i32
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.plain import array


class Features:
    """Lists what is seen of a position as numbers of rows below `rows`; a row listed twice counts
    twice.

    A network has one more input, the last: it is on when all seats play for points instead of the
    win. It comes from the caller, not from the position.

    `game`: the protocol's name of the game. `positions`: the class of its positions.
    `horizon_steps`: their greatest number in a game (`at_horizon_step`). `sides`: how many share
    the win, the viewer's side first; by default every seat is a side. `unit`: an output of 1 is so
    much more of a seat's standing (Position.standing). `only_points`: whether seats only ever play
    for points. `own_points`: the value of one of the player's own points beside the lead, when
    playing for the win: so a player who is certain to win still collects points. `open_turns`:
    whether the seats see everything that matters until chance falls, so that hidden parts do not
    change their turns.
    """

    def __init__(
        self,
        game: str,
        positions: type[Position],
        seats: int,
        rows: int,
        horizon_steps: int,
        version: int,
        blocks: int = 1,
        sides: int = 0,
        unit: int = POINTS_UNIT,
        only_points: bool = False,
        own_points: float = 0.0,
        open_turns: bool = False,
    ):
        self.game = game
        self.positions = positions
        self.seats = seats
        self.sides = sides or seats
        self.unit = unit
        self.only_points = only_points
        self.own_points = own_points
        self.open_turns = open_turns
        self.horizon_steps = horizon_steps
        self.for_points = rows
        self.inputs = rows + 1
        self.version = version
        self.blocks = blocks
        self.listed = array(MAX_ROWS)

    # The contract: called without the GIL, arguments not checked.

    def describes(self, position):
        """Return 1 if the rows can describe the position, else 0. A game may leave out its set-up
        and its end."""
        return 0

    def list_block(self, position, viewer, block, rows, n):
        """Write one block of the rows that are on in a position that `describes` accepts, as seat
        `viewer` sees the table, from rows[n] on; return the number of rows then."""
        return n

    def same_block(self, position, near, viewer, block):
        """Return 1 if a block's rows are certain to be those of another position of the same game,
        whose memory `near` is; 0 if they may differ."""
        return 0

    def at_horizon_step(self, position):
        """Return whether this is a good moment to judge a position: 1 or 0.

        Rollouts are judged there, and those judgements are learnt: so no seat has just chosen the
        best of many, the features describe the position, any next step leaves it, and a game has at
        most `horizon_steps` of them. By default it is before chance; a game in which chance follows
        every action uses the end of a round.
        """
        return position.at_chance_node() and self.describes(position)

    def is_certain(self, position):
        """Return whether nothing is drawn any more up to the end, and nothing is hidden, so that a
        turn can be played out exactly: 1 or 0."""
        return 0

    def near_end(self, position):
        """Return whether the end is so near that a network judges worse than games played to it: 1
        or 0."""
        return 0

    def reached(self, position, viewer, seat):
        """Return what `seat` has reached so far, as `viewer` knows it; points to come are counted
        from there. By default its standing; a game with secret choices may include the viewer's
        own."""
        return position.bot_score(seat)

    def reach(self, position, viewer, points):
        """Write what each seat has reached in the position whose rows this thread has just listed,
        for games in which all cost no more than one."""
        seat: i32
        for seat in range(self.seats):
            points[seat] = self.reached(position, viewer, seat)

    def lead(self, points, seat):
        """Return by how many usual margins a seat leads the best other, with `points` expected of
        each."""
        other: i32
        best: float = -1000.0
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / USUAL_MARGIN

    def list_rows(self, position, viewer, rows):
        """Write all rows that are on, block after block, and return how many. `rows` has room for
        MAX_ROWS."""
        block: i32
        n: i32 = 0
        for block in range(self.blocks):
            n = self.list_block(position, viewer, block, rows, n)
        return n

    # For Python callers.

    def check_game(self, position: Position) -> None:
        """Raise TypeError for a position of another game, whose memory must not be read as one of
        this game."""
        if not isinstance(position, self.positions):
            raise TypeError(
                f"a {type(position).__name__} where {self.positions.__name__} is played"
            )

    def check(self, position: Position) -> None:
        """Raise TypeError for a position of another game, InvalidArgument for another number of
        seats."""
        self.check_game(position)
        if position.seats != self.seats:
            raise InvalidArgument(
                f"a position of {position.seats} seats, but the network is for {self.seats}"
            )

    def no_chance_left(self, position: Position) -> bool:
        """Return whether nothing is drawn any more up to the end, and nothing is hidden, so that a
        turn can be played out exactly; False for a position that the features do not describe.
        Raises TypeError for a position of another game."""
        self.check_game(position)
        return bool(self.describes(position) and self.is_certain(position))

    def known(self, position: Position, viewer: object, seat: object) -> int:
        """Do `reached` for Python. Raises TypeError for a position of another game, InvalidArgument
        for no seat of the position."""
        own: i32
        self.check_game(position)
        own = position.checked_seat(viewer)
        return self.reached(position, own, position.checked_seat(seat))

    def rows(self, position: Position, viewer: object) -> list[int]:
        """Return the rows that are on. Raises ValueError for a position that the features do not
        describe, TypeError for one of another game, InvalidArgument for no seat of it."""
        at: i32
        number: i32
        own: i32
        self.check_game(position)
        own = position.checked_seat(viewer)
        if position.seats != self.seats or not self.describes(position):
            raise ValueError(f"features for {self.seats} seats do not tell this position")
        number = self.list_rows(position, own, self.listed)
        return [self.listed[at] for at in range(number)]
