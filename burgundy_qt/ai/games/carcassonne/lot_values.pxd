# compiled. What the tiles of a bazaar are worth to whom.
from burgundy_qt.ai.games.carcassonne.map_summary cimport Picture
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef void look_at_tiles(State* game, Picture* picture) noexcept nogil
cdef i32 tile_of(State* game, i32 seat) noexcept nogil
cdef i32 best_on_table(State* game, Picture* picture, i32 seat) noexcept nogil
cdef i32 auction_lead(State* game, Picture* picture, i32 viewer, i32 seat) noexcept nogil
cdef i32 chooser_lead(
    State* game, Picture* picture, i32 chooser, i32 other
) noexcept nogil
cdef i32 worth_of_tile(State* game, Picture* picture, i32 kind, i32 seat) noexcept nogil
cdef i32 worth_there(
    State* game, Picture* picture, i32 kind, i32 seat, i32 place
) noexcept nogil
cdef i32 gain_of(
    State* game, Picture* picture, i32 root, i32 seat, i32 closes
) noexcept nogil
