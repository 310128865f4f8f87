"""How a dice game is told: its phases and rounds, its points, who has won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import PHASES
from burgundy_qt.rules.dice.known_state import DiceState, Result
from burgundy_qt.rules.dice.protocol_types import Event
from burgundy_qt.rules.known_state import StateObject
from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.log.log_texts import log_lines
from burgundy_qt.widgets.games.dice.score.score_sources import SOURCES
from burgundy_qt.widgets.games.dice.words.verdicts import next_above, verdict_name, verdict_told
from burgundy_qt.widgets.log.game_log import Course, GameLog
from burgundy_qt.widgets.log.log_line import LogLine
from burgundy_qt.widgets.log.source import Source
from burgundy_qt.widgets.log.standing import points_after_phases
from burgundy_qt.widgets.look.seating import PLAIN, Seating
from burgundy_qt.widgets.words.winning import share_victory, wins_by, wins_tie
from burgundy_qt.widgets.words.wording import points

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SEATS: Mapping[int, str] = {
    1: later("Points", "One seat, duchy {sheet}."),
    2: later("Points", "Two seats, duchy {sheet}."),
    3: later("Points", "Three seats, duchy {sheet}."),
    4: later("Points", "Four seats, duchy {sheet}."),
    5: later("Points", "Five seats, duchy {sheet}."),
    6: later("Points", "Six seats, duchy {sheet}."),
}


class DiceLog(GameLog):
    """Tell three phases, each as long as its track, in rounds in which all seats mark at once."""

    chapters = PHASES
    turn_ends = ("phase", "round", "end")
    opened_after = ("round",)

    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seating: Seating = PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """Return the events as lines; the state tells the sheet."""
        return log_lines(events, names, state["sheet"] if state else "", first, seating)

    def milestone(self, state: StateObject) -> str:
        """Return where the game stands: "Phase II, 6 of 10"; "" while it is set up."""
        known = DiceState.from_object(state)
        if not known.phase:
            return ""
        return tr(
            "Window",
            "Phase {phase}, {crossed} of {boxes}",
            phase=known.phase,
            crossed=known.boxes[PHASES.index(known.phase)],
            boxes=known.track,
        )

    def moment(self, state: StateObject) -> str:
        """Return where the game stands: "Phase II, round 3"; "" while it is set up."""
        known = DiceState.from_object(state)
        if not known.phase:
            return ""
        told = later("Dice table", "Phase {phase}, round {round}")
        return tr("Dice table", told, phase=known.phase, round=known.round)

    def turns(self, state: StateObject) -> int:
        """Return how many turns the longest game has: each round crosses one box at least."""
        known = DiceState.from_object(state)
        return len(PHASES) * known.track * len(known.seats)

    def sources(self, state: StateObject) -> Sequence[Source]:
        """Return all sources: there are no modules."""
        return SOURCES

    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Return for every source the points of each seat so far."""
        totals = {source.key: [0] * seats for source in SOURCES}
        for event in events:
            if event["event"] == "points" or event["event"] == "bonus":
                totals[str(reason_of(event))][event["seat"]] += event["points"]
        return totals

    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        """Return the points of each seat after these events."""
        return points_after_phases(events, seats)[-1]

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return who has won and what decided; alone what the points are called."""
        result = DiceState.from_object(state).result
        assert result is not None
        if len(names) == 1:
            return alone_words(result)
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        if len(winners) > 1:
            return shared_words(result, [names[seat] for seat in winners], winners[0])
        return won_words(result, names, winners[0])

    def deal(self, state: StateObject) -> str:
        """Return how many seats and which duchy: "Two seats, duchy A."."""
        known = DiceState.from_object(state)
        return tr("Points", SEATS[len(known.seats)], sheet=known.letter)

    def course(self, view: View) -> Course:
        """Return the points after each phase."""
        points_so_far = points_after_phases(view.events, len(view.line_up.seats))
        return Course(tr("Points", "Points by phase"), PHASES, points_so_far)

    def counts(self, view: View) -> Mapping[str, Sequence[int]]:
        """Return what was done, counted by the events and the last state."""
        seats = DiceState.from_object(view.state).seats
        second, used, idle, sold = ([0] * len(seats) for _ in range(4))
        for event in view.events:
            if event["event"] == "action":
                second[event["seat"]] += event["paid"] == "silver"
                used[event["seat"]] += event["paid"] is not None
                idle[event["seat"]] += event["action"]["type"] == "worker"
            elif event["event"] == "sale":
                sold[event["seat"]] += event["goods"]
        return {
            tr("Points", "Spaces marked"): [len(seat.cells) for seat in seats],
            tr("Points", "Regions completed"): [len(seat.full_regions) for seat in seats],
            tr("Points", "Bonuses used"): used,
            tr("Points", "Second marks"): second,
            tr("Points", "Bonuses left"): [sum(seat.bonuses.values()) for seat in seats],
            tr("Points", "Goods sold"): sold,
            tr("Points", "Rounds in which nothing fitted"): idle,
        }

    def alone(self, view: View) -> QWidget:
        """Return the verdict, and the ladder with how high it came."""
        # Late, because a terminal tells games without widgets, and few of them are played alone.
        from burgundy_qt.widgets.games.dice.score.alone import verdict_half

        return verdict_half(DiceState.from_object(view.state))


ANSWER = DiceLog()


def alone_words(result: Result) -> tuple[str, str]:
    """Return the verdict, and how near the next one was."""
    total = result.points[0]
    above = next_above(total)
    if above is None:
        return verdict_told(total, result.verdict), ""
    verdict, least = above
    told = later("Winning", "{verdict} begins at {least}: {points} more.")
    more = points(least - total)
    why = tr("Winning", told, verdict=verdict_name(verdict), least=least, points=more)
    return verdict_told(total, result.verdict), why


def shared_words(result: Result, winners: Sequence[str], first: int) -> tuple[str, str]:
    """Return that several have won together."""
    total, left = result.points[first], result.bonuses[first]
    told = later("Winning", "{points} each, and as many bonuses left: {left}.")
    return share_victory(winners), tr("Winning", told, points=points(total), left=left)


def won_words(result: Result, names: Sequence[str], winner: int) -> tuple[str, str]:
    """Return that one has won, and why where another has as many points."""
    total, left = result.points, result.bonuses
    second = result.places.index(2)
    if total[winner] != total[second]:
        return wins_by(names[winner], total[winner] - total[second]), ""
    told = later("Winning", "{more} bonuses left against {fewer}: the larger number wins.")
    why = tr("Winning", told, more=left[winner], fewer=left[second])
    return wins_tie(names[winner], total[winner]), why
