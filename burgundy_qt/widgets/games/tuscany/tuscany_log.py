"""The log of a game of Tuscany: from the protocol's events to lines, each with its seat and small
pictures; its phases and rounds, its points, its winner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.rules.tuscany import catalogue, components, known_seat, protocol
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import (
    ADDED,
    PHASES,
    SOURCES_AT_THE_END,
    Acted,
    Action,
    Bonus,
    Cards,
    Drawn,
    Emptied,
    Ended,
    Event,
    EventType,
    Gain,
    Paid,
    PhaseEnd,
    Points,
    Round,
    Shuffle,
    Started,
    Sweep,
    Turn,
    Yield,
    is_green,
    is_of_final_scoring,
    is_scored,
    points_by_source,
    source_of,
)
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.tuscany import pieces, tuscany_texts
from burgundy_qt.widgets.log import game_log
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

# The facts of earlier events that later lines need


class Story(game_log.LogBuilder):
    """The lines so far. `boards` are those dealt to each seat, an A, a B and a C; empty if unknown.
    `is_drawing`: a seat has begun to draw, and its cards have no line yet. `is_phase_over`: the
    next round opens a phase. `is_final_scoring`: the points of the end of the game are next."""

    def __init__(
        self, names: Sequence[str], seat_styles: SeatStyles, state: TuscanyState | None
    ) -> None:
        super().__init__(names, seat_styles)
        self.boards: list[Sequence[str]] = [seat.boards for seat in state.seats] if state else []
        self.is_drawing = False
        self.is_phase_over = False
        self.is_final_scoring = False

    def colour_at(self, seat: int, cell: str) -> str:
        """Return the colour of a space of a seat's duchy with known boards."""
        kind, _, place = cell.partition(".")
        board = next(name for name in self.boards[seat] if name.startswith(kind))
        return components.hexes(board)[components.PLACES.index(place)]


CARD, MARBLE, RED = pieces.card_art("back"), "tuscany/pieces/marble", pieces.points_art("red")
PRICE = 2
"""The number of cards to pay without a worker or a pair."""
BONUS_WORDS: Mapping[int, str] = {
    1: tr_noop("Log", "first with all {colour}: +{points} green"),
    2: tr_noop("Log", "second with all {colour}: +{points} green"),
}
POINT_WORDS: Mapping[str, str] = {
    "crops": tr_noop("Log", "crops: +{points} green"),
    "storage": tr_noop("Log", "+{points} green"),
    "hexagon": tr_noop("Log", "no room for the hexagon: +{points} red"),
}
END_WORDS: Mapping[str, str] = {
    "cards": tr_noop("Log", "Cards in hand: +{points}"),
    "stored": tr_noop("Log", "Stored tiles: +{points}"),
    "hexagons": tr_noop("Log", "Stored hexagons: +{points}"),
    "marble": tr_noop("Log", "Marble left over: +{points}"),
    "workers": tr_noop("Log", "Workers left over: +{points}"),
}
EMPTIED: Sequence[str] = (
    tr_noop("Log", "left stack empty"),
    tr_noop("Log", "middle stack empty"),
    tr_noop("Log", "right stack empty"),
)
ENDING: Sequence[str] = (
    tr_noop("Log", "left stack empty: phase I ends with this round"),
    tr_noop("Log", "middle stack empty: phase II ends with this round"),
    tr_noop("Log", "right stack empty: one more round after this one"),
)


def log_lines(
    events: Iterable[Event],
    names: Sequence[str],
    state: TuscanyState | None = None,
    first: int = 0,
    seat_styles: SeatStyles = PLAIN,
) -> list[game_log.LogLine]:
    """Return the lines for these events; `names` are the seats' names, `state` gives the boards.
    Without it the colour of a wooden hexagon is unknown.

    The events begin with an action or with the set-up. `first` is the number of earlier events.
    """
    story = Story(names, seat_styles, state)
    in_order = list(events)
    for at, event in enumerate(in_order):
        story.at = first + at
        sentence = TELLING.get(event["event"])
        if sentence:
            sentence(story, event)
        if event["event"] == "turn" and is_passed_over(in_order[at + 1 : at + 2]):
            story.action(event["seat"], tr("Log", "No action possible"))
        if is_scored(event) and source_of(event) != ADDED:
            story.score(event["seat"], event["points"])
    return story.lines


def is_passed_over(following: Sequence[Event]) -> bool:
    """Return whether a turn without a possible action needs no line, because the next event, if
    known, has one."""
    return any(event["event"] != "action" for event in following)


def _seats_shown(story: Story, event: protocol.Seating) -> None:
    story.boards = [*event["dealt"]]
    first = story.names[event["order"][0]]
    story.heading(
        tr("Log", "You go first")
        if wording.is_local_player(first)
        else tr("Log", "{name} goes first", name=first)
    )


