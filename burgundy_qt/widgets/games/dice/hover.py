"""The text of the hover card for a slot of the Dice Game's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, sheets
from burgundy_qt.rules.dice.codec import CASTLE, PASTURE, VALUES
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.widgets.games.dice import dice_texts, picture
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_and, points_text
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

Teller = Callable[[Slot, DiceState, list[str]], HoverContent | None]


def explain(
    slot: Slot, state: DiceState, names: list[str], highlight: Highlight | None = None
) -> HoverContent | None:
    """Return the explanation of `slot`, or None if it needs none. `highlight` adds its current
    price and gains."""
    tell = TELLERS.get(slot.kind)
    content = tell(slot, state, names) if tell else None
    if content is None or highlight is None:
        return content
    return content.with_rows([*_price(highlight), *_gain(highlight)])


def _price(highlight: Highlight) -> list[HoverRow]:
    paid = [dice_texts.bonuses_counted(bonus, many) for bonus, many in highlight.costs]
    return [(tr("Dice table", "Costs"), join_with_and(paid))] if paid else []


def _gain(highlight: Highlight) -> list[HoverRow]:
    """Return the points that it would bring at once; the best if several numbers are possible."""
    best = sum(points for _, points in highlight.gains[0]) if highlight.gains else 0
    if not best:
        return []
    several = len(highlight.gains) > 1
    label = tr("Dice table", "Scores now, at best") if several else tr("Dice table", "Scores now")
    return [(label, f"+{best}")]


# The dice of the tray, and the chosen combination


HOURGLASS = 0
PAIR = tr_noop("Dice table", "Combine any number die and any colour die to mark a space.")


def explain_die(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for one of the five dice, which all seats share."""
    if state.dice is None:
        return None
    shared = tr("Dice table", "Shared by everyone")
    at = int(slot.at or 0)
    if at == HOURGLASS:
        return _hourglass(state)
    if at in (1, 2):
        number = state.dice.numbers[at - 1]
        title = tr("Dice table", "Number {number}", number=number)
        return HoverContent(
            Sprite("dice-die", f"number-{number}"), title, shared, tr("Dice table", PAIR)
        )
    colour = state.dice.colours[at - 3]
    title = tr("Dice table", "Colour {hue}", hue=dice_texts.hue_name(colour))
    sentence = tr_noop("Dice table", "Marks {spaces}. You can combine it with any number die.")
    words = tr("Dice table", sentence, spaces=dice_texts.kinds_name(colour))
    return HoverContent(Sprite("dice-die", f"colour-{colour}"), title, shared, words)


def _hourglass(state: DiceState) -> HoverContent:
    assert state.dice is not None
    many = state.dice.hourglasses
    sprite = Sprite("dice-die", f"hourglass-{many}")
    title = tr("Dice table", "Hourglass die")
    if state.is_alone:
        words = tr_noop("Dice table", "Each round, one box is crossed off, whatever the die shows.")
    else:
        words = tr_noop(
            "Dice table", "One box of the time track is crossed off for each hourglass."
        )
    sale = tr_noop(
        "Dice table", "On two hourglasses all goods are sold: each for 2 points and 1 silver."
    )
    return HoverContent(sprite, title, "", tr("Dice table", words), (), tr("Dice table", sale))


