# What happens, as the journal tells it: what the three numbers after an event mean.
cdef enum:                   # Event
    SEATING = 1                 # first seat, number of seats, deals of the seats: 6 bits each
    DISPLAY = 2                 # 0, slots 0 to 3, slots 4 to 7: 4 bits each
    DRAW = 3                    # seat, cards, CardsFor
    CARDS = 4                   # seat, colours 0 to 3, colours 4 to 7: 4 bits each
    SHUFFLE = 5                 # Pile, cards or tiles
    START = 6                   # seat, boards and duchy, as in its action
    ROUND = 7                   # phase, round, whether it is the last
    TURN = 8                    # seat
    ACTION = 9                  # seat, action
    GAIN = 10                   # seat, Gain + 8 * how many, GainFor
    POINTS = 11                 # seat, points + 256 where they are red, PointsFor
    BONUS_FOR_COLOUR = 12       # seat, colour, how many had it before
    REFILL = 13                 # slot, tile, seat or NEUTRAL
    EMPTIED = 14                # seat, stack from 0, whether it ends the phase
    SWEEP = 15                  # colour, slots, whether it is a swap
    YIELD_CARD = 16             # seat, kind
    PHASE_END = 17              # phase
    END = 18

cdef enum:                   # CardsFor
    FOR_START
    FOR_DRAW
    FOR_MONASTERY
    FOR_YIELD

cdef enum:                   # Pile
    PILE_OF_CARDS
    PILE_OF_YIELDS
    PILE_OF_NEUTRAL

cdef enum:                   # Gain
    MARBLE
    WORKERS
    HEXAGONS

cdef enum:                   # GainFor
    GAIN_FOR_QUARRY
    GAIN_FOR_VILLAGE
    GAIN_FOR_INN
    GAIN_FOR_YIELD

cdef enum:                   # PointsFor
    POINTS_FOR_REGION
    POINTS_FOR_CROPS
    POINTS_FOR_STORAGE
    POINTS_FOR_YIELD
    POINTS_FOR_HEXAGON
    POINTS_FOR_PHASE
    POINTS_FOR_CARDS
    POINTS_FOR_STORED
    POINTS_FOR_HEXAGONS
    POINTS_FOR_MARBLE
    POINTS_FOR_WORKERS

cdef enum:
    RED = 256
