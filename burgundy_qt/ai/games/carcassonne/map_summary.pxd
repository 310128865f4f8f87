# What can be concluded from a map: the present points of each feature, its expected points, and the
# seats that get them. A picture holds one look.
from libc.stdlib cimport calloc, free
from burgundy_qt.rules.carcassonne.state cimport (
    CASTLES, DONE, FRONTIER, NODES, SEATS, State, TAKEN
)
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i16, i32, u8, u16, u64

cdef enum:
    SORTS = 4
    PLANES = 4                  # bits of how many tiles of a kind are unseen
    MEETINGS = 48               # that are kept
    CERTAIN = 256               # a chance of 1
    EIGHTHS = 8                 # of a point: the unit of expected points
    MOST_EXPECTED = 63          # eighths of a tile that may be drawn, in the table of chances

cdef enum:                   # Sort: of features
    CITIES
    ROADS
    MONASTERIES_TAKEN
    FIELDS

ctypedef struct Meeting:        # two features of others that one tile can join
    u16 one
    u16 other

ctypedef struct Holding:        # a seat's possessions on the map
    i32[SORTS] now              # points that the final scoring would give it
    i32[SORTS] hope             # expected additional eighths of a point
    i32 castle_hope             # eighths
    i32 standing                # occupied castles
    i32 stuck                   # meeples on features that no tile can complete
    i32 tile                    # eighths that its tile may bring
    i32 exposed                 # points of the best city or road that another's could join
    i32 exposed_field           # likewise of a field

ctypedef struct Picture:
    u16[NODES] root             # by node: the feature's root
    u8[NODES] cells             # by root: empty cells where it is open
    i16[NODES] chance           # by root: that its seats complete it, of CERTAIN
    i16[NODES] now              # by root: points now
    i16[NODES] hope             # by root: eighths of a point more
    u64[NODES] touched          # by a field's root: cities
    u8[NODES] ordinal           # by a city's root: 1 + its place in those sets
    u16[64] cities              # by ordinal: the root
    i32 known_cities
    u16[TAKEN] taken            # roots of features with meeples
    i32 number_taken
    i16[FRONTIER] fits          # by empty cell: unseen tiles that fit
    i32 dead                    # empty cells that none fits
    u64[PLANES] planes          # sets of kinds: bits of how many are unseen
    i32 unseen                  # tiles
    i32[4] beside               # room: the features around an empty cell, by edge
    Meeting[MEETINGS] meetings
    i32 number_of_meetings
    i32 free_cities             # points of open cities without meeples
    i32 free_roads
    Holding[SEATS] held

cdef inline Picture* new_picture() noexcept nogil:
    return <Picture*> calloc(1, sizeof(Picture))

cdef inline void free_picture(Picture* picture) noexcept nogil:
    free(picture)

cdef inline Holding* held_by(Picture* picture, i32 seat) noexcept nogil:
    return &picture.held[seat]

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory
