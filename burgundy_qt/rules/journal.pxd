# The journal: what happened, in quads of numbers, for whoever listens. A search has none.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.types cimport i32

cdef enum:
    JOURNAL_ROOM = 2048         # numbers; one action writes far less

ctypedef struct Journal:
    i32 length
    i32[JOURNAL_ROOM] numbers

cdef inline Journal* new_journal() noexcept nogil:
    return <Journal*> calloc(1, sizeof(Journal))

cdef inline void free_journal(Journal* journal) noexcept nogil:
    free(journal)

cdef inline bint listening(Journal* journal) noexcept nogil:
    return journal != NULL

cdef inline void note(Journal* journal, i32 event, i32 first, i32 second, i32 third) noexcept nogil:
    if journal == NULL or journal.length + 4 > JOURNAL_ROOM:
        return
    journal.numbers[journal.length] = event
    journal.numbers[journal.length + 1] = first
    journal.numbers[journal.length + 2] = second
    journal.numbers[journal.length + 3] = third
    journal.length += 4
