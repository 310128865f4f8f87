# Where the rows of Burgundy begin, of the solo game and of the team game; and the state inside a
# position, from which features read them.
from libc.string cimport memcmp
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory

cdef inline State* state_in(const void* memory) noexcept nogil:
    return <State*> memory

# Return whether a seat is equal in two states: 1 or 0.
cdef inline i32 same_seat(const State* game, const State* other, i32 number) noexcept nogil:
    return memcmp(&game.seats[number], &other.seats[number], sizeof(Seat)) == 0

# Return whether the parts of the table that concern an idle seat are equal in two states: goods,
# order, bonus tiles.
cdef inline i32 same_surroundings(const State* game, const State* other) noexcept nogil:
    return (
        memcmp(game.troughs, other.troughs, sizeof(game.troughs)) == 0
        and memcmp(game.order, other.order, sizeof(game.order)) == 0
        and memcmp(game.bonus, other.bonus, sizeof(game.bonus)) == 0
    )

# Where the rows of Burgundy begin: first each seat's, the viewer's before the others', then the
# table's.
cdef enum:
    VERSION = 3                 # networks carry it: raise it with any change of what a row means
    LEARNT_BUILDINGS = 8        # kinds of building, and effects, that have rows: those of 2011
    LEARNT_EFFECTS = 14
    LEARNT_MONASTERIES = (1 << 27) - 1  # the set of their numbers
    LEARNT_SPECIES = (1 << 4) - 1
    LATE_ROUNDS = 2             # before the end, from which on games are played to it
    MOST_MINES = 3              # on an estate of one seat
    LEARNT_MODULES = (1 << 6) - 1   # those of seats with an estate each

cdef enum:                   # one seat's rows
    REGIONS_AT = 0              # 101: region_rows.py
    REACHED_AT = 101            # 32: regions with an open cell, by colour and cells left
    COLOURS_AT = 133            # 43: by colour and cells left
    FRONTIER_AT = 176           # 36: open cells by colour and number
    FRONTIER_TWICE_AT = 212     # 36: more than one
    BUILDABLE_AT = 248          # 24: by kind, open cells that take it: 1, 2, 3 or more
    STORED_AT = 272             # 64: by tile
    STUCK_AT = 336              # 6: stored tiles that fit nowhere yet, by colour
    STORAGE_AT = 342            # 4: how many are stored
    SILVER_AT = 346             # 10: at least 1..10
    WORKERS_AT = 356            # 12: at least 1..12
    MONASTERIES_AT = 368        # 27
    GOODS_AT = 395              # 24: by type, at least 1..4
    GOODS_TYPES_AT = 419        # 4
    SOLD_TYPES_AT = 423         # 6
    SOLD_AT = 429               # 8: at least 2, 4, .. 16 tiles
    MINES_AT = 437              # 4
    BUILDINGS_AT = 441          # 32: by kind, at least 1..4
    SPECIES_AT = 473            # 4
    PASTURES_AT = 477           # 12: animal tiles in pastures with room
    DICE_AT = 489               # 6: by face
    DICE_LEFT_AT = 495          # 3
    STEP_AT = 498               # 7
    RANK_AT = 505               # 4: on the order track
    LOAD_AT = 509               # 6: the most goods that a ship could load, at least 1..6
    BONUSES_AT = 515            # 6: bonus tiles taken, at least 1..6
    # 6: a die that is left places a stored tile of the colour without workers
    FITS_AT = 521
    FITS_PAID_AT = 527          # 6: with workers
    COMPLETES_AT = 533          # 8: and so completes a region of size 1..8
    TAKES_AT = 541              # 6: a die that is left takes a tile of the colour without workers
    SELLS_AT = 547              # 4: and sells at least 1..4 tiles
    # 26: points that the viewer is ahead by, at least -50, -46, .. 50; others only
    BEHIND_AT = 551
    SEAT_ROWS = 577

