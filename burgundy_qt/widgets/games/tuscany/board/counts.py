"""How many of each: what is 0 is left out, as in the protocol."""

from __future__ import annotations

Counts = dict[str, int]


def add(counts: Counts, name: str, many: int = 1) -> None:
    """So many more of a name, or fewer where it is below 0."""
    total = counts.get(name, 0) + many
    if total:
        counts[name] = total
    else:
        counts.pop(name, None)


def total(counts: Counts) -> int:
    """All together."""
    return sum(counts.values())
