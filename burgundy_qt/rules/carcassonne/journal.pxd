# What happens, as the journal tells it: what the three numbers after an event mean. A place is
# its cell * 16 + its segment.
cdef enum:                   # Event
    SEATING = 1                 # first seat, number of seats
    START = 2                   # pile, bridges, castles
    TURN = 3                    # seat
    TILE = 4                    # seat, kind, whether it comes from a bazaar
    DISCARD = 5                 # seat, kind
    ACTION = 6                  # seat, action
    BRIDGE = 7                  # seat, cell, axis
    COMPLETE = 8                # place, points, meeples by seat: 4 bits each
    CASTLE = 9                  # seat, place of the castle, place of the feature
    POINTS = 10                 # seat, points, PointsFor + 8 * place
    BAZAAR = 11                 # number, kinds 0 to 2, kinds 3 to 5: 8 bits each
    SOLD = 12                   # seat, kind, points
    END = 13

cdef enum:                   # PointsFor
    FOR_CITY
    FOR_ROAD
    FOR_MONASTERY
    FOR_CASTLE
    FOR_FIELD
    FOR_BAZAAR
    LEFT = 16777216             # added: at the end, incomplete
