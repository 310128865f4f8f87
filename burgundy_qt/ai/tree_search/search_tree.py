"""The tree of one thread of a search: the tried choices, and the results of the random games after
them. Monte-Carlo tree search (UCT) over any game.

The tree is open loop: a node represents the choices that led to it, whatever chance did in between,
and each simulation determinizes anew all that the searching seat cannot know. So the legal choices
of a node differ from visit to visit, and a choice is judged by how often it was on offer. Every
seat chooses for its own utility (max^n). The seat after a secret choice is at the same node for any
such choice, until all are in. Before the tree knows anything, averages of actions help: the results
of an action wherever its seat took it (move-average sampling).
"""

import cython
from cython.cimports.burgundy_qt.ai.tree_search.nodes import (
    AT_HAND,
    BEFORE_ALL_TRIED,
    BELIEF,
    MAX_CHOICES,
    MAX_DEPTH,
    PICKED,
    ROOT,
    action_of,
    average_of,
    chooser_of,
    count_action,
    first_from,
    free_averages,
    free_edges,
    free_nodes,
    free_sums,
    log,
    name_of,
    new_averages,
    new_edges,
    new_nodes,
    new_sums,
    sqrt,
)
from cython.cimports.burgundy_qt.rules.core import (
    MAX_ACTIONS,
    MAX_SEATS,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    single_bit,
    u32,
    u64,
)
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import InvalidArgument, whole
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS


def play_out(position, key):
    """Play to the end at random; return the number of decisions."""
    decisions: i32 = 0
    seat: i32
    number: i32
    seats: u32
    while position.at_chance_node():
        position.draw()
    seats = position.waiting()
    while seats:
        seat = lowest_bit(seats)
        number = position.list_legal(seat, position.offered)
        position.play(seat, position.offered[random_below(number, random_bits(key, decisions))])
        decisions += 1
        seats = position.waiting()
    return decisions


def play_many(start, scratch, games, key):
    """Play `games` games from `start` with chance drawn anew for each; return the number of
    decisions."""
    decisions: u64 = 0
    game: i32
    for game in range(games):
        scratch.assign(start)
        scratch.determinize(lowest_bit(start.waiting()), random_bits(key, 2 * game))
        decisions += play_out(scratch, random_bits(key, 2 * game + 1))
    return decisions


def play_random_games(start: Position, games: object, key: object) -> int:
    """Play `games` random games from `start`, a position with a decision that is not changed, with
    chance and choices drawn from `key` (0..2**64-1); return the number of decisions in all. It
    releases the GIL. Raises InvalidArgument if nobody decides."""
    scratch: Position = start.copy()
    number: i32 = whole("games", games, range(2**31))
    chance: u64 = whole("key", key, KEYS)
    decisions: u64
    if start.deciding() == 0:
        raise InvalidArgument("nobody decides in this position")
    with cython.nogil:
        decisions = play_many(start, scratch, number, chance)
    return decisions


LARGEST_ROOM = 1 << 26
"""The most edges: 2 GiB."""
EXPLORATION = 1.4
WIN_WEIGHT = 0.7


