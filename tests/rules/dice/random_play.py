"""Random games for the tests: requests of every kind, and players with preferences."""

import random
from functools import cache
from typing import Any

from burgundy_qt.rules.dice.codec import encode_action
from burgundy_qt.rules.game import Game
from tests.rules.dice import printed
from tests.rules.dice.from_events import COLOURS

SHEETS = "ABCD"
KINDS = [(setup, players) for players in range(1, 7) for setup in ("secret", "different", "same")]
PLAYABLE = [(setup, players) for setup, players in KINDS if setup != "different" or players < 5]
EVERY_KIND = len(PLAYABLE) * len(SHEETS)


def request_of(seed: int) -> dict[str, Any]:
    """Return the kinds of game in turn; in every second round of them "same" has a given castle."""
    setup, players = PLAYABLE[seed % len(PLAYABLE)]
    sheet = SHEETS[seed // len(PLAYABLE) % len(SHEETS)]
    asked = {"game": "burgundy-dice", "players": players, "setup": setup, "sheet": sheet}
    turn = seed // EVERY_KIND
    if setup == "same" and turn % 2:
        asked["castle"] = printed.castles(sheet)[turn // 2 % 4]
    return asked | {"seed": seed}


def played(seed: int) -> Game:
    """Return the random game of a seed, played to its end."""
    game, chance = Game(request_of(seed)), random.Random(seed)
    while not game.is_over:
        seat = chance.choice(game.position.waiting_seats())
        game.apply(chance.choice(game.legal(seat)["actions"]), seat)
    return game


def favourite(seed: int, seat: int) -> str | None:
    """Return the favourite colour of a seat; in one game of three no seat has one."""
    turn = seed // EVERY_KIND
    return COLOURS[(turn // 3 + seat // 2) % len(COLOURS)] if turn % 3 else None


def liked(letter: str, colour: str | None, codes: list[int]) -> list[int]:
    """Return those of the actions that mark a hex of this colour, or all if there is none."""
    wanted = codes_of(letter, colour)
    return [code for code in codes if code in wanted] or codes


@cache
def codes_of(letter: str, colour: str | None) -> frozenset[int]:
    """Return the core's codes of all marks of a colour."""
    return frozenset(
        encode_action({"type": "mark", "cell": cell, "number": number})
        for cell in printed.cells(letter)
        for number in range(1, 7)
        if printed.colour(letter, cell) == colour
    )
