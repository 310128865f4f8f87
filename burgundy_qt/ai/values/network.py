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
from cython.cimports.burgundy_qt.rules.types import i32, u64


class Network:
    """Weights for `seats` seats and `inputs` rows, with two hidden layers; `key` draws the weights
    it begins with."""

    def __init__(self, seats: int, inputs: int, first: int = 128, second: int = 32, key: int = 0):
        self.seats = seats
        self.inputs = inputs
        self.first = first
        self.second = second
        self.first_bias = inputs * first
        self.second_rows = self.first_bias + first
        self.second_bias = self.second_rows + first * second
        self.out_rows = self.second_bias + second
        self.out_bias = self.out_rows + second * 2 * seats
        self.size = self.out_bias + 2 * seats
        self.weights = new_floats(self.size)
        self.scatter(0, self.first_bias, 0.07, key)
        self.scatter(self.second_rows, self.second_bias, (6.0 / first) ** 0.5, key)
        self.scatter(self.out_rows, self.out_bias, 0.1, key)

    def __dealloc__(self):
        free_floats(self.weights)

    def scatter(self, start: int, end: int, spread: float, key: int) -> None:
        """Draw the weights from `start` on evenly from -spread..spread."""
        at: i32
        seed: u64 = key
        for at in range(start, end):
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
