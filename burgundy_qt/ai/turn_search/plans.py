"""Plans and room for positions: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import Record, copied, read_header

globals().update(read_header(__file__))


def new_plans(room):
    """Return plans of zeros."""
    return [Plan() for _ in range(room)]  # noqa: F821


def free_plans(plans):
    """Do nothing: the plain run has nothing to free."""


def plan_of(plans, at):
    """Return one of the plans."""
    return plans[at]


def copy_plan(plans, at, others, other):
    """Make one plan equal to another."""
    plans[at].copy_from(others[other])


def new_slots(like, room):
    """Return room for `room` positions."""
    return [None] * room


def free_slots(slots):
    """Do nothing: the plain run has nothing to free."""


def put(slots, slot, position):
    """Put a position into a slot."""
    slots[slot] = copied(position.memory)


def fetch(slots, slot, position):
    """Set a position to the one in a slot."""
    position.memory.copy_from(slots[slot])


def is_same(slots, slot, position):
    """Return whether a position is the one in the slot: 1 or 0."""
    return slots[slot] is not None and plain_values(slots[slot]) == plain_values(position.memory)


def is_equal(one, other):
    """Return whether two positions of one game are equal in every part: 1 or 0."""
    return plain_values(one.memory) == plain_values(other.memory)


def plain_values(value):
    """Return a struct as plain values, without its pointers."""
    if isinstance(value, list):
        return [plain_values(item) for item in value]
    if isinstance(value, Record):
        return [
            plain_values(getattr(value, name))
            for name, _ in value.FIELDS
            if name not in value.NOT_COPIED
        ]
    return value
