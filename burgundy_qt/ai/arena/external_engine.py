"""An external engine as a player: a separate program that speaks the engine protocol
(docs/engine-protocol.md); and its guard, which ends it when this program is gone."""

import json
import os
import queue
import re
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol, runtime_checkable

from burgundy_qt.rules.errors import Answer, RequestObject, RulesError
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.rules.ruleset import RecordLine

# The guard ends an engine when this program is gone: even after `kill -9`, when none of our code
# can run any more, and an engine that ignores the end of its input would stay. On POSIX a shell
# waits at the end of a pipe whose other end only this program has; the system closes it with our
# last process, and the shell ends the engine's group. `PR_SET_PDEATHSIG` is no alternative: it
# belongs to the thread that has started the engine, and our threads end long before their engines.
# On Windows the engine belongs to a job that the system ends with its last handle, which is ours.
# On POSIX, processes that the engine has moved out of its group stay.


WAITS = 'read -r group || exit; read -r none; kill -s KILL -- "-$group"'
"""Nothing is ever written after the group: the second line comes with the end of the pipe."""


class Guard:
    """Ends a program, the first of its group, with all its children, once this process has ended or
    the guard is deleted. Call `let_go` before waiting for the program: its number may later belong
    to another."""

    def __init__(self, program: "subprocess.Popen[bytes]") -> None:
        self._watcher: subprocess.Popen[bytes] | None = None
        self._job: Any = None
        with suppress(OSError):  # without a guard nothing else changes
            if sys.platform == "win32":
                self._job = job_of(program)
            else:
                self._watcher = watcher_of(program.pid)

    def let_go(self) -> None:
        """Leave the program alone from now on; on Windows end its children."""
        watcher, self._watcher = self._watcher, None
        if watcher is not None:
            watcher.kill()
            watcher.wait()
            assert watcher.stdin is not None
            with suppress(OSError):
                watcher.stdin.close()
        job, self._job = self._job, None
        if sys.platform == "win32" and job is not None:
            close_handle(job)


def watcher_of(group: int) -> "subprocess.Popen[bytes]":
    """Return the shell that waits. It is in its own session, where no terminal ends it before
    us."""
    watcher = subprocess.Popen(
        ["/bin/sh", "-c", WAITS],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        start_new_session=True,
    )
    assert watcher.stdin is not None
    watcher.stdin.write(b"%d\n" % group)
    watcher.stdin.flush()
    return watcher


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    KILL_ON_JOB_CLOSE = 0x2000
    EXTENDED_LIMITS = 9  # JobObjectExtendedLimitInformation
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    kernel.CreateJobObjectW.restype = wintypes.HANDLE
    kernel.CreateJobObjectW.argtypes = [ctypes.c_void_p, wintypes.LPCWSTR]
    kernel.SetInformationJobObject.argtypes = [
        *(wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD)
    ]
    kernel.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
    kernel.CloseHandle.argtypes = [wintypes.HANDLE]

    class BasicLimits(ctypes.Structure):
        """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

        _fields_ = [
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("most_working_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        ]

    class ExtendedLimits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = [
            ("basic", BasicLimits),
            ("io", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("most_process_memory", ctypes.c_size_t),
            ("most_job_memory", ctypes.c_size_t),
        ]

    def job_of(program: "subprocess.Popen[bytes]") -> int:
        """Return a job with the program in it, which ends with the handle that is returned; raises
        OSError."""
        job = kernel.CreateJobObjectW(None, None)
        if not job:
            raise ctypes.WinError(ctypes.get_last_error())
        limits = ExtendedLimits()
        limits.basic.flags = KILL_ON_JOB_CLOSE
        size = ctypes.sizeof(limits)
        made = kernel.SetInformationJobObject(job, EXTENDED_LIMITS, ctypes.byref(limits), size)
        handle = int(getattr(program, "_handle"))  # noqa: B009 (its own name for it, on Windows only)
        if not made or not kernel.AssignProcessToJobObject(job, handle):
            error = ctypes.WinError(ctypes.get_last_error())
            kernel.CloseHandle(job)
            raise error
        return int(job)

    def close_handle(handle: int) -> None:
        """End the job with what is still in it."""
        kernel.CloseHandle(handle)


Record = Sequence[RecordLine]

PATIENCE = 60.0
"""Seconds that an engine may exceed its limit before it counts as ended."""
LONGEST_LINE = 1 << 20
"""The most bytes of an answer."""
UNREAD = 4
"""How many lines are stored unread: an engine that writes more waits until they are read, so it
cannot fill the memory."""
GRACE = 2.0
"""Seconds for an engine to end a thought after a stop."""
LAST_WORDS = 2000
"""Bytes kept of its last text on standard error, if that is kept."""
FAREWELL = 2.0
"""Seconds for an engine to leave."""
SLASHES_AND_QUOTE = re.compile(r'\\*"')
"""In a command line of Windows: where backslashes are not ordinary characters."""


class EngineError(RuntimeError):
    """An external engine that cannot be started, has ended, is silent or answered nonsense; names
    its command. `last_words`: its last text on standard error, if that is kept."""

    def __init__(self, what: str, last_words: str = ""):
        super().__init__(what)
        self.last_words = last_words


class IllegalAnswer(EngineError):
    """An external engine has answered with an action that is not legal. `seat`: the seat that it
    plays; `record`: the game as that seat knows it; `seed`: that of its pair in an arena."""

    def __init__(self, what: str, last_words: str, seat: int, record: list[RecordLine]):
        super().__init__(what, last_words)
        self.seat, self.record = seat, record
        self.seed: int | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Come back whole from another machine of a cluster."""
        arguments = str(self), self.last_words, self.seat, self.record
        return IllegalAnswer, arguments, {"seed": self.seed}

    @property
    def turn(self) -> int:
        """The turn of the game in which it answered, or the round if all play at once; 0 during the
        set-up."""
        names = [event.get("event") for event in self.record]
        return names.count("turn") or names.count("round")


