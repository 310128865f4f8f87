# Rows of 32-bit floats in raw memory, counted from a start; rows of a network's features, by
# number; and the limits of both. floats.py has the plain twins.
from libc.math cimport exp, log
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset
from burgundy_qt.rules.core cimport lowest_bit
from burgundy_qt.rules.core cimport i32, u64

# Bounds of sources of points (analysis/score_tally.py).
cdef enum:
    MAX_SOURCES = 48            # of points, in any game
    REPORTS = 96                # reasons of points, in any game

# Bounds and units of a network's inputs and outputs.
cdef enum:
    MAX_ROWS = 2048             # no position of any game lists more
    POINTS_UNIT = 40            # an output of 1 is so many points to come
    # a lead of so many points is worth 0.73 of the margin's share of a utility
    USUAL_MARGIN = 25

# Counts and sets as rows. In the header, because few functions are called more often.

# List a row for each step that the value reaches, up to `most` steps.
cdef inline i32 at_least(i32 value, i32 most, i32 start, i32* rows, i32 n) noexcept nogil:
    cdef i32 step
    for step in range(min(value, most)):
        rows[n] = start + step
        n += 1
    return n

# List a row for each member of a set.
cdef inline i32 list_set(u64 members, i32 start, i32* rows, i32 n) noexcept nogil:
    while members:
        rows[n] = start + lowest_bit(members)
        n += 1
        members &= members - 1
    return n

ctypedef float f32

cdef inline i32* new_counts(i32 room) noexcept nogil:
    return <i32*> calloc(room, sizeof(i32))

cdef inline void free_counts(i32* counts) noexcept nogil:
    free(counts)

cdef inline void copy_floats(
    f32* into, i32 at, const f32* row, i32 start, i32 width
) noexcept nogil:
    memcpy(into + at, row + start, width * sizeof(f32))

cdef inline void clear_floats(f32* into, i32 at, i32 width) noexcept nogil:
    memset(into + at, 0, width * sizeof(f32))

# The loops in C: where the compiler can, each is made twice and the processor's wider one is chosen
# at start. Both add in the same order, so that every machine computes alike. `dot` sums in eight
# lanes.
cdef extern from *:
    """
    #include <math.h>
    #include <stdint.h>
    #include <stdlib.h>
    /* Zeros that begin at a line of the processor's cache, for no vector of them should lie on two;
       where the memory itself begins stands before them. */
    static float* burgundy_new_floats(int room) {
        void* whole = calloc((size_t) room * sizeof(float) + sizeof(void*) + 63, 1);
        if (!whole) return NULL;
        float* row = (float*) (((uintptr_t) whole + sizeof(void*) + 63) & ~(uintptr_t) 63);
        ((void**) row)[-1] = whole;
        return row;
    }
    static void burgundy_free_floats(float* row) {
        if (row) free(((void**) row)[-1]);
    }
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
    #define BURGUNDY_LOOP __attribute__(( \
        target_clones("avx2", "default"), \
        optimize("no-math-errno", "no-loop-unroll-and-jam")))
    #else
    #define BURGUNDY_LOOP
    #endif
    BURGUNDY_LOOP static void burgundy_cut_negative(float* row, int width) {
        for (int i = 0; i < width; i++) row[i] = row[i] > 0 ? row[i] : 0;
    }
    BURGUNDY_LOOP static void burgundy_add(float* into, const float* row, int width) {
        for (int i = 0; i < width; i++) into[i] += row[i];
    }
    /* 32 lanes of the sum stay in the processor's registers while all rows are walked. */
    BURGUNDY_LOOP static void burgundy_add_rows(
        float* into, const float* table, const int* rows, int number, int width) {
        int at = 0;
        for (; at + 32 <= width; at += 32) {
            float sum[32];
            for (int lane = 0; lane < 32; lane++) sum[lane] = into[at + lane];
            for (int i = 0; i < number; i++) {
                const float* row = table + (long) rows[i] * width + at;
                for (int lane = 0; lane < 32; lane++) sum[lane] += row[lane];
            }
            for (int lane = 0; lane < 32; lane++) into[at + lane] = sum[lane];
        }
        for (; at + 8 <= width; at += 8) {
            float sum[8];
            for (int lane = 0; lane < 8; lane++) sum[lane] = into[at + lane];
            for (int i = 0; i < number; i++) {
                const float* row = table + (long) rows[i] * width + at;
                for (int lane = 0; lane < 8; lane++) sum[lane] += row[lane];
            }
            for (int lane = 0; lane < 8; lane++) into[at + lane] = sum[lane];
        }
        for (; at < width; at++)
            for (int i = 0; i < number; i++) into[at] += table[(long) rows[i] * width + at];
    }
    /* The same with a row for each factor; those above 0 are listed first. */
    BURGUNDY_LOOP static void burgundy_add_weighted(
        float* into, const float* factors, int number, const float* table, int width) {
        int on[128];
        for (int first = 0; first < number; first += 128) {
            int n = 0, end = first + 128 < number ? first + 128 : number;
            for (int i = first; i < end; i++) {
                on[n] = i;
                n += factors[i] > 0;
            }
            int at = 0;
            for (; at + 32 <= width; at += 32) {
                float sum[32];
                for (int lane = 0; lane < 32; lane++) sum[lane] = into[at + lane];
                for (int i = 0; i < n; i++) {
                    float factor = factors[on[i]];
                    const float* row = table + (long) on[i] * width + at;
                    for (int lane = 0; lane < 32; lane++) sum[lane] += factor * row[lane];
                }
                for (int lane = 0; lane < 32; lane++) into[at + lane] = sum[lane];
            }
            for (; at + 4 <= width; at += 4) {
                float sum[4];
                for (int lane = 0; lane < 4; lane++) sum[lane] = into[at + lane];
                for (int i = 0; i < n; i++) {
                    float factor = factors[on[i]];
                    const float* row = table + (long) on[i] * width + at;
                    for (int lane = 0; lane < 4; lane++) sum[lane] += factor * row[lane];
                }
                for (int lane = 0; lane < 4; lane++) into[at + lane] = sum[lane];
            }
            for (; at < width; at++)
                for (int i = 0; i < n; i++)
                    into[at] += factors[on[i]] * table[(long) on[i] * width + at];
        }
    }
    BURGUNDY_LOOP static int burgundy_alike(const int* row, const int* other, int most) {
        int at = 0;
        for (; at + 8 <= most; at += 8) {
            int differs = 0;
            for (int lane = 0; lane < 8; lane++) differs |= row[at + lane] ^ other[at + lane];
            if (differs) break;
        }
        while (at < most && row[at] == other[at]) at++;
        return at;
    }
    BURGUNDY_LOOP static void burgundy_add_scaled(
        float* into, float factor, const float* row, int width) {
        for (int i = 0; i < width; i++) into[i] += factor * row[i];
    }
    BURGUNDY_LOOP static float burgundy_dot(const float* row, const float* other, int width) {
        float lanes[8] = {0, 0, 0, 0, 0, 0, 0, 0};
        int i = 0;
        for (; i + 8 <= width; i += 8)
            for (int lane = 0; lane < 8; lane++) lanes[lane] += row[i + lane] * other[i + lane];
        for (; i < width; i++) lanes[i & 7] += row[i] * other[i];
        return ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5]))
            + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
    }
    BURGUNDY_LOOP static void burgundy_adam(
        float* w, float* g, float* m, float* v, int width, float rate, float share) {
        for (int i = 0; i < width; i++) {
            float slope = g[i] * share;
            m[i] += 0.1f * (slope - m[i]);
            v[i] += 0.001f * (slope * slope - v[i]);
            w[i] -= rate * m[i] / (sqrtf(v[i]) + 1e-8f);
            g[i] = 0;
        }
    }
    """
    f32* burgundy_new_floats(i32 room) noexcept nogil
    void burgundy_free_floats(f32* row) noexcept nogil
    void burgundy_cut_negative(f32* row, i32 width) noexcept nogil
    void burgundy_add(f32* into, const f32* row, i32 width) noexcept nogil
    void burgundy_add_rows(
        f32* into, const f32* table, const i32* rows, i32 number, i32 width
    ) noexcept nogil
    void burgundy_add_weighted(
        f32* into, const f32* factors, i32 number, const f32* table, i32 width
    ) noexcept nogil
    i32 burgundy_alike(const i32* row, const i32* other, i32 most) noexcept nogil
    void burgundy_add_scaled(f32* into, f32 factor, const f32* row, i32 width) noexcept nogil
    f32 burgundy_dot(const f32* row, const f32* other, i32 width) noexcept nogil
    void burgundy_adam(
        f32* w, f32* g, f32* m, f32* v, i32 width, f32 rate, f32 share
    ) noexcept nogil

