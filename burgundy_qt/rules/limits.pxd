# Bounds that hold for every game.
cdef enum:
    MAX_SEATS = 6
    MAX_ACTIONS = 1024          # no position of any game offers more
