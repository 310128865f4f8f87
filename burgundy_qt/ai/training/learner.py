"""The learner, which fits a network to its samples (Adam; cross entropy of the win, squares of the
points), and the window of samples, in which new ones replace the oldest."""

import array as arrays

import cython
from cython.cimports.burgundy_qt.ai.networks.floats import (
    adam,
    add_row,
    add_rows,
    add_scaled,
    clear_floats,
    copy_floats,
    dot,
    f32,
    free_counts,
    free_floats,
    log,
    new_counts,
    new_floats,
)
from cython.cimports.burgundy_qt.ai.networks.network import Network
from cython.cimports.burgundy_qt.ai.training.samples import (
    LARGEST_BATCH,
    PACKED_HEAD,
    SAMPLE_ROWS,
    copy_sample,
    free_samples,
    largest_row,
    new_samples,
    packed_head,
    packed_rows,
    sample_of,
    take_head,
    take_rows,
)
from cython.cimports.burgundy_qt.rules.core import i32, random_below, random_bits, u64

from burgundy_qt.rules.errors import whole
from burgundy_qt.rules.position import KEYS


class SampleWindow:
    """Room for `room` samples."""

    def __init__(self, room: object):
        self.room = whole("room", room, range(1, 2**31))
        self.filled = 0
        self.next = 0
        self.largest_row = -1
        self.samples = new_samples(self.room)
        if not self.samples:
            raise MemoryError(f"no room for {room} samples")

    def __dealloc__(self):
        free_samples(self.samples)

    def empty(self) -> None:
        """Forget all samples."""
        self.filled = 0
        self.next = 0
        self.largest_row = -1

    def absorb(self, other: "SampleWindow") -> None:
        """Add all samples of another window, which is not changed; each beyond the room replaces
        the oldest."""
        at: i32
        source: SampleWindow = other
        self.largest_row = max(self.largest_row, source.largest_row)
        for at in range(source.filled):
            copy_sample(self.samples, self.next, source.samples, at)
            self.next = (self.next + 1) % self.room
            self.filled = min(self.filled + 1, self.room)

    def packed(self) -> bytes:
        """Return all samples as bytes, for another process."""
        at: i32
        parts = []
        for at in range(self.filled):
            parts.append(packed_head(sample_of(self.samples, at)))
            parts.append(packed_rows(sample_of(self.samples, at)))
        return b"".join(parts)

    def take(self, packed) -> None:
        """Set the samples to those of bytes. Raises ValueError if they are none, or too many."""
        at: i32 = 0
        end: i32 = len(packed)
        if type(packed) is not bytes:
            raise ValueError(f"samples are bytes, no {type(packed).__name__}")
        self.empty()
        while at < end:
            if self.filled == self.room or at + PACKED_HEAD > end:
                raise ValueError(f"no sample, or none for a window of {self.room}, at byte {at}")
            sample = sample_of(self.samples, self.filled)
            take_head(sample, packed, at)
            at += PACKED_HEAD
            if not 0 <= sample.number <= SAMPLE_ROWS or at + 2 * sample.number > end:
                raise ValueError(f"a sample with {sample.number} rows at byte {at}")
            take_rows(sample, packed, at)
            self.largest_row = max(self.largest_row, largest_row(sample))
            at += 2 * sample.number
            self.filled += 1
        self.next = self.filled % self.room


