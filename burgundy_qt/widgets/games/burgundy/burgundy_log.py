"""The log of Burgundy by phases and rounds, its points and its winner, also for solo and team
games. Its lines are in `log_text`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import components, known_places, protocol, protocol_state
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.state_codec import is_of_final_scoring, points_by_source
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.burgundy import burgundy_texts, log_text
from burgundy_qt.widgets.games.burgundy.modules import modules_listed
from burgundy_qt.widgets.log.game_log import Course, GameLog, LogLine, PointSource
from burgundy_qt.widgets.log.score_panel import by_team, points_after_phases
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme import palette, sprite_files

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

CELLS = 37
SEATS = {
    1: tr_noop("Points", "One player, edition {edition}, 25 rounds."),
    2: tr_noop("Points", "Two players, edition {edition}, 25 rounds."),
    3: tr_noop("Points", "Three players, edition {edition}, 25 rounds."),
    4: tr_noop("Points", "Four players, edition {edition}, 25 rounds."),
}


class BurgundyLog(GameLog):
    """The log of five phases of five rounds."""

    chapters = tuple(components.PHASES)
    turn_ends = ("turn", "phase-end")

    def lines(
        self,
        events: Iterable[protocol.Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seat_styles: palette.SeatStyles = palette.PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """Return the events as lines. `state` gives the phase before them, and its edition the
        faces of the tiles."""
        data = state or {"phase": None, "edition": ""}
        edition = "" if is_brief else data["edition"]
        return log_text.log_lines(events, names, data["phase"], first, seat_styles, edition)

    def milestone(self, state: StateObject) -> str:
        """Return the phase and the round: "Phase B, round 3 of 5"; "" during set-up."""
        if not state["phase"]:
            return ""
        text = tr_noop("Window", "Phase {phase}, round {round} of 5")
        return tr("Window", text, phase=state["phase"], round=state["round"])

    def moment(self, state: StateObject) -> str:
        """Return the phase and the round: "Phase B, round 3"; "" during set-up."""
        if not state["phase"]:
            return ""
        text = tr_noop("Library", "Phase {phase}, round {round}")
        return tr("Library", text, phase=state["phase"], round=state["round"])

    def turns(self, state: StateObject) -> int:
        """Return the number of turns of the whole game."""
        return len(components.PHASES) * known_places.ROUNDS * len(state["seats"])

    def is_of_final_scoring(self, event: protocol.Event, seats: int) -> bool:
        """Return whether an event scores knowledge tiles or leftovers, or ends the game."""
        return is_of_final_scoring(event, seats)

    def sources(self, state: StateObject) -> Sequence[PointSource]:
        """Return the sources of points in a game with these modules."""
        return burgundy_texts.sources_with(state["modules"])

    def points_by_source(
        self, events: Iterable[protocol.Event], seats: int
    ) -> dict[str, list[int]]:
        """Return for every source the points of each seat so far."""
        return points_by_source(events, seats)

    def points_of(self, events: Iterable[protocol.Event], seats: int) -> list[int]:
        """Return the points that each seat's marker shows; in a solo game the points since the
        counter last reached its target."""
        points = [0] * seats
        for event in events:
            if event["event"] == "points" or event["event"] == "bonus":
                points[event["seat"]] += event["points"]
            elif event["event"] == "counter":
                points[event["seat"]] = 0
        return points

    def note(self, state: StateObject) -> str:
        """Return for team games a note about the column that has the team's shared points."""
        if not state.get("teams"):
            return ""
        return tr(
            "Points",
            "A team's points for knowledge tiles and leftovers are listed with its first member.",
        )

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return the winner, and the tie-break if points are equal."""
        known = BurgundyState.from_object(state)
        result = known.result
        if result is None:
            raise ValueError("nobody has won a game that goes on")
        if "team_points" in result:
            return winning_team(known, result, result["team_points"], names)
        if "won" in result:
            return end_alone(known, result["won"], names[0])
        points, places = result["points"], result["places"]
        winner, second = places.index(1), places.index(2)
        ahead = points[winner] - points[second]
        if ahead:
            return wording.won_by_text(names[winner], ahead), ""
        empty = [CELLS - len(seat.cells) for seat in known.seats]
        return wording.wins_tie(names[winner], points[winner]), tie_text(
            empty[winner], empty[second]
        )

    def deal(self, state: StateObject) -> str:
        """Return the number of seats, the edition and the modules: "Two seats, edition 2019, 25
        rounds. Modules: Inns."."""
        text = tr("Points", SEATS[len(state["seats"])], edition=state["edition"])
        if not state["modules"]:
            return text
        modules = modules_listed(state["modules"])
        return f"{text} {tr('Points', 'Modules: {modules}.', modules=modules)}"

    def course(self, view: GameView) -> Course:
        """Return the points after each phase."""
        points_so_far = points_after_phases(view.events, len(view.line_up.seats))
        return Course(tr("Points", "Points by phase"), components.PHASES, points_so_far)

    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return counts of actions, from the events and the last state."""
        state = BurgundyState.from_object(view.state)
        seats = len(state.seats)
        regions, bought, workers = ([0] * seats for _ in range(3))
        for event in view.events:
            if event["event"] == "points" and event["for"] == "region":
                regions[event["seat"]] += 1
            elif event["event"] == "action":
                bought[event["seat"]] += event["action"]["type"] == "buy"
                workers[event["seat"]] += event["paid"]["workers"]
        teams = state.teams or tuple((seat,) for seat in range(seats))
        common = [state.seats[team[0]] for team in teams]
        return {
            tr("Points", "Estate spaces covered"): [len(seat.cells) for seat in common],
            tr("Points", "Regions completed"): by_team(regions, teams),
            tr("Points", "Goods tiles sold"): [sum(seat.sold.values()) for seat in common],
            tr("Points", "Tiles bought"): by_team(bought, teams),
            tr("Points", "Workers paid"): by_team(workers, teams),
            **(solo_counts(view.events, state) if state.is_alone else {}),
        }

    def alone(self, view: GameView) -> QWidget:
        """Return the estate at the end of a solo game, and its figures."""
        # Imported here because a terminal reads logs without widgets, and few games are solo
        # games.
        from burgundy_qt.widgets.games.burgundy.solo_end import estate_half

        state = BurgundyState.of(view.state, view.heard)
        return estate_half(state, rounds_used(state))


ANSWER = BurgundyLog()


def rounds_used(state: BurgundyState) -> int:
    """Return the number of rounds that have begun."""
    return (
        known_places.ROUNDS * components.PHASES.index(state.phase) + (state.round or 0)
        if state.phase
        else 0
    )


def solo_counts(events: Iterable[protocol.Event], state: BurgundyState) -> dict[str, list[int]]:
    """Return the counts that only a solo game has."""
    types = [event["action"]["type"] for event in events if event["event"] == "action"]
    (seat,) = state.seats
    return {
        tr("Points", "Points bought"): [types.count("buy-point")],
        tr("Points", "Black tiles placed"): [
            list(seat.cells.values()).count(sprite_files.UPSIDE_DOWN)
        ],
    }


def tie_text(more: int, fewer: int) -> str:
    """Return the tie-break between the winner and another player with as many points, from their
    numbers of empty spaces."""
    if more != fewer:
        text = tr_noop(
            "Winning", "{more} empty estate spaces against {fewer}: the player with more wins."
        )
        return tr("Winning", text, more=more, fewer=fewer)
    return tr(
        "Winning",
        "The empty estate spaces are equal too: the player who acted later in the last round wins.",
    )


def winning_team(
    state: BurgundyState, result: protocol_state.Result, points: Sequence[int], names: Sequence[str]
) -> tuple[str, str]:
    """Return the winning team: points count first, then empty spaces."""
    teams = state.teams
    first = next(number for number, team in enumerate(teams) if result["places"][team[0]] == 1)
    won, lost = points[first], points[1 - first]
    winners = [names[seat] for seat in teams[first]]
    if won != lost:
        return wording.team_wins_by(winners, won - lost), ""
    fewer, more = sorted(len(state.seats[team[0]].cells) for team in teams)
    if fewer != more:
        text = tr_noop(
            "Winning",
            "The teams are level on points: the one with fewer covered spaces wins, {fewer} "
            "against {more}.",
        )
        return wording.team_wins_tie(winners, won), tr("Winning", text, fewer=fewer, more=more)
    why = tr(
        "Winning",
        "Points and covered spaces are equal: the team with the last marker in the order "
        "of play wins.",
    )
    return wording.team_wins_tie(winners, won), why


def end_alone(state: BurgundyState, is_won: bool, name: str) -> tuple[str, str]:
    """Return whether a solo player has won, and by how much."""
    (seat,) = state.seats
    covered, spaces = len(seat.cells), len(known_places.cells_of(state.edition, str(seat.estate)))
    if not is_won:
        text = tr(
            "Winning", "Not this time: {covered} of {spaces} spaces", covered=covered, spaces=spaces
        )
        return text, tr("Winning", "The 25 rounds are over. A lower target makes the game easier.")
    title = (
        tr("Winning", "You win!")
        if wording.is_local_player(name)
        else tr("Winning", "{name} wins!", name=name)
    )
    why = tr_noop("Winning", "All {spaces} spaces were covered in round {round} of 25.")
    return title, tr("Winning", why, spaces=spaces, round=rounds_used(state))
