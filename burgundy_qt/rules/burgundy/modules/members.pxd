# Who belongs together: in a team game seats 0 and 2, and 1 and 3. (2019, p. 13)
from burgundy_qt.rules.burgundy.state cimport CELLS, TEAM, TEAMS, State
from burgundy_qt.rules.core cimport i32

# How many have things of their own: seats, or teams.
cdef inline i32 owners(State* game) noexcept nogil:
    return TEAMS if game.modules & TEAM else game.players

# Which of them a seat is, or belongs to.
cdef inline i32 owner_of(State* game, i32 number) noexcept nogil:
    return number % TEAMS if game.modules & TEAM else number

# The other seat of a team.
cdef inline i32 partner_of(i32 number) noexcept nogil:
    return number ^ TEAMS

# The seat of this one's team that keeps the half with a cell, by the cell's number: 0 and 1 the
# left, 2 and 3 the right.
cdef inline i32 keeper_of(i32 number, i32 cell) noexcept nogil:
    return number % TEAMS + (TEAMS if cell >= CELLS else 0)
