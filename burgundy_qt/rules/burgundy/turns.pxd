# compiled. What an action does, and the clock of the game.
from burgundy_qt.rules.burgundy.state cimport Seat, State
from burgundy_qt.rules.core cimport i32

cdef void carry_out(State* game, i32 number, i32 action) noexcept nogil
cdef void follow_with_modules(State* game, i32 number) noexcept nogil
cdef void go_on_alone(State* game) noexcept nogil
cdef void act_on(State* game, i32 number, i32 action) noexcept nogil
cdef void act_alone(State* game, i32 number, i32 action) noexcept nogil
cdef void pay(State* game, i32 number, i32 action) noexcept nogil
cdef void use_up(State* game, Seat* seat, i32 action) noexcept nogil
cdef void take(State* game, Seat* seat, i32 action) noexcept nogil
cdef void put_into_shared_store(Seat* seat, i32 action) noexcept nogil
cdef void leave_store(State* game, i32 number, i32 action) noexcept nogil
cdef void lay(State* game, i32 number, i32 action) noexcept nogil
cdef void sell(State* game, i32 number, i32 good) noexcept nogil
cdef void hire(State* game, i32 number) noexcept nogil
cdef void load(State* game, i32 number, i32 action) noexcept nogil
cdef i32 loaded_of(State* game, i32 number, i32 depots, i32 good) noexcept nogil
cdef void end_turn(State* game) noexcept nogil
cdef void end_round(State* game) noexcept nogil
cdef void end_phase(State* game) noexcept nogil
cdef void leave_phase(State* game) noexcept nogil
cdef void begin_phase(State* game) noexcept nogil
cdef void roll(State* game) noexcept nogil
cdef void roll_seat(State* game, i32 number) noexcept nogil
cdef void begin_turn(State* game) noexcept nogil
cdef i32 face(State* game, i32 which) noexcept nogil
