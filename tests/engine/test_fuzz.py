"""Tests with random input: the engine answers each line with one line and continues."""

import json
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.engine.engine_client import NEW, answers

CODES = {
    "bad-json",
    "unknown-command",
    "bad-argument",
    "no-game",
    "illegal-action",
    "game-over",
    "bad-file",
}
WORDS = [
    "new",
    "legal",
    "apply",
    "state",
    "record",
    "load",
    "hello",
    "stop",
    "take",
    "place",
    "sell",
    "workers",
    "buy",
]
WORDS += ["solo", "13a", "exchange", "colour"]
WORDS += [
    "load",
    "pass",
    "end",
    "start",
    "castle",
    "ship",
    "burgundy",
    "2011",
    "secret",
    "4.4",
    "black",
    "monastery:6",
]
KEYS = [
    "cmd",
    "game",
    "edition",
    "players",
    "setup",
    "estates",
    "castles",
    "modules",
    "seed",
    "seat",
    "action",
]
KEYS += [
    "target",
    "private",
    "record",
    "type",
    "die",
    "depot",
    "tile",
    "discard",
    "cell",
    "good",
    "by",
    "goods",
    "depots",
    "id",
]

anything = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 9),
        st.integers(-(2**80), 2**80),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(max_size=5),
        st.sampled_from(WORDS),
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=3), inner, max_size=5)
    ),
    max_leaves=12,
)
commands = st.sampled_from(WORDS[:8])
requests = st.builds(
    lambda cmd, rest: rest | {"cmd": cmd},
    commands,
    st.dictionaries(st.sampled_from(KEYS), anything, max_size=6),
)
lines = st.one_of(
    st.binary(max_size=40).filter(lambda line: b"\n" not in line and line.strip()),
    anything.map(lambda value: json.dumps(value).encode()),
    requests.map(lambda value: json.dumps(value).encode()),
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(lines, min_size=1, max_size=12))
def test_every_line_is_answered_and_the_game_continues(said):
    last: dict[str, Any] = {"cmd": "hello", "id": "still here"}
    answered = answers(NEW, *said, last)
    blank = sum(not line.strip() for line in said)
    assert len(answered) == len(said) - blank + 2
    assert answered[-1]["id"] == "still here" and answered[-1]["protocol"] == 1
    for one in answered:
        assert "error" not in one or (one["error"]["code"] in CODES and one["error"]["message"])


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.binary(max_size=400))
def test_any_bytes_are_survived(said):
    assume(b"quit" not in said)  # after "quit" nothing is answered
    answered = answers(said, {"cmd": "hello", "id": "still here"})
    assert answered[-1]["id"] == "still here"
