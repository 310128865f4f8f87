"""The slots of the Dice Game's table for a screen reader: their groups, and their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec
from burgundy_qt.rules.dice.codec import CELLS, VALUES
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.sheets import BONUSES, COLOUR_POINTS, COLOURS, PHASES, REGION_POINTS
from burgundy_qt.widgets.games.dice import dice_texts, picture
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas, points_text
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup

Naming = Callable[[DiceState, Sequence[str]], str]
DICE = range(5)


def groups_of(state: DiceState) -> tuple[SlotGroup[DiceState], ...]:
    """Return the groups of the whole table. They depend only on the number of seats."""
    goal = (goal_group(),) if state.is_alone else ()
    seats = (seat_group(seat) for seat in range(len(state.seats)))
    return dice_group(), *seats, course_group(state), *goal


def dice_group() -> SlotGroup[DiceState]:
    """Return the tray, in the order of the dice."""
    dice = tuple(Slot("die", None, at) for at in DICE)
    return SlotGroup(lambda state, names: tr("Aloud", "Dice"), dice)


def seat_group(seat: int) -> SlotGroup[DiceState]:
    """Return one seat: its progress, its bonuses, the values of colours, its points and its
    sheet."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Player: {name}", name=names[seat]),
        (
            Slot("points", seat),
            Slot("covered", seat),
            Slot("state", seat),
            *(Slot("bonus", seat, bonus) for bonus in BONUSES),
            SlotGroup(
                lambda state, names: tr("Aloud", "Points by phase: {name}", name=names[seat]),
                (*(Slot("column", seat, phase) for phase in PHASES), Slot("total", seat)),
            ),
            SlotGroup(
                lambda state, names: tr("Aloud", "Colours completed: {name}", name=names[seat]),
                tuple(
                    Slot("value", seat, f"{colour}.{value}")
                    for colour in COLOURS
                    for value in VALUES
                ),
            ),
            SlotGroup(
                lambda state, names: tr("Aloud", "Duchy: {name}", name=names[seat]),
                tuple(Slot("cell", seat, cell) for cell in CELLS),
            ),
        ),
    )


def course_group(state: DiceState) -> SlotGroup[DiceState]:
    """Return the three tracks with their boxes, and the points of regions."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Progress of the game"),
        (
            *(phase_group(phase, state.track) for phase in PHASES),
            *(Slot("points-row", None, size) for size in range(1, len(REGION_POINTS) + 1)),
        ),
    )


def phase_group(phase: str, boxes: int) -> SlotGroup[DiceState]:
    """Return a track with the crossed boxes of this game."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Track of phase {phase}", phase=phase),
        (
            Slot("phase", None, phase),
            *(Slot("box", None, f"{phase}.{box}") for box in range(1, boxes + 1)),
        ),
    )


def goal_group() -> SlotGroup[DiceState]:
    """Return the ladder of a solo game."""
    goal = tuple(Slot("goal", None, what) for what in ("bar", "colours", "rounds"))
    return SlotGroup(lambda state, names: tr("Aloud", "The goal"), goal)


# Names: the contents of a slot, in one spoken line


CROSS = 0
"""The value in the cell of a start castle instead of a number."""


