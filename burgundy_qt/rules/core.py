"""Sets of small numbers as bits of an int: the plain twins of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header


def lowest_bit(members: int) -> int:
    """Lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def bit_count(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def single_bit(member: int) -> int:
    """The set whose only member is `member`, 0..63."""
    return 1 << member


def has_bit(members: int, member: int) -> int:
    """Whether `member`, 0..63, is in the set: 1 or 0."""
    return (members >> member) & 1


# Chance as a keyed function: the plain twins of the header beside this file. (The mixer is
# SplitMix64's.)


MASK = (1 << 64) - 1


def random_bits(key: int, place: int) -> int:
    """A number of 64 even bits from a key and a place."""
    mixed = (key + (place + 1) * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def random_below(limit: int, number: int) -> int:
    """Evenly one of 0..limit-1 (limit below 2**16) from the upper 32 bits of a number of
    `drawn`."""
    return ((number >> 32) * limit) >> 32


# The journal of what happened: the plain twin of the header beside this file.


__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def new_journal() -> Record:
    """An empty journal."""
    return Journal()


def free_journal(journal: Record | None) -> None:
    """Nothing to free in the plain run."""


def is_recording(journal: Record | None) -> bool:
    """Whether anybody wants to know what happens."""
    return journal is not None


def record_event(journal: Record | None, event: int, first: int, second: int, third: int) -> None:
    """Write one event and its three numbers, if anybody listens."""
    if journal is None:
        return
    at = journal.length
    journal.numbers[at : at + 4] = [event, first, second, third]
    journal.length += 4


# Bounds that hold for every game: the plain twin of the header beside this file.


MAX_SEATS: int
MAX_ACTIONS: int


# Raw memory of positions: the plain twin of the header beside this file.


def copy_memory(target: Record, source: Record, size: int) -> None:
    """Make the struct `target` equal to `source`."""
    target.copy_from(source)


# The core's number types, as annotations of the plain run; the header beside this file has the real
# ones.


i8 = i16 = i32 = int
u8 = u16 = u32 = u64 = int
