"""Tests of the list of others' actions since a player's last turn, in random games."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.burgundy.state_codec import source_of
from burgundy_qt.widgets.games.burgundy.log_text import log_lines
from burgundy_qt.widgets.people.recap_cards import (
    actions_by_seat,
    has_acted,
    lines_since_last_turn,
    present_turn,
)
from tests.widgets.games import NAMES, positions, view_of

KINDS = {"take", "place", "sell", "workers", "buy", "hire", "loaded"}


def turns_of(seed, **fixed):
    """Yield the first decision of every turn: the view of the game, the seat, and the lines of the
    log."""
    begun = 0
    for game in positions(seed, setup="fixed", **fixed):
        view, seat = view_of(game), game.legal()["seat"]
        turns = sum(event["event"] == "turn" for event in view.events)
        if turns > begun:
            begun = turns
            yield view, seat, log_lines(view.events, NAMES)


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_of_others_has_a_picture_and_every_point_is_counted_once(players):
    for view, seat, lines in turns_of(3, players=players, estates=["1"] * players):
        done = actions_by_seat(lines_since_last_turn(view, seat, lines))
        began = present_turn(view, seat)
        own = [
            at
            for at in range(began)
            if (e := view.events[at])["event"] == "action" and e["seat"] == seat
        ]
        since = view.events[own[-1] + 1 : began] if own else view.events[:began]
        acted = [
            e
            for e in since
            if e["event"] == "action" and e["action"]["type"] in KINDS and "tile" in e["action"]
        ]
        told = [action.line for doings in done for action in doings.actions]
        assert seat not in [doings.seat for doings in done]
        assert len([line for line in told if line.action_icon.piece.startswith("tiles/")]) == len(
            acted
        )
        for doings in done:
            points = sum(e["points"] for e in since if source_of(e) and e["seat"] == doings.seat)
            assert doings.points == points


def test_the_seats_are_in_the_order_in_which_they_acted():
    for view, seat, lines in turns_of(5, players=3, estates=["1"] * 3):
        since = lines_since_last_turn(view, seat, lines)
        firsts = list(dict.fromkeys(line.seat for line in since if line.action_icon is not None))
        assert [doings.seat for doings in actions_by_seat(since)] == firsts


def test_the_actions_before_a_turn_stay_in_the_list_during_the_turn():
    known = None
    for game in positions(7, setup="fixed", players=3, estates=["1"] * 3):
        view, seat = view_of(game), game.legal()["seat"]
        if view.events[present_turn(view, seat) :][:1] == ():
            continue
        told = [
            line.text
            for line in lines_since_last_turn(view, seat, log_lines(view.events, NAMES))
            if line.action_icon
        ]
        if not has_acted(view, seat):
            known = told
        else:
            assert told == known
