"""Tests of the log of the Dice Game in words, and of the progress of the game."""

from __future__ import annotations

from typing import get_args

import pytest

from burgundy_qt.rules.dice.protocol import EventType
from burgundy_qt.rules.dice.sheets import COLOURS
from burgundy_qt.widgets.games.dice.dice_log import log_lines
from burgundy_qt.widgets.games.dice.dice_texts import bonuses_counted
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.theme import sprite_files
from tests.widgets.games.dice.told import NAMES, finished, moments

LOG = log_of("burgundy-dice")
ROUND = {
    "event": "round",
    "phase": "II",
    "round": 3,
    "boxes": 6,
    "numbers": [4, 2],
    "colours": ["river", "pasture"],
    "hourglass": 1,
}


def action(seat=0, paid=None, **about):
    return {"event": "action", "seat": seat, "action": about, "paid": paid}


def mark(cell, number, seat=0, paid=None):
    return action(seat, paid, type="mark", cell=cell, number=number)


def lines(*events, names=NAMES[:2]):
    return log_lines(events, names, "A")


def texts_of(*events, names=NAMES[:2]):
    return [line.text for line in lines(*events, names=names)]


def test_a_round_shows_its_dice_beside_the_hourglass():
    (line,) = lines(ROUND)
    assert (line.kind, line.text) == ("heading", "4 and 2, blue and yellow")
    assert line.picture == "dice-game/dice/hourglass-1"


def test_a_phase_opens_with_a_heading():
    (line,) = lines({"event": "phase", "phase": "II"})
    assert (line.text, line.opens_phase, line.picture) == ("Phase II begins", True, None)


def test_a_double_without_goods_sells_nothing_and_says_so():
    assert texts_of(ROUND | {"hourglass": 2})[1] == "Two hourglasses, but no goods yet"


def test_a_sale_shows_the_goods_and_the_gains():
    sale = {"event": "sale", "seat": 1, "goods": 2}
    points = {"event": "points", "seat": 1, "points": 4, "for": "sale"}
    gain = {"event": "gain", "seat": 1, "silver": 2, "for": "sale"}
    assert texts_of(ROUND | {"hourglass": 2}, sale, points, gain)[1:] == [
        "Two hourglasses: all goods are sold",
        f"Sold {bonuses_counted('goods', 2)}",
        "+4, 2 silver",
    ]


def test_a_mark_names_the_colour_of_its_space_and_shows_it():
    (line,) = lines(mark("1.1", 6, seat=1))
    assert (line.seat, line.text, line.picture) == (1, "6 in a river", "dice-game/log/river-6")


@pytest.mark.parametrize("paid", ["monk", "worker", "silver"])
def test_a_mark_names_the_bonus_that_it_costs(paid):
    assert texts_of(mark("1.1", 6, paid=paid)) == [f"6 in a river, {paid}"]


def test_a_region_shows_size_points_and_bonus_in_one_line():
    assert texts_of(
        mark("1.2", 6),
        {"event": "points", "seat": 0, "points": 3, "for": "river"},
        {"event": "gain", "seat": 0, "goods": 1, "for": "river"},
    ) == ["6 in a river", f"Region of 2: +3, {bonuses_counted('goods', 1)}"]


def test_a_worker_instead_of_a_mark_has_one_line():
    took = {"event": "gain", "seat": 0, "worker": 1, "for": "worker"}
    assert texts_of(action(type="worker"), took) == ["Nothing fits: a worker instead"]


def test_a_full_colour_says_if_the_seat_was_first():
    bonus = {"event": "bonus", "seat": 1, "colour": "mine", "size": "second", "points": 1}
    assert texts_of(bonus) == ["+1 for second with all mines"]
    assert texts_of(bonus | {"seat": 0}, names=["You"]) == ["+1 for all mines"]


def test_a_turn_opens_with_the_first_mark_of_a_seat_in_a_round():
    marks = mark("1.1", 6), mark("1.2", 5, paid="silver"), mark("1.1", 6, seat=1)
    opening = [line.opens_turn for line in lines(ROUND, *marks, ROUND, mark("1.2", 5, seat=1))]
    assert opening == [False, True, False, True, False, True]


def test_the_end_names_the_winner_or_all_who_share_the_victory():
    end = {"event": "end", "points": [50, 50], "bonuses": [2, 2], "places": [1, 1]}
    assert texts_of(end) == ["Shared victory with 50 points: You and Margaux"]
    assert texts_of(end | {"places": [2, 1]}) == ["Margaux wins with 50 points"]
    assert texts_of(end | {"places": [1, 2]}) == ["You win with 50 points"]


def test_in_a_solo_game_the_end_shows_the_verdict():
    end = {"event": "end", "points": [62], "bonuses": [2], "places": [1], "verdict": "excellent"}
    assert texts_of(end, names=["You"]) == ["62 points: Excellent"]


@pytest.mark.parametrize("players", [1, 2, 6])
def test_the_points_of_all_lines_add_up_to_the_result(players, qapp):
    game = finished(players)
    assert {event["event"] for event in game.events} <= set(get_args(EventType))
    shown = LOG.lines(game.events, NAMES[:players], game.state())
    for seat, total in enumerate(game.state()["result"]["points"]):
        assert sum(line.points for line in shown if line.seat == seat) == total
    for line in shown:
        assert line.picture is None or not sprite_files.pixmap(line.picture, 17).isNull()


def test_every_number_has_a_small_picture_on_every_colour(qapp):
    for colour in COLOURS:
        for number in range(1, 7):
            assert not sprite_files.pixmap(f"dice-game/log/{colour}-{number}", 17).isNull()


@pytest.mark.parametrize(("players", "boxes"), [(1, 8), (2, 10)])
def test_the_milestone_counts_the_boxes_of_the_phase(players, boxes):
    for game in moments(players):
        state = game.state()
        crossed = sum(state["boxes"]) % boxes or boxes
        phase = state["phase"]
        assert LOG.milestone(state) == (f"Phase {phase}, {crossed} of {boxes}" if phase else "")
        assert LOG.moment(state) == (f"Phase {phase}, round {state['round']}" if phase else "")


@pytest.mark.parametrize("players", [1, 2, 3])
def test_no_game_has_more_turns_than_announced(players):
    game = finished(players)
    rounds = sum(event["event"] == "round" for event in game.events)
    assert rounds * players <= LOG.turns(game.state())