@runtime_checkable
class EngineProcess(Protocol):
    """A player from outside, which gets the record of each game, and ends after the last."""

    def follow_game(self, record: Record) -> None:
        """Begin a game; `record` is its `new` request and grows by every event."""

    def leave(self) -> None:
        """End: there will be no more games."""


class ExternalEngine:
    """The program of a command line, started at its first decision, in its own group of processes.

    It gets the record of its seat by `load`, with a seed that is unrelated to the game's, then
    `think`. `folder` is where it runs; by default that of a command line `cd FOLDER && …`, else
    ours; `patience` the seconds that it may exceed its limit; `keeps_words`: its standard error
    goes into its errors, not into ours. Raises ValueError if the command line is empty or a quote
    is not closed.
    """

    def __init__(
        self,
        command: str,
        simulations: int | None,
        seconds: float | None,
        seed: int,
        folder: str | None = None,
        patience: float | None = None,
        keeps_words: bool = False,
    ):
        self.command = command
        self.patience = PATIENCE if patience is None else patience
        self.keeps_words = keeps_words
        named, self.words = folder_and_words(command)
        self.folder = named if folder is None else folder
        if not self.words:
            raise ValueError("an engine needs a command line, such as engine:python3 my_engine.py")
        limits = {"simulations": simulations, "seconds": seconds}
        self.limits = {name: value for name, value in limits.items() if value is not None}
        self.seed = seed % 2**53
        self.record: Record = ()
        self.asked = 0
        self.engine: subprocess.Popen[bytes] | None = None
        self.guard: Guard | None = None
        self.listeners: list[threading.Thread] = []
        self.writing = threading.RLock()  # and for callers that need to know whether it thinks
        self.is_thinking = self.is_stopped = False
        self.answers: queue.Queue[bytes] = queue.Queue(UNREAD)
        self.last_words = bytearray()

    def follow_game(self, record: Record) -> None:
        self.record = record

    def choose(self, position: Position, seat: int, seconds: float | None = None) -> int:
        """Return the seat's action; after `seconds` at the latest if that is given, whatever its
        own limit."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.ask({"cmd": "load", "record": self.record_of(seat)})
        limits = self.limits if seconds is None else {"seconds": seconds}
        answer = self.thought({"cmd": "think", "seat": seat, **limits})
        try:
            action = int(ruleset(self.record[0]["game"]).encode_action(answer["action"]))
        except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError, RulesError):
            action = -1
        if action not in legal:
            what = f"answered {shown(answer)}, which is not a legal action"
            fault = self.failure(what)
            raise IllegalAnswer(str(fault), fault.last_words, seat, self.record_of(seat))
        return action

    def thought(self, request: RequestObject) -> Answer:
        """Return the answer to a `think`, which `stop` ends early."""
        asked = self.send(request, begins_thought=True)
        try:
            answer = self.read_answer(request, asked)
        finally:
            with self.writing:
                self.is_thinking, was_stopped = False, self.is_stopped
        if was_stopped:
            self.read_answer({"cmd": "stop"}, self.asked)
        return answer

    def stop(self, grace: float = GRACE) -> None:
        """End the running thought, from any thread: with the best so far, or by ending a program
        that has not stopped after the `grace`. Does nothing if it does not think."""
        engine = self.engine
        with self.writing:
            if engine is None or not self.is_thinking or self.is_stopped:
                return
            self.is_stopped = True
            with suppress(EngineError):
                self.send({"cmd": "stop"})
        end = threading.Timer(grace, self.end_unless_stopped, (engine,))
        end.daemon = True
        end.start()

    def end_unless_stopped(self, engine: "subprocess.Popen[bytes]") -> None:
        if self.is_thinking and engine is self.engine:
            end_group(engine)

    def end(self) -> None:
        """End the program, from any thread: a caller waiting for its answer gets an error."""
        if self.engine is not None:
            end_group(self.engine)

    def record_of(self, seat: int) -> list[RecordLine]:
        """Return the record as the seat knows it: without private events of others, and with an
        unrelated seed."""
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
        with suppress(subprocess.TimeoutExpired):
            engine.wait(FAREWELL)
        end_group(engine)  # its children too, if it has left without them
        self.release_guard()
        engine.wait()
        for listener, read in zip(self.listeners, (engine.stdout, engine.stderr), strict=False):
            listener.join(FAREWELL)  # a process that left the group may keep its output open
            if read is not None and not listener.is_alive():
                read.close()

    # The exchange of messages.

    def hello(self) -> Answer:
        """Return its answer to `hello`: its `name`, and the `games` that it plays, by their names.
        Raises EngineError."""
        answer = self.ask({"cmd": "hello"})
        name, games = answer.get("name"), answer.get("games")
        if not isinstance(name, str) or not isinstance(games, list):
            raise self.failure(
                f"answered {shown(answer)} to 'hello', which does not list its games"
            )
        known = [game.get("game") for game in games if isinstance(game, dict)]
        return {"name": name, "games": [game for game in known if isinstance(game, str)]}

    def ask(self, request: RequestObject) -> Answer:
        """Return the answer to a request. Raises EngineError."""
        return self.read_answer(request, self.send(request))

    def read_answer(self, request: RequestObject, asked: int) -> Answer:
        """Return the next line, the answer to this request with this number. Raises EngineError."""
        command = request["cmd"]
        patience = self.patience + (request.get("seconds", 0.0) if command == "think" else 0.0)
        try:
            line = self.answers.get(timeout=patience)
        except queue.Empty:
            raise self.failure(f"did not answer {command!r} within {patience:g} s") from None
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
            raise self.failure(
                f"answered {line[:200]!r} to {command!r}, which is not a JSON object"
            )
        if "error" in answer:
            raise self.failure(f"answered {command!r} with the error {shown(answer['error'])}")
        if answer.get("id") != asked:
            raise self.failure(
                f"answered {shown(answer)} to {command!r}, without the id of the request, {asked}"
            )
        return {key: value for key, value in answer.items() if key != "id"}

    def send(self, request: RequestObject, begins_thought: bool = False) -> int:
        """Write a request, and return its number; a program that does not read it in time is ended.
        Raises EngineError."""
        engine = self.engine or self.start()
        assert engine.stdin is not None
        end = threading.Timer(self.patience, end_group, (engine,))
        end.start()
        try:
            with self.writing:
                self.asked += 1
                line = json.dumps({**request, "id": self.asked}, separators=(",", ":"))
                engine.stdin.write(line.encode("ascii") + b"\n")
                engine.stdin.flush()
                self.is_thinking = self.is_thinking or begins_thought
                self.is_stopped = self.is_stopped and not begins_thought
                return self.asked
        except OSError as error:
            raise self.failure(
                f"no longer reads; its exit status is {self.exit_status()}"
            ) from error
        finally:
            end.cancel()

    def start(self) -> subprocess.Popen[bytes]:
        try:
            self.engine = engine = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE if self.keeps_words else None,
                cwd=self.folder,
                **own_group(),
            )
        except OSError as error:
            raise self.failure(f"cannot be started: {error.strerror}") from error
        self.release_guard()
        self.guard = Guard(engine)
        self.answers = queue.Queue(UNREAD)
        self.last_words = bytearray()
        self.listeners = [
            threading.Thread(target=self.listen, args=(engine, self.answers), daemon=True),
            threading.Thread(target=self.keep, args=(engine, self.last_words), daemon=True),
        ]
        for listener in self.listeners:
            listener.start()
        return engine

    def listen(self, engine: "subprocess.Popen[bytes]", answers: "queue.Queue[bytes]") -> None:
        """Pass on every line, then an empty one, until the engine ends; a line that is too long is
        cut, and is the last."""
        assert engine.stdout is not None
        line = b"\n"
        while line and not is_cut(line):
            line = engine.stdout.readline(LONGEST_LINE)
            while engine is self.engine:
                with suppress(queue.Full):
                    answers.put(line, timeout=FAREWELL / 8)
                    break

    def keep(self, engine: "subprocess.Popen[bytes]", last_words: bytearray) -> None:
        """Keep the end of its text on standard error."""
        while engine.stderr is not None and (said := os.read(engine.stderr.fileno(), LAST_WORDS)):
            last_words += said
            del last_words[:-LAST_WORDS]

    def exit_status(self) -> int | None:
        """Return the engine's exit status, None if it still runs."""
        try:
            status = self.engine.wait(FAREWELL) if self.engine else None
        except subprocess.TimeoutExpired:
            return None
        self.release_guard()
        return status

    def release_guard(self) -> None:
        """Let the guard go: the program has ended, or its end is awaited next."""
        guard, self.guard = self.guard, None
        if guard is not None:
            guard.let_go()

    def failure(self, what: str) -> EngineError:
        said = bytes(self.last_words).decode("utf-8", "replace").strip()
        return EngineError(f"the engine `{self.command}` {what}", said)


