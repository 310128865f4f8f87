"""Campaign: random games of Burgundy with all seats, set-ups and estates keep every invariant.

Every game is followed event by event, with every check before its first turn, after each refill and
at its end; one in 25 also after each turn, one in 199 at each decision, where the legal list and
its prices are calculated a second time too. Every decision of every game must have a legal action
and none twice; every action that was ever legal is converted to its object and back once."""

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

EACH_TURN, EACH_DECISION = 25, 199  # odd, so that games of both editions are checked so closely
BOT = "knight"
DOING, TAKING, LAYING, SELLING, THROWING_AWAY = 31, 2, 3, 4, 1 << 19  # in the codes of actions
CLAIMING, PAYING_TRIBUTE, COLLECTING = 12, 15, 16
EXCHANGING = 20
EAGERNESS = (0.0, 0.6, 1.0)


def run(count: int, first: int = 0) -> Figures:
    """Play the games of `count` seeds from `first` on; `faults` is the number of games with a
    fault, each of which is named.

    The other figures count the checks, and the games in which each thing happened."""
    return Watch().watched(count, first).figures()


def run_modules(count: int, first: int = 0) -> Figures:
    """Play games of 2019 with each of its modules, alone or in a combination, equally many with
    each."""
    return Watch(request_of=request_with_modules).watched(count, first).figures()


def run_solo(count: int, first: int = 0) -> Figures:
    """Play solo games, every second one with a bot, because random play never wins one. The figures
    are those of that game."""
    watch = WatchBots(request_of=lambda seed: request_of_its_own("solo", seed))
    figures = watch.watched(count, first).figures()
    return {
        name: figure
        for name, figure in figures.items()
        if name in Watch.COUNTED or name in solo_seen.EVERYTHING
    }


class Watch(Watcher):
    """Plays and checks games, and counts what happens."""

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
        """Play the game of a seed. Raises AssertionError at once if an invariant is broken."""
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
        """Take one of the legal actions, checking all of them; return the events."""
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
        """Return the action to take."""
        return self.choice_of(codes, chance, eagerness)

    def choice_of(self, codes: list[int], chance: random.Random, eagerness: float) -> int:
        """Return any of the actions; or, depending on the eagerness of the players, one that places
        a tile, or else one that takes one.

        Players like the modules' actions as much."""
        if chance.random() < eagerness:
            liked = [code for code in codes if code & DOING in self.liked]
            codes = (
                liked
                or [code for code in codes if code & DOING == TAKING and code < THROWING_AWAY]
                or codes
            )
        return codes[int(chance.random() * len(codes))]


class WatchBots(Watch):
    """Plays the same games; in every second one a bot plays."""

    bot: Player | None = None

    def play(self, seed: int) -> None:
        self.bot = player_from_text(BOT, seed) if seed % 2 else None
        super().play(seed)

    def chosen(
        self, position: Any, seat: int, codes: list[int], chance: random.Random, eagerness: float
    ) -> int:
        """Return the bot's choice, or any action."""
        return (
            self.bot.choose(position, seat)
            if self.bot
            else super().chosen(position, seat, codes, chance, eagerness)
        )


def liked_with(modules: list[str]) -> tuple[int, ...]:
    """Return the favourite actions of eager players: placing tiles; with trade routes selling, with
    shields taking them, in the solo game exchanging."""
    selling = (SELLING,) if "trade-routes" in modules else ()
    if "solo" in modules:
        return LAYING, EXCHANGING
    return (
        LAYING,
        *selling,
        *((CLAIMING, PAYING_TRIBUTE, COLLECTING) if "shields" in modules else ()),
    )


def is_time_to_look(happened: list[dict[str, Any]], each_turn: bool) -> bool:
    """Return whether a phase has begun or the game is over; or a turn, if every turn is checked."""
    last = happened[-1]["event"] if happened else None
    return last == "end" or (
        last == "turn" and (each_turn or any(event["event"] == "phase" for event in happened))
    )
