"""The tiles' numbers: the plain twin of the header beside this file, short because the header
has them."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def colour_of(tile: int) -> int:
    """Return the colour of a tile, 0..5: castle, mine, monastery, ship, animal, building; 6 for
    those that have none.

    An inn has none, nor a black tile."""
    if tile >= MONASTERY:
        return MONASTERIES
    if tile >= GEESE:
        return ANIMALS if tile == GEESE else NO_COLOUR
    if tile >= FIRST_BUILDING:
        return BUILDINGS
    if tile >= FIRST_ANIMAL:
        return ANIMALS
    if tile == CASTLE:
        return CASTLES
    return MINES if tile == MINE else SHIPS


def species_of(tile: int) -> int:
    """Return 0..4 for an animal tile: cow, sheep, pig, chicken, geese."""
    return GEESE_SPECIES if tile == GEESE else (tile - FIRST_ANIMAL) // HEADS


def heads_of(tile: int) -> int:
    """Return 2..4 for an animal tile."""
    return 2 if tile == GEESE else 2 + (tile - FIRST_ANIMAL) % HEADS


def building_kind(tile: int) -> int:
    """Return 0..9 for a building, in the order of the header."""
    return tile - FIRST_BUILDING
