"""Tests of the rulebook of Tuscany: it agrees with the rules in code, and has a page for everything
on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.tuscany import catalogue
from burgundy_qt.rules.tuscany.components import (
    BONUSES,
    COLOUR_BONUSES,
    COLOURS,
    REGION_CARDS,
    REGION_POINTS,
    YIELD_CARDS,
)
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany import figures
from burgundy_qt.widgets.games.tuscany.figures import Land, facts
from burgundy_qt.widgets.games.tuscany.layout import layout_of
from burgundy_qt.widgets.games.tuscany.picture import picture_of
from burgundy_qt.widgets.games.tuscany.tuscany_help import ANSWER as HELP
from burgundy_qt.widgets.games.tuscany.tuscany_table import KINDS
from burgundy_qt.widgets.rulebook.figure_parts import Column, Row
from burgundy_qt.widgets.rulebook.rulebook import Rulebook, search_rules
from burgundy_qt.widgets.rulebook.rules_markdown import Table, plain
from burgundy_qt.widgets.sprites.places import Slot
from tests.widgets.games.tuscany.positions import a_seat, a_state

BOOK = Rulebook("tuscany")
PAGES = BOOK.pages
TITLES = {
    "agriculture": "Agriculture",
    "cart": "Cart",
    "castle": "Castle",
    "inn": "Inn",
    "monastery": "Monastery",
    "quarry": "Quarry",
    "town": "Town",
    "village": "Village",
}


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


def a_table(seats: int = 2, **changes):
    others = [a_seat(cards=None) for _ in range(seats - 1)]
    seat = a_seat(storage=["hexagon"], cards={"inn": 2}, hand=2, bonus=["card"])
    return TuscanyState.from_object(a_state(seat, *others, **changes))


def setting_up():
    seats = [a_seat(duchy=None, cells={}), a_seat(duchy=None, cells={}, cards=None)]
    return TuscanyState.from_object(a_state(*seats, phase=None, round=None, pending=["start"]))


@pytest.mark.parametrize("state", [a_table(), a_table(4), setting_up()])
def test_every_slot_of_the_table_has_a_page(state):
    laid = layout_of(QSizeF(1280, 800), state, 0, 1.0, False)
    slots = {*laid.places, *picture_of(state)}
    assert {"cell", "deck", "display"} <= {slot.kind for slot in slots}
    for slot in slots:
        assert is_written(HELP.topic_of(slot, state)), slot


def test_every_kind_of_slot_with_an_explanation_has_a_page():
    state = a_table()
    at = {"cell": "B.M2", "bonus": "card", "supply": "yield", "display": 0, "store": 0}
    for kind in KINDS.explained:
        assert is_written(HELP.topic_of(Slot(kind, 0, at.get(kind, 0)), state)), kind


def test_f1_opens_the_page_of_the_piece_in_a_slot():
    state = a_table()
    told = {
        Slot("display", None, 0): "colours#cart",
        Slot("store", 0, 0): "hexagons",
        Slot("store", 1, 0): "take#storage",
        Slot("cell", 0, "B.L3"): "set-up#castle",
        Slot("cell", 0, "A.M4"): "colours#castle",
        Slot("cell", 0, "B.L2"): "colours#quarry",
        Slot("bonus", 0, "card"): "bonus-tiles#card",
    }
    assert {slot: HELP.topic_of(slot, state) for slot in told} == told


def test_f1_on_a_castle_opens_the_start_castle_while_it_is_chosen():
    assert HELP.topic_of(Slot("cell", 0, "A.M4"), setting_up()) == "set-up#castle"


def test_every_colour_and_every_bonus_tile_has_a_place():
    assert set(COLOURS) <= set(PAGES["colours"].places)
    assert set(BONUSES) <= set(PAGES["bonus-tiles"].places)


def test_the_points_cards_and_spaces_are_those_of_the_rules():
    for size, points in enumerate(REGION_POINTS[1:], 1):
        assert table_under("regions", str(size)) == [str(points)]
    spaces = {"castle": 3, "town": 3, "inn": 2, "agriculture": 5, "quarry": 4, "village": 5}
    for colour, title in TITLES.items():
        count = str(spaces.get(colour, 4))
        values = [str(points) for points in COLOUR_BONUSES[colour]]
        assert table_under("full-colours", title) == [count, *values]
        assert table_under("draw", title) == [str(REGION_CARDS[colour]), count]
    assert sum(int(table_under("box", title)[0]) for title in TITLES.values()) == 21
    assert sum(int(table_under("box", title)[1]) for title in TITLES.values()) == 32


def test_the_yield_cards_are_counted():
    [table] = [block for block in PAGES["yields"].blocks if isinstance(block, Table)]
    assert sum(int(plain(row[1])) for row in table.rows[1:]) == sum(YIELD_CARDS.values()) == 27


def test_quoted_numbers_are_those_of_the_rulebook():
    quoted = facts()
    told = {
        "spaces": 30,
        "castles": 3,
        "layouts": 96,
        "starts": 288,
        "display": 8,
        "stack": 7,
        "two_stacks": 14,
        "own": 21,
        "neutral": 32,
        "neutral_each": 4,
        "hand": 5,
        "draw": 3,
        "monastery": 3,
        "cost": 2,
        "five": 5,
        "storage": 1,
        "storage_points": 2,
        "no_room": 2,
        "cards_a_point": 5,
        "cards": 122,
        "yields": 27,
        "bonus": 25,
        "most_players": 4,
        "phases": 3,
        "largest": 3,
        "fields": 50,
    }
    assert {name: int(quoted[name]) for name in told} == told


def lands_of(part):
    """Return the duchies in an example."""
    if isinstance(part, Land):
        return [part]
    if isinstance(part, Row | Column):
        return [land for each in part.parts for land in lands_of(each)]
    return []


@pytest.mark.parametrize("example", ["place", "castle", "crops", "hexagon", "region"])
def test_an_example_places_a_tile_on_its_colour_beside_a_covered_space(example):
    [land] = lands_of(figures.EXAMPLES[example]())
    [cell] = land.rings
    assert {*catalogue.neighbours_of(land.duchy)[cell]} & {*land.laid, land.start}
    for there, tile in land.laid.items():
        colour = catalogue.spaces_of(land.duchy)[there].colour
        assert tile == catalogue.HEXAGON or catalogue.colour_of(tile) == colour


def test_the_region_of_the_example_is_a_full_region_of_the_rules():
    [land] = lands_of(figures.EXAMPLES["region"]())
    assert set(land.cells) == set(land.laid) == set(catalogue.region_of(land.duchy, land.cells[0]))
    assert len(land.cells) == 3


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("marble", "turn"),
        ("worker", "paying"),
        ("five of a colour", "take"),
        ("start castle", "set-up"),
        ("first printing", "printings"),
        ("hexagon", "hexagons"),
        ("tie", "final-scoring"),
    ],
)
def test_a_rule_is_found_by_its_name(asked, page):
    assert page in [hit.page for hit in search_rules(BOOK, asked)[:5]]
