"""GameBots: what bots, hints, reviews and the arena ask of a game, and its tables and networks.

A game answers with an object, `ANSWER` in ai/games/GAME/GAME_bots.py, whose class derives from this
one and overrides only what differs from here. For a game without one NoNetworks answers. How strong
the levels are is measured, not programmed: ai/strengths.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal, NoReturn, Protocol

from burgundy_qt.rules.errors import InvalidArgument, RequestObject
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import answer_if_any, game_of
from burgundy_qt.rules.ruleset import GameEvent

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.score_tally import Tally
    from burgundy_qt.ai.networks.network import Evaluator, Network
    from burgundy_qt.ai.networks.position_features import Features


Table = int | str
"""Who plays a game: so many seats, each for itself, or a table of the game's own by its name, such
as "team". Networks and checkpoints are named by it."""
Shape = tuple[int, int]
"""The widths of a network's hidden layers."""
Events = Iterable[GameEvent]
"""Events as the game that they belong to types them: objects with their "event"."""
Scored = Sequence[Mapping[str, int]]
"""By seat: points by source."""


class Expectimax(Protocol):
    """Looks ahead from positions before a chance, or at the end, of a game for points alone: weighs
    all that chance can do next instead of trying it by rollouts, where that can be afforded."""

    def expected(self, position: Position, rounds: int) -> float:
        """Return the final points that are expected, so many rounds looked through."""


@dataclass(frozen=True)
class NetworkTable:
    """A table that a game has a network for."""

    seats: int
    title: str
    """For people, in English: "2 seats", "teams"."""
    features: Callable[[], Features]
    """New features, which tell every position of this table but its set-up and its end."""
    shape: Shape
    """Of a network that begins; one that goes on may have another."""


@dataclass(frozen=True)
class Lessons:
    """How a network for a table is trained."""

    samples: int
    """That a game gives, about: there is twice the room."""
    uses: int = 1
    """Of each sample; where more seats tell of a game by more samples, these say much the same."""
    exploring: int = 30
    """Random choices in a thousand."""
    trust: float = 0.5
    """How far what is learnt looks past the next boundary: the more boundaries, the farther."""
    parents: tuple[Table, ...] = ()
    """The tables whose shipped networks this one may begin with."""


@dataclass(frozen=True)
class Moment:
    """Where in a game values are told, as far as it matters to what was measured of them."""

    kind: str
    """Of games whose factors were measured together, such as those of an edition: a key in the
    network's manifest."""
    stage: int | None
    """Which of that kind's factors holds, counted from 0; None where points need no mending any
    more."""
    left: int
    """How many turns each seat has still to play, the one that is being played among them; at least
    1."""


@dataclass(frozen=True)
class Doubt:
    """How much the yardstick of a review changes its mind: expectations look some rounds ahead, and
    with each round that is played they see one more. That is neither luck nor play.

    Each is the standard deviation of all that changed so, as a share of the root of all squared
    steps of luck and play: where nothing moves, nothing is in doubt."""

    win: float
    points: float


CERTAIN = Doubt(0.0, 0.0)


class Box(Protocol):
    """What the games of a match are played with: an edition, modules and options. A frozen value:
    equal to what it equals, and it can be pickled."""

    @property
    def game(self) -> str:
        """By the protocol's name."""

    @property
    def seats(self) -> Sequence[int]:
        """How many can play, fewest first."""

    @property
    def counted(self) -> str:
        """What is reached in these games, for people, in English: "points"."""

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""

    def table(self, seats: int) -> Table:
        """Return who plays in games of so many seats."""

    def request(self, seats: int, seed: int) -> RequestObject:
        """Return the filled-in `new` request of a game. The same seed asks for the same game; what
        is left open here is drawn by it."""

    def told(self) -> dict[str, object]:
        """Return all that fixes the games, by the names that a diary and the line of a match have
        for it."""


