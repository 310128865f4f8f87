"""The engine protocol on standard input and output: lines in, answers out in order, thoughts that
can be stopped; and the commands that are answered at once, each a method."""

import codecs
import sys
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

from burgundy_qt import __version__
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.ai.styles import styles_of
from burgundy_qt.engine import protocol_queries
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.game import Game

PROTOCOL = 1


class Commands:
    """Answers every request except `think`, `analyse`, `review`, `stop` and `quit`, which the
    conversation handles; keeps the game."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.served: dict[str, Callable[[errors.RequestObject], errors.Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "legal": self.legal,
            "apply": self.apply,
            "state": self.state,
            "record": self.record,
            "load": self.load,
        }

    def answer(self, request: errors.RequestObject) -> errors.Answer:
        """Return the answer to a request; raises RulesError if it cannot be served, and then
        nothing has changed."""
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.served:
            known = ", ".join([*self.served, *protocol_queries.QUESTIONS, "stop", "quit"])
            raise protocol_queries.UnknownCommand(
                f'"cmd" is {command!r}, but must be one of {known}'
            )
        return self.served[command](request)

    def hello(self, request: errors.RequestObject) -> errors.Answer:
        levels = [level.name for level in available_levels()]
        return {
            "name": "Burgundy Qt",
            "version": __version__,
            "protocol": PROTOCOL,
            "levels": levels,
            "styles": {game: [one.name for one in styles_of(game)] for game in registry.GAMES},
            "games": registry.describe_games(),
        }

    def new(self, request: errors.RequestObject) -> errors.Answer:
        if "game" not in request:
            raise errors.InvalidArgument('"game" is missing; "hello" lists the games')
        # nobody can bring the chance of a game that is recorded here
        self.game = Game({key: value for key, value in request.items() if key != "chance"})
        return {"events": self.game.events}

    def running(self) -> Game:
        if self.game is None:
            raise protocol_queries.NoGame('there is no game yet; send "new" or "load" first')
        return self.game

    def legal(self, request: errors.RequestObject) -> errors.Answer:
        return self.running().legal(request.get("seat"))

    def apply(self, request: errors.RequestObject) -> errors.Answer:
        game = self.running()
        return {"events": game.apply(request.get("action"), request.get("seat"))}  # type: ignore[arg-type]

    def state(self, request: errors.RequestObject) -> errors.Answer:
        return self.running().state(request.get("seat"))

    def record(self, request: errors.RequestObject) -> errors.Answer:
        private = request.get("private", False)
        if not isinstance(private, bool):
            raise errors.InvalidArgument(f'"private" is {private!r}, but must be true or false')
        seat = request.get("seat")
        if private and seat is not None:
            raise errors.InvalidArgument(
                '"private" and "seat" cannot be used together, because "private" asks '
                "for everything hidden"
            )
        return {"record": self.running().record(private, seat)}

    def question(self, request: errors.RequestObject) -> protocol_queries.QueryTask:
        """Return the query of a request that takes time; raises RulesError."""
        return protocol_queries.QUESTIONS[request["cmd"]](self.running(), request)

    def load(self, request: errors.RequestObject) -> errors.Answer:
        if "record" not in request:
            raise errors.InvalidArgument(
                '"record" is missing; send the list that "record" answered'
            )
        if not isinstance(request["record"], list):
            raise errors.InvalidRecord("a record is a list of objects")
        self.game = Game.from_record(request["record"])
        return {"events": []}


STANDARD_INPUT = 0


def serve(incoming: BinaryIO | None = None, outgoing: BinaryIO | None = None) -> int:
    """Answer every line until `quit` or the end of input; returns 0. Raises OSError where the input
    cannot be read."""
    lines: BinaryIO = incoming or own_input()
    conversation = Conversation(outgoing or sys.stdout.buffer)
    threading.Thread(target=conversation.listen, args=(lines,), daemon=True).start()
    conversation.run()
    return 0


def own_input() -> BinaryIO:
    """Return standard input as a separate file object: at exit the interpreter takes the lock of
    `sys.stdin`, and crashes if a thread still waits for a line. Raises OSError."""
    try:
        return open(STANDARD_INPUT, "rb", closefd=False)
    except OSError as error:
        raise unreadable(error) from error


def unreadable(error: OSError) -> OSError:
    """Return the same error with the name of the input."""
    return OSError(error.errno, error.strerror, "standard input")


class Conversation:
    """Serves lines one after another, in the order received.

    A `stop` ends a running thought at once; so does a `quit` that follows it directly. All other
    lines wait."""

    def __init__(self, outgoing: BinaryIO):
        self.outgoing = outgoing
        self.commands = Commands()
        self.happenings: SimpleQueue[tuple[str, Any]] = SimpleQueue()
        # lines, and whether each is a stop that ended a thought
        self.waiting: deque[tuple[bytes, bool]] = deque()
        self.question: protocol_queries.QueryTask | None = None
        self.asked: errors.RequestObject = {}
        self.heard_all = False
        self.finished = False

    def listen(self, lines: BinaryIO) -> None:
        """Pass on every line (of a line that is too long only its beginning), then the end, or the
        error that prevents reading."""
        mark = codecs.BOM_UTF8  # editors and shells of Windows add it before the first line
        try:
            while line := lines.readline(protocol_queries.LONGEST_LINE + 2 + len(mark)):
                line, mark = line.removeprefix(mark), b""
                if len(line) > protocol_queries.LONGEST_LINE and not line.endswith(b"\n"):
                    skip_rest(lines)
                self.happenings.put(("line", line))
        except OSError as error:
            self.happenings.put(("lost", unreadable(error)))
        else:
            self.happenings.put(("end", None))

    def run(self) -> None:
        """Answer requests until the conversation ends."""
        while not self.finished:
            what, content = self.happenings.get()
            if what == "line":
                self.receive(content)
            elif what == "thought":
                self.send_thought(content)
            elif what == "lost":
                raise content
            else:
                self.heard_all = True
            self.serve_waiting()

    def receive(self, line: bytes) -> None:
        ends = self.question is not None and ends_thought(line, alone=not self.waiting)
        if self.question is not None and ends:
            self.question.stop()
        self.waiting.append((line, ends))

    def serve_waiting(self) -> None:
        """Answer the waiting lines up to the next thought; the end of input ends the
        conversation."""
        while self.waiting and not self.question and not self.finished:
            self.serve(*self.waiting.popleft())
        if self.heard_all and not self.question and not self.waiting:
            self.finished = True

    def serve(self, line: bytes, ended_thought: bool) -> None:
        text = line.rstrip(b"\r\n")
        if not text.strip():
            return
        request: errors.RequestObject = {}
        try:
            request = protocol_queries.parse(text)
            self.answer(request, ended_thought)
        except errors.RulesError as error:
            self.write(request, protocol_queries.error_answer(error))

    def answer(self, request: errors.RequestObject, ended_thought: bool) -> None:
        command = request.get("cmd")
        if isinstance(command, str) and command in protocol_queries.QUESTIONS:
            self.think(request)
        elif command == "stop":
            self.write(request, {"stopped": ended_thought})
        elif command == "quit":
            self.write(request, {})
            self.finished = True
        else:
            self.write(request, self.commands.answer(request))

    def think(self, request: errors.RequestObject) -> None:
        """Think in another thread, so that the thought can be stopped."""
        self.question = self.commands.question(request)
        self.asked = request
        threading.Thread(target=self.ponder, args=(self.question,), daemon=True).start()

    def ponder(self, question: protocol_queries.QueryTask) -> None:
        try:
            self.happenings.put(("thought", question.answer()))
        except errors.RulesError as error:
            self.happenings.put(("thought", protocol_queries.error_answer(error)))

    def send_thought(self, thought: errors.Answer) -> None:
        self.question = None
        self.write(self.asked, thought)

    def write(self, request: errors.RequestObject, answer: errors.Answer) -> None:
        self.outgoing.write(protocol_queries.answer_line(request, answer))
        self.outgoing.flush()


def ends_thought(line: bytes, alone: bool) -> bool:
    """Return whether a line ends the running thought: a `stop`, or a `quit` that no other line
    precedes."""
    try:
        command = protocol_queries.parse(line.rstrip(b"\r\n")).get("cmd")
    except protocol_queries.BadJson:
        return False
    return command == "stop" or (command == "quit" and alone)


def skip_rest(lines: BinaryIO) -> None:
    """Skip the rest of a line that is too long."""
    while (rest := lines.readline(protocol_queries.LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass
