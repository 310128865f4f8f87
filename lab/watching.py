"""Games that are watched while they are played: what breaks is named and counted, and the next one
is played."""

import random
from abc import ABC, abstractmethod
from typing import Any, Protocol, Self

from burgundy_qt.rules.game import Game
from lab.campaign import Figures

Event = dict[str, Any]


class Watcher(ABC):
    """Plays the games of seeds and counts what it looked at. `COUNTED` begins its figures."""

    COUNTED: tuple[str, ...] = ("games", "decisions", "faults")

    def __init__(self) -> None:
        self.counts = dict.fromkeys(self.COUNTED, 0)

    @abstractmethod
    def play(self, seed: int) -> None:
        """Play the game of a seed; raises AssertionError at once where an invariant does not
        hold."""

    def game(self, seed: int) -> None:
        """Play one game; a fault is named and counted."""
        self.counts["games"] += 1
        try:
            self.play(seed)
        except Exception as error:  # whatever it is, the next game shall be played
            self.counts["faults"] += 1
            print(f"\nseed {seed}: {error!r}", flush=True)

    def watched(self, count: int, first: int) -> Self:
        """Having played the games of so many seeds from the `first` on."""
        for seed in range(first, first + count):
            self.game(seed)
        return self

    @abstractmethod
    def figures(self) -> Figures:
        """What was looked at, and in how many games each thing happened."""


class Coverage(Protocol):
    """Notes what happens in a game; sees every event before the listener hears it."""

    games: dict[str, int]

    def begin(self, told: Any) -> None: ...

    def see(self, event: Event) -> None: ...

    def end(self) -> None: ...


class Listener(Protocol):
    """Follows a game by its events alone; `result` is None until it is over."""

    result: Any

    def hear(self, event: Event) -> None: ...


class ListeningWatcher(Watcher):
    """Plays games that are listened to, and counts in how many each thing happened."""

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
        """The game of a seed, not yet played."""


class WatchedGame(ABC):
    """One game, played at random, listened to and looked at."""

    def __init__(self, watch: ListeningWatcher, seed: int, game: Game, told: Listener) -> None:
        self.watch, self.seed, self.chance = watch, seed, random.Random(seed)
        self.rules, self.position, self.request = game.rules, game.position, game.request
        self.told: Any = told
        self.record: list[Event] = [game.request]
        watch.coverage.begin(told)
        self.hear(game.events)

    def play(self) -> None:
        """To the end; raises AssertionError where anything is not as it should be."""
        while self.told.result is None:
            self.decide()
            self.hear(self.rules.events(self.position))
        self.look_at_the_record()

    def hear(self, happened: list[Event]) -> None:
        """Every event as it comes."""
        for event in happened:
            self.watch.coverage.see(event)
            self.told.hear(event)
        self.record += happened
        if happened:
            self.look(happened)

    def decide(self) -> None:
        """One of the seats that wait takes one of its legal actions; all of them are looked at."""
        self.watch.counts["decisions"] += 1
        seat = self.any_of(self.position.waiting_seats())
        codes = self.position.legal(seat)
        self.look_at_new(codes)
        self.look_at_list(seat, codes)
        self.position.apply(self.chosen(seat, codes), seat)

    def look_at_new(self, codes: list[int]) -> None:
        """Every action that was ever offered is turned into its object and back once."""
        known = self.watch.known
        if not known.issuperset(codes):
            for code in set(codes) - known:
                assert self.rules.pack(self.rules.unpack(code)) == code
            known.update(codes)

    def any_of(self, all_: list[Any]) -> Any:
        return all_[int(self.chance.random() * len(all_))]

    @abstractmethod
    def look(self, happened: list[Event]) -> None:
        """At the position, when these events are told."""

    @abstractmethod
    def look_at_list(self, seat: int, codes: list[int]) -> None:
        """At everything that is offered."""

    @abstractmethod
    def chosen(self, seat: int, codes: list[int]) -> int:
        """What is done of all that is legal."""

    @abstractmethod
    def look_at_the_record(self) -> None:
        """At the record of the game, which is over."""
