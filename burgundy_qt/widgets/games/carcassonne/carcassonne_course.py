"""The lessons of Carcassonne."""

from __future__ import annotations

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.questions.course import GameCourse, Lesson


class CarcassonneCourse(GameCourse):
    """The course of Carcassonne."""

    lessons = (
        Lesson(
            "completing",
            tr_noop("Course", "Completing features"),
            ("completes", "castle_scores"),
            tr_noop(
                "Course",
                "A complete feature scores at once, and its follower comes back to you. An "
                "incomplete city is worth only half at the end.",
            ),
            tr_noop(
                "Course",
                "The marked turn completes something. Count its points, and see which follower "
                "comes back for the next turns.",
            ),
            tr_noop(
                "Course",
                "Complete what you have begun before you begin something new. Small cities and "
                "roads score soon and return their followers.",
            ),
        ),
        Lesson(
            "claims",
            tr_noop("Course", "Claiming features"),
            ("claims",),
            tr_noop(
                "Course",
                "After you place a tile, you may place a follower on it, but only on a feature "
                "without one. Claim what will score soon or score much.",
            ),
            tr_noop(
                "Course",
                "The marked turn places a follower. Which tiles would complete its feature, and "
                "what is it worth if it stays incomplete?",
            ),
            tr_noop(
                "Course",
                "Claim a feature that can still grow or will be complete soon. A place that no "
                "tile fits holds your follower until the end.",
            ),
        ),
        Lesson(
            "followers",
            tr_noop("Course", "Followers as a budget"),
            ("returns", "ties_up", "keeps_follower"),
            tr_noop(
                "Course",
                "You have only a few followers, and a farmer never comes back. Without one in your "
                "supply you cannot claim anything.",
            ),
            tr_noop(
                "Course",
                "Count the followers in the supply before and after the marked turn. Compare what "
                "a follower brings on the table with one that is free.",
            ),
            tr_noop(
                "Course",
                "Always keep one follower for the next good tile. Complete small features to bring "
                "the others back.",
            ),
        ),
        Lesson(
            "fields",
            tr_noop("Course", "Farmers and fields"),
            ("farmer", "field_grows", "field_reaches", "field_hindered"),
            tr_noop(
                "Course",
                "A farmer stays in a field until the end. Then the field scores for each complete "
                "city beside it.",
            ),
            tr_noop(
                "Course",
                "Roads and cities are the borders of a field. Look for the complete cities beside "
                "it, and for those that will soon be complete.",
            ),
            tr_noop(
                "Course",
                "Place a farmer when a field touches cities and has no farmer yet. Later try to "
                "join your field to a better one.",
            ),
        ),
        Lesson(
            "joining",
            tr_noop("Course", "Joining features"),
            ("takes_over", "shares", "cedes", "threatens", "exposes", "wards_off"),
            tr_noop(
                "Course",
                "You may not place a follower on a feature that already has one. But you can begin "
                "beside it and join the two later.",
            ),
            tr_noop(
                "Course",
                "Find the two features that meet here, or could meet with one more tile. Count the "
                "followers of each player on both.",
            ),
            tr_noop(
                "Course",
                "With equally many followers both players score in full. With one more you score "
                "alone, so join large features of opponents.",
            ),
        ),
        Lesson(
            "counting",
            tr_noop("Course", "Counting tiles"),
            ("one_short", "extends", "eases", "leaves_open"),
            tr_noop(
                "Course",
                "Each kind of tile exists only a few times. An open place is good if many of the "
                "tiles that are left fit into it.",
            ),
            tr_noop(
                "Course",
                "Look at the open places beside the marked tile. What would a tile need to fit "
                "there, and how many such tiles are left?",
            ),
            tr_noop(
                "Course",
                "Before you place a tile, think about the tile that you will need next. Make your "
                "own places easy to fill and those of others hard.",
            ),
        ),
    )


ANSWER = CarcassonneCourse()
