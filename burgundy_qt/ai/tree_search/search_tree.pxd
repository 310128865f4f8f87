# compiled. The tree of one thread of a search, and the random games after it.
from burgundy_qt.ai.tree_search.nodes cimport MAX_CHOICES, MAX_DEPTH, ActionAverage, Edge, Node
from burgundy_qt.rules.core cimport MAX_ACTIONS, MAX_SEATS
from burgundy_qt.rules.position cimport Position
from burgundy_qt.rules.core cimport i32, u32, u64

cdef i32 play_out(Position position, u64 key) noexcept nogil
cdef u64 play_many(Position start, Position scratch, i32 games, u64 key) noexcept nogil

cdef class Tree:
    cdef Position root          # never changed
    cdef Position now           # the position that a simulation has come to
    cdef i32 seat               # the seat searched for
    cdef i32 root_choices       # how many it has: the edges 1..root_choices
    cdef u64 key
    cdef Node* nodes
    cdef Edge* edges
    cdef ActionAverage* averages
    cdef double* wins           # by edge of the root and seat: shares of the win, summed
    cdef double* final_points   # likewise
    # by edge of the root: its immediate result; 0 if the search is not eager
    cdef double* promises
    cdef i32 node_room
    cdef i32 edge_room
    cdef i32 nodes_used
    cdef i32 edges_used
    cdef i32 simulations        # finished ones
    cdef i32 stopped
    cdef double margins         # sizes of all seats' margins over the best other, summed
    cdef i32 depth
    cdef i32[MAX_DEPTH] path    # edges that a simulation went along
    cdef i32 chosen
    cdef u64[MAX_CHOICES] choices   # names of all choices of a simulation, in the tree and after it
    cdef i32[MAX_ACTIONS] actions
    cdef i32[MAX_ACTIONS] matched   # the edge of each legal action
    cdef double[MAX_SEATS] shares
    cdef double[MAX_SEATS] utility
    cdef double[MAX_SEATS] sums     # of the utilities of all simulations, by seat
    cdef double[MAX_SEATS] squares  # and of their squares
    cdef double[MAX_SEATS] spread   # their standard deviation

    cdef double exploration     # in standard deviations of the utility
    cdef double win_weight      # of the share of the win in the utility; the rest is the margin's

    cdef void simulate_up_to(self, i32 simulations) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void descend(self, u64 key) noexcept nogil
    cdef i32 match(self, i32 node, i32 seat, i32 number) noexcept nogil
    cdef i32 find_edge(self, i32 node, u64 name, i32 start) noexcept nogil
    cdef i32 add_edge(self, i32 node, u64 name) noexcept nogil
    cdef i32 choose(self, i32 seat, i32 number, u64 key) noexcept nogil
    cdef i32 follow(self, i32 edge) noexcept nogil
    cdef i32 follow_secret(self, i32 node, i32 all_decided, u64 decided) noexcept nogil
    cdef i32 new_node(self) noexcept nogil
    cdef void play(self, i32 seat, i32 action) noexcept nogil
    cdef void play_on(self, u64 key) noexcept nogil
    cdef i32 pick(self, i32 seat, i32 number, u64 key) noexcept nogil
    cdef void weigh(self) noexcept nogil
    cdef void measure(self) noexcept nogil
    cdef void learn(self) noexcept nogil
