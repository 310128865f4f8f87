# compiled. What a network sees of the table.
from burgundy_qt.ai.games.carcassonne.map_summary cimport Picture
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i32

cdef i32 list_table(
    State* game, Picture* picture, i32 viewer, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_course(State* game, i32 viewer, i32 start, i32* rows, i32 n) noexcept nogil
cdef i32 seat_from(State* game, i32 seat, i32 viewer) noexcept nogil
cdef i32 turns_ahead(State* game, i32 viewer) noexcept nogil
cdef i32 list_map(
    State* game, Picture* picture, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 list_pending(
    State* game, Picture* picture, i32 viewer, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 pending_worth(
    State* game, Picture* picture, i32 node, i32 done_only
) noexcept nogil
cdef i32 best_pending(State* game, Picture* picture, i32 done_only) noexcept nogil
cdef i32 list_bazaar(
    State* game, Picture* picture, i32 viewer, i32 start, i32* rows, i32 n
) noexcept nogil
cdef i32 worth_to_others(
    State* game, Picture* picture, i32 kind, i32 viewer
) noexcept nogil
cdef i32 next_to_play(State* game) noexcept nogil