class GameBots(ABC):
    """Answer for a game that networks play."""

    # Networks
    tables: ClassVar[Mapping[Table, NetworkTable]] = {}
    """That there are networks for."""
    lessons: ClassVar[Mapping[Table, Lessons]] = {}
    """By table how its network is trained."""

    @abstractmethod
    def table_of(self, position: Position) -> Table | None:
        """Return who plays in a position of this game, its set-up and its end included; None where
        no network is meant for it."""

    @abstractmethod
    def random_box(self, seed: int, table: Table) -> Box:
        """Return what a game of training is played with, drawn by its seed: in the end the network
        has met all that there is."""

    @abstractmethod
    def plain_box(self, table: Table) -> Box:
        """Return what a network is measured with."""

    @abstractmethod
    def warm_start(self, network: Network, table: Table) -> Network:
        """Return a network for a table that begins with what one of its parents knows."""

    # Values, and where points come from
    def moment(self, position: Position) -> Moment | None:
        """Return where in its game a position is, between the set-up and the end; None where values
        are told as the networks have them."""
        return None

    def expectimax(self, evaluator: Evaluator) -> Expectimax | None:
        """Return what weighs all that chance can do next; None where rollouts try it, as that
        cannot be afforded."""
        return None

    @abstractmethod
    def tally(self, position: Position) -> Tally:
        """Return a new tally of what positions like this one count; its `sources` stand in the
        order in which they are told, named as in the protocol."""

    def scored(self, events: Iterable[GameEvent], seats: int) -> Scored:
        """Return what the events of a game have brought so many seats; sources without points are
        left out."""
        return []

    def scored_before(self, position: Position, scored: Scored) -> Scored:
        """Return of what the seats have scored that which a tally of the rest of the game does not
        count again, by the seats that it is told of: a team's points count for each of its
        seats."""
        return scored

    def source_text(self, source: str) -> str:
        """Return a source as a person says it, in English, in the plural: "completed regions"."""
        return source

    # Matches
    sources: ClassVar[Mapping[str, str]] = {}
    """By name the sources of points, each with its title for people, in the order in which they are
    told."""

    def box(
        self, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
    ) -> Box | None:
        """Return what a match is played with: an edition (None: the usual one), modules of it, and
        options as they are typed, by their names. None: as the ruleset describes it.

        Raises ValueError for an option that there is not, or a value that it cannot have."""
        return None

    def points_by_source(self, events: Events, request: RequestObject) -> dict[str, list[int]]:
        """Return by source the points of each seat, from the events of a whole game and its
        request: in a game for points those of a seat add up to its standing. Here: by what the
        events say they are for, else by the kind of event."""
        found: dict[str, list[int]] = {}
        for event in events:
            if "points" in event and isinstance(event.get("seat"), int):
                source = str(event.get("for", event["event"]))
                found.setdefault(source, [0] * request["players"])[event["seat"]] += event["points"]
        return found

    def rounds(self, events: Events) -> int:
        """Return how many rounds a game took: of two who come equally far alone, the one with fewer
        has come further."""
        return sum(event["event"] == "round" for event in events)

    # Reviews
    horizon: ClassVar[Mapping[str, int]] = {}
    """By depth how many boundaries (Features.at_boundary) turns are played on to be compared; as
    many as bots look ahead in most games where nothing is said. Who looks less far than a strong
    player blames what was seen further ahead."""
    tries: ClassVar[int] = 1
    """How many times as many rollouts as a depth says are tried for a loss: more where they cost
    little and turns differ by less than a few of them tell."""
    alone: ClassVar[Literal["win", "points"]] = "win"
    """What one plays for alone."""
    doubt: ClassVar[Doubt] = CERTAIN
    """How much of an account the yardstick leaves unexplained, as games have shown."""

    @abstractmethod
    def usual_margin(self, position: Position) -> float:
        """Return by how much of what is counted (Position.counts) games like this one are usually
        won."""

    def boundaries(self, position: Position) -> int:
        """Return how many boundaries (Features.at_boundary) a round has, in which every seat has a
        turn."""
        return 1

    def is_for_points(self, seats: int) -> bool:
        """Return whether a table of so many plays for points, so that no turn is judged by a
        win."""
        return seats == 1 and self.alone == "points"


class NoNetworks(GameBots):
    """Answer for a game without networks: its bots search by UCT."""

    def table_of(self, position: Position) -> None:
        """Return none: no network is meant for it."""

    def _refuse(self, *_asked: object, **_named: object) -> NoReturn:
        """Raise LookupError: all the rest is asked only where there are networks."""
        raise LookupError("this game has no networks")

    random_box = plain_box = warm_start = tally = usual_margin = _refuse


@cache
def bots_of(game: str) -> GameBots:
    """Return what a game answers the bots."""
    answer: GameBots | None = answer_if_any("bots", game)
    return answer or NoNetworks()


def bots_for(position: Position) -> GameBots:
    """Return what the game of a position answers, which must be one of the registry."""
    game = game_of(position)
    assert game is not None, f"{type(position).__name__} is of no game of the registry"
    return bots_of(game)


def table_of(position: Position) -> tuple[str, Table] | None:
    """Return the game of a position and who plays in it; None where no network is meant for
    that."""
    game = game_of(position)
    table = None if game is None else bots_of(game).table_of(position)
    return None if game is None or table is None else (game, table)


def tables_of(game: str) -> list[Table]:
    """Return the tables of a game that networks are meant for."""
    return list(bots_of(game).tables)


def network_table(game: str, table: Table) -> NetworkTable:
    """Return a table that a network is meant for; raises InvalidArgument where there is none."""
    known = bots_of(game).tables
    if table not in known:
        has = (
            f"those of {game} are for {', '.join(map(str, known))}" if known else f"{game} has none"
        )
        raise InvalidArgument(f"there is no network for {table!r}: {has}")
    return known[table]


def features_of(game: str, table: Table) -> Features:
    """Return what the network of a table sees."""
    return network_table(game, table).features()


def seats_at(game: str, table: Table) -> int:
    """Return how many seats play there."""
    return network_table(game, table).seats
