"""The last line-up of each game, and what people wore when they played last, as the settings keep
them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence

from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.registry import DEFAULT, GAMES, ruleset
from burgundy_qt.session.line_up import COLOURS, LineUp, SeatPlan, clock_from, written_clock

NOT_KEPT = "cmd", "players", "seed"
"""What is told by the seats, or tells of one deal only."""
BEFORE_EDITIONS: dict[str, object] = {"game": DEFAULT, "edition": "2011"}
"""What was played where none is remembered."""
USUAL_BEFORE: Mapping[str, Mapping[str, object]] = {"carcassonne": {"occupied_castles": 4}}
"""What was usual in a game before USUAL counted, and is another value now: a line-up of then may
say it only because nobody has touched it."""
USUAL = 1
"""Of what the usual values are that a line-up was chosen with."""
MOST_PEOPLE = 40

Worn = tuple[int | None, str | None]
"""A colour and an avatar."""
Drawn = Callable[[LineUp], LineUp]


def as_it_is(line_up: LineUp) -> LineUp:
    """The line-up of a game that leaves nothing to chance."""
    return line_up


def line_up_kept(line_up: LineUp) -> dict[str, object]:
    """What to remember of a line-up: seats, clock and what the game was asked for, not the seed."""
    return {
        "seats": [[plan.name, plan.level, plan.colour, plan.avatar] for plan in line_up.seats],
        "request": {key: value for key, value in line_up.request.items() if key not in NOT_KEPT},
        "clock": written_clock(line_up.clock),
        "usual": USUAL,
    }


def line_up_from(kept: Mapping[str, object] | None, drawn: Drawn = as_it_is) -> LineUp | None:
    """The line-up remembered, or None where there is none or it cannot be understood. `drawn` makes
    what the rules know of what a game leaves to chance."""
    try:
        kept = kept or {}
        seats = tuple(SeatPlan(*_seat(seat)) for seat in _listed(kept["seats"]))
        clock = clock_from(kept.get("clock"))
        request = _request(_as_usual_now(kept), seats, drawn)
        return LineUp(seats, request, clock) if seats else None
    except (KeyError, TypeError, ValueError):
        return None


def line_ups_kept(
    line_ups: Mapping[str, object] | None, last: Mapping[str, object] | None, line_up: LineUp
) -> dict[str, object]:
    """What to remember of each game's last line-up, when this one begins; `line_ups` and `last` are
    what was remembered."""
    game = _game_in(line_up.request)
    before = {name: kept for name, kept in _by_game(line_ups, last).items() if name != game}
    return {**before, game: line_up_kept(line_up)}


def line_ups_from(
    line_ups: Mapping[str, object] | None,
    last: Mapping[str, object] | None,
    drawn: Drawn = as_it_is,
) -> dict[str, LineUp]:
    """The last line-up of each game by its name, the one that was used last at the end; those that
    cannot be understood are left out. Earlier versions remembered only the `last` of all."""
    found = {name: line_up_from(kept, drawn) for name, kept in _by_game(line_ups, last).items()}
    return {
        name: line_up
        for name, line_up in found.items()
        if line_up is not None and _game_in(line_up.request) == name
    }


def last_level(line_ups: Iterable[LineUp]) -> str:
    """The level of the bot that was seated last; "" where none has been."""
    levels = (plan.level for line_up in reversed([*line_ups]) for plan in reversed(line_up.seats))
    return next(filter(None, levels), "")


def _game_in(request: Mapping[str, object]) -> str:
    name = request.get("game")
    return name if isinstance(name, str) and name in GAMES else DEFAULT


def _by_game(
    line_ups: Mapping[str, object] | None, last: Mapping[str, object] | None
) -> dict[str, dict[str, object]]:
    kept = {name: one for name, one in (line_ups or {}).items() if isinstance(one, dict)}
    if last is None or last in kept.values():
        return kept
    request = last.get("request")
    game = _game_in(request if isinstance(request, dict) else {})
    return {**{name: one for name, one in kept.items() if name != game}, game: dict(last)}


def people_kept(people: Mapping[str, object], seats: Sequence[SeatPlan]) -> dict[str, object]:
    """What people wear by their names, with those who sit here; who has not played for longest is
    forgotten."""
    now = {plan.name: [plan.colour, plan.avatar] for plan in seats if plan.is_person}
    others = {name: worn for name, worn in people.items() if name not in now}
    return dict(list({**others, **now}.items())[-MOST_PEOPLE:])


def people_from(kept: Mapping[str, object] | None) -> dict[str, Worn]:
    """What people wore; whatever cannot be understood is left out."""
    found: dict[str, Worn] = {}
    for name, worn in (kept or {}).items():
        if isinstance(worn, list) and len(worn) == 2:
            with contextlib.suppress(ValueError):
                found[name] = _worn(*worn)
    return found


def _request(kept: object, seats: tuple[SeatPlan, ...], drawn: Drawn) -> dict[str, object]:
    """What was asked for; of what the rules do not allow here only the game and its edition."""
    if not isinstance(kept, dict):
        raise ValueError("a request is an object")
    game = _game_in(kept)
    # no other game has such an edition
    unsaid = BEFORE_EDITIONS if game == DEFAULT else {}
    players = len(seats)
    request = unsaid | kept | {"players": players}
    try:
        ruleset(game).filled_in(drawn(LineUp(seats, {"modules": []} | request)).request, 0)
    except (RulesError, KeyError, TypeError, ValueError):
        edition = request.get("edition")
        known = {"edition": edition} if isinstance(edition, str) else {}
        return unsaid | known | {"game": game, "players": players}
    return request


def _as_usual_now(kept: Mapping[str, object]) -> object:
    """The request, without what it names only because it was usual then: where the usual has
    changed, it is what the game proposes. Somebody who wants the old value chooses it once more."""
    request = kept["request"]
    if not isinstance(request, dict) or kept.get("usual") is not None:
        return request
    before = USUAL_BEFORE.get(_game_in(request), {})
    return {
        name: value
        for name, value in request.items()
        if name not in before or value != before[name]
    }


def _seat(kept: object) -> tuple[str, str | None, int | None, str | None]:
    worn = _listed(kept)
    name, level, colour, avatar = worn if len(worn) == 4 else (*worn, None, None)
    if not isinstance(name, str) or not (level is None or isinstance(level, str)):
        raise ValueError("a seat is a name, a level, a colour and an avatar")
    return name, level, *_worn(colour, avatar)


def _listed(kept: object) -> list[object]:
    if not isinstance(kept, list):
        raise ValueError("seats, and what is known of each, are lists")
    return kept


def _worn(colour: object, avatar: object) -> Worn:
    if not (colour is None or (type(colour) is int and colour in COLOURS)):
        raise ValueError("a colour is the number of one")
    if not (avatar is None or isinstance(avatar, str)):
        raise ValueError("an avatar is its name")
    return colour, avatar
