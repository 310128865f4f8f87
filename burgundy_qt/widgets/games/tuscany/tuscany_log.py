"""The log of a game of Tuscany: its phases and rounds, its points, its winner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.rules.tuscany.catalogue import PHASES
from burgundy_qt.rules.tuscany.components import CELL_NAME
from burgundy_qt.rules.tuscany.known_seat import SeatState, total
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import (
    Action,
    Event,
    is_green,
    is_of_final_scoring,
    points_by_source,
)
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.tuscany.log_text import log_lines
from burgundy_qt.widgets.games.tuscany.tuscany_texts import SOURCES, is_extra, phase_name
from burgundy_qt.widgets.log.game_log import Course, GameLog, LogLine, PointSource
from burgundy_qt.widgets.phrases.wording import points_text, share_victory, wins_tie, won_by_text
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

ROUNDS = 50
"""The rounds of a long game between people; an even longer game has a narrower strip of turns."""
SECRET: Mapping[int, str] = {
    2: tr_noop("Points", "Two players, {rounds} rounds, duchies laid out in secret."),
    3: tr_noop("Points", "Three players, {rounds} rounds, duchies laid out in secret."),
    4: tr_noop("Points", "Four players, {rounds} rounds, duchies laid out in secret."),
}
QUICK: Mapping[int, str] = {
    2: tr_noop("Points", "Two players, {rounds} rounds, quick start."),
    3: tr_noop("Points", "Three players, {rounds} rounds, quick start."),
    4: tr_noop("Points", "Four players, {rounds} rounds, quick start."),
}


class TuscanyLog(GameLog):
    """The log of three phases; each lasts until a seat has emptied a stack."""

    chapters = PHASES
    turn_ends = ("turn", "round", "phase-end", "end")

    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seat_styles: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """Return the events as lines; the state gives the boards."""
        known = TuscanyState.from_object(state) if state else None
        return log_lines(events, names, known, first, seat_styles)

    def milestone(self, state: StateObject) -> str:
        """Return the progress of the game, and its next end: "Phase II, round 9: the phase ends";
        "" during set-up. Stacks of earlier phases are empty too, and those of several seats can
        be."""
        known, moment = TuscanyState.from_object(state), self.moment(state)
        if known.phase and known.last and not known.is_over:
            return tr("Window", "Last round")
        if known.phase and known.emptied and not known.is_over:
            if known.phase == len(PHASES):
                return tr("Window", "{moment}: one more round follows", moment=moment)
            return tr("Window", "{moment}: the phase ends", moment=moment)
        return moment

    def moment(self, state: StateObject) -> str:
        """Return the phase and the round: "Phase II, round 9"; "" during set-up."""
        known = TuscanyState.from_object(state)
        if not known.phase:
            return ""
        phase = phase_name(known.phase)
        return tr("Tuscany table", "Phase {phase}, round {round}", phase=phase, round=known.round)

    def turns(self, state: StateObject) -> int:
        """Return the number of turns of a long game."""
        return ROUNDS * len(TuscanyState.from_object(state).seats)

    def opens_chapter(self, event: Event) -> bool:
        """Return whether an event opens a phase: the first round, and each phase end but the last
        one."""
        if event["event"] == "phase-end":
            return event["phase"] < len(PHASES)
        return event["event"] == "round" and event["round"] == 1

    def is_of_final_scoring(self, event: Event, seats: int) -> bool:
        """Return whether an event scores leftovers, or ends the game."""
        return is_of_final_scoring(event)

    def sources(self, state: StateObject) -> Sequence[PointSource]:
        """Return all sources: there are no modules."""
        return SOURCES

    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Return for every source the points of each seat; green ones count each time they are
        added."""
        return points_by_source(events, seats)

    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        """Return the points that each seat's red marker shows after these events."""
        return points_after_phases(events, seats)[-1]

    def note(self, state: StateObject) -> str:
        """Return a note on the green points in a sheet of points."""
        if TuscanyState.from_object(state).is_over:
            text = tr_noop(
                "Points",
                "Each green point is counted here as many times as it was added to the red points.",
            )
            return tr("Points", text)
        text = tr_noop(
            "Points",
            "Each green point is counted here as many times as it will have been added by the end.",
        )
        return tr("Points", text)

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return the winner, and the tie-break if points are equal."""
        known = TuscanyState.from_object(state)
        assert known.result is not None
        came_to, places = known.result
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return shared_words([names[seat] for seat in winners], came_to[winners[0]])
        winner, second = winners[0], places.index(2)
        if came_to[winner] != came_to[second]:
            return won_by_text(names[winner], came_to[winner] - came_to[second]), ""
        why = tie_text(known.seats[winner], known.seats[second])
        return wins_tie(names[winner], came_to[winner]), why

    def deal(self, state: StateObject) -> str:
        """Return the number of seats and rounds, and the set-up: "Two seats, 24 rounds, quick
        start."."""
        known = TuscanyState.from_object(state)
        sentences = SECRET if known.setup == "secret" else QUICK
        return tr("Points", sentences[len(known.seats)], rounds=known.round)

    def course(self, view: GameView) -> Course:
        """Return the red points after each phase."""
        points_so_far = points_after_phases(view.events, len(view.line_up.seats))
        return Course(tr("Points", "Points by phase"), PHASES, points_so_far)

    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return counts of actions, from the events and the last state."""
        owners = TuscanyState.from_object(view.state).seats
        seats = range(len(owners))
        acted = [event for event in view.events if event["event"] == "action"]
        drawn = [event for event in view.events if event["event"] == "draw"]
        full = [
            event
            for event in view.events
            if event["event"] == "points" and event["for"] == "region"
        ]
        turned_up = [event for event in view.events if event["event"] == "yield"]
        actions_by_seat = [
            [event["action"] for event in acted if event["seat"] == seat] for seat in seats
        ]

        return {
            tr("Points", "Spaces covered"): [len(seat.cells) for seat in owners],
            tr("Points", "Regions completed"): [
                sum(event["seat"] == seat for event in full) for seat in seats
            ],
            tr("Points", "Cards drawn"): [
                sum(event["count"] for event in drawn if event["seat"] == seat) for seat in seats
            ],
            tr("Points", "Tiles taken"): [
                sum(action["type"] == "take" for action in done) for done in actions_by_seat
            ],
            tr("Points", "Tiles placed by castles"): [
                sum(map(is_by_castle, done)) for done in actions_by_seat
            ],
            tr("Points", "Extra actions for marble"): [
                sum(map(is_extra, done)) for done in actions_by_seat
            ],
            tr("Points", "Workers paid"): [
                sum(event["paid"]["workers"] for event in acted if event["seat"] == seat)
                for seat in seats
            ],
            tr("Points", "Yield cards"): [
                sum(event["seat"] == seat for event in turned_up) for seat in seats
            ],
            tr("Points", "Colours removed"): sweeps(view.events, len(owners)),
            tr("Points", "Bonus tiles"): [total(seat.bonus) for seat in owners],
        }


ANSWER = TuscanyLog()


def points_after_phases(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Return the red points of each seat at the start and after each phase so far; leftovers count
    for the last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "round" and event["phase"] == len(course):
            course.append(list(course[-1]))
        elif event["event"] == "points" and not is_green(event):
            course[-1][event["seat"]] += event["points"]
    return course


def shared_words(winners: Sequence[str], came_to: int) -> tuple[str, str]:
    """Return the sentence for several winners."""
    text = tr_noop("Winning", "{points} each; empty spaces and green points are equal too.")
    return share_victory(winners), tr("Winning", text, points=points_text(came_to))


def tie_text(winner: SeatState, second: SeatState) -> str:
    """Return the tie-break between two seats with as many points: empty spaces, then green
    points."""
    more, fewer = empty_spaces(winner), empty_spaces(second)
    if more != fewer:
        text = tr_noop("Winning", "{more} empty spaces against {fewer}: the player with more wins.")
        return tr("Winning", text, more=more, fewer=fewer)
    text = tr_noop(
        "Winning",
        "Empty spaces are equal too; {more} green points against {fewer}: the player with "
        "more wins.",
    )
    return tr("Winning", text, more=winner.green, fewer=second.green)


def empty_spaces(seat: SeatState) -> int:
    """Return the number of uncovered spaces of a seat's duchy."""
    return len(CELL_NAME) - len(seat.cells)


def sweeps(events: Iterable[Event], seats: int) -> list[int]:
    """Return how often each seat's actions made all tiles of a colour leave the display."""
    totals, acting = [0] * seats, 0
    for event in events:
        if event["event"] == "action":
            acting = event["seat"]
        elif event["event"] == "sweep":
            totals[acting] += 1
    return totals


def is_by_castle(action: Action) -> bool:
    """Return whether an action places a tile from a castle."""
    return action["type"] == "place" and action.get("by") == "castle"
