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
                "So a small region in phase I can bring more than a large one later.",
            ),
            tr_noop(
                "Course",
                "Look at the region that the marked turn helps you to complete. Count its empty "
                "spaces. How many times will you add its green points until the end?",
            ),
            tr_noop(
                "Course",
                "Begin with small regions in phase I. If a region needs only one more tile, take "
                "that tile before somebody else does.",
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
                "Compare the cards in your hand with your stored tiles. Which tile can you place "
                "next, and how many cards do you still need for it?",
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
                "If you take a tile as your action, it waits in your storage until you place it. "
                "The storage is small. If it is full, you must discard something to take another "
                "tile.",
            ),
            tr_noop(
                "Course",
                "Look at the stored tiles and at their spaces in the duchy. If a tile has no space "
                "in the duchy, it only fills the storage.",
            ),
            tr_noop(
                "Course",
                "If a tile has a space and you can pay for it soon, take it. Place it before you "
                "take the next one.",
            ),
        ),
        Lesson(
            "marble",
            tr_noop("Course", "Second actions"),
            ("gains", "spends", "free"),
            tr_noop(
                "Course",
                "Once in your turn you may pay one marble for a second action. With a castle, a "
                "worker or a hexagon you can save an action, too.",
            ),
            tr_noop(
                "Course",
                "Compare turns in which you spend a marble or a worker with turns in which you "
                "keep it. What would you lose if you kept it for your next turn?",
            ),
            tr_noop(
                "Course",
                "If you would lose a tile or points without the second action, pay the marble. If "
                "you can do the same next turn, keep it.",
            ),
        ),
        Lesson(
            "bonus",
            tr_noop("Course", "Bonus tiles"),
            ("bonus-tile",),
            tr_noop(
                "Course",
                "A bonus tile improves one thing until the end of the game. You choose the first "
                "one before the game begins. For each town you choose another one.",
            ),
            tr_noop(
                "Course",
                "Compare the bonus tiles. For +1 marble count the quarries, for +1 worker the "
                "villages, for +1 yield card the carts.",
            ),
            tr_noop(
                "Course",
                "If you get a bonus tile early, you can use it many times. The tile +1 storage "
                "also brings green points, which you add at the end of every phase.",
            ),
        ),
        Lesson(
            "colours",
            tr_noop("Course", "Full colours"),
            ("colour", "race"),
            tr_noop(
                "Course",
                "The first player to fill a colour gets green points, and the second player gets "
                "fewer. Each colour has the same number of spaces in all duchies, so it is a race.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour, here and in the other duchies. In the "
                "marked turn you fill a colour, or nearly fill it.",
            ),
            tr_noop(
                "Course",
                "From phase II on, count the empty spaces of each colour in every duchy. If you "
                "are behind in one, hurry with another.",
            ),
        ),
        Lesson(
            "against",
            tr_noop("Course", "Against an opponent"),
            ("denies", "denies-bonus"),
            tr_noop(
                "Course",
                "If you take a tile from the display, no other player can have it. The only tile "
                "of a colour in the display may be worth more to an opponent than to you.",
            ),
            tr_noop(
                "Course",
                "Look at the duchy and the storage of each opponent. The marked turn takes a tile "
                "that an opponent needs for a region or a colour.",
            ),
            tr_noop(
                "Course",
                "First look for your own best turn. If two turns are about equal, take the tile of "
                "the display that an opponent needs.",
            ),
        ),
    )


ANSWER = TuscanyCourse()
