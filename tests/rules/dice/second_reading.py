"""A second reading of the legal actions, from the events, with no code of the core."""

from typing import Any

from tests.rules.dice import printed
from tests.rules.dice.from_events import Sheet, Told

Action = dict[str, Any]


def first_decision(told: Told, seat: int) -> list[Action]:
    """Return every mark by the rolled dice or by dice changed with a bonus; without any by the
    rolled dice the worker too."""
    marks = fitting(told, told.sheets[seat])
    plain = [mark for mark in marks if in_dice(told, mark) == (True, True)]
    left = told.sheets[seat].left
    changed = [
        mark
        for mark in marks
        if (in_dice(told, mark) == (True, False) and left["worker"])
        or (in_dice(told, mark) == (False, True) and left["monk"])
    ]
    return in_order([*plain, *changed]) + ([] if plain else [{"type": "worker"}])


def second_decision(told: Told, seat: int, first: Action) -> list[Action]:
    """Return every mark by other rolled dice if silver is left after the first mark; nothing
    otherwise."""
    if first["type"] != "mark" or in_dice(told, first) != (True, True):
        return []
    sheet = after(told, seat, first)
    marks = [
        mark
        for mark in fitting(told, sheet)
        if in_dice(told, mark) == (True, True) and by_other_dice(told, first, mark)
    ]
    return [*in_order(marks), {"type": "end"}] if marks and sheet.left["silver"] else []


def fitting(told: Told, sheet: Sheet) -> list[Action]:
    """Return every cell beside a marked one with every number that fits."""
    return [
        {"type": "mark", "cell": cell, "number": number}
        for cell in printed.cells(told.letter)
        if cell not in sheet.cells and any(printed.touch(cell, other) for other in sheet.cells)
        for number in range(1, 7)
        if takes(told.letter, sheet, cell, number)
    ]


def takes(letter: str, sheet: Sheet, cell: str, number: int) -> bool:
    """Return whether a cell accepts a number."""
    colour = printed.colour(letter, cell)
    written = [sheet.cells[other] for other in printed.region(letter, cell) if other in sheet.cells]
    match colour:
        case "town":
            return number not in written
        case "pasture":
            return not written or number in written
        case "castle":
            return any(
                printed.touch(cell, other) and number == beside
                for other, beside in sheet.cells.items()
            )
    return number in printed.NUMBERS[colour]


def in_dice(told: Told, mark: Action) -> tuple[bool, bool]:
    """Return whether the colour and the number of a mark were rolled."""
    assert told.dice is not None
    colour = printed.colour(told.letter, mark["cell"])
    return colour in told.dice["colours"], mark["number"] in told.dice["numbers"]


def by_other_dice(told: Told, first: Action, second: Action) -> bool:
    """Return whether a number die and a colour die make the second mark that do not both make the
    first."""
    assert told.dice is not None

    def pairs(mark: Action) -> set[tuple[int, int]]:
        colour = printed.colour(told.letter, mark["cell"])
        return {
            (one, other)
            for one in range(2)
            for other in range(2)
            if told.dice["numbers"][one] == mark["number"] and told.dice["colours"][other] == colour
        }

    return any(one != other for one in pairs(first) for other in pairs(second))


def after(told: Told, seat: int, mark: Action) -> Sheet:
    """Return a seat's sheet with a mark; its points are not needed."""
    old, new = told.sheets[seat], Sheet()
    new.cells = old.cells | {mark["cell"]: mark["number"]}
    new.left = dict(old.left)
    brought = printed.bonus(told.letter, mark["cell"])
    if brought and printed.region(told.letter, mark["cell"]) <= set(new.cells):
        new.left[brought] += 1
    return new


def in_order(marks: list[Action]) -> list[Action]:
    """Sort marks by cell (row, then place) and number."""
    return sorted(marks, key=lambda mark: (*map(int, mark["cell"].split(".")), mark["number"]))
