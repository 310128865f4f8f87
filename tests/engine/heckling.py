"""A client that sends an engine misplaced and damaged lines in the middle of its games."""

import io
import json
import queue
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from burgundy_qt.engine.conversation import Conversation
from burgundy_qt.engine.protocol_queries import LONGEST_LINE
from tests.mutations import TEXTS, as_line, mutated

Request = dict[str, Any]

CODES = (
    "bad-json",
    "unknown-command",
    "bad-argument",
    "no-game",
    "illegal-action",
    "game-over",
    "bad-file",
)
LONGEST_MESSAGE = 1_300
PATIENCE = 60.0  # seconds to wait for an answer from a thread
LEFT_ALONE = 0.3  # the share of lines without damage, so that games continue
SPOILT_AS_BYTES = 0.1
THOUGHTS = 0.02
WITHOUT_GAME = 0.1
ACTIONS = (0, 0, 20, 60, 10_000)
GAMES: tuple[Request, ...] = (
    {"game": "burgundy", "edition": "2011"},
    {"game": "burgundy", "edition": "2011", "players": 3, "setup": "open"},
    {"game": "burgundy", "edition": "2011", "players": 4, "setup": "secret"},
    {
        "game": "burgundy",
        "edition": "2019",
        "players": 2,
        "modules": ["inns", "shields", "trade-routes", "white-castles"],
    },
    {
        "game": "burgundy",
        "edition": "2019",
        "players": 2,
        "modules": ["border-posts"],
        "estates": ["11a", "11b"],
    },
    {"game": "burgundy", "edition": "2019", "players": 4, "modules": ["team"]},
    {"game": "burgundy", "edition": "2019", "players": 1, "modules": ["solo"], "target": 50},
    {"game": "burgundy-dice", "players": 3},
    {"game": "burgundy-dice", "players": 1, "sheet": "C"},
    {"game": "tuscany", "players": 2, "setup": "fixed"},
    {"game": "tuscany", "players": 4, "setup": "secret"},
    {"game": "carcassonne", "players": 3},
    {"game": "carcassonne", "modules": ["bridges", "castles", "bazaars"], "pile": 40},
)


class Heckler:
    """Talks to one engine about one game or all games.

    `next_line` returns its next line, chosen at random and by the answers so far. `said` is the
    list of all lines; the game at the beginning is in it as a record.
    """

    def __init__(self, chance: random.Random, game: str | None = None):
        self.chance = chance
        self.games = [asked for asked in GAMES if game in (None, asked["game"])]
        self.heard = io.BytesIO()
        self.engine = Conversation(self.heard)
        self.said: list[bytes] = []
        if chance.random() > WITHOUT_GAME:
            self.answer({"cmd": "new", "seed": 1, **chance.choice(self.games)})
            self.play(chance.choice(ACTIONS))
            running = self.engine.commands.game
            assert running is not None
            self.said = [as_line({"cmd": "load", "record": running.record(private=True)})]

    def play(self, actions: int) -> None:
        """Play this many random actions, or the whole game."""
        game = self.engine.commands.game
        assert game is not None
        while actions and not game.is_over:
            game.apply(self.chance.choice(game.legal()["actions"]))
            actions -= 1

    def next_line(self) -> bytes:
        """Return a request, usually damaged."""
        request = self.request()
        fate = self.chance.random()
        if fate < LEFT_ALONE:
            return as_line(request)
        if fate < LEFT_ALONE + SPOILT_AS_BYTES:
            return self.chance.choice(SPOILINGS)(as_line(request), self.chance)
        return as_line(mutated(request, self.chance))

    def request(self) -> Request:
        """Return a valid request, not always at a valid time."""
        if self.chance.random() < THOUGHTS:
            return {
                "cmd": self.chance.choice(["think", "analyse", "review"]),
                "level": "page",
                "depth": "quick",
                "simulations": 10,
                "threads": 1,
            }
        command = self.chance.choice(
            ["hello", "new", "legal", *["apply"] * 6, "state", "record", "load", "stop"]
        )
        request = {"cmd": command, "id": self.chance.choice([7, "seven"])}
        if command == "new":
            request |= {"seed": 5, **self.chance.choice(self.games)}
        elif command == "apply":
            request |= self.an_action()
        elif command in ("legal", "state"):
            request["seat"] = self.chance.choice([None, 0, 1])
        elif command == "record":
            request["private"] = True
        elif command == "load":
            request["record"] = self.answer({"cmd": "record", "private": True}).get("record", [])[
                :150
            ]
        return request

    def an_action(self) -> Request:
        legal = self.answer({"cmd": "legal"})
        actions = legal.get("actions") or [{"type": "end"}]
        return {"action": self.chance.choice(actions), "seat": legal.get("seat")}

    def answer(self, request: Request) -> Request:
        """Return the engine's answer to a correct request."""
        self.outcome_of(as_line(request))
        answer: Request = json.loads(self.heard.getvalue().splitlines()[0])
        return answer

    def outcome_of(self, line: bytes) -> str:
        """Send a line and return "answered" or the code of the refusal. No other outcome is
        allowed."""
        self.said.append(line)
        self.heard.seek(0)
        self.heard.truncate()
        self.engine.receive(line + b"\n")
        self.engine.serve_waiting()
        if thinks := self.engine.question is not None:
            self.stop_thinking()
        self.engine.finished = False  # the damage may have turned a line into "quit"
        answers = [json.loads(answer) for answer in self.heard.getvalue().splitlines()]
        assert len(answers) == bool(line.strip()) + thinks
        return outcome(answers[0]) if answers else "answered"

    def stop_thinking(self) -> None:
        """End the running thought and wait for its answer."""
        self.engine.receive(b'{"cmd":"stop"}\n')
        try:
            kind, thought = self.engine.happenings.get(timeout=PATIENCE)
        except queue.Empty:
            self.engine.question = None
            raise AssertionError("the thread of the search has disappeared") from None
        assert kind == "thought"
        self.engine.send_thought(thought)
        self.engine.serve_waiting()


