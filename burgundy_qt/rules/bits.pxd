# Sets of small numbers as bits of a u64. The one place for compiler builtins; bits.py has the plain
# twins.
from burgundy_qt.rules.types cimport i32, u64

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

# Lowest member of a set that is not empty.
cdef inline i32 lowest(u64 members) noexcept nogil:
    return burgundy_lowest(members)

# How many members a set has.
cdef inline i32 count(u64 members) noexcept nogil:
    return burgundy_count(members)

# The set whose only member is `member`, 0..63.
cdef inline u64 only(i32 member) noexcept nogil:
    return (<u64> 1) << member

# Whether `member`, 0..63, is in the set: 1 or 0.
cdef inline i32 has(u64 members, i32 member) noexcept nogil:
    return (members >> member) & 1
