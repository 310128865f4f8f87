"""Games in a build with bounds checks: a step outside an array ends the process."""

from pathlib import Path

from burgundy_qt.rules.registry import DEFAULT
from tests.campaigns.builds import another_build, stories
from tests.campaigns.campaign import Figures


def run(count: int, first: int = 0, game: str = DEFAULT) -> Figures:
    """Play so many games; raises AssertionError with the seed and the report where one steps
    outside an array."""
    with another_build(checked=True) as checked:
        return play_checked(first, count, checked, game)


def play_checked(first: int, count: int, checked: Path, game: str = DEFAULT) -> Figures:
    """The same in a checked build that is there already."""
    return {"games": len(stories(first, count, checked, game=game)), "reports": 0}
