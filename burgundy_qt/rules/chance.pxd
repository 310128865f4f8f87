# Chance as a keyed function: the same key and place always give the same number, whatever was drawn
# before.
from burgundy_qt.rules.types cimport i32, u32, u64

# A number of 64 even bits from a key and a place.
cdef inline u64 drawn(u64 key, u64 place) noexcept nogil:
    cdef u64 mixed = key + (place + 1) * <u64> 0x9E3779B97F4A7C15
    mixed = (mixed ^ (mixed >> 30)) * <u64> 0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <u64> 0x94D049BB133111EB
    return mixed ^ (mixed >> 31)

# Evenly one of 0..limit-1 (limit below 2**16) from the upper 32 bits of a number of `drawn`.
cdef inline i32 below(i32 limit, u64 number) noexcept nogil:
    return <i32> (((number >> 32) * <u64> limit) >> 32)
