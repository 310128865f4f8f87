"""The solo game: knowledge tiles 15 to 26 and 29 score at once when they are laid, and never again.
(2019, p. 14)"""

from cython.cimports.burgundy_qt.rules.burgundy.components.tiles import (
    COLOURS,
    CRANE,
    MONASTERY,
    building_kind,
)
from cython.cimports.burgundy_qt.rules.burgundy.final_scoring import building_of, monastery_points
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain_points
from cython.cimports.burgundy_qt.rules.burgundy.journal import FOR_MONASTERY
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.core import i32


def score_knowledge(game, number, tile):
    """A knowledge tile has been laid."""
    monastery: i32 = tile - MONASTERY
    if monastery >= 15:
        gain_points(
            game, number, points_at_once(game, number, monastery), FOR_MONASTERY + monastery
        )


def points_at_once(game, number, monastery):
    """By what was sold and what lies on the estate now, the tile itself included; 26: 3 for each
    colour all covered.

    A crane that stands there counts as the building that is scored, for each tile anew."""
    if monastery == 26:
        return 3 * colours_covered(seat_of(game, number))
    if 16 <= monastery <= 23 or monastery == 29:
        return 4 * (
            seat_of(game, number).buildings[building_kind(building_of(monastery))]
            + seat_of(game, number).buildings[building_kind(CRANE)]
        )
    return monastery_points(game, number, monastery)


def colours_covered(seat):
    """How many colours have all their spaces on the estate covered."""
    colours: i32 = 0
    colour: i32
    for colour in range(COLOURS):
        colours += seat.left_in_colour[colour] == 0
    return colours
