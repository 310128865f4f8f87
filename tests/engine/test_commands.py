"""Tests of every command of the protocol, and of the order and ids of answers."""

import json
import os
import subprocess
import sys

import pytest

from burgundy_qt import __version__
from burgundy_qt.engine.conversation import Commands
from burgundy_qt.rules.burgundy.requests import PLAYED_WITH
from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from tests.engine.engine_client import NEW, answer, answers, code, elsewhere, said
from tests.rules.burgundy.random_play import play_eagerly, request_of


def test_hello_names_the_program_the_levels_and_the_games():
    said_hello = answer({"cmd": "hello"})
    assert (said_hello["name"], said_hello["version"], said_hello["protocol"]) == (
        "Burgundy Qt",
        __version__,
        1,
    )
    assert said_hello["levels"][0] == "page"
    assert (
        set(said_hello["styles"]) == set(GAMES) and "shepherd" in said_hello["styles"]["burgundy"]
    )
    assert said_hello["games"] == [
        {
            "game": "burgundy",
            "title": "The Castles of Burgundy",
            "editions": [
                {
                    "edition": "2011",
                    "players": [2, 4],
                    "estates": [str(number) for number in range(1, 10)],
                    "modules": [],
                    "setups": ["fixed", "open", "secret"],
                },
                {
                    "edition": "2019",
                    "players": [1, 4],
                    "estates": [
                        *map(str, range(1, 11)),
                        *(f"11{side}" for side in "abcdef"),
                        *("12a", "12b", "13a", "13b"),
                    ],
                    "modules": [*PLAYED_WITH["2019"], "team", "solo"],
                    "setups": ["fixed", "open", "secret"],
                },
            ],
        },
        {
            "game": "burgundy-dice",
            "title": "The Castles of Burgundy: The Dice Game",
            "editions": [
                {
                    "edition": "2017",
                    "players": [1, 6],
                    "sheets": ["A", "B", "C", "D"],
                    "modules": [],
                    "setups": ["secret", "different", "same"],
                },
            ],
        },
        {
            "game": "tuscany",
            "title": "The Castles of Tuscany",
            "editions": [
                {
                    "edition": "2020",
                    "players": [2, 4],
                    "boards": [f"{kind}{number}" for kind in "ABC" for number in range(1, 5)],
                    "modules": [],
                    "setups": ["secret", "fixed"],
                },
            ],
        },
        {
            "game": "carcassonne",
            "title": "Carcassonne",
            "editions": [
                {
                    "edition": "2010",
                    "players": [2, 6],
                    "modules": ["bridges", "castles", "bazaars"],
                    "setups": ["standard"],
                    "options": [
                        {"name": "auction", "values": [True, False], "default": True},
                        {"name": "small_city", "values": [4, 2], "default": 4},
                        {"name": "occupied_castles", "values": [0, 4], "default": 0},
                        {"name": "farmers", "values": [True, False], "default": True},
                        {"name": "bid_limit", "range": [1, 99], "default": 30},
                    ],
                },
            ],
        },
    ]


def test_new_returns_the_events_up_to_the_first_decision():
    events = answer(NEW)["events"]
    kinds = [event["event"] for event in events]
    assert kinds == ["seating", "start", "start", "phase", "round", "turn"]


def test_new_with_everything_named_is_the_same_as_with_defaults():
    full = NEW | {
        "edition": "2019",
        "players": 2,
        "setup": "fixed",
        "estates": ["1", "1"],
        "castles": [None, None],
    }
    assert answer(full | {"modules": []}) == answer(NEW)


def test_legal_returns_the_deciding_seats_and_every_action():
    legal = answer(NEW, {"cmd": "legal"})
    game = Game({"seed": 7})
    assert legal == game.legal()
    assert legal["waiting"] == [legal["seat"]] and legal["actions"]


def test_apply_returns_the_events_that_follow_and_state_shows_them():
    game = Game({"seed": 7})
    action = game.legal()["actions"][0]
    _, applied, state, legal = answers(
        NEW, {"cmd": "apply", "action": action}, {"cmd": "state"}, {"cmd": "legal"}
    )
    assert applied == {"events": game.apply(action)}
    assert state == game.state()
    assert legal == game.legal()


