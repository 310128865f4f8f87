# compiled. The map as plain numbers: features, castles and the empty cells beside tiles.
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef object raw_features(State* game)
cdef object raw_feature(State* game, i32 root)
cdef void add_segment(State* game, i32 tile, i32 segment, object features)
cdef void add_ways_out(State* game, i32 tile, object features)
cdef void add_cities(State* game, i32 tile, object features)
cdef i32 worth_of_field(State* game, object cities)
cdef i32 least_when_complete(State* game, i32 root, i32 cells)
cdef object raw_places(State* game, i32 name)
cdef i32 has_segment(State* game, i32 tile, i32 segment) noexcept nogil
cdef object raw_vicinities(State* game)
cdef object raw_cells(State* game)
cdef object fitting(State* game, i32 pattern)
cdef i32 is_in_bazaar(State* game, i32 kind) noexcept nogil
