"""A replay of a recorded game: all its positions, the events between them, and its turns."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action, Event, OutlookObject, RecordLine, StateObject
from burgundy_qt.session.game_profile import profile_of


@dataclass(frozen=True)
class ReplayFrame:
    """The game after its first `revision` actions: the last action and its seat (None at the
    set-up), the events since the frame before, the state."""

    revision: int
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    state: StateObject


@dataclass(frozen=True)
class Turn:
    """One seat's turn: the frame in which it begins, and the points that its seat made until its
    next turn, without the final scoring."""

    seat: int
    first: int
    points: int


class Replay:
    """The frames of one record, 0 to `last`, its `turns`, and the frames in which its `rounds`
    begin, as the seat `viewer` knew them (None: as everybody did).

    `is_unaided`: the game is running, and played without help; `comments`: what people wrote, each
    with the number of actions before it. Raises InvalidRecord for an invalid record."""

    def __init__(
        self,
        record: list[RecordLine],
        viewer: int | None = None,
        is_unaided: bool = False,
        comments: Sequence[tuple[int, str]] = (),
    ):
        game = Game.from_record(record)
        self.viewer, self.is_unaided = viewer, is_unaided
        self._comments = tuple(comments)
        self.events = tuple(game.events_for(viewer))
        self.seats = game.seats
        self.game: str = game.request["game"]
        self._actions = tuple(game.actions)
        self.last = len(self._actions)
        events_so_far: list[int] = []
        states: list[StateObject] = []
        secrets: list[list[Event]] = []
        positions: list[Any] = []
        # Backward, so that all chance stays the record's.
        for revision in reversed(range(self.last + 1)):
            game.take_back(revision)
            events_so_far.append(len(game.events_for(viewer)))
            states.append(game.state(viewer))
            secrets.append(game.secret_events(range(game.seats)))
            positions.append(game.position.copy())
        self._events_so_far = events_so_far[::-1]
        self._states = states[::-1]
        self._positions = positions[::-1]
        self._secrets = secrets[::-1]
        self._rules, self._request = game.rules, game.request
        self.turns = self._find_turns()
        self._turn_starts = [turn.first for turn in self.turns]
        self.rounds = tuple(
            self.after(at) for at, event in enumerate(self.events) if event["event"] == "round"
        )

    def __len__(self) -> int:
        return self.last + 1

    def __getitem__(self, revision: int) -> ReplayFrame:
        """Return the frame after so many actions; raises IndexError beyond 0..last."""
        if not 0 <= revision <= self.last:
            raise IndexError(f"the record has frames 0 to {self.last}, not {revision}")
        before = self._events_so_far[revision - 1] if revision else 0
        seat, action = self._actions[revision - 1] if revision else (None, None)
        return ReplayFrame(
            revision,
            seat,
            action,
            self.events[before : self._events_so_far[revision]],
            self._states[revision],
        )

    def comment_at(self, revision: int) -> str:
        """Return what people wrote about a frame, in one line; "" for nothing."""
        return " ".join(" ".join(text.split()) for at, text in self._comments if at == revision)

    def secrets(self, revision: int, opened: bool = False) -> tuple[Event, ...]:
        """Return the secret choices of the viewer (all seats if `opened`) in a frame, like
        Game.secret_events."""
        known = [event for event in self._secrets[revision] if opened or self.viewer in event["to"]]
        return tuple(known)

    def scoring_potential(self, revision: int) -> list[OutlookObject]:
        """Return the potential of every seat in a frame, like Game.scoring_potential; computed on
        request."""
        potential: list[OutlookObject] = self._rules.scoring_potential(self._positions[revision])
        return potential

    def opened(self, revision: int) -> StateObject:
        """Return the state of a frame with everything that each seat knew of its own; computed on
        request."""
        position = self._positions[revision]

        def known(seat: int) -> Any:
            return self._rules.state(position, self._request, seat)["seats"][seat]

        state: StateObject = self._rules.state(position, self._request, None)
        return {**state, "seats": [known(seat) for seat in range(self.seats)]}

    def is_closed(self, revision: int) -> bool:
        """Return whether the deciding seat of a frame in a running game knew something that the
        viewer does not."""
        if self._states[self.last]["result"] is not None:
            return False
        position = self._positions[revision]
        waiting: list[int] = position.waiting_seats()
        if revision == self.last and not waiting:  # chance comes next
            return False
        if revision < self.last:
            seat, _ = self._actions[revision]
        else:
            seat = self.viewer if self.viewer in waiting else waiting[0]
        known, shared = (
            self._rules.state(position, self._request, viewer) for viewer in (seat, None)
        )
        return bool(seat != self.viewer and known != shared)

    def can_be_played_on(self, revision: int) -> bool:
        """Return whether a new game may begin in a frame: players may take any seat there, so no
        seat may have known there, or earlier, anything still hidden from others."""
        if self._states[revision]["result"] is not None:
            return False
        is_over = self._states[self.last]["result"] is not None
        return is_over or (not self.is_unaided and revision <= self._open_until)

    @cached_property
    def _open_until(self) -> int:
        """The last frame of a running game up to which everything is public now; -1 if hands are
        hidden from the start."""
        if self._is_hidden(0):
            return -1
        return next(at for at in reversed(range(self.last + 1)) if not self._is_hidden(at))

    def _is_hidden(self, revision: int) -> bool:
        """Return whether a seat knew more than the public in a frame."""
        position = self._positions[revision]
        shared = self._rules.state(position, self._request, None)
        return any(
            self._rules.state(position, self._request, seat) != shared for seat in range(self.seats)
        )

    @property
    def has_secrets(self) -> bool:
        """Return whether the game is over and part of it was hidden from the viewer."""
        half = self.last // 2
        is_over = self._states[self.last]["result"] is not None
        return is_over and self.opened(half)["seats"] != self._states[half]["seats"]

    def events_before(self, revision: int) -> int:
        """Return how many events have happened after so many actions."""
        return self._events_so_far[revision]

    def after(self, event: int) -> int:
        """Return the first frame that includes the event of that number."""
        return min(bisect_right(self._events_so_far, event), self.last)

    def turn_at(self, revision: int) -> int | None:
        """Return the number of a frame's turn; None in the set-up."""
        begun = bisect_right(self._turn_starts, revision)
        return begun - 1 if begun else None

    def _find_turns(self) -> tuple[Turn, ...]:
        profile = profile_of(self.game)
        starts: list[int] = []
        points: list[int] = []
        latest: dict[int, int] = {}  # by seat the number of its latest turn
        for at, event in enumerate(self.events):
            if profile.begins_turn(event):
                latest[event["seat"]] = len(starts)
                starts.append(at)
                points.append(0)
            elif event.get("seat") in latest:
                points[latest[event["seat"]]] += profile.points_in_turn(event, self.seats)
        return tuple(map(self._turn, starts, points))

    def _turn(self, start: int, points: int) -> Turn:
        return Turn(self.events[start]["seat"], self.after(start), points)
