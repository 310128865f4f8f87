"""What Burgundy brings so that networks can be trained for it."""

from burgundy_qt.ai.games.burgundy.growing import grown_for
from burgundy_qt.ai.games.burgundy.starts import box_by_lot, plain_box
from burgundy_qt.ai.games.burgundy.tables import SOLO, TEAM
from burgundy_qt.ai.training.parts import Lessons, TrainingParts

EXPLORING_ALONE = 10
"""No other seat's random choices outweigh one's own."""

LESSONS = {
    SOLO: Lessons(130, uses=2, exploring=EXPLORING_ALONE),
    2: Lessons(200, uses=2),
    3: Lessons(330, parents=(2,)),
    4: Lessons(480, parents=(2, 3)),
    TEAM: Lessons(480, parents=(2,)),
}

PARTS = TrainingParts(LESSONS, box_by_lot, plain_box, grown_for)
