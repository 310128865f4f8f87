"""What Carcassonne brings to the arena."""

from burgundy_qt.ai.arena.parts import ArenaParts
from burgundy_qt.ai.games.carcassonne.results import SOURCES, points_by_source, rounds
from burgundy_qt.ai.games.carcassonne.starts import box_of

PARTS = ArenaParts(box_of, SOURCES, points_by_source, rounds)
