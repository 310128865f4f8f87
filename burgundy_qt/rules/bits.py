"""Sets of small numbers as bits of an int: the plain twins of the header beside this file."""


def lowest(members: int) -> int:
    """Lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def count(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def only(member: int) -> int:
    """The set whose only member is `member`, 0..63."""
    return 1 << member


def has(members: int, member: int) -> int:
    """Whether `member`, 0..63, is in the set: 1 or 0."""
    return (members >> member) & 1
