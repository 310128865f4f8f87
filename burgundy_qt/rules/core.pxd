# The parts of every game's compiled rules: number types, bounds, sets of bits, chance and the
# journal. core.py has the plain twins, in which a struct is a Record.
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy
# Fixed widths: the only number types of the core, so that results are equal on every platform.
from libc.stdint cimport int8_t as i8, int16_t as i16, int32_t as i32
from libc.stdint cimport uint8_t as u8, uint16_t as u16, uint32_t as u32, uint64_t as u64

cdef enum:
    MAX_SEATS = 6
    MAX_ACTIONS = 1024          # no position of any game offers more

# Sets of small numbers as bits of a u64. The one place for compiler builtins.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int burgundy_lowest(unsigned __int64 set) {
        unsigned long at;
        _BitScanForward64(&at, set);
        return (int)at;
    }
    #else
    static inline int burgundy_lowest(unsigned long long set) { return __builtin_ctzll(set); }
    #endif
    /* Not the compiler's: where a processor need not have an instruction for it, that is a call. */
    static inline int burgundy_count(unsigned long long set) {
        set = set - ((set >> 1) & 0x5555555555555555ULL);
        set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
        return (int)((((set + (set >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    """
    i32 burgundy_lowest(u64 members) noexcept nogil
    i32 burgundy_count(u64 members) noexcept nogil

# Return the lowest member of a set that is not empty.
cdef inline i32 lowest_bit(u64 members) noexcept nogil:
    return burgundy_lowest(members)

# Return how many members a set has.
cdef inline i32 bit_count(u64 members) noexcept nogil:
    return burgundy_count(members)

# Return the set whose only member is `member`, 0..63.
cdef inline u64 single_bit(i32 member) noexcept nogil:
    return (<u64> 1) << member

# Return 1 if `member`, 0..63, is in the set, else 0.
cdef inline i32 has_bit(u64 members, i32 member) noexcept nogil:
    return (members >> member) & 1

# Chance as a keyed function: the same key and place always give the same number, in any order of
# draws. This is a number of 64 even bits from a key and a place.
cdef inline u64 random_bits(u64 key, u64 place) noexcept nogil:
    cdef u64 mixed = key + (place + 1) * <u64> 0x9E3779B97F4A7C15
    mixed = (mixed ^ (mixed >> 30)) * <u64> 0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <u64> 0x94D049BB133111EB
    return mixed ^ (mixed >> 31)

# Return evenly one of 0..limit-1 (limit below 2**16) from the upper 32 bits of a number of
# `random_bits`.
cdef inline i32 random_below(i32 limit, u64 number) noexcept nogil:
    return <i32> (((number >> 32) * <u64> limit) >> 32)

# The journal of events, in quads of numbers, for listeners. A search has none.
cdef enum:
    JOURNAL_ROOM = 2048         # numbers; one action writes far less

ctypedef struct Journal:
    i32 length
    i32[JOURNAL_ROOM] numbers

cdef inline Journal* new_journal() noexcept nogil:
    return <Journal*> calloc(1, sizeof(Journal))

cdef inline void free_journal(Journal* journal) noexcept nogil:
    free(journal)

cdef inline bint is_recording(Journal* journal) noexcept nogil:
    return journal != NULL

cdef inline void record_event(
    Journal* journal, i32 event, i32 first, i32 second, i32 third
) noexcept nogil:
    if journal == NULL or journal.length + 4 > JOURNAL_ROOM:
        return
    journal.numbers[journal.length] = event
    journal.numbers[journal.length + 1] = first
    journal.numbers[journal.length + 2] = second
    journal.numbers[journal.length + 3] = third
    journal.length += 4

cdef inline void copy_memory(void* target, const void* source, size_t size) noexcept nogil:
    memcpy(target, source, size)
