"""What Tuscany brings to the rules to read and to the first game."""

from burgundy_qt.widgets.games.tuscany.learning.facts import facts
from burgundy_qt.widgets.games.tuscany.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.tuscany.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.tuscany.learning.tables import TABLES
from burgundy_qt.widgets.games.tuscany.learning.topics import topic_of_spot
from burgundy_qt.widgets.learning.parts import LearningParts

PARTS = LearningParts(
    facts=facts,
    entries={},
    tables=TABLES,
    figures=EXAMPLES,
    topic_of_spot=topic_of_spot,
    first_game=FIRST_GAME,
)
