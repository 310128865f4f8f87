"""Tests of a person's decision: the messages during it, and the one action that results."""

from __future__ import annotations

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.play.decision import END, Decision
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.games import empty_table, with_seat

BUY = {"type": "buy", "depot": "black", "tile": "castle", "discard": None, "pay": "silver"}
ENDING = {"type": "end"}
TAKE = {"type": "take", "die": 3, "depot": 3, "tile": "ship", "discard": None}
LATER = {"type": "take", "die": 4, "depot": 4, "tile": "mine", "discard": None}


class Heard:
    """A decision about these actions, with its signals."""

    def __init__(self, *actions, people=1):
        plans = SeatPlan("Anna"), SeatPlan("Margaux", None if people == 2 else "page")
        self.actions = actions
        self.decision = Decision()
        self.acted, self.refused, self.changes = [], [], []
        self.decision.acted.connect(lambda revision, action: self.acted.append((revision, action)))
        self.decision.refused.connect(self.refused.append)
        self.decision.changed.connect(lambda: self.changes.append(self.decision.is_open))
        prices = [{"workers": 0, "silver": 2 * (action["type"] == "buy")} for action in actions]
        state = with_seat(with_seat(empty_table(2), 0, estate="1"), 1, estate="1").to_object()
        legal = {"seat": 0, "waiting": [0], "actions": list(actions)}
        self.decision.begin(
            GameView("g", 7, LineUp(plans, {}), state, legal, prices, (), False, False, False)
        )


def test_a_finished_choice_is_sent_once_with_its_revision_and_closes_the_decision():
    heard = Heard(TAKE, LATER)
    heard.decision.click(ClickTarget("market", 3, "ship"))
    assert heard.acted == [(7, TAKE)]
    assert heard.acted[0][1] is heard.actions[0]
    assert not heard.decision.is_open and heard.decision.highlights == {}
    heard.decision.click(ClickTarget("market", 4, "mine"))
    assert len(heard.acted) == 1


def test_a_possible_purchase_is_pointed_out_once_and_can_then_be_skipped():
    heard = Heard(BUY, ENDING)
    heard.decision.end()
    assert heard.acted == [] and "still buy" in heard.refused[0]
    heard.decision.end()
    assert heard.acted == [(7, ENDING)]


def test_without_a_purchase_or_with_the_setting_off_the_turn_ends_at_once():
    heard = Heard(ENDING)
    heard.decision.end()
    assert heard.acted == [(7, ENDING)]
    heard = Heard(BUY, ENDING)
    heard.decision.points_out_purchase = False
    heard.decision.end()
    assert heard.acted == [(7, ENDING)]


def test_ending_a_turn_too_early_is_refused_in_words():
    heard = Heard(TAKE)
    heard.decision.end()
    assert heard.acted == [] and heard.refused == ["Choose a glowing tile in a depot."]


def test_a_click_on_something_that_is_not_offered_changes_nothing():
    heard = Heard(TAKE)
    heard.decision.click(ClickTarget("cell", "4.4"))
    assert heard.acted == [] and len(heard.refused) == 1 and heard.decision.is_open


@pytest.mark.parametrize(("people", "heading"), [(1, "Your turn"), (2, "Anna’s turn")])
def test_the_heading_names_the_player_whose_turn_it_is(people, heading):
    assert Heard(TAKE, people=people).decision.prompt.heading == heading


def test_only_ending_the_turn_is_left_if_nothing_can_be_bought():
    assert Heard(ENDING).decision.only_end_is_left
    assert not Heard(BUY, ENDING).decision.only_end_is_left
    assert END in Heard(BUY, ENDING).decision.highlights


def test_going_back_before_any_choice_shows_no_message():
    heard = Heard(TAKE)
    before = len(heard.changes)
    heard.decision.back()
    assert len(heard.changes) == before
