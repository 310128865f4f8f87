"""How the table is told apart: the dice, everybody's sheet, the course of the game; alone its
goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.printed import CELLS
from burgundy_qt.rules.dice.components.sheets import BONUSES, COLOURS, PHASES, REGION_POINTS
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.game_table import Group

Naming = Callable[[DiceState, Sequence[str]], str]
DICE = range(5)


def groups_of(state: DiceState) -> tuple[Group[DiceState], ...]:
    """All of the table. It only depends on the number of seats."""
    goal = (goal_group(),) if state.is_alone else ()
    seats = (seat_group(seat) for seat in range(len(state.seats)))
    return dice_group(), *seats, course_group(state), *goal


def dice_group() -> Group[DiceState]:
    """The tray, in the order in which the dice lie."""
    dice = tuple(Spot("die", None, at) for at in DICE)
    return Group(lambda state, names: tr("Aloud", "Dice"), dice)


def seat_group(seat: int) -> Group[DiceState]:
    """One seat: how far it is, its bonuses, what colours brought, its points and its sheet."""
    return Group(
        lambda state, names: tr("Aloud", "Seat: {name}", name=names[seat]),
        (
            Spot("points", seat),
            Spot("covered", seat),
            Spot("state", seat),
            *(Spot("bonus", seat, bonus) for bonus in BONUSES),
            Group(
                lambda state, names: tr("Aloud", "Points by phase: {name}", name=names[seat]),
                (*(Spot("column", seat, phase) for phase in PHASES), Spot("total", seat)),
            ),
            Group(
                lambda state, names: tr("Aloud", "Colours completed: {name}", name=names[seat]),
                tuple(
                    Spot("value", seat, f"{colour}.{value}")
                    for colour in COLOURS
                    for value in VALUES
                ),
            ),
            Group(
                lambda state, names: tr("Aloud", "Duchy: {name}", name=names[seat]),
                tuple(Spot("cell", seat, cell) for cell in CELLS),
            ),
        ),
    )


def course_group(state: DiceState) -> Group[DiceState]:
    """The three tracks with their boxes, and what regions bring."""
    return Group(
        lambda state, names: tr("Aloud", "Course of the game"),
        (
            *(phase_group(phase, state.track) for phase in PHASES),
            *(Spot("points-row", None, size) for size in range(1, len(REGION_POINTS) + 1)),
        ),
    )


def phase_group(phase: str, boxes: int) -> Group[DiceState]:
    """A track with the boxes that are crossed in this game."""
    return Group(
        lambda state, names: tr("Aloud", "Track of phase {phase}", phase=phase),
        (
            Spot("phase", None, phase),
            *(Spot("box", None, f"{phase}.{box}") for box in range(1, boxes + 1)),
        ),
    )


def goal_group() -> Group[DiceState]:
    """The ladder of a game alone."""
    goal = tuple(Spot("goal", None, what) for what in ("bar", "colours", "rounds"))
    return Group(lambda state, names: tr("Aloud", "The goal"), goal)
