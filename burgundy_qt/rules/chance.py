"""Chance as a keyed function: the plain twins of the header beside this file. (The mixer is
SplitMix64's.)"""

MASK = (1 << 64) - 1


def drawn(key: int, place: int) -> int:
    """A number of 64 even bits from a key and a place."""
    mixed = (key + (place + 1) * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def below(limit: int, number: int) -> int:
    """Evenly one of 0..limit-1 (limit below 2**16) from the upper 32 bits of a number of
    `drawn`."""
    return ((number >> 32) * limit) >> 32
