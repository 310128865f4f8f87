# Where the rows of Burgundy begin: first each seat's, the viewer's before the others', then the table's.
cdef enum:
    VERSION = 2                 # networks carry it: raise it with any change of what a row means
    LEARNT_BUILDINGS = 8        # kinds of building, and effects, that have rows: those of 2011
    LEARNT_EFFECTS = 14
    LEARNT_MONASTERIES = (1 << 27) - 1  # the set of their numbers
    LEARNT_SPECIES = (1 << 4) - 1

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
    FITS_AT = 521               # 6: a die that is left lays a stored tile of the colour without workers
    FITS_PAID_AT = 527          # 6: with workers
    COMPLETES_AT = 533          # 8: and so completes a region of size 1..8
    TAKES_AT = 541              # 6: a die that is left takes a tile of the colour without workers
    SELLS_AT = 547              # 4: and sells at least 1..4 tiles
    BEHIND_AT = 551             # 26: points that the viewer is ahead by, at least -50, -46, .. 50; others only
    SEAT_ROWS = 577

cdef enum:                   # the table's rows
    PHASE_AT = 0                # 5
    ROUND_AT = 5                # 25
    TURN_AT = 30                # 5: who acts, as seen from the viewer; 4: the dice are still to be rolled
    DEPOTS_AT = 35              # 36: by depot and colour
    OFFERED_AT = 71             # 64: by tile in a numbered depot
    BLACK_AT = 135              # 64: by tile in the black depot
    TROUGHS_AT = 199            # 36: by depot and type of goods
    LARGE_AT = 235              # 6: large bonus tiles to be had, by colour
    SMALL_AT = 241              # 6
    EFFECT_AT = 247             # 14: what waits
    BOUGHT_AT = 261             # 1
    CAN_BUY_AT = 262            # 1
    REFILL_AT = 263             # 1
    GOODS_TO_COME_AT = 264      # 7: by type, goods of the phase that are still to come
    TABLE_ROWS = 271