class Learner:
    """Changes `network`, which nobody else may use meanwhile."""

    def __init__(self, network: Network):
        width: i32 = network.first + network.second + 2 * network.seats
        self.network = network
        self.gradient = new_floats(network.size)
        self.mean = new_floats(network.size)
        self.square = new_floats(network.size)
        self.layers = new_floats(width)
        self.slopes = new_floats(width)
        self.sample_slopes = new_floats(LARGEST_BATCH * network.first)
        self.sample_rows = new_counts(LARGEST_BATCH * SAMPLE_ROWS)
        self.sample_starts = new_counts(LARGEST_BATCH + 1)
        self.row_starts = new_counts(network.inputs + 2)
        self.row_samples = new_counts(LARGEST_BATCH * SAMPLE_ROWS)
        self.steps = 0
        self.win_loss = 0.0
        self.points_loss = 0.0

    def __dealloc__(self):
        free_floats(self.gradient)
        free_floats(self.mean)
        free_floats(self.square)
        free_floats(self.layers)
        free_floats(self.slopes)
        free_floats(self.sample_slopes)
        free_counts(self.sample_rows)
        free_counts(self.sample_starts)
        free_counts(self.row_starts)
        free_counts(self.row_samples)

    # For Python callers.

    def learn(
        self, window: SampleWindow, batches: object, size: object, rate: float, key: object
    ) -> None:
        """Learn from `batches` batches of `size` samples drawn with `key`; it releases the GIL.
        Afterwards `win_loss` and `points_loss` are the means of the two losses. Raises ValueError
        for an impossible size of batches, an empty window, and samples with rows beyond the
        network's."""
        batch: i32
        number: i32 = whole("batches", batches, range(2**31))
        samples: i32 = whole("size", size, range(1, LARGEST_BATCH + 1))
        step: f32 = rate
        choices: u64 = whole("key", key, KEYS)
        if number and window.filled == 0:
            raise ValueError("there is no sample to learn from")
        if window.largest_row >= self.network.inputs:
            raise ValueError(
                f"a sample has row {window.largest_row}, but the network {self.network.inputs} "
                "inputs"
            )
        self.win_loss = 0.0
        self.points_loss = 0.0
        with cython.nogil:
            for batch in range(number):
                self.learn_batch(window, samples, step, random_bits(choices, batch))
        self.win_loss /= max(1, batches * size)
        self.points_loss /= max(1, batches * size)

    def memory(self) -> tuple[arrays.array, arrays.array]:
        """Return Adam's memory: the means of slopes and of their squares, in the order of the
        weights."""
        at: i32
        means = arrays.array("f", [self.mean[at] for at in range(self.network.size)])
        return means, arrays.array("f", [self.square[at] for at in range(self.network.size)])

    def remember(self, means, squares, steps: object) -> None:
        """Go on from `memory` after `steps` steps. Raises ValueError if the numbers do not fit."""
        at: i32
        done: i32 = whole("steps", steps, range(2**31))
        if len(means) != self.network.size or len(squares) != self.network.size:
            raise ValueError(f"{len(means)} numbers do not fit a network of {self.network.size}")
        for at in range(self.network.size):
            self.mean[at] = means[at]
            self.square[at] = squares[at]
        self.steps = done

    # Called without the GIL.

    def learn_batch(self, window, size, rate, key):
        """Do one step from `size` samples, LARGEST_BATCH at most."""
        at: i32
        for at in range(size):
            self.learn_sample(
                sample_of(window.samples, random_below(window.filled, random_bits(key, at))), at
            )
        self.sort_by_input(size)
        self.gather()
        self.step(rate, 1.0 / size)

    def learn_sample(self, sample, at):
        """Add the slopes of one sample's loss to the gradient; those by the first layer are kept
        for `gather`."""
        i: i32
        start: i32 = self.sample_starts[at]
        for i in range(sample.number):
            self.sample_rows[start + i] = sample.rows[i]
        self.sample_starts[at + 1] = start + sample.number
        copy_floats(
            self.layers, 0, self.network.weights, self.network.first_bias, self.network.first
        )
        add_rows(
            self.layers,
            0,
            self.network.weights,
            self.sample_rows,
            start,
            sample.number,
            self.network.first,
        )
        self.network.finish(self.layers)
        self.learn_outputs(sample)
        self.learn_second()
        self.learn_first()
        copy_floats(self.sample_slopes, at * self.network.first, self.slopes, 0, self.network.first)

    def learn_outputs(self, sample):
        """Calculate slopes by the outputs, and the two losses."""
        at: i32
        seats: i32 = self.network.seats
        out: i32 = self.network.first + self.network.second
        for at in range(seats):
            self.slopes[out + at] = self.layers[out + at] - sample.win[at]
            self.win_loss -= sample.win[at] * log(self.layers[out + at] + 1e-7)
        for at in range(seats):
            self.slopes[out + seats + at] = self.layers[out + seats + at] - sample.points[at]
            self.points_loss += self.slopes[out + seats + at] * self.slopes[out + seats + at]
        add_row(self.gradient, self.network.out_bias, self.slopes, out, 2 * seats)

    def learn_second(self):
        """Calculate slopes by the second layer."""
        at: i32
        row: i32
        first: i32 = self.network.first
        out: i32 = first + self.network.second
        outputs: i32 = 2 * self.network.seats
        clear_floats(self.slopes, 0, out)
        for at in range(self.network.second):
            if self.layers[first + at] > 0:
                row = self.network.out_rows + at * outputs
                add_scaled(self.gradient, row, self.layers[first + at], self.slopes, out, outputs)
                self.slopes[first + at] = dot(self.network.weights, row, self.slopes, out, outputs)
        add_row(self.gradient, self.network.second_bias, self.slopes, first, self.network.second)

    def learn_first(self):
        """Calculate slopes by the first layer."""
        at: i32
        row: i32
        first: i32 = self.network.first
        second: i32 = self.network.second
        for at in range(first):
            if self.layers[at] > 0:
                row = self.network.second_rows + at * second
                add_scaled(self.gradient, row, self.layers[at], self.slopes, first, second)
                self.slopes[at] = dot(self.network.weights, row, self.slopes, first, second)
        add_row(self.gradient, self.network.first_bias, self.slopes, 0, first)

    def sort_by_input(self, size):
        """Turn the lists of inputs by sample into lists of samples by input."""
        at: i32
        i: i32
        row: i32
        for row in range(self.network.inputs + 2):
            self.row_starts[row] = 0
        for i in range(self.sample_starts[size]):
            self.row_starts[self.sample_rows[i] + 2] += 1
        for row in range(self.network.inputs):
            self.row_starts[row + 2] += self.row_starts[row + 1]
        for at in range(size):
            for i in range(self.sample_starts[at], self.sample_starts[at + 1]):
                row = self.sample_rows[i]
                self.row_samples[self.row_starts[row + 1]] = at
                self.row_starts[row + 1] += 1

    def gather(self):
        """Calculate the gradient of each input's row: the sum over the samples that have it on."""
        row: i32
        start: i32
        width: i32 = self.network.first
        for row in range(self.network.inputs):
            start = self.row_starts[row]
            add_rows(
                self.gradient,
                row * width,
                self.sample_slopes,
                self.row_samples,
                start,
                self.row_starts[row + 1] - start,
                width,
            )

    def step(self, rate, share):
        """Follow the gradient; rows in no sample do not change."""
        at: i32
        width: i32 = self.network.first
        self.steps += 1
        rate = rate * min(1.0, self.steps / 300.0)
        for at in range(self.network.inputs):
            if self.row_starts[at + 1] > self.row_starts[at]:
                adam(
                    self.network.weights,
                    self.gradient,
                    self.mean,
                    self.square,
                    at * width,
                    width,
                    rate,
                    share,
                )
        at = self.network.first_bias
        adam(
            self.network.weights,
            self.gradient,
            self.mean,
            self.square,
            at,
            self.network.size - at,
            rate,
            share,
        )
