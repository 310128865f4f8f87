"""What comes in: lines of standard input, read beside all else, and the requests on them."""

import json
import queue
import threading
from collections import deque

LONGEST_LINE = 1 << 20  # bytes
MOST_LEVELS = 32  # of objects and lists in each other


class Inbox:
    """The lines of standard input. A thread reads them, so that a `stop` is heard in a thought."""

    def __init__(self):
        self.lines = queue.SimpleQueue()
        self.waiting = deque()  # lines that came during a thought
        self.has_stop = False
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        with open(0, "rb", closefd=False) as incoming:
            for line in incoming:
                self.lines.put(line)
        self.lines.put(b"")

    def next(self):
        """The next line, and whether it came during a thought; an empty one is the end."""
        if self.waiting:
            return self.waiting.popleft(), True
        return self.lines.get(), False

    def says_stop(self):
        """Whether a line that came by now ends the thought that is running."""
        while not self.lines.empty():
            line = self.lines.get()
            command = request_on(line).get("cmd")
            self.has_stop |= command == "stop" or (command == "quit" and not self.waiting)
            self.waiting.append(line)
        return self.has_stop


def request_on(line):
    """The request on a line; an empty one where it is none, which the referee then tells."""
    try:
        request = json.loads(line.decode()) if len(line) <= LONGEST_LINE else None
        return request if isinstance(request, dict) and depth(request) <= MOST_LEVELS else {}
    except (ValueError, RecursionError):
        return {}


def depth(value):
    """How deep objects and lists lie in each other."""
    if not isinstance(value, (dict, list)):
        return 0
    inner = value.values() if isinstance(value, dict) else value
    return 1 + max(map(depth, inner), default=0)
