"""Tests of thoughts over the protocol: answers, stopping and repeatability."""

import pytest

from tests.engine.engine_client import NEW, answer, answers, elsewhere, said
from tests.engine.live import Live

LONG = {"cmd": "think", "seconds": 60, "id": "thought"}


def test_a_thought_names_the_best_action_and_all_that_were_considered():
    legal, thought = answers(NEW, {"cmd": "legal"}, {"cmd": "think", "simulations": 300})[1:]
    assert thought["action"] == thought["candidates"][0]["action"]
    considered = [candidate["action"] for candidate in thought["candidates"]]
    assert all(action in legal["actions"] for action in considered)
    assert len({repr(action) for action in considered}) == len(considered)
    assert all(
        set(candidate) == {"action", "visits", "win", "points"}
        for candidate in thought["candidates"]
    )
    assert sum(candidate["visits"] for candidate in thought["candidates"]) <= 300
    assert len(thought["win"]) == len(thought["points"]) == 2
    assert all(0 <= share <= 1 for share in thought["win"]) and sum(
        thought["win"]
    ) == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("setup", ["fixed", "open", "secret"])
def test_a_thought_in_every_set_up_is_legal_and_changes_nothing(players, setup):
    new = NEW | {"players": players, "setup": setup}
    _, before, thought, after, applied = answers(
        new,
        {"cmd": "state"},
        {"cmd": "think", "simulations": 30},
        {"cmd": "state"},
        {"cmd": "legal"},
    )
    assert before == after and thought["action"] in applied["actions"]
    assert len(thought["win"]) == players


def test_a_seat_that_chooses_in_secret_thinks_for_itself():
    new = NEW | {"setup": "secret", "players": 3}
    for seat in range(3):
        legal, thought = answers(
            new, {"cmd": "legal", "seat": seat}, {"cmd": "think", "simulations": 30, "seat": seat}
        )[1:]
        assert thought["action"] in legal["actions"]


def test_a_thought_by_simulations_on_one_thread_gives_the_same_bytes():
    asked = (
        NEW,
        {"cmd": "think", "simulations": 200},
        {"cmd": "think", "simulations": 77, "level": "page"},
    )
    assert said(*asked) == said(*asked) == elsewhere(*asked).stdout


def test_earlier_requests_do_not_change_a_thought():
    think = {"cmd": "think", "simulations": 60}
    assert answer(NEW, think) == answer(
        NEW, {"cmd": "state"}, {"cmd": "legal"}, think, {"cmd": "hello"}, think
    )


def test_a_thought_by_seconds_ends_by_itself():
    assert "action" in answer(NEW, {"cmd": "think", "seconds": 0.2, "threads": 2})


def test_stop_ends_a_thought_which_answers_first():
    with Live() as engine:
        engine.tell(NEW, LONG)
        assert "events" in engine.hear()
        assert engine.is_silent()
        engine.tell({"cmd": "stop", "id": "stop"})
        thought, stopped = engine.hear(), engine.hear()
        assert thought["id"] == "thought" and thought["candidates"]
        assert stopped == {"id": "stop", "stopped": True}


def test_stop_without_a_running_thought_answers_false():
    assert answer({"cmd": "stop"}) == {"stopped": False}
    assert answers(NEW, {"cmd": "think", "simulations": 5}, {"cmd": "hello"}, {"cmd": "stop"})[-1][
        "stopped"
    ] in (
        True,
        False,
    )


def test_other_lines_wait_while_a_thought_runs():
    with Live() as engine:
        engine.tell(NEW, LONG, {"cmd": "hello", "id": 1}, {"cmd": "state", "id": 2})
        engine.hear()
        assert engine.is_silent()
        engine.tell({"cmd": "stop", "id": 3})
        assert [engine.hear()["id"] for _ in range(4)] == ["thought", 1, 2, 3]


def test_a_game_continues_after_a_stopped_thought():
    with Live() as engine:
        engine.tell(NEW, LONG)
        engine.hear()
        engine.tell({"cmd": "stop"})
        action = engine.hear()["action"]
        engine.hear()
        engine.tell({"cmd": "apply", "action": action})
        assert engine.hear()["events"][0]["action"] == action


def test_quit_ends_a_running_thought():
    with Live() as engine:
        engine.tell(NEW, LONG)
        engine.hear()
        engine.tell({"cmd": "quit", "id": "quit"})
        assert [engine.hear()["id"] for _ in range(2)] == ["thought", "quit"]
        assert engine.engine.wait(timeout=300) == 0


def test_a_thought_is_completed_after_the_end_of_input():
    assert "action" in answer(NEW, {"cmd": "think", "simulations": 400})


def test_two_thoughts_one_after_another_are_each_stopped_by_their_own_stop():
    with Live() as engine:
        engine.tell(NEW, LONG | {"id": 1}, LONG | {"id": 2})
        engine.hear()
        engine.tell({"cmd": "stop", "id": 3})
        assert engine.hear()["id"] == 1
        assert engine.is_silent()
        engine.tell({"cmd": "stop", "id": 4})
        assert [engine.hear()["id"] for _ in range(3)] == [2, 3, 4]


def test_a_thought_in_a_style_is_legal_and_an_unknown_style_is_refused():
    legal, styled, refused, of_another = answers(
        NEW,
        {"cmd": "legal"},
        {"cmd": "think", "level": "steward", "style": "shepherd"},
        {"cmd": "think", "style": "pirate"},
        {"cmd": "think", "style": "farmer"},
    )[1:]
    assert styled["action"] in legal["actions"]
    for answered in (refused, of_another):
        assert answered["error"]["code"] == "bad-argument"
        assert "may be shepherd, builder" in answered["error"]["message"]
