"""A short game of every kind, as a document: editions, set-ups, modules, teams, solo, finished,
with a clock."""

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from burgundy_qt.session.line_up import TURN, Clock, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document
from tests.session.short_games import a_game, line_up

SAMPLES = Path(__file__).parent / "samples"
MODULES = ["extra-tiles", "white-castles", "inns", "trade-routes", "shields"]
BEGUN = {"id": "20260101-120000-00c0ffee", "created": "2026-01-01T12:00:00+00:00"}
Document = dict[str, Any]
A_MAP = {"edition": "2010", "modules": ["bridges", "castles", "bazaars"]}
SHEETS = {"game": "burgundy-dice", "edition": "2017"}
HANDS = {"game": "tuscany", "edition": "2020"}


@cache
def kinds_of_saves() -> dict[str, Document]:
    """Return the documents by their description."""
    whole = 10_000
    games = {
        "two": a_game(None, "squire", actions=30),
        "three, open": a_game(None, None, "page", actions=25, setup="open"),
        "four, secret": a_game(None, None, None, None, actions=3, setup="secret"),
        "modules": a_game(None, None, actions=25, edition="2019", modules=MODULES),
        "border posts": a_game(None, None, actions=25, edition="2019", modules=["border-posts"]),
        "team": a_game(None, "page", None, "page", actions=25, edition="2019", modules=["team"]),
        "a map": a_game(None, None, None, actions=90, game="carcassonne", **A_MAP),
        "sheets": a_game(None, "page", actions=20, **SHEETS),
        "sheets, alone, finished": a_game(None, actions=whole, **SHEETS),
        "hidden hands": a_game(None, None, actions=40, **HANDS),
        "hidden hands, begun in secret": a_game(None, None, None, actions=3, **HANDS),
        "alone": a_game(None, actions=30, edition="2019", modules=["solo"]),
        "alone, finished": a_game(None, actions=whole, edition="2019", modules=["solo"]),
        "undone, handed over, by the clock": much_changed(),
        "branch": a_game(None, None, actions=30).branch(20, line_up(None, None)),
        "finished": a_game(None, "duke", actions=whole),
        "team, finished": a_game(
            None, None, None, None, actions=whole, edition="2019", modules=["team"]
        ),
    }
    documents = {
        kind: json.loads(json.dumps(save_document(game.save()) | BEGUN))
        for kind, game in games.items()
    }
    for sample in sorted(SAMPLES.glob("*.burgundy")):
        documents[sample.stem] = json.loads(sample.read_bytes())
    return documents


def much_changed() -> RunningGame:
    """Return a game with every kind of change that a save records."""
    running = RunningGame.begin(replace(line_up(None, None), clock=Clock(TURN, 60)))
    for action in range(20):
        running.act(random.Random(action).choice(running.game.legal()["actions"]))
    running.seat((SeatPlan("Anna", None, 3, "fox"), SeatPlan("Colette", "squire")))
    running.act(running.game.legal()["actions"][0])
    running.undo(further=True)
    return running
