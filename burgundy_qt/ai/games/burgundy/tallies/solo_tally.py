"""Which cells are covered in the solo game, by their colours."""

from cython.cimports.burgundy_qt.ai.games.burgundy.features.feature_state import state_of
from cython.cimports.burgundy_qt.rules.burgundy.components.tables import COLOUR_COUNT
from cython.cimports.burgundy_qt.rules.burgundy.components.tiles import COLOURS
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.ai.analysis.score_tally import Tally
from burgundy_qt.ai.games.burgundy.tallies import sources


class SoloTally(Tally):
    """The tally of positions of the solo game: all cells that are covered, those included that were
    before."""

    def __init__(self) -> None:
        Tally.__init__(self, sources.CELLS)

    def hear(self, position):
        colour: i32
        seat = seat_of(state_of(position), 0)
        for colour in range(COLOURS):
            self.points[0][colour] = COLOUR_COUNT[seat.estate][colour] - seat.left_in_colour[colour]
