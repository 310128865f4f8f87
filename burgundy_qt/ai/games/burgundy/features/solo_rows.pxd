# Where the rows of the solo game begin: after a seat's and the table's, which are those of Burgundy
# (burgundy_rows.pxd).
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
    BLACK_FITS_AT = 377         # 2: dice that lay a black tile without workers, 1 or 2
    SOLO_ROWS = 379

cdef enum:
    MOST_SLACK = 20
    USUAL_CELLS = 34            # covered at the end: as good as a lead of none
    USUAL_SPREAD = 3            # so many more or fewer are a usual margin