class Tree:
    """The tries of one thread for `seat`, which has to decide in `root`; nobody may change `root`
    meanwhile.

    `key` (0..2**64-1) fixes every random choice. `room` bounds the edges, 32 bytes each; a full
    tree grows no more. `eager`: immediate results count until games show otherwise.
    """

    def __init__(
        self, root: Position, seat: object, key: object, room: object, eager: bool = False
    ):
        self.root = root
        self.now = root.copy()
        self.seat = root.checked_chooser(seat)
        self.key = whole("key", key, KEYS)
        self.edge_room = max(whole("room", room, range(LARGEST_ROOM + 1)), 2 * MAX_ACTIONS)
        self.node_room = self.edge_room // 4
        self.nodes = new_nodes(self.node_room)
        self.edges = new_edges(self.edge_room)
        self.averages = new_averages()
        self.nodes_used = 1
        self.edges_used = 1
        self.simulations = 0
        self.stopped = 0
        self.margins = 0.0
        self.depth = 0
        self.path = array(MAX_DEPTH)
        self.chosen = 0
        self.choices = array(MAX_CHOICES)
        self.actions = array(MAX_ACTIONS)
        self.matched = array(MAX_ACTIONS)
        self.shares = array(MAX_SEATS)
        self.utility = array(MAX_SEATS)
        self.sums = array(MAX_SEATS)
        self.squares = array(MAX_SEATS)
        self.spread = array(MAX_SEATS)
        self.exploration = EXPLORATION
        self.win_weight = WIN_WEIGHT
        for at in range(MAX_SEATS):
            self.spread[at] = 0.5
        self.new_node()
        self.root_choices = root.list_legal(seat, self.actions)
        self.match(ROOT, seat, self.root_choices)
        self.wins = new_sums((self.root_choices + 1) * MAX_SEATS)
        self.final_points = new_sums((self.root_choices + 1) * MAX_SEATS)
        self.promises = new_sums(self.root_choices + 1)
        if eager:
            self.look_at_hand()

    def __dealloc__(self):
        free_nodes(self.nodes)
        free_edges(self.edges)
        free_averages(self.averages)
        free_sums(self.wins)
        free_sums(self.final_points)
        free_sums(self.promises)

    # For Python callers.

    def grow(self, simulations: object) -> None:
        """Simulate until there have been `simulations` in all, or until stopped. It releases the
        GIL."""
        most: i32 = whole("simulations", simulations, range(2**31))
        with cython.nogil:
            self.simulate_up_to(most)

    def stop(self) -> None:
        """Stop a running simulation in another thread, and start no more."""
        self.stopped = 1

    def visits(self) -> list[int]:
        """Return how often each legal action of the root was tried, in the order of the legal
        list."""
        return [self.edges[1 + at].visits for at in range(self.root_choices)]

    def win_sums(self) -> list[list[float]]:
        """Return by legal action of the root and seat the sum of shares of the win over the
        visits."""
        return [
            [self.wins[(1 + at) * MAX_SEATS + seat] for seat in range(self.root.seats)]
            for at in range(self.root_choices)
        ]

    def point_sums(self) -> list[list[float]]:
        """Return by legal action of the root and seat the sum of final points over the visits."""
        return [
            [self.final_points[(1 + at) * MAX_SEATS + seat] for seat in range(self.root.seats)]
            for at in range(self.root_choices)
        ]

    def look_at_hand(self) -> None:
        """Estimate each legal action of the root, without hidden choices of others: -1 to 1 by its
        immediate lead."""
        at: i32
        gain: float
        lead: i32 = self.root.lead(self.seat)
        for at in range(self.root_choices):
            self.now.assign(self.root)
            self.now.determinize(self.seat, self.key)
            self.now.act(self.seat, self.actions[at])
            gain = self.now.lead(self.seat) - lead
            self.promises[1 + at] = gain / (abs(gain) + AT_HAND)

    # One simulation.

    def simulate_up_to(self, simulations):
        while self.simulations < simulations and not self.stopped:
            self.simulate()

    def simulate(self):
        """Go down the tree, one step out of it, play a random game to the end, and learn from
        it."""
        key: u64 = random_bits(self.key, self.simulations)
        self.now.assign(self.root)
        self.now.determinize(self.seat, key)
        self.descend(random_bits(key, 1))
        self.play_on(random_bits(key, 2))
        if not self.stopped:
            self.weigh()
            self.measure()
            self.learn()
            self.simulations += 1

    def descend(self, key):
        """Choose along the tree until a choice that was not tried before, the end, or the limit of
        the room."""
        node: i32 = ROOT
        edge: i32
        seat: i32
        number: i32
        secret: i32
        untried: i32
        decided: u64 = 0
        seats: u32 = self.now.waiting()
        self.depth = 0
        self.chosen = 0
        while seats and node and self.depth < MAX_DEPTH:
            seat = first_from(self.seat, seats)
            number = self.now.list_legal(seat, self.actions)
            if not self.match(node, seat, number):
                return
            edge = self.choose(seat, number, random_bits(key, self.depth))
            untried = self.edges[edge].visits == 0
            secret = self.now.is_secret()
            self.path[self.depth] = edge
            self.depth += 1
            self.play(seat, action_of(self.edges[edge].name))
            if untried:
                return
            if secret:
                seats &= ~single_bit(seat)
                decided = random_bits(decided, self.edges[edge].name)
                node = self.follow_secret(node, seats == 0, decided)
                decided = decided if seats else 0
            else:
                node = self.follow(edge)
            seats = self.now.waiting()

    def match(self, node, seat, number):
        """Find the edges of the legal actions, new ones included: 0 where there is no room for
        them.

        The legal list has a stable order, so the next edge is mostly the one after the last found.
        """
        edge: i32 = self.nodes[node].first
        is_new: i32 = edge == 0
        at: i32
        for at in range(number):
            if is_new:
                edge = self.add_edge(node, name_of(seat, self.actions[at]))
            else:
                edge = self.find_edge(node, name_of(seat, self.actions[at]), edge)
            if edge == 0:
                return 0
            self.matched[at] = edge
            edge = self.edges[edge].next
        return 1

    def find_edge(self, node, name, start):
        """Return the edge of this name, searched from `start` on, then before it; a new one if
        there is none."""
        edge: i32 = start
        while edge:
            if self.edges[edge].name == name:
                return edge
            edge = self.edges[edge].next
        edge = self.nodes[node].first
        while edge != start:
            if self.edges[edge].name == name:
                return edge
            edge = self.edges[edge].next
        return self.add_edge(node, name)

    def add_edge(self, node, name):
        """Return a new edge at the end of the node's chain; 0 if there is no room."""
        edge: i32 = self.edges_used
        if edge == self.edge_room:
            return 0
        self.edges_used += 1
        self.edges[edge].name = name
        if self.nodes[node].first == 0:
            self.nodes[node].first = edge
        else:
            self.edges[self.nodes[node].last].next = edge
        self.nodes[node].last = edge
        return edge

    def choose(self, seat, number, key):
        """Return the matched edge that is untried and of the best average, else that of the highest
        upper confidence bound.

        Of equals it is the first from a random place on.
        """
        best: i32 = 0
        edge: i32
        offered: i32 = 0
        doubt: float = 0.0
        value: float
        highest: float = -1.0
        place: i32 = random_below(number, key)
        for _ in range(number):
            edge = self.matched[place]
            place = place + 1 if place + 1 < number else 0
            self.edges[edge].offered += 1
            if self.edges[edge].visits == 0:
                value = BEFORE_ALL_TRIED + average_of(self.averages, self.edges[edge].name)
                if edge <= self.root_choices:
                    value += self.promises[edge]
            else:
                if self.edges[edge].offered != offered:
                    offered = self.edges[edge].offered
                    doubt = self.exploration * self.spread[seat] * sqrt(log(offered))
                value = self.edges[edge].total / self.edges[edge].visits + doubt / sqrt(
                    self.edges[edge].visits
                )
                if edge <= self.root_choices:
                    value += self.promises[edge] * BELIEF / (BELIEF + self.edges[edge].visits)
            if value > highest:
                highest = value
                best = edge
        return best

    def follow(self, edge):
        """Return the node that an edge leads to; 0 if there is no room for it."""
        if self.edges[edge].leads_to == 0:
            self.edges[edge].leads_to = self.new_node()
        return self.edges[edge].leads_to

    def follow_secret(self, node, all_decided, decided):
        """Return the node after a secret choice: the same one after each, until all are in and
        open; then one by `decided`."""
        edge: i32
        after: i32 = self.nodes[node].after_secret
        if after == 0:
            after = self.new_node()
            self.nodes[node].after_secret = after
        if after == 0 or not all_decided:
            return after
        edge = self.find_edge(after, decided, self.nodes[after].first)
        return self.follow(edge) if edge else 0

    def new_node(self):
        """Return a node without edges; 0 if there is no room."""
        if self.nodes_used == self.node_room:
            return 0
        self.nodes_used += 1
        return self.nodes_used - 1

    def play(self, seat, action):
        """Play a choice and remember it while there is room."""
        if self.chosen < MAX_CHOICES:
            self.choices[self.chosen] = name_of(seat, action)
            self.chosen += 1
        self.now.play(seat, action)

    def play_on(self, key):
        """Play a random game that follows the averages from here to its end, or until stopped."""
        seat: i32
        number: i32
        decisions: u64 = 0
        seats: u32 = self.now.waiting()
        while seats and not self.stopped:
            seat = first_from(self.seat, seats)
            number = self.now.list_legal(seat, self.actions)
            self.play(seat, self.pick(seat, number, random_bits(key, decisions)))
            decisions += 1
            seats = self.now.waiting()

    def pick(self, seat, number, key):
        """Return the action of the best average among a few random legal ones."""
        at: i32
        action: i32
        best: i32 = self.actions[random_below(number, key)]
        value: float
        highest: float = average_of(self.averages, name_of(seat, best))
        for at in range(1, PICKED):
            action = self.actions[random_below(number, random_bits(key, at))]
            value = average_of(self.averages, name_of(seat, action))
            if value > highest:
                highest = value
                best = action
        return best

    def weigh(self):
        """Calculate the utility of the end for each seat: mostly its share of the win, partly its
        lead."""
        seat: i32
        usual: float = (1 + self.margins) / (1 + self.simulations * self.now.seats)
        margin: float
        self.now.win_shares(self.shares)
        for seat in range(self.now.seats):
            margin = self.now.lead(seat)
            self.margins += abs(margin)
            # A lead of the usual size is worth three quarters.
            margin = 0.5 + 0.5 * margin / (abs(margin) + usual)
            self.utility[seat] = (
                self.win_weight * self.shares[seat] + (1 - self.win_weight) * margin
            )

    def measure(self):
        """Measure the spread of the utilities: if all ends are alike, small differences decide what
        is tried."""
        seat: i32
        apart: float
        times: float = self.simulations + 1
        for seat in range(self.now.seats):
            self.sums[seat] += self.utility[seat]
            self.squares[seat] += self.utility[seat] * self.utility[seat]
            apart = self.squares[seat] - self.sums[seat] * self.sums[seat] / times
            self.spread[seat] = sqrt((0.25 + apart) / (times + 1))

    def learn(self):
        """Count the end for every choice that led to it."""
        at: i32
        edge: i32
        seat: i32
        for at in range(self.depth):
            edge = self.path[at]
            self.edges[edge].visits += 1
            self.edges[edge].total += self.utility[chooser_of(self.edges[edge].name)]
        for at in range(self.chosen):
            count_action(
                self.averages, self.choices[at], self.utility[chooser_of(self.choices[at])]
            )
        for seat in range(self.now.seats):
            at = self.path[0] * MAX_SEATS + seat
            self.wins[at] += self.shares[seat]
            self.final_points[at] += self.now.bot_score(seat)
