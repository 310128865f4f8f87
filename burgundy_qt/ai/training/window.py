"""The window: the samples that are learnt from, the oldest of which make room for new ones."""

from cython.cimports.burgundy_qt.ai.training.samples import (
    PACKED_HEAD,
    SAMPLE_ROWS,
    copy_sample,
    free_samples,
    largest_row,
    new_samples,
    packed_head,
    packed_rows,
    sample_of,
    take_head,
    take_rows,
)
from cython.cimports.burgundy_qt.rules.types import i32

from burgundy_qt.rules.requests import whole


class Window:
    """Room for `room` samples."""

    def __init__(self, room: object):
        self.room = whole("room", room, range(1, 2**31))
        self.filled = 0
        self.next = 0
        self.largest_row = -1
        self.samples = new_samples(self.room)
        if not self.samples:
            raise MemoryError(f"no room for {room} samples")

    def __dealloc__(self):
        free_samples(self.samples)

    def empty(self) -> None:
        """Forget all samples."""
        self.filled = 0
        self.next = 0
        self.largest_row = -1

    def absorb(self, other: "Window") -> None:
        """Take in all samples of another window, which stays as it is; each beyond the room
        replaces the oldest."""
        at: i32
        source: Window = other
        self.largest_row = max(self.largest_row, source.largest_row)
        for at in range(source.filled):
            copy_sample(self.samples, self.next, source.samples, at)
            self.next = (self.next + 1) % self.room
            self.filled = min(self.filled + 1, self.room)

    def packed(self) -> bytes:
        """All samples, for another process."""
        at: i32
        parts = []
        for at in range(self.filled):
            parts.append(packed_head(sample_of(self.samples, at)))
            parts.append(packed_rows(sample_of(self.samples, at)))
        return b"".join(parts)

    def take(self, packed) -> None:
        """Hold the samples that were packed, and no others; raises ValueError where they are none,
        or more than there is room for."""
        at: i32 = 0
        end: i32 = len(packed)
        if type(packed) is not bytes:
            raise ValueError(f"samples are bytes, no {type(packed).__name__}")
        self.empty()
        while at < end:
            if self.filled == self.room or at + PACKED_HEAD > end:
                raise ValueError(f"no sample, or none for a window of {self.room}, at byte {at}")
            sample = sample_of(self.samples, self.filled)
            take_head(sample, packed, at)
            at += PACKED_HEAD
            if not 0 <= sample.number <= SAMPLE_ROWS or at + 2 * sample.number > end:
                raise ValueError(f"a sample with {sample.number} rows at byte {at}")
            take_rows(sample, packed, at)
            self.largest_row = max(self.largest_row, largest_row(sample))
            at += 2 * sample.number
            self.filled += 1
        self.next = self.filled % self.room
