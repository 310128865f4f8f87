"""The library's information about a game, without opening it: players, standing, picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session import game_profile, line_up
from burgundy_qt.session.problem import Problem, SaveDamaged, SaveError
from burgundy_qt.session.saves import save_file, save_schema
from burgundy_qt.session.view import GameView
from burgundy_qt.storage.documents import Document

LISTS = "modules", "points", "places"
PLAIN = "created", "game", "edition", "deciding", "casual", "handed"


@dataclass(frozen=True)
class GameCard:
    """One file of the library. `played` is the time of its last change, seconds since 1970.

    `game` is the game's name in the protocol, `summary` the special part of its cards
    (GameProfile.summary). By seat, in order: `seats`, `points`. `places` are empty until the game
    is over; `deciding` is the seat that must decide; `teams` are the seats of each team, in a team
    game; `unaided`: it is played without help, `recorded`: with the box; `handed`: a seat was given
    to another player or bot. An unreadable file has a `problem` and nothing of the game. `name` and
    `starred` are the user's.
    """

    path: Path
    played: float
    in_bin: bool = False
    created: str = ""
    game: str = ""
    edition: str = ""
    modules: tuple[str, ...] = ()
    seats: tuple[line_up.SeatPlan, ...] = ()
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    summary: Mapping[str, Any] = field(default_factory=dict)
    teams: tuple[tuple[int, ...], ...] = ()
    deciding: int | None = None
    casual: bool = False
    unaided: bool = False
    recorded: bool = False
    handed: bool = False
    problem: Problem | None = None
    name: str = ""
    starred: bool = False

    @property
    def game_id(self) -> str:
        """The game's id, which is the name of its file."""
        return self.path.name.partition(".")[0]

    @property
    def is_broken(self) -> bool:
        """Return whether the file cannot be read."""
        return self.problem is not None

    @property
    def is_finished(self) -> bool:
        """Return whether the game is over."""
        return bool(self.places)

    @property
    def is_running(self) -> bool:
        """Return whether the game can be played on."""
        return not (self.is_finished or self.is_broken)

    @property
    def is_of_bots(self) -> bool:
        """Return whether only bots have ever played in it."""
        has_person = any(plan.is_person for plan in self.seats)
        return not (has_person or self.handed or self.is_broken)

    @property
    def waits(self) -> bool:
        """Return whether a person plays in it and can play on."""
        return self.is_running and any(plan.is_person for plan in self.seats)

    @property
    def is_solo(self) -> bool:
        """Return whether it is a solo game, in which nobody is ahead or behind."""
        return len(self.seats) == 1

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win or lose together: teams, or each seat alone."""
        return self.teams or tuple((seat,) for seat in range(len(self.seats)))

    def points_of(self, side: tuple[int, ...]) -> int:
        """Return the total points of a side."""
        return sum(self.points[seat] for seat in side)


def read_card(path: Path, played: float, in_bin: bool) -> GameCard:
    """Return the card of the file at `path`; any error becomes the card's problem."""
    try:
        return card_of(save_file.read_save(path), path, played, in_bin)
    except SaveError as error:
        return GameCard(path, played, in_bin, problem=error.problem())


def card_of(save: save_file.Save, path: Path, played: float, in_bin: bool = False) -> GameCard:
    """Return the card of a save at `path`; raises SaveDamaged if its snapshot is no position."""
    if not is_position(save.snapshot, save.record[0].get("game", DEFAULT), len(save.seats)):
        raise SaveDamaged(path, tr("Saves", "its snapshot contains no position"))
    return _card(save.snapshot, save.seats, path, played, in_bin, save)


def is_position(state: StateObject, game: object, seats: int) -> bool:
    """Return whether a snapshot is a position of this game with so many seats."""
    return (
        isinstance(game, str)
        and game in GAMES
        and state.get("game", DEFAULT) == game
        and save_schema.is_full_snapshot(state, seats)
        and game_profile.profile_of(game).has_summary(state, seats)
    )


def card_of_view(view: GameView, path: Path) -> GameCard:
    """Return the card of the game in view, at `path`, in its current state."""
    return _card(
        view.state, view.line_up.seats, path, repeatable.now().timestamp(), casual=view.casual
    )


def _card(
    state: StateObject,
    plans: tuple[line_up.SeatPlan, ...],
    path: Path,
    played: float,
    in_bin: bool = False,
    save: save_file.Save | None = None,
    casual: bool = False,
) -> GameCard:
    """Return the card of a game in this state."""
    game = state.get("game", DEFAULT)
    profile = game_profile.profile_of(game)
    return GameCard(
        path=path,
        played=played,
        in_bin=in_bin,
        created=save.created if save is not None else "",
        game=game,
        edition=state["edition"],
        modules=tuple(state["modules"]),
        seats=plans,
        points=tuple(map(profile.points_of_seat, state["seats"])),
        places=tuple(state["result"]["places"]) if state["result"] else (),
        summary=profile.summary(state),
        teams=tuple(map(tuple, state.get("teams", ()))),
        deciding=state["seat"],
        casual=save.casual if save is not None else casual,
        unaided=save is not None and save.unaided,
        recorded=save is not None and save.record[0].get("chance") == "hand",
        handed=save is not None and bool(save.handed),
    )


def written_card(card: GameCard) -> dict[str, object]:
    """Return the card as a JSON object, without its path and the user's labels."""
    if card.problem is not None:
        problem = card.problem
        return {"problem": [problem.title, problem.what, problem.advice, problem.details]}
    return {
        "created": card.created,
        "game": card.game,
        "edition": card.edition,
        "modules": card.modules,
        "seats": [
            [plan.name, plan.level, plan.colour, plan.avatar, plan.pace, plan.style]
            for plan in card.seats
        ],
        "points": card.points,
        "places": card.places,
        "summary": card.summary,
        "teams": card.teams,
        "deciding": card.deciding,
        "casual": card.casual,
        "unaided": card.unaided,
        "recorded": card.recorded,
        "handed": card.handed,
    }


def card_from(written: Document, path: Path, played: float, in_bin: bool) -> GameCard:
    """Return the card that `written_card` wrote; raises KeyError, TypeError or ValueError for
    anything else."""
    if "problem" in written:
        return GameCard(path, played, in_bin, problem=Problem(*written["problem"]))
    plain: dict[str, Any] = {key: written[key] for key in PLAIN}
    plain["unaided"] = written.get("unaided", False)  # missing in a line of an earlier version
    plain["recorded"] = written.get("recorded", False)
    lists: dict[str, Any] = {key: tuple(written[key]) for key in LISTS}
    seats = tuple(line_up.SeatPlan(*seat) for seat in written["seats"])
    teams = tuple(tuple(team) for team in written["teams"])
    summary = dict(written["summary"])
    return GameCard(
        path, played, in_bin, seats=seats, teams=teams, summary=summary, **plain, **lists
    )
