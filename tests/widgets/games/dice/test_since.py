"""Tests of the summary of a round in which all players have marked at the same time."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.people.recap_cards import actions_by_seat, lines_since_last_turn
from tests.widgets.games.dice.told import NAMES, moments, seen

LOG = log_of("burgundy-dice")


@pytest.mark.parametrize("seat", range(3))
def test_the_summary_lists_the_marks_of_all_others_in_the_last_round(seat):
    rounds = 0
    for game in moments(3):
        state = game.state()
        if state["round"] in (None, 1) or state["waiting"] != [0, 1, 2]:
            continue
        view = seen(game, seat)
        lines = LOG.lines(view.events, NAMES, state)
        told = actions_by_seat(lines_since_last_turn(view, seat, lines))
        acts = [doings.seat for doings in told if any(is_mark(done) for done in doings.actions)]
        last = [event for event in view.events if event["event"] == "round"][-2]
        after = view.events[view.events.index(last) + 1 :]
        marked = {event["seat"] for event in after if event["event"] == "action"}
        assert sorted(acts) == sorted(marked - {seat})
        rounds += 1
    assert rounds > 10


def is_mark(done):
    return done.line.action_icon is not None and done.line.action_icon.kind == "mark"
