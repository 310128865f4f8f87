# What happens, as the journal tells it: what the three numbers after an event mean.
cdef enum:                   # Event
    ACTION = 1                  # seat, action, 1 + the Bonus that was paid
    START = 2                   # seat, cell
    POINTS = 3                  # seat, points, for
    GAIN = 4                    # seat, Bonus + 8 * how many, for
    PHASE = 5                   # phase, by colour 2 bits: the Value that is open
    # round + 16 * phase, boxes, dice: 3 bits each number, colour, and hourglasses
    ROUND = 6
    SALE = 7                    # seat, goods
    COLOUR = 8                  # seat, colour, Value + 4 * that which is left
    END = 9

cdef enum:                   # For, after the six colours of regions
    FOR_SALE = 6
    FOR_WORKER = 7
