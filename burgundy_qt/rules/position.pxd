# compiled. Position: what every game is to the rest. The contract stands in position.py.
from burgundy_qt.rules.core cimport i32, u32, u64
from burgundy_qt.rules.core cimport Journal
from burgundy_qt.rules.core cimport MAX_ACTIONS, MAX_SEATS

cdef class Position:
    cdef void* memory           # the game's own C struct, owned by the subclass
    cdef i32 memory_bytes       # how much of it assign() copies: the state
    cdef Journal* journal       # events; a subclass writes into it once it listens
    cdef readonly i32 seats     # 1..MAX_SEATS
    cdef i32[MAX_ACTIONS] offered   # scratch space for the legal list of a Python caller
    cdef double[MAX_SEATS] shares   # and for win_shares

    cdef void assign(self, Position other) noexcept nogil
    cdef u32 waiting(self) noexcept nogil
    cdef i32 is_secret(self) noexcept nogil
    cdef i32 list_legal(self, i32 seat, i32* actions) noexcept nogil
    cdef void act(self, i32 seat, i32 action) noexcept nogil
    cdef i32 at_chance_node(self) noexcept nogil
    cdef void draw(self) noexcept nogil
    cdef void play(self, i32 seat, i32 action) noexcept nogil
    cdef void determinize(self, i32 seat, u64 key) noexcept nogil
    cdef void win_shares(self, double* shares) noexcept nogil
    cdef i32 points(self, i32 seat) noexcept nogil
    cdef i32 bot_score(self, i32 seat) noexcept nogil
    cdef i32 lead(self, i32 seat) noexcept nogil

    cdef u32 deciding(self) noexcept nogil
    cdef i32 chooser(self, object seat) except -1
    cdef i32 checked_seat(self, object seat) except -1
    cdef i32 checked_chooser(self, object seat) except -1
    cdef i32 checked_action(self, object action, i32 seat) except? -1
