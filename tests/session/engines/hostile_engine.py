"""An engine with hostile answers. `hostile_engine.py SEED ODDS` answers one line in ODDS with
something hostile, and every `think` with an impossible action."""

import json
import os
import random
import sys
import time

draw = random.Random(int(sys.argv[1]) if sys.argv[1] != "-" else None)
odds = int(sys.argv[2])
ODD = [
    None,
    -1,
    1e300,
    [],
    {"type": []},
    {"type": "take", "die": 1e300, "depot": {}},
    {"type": "place", "die": 10**400, "tile": "ship", "cell": None},
    {"type": "end", "seat": "\ud800"},
]


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def answer(asked: int, **values: object) -> bytes:
    return json.dumps({"id": asked, **values}).encode()


HOSTILE = (
    lambda asked: say(b""),
    lambda asked: say(b"null"),
    lambda asked: say(b"[" * draw.randrange(3000)),
    lambda asked: say(b"{}" * 2),
    lambda asked: say(draw.randbytes(draw.randrange(200)).replace(b"\n", b"")),
    lambda asked: say(b'{"error":' + b'{"a":' * 50 + b"1" + b"}" * 51),
    lambda asked: say(answer(asked, error="x" * draw.randrange(2000))),
    lambda asked: say(answer(asked, error={"code": "bad-file", "message": "\x1b[31m<b>no</b>"})),
    lambda asked: say(b"1e999"),
    lambda asked: say(b'"\\ud800"'),
    lambda asked: say(b"9" * 5000),
    lambda asked: say(b"{}"),
    lambda asked: say(b'{"action":' * 900 + b"1" + b"}" * 900),
    lambda asked: say(answer(asked - 1, events=[], action=None)),
    lambda asked: say(answer(asked, events=[], action=draw.choice(ODD))),
    lambda asked: [say(answer(asked, events=[])) for _ in range(draw.randrange(2, 9))],
    lambda asked: say(b"a" * (1 << 20)) if draw.random() < 0.1 else say(b"a" * 9999),
    lambda asked: sys.exit(3),
    lambda asked: os.kill(os.getpid(), 9),
    lambda asked: os.close(1),
    lambda asked: time.sleep(60) if draw.random() < 0.1 else say(b"\x00"),
    lambda asked: (sys.stderr.write("I do not like this game\n" * 500), sys.exit(1)),
)
"""After any of these answers, the game cannot continue with the engine."""

for line in sys.stdin.buffer:
    asked = json.loads(line).get("id")
    if draw.randrange(odds) == 0:
        draw.choice(HOSTILE)(asked)
    else:
        say(answer(asked, events=[], action={"type": "no such thing"}))
