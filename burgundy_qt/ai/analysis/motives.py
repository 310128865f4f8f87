"""Motives: why one turn is better than another, as facts about things on the table.

A game names what can be true of a turn: it completes a region, takes the tile that an opponent
needs, leaves a follower on the table until the end. Each such fact is a Motive. It follows from the
rules alone: from what the seat knows before the turn, what it knows after it, and the events in
between. A motive explains a choice if it is true of only one of the two turns.

A game answers with an object, `ANSWER` in ai/games/GAME/GAME_motives.py. The window turns motives
into sentences (GameAdvice.motive_text), the engine sends them as objects.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Generic, TypeVar, cast

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import answer_if_any
from burgundy_qt.rules.ruleset import GameEvent, KnownState, Ruleset

State = TypeVar("State", bound=KnownState)
Value = int | str | tuple[int | str, ...]
"""A number of the rules, or a name of the protocol; or several of them."""


@dataclass(frozen=True)
class Motive:
    """A fact about a turn: its `kind` is one of the game's kinds, `values` are its details.

    `weight` says about how many points the fact is worth to the player of the turn; below 0 it
    speaks against the turn. It orders motives, and two motives that differ only in it are equal.
    """

    kind: str
    seat: int  # the player it concerns: the one whose turn it is, or an opponent
    values: tuple[tuple[str, Value], ...] = ()  # by name, in alphabetical order
    weight: float = field(default=0.0, compare=False)

    def __getitem__(self, name: str) -> Value:
        """Return the value of this name."""
        return dict(self.values)[name]

    def number(self, name: str) -> int:
        """Return a value that is a number."""
        return cast(int, self[name])

    def word(self, name: str) -> str:
        """Return a value that is a name."""
        return cast(str, self[name])

    def to_object(self) -> dict[str, object]:
        """Return the motive as the protocol writes it."""
        values = {
            name: list(value) if isinstance(value, tuple) else value for name, value in self.values
        }
        return {"kind": self.kind, "seat": self.seat, **values}


def motive(kind: str, seat: int, weight: float, **values: Value) -> Motive:
    """Return a motive with these values."""
    return Motive(kind, seat, tuple(sorted(values.items())), weight)


@dataclass(frozen=True)
class ConsideredTurn(Generic[State]):
    """A turn of `seat`, with what it knows before and after it. Chance that follows the turn has
    not fallen yet; what the seat cannot know is in neither state.

    `position` is the one before the turn. Only what does not depend on hidden information may be
    read from it, and from `reached`."""

    game: Game
    seat: int
    position: Position
    reached: Position  # after its actions, without that of the type "end", if it has one
    codes: tuple[int, ...]  # of its actions, as in Position
    events: Sequence[GameEvent]
    before: State
    after: State

    @property
    def actions(self) -> list[Mapping[str, Any]]:
        """The actions, as the protocol writes them."""
        return [self.game.action(code) for code in self.codes]


class GameMotives(ABC, Generic[State]):
    """The motives of a game."""

    kinds: tuple[str, ...]
    """The names of all kinds, as the protocol has them."""
    vague: frozenset[str] = frozenset()
    """Kinds that say little: they come after all others."""
    amounts: Mapping[str, frozenset[str]] = {}
    """By kind further values that are amounts, besides AMOUNTS."""
    no_prices: frozenset[str] = frozenset()
    """Kinds that say too little to be named as what the better turn pays."""
    share_later = 0.5
    """What points that are only postponed count in a comparison."""
    are_prices_whole: bool = False
    """Whether a price that outweighs the reasons lets nothing be said, and any other heaviest one
    is named; else only one that is slight beside the reasons."""
    weak: frozenset[str] = frozenset()
    """Kinds that say too little to be the first reason, or the only one."""
    on_the_table: frozenset[str] | None = None
    """The kinds that tell nothing of a hand that others do not see; None if all do."""
    scoring: Mapping[str, tuple[str, ...]] = {}
    """By kind of what scores in the turn itself: the values that are those points."""
    comparable: frozenset[str] = frozenset()
    """Kinds of which only the amounts matter: what both turns have of one is compared, and equal
    facts of the two turns explain nothing."""

    @abstractmethod
    def known(self, game: Game, position: Position, seat: int) -> State:
        """Return what a seat knows in a position in which it decides."""

    def consider(
        self, game: Game, position: Position, seat: int, codes: Sequence[int]
    ) -> ConsideredTurn[State]:
        """Return the turn of a seat that decides, up to its end, to chance, or to a decision of
        another seat; actions that are not legal end it, too."""
        trial = position.copy()
        trial.start_journal()
        rules: Ruleset = game.rules
        events: list[Any] = []
        played: list[int] = []
        reached = None
        for code in codes:
            if code not in trial.legal(seat):
                break
            if reached is None and game.action(code)["type"] == "end":
                reached = trial.copy()
            trial.act_only(code, seat)
            events += rules.events(trial)
            played.append(code)
        before = self.known(game, position, seat)
        after = before.after_all(events)
        reached = trial if reached is None else reached
        return ConsideredTurn(game, seat, position, reached, tuple(played), events, before, after)

    @abstractmethod
    def motives(self, turn: ConsideredTurn[State]) -> Iterable[Motive]:
        """Yield everything that is true of a turn and may explain it, each fact once."""

    def topic(self, one: Motive) -> Hashable:
        """Return what a motive is about: of several on a topic only the weightiest is said."""
        return one

    def is_postponed(
        self, one: Motive, turn: ConsideredTurn[State], other: ConsideredTurn[State]
    ) -> bool:
        """Return whether a gain of a turn may still come after the other one, a turn later and with
        the same worth."""
        return False

    def postponed(self, one: Motive, turn: ConsideredTurn[State]) -> Motive:
        """Return a gain of a turn that may still come a turn later as it is named then."""
        return one

    def balanced(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return all reasons, those as weak that the gains which can wait outweigh."""
        return reasons

    def summed(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons with those as one that one sentence says together."""
        return reasons

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterable[TurnReason]:
        """Yield the reasons that are worth a sentence beside each other, out of all."""
        return reasons

    def is_surpassed(self, one: Motive, other: ConsideredTurn[State]) -> bool:
        """Return whether a turn prepares what the other one does already."""
        return False

    def scored(self, one: Motive | None, seat: int) -> int:
        """Return the points that a fact brings a seat in the turn itself, and no other player."""
        if one is None or one.seat != seat or dict(one.values).get("whose", "own") != "own":
            return 0
        return sum(one.number(name) for name in self.scoring.get(one.kind, ()))

    def is_vague(self, one: TurnReason) -> bool:
        """Return whether a reason says little, and comes after all others."""
        return one.motive.kind in self.vague

    def times(self, turn: ConsideredTurn[State]) -> int:
        """Return how often the points that a turn scores count by the end."""
        return 1


def motives_of(game: str) -> GameMotives[Any] | None:
    """Return the motives of a game; None if it has none."""
    found: GameMotives[Any] | None = answer_if_any("motives", game)
    return found


@dataclass(frozen=True)
class TurnReason:
    """A motive that is true of only one of two turns: of the better one, or of the `other`. It
    speaks for the better turn, or is a price that it pays."""

    motive: Motive
    of_other: bool
    instead: Motive | None = None
    """The fact of the turn of which this one is not true that differs from it only in its amounts.
    The reason is then the difference."""
    is_price: bool = True
    """Whether it says enough to be named as a price, if it is one."""
    is_whole: bool = False
    """Whether nothing may be said for the turn if it is a price that outweighs the reasons."""
    at_once: int = 0
    """The points that the better turn scores by it, in the turn itself, beyond the other one."""
    times: int = 1
    """How often they count by the end."""
    is_postponed: bool = False
    """Whether it is a gain of the other turn that may still come a turn later."""
    is_weak: bool = False
    """Whether it says too little to be the first reason, or the only one."""
    share_later: float = 0.5
    """What its points count in a comparison if they are postponed, or those of a later turn."""
    counted: float | None = None
    """The points that a reader counts for its sentence, where the game says them."""

    @property
    def weight(self) -> float:
        """About how many points it is worth, as Motive.weight: of a difference, the difference."""
        return self.motive.weight - (self.instead.weight if self.instead is not None else 0.0)

    @property
    def by_the_end(self) -> int:
        """What the points of the turn itself count by the end."""
        return self.at_once * self.times

    @property
    def is_for(self) -> bool:
        """Whether it speaks for the better turn."""
        return (self.weight > 0) != self.of_other


class Facts(tuple[TurnReason, ...]):
    """Reasons, in order, that are facts about one turn or about both."""

    def of(self, *kinds: str, **values: Value) -> Facts:
        """Return the facts of these kinds that have these values."""
        return Facts(
            one
            for one in self
            if one.motive.kind in kinds and values.items() <= dict(one.motive.values).items()
        )

    def has(self, *kinds: str, **values: Value) -> bool:
        """Return whether there is a fact of one of these kinds with these values."""
        return bool(self.of(*kinds, **values))

    def without(self, others: Iterable[TurnReason]) -> Facts:
        """Return the facts that are not among others."""
        left_out = [*others]
        return Facts(one for one in self if one not in left_out)


class TurnComparison:
    """The facts of the better turn and of the played turn, without those that both share."""

    def __init__(self, reasons: Iterable[TurnReason]) -> None:
        self.facts = Facts(reasons)
        self.better = Facts(one for one in self.facts if not one.of_other)
        self.played = Facts(one for one in self.facts if one.of_other)

    def turn_of(self, reason: TurnReason) -> Facts:
        """Return the facts of the turn that a reason is about."""
        return self.played if reason.of_other else self.better

    @property
    def gains(self) -> Facts:
        """The facts that speak for the better turn."""
        return Facts(one for one in self.facts if one.is_for)

    @property
    def prices(self) -> Facts:
        """The facts that speak against the better turn."""
        return Facts(one for one in self.facts if not one.is_for)


Rule = Callable[[TurnReason, TurnComparison], bool]
Rules = Mapping[str, Sequence[Rule]]
"""Rules by the kind of the fact that they apply to."""


def applies(rules: Rules, reason: TurnReason, turns: TurnComparison) -> bool:
    """Return whether one of the rules for a reason's kind applies to it."""
    return any(rule(reason, turns) for rule in rules.get(reason.motive.kind, ()))


LEAST_WEIGHT, LEAST_OF_ALL = 0.25, 0.03
"""Points: what is worth less explains nothing, unless nothing else speaks for the better turn; and
what explains nothing then, either."""
SWAP = 0.7
"""The share of the points of the better turn above which those of the other one make a swap."""
AMOUNTS = (
    "points",
    "count",
    "number",
    "cards",
    "workers",
    "paid",
    "cargo",
    "pile",
    "together",
    "hand",
)
"""Values that say how much, the most telling first: two facts that differ only in them are the same
fact in two sizes."""

OTHER_AMOUNTS = "marked", "closers", "tiles", "gaps", "missing"
"""Those of some kinds only, in the same order (GameMotives.amounts)."""


def reasons_between(
    game: Game, position: Position, seat: int, better: Sequence[int], other: Sequence[int]
) -> tuple[TurnReason, ...]:
    """Return what distinguishes two turns of a seat from the same position: first what speaks for
    the better one, then what speaks against it, both by weight and what is vague last; at the end
    the points that the other turn scores and that are only postponed. Of several facts on one topic
    it is the first, and another gain that is only postponed is no reason."""
    motives = motives_of(game.request["game"])
    if motives is None or not (better and other):
        return ()
    turns = [motives.consider(game, position, seat, codes) for codes in (better, other)]
    times = motives.times(turns[0])
    here, there = (list(motives.motives(turn)) for turn in turns)
    own = [one for one in here if one not in there and not motives.is_surpassed(one, turns[1])]
    others = [one for one in there if one not in here and not motives.is_surpassed(one, turns[0])]
    later = [one for one in others if one.weight > 0 and motives.is_postponed(one, *turns[::-1])]
    others = [one for one in others if one not in later]
    waits = [
        one
        for one in own
        if later and motives.scored(one, seat) and motives.is_postponed(one, *turns)
    ]
    gained, paid = (sum(motives.scored(one, seat) for one in each) for each in (waits, later))
    is_swap = gained > 0 and paid >= SWAP * gained
    found = list(compared(own, others, motives.comparable, motives.amounts))
    found = [
        replace(
            one,
            is_price=one.is_price and one.motive.kind not in motives.no_prices,
            is_whole=motives.are_prices_whole
            and one.is_price
            and one.motive.kind not in motives.no_prices,
            is_weak=one.is_weak or one.motive.kind in motives.weak,
            at_once=(motives.scored(one.motive, seat) - motives.scored(one.instead, seat))
            * (-1 if one.of_other else 1),
            times=times,
        )
        for one in motives.chosen(motives.summed(found))
    ]
    if is_swap:
        found, later = without_swap(found, waits), []
    weighty = [reason for reason in found if abs(reason.weight) >= LEAST_WEIGHT]
    if not any(reason.is_for for reason in weighty):
        slight = (one for one in found if LEAST_OF_ALL <= abs(one.weight) < LEAST_WEIGHT)
        weighty += [reason for reason in slight if reason.is_for]
    weighty.sort(key=lambda one: (motives.is_vague(one), -abs(one.weight), not one.is_for))
    by_topic: dict[Hashable, TurnReason] = {}
    for reason in weighty:
        by_topic.setdefault(motives.topic(reason.motive), reason)
    postponed = [
        replace(
            TurnReason(motives.postponed(one, turns[1]), True, at_once=-points, times=times),
            is_whole=motives.are_prices_whole,
            is_postponed=True,
            share_later=motives.share_later,
        )
        for one in later
        if (points := motives.scored(one, seat))
        and not any(is_same_but_amounts(one, each, more_of(one, motives)) for each in own)
    ]
    by_sign = sorted(by_topic.values(), key=lambda one: not one.is_for)
    return tuple(motives.balanced([*by_sign, *motives.summed(postponed)]))


def without_swap(found: Sequence[TurnReason], waits: Sequence[Motive]) -> list[TurnReason]:
    """Return the reasons without the gains that may come a turn later as well as those of the other
    turn; if nothing else speaks for the better turn, with these as weak ones."""
    swapped = [one for one in found if one.motive in waits and not (one.of_other or one.instead)]
    rest = [one for one in found if one not in swapped]
    if any(one.is_for for one in rest):
        return rest
    return [*rest, *(replace(one, is_weak=True) for one in swapped)]


def compared(
    own: Sequence[Motive],
    others: Sequence[Motive],
    comparable: Iterable[str],
    amounts: Mapping[str, frozenset[str]] | None = None,
) -> Iterator[TurnReason]:
    """Yield the facts of the better turn and of the other one. Two that differ only in amounts
    are one reason; so are two of a `comparable` kind, and none if their amounts are equal."""
    left, pairs = list(others), dict[Motive, Motive]()
    for alikeness in (is_same_but_amounts, are_gains_by_the_same, are_gains_of_a_kind):
        for one in sorted(own, key=lambda one: -one.weight):
            is_same = alikeness is is_same_but_amounts
            more = (amounts or {}).get(one.kind, frozenset())
            alike = partial(is_same_but_amounts, more=more) if is_same else alikeness
            instead = next((other for other in left if alike(one, other)), None)
            is_in_kind = is_same or one.kind in comparable
            if one not in pairs and instead is not None and is_in_kind:
                left.remove(instead)
                pairs[one] = instead
    for one in own:
        instead = pairs.get(one)
        if instead is None or name_of_amount(one, instead) is not None:
            yield TurnReason(one, False, instead)
    for one in left:
        yield TurnReason(one, True)


def more_of(one: Motive, motives: GameMotives[Any]) -> frozenset[str]:
    """Return the values of a fact that are amounts in its game, besides AMOUNTS."""
    return motives.amounts.get(one.kind, frozenset())


def are_gains_by_the_same(one: Motive, other: Motive) -> bool:
    """Return whether two gains of a kind are by the same thing, such as the effect of a tile."""
    by = dict(one.values).get("by")
    return are_gains_of_a_kind(one, other) and by is not None and other["by"] == by


def are_gains_of_a_kind(one: Motive, other: Motive) -> bool:
    """Return whether two facts are of one kind and speak both for their turn, or both against."""
    return (one.kind, one.seat) == (other.kind, other.seat) and one.weight * other.weight > 0


def is_same_but_amounts(one: Motive, other: Motive, more: Collection[str] = ()) -> bool:
    """Return whether two facts differ only in one amount, or in their points and what goes with
    them. `more` are names of amounts besides AMOUNTS."""
    here, there = dict(one.values), dict(other.values)
    if (one.kind, one.seat, here.keys()) != (other.kind, other.seat, there.keys()):
        return False
    apart = [name for name in here if here[name] != there[name]]
    first = [name for name in apart if name not in more]
    are_amounts = all(
        name in AMOUNTS and is_below_0(here[name]) == is_below_0(there[name]) for name in first
    )
    return bool(apart) and are_amounts and (len(first) < 2 or "points" in first)


def is_below_0(value: Value) -> bool:
    """Return whether a value is a number below 0: to pay is not to get less."""
    return isinstance(value, int) and value < 0


def amount_instead(reason: TurnReason) -> int | None:
    """Return the amount of the fact instead of this one; None without one."""
    if reason.instead is None:
        return None
    name = name_of_amount(reason.motive, reason.instead)
    return None if name is None else reason.instead.number(name)


def name_of_amount(one: Motive, other: Motive) -> str | None:
    """Return the name of the most telling amount in which two facts differ; None if there is
    none."""
    here, there = dict(one.values), dict(other.values)
    if here.get("together", 0) not in (0, here.get("points")):
        return "together"  # The sentence says by the end how many they are.
    names = (*AMOUNTS, *OTHER_AMOUNTS)
    return next((name for name in names if here.get(name) != there.get(name)), None)