def test_load_restores_the_lines_of_a_record():
    game = Game({"seed": 7})
    actions = []
    for _ in range(40):
        actions.append(game.legal()["actions"][-1])
        game.apply(actions[-1])
    asked = [{"cmd": "apply", "action": action} for action in actions]
    record = answer(NEW, *asked, {"cmd": "record", "private": True})["record"]
    loaded, again, state = answers(
        {"cmd": "load", "record": record}, {"cmd": "record", "private": True}, {"cmd": "state"}
    )
    assert loaded == {"events": []}
    assert again["record"] == record and state == game.state()


def test_a_whole_game_recorded_here_and_loaded_elsewhere_is_the_same_game():
    for seed in (4, 5):
        game = Game(request_of(seed))
        play_eagerly(game, seed)
        there = elsewhere(
            {"cmd": "load", "record": game.record()}, {"cmd": "record"}, {"cmd": "state"}
        )
        loaded, record, state = map(json.loads, there.stdout.splitlines())
        assert loaded == {"events": []}
        assert record["record"] == game.record()
        assert state == game.state()


def test_a_loaded_game_continues_with_the_dice_of_its_seed():
    game = Game({"seed": 7})
    for _ in range(12):
        game.apply(game.legal()["actions"][-1])
    load = {"cmd": "load", "record": game.record(private=True)}
    ends = [{"cmd": "apply", "action": game.legal()["actions"][-1]}]
    assert answer(load, *ends) == {"events": game.apply(game.legal()["actions"][-1])}


def test_a_record_contains_the_seed_only_at_the_end_or_if_private():
    assert answer(NEW, {"cmd": "record"})["record"][0]["seed"] is None
    assert answer(NEW, {"cmd": "record", "private": False})["record"][0]["seed"] is None
    assert answer(NEW, {"cmd": "record", "private": True})["record"][0]["seed"] == 7
    game = Game({"seed": 7})
    play_eagerly(game, 1)
    assert (
        answer({"cmd": "load", "record": game.record()}, {"cmd": "record"})["record"][0]["seed"]
        == 7
    )


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_the_record_of_a_running_team_game_can_be_loaded_for_any_first_player(seed):
    new = NEW | {"players": 4, "modules": ["team"], "seed": seed}
    _, told, state = answers(new, {"cmd": "record"}, {"cmd": "state"})
    loaded, again, state_there = answers(
        {"cmd": "load", **told}, {"cmd": "record"}, {"cmd": "state"}
    )
    assert (loaded, again, state_there) == ({"events": []}, told, state)


def test_a_record_without_its_seed_continues_with_a_new_one():
    record = Game({"seed": 7}).record()
    seeds = {
        answer({"cmd": "load", "record": record}, {"cmd": "record", "private": True})["record"][0][
            "seed"
        ]
        for _ in "123"
    }
    assert len(seeds) == 3


def test_a_game_that_is_over_offers_nothing():
    game = Game({"seed": 7})
    play_eagerly(game, 1)
    load = {"cmd": "load", "record": game.record()}
    assert answer(load, {"cmd": "legal"}) == {"seat": None, "waiting": [], "actions": []}
    assert code(load, {"cmd": "apply", "action": {"type": "end"}}) == "game-over"
    assert code(load, {"cmd": "think", "simulations": 5}) == "game-over"


def test_new_begins_another_game():
    other = NEW | {"seed": 8}
    assert answers(NEW, other)[1] == answer(other)


# Ids and order.


@pytest.mark.parametrize(
    "name", [1, "one", None, 0, -5, 1.5, True, [], {"a": [1]}, "ü", "\ud800", 2**80]
)
def test_an_answer_repeats_the_id_of_its_request(name):
    for request in (
        {"cmd": "hello"},
        {"cmd": "nothing"},
        {"cmd": "legal"},
        {"cmd": "stop"},
        {"cmd": "quit"},
    ):
        assert answer(request | {"id": name})["id"] == name


def test_a_request_without_an_id_gets_an_answer_without_one():
    assert all(
        "id" not in one for one in answers({"cmd": "hello"}, {"cmd": "nothing"}, {"cmd": "quit"})
    )


