# The state inside a position of Burgundy, to be read by features.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.position cimport Position

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory
