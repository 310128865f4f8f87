# compiled. A small network: rows that are on, two hidden layers, chances to win and points to come.
from burgundy_qt.ai.values.floats cimport f32
from burgundy_qt.rules.types cimport i32

cdef class Network:
    cdef readonly i32 seats
    cdef readonly i32 inputs
    cdef readonly i32 first         # width of the first hidden layer
    cdef readonly i32 second
    cdef readonly i32 size          # numbers in `weights`
    # first layer, a row an input; its bias; second layer; its bias; outputs; their bias
    cdef f32* weights
    cdef i32 first_bias
    cdef i32 second_rows
    cdef i32 second_bias
    cdef i32 out_rows
    cdef i32 out_bias

    cdef void add_rows(self, const i32* rows, i32 number, f32* layers) noexcept nogil
    cdef void finish(self, f32* layers) noexcept nogil
