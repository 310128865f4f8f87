"""GameBots: the interface of a game to bots, hints, reviews and the arena; its tables and networks.

A game has an object, `ANSWER` in ai/games/GAME/GAME_bots.py, whose class derives from this one and
overrides only what differs from it. A game without one uses NoNetworks. The strength of the levels
is measured, not programmed: ai/strengths.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NoReturn, Protocol

from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.score_tally import Tally
    from burgundy_qt.ai.networks.network import Evaluator, Network
    from burgundy_qt.ai.networks.position_features import Features


SeatCount = int | str
"""The number of seats of a game, or a name such as "team" if they do not play each for itself.
Networks and checkpoints are named by it."""
Shape = tuple[int, int]
"""The widths of a network's hidden layers."""
Events = Iterable[GameEvent]
"""Events in the types of their game: objects with their "event"."""
Scored = Sequence[Mapping[str, int]]
"""Points by source, for each seat."""


class Expectimax(Protocol):
    """Looks ahead from positions before a chance, or at the end, of a game for points alone: weighs
    all outcomes of the next chance instead of trying them by rollouts, if that is affordable."""

    def expected(self, position: Position, rounds: int) -> float:
        """Return the expected final points, with `rounds` rounds looked through."""


@dataclass(frozen=True)
class NetworkTable:
    """A table with a network."""

    seats: int
    title: str
    """For people, in English: "2 seats", "teams"."""
    features: Callable[[], Features]
    """Returns new features, which describe every position of this table except its set-up and its
    end."""
    shape: Shape
    """The shape of a new network; one that is trained further may have another."""


@dataclass(frozen=True)
class TrainingConfig:
    """How a network for a table is trained."""

    samples: int
    """The samples of a game, about: there is room for twice as many."""
    uses: int = 1
    """How often each sample is used; where more seats add samples of one game, these are much
    alike."""
    exploring: int = 30
    """Random choices in a thousand."""
    trust: float = 0.5
    """How far learning looks past the next horizon step: the more horizon steps, the farther."""
    parents: tuple[SeatCount, ...] = ()
    """The tables whose shipped networks this one may begin with."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game, as far as it matters for the calibration of values."""

    kind: str
    """The kind of games whose factors were measured together, such as those of an edition: a key in
    the network's manifest."""
    stage: int | None
    """The stage of that kind whose factors apply, counted from 0; None if points need no correction
    any more."""
    left: int
    """How many turns each seat has still to play, the present one included; at least 1."""


@dataclass(frozen=True)
class Doubt:
    """How much the yardstick of a review changes by itself: expectations look some rounds ahead,
    and with each played round they see one more. That is neither luck nor play.

    Each is the standard deviation of all such changes, as a share of the root of all squared steps
    of luck and play: without steps there is no doubt.
    """

    win: float
    points: float


CERTAIN = Doubt(0.0, 0.0)


@dataclass(frozen=True)
class Style:
    """A character with a taste, which plays at any level (ai/styles.py).

    `tastes` is what it likes, with the bonus for each in the unit of utility: a kind of
    GameBots.kinds_of, "points:SOURCE" for a point of that source, or RIVALS.
    """

    name: str  # for commands and files; GameTexts.characters has the words
    tastes: Mapping[str, float]


RIVALS = "rivals"
"""The taste for few points of the strongest opponent: its bonus is for each final point that the
network expects less."""


class MatchSetup(Protocol):
    """The set-up of the games of a match: an edition, modules and options. A frozen value that can
    be compared and pickled."""

    @property
    def game(self) -> str:
        """The protocol's name of the game."""

    @property
    def seats(self) -> Sequence[int]:
        """How many can play, fewest first."""

    @property
    def counted(self) -> str:
        """The unit of the standings, for people, in English: "points"."""

    def check(self) -> None:
        """Raise ValueError for a box that does not exist, with the possible ones."""

    def table(self, seats: int) -> SeatCount:
        """Return the table of games of so many seats."""

    def request(self, seats: int, seed: int) -> errors.RequestObject:
        """Return the filled-in `new` request of a game. The same seed gives the same game; it also
        draws what the box leaves open."""

    def to_dict(self) -> dict[str, object]:
        """Return everything that determines the games, by the names in a log and in the JSON line
        of a match."""


