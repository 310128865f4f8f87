"""Invariants of every dice game: small checks of the events, of legal lists and of a game's end."""

from typing import Any

from tests.rules.dice import printed
from tests.rules.dice.from_events import Sheet, Told
from tests.rules.dice.score_checker import complaint

MOST_ACTIONS = 224
"""222 marks of a sheet, a worker, or the end of a turn."""


def marks_hang_together(told: Told, sheet: Sheet) -> None:
    """Check that a path over marked hexes leads from the start castle to every mark."""
    assert sheet.castle is not None
    reached: set[str] = set()
    found = {sheet.castle}
    while found:
        reached |= found
        found = {
            cell for one in found for cell in printed.beside(one) & sheet.cells.keys()
        } - reached
    assert reached == sheet.cells.keys()


def every_number_is_one_that_its_hex_takes(told: Told, sheet: Sheet) -> None:
    """Check the numbers: monasteries, mines and rivers have printed ones; in a town all differ, in
    a pasture all are equal; a castle's number is on a hex beside it; the start castle has none."""
    for cell, number in sheet.cells.items():
        region = printed.region(told.letter, cell)
        written = [sheet.cells[other] for other in region if other in sheet.cells]
        match printed.colour(told.letter, cell):
            case "castle" if cell == sheet.castle:
                assert number == 0
            case "castle":
                assert number in {sheet.cells.get(other) for other in printed.beside(cell)}
            case "town":
                assert len(set(written)) == len(written)
            case "pasture":
                assert len(set(written)) == 1
            case colour:
                assert number in printed.NUMBERS[colour]


def at_most_two_marks_were_made_a_round(told: Told, sheet: Sheet) -> None:
    """Check the marks without the start castle; the second of a round costs a bonus."""
    rounds = sum(told.boxes)  # at most: a round may have crossed two boxes
    assert len(sheet.cells) - 1 <= 2 * rounds


def nothing_is_negative(told: Told, sheet: Sheet) -> None:
    """Check bonuses and points."""
    assert min(sheet.left.values()) >= 0 <= min(sheet.columns)


def tracks_fill_one_after_another(told: Told) -> None:
    """Check that tracks before the current one are full, and those after it empty."""
    at = told.phase
    assert told.boxes[:at] == [told.track] * at
    assert not any(told.boxes[at + 1 :]) and 0 <= told.boxes[at] <= told.track


def second_values_come_after_first_ones(told: Told) -> None:
    """Check that the second value of a colour is scored only after the first, except in a solo
    game."""
    if told.is_alone:
        return
    for colour in printed.VALUES["first"]:
        sizes = {sheet.values.get(colour) for sheet in told.sheets}
        assert "second" not in sizes or "first" in sizes


EVERY_SHEET = (
    marks_hang_together,
    every_number_is_one_that_its_hex_takes,
    at_most_two_marks_were_made_a_round,
    nothing_is_negative,
)
EVERY_TABLE = tracks_fill_one_after_another, second_values_come_after_first_ones


def hold(told: Told) -> None:
    """Check all invariants after the reveal; raises AssertionError."""
    for check in EVERY_TABLE:
        check(told)
    for sheet in told.sheets:
        if sheet.castle:
            for check in EVERY_SHEET:
                check(told, sheet)


def the_state_is_what_was_told(state: dict[str, Any], told: Told) -> None:
    """Check that the state equals the one known from the events."""
    assert state["seats"] == [sheet.told(told.letter) for sheet in told.sheets]
    assert state["result"] == told.result
    assert state["boxes"] == told.boxes
    assert state["dice"] == told.dice


def something_is_offered_and_nothing_twice(codes: list[int]) -> None:
    """Check the codes, which ascend as in the protocol."""
    assert 0 < len(codes) <= MOST_ACTIONS and codes == sorted(set(codes))


def the_points_are_those_of_the_marks(record: list[dict[str, Any]]) -> None:
    """Check the points by counting them a second time at the end."""
    assert complaint(record) is None
