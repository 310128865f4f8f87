"""The log of a game of Carcassonne, its points, and its winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, pairwise

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import (
    SOURCES_AT_THE_END,
    Acted,
    Action,
    Bazaar,
    Built,
    Complete,
    Discarded,
    End,
    Event,
    Points,
    Sold,
    StateObject,
    Turn,
    is_of_final_scoring,
    points_by_source,
)
from burgundy_qt.rules.carcassonne.protocol import Seating as SeatingEvent
from burgundy_qt.rules.ruleset import point_reason
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, table_state
from burgundy_qt.widgets.games.carcassonne.modules import modules_listed, option_texts
from burgundy_qt.widgets.log import game_log
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

STRETCHES = 6
"""The number of equally distant marks of the course."""
SEATS: Mapping[int, str] = {
    2: tr_noop("Points", "Two players"),
    3: tr_noop("Points", "Three players"),
    4: tr_noop("Points", "Four players"),
    5: tr_noop("Points", "Five players"),
    6: tr_noop("Points", "Six players"),
}
LARGEST = "largest city"


class CarcassonneLog(game_log.GameLog):
    """The log of a game without phases: a turn for each tile, and bazaars between them."""

    turn_ends = ("turn", "bazaar", "end")

    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seat_styles: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[game_log.LogLine]:
        """Return the events as lines; the state says whether a tile is auctioned."""
        return log_lines(events, names, state, first, seat_styles, is_brief)

    def milestone(self, state: StateObject) -> str:
        """Return the progress of the game: "Tile 23, 49 tiles left"."""
        moment = self.moment(state)
        if state["result"] is not None:
            return moment
        if not state["pile"]:
            return tr("Window", "{moment}, the pile is empty", moment=moment)
        left = carcassonne_texts.tiles_counted(state["pile"])
        return tr("Window", "{moment}, {tiles} left", moment=moment, tiles=left)

    def moment(self, state: StateObject) -> str:
        """Return the current moment: "Tile 23", or "Bazaar after tile 23"."""
        number = tiles_in_play(state)
        if state["decision"] in ("choose", "bid", "deal"):
            return tr("Carcassonne table", "Bazaar after tile {number}", number=number)
        return tr("Carcassonne table", "Tile {number}", number=number)

    def turns(self, state: StateObject) -> int:
        """Return the number of turns of the whole game: one for each tile that may still be
        placed."""
        return max(1, tiles_in_play(state) + int(state["pile"]) + tiles_at_bazaar(state))

    def is_of_final_scoring(self, event: Event, seats: int) -> bool:
        """Return whether an event scores an unfinished feature, or ends the game."""
        return is_of_final_scoring(event)

    def sources(self, state: StateObject) -> Sequence[game_log.PointSource]:
        """Return the lines of the sheet of points, with those of the modules in play; that of
        bazaars only with auctions, that of fields only with farmers."""
        played = {*state["modules"]} - ({"bazaars"} if not state["auction"] else set())
        out = {
            source
            for source, module in carcassonne_texts.OF_MODULES.items()
            if module not in played
        }
        if not state.get("farmers", True):
            out.add("field")
        return [source for source in carcassonne_texts.SOURCES if source.key not in out]

    def points_by_source(self, events: Iterable[Event], seats: int) -> dict[str, list[int]]:
        """Return for every source the points of each seat so far."""
        return points_by_source(events, seats)

    def points_of(self, events: Iterable[Event], seats: int) -> list[int]:
        """Return the points of each seat after these events."""
        return points_by_tile(events, seats)[-1]

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return the winner, and after a tie the note that nothing breaks it."""
        result = state["result"]
        assert result is not None
        total, places = result["points"], result["places"]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return shared_words([names[seat] for seat in winners], total[winners[0]])
        winner, second = winners[0], places.index(2)
        return wording.won_by_text(names[winner], total[winner] - total[second]), ""

    def deal(self, state: StateObject) -> str:
        """Return the number of seats and tiles, the modules, and the unusual options: "Three seats,
        84 tiles, with bridges and castles."."""
        texts = [
            tr("Points", SEATS[len(state["seats"])]),
            carcassonne_texts.tiles_counted(len(state["board"])),
        ]
        if state["modules"]:
            texts.append(tr("Points", "with {modules}", modules=modules_listed(state["modules"])))
        return tr(
            "Points", "{deal}.", deal=wording.join_with_commas([*texts, *option_texts(state)])
        )

    def course(self, view: GameView) -> game_log.Course:
        """Return the points after each sixth of the tiles."""
        tiles = self.turns(table_state.object_of(view))
        marks = [round(tiles * number / STRETCHES) for number in range(1, STRETCHES + 1)]
        return game_log.Course(
            tr("Points", "Points by tile"),
            list(map(str, marks)),
            points_at_marks(view.events, len(view.line_up.seats), marks),
        )

    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return counts of each seat's actions and features, by the events; those of modules only
        with the module."""
        state = table_state.object_of(view)
        modules = state["modules"]
        counted = [counts_of(seat, view.events) for seat in range(len(state["seats"]))]

        def row(what: str) -> list[int]:
            return [counts[what] for counts in counted]

        rows = {
            tr("Points", "Tiles placed"): row("place"),
            tr("Points", "Followers placed"): row("meeple"),
            tr("Points", "Cities completed"): row("city"),
            tr("Points", "Most points for a city"): row(LARGEST),
            tr("Points", "Roads completed"): row("road"),
            tr("Points", "Monasteries completed"): row("monastery"),
        }
        if state.get("farmers", True):
            rows[tr("Points", "Fields with farmers")] = row("field")
        if "bridges" in modules:
            rows[tr("Points", "Bridges built")] = row("bridge")
        if "castles" in modules:
            rows[tr("Points", "Castles built")] = row("castle")
        if "bazaars" in modules and state["auction"]:
            rows[tr("Points", "Tiles from bazaars")] = row("sold")
        return rows


ANSWER = CarcassonneLog()


def tiles_in_play(state: StateObject) -> int:
    """Return the number of tiles on the map without the start tile, but with the tile in hand."""
    is_in_hand = state["tile"] is not None and state["cell"] is None
    return len(state["board"]) - 1 + is_in_hand


def tiles_at_bazaar(state: StateObject) -> int:
    """Return the number of tiles of a bazaar that are not placed yet."""
    bazaar = state["bazaar"]
    if bazaar is None:
        return 0
    return len(bazaar["tiles"]) + bool(bazaar["lot"]) + sum(map(bool, bazaar["bought"]))


def points_by_tile(events: Iterable[Event], seats: int) -> list[list[int]]:
    """Return the points of each seat at the start and after each placed tile; the final scoring
    comes last."""
    course = [[0] * seats]
    for event in events:
        if event["event"] == "action" and event["action"]["type"] == "place":
            course.append(list(course[-1]))
        if event["event"] == "points":
            course[-1][event["seat"]] += event["points"]
    return course


def points_at_marks(events: Sequence[Event], seats: int, marks: Sequence[int]) -> list[list[int]]:
    """Return the points of each seat at the start and after `marks` tiles, for the marks so far;
    the last entry includes the final scoring."""
    course = points_by_tile(events, seats)
    passed = [course[mark] for mark in marks if mark < len(course)]
    if any(
        point_reason(event) in SOURCES_AT_THE_END or event["event"] == "end" for event in events
    ):
        passed = [*passed[: len(marks) - 1], course[-1]]
    return [course[0], *passed]


def shared_words(winners: Sequence[str], total: int) -> tuple[str, str]:
    """Return the sentence for several winners."""
    text = tr_noop("Winning", "{points} each, so the place is shared.")
    return wording.share_victory(winners), tr("Winning", text, points=wording.points_text(total))


def counts_of(seat: int, events: Sequence[Event]) -> Counter[str]:
    """Return the counts of one seat: its actions by type, the bridges that its tiles needed, the
    tiles that it paid for, and the features that brought points, by source."""
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


# The lines of a game, and the facts that later lines need.


class Story(game_log.LogBuilder):
    """The lines so far. `is_bidding`: tiles are for sale, so that a pass belongs to an auction.
    `is_final_scoring`: the points of the end of the game are next. `following` is the kind of the
    next event, "" if unknown."""

    def __init__(
        self, names: Sequence[str], seat_styles: SeatStyles, state: StateObject | None
    ) -> None:
        super().__init__(names, seat_styles)
        bazaar = state["bazaar"] if state else None
        self.is_bidding = bool(bazaar and bazaar["lot"])
        self.is_final_scoring = False
        self.following = ""

    def follows(self, seat: int, text: str, picture: str) -> None:
        """Add a consequence of an action: below it if it concerns the same seat, else as a separate
        line with a picture."""
        if self.acting == seat and self.lines:
            self.detail(seat, text)
        else:
            self.action(seat, wording.capitalize(text), picture)

    def keeps_silent(self) -> None:
        """Note an action without a line; its consequences are then separate lines."""
        self.acting = None


# From the protocol's events to lines, each with its seat and small picture.


POINT_WORDS: Mapping[str, str] = {
    "city": tr_noop("Log", "city complete: +{points}"),
    "road": tr_noop("Log", "road complete: +{points}"),
    "monastery": tr_noop("Log", "monastery complete: +{points}"),
    "castle": tr_noop("Log", "castle scores: +{points}"),
}
END_WORDS: Mapping[str, str] = {
    "city-left": tr_noop("Log", "Unfinished city: +{points}"),
    "road-left": tr_noop("Log", "Unfinished road: +{points}"),
    "monastery-left": tr_noop("Log", "Unfinished monastery: +{points}"),
    "field": tr_noop("Log", "Field: +{points}"),
}
NOBODY_WORDS: Mapping[str, str] = {
    "city": tr_noop("Log", "City complete, unclaimed"),
    "road": tr_noop("Log", "Road complete, unclaimed"),
    "bridge": tr_noop("Log", "Road complete, unclaimed"),
    "monastery": tr_noop("Log", "Monastery complete, unclaimed"),
}


def log_lines(
    events: Iterable[Event],
    names: Sequence[str],
    state: StateObject | None = None,
    first: int = 0,
    seat_styles: SeatStyles = PLAIN,
    is_brief: bool = False,
) -> list[game_log.LogLine]:
    """Return the lines for these events; `names` are the seats' names, `state` says whether a tile
    is auctioned. `is_brief`: every action has a line, even a declined offer.

    The events begin with an action or with the set-up. `first` is the number of earlier events.
    """
    story = Story(names, seat_styles, state)
    pairs = pairwise(chain(events, [None]))
    for story.at, (event, following) in enumerate(pairs, start=first):
        assert event is not None
        story.following = following["event"] if following is not None else ""
        if event["event"] == "action":
            _action(story, event, is_brief)
        elif sentence := TELLING.get(event["event"]):
            sentence(story, event)
        if event["event"] == "points":
            story.score(event["seat"], event["points"])
    return story.lines


def _seating(story: Story, event: SeatingEvent) -> None:
    story.is_bidding = False
    first = story.names[event["order"][0]]
    story.heading(
        tr("Log", "You go first")
        if wording.is_local_player(first)
        else tr("Log", "{name} goes first", name=first)
    )


def _turn(story: Story, _event: Turn) -> None:
    story.opens_turn, story.is_bidding = True, False


def _discard(story: Story, event: Discarded) -> None:
    text = tr(
        "Log",
        "{tile} fits nowhere and leaves the game",
        tile=carcassonne_texts.tile_name(event["tile"]),
    )
    story.action(
        event["seat"], wording.capitalize(text), carcassonne_texts.small_tile(event["tile"])
    )


DECLINED = tr_noop("Log", "Did nothing more")


def _action(story: Story, event: Acted[Action], is_brief: bool) -> None:
    """Add an action. Of declined offers only bids have a line; the others would fill half of the
    log."""
    seat, action = event["seat"], event["action"]
    story.is_bidding |= action["type"] == "bid"
    is_declined = action["type"] == "pass"
    is_bid = is_declined and (story.is_bidding or story.following == "sold")
    sentence = carcassonne_texts.action_phrases(action).log
    if not sentence or (is_declined and not is_bid and not is_brief):
        story.keeps_silent()
        return
    picture = (
        carcassonne_texts.sign_of("bazaar")
        if is_bid
        else carcassonne_texts.log_picture(action, story.seat_styles.colours[seat])
    )
    action_icon = game_log.ActionIcon(action["type"], picture) if picture else None
    words = DECLINED if is_declined and not is_bid else sentence
    text = wording.capitalize(tr("Log", words, "", None, **carcassonne_texts.names_in(action)))
    story.action(seat, text, picture, action_icon=action_icon)


def _bridge(story: Story, event: Built) -> None:
    story.follows(event["seat"], tr("Log", "with a bridge"), carcassonne_texts.sign_of("bridge"))


def _complete(story: Story, event: Complete) -> None:
    """Add the completion of a feature without an owner; for others the points have lines."""
    if not any(event["meeples"]):
        story.aside(tr("Log", NOBODY_WORDS[carcassonne_texts.kind_of(event["feature"])]))


def _points(story: Story, event: Points) -> None:
    seat, reason, brought = event["seat"], event["for"], event["points"]
    if reason in SOURCES_AT_THE_END:
        _begin_final_scoring(story)
        story.action(
            seat, tr("Log", END_WORDS[reason], points=brought), carcassonne_texts.sign_of(reason)
        )
    elif reason == "bazaar":
        story.follows(seat, paid_text(brought), carcassonne_texts.sign_of("bazaar"))
    else:
        story.follows(
            seat, tr("Log", POINT_WORDS[reason], points=brought), carcassonne_texts.sign_of(reason)
        )


def paid_text(brought: int) -> str:
    """Return the payment at a bazaar in words."""
    if brought < 0:
        return tr("Log", "pays {points}", points=wording.points_text(-brought))
    return tr("Log", "gets {points}", points=wording.points_text(brought))


def _begin_final_scoring(story: Story) -> None:
    if not story.is_final_scoring:
        story.is_final_scoring = True
        story.heading(tr("Log", "Final scoring"))


def _bazaar(story: Story, event: Bazaar) -> None:
    tiles = wording.join_with_commas([carcassonne_texts.tile_name(tile) for tile in event["tiles"]])
    story.heading(tr("Log", "Bazaar: {tiles}", tiles=tiles))


def _sold(story: Story, event: Sold) -> None:
    story.is_bidding = False
    text = tr("Log", "Gets {tile}", tile=carcassonne_texts.tile_name(event["tile"]))
    if not event["points"]:
        text = tr("Log", "Gets {tile} for free", tile=carcassonne_texts.tile_name(event["tile"]))
    story.action(event["seat"], text, carcassonne_texts.small_tile(event["tile"]))


def _end(story: Story, event: End) -> None:
    story.heading(game_log.victory_text(event, story.names))


TELLING: Mapping[str, Callable[..., None]] = {
    "seating": _seating,
    "turn": _turn,
    "discard": _discard,
    "bridge": _bridge,
    "complete": _complete,
    "points": _points,
    "bazaar": _bazaar,
    "sold": _sold,
    "end": _end,
}
"""The functions for all events with lines besides actions. The table shows the start tile and the
drawn tiles; a castle is mentioned with its points."""
