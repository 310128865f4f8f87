"""Tests of turns, rounds, phases and the end. ("The course of the game", "The three phases",
"Scoring", "The end of the game"; rulings 14, 16 and 20)"""

import pytest

from tests.rules.tuscany.tables import DRAW, a_turn, legal, of_kind, play, seat, state, take

LAST_OF_A_STACK = {1: 6, 2: 13, 3: 20}
"""For each stack the number of shown own tiles when one of it is left."""
SAFE = ["castle", "castle", "inn", "inn", "town", "town", "monastery", "cart"]
"""A display in which no new tile makes five of a colour."""


def about_to_empty(stack, **has):
    return seat(shown=LAST_OF_A_STACK[stack], **has)


def emptied(told):
    return [(event["seat"], event["stack"], event["ends"]) for event in of_kind("emptied", told)]


def ended(told):
    return [event["phase"] for event in of_kind("phase-end", told)]


def is_begun(told):
    """Return the begun round."""
    return of_kind("round", told)[-1]


@pytest.mark.parametrize("phase", [1, 2])
def test_a_phase_ends_with_the_round_in_which_its_stack_is_first_emptied(phase):
    position = a_turn(about_to_empty(phase, green=4), seat(green=3), display=SAFE, phase=phase)
    told = play(position, take("cart"))
    assert emptied(told) == [(0, phase, True)] and ended(told) == []
    assert state(position)["emptied"] is True
    told = play(position, DRAW, seat=1)
    assert ended(told) == [phase]
    assert is_begun(told) == {"event": "round", "phase": phase + 1, "round": 6, "last": False}
    after = state(position)
    assert [each["red"] for each in after["seats"]] == [4, 3]
    assert [each["green"] for each in after["seats"]] == [4, 3]
    assert after["emptied"] is False and after["seat"] == 0


def test_points_of_a_phase_are_scored_seat_by_seat_without_0():
    position = a_turn(seat(green=2), about_to_empty(1), seat(green=5), display=SAFE, turn=1)
    told = play(position, take("cart"), seat=1)
    told = play(position, DRAW, seat=2)
    assert [(event["seat"], event["points"]) for event in of_kind("points", told)] == [
        (0, 2),
        (2, 5),
    ]


def test_others_keep_their_stacks_when_a_phase_ends():
    position = a_turn(seat(shown=3), about_to_empty(1), display=SAFE, turn=1)
    play(position, take("cart"), seat=1)
    assert [each["stacks"] for each in state(position)["seats"]] == [[4, 7, 7], [0, 7, 7]]


def test_a_left_stack_emptied_in_phase_2_ends_nothing():
    position = a_turn(seat(), about_to_empty(1), display=SAFE, turn=1, phase=2)
    told = play(position, take("cart"), seat=1)
    assert emptied(told) == [(1, 1, False)] and ended(told) == []
    assert is_begun(told)["phase"] == 2


def test_a_second_stack_emptied_in_the_same_round_ends_nothing_more():
    position = a_turn(about_to_empty(1), about_to_empty(1), display=SAFE)
    play(position, take("cart"))
    told = play(position, take("town"), seat=1)
    assert emptied(told) == [(1, 1, False)] and ended(told) == [1]


def test_after_a_right_stack_the_round_and_one_more_are_played():
    position = a_turn(seat(), about_to_empty(3), display=SAFE, turn=1, phase=3)
    told = play(position, take("cart"), seat=1)
    assert emptied(told) == [(1, 3, True)] and ended(told) == []
    assert is_begun(told) == {"event": "round", "phase": 3, "round": 6, "last": True}
    assert state(position)["last"] is True and state(position)["emptied"] is True
    play(position, DRAW, seat=0)
    told = play(position, DRAW, seat=1)
    assert ended(told) == [3] and told[-1]["event"] == "end"


def at_the_end(*seats, **at):
    """Play the last turn of a game, in which the last seat draws; return the position and the
    events."""
    last = len(seats) - 1
    position = a_turn(*seats, phase=3, emptied=1, last=1, turn=last, display=SAFE, **at)
    return position, play(position, DRAW, seat=last)


