# White castles: their action uses the shared die.
from burgundy_qt.rules.burgundy.actions cimport BY_CASTLE, BY_WHITE_CASTLE
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

# What the die shows by which something is done: 0 where it is done without a die.
cdef inline i32 face_of(State* game, i32 by) noexcept nogil:
    if by == BY_WHITE_CASTLE:
        return game.white
    return by if by < BY_CASTLE else 0