class GameBots(ABC):
    """The interface of a game with networks to the bots."""

    # Networks
    tables: ClassVar[Mapping[SeatCount, NetworkTable]] = {}
    """The tables with networks."""
    lessons: ClassVar[Mapping[SeatCount, TrainingConfig]] = {}
    """How the network of each table is trained."""

    @abstractmethod
    def table_of(self, position: Position) -> SeatCount | None:
        """Return the table of a position of this game, its set-up and its end included; None if no
        network is meant for it."""

    @abstractmethod
    def random_box(self, seed: int, table: SeatCount) -> MatchSetup:
        """Return the box of a game of training, drawn by its seed: in the end the network has seen
        all boxes."""

    @abstractmethod
    def plain_box(self, table: SeatCount) -> MatchSetup:
        """Return the box in which a network is measured."""

    @abstractmethod
    def warm_start(self, network: Network, table: SeatCount) -> Network:
        """Return a network for a table that begins with the weights of one of its parents."""

    # Values, and the sources of points
    def moment(self, position: Position) -> Moment | None:
        """Return the moment of a position, between the set-up and the end; None if values are shown
        as the networks give them."""
        return None

    def expectimax(self, evaluator: Evaluator) -> Expectimax | None:
        """Return the object that weighs all outcomes of chance; None if that is too expensive and
        rollouts try them."""
        return None

    @abstractmethod
    def tally(self, position: Position) -> Tally:
        """Return a new tally for positions like this one; its `sources` are in the order of
        display, named as in the protocol."""

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return the points in the events of a game by seat; sources without points are left
        out."""
        return []

    def scored_before(self, position: Position, scored: Scored) -> Scored:
        """Return the part of the seats' scores that a tally of the rest of the game does not count
        again, for the seats that it reports: a team's points count for each of its seats."""
        return scored

    def source_text(self, source: str) -> str:
        """Return a source as a phrase for people, in English, in the plural: "completed
        regions"."""
        return source

    # Characters
    styles: ClassVar[tuple[Style, ...]] = ()
    """The characters of the game, in the order of display."""

    def kinds_of(self, action: Mapping[str, Any], position: Position) -> Iterable[str]:
        """Yield what a character may like about an action in a position, as the protocol writes
        it: "animal"."""
        return ()

    # Matches
    sources: ClassVar[Mapping[str, str]] = {}
    """The sources of points by name, each with its title for people, in the order of display."""

    def box(
        self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
    ) -> MatchSetup | None:
        """Return the box of a match: an edition (None: the usual one), its modules, and options as
        they are typed, by their names. None: the description of the ruleset.

        Raises ValueError for an unknown option, or an impossible value.
        """
        return None

    def points_by_source(
        self, events: Events, request: errors.RequestObject
    ) -> dict[str, list[int]]:
        """Return by source the points of each seat, from the events of a whole game and its
        request: in a game for points their sum is the seat's standing. By default the source is the
        event's reason, else the kind of event."""
        found: dict[str, list[int]] = {}
        for event in events:
            if "points" in event and isinstance(event.get("seat"), int):
                source = str(event.get("for", event["event"]))
                found.setdefault(source, [0] * request["players"])[event["seat"]] += event["points"]
        return found

    def rounds(self, events: Events) -> int:
        """Return how many rounds a game took: of two equal solo results the one with fewer is
        better."""
        return sum(event["event"] == "round" for event in events)

    # Puzzles
    def boards(self, state: Mapping[str, Any], seat: int) -> tuple[str, ...]:
        """Return the names of the boards that a seat has in a state of the protocol; none if all
        play on one table, or have not chosen yet."""
        return ()

    # Reviews
    horizon: ClassVar[Mapping[str, int]] = {}
    """By depth how many horizon steps (Features.at_horizon_step) turns are played on to be
    compared; the default is as far as bots look in most games. A reviewer that looks less far than
    a strong player blames moves that look further ahead."""
    tries: ClassVar[int] = 1
    """How many times the rollouts of a depth are tried for a loss: more if they are cheap and turns
    differ too little for a few of them."""
    alone: ClassVar[Literal["win", "points"]] = "win"
    """The objective of a solo game."""
    doubt: ClassVar[Doubt] = CERTAIN
    """How much of an account the yardstick leaves unexplained, as measured in games."""

    @abstractmethod
    def usual_margin(self, position: Position) -> float:
        """Return the usual winning margin of games like this one, in the unit of
        Position.counts."""

    def horizon_steps(self, position: Position) -> int:
        """Return how many horizon steps (Features.at_horizon_step) a round has, in which every seat
        has a turn."""
        return 1

    def doubt_at(self, seats: int) -> Doubt:
        """Return how much the yardstick leaves unexplained at a table of so many seats."""
        return self.doubt

    def review_share(self, position: Position) -> float:
        """Return the share of the usual number of games that a normal review tries: less than 1
        where a game takes longer."""
        return 1.0

    def is_for_points(self, seats: int) -> bool:
        """Return whether a table of so many seats plays for points, so that no turn is judged by a
        win."""
        return seats == 1 and self.alone == "points"


class NoNetworks(GameBots):
    """The interface of a game without networks: its bots search by UCT."""

    def table_of(self, position: Position) -> None:
        """Return None: no network is meant for it."""

    def _refuse(self, *_asked: object, **_named: object) -> NoReturn:
        """Raise LookupError: the other methods need networks."""
        raise LookupError("this game has no networks")

    random_box = plain_box = warm_start = tally = usual_margin = _refuse


@cache
def bots_of(game: str) -> GameBots:
    """Return the GameBots of a game."""
    answer: GameBots | None = registry.answer_if_any("bots", game)
    return answer or NoNetworks()


def bots_for(position: Position) -> GameBots:
    """Return the GameBots of a position's game, which must be in the registry."""
    game = registry.game_of(position)
    assert game is not None, f"{type(position).__name__} is of no game of the registry"
    return bots_of(game)


def table_of(position: Position) -> tuple[str, SeatCount] | None:
    """Return the game of a position and its table; None if no network is meant for it."""
    game = registry.game_of(position)
    table = None if game is None else bots_of(game).table_of(position)
    return None if game is None or table is None else (game, table)


def tables_of(game: str) -> list[SeatCount]:
    """Return the tables of a game with networks."""
    return list(bots_of(game).tables)


def network_table(game: str, table: SeatCount) -> NetworkTable:
    """Return a table with a network. Raises InvalidArgument if there is none."""
    known = bots_of(game).tables
    if table not in known:
        has = (
            f"those of {game} are for {', '.join(map(str, known))}" if known else f"{game} has none"
        )
        raise errors.InvalidArgument(f"there is no network for {table!r}: {has}")
    return known[table]


def features_of(game: str, table: SeatCount) -> Features:
    """Return the features of a table's network."""
    return network_table(game, table).features()
