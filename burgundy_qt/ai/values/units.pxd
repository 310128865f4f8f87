# What the numbers of networks stand for.
cdef enum:
    PRINT = 7                   # the key of the numbers that tell rows apart
    PLAIN_POINTS = 100          # who plays for points alone: so many more are worth 1 more
