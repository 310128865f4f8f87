# compiled. Rollouts: what becomes of a position in a round or two that a network plays.
from burgundy_qt.ai.turn_search.beam cimport Beam
from burgundy_qt.ai.networks.network cimport Evaluator
from burgundy_qt.rules.core cimport MAX_SEATS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u64

cdef class Rollout:
    cdef readonly Evaluator evaluator
    cdef Beam player
    cdef Beam late_player           # near the end
    cdef Beam last_player           # when no chance is left
    cdef Beam replier               # until chance falls for the first time
    cdef Beam last_replier          # likewise, when no chance is left
    cdef Position now
    cdef readonly i32 horizon_steps    # after so many a rollout is judged
    cdef public i32 to_end          # 1: near the end it is played on to there
    cdef i32 stopped
    # starts, then the positions after the replies to each
    cdef char* slots
    cdef i32 next_slot              # the place of the next start
    cdef double[MAX_SEATS] win      # summed over the last `play`
    cdef double[MAX_SEATS] points
    cdef double worth

    cdef i32 play_one(self, Position start, i32 seat, u64 key) noexcept nogil
    cdef i32 reply(self, Position start) noexcept nogil
    cdef i32 is_judged(self, i32 passed) noexcept nogil
    cdef void evaluate_by_all(self, i32 seat) noexcept nogil