# Return `room` zeros.
cdef inline f32* new_floats(i32 room) noexcept nogil:
    return burgundy_new_floats(room)

cdef inline void free_floats(f32* row) noexcept nogil:
    burgundy_free_floats(row)

# Make negative numbers of row[at:] 0.
cdef inline void cut_negative(f32* row, i32 at, i32 width) noexcept nogil:
    burgundy_cut_negative(row + at, width)

# into[at:] += row[start:]
cdef inline void add_row(f32* into, i32 at, const f32* row, i32 start, i32 width) noexcept nogil:
    burgundy_add(into + at, row + start, width)

# into[at:] += every row of `table` (each `width` floats) in the `number` rows of rows[start:]
cdef inline void add_rows(
    f32* into, i32 at, const f32* table, const i32* rows, i32 start, i32 number, i32 width
) noexcept nogil:
    burgundy_add_rows(into + at, table, rows + start, number, width)

# into[at:] += for factors[start:], `number` of them, those above 0 times their row of table[first:]
cdef inline void add_weighted(
    f32* into,
    i32 at,
    const f32* factors,
    i32 start,
    i32 number,
    const f32* table,
    i32 first,
    i32 width,
) noexcept nogil:
    burgundy_add_weighted(into + at, factors + start, number, table + first, width)

# Return how many of row[start:] and other[first:] are equal from there on, of `most`.
cdef inline i32 alike(
    const i32* row, i32 start, const i32* other, i32 first, i32 most
) noexcept nogil:
    return burgundy_alike(row + start, other + first, most)

# into[at:] += factor * row[start:]
cdef inline void add_scaled(
    f32* into, i32 at, f32 factor, const f32* row, i32 start, i32 width
) noexcept nogil:
    burgundy_add_scaled(into + at, factor, row + start, width)

# Return the sum of row[start:] times other[first:].
cdef inline f32 dot(
    const f32* row, i32 start, const f32* other, i32 first, i32 width
) noexcept nogil:
    return burgundy_dot(row + start, other + first, width)

# Do one step of Adam on weights[at:]: the gradient, times `share`, is used up.
cdef inline void adam(
    f32* weights, f32* gradient, f32* mean, f32* square, i32 at, i32 width, f32 rate, f32 share
) noexcept nogil:
    burgundy_adam(weights + at, gradient + at, mean + at, square + at, width, rate, share)

# The meaning of the numbers of networks.
cdef enum:
    PRINT = 7                   # the key of the numbers that identify rows
    PLAIN_POINTS = 100          # without a win to play for: so many more are worth 1 more
