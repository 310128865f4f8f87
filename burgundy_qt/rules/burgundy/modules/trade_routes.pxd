# compiled. Trade routes.
from burgundy_qt.rules.burgundy.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void lay_out_routes(State* game) noexcept nogil
cdef i32 spaces_of_route(State* game) noexcept nogil
cdef i32 tile_of_route(State* game, i32 number, i32 space) noexcept nogil
cdef void send_out(State* game, i32 good, i32 tiles) noexcept nogil
cdef void lay_goods(State* game, i32 number) noexcept nogil
cdef void lay_next(State* game, i32 number, i32 good, i32 tiles) noexcept nogil
cdef i32 cover_space(State* game, i32 number, i32 good) noexcept nogil
cdef void give_bonus(State* game, i32 number, i32 bonus) noexcept nogil
