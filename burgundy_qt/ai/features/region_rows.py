"""Numbers for the regions of estates by colour, size and cells left, so that estates share what is learnt.

The networks have learnt on the nine estates of 2011; a region of a size that none of them has is told as the next
larger one of its colour, or the largest."""

from burgundy_qt.rules.burgundy import geometry
from burgundy_qt.rules.burgundy.names import BORDER_POSTS, CELL_NUMBER

COLOURS = range(6)
LEARNT_ON = range(1, 10)


def kinds() -> list[tuple[int, int]]:
    """Every (colour, size) that a region has on some estate learnt on, ascending."""
    return sorted(
        {
            (geometry.colours(estate)[min(region)], len(region))
            for estate in LEARNT_ON
            for region in geometry.regions(estate)
        }
    )


def kind_starts() -> dict[tuple[int, int], int]:
    """By (colour, size) the number before that of its first cell left: size + number is an untouched region's."""
    starts, total = {}, -1
    for colour, size in kinds():
        starts[colour, size] = total
        total += size
    return starts


def region_starts() -> list[list[int]]:
    """By estate and region: add the cells left (1 or more) for the number of the region's row."""
    starts = kind_starts()
    rows = [[0] * 24]
    for estate in geometry.ALL_ESTATES:
        found = [starts[nearest(geometry.colours(estate)[min(r)], len(r))] for r in geometry.regions(estate)]
        rows.append(found + [0] * (24 - len(found)))
    return rows


def nearest(colour: int, size: int) -> tuple[int, int]:
    """The kind that a region of this colour and size is told as."""
    sizes = [known for of_colour, known in kinds() if of_colour == colour]
    return colour, min((known for known in sizes if known >= size), default=max(sizes))


def post_cells() -> list[int]:
    """By border post the set of cells that touch it."""
    return [geometry.as_set(map(CELL_NUMBER.__getitem__, touching)) for touching in BORDER_POSTS.values()]


def largest(colour: int) -> int:
    """Cells of the colour's largest region on any estate."""
    return max(size for known, size in kinds() if known == colour)


def running(lengths: list[int]) -> list[int]:
    """Where each of several runs of rows begins when they follow each other."""
    return [sum(lengths[:at]) for at in range(len(lengths))]


def reached_starts() -> list[int]:
    """By colour: add the cells left (1 or more) of a region that has an open cell."""
    return [start - 1 for start in running([largest(colour) for colour in COLOURS])]


def colour_starts() -> list[int]:
    """By colour: add the cells left of it on the whole estate (0 or more)."""
    return running([geometry.colours(1).count(colour) + 1 for colour in COLOURS])
