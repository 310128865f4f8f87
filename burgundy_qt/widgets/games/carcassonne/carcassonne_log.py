"""How a game of Carcassonne is told: tile by tile until the pile is empty, its points, who has
won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol.point_sources import (
    SOURCES_AT_THE_END,
    is_of_final_scoring,
    points_by_source,
)
from burgundy_qt.rules.carcassonne.protocol_types import Event, StateObject
from burgundy_qt.rules.point_reasons import reason_of
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.log.log_texts import log_lines
from burgundy_qt.widgets.games.carcassonne.score.score_sources import OF_MODULES, SOURCES
from burgundy_qt.widgets.games.carcassonne.table_state import object_of
from burgundy_qt.widgets.games.carcassonne.words.modules import modules_listed, options_told
from burgundy_qt.widgets.games.carcassonne.words.names import tiles_counted
from burgundy_qt.widgets.log.game_log import Course, GameLog, LogLine, PointSource
from burgundy_qt.widgets.phrases.wording import (
    join_with_commas,
    points_text,
    share_victory,
    won_by_text,
)
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles

STRETCHES = 6
"""Marks of the course, equally far from each other."""
SEATS: Mapping[int, str] = {
    2: later("Points", "Two seats"),
    3: later("Points", "Three seats"),
    4: later("Points", "Four seats"),
    5: later("Points", "Five seats"),
    6: later("Points", "Six seats"),
}
LARGEST = "largest city"


class CarcassonneLog(GameLog):
    """Tell a game that has no phases: a turn for each tile, and bazaars between them."""

    turn_ends = ("turn", "bazaar", "end")

    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seating: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[LogLine]:
        """Return the events as lines; the state tells whether a tile is auctioned."""
        return log_lines(events, names, state, first, seating, is_brief)

    def milestone(self, state: StateObject) -> str:
        """Return where the game stands and how far that is: "Tile 23, 49 tiles left"."""
        moment = self.moment(state)
        if state["result"] is not None:
            return moment
        if not state["pile"]:
            return tr("Window", "{moment}, the pile is empty", moment=moment)
        left = tiles_counted(state["pile"])
        return tr("Window", "{moment}, {tiles} left", moment=moment, tiles=left)

    def moment(self, state: StateObject) -> str:
        """Return where the game stands: "Tile 23", or "Bazaar after tile 23"."""
        number = tiles_in_play(state)
        if state["decision"] in ("choose", "bid", "deal"):
            return tr("Carcassonne table", "Bazaar after tile {number}", number=number)
        return tr("Carcassonne table", "Tile {number}", number=number)

    def turns(self, state: StateObject) -> int:
        """Return how many turns the whole game has: one for each tile that may still be laid."""
        return max(1, tiles_in_play(state) + int(state["pile"]) + tiles_at_bazaar(state))

    def is_of_final_scoring(self, event: Event, seats: int) -> bool:
        """Return whether an event scores what is unfinished, or ends the game."""
        return is_of_final_scoring(event)

    def sources(self, state: StateObject) -> Sequence[PointSource]:
        """Return the lines of the sheet of points: those of modules only where they are played,
        that of bazaars where tiles are auctioned."""
        played = {*state["modules"]} - ({"bazaars"} if not state["auction"] else set())
        return [
            source
            for source in SOURCES
            if source.key not in OF_MODULES or OF_MODULES[source.key] in played
        ]

    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Return for every source the points of each seat so far."""
        return points_by_source(events, seats)

    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        """Return what each seat has after these events."""
        return points_by_tile(events, seats)[-1]

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return who has won, and after a tie that nothing breaks it."""
        result = state["result"]
        assert result is not None
        total, places = result["points"], result["places"]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return shared_words([names[seat] for seat in winners], total[winners[0]])
        winner, second = winners[0], places.index(2)
        return won_by_text(names[winner], total[winner] - total[second]), ""

    def deal(self, state: StateObject) -> str:
        """Return how many seats, how many tiles, which modules, and what was not as usual: "Three
        seats, 84 tiles, with bridges and castles."."""
        told = [tr("Points", SEATS[len(state["seats"])]), tiles_counted(len(state["board"]))]
        if state["modules"]:
            told.append(tr("Points", "with {modules}", modules=modules_listed(state["modules"])))
        return tr("Points", "{deal}.", deal=join_with_commas([*told, *options_told(state)]))

    def course(self, view: View) -> Course:
        """Return the points after each sixth of the tiles."""
        tiles = self.turns(object_of(view))
        marks = [round(tiles * number / STRETCHES) for number in range(1, STRETCHES + 1)]
        return Course(
            tr("Points", "Points by tile"),
            list(map(str, marks)),
            points_at_marks(view.events, len(view.line_up.seats), marks),
        )

    def counts(self, view: View) -> Mapping[str, Sequence[int]]:
        """Return what each seat did, counted by the events; what a module brings only where it is
        played."""
        state = object_of(view)
        modules = state["modules"]
        counted = [counts_of(seat, view.events) for seat in range(len(state["seats"]))]

        def row(what: str) -> list[int]:
            return [counts[what] for counts in counted]

        told = {
            tr("Points", "Tiles laid"): row("place"),
            tr("Points", "Followers put"): row("meeple"),
            tr("Points", "Cities completed"): row("city"),
            tr("Points", "Most points for a city"): row(LARGEST),
            tr("Points", "Roads completed"): row("road"),
            tr("Points", "Monasteries completed"): row("monastery"),
            tr("Points", "Fields with farmers"): row("field"),
        }
        if "bridges" in modules:
            told[tr("Points", "Bridges built")] = row("bridge")
        if "castles" in modules:
            told[tr("Points", "Castles built")] = row("castle")
        if "bazaars" in modules and state["auction"]:
            told[tr("Points", "Tiles from bazaars")] = row("sold")
        return told


