# Bounds and units of what a network sees and tells.
cdef enum:
    MAX_ROWS = 2048             # no position of any game lists more
    POINTS_UNIT = 40            # an output of 1 is so many points to come
    # a lead of so many points is worth 0.73 of the margin's share of a utility
    USUAL_MARGIN = 25
