"""What is learnt from: the plain twin of the header beside this file."""

import struct

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))

HEAD = struct.Struct("=3i12f")


def new_samples(room):
    """Samples of zeros."""
    return [Sample() for _ in range(room)]  # noqa: F821


def largest_row(sample):
    """Return the largest number of a row in a sample; -1 where it has none."""
    return max(sample.rows[: sample.number], default=-1)


def free_samples(samples):
    """Nothing to free in the plain run."""


def sample_of(samples, at):
    """One of the samples."""
    return samples[at]


def copy_sample(samples, at, others, other):
    """Make one sample equal to another."""
    samples[at].copy_from(others[other])


def packed_head(sample):
    """Return what follows the rows, as bytes."""
    floats = [*sample.win, *sample.points]
    return HEAD.pack(sample.number, sample.viewer, sample.due, *floats)


def packed_rows(sample):
    """Return the rows that it has, as bytes."""
    return struct.pack(f"={sample.number}H", *sample.rows[: sample.number])


def take_head(sample, packed, at):
    """Take what `packed_head` gave, from where it stands."""
    sample.number, sample.viewer, sample.due, *floats = HEAD.unpack_from(packed, at)
    sample.win[:], sample.points[:] = floats[:6], floats[6:]


def take_rows(sample, packed, at):
    """Take what `packed_rows` gave, after the head."""
    sample.rows[: sample.number] = struct.unpack_from(f"={sample.number}H", packed, at)
