"""Where these examples have the rules from: a child of theirs that speaks the engine protocol."""

import json
import subprocess


class Refused(Exception):
    """A request that cannot be served; its argument is the error object of the answer."""


def bad_argument(message):
    """The refusal of an argument."""
    return Refused({"code": "bad-argument", "message": message})


class Referee:
    """A program that knows the rules: `ask` it a request, or `pass_on` a line as it came."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request):
        """The answer to a request; raises Refused where it is an error."""
        answer = json.loads(self.pass_on(json.dumps(request).encode()))
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    def pass_on(self, line):
        """The line of the answer to a line."""
        self.process.stdin.write(line.rstrip(b"\r\n") + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()
