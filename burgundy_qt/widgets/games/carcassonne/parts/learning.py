"""What Carcassonne brings to the rules to read and to the first game."""

from burgundy_qt.widgets.games.carcassonne.learning.facts import facts
from burgundy_qt.widgets.games.carcassonne.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.carcassonne.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.carcassonne.learning.tables import TABLES
from burgundy_qt.widgets.games.carcassonne.learning.topics import topic_of_spot
from burgundy_qt.widgets.learning.parts import LearningParts

PARTS = LearningParts(
    facts=facts,
    entries={},
    tables=TABLES,
    figures=EXAMPLES,
    topic_of_spot=topic_of_spot,
    first_game=FIRST_GAME,
)