def explain_wells(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the two chosen dice."""
    return HoverContent(None, tr("Dice table", "Your combination"), "", tr("Dice table", PAIR))


# The print on a sheet beside its duchy


BONUSES = {
    "monk": tr_noop("Dice table", "A colour die counts as any other colour, for one mark."),
    "worker": tr_noop("Dice table", "A number die counts as any other number, for one mark."),
    "silver": tr_noop(
        "Dice table", "A second mark in a round, with another pair of unchanged dice."
    ),
    "goods": tr_noop(
        "Dice table",
        "On two hourglasses all are sold automatically: each for 2 points and 1 silver.",
    ),
}
ONE_A_ROUND = tr_noop("Dice table", "You can use only one bonus per round.")


def _name(slot: Slot, names: list[str]) -> str:
    return names[int(slot.owner or 0)]


def explain_bonus(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the number of a bonus that a seat has left."""
    return _bonus(str(slot.at), slot, state, names)


def explain_circle(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for a circle of a row."""
    row, _, at = str(slot.at).partition(".")
    return _bonus(at if row == codec.CASTLE else row, slot, state, names)


def _bonus(kind: str, slot: Slot, state: DiceState, names: list[str]) -> HoverContent:
    seat = state.seats[int(slot.owner or 0)]
    rows = (
        (tr("Dice table", "Left"), str(seat.bonuses[kind])),
        (tr("Dice table", "Used so far"), str(seat.used(kind))),
    )
    ruling = "" if kind == "goods" else tr("Dice table", ONE_A_ROUND)
    title, words = capitalize(dice_texts.bonus_name(kind)), tr("Dice table", BONUSES[kind])
    return HoverContent(Sprite("token", kind), title, _name(slot, names), words, rows, ruling)


FIRST = tr_noop(
    "Dice table",
    "For everyone who is first to mark their last space of this "
    "kind ({spaces}), in the same round.",
)
SECOND = tr_noop(
    "Dice table",
    "For everyone who marks their last space of this kind ({spaces}) in a later round.",
)
ALONE_FIRST = tr_noop(
    "Dice table", "For marking the last space of this kind ({spaces}) in phase I or II."
)
ALONE_SECOND = tr_noop(
    "Dice table", "For marking the last space of this kind ({spaces}) in phase III."
)


def explain_value(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for one of the two values of a colour."""
    colour, _, which = str(slot.at).partition(".")
    at = VALUES.index(which)
    sentences = (ALONE_FIRST, ALONE_SECOND) if state.is_alone else (FIRST, SECOND)
    words = tr("Dice table", sentences[at], spaces=dice_texts.kinds_name(colour))
    points = points_text(sheets.COLOUR_POINTS[colour][at])
    title = tr(
        "Dice table", "All {spaces}: {points}", spaces=dice_texts.kinds_name(colour), points=points
    )
    got = [
        name
        for seat, name in zip(state.seats, names, strict=False)
        if seat.colours.get(colour) == which
    ]
    rows = ((tr("Dice table", "Taken by"), join_with_and(got)),) if got else ()
    marked = _marked(state, int(slot.owner or 0), colour)
    return HoverContent(Sprite("worth", f"{colour}-{which}"), title, marked, words, rows)


def _marked(state: DiceState, number: int, colour: str) -> str:
    seat = state.seats[number]
    cells = [cell for cell, drawn in codec.cells_of(seat.letter).items() if drawn.colour == colour]
    words = tr_noop("Dice table", "{marked} of {cells} marked")
    marked = sum(cell in seat.cells for cell in cells)
    return tr("Dice table", words, marked=marked, cells=len(cells))


BY_HOURGLASS = tr_noop(
    "Dice table",
    "Each round, one box is crossed off for each hourglass rolled. When all are crossed "
    "off, the phase ends.",
)
BY_ROUND = tr_noop(
    "Dice table", "Each round, one box is crossed off. When all are crossed off, the phase ends."
)


def explain_box(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for a box of a time track."""
    return _track(str(slot.at).partition(".")[0], state)


def explain_phase(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the label of a track."""
    return _track(str(slot.at), state)


def _track(name: str, state: DiceState) -> HoverContent:
    crossed = state.boxes[sheets.PHASES.index(name)]
    words = tr_noop("Dice table", "{crossed} of {boxes} boxes crossed off")
    aside = tr("Dice table", words, crossed=crossed, boxes=state.track)
    sentence = tr("Dice table", BY_ROUND if state.is_alone else BY_HOURGLASS)
    return HoverContent(None, tr("Dice table", "Phase {phase}", phase=name), aside, sentence)


def explain_points_row(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the points of regions of a size."""
    size = int(slot.at or 1)
    rows = tuple(
        (tr("Dice table", "Full in phase {phase}", phase=name), f"+{points}")
        for name, points in zip(sheets.PHASES, sheets.REGION_POINTS[size - 1], strict=True)
    )
    return HoverContent(
        None,
        tr("Dice table", "A region of {size}", size=size),
        "",
        tr("Dice table", "You score it at once when you mark its last space."),
        rows,
        tr("Dice table", "A pasture's points count twice."),
    )


def explain_points(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the points of a seat, by phase."""
    seat = state.seats[int(slot.owner or 0)]
    rows = tuple(
        (tr("Dice table", "Phase {phase}", phase=name), str(written))
        for name, written in zip(sheets.PHASES, seat.columns, strict=True)
    )
    words = tr("Dice table", "Listed by the phase in which they were scored.")
    title = capitalize(points_text(seat.points))
    return HoverContent(Sprite("piece", "points"), title, _name(slot, names), words, rows)


def explain_duchy(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the marked part of a duchy."""
    seat = state.seats[int(slot.owner or 0)]
    title = tr("Dice table", "Duchy {letter}", letter=seat.letter)
    words = tr("Dice table", "Everyone plays on the same sheet.")
    rows = (
        (tr("Dice table", "Spaces marked"), f"{len(seat.cells)}/{len(codec.CELLS)}"),
        (
            tr("Dice table", "Regions full"),
            f"{len(seat.full_regions)}/{len(codec.regions_of(seat.letter))}",
        ),
    )
    return HoverContent(None, title, _name(slot, names), words, rows)


def explain_state(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card that says whether a seat still writes."""
    writes = int(slot.owner or 0) in state.asked.waiting
    title = tr("Dice table", "Chooses") if writes else tr("Dice table", "Is ready")
    words = tr("Dice table", "You see the marks of a round when everyone is ready.")
    return HoverContent(None, title, _name(slot, names), words)


def explain_goal(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for the verdicts of a solo game."""
    rows = tuple(
        (dice_texts.verdict_name(name), str(least)) for least, name in reversed(sheets.VERDICTS)
    )
    words = tr("Dice table", "Alone you play for points. Your title, by score:")
    return HoverContent(None, tr("Dice table", "The goal"), "", words, rows)


# A space of a duchy: the numbers it takes and the gains of its region


FACES = range(1, 7)
TAKES = tr_noop("Dice table", "Takes {numbers}.")


def explain_space(slot: Slot, state: DiceState, names: list[str]) -> HoverContent | None:
    """Return the card for a space of a seat's duchy, marked or not."""
    seat, cell = state.seats[int(slot.owner or 0)], str(slot.at)
    drawn = codec.cells_of(seat.letter)[cell]
    is_marked = cell in seat.cells
    sprite = (
        picture.written_sprite(seat.letter, cell, seat.cells[cell])
        if is_marked
        else Sprite("space", f"{drawn.colour}-{drawn.bonus or ''}")
    )
    sentence = _written(seat, cell) if is_marked else _taken(seat, cell)
    may_start = seat.castle is None and drawn.colour == CASTLE
    if may_start:
        sentence = tr("Dice table", MAY_START)
    rows = () if _is_full(seat, cell) else tuple(_region_rows(seat, cell, state))
    waits = not (is_marked or may_start) and _is_lonely(seat, cell)
    ruling = tr("Dice table", LONELY) if waits else ""
    title = capitalize(dice_texts.kind_name(drawn.colour))
    return HoverContent(sprite, title, _region(seat, cell), sentence, rows, ruling)


MAY_START = tr_noop(
    "Dice table", "This can be your start castle: cross it to get its point and its bonus."
)
LONELY = tr_noop("Dice table", "You can mark it once a space next to it is marked.")


def _region(seat: SeatState, cell: str) -> str:
    region = codec.cells_of(seat.letter)[cell].region
    if _is_full(seat, cell):
        return tr("Dice table", "Region of {size}, full", size=len(region))
    marked = sum(each in seat.cells for each in region)
    words = tr_noop("Dice table", "Region of {size}, {marked} marked")
    return tr("Dice table", words, size=len(region), marked=marked)


def _is_full(seat: SeatState, cell: str) -> bool:
    region = codec.cells_of(seat.letter)[cell].region
    return all(each in seat.cells for each in region)


def _is_lonely(seat: SeatState, cell: str) -> bool:
    return not any(beside in seat.cells for beside in codec.NEIGHBOURS[cell])


def _written(seat: SeatState, cell: str) -> str:
    """Return the text on a marked space."""
    number = seat.cells[cell]
    if not number:
        return tr(
            "Dice table",
            "The start castle. Its cross does not count as a number for its neighbours.",
        )
    if cell in seat.chosen_cells:
        return tr("Dice table", "Marked with {number} in this round.", number=number)
    return tr("Dice table", "Marked with {number}.", number=number)


def _taken(seat: SeatState, cell: str) -> str:
    """Return the numbers that an unmarked space takes."""
    drawn = codec.cells_of(seat.letter)[cell]
    inside = sorted({seat.cells[each] for each in drawn.region if each in seat.cells})
    match drawn.colour:
        case colour if colour in sheets.NUMBERS:
            return tr("Dice table", TAKES, numbers=_numbers(sheets.NUMBERS[colour]))
        case "town":
            left = [number for number in FACES if number not in inside]
            words = tr_noop("Dice table", "All numbers in a town must differ. Takes {numbers}.")
            return tr("Dice table", words, numbers=_numbers(left))
        case "pasture" if inside:
            words = tr_noop(
                "Dice table", "All numbers in a pasture must be the same. Takes {numbers}."
            )
            return tr("Dice table", words, numbers=_numbers(inside))
        case "pasture":
            return tr(
                "Dice table", "Takes any number; the rest of its region then takes the same one."
            )
    beside = {seat.cells.get(each, 0) for each in codec.NEIGHBOURS[cell]} - {0}
    if not beside:
        return tr("Dice table", "Takes a number from a space next to it; there is none yet.")
    words = tr_noop("Dice table", "Takes a number from a space next to it: {numbers}.")
    return tr("Dice table", words, numbers=_numbers(sorted(beside)))


def _numbers(numbers: list[int] | tuple[int, ...]) -> str:
    return join_with_and([str(number) for number in numbers], "or")


def _region_rows(seat: SeatState, cell: str, state: DiceState) -> list[HoverRow]:
    """Return the points of the region in each remaining phase, and its other gains."""
    drawn = codec.cells_of(seat.letter)[cell]
    left = sheets.PHASES[state.column :]
    rows = [
        (
            tr("Dice table", "Full in phase {phase}", phase=phase),
            f"+{codec.region_points(seat.letter, cell, phase)}",
        )
        for phase in left
    ]
    if drawn.colour == CASTLE:
        rows = [(tr("Dice table", "Full"), rows[0][1])]
    bonus = codec.bonus_of(seat.letter, cell)
    if bonus is not None:
        rows.append((tr("Dice table", "Gives"), dice_texts.bonuses_counted(bonus, 1)))
    if drawn.colour == PASTURE:
        rows.append((tr("Dice table", "A pasture's points"), tr("Dice table", "count twice")))
    return rows


TELLERS: Mapping[str, Teller] = {
    "cell": explain_space,
    "die": explain_die,
    "well": explain_wells,
    "bonus": explain_bonus,
    "circle": explain_circle,
    "value": explain_value,
    "box": explain_box,
    "phase": explain_phase,
    "points-row": explain_points_row,
    "column": explain_points,
    "total": explain_points,
    "points": explain_points,
    "covered": explain_duchy,
    "state": explain_state,
    "goal": explain_goal,
}
"""The function for each kind of slot."""