def slot_name(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    """Return the spoken name of a slot and its contents: "Space 3.1, river, empty". `names` are the
    seats' names."""
    return NAMES[slot.kind](slot, state, names)


def _cell(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    cell = str(slot.at)
    written = state.seats[int(slot.owner or 0)].cells.get(cell)
    words = tr_noop("Aloud", "Space {place}, {kind}: {number}")
    if written is None:
        words = tr_noop("Aloud", "Space {place}, {kind}, empty")
    elif written == CROSS:
        words = tr_noop("Aloud", "Space {place}, {kind}: start castle")
    return tr("Aloud", words, place=cell, kind=space_name(state.letter, cell), number=written)


def space_name(letter: str, cell: str) -> str:
    """Return the print on a space: "river", "castle with monk"."""
    space = codec.cells_of(letter)[cell]
    if space.bonus is None:
        return dice_texts.kind_name(space.colour)
    return tr("Aloud", "castle with {bonus}", bonus=dice_texts.bonus_name(space.bonus))


def _die(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    at = int(slot.at or 0)
    if state.dice is None:
        return tr("Aloud", "No die")
    if at == 0:
        return tr("Aloud", "Hourglass die: {n} hourglass(es)", n=state.dice.hourglasses)
    if at <= len(state.dice.numbers):
        return tr("Aloud", "Number die: {number}", number=state.dice.numbers[at - 1])
    colour = state.dice.colours[at - 1 - len(state.dice.numbers)]
    hue, kind = dice_texts.hue_name(colour), dice_texts.kind_name(colour)
    return tr("Aloud", "Colour die: {hue}, {kind}", hue=hue, kind=kind)


def _bonus(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    bonus = str(slot.at)
    left = state.seats[int(slot.owner or 0)].bonuses[bonus]
    return tr(
        "Aloud", "{bonus}: {count}", bonus=capitalize(dice_texts.bonus_name(bonus)), count=left
    )


def _circle(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    row, _, at = str(slot.at).partition(".")
    bonus = dice_texts.bonus_name(at if row == "castle" else row)
    return tr("Aloud", "Circle: {bonus}", bonus=bonus)


def _value(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    colour, _, value = str(slot.at).partition(".")
    what = dice_texts.kinds_name(colour)
    brings = points_text(COLOUR_POINTS[colour][VALUES.index(value)])
    got = state.seats[int(slot.owner or 0)].colours.get(colour)
    words = tr_noop("Aloud", "{colour} complete, second: {points}")
    if got == value:
        words = tr_noop("Aloud", "{colour} complete: {points} scored")
    elif got is not None or picture.is_gone(value, state.open[colour]):
        words = tr_noop("Aloud", "{colour} complete: {points}, already taken")
    elif value == VALUES[0]:
        words = tr_noop("Aloud", "{colour} complete, first: {points}")
    return tr("Aloud", words, colour=capitalize(what), points=brings)


def _column(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    phase = str(slot.at)
    written = state.seats[int(slot.owner or 0)].columns[PHASES.index(phase)]
    return tr("Aloud", "Phase {phase}: {points}", phase=phase, points=points_text(written))


def _total(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    written = state.seats[int(slot.owner or 0)].points
    return tr("Aloud", "Together: {points}", points=points_text(written))


def _points(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    return points_text(state.seats[int(slot.owner or 0)].points)


def _covered(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    marked, cells = len(state.seats[int(slot.owner or 0)].cells), len(codec.CELLS)
    words = tr_noop("Aloud", "Duchy {letter}: {marked} of {cells} spaces marked")
    return tr("Aloud", words, letter=state.letter, marked=marked, cells=cells)


def _state(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    if state.is_over:
        return tr("Aloud", "The game is over")
    if int(slot.owner or 0) in state.asked.waiting:
        return tr("Aloud", "Chooses")
    return tr("Aloud", "Ready")


def _turn(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    return tr("Aloud", "Sheet: {name}", name=names[int(slot.owner or 0)])


def _box(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    phase, _, box = str(slot.at).partition(".")
    crossed = state.boxes[PHASES.index(phase)]
    if int(box) > crossed:
        return tr("Aloud", "Box {box}, open", box=box)
    return tr("Aloud", "Box {box}, crossed off", box=box)


def _phase(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    phase = str(slot.at)
    words = tr_noop("Aloud", "Phase {phase}: {crossed} of {boxes} boxes crossed off")
    if phase == state.phase:
        words = tr_noop("Aloud", "Phase {phase}, now: {crossed} of {boxes} boxes crossed off")
    crossed = state.boxes[PHASES.index(phase)]
    return tr("Aloud", words, phase=phase, crossed=crossed, boxes=state.track)


def _points_row(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    size = int(slot.at or 1)
    one, two, three = REGION_POINTS[size - 1]
    return tr(
        "Aloud",
        "A region of {n} space(s): {one} in phase I, {two} in II, {three} in III; pastures "
        "score twice",
        n=size,
        one=one,
        two=two,
        three=three,
    )


def _well(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    if slot.at == "number":
        return tr("Aloud", "The number of your combination")
    return tr("Aloud", "The colour of your combination")


def _goal(slot: Slot, state: DiceState, names: Sequence[str]) -> str:
    if slot.at == "colours":
        first, second = tr("Aloud", "the first value"), tr("Aloud", "the second value")
        text = first if state.value_left == VALUES[0] else second
        return tr("Aloud", "A completed colour scores {value}", value=text)
    if slot.at == "rounds":
        left = sum(state.track - crossed for crossed in state.boxes)
        return tr("Aloud", "{n} round(s) left", n=left)
    verdicts = [
        tr("Aloud", "{verdict} from {least}", verdict=dice_texts.verdict_name(name), least=least)
        for name, least in dice_texts.LEAST.items()
    ]
    reached = points_text(state.seats[0].points)
    return tr("Aloud", "{points}; {verdicts}", points=reached, verdicts=join_with_commas(verdicts))


NAMES: Mapping[str, Callable[[Slot, DiceState, Sequence[str]], str]] = {
    "cell": _cell,
    "fresh": _cell,
    "region": _cell,
    "die": _die,
    "bonus": _bonus,
    "token": _bonus,
    "circle": _circle,
    "value": _value,
    "column": _column,
    "total": _total,
    "points": _points,
    "covered": _covered,
    "state": _state,
    "turn": _turn,
    "box": _box,
    "phase": _phase,
    "points-row": _points_row,
    "well": _well,
    "goal": _goal,
}
