# What the numbers of networks stand for.
cdef enum:
    POINTS_UNIT = 40            # an output of 1 is so many points to come
    USUAL_MARGIN = 25           # a lead of so many points is worth 0.73 of the margin's share of a utility
    PRINT = 7                   # the key of the numbers that tell rows apart
    PLAIN_POINTS = 100          # who plays for points alone: so many more are worth 1 more
