"""The outcomes of a round before its dice are known: the plain twin of the header beside this file,
which has the structs."""

from burgundy_qt.rules.dice.state import State
from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def new_chances():
    """Return a table for each round."""
    return [Chances() for _ in range(DEEPEST + 1)]  # noqa: F821


def chances_at(chances, rounds):
    """Return the table of a round."""
    return chances[rounds]


def free_chances(chances):
    """Do nothing: the plain run has nothing to free."""


def new_states():
    """Return room for states."""
    return [State() for _ in range(STATES * (DEEPEST + 1))]  # noqa: F821


def state_at(states, rounds, at):
    """Return one of the states."""
    return states[STATES * rounds + at]  # noqa: F821


def free_states(states):
    """Do nothing: the plain run has nothing to free."""


def copy_state(into, other):
    """Make one state equal to another."""
    into.copy_from(other)
