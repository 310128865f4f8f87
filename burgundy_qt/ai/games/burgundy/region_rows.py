"""Numbers for the regions of estates by colour, size and cells left, so that estates share
learning.

The networks have learnt on the nine estates of 2011; a region of a size that none of them has
counts as the next larger one of its colour, or the largest.
"""

from functools import cache

from burgundy_qt.ai.games.burgundy import feature_rows
from burgundy_qt.rules.burgundy import components
from burgundy_qt.rules.burgundy.catalogue import BORDER_POSTS, CELL_NUMBER
from burgundy_qt.rules.burgundy.state import REGIONS

COLOURS = range(6)
ROWS = vars(feature_rows)
LEARNT_ON = range(1, 10)
ALONE = range(components.ALL_LAYOUTS[-1] - 1, components.ALL_LAYOUTS[-1] + 1)
"""The layouts of the solo game."""


@cache
def kinds() -> list[tuple[int, int]]:
    """Return every (colour, size) of a region on some estate learnt on, ascending."""
    return sorted({kind for estate in LEARNT_ON for kind in kinds_on(estate)})


@cache
def kinds_on(layout: int) -> list[tuple[int, int]]:
    """Return colour and size of each region of an estate, both halves of a team's, in their
    order."""
    halves = components.halves(layout)
    return [
        (colour_of(at, halves), size) for at, size in enumerate(components.region_sizes(layout))
    ]


def colour_of(at: int, halves: tuple[int, ...]) -> int:
    """Return the colour of a region, by its number, of an estate in one or two halves."""
    return next(
        components.colours(half)[cell] for half in halves for cell in components.regions(half)[at]
    )


def kind_starts(known: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Return by (colour, size) the number before that of its first cell left: size + number is an
    untouched region's."""
    starts, total = {}, -1
    for colour, size in known:
        starts[colour, size] = total
        total += size
    return starts


def region_starts() -> list[list[int]]:
    """Return a start by layout and region: add the cells left (1 or more) for the number of the
    region's row. A team's have none: their regions are larger than any that was learnt on."""
    starts = kind_starts(kinds())
    rows = [[0] * REGIONS for _ in range(1 + components.ALL_LAYOUTS[-1])]
    for layout in (*components.ALL_ESTATES, *ALONE):
        for at, kind in enumerate(kinds_on(layout)):
            rows[layout][at] = starts[nearest(*kind)]
    return rows


def team_kinds() -> list[tuple[int, int]]:
    """Return every (colour, size) of a region on some estate of teams, ascending."""
    return sorted({kind for layout in components.LEFT_HALVES for kind in kinds_on(layout)})


def side_starts() -> list[list[int]]:
    """Return the same for the estates of teams, among the regions that these have."""
    starts = kind_starts(team_kinds())
    rows = [[0] * REGIONS for _ in range(1 + components.ALL_LAYOUTS[-1])]
    for layout in components.LEFT_HALVES:
        for at, kind in enumerate(kinds_on(layout)):
            rows[layout][at] = rows[layout + 1][at] = starts[kind]
    return rows


def side_colour_starts() -> list[int]:
    """Return a start by colour: add its cells left on a team's whole estate (0 or more)."""
    first = components.LEFT_HALVES[0]
    cells = [*components.colours(first), *components.colours(first + 1)]
    return running([cells.count(colour) + 1 for colour in COLOURS])


def rows_like_a_seat_s() -> dict[int, int]:
    """Return by row of a team's regions and colours, from the first on, the row of a seat that is
    nearest to it."""
    return team_regions() | team_reached() | team_colours()


def team_regions() -> dict[int, int]:
    """Return the rows of regions by colour, size and cells left."""
    known = kind_starts(kinds())
    like = {}
    for (colour, size), start in kind_starts(team_kinds()).items():
        as_size = nearest(colour, size)[1]
        for left in range(1, size + 1):
            like[start + left] = known[colour, as_size] + max(1, round(left * as_size / size))
    return like


def team_reached() -> dict[int, int]:
    """Return the rows of regions with an open cell, by colour and cells left."""
    starts = reached_starts()
    return {
        ROWS["SIDE_REACHED_AT"] + ROWS["LARGEST"] * colour + left - 1: ROWS["REACHED_AT"]
        + starts[colour]
        + min(left, largest(colour))
        for colour in COLOURS
        for left in range(1, ROWS["LARGEST"] + 1)
    }


def team_colours() -> dict[int, int]:
    """Return the rows of colours by cells left: half of a team's count as all of a seat's."""
    cells = components.colours(1)
    return {
        ROWS["SIDE_COLOURS_AT"] + side_colour_starts()[colour] + left: ROWS["COLOURS_AT"]
        + colour_starts()[colour]
        + min((left + 1) // 2, cells.count(colour))
        for colour in COLOURS
        for left in range(2 * cells.count(colour))
    }


def nearest(colour: int, size: int) -> tuple[int, int]:
    """Return the kind that a region of this colour and size counts as."""
    sizes = [known for of_colour, known in kinds() if of_colour == colour]
    return colour, min((known for known in sizes if known >= size), default=max(sizes))


def post_cells() -> list[int]:
    """Return by border post the set of cells that touch it."""
    return [
        components.as_set(map(CELL_NUMBER.__getitem__, touching))
        for touching in BORDER_POSTS.values()
    ]


def largest(colour: int) -> int:
    """Return the cells of the colour's largest region on any estate."""
    return max(size for known, size in kinds() if known == colour)


def running(lengths: list[int]) -> list[int]:
    """Return the start of each of several runs of rows that follow each other."""
    return [sum(lengths[:at]) for at in range(len(lengths))]


def reached_starts() -> list[int]:
    """Return a start by colour: add the cells left (1 or more) of a region that has an open
    cell."""
    return [start - 1 for start in running([largest(colour) for colour in COLOURS])]


def colour_starts() -> list[int]:
    """Return a start by colour: add its cells left on the whole estate (0 or more)."""
    return running([components.colours(1).count(colour) + 1 for colour in COLOURS])
