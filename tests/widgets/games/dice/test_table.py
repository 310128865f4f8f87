"""Tests of the table of the Dice Game: shown, lit, tried, enlarged and drawn again."""

import gc
import logging
from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.games.dice.backgrounds import Trial
from burgundy_qt.widgets.games.dice.dice_table import ANSWER as TABLE
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme import theme
from tests.widgets.games.dice.played import random_game

NAMES = "You", "Margaux", "Benoît", "Colette", "Agnes", "Tibor"
CELL = ClickTarget("cell", "4.4")


def a_view(game, seat=0):
    plans = tuple(SeatPlan(name, avatar="fox") for name in NAMES[: len(game.state(None)["seats"])])
    legal = {"seat": seat, "actions": []}
    events = tuple(game.events)
    state = game.state(seat)
    line_up = LineUp(plans, game.request)
    return GameView("game", 1, line_up, state, legal, [], events, False, False, False, viewer=seat)


def a_scene(seats=2, size=(1280, 764), rounds=9):
    *_, game = random_game(seats, "secret", "A", rounds=rounds)
    scene = TableScene()
    scene.resize(QSizeF(*size), 1.0)
    scene.show_view(a_view(game), 0)
    return scene


@pytest.fixture(autouse=True)
def usual_theme(qapp):
    yield
    gc.collect(1)  # collects old scenes, which a new theme would lay out again
    theme.set_theme("light")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_a_table_is_shown_in_both_themes(name, seats):
    theme.set_theme(name)
    scene = a_scene(seats)
    assert scene.state is not None and scene.tabletop.shown
    cards = {part for part in scene.tabletop.backgrounds.laid if part.startswith("seat")}
    assert len(cards) == seats - 1
    assert ("ladder" in scene.tabletop.backgrounds.laid) == (seats == 1)


def test_a_tried_mark_is_in_its_cell_and_in_the_wells():
    scene = a_scene()
    scene.offer({CELL: Highlight(trial="3", chosen=True, costs=(("monk", 1),))})
    assert scene._printed().trial == Trial("A", 0, "4.4", 3, "monk")
    assert {"trial", "wells"} <= set(scene.tabletop.backgrounds.laid)
    assert scene.lights.lit() == {Slot("cell", 0, "4.4"): "selected"}
    scene.offer({CELL: Highlight(trial="3")})
    assert not {"trial", "wells"} & set(scene.tabletop.backgrounds.laid)


def test_a_tried_start_castle_needs_no_dice():
    scene = a_scene()
    scene.offer({CELL: Highlight(trial="x", chosen=True)})
    assert (
        "trial" in scene.tabletop.backgrounds.laid
        and "wells" not in scene.tabletop.backgrounds.laid
    )


def test_another_seat_can_be_shown_large():
    scene = a_scene(3)
    scene.enlarge(2)
    assert Slot("circle", 2, "monk.0") in scene.layout.places
    assert [card.seat for card in scene.layout.others] == [0, 1]
    assert scene.tabletop.item(Slot("total", 2)) is not None


def test_everything_can_be_drawn_again_for_another_screen(qtbot):
    scene = a_scene(2)
    with qtbot.waitSignal(scene.sharpening.ended, timeout=20_000):
        scene.draw_for(2.0)
    pixmaps = [ground.pixmap() for _, ground in scene.tabletop.backgrounds.laid.values()]
    assert {pixmap.devicePixelRatio() for pixmap in pixmaps} == {2.0}


def test_targets_and_slots_agree():
    scene = a_scene()
    targets = [CELL, ClickTarget("bonus", "monk"), *(ClickTarget("die", at) for at in range(1, 5))]
    for target in targets:
        (slot,) = TABLE.slots_of(target, scene.state, 0)
        assert TABLE.target_of(slot, scene.state, 0) == target
    assert TABLE.target_of(Slot("cell", 1, "4.4"), scene.state, 0) is None
    assert TABLE.target_of(Slot("die", None, 0), scene.state, 0) is None
    assert TABLE.target_of(Slot("cell", 0, "4.4"), scene.state, None) is None


def test_a_click_on_the_workers_takes_one():
    scene = a_scene()
    slot, taken, filtered = (
        Slot("bonus", 0, "worker"),
        ClickTarget("worker"),
        ClickTarget("bonus", "worker"),
    )
    assert TABLE.slots_of(taken, scene.state, 0) == [slot]
    assert TABLE.clicked_target(slot, scene.state, 0, {taken: Highlight()}) == taken
    assert (
        TABLE.clicked_target(slot, scene.state, 0, {taken: Highlight(), filtered: Highlight()})
        == filtered
    )


def test_every_animation_ends_in_the_state_of_the_game(caplog):
    """Each step of two games is played and skipped to its end."""
    caplog.set_level(logging.WARNING)
    for seats in (1, 3):
        scene, shown = TableScene(), []
        scene.resize(QSizeF(1280, 764), 1.0)
        for game in random_game(seats, "secret", "D", rounds=6):
            shown.append((a_view(game), len(game.events)))
        scene.show_view(shown[0][0], 0)
        for (_, before), (view, _) in pairwise(shown):
            scene.play(ViewStep(view, None, None, view.events[before:]))
            scene.skip()
    assert not [record for record in caplog.records if "differed" in record.message]
