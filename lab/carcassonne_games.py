"""Campaign: random games of Carcassonne with all seats, modules and options keep every invariant.

Every game is scored again from its actions and its final map, by flood fill: complete features and
when, every point by its source, meeples, bridges, castles and tiles. One in 101 is played once more
and followed event by event: each consequence and every legal list is calculated again, and the
state is compared at each decision."""

import random
from collections.abc import Sequence
from typing import Any

from burgundy_qt.rules.registry import ruleset
from lab.campaign import Figures
from lab.quick import QuickGame, play_quickly
from lab.watching import Watcher
from tests.rules.carcassonne.coverage import Coverage
from tests.rules.carcassonne.from_events import Told
from tests.rules.carcassonne.quick_reading import (
    BID,
    BUILD,
    FOUND,
    KIND_BITS,
    MEEPLE,
    PLACE,
    QuickReading,
)
from tests.rules.carcassonne.random_play import LOWEST_BIDS, requested

EACH_LISTENED_TO = 101
EAGERNESS = 0.9
NEAREST = 3
ROW, CENTRE, FARTHEST = 256, 128, 999
Codes = list[int]


def run(count: int, first: int = 0) -> Figures:
    """Play the games of `count` seeds from `first` on; `faults` is the number of games with a
    fault, each of which is named."""
    return Watch().watched(count, first).figures()


def any_action(codes: Codes) -> Codes:
    """Return all actions, with only low bids."""
    if codes[0] >> KIND_BITS == BID:
        return codes[:LOWEST_BIDS] + codes[-1:]
    return codes


def close_in(codes: Codes) -> Codes:
    """Return actions near the start tile, where features are completed sooner."""
    if codes[0] >> KIND_BITS == PLACE:
        return sorted(codes, key=steps_away)[:NEAREST]
    return any_action(codes)


def spend(codes: Codes) -> Codes:
    """Return actions with meeples and bridges, if possible."""
    if codes[0] >> KIND_BITS in (MEEPLE, BUILD):
        return codes[:-1]
    return any_action(codes)


def bid_high(codes: Codes) -> Codes:
    """Return all actions, with any bid."""
    return codes


TASTES = any_action, close_in, spend, bid_high


def steps_away(code: int) -> int:
    """Return the distance of a tile from the start tile; putting it aside is farthest."""
    if code >> KIND_BITS != PLACE:
        return FARTHEST
    cell = code >> 2 & 65535
    return abs(cell % ROW - CENTRE) + abs(cell // ROW - CENTRE)


class Watch(Watcher):
    """Plays and checks games of Carcassonne, and counts what happens."""

    COUNTED = "games", "decisions", "games listened to", "lists worked out again", "faults"

    def __init__(self, each_listened_to: int = EACH_LISTENED_TO) -> None:
        super().__init__()
        self.each_listened_to = each_listened_to
        self.coverage = Coverage()

    def figures(self) -> Figures:
        return {**self.counts, **self.coverage.games}

    def play(self, seed: int) -> None:
        game = self.played(seed)
        self.counts["decisions"] += len(game.done)
        reading = QuickReading(game.request, game.position.raw(), game.journal)
        reading.check()
        self.coverage.see(reading, game.journal)
        if seed % self.each_listened_to == 0:
            self.counts["games listened to"] += 1
            self.counts["lists worked out again"] += listen_to(game)

    def played(self, seed: int) -> QuickGame:
        """Return the game of a seed: all its seats have the same preference, most of the time."""
        chance = random.Random(seed)
        draw, taste = chance.random, TASTES[seed // len(TASTES) % len(TASTES)]

        def any_of(those: Sequence[Any]) -> Any:
            return those[int(draw() * len(those))]

        def choose(position: Any, seat: int, codes: Codes) -> int:
            if codes[0] >> KIND_BITS == FOUND and draw() < EAGERNESS:
                return codes[0]
            return int(any_of(taste(codes) if draw() < EAGERNESS else codes))

        return play_quickly(requested(seed), choose, any_of)


def listen_to(game: QuickGame) -> int:
    """Play a game again, event by event; return how many legal lists were calculated again. Raises
    AssertionError at any difference."""
    rules, told = ruleset(game.request["game"]), Told(game.request)
    position: Any = rules.new_position(game.request)
    position.begin()
    for seat, code in [*game.done, (0, -1)]:
        while position.is_chance_node():
            position.draw_chance()
        for event in rules.events(position):
            told.hear(event)
        told.is_what_is_shown(rules.state(position, game.request, None))
        if told.result is None:
            offered = [rules.decode_action(other) for other in position.legal(seat)]
            assert offered == told.legal() and told.seat == seat
            position.act_only(code, seat)
    assert told.result is not None
    return len(game.done)
