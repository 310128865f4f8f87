"""Plans and room for positions: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import Record, copied, read_header

globals().update(read_header(__file__))


def new_plans(room):
    """Plans of zeros."""
    return [Plan() for _ in range(room)]  # noqa: F821


def free_plans(plans):
    """Nothing to free in the plain run."""


def plan_of(plans, at):
    """One of the plans."""
    return plans[at]


def copy_plan(plans, at, others, other):
    """Make one plan equal to another."""
    plans[at].copy_from(others[other])


def new_slots(like, room):
    """Room for `room` positions."""
    return [None] * room


def free_slots(slots):
    """Nothing to free in the plain run."""


def put(slots, slot, position):
    """Keep a position."""
    slots[slot] = copied(position.memory)


def fetch(slots, slot, position):
    """Make a position the one that was put there."""
    position.memory.copy_from(slots[slot])


def is_same(slots, slot, position):
    """Return whether a position is the one that was put there: 1 or 0."""
    return slots[slot] is not None and told(slots[slot]) == told(position.memory)


def is_equal(one, other):
    """Return whether two positions of one game are equal in every part: 1 or 0."""
    return told(one.memory) == told(other.memory)


def told(value):
    """Return a struct as plain values, without its pointers."""
    if isinstance(value, list):
        return [told(item) for item in value]
    if isinstance(value, Record):
        return [
            told(getattr(value, name)) for name, _ in value.FIELDS if name not in value.NOT_COPIED
        ]
    return value
