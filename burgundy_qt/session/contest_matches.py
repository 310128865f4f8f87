"""The matches of a person's contests with the bots of a game: their opponents and deals, the ladder
from the weakest opponent to the strongest, and the weekly cup of eight.

A game of a contest is known by its deal: the seed comes from its place in the contest and the
number of games that were played there before. docs/challenge.md describes it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache

from burgundy_qt.ai.levels import MARK, Opponent, available_levels
from burgundy_qt.ai.styles import styles_of
from burgundy_qt.rules import errors, registry
from burgundy_qt.session import challenges, game_profile
from burgundy_qt.session.line_up import LineUp, SeatPlan

# The opponents, and the games of a place in a contest.


SEATS = 2
"""A game of a contest is played by two."""
RUNNING, WON, LOST, VOID = "", "won", "lost", "void"
"""How a game ended for the person; VOID if it does not count."""
WINS = 2
"""Games to win against an opponent of the ladder."""


def opponents_of(game: str) -> tuple[str, ...]:
    """Return the opponents on the ladder of a game by their names in ai.levels, from the weakest
    to the strongest: of each level first one of the characters, in turn, then the level itself."""
    styles = [one.name for one in styles_of(game)]
    found: list[str] = []
    for at, level in enumerate(available_levels()):
        if styles:
            found.append(Opponent(level.name, styles[at % len(styles)]).name)
        found.append(level.name)
    return tuple(found)


def opponent_named(name: str) -> Opponent:
    """Return the opponent of that name; the level and the style may be unknown here."""
    level, _, style = name.partition(MARK)
    return Opponent(level, style or None)


def opponent_at(plan: SeatPlan) -> str:
    """Return the name of the opponent at the seat of a bot."""
    assert plan.level is not None
    return Opponent(plan.level, plan.style).name


@dataclass(frozen=True)
class ContestGame:
    """A game by its id, how it ended, and at its end the points of the person and the opponent. A
    game that was tied, became casual or is gone is VOID."""

    game_id: str
    result: str = RUNNING
    points: tuple[int, ...] = ()


Games = tuple[ContestGame, ...]


@dataclass(frozen=True)
class Place:
    """Where a game belongs: on the ladder of a `game` against an `opponent`; or, with a `week`, to
    a match of its cup."""

    game: str
    opponent: str = ""
    week: str = ""
    match: int = 0

    def seed(self, number: int) -> int:
        """Return the seed of this game of the place, counted from 0."""
        where = f"cup {self.week} {self.match}" if self.week else f"ladder {self.opponent}"
        return challenges.seed_from(f"burgundy-qt {where} {self.game} {number}")

    def request(self, number: int) -> errors.RequestObject:
        """Return the complete request of this game of the place."""
        seed = self.seed(number)
        if self.week:
            rows = set_ups(self.game)
            chosen = challenges.seed_from(f"burgundy-qt cup {self.week} {self.game}")
        else:
            rows = tuple(row for row in set_ups(self.game) if not row.get("modules"))
            chosen = seed
        asked = {"game": self.game, **rows[chosen % len(rows)], "seed": seed}
        return registry.ruleset(self.game).complete_request(asked, 0)

    def line_up(self, number: int, person: SeatPlan, bot: SeatPlan) -> LineUp:
        """Return the seats of this game of the place: the players take turns at beginning."""
        seats = (person, bot) if number % SEATS == 0 else (bot, person)
        return LineUp(seats, self.request(number))


def set_ups(game: str) -> tuple[errors.RequestObject, ...]:
    """Return the set-ups for two players among those of the game's daily challenges."""
    rows = game_profile.profile_of(game).challenges
    return tuple(row for row in rows if row["players"] == SEATS)


def has_contests(game: str) -> bool:
    """Return whether the game has a ladder and cups."""
    return bool(set_ups(game))


def matches_in(games: Games) -> list[tuple[int, int]]:
    """Return the matches against an opponent of the ladder, by games won and lost; the last one may
    not be over."""
    found: list[tuple[int, int]] = []
    for game in games:
        if game.result in (WON, LOST):
            if not found or WINS in found[-1]:
                found.append((0, 0))
            won, lost = found[-1]
            found[-1] = (won + (game.result == WON), lost + (game.result == LOST))
    return found


def match_won(games: Games) -> tuple[int, int] | None:
    """Return the result of the first match that was won; None if there is none."""
    return next((match for match in matches_in(games) if match[0] == WINS), None)


# The cup: a knock-out of eight, drawn for each week of a game.


SLOTS = 8
PERSON = ""
"""The person among the entrants of a cup."""
ROUNDS = range(4), range(4, 6), range(6, 7)
"""The matches of each round."""
FINAL = 6


@dataclass(frozen=True)
class BotsResult:
    """A game between two bots of a cup: the slot of the winner, the points of both, and the id of
    its saved game."""

    winner: int
    points: tuple[int, int]
    game_id: str


