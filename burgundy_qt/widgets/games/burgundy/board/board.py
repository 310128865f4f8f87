"""What lies where on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.laying import Slots
from burgundy_qt.widgets.games.burgundy.board.printed_modules import INNS, TEAM_STORE
from burgundy_qt.widgets.games.burgundy.board.seat_board import SeatBoard


@dataclass
class Board:
    """The whole table. `depots` and `black` hold the printed spaces in use, an empty one is None.

    `modules` are those in play; `inns` lie ready, `shields` in the numbered depots, None where one
    was taken. `teams` are the seats of each team, none where everybody plays for themselves. In the
    solo game the counter of points has `reached` its target so many times, and is on its way to the
    next `target`.
    """

    seats: list[SeatBoard]
    depots: dict[int, Slots]
    black: Slots
    troughs: dict[int, list[int]]
    rounds: list[int | None] = field(default_factory=lambda: [None] * printed.ROUNDS)
    phase: str | None = None
    round: int | None = None
    white: int | None = None
    order: list[int] = field(default_factory=list)
    bonuses: dict[tuple[str, str], int] = field(default_factory=dict)
    last_seat: int | None = None
    last_laid: str | None = None
    turn: int | None = None
    edition: str = printed.FIRST_EDITION
    modules: frozenset[str] = frozenset()
    inns: int = 0
    shields: dict[int, list[int | None]] = field(default_factory=dict)
    teams: tuple[tuple[int, ...], ...] = ()
    target: int | None = None
    reached: int = 0
    is_over: bool = False

    def __post_init__(self) -> None:
        for team in self.teams:
            for seat in team:
                self.seats[seat].home = self.seats[team[0]]
                self.seats[seat].storage = [None] * TEAM_STORE
            self.seats[team[0]].shared = [None] * TEAM_STORE

    @property
    def is_alone(self) -> bool:
        """Whether it is the table of a solo game."""
        return len(self.seats) == 1

    @classmethod
    def empty(cls, seats: int, teams: Iterable[Iterable[int]] = ()) -> Board:
        """A table before the set-up."""
        return cls(
            [SeatBoard(goods=[None] * printed.goods_types(seats)) for _ in range(seats)],
            {depot: [None] * len(spaces) for depot, spaces in printed.depot_spaces(seats).items()},
            [None] * printed.black_spaces(seats),
            {depot: [] for depot in printed.DEPOTS},
            order=list(range(seats)),
            teams=tuple(map(tuple, teams)),
        )

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats of a team, its first member before the other; without teams the seat alone."""
        return next((team for team in self.teams if seat in team), (seat,))

    def home(self, seat: int) -> int:
        """The seat that all lies with that is not a seat's alone."""
        return self.team_of(seat)[0]

    def stack(self, bay: int) -> list[int]:
        """The seats whose markers stand on a bay of the bridge, lowest first."""
        return [seat for seat in reversed(self.order) if self.seats[seat].step == bay]

    def slots(self, depot: int | str) -> Slots:
        """The spaces of a depot, 1..6 or "black"; the stall of the inns has one, whose inn stands
        for all."""
        if depot == INNS:
            return ["inn" if self.inns else None]
        return self.black if depot == printed.BLACK else self.depots[int(depot)]
