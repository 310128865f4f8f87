"""Whole random games in one line each, so that two builds of the core can be compared bit by bit.

Run as a program with a game, a first seed and a number of games it prints these, with the build in
PYTHONPATH."""

import hashlib
import sys

from burgundy_qt.rules.burgundy.requests import GAMES_OF_THEIR_OWN, PLAYED_WITH, estates_for
from burgundy_qt.rules.core import random_below, random_bits
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT
from tests.rules.carcassonne import random_play as carcassonne
from tests.rules.dice import random_play as dice
from tests.rules.tuscany import random_play as tuscany

SET_UPS = "fixed", "open", "secret"
EACH_OF_ITS_OWN = 8
OF_THEIR_OWN = {3: "solo", 7: "team"}


def request_of(seed):
    """Return the request of a 2019 game for this seed: in turn every number of seats, set-up and
    estate, any of the modules.

    Every eighth is a team game, every eighth a solo game."""
    if seed % EACH_OF_ITS_OWN in OF_THEIR_OWN:
        return request_of_its_own(OF_THEIR_OWN[seed % EACH_OF_ITS_OWN], seed)
    players = 2 + seed % 3
    set_up = SET_UPS[seed // 3 % 3]
    modules = [
        module
        for at, module in enumerate(PLAYED_WITH["2019"])
        if random_bits(seed, 1 << 20 | at) & 1
    ]
    known = estates_for("2019", modules)
    estates = [known[(seed // 9 + 2 * seat) % len(known)] for seat in range(players)]
    asked = {
        "edition": "2019",
        "modules": modules,
        "players": players,
        "setup": set_up,
        "seed": seed,
    }
    return asked | ({"estates": estates} if set_up == "fixed" else {})


def request_of_its_own(module, seed):
    """Return the request of a module that is a separate game, on any of its estates, with any
    modules that combine with it."""
    game = GAMES_OF_THEIR_OWN[module]
    modules = [
        other for at, other in enumerate(game.combines) if random_bits(seed, 1 << 20 | at) & 1
    ]
    estates = [
        game.estates[random_bits(seed, 1 << 21 | owner) % len(game.estates)] for owner in range(2)
    ]
    asked = {
        "edition": "2019",
        "modules": [*modules, module],
        "players": game.players,
        "seed": seed,
    }
    return asked | {"estates": (estates * 2)[: game.players]}


REQUESTS = {
    "burgundy": request_of,
    "burgundy-dice": dice.request_of,
    "tuscany": tuscany.request_of,
    "carcassonne": carcassonne.requested,
}
"""The request of each game for a seed."""


def play(seed, see, game=DEFAULT):
    """Play the game of a seed at random; `see` gets the position at every decision and at the
    end."""
    position = Game(REQUESTS[game](seed)).position
    position.start_journal()
    decisions = 0
    while seats := position.waiting_seats():
        see(position)
        seat = seats[random_below(len(seats), random_bits(~seed % 2**64, decisions))]
        actions = position.legal(seat)
        position.apply(actions[random_below(len(actions), random_bits(seed, decisions))], seat)
        decisions += 1
    see(position)
    return position


def story(seed, game):
    """Return the seed, the points, and a digest of every state, legal list and event on the way."""
    digest = hashlib.sha256()

    def see(position):
        waiting = position.waiting_seats()
        legal = [position.legal(seat) for seat in waiting]
        digest.update(repr((waiting, legal, position.raw(), position.drain_journal())).encode())

    position = play(seed, see, game)
    digest.update(repr(position.utilities()).encode())
    return f"{seed} {position.scores()} {digest.hexdigest()}"


def main():
    game, (first, count) = sys.argv[1], map(int, sys.argv[2:])
    for seed in range(first, first + count):
        print(story(seed, game), flush=True)


if __name__ == "__main__":
    main()
