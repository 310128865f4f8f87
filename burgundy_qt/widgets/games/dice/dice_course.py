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
            ("completes", "fills_single"),
            tr_noop(
                "Course",
                "A region scores only when all its spaces are marked. In each later phase it "
                "scores fewer points. So look first for a region that you can complete in this "
                "round.",
            ),
            tr_noop(
                "Course",
                "The turn shown here completes a region. You score its points at once and get its "
                "bonus. A pasture gives double points and no bonus.",
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
                "You cannot complete a region in every round. After a good mark the region has "
                "only one empty space, and many numbers fit there.",
            ),
            tr_noop(
                "Course",
                "The turn shown here completes nothing yet. Count the empty spaces of the region, "
                "and the numbers that fit them.",
            ),
            tr_noop(
                "Course",
                "Before you mark a space, think about the next round: which numbers will the "
                "region still take?",
            ),
        ),
        Lesson(
            "bonuses",
            tr_noop("Course", "Using bonuses"),
            # "keeps" is in the counts of costly turns of earlier versions.
            ("earns", "spends", "by_dice", "marks_twice", "idle_mark", "keeps"),
            tr_noop(
                "Course",
                "A monk changes a colour die, a worker a number die, and silver gives you a second "
                "mark. You may use only one bonus in a round, and each works only once.",
            ),
            tr_noop(
                "Course",
                "Several turns are possible here, and they use different bonuses. Compare the "
                "bonuses that you use in each turn and those that you keep.",
            ),
            tr_noop(
                "Course",
                "If you can complete something with a bonus, use it. If the dice alone are almost "
                "as good, keep it, but not until the end of the game.",
            ),
        ),
        Lesson(
            "reach",
            tr_noop("Course", "Spaces within reach"),
            ("reaches", "reaches_last", "opens", "nears_castle"),
            tr_noop(
                "Course",
                "You can only mark a space that touches a marked one. With more colours within "
                "reach, you can use more of the dice in the next round.",
            ),
            tr_noop(
                "Course",
                "Look at the spaces around the new mark. You can mark them next. Some of them have "
                "colours that you could not reach before.",
            ),
            tr_noop(
                "Course",
                "Keep several colours within reach. Then you can do something useful with almost "
                "every roll.",
            ),
        ),
        Lesson(
            "colours",
            tr_noop("Course", "Full colours"),
            ("completes_colour", "nears_colour", "beats"),
            tr_noop(
                "Course",
                "The first player to fill a colour scores the higher value. The second player "
                "scores the lower one. Late in the game a full colour is often worth more than a "
                "region.",
            ),
            tr_noop(
                "Course",
                "Look at the values at the left of the sheet. The turn shown here fills a colour, "
                "or leaves only one space of it empty.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour on your sheet and on the others. If you are "
                "only just ahead in a colour, fill it first.",
            ),
        ),
        Lesson(
            "start",
            tr_noop("Course", "The start castle"),
            ("start_bonus", "start_spaces", "start_colours"),
            tr_noop(
                "Course",
                "Your first mark must touch your start castle. You also get its bonus at once. So "
                "think about both its place and its bonus.",
            ),
            tr_noop(
                "Course",
                "Look at the bonus of the castle shown here, and count the colours around it. With "
                "more colours around it, you can use more of the dice in the first rounds.",
            ),
            tr_noop(
                "Course",
                "Choose a castle between several colours and near small regions. If two places are "
                "equally good, choose the better bonus.",
            ),
        ),
    )


ANSWER = DiceCourse()
