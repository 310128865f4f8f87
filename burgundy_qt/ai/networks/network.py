"""A small network that values a position, and the evaluator that uses it: each seat's chance to win
and final points.

Seats are counted from the viewer on, clockwise. The first layer has one row an input, so that it is
a sum of the rows that are on (Features); every loop runs along a row.
"""

import array as arrays
import math

from cython.cimports.burgundy_qt.ai.networks.floats import (
    MAX_ROWS,
    PLAIN_POINTS,
    PRINT,
    add_row,
    add_rows,
    add_scaled,
    add_weighted,
    alike,
    copy_floats,
    cut_negative,
    exp,
    f32,
    free_floats,
    new_floats,
)
from cython.cimports.burgundy_qt.ai.networks.position_features import Features
from cython.cimports.burgundy_qt.rules.core import MAX_SEATS, i32, random_bits, u64
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import InvalidArgument, whole
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS

MOST_INPUTS = 1 << 16
"""The most inputs: a sample has 16 bits for each."""
WIDEST = 4096
"""The most numbers in a hidden layer."""


class Network:
    """Weights for `seats` seats and `inputs` rows, with two hidden layers; `key` draws the initial
    weights. Raises InvalidArgument for an impossible shape."""

    def __init__(
        self,
        seats: object,
        inputs: object,
        first: object = 128,
        second: object = 32,
        key: object = 0,
    ):
        wide = whole("first", first, range(1, WIDEST + 1))
        whole("key", key, KEYS)
        self.seats = whole("seats", seats, range(1, MAX_SEATS + 1))
        self.inputs = whole("inputs", inputs, range(1, MOST_INPUTS + 1))
        self.first = wide
        self.second = whole("second", second, range(1, WIDEST + 1))
        self.first_bias = self.inputs * self.first
        self.second_rows = self.first_bias + self.first
        self.second_bias = self.second_rows + self.first * self.second
        self.out_rows = self.second_bias + self.second
        self.out_bias = self.out_rows + self.second * 2 * self.seats
        self.size = self.out_bias + 2 * self.seats
        self.weights = new_floats(self.size)
        self.scatter(0, self.first_bias, 0.07, key)
        self.scatter(self.second_rows, self.second_bias, (6.0 / wide) ** 0.5, key)
        self.scatter(self.out_rows, self.out_bias, 0.1, key)

    def __dealloc__(self):
        free_floats(self.weights)

    def scatter(self, start: object, end: object, spread: float, key: object) -> None:
        """Draw the weights from `start` on, up to `end`, evenly from -spread..spread. Raises
        InvalidArgument for a range that does not exist."""
        at: i32
        begin: i32 = whole("start", start, range(self.size + 1))
        beyond: i32 = whole("end", end, range(self.size + 1))
        seed: u64 = whole("key", key, KEYS)
        for at in range(begin, beyond):
            self.weights[at] = spread * ((random_bits(seed, at) >> 40) / 8388608.0 - 1.0)

    # Called without the GIL.

    def add_rows(self, rows, number, layers):
        """Sum up the first layer, at the beginning of `layers`."""
        copy_floats(layers, 0, self.weights, self.first_bias, self.first)
        add_rows(layers, 0, self.weights, rows, 0, number, self.first)

    def finish(self, layers):
        """Calculate the layers after those sums: the first one cut at 0, the second, then for each
        seat from the viewer on its share of the win, and then its points to come in POINTS_UNIT."""
        at: i32
        out: i32 = self.first + self.second
        outputs: i32 = 2 * self.seats
        most: f32
        total: f32 = 0.0
        cut_negative(layers, 0, self.first)
        copy_floats(layers, self.first, self.weights, self.second_bias, self.second)
        add_weighted(
            layers, self.first, layers, 0, self.first, self.weights, self.second_rows, self.second
        )
        cut_negative(layers, self.first, self.second)
        copy_floats(layers, out, self.weights, self.out_bias, outputs)
        add_weighted(
            layers, out, layers, self.first, self.second, self.weights, self.out_rows, outputs
        )
        most = layers[out]
        for at in range(1, self.seats):
            most = max(most, layers[out + at])
        for at in range(self.seats):
            layers[out + at] = exp(layers[out + at] - most)
            total += layers[out + at]
        for at in range(self.seats):
            layers[out + at] /= total

    # For Python callers.

    def numbers(self) -> arrays.array:
        """Return all weights, in the order of the header."""
        at: i32
        return arrays.array("f", [self.weights[at] for at in range(self.size)])

    def take(self, numbers) -> None:
        """Set all weights. Raises ValueError if their number is wrong."""
        at: i32
        if len(numbers) != self.size:
            raise ValueError(f"{len(numbers)} weights do not fill a network of {self.size}")
        for at in range(self.size):
            self.weights[at] = numbers[at]

    def copy_from(self, other: "Network") -> None:
        """Copy the weights of a network of the same shape."""
        twin: Network = other
        if (other.inputs, other.first, other.second, other.seats) != (
            self.inputs,
            self.first,
            self.second,
            self.seats,
        ):
            raise ValueError("networks of different shapes")
        copy_floats(self.weights, 0, twin.weights, 0, self.size)

    def blurred(self, blur: float, key: object) -> "Network":
        """Return a copy that misjudges: every weight of the first layer is off by up to `blur`
        times their usual size, drawn by `key`. Who plays by it errs in the same things all game
        long. Raises InvalidArgument for a negative or endless `blur`."""
        at: i32
        seed: u64 = whole("key", key, KEYS)
        squares: float = 0.0
        spread: float
        twin: Network = Network(self.seats, self.inputs, self.first, self.second)
        if not 0.0 <= blur < math.inf:
            raise InvalidArgument(f"blur is {blur!r}, but may be any number from 0 on")
        twin.copy_from(self)
        for at in range(self.first_bias):
            squares += self.weights[at] * self.weights[at]
        spread = blur * (squares / self.first_bias) ** 0.5
        for at in range(self.first_bias):
            twin.weights[at] += spread * ((random_bits(seed, at) >> 40) / 8388608.0 - 1.0)
        return twin


