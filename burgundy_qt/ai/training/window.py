"""The window: the samples that are learnt from, the oldest of which make room for new ones."""

from cython.cimports.burgundy_qt.ai.training.samples import copy_sample, free_samples, new_samples
from cython.cimports.burgundy_qt.rules.types import i32


class Window:
    """Room for `room` samples."""

    def __init__(self, room: int):
        self.room = room
        self.filled = 0
        self.next = 0
        self.samples = new_samples(room)

    def __dealloc__(self):
        free_samples(self.samples)

    def empty(self) -> None:
        """Forget all samples."""
        self.filled = 0
        self.next = 0

    def absorb(self, other: "Window") -> None:
        """Take in all samples of another window, which stays as it is; each beyond the room
        replaces the oldest."""
        at: i32
        source: Window = other
        for at in range(source.filled):
            copy_sample(self.samples, self.next, source.samples, at)
            self.next = (self.next + 1) % self.room
            self.filled = min(self.filled + 1, self.room)
