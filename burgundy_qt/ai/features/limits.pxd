# Bounds of what a network sees.
cdef enum:
    MAX_ROWS = 1024             # no position of any game lists more
