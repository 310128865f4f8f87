# compiled. The learner, which brings a network nearer to its samples, and the window that keeps
# them.
from burgundy_qt.ai.networks.floats cimport f32
from burgundy_qt.ai.networks.network cimport Network
from burgundy_qt.ai.training.samples cimport Sample
from burgundy_qt.rules.core cimport i32, i8, u64

cdef class SampleWindow:
    cdef Sample* samples
    cdef readonly i32 room
    cdef readonly i32 filled
    cdef i32 next
    cdef readonly i32 largest_row   # in samples from elsewhere; -1 if there were none

cdef class Learner:
    cdef readonly Network network
    cdef f32* gradient
    cdef f32* mean
    cdef f32* square
    cdef f32* layers
    cdef f32* slopes                # of the loss by each number of `layers`
    cdef f32* sample_slopes         # of the loss by the first layer, a row a sample of the batch
    cdef i32* sample_rows           # inputs of the batch's samples, one after another
    cdef i32* sample_starts         # by sample and one more: where its inputs begin
    cdef i32* row_starts            # by input and one more: where its samples begin in row_samples
    cdef i32* row_samples           # the batch's samples by input
    cdef readonly i32 steps
    cdef readonly double win_loss   # of the last `learn`, per sample
    cdef readonly double points_loss

    cdef void learn_batch(self, SampleWindow window, i32 size, f32 rate, u64 key) noexcept nogil
    cdef void learn_sample(self, Sample* sample, i32 at) noexcept nogil
    cdef void learn_outputs(self, Sample* sample) noexcept nogil
    cdef void learn_second(self) noexcept nogil
    cdef void learn_first(self) noexcept nogil
    cdef void sort_by_input(self, i32 size) noexcept nogil
    cdef void gather(self) noexcept nogil
    cdef void step(self, f32 rate, f32 share) noexcept nogil
