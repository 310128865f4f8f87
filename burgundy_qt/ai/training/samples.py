"""What is learnt from: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_samples(room):
    """Samples of zeros."""
    return [Sample() for _ in range(room)]  # noqa: F821


def free_samples(samples):
    """Nothing to free in the plain run."""


def sample_of(samples, at):
    """One of the samples."""
    return samples[at]


def copy_sample(samples, at, others, other):
    """Make one sample equal to another."""
    samples[at].copy_from(others[other])
