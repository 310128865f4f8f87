"""Tests of the rulebook of Carcassonne: it agrees with the rules in code, and has a page for
everything on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.carcassonne.tiles import KINDS
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.carcassonne import example_maps
from burgundy_qt.widgets.games.carcassonne.carcassonne_help import ANSWER as HELP
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.figures import facts
from burgundy_qt.widgets.games.carcassonne.layout import layout_of
from burgundy_qt.widgets.games.carcassonne.picture import picture_of
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.rulebook.rulebook import Rulebook, search_rules
from burgundy_qt.widgets.rulebook.rules_markdown import Table, plain
from burgundy_qt.widgets.sprites.places import Slot

BOOK = Rulebook("carcassonne")
PAGES = BOOK.pages


def is_written(topic: str) -> bool:
    page, _, place = topic.partition("#")
    return page in PAGES and (not place or place in PAGES[page].places)


def table_of_game(page: str) -> dict[str, list[str]]:
    """Return the last table of a page: the cells of each row by its first cell."""
    tables = [block for block in PAGES[page].blocks if isinstance(block, Table)]
    rows = [[plain(cell).strip() for cell in row] for row in tables[-1].rows]
    return {first: cells for first, *cells in rows}


def test_quoted_numbers_are_those_of_the_rulebook():
    told = {
        "tiles": 72,
        "more_tiles": 12,
        "kinds": 24,
        "more_kinds": 11,
        "bazaars": 8,
        "followers": 7,
        "most_players": 6,
        "few_players": 4,
        "bridges": 3,
        "castles": 3,
        "bridges_many": 2,
        "castles_many": 2,
        "city": 2,
        "monastery": 9,
        "field": 3,
        "castle": 4,
        "small_city": 4,
        "small_city_old": 2,
        "occupied": 0,
        "bid_limit": 30,
        "most_bid": 99,
        "vicinity": 6,
    }
    quoted = facts()
    assert {name: int(quoted[name]) for name in told} == told


def test_the_tables_count_the_tiles_of_the_game():
    shown = table_of_game("box")
    assert shown["a monastery"] == ["6", "2"] and shown["a bazaar"] == ["0", "8"]
    shields = sum(kind.count for kind in KINDS if any(city.shields for city in kind.cities))
    assert shown["a shield"] == [str(shields), "0"]


def test_the_table_of_points_includes_cities_and_fields():
    points = table_of_game("points")
    assert points["City"] == ["2 per tile and 2 per shield", "1 per tile and 1 per shield"]
    assert points["Field"][1] == "3 for each complete city, 4 for each castle"


# The examples.


@pytest.mark.parametrize(
    ("example", "points"),
    [
        (example_maps.city, {0: 8}),
        (example_maps.shared, {0: 10, 1: 10}),
        (example_maps.road, {0: 4}),
        (example_maps.monastery, {0: 9}),
        (example_maps.field, {0: 6}),
        (example_maps.parted, {0: 3}),
        (example_maps.castle, {0: 3}),
    ],
)
def test_an_example_scores_the_points_of_its_caption(example, points):
    assert example().brought == points


@pytest.mark.parametrize(
    ("example", "cell", "on"),
    [
        (example_maps.bridge_needed, "-1,0", None),
        (example_maps.bridge_on_neighbour, "0,1", None),
        (example_maps.bridge_of_ones_own, "0,1", "bridge"),
    ],
)
def test_the_bridges_of_the_examples_are_where_their_captions_say(example, cell, on):
    board = example().after["board"]
    assert [name for name, tile in board.items() if tile["bridge"]] == [cell]
    meeple = board[cell]["meeple"]
    assert (meeple and meeple["on"]) == on


def test_the_castle_of_the_example_waits_in_the_middle_of_its_six_cells():
    example = example_maps.castle()
    [castle] = example.before["castles"]
    assert castle["occupied"] and len(example.cells_near) == 6
    assert set(castle["cells"]) < set(example.cells_near)


def test_the_map_of_the_first_page_has_followers_of_all_kinds():
    tiles = example_maps.land().after["board"].values()
    on = {tile["meeple"]["on"].partition(":")[0] for tile in tiles if tile["meeple"]}
    assert on == {"city", "road", "monastery", "field"}


# The key F1.


def played(turns: int = 24, **asked):
    """Return a game after some decisions, each time with the last legal action but one."""
    game = Game({"game": "carcassonne", "first": 0, "seed": 7, **asked})
    for _ in range(turns):
        actions = game.legal()["actions"]
        game.apply(actions[-min(2, len(actions))])
    return game


def play_until(game: Game, decision: str) -> Game:
    """Play a game until this kind of decision, and return it."""
    while game.state()["decision"] != decision:
        game.apply(game.legal()["actions"][0])
    return game


TABLES = {
    "base": lambda: played(),
    "six": lambda: played(players=6, modules=["bridges", "castles", "bazaars"]),
    "bazaar": lambda: play_until(played(0, modules=["bazaars"], tiles=["BB6"]), "bid"),
    "castle": lambda: play_until(played(0, modules=["castles"], seed=11), "castle"),
}


def state_of(game: Game):
    return TableState.of(game.state(0), [])


@pytest.mark.parametrize("name", TABLES)
def test_every_slot_of_the_table_has_a_page(name, qapp):
    table = state_of(TABLES[name]())
    laid = layout_of(QSizeF(1280, 800), table, 0, 1.0, False)
    slots = {*laid.places, *picture_of(table)}
    assert {"tile", "pile"} <= {slot.kind for slot in slots}
    for slot in slots:
        assert is_written(HELP.topic_of(slot, table)), slot


def test_every_kind_of_slot_with_an_explanation_has_a_page():
    table = state_of(played())
    for kind in TABLE.kinds.explained:
        at = "0,0/city:0" if kind in ("feature", "place", "meeple") else 0
        assert is_written(HELP.topic_of(Slot(kind, 0, at), table)), kind


@pytest.mark.parametrize(
    ("place", "page"),
    [
        ("0,0/city:0", "cities"),
        ("0,0/road:0", "roads"),
        ("0,0/field:1", "fields"),
        ("3,4/monastery", "monasteries"),
        ("3,4/bridge", "bridges"),
    ],
)
def test_f1_on_a_follower_opens_the_page_of_its_feature(place, page):
    assert HELP.topic_of(Slot("meeple", 0, place), state_of(played(0))) == page


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("shield", "cities"),
        ("crossing", "roads"),
        ("farmer", "fields"),
        ("majority", "fields"),
        ("set it aside", "bridges"),
        ("vicinity", "castles"),
        ("highest bidder", "bazaars"),
        ("start tile", "laying"),
        ("limit", "bazaars"),
        ("ties", "final-scoring"),
        ("fits nowhere", "turn"),
    ],
)
def test_a_rule_is_found_by_its_name(asked, page):
    assert page in [hit.page for hit in search_rules(BOOK, asked)[:6]]
