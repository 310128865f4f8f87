# compiled. Points.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32, u32

cdef void gain(State* game, i32 seat, i32 points, i32 reason, i32 name) noexcept nogil
cdef void collect(State* game) noexcept nogil
cdef void add_if_complete(State* game, i32 node) noexcept nogil
cdef void score_completed(State* game) noexcept nogil
cdef i32 reason_of(State* game, i32 root) noexcept nogil
cdef void pay(State* game, i32 root, i32 points, i32 reason) noexcept nogil
cdef i32 most_meeples(State* game, u32 meeples) noexcept nogil
cdef void send_back(State* game, i32 root) noexcept nogil
cdef void take_off(State* game, i32 root) noexcept nogil
cdef void score_the_end(State* game) noexcept nogil
cdef i32 list_taken(State* game) noexcept nogil
cdef void touch_cities(State* game, i32 number) noexcept nogil
cdef i32 field_worth(State* game, i32 at) noexcept nogil
cdef i32 towns_among(State* game, i32 at, i32 occupied) noexcept nogil
cdef i32 points_of_field(State* game, i32 cities, i32 free, i32 occupied) noexcept nogil
