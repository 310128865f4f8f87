"""Tests of the rulebook of the Dice Game: it agrees with the rules in code, and has a page for
everything on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.sheets import BONUSES, COLOUR_POINTS, COLOURS, LETTERS, REGION_POINTS
from burgundy_qt.widgets.games.dice import figures
from burgundy_qt.widgets.games.dice.dice_help import ANSWER as HELP
from burgundy_qt.widgets.games.dice.dice_table import KINDS
from burgundy_qt.widgets.games.dice.figures import Duchy, facts
from burgundy_qt.widgets.games.dice.layout import layout_of
from burgundy_qt.widgets.games.dice.picture import picture_of
from burgundy_qt.widgets.rulebook.rulebook import Rulebook, search_rules
from burgundy_qt.widgets.rulebook.rules_markdown import Table, plain
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.dice.told import finished, moments

BOOK = Rulebook("burgundy-dice")
PAGES = BOOK.pages


def is_written(topic: str) -> bool:
    page, _, place = topic.partition("#")
    return page in PAGES and (not place or place in PAGES[page].places)


def table_under(page: str, row: str) -> list[str]:
    """Return the cells of a table row after the first."""
    for block in PAGES[page].blocks:
        for cells in block.rows if isinstance(block, Table) else ():
            if plain(cells[0]).strip() == row:
                return [plain(cell).strip() for cell in cells[1:]]
    raise AssertionError(f"{page} has no row {row}")


def table_of_game(game):
    return DiceState.of(game.state(None), game.events)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_slot_of_the_table_has_a_page(players):
    state = table_of_game(finished(players))
    laid = layout_of(QSizeF(1280, 800), state, 0, 1.0, False)
    slots = {*laid.places, *picture_of(state)}
    assert {"cell", "circle", "value", "box", "die"} <= {slot.kind for slot in slots}
    for slot in slots:
        assert is_written(HELP.topic_of(slot, state)), slot


def test_every_kind_of_slot_with_an_explanation_has_a_page():
    state = table_of_game(finished(1))
    at = {"cell": "4.4", "bonus": "monk", "circle": "monk.0", "goal": "marker:43"}
    for kind in KINDS.explained:
        assert is_written(HELP.topic_of(Slot(kind, 0, at.get(kind, "I")), state)), kind


def test_f1_on_the_start_castle_opens_its_section():
    before, after = table_of_game(next(moments())), table_of_game(finished())
    start = after.seats[0].castle
    other = next(cell for cell in ("3.2", "3.5") if cell != start)
    assert HELP.topic_of(Slot("cell", 0, other), before) == "set-up#castle"
    assert HELP.topic_of(Slot("cell", 0, start), after) == "set-up#castle"
    assert HELP.topic_of(Slot("cell", 0, other), after) == "colours#castle"


def test_every_colour_and_every_bonus_has_a_place():
    assert set(COLOURS) <= set(PAGES["colours"].places)
    assert set(BONUSES) <= set(PAGES["bonuses"].places)


def test_the_points_and_values_are_those_of_the_rules():
    for size, points in enumerate(REGION_POINTS, 1):
        assert table_under("regions", str(size)) == [str(each) for each in points]
    titles = "Monasteries", "Mines", "Rivers", "Towns", "Castles", "Pastures"
    for colour, title in zip(COLOURS, titles, strict=True):
        assert table_under("values", title) == [str(each) for each in COLOUR_POINTS[colour]]


def test_the_page_of_the_sheets_lists_their_spaces():
    spaces = {"Monasteries": 7, "Mines": 4, "Rivers": 6, "Towns": 9, "Castles": 4, "Pastures": 7}
    for title, count in spaces.items():
        sizes = table_under("sheets", title)
        assert len(sizes) == len(LETTERS)
        assert all(sum(map(int, each.split())) == count for each in sizes)
        assert table_under("values", title)


def test_quoted_numbers_are_those_of_the_rulebook():
    quoted = facts()
    told = {
        "spaces": 37,
        "castles": 4,
        "boxes": 10,
        "fewest": 5,
        "solo_boxes": 8,
        "solo_rounds": 24,
        "sale_points": 2,
        "sale_silver": 1,
        "largest": 4,
        "most_players": 6,
        "most_different": 4,
    }
    assert {name: int(quoted[name]) for name in told} == told
    assert quoted["monastery_numbers"] == "1 or 2"


@pytest.mark.parametrize("example", ["town", "castle", "pasture"])
def test_an_example_of_numbers_shows_the_numbers_of_the_rules(example):
    sheet, dice = figures.EXAMPLES[example]().parts
    assert isinstance(sheet, Duchy)
    [open_cell] = sheet.rings
    beside = set(sheet.written.values())
    shown = {int(die.name[-1]) for die in dice.parts}
    wanted = {"town": set(range(1, 7)) - beside, "castle": beside, "pasture": beside}
    assert shown == wanted[example] and open_cell not in sheet.written


@pytest.mark.parametrize(
    ("asked", "page"),
    [("monk", "bonuses"), ("silver", "bonuses"), ("start castle", "set-up"), ("alone", "solo")],
)
def test_a_rule_is_found_by_its_name(asked, page):
    assert page in [hit.page for hit in search_rules(BOOK, asked)[:4]]
