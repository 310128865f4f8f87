"""The lessons of the Dice Game."""

from __future__ import annotations

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.questions.course import GameCourse, Lesson


class DiceCourse(GameCourse):
    """The course of the Dice Game."""

    lessons = (
        Lesson(
            "regions",
            tr_noop("Course", "Full regions"),
            ("completes",),
            tr_noop(
                "Course",
                "A region scores only when all its spaces are marked, and it scores less in each "
                "later phase. So look first for a region that you can complete in this round.",
            ),
            tr_noop(
                "Course",
                "The marked turn completes a region now. Its points and its bonus are yours at "
                "once, and nobody can take them away.",
            ),
            tr_noop(
                "Course",
                "Complete regions as early as you can. Begin a large region only if you have "
                "enough rounds left for all its spaces.",
            ),
        ),
        Lesson(
            "preparing",
            tr_noop("Course", "Preparing regions"),
            ("one_short", "one_left", "extends", "fixes"),
            tr_noop(
                "Course",
                "You cannot complete a region in every round. A good mark leaves a single empty "
                "space, and many dice fit that space.",
            ),
            tr_noop(
                "Course",
                "The marked turn completes nothing yet. Count the spaces that its region still "
                "lacks, and the numbers that fit them.",
            ),
            tr_noop(
                "Course",
                "Before you mark a space, think about the next round: which numbers and colours "
                "would complete the region?",
            ),
        ),
        Lesson(
            "bonuses",
            tr_noop("Course", "Using bonuses"),
            ("keeps", "by_dice", "marks_twice", "marks_in_region"),
            tr_noop(
                "Course",
                "A monk changes a colour, a worker changes a number, and silver gives you a "
                "second mark. You may use only one bonus in a round, and each works only once.",
            ),
            tr_noop(
                "Course",
                "Several turns are possible here, and they use different bonuses. Compare what "
                "each turn pays and what it has left afterwards.",
            ),
            tr_noop(
                "Course",
                "Pay with a bonus if it completes something. Keep it if the dice alone do almost "
                "the same.",
            ),
        ),
        Lesson(
            "reach",
            tr_noop("Course", "Spaces within reach"),
            ("reaches", "reaches_last", "loses", "nears_castle"),
            tr_noop(
                "Course",
                "You can only mark a space that touches a marked one. With more colours within "
                "reach, you can use more of the dice in the next round.",
            ),
            tr_noop(
                "Course",
                "Look at the spaces around the marked turn. From the next round on you can mark "
                "them, and some have colours that you could not reach before.",
            ),
            tr_noop(
                "Course",
                "Keep several colours within reach. Then almost every roll gives you something "
                "useful to do.",
            ),
        ),
        Lesson(
            "colours",
            tr_noop("Course", "Full colours"),
            ("completes_colour", "nears_colour", "beats"),
            tr_noop(
                "Course",
                "The first player to fill a colour scores its higher value, and the second player "
                "the lower one. Late in the game this is often worth more than a region.",
            ),
            tr_noop(
                "Course",
                "Look at the values at the left of the sheet. The marked turn takes the last "
                "space of a colour, or all but its last one.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour on your sheet and on the others. Hurry "
                "with the colour in which you are only just ahead.",
            ),
        ),
        Lesson(
            "start",
            tr_noop("Course", "The start castle"),
            ("start_bonus", "start_spaces", "start_colours"),
            tr_noop(
                "Course",
                "Your first marks must touch your start castle. It also gives you one bonus, so "
                "the choice is about the place and about the bonus.",
            ),
            tr_noop(
                "Course",
                "Look at the bonus of the marked castle, and count the colours around it. With "
                "more colours, more dice fit in the first rounds.",
            ),
            tr_noop(
                "Course",
                "Choose a castle between several colours and near small regions. If two places "
                "are equally good, the bonus decides.",
            ),
        ),
    )


ANSWER = DiceCourse()
