"""The lessons of The Castles of Burgundy."""

from __future__ import annotations

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.questions.course import GameCourse, Lesson


class BurgundyCourse(GameCourse):
    """The course of The Castles of Burgundy."""

    lessons = (
        Lesson(
            "regions",
            tr_noop("Course", "Regions and timing"),
            ("region", "in-time", "ready", "one-short", "opens"),
            tr_noop(
                "Course",
                "A completed region scores twice: for its size and for the phase. An earlier phase "
                "brings more points. The points of the phase do not depend on the size.",
            ),
            tr_noop(
                "Course",
                "Look at the region that the marked turn helps you to complete. Count its empty "
                "spaces, and see which numbers you need for them.",
            ),
            tr_noop(
                "Course",
                "Complete small regions in the first phases. Late in the game, begin only regions "
                "that you can still complete.",
            ),
        ),
        Lesson(
            "storage",
            tr_noop("Course", "Using the storage"),
            ("stored", "full", "discarded", "stuck", "wasted"),
            tr_noop(
                "Course",
                "A tile in your storage scores nothing yet, and there is room for only three. Take "
                "tiles that have a space in your estate and that you can place soon.",
            ),
            tr_noop(
                "Course",
                "Look at the depots, the dice and the stored tiles. Which tile fits a space beside "
                "the covered ones, and which does not?",
            ),
            tr_noop(
                "Course",
                "Place each tile as soon as you have a die for it. If your storage is full, you "
                "must discard a stored tile to take a new one.",
            ),
        ),
        Lesson(
            "workers",
            tr_noop("Course", "Workers and silverlings"),
            ("hired", "supplied", "no-workers", "paid", "bought", "can-buy"),
            tr_noop(
                "Course",
                "One worker changes a die by one. Once in your turn you may buy a tile from the "
                "black depot for two silverlings. You need no die.",
            ),
            tr_noop(
                "Course",
                "Look at the dice, the workers and the silverlings. What can you do with the dice "
                "unchanged, and what would a change cost?",
            ),
            tr_noop(
                "Course",
                "Keep one or two workers for the next turn. If a die has no good action, turning "
                "it into workers is not a wasted action.",
            ),
        ),
        Lesson(
            "effects",
            tr_noop("Course", "Chains of actions"),
            ("extra", "idle", "gain", "mine"),
            tr_noop(
                "Course",
                "Some tiles give you another action at once. A castle gives you an action with a "
                "die of any value. With a carpenter, church or market you take one more tile.",
            ),
            tr_noop(
                "Course",
                "Follow the marked turn step by step. One action leads to the next, so you do more "
                "than two dice allow.",
            ),
            tr_noop(
                "Course",
                "Before you place such a tile, make sure that you have a good use for its action. "
                "With the extra action you can sometimes complete a region in the same turn.",
            ),
        ),
        Lesson(
            "ships",
            tr_noop("Course", "Goods and ships"),
            ("sale", "small-sale", "loaded", "order"),
            tr_noop(
                "Course",
                "A ship loads goods from a depot and moves you forward in the order of play. Later "
                "you use a die to sell all goods of its number, and each tile scores.",
            ),
            tr_noop(
                "Course",
                "Look at the goods: which kinds fit the dice, and how many tiles of each do you "
                "have? A sale also brings a silverling.",
            ),
            tr_noop(
                "Course",
                "A sale is one action, however many goods you sell. So collect many goods of one "
                "kind before you sell them.",
            ),
        ),
        Lesson(
            "animals",
            tr_noop("Course", "Animals"),
            ("animals", "herd"),
            tr_noop(
                "Course",
                "A new animal tile scores one point for each animal on it. Earlier animals of the "
                "same kind in that pasture score again. So a pasture with only one kind scores "
                "again and again.",
            ),
            tr_noop(
                "Course",
                "Count the animals of the same kind on the new tile and in its pasture. If you "
                "place one more tile of this kind there, all of them score again.",
            ),
            tr_noop(
                "Course",
                "Choose one kind for each pasture, and place the first tile there early. Then even "
                "a later tile with few animals scores well.",
            ),
        ),
        Lesson(
            "bonuses",
            tr_noop("Course", "Colour bonuses"),
            ("bonus", "race"),
            tr_noop(
                "Course",
                "The first player to cover all spaces of a colour gets the large bonus. The second "
                "player gets the small one. You can fill a colour with few spaces sooner.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour, in this estate and in the others. In which "
                "colours can you be first?",
            ),
            tr_noop(
                "Course",
                "Decide early in which colours you can be first. If an opponent is ahead in one, "
                "change to another.",
            ),
        ),
        Lesson(
            "knowledge",
            tr_noop("Course", "Knowledge tiles"),
            ("adds", "learnt"),
            tr_noop(
                "Course",
                "Some knowledge tiles score at the end for things that you have. Others make a "
                "rule better for you as soon as you place them.",
            ),
            tr_noop(
                "Course",
                "Rest the pointer on the knowledge tiles to read them. How many points or "
                "advantages would each of them bring on this estate?",
            ),
            tr_noop(
                "Course",
                "Take a knowledge tile that scores for things that you collect anyway. The earlier "
                "you have it, the better you can plan for it.",
            ),
        ),
        Lesson(
            "against",
            tr_noop("Course", "Against an opponent"),
            ("denied", "last"),
            tr_noop(
                "Course",
                "Each depot has only a few tiles. If you take one, no other player can have it. An "
                "opponent may need it more than you do.",
            ),
            tr_noop(
                "Course",
                "Look at the estates of the opponents. The marked turn takes a tile that an "
                "opponent could use to complete a region or a colour.",
            ),
            tr_noop(
                "Course",
                "First look for your own best turn. If two turns are about equal, take the tile "
                "that an opponent needs.",
            ),
        ),
        Lesson(
            "shields",
            tr_noop("Course", "Module: shields"),
            ("shield",),
            tr_noop(
                "Course",
                "With the module Shields you may take a shield instead of your two actions. Both "
                "dice must show the number of its depot. You place it on one of your castles and "
                "have its power at once.",
            ),
            tr_noop(
                "Course",
                "The marked turn takes a shield. What else could you do with the two dice, and "
                "what will the shield bring until the end?",
            ),
            tr_noop(
                "Course",
                "At the end of each phase you pay one silverling for each shield, or you lose it. "
                "So take one that brings more than two actions. You can make your dice equal with "
                "workers.",
            ),
        ),
    )


ANSWER = BurgundyCourse()