def folder_and_words(command: str, windows: bool = os.name == "nt") -> tuple[str | None, list[str]]:
    """Return the folder and the words of a command line. Raises ValueError if a quote is not
    closed."""
    match words_of(command, windows):
        case ["cd", folder, "&&", *words]:
            return folder, words
        case words:
            return None, words


def run_in(folder: str, command: str, windows: bool = os.name == "nt") -> str:
    """Return a command line that runs in a folder."""
    return f"cd {joined([folder], windows)} && {command}"


def words_of(command: str, windows: bool = os.name == "nt") -> list[str]:
    """Return the words of a command line, by the rules of the system's shell. Raises ValueError if
    a quote is not closed.

    On Windows a backslash is an ordinary character, except before a double quote. Single quotes
    around a word, which the shell there does not know, count too.
    """
    if not windows:
        return shlex.split(command)
    words = []
    rest = command.lstrip()
    while rest:
        word, rest = first_word(rest)
        words.append(word)
        rest = rest.lstrip()
    return words


def first_word(text: str) -> tuple[str, str]:
    """Return the first word of a command line of Windows, and the rest. Raises ValueError."""
    if text[0] == "'":
        word, closing, rest = text[1:].partition("'")
        if not closing:
            raise ValueError("No closing quotation")
        return word, rest
    word, is_inside, at = "", False, 0
    while at < len(text) and (is_inside or not text[at].isspace()):
        mark = SLASHES_AND_QUOTE.match(text, at)
        if mark is None:
            word += text[at]
            at += 1
            continue
        slashes = len(mark[0]) - 1
        word += "\\" * (slashes // 2) + '"' * (slashes % 2)
        is_inside ^= slashes % 2 == 0
        at = mark.end()
    if is_inside:
        raise ValueError("No closing quotation")
    return word, text[at:]


def joined(words: Sequence[str], windows: bool = os.name == "nt") -> str:
    """Return the command line with these words, quoted as the system's shell wants it."""
    if not windows:
        return shlex.join(words)
    quoted = (subprocess.list2cmdline([word]) for word in words)
    return " ".join(f'"{word}"' if word.startswith("'") else word for word in quoted)


NEW_PROCESS_GROUP, NO_WINDOW = 0x200, 0x08000000
"""Of `subprocess`, which has them on Windows only. Without the second, every engine would open a
black console window."""


def own_group(windows: bool = os.name == "nt") -> dict[str, Any]:
    """Return how to start an engine so that it can be ended with all its children; on Windows the
    guard does that."""
    if windows:
        return {"creationflags": NEW_PROCESS_GROUP | NO_WINDOW}
    return {"start_new_session": True}


def end_group(engine: "subprocess.Popen[bytes]") -> None:
    """End an engine and its children at once; do nothing if they have ended."""
    if os.name == "nt":
        engine.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(engine.pid, signal.SIGKILL)


def is_cut(line: bytes) -> bool:
    """Return whether a line was longer than any that is read."""
    return len(line) == LONGEST_LINE and not line.endswith(b"\n")


def shown(answer: object) -> str:
    """Return the beginning of an answer, for a sentence about it."""
    try:
        return json.dumps(answer)[:200]
    except RecursionError:
        return "something nested without end"
