# What can be concluded from a map: the present points of each feature, its expected points, and the
# seats that get them. A picture holds one look.
from libc.string cimport memcmp, memcpy, memset
from burgundy_qt.rules.carcassonne.state cimport (
    CASTLES, CHOOSING, CITY, DEALING, FRONTIER, KINDS, NODES, PATTERNS, ROAD, SEATS, State, TAKEN
)
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i8, i16, i32, u8, u16, u64

# Room for one picture in each thread.
cdef extern from *:
    """
    #include <stdlib.h>
    #if defined(_MSC_VER)
    #define BURGUNDY_OF_THREAD __declspec(thread)
    #else
    #define BURGUNDY_OF_THREAD __thread
    #endif
    static inline void* burgundy_picture(size_t bytes) {
        static BURGUNDY_OF_THREAD unsigned long long room[2304];
        if (bytes > sizeof room) abort();
        return room;
    }
    """
    void* burgundy_picture(size_t bytes) noexcept nogil

cdef enum:
    SORTS = 4
    PLANES = 4                  # bits of how many tiles of a kind are unseen
    MEETINGS = 48               # that are kept
    CERTAIN = 256               # a chance of 1
    UNKNOWN = -1                # not calculated yet
    CLOSINGS = 1024             # patterns times edges
    AROUND = 704                # empty cells times edges
    WORTHS = 210                # seats times kinds
    MAP_BYTES = 5632            # of a state, from its tiles to its castles: room for them
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

ctypedef struct Kept:           # what may hold for the next position too
    i32 pile                    # as in the state
    i32 players
    i32 rules                   # the options that change points
    i32 tiles                   # all that nobody has seen
    i8[KINDS] kinds             # by kind
    u64[PLANES] planes          # sets of kinds: bits of how many are unseen
    i16[PATTERNS] fitting       # by pattern: how many match it
    i16[CLOSINGS] closing       # by pattern and edge: the chance to draw one that closes it there
    u8[MAP_BYTES] map           # that the picture shows, if `is_kept`

ctypedef struct Picture:
    u16[NODES] root             # by node: the feature's root
    u8[NODES] cells             # by root: empty cells where it is open
    i16[NODES] chance           # by root: that its seats complete it, of CERTAIN
    i16[NODES] now              # by root: points now
    i16[NODES] hope             # by root: eighths of a point more
    u64[NODES] touched          # by a field's root: cities
    u8[NODES] pending           # by a field's root: 1 if it is on the tile just placed
    u8[NODES] ordinal           # by a city's root: 1 + its place in those sets
    u16[64] cities              # by ordinal: the root
    i32 known_cities
    u16[TAKEN] taken            # roots of features with meeples
    i32 number_taken
    i16[FRONTIER] fits          # by empty cell: unseen tiles that fit
    i32 dead                    # empty cells that none fits
    i16[AROUND] around          # by empty cell and edge: the feature there, -1 for none
    u16[WORTHS] worth           # by seat and kind: 1 + eighths that a tile may bring; 0: unknown
    Meeting[MEETINGS] meetings
    i32 number_of_meetings
    i32 free_cities             # points of open cities without meeples
    i32 free_roads
    Holding[SEATS] held
    i32 is_kept                 # 1: the map is in `kept`, since the next may be the same
    Kept kept

# Return the picture of this thread: of the position that it looked at last.
cdef inline Picture* own_picture() noexcept nogil:
    return <Picture*> burgundy_picture(sizeof(Picture))

# Empty a picture, except for what may hold for the next position too.
cdef inline void clear_picture(Picture* picture) noexcept nogil:
    memset(picture, 0, sizeof(Picture) - sizeof(Kept))

# Keep the map of a picture, if the next position may well have the same: bids change none.
cdef inline void keep_map(Picture* picture, State* game) noexcept nogil:
    cdef i32 number = <i32> (<char*> game.seats - <char*> game.tiles)
    picture.is_kept = CHOOSING <= game.stage <= DEALING and number <= MAP_BYTES
    if picture.is_kept:
        memcpy(picture.kept.map, game.tiles, number)

# Return 1 if a picture shows the map of a state in a bazaar, else 0.
cdef inline i32 shows_map_of(Picture* picture, State* game) noexcept nogil:
    return (
        picture.is_kept
        and CHOOSING <= game.stage <= DEALING
        and memcmp(picture.kept.map, game.tiles, <char*> game.seats - <char*> game.tiles) == 0
    )

cdef inline Holding* held_by(Picture* picture, i32 seat) noexcept nogil:
    return &picture.held[seat]

# Return whether there is a city or road at an edge of a pattern: 1 or 0.
cdef inline i32 is_way(i32 pattern, i32 edge) noexcept nogil:
    cdef i32 shown = pattern >> 2 * edge & 3
    return shown == CITY or shown == ROAD

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory
