"""The parts of every game's compiled rules: number types, bounds, sets of bits, chance and the
journal. The plain twin of the header beside this file.

It is the lowest layer of the rules; `position` builds the contract of a game on it.
"""

from collections.abc import Callable

from burgundy_qt.rules.plain import Record, names_of_header

i8 = i16 = i32 = int
u8 = u16 = u32 = u64 = int
MAX_SEATS: int
MAX_ACTIONS: int
MASK = (1 << 64) - 1
__getattr__: Callable[[str], int] = names_of_header(__file__, globals())

# Sets of small numbers as bits of an int.


def lowest_bit(members: int) -> int:
    """Return the lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def bit_count(members: int) -> int:
    """Return how many members a set has."""
    return members.bit_count()


def single_bit(member: int) -> int:
    """Return the set whose only member is `member`, 0..63."""
    return 1 << member


def has_bit(members: int, member: int) -> int:
    """Return 1 if `member`, 0..63, is in the set, else 0."""
    return (members >> member) & 1


# Chance as a keyed function. The mixer is SplitMix64's.


def random_bits(key: int, place: int) -> int:
    """Return a number of 64 even bits from a key and a place."""
    mixed = (key + (place + 1) * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def random_below(limit: int, number: int) -> int:
    """Return evenly one of 0..limit-1 (limit below 2**16) from the upper 32 bits of a number of
    `random_bits`."""
    return ((number >> 32) * limit) >> 32


# The journal of events, in quads of numbers, for listeners. A search has none.


def new_journal() -> Record:
    """Return an empty journal."""
    return Journal()


def free_journal(journal: Record | None) -> None:
    """Do nothing: only C's memory must be freed."""


def is_recording(journal: Record | None) -> bool:
    """Return whether anybody listens."""
    return journal is not None


def record_event(journal: Record | None, event: int, first: int, second: int, third: int) -> None:
    """Write one event and its three numbers, if anybody listens."""
    if journal is None:
        return
    at = journal.length
    journal.numbers[at : at + 4] = [event, first, second, third]
    journal.length += 4


def copy_memory(target: Record, source: Record, size: int) -> None:
    """Make the struct `target` equal to `source`."""
    target.copy_from(source)
