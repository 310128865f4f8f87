"""What Carcassonne brings for telling values as games bear them out."""

from burgundy_qt.ai.games.carcassonne.moments import moment_of
from burgundy_qt.ai.values.parts import CalibrationParts

PARTS = CalibrationParts(moment_of)
