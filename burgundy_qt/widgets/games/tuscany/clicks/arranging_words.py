"""What is good about a duchy that is being laid out, in words."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.tuscany.board.arranging import Arrangement
from burgundy_qt.widgets.games.tuscany.board.printed import (
    REGION_POINTS,
    neighbours_of,
    regions_of,
    spaces_of,
)

LAID = later("Prompt", "Lay out your duchy")


def told_of(arrangement: Arrangement) -> tuple[str, str]:
    """A heading and a sentence: what the castle touches, and what the regions bring together."""
    duchy, castle = arrangement
    points = sum(REGION_POINTS[len(region)] for region in regions_of(duchy))
    regions = tr("Prompt", "All regions together bring {n} green point(s).", n=points)
    if castle is None:
        return tr("Prompt", LAID), regions
    beside = neighbours_of(duchy)[castle]
    colours = len({spaces_of(duchy)[cell].colour for cell in beside})
    heading = tr(
        "Prompt", "Castle: {n} neighbour(s), {colours} colours", n=len(beside), colours=colours
    )
    return heading, regions
