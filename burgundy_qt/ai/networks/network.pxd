# compiled. A small network: rows that are on, two hidden layers, chances to win and points to come;
# and the evaluator, which judges positions with it.
from burgundy_qt.ai.networks.floats cimport MAX_ROWS, f32
from burgundy_qt.ai.networks.position_features cimport Features
from burgundy_qt.rules.core cimport MAX_ACTIONS, MAX_SEATS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u32, u64

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

cdef class Evaluator:
    cdef readonly Features features
    cdef readonly Network network
    # of the share of the win in the utility; the rest is the margin's
    cdef double win_weight
    cdef i32 for_points             # 1: the utility is the seat's own points alone
    cdef f32* layers
    cdef readonly i32 evaluations   # of the network so far
    cdef i32[MAX_ROWS] rows         # room to list them
    cdef const void* near           # memory of the position that others are near to
    cdef i32 near_number            # its rows; 0: there is none
    cdef i32[MAX_SEATS + 2] near_starts     # where its blocks begin among them
    cdef i32[MAX_ROWS] near_rows
    cdef u64 near_print             # a number for its rows, in any order
    cdef u64 print                  # likewise for the position judged last, where it was near
    cdef f32* near_sums             # its first layer, before what is negative is cut
    cdef double[MAX_SEATS] win      # by seat: the share of the win
    cdef double[MAX_SEATS] points   # by seat: its expected final standing

    cdef i32 list_rows(self, Position position, i32 viewer, i32* rows) noexcept nogil
    cdef i32 list_objective(self, i32* rows, i32 n) noexcept nogil
    cdef void evaluate(self, Position position, i32 viewer) noexcept nogil
    cdef void set_reference(self, Position position, i32 viewer) noexcept nogil
    cdef void clear_reference(self) noexcept nogil
    cdef void add_all(self, Position position, i32 viewer) noexcept nogil
    cdef void add_differences(self, Position position, i32 viewer) noexcept nogil
    cdef void walk(self, i32 end, i32 there, i32 near_end) noexcept nogil
    cdef void add_input(self, i32 at) noexcept nogil
    cdef void take_input(self, i32 at) noexcept nogil
    cdef i32 is_over(self, Position position) noexcept nogil
    cdef double utility(self, i32 seat) noexcept nogil
    cdef double value(self, Position position, i32 seat) noexcept nogil
