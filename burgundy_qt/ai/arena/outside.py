"""An external engine as a player: a program of its own that speaks the engine protocol
(docs/engine-protocol.md)."""

import json
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol, runtime_checkable

from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import ruleset

Record = Sequence[dict[str, Any]]

PATIENCE = 60.0
"""Seconds that an engine may take longer than asked before its silence counts as its end."""
LONGEST_LINE = 1 << 20
"""Bytes of an answer."""
UNREAD = 4
"""Lines that are kept before they are asked for: an engine that says more waits until it is read,
so it cannot fill the memory."""
GRACE = 0.5
"""Seconds that it may take to end a thought it is told to stop."""
FAREWELL = 2.0
"""Seconds that it may take to leave."""


class EngineError(RuntimeError):
    """An external engine that cannot be started, ended, kept silent or answered nonsense; names its
    command."""


@runtime_checkable
class Guest(Protocol):
    """A player from outside, who is shown the record of each game and shown out after the last."""

    def read_along(self, record: Record) -> None:
        """A game begins; `record` is its `new` request and grows by every event."""

    def leave(self) -> None:
        """There will be no more games."""


class OutsideEngine:
    """The program of a command line, started when it has first to decide.

    It is given the record of its seat by `load`, with a seed that has nothing to do with the
    game's, then `think`. `folder` is where it runs, ours where left out; `patience` the seconds
    that it may take longer than asked. Raises ValueError where the command line is empty or its
    quotes are open."""

    def __init__(
        self,
        command: str,
        simulations: int | None,
        seconds: float | None,
        seed: int,
        folder: str | None = None,
        patience: float | None = None,
    ):
        self.command = command
        self.folder = folder
        self.patience = PATIENCE if patience is None else patience
        self.words = shlex.split(command, posix=os.name != "nt")
        if not self.words:
            raise ValueError("an engine needs a command line")
        limits = {"simulations": simulations, "seconds": seconds}
        self.limits = {name: value for name, value in limits.items() if value is not None}
        self.seed = seed % 2**53
        self.record: Record = ()
        self.engine: subprocess.Popen[bytes] | None = None
        self.listener = threading.Thread()
        self.writing = threading.Lock()  # and whoever knows whether it thinks
        self.is_thinking = self.is_stopped = False
        self.answers: queue.Queue[bytes] = queue.Queue(UNREAD)

    def read_along(self, record: Record) -> None:
        self.record = record

    def choose(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.ask({"cmd": "load", "record": self.record_of(seat)})
        answer = self.thought({"cmd": "think", "seat": seat, **self.limits})
        try:
            action = int(ruleset(self.record[0]["game"]).pack(answer["action"]))
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError, RulesError):
            action = -1
        if action not in legal:
            raise self.failure(f"answered {shown(answer)}, which is no legal action")
        return action

    def thought(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a `think`, which `stop` ends early."""
        self.tell(request, begins_thought=True)
        try:
            answer = self.hear(request["cmd"])
        finally:
            with self.writing:
                self.is_thinking, was_stopped = False, self.is_stopped
        if was_stopped:
            self.hear("stop")
        return answer

    def stop(self) -> None:
        """End the thought that runs, from any thread: at once with the best so far, or by ending a
        program that does not stop. Where it does not think nothing happens."""
        engine = self.engine
        with self.writing:
            if engine is None or not self.is_thinking or self.is_stopped:
                return
            self.is_stopped = True
        with suppress(EngineError):
            self.tell({"cmd": "stop"})
        threading.Thread(target=self.end_unless_stopped, args=(engine,), daemon=True).start()

    def end_unless_stopped(self, engine: "subprocess.Popen[bytes]") -> None:
        end = time.monotonic() + GRACE
        while self.is_thinking and time.monotonic() < end:
            time.sleep(GRACE / 50)
        if self.is_thinking and engine is self.engine:
            engine.kill()

    def record_of(self, seat: int) -> list[dict[str, Any]]:
        """The record as the seat knows it: nothing that is private to others, and a seed that tells
        nothing."""
        request, *events = self.record
        known = [event for event in events if seat in event.get("to", [seat])]
        return [{**request, "seed": self.seed, "seat": seat}, *known]

    def leave(self) -> None:
        if self.engine is None:
            return
        engine, self.engine = self.engine, None
        assert engine.stdin is not None and engine.stdout is not None
        with suppress(OSError):
            engine.stdin.write(b'{"cmd":"quit"}\n')
        with suppress(OSError):
            engine.stdin.close()
        try:
            engine.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            engine.kill()
            engine.wait()
        self.listener.join(FAREWELL)  # a child of the engine may hold its output open
        if not self.listener.is_alive():
            engine.stdout.close()

    # The talk.

    def hello(self) -> dict[str, Any]:
        """What it says of itself: its `name`, and the `games` that it plays, by their names; raises
        EngineError."""
        answer = self.ask({"cmd": "hello"})
        name, games = answer.get("name"), answer.get("games")
        if not isinstance(name, str) or not isinstance(games, list):
            raise self.failure(f"answered {shown(answer)} to 'hello', without its games")
        known = [game.get("game") for game in games if isinstance(game, dict)]
        return {"name": name, "games": [game for game in known if isinstance(game, str)]}

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; raises EngineError."""
        self.tell(request)
        return self.hear(request["cmd"])

    def hear(self, command: str) -> dict[str, Any]:
        """The next line, which answers this command; raises EngineError."""
        patience = self.patience + (self.limits.get("seconds", 0.0) if command == "think" else 0.0)
        try:
            line = self.answers.get(timeout=patience)
        except queue.Empty:
            raise self.failure(f"gave no answer to {command!r} within {patience:g} s") from None
        if not line:
            raise self.failure(
                f"ended before it answered {command!r}, with exit status {self.exit_status()}"
            )
        if is_cut(line):
            raise self.failure(f"answered {command!r} with a line of over {LONGEST_LINE:,} bytes")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self.failure(f"answered {line[:200]!r} to {command!r}, which is no JSON object")
        if "error" in answer:
            raise self.failure(f"answered {command!r} with the error {shown(answer['error'])}")
        return answer

    def tell(self, request: dict[str, Any], begins_thought: bool = False) -> None:
        """Write a request; a program that does not read it within the patience is ended. Raises
        EngineError."""
        engine = self.engine or self.start()
        assert engine.stdin is not None
        line = json.dumps(request, separators=(",", ":")).encode("ascii") + b"\n"
        end = threading.Timer(self.patience, engine.kill)
        end.start()
        try:
            with self.writing:
                engine.stdin.write(line)
                engine.stdin.flush()
                self.is_thinking = self.is_thinking or begins_thought
                self.is_stopped = self.is_stopped and not begins_thought
        except OSError as error:
            raise self.failure(f"reads no more; its exit status is {self.exit_status()}") from error
        finally:
            end.cancel()

    def start(self) -> subprocess.Popen[bytes]:
        try:
            self.engine = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.folder
            )
        except OSError as error:
            raise self.failure(f"cannot be started: {error.strerror}") from error
        self.answers = queue.Queue(UNREAD)
        self.listener = threading.Thread(
            target=self.listen, args=(self.engine, self.answers), daemon=True
        )
        self.listener.start()
        return self.engine

    def listen(self, engine: "subprocess.Popen[bytes]", answers: "queue.Queue[bytes]") -> None:
        """Hand over every line, then an empty one, until the engine is shown out; a line without an
        end is cut, and the last that is read."""
        assert engine.stdout is not None
        line = b"\n"
        while line and not is_cut(line):
            line = engine.stdout.readline(LONGEST_LINE)
            while engine is self.engine:
                with suppress(queue.Full):
                    answers.put(line, timeout=FAREWELL / 8)
                    break

    def exit_status(self) -> int | None:
        """The engine's exit status, None where it still runs."""
        try:
            return self.engine.wait(FAREWELL) if self.engine else None
        except subprocess.TimeoutExpired:
            return None

    def failure(self, what: str) -> EngineError:
        return EngineError(f"the engine `{self.command}` {what}")


def is_cut(line: bytes) -> bool:
    """Whether a line was longer than any that is read."""
    return len(line) == LONGEST_LINE and not line.endswith(b"\n")


def shown(answer: Any) -> str:
    """The beginning of an answer, for a sentence about it."""
    try:
        return json.dumps(answer)[:200]
    except RecursionError:
        return "something nested without end"
