"""A small network that values a position: from its rows, for each seat the chance to win and points
to come.

Seats are told from the viewer on, clockwise. The first layer has one row an input, so that it is a
sum of the rows that are on; every loop runs along a row.
"""

import array as arrays

from cython.cimports.burgundy_qt.ai.values.floats import (
    add_rows,
    add_weighted,
    copy_floats,
    cut_negative,
    exp,
    f32,
    free_floats,
    new_floats,
)
from cython.cimports.burgundy_qt.rules.chance import drawn
from cython.cimports.burgundy_qt.rules.limits import MAX_SEATS
from cython.cimports.burgundy_qt.rules.types import i32, u64

from burgundy_qt.rules.position import KEYS
from burgundy_qt.rules.requests import whole

MOST_INPUTS = 1 << 16
"""As many as a sample can tell apart."""
WIDEST = 4096
"""Numbers in a hidden layer."""


class Network:
    """Weights for `seats` seats and `inputs` rows, with two hidden layers; `key` draws the weights
    it begins with. Raises BadArgument for a shape that cannot be."""

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
        """Draw the weights from `start` on, up to `end`, evenly from -spread..spread; raises
        BadArgument for weights that there are not."""
        at: i32
        begin: i32 = whole("start", start, range(self.size + 1))
        beyond: i32 = whole("end", end, range(self.size + 1))
        seed: u64 = whole("key", key, KEYS)
        for at in range(begin, beyond):
            self.weights[at] = spread * ((drawn(seed, at) >> 40) / 8388608.0 - 1.0)

    # Called without the GIL.

    def add_rows(self, rows, number, layers):
        """The sums of the first layer, at the beginning of `layers`."""
        copy_floats(layers, 0, self.weights, self.first_bias, self.first)
        add_rows(layers, 0, self.weights, rows, 0, number, self.first)

    def finish(self, layers):
        """The layers after those sums: the first one cut at 0, the second, then for each seat from
        the viewer on its share of the win, then likewise its points to come in POINTS_UNIT."""
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
        """All weights, in the order of the header."""
        at: i32
        return arrays.array("f", [self.weights[at] for at in range(self.size)])

    def take(self, numbers) -> None:
        """Become the network of these weights; raises ValueError where their number is not its
        own."""
        at: i32
        if len(numbers) != self.size:
            raise ValueError(f"{len(numbers)} weights do not fill a network of {self.size}")
        for at in range(self.size):
            self.weights[at] = numbers[at]

    def copy_from(self, other: "Network") -> None:
        """Take the weights of a network of the same shape."""
        twin: Network = other
        if (other.inputs, other.first, other.second, other.seats) != (
            self.inputs,
            self.first,
            self.second,
            self.seats,
        ):
            raise ValueError("networks of different shapes")
        copy_floats(self.weights, 0, twin.weights, 0, self.size)
