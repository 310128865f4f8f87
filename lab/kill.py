"""Campaign: kill the program at random moments of its games, again and again: nothing that it has
reported as saved may be lost.

`run` starts a child that plays through a real session, kills it, and checks the disk. Run as a
program, this file is that child: it plays in the named folder, and prints the session's reports on
standard output."""

import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import SaveError
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.storage.data_folders import folders

ROOT = Path(__file__).parents[1]
SEATS = SeatPlan("Anna"), SeatPlan("Page", "page"), SeatPlan("Bartek")
REQUESTS = {
    "burgundy": {"edition": "2011"},
    "burgundy-dice": {"game": "burgundy-dice"},
    "tuscany": {"game": "tuscany"},
    "carcassonne": {"game": "carcassonne", "modules": ["bridges", "castles", "bazaars"]},
}
"""The request of each game."""
UNDO_SHARE = 0.08
KILLED_AT_START = 0.15
LONGEST_LIFE = 0.4


def run(count: int, seed: int = 1, game: str = DEFAULT) -> dict[str, int | float]:
    """Kill the child `count` times in a game; return the counts. `lost`, `broken` and `refused`
    must be 0.

    `actions` were reported as done; `in_a_save` counts the kills while a file was written."""
    chance = random.Random(seed)
    figures = dict.fromkeys(
        ("kills", "actions", "games", "in_a_save", "lost", "broken", "refused"), 0
    )
    with tempfile.TemporaryDirectory() as folder:
        parts: set[Path] = set()  # they remain for an hour
        for _ in range(count):
            told = reports_until_killed(Path(folder), chance, game)
            figures["kills"] += 1
            figures["actions"] += sum("acted" in line for line in told)
            figures["games"] += sum(line.get("began") == 0 for line in told)
            figures["refused"] += sum("failed" in line for line in told)
            left = set(folders(folder).games.glob(".*.part"))
            figures["in_a_save"] += bool(left - parts)
            parts = left
            figures["lost"] += not is_kept(told, SaveFolder(folders(folder).games))
        figures["broken"] = len(list(Path(folder).rglob("*.broken*")))
    return figures


@contextmanager
def a_child(folder: Path, seed: int, game: str = DEFAULT) -> Iterator[subprocess.Popen[bytes]]:
    """Provide a program that plays in the folder, and kill it at the latest on leaving."""
    command = [sys.executable, __file__, str(folder), str(seed), game]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)}
    ) as child:
        try:
            yield child
        finally:
            child.kill()


@contextmanager
def playing_child(folder: Path) -> Iterator[None]:
    """Provide another program that plays in the folder."""
    with a_child(folder, seed=1) as child:
        child.stdout.readline()
        reading = threading.Thread(target=child.stdout.read)
        reading.start()
        yield
        child.kill()
        reading.join()


def reports_until_killed(folder: Path, chance: random.Random, game: str) -> list[dict]:
    """Return the reports of a child before it was killed at a random moment."""
    with a_child(folder, chance.getrandbits(32), game) as child:
        lines = []
        if chance.random() > KILLED_AT_START:
            lines.append(child.stdout.readline())
        timer = threading.Timer(chance.uniform(0, LONGEST_LIFE), child.kill)
        timer.start()
        lines += child.stdout.readlines()
        timer.join()
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def is_kept(told: list[dict], save_folder: SaveFolder) -> bool:
    """Return whether the game on the disk has everything that was reported as saved.

    The disk may already have an undo that was requested and not yet reported: the undone actions
    are then in `redo`."""
    at = max((at for at, line in enumerate(told) if line.get("done")), default=None)
    if at is None:
        return True
    path = save_folder.path(told[at]["id"])
    try:
        save = read_save(path)
        game = RunningGame.from_save(save, path).game
    except SaveError:
        return False
    if any("asked" in line for line in told[at:]):
        for seat, action in save.redo:
            game.apply(action, seat)
    return tells_the_same(game, told[at])


def tells_the_same(game: Game, told: dict) -> bool:
    """Return whether a game has reached a report by the same actions; and if it ends there, with
    the same state, including the viewer's secret choices. A finished round is exempt, because a
    record lists its choices by seat and not in their order."""
    if game.revision < told["revision"]:
        return False
    if game.revision == told["revision"] and digest(game.state(told["viewer"])) != told["state"]:
        return False
    return digest(actions(game.position_at(told["revision"])[1])) == told["actions"]


def actions(events: Iterable[dict]) -> list[tuple[int, dict]]:
    """Return the public actions and their seats."""
    return [(event["seat"], event["action"]) for event in events if event["event"] == "action"]


def digest(what: object) -> str:
    """Return a digest of a value."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:12]


class Child:
    """Plays every person's part at random and prints the session's reports."""

    def __init__(self, folder: str, seed: str, game: str):
        self.line_up = LineUp(SEATS, REQUESTS[game])
        self.chance = random.Random(int(seed))
        self.session = GameSession(folder)
        self.session.began.connect(self.began)
        self.session.stepped.connect(self.stepped)
        self.session.returned.connect(self.returned)
        self.session.nothing_to_resume.connect(lambda: self.session.new_game(self.line_up))
        self.session.failed.connect(
            lambda problem: say({"failed": problem.title, "what": problem.what})
        )
        self.session.resume()

    def began(self, view: GameView) -> None:
        self.say(view, began=view.revision, done=True)
        self.decide(view)

    def stepped(self, step: ViewStep) -> None:
        by_person = step.view.line_up.seats[step.seat].is_person
        self.say(step.view, acted=True, done=by_person or step.view.person_to_decide is not None)
        self.session.shown()
        self.decide(step.view)

    def returned(self, view: GameView) -> None:
        self.say(view, returned=True, done=True)
        self.decide(view)

    def decide(self, view: GameView) -> None:
        if view.is_over:
            self.session.new_game(self.line_up)
        elif view.can_undo and self.chance.random() < UNDO_SHARE:
            say({"asked": "undo"})
            self.session.undo()
        elif view.person_to_decide is not None:
            self.session.act(view.revision, self.chance.choice(view.legal["actions"]))

    def say(self, view: GameView, **line) -> None:
        told = {"id": view.game_id, "revision": view.revision, "viewer": view.viewer}
        digests = {"actions": digest(actions(view.events)), "state": digest(view.state)}
        say(told | digests | line)


def say(line: dict) -> None:
    print(json.dumps(line), flush=True)


def main() -> None:
    application = QCoreApplication(sys.argv)
    child = Child(*sys.argv[1:])
    application.exec()
    del child


if __name__ == "__main__":
    main()
