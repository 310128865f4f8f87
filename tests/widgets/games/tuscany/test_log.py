"""Tests of the log of Tuscany in words, and of the progress of the game."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import get_args

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import point_reason
from burgundy_qt.rules.tuscany.known_seat import SeatState
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import ADDED, EventType
from burgundy_qt.widgets.games.tuscany.tuscany_log import TELLING, log_lines
from burgundy_qt.widgets.games.tuscany.tuscany_texts import cards_counted, counted_name
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.theme import sprite_files

LOG = log_of("tuscany")
NAMES = ("You", "Ginevra", "Lorenzo", "Caterina")
DEALT = ("A1", "B1", "C1"), ("A2", "B2", "C2")
STATE = TuscanyState(seats=tuple(SeatState(boards=boards) for boards in DEALT))


def action(seat=0, cards=0, workers=0, marble=0, **about):
    paid = {"cards": cards, "workers": workers, "marble": marble}
    return {"event": "action", "seat": seat, "action": about, "paid": paid}


def place(tile, cell="A.M2", seat=0, **about):
    return action(seat, type="place", tile=tile, cell=cell, **about)


def draw(count, seat=0, reason="draw"):
    return {"event": "draw", "seat": seat, "count": count, "for": reason}


def cards(*names, seat=0):
    return {"event": "cards", "seat": seat, "cards": list(names), "to": [seat]}


def points(brought, reason, track="green", seat=0):
    return {"event": "points", "seat": seat, "points": brought, "track": track, "for": reason}


def lines(*events, names=NAMES[:2]):
    return log_lines(events, names, STATE)


def texts_of(*events, names=NAMES[:2]):
    return [line.text for line in lines(*events, names=names)]


def test_drawn_cards_are_counted_for_all_and_named_only_for_their_owner():
    drawn = action(type="draw"), draw(3)
    assert texts_of(*drawn) == [f"Drew {cards_counted(3)}"]
    assert texts_of(*drawn, cards("cart", "inn", "inn")) == [
        f"Drew {cards_counted(3)}",
        f"{counted_name(2, 'inn')} and cart",
    ]


def test_a_draw_with_a_shuffle_has_one_more_line():
    shuffle = {"event": "shuffle", "pile": "cards", "count": 57}
    assert texts_of(action(type="draw"), draw(1), shuffle, draw(2)) == [
        f"Drew {cards_counted(1)}",
        f"Discards shuffled: {cards_counted(57)}, drew {cards_counted(2)}",
    ]


def test_gains_of_a_tile_are_in_one_line_below_it():
    gain = {"event": "gain", "seat": 0, "marble": 1, "for": "quarry"}
    bonus = {"event": "bonus", "seat": 0, "colour": "quarry", "rank": 2, "points": 1}
    laid = place("quarry"), gain, points(3, "region"), bonus
    (line, detail) = lines(*laid)
    assert (line.text, line.picture) == ("Placed quarry", "tuscany/tiles/mini-quarry")
    assert line.points == 4
    assert detail.text == "+1 marble, region of 2: +3 green, second with all quarries: +1 green"


def test_an_unusual_price_is_named():
    assert texts_of(place("inn")) == ["Placed inn"]
    assert texts_of(action(type="place", tile="inn", cell="A.M2", cards=2)) == ["Placed inn"]
    paid = action(cards=2, workers=0, type="place", tile="inn", cell="A.M2")
    assert texts_of(paid) == ["Placed inn"]
    paid = action(cards=3, workers=0, type="place", tile="inn", cell="A.M2")
    assert texts_of(paid) == [f"Placed inn for {cards_counted(3)}"]
    paid = action(cards=1, workers=1, type="place", tile="inn", cell="A.M2")
    assert texts_of(paid) == ["Placed inn for 1 worker"]
    paid = action(cards=2, workers=1, type="place", tile="inn", cell="A.M2")
    assert texts_of(paid) == [f"Placed inn for {cards_counted(2)} and 1 worker"]


def test_a_hexagon_names_the_colour_of_its_space():
    (line,) = lines(place("hexagon", "A.L1"))
    assert line.text == "Placed the hexagon as inn"
    (line,) = log_lines([place("hexagon", "A.L1")], NAMES)
    assert line.text == "Placed wooden hexagon"


def test_a_tile_placed_by_a_castle_names_the_castle():
    assert texts_of(place("cart", by="castle")) == ["Castle: placed cart"]
    assert texts_of(action(type="pass", by="castle")) == ["Castle: placed nothing"]


def test_a_yield_card_lists_its_gains():
    turned = {"event": "yield", "seat": 0, "card": "card-and-red"}
    more = draw(1, reason="yield"), points(1, "yield", "red")
    assert texts_of(place("cart"), turned, *more) == [
        "Placed cart",
        "Yield card: one region card and 1 red point",
    ]
    hexagon = {"event": "yield", "seat": 0, "card": "hexagon"}
    assert texts_of(place("cart"), hexagon, points(2, "hexagon", "red"))[1] == (
        "Yield card: a wooden hexagon, no room for the hexagon: +2 red"
    )


def test_a_second_action_opens_with_its_marble():
    assert texts_of(action(type="draw", by="marble", marble=1), draw(3)) == [
        "Marble: one more action",
        f"Drew {cards_counted(3)}",
    ]


def test_a_discarded_tile_has_a_line():
    assert texts_of(action(type="take", tile="cart", discard="hexagon")) == [
        "Took cart",
        "Wooden hexagon discarded",
    ]


def test_five_of_a_colour_and_a_swap_have_one_line_each():
    sweep = {"event": "sweep", "colour": "village", "slots": [0, 1, 2, 3, 4], "for": "five"}
    taken = action(type="take", tile="cart", discard=None)
    assert texts_of(taken, sweep)[1] == "Five of one colour, all removed: villages"
    swap = action(type="swap", colour="village")
    assert texts_of(swap, sweep | {"for": "swap"}) == ["No tile fits: swapped all villages"]


def test_an_emptied_stack_says_when_the_phase_ends():
    taken = action(type="take", tile="cart", discard=None)
    emptied = {"event": "emptied", "seat": 0, "stack": 1, "ends": True}
    assert texts_of(taken, emptied)[1] == "Left stack empty: phase I ends with this round"
    assert texts_of(taken, emptied | {"ends": False})[1] == "Left stack empty"
    last = emptied | {"stack": 3}
    assert texts_of(taken, last)[1] == "Right stack empty: one more round after this one"


def test_phases_and_the_last_round_are_headings_and_other_rounds_are_not():
    first = {"event": "round", "phase": 1, "round": 1, "last": False}
    second = first | {"round": 2}
    over = {"event": "phase-end", "phase": 1}
    third = {"event": "round", "phase": 2, "round": 3, "last": False}
    last = {"event": "round", "phase": 3, "round": 9, "last": True}
    shown = lines(first, second, over, points(9, "phase", "red"), third, last)
    assert [(line.text, line.opens_phase) for line in shown] == [
        ("Phase I begins", True),
        ("Phase I scored", False),
        ("+9 from green points", False),
        ("Phase II begins", True),
        ("The last round", False),
    ]


def test_points_added_at_a_phase_end_are_not_counted_twice():
    (_, line) = lines({"event": "phase-end", "phase": 1}, points(9, "phase", "red"))
    assert line.points == 0


def test_a_skipped_seat_has_a_line():
    first, other = {"event": "turn", "seat": 0}, {"event": "turn", "seat": 1}
    assert texts_of(action(type="draw", seat=1), draw(3, 1), first, other) == [
        f"Drew {cards_counted(3)}",
        "No action possible",
    ]


def test_points_for_leftovers_have_the_heading_final_scoring():
    final = points(2, "cards", "red"), points(1, "marble", "red", 1)
    assert texts_of(*final) == ["Final scoring", "Cards in hand: +2", "Marble left over: +1"]


def test_the_end_names_the_winner_or_all_who_share_the_victory():
    end = {"event": "end", "points": [71, 71], "places": [1, 1]}
    assert texts_of(end) == ["Shared victory with 71 points: You and Ginevra"]
    assert texts_of(end | {"places": [2, 1]}) == ["Ginevra wins with 71 points"]
    assert texts_of(end | {"places": [1, 2]}) == ["You win with 71 points"]


@pytest.mark.parametrize("tile", ["cart", "agriculture:grain+grapes", "hexagon"])
def test_a_taken_tile_has_a_picture(tile, qapp):
    (line,) = lines(action(type="take", tile=tile, discard=None))
    assert not sprite_files.pixmap(line.picture, 17).isNull()


SILENT = {"display", "refill"}
"""Events that only the table shows."""


def test_every_kind_of_event_has_a_line_or_a_reason_for_none():
    assert set(TELLING) | SILENT == set(get_args(EventType)) and not set(TELLING) & SILENT


@cache
def finished_game(players):
    game, luck = Game({"game": "tuscany", "players": players, "seed": 3}), random.Random(3)
    while not game.is_over:
        seat = game.position.waiting_seats()[0]
        game.apply(luck.choice(game.legal(seat)["actions"]), seat)
    return game


@pytest.mark.parametrize("players", [2, 4])
def test_the_lines_include_every_point_of_a_game_and_existing_pictures(players, qapp):
    game = finished_game(players)
    shown = LOG.lines(game.events, NAMES[:players], game.state())
    scored = [event for event in game.events if point_reason(event) not in (None, ADDED)]
    for seat in range(players):
        own = sum(event["points"] for event in scored if event["seat"] == seat)
        assert sum(line.points for line in shown if line.seat == seat) == own
    for picture in {line.picture for line in shown if line.picture}:
        assert not sprite_files.pixmap(picture, 17).isNull()


def test_the_log_is_the_same_step_by_step_and_at_once():
    game = finished_game(2)
    whole = LOG.lines(game.events, NAMES[:2], game.state())
    starts = [at for at, event in enumerate(game.events) if event["event"] == "action"]
    bounds = [0, *starts[2:], len(game.events)]  # both choices of the set-up belong to one step
    told = [
        line
        for first, end in pairwise(bounds)
        for line in LOG.lines(game.events[first:end], NAMES[:2], game.state(), first)
    ]
    assert [line.text for line in told] == [line.text for line in whole]
    assert [line.event for line in told] == [line.event for line in whole]


def test_the_cards_of_others_are_never_named():
    game = finished_game(2)
    shown = LOG.lines(game.events_for(0), NAMES[:2], game.state(0))
    drawn = [line for line in shown if line.seat == 1 and line.text.startswith("Drew")]
    following = [shown[shown.index(line) + 1] for line in drawn[:-1]]
    assert drawn and all(line.kind != "detail" for line in following)