def test_kingas_points_count_three_times():
    """The example of "Scoring": 9 and 4 red make 13, then 22 and 15 make 37."""
    position = a_turn(seat(green=9, red=4), about_to_empty(1), display=SAFE, turn=1)
    play(position, take("cart"), seat=1)
    assert state(position)["seats"][0]["red"] == 13
    position = a_turn(seat(green=22, red=15), about_to_empty(2), display=SAFE, turn=1, phase=2)
    play(position, take("cart"), seat=1)
    after = state(position)["seats"][0]
    assert (after["red"], after["green"]) == (37, 22)


def test_leftovers_score_red_points_at_the_end():
    position, told = at_the_end(
        seat(hand={"inn": 9}, storage="inn hexagon hexagon", bonus="storage storage", marble=2,
             workers=3, green=5, red=7),
        seat(hand={"cart": 1}),
    )  # fmt: skip
    scored = [(each["for"], each["points"]) for each in of_kind("points", told) if not each["seat"]]
    assert scored == [
        ("phase", 5), ("cards", 1), ("stored", 1), ("hexagons", 2), ("marble", 2), ("workers", 3),
    ]  # fmt: skip
    assert all(each["track"] == "red" for each in of_kind("points", told))
    after = state(position)
    hands = [each["cards"] for each in after["seats"]]
    assert told[-1] == {"event": "end", "points": [21, 0], "places": [1, 2], "hands": hands}
    assert after["result"] == {"points": [21, 0], "places": [1, 2]}
    assert (after["seat"], after["waiting"], after["to_act"], after["actions"]) == (None, [], [], 0)
    assert after["seats"][1]["cards"]["cart"] >= 1
    assert (after["phase"], after["round"], after["last"]) == (3, 5, True)


def places(*seats):
    return at_the_end(*seats)[1][-1]["places"]


LAID = {"B.M3": "cart"}


def test_a_tie_is_won_by_more_empty_spaces():
    assert places(seat(red=9, cells=LAID), seat(red=9)) == [2, 1]


def test_a_further_tie_is_won_by_more_green_points():
    assert places(seat(red=6, green=3), seat(red=5, green=4)) == [2, 1]


def test_after_that_the_place_is_shared_and_the_next_one_skipped():
    assert places(seat(red=5), seat(red=9), seat(red=5), seat(red=1)) == [2, 1, 2, 4]
    assert places(seat(red=5), seat(red=5), seat()) == [1, 1, 3]


NOTHING = {"display": [None] * 8, "neutral": {}, "deck": {}, "gone": {}}
"""No card and no tile is left."""


def test_a_seat_that_can_neither_draw_nor_take_nor_place_is_skipped():
    position = a_turn(
        seat(shown=21, storage="quarry", workers=2), seat(shown=21, storage="inn", workers=2),
        seat(shown=21, storage="village", workers=2), phase=3, emptied=1, **NOTHING,
    )  # fmt: skip
    told = play(position, *legal(position))
    assert told[-2:] == [{"event": "turn", "seat": 1}, {"event": "turn", "seat": 2}]
    assert {each["type"] for each in legal(position, 2)} == {"place"}


def test_the_last_round_is_skipped_if_nobody_can_act():
    position = a_turn(
        seat(shown=21, storage="quarry", workers=2), seat(shown=21), phase=3, emptied=1, **NOTHING
    )
    kinds = [event["event"] for event in play(position, *legal(position))]
    assert kinds == [
        "action", "gain", "turn", "round", "turn", "turn", "phase-end", "points", "end",
    ]  # fmt: skip


def test_a_second_action_is_offered_only_if_one_is_possible():
    position = a_turn(
        seat(shown=21, storage="quarry", workers=2, marble=1),
        seat(shown=21, storage="quarry", workers=2), phase=3, emptied=1, **NOTHING,
    )  # fmt: skip
    told = play(position, *legal(position))
    assert told[-1] == {"event": "turn", "seat": 1}


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_round_in_which_nobody_can_act_ends_its_phase(phase):
    """The whole display is empty, although the stacks still have tiles."""
    position = a_turn(
        seat(storage="quarry", workers=2, green=1), seat(green=2), phase=phase, **NOTHING
    )
    told = play(position, *legal(position))
    assert ended(told) == list(range(phase, 4)) and emptied(told) == []
    assert told[-1]["event"] == "end"
    rounds = of_kind("round", told)
    assert [event["last"] for event in rounds][-1] and len(rounds) == 5 - phase
