# Where the rows of the team game begin: for each team those of a seat (burgundy_rows.pxd), then
# these; the table's last.
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
