"""The deal of a day: everything about it follows from the date and the game's name.

docs/challenge.md tells it for other programs. What is here may never change: the deal of a day is
the same for everybody, in every version.
"""

from __future__ import annotations

import hashlib
from datetime import date, timedelta

from burgundy_qt import repeatable
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.session.deal import code_of, is_whole
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import LineUp, SeatPlan

FIRST = date(2026, 1, 1)
"""Days before it are not played."""
MOST_BACK = 3653
"""Ten years: so a clock that is wrong by thousands of them keeps nobody waiting."""
EPOCH = date(1970, 1, 1).toordinal()
SEED_BITS = 53
OPPONENT = "knight"
PERSON = 0
"""The seat of the person; bots have the others."""


def today() -> date:
    """The day that it is here."""
    return repeatable.today()


def has_challenges(game: str) -> bool:
    """Whether the game is played by the day."""
    return bool(profile_of(game).challenges)


def days_until(last: date) -> range:
    """The days that can be played, as ordinals: up to the last, which is always one of them."""
    end = last.toordinal()
    return range(max(min(FIRST.toordinal(), end), end - MOST_BACK), end + 1)


def seed_of(game: str, day: date) -> int:
    """What the tiles and dice of the day come from."""
    told = hashlib.sha256(f"burgundy-qt challenge {game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(told[:8], "big") >> 64 - SEED_BITS


def request_of_day(game: str, day: date) -> RequestObject:
    """The complete request of the day: the set-ups of a game's table follow one another."""
    table = profile_of(game).challenges
    asked = table[(day.toordinal() - EPOCH) % len(table)]
    return ruleset(game).filled_in({"game": game, **asked, "seed": seed_of(game, day)}, 0)


def day_of(request: RequestObject, until: date) -> date | None:
    """The day whose deal a request is, None where it is of none up to that one."""
    if not (is_whole(request) and has_challenges(request["game"])):
        return None
    game, seed = request["game"], request["seed"]
    for ordinal in reversed(days_until(until)):
        day = date.fromordinal(ordinal)
        if seed_of(game, day) == seed:
            return day if code_of(request_of_day(game, day)) == code_of(request) else None
    return None


def opponent() -> str:
    """The level of those whom the person plays against; the strongest there is where a machine
    offers only weaker ones."""
    known = [level.name for level in available_levels()]
    return OPPONENT if OPPONENT in known else known[-1]


def line_up_of_day(
    game: str, day: date, person: SeatPlan, opponent_name: str, casual: bool
) -> LineUp:
    """The person at the seat of the challenge, bots at the others."""
    request = request_of_day(game, day)
    bots = [SeatPlan(opponent_name, opponent())] * (request["players"] - 1)
    return LineUp((person, *bots), request, casual=casual)


def is_as_demanded(line_up: LineUp) -> bool:
    """Whether a person plays at the seat of the challenge, against the bots that belong there."""
    person, *others = line_up.seats
    return person.is_person and all(plan.level == opponent() for plan in others)


def in_a_row(days: frozenset[date], until: date) -> int:
    """How many days without a gap lead up to that one, or to the one before, which is not over
    yet."""
    at = until if until in days else before(until)
    count = 0
    while at in days:
        count, at = count + 1, before(at)
    return count


def before(day: date) -> date:
    """The day before; the first of all calendars stays."""
    return day - timedelta(days=1) if day > date.min else day
