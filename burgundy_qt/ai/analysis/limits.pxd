# Bounds of what is told apart.
cdef enum:
    MAX_SOURCES = 48            # of points, in any game
    REPORTS = 96                # what points may be reported for, in any game