def outcome(answer: Request) -> str:
    if "error" not in answer:
        return "answered"
    code, message = answer["error"]["code"], answer["error"]["message"]
    assert code in CODES and 0 < len(message) <= LONGEST_MESSAGE, (code, len(message))
    return f"refused by {code}"


def cut_off(line: bytes, chance: random.Random) -> bytes:
    return line[: chance.randrange(len(line))]


def with_other_bytes(line: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(line))
    return (line[:at] + chance.randbytes(chance.randint(1, 4)) + line[at + 1 :]).replace(
        b"\n", b" "
    )


def twice(line: bytes, chance: random.Random) -> bytes:
    return line + line


def with_another_key(line: bytes, chance: random.Random) -> bytes:
    """Add a key a second time, or a key with letters that JSON does not have to escape."""
    text = chance.choice([text for text in TEXTS if text.isprintable()])
    return line[:-1] + chance.choice(
        [b',"cmd":"state"}', b',"cmd":null}', f',"seat":"{text}"}}'.encode()]
    )


def with_a_number(line: bytes, chance: random.Random) -> bytes:
    number = chance.choice(
        [b"1e999", b"-0", b"1E400", b"NaN", b"-Infinity", b"9" * 5_000, b"0x1", b"1_0", b"01"]
    )
    return line[:-1] + b',"seat":' + number + b"}"


def deep(line: bytes, chance: random.Random) -> bytes:
    depth = chance.choice([33, 900, 50_000])
    return line[:-1] + b',"seat":' + b"[" * depth + b"]" * depth + b"}"


@cache
def huge_values() -> tuple[bytes, ...]:
    """Return values that fill a line of the maximum length, or exceed it."""
    many = LONGEST_LINE // 10
    return (
        *(
            b"[" + b"{}," * (3 * many) + b"{}]",
            b'"' + b"x" * 9 * many + b'"',
            b"[" + b"0," * (4 * many) + b"0]",
        ),
        *(b'{"a":' + b"[]" + b',"b":{}' * many + b"}", b'"' + b"x" * LONGEST_LINE + b'"'),
    )


def large(line: bytes, chance: random.Random) -> bytes:
    key = chance.choice(
        [b"action", b"record", b"seat", b"estates", b"modules", b"id", b"edition", b"cmd"]
    )
    return line[:-1] + b',"' + key + b'":' + chance.choice(huge_values()) + b"}"


def blank(line: bytes, chance: random.Random) -> bytes:
    return chance.choice(
        [b"", b"  \t ", b"\r", b"\xef\xbb\xbf" + line, b"\xff" + line, b"null", b"[]", b'"quit"']
    )


Spoiling = Callable[[bytes, random.Random], bytes]
SPOILINGS: tuple[Spoiling, ...] = (
    *(cut_off, with_other_bytes, twice, with_another_key, with_a_number, deep, blank) * 4,
    large,
)
