"""The lessons of The Castles of Tuscany."""

from __future__ import annotations

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.questions.course import GameCourse, Lesson


class TuscanyCourse(GameCourse):
    """The course of The Castles of Tuscany."""

    lessons = (
        Lesson(
            "regions",
            tr_noop("Course", "Full regions"),
            ("region", "region-and-crops", "near", "for-region"),
            tr_noop(
                "Course",
                "Full regions score green points, and a green point of phase I counts three times. "
                "So a small region now can bring more than a large one later.",
            ),
            tr_noop(
                "Course",
                "Look at the region of the marked turn. Count its empty spaces, and think of the "
                "phases in which its points will count.",
            ),
            tr_noop(
                "Course",
                "Begin with small regions in phase I. Take the tile that a nearly full region "
                "lacks before somebody else does.",
            ),
        ),
        Lesson(
            "hand",
            tr_noop("Course", "Cards and tiles"),
            (
                "cards",
                "more-cards",
                "cards-for",
                "ready",
                "short",
                "breaks",
                "waits",
                "keeps",
                "price",
            ),
            tr_noop(
                "Course",
                "A tile costs two region cards of its colour. A worker or a pair of equal cards "
                "replaces a card that you lack.",
            ),
            tr_noop(
                "Course",
                "Compare the cards in the hand with the stored tiles. Which tile could be placed "
                "next, and how many cards does it lack?",
            ),
            tr_noop(
                "Course",
                "Do not collect tiles without cards, or cards without a tile in mind. Each action "
                "should make the next one possible.",
            ),
        ),
        Lesson(
            "storage",
            tr_noop("Course", "Using the storage"),
            ("stores", "discards", "last-tile"),
            tr_noop(
                "Course",
                "Every tile waits in your storage before you place it, and the storage is small. "
                "If it is full, you must discard something to take another tile.",
            ),
            tr_noop(
                "Course",
                "Look at the stored tiles and at their spaces in the duchy. A tile without a space "
                "only fills the storage.",
            ),
            tr_noop(
                "Course",
                "Take a tile if it has a space and you can pay for it soon. Place it before you "
                "take the next one.",
            ),
        ),
        Lesson(
            "marble",
            tr_noop("Course", "Second actions"),
            ("gains", "spends", "free"),
            tr_noop(
                "Course",
                "One marble buys a second action, but only once in a turn. Castles, workers and "
                "hexagons also let you do more than one action brings.",
            ),
            tr_noop(
                "Course",
                "Compare the turns with and without what is paid here. What would be lost if you "
                "kept it and waited for a turn?",
            ),
            tr_noop(
                "Course",
                "Spend marble if the second action brings a tile or points that you would lose "
                "otherwise. Keep it if you can do the same next turn.",
            ),
        ),
        Lesson(
            "bonus",
            tr_noop("Course", "Bonus tiles"),
            ("bonus-tile",),
            tr_noop(
                "Course",
                "A bonus tile improves one thing until the end of the game. You choose the first "
                "one before the game begins, and another one for each town.",
            ),
            tr_noop(
                "Course",
                "Compare the bonus tiles. How many spaces of the duchy would use each of them, and "
                "how often would its points count?",
            ),
            tr_noop(
                "Course",
                "In an early phase a bonus tile works many times. The tile +1 storage also brings "
                "green points, which count in every phase to come.",
            ),
        ),
        Lesson(
            "colours",
            tr_noop("Course", "Full colours"),
            ("colour", "race"),
            tr_noop(
                "Course",
                "The first and the second player to fill a colour get green points. All duchies "
                "have the same number of spaces of a colour, so it is a race.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour, here and in the other duchies. The marked "
                "turn fills a colour or comes nearer to it.",
            ),
            tr_noop(
                "Course",
                "From phase II on, count the colours of all players. If you are behind in one, "
                "hurry with another.",
            ),
        ),
        Lesson(
            "against",
            tr_noop("Course", "Against an opponent"),
            ("denies", "denies-bonus"),
            tr_noop(
                "Course",
                "A tile that you take from the display is gone for the others. The last tile of a "
                "colour can be worth more to an opponent than to you.",
            ),
            tr_noop(
                "Course",
                "Look at the duchy and the storage of the opponent. The marked turn removes a tile "
                "that they need for a region or a colour.",
            ),
            tr_noop(
                "Course",
                "First look for your own best turn. If two turns are about equal, choose the one "
                "that takes something from an opponent.",
            ),
        ),
    )


ANSWER = TuscanyCourse()
