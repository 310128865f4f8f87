"""Tries inputs in a separate process, which may crash.

Run as a program with a folder and pieces (kind, game, first seed, number of inputs) as JSON, it
writes one line of JSON for each input: its outcome, or the undocumented error. The present input is
in `FOLDER/current`. With `--again`, a kind, a game and a file instead of pieces it reads that
file."""

import json
import os
import random
import sys
import tempfile
import traceback
from pathlib import Path

from lab.fuzzers.advice import PuzzleBooks, Reviews
from lab.fuzzers.bots import BotGames, RandomGames
from lab.fuzzers.fuzzer import Fuzzer, StepsOutside
from lab.fuzzers.games import Codes, Records, Saves
from lab.fuzzers.talks import Answers, Lines
from lab.fuzzers.weights import Checkpoints, Networks
from lab.sanitized import CURRENT

FUZZERS: dict[str, type[Fuzzer]] = {
    "records": Records,
    "saves": Saves,
    "puzzle books": PuzzleBooks,
    "review files": Reviews,
    "networks": Networks,
    "protocol lines": Lines,
    "engine answers": Answers,
    "codes": Codes,
    "checkpoints": Checkpoints,
    "random games": RandomGames,
    "games with bots": BotGames,
    "steps outside": StepsOutside,
}


def main() -> None:
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(dir=folder) as name:
        if sys.argv[2] == "--again":
            kind, game, file = sys.argv[3:]
            for outcome in FUZZERS[kind](game, Path(name)).read(Path(file).read_bytes()):
                print(outcome, flush=True)
        else:
            for number, piece in enumerate(json.loads(sys.argv[2])):
                place = Path(name) / str(number)
                place.mkdir()
                try_piece(*piece, place, folder / CURRENT)
    sys.stdout.flush()
    os._exit(0)  # without waiting for threads of bots and engines


def try_piece(kind: str, game: str, first: int, count: int, place: Path, current: Path) -> None:
    """Try `count` inputs, and report the outcomes and undocumented errors of each."""
    fuzzer = FUZZERS[kind](game, place)
    for seed in range(first, first + count):
        told = {"kind": kind, "game": game, "seed": seed, "outcomes": [], "fault": ""}
        try:
            for outcome in fuzzer.tried(random.Random(f"{kind} {seed}"), current.write_bytes):
                told["outcomes"].append(outcome)
        except Exception:
            told |= {"fault": traceback.format_exc(), "input": current.read_text("latin-1")}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
