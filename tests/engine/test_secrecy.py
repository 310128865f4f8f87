"""Tests of the secret set-up over the protocol: choices stay hidden until everyone has chosen, and
private records keep them."""

import pytest

from tests.engine.engine_client import answer, answers

SECRET = {"cmd": "new", "game": "burgundy", "players": 3, "setup": "secret", "seed": 11}
LOOKS = [
    {"cmd": "state"},
    {"cmd": "record"},
    {"cmd": "state", "seat": 1},
    {"cmd": "legal", "seat": 1},
]


def choices(seat: int) -> list[dict]:
    return answer(SECRET, {"cmd": "legal", "seat": seat})["actions"]


def choose(seat: int, which: int) -> dict:
    return {"cmd": "apply", "seat": seat, "action": choices(seat)[which]}


def test_all_wait_at_once():
    legal = answer(SECRET, {"cmd": "legal"})
    assert (legal["seat"], legal["waiting"]) == (0, [0, 1, 2])


@pytest.mark.parametrize("which", range(1, 8))
def test_the_view_of_another_seat_does_not_depend_on_the_choice(which):
    seen = [answers(SECRET, choose(0, option), *LOOKS)[1:] for option in (0, which)]
    assert seen[0] == seen[1]
    assert seen[0][0] == {"events": []}


def test_a_seat_sees_its_own_choice():
    first, last = choices(0)[0], choices(0)[-1]
    assert first["estate"] != last["estate"]
    for which, action in ((0, first), (-1, last)):
        state = answer(SECRET, choose(0, which), {"cmd": "state", "seat": 0})
        assert [seat["estate"] for seat in state["seats"]] == [action["estate"], None, None]
        cells = [seat["cells"] for seat in state["seats"]]
        assert cells == [{action["castle"]: "castle"}, {}, {}]


def test_a_choice_is_made_once():
    refused = answer(SECRET, choose(0, 0), choose(0, 1))
    assert refused["error"]["code"] == "illegal-action"


def test_the_order_of_the_choices_does_not_change_the_start_of_the_game():
    one = answers(SECRET, choose(0, 1), choose(1, 2), choose(2, 3))[-1]
    other = answers(SECRET, choose(2, 3), choose(0, 1), choose(1, 2))[-1]
    assert one == other
    assert [event["event"] for event in one["events"][:6]] == ["action"] * 3 + ["start"] * 3


def test_a_private_record_shows_earlier_choices_only_to_their_seats():
    choice = choose(1, 4)
    record = answer(SECRET, choice, {"cmd": "record", "private": True})["record"]
    assert record[-1] == {"event": "action", "seat": 1, "action": choice["action"], "to": [1]}
    assert record[0]["seed"] == 11
    load = {"cmd": "load", "record": record}
    loaded, again, legal = answers(load, {"cmd": "record", "private": True}, {"cmd": "legal"})
    assert loaded == {"events": []}
    assert again["record"] == record and legal["waiting"] == [0, 2]


def test_a_public_record_contains_neither_choices_nor_seed():
    record = answer(SECRET, choose(1, 4), {"cmd": "record"})["record"]
    assert [line.get("event") for line in record] == [None, "seating"]
    assert record[0]["seed"] is None


def test_the_thought_of_another_seat_does_not_depend_on_a_secret_choice():
    think = {"cmd": "think", "simulations": 60, "seat": 1}
    thoughts = [answer(SECRET, choose(0, option), think) for option in (0, 3, 7)]
    assert thoughts[0] == thoughts[1] == thoughts[2]