def test_answers_come_in_the_order_asked():
    asked = [{"cmd": ["hello", "state", "nothing", "stop"][at % 4], "id": at} for at in range(200)]
    assert [one["id"] for one in answers(*asked)] == list(range(200))


def test_unknown_keys_are_ignored():
    assert answer(NEW | {"colour": "red", "x": {}}) == answer(NEW)


# The end.


def test_quit_is_answered_and_nothing_after_it_is_read():
    assert answers({"cmd": "quit"}, {"cmd": "hello"}) == [{}]


@pytest.mark.parametrize("requests", [[], [NEW], [NEW, {"cmd": "quit"}], [b"nonsense"]])
def test_the_exit_status_is_0_after_quit_and_at_the_end_of_input(requests):
    done = elsewhere(*requests)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.splitlines()) == len(requests)


def test_a_last_line_without_its_end_is_served():
    done = said(b'{"cmd":"hello"}')
    assert json.loads(done)["protocol"] == 1


def running() -> subprocess.Popen:
    """Start the engine in its own process, for a dialogue while it runs."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "burgundy_qt", "engine"]
    return subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, env=environment)


def test_quit_ends_the_engine_even_if_its_input_stays_open():
    for _ in range(4):
        with running() as engine:
            engine.stdin.write(b'{"cmd":"quit"}\n')
            engine.stdin.flush()
            assert (engine.stdout.readline(), engine.wait(timeout=300), engine.stderr.read()) == (
                b"{}\n",
                0,
                b"",
            )


# The same bytes.


def test_the_same_requests_with_the_same_seed_give_the_same_bytes():
    game = Game({"seed": 7, "players": 3})
    asked = [NEW | {"players": 3}, {"cmd": "state"}]
    for _ in range(60):
        actions = game.legal()["actions"]
        action = actions[len(game.actions) * 7 % len(actions)]
        game.apply(action)
        asked += [{"cmd": "legal"}, {"cmd": "apply", "action": action}, {"cmd": "state"}]
    asked += [{"cmd": "record", "private": True}, {"cmd": "think", "simulations": 20}]
    here = said(*asked)
    assert here == said(*asked)
    assert (
        elsewhere(*asked, PYTHONHASHSEED="1").stdout
        == elsewhere(*asked, PYTHONHASHSEED="2").stdout
        == here
    )


def test_answers_are_ascii_one_line_each():
    lines = said(NEW, {"cmd": "nothing", "id": "ü\n"}, {"cmd": "state"})
    assert lines.isascii() and lines.count(b"\n") == 3 and lines.endswith(b"\n")


def test_closing_its_output_ends_the_engine_without_an_error():
    with running() as engine:
        engine.stdout.close()
        engine.stdin.write(b'{"cmd":"hello"}\n' * 50)
        engine.stdin.flush()
        assert (engine.wait(timeout=300), engine.stderr.read()) == (0, b"")


def test_the_record_of_one_seat_can_be_requested_and_loaded():
    commands = Commands()
    commands.answer({"cmd": "new", "game": "burgundy", "players": 2, "setup": "secret", "seed": 4})
    chosen = commands.answer({"cmd": "legal", "seat": 1})["actions"][0]
    commands.answer({"cmd": "apply", "seat": 1, "action": chosen})
    record = commands.answer({"cmd": "record", "seat": 1})["record"]
    assert record[0]["seat"] == 1 and record[-1] == {
        "event": "action",
        "seat": 1,
        "action": chosen,
        "to": [1],
    }
    assert chosen not in [
        line.get("action") for line in commands.answer({"cmd": "record", "seat": 0})["record"]
    ]
    other = Commands()
    other.answer({"cmd": "load", "record": record})
    assert other.answer({"cmd": "state", "seat": 1}) == commands.answer({"cmd": "state", "seat": 1})
    for command in ("state", "legal"):
        with pytest.raises(InvalidArgument, match="only what seat 1 knows"):
            other.answer({"cmd": command, "seat": 0})
    with pytest.raises(InvalidArgument, match="cannot be used together"):
        commands.answer({"cmd": "record", "seat": 1, "private": True})