OBJECTIVES = ("win", "points")
"""The possible objectives: the win, or as many of the player's own points as possible."""
WIN_WEIGHT = 0.7
"""The weight of the share of the win in the utility of players for the win; the rest is the
margin's."""


class Evaluator:
    """Values positions by `network`, which sees them through `features`. It stores the last values;
    for one thread."""

    def __init__(self, features: Features, network: Network, objective: str = "win"):
        if objective not in OBJECTIVES:
            raise ValueError(f"objective is {objective!r}; it can be {' or '.join(OBJECTIVES)}")
        if (features.sides, features.inputs) != (network.seats, network.inputs):
            raise ValueError(
                f"a network of {network.inputs} inputs for {network.seats} sides does not fit "
                "features of "
                f"{features.inputs} for {features.sides}"
            )
        self.features = features
        self.network = network
        self.win_weight = WIN_WEIGHT
        self.for_points = objective == "points"
        self.evaluations = 0
        self.rows = array(MAX_ROWS)
        self.win = array(MAX_SEATS)
        self.points = array(MAX_SEATS)
        self.layers = new_floats(network.first + network.second + 2 * network.seats)
        self.near_number = 0
        self.near_print = 0
        self.print = 0
        self.near_rows = array(MAX_ROWS)
        self.near_starts = array(MAX_SEATS + 2)
        self.near_sums = new_floats(network.first)

    def __dealloc__(self):
        free_floats(self.layers)
        free_floats(self.near_sums)

    # Called without the GIL.

    def is_over(self, position):
        """Return whether the game is over."""
        return not position.at_chance_node() and position.waiting() == 0

    def list_rows(self, position, viewer, rows):
        """List the inputs that are on: the position's rows, and the objective; return how many."""
        return self.list_objective(rows, self.features.list_rows(position, viewer, rows))

    def list_objective(self, rows, n):
        """List the objective, from rows[n] on; return the number of rows then."""
        if self.for_points:
            rows[n] = self.features.for_points
            n += 1
        return n

    def evaluate(self, position, viewer):
        """Fill `win` and `points` as `viewer` sees the position; the exact result if the game is
        over.

        The features describe the position, or it is over.
        """
        at: i32
        seat: i32
        side: i32
        sides: i32 = self.network.seats
        out: i32 = self.network.first + self.network.second
        if self.is_over(position):
            position.win_shares(self.win)
            for seat in range(position.seats):
                self.points[seat] = position.bot_score(seat)
            return
        self.evaluations += 1
        if self.near_number:
            self.add_differences(position, viewer)
        else:
            self.add_all(position, viewer)
        self.network.finish(self.layers)
        self.features.reach(position, viewer, self.points)
        for at in range(position.seats):
            seat = (viewer + at) % position.seats
            side = at if at < sides else at - sides
            self.win[seat] = self.layers[out + side]
            self.points[seat] += self.features.unit * self.layers[out + sides + side]

    def set_reference(self, position, viewer):
        """Prepare for positions of the same viewer that are mostly near this one: until
        `clear_reference`, only the differences are listed and added. The position and the network
        must not change meanwhile."""
        block: i32
        at: i32
        n: i32 = 0
        self.near = position.memory
        for block in range(self.features.blocks):
            self.near_starts[block] = n
            n = self.features.list_block(position, viewer, block, self.near_rows, n)
        self.near_starts[self.features.blocks] = n
        self.near_number = self.list_objective(self.near_rows, n)
        self.network.add_rows(self.near_rows, self.near_number, self.near_sums)
        self.near_print = 0
        for at in range(n):
            self.near_print += random_bits(PRINT, self.near_rows[at])

    def clear_reference(self):
        """End `set_reference`: the next positions are near none."""
        self.near_number = 0

    def add_all(self, position, viewer):
        """List the position's rows and add them up."""
        self.network.add_rows(self.rows, self.list_rows(position, viewer, self.rows), self.layers)

    def add_differences(self, position, viewer):
        """List the position's rows, block by block, and adjust the near position's sums to them."""
        block: i32
        number: i32
        copy_floats(self.layers, 0, self.near_sums, 0, self.network.first)
        self.print = self.near_print
        for block in range(self.features.blocks):
            if not self.features.same_block(position, self.near, viewer, block):
                number = self.features.list_block(position, viewer, block, self.rows, 0)
                self.walk(number, self.near_starts[block], self.near_starts[block + 1])

    def walk(self, end, there, near_end):
        """Walk the listed rows and the near position's side by side, and add or subtract one where
        they differ. The sums are right for any order; in the order of the features little work is
        wasted."""
        at: i32
        here: i32 = 0
        while here < end and there < near_end:
            at = alike(self.rows, here, self.near_rows, there, min(end - here, near_end - there))
            here += at
            there += at
            if here == end or there == near_end:
                break
            if self.rows[here + 1] == self.near_rows[there] or (
                self.rows[here] < self.near_rows[there]
                and self.rows[here] != self.near_rows[there + 1]
            ):
                self.add_input(self.rows[here])
                here += 1
            else:
                self.take_input(self.near_rows[there])
                there += 1
        for at in range(here, end):
            self.add_input(self.rows[at])
        for at in range(there, near_end):
            self.take_input(self.near_rows[at])

    def add_input(self, at):
        """Add an input that is on here and not there."""
        self.print += random_bits(PRINT, at)
        add_row(self.layers, 0, self.network.weights, at * self.network.first, self.network.first)

    def take_input(self, at):
        """Subtract an input that is on there and not here."""
        self.print -= random_bits(PRINT, at)
        add_scaled(
            self.layers, 0, -1.0, self.network.weights, at * self.network.first, self.network.first
        )

    def utility(self, seat):
        """Return the value of the last evaluation for a seat: its chance to win, partly its lead,
        and in some games a little its points; or its points alone."""
        if self.for_points or self.features.only_points:
            return self.points[seat] / PLAIN_POINTS
        return (
            self.win_weight * self.win[seat]
            + (1.0 - self.win_weight) / (1.0 + exp(-self.features.lead(self.points, seat)))
            + self.features.own_points * self.points[seat]
        )

    def value(self, position, seat):
        """Return the value of the position for a seat."""
        self.evaluate(position, seat)
        return self.utility(seat)

    # For Python callers.

    def knows(self, position: Position) -> bool:
        """Return whether the position can be judged: the features describe it, or it is over.
        Raises TypeError for a position of another game."""
        self.features.check_game(position)
        return position.seats == self.features.seats and bool(
            self.is_over(position) or self.features.describes(position)
        )

    def evaluation(self, position: Position, viewer: object) -> tuple[list[float], list[float]]:
        """Return by seat shares of the win and final points, as `viewer` sees the position. Raises
        ValueError for a position that the features do not describe, TypeError for one of another
        game, InvalidArgument for no seat of it."""
        seat: i32
        own: i32 = position.checked_seat(viewer)
        if not self.knows(position):
            raise ValueError("the features do not tell this position")
        self.evaluate(position, own)
        seats = range(position.seats)
        return [self.win[seat] for seat in seats], [self.points[seat] for seat in seats]
