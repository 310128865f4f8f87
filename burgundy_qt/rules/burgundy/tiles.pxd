# The tiles' numbers, 1..63, so that a set of tiles is one u64. 0 is no tile.
from burgundy_qt.rules.core cimport single_bit
from burgundy_qt.rules.core cimport i32, u64

cdef enum:                   # Colour
    CASTLES = 0
    MINES = 1
    MONASTERIES = 2
    SHIPS = 3
    ANIMALS = 4
    BUILDINGS = 5
    COLOURS = 6
    NO_COLOUR = 6               # an inn's, a black tile's

cdef enum:                   # Tile
    NO_TILE = 0
    CASTLE = 1
    MINE = 2
    SHIP = 3
    FIRST_ANIMAL = 4            # then by species (cow, sheep, pig, chicken), by heads 2..4
    FIRST_BUILDING = 16
    WAREHOUSE = 16
    CARPENTER = 17
    CHURCH = 18
    MARKET = 19
    BOARDING_HOUSE = 20
    BANK = 21
    CITY_HALL = 22
    WATCHTOWER = 23
    WHITE_CASTLE = 24
    CRANE = 25
    GEESE = 26
    INN = 27
    BLACK = 28                  # any tile of the black depot, upside down; solo game
    MONASTERY = 32              # plus its number, 1..29
    KINDS = 64

cdef enum:
    SPECIES = 4                 # that herds are made of; geese come on top
    GEESE_SPECIES = 4
    HEADS = 3                   # 2, 3 or 4 animals on a tile
    BUILDING_KINDS = 10
    MONASTERY_NUMBERS = 30      # 1..29, 0 unused

cdef inline i32 colour_of(i32 tile) noexcept nogil:
    if tile >= MONASTERY:
        return MONASTERIES
    if tile >= GEESE:
        return ANIMALS if tile == GEESE else NO_COLOUR
    if tile >= FIRST_BUILDING:
        return BUILDINGS
    if tile >= FIRST_ANIMAL:
        return ANIMALS
    if tile == CASTLE:
        return CASTLES
    return MINES if tile == MINE else SHIPS

# Return 0..4 for an animal tile: cow, sheep, pig, chicken, geese.
cdef inline i32 species_of(i32 tile) noexcept nogil:
    return GEESE_SPECIES if tile == GEESE else (tile - FIRST_ANIMAL) // HEADS

# Return 2..4 for an animal tile.
cdef inline i32 heads_of(i32 tile) noexcept nogil:
    return 2 if tile == GEESE else 2 + (tile - FIRST_ANIMAL) % HEADS

# Return 0..9 for a building, in the order of the Tile enum.
cdef inline i32 building_kind(i32 tile) noexcept nogil:
    return tile - FIRST_BUILDING
