# What the journal of Burgundy tells: an event, and three numbers.
cdef enum:                   # Event: what the three numbers after it mean
    SEATING = 1                 # order packed by 4 bits, whether all is prepared
    START = 2                   # seat, goods by 3 bits a type, silver + 16 * workers
    PHASE_BEGINS = 3            # phase, goods by 3 bits in order of use, inns that lie ready
    DEPOT = 4                   # depot, tiles of spaces 0..3 and 4..7 by 6 bits
    ROUND_BEGINS = 5            # round, dice by 6 bits a seat, white + 16 * good
    TURN_BEGINS = 6             # seat
    ACTED = 7                   # seat, action, workers + 64 * silver paid
    GAIN = 8                    # seat, silver + 64 * workers, for
    POINTS = 9                  # seat, points, for
    BONUS = 10                  # seat, colour * 2 + size, points
    ORDER = 11                  # order packed by 4 bits
    LOADED = 12                 # seat, goods by 3 bits a type
    PHASE_ENDS = 13             # phase
    GAME_ENDS = 14
    ROUTE = 18                  # seat, space + 16 * good, what the space gives or 0
    POSTS_JOINED = 15           # seat, pair of border posts
    SHIELDS_LIE = 20            # shields of depots 1 and 2, 3 and 4, 5 and 6, by 5 bits
    SHIELDS_LOST = 21           # seat, set of shields that leave the game
    REMOVED = 24                # depot, tile
    SWEPT = 25
    COUNTER = 26                # seat, the new target

cdef enum:                   # For: what gains and points are for
    FOR_SALE = 1
    FOR_WORKERS = 2
    FOR_BANK = 3
    FOR_BOARDING_HOUSE = 4
    FOR_MINES = 5
    FOR_ANIMALS = 6
    FOR_WATCHTOWER = 7
    FOR_REGION = 8
    FOR_PHASE = 9
    FOR_GOODS_LEFT = 10
    FOR_SILVER_LEFT = 11
    FOR_WORKERS_LEFT = 12
    FOR_HIRE = 16
    FOR_ROUTE = 18
    FOR_BOUGHT = 20
    FOR_BORDER_POSTS = 13
    FOR_BORDER_POSTS_REWARD = 14
    FOR_MONASTERY = 32          # plus its number
    FOR_SHIELD = 64             # plus its number
