# Raw memory of positions; memory.py has the plain twins, in which a struct is a Record.
from libc.string cimport memcpy

cdef inline void copy_memory(void* target, const void* source, size_t size) noexcept nogil:
    memcpy(target, source, size)
