"""The learner: brings a network nearer to its samples (Adam; cross entropy of the win, squares of the points)."""

import array as arrays

import cython
from cython.cimports.burgundy_qt.ai.training.samples import sample_of
from cython.cimports.burgundy_qt.ai.training.window import Window
from cython.cimports.burgundy_qt.ai.values.floats import (
    adam,
    add_row,
    add_scaled,
    clear_floats,
    copy_floats,
    dot,
    f32,
    free_floats,
    log,
    new_floats,
)
from cython.cimports.burgundy_qt.ai.values.network import Network
from cython.cimports.burgundy_qt.rules.chance import below, drawn
from cython.cimports.burgundy_qt.rules.types import i32, u64


class Learner:
    """Changes `network`; nobody else uses it meanwhile."""

    def __init__(self, network: Network):
        width: i32 = network.first + network.second + 2 * network.seats
        self.network = network
        self.gradient = new_floats(network.size)
        self.mean = new_floats(network.size)
        self.square = new_floats(network.size)
        self.layers = new_floats(width)
        self.slopes = new_floats(width)
        self.touched = new_floats(network.inputs)
        self.steps = 0
        self.win_loss = 0.0
        self.points_loss = 0.0

    def __dealloc__(self):
        free_floats(self.gradient)
        free_floats(self.mean)
        free_floats(self.square)
        free_floats(self.layers)
        free_floats(self.slopes)
        free_floats(self.touched)

    # For Python callers.

    def learn(self, window: Window, batches: int, size: int, rate: float, key: int) -> None:
        """Learn from `batches` batches of `size` samples drawn with `key`; other threads run meanwhile. Afterwards
        `win_loss` and `points_loss` are the means of the two losses."""
        batch: i32
        number: i32 = batches
        samples: i32 = size
        step: f32 = rate
        choices: u64 = key
        self.win_loss = 0.0
        self.points_loss = 0.0
        with cython.nogil:
            for batch in range(number):
                self.learn_batch(window, samples, step, drawn(choices, batch))
        self.win_loss /= max(1, batches * size)
        self.points_loss /= max(1, batches * size)

    def memory(self) -> tuple[arrays.array, arrays.array]:
        """What Adam remembers: the means of slopes and of their squares, in the order of the weights."""
        at: i32
        means = arrays.array("f", [self.mean[at] for at in range(self.network.size)])
        return means, arrays.array("f", [self.square[at] for at in range(self.network.size)])

    def remember(self, means, squares, steps: int) -> None:
        """Go on with what `memory` gave after `steps` steps; raises ValueError where the numbers do not fit."""
        at: i32
        if len(means) != self.network.size or len(squares) != self.network.size:
            raise ValueError(f"{len(means)} numbers do not fit a network of {self.network.size}")
        for at in range(self.network.size):
            self.mean[at] = means[at]
            self.square[at] = squares[at]
        self.steps = steps

    # Called without the GIL.

    def learn_batch(self, window, size, rate, key):
        """One step from `size` samples."""
        at: i32
        for at in range(size):
            self.learn_sample(sample_of(window.samples, below(window.filled, drawn(key, at))))
        self.step(rate, 1.0 / size)

    def learn_sample(self, sample):
        """Add the slopes of one sample's loss to the gradient."""
        at: i32
        first: i32 = self.network.first
        second: i32 = self.network.second
        out: i32 = first + second
        outputs: i32 = 2 * self.network.seats
        copy_floats(self.layers, 0, self.network.weights, self.network.first_bias, first)
        for at in range(sample.number):
            add_row(self.layers, 0, self.network.weights, sample.rows[at] * first, first)
        self.network.finish(self.layers)
        for at in range(self.network.seats):
            self.slopes[out + at] = self.layers[out + at] - sample.win[at]
            self.win_loss -= sample.win[at] * log(self.layers[out + at] + 1e-7)
        for at in range(self.network.seats):
            self.slopes[out + self.network.seats + at] = self.layers[out + self.network.seats + at] - sample.points[at]
            self.points_loss += self.slopes[out + self.network.seats + at] * self.slopes[out + self.network.seats + at]
        add_row(self.gradient, self.network.out_bias, self.slopes, out, outputs)
        clear_floats(self.slopes, 0, out)
        for at in range(second):
            if self.layers[first + at] > 0:
                add_scaled(
                    self.gradient,
                    self.network.out_rows + at * outputs,
                    self.layers[first + at],
                    self.slopes,
                    out,
                    outputs,
                )
                self.slopes[first + at] = dot(
                    self.network.weights, self.network.out_rows + at * outputs, self.slopes, out, outputs
                )
        add_row(self.gradient, self.network.second_bias, self.slopes, first, second)
        for at in range(first):
            if self.layers[at] > 0:
                add_scaled(
                    self.gradient,
                    self.network.second_rows + at * second,
                    self.layers[at],
                    self.slopes,
                    first,
                    second,
                )
                self.slopes[at] = dot(
                    self.network.weights, self.network.second_rows + at * second, self.slopes, first, second
                )
        add_row(self.gradient, self.network.first_bias, self.slopes, 0, first)
        for at in range(sample.number):
            add_row(self.gradient, sample.rows[at] * first, self.slopes, 0, first)
            self.touched[sample.rows[at]] = 1

    def step(self, rate, share):
        """Follow the gradient; rows that no sample saw rest."""
        at: i32
        width: i32 = self.network.first
        self.steps += 1
        rate = rate * min(1.0, self.steps / 300.0)
        for at in range(self.network.inputs):
            if self.touched[at] > 0:
                adam(self.network.weights, self.gradient, self.mean, self.square, at * width, width, rate, share)
                self.touched[at] = 0
        at = self.network.first_bias
        adam(self.network.weights, self.gradient, self.mean, self.square, at, self.network.size - at, rate, share)