def _draw(story: Story, event: Drawn) -> None:
    """Add a draw. The cards of a cart belong to the line of the yield card; a second part of a draw
    to the first."""
    seat, counted, reason = event["seat"], tuscany_texts.cards_counted(event["count"]), event["for"]
    if reason == "start" or (reason == "draw" and story.is_drawing):
        action_icon = game_log.ActionIcon("draw", CARD) if reason == "draw" else None
        story.action(seat, tr("Log", "Drew {cards}", cards=counted), CARD, action_icon=action_icon)
        story.is_drawing = False
    elif reason != "yield":
        story.detail(seat, tr("Log", "drew {cards}", cards=counted))


def _cards(story: Story, event: Cards) -> None:
    """Add the drawn cards, for their owner alone."""
    story.detail(event["seat"], tuscany_texts.cards_named(event["cards"]))


def _shuffle(story: Story, event: Shuffle) -> None:
    if event["pile"] == "cards":
        text = tr(
            "Log", "discards shuffled: {cards}", cards=tuscany_texts.cards_counted(event["count"])
        )
        if story.acting is not None:
            story.detail(story.acting, text)


def _start(story: Story, event: Started) -> None:
    text = tr("Log", "Duchy {boards}", boards=", ".join(event["boards"]))
    story.action(event["seat"], text, tuscany_texts.small_tile("castle"))


def _round(story: Story, event: Round) -> None:
    """Add a round, if it opens a phase or is the last one."""
    if story.is_phase_over or event["round"] == 1:
        phase = tuscany_texts.phase_name(event["phase"])
        story.heading(tr("Log", "Phase {phase} begins", phase=phase), opens_phase=True)
    elif event["last"]:
        story.heading(tr("Log", "The last round"))
    story.is_phase_over = False


def _turn(story: Story, _event: Turn) -> None:
    story.opens_turn = True


def _action(story: Story, event: Acted[Action]) -> None:
    seat, action = event["seat"], event["action"]
    story.is_drawing = action["type"] == "draw"
    if tuscany_texts.is_extra(action):
        story.action(seat, tr("Log", "Marble: one more action"), MARBLE)
    text = action_text(story, seat, action)
    if not text:
        story.acting = seat
        return
    if price := price_text(event["paid"]):
        text = tr("Log", "{action} for {price}", action=text, price=price)
    piece = tuscany_texts.piece_in(action)
    action_icon = game_log.ActionIcon(action["type"], piece) if piece else None
    story.action(seat, text, piece, action_icon=action_icon)
    if action["type"] == "take" and action["discard"]:
        thrown = tr("Log", "{tile} discarded", tile=tuscany_texts.tile_name(action["discard"]))
        story.detail(seat, thrown)


def action_text(story: Story, seat: int, action: Action) -> str:
    """Return an action in the past tense; "" for actions that other lines describe."""
    if action["type"] == "place" and action["tile"] == components.HEXAGON and story.boards:
        stands_for = tuscany_texts.colour_name(story.colour_at(seat, action["cell"]))
        return tr("Log", "Placed the hexagon as {colour}", colour=stands_for)
    sentence = tuscany_texts.action_phrases(action).log
    return tr("Log", sentence, **tuscany_texts.names_in(action)) if sentence else ""


def price_text(paid: Paid) -> str:
    """Return the payment if it was not just two cards; else ""."""
    texts = [wording.workers_text(paid["workers"])] if paid["workers"] else []
    if paid["cards"] + paid["workers"] > PRICE:
        texts.insert(0, tuscany_texts.cards_counted(paid["cards"]))
    return wording.join_with_and(texts)


def _gain(story: Story, event: Gain) -> None:
    """Add a gain. The gains of a yield card belong to its line."""
    if event["for"] != "yield":
        story.detail(
            event["seat"],
            tr("Log", "+{gain}", gain=tuscany_texts.goods_counted(tuscany_texts.goods_in(event))),
        )


def _points(story: Story, event: Points) -> None:
    seat, reason, brought = event["seat"], event["for"], event["points"]
    if reason == ADDED:
        story.action(seat, tr("Log", "+{points} from green points", points=brought), RED)
    elif reason in SOURCES_AT_THE_END:
        if not story.is_final_scoring:
            story.is_final_scoring = True
            story.heading(tr("Log", "Final scoring"))
        story.action(seat, tr("Log", END_WORDS[reason], points=brought), RED)
    elif reason == "region":
        size = components.REGION_POINTS.index(brought)
        text = tr("Log", "region of {size}: +{points} green", size=size, points=brought)
        story.detail(seat, text)
    elif reason in POINT_WORDS:
        story.detail(seat, tr("Log", POINT_WORDS[reason], points=brought))


def _bonus(story: Story, event: Bonus) -> None:
    sentence, colour = BONUS_WORDS[event["rank"]], tuscany_texts.colours_name(event["colour"])
    story.detail(event["seat"], tr("Log", sentence, points=event["points"], colour=colour))


