"""Tests of the cost of each choice, on the table and in the list of moves: while its key is held,
or until it is pressed again."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.panels.choice_costs import HELD, sign_rect
from burgundy_qt.widgets.phrases.loss_text import Cost
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, TextStyle
from burgundy_qt.widgets.theme.palette import LIGHT
from tests.session.short_games import act_at_random
from tests.widgets.window_driver import AtTheWindow, button

SHIFT = Qt.KeyboardModifier.ShiftModifier


class Costly(AtTheWindow):
    """A person who looks at the costs in a casual game, or in a rated one with `rated`."""

    def __init__(self, tmp_path):
        super().__init__(tmp_path)
        self.answers = []
        self.session.compared.connect(self.answers.append)

    def begin(self, game, rated=False):
        plans = SeatPlan("You"), SeatPlan("Page", "page")
        request = {"game": game, "seed": 5, "players": 2}
        self.session.new_game(LineUp(plans, request, casual=not rated))
        self.wait_for_my_turn()
        self.wait_until(self.window.isActiveWindow)

    @property
    def costs(self):
        return self.window.costs

    def press_key(self):
        QTest.keyClick(self.page.view, Qt.Key.Key_L, SHIFT)

    def wait_for_costs(self):
        self.wait_until(lambda: bool(self.answers) and self.answers[-1].is_last)


@pytest.fixture
def costly(qtbot, tmp_path):
    window = Costly(tmp_path)
    yield window
    window.close()
    assert window.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_a_press_marks_every_choice_on_the_table_until_the_next_press(costly, game):
    costly.begin(game)
    costly.press_key()
    costly.wait_for_costs()
    legal = costly.session.view.legal["actions"]
    told = [action for action, _ in costly.answers[-1].costs]
    assert all(action in told for action in legal) and len(told) == len(legal)
    assert costly.costs.marks.costs and costly.costs.marks._item is not None
    assert any(cost.is_nothing for cost in costly.costs.marks.costs.values())
    costly.press_key()
    assert not costly.costs.is_on and costly.costs.marks._item is None


def test_two_equal_tiles_of_the_display_have_the_same_cost(costly):
    request = {"game": "tuscany", "seed": 5, "players": 2, "setup": "fixed"}
    plans = SeatPlan("You"), SeatPlan("Anna")
    running, chance = RunningGame.begin(LineUp(plans, request)), random.Random(1)
    while not may_take_either_of_two(running):
        act_at_random(running, 1, chance)
    running.casual = True
    costly.take_up(running)
    costly.costs.toggle()
    costly.wait_for_costs()
    display, costs = costly.session.view.state["display"], costly.costs.marks.costs
    slots = [Slot("display", None, at) for at, tile in enumerate(display) if tile == twin(display)]
    assert len(slots) == 2 and costs[slots[0]] == costs[slots[1]]


def twin(display):
    """Return a tile that is in the display exactly twice, or None."""
    return next((tile for tile in display if tile and display.count(tile) == 2), None)


def may_take_either_of_two(running):
    tile = twin(running.game.state()["display"])
    actions = running.game.legal(running.game.deciding())["actions"]
    return tile and any(one["type"] == "take" and one["tile"] == tile for one in actions)


def test_holding_the_key_shows_the_costs_until_it_is_released(costly, monkeypatch):
    costly.begin("burgundy")
    view = costly.page.view
    QTest.keyPress(view, Qt.Key.Key_L, SHIFT)
    assert costly.costs.is_on
    costly.costs._pressed_at -= 2 * HELD
    QTest.keyRelease(view, Qt.Key.Key_L, SHIFT)
    assert not costly.costs.is_on


def test_the_list_of_moves_shows_the_cost_of_each_move(costly):
    costly.begin("burgundy")
    costly.press(Qt.Key.Key_M)
    costly.costs.toggle()
    costly.wait_for_costs()
    moves = costly.window.moves.panel.list.entries.moves
    assert moves and all(move.cost is not None for move in moves)
    assert any("as good as the best" in move.spoken for move in moves)
    assert any("chance to win" in move.spoken for move in moves)
    costly.costs.toggle()
    assert all(move.cost is None for move in costly.window.moves.panel.list.entries.moves)


def test_in_a_rated_game_costs_are_shown_after_a_question_and_it_becomes_casual(costly):
    costly.begin("burgundy", rated=True)
    costly.press_key()
    costly.wait_until(lambda: isinstance(costly.window.dialog, ConfirmDialog))
    assert not costly.costs.is_on and not costly.session.view.casual
    costly.click(button(costly.window.dialog, "Show the costs"))
    costly.wait_for_costs()
    assert costly.session.view.casual


def test_a_move_hides_the_costs(costly):
    costly.begin("burgundy")
    costly.costs.toggle()
    costly.wait_for_costs()
    costly.page.decision.play(costly.session.view.legal["actions"][0])
    assert not costly.costs.is_on and not costly.costs.marks.costs


def test_the_sign_of_a_cost_covers_neither_a_price_nor_the_words_of_a_plate(qapp):
    style, cost = PaintStyle(LIGHT, "", 1.0, 1.0), Cost(0.25, False)
    cell = SlotPlace(QRectF(0, 0, 60, 70), "hex")
    usual = sign_rect(cell, cost, style, [])
    price = QRectF(usual.left(), usual.center().y(), 20, 18)
    moved = sign_rect(cell, cost, style, [price])
    assert not moved.intersects(price) and cell.rect.contains(moved)
    assert sign_rect(cell, cost, style, [cell.rect]) == usual
    plate = SlotPlace(QRectF(0, 0, 40, 66), "plate", lettering=TextStyle(17))
    assert sign_rect(plate, cost, style, []).bottom() < plate.rect.center().y()


def test_a_cost_is_shown_in_one_unit():
    assert Cost(0.043, False).text == "\u22124%" and Cost(0.004, False).text == "0%"
    assert Cost(2.4, True).text == "\u22122" and Cost(0.3, True).spoken == "as good as the best"
    assert Cost(2.4, True).spoken == "costs 2 points"
