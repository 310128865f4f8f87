"""Random games over all seats, set-ups and estates that keep every invariant.

Every game is listened to event by event, and looked at with every check before its first turn,
after each refill and at its end; one in 25 also after each turn, one in 199 at each decision, where
the legal list and its prices are worked out a second time too. At every decision of every game
something is offered and nothing twice; every action that was ever offered is turned into its object
and back once.
"""

import random
from collections.abc import Callable
from typing import Any

from burgundy_qt.ai.arena.players import Player, player_from_text
from burgundy_qt.rules.burgundy.burgundy_ruleset import ANSWER
from burgundy_qt.rules.game import Game
from lab.campaign import Figures
from lab.watching import Watcher
from tests.rules.burgundy.coverage import Coverage
from tests.rules.burgundy.from_events import Told
from tests.rules.burgundy.invariants import (
    EVERY_END,
    EVERY_MOMENT,
    Moment,
    a_second_reading_offers_the_same_at_the_same_price,
    every_price_can_be_paid,
    something_is_offered_and_nothing_twice,
    the_code_is_the_objects_and_back,
)
from tests.rules.burgundy.modules import solo_seen
from tests.rules.burgundy.random_play import request_of, request_of_its_own, request_with_modules

EACH_TURN, EACH_DECISION = 25, 199  # odd, so that both editions are among them
BOT = "knight"
DOING, TAKING, LAYING, SELLING, THROWING_AWAY = 31, 2, 3, 4, 1 << 19  # of packed actions
CLAIMING, PAYING_TRIBUTE, COLLECTING = 12, 15, 16
EXCHANGING = 20
EAGERNESS = (0.0, 0.6, 1.0)


def run(count: int, first: int = 0) -> Figures:
    """Play the games of so many seeds from the `first` on; `faults` says how many broke something,
    each is named.

    The other figures say how much was looked at, and in how many games each thing happened."""
    return Watch().watched(count, first).figures()


def run_modules(count: int, first: int = 0) -> Figures:
    """The same with games of 2019: as many with each of its modules, alone or with what goes with
    it, as with any."""
    return Watch(request_of=request_with_modules).watched(count, first).figures()


def run_solo(count: int, first: int = 0) -> Figures:
    """Solo games, every second one played by a bot: chance alone never wins one. Told is what
    belongs to that game."""
    watch = WatchBots(request_of=lambda seed: request_of_its_own("solo", seed))
    figures = watch.watched(count, first).figures()
    return {
        name: figure
        for name, figure in figures.items()
        if name in Watch.COUNTED or name in solo_seen.EVERYTHING
    }


class Watch(Watcher):
    """Plays games, looks at them and counts."""

    COUNTED = "games", "decisions", "moments looked at", "prices looked at", "faults"

    def __init__(
        self,
        each_turn: int = EACH_TURN,
        each_decision: int = EACH_DECISION,
        request_of: Callable[[int], dict[str, Any]] = request_of,
    ):
        super().__init__()
        self.each_turn, self.each_decision = each_turn, each_decision
        self.request_of = request_of
        self.coverage = Coverage()
        self.known: set[int] = set()
        self.liked: tuple[int, ...] = (LAYING,)

    def figures(self) -> Figures:
        return {**self.counts, **self.coverage.games}

    def play(self, seed: int) -> None:
        """Play the game of a seed; raises AssertionError at once where an invariant does not
        hold."""
        game, chance = Game(self.request_of(seed)), random.Random(seed)
        position, told = game.position, Told(game.request)
        record = [game.request]
        eagerness = EAGERNESS[seed // 27 % 3]
        closely, each_turn = seed % self.each_decision == 0, seed % self.each_turn == 0
        self.liked = liked_with(game.request["modules"])
        self.coverage.begin(game.request)
        happened = game.events
        while True:
            self.hear(happened, told)
            record += happened
            if closely or not told.begun or is_time_to_look(happened, each_turn):
                self.look(Moment(position, game.request, told))
            if told.result is not None:
                break
            happened = self.decide(position, chance, eagerness, told if closely else None)
        for check in EVERY_END:
            check(record)
        self.coverage.end()

    def hear(self, happened: list[dict[str, Any]], told: Told) -> None:
        for event in happened:
            self.coverage.see(event, told)
            told.hear(event)

    def look(self, moment: Moment) -> None:
        self.counts["moments looked at"] += 1
        for check in EVERY_MOMENT:
            check(moment)

    def decide(
        self, position: Any, chance: random.Random, eagerness: float, closely: Told | None
    ) -> list[dict[str, Any]]:
        """Take one of the legal actions, looking at all of them; returns what happened."""
        self.counts["decisions"] += 1
        waiting = position.waiting_seats()
        seat = waiting[0] if len(waiting) == 1 else chance.choice(waiting)
        codes = position.legal(seat)
        something_is_offered_and_nothing_twice(codes)
        if not self.known.issuperset(codes):
            for code in set(codes) - self.known:
                the_code_is_the_objects_and_back(code)
            self.known.update(codes)
        if closely and closely.begun:
            self.counts["prices looked at"] += len(codes)
            every_price_can_be_paid(position, seat, codes)
            a_second_reading_offers_the_same_at_the_same_price(position, closely, codes)
        position.apply(self.chosen(position, seat, codes, chance, eagerness), seat)
        return ANSWER.events(position)

    def chosen(
        self, _position: Any, _seat: int, codes: list[int], chance: random.Random, eagerness: float
    ) -> int:
        """What is done of all that is legal."""
        return self.choice_of(codes, chance, eagerness)

    def choice_of(self, codes: list[int], chance: random.Random, eagerness: float) -> int:
        """Any of the actions; or, as eager as the players are, one that lays a tile, else one that
        takes one.

        Players like what the modules bring as much as that."""
        if chance.random() < eagerness:
            liked = [code for code in codes if code & DOING in self.liked]
            codes = (
                liked
                or [code for code in codes if code & DOING == TAKING and code < THROWING_AWAY]
                or codes
            )
        return codes[int(chance.random() * len(codes))]


class WatchBots(Watch):
    """The same; in every second game a bot plays."""

    bot: Player | None = None

    def play(self, seed: int) -> None:
        self.bot = player_from_text(BOT, seed) if seed % 2 else None
        super().play(seed)

    def chosen(
        self, position: Any, seat: int, codes: list[int], chance: random.Random, eagerness: float
    ) -> int:
        """What the bot thinks best, or any action."""
        return (
            self.bot.choose(position, seat)
            if self.bot
            else super().chosen(position, seat, codes, chance, eagerness)
        )


def liked_with(modules: list[str]) -> tuple[int, ...]:
    """What eager players would rather do: lay tiles; with trade routes sell, with shields keep
    them, alone exchange."""
    selling = (SELLING,) if "trade-routes" in modules else ()
    if "solo" in modules:
        return LAYING, EXCHANGING
    return (
        LAYING,
        *selling,
        *((CLAIMING, PAYING_TRIBUTE, COLLECTING) if "shields" in modules else ()),
    )


def is_time_to_look(happened: list[dict[str, Any]], each_turn: bool) -> bool:
    """When a phase has begun or the game is over; where every turn is looked at, when one has
    begun."""
    last = happened[-1]["event"] if happened else None
    return last == "end" or (
        last == "turn" and (each_turn or any(event["event"] == "phase" for event in happened))
    )
