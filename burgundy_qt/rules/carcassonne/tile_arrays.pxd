# compiled. All that is decided before the game, as arrays; tile_arrays.py fills them and says
# what each means. The sizes are plain numbers (35 kinds, 4 edges, 8 half-edges or segments of a
# tile, 13 segments with a name, 256 patterns); state.pxd names them.
from burgundy_qt.rules.core cimport i8, u8

cdef i8[35] PILE
cdef u8[140] EDGE
cdef u8[8960] FITS
cdef u8[8960] CROSSED
cdef u8[35] SEGMENTS
cdef u8[280] SEGMENT
cdef u8[455] PLACE_OF
cdef u8[140] AT_EDGE
cdef u8[280] FIELD_AT
cdef u8[280] OPEN
cdef u8[280] SHIELDS
cdef u8[280] MARKS
cdef u8[35] DOUBLES
cdef u8[280] TOUCHED
cdef u8[35] MONASTERIES
cdef u8[35] BAZAARS
