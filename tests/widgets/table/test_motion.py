"""Tests of animations: every event moves something, and afterwards the picture is that of the
state."""

import logging
import random
from collections import Counter
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.language.formats import plain
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.game import Game
from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.games.burgundy.animation import EVENTS
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.picture import picture_of
from burgundy_qt.widgets.games.burgundy.piece_animation import Timeline
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.sprites.scene_items import FLYING_LEVEL, PieceItem
from burgundy_qt.widgets.table.timeline import Change, Roll, Sweep, Tick, Travel, end_of
from tests.widgets.games import random_request

MOVING = "phase", "round", "action", "gain", "points", "bonus", "order", "loaded"
LIKED = "place", "load", "sell", "buy", "take"


@cache
def steps(seed):
    """Return the table before, the new events and the table after every action of a whole game with
    many placements."""
    game, luck, told = Game(random_request(seed)), random.Random(seed), []
    after = BurgundyState.of(game.state(), game.events)
    while not game.is_over:
        before, actions = after, game.legal()["actions"]
        liked = next(
            (some for kind in LIKED if (some := [a for a in actions if a["type"] == kind])), actions
        )
        events = game.apply(luck.choice(liked))
        after = BurgundyState.of(game.state(), game.events)
        told.append((before, events, after))
    return told


@pytest.mark.parametrize("seed", range(2))
def test_every_step_of_a_game_ends_in_the_picture_of_its_state(seed):
    for state, events, after in steps(seed):
        shown = picture_of(state)
        timeline = Timeline(state)
        timeline.follow(events, EVENTS)
        changes = [move for move in timeline.moves if isinstance(move, Change)]
        for change in sorted(changes, key=lambda move: move.start):
            shown[change.slot] = change.sprite
        shown = {slot: sprite for slot, sprite in shown.items() if sprite is not None}
        assert shown == picture_of(after)


def test_every_kind_of_event_that_changes_the_table_moves_something():
    still = Counter()
    seen = set()
    for seed in range(3):
        for state, events, _after in steps(seed):
            before = picture_of(state)
            for event in events:
                timeline = Timeline(state)
                timeline.follow([event], EVENTS)
                moves = [move for move in timeline.moves if not isinstance(move, Change)]
                after = picture_of(state)
                if after != before and not moves:
                    still[event["event"], event.get("action", {}).get("type")] += 1
                before = after
                seen.add(event["event"])
    assert set(MOVING) <= seen
    # A die that is put down, and goods lifted by a ship, begin the next movements.
    assert {name for name, _ in still} <= {"action", "start", "loaded", "turn", "end"}
    assert {kind for name, kind in still if name == "action"} <= {"workers", "load", "end"}


@pytest.mark.parametrize("seed", range(3))
def test_no_move_takes_longer_than_a_player_will_wait(seed):
    for state, events, _after in steps(seed):
        refill = any(event["event"] == "phase" for event in events)
        timeline = Timeline(state)
        timeline.follow(events, EVENTS)
        for move in timeline.moves:
            if isinstance(move, Travel):
                assert 150 <= move.length <= 400
            if isinstance(move, Roll | Sweep | Tick):
                assert move.length <= 450
        if not any(event["event"] == "end" for event in events):
            assert end_of(timeline.moves) <= (3600 if refill else 2600)


def test_a_whole_game_is_animated_without_a_difference_to_its_states(a_table, qtbot, caplog):
    table = a_table(players=3, seed=11)
    with caplog.at_level(logging.WARNING):
        while not table.game.is_over:
            table.scene.play(table.step(*LIKED))
            table.scene.skip()
            assert table.scene.tabletop.shown == picture_of(TABLE.state_of(table.seen()))
    assert not caplog.records


def test_a_step_plays_to_its_end_and_sends_a_signal(a_table, qtbot, caplog):
    table = a_table(seed=3)
    table.scene.set_speed("fast")
    with caplog.at_level(logging.WARNING):
        for _ in range(4):
            with qtbot.waitSignal(table.scene.settled):
                table.scene.play(table.step(*LIKED))
            assert not table.scene.motion.is_running
    assert not caplog.records


