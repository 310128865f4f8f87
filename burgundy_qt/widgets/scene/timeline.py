"""What moves when: the moves of a row of events, one after another on a clock of milliseconds."""

from __future__ import annotations

from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene.moves import AWAY, TRAVEL, Change, Landing, Move, Tick, Travel

MOST_COINS = 6  # so many pieces of a kind fly at most
STAGGER = 70  # between the pieces of a row
OVERLAP = 150  # after this long the next gain may start
FLY = 320  # how long what does not stay flies


class Timeline:
    """The moves so far."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.clock = 0  # when the next event begins to move

    def travel(self, face: Face, source: Spot, target: Spot, start: int, after: Picture) -> int:
        """Let a piece travel and settle; returns when it arrives."""
        lies = after.get(target)
        self.moves.append(Travel(start, face, source, target, of=lies.of if lies else 1))
        self.moves.append(Landing(start + TRAVEL, target))
        return start + TRAVEL

    def fly(self, face: Face, source: Spot, target: Spot, start: int) -> int:
        """Let a piece fly to where it does not stay; returns when it is there."""
        self.moves.append(Travel(start, face, source, target, fades=True))
        return start + TRAVEL

    def leave(self, face: Face, source: Spot, start: int) -> int:
        """Let a piece leave the table; returns when it has gone."""
        return self.fly(face, source, AWAY, start)

    def count_up(self, spot: Spot, before: Picture, after: Picture, start: int) -> None:
        """Let a number count from what it was to what it is."""
        first, last = int(before[spot].what), int(after[spot].what)
        self.moves.append(Tick(start, spot, first, last))


class FollowedTimeline(Timeline):
    """The moves of a game whose state is followed along: `shown` is what the table shows after
    them."""

    def __init__(self, shown: Picture) -> None:
        super().__init__()
        self.shown = shown
        self._changed: dict[Spot, int] = {}  # when a spot has changed last

    def change(self, start: int, spot: Spot, face: Face | None) -> None:
        """Let a spot show something else from then on, or as soon as it has shown what came
        before."""
        self._changed[spot] = max(start, self._changed.get(spot, -1) + 1)
        self.moves.append(Change(self._changed[spot], spot, face))
        if face is None:
            self.shown.pop(spot, None)
        else:
            self.shown[spot] = face

    def carry(
        self, face: Face, source: Spot, target: Spot, start: int, length: int, of: int = 1
    ) -> int:
        """Let a piece travel and settle; returns when it arrives."""
        self.moves.append(Travel(start, face, source, target, of=of, length=length))
        self.moves.append(Landing(start + length, target))
        return start + length

    def send(self, face: Face, source: Spot, target: Spot, start: int, length: int = FLY) -> int:
        """Let a piece fly to where it does not stay; returns when it is there."""
        self.moves.append(Travel(start, face, source, target, fades=True, length=length))
        return start + length


def changed(before: Picture, after: Picture, *kinds: str) -> list[Spot]:
    """The spots of these kinds (of all, where none is named) that show something else
    afterwards."""
    return [
        spot
        for spot in {**before, **after}
        if before.get(spot) != after.get(spot) and (not kinds or spot.kind in kinds)
    ]


Reached = dict[Spot, int]
"""When a spot shows what lies there afterwards; one that is not named does so when the event
begins."""
