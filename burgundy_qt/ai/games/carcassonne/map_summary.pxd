# What can be concluded from a map: the present points of each feature, its expected points, and the
# seats that get them. A picture holds one look.
from libc.string cimport memset
from burgundy_qt.rules.carcassonne.state cimport (
    CASTLES, DONE, FRONTIER, KINDS, NODES, PATTERNS, SEATS, State, TAKEN
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
        static BURGUNDY_OF_THREAD unsigned long long room[1280];
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

ctypedef struct Unseen:         # what can be concluded from the tiles that nobody has seen
    i32 pile                    # as in the state
    i32 players
    i32 tiles                   # all of them
    i8[KINDS] kinds             # by kind
    u64[PLANES] planes          # sets of kinds: bits of how many are unseen
    i16[PATTERNS] fitting       # by pattern: how many match it
    i16[CLOSINGS] closing       # by pattern and edge: the chance to draw one that closes it there

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
    i32[4] beside               # room: the features around an empty cell, by edge
    Meeting[MEETINGS] meetings
    i32 number_of_meetings
    i32 free_cities             # points of open cities without meeples
    i32 free_roads
    Holding[SEATS] held
    Unseen unseen               # stays the same from one position to the next, if the tiles do

# Return the picture of this thread: of the position that it looked at last.
cdef inline Picture* own_picture() noexcept nogil:
    return <Picture*> burgundy_picture(sizeof(Picture))

# Empty a picture, except for what holds for the next one too.
cdef inline void clear_picture(Picture* picture) noexcept nogil:
    memset(picture, 0, sizeof(Picture) - sizeof(Unseen))

cdef inline Holding* held_by(Picture* picture, i32 seat) noexcept nogil:
    return &picture.held[seat]

cdef inline State* state_of(Position position) noexcept nogil:
    return <State*> position.memory
