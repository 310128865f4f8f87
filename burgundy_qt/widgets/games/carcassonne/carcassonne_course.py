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
                "Features are cities, roads, monasteries and fields. All except fields score as "
                "soon as they are complete, and you get your followers back. An incomplete city is "
                "worth only half at the end.",
            ),
            tr_noop(
                "Course",
                "The marked turn completes a feature. Count its points, and see which follower "
                "comes back for the next turns.",
            ),
            tr_noop(
                "Course",
                "Complete the features that you have begun before you begin new ones. Small cities "
                "and roads score soon, and you get your followers back.",
            ),
        ),
        Lesson(
            "claims",
            tr_noop("Course", "Claiming features"),
            ("claims",),
            tr_noop(
                "Course",
                "After you place a tile, you may place a follower on it. The feature must not have "
                "a follower yet. Claim a feature that will score soon or will score many points.",
            ),
            tr_noop(
                "Course",
                "The marked turn places a follower. Which tiles would complete the feature, and "
                "what is it worth at the end if it is incomplete?",
            ),
            tr_noop(
                "Course",
                "Claim a feature that can still grow or will be complete soon. If no tile fits an "
                "open space of the feature, your follower stays there until the end.",
            ),
        ),
        Lesson(
            "followers",
            tr_noop("Course", "Saving followers"),
            ("returns", "ties_up", "keeps_follower"),
            tr_noop(
                "Course",
                "You have only a few followers, and a farmer never comes back. If you have no "
                "follower in your supply, you cannot claim anything.",
            ),
            tr_noop(
                "Course",
                "Count the followers in the supply before and after the marked turn. Would a "
                "follower bring more on this tile, or is it better to keep it?",
            ),
            tr_noop(
                "Course",
                "Keep one follower for the next good tile, except in the last rounds. Complete "
                "small features to get the others back.",
            ),
        ),
        Lesson(
            "fields",
            tr_noop("Course", "Farmers and fields"),
            ("farmer", "field_grows", "field_reaches"),
            tr_noop(
                "Course",
                "A farmer stays in a field until the end. Then the player with the most farmers "
                "there scores for each complete city beside the field.",
            ),
            tr_noop(
                "Course",
                "Roads and cities are the borders of a field. Look for the complete cities beside "
                "it, and for those that will soon be complete.",
            ),
            tr_noop(
                "Course",
                "If a field touches cities and has no farmer yet, place one there. Later try to "
                "join your field to one with more cities.",
            ),
        ),
        Lesson(
            "joining",
            tr_noop("Course", "Joining features"),
            ("takes_over", "shares", "cedes", "threatens", "exposes", "wards_off"),
            tr_noop(
                "Course",
                "You may not place a follower on a feature that already has one. But you can claim "
                "a separate feature nearby and join the two later.",
            ),
            tr_noop(
                "Course",
                "Find the two features that meet here, or could meet with one more tile. Count the "
                "followers of each player on both.",
            ),
            tr_noop(
                "Course",
                "If two players have the same number of followers there, both score in full. If "
                "you have one more, only you score. So join your feature to a large one of an "
                "opponent.",
            ),
        ),
        Lesson(
            "counting",
            tr_noop("Course", "Counting tiles"),
            ("one_short", "extends", "opens", "leaves_open"),
            tr_noop(
                "Course",
                "Each kind of tile exists only a few times. If many of the tiles that are left fit "
                "into an open space, you will probably fill it soon.",
            ),
            tr_noop(
                "Course",
                "Look at the open spaces beside the marked tile, and click the pile to see the "
                "tiles left. Which tiles would fit there, and how many of them are left?",
            ),
            tr_noop(
                "Course",
                "Before you place a tile, think about the tile that you will need next. Make your "
                "own open spaces easy to fill, and those of your opponents hard to fill.",
            ),
        ),
    )


ANSWER = CarcassonneCourse()
