"""Campaign: whole games are bit-identical compiled, uncompiled and in a second build."""

from pathlib import Path

from burgundy_qt.rules.registry import DEFAULT
from lab.builds import another_build, stories
from lab.campaign import Figures


def run(count: int, first: int = 0, game: str = DEFAULT) -> Figures:
    """Play `count` seeds in all three ways and compare; return the differences."""
    with another_build() as second:
        return compare(first, count, second, game)


def compare(first: int, count: int, second: Path, game: str = DEFAULT) -> Figures:
    """Do the same with an existing second build."""
    told = stories(first, count, game=game)
    plain = stories(first, count, core="plain", game=game)
    rebuilt = stories(first, count, second, game=game)
    return {
        "seeds": len(told),
        "different uncompiled": differences(told, plain),
        "different on a second build": differences(told, rebuilt),
    }


def differences(told: list[str], others: list[str]) -> int:
    """Return how many seeds differ; each is named."""
    different = [one for one, other in zip(told, others, strict=True) if one != other]
    for line in different:
        print(f"\ndifferent: seed {line}", flush=True)
    return len(different)