@dataclass(frozen=True)
class Cup:
    """A cup. `entrants`: the players in the order of the draw. By match: `results` between bots,
    and the `games` of the person."""

    entrants: tuple[str, ...]
    results: Mapping[int, BotsResult] = field(default_factory=dict)
    games: Mapping[int, Games] = field(default_factory=dict)

    @property
    def person(self) -> int:
        """Return the slot of the person."""
        return self.entrants.index(PERSON)

    def players(self, match: int) -> tuple[int | None, int | None]:
        """Return the slots of the two players of a match; None for one who is not known yet."""
        if match in ROUNDS[0]:
            return 2 * match, 2 * match + 1
        before = 2 * (match - len(ROUNDS[0]))
        return self.winner(before), self.winner(before + 1)

    def winner(self, match: int) -> int | None:
        """Return the slot of a match's winner; None before its end."""
        if match in self.results:
            return self.results[match].winner
        decided = self.decided(match)
        if decided is None:
            return None
        own, other = self.pair(match)
        return own if decided.result == WON else other

    def decided(self, match: int) -> ContestGame | None:
        """Return the person's game that decided a match, None if there is none."""
        games = self.games.get(match, ())
        return next((game for game in games if game.result in (WON, LOST)), None)

    def pair(self, match: int) -> tuple[int, int | None]:
        """Return the slots of the person and of the opponent in a match of theirs."""
        one, two = self.players(match)
        return self.person, two if one == self.person else one

    def points(self, match: int) -> Mapping[int, int]:
        """Return the points in a match by slot; nothing before its end."""
        players, got = self.players(match), tuple[int, ...]()
        if match in self.results:
            got = self.results[match].points
        elif (decided := self.decided(match)) is not None:
            players, got = self.pair(match), decided.points
        return {slot: some for slot, some in zip(players, got, strict=False) if slot is not None}

    @property
    def own_match(self) -> int:
        """Return the last match that the person has reached."""
        return max(match for match in range(FINAL + 1) if self.person in self.players(match))

    @property
    def next_opponent(self) -> int | None:
        """Return the slot of the person's next opponent; None if that is not known or there is
        none."""
        match = self.own_match
        return None if self.decided(match) is not None else self.pair(match)[1]

    @property
    def unknown_players(self) -> list[int]:
        """Return the slots of the bots still in the cup whose level is unknown here, as in a file
        of another version: nobody can play against them."""
        known = {level.name for level in available_levels()}
        unknown = {
            slot
            for slot, name in enumerate(self.entrants)
            if name != PERSON and opponent_named(name).level not in known
        }
        for match in range(FINAL + 1):
            if (winner := self.winner(match)) is not None:
                unknown -= {*self.players(match)} - {winner}
        return sorted(unknown) if self.winner(FINAL) is None else []

    def bots_matches(self) -> Iterator[tuple[int, int, int]]:
        """Yield the matches that two bots can play now, with the slots of both."""
        known = {level.name for level in available_levels()}
        for match in range(FINAL + 1):
            one, two = self.players(match)
            if match in self.results or one is None or two is None:
                continue
            levels = {opponent_named(self.entrants[slot]).level for slot in (one, two)}
            if self.person not in (one, two) and levels <= known:
                yield match, one, two

    def is_possible(self) -> bool:
        """Return whether the winners have played the matches, and the person only their own."""
        for match in range(FINAL + 1):
            players = self.players(match)
            if match not in self.games and match not in self.results:
                continue
            is_own = self.person in players
            if (
                None in players
                or is_own != (match in self.games)
                or is_own == (match in self.results)
            ):
                return False
            if not is_own and self.results[match].winner not in players:
                return False
        return True


def week_of(day: date) -> str:
    """Return the week of a day as ISO 8601 writes it: "2026-W48"."""
    year, week, _ = day.isocalendar()
    return f"{year:04}-W{week:02}"


def this_week() -> str:
    """Return the present week in local time."""
    return week_of(challenges.present_day())


def monday_of(week: str) -> date:
    """Return the first day of a week."""
    return date.fromisoformat(f"{week}-1")


def draw(game: str, week: str) -> Cup:
    """Return the cup of a week before its first game."""
    levels = tuple(level.name for level in available_levels())
    return drawn(game, week, levels, tuple(style.name for style in styles_of(game)))


@cache
def drawn(game: str, week: str, levels: tuple[str, ...], styles: tuple[str, ...]) -> Cup:
    """Return the cup of a week for these levels and styles. Its seven bots are spread over all
    levels; each style plays at most once, as far as there are enough."""

    def order(name: object) -> bytes:
        return hashlib.sha256(f"burgundy-qt draw {week} {game} {name}".encode()).digest()

    bots = SLOTS - 1
    all_, more = divmod(bots, len(levels))
    chosen = [*levels] * all_
    if not all_:
        bands = (
            levels[at * len(levels) // bots : (at + 1) * len(levels) // bots] for at in range(bots)
        )
        chosen = [min(band, key=order) for band in bands]
    elif more:
        chosen += sorted(levels, key=order)[:more]
    tastes: list[str | None] = [*styles[:bots], *[None] * (bots - len(styles))]
    places = sorted(range(bots), key=lambda place: order(f"style {place}"))
    players = [
        Opponent(level, tastes[place]).name for level, place in zip(chosen, places, strict=True)
    ]
    places = sorted(range(SLOTS), key=order)
    return Cup(tuple([*players, PERSON][place] for place in places))
