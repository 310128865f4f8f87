"""Random games: every choice drawn evenly from the legal list."""

import cython
from cython.cimports.burgundy_qt.rules.bits import lowest
from cython.cimports.burgundy_qt.rules.chance import below, drawn
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32, u32, u64

from burgundy_qt.rules.errors import BadArgument
from burgundy_qt.rules.position import KEYS
from burgundy_qt.rules.requests import whole


def play_out(position, key):
    """Play to the end at random; returns the number of decisions."""
    decisions: i32 = 0
    seat: i32
    number: i32
    seats: u32
    while position.at_chance():
        position.draw()
    seats = position.waiting()
    while seats:
        seat = lowest(seats)
        number = position.list_legal(seat, position.offered)
        position.play(seat, position.offered[below(number, drawn(key, decisions))])
        decisions += 1
        seats = position.waiting()
    return decisions


def play_many(start, scratch, games, key):
    """Play `games` games from `start` with chance drawn anew for each; returns the number of
    decisions."""
    decisions: u64 = 0
    game: i32
    for game in range(games):
        scratch.assign(start)
        scratch.redraw(lowest(start.waiting()), drawn(key, 2 * game))
        decisions += play_out(scratch, drawn(key, 2 * game + 1))
    return decisions


def play_random(position: Position, key: object) -> int:
    """Play `position` to its end, choices drawn from `key` (0..2**64-1), chance as the position has
    it; returns the number of decisions. Other threads run meanwhile."""
    choices: u64 = whole("key", key, KEYS)
    decisions: i32
    with cython.nogil:
        decisions = play_out(position, choices)
    return decisions


def play_random_games(start: Position, games: object, key: object) -> int:
    """Play `games` random games from `start`, in which somebody decides and which stays as it is,
    with chance and choices drawn from `key` (0..2**64-1); returns the number of decisions in all.
    Other threads run meanwhile. Raises BadArgument where nobody decides."""
    scratch: Position = start.copy()
    number: i32 = whole("games", games, range(2**31))
    chance: u64 = whole("key", key, KEYS)
    decisions: u64
    if start.deciding() == 0:
        raise BadArgument("nobody decides in this position")
    with cython.nogil:
        decisions = play_many(start, scratch, number, chance)
    return decisions
