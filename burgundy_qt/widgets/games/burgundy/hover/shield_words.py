"""What the eighteen shields do for the seat whose castle wears them.

The table is in English; `shield_words` says it.
"""

from __future__ import annotations

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.table.game_table import HoverText

SHIELDS: dict[int, HoverText] = {
    1: HoverText(
        later("Table", "When you lay animals, all your pastures count as one."),
        later("Table", "Only for the points of animals: as regions the pastures stay apart."),
    ),
    2: HoverText(
        later("Table", "Whenever another player gains workers, you get 1 worker."),
        later(
            "Table",
            "It is 1 for each gain, however many workers it was. So the others may decline theirs.",
        ),
    ),
    3: HoverText(
        later(
            "Table", "You may pay the tribute for your shields in workers instead of silverlings."
        ),
        later("Table", "A worker for each shield, mixed with silver as you like."),
    ),
    4: HoverText(
        later("Table", "Your storage holds any number of tiles."),
        later("Table", "If you lose the shield, you throw tiles away until three are left."),
    ),
    5: HoverText(
        later(
            "Table",
            "When you lay a ship you may also take all goods of one kind from all six depots.",
        ),
        later(
            "Table",
            "It comes after the ship has loaded. You still keep three kinds of goods at most.",
        ),
    ),
    6: HoverText(
        later(
            "Table",
            "Once in the game you name another player. From then on the knowledge tiles on that "
            "estate work for you "
            "too, also those laid later and those that count at the end.",
        ),
        later("Table", "As long as you own the shield. Only knowledge tile 27 is not shared."),
    ),
    7: HoverText(
        later("Table", "The colour bonuses that you win bring twice their points."),
        later("Table", "The reward for joining all border posts is not doubled."),
    ),
    8: HoverText(
        later(
            "Table", "At the end of a phase each of your mines brings 2 silverlings instead of 1."
        ),
        later("Table", "The worker that knowledge tile 2 adds is not doubled."),
    ),
    9: HoverText(
        later(
            "Table",
            "A sale brings you 1 silverling for each goods tile sold, instead of 1 for the sale.",
        ),
        later("Table", "Knowledge tile 3 adds nothing to it."),
    ),
    10: HoverText(
        later("Table", "At the end your knowledge tiles bring twice their points."),
        later("Table", "Only your own: those that shield 6 lends you count once."),
    ),
    11: HoverText(
        later("Table", "Whenever you lay a castle you may take a shield from any depot."),
        later("Table", "It comes after the castle's own action and needs no dice."),
    ),
    12: HoverText(
        later("Table", "Selling goods brings you twice the points."),
        later("Table", "The points of a trade route are not doubled."),
    ),
    13: HoverText(
        later("Table", "At the end each of your shields is worth twice its points, this one too.")
    ),
    14: HoverText(
        later(
            "Table",
            "At the end of each phase you may lay a tile from a numbered depot straight onto your "
            "estate.",
        ),
        later(
            "Table",
            "Only the number of the space is set aside. The tile works at once, and a mine laid "
            "this way already pays.",
        ),
    ),
    15: HoverText(
        later(
            "Table",
            "At the end of each phase you may lay a tile from the black depot straight onto your "
            "estate.",
        ),
        later("Table", "Only the number of the space is set aside. An inn may be laid as well."),
    ),
    16: HoverText(
        later("Table", "Once in each of your turns you may turn one of your dice to any number.")
    ),
    17: HoverText(
        later("Table", "Each region that you complete counts as one space larger."),
        later("Table", "For its size a region never brings more than 36 points."),
    ),
    18: HoverText(later("Table", "The tiles that you lay need no covered neighbour.")),
}
WORTH = later("Table", "If you still own it at the end it is worth {points} points.")
TAKEN = later(
    "Table", "Taken with two dice that both show a {depot}, and laid on one of your castles."
)


def shield_words(number: int) -> HoverText:
    """What a shield does, 1..18, in the language that is spoken."""
    return SHIELDS[number].spoken()
