"""Tests of requests that the engine refuses: each error code, and no change afterwards."""

import json

import pytest

from burgundy_qt.engine.protocol_queries import LONGEST_LINE
from tests.engine.engine_client import NEW, answer, answers, code, said

HELLO = b'{"cmd":"hello"}'
BAD_LINES = {
    "words": b"hello",
    "half an object": b'{"cmd":"hello"',
    "two objects": b'{"cmd":"hello"}{"cmd":"hello"}',
    "a list": b'[{"cmd":"hello"}]',
    "a number": b"5",
    "null": b"null",
    "a string": b'"hello"',
    "bad UTF-8": b'{"cmd":"hello","id":"\xff\xfe"}',
    "UTF-16": '{"cmd":"hello"}'.encode("utf-16"),
    "a zero byte": b'{"cmd":"hello"}\0',
    "NaN": b'{"cmd":"hello","id":NaN}',
    "Infinity": b'{"cmd":"think","seconds":Infinity}',
    "minus infinity": b'{"cmd":"hello","id":-Infinity}',
    "a float that is too large": b'{"cmd":"think","seconds":1e999}',
    "a whole number of 5,000 figures": b'{"cmd":"hello","id":' + b"9" * 5000 + b"}",
    "a comment": b'{"cmd":"hello"} // please',
    "single quotes": b"{'cmd':'hello'}",
    "lists in lists": b'{"cmd":"hello","id":' + b"[" * 100 + b"]" * 100 + b"}",
    "many lists in lists": b'{"cmd":"hello","id":' + b"[" * 983 + b"]" * 983 + b"}",
    "very many lists in lists": b'{"cmd":"hello","id":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "objects in objects": b'{"cmd":"apply","action":' + b'{"a":' * 984 + b"1" + b"}" * 985,
    "open lists": b"[" * 500_000,
    "a line over 1 MiB": b'{"cmd":"hello","id":"' + b"x" * LONGEST_LINE + b'"}',
}


@pytest.mark.parametrize("what", BAD_LINES)
def test_a_line_that_is_no_object_is_bad_json_and_the_engine_continues(what):
    bad, hello = answers(BAD_LINES[what], HELLO)
    assert bad["error"]["code"] == "bad-json" and set(bad) == {"error"}
    assert hello["protocol"] == 1


def line_of(length: int) -> bytes:
    """Return a request of this many bytes."""
    frame = b'{"cmd":"hello","id":""}'
    return frame[:-2] + b"x" * (length - len(frame)) + frame[-2:]


@pytest.mark.parametrize("end", [b"", b"\r"])
def test_a_line_of_exactly_1_mib_is_served_and_one_byte_more_is_not(end):
    longest, longer, hello = answers(
        line_of(LONGEST_LINE) + end, line_of(LONGEST_LINE + 1) + end, HELLO
    )
    assert longest["protocol"] == hello["protocol"] == 1
    assert longer["error"]["code"] == "bad-json"


@pytest.mark.parametrize(
    "length", [LONGEST_LINE + extra for extra in (0, 1, 2, 3)] + [3 * LONGEST_LINE]
)
def test_a_long_line_at_the_end_of_input_is_answered(length):
    answered = said(line_of(length)).splitlines()
    assert len(answered) == 1
    assert ("error" in json.loads(answered[0])) == (length > LONGEST_LINE)


def test_blank_lines_and_a_trailing_cr_are_ignored():
    assert len(answers(b"", b"   ", b"\r", HELLO + b"\r", b"\t", b"", HELLO)) == 2


@pytest.mark.parametrize(
    "command", [None, 5, True, "", "Hello", "hello ", "quit!", [], {}, ["hello"], "think\n"]
)
def test_a_missing_or_unknown_command_is_refused(command):
    assert code({"cmd": command}) == "unknown-command"


def test_an_object_without_a_command_is_refused():
    assert code({}) == code({"id": 5}) == "unknown-command"


@pytest.mark.parametrize("command", ["legal", "apply", "state", "record", "think"])
def test_commands_about_a_game_are_refused_before_there_is_one(command):
    assert code({"cmd": command, "action": {"type": "end"}}) == "no-game"


ALONE = {"cmd": "new", "game": "burgundy", "modules": ["solo"]}
BAD_ARGUMENTS = [
    {"cmd": "new"},
    {"cmd": "new", "game": None},
    {"cmd": "new", "game": "chess"},
    {"cmd": "new", "game": ["burgundy"]},
    *[
        NEW | {"players": players}
        for players in (0, 1, 5, -2, 2.0, "2", None, [], {}, True, 10**40)
    ],
    *[NEW | {"edition": edition} for edition in ("2010", 2011, None, [], {})],
    *[NEW | {"setup": setup} for setup in ("hidden", None, [], {}, 1)],
    *[
        NEW | {"estates": estates}
        for estates in (None, [], ["1"], ["1", "0"], [1, 2], ["1", None], {}, "11", [[], {}])
    ],
    *[
        NEW | {"castles": castles}
        for castles in ("4.4", ["4.4"], ["1.1", None], [4.4, None], [[], None], {})
    ],
    *[NEW | {"modules": modules} for modules in (None, ["casinos"], [["inns"]], [None], {}, "", 0)],
    *[NEW | {"target": target} for target in (50, 44, "50", [], True)],
    *[ALONE | {"target": target} for target in (44, 56, 50.0, "50", [], {}, True)],
    *[
        ALONE | changed
        for changed in ({"players": 2}, {"setup": "open"}, {"estates": ["1"]}, {"castles": ["4.4"]})
    ],
    *[ALONE | {"modules": ["solo", other]} for other in ("inns", "shields", "team")],
    *[NEW | {"seed": seed} for seed in (-1, 2**53, 2**70, 0.5, 7.0, "7", True, [], {})],
    *[{"cmd": "legal", "seat": seat} for seat in (-1, 2, 2**70, 0.0, "0", True, [], {})],
    *[{"cmd": "state", "seat": seat} for seat in (-1, 2, 1.5, "1", False, [0])],
    *[
        {"cmd": "apply", "action": {"type": "end"}, "seat": seat}
        for seat in (-1, 2, 2**70, "0", True, [])
    ],
    {"cmd": "apply"},
    *[
        {"cmd": "apply", "action": action}
        for action in (None, 5, "end", [], [{"type": "end"}], True)
    ],
    *[{"cmd": "record", "private": private} for private in (1, 0, "yes", None, [])],
    *[{"cmd": "think", "seconds": seconds} for seconds in (0, -1, 10**9, "1", True, [], {})],
    *[
        {"cmd": "think", "simulations": number}
        for number in (0, -1, 1.5, 2.0, 10**30, "5", True, [])
    ],
    *[
        {"cmd": "think", "simulations": 5, "threads": threads}
        for threads in (0, -1, 0.5, 10**6, "1", True)
    ],
    *[
        {"cmd": "think", "simulations": 5, "level": level}
        for level in ("emperor", "", 5, None, [], {})
    ],
    *[{"cmd": "think", "simulations": 5, "seat": seat} for seat in (-1, 2, "0", True, 0.0)],
    {"cmd": "load"},
]


@pytest.mark.parametrize("request_", BAD_ARGUMENTS, ids=repr)
def test_an_invalid_argument_is_refused_and_changes_nothing(request_):
    _, before, refused, after = answers(
        NEW, {"cmd": "record", "private": True}, request_, {"cmd": "record", "private": True}
    )
    assert refused["error"]["code"] == "bad-argument" and len(refused["error"]["message"]) > 15
    assert after == before


ILLEGAL = [
    {},
    {"type": "end"},
    {"type": "fly"},
    {"type": 5},
    {"type": []},
    {"type": "workers"},
    {"type": "workers", "die": 7},
    {"type": "workers", "die": 0},
    {"type": "workers", "die": True},
    {"type": "workers", "die": "1"},
    {"type": "workers", "die": 2**80},
    {"type": "workers", "die": None},
    {"type": "workers", "by": "castle"},
    {"type": "take", "die": 1, "depot": 1, "tile": "mine"},
    {"type": "take", "die": 1, "depot": "black", "tile": "mine", "discard": None},
    {"type": "take", "die": 1, "depot": 1, "tile": [], "discard": None},
    {"type": "place", "die": 1, "tile": "ship", "cell": "4.5"},
    {"type": "place", "die": 1, "tile": "ship", "cell": "9.9"},
    {"type": "place", "die": 1, "tile": "ship", "cell": 4.5},
    {"type": "sell", "die": 1, "good": -3},
    {"type": "buy", "depot": "black", "tile": "castle", "discard": None, "pay": "gold"},
    {"type": "load", "by": "ship", "depots": [1], "goods": []},
    {"type": "load", "by": "ship", "depots": [True], "goods": [1]},
    {"type": "load", "by": "ship", "depots": {}, "goods": 1},
    {"type": "pass", "by": "castle"},
    {"type": "pass", "by": {}},
    {"type": "start", "estate": "1", "castle": "4.4"},
    {"type": "start", "estate": None, "castle": None},
]


@pytest.mark.parametrize("action", ILLEGAL, ids=repr)
def test_an_action_that_is_not_offered_is_illegal_and_changes_nothing(action):
    apply = {"cmd": "apply", "action": action}
    _, before, refused, after = answers(NEW, {"cmd": "state"}, apply, {"cmd": "state"})
    assert refused["error"]["code"] == "illegal-action"
    assert after == before


def test_an_action_object_carries_exactly_its_keys():
    offered = answer(NEW, {"cmd": "legal"})["actions"]
    for action in offered:
        assert (
            code(NEW, {"cmd": "apply", "action": action | {"why": "because"}}) == "illegal-action"
        )
        for key in action:
            short = {name: value for name, value in action.items() if name != key}
            assert code(NEW, {"cmd": "apply", "action": short}) == "illegal-action"


def test_true_and_1_0_are_no_numbers_of_dice_depots_or_goods():
    for action in answer(NEW, {"cmd": "legal"})["actions"]:
        for key, value in action.items():
            if isinstance(value, int):
                assert (
                    code(NEW, {"cmd": "apply", "action": action | {key: float(value)}})
                    == "illegal-action"
                )


def test_an_action_for_a_seat_that_does_not_wait_is_illegal():
    legal = answer(NEW, {"cmd": "legal"})
    other = 1 - legal["seat"]
    assert (
        code(NEW, {"cmd": "apply", "action": legal["actions"][0], "seat": other})
        == "illegal-action"
    )
    assert answer(NEW, {"cmd": "legal", "seat": other})["actions"] == []


def test_a_seat_that_does_not_wait_has_nothing_to_think_about():
    other = 1 - answer(NEW, {"cmd": "legal"})["seat"]
    assert code(NEW, {"cmd": "think", "simulations": 5, "seat": other}) == "bad-argument"


def test_a_message_names_the_fault_its_place_and_the_allowed_values():
    message = answer(NEW | {"players": 7})["error"]["message"]
    assert all(part in message for part in ('"players"', "7", "2", "3", "4"))


def test_a_message_shortens_a_huge_value():
    message = answer(NEW | {"players": "7" * 900_000})["error"]["message"]
    assert len(message) < 1_300 and all(
        part in message for part in ('"players"', "777 … 777", "2, 3, 4")
    )


def test_a_module_twice_is_refused():
    assert code(NEW | {"edition": "2019", "modules": ["inns", "inns"]}) == "bad-argument"


def test_a_byte_order_mark_is_ignored_before_the_first_line_and_no_other():
    """Editors and shells of Windows write one at the beginning."""
    mark = b"\xef\xbb\xbf"
    first, later = answers(mark + HELLO, mark + HELLO)
    assert first["protocol"] == 1 and later["error"]["code"] == "bad-json"
    assert len(answers(mark, HELLO)) == 1


@pytest.mark.parametrize("extra", [0, 1])
def test_a_byte_order_mark_does_not_count_towards_the_length_of_the_first_line(extra):
    long = b"\xef\xbb\xbf" + line_of(LONGEST_LINE + extra)
    assert ["error" in answer for answer in answers(long, HELLO)] == [bool(extra), False]