ANSWER = CarcassonneLog()


def tiles_in_play(state: StateObject) -> int:
    """Return how many tiles lie on the map but for the start tile, the one to be laid included."""
    is_in_hand = state["tile"] is not None and state["cell"] is None
    return len(state["board"]) - 1 + is_in_hand


def tiles_at_bazaar(state: StateObject) -> int:
    """Return how many tiles of a bazaar are still to be laid."""
    bazaar = state["bazaar"]
    if bazaar is None:
        return 0
    return len(bazaar["tiles"]) + bool(bazaar["lot"]) + sum(map(bool, bazaar["bought"]))


def points_by_tile(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Return the points of each seat at the start and after each tile that was laid; the final
    scoring comes last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "action" and event["action"]["type"] == "place":
            course.append(list(course[-1]))
        if event["event"] == "points":
            course[-1][event["seat"]] += event["points"]
    return course


def points_at_marks(events: Sequence[Event], seats: int, marks: Sequence[int]) -> list[list[int]]:
    """Return the same at the start and after so many tiles each, as far as these marks are passed;
    the last one holds the final scoring too."""
    course = points_by_tile(events, seats)
    passed = [course[mark] for mark in marks if mark < len(course)]
    if any(reason_of(event) in SOURCES_AT_THE_END or event["event"] == "end" for event in events):
        passed = [*passed[: len(marks) - 1], course[-1]]
    return [course[0], *passed]


def shared_words(winners: Sequence[str], total: int) -> tuple[str, str]:
    """Return that several have won together."""
    told = later("Winning", "{points} each; equal points share the place.")
    return share_victory(winners), tr("Winning", told, points=points_text(total))


def counts_of(seat: int, events: Sequence[Event]) -> Counter[str]:
    """Return what one seat did: its actions by their type, the bridges that its tiles needed, the
    tiles that it paid for, and the features that brought it points by their source."""
    counts: Counter[str] = Counter()
    for event in events:
        if event["event"] == "action" and event["seat"] == seat:
            counts[event["action"]["type"]] += 1
        elif (event["event"] == "bridge" or event["event"] == "sold") and event["seat"] == seat:
            counts[event["event"]] += 1
        elif event["event"] == "points" and event["seat"] == seat and event["for"] != "castle":
            counts[event["for"]] += 1
            if event["for"] == "city":
                counts[LARGEST] = max(counts[LARGEST], event["points"])
    return counts
