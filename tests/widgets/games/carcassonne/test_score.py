"""Tests of the sources of points in Carcassonne, the winner, and the words about a game."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QLabel

from burgundy_qt.language.formats import MINUS
from burgundy_qt.rules.carcassonne.protocol import POINT_SOURCES
from burgundy_qt.widgets.dialogs.score_table import ScoreTable, SeatBar
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import tiles_counted
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import points_text as counted
from burgundy_qt.widgets.theme import sprite_files
from tests.widgets.games.carcassonne.played import MODULES, any_action
from tests.widgets.games.carcassonne.positions import new_game, view_of

LOG = log_of("carcassonne")


def points(brought, reason, seat=0):
    return {"event": "points", "seat": seat, "points": brought, "for": reason}


def action(seat=0, **about):
    return {"event": "action", "seat": seat, "action": about}


def place(seat=0):
    return action(seat, type="place", tile="E", cell="0,-1", rotation=2)


def a_state(total=None, places=None, seats=2, modules=(), **options):
    result = {"points": total, "places": places} if total else None
    usual = {"auction": True, "small_city": 4, "occupied_castles": 4, "bid_limit": 30}
    told = {"seats": [{}] * seats, "board": {"0,0": {}}, "modules": list(modules)}
    return told | {"result": result} | usual | options


@pytest.fixture(scope="module")
def over():
    game, luck = new_game(4, players=3, modules=MODULES), random.Random(4)
    while not game.is_over:
        game.apply(any_action(game, luck))
    return view_of(game)


def test_the_sources_add_up_to_the_final_points(over):
    by_source = LOG.points_by_source(over.events, 3)
    total = over.state["result"]["points"]
    assert [sum(own) for own in zip(*by_source.values(), strict=True)] == total
    assert LOG.points_of(over.events, 3) == total
    assert LOG.course(over).points[-1] == total


def test_a_sheet_has_lines_only_for_modules_of_the_game():
    def keys(**asked):
        return [source.key for source in LOG.sources(a_state(**asked))]

    assert keys(modules=MODULES) == list(POINT_SOURCES)
    assert set(POINT_SOURCES) - set(keys()) == {"castle", "bazaar"}
    assert "bazaar" not in keys(modules=["bazaars"], auction=False)
    assert set(keys()) - set(keys(farmers=False)) == {"field"}


def test_every_source_has_a_picture(qapp):
    sources = LOG.sources(a_state(modules=MODULES))
    assert not any(sprite_files.pixmap(source.picture, 20).isNull() for source in sources)


def test_the_course_has_points_at_each_mark_that_is_passed():
    game = new_game(1, modules=[], pile=12)
    view = view_of(game)
    assert list(LOG.course(view).labels) == ["2", "4", "6", "8", "10", "12"]
    assert LOG.course(view).points == [[0, 0]]
    game.events[:] = [*game.events, place(), points(3, "road"), place(1), points(4, "city", 1)]
    told = LOG.course(view_of(game))
    assert told.points == [[0, 0], [3, 4]]


@pytest.mark.parametrize(
    ("state", "title", "why"),
    [
        (a_state([71, 64], [1, 2]), "You win by 7", ""),
        (a_state([60, 64], [2, 1]), "Anna wins by 4", ""),
        (
            a_state([64, 64], [1, 1]),
            "You share the victory with Anna",
            f"{counted(64)} each, so the place is shared.",
        ),
    ],
)
def test_the_title_names_the_winner_and_equal_points_share_the_victory(state, title, why):
    assert LOG.winning(state, ["You", "Anna"]) == (title, why)


def test_the_deal_names_seats_tiles_modules_and_unusual_options():
    assert LOG.deal(a_state(seats=6)) == f"Six players, {tiles_counted(1)}."
    told = LOG.deal(a_state(modules=["bridges", "bazaars"], bid_limit=7, occupied_castles=0))
    tiles = tiles_counted(1)
    assert told == f"Two players, {tiles}, with bridges and bazaars, bids up to 7."
    assert LOG.deal(a_state(farmers=False)) == f"Two players, {tiles}, no farmers."


def test_actions_are_counted_by_seat_and_those_of_modules_only_with_them():
    events = [
        place(1),
        {"event": "bridge", "seat": 1, "cell": "0,0", "axis": "ew"},
        action(1, type="meeple", on="0,-1/city:0"),
        points(8, "city", 1),
        points(4, "city", 1),
        points(2, "road", 1),
        points(3, "field", 1),
        action(1, type="bridge", cell="1,0", axis="ns"),
        {"event": "sold", "seat": 1, "tile": "B", "points": 3},
        points(-3, "bazaar", 1),
        action(1, type="castle", city="0,0/city:0"),
    ]
    view = type("View", (), {"events": events, "state": a_state(modules=MODULES)})
    assert {what: seats[1] for what, seats in LOG.counts(view).items()} == {
        "Tiles placed": 1,
        "Followers placed": 1,
        "Cities completed": 2,
        "Most points for a city": 8,
        "Roads completed": 1,
        "Monasteries completed": 0,
        "Fields with farmers": 1,
        "Bridges built": 2,
        "Castles built": 1,
        "Tiles from bazaars": 1,
    }
    base = type("View", (), {"events": events, "state": a_state()})
    assert "Bridges built" not in LOG.counts(base)


def test_points_below_0_have_a_true_minus_and_a_negative_bar(qtbot):
    sources = LOG.sources(a_state(modules=MODULES))
    by_source = {"city": [4, 2], "bazaar": [-9, 9]}
    table = ScoreTable(["You", "Anna"], sources, by_source, [-5, 11], [2, 1])
    qtbot.addWidget(table)
    shown = [label.text() for label in table.findChildren(QLabel)]
    assert {f"{MINUS}9", f"{MINUS}5", "11"} <= set(shown)
    assert not any("-" in text for text in shown)
    assert min(bar.share for bar in table.findChildren(SeatBar)) < 0
