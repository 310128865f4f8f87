# Where the rows of Carcassonne begin: first the viewer's, then each other seat's, then the table's.
cdef enum:
    VERSION = 1                 # networks carry it: raise it with any change of what a row means
    UNIT = 30                   # an output of 1 is so many points to come
    # a lead of so many points is worth 0.73 of the margin's share of a utility
    USUAL_MARGIN = 12
    HORIZON_STEPS = 90             # one for each tile that is drawn, at most
    TIMES = 8                   # stretches of the game, by tiles left
    MOST_MEEPLES = 7
    STAGES = 11

cdef enum:                   # the standing of a seat on a feature
    ALONE
    AHEAD
    SHARED
    LOST

cdef enum:                   # the rows of a seat
    CITIES_NOW_AT = 0           # 12: by points now, at least 2, 4, .. 24
    ROADS_NOW_AT = 12           # 8: at least 2, 4, .. 16
    MONASTERIES_NOW_AT = 20     # 8: at least 3, 6, .. 24
    FIELDS_NOW_AT = 28          # 14: at least 3, 6, .. 42
    CITIES_HOPE_AT = 42         # 12: points that may be expected, at least 1.5, 3, .. 18
    ROADS_HOPE_AT = 54          # 6: at least 1 .. 6
    MONASTERIES_HOPE_AT = 60    # 8: at least 2, 4, .. 16
    FIELDS_HOPE_AT = 68         # 12: at least 1.5, 3, .. 18
    HOPE_AT = 80                # 36: all of them, at least 1 .. 36
    HOPE_EIGHTHS_AT = 116       # 7: what is left over, in eighths
    MEEPLES_AT = 123            # 8: how many
    MEEPLES_LATE_AT = 131       # 64: by time: how many
    OPEN_CITIES_AT = 195        # 16: each, by open cells (1..4) and tiles (1-2, 3-4, 5-6, 7)
    SHARED_CITIES_AT = 211      # 4: each, by open cells
    LOST_AT = 215               # 4: by sort: each on which others have more
    CHANCES_AT = 219            # 16: open cities, by chance and points when complete
    OPEN_ROADS_AT = 235         # 6: by open cells (1, 2) and tiles (1-2, 3-4, 5)
    OPEN_MONASTERIES_AT = 241   # 9: by empty cells around; a dead one
    FIELDS_AT = 250             # 32: by standing (alone, ahead, shared, lost) and points, by 3
    STUCK_AT = 282              # 5: meeples, at least 1..5
    BRIDGES_AT = 287            # 3: at least 1..3
    CASTLES_AT = 290            # 3: at least 1..3
    STANDING_AT = 293           # 3: occupied castles, at least 1..3
    CASTLE_HOPE_AT = 296        # 12: at least 1 .. 12
    EXPOSED_AT = 308            # 8: points, at least 2, 4, .. 16
    FIELD_EXPOSED_AT = 316      # 8: at least 3, 6, .. 24
    TILE_AT = 324               # 35: its bought tile, or that of its turn, by kind
    TILE_WORTH_AT = 359         # 16: its points, at least 1..16
    LEAD_AT = 375               # 48: of the viewer, in all: at least -46, -44, .. 48
    NOW_LEAD_AT = 423           # 24: likewise, if the game ended now: at least -44, -40, .. 48
    RELATIVE_AT = 447           # 25: by how much luck it could be lost, -12..12
    SEAT_ROWS = 472

cdef enum:                   # the table's rows
    STAGE_AT = 0                # 22: by the seat to act: the stage
    TURN_AT = 22                # 6: whose turn it is, counted from the viewer
    PILE_AT = 28                # 21: tiles left, at least 4, 8, .. 84
    LAST_AT = 49                # 13: 0..12 tiles left
    TURNS_AT = 62               # 3: the viewer's turns left less others': -1, 0, 1
    MODULES_AT = 65             # 6: bridges, castles, bazaars; the options
    UNSEEN_AT = 71              # 35: kinds that are left
    MONASTERIES_AT = 106        # 6: tiles left with one, at least 1..6
    BAZAARS_AT = 112            # 8: likewise with a bazaar
    DEAD_AT = 120               # 6: empty cells that no tile fits, at least 1..6
    FREE_CITIES_AT = 126        # 12: points of open cities that are nobody's, at least 1..12
    FREE_ROADS_AT = 138         # 8: at least 2, 4, .. 16
    PENDING_AT = 146            # 32: by the seat to act: worth of a meeple on its tile, 1..16
    PENDING_DONE_AT = 178       # 16: by the seat to act: likewise, and comes back at once, 1..8
    HOST_AT = 194               # 6: the seat that placed the bazaar, counted from the viewer
    TO_PLAY_AT = 200            # 6: turns that it still brings
    CHOOSER_AT = 206            # 6
    BIDDER_AT = 212             # 6
    BID_AT = 218                # 15: at least 1..15
    LOT_AT = 233                # 35: by kind
    LOT_WORTH_AT = 268          # 16: to the viewer, at least 1..16
    LOT_OTHER_AT = 284          # 16: to another, at most
    BEST_TILE_AT = 300          # 16: worth of the best tile on the table to the viewer
    BEST_OTHER_AT = 316         # 16: to another
    NEXT_AT = 332               # 6: who begins the next turn
    TABLE_ROWS = 338
