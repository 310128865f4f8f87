"""Who belongs together: in a team game seats 0 and 2, and 1 and 3. The plain twin of the header.
(2019, p. 13)"""

from burgundy_qt.rules.burgundy.state import CELLS, TEAM, TEAMS
from burgundy_qt.rules.plain import Record


def owners(game: Record) -> int:
    """How many have things of their own: seats, or teams."""
    return TEAMS if game.modules & TEAM else game.players


def owner_of(game: Record, number: int) -> int:
    """Which of them a seat is, or belongs to."""
    return number % TEAMS if game.modules & TEAM else number


def partner_of(number: int) -> int:
    """The other seat of a team."""
    return number ^ TEAMS


def keeper_of(number: int, cell: int) -> int:
    """The seat of this one's team that keeps the half with a cell: 0 and 1 the left, 2 and 3 the
    right."""
    return number % TEAMS + (TEAMS if cell >= CELLS else 0)
