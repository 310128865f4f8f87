"""The window: the samples that are learnt from, the oldest of which make room for new ones."""

from cython.cimports.burgundy_qt.ai.training.samples import (
    PACKED_HEAD,
    SAMPLE_ROWS,
    copy_sample,
    free_samples,
    new_samples,
    packed_head,
    packed_rows,
    sample_of,
    take_head,
    take_rows,
)
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
            at += 2 * sample.number
            self.filled += 1
        self.next = self.filled % self.room
