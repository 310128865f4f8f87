# compiled. Features, unions of segments, and laying a tile that joins them.

from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 node_of(State* game, i32 tile, i32 segment) noexcept nogil
cdef i32 segment_at_edge(State* game, i32 tile, i32 edge) noexcept nogil
cdef i32 way_at_edge(State* game, i32 tile, i32 edge) noexcept nogil
cdef i32 field_at(State* game, i32 tile, i32 half) noexcept nogil
cdef i32 place_name(State* game, i32 root) noexcept nogil
cdef i32 name_of(State* game, i32 place) noexcept nogil
cdef i32 new_node(State* game, i32 node, i32 tile, i32 segment, i32 edges) noexcept nogil
cdef i32 join(State* game, i32 node, i32 other) noexcept nogil
cdef i32 shared_tiles(State* game, i32 root, i32 other) noexcept nogil
cdef i32 has_part(State* game, i32 tile, i32 root) noexcept nogil
cdef i32 is_complete(State* game, i32 root) noexcept nogil
cdef i32 is_town(State* game, i32 root) noexcept nogil
cdef i32 points_of_feature(State* game, i32 root) noexcept nogil

cdef void lay(State* game, i32 kind, i32 cell, i32 rotation) noexcept nogil
cdef void put_down(State* game, i32 kind, i32 cell, i32 rotation) noexcept nogil
cdef void add_segments(State* game, i32 tile) noexcept nogil
cdef void meet(State* game, i32 tile, i32 edge) noexcept nogil
cdef void join_fields(State* game, i32 tile, i32 other, i32 edge) noexcept nogil
cdef void join_ways(State* game, i32 node, i32 other) noexcept nogil
cdef void look_around(State* game, i32 tile) noexcept nogil
cdef void leave_frontier(State* game, i32 cell) noexcept nogil
cdef void show_edge(State* game, i32 cell, i32 edge, i32 shown) noexcept nogil
