"""Random games of every kind, each of whose events is heard and each of whose legal lists is worked
out a second time."""

import random
from typing import Any

from burgundy_qt.rules.game import Game
from tests.rules.dice.from_events import Told
from tests.rules.dice.second_reading import first_decision, second_decision

SHEETS = "ABCD"
KINDS = [(setup, players) for players in range(1, 7) for setup in ("secret", "different", "same")]
PLAYABLE = [(setup, players) for setup, players in KINDS if setup != "different" or players < 5]


def request_of(seed: int) -> dict[str, Any]:
    """The kinds of game in turn."""
    setup, players = PLAYABLE[seed % len(PLAYABLE)]
    sheet = SHEETS[seed // len(PLAYABLE) % len(SHEETS)]
    asked = {"game": "burgundy-dice", "players": players, "setup": setup, "sheet": sheet}
    return asked | {"seed": seed}


class Watch:
    """A random game, looked at while it is played. Raises AssertionError for what must not be."""

    def __init__(self, seed: int, looks: int = 1) -> None:
        """`looks`: one legal list in so many is worked out a second time."""
        self.game, self.chance, self.looks = Game(request_of(seed)), random.Random(seed), looks
        self.told = Told(self.game.request)
        self.heard = 0
        self.chosen: dict[int, dict[str, Any]] = {}

    def play(self) -> Game:
        self.hear()
        decisions = 0
        while not self.game.is_over:
            seat = self.chance.choice(self.game.position.waiting_seats())
            actions = self.game.legal(seat)["actions"]
            if decisions % self.looks == 0 and self.told.dice is not None:
                assert actions == self.second_list(seat)
            action = self.chance.choice(actions)
            self.chosen[seat] = self.chosen.get(seat) or action
            self.game.apply(action, seat)
            self.hear()
            decisions += 1
        return self.game

    def second_list(self, seat: int) -> list[dict[str, Any]]:
        first = self.chosen.get(seat)
        if first is not None:
            return second_decision(self.told, seat, first)
        return first_decision(self.told, seat)

    def hear(self) -> None:
        """Every event as it comes; when the round is told the state is that of the events."""
        new = self.game.events[self.heard :]
        self.heard += len(new)
        for event in new:
            self.told.hear(event)
        if any(event["event"] in ("round", "end") for event in new):
            self.chosen = {}
            state = self.game.state()
            assert state["seats"] == [each.told(self.told.letter) for each in self.told.sheets]
            assert state["result"] == self.told.result
            assert state["boxes"] == self.told.boxes
