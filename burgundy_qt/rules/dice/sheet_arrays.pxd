# compiled. All that is decided before the game, as arrays; sheet_arrays.py fills them and says
# what each means. The sizes are plain numbers (4 sheets, 37 cells, rows of 24 sets); state.pxd
# names them. Nested arrays of one type and outer size share the inner size too: Cython 3.3 mixes up
# their conversions.
from burgundy_qt.rules.core cimport i8, i32, u64

cdef u64[37] NEIGHBOURS
cdef i8[4][37] COLOUR_AT
cdef i8[4][37] REGION_AT
cdef u64[4][24] REGION_CELLS
cdef i8[4][37] REGION_SIZE
cdef i8[4][37] REGION_BONUS
cdef i32[4][37] FIRST_FITS
cdef u64[4][24] CELLS_OF
cdef i8[5][3] REGION_POINTS
cdef i8[6][2] COLOUR_POINTS
cdef i8[6] HOURGLASSES
