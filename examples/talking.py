"""The talk of an engine: requests come in, a JSON object a line, and answers go out in that order.

What is not thinking is passed on to the referee, and its answer back: it knows the rules.
"""

import json
import random
import sys
import time

from inbox import Inbox, request_on
from referee import Referee, Refused, bad_argument

USUAL_REFEREE = ["burgundy-qt", "engine"]
USUAL_SECONDS = 1.0  # of a thought, where nobody says how long


class Engine:
    """Answers until `quit` or the end of input. An engine of your own says how to `choose`."""

    name = "An engine"

    def __init__(self):
        self.command = sys.argv[1:] or USUAL_REFEREE
        self.referee = Referee(self.command)
        self.inbox = Inbox()
        self.deadline, self.tries_left, self.chance = 0.0, None, None

    def choose(self, record, seat, actions):
        """One of `actions`, of which there are at least two, by the record as the seat knows it.
        Ask `may_go_on` before each try; take all that is by lot from `self.chance`."""

    def may_go_on(self):
        """Whether there is time for another try."""
        if self.tries_left is not None:
            self.tries_left -= 1
            if self.tries_left < 0:
                return False
        return time.monotonic() < self.deadline and not self.inbox.says_stop()

    def run(self):
        """Serve line after line."""
        while (heard := self.inbox.next())[0]:
            line, in_thought = heard
            if line.strip() and not self.serve(line, in_thought):
                break

    def serve(self, line, in_thought):
        """Answer a line; false after `quit`."""
        request = request_on(line)
        command = request.get("cmd")
        if command not in ("hello", "think", "analyse", "stop", "quit"):
            answer = self.referee.pass_on(line)  # the rules, and whatever is wrong with a line
        else:
            answer = self.own_answer(command, request, in_thought)
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
        return command != "quit"

    def own_answer(self, command, request, in_thought):
        """The line of an answer that this engine gives itself."""
        try:
            if command == "hello":
                answer = self.referee.ask({"cmd": "hello"}) | {"name": self.name, "levels": []}
            elif command == "think":
                answer = self.think(request)
            elif command == "analyse":
                raise Refused({"code": "unknown-command", "message": "analyse is not offered"})
            else:
                answer = {"stopped": in_thought} if command == "stop" else {}
        except Refused as refused:
            answer = {"error": refused.args[0]}
        named = {"id": request["id"]} if "id" in request else {}
        return json.dumps(named | answer).encode() + b"\n"

    def think(self, request):
        """The answer to a `think`: the action alone, the rest of it may be left out."""
        asked = {"cmd": "legal"} | ({"seat": request["seat"]} if "seat" in request else {})
        legal = self.referee.ask(asked)
        if not legal["waiting"]:
            raise Refused({"code": "game-over", "message": "the game is over"})
        if not legal["actions"]:
            raise bad_argument(f"seat {legal['seat']} is not to decide")
        seconds = limit(request, "seconds")
        self.tries_left = limit(request, "simulations")
        self.inbox.has_stop = False
        unhurried = USUAL_SECONDS if self.tries_left is None else float("inf")
        self.deadline = time.monotonic() + (unhurried if seconds is None else seconds)
        seat, actions = legal["seat"], legal["actions"]
        if len(actions) == 1:
            return {"action": actions[0]}
        record = self.referee.ask({"cmd": "record", "seat": seat})["record"]
        self.chance = random.Random(json.dumps(record))  # the same question, the same answer
        return {"action": self.choose(record, seat, actions)}


def limit(request, key):
    """A limit of a thought, above 0; None where there is none."""
    value = request.get(key)
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if value is not None and not (is_number and value > 0):
        raise bad_argument(f"{key} is {value!r}, but must be a number above 0")
    return value