def _emptied(story: Story, event: Emptied) -> None:
    sentence = (ENDING if event["ends"] else EMPTIED)[event["stack"] - 1]
    story.detail(event["seat"], tr("Log", sentence))


def _sweep(story: Story, event: Sweep) -> None:
    """Add a sweep, unless it is part of a swap, which has a line."""
    if event["for"] == "five" and story.acting is not None:
        text = tr(
            "Log",
            "five of one colour, all removed: {colour}",
            colour=tuscany_texts.colours_name(event["colour"]),
        )
        story.detail(story.acting, text)


def _yield(story: Story, event: Yield) -> None:
    story.detail(
        event["seat"], tr("Log", "yield card: {gain}", gain=tuscany_texts.yield_name(event["card"]))
    )


def _phase_end(story: Story, event: PhaseEnd) -> None:
    story.is_phase_over = event["phase"] < PHASES
    story.heading(tr("Log", "Phase {phase} scored", phase=tuscany_texts.phase_name(event["phase"])))


def _end(story: Story, event: Ended) -> None:
    story.heading(game_log.victory_text(event, story.names))


TELLING: Mapping[EventType, Callable[[Story, Any], None]] = {
    "seating": _seats_shown,
    "draw": _draw,
    "cards": _cards,
    "shuffle": _shuffle,
    "start": _start,
    "round": _round,
    "turn": _turn,
    "action": _action,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "emptied": _emptied,
    "sweep": _sweep,
    "yield": _yield,
    "phase-end": _phase_end,
    "end": _end,
}


# Phases and rounds, points, and the winner.


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


class TuscanyLog(game_log.GameLog):
    """The log of three phases; each lasts until a seat has emptied a stack."""

    chapters = catalogue.PHASES
    turn_ends = ("turn", "round", "phase-end", "end")

    def lines(
        self,
        events: Iterable[Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seat_styles: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[game_log.LogLine]:
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
            if known.phase == len(catalogue.PHASES):
                return tr("Window", "{moment}: one more round follows", moment=moment)
            return tr("Window", "{moment}: the phase ends", moment=moment)
        return moment

    def moment(self, state: StateObject) -> str:
        """Return the phase and the round: "Phase II, round 9"; "" during set-up."""
        known = TuscanyState.from_object(state)
        if not known.phase:
            return ""
        phase = tuscany_texts.phase_name(known.phase)
        return tr("Tuscany table", "Phase {phase}, round {round}", phase=phase, round=known.round)

    def turns(self, state: StateObject) -> int:
        """Return the number of turns of a long game."""
        return ROUNDS * len(TuscanyState.from_object(state).seats)

    def opens_chapter(self, event: Event) -> bool:
        """Return whether an event opens a phase: the first round, and each phase end but the last
        one."""
        if event["event"] == "phase-end":
            return event["phase"] < len(catalogue.PHASES)
        return event["event"] == "round" and event["round"] == 1

    def is_of_final_scoring(self, event: Event, seats: int) -> bool:
        """Return whether an event scores leftovers, or ends the game."""
        return is_of_final_scoring(event)

    def sources(self, state: StateObject) -> Sequence[game_log.PointSource]:
        """Return all sources: there are no modules."""
        return tuscany_texts.SOURCES

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
            return wording.won_by_text(names[winner], came_to[winner] - came_to[second]), ""
        why = tie_text(known.seats[winner], known.seats[second])
        return wording.wins_tie(names[winner], came_to[winner]), why

    def deal(self, state: StateObject) -> str:
        """Return the number of seats and rounds, and the set-up: "Two seats, 24 rounds, quick
        start."."""
        known = TuscanyState.from_object(state)
        sentences = SECRET if known.setup == "secret" else QUICK
        return tr("Points", sentences[len(known.seats)], rounds=known.round)

    def course(self, view: GameView) -> game_log.Course:
        """Return the red points after each phase."""
        points_so_far = points_after_phases(view.events, len(view.line_up.seats))
        return game_log.Course(tr("Points", "Points by phase"), catalogue.PHASES, points_so_far)

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
                sum(map(tuscany_texts.is_extra, done)) for done in actions_by_seat
            ],
            tr("Points", "Workers paid"): [
                sum(event["paid"]["workers"] for event in acted if event["seat"] == seat)
                for seat in seats
            ],
            tr("Points", "Yield cards"): [
                sum(event["seat"] == seat for event in turned_up) for seat in seats
            ],
            tr("Points", "Colours removed"): sweeps(view.events, len(owners)),
            tr("Points", "Bonus tiles"): [known_seat.total(seat.bonus) for seat in owners],
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
    return wording.share_victory(winners), tr("Winning", text, points=wording.points_text(came_to))


def tie_text(winner: known_seat.SeatState, second: known_seat.SeatState) -> str:
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


def empty_spaces(seat: known_seat.SeatState) -> int:
    """Return the number of uncovered spaces of a seat's duchy."""
    return len(components.CELL_NAME) - len(seat.cells)


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