cdef enum:                   # the table's rows
    PHASE_AT = 0                # 5
    ROUND_AT = 5                # 25
    # 5: the seat to act, counted from the viewer; 4: the dice are still to be rolled
    TURN_AT = 30
    DEPOTS_AT = 35              # 36: by depot and colour
    OFFERED_AT = 71             # 64: by tile in a numbered depot
    BLACK_AT = 135              # 64: by tile in the black depot
    TROUGHS_AT = 199            # 36: by depot and type of goods
    LARGE_AT = 235              # 6: large bonus tiles that are left, by colour
    SMALL_AT = 241              # 6
    EFFECT_AT = 247             # 14: what waits
    BOUGHT_AT = 261             # 1
    CAN_BUY_AT = 262            # 1
    REFILL_AT = 263             # 1
    GOODS_TO_COME_AT = 264      # 7: by type, goods of the phase that are still to come
    # 1: from here on what the edition of 2019 and its modules add, as the viewer has it
    OF_2019_AT = 271
    IN_PLAY_AT = 272            # 6: modules
    NEW_MONASTERIES_AT = 278    # 6: 6, 15 and 26 as they are in 2019; 27, 28, 29
    WHITE_CASTLES_AT = 284      # 3: at least 1..3
    CRANE_AT = 287              # 1
    TAKES_WHITE_CASTLE_AT = 288 # 2: open cells that take one: 1, 2 or more
    GEESE_AT = 290              # 1: in a pasture with room
    WHITE_AT = 291              # 6: face of the shared die
    INNS_READY_AT = 297         # 5: at least 1..5
    INN_REGIONS_AT = 302        # 6: regions with an inn, by cells left, 6 or more
    JOINED_AT = 308             # 3: pairs of border posts, at least 1..3
    POSTS_REWARD_AT = 311       # 2: for the first or the second who joins all
    POST_GAPS_AT = 313          # 18: posts not reached, nearest first, by cells missing
    ON_ROUTE_AT = 331           # 5: covered tiles of the trade route, at least 1..5
    ROUTE_GOODS_AT = 336        # 18: the goods of the next three spaces
    ROUTE_GIVES_AT = 354        # 27: what they give
    ROUTE_HELD_AT = 381         # 4: goods held for the next space, at least 1..4
    LYING_SHIELDS_AT = 385      # 18: in the depots
    OWN_SHIELDS_AT = 403        # 18
    OTHERS_SHIELDS_AT = 421     # 18
    CLAIMABLE_AT = 439          # 18: by both dice, made equal
    SILVER_SHORT_AT = 457       # 2: shields more than silver, at least 1, 2
    STORED_MORE_AT = 459        # 2: stored tiles beyond three, at least 1, 2
    NAMED_AT = 461              # 1: a seat whose knowledge is shared
    TABLE_ROWS = 462

cdef enum:
    MOST_GAP = 6                # missing cells to a border post with a separate row
    ROUTE_SEEN = 3              # next spaces of a trade route
    ROUTE_BONUSES = 9           # kinds of what they give

# Where the rows of the solo game begin: after a seat's and the table's, which are those
# above.
cdef enum:
    SOLO_VERSION = 1            # networks carry it: raise it with any change of what a row means
    SOLO_SIDES = 2              # the win and its failing
    CELLS_UNIT = 8              # an output of 1 is so many cells to come

cdef enum:
    COVERED_AT = 0              # 74: cells with a tile, of both estates
    OPEN_AT = 74                # 74: cells beside them
    LEFT_AT = 148               # 38: cells without a tile
    SLACK_AT = 186              # 40: cells left beyond the rounds left, at least -19, -18, .. 20
    TARGET_AT = 226             # 12: by fives
    GAP_AT = 238                # 28: points missing to the target, at least 1, 3, .. 55
    MAY_BUY_AT = 266            # 1: points can be bought now
    ENOUGH_AT = 267             # 1: and there is silver for all that are missing
    KINDS_OF_GOODS_AT = 268     # 7: how many types of goods are held
    GOODS_HELD_AT = 275         # 15: at least 1..15 in all
    MORE_GOODS_AT = 290         # 18: by type, at least 5, 6, 7
    FULL_LOAD_AT = 308          # 10: the most goods in one depot, at least 1..10
    EFFECTS_AT = 318            # 32: what waits, each as often as it does
    GIVING_AT = 350             # 6: goods still to be given for a black tile
    BLACK_STORED_AT = 356       # 3: black tiles in storage, at least 1..3
    LAST_OF_COLOUR_AT = 359     # 6: the last cell of a colour is open
    SINGLES_AT = 365            # 12: open cells that complete a region, at least 1..12
    BLACK_FITS_AT = 377         # 2: dice that place a black tile without workers, 1 or 2
    SOLO_ROWS = 379

cdef enum:
    MOST_SLACK = 20
    USUAL_CELLS = 34            # covered at the end: equal to no lead
    USUAL_SPREAD = 3            # so many more or fewer are a usual margin

# Where the rows of the team game begin: for each team those of a seat, then these; the
# table's last.
cdef enum:
    TEAM_VERSION = 1            # networks carry it: raise it with any change of what a row means

cdef enum:                   # one team's rows, after a seat's
    SIDE_REGIONS_AT = 0         # 97: regions by colour and size, by cells left
    SIDE_REACHED_AT = 97        # 48: regions with an open cell, by colour and cells left
    SIDE_COLOURS_AT = 145       # 79: by colour and cells left
    SHARED_AT = 224             # 64: tiles in the shared store
    SHARED_TILES_AT = 288       # 3: how many
    PARTNER_STORED_AT = 291     # 64: tiles in the partner's own store
    PARTNER_TILES_AT = 355      # 3
    PARTNER_DICE_AT = 358       # 6: by face
    PARTNER_LEFT_AT = 364       # 3: dice that the partner has still to use
    PARTNER_STEP_AT = 367       # 7: on the order track
    PARTNER_RANK_AT = 374       # 4
    MORE_SILVER_AT = 378        # 6: at least 12, 14, .. 22
    MORE_WORKERS_AT = 384       # 6: at least 14, 16, .. 24
    MORE_MINES_AT = 390         # 3: at least 4..6
    SIDE_ROWS = 393
    LARGEST = 8                 # cells of a region
    TEAM_MARGIN = 45            # a lead of so many points is a usual margin
