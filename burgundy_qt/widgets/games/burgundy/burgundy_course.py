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
                "A full region scores by its size, and once more by the phase: the earlier, the "
                "more. The points of the phase do not depend on the size.",
            ),
            tr_noop(
                "Course",
                "Look at the region of the marked turn. Count its empty spaces, and find the dice "
                "that fit them.",
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
                "tiles that have a space in your estate and that the dice can place soon.",
            ),
            tr_noop(
                "Course",
                "Look at the depots, the dice and the stored tiles. Which tile fits a space beside "
                "the covered ones, and which does not?",
            ),
            tr_noop(
                "Course",
                "Place tiles as soon as the dice allow it. With a full storage you cannot take the "
                "good tile of the next round.",
            ),
        ),
        Lesson(
            "workers",
            tr_noop("Course", "Workers and silverlings"),
            ("hired", "supplied", "no-workers", "paid", "bought", "can-buy"),
            tr_noop(
                "Course",
                "One worker changes a die by one. With two silverlings you buy a tile from the "
                "black depot, once in each turn and without a die.",
            ),
            tr_noop(
                "Course",
                "Look at the dice and at the workers. What can these dice do unchanged, and what "
                "would a change cost?",
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
                "Some tiles give you another action at once. A castle acts like a die of any "
                "value, and a carpenter, church or market takes one more tile.",
            ),
            tr_noop(
                "Course",
                "Follow the marked turn step by step. One action leads to the next, so the turn "
                "does more than its two dice.",
            ),
            tr_noop(
                "Course",
                "Before you place such a tile, prepare a good action for it. Two tiles in one turn "
                "often complete a region.",
            ),
        ),
        Lesson(
            "ships",
            tr_noop("Course", "Goods and ships"),
            ("sale", "small-sale", "loaded", "order"),
            tr_noop(
                "Course",
                "A ship loads goods from a depot and moves you forward in the order of play. A die "
                "then sells all goods of the kind with its number.",
            ),
            tr_noop(
                "Course",
                "Look at the goods: which kinds fit the dice, and how many are there? A sale also "
                "brings a silverling.",
            ),
            tr_noop(
                "Course",
                "A sale is one action, however many goods you sell. So collect few kinds, and sell "
                "many goods together.",
            ),
        ),
        Lesson(
            "animals",
            tr_noop("Course", "Animals"),
            ("animals", "herd"),
            tr_noop(
                "Course",
                "If you place an animal in a pasture, earlier animals of the same kind there score "
                "once more. So a pasture of one kind scores again and again.",
            ),
            tr_noop(
                "Course",
                "Count the animals of the marked kind, in the pasture and on the tile. A later "
                "tile of this kind would score all of them again.",
            ),
            tr_noop(
                "Course",
                "Choose one kind for each pasture, and place its first tile early. Then even a "
                "tile with few animals scores well.",
            ),
        ),
        Lesson(
            "bonuses",
            tr_noop("Course", "Colour bonuses"),
            ("bonus", "race"),
            tr_noop(
                "Course",
                "The first player to fill all spaces of a colour gets the large bonus, and the "
                "second player the small one. Colours with few spaces are full soonest.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour, in this estate and in the others. Who will "
                "fill which colour first?",
            ),
            tr_noop(
                "Course",
                "Choose early the colours that you can fill first. If an opponent is ahead in one, "
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
                "rule better for you from now on.",
            ),
            tr_noop(
                "Course",
                "Rest the pointer on the knowledge tiles to read them. What would each one bring "
                "with the tiles of this estate?",
            ),
            tr_noop(
                "Course",
                "Take a knowledge tile that counts what you collect anyway. The earlier you have "
                "it, the better you can plan for it.",
            ),
        ),
        Lesson(
            "against",
            tr_noop("Course", "Against an opponent"),
            ("denied", "last"),
            tr_noop(
                "Course",
                "Each depot has only a few tiles, and a tile that you take is gone for the others. "
                "An opponent may need it more than you do.",
            ),
            tr_noop(
                "Course",
                "Look at the estates of the opponents. The marked turn takes a tile with which one "
                "of them could complete something.",
            ),
            tr_noop(
                "Course",
                "First look for your own best turn. If two turns are about equal, choose the one "
                "that takes something from an opponent.",
            ),
        ),
        Lesson(
            "shields",
            tr_noop("Course", "Module: shields"),
            ("shield",),
            tr_noop(
                "Course",
                "With the module Shields, two equal dice can take a shield from the depot of their "
                "number, instead of your two actions. You place it on a castle and have its power "
                "at once.",
            ),
            tr_noop(
                "Course",
                "The marked turn takes a shield. What would the two dice do otherwise, and how "
                "often will the shield help until the end?",
            ),
            tr_noop(
                "Course",
                "A shield replaces a whole turn, so take it early or for many points. A worker or "
                "two can make your dice equal.",
            ),
        ),
    )


ANSWER = BurgundyCourse()
