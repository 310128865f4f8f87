"""The conversation with a program under test: lines sent and received, and their times; and
positions of random games, by our rules, to ask it about."""

import json
import queue
import random
import subprocess
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from burgundy_qt.ai.arena import external_engine
from burgundy_qt.rules.errors import Answer, RequestObject, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.rules.ruleset import RecordLine

LONGEST_ANSWER = 1 << 24
"""The longest line that is read, in bytes; the record of a long game is far shorter."""
STARTING = 60.0
"""Seconds until the first answer."""
REMEMBERED = 8
"""How many lines are shown with a violation."""
SHOWN = 160
"""Their longest length, in letters."""


class EngineViolation(Exception):
    """The program violated the protocol; the text says how."""


class NotOffered(Exception):
    """The program does not support the request, and need not."""


class EngineConnection:
    """One run of the program, in its own process group, which ends with us. `margin`: how many
    seconds longer than asked an answer may take. Raises OSError if it cannot be started."""

    def __init__(self, command: list[str], margin: float):
        self.margin = margin
        self.transcript: deque[str] = deque(maxlen=REMEMBERED)
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.has_answered = False
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **external_engine.own_group()
        )
        self.guard = external_engine.Guard(self.program)
        self.listener = threading.Thread(target=self.listen, daemon=True)
        self.listener.start()

    def listen(self) -> None:
        """Pass on every line, then an empty one."""
        assert self.program.stdout is not None
        while line := self.program.stdout.readline(LONGEST_ANSWER):
            self.answers.put(line)
        self.answers.put(b"")

    # The conversation.

    def send(self, *requests: RequestObject | bytes) -> None:
        """Send lines at once, objects as JSON; raises EngineViolation if the program no longer
        reads."""
        lines = [as_line(request) for request in requests]
        self.transcript.extend(f"sent  {shown(line)}" for line in lines)
        assert self.program.stdin is not None
        try:
            self.program.stdin.write(b"".join(line + b"\n" for line in lines))
            self.program.stdin.flush()
        except OSError as error:
            raise EngineViolation("it no longer reads") from error

    def next_answer(self, seconds: float = 0.0) -> Answer:
        """Return the next answer, which may take `seconds` and the margin; raises
        EngineViolation."""
        patience = seconds + (self.margin if self.has_answered else STARTING)
        try:
            line = self.answers.get(timeout=patience)
        except queue.Empty:
            raise EngineViolation(f"no answer came within {patience:g} s") from None
        self.has_answered = True
        if not line:
            self.answers.put(line)
            raise EngineViolation("it ended, or closed its output, before it answered")
        self.transcript.append(f"came  {shown(line)}")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise EngineViolation("the answer is not a JSON object")
        return answer

    def answer(self, request: RequestObject | bytes, seconds: float = 0.0) -> Answer:
        """Return the answer to a request, even an error; raises EngineViolation."""
        self.send(request)
        return self.next_answer(seconds)

    def ask(self, request: RequestObject, seconds: float = 0.0) -> Answer:
        """Return the answer to a valid request; raises EngineViolation if it is an error."""
        answer = self.answer(request, seconds)
        if "error" in answer:
            raise EngineViolation(f"{request['cmd']!r} is refused, although it is allowed")
        return answer

    def offer(self, request: RequestObject, seconds: float = 0.0) -> Answer:
        """Return the answer to an optional request; raises NotOffered if it is not supported."""
        if code_of(answer := self.answer(request, seconds)) == "unknown-command":
            raise NotOffered(str(request["cmd"]))
        if "error" in answer:
            raise EngineViolation(f"{request['cmd']!r} is refused, although it is allowed")
        return answer

    def is_silent(self, seconds: float) -> bool:
        """Return whether the program stays silent for so long."""
        time.sleep(seconds)
        return self.answers.empty()

    # The end.

    def close_input(self) -> None:
        """Close the program's input."""
        assert self.program.stdin is not None
        self.transcript.append("sent  the end of input")
        with suppress(OSError):
            self.program.stdin.close()

    def exit_status(self) -> int | None:
        """Return its exit status, or None if it still runs after the margin."""
        try:
            status = self.program.wait(self.margin)
        except subprocess.TimeoutExpired:
            return None
        self.guard.let_go()
        return status

    def close(self) -> None:
        """End the program and its child processes, if they still run."""
        self.close_input()
        with suppress(subprocess.TimeoutExpired):
            self.program.wait(min(self.margin, 1.0))
        external_engine.end_group(self.program)
        self.guard.let_go()
        self.program.wait()
        self.listener.join(1.0)  # a child of the program may hold its output open
        if self.program.stdout is not None and not self.listener.is_alive():
            self.program.stdout.close()


