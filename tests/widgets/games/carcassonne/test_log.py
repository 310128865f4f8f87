"""Tests of the log of Carcassonne in words, and of the progress of the game."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import get_args

import pytest

from burgundy_qt.rules.carcassonne.protocol import EventType
from burgundy_qt.rules.carcassonne.tiles import NAMES as KINDS
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import point_reason
from burgundy_qt.widgets.games.carcassonne.carcassonne_log import TELLING
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import small_tile, tiles_counted
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import points_text as counted
from burgundy_qt.widgets.theme import sprite_files
from tests.widgets.games.carcassonne.played import MODULES, any_action
from tests.widgets.games.carcassonne.positions import new_game

LOG = log_of("carcassonne")
NAMES = ("You", "Aliénor", "Guilhem", "Esclarmonde", "Raimon", "Blanca")


def action(seat=0, **about):
    return {"event": "action", "seat": seat, "action": about}


def place(tile="E", seat=0):
    return action(seat, type="place", tile=tile, cell="0,-1", rotation=2)


def meeple(on, seat=0):
    return action(seat, type="meeple", on=on)


def complete(feature, *meeples):
    return {"event": "complete", "feature": feature, "points": 8, "meeples": list(meeples)}


def points(brought, reason, seat=0):
    return {"event": "points", "seat": seat, "points": brought, "for": reason}


def lines(*events, names=NAMES[:2], **more):
    return LOG.lines(events, names, **more)


def texts_of(*events, **more):
    return [line.text for line in lines(*events, **more)]


def test_a_tile_is_named_by_its_picture_and_a_follower_by_its_feature():
    laid, put = lines(place("D"), meeple("0,-1/road:0"))
    assert (laid.text, laid.picture) == ("Placed city edge with straight road", small_tile("D"))
    assert (put.text, put.picture) == (
        "Placed a thief on the road",
        "carcassonne/followers/thief-0",
    )
    assert texts_of(meeple("1,0/city:0"), meeple("1,0/field:1"), meeple("1,0/monastery")) == [
        "Placed a knight in the city",
        "Placed a farmer in the field",
        "Placed a monk in the monastery",
    ]
    assert texts_of(meeple("1,0/bridge")) == ["Placed a thief on the bridge"]


def test_completed_features_are_a_detail_for_the_own_seat_and_a_line_for_others(qapp):
    done = complete("0,-1/city:0", 1, 1), points(8, "city"), points(8, "city", 1)
    laid, own, other = lines(place(), *done)
    assert (own.kind, own.text, laid.points) == ("detail", "City complete: +8", 8)
    assert (other.kind, other.seat, other.text) == ("action", 1, "City complete: +8")
    assert other.points == 8 and not sprite_files.pixmap(other.picture, 17).isNull()


def test_completed_features_without_followers_have_a_line():
    assert texts_of(place(), complete("0,-1/road:0", 0, 0))[1] == "Road complete, unclaimed"
    assert texts_of(place(), complete("0,-1/bridge", 0, 0))[1] == "Road complete, unclaimed"
    assert texts_of(place(), complete("0,-1/city:0", 0, 1)) == ["Placed city edge"]


def test_a_necessary_bridge_follows_its_tile_and_a_free_one_has_its_own_line():
    needed = {"event": "bridge", "seat": 0, "cell": "0,-1", "axis": "ew"}
    assert texts_of(place("V"), needed) == ["Placed bent road", "With a bridge"]
    assert texts_of(action(type="bridge", cell="0,0", axis="ns")) == ["Built a bridge"]


def test_declined_choices_have_no_line_except_passed_bids():
    declined = action(type="pass")
    assert texts_of(place(), declined) == ["Placed city edge"]
    assert texts_of(place(), declined, is_brief=True) == ["Placed city edge", "Did nothing more"]
    bid = action(1, type="bid", points=0)
    assert texts_of(bid, declined) == [f"Bid {counted(0)}", "Passed"]


def test_a_passed_bid_is_recognized_by_the_state_or_the_sale():
    declined = action(type="pass")
    sold = {"event": "sold", "seat": 1, "tile": "B", "points": 0}
    assert texts_of(declined) == []
    assert texts_of(declined, state={"bazaar": {"lot": "B"}}) == ["Passed"]
    assert texts_of(declined, sold) == ["Passed", "Gets monastery for free"]
    turn = {"event": "turn", "seat": 0}
    assert texts_of(turn, place(), declined, state={"bazaar": {"lot": "B"}}) == ["Placed city edge"]


def test_points_after_a_pass_have_a_separate_line():
    shown = lines(place(), action(type="pass"), complete("1,0/city:0", 1, 0), points(4, "city"))
    assert [(line.kind, line.text) for line in shown[1:]] == [("action", "City complete: +4")]


def test_an_auction_lists_tiles_bids_buyers_and_payments():
    opened = {"event": "bazaar", "tiles": ["B", "V"]}
    sold = {"event": "sold", "seat": 0, "tile": "V", "points": 3}
    shown = texts_of(
        opened, action(1, type="choose", tile="V"), action(1, type="bid", points=1),
        action(0, type="bid", points=3), action(1, type="sell"),
        sold, points(-3, "bazaar"), points(3, "bazaar", 1),
    )  # fmt: skip
    assert shown == [
        "Bazaar: monastery, bent road",
        "Chose bent road",
        f"Bid {counted(1)}",
        f"Bid {counted(3)}",
        "Gets bent road",
        f"Pays {counted(3)}",
        f"Gets {counted(3)}",
    ]


def test_castles_have_lines_when_they_are_built_choose_a_feature_and_score():
    made = action(type="castle", city="0,0/city:0")
    chosen = action(type="claim", castle="0,0/city:0", feature="1,2/road:0")
    scores = {"event": "castle", "seat": 0, "castle": "0,0/city:0", "feature": "1,2/road:0"}
    assert texts_of(made) == ["Turned the small town into a castle"]
    assert texts_of(chosen, scores, points(5, "castle")) == [
        "Chose for the castle: road at 1 east, 2 south",
        "Castle scores: +5",
    ]


def test_tiles_that_leave_the_game_have_a_line():
    gone = {"event": "discard", "seat": 0, "tile": "X"}
    assert texts_of(gone) == ["Four-way crossing fits nowhere and leaves the game"]
    assert texts_of(action(type="discard")) == ["Put the tile aside: it fits only with a bridge"]


def test_the_final_scoring_has_a_heading():
    final = points(3, "city-left"), points(6, "field", 1)
    end = {"event": "end", "points": [31, 31], "places": [1, 1]}
    assert texts_of(*final, end) == [
        "Final scoring",
        "Unfinished city: +3",
        "Field: +6",
        f"Shared victory with {counted(31)}: You and Aliénor",
    ]
    assert texts_of(end | {"places": [2, 1]}) == [f"Aliénor wins with {counted(31)}"]


SILENT = {"start", "tile", "castle", "action"}
"""Events without a line of their own: the table shows them, or another line includes them."""


def test_every_kind_of_event_has_a_line_or_a_reason_for_none():
    assert set(TELLING) | SILENT == set(get_args(EventType)) and not set(TELLING) & SILENT


@cache
def finished_game(players):
    game, luck = new_game(5, players=players, modules=MODULES), random.Random(5)
    while not game.is_over:
        game.apply(any_action(game, luck))
    return game


@pytest.mark.parametrize("players", [2, 6])
def test_the_lines_include_every_point_of_a_game_and_existing_pictures(players, qapp):
    game = finished_game(players)
    shown = LOG.lines(game.events, NAMES[:players], game.state())
    scored = [event for event in game.events if point_reason(event) is not None]
    for seat in range(players):
        own = sum(event["points"] for event in scored if event["seat"] == seat)
        assert sum(line.points for line in shown if line.seat == seat) == own
    for picture in {line.picture for line in shown if line.picture}:
        assert not sprite_files.pixmap(picture, 17).isNull()


def test_every_tile_has_a_small_picture(qapp):
    assert not any(sprite_files.pixmap(small_tile(kind), 17).isNull() for kind in KINDS)


def test_the_log_is_the_same_step_by_step_and_at_once():
    game = finished_game(2)
    whole = LOG.lines(game.events, NAMES[:2], game.state())
    starts = [at for at, event in enumerate(game.events) if event["event"] == "action"]
    told, known = [], Game(dict(game.request))
    for first, end in pairwise([0, *starts, len(game.events)]):
        told += LOG.lines(game.events[first:end], NAMES[:2], known.state(), first)
        if first:
            known.apply(game.events[first]["action"])
    assert [line.text for line in told] == [line.text for line in whole]
    assert [line.event for line in told] == [line.event for line in whole]


def test_the_course_counts_placed_tiles_and_those_in_the_pile():
    game = new_game(1, modules=[])
    state = game.state()
    assert LOG.turns(state) == 71
    assert LOG.moment(state) == "Tile 1"
    assert LOG.milestone(state) == f"Tile 1, {tiles_counted(70)} left"
    assert LOG.milestone(state | {"pile": 0}) == "Tile 1, the pile is empty"
    assert LOG.moment(finished_game(2).state()).startswith("Tile ")


def test_bazaars_do_not_change_the_number_of_turns():
    game = finished_game(2)
    known, told = Game(dict(game.request)), set()
    for event in game.events:
        if event["event"] == "action":
            told.add(LOG.turns(known.state()))
            assert LOG.moment(known.state())
            known.apply(event["action"])
    assert len(told) <= 2 and max(told) == 83
