# compiled. White castles: their action uses the shared die.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.types cimport i32

cdef i32 face_of(State* game, i32 by) noexcept nogil
