# compiled. A look at a map: what its features bring now, what they may still bring, and to whom.
from burgundy_qt.ai.games.carcassonne.map_summary cimport Holding, Picture
from burgundy_qt.rules.carcassonne.state cimport State
from burgundy_qt.rules.core cimport i16, i32, u32, u64

cdef u64[256] FITTING
cdef u64[1024] CLOSERS
cdef u64[35] BESIDE_CITIES
cdef i16[64] CHANCE

cdef void look(State* game, Picture* picture) noexcept nogil
cdef void find_roots(State* game, Picture* picture) noexcept nogil
cdef void find_root(State* game, Picture* picture, i32 node) noexcept nogil
cdef void find_taken(State* game, Picture* picture) noexcept nogil
cdef void take_in(Picture* picture, i32 root) noexcept nogil
cdef i32 note_unseen(State* game, Picture* picture) noexcept nogil
cdef i32 number_of(Picture* picture, u64 kinds) noexcept nogil
cdef i32 fitting(Picture* picture, i32 pattern) noexcept nogil
cdef i32 closing(Picture* picture, i32 pattern, i32 edge) noexcept nogil
cdef i32 odds_of(Picture* picture, i32 tiles) noexcept nogil
cdef void look_at_cells(State* game, Picture* picture) noexcept nogil
cdef void look_at_edge(State* game, Picture* picture, i32 place, i32 edge) noexcept nogil
cdef void look_at_cell(State* game, Picture* picture, i32 place) noexcept nogil
cdef i32 feature_beyond(
    State* game, Picture* picture, i32 cell, i32 edge, i32 shown
) noexcept nogil
cdef void open_at(
    State* game, Picture* picture, i32 root, i32 pattern, i32 edge
) noexcept nogil
cdef void note_meetings(State* game, Picture* picture, i32 place) noexcept nogil
cdef i32 are_rivals(u32 meeples, u32 others) noexcept nogil
cdef void look_at_fields(State* game, Picture* picture) noexcept nogil
cdef void note_pending(State* game, Picture* picture) noexcept nogil
cdef void touch(Picture* picture, i32 field, i32 city) noexcept nogil
cdef i32 sort_of(State* game, i32 root) noexcept nogil
cdef void judge_features(State* game, Picture* picture) noexcept nogil
cdef void judge(State* game, Picture* picture, i32 root) noexcept nogil
cdef void judge_way(State* game, Picture* picture, i32 root) noexcept nogil
cdef void judge_monastery(State* game, Picture* picture, i32 root) noexcept nogil
cdef i32 dead_around(State* game, Picture* picture, i32 cell) noexcept nogil
cdef void judge_field(State* game, Picture* picture, i32 root) noexcept nogil
cdef i32 castle_value(State* game, Picture* picture, i32 root) noexcept nogil
cdef i32 when_complete(State* game, Picture* picture, i32 root) noexcept nogil
cdef i32 most_on(State* game, u32 meeples) noexcept nogil
cdef void share_out(State* game, Picture* picture, i32 root) noexcept nogil
cdef void find_meetings(State* game, Picture* picture) noexcept nogil
cdef void expose(State* game, Picture* picture, i32 root, i32 other) noexcept nogil
cdef void look_at_castles(State* game, Picture* picture) noexcept nogil
cdef i32 castle_hope(State* game, Picture* picture, i32 castle) noexcept nogil
cdef i32 best_on(State* game, Picture* picture, i32 tile) noexcept nogil
