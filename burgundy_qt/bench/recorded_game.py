"""A random game, recorded to be played again without choosing: so that a clock can tell listing
from applying."""

import cython
from cython.cimports.burgundy_qt.rules.bits import lowest
from cython.cimports.burgundy_qt.rules.chance import below, drawn
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32, u32

from burgundy_qt.rules.plain import array


class RecordedGame:
    """A game from `start`, every choice drawn evenly with `key` (0..2**64-1); chance falls as the
    position has it."""

    def __init__(self, start: Position, key: int):
        self.start = start.copy()
        self.now = start.copy()
        self.length = 0
        self.seat = array(2048)
        self.action = array(2048)
        self.record(key)

    def record(self, key):
        seat: i32
        number: i32
        seats: u32 = self.now.waiting()
        while seats:
            seat = lowest(seats)
            number = self.now.list_legal(seat, self.now.offered)
            self.seat[self.length] = seat
            self.action[self.length] = self.now.offered[below(number, drawn(key, self.length))]
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

    def play_again(self, lists: int) -> None:
        """Play the game once more, listing what is legal `lists` times before each decision,
        without the GIL."""
        times: i32 = lists
        with cython.nogil:
            self.run(times)

    def decisions(self) -> list[tuple[int, int]]:
        """Who decided what, in order: seat and action."""
        return [(self.seat[at], self.action[at]) for at in range(self.length)]


def copy_often(one, other, times):
    time: i32
    for time in range(times):  # noqa: B007
        one.assign(other)


def bytes_of(position):
    return position.memory_bytes


def copy_many_times(position: Position, times: int) -> None:
    """Copy the state of `position` into another one `times` times."""
    number: i32 = times
    other: Position = position.copy()
    with cython.nogil:
        copy_often(other, position, number)


def state_bytes(position: Position) -> int:
    """How much memory a copy of the state takes."""
    return bytes_of(position)
