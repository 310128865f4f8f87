# compiled. All that is decided before the game, as arrays; component_arrays.py fills them and says
# what each means. The sizes are plain numbers (22 layouts on 4 boards, 37 cells, rows of 28 sets, 7
# depots of 8 spaces, 177 tiles, 64 kinds); state.pxd and tiles.pxd name them. Nested arrays of one
# type and outer size share the inner size too: Cython 3.3 mixes up their conversions.
from burgundy_qt.rules.core cimport i8, i32, u64

cdef i8[23] BOARD
cdef i8[23] FIRST_CELL
cdef u64[4][37] NEIGHBOURS
cdef u64[2][37] ACROSS
cdef i8[23][37] NUMBER
cdef i8[23][37] COLOUR_AT
cdef i8[23][37] REGION_AT
cdef u64[23][28] REGION_CELLS
cdef i8[23][37] REGION_SIZE
cdef u64[23][28] CELLS_OF
cdef i8[23][37] COLOUR_COUNT
cdef i8[7][7] DISTANCE
cdef u64[23][28] CELLS_NEAR
cdef i32[7][4] NUMBERS_NEAR
cdef i8[64] COLOUR
cdef i8[64] EFFECT_OF
cdef u64[32] TAKEN_BY
cdef i8[32] PLACES_BY
cdef i8[32] SELLS_BY
cdef i8[32] MUST_BY
cdef i8[2][23] LAYOUT
cdef i8[2][23] PRINTED
cdef i8[5][7][8] SPACE_STACK
cdef i8[177] FULL_STACK
cdef i8[177] STACK_MODULE
cdef i32[8] STACK_START
cdef i8[9] REGION_POINTS
cdef i8[5] PHASE_POINTS
cdef i32[64] HOW_MANY_TYPES
cdef i8[7] FREE_STEP
cdef i8[13][3] ROUTE_GOOD
cdef i8[13][3] ROUTE_BONUS
cdef i8[5] TILES_OF_ROUTE
cdef u64[3][2] PAIR_ENDS