def as_line(request: RequestObject | bytes) -> bytes:
    """Return a request as a line, without its newline; bytes stay as they are."""
    if isinstance(request, bytes):
        return request
    return json.dumps(request, separators=(",", ":")).encode("ascii")


def shown(line: bytes) -> str:
    """Return a line as it is shown: shortened, and on one line."""
    text = line.decode("utf-8", "backslashreplace").rstrip("\n")
    cut = text if len(text) <= SHOWN else f"{text[:SHOWN]}… ({len(text):,} letters)"
    return cut.encode("unicode_escape").decode() if not cut.isprintable() else cut


def code_of(answer: Answer) -> Any:
    """Return the code of an answer that is an error, else None."""
    error = answer.get("error")
    return error.get("code") if isinstance(error, dict) else None


def expect_error(answer: Answer, code: str) -> None:
    """Raise EngineViolation if an answer is not an error of this code with a message."""
    if code_of(answer) != code:
        raise EngineViolation(f"the answer is not an error with the code {code!r}")
    if not isinstance(answer["error"].get("message"), str) or not answer["error"]["message"]:
        raise EngineViolation("the error has no message")


# Positions.

SEED = 7
MOMENTS = (0, 25, 60)
"""How many actions are played before each of these positions."""
MOST_SEATS = 8
THOUGHT = 0.05
"""The time limit of a thought that need only be legal, in seconds."""


def choices(request: RequestObject, moments: tuple[int, ...] = MOMENTS) -> Iterator[Game]:
    """Yield a random game at the first decision with a choice after each of these numbers of
    actions."""
    game, chance, taken = Game({**request, "seed": SEED}), random.Random(SEED), 0
    for moment in moments:
        while not game.is_over and (taken < moment or not asked_seats(game)):
            step(game, chance)
            taken += 1
        if game.is_over:
            return
        yield game


def step(game: Game, chance: random.Random) -> None:
    """Play a random legal action of a random seat that may decide."""
    seat = chance.choice(game.position.waiting_seats())
    game.apply(chance.choice(game.legal(seat)["actions"]), seat)


def asked_seats(game: Game) -> list[int]:
    """Return the seats that have a choice now."""
    return [seat for seat in game.position.waiting_seats() if len(game.legal(seat)["actions"]) > 1]


def finished(request: RequestObject) -> Game:
    """Return a finished random game."""
    game, chance = Game({**request, "seed": SEED}), random.Random(SEED)
    while not game.is_over:
        step(game, chance)
    return game


def tables(described: Answer) -> list[RequestObject]:
    """Return the requests for what a program says it plays of a game: each edition with the fewest
    and the most seats, and each module. Raises EngineViolation for anything that we do not know."""
    found: list[RequestObject] = []
    for edition in described["editions"]:
        asked = {"game": described["game"], "edition": edition["edition"]}
        fewest, most = edition["players"]
        seated: list[RequestObject] = [
            asked | {"players": seats} for seats in range(fewest, min(most, MOST_SEATS) + 1)
        ]
        found += [playable(seated), playable(seated[::-1])]
        for module in edition.get("modules", []):
            found.append(playable([{**table, "modules": [module]} for table in seated]))
    return found


def playable(requests: list[RequestObject]) -> RequestObject:
    """Return the first that can be played; raises EngineViolation."""
    for request in requests:
        with suppress(RulesError):
            Game({**request, "seed": SEED})
            return request
    raise EngineViolation(f"it claims to play {requests[:1]}, which cannot be played")


def known_games(hello: Answer) -> dict[str, Answer]:
    """Return those of the games it plays that we know."""
    return {one["game"]: one for one in hello["games"] if one["game"] in GAMES}


def load(talk: EngineConnection, record: list[RecordLine]) -> None:
    """Load a game into the program."""
    talk.ask({"cmd": "load", "record": record})


def record_of(game: Game, seat: int) -> list[RecordLine]:
    """Return the record as a seat knows it, with an unrelated seed."""
    request, *events = game.record(seat=seat)
    return [{**request, "seed": SEED}, *events]


def thought(talk: EngineConnection, game: Game, seat: int, seconds: float | None = None) -> Answer:
    """Return its thought for a seat, by default with the usual limit; the action must be legal.
    Raises EngineViolation."""
    seconds = THOUGHT if seconds is None else seconds
    answer = talk.ask({"cmd": "think", "seat": seat, "seconds": seconds}, seconds)
    expect_legal(answer, game, seat)
    return answer


def expect_legal(answer: Answer, game: Game, seat: int) -> None:
    """Raise EngineViolation if an answer has no legal action of the seat."""
    if answer.get("action") not in game.legal(seat)["actions"]:
        raise EngineViolation(f"the action in the answer is not legal for seat {seat}")
