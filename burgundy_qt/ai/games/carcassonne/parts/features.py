"""What Carcassonne brings to be played by networks."""

from burgundy_qt.ai.features.parts import FeatureParts
from burgundy_qt.ai.games.carcassonne.tables import TABLES, table_of

PARTS = FeatureParts(TABLES, table_of)
