# compiled. All that is decided before the game, as arrays; component_arrays.py fills them and says
# what each means. The sizes are plain numbers (96 layouts, 64 deals, 30 cells, 8 colours, 16
# tiles); state.pxd names them. Nested arrays of one type and outer size share the inner size too:
# Cython 3.3 mixes up their conversions.
from burgundy_qt.rules.core cimport i8, u32

cdef u32[96][30] NEIGHBOURS
cdef i8[64][30] COLOUR_AT
cdef u32[64][8] CELLS_OF
cdef i8[16] COLOUR_OF
cdef i8[16] CROPS_ON
cdef i8[16] OWN_TILES
cdef i8[16] NEUTRAL_TILES
cdef i8[8] CARDS_OF_COLOUR
cdef i8[7] YIELDS_OF_KIND
cdef i8[8][2] COLOUR_BONUSES
cdef i8[4] REGION_POINTS
