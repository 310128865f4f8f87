"""Tests of a team game on the table: common things of a team are shown once, with its first member,
and follow the events."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.advice.hint_marks import HintMarks
from burgundy_qt.widgets.games.burgundy.animation import EVENTS
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.hover import explain
from burgundy_qt.widgets.games.burgundy.picture import picture_of
from burgundy_qt.widgets.games.burgundy.piece_animation import Timeline
from burgundy_qt.widgets.games.burgundy.turn_steps import tile_route
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite
from burgundy_qt.widgets.table.timeline import Change, Travel
from tests.widgets.games import empty_table, view_of
from tests.widgets.team_games import FITTING, team_positions, team_request

TEAMS = ((0, 2), (1, 3))
NAMES = ["You", "Margaux", "Benoît", "Colette"]
LIKED = "place", "load", "sell", "buy", "take"
HOMELY = "cell", "silver", "workers", "goods", "sold", "covered", "shared", "team"


@pytest.mark.parametrize("seed", range(2))
def test_the_table_built_from_events_equals_every_state(seed):
    state, seen = None, 0
    for game in team_positions(seed, tuple(FITTING)):
        told = BurgundyState.from_object(game.state())
        state = state or BurgundyState.beginning(game.state())
        state = state.after_all(game.events[seen:]).evolve(asked=told.asked)
        seen = len(game.events)
        if state.phase is not None:
            assert state == told
            assert {slot.owner for slot in picture_of(state) if slot.kind in HOMELY} == {0, 1}


def test_each_animation_ends_in_the_picture_of_the_state():
    game, luck = Game(team_request(1, tuple(FITTING))), random.Random(1)
    while not game.is_over:
        state = TABLE.state_of(view_of(game))
        actions = game.legal()["actions"]
        liked = next(
            (some for kind in LIKED if (some := [a for a in actions if a["type"] == kind])), actions
        )
        shown = picture_of(state)
        timeline = Timeline(state)
        timeline.follow(game.apply(luck.choice(liked)), EVENTS)
        for change in sorted(timeline.moves, key=lambda move: move.start):
            if isinstance(change, Change):
                shown[change.slot] = change.sprite
        assert {slot: sprite for slot, sprite in shown.items() if sprite} == picture_of(
            TABLE.state_of(view_of(game))
        )


def first_game_with(game, *wanted):
    """Return the first game in which each of these conditions is true for a legal action."""
    return next(
        now for now in game if all(any(map(holds, now.legal()["actions"])) for holds in wanted)
    )


def test_tiles_fly_to_the_shared_storage_and_from_there_to_the_estate():
    def moves_of(kind, seed):
        game = first_game_with(
            team_positions(seed), lambda a: a["type"] == kind and a.get("store") == "shared"
        )
        action = next(
            a for a in game.legal()["actions"] if a["type"] == kind and a["store"] == "shared"
        )
        timeline = Timeline(TABLE.state_of(view_of(game)))
        seat = game.legal()["seat"]
        timeline.follow(game.apply(action), EVENTS)
        travels = [
            move
            for move in timeline.moves
            if isinstance(move, Travel) and move.sprite.kind == "tile"
        ]
        return seat % 2, action, travels

    home, action, travels = moves_of("take", 1)
    assert travels[-1].target[:2] == ("shared", home) and travels[-1].sprite == Sprite(
        "tile", action["tile"]
    )
    home, action, travels = moves_of("place", 2)
    assert travels[0].source[:2] == ("shared", home) and travels[0].target == Slot(
        "cell", home, action["cell"]
    )


def test_points_of_a_member_count_for_the_team_at_once():
    state = empty_table(4, TEAMS).after(
        {"event": "points", "seat": 2, "points": 7, "for": "region"}
    )
    picture = picture_of(state)
    assert picture[Slot("points", 2)].what == "7" and picture[Slot("points", 0)].what == "0"
    assert picture[Slot("team", 0)].what == "7"


@pytest.fixture
def both_stores(a_table):
    """Return a table on which a tile can be taken into either of two storages."""
    request = team_request(4)
    table = a_table(**request, size=(1600, 900))
    for _ in range(400):
        actions = table.game.legal()["actions"]
        if {a["store"] for a in actions if a["type"] == "take" and not a["discard"]} == {
            "own",
            "shared",
        }:
            return table
        table.play_on(1, "place", "load")
    raise AssertionError("no such position was found")


def tile_for_both_storages(table):
    """Return a tile of a depot that can go into either storage."""
    offers = table.offer()
    for target in offers:
        if target.kind == "market" and {a.get("store") for a in table.choosing.behind(target)} == {
            "own",
            "shared",
        }:
            return target
    raise AssertionError("no tile may go into either")


def in_view(table, slot) -> QPoint:
    return table.view.mapFromScene(table.scene.place_of(slot).rect.center())


def free_place(table, store):
    """Return an empty place of a storage."""
    seat = table.game.legal()["seat"]
    slot = Slot("shared", seat % 2) if store == "shared" else Slot("storage", seat)
    return next(
        slot._replace(at=at)
        for at in (0, 1)
        if slot._replace(at=at) not in table.scene.tabletop.shown
    )


@pytest.mark.parametrize("store", ["own", "shared"])
def test_a_tile_can_be_dragged_into_either_storage(both_stores, store):
    table, dropped = both_stores, []
    tile = tile_for_both_storages(table)
    table.scene.dropped.connect(lambda *what: dropped.append(what))
    viewport, start = table.view.viewport(), table.middle_of(tile)
    end = in_view(table, free_place(table, store))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * part / 5)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert dropped == [(tile, ClickTarget("store", store))]
    action = table.choosing.drop(*dropped[0]).action
    assert action["store"] == store and action["tile"] == tile.what


def test_the_free_places_of_both_storages_glow_and_can_be_clicked(both_stores):
    table = both_stores
    chosen = table.choosing.click(tile_for_both_storages(table)) if table.offer() else None
    table.scene.offer(chosen.highlights)
    assert {slot.kind for slot in table.scene.lights.lit()} >= {"storage", "shared"}
    clicked = []
    table.scene.clicked.connect(clicked.append)
    seat = table.game.legal()["seat"]
    for kind, owner, store in (("storage", seat, "own"), ("shared", seat % 2, "shared")):
        for at in (0, 1):
            QTest.mouseClick(
                table.view.viewport(),
                Qt.MouseButton.LeftButton,
                pos=in_view(table, Slot(kind, owner, at)),
            )
            assert clicked.pop() == ClickTarget("store", store)
    mate = Slot("storage", (seat + 2) % 4, 0)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=in_view(table, mate))
    assert not clicked


def test_every_piece_has_an_explanation():
    told_of = set()
    for number, game in enumerate(team_positions(2, tuple(FITTING))):
        if number % 30 or game.state()["phase"] is None:
            continue
        state = TABLE.state_of(view_of(game))
        for slot in picture_of(state):
            if slot.kind not in ("covered", "turn", "inns", "start"):
                told = explain(slot, state, NAMES)
                assert (
                    told is not None and told.title and told.sentence and "{" not in told.sentence
                ), slot
                told_of.add(slot.kind)
    assert {"shared", "team", "storage", "goods", "bonus"} <= told_of
    empty = empty_table(4, TEAMS)
    titles = [
        explain(slot, empty, NAMES).title for slot in (Slot("storage", 0, 0), Slot("storage", 2, 1))
    ]
    assert titles == ["Your own storage", "Benoît’s own storage"]
    assert explain(Slot("shared", 0, 1), empty, NAMES).aside == "You and Benoît"


@pytest.mark.parametrize("shown", [0, 1, 2, 3])
def test_every_member_sees_the_estate_of_the_team(a_table, shown):
    table = a_table(**team_request(3), size=(1280, 743))
    table.play_on(60, "place", "take")
    table.show(shown)
    home = shown % 2
    cells = [slot for slot in table.scene.tabletop.shown if slot[:2] == ("cell", home)]
    assert cells and all(table.scene.place_of(slot).shown for slot in cells)
    assert table.scene.rect_of(ClickTarget("cell", cells[0].at)).isNull() == (
        table.scene.acting % 2 != home
    )
    assert table.scene.layout.estate.chips.keys() == {1 - home}


def test_the_path_of_an_advised_tile_to_a_storage_avoids_the_estate(both_stores):
    table, marks = both_stores, HintMarks(both_stores.scene)
    taken = [action for action in table.game.legal()["actions"] if action["type"] == "take"]
    for store in ("own", "shared"):
        action = next(action for action in taken if action["store"] == store)
        marks.show([action], {})
        [step] = marks.steps
        assert step.target is not None and step.target.kind == (
            "shared" if store == "shared" else "storage"
        )
        source, target = table.scene.place_of(step.source), table.scene.place_of(step.target)
        _edge, *turns, end = tile_route(table.scene, step, source, target)
        legs = [
            QRectF(one, other).normalized()
            for one, other in pairwise((source.rect.center(), *turns, end))
        ]
        layout = table.scene.layout
        cells = [
            place.rect
            for slot, place in layout.places.items()
            if slot.kind == "cell" and slot.owner == layout.estate.home
        ]
        assert not any(
            leg.adjusted(-1, -1, 1, 1).intersects(cell) for leg in legs for cell in cells
        )
        assert (end - target.rect.center()).manhattanLength() < 60


def spaces_with_rings(table):
    """Return the spaces with a gold ring."""
    shown = table.scene.tabletop
    return {
        slot.at for slot in shown.shown if slot.kind == "start" and shown.item(slot) is not None
    }


@pytest.mark.parametrize("asked", [None, "6.5"])
def test_gold_rings_mark_the_possible_spaces_and_then_the_space_of_the_start_castle(a_table, asked):
    request = team_request(3) | {"castles": [None, asked, None, asked]}
    table = a_table(**request)
    if asked is None:
        allowed = {action["castle"] for action in table.game.legal()["actions"]}
        assert spaces_with_rings(table) == allowed == {"2.2", "6.5", "1.8", "4.13"}
        home = table.scene.state.home(table.scene.acting)
        assert ("Start castle", "can be placed here") in explain(
            Slot("cell", home, "1.8"), table.scene.state, NAMES
        ).rows
        table.offer()
        chosen = ClickTarget("cell", "6.5")
        clicked = []
        table.scene.clicked.connect(clicked.append)
        QTest.mouseClick(
            table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.middle_of(chosen)
        )
        assert clicked == [chosen]
        action = table.choosing.click(chosen).action
        table.game.apply(action)
        table.show()
    starts = {
        event["estate"]: event["seat"] for event in table.game.events if event["event"] == "start"
    }
    for estate, where in (("12b", "6.5"), ("12a", "4.7")):
        table.show(starts[estate])
        assert spaces_with_rings(table) == {where}
        home = table.scene.state.home(starts[estate])
        assert ("Start castle", "is here") in explain(
            Slot("cell", home, where), table.scene.state, NAMES
        ).rows


def test_without_teams_no_space_has_a_ring(a_table):
    table = a_table(edition="2019", estates=["1", "5"])
    table.play_on(4)
    assert spaces_with_rings(table) == set()
