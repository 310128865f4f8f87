"""The samples for learning: the plain twin of the header beside this file."""

import struct

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))

HEAD = struct.Struct("=3i12f")


def new_samples(room):
    """Return samples of zeros."""
    return [Sample() for _ in range(room)]  # noqa: F821


def largest_row(sample):
    """Return the largest number of a row in a sample; -1 if it has none."""
    return max(sample.rows[: sample.number], default=-1)


def free_samples(samples):
    """Do nothing: the plain run has nothing to free."""


def sample_of(samples, at):
    """Return one of the samples."""
    return samples[at]


def copy_sample(samples, at, others, other):
    """Make one sample equal to another."""
    samples[at].copy_from(others[other])


def packed_head(sample):
    """Return everything after the rows, as bytes."""
    floats = [*sample.win, *sample.points]
    return HEAD.pack(sample.number, sample.viewer, sample.due, *floats)


def packed_rows(sample):
    """Return its rows, as bytes."""
    return struct.pack(f"={sample.number}H", *sample.rows[: sample.number])


def take_head(sample, packed, at):
    """Take the bytes of `packed_head` from this place."""
    sample.number, sample.viewer, sample.due, *floats = HEAD.unpack_from(packed, at)
    sample.win[:], sample.points[:] = floats[:6], floats[6:]


def take_rows(sample, packed, at):
    """Take the bytes of `packed_rows`, after the head."""
    sample.rows[: sample.number] = struct.unpack_from(f"={sample.number}H", packed, at)
