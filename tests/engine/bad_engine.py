"""An engine that breaks the protocol on purpose. Each fault is found by exactly one check."""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

from talking import Engine

SLOW = 0.5
"""A thought of exactly this many seconds takes too long."""
LONG = 10.0
"""A thought of more than this many seconds ignores a stop."""
DELAY = 5.5


class BadEngine(Engine):
    name = "Bad, on purpose"

    def think(self, request):
        seconds = request.get("seconds")
        if seconds == SLOW or (isinstance(seconds, float) and seconds > LONG):
            time.sleep(DELAY)
        return super().think(request)

    def choose(self, record, seat, actions):
        if record[0]["game"] == "carcassonne":
            return {"type": "place", "tile": "A", "cell": "99,99", "rotation": 0}
        everything = self.referee.ask({"cmd": "record", "private": True})["record"]
        return actions[sum(json.dumps(everything).encode()) % len(actions)]

    def serve(self, line, in_thought):
        if not line.strip():
            print("{}", flush=True)
            return True
        if b'"id":null' in line:
            line = b'{"cmd":"hello"}'
        if b"a record" in line:
            line = b'{"cmd":"no such"}'
        return super().serve(line, in_thought)

    def run(self):
        while (heard := self.inbox.next())[0]:
            if not self.serve(*heard):
                return
        sys.exit(3)


if __name__ == "__main__":
    BadEngine().run()