def test_pieces_travel_in_every_animation_and_not_only_in_the_first(a_table, qtbot):
    table = a_table(seed=3)
    flying = []
    while len(flying) < 3:
        step = table.step("take")
        with qtbot.waitSignal(table.scene.settled):
            table.scene.play(step)
            qtbot.wait(100)
            pieces = [item for item in table.scene.items() if isinstance(item, PieceItem)]
        if step.action["type"] == "take":
            flying.append(any(piece.zValue() == FLYING_LEVEL for piece in pieces))
    assert all(flying)


def test_after_an_animation_the_scene_has_as_many_items_as_a_new_one(a_table):
    table = a_table(seed=5)
    for _ in range(30):
        table.scene.play(table.step(*LIKED))
        table.scene.skip()
    played = len(table.scene.items())
    table.show()
    assert played == len(table.scene.items())


def test_a_click_ends_the_motion_at_once_and_has_no_other_effect(a_table, qtbot):
    table = a_table(seed=3)
    clicked = []
    table.scene.clicked.connect(clicked.append)
    table.scene.set_speed("slow")
    with qtbot.waitSignal(table.scene.settled):
        table.scene.play(table.step("take"))
        assert table.scene.motion.is_running
        QTest.mouseClick(
            table.view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=table.view.viewport().rect().center(),
        )
        assert not table.scene.motion.is_running
    assert not clicked
    assert table.scene.tabletop.shown == picture_of(TABLE.state_of(table.seen()))


def test_without_motion_the_step_is_shown_at_once_and_still_settles(a_table, qtbot):
    table = a_table(seed=3)
    table.scene.set_speed("off")
    with qtbot.waitSignal(table.scene.settled):
        table.scene.play(table.step("take"))
        assert table.scene.tabletop.shown == picture_of(TABLE.state_of(table.seen()))


def test_a_step_that_comes_too_early_ends_the_one_before(a_table, qtbot):
    table = a_table(seed=3)
    settled = []
    table.scene.settled.connect(lambda: settled.append(1))
    table.scene.play(table.step("take"))
    table.scene.play(table.step("take"))
    assert len(settled) == 1
    table.scene.skip()
    assert len(settled) == 2


def test_resizing_ends_the_motion_with_everything_in_its_place(a_table, qtbot):
    table = a_table(seed=3)
    with qtbot.waitSignal(table.scene.settled, timeout=2000):
        table.scene.play(table.step("take"))
        table.view.resize(1100, 700)
    assert table.scene.tabletop.shown == picture_of(TABLE.state_of(table.seen()))


@pytest.mark.expects_log("the table differed from the game")
def test_a_difference_is_logged_and_the_state_is_shown(a_table, caplog):
    table = a_table(seed=3)
    step = table.step("take")
    lost = ViewStep(step.view, step.seat, step.action, ({"event": "turn", "seat": step.seat},))
    with caplog.at_level(logging.WARNING):
        table.scene.play(lost)
        table.scene.skip()
    assert table.scene.tabletop.shown == picture_of(TABLE.state_of(table.seen()))
    assert "the table differed from the game" in caplog.text


def test_changes_without_an_event_are_shown_as_in_the_view(a_table, caplog):
    table = a_table(seed=3)
    step = table.step("take")
    with caplog.at_level(logging.WARNING):
        table.scene.play(ViewStep(step.view, step.seat, step.action, ()))
        table.scene.skip()
    assert table.scene.tabletop.shown == picture_of(TABLE.state_of(table.seen()))
    assert not caplog.text


def test_a_number_that_counts_below_0_has_a_real_minus(a_table):
    scene, slot = a_table().scene, Slot("points", 0)
    assert slot in scene.tabletop.shown
    scene.motion.start([Tick(0, slot, 2, -3)], 1.0)
    scene.motion._clock.setCurrentTime(scene.motion._clock.duration() - 1)
    assert (
        scene.tabletop.shown[slot] == Sprite("text", plain(-3)) == Sprite("text", "\N{MINUS SIGN}3")
    )
