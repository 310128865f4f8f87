"""A random game, recorded to be played again without choosing, to time listing apart from
applying."""

import cython
from cython.cimports.burgundy_qt.rules.core import i32, lowest_bit, random_below, random_bits, u32
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import InvalidArgument, whole
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS

LONGEST_GAME = 2048


class RecordedGame:
    """A game from `start`, every choice drawn evenly with `key` (0..2**64-1), with the position's
    own chance. Raises InvalidArgument if nobody decides, or if it does not end."""

    def __init__(self, start: Position, key: object):
        if start.deciding() == 0:
            raise InvalidArgument("nobody decides in this position")
        self.start = start.copy()
        self.now = start.copy()
        self.length = 0
        self.room = LONGEST_GAME
        self.seat = array(LONGEST_GAME)
        self.action = array(LONGEST_GAME)
        self.record(whole("key", key, KEYS))
        if self.now.waiting():
            raise InvalidArgument(f"the game has more than {LONGEST_GAME} decisions")

    def record(self, key):
        seat: i32
        number: i32
        seats: u32 = self.now.waiting()
        while seats and self.length < self.room:
            seat = lowest_bit(seats)
            number = self.now.list_legal(seat, self.now.offered)
            self.seat[self.length] = seat
            self.action[self.length] = self.now.offered[
                random_below(number, random_bits(key, self.length))
            ]
            self.now.play(seat, self.action[self.length])
            self.length += 1
            seats = self.now.waiting()

    def run(self, lists):
        at: i32
        time: i32
        self.now.assign(self.start)
        for at in range(self.length):
            for time in range(lists):  # noqa: B007
                self.now.list_legal(self.seat[at], self.now.offered)
            self.now.play(self.seat[at], self.action[at])

    def play_again(self, lists: object) -> None:
        """Play the game once more, listing the legal actions `lists` times before each decision,
        without the GIL."""
        times: i32 = whole("lists", lists, range(2**31))
        with cython.nogil:
            self.run(times)

    def decisions(self) -> list[tuple[int, int]]:
        """Return the decisions in order: seat and action."""
        return [(self.seat[at], self.action[at]) for at in range(self.length)]


def copy_often(one, other, times):
    time: i32
    for time in range(times):  # noqa: B007
        one.assign(other)


def bytes_of(position):
    return position.memory_bytes


def copy_many_times(position: Position, times: object) -> None:
    """Copy the state of `position` into another one `times` times."""
    number: i32 = whole("times", times, range(2**31))
    other: Position = position.copy()
    with cython.nogil:
        copy_often(other, position, number)


def state_bytes(position: Position) -> int:
    """Return how much memory a copy of the state takes."""
    return bytes_of(position)
