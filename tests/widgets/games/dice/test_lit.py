"""Tests of the marks that glow on the table of the Dice Game while a space is chosen."""

from __future__ import annotations

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.table_scene import TableScene

SEED = 5


def a_scene(qtbot, acts):
    """Return a table after some actions, with its offers."""
    game = RunningGame.begin(
        LineUp((SeatPlan("Anna", None),), {"game": "burgundy-dice", "seed": SEED})
    )
    while acts:
        game.act(game.view.legal["actions"][0])
        acts -= 1
    scene, decision = TableScene(), Decision()
    scene.show_view(game.view, 0)
    decision.begin(game.view)
    scene.offer(decision.highlights)
    return scene, decision


def test_the_pair_of_dice_has_a_ring_while_the_pointer_is_over_a_space(qtbot):
    scene, decision = a_scene(qtbot, 1)
    target = next(target for target in decision.highlights if target.kind == "cell")
    scene.point_at(scene.rect_of(target).center())
    assert scene.lights.beside() == len(decision.highlights[target].dice) == 2
    scene.point_at(None)
    assert scene.lights.beside() == 0


def test_spaces_that_cost_a_bonus_have_another_ring(qtbot):
    for acts in range(1, 30):
        scene, decision = a_scene(qtbot, acts)
        lit = scene.lights.lit()
        priced = {t.place for t, offer in decision.highlights.items() if offer.glow == "priced"}
        cells = {t.place for t in decision.highlights if t.kind == "cell"}
        assert {slot.at for slot in lit if lit[slot] == "priced" and slot.kind == "cell"} == (
            priced & cells
        )
        if priced & cells:
            assert lit[Slot("cell", 0, next(iter(priced & cells)))] == "priced"
            return
    raise AssertionError("nothing had to be paid for")
