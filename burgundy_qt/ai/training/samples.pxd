# The samples for learning: positions as one seat saw them, and their results.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy
from burgundy_qt.ai.networks.floats cimport f32
from burgundy_qt.rules.core cimport i32, u16

cdef enum:
    LARGEST_BATCH = 512         # samples of a batch
    SAMPLE_ROWS = 896           # of the largest position that can be learnt from
    SAMPLE_SEATS = 6            # MAX_SEATS of the rules
    HORIZON_STEPS = 128            # of a game, its end among them
    PACKED_HEAD = 60            # bytes of a packed sample before its rows: the rest of the struct

ctypedef struct Sample:
    u16[SAMPLE_ROWS] rows
    i32 number                  # of rows
    i32 viewer
    i32 due                     # the horizon step from which it learns
    f32[SAMPLE_SEATS] win       # from the viewer on: share of the win to be learnt
    # likewise points to come, in POINTS_UNIT; before the game's end the points on the board
    f32[SAMPLE_SEATS] points

cdef inline Sample* new_samples(i32 room) noexcept nogil:
    return <Sample*> calloc(room, sizeof(Sample))

# Return the largest number of a row in a sample; -1 if it has none.
cdef inline i32 largest_row(Sample* sample) noexcept nogil:
    cdef i32 at
    cdef i32 largest = -1
    for at in range(sample.number):
        largest = max(largest, sample.rows[at])
    return largest

cdef inline void free_samples(Sample* samples) noexcept nogil:
    free(samples)

cdef inline Sample* sample_of(Sample* samples, i32 at) noexcept nogil:
    return &samples[at]

cdef inline void copy_sample(Sample* samples, i32 at, Sample* others, i32 other) noexcept nogil:
    samples[at] = others[other]

# A sample as bytes, for another process: first everything after the rows, then its rows.
cdef inline bytes packed_head(Sample* sample):
    return (<char*> &sample.number)[:PACKED_HEAD]

cdef inline bytes packed_rows(Sample* sample):
    return (<char*> sample.rows)[:2 * sample.number]

# Take one or the other from a place in these bytes.
cdef inline void take_head(Sample* sample, bytes packed, i32 at):
    memcpy(&sample.number, <char*> packed + at, PACKED_HEAD)

cdef inline void take_rows(Sample* sample, bytes packed, i32 at):
    memcpy(sample.rows, <char*> packed + at, 2 * sample.number)
