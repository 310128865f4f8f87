"""What a round can bring before its dice are known: the plain twin of the header beside this file,
which has the structs."""

from burgundy_qt.rules.dice.state import State
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_chances():
    """Return a table for each round."""
    return [Chances() for _ in range(DEEPEST + 1)]  # noqa: F821


def chances_at(chances, rounds):
    """That of a round."""
    return chances[rounds]


def free_chances(chances):
    """Nothing to free in the plain run."""


def new_states():
    """Room for states."""
    return [State() for _ in range(STATES * (DEEPEST + 1))]  # noqa: F821


def state_at(states, rounds, at):
    """One of them."""
    return states[STATES * rounds + at]  # noqa: F821


def free_states(states):
    """Nothing to free in the plain run."""


def copy_state(into, other):
    """Make one state equal to another."""
    into.copy_from(other)
