# compiled. Games that networks play against themselves, and what can be learnt from them.
from burgundy_qt.ai.networks.floats cimport f32
from burgundy_qt.ai.turn_search.beam cimport Beam
from burgundy_qt.ai.networks.network cimport Evaluator
from burgundy_qt.ai.training.samples cimport HORIZON_STEPS, SAMPLE_SEATS, Sample
from burgundy_qt.ai.training.learner cimport SampleWindow
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u32, u64

cdef class SelfPlay:
    cdef readonly SampleWindow window
    cdef Position now
    cdef Beam newest
    cdef Beam older
    cdef i32 whole_turns            # 1: they plan whole turns; 0: they look one action ahead
    cdef double trust               # lambda: how far a return looks past the next horizon step
    cdef i32 exploring              # lambda: how far a return looks past the next horizon step
    cdef i32 first                  # the game's first sample
    cdef i32 passed                 # horizon steps of the game so far
    cdef i32 most_rows              # of a position too large to keep; 0: all fitted
    cdef i32 is_too_long            # 1: a game had more horizon steps than its features allow
    cdef readonly i32 decisions
    # by seat and horizon step: the estimate; later the return
    cdef double[SAMPLE_SEATS][HORIZON_STEPS] win
    cdef double[SAMPLE_SEATS][HORIZON_STEPS] points

    cdef void play_game(self, u64 key, u32 older_seats) noexcept nogil
    cdef i32 chosen(self, i32 seat, u64 key, u32 older_seats) noexcept nogil
    cdef i32 best(self, Beam player, i32 seat) noexcept nogil
    cdef i32 is_learnt_from(self) noexcept nogil
    cdef void come_to_horizon_step(self) noexcept nogil
    cdef void keep(self, i32 viewer, i32 due) noexcept nogil
    cdef void learn_ends(self) noexcept nogil
    cdef void fill(self, Sample* sample) noexcept nogil
