"""Games that are checked while they are played: faults are named and counted, and the next game is
played."""

import random
from abc import ABC, abstractmethod
from typing import Any, Protocol, Self

from burgundy_qt.rules.game import Game
from lab.campaign import Figures

Event = dict[str, Any]


class Watcher(ABC):
    """Plays the games of seeds and counts its checks. `COUNTED` is the first part of its
    figures."""

    COUNTED: tuple[str, ...] = ("games", "decisions", "faults")

    def __init__(self) -> None:
        self.counts = dict.fromkeys(self.COUNTED, 0)

    @abstractmethod
    def play(self, seed: int) -> None:
        """Play the game of a seed. Raises AssertionError at once if an invariant is broken."""

    def game(self, seed: int) -> None:
        """Play one game; a fault is named and counted."""
        self.counts["games"] += 1
        try:
            self.play(seed)
        except Exception as error:  # after any error the next game must be played
            self.counts["faults"] += 1
            print(f"\nseed {seed}: {error!r}", flush=True)

    def watched(self, count: int, first: int) -> Self:
        """Play the games of `count` seeds from `first` on; return `self`."""
        for seed in range(first, first + count):
            self.game(seed)
        return self

    @abstractmethod
    def figures(self) -> Figures:
        """Return the counts of checks, and of games in which each thing happened."""


class Coverage(Protocol):
    """Notes events of a game; it gets every event before the listener does."""

    games: dict[str, int]

    def begin(self, told: Any) -> None: ...

    def see(self, event: Event) -> None: ...

    def end(self) -> None: ...


class Listener(Protocol):
    """Follows a game by its events alone; `result` is None until it is over."""

    result: Any

    def hear(self, event: Event) -> None: ...


class ListeningWatcher(Watcher):
    """Plays games that are followed, and counts in how many each thing happened."""

    def __init__(self, coverage: Coverage) -> None:
        super().__init__()
        self.coverage = coverage
        self.known: set[int] = set()

    def figures(self) -> Figures:
        return {**self.counts, **self.coverage.games}

    def play(self, seed: int) -> None:
        self.watched_game(seed).play()
        self.coverage.end()

    @abstractmethod
    def watched_game(self, seed: int) -> "WatchedGame":
        """Return the game of a seed, not yet played."""


class WatchedGame(ABC):
    """One random game, followed and checked."""

    def __init__(self, watch: ListeningWatcher, seed: int, game: Game, told: Listener) -> None:
        self.watch, self.seed, self.chance = watch, seed, random.Random(seed)
        self.rules, self.position, self.request = game.rules, game.position, game.request
        self.told: Any = told
        self.record: list[Event] = [game.request]
        watch.coverage.begin(told)
        self.hear(game.events)

    def play(self) -> None:
        """Play to the end. Raises AssertionError on any fault."""
        while self.told.result is None:
            self.decide()
            self.hear(self.rules.events(self.position))
        self.look_at_the_record()

    def hear(self, happened: list[Event]) -> None:
        """Follow every event as it comes."""
        for event in happened:
            self.watch.coverage.see(event)
            self.told.hear(event)
        self.record += happened
        if happened:
            self.look(happened)

    def decide(self) -> None:
        """Let one of the waiting seats take one of its legal actions; check all of them."""
        self.watch.counts["decisions"] += 1
        seat = self.any_of(self.position.waiting_seats())
        codes = self.position.legal(seat)
        self.look_at_new(codes)
        self.look_at_list(seat, codes)
        self.position.apply(self.chosen(seat, codes), seat)

    def look_at_new(self, codes: list[int]) -> None:
        """Convert every action that was ever legal to its object and back, once each."""
        known = self.watch.known
        if not known.issuperset(codes):
            for code in set(codes) - known:
                assert self.rules.encode_action(self.rules.decode_action(code)) == code
            known.update(codes)

    def any_of(self, all_: list[Any]) -> Any:
        return all_[int(self.chance.random() * len(all_))]

    @abstractmethod
    def look(self, happened: list[Event]) -> None:
        """Check the position, after these events."""

    @abstractmethod
    def look_at_list(self, seat: int, codes: list[int]) -> None:
        """Check the legal list."""

    @abstractmethod
    def chosen(self, seat: int, codes: list[int]) -> int:
        """Return the action to take."""

    @abstractmethod
    def look_at_the_record(self) -> None:
        """Check the record of the finished game."""
