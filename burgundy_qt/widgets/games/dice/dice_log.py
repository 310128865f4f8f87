"""The log of a dice game, from the protocol's events to lines with small pictures; its phases and
rounds, its points, and its winner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, assert_never

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, protocol, sheets
from burgundy_qt.rules.dice.known_state import DiceState, Result
from burgundy_qt.rules.ruleset import StateObject, point_reason
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.dice import dice_texts
from burgundy_qt.widgets.log import game_log, score_panel
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


SEATS: Mapping[int, str] = {
    1: tr_noop("Points", "One player, duchy {sheet}."),
    2: tr_noop("Points", "Two players, duchy {sheet}."),
    3: tr_noop("Points", "Three players, duchy {sheet}."),
    4: tr_noop("Points", "Four players, duchy {sheet}."),
    5: tr_noop("Points", "Five players, duchy {sheet}."),
    6: tr_noop("Points", "Six players, duchy {sheet}."),
}


class DiceLog(game_log.GameLog):
    """The log of three phases, each as long as its track, in rounds in which all seats mark at
    once."""

    chapters = sheets.PHASES
    turn_ends = ("phase", "round", "end")
    opened_after = ("round",)

    def lines(
        self,
        events: Iterable[protocol.Event],
        names: Sequence[str],
        state: StateObject | None = None,
        first: int = 0,
        seat_styles: SeatStyles = PLAIN,
        is_brief: bool = False,
    ) -> list[game_log.LogLine]:
        """Return the events as lines; the state gives the sheet."""
        return log_lines(events, names, state["sheet"] if state else "", first, seat_styles)

    def milestone(self, state: StateObject) -> str:
        """Return the progress of the game: "Phase II, 6 of 10"; "" during set-up."""
        known = DiceState.from_object(state)
        if not known.phase:
            return ""
        return tr(
            "Window",
            "Phase {phase}, {crossed} of {boxes}",
            phase=known.phase,
            crossed=known.boxes[sheets.PHASES.index(known.phase)],
            boxes=known.track,
        )

    def moment(self, state: StateObject) -> str:
        """Return the phase and the round: "Phase II, round 3"; "" during set-up."""
        known = DiceState.from_object(state)
        if not known.phase:
            return ""
        text = tr_noop("Dice table", "Phase {phase}, round {round}")
        return tr("Dice table", text, phase=known.phase, round=known.round)

    def turns(self, state: StateObject) -> int:
        """Return the number of turns of the longest game: each round crosses one box at least."""
        known = DiceState.from_object(state)
        return len(sheets.PHASES) * known.track * len(known.seats)

    def sources(self, state: StateObject) -> Sequence[game_log.PointSource]:
        """Return all sources: there are no modules."""
        return dice_texts.SOURCES

    def points_by_source(
        self, events: Iterable[protocol.Event], seats: int
    ) -> dict[str, list[int]]:
        """Return for every source the points of each seat so far."""
        totals = {source.key: [0] * seats for source in dice_texts.SOURCES}
        for event in events:
            if event["event"] == "points" or event["event"] == "bonus":
                totals[str(point_reason(event))][event["seat"]] += event["points"]
        return totals

    def points_of(self, events: Iterable[protocol.Event], seats: int) -> list[int]:
        """Return the points of each seat after these events."""
        return score_panel.points_after_phases(events, seats)[-1]

    def winning(self, state: StateObject, names: Sequence[str]) -> tuple[str, str]:
        """Return the winner and the tie-break; for a solo game the verdict."""
        result = DiceState.from_object(state).result
        assert result is not None
        if len(names) == 1:
            return alone_words(result)
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        if len(winners) > 1:
            return shared_words(result, [names[seat] for seat in winners], winners[0])
        return won_words(result, names, winners[0])

    def deal(self, state: StateObject) -> str:
        """Return the number of seats and the duchy: "Two seats, duchy A."."""
        known = DiceState.from_object(state)
        return tr("Points", SEATS[len(known.seats)], sheet=known.letter)

    def course(self, view: GameView) -> game_log.Course:
        """Return the points after each phase."""
        points_so_far = score_panel.points_after_phases(view.events, len(view.line_up.seats))
        return game_log.Course(tr("Points", "Points by phase"), sheets.PHASES, points_so_far)

    def counts(self, view: GameView) -> Mapping[str, Sequence[int]]:
        """Return counts of actions, from the events and the last state."""
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
            tr("Points", "Rounds with nothing to mark"): idle,
        }

    def alone(self, view: GameView) -> QWidget:
        """Return the verdict of a solo game, and the ladder with its points."""
        # Imported here because a terminal reads logs without widgets, and few games are solo games.
        from burgundy_qt.widgets.games.dice.solo_results import verdict_half

        return verdict_half(DiceState.from_object(view.state))


ANSWER = DiceLog()


def alone_words(result: Result) -> tuple[str, str]:
    """Return the verdict, and the distance to the next one."""
    total = result.points[0]
    above = dice_texts.next_verdict(total)
    if above is None:
        return dice_texts.verdict_text(total, result.verdict), ""
    verdict, least = above
    text = tr_noop("Winning", "“{verdict}” starts at {least}: {points} to go.")
    more = wording.points_text(least - total)
    why = tr("Winning", text, verdict=dice_texts.verdict_name(verdict), least=least, points=more)
    return dice_texts.verdict_text(total, result.verdict), why


def shared_words(result: Result, winners: Sequence[str], first: int) -> tuple[str, str]:
    """Return the sentence for several winners."""
    total, left = result.points[first], result.bonuses[first]
    text = tr_noop("Winning", "{points} each; bonuses left are equal too: {left}.")
    return wording.share_victory(winners), tr(
        "Winning", text, points=wording.points_text(total), left=left
    )


def won_words(result: Result, names: Sequence[str], winner: int) -> tuple[str, str]:
    """Return the sentence for one winner, with the tie-break if another has as many points."""
    total, left = result.points, result.bonuses
    second = result.places.index(2)
    if total[winner] != total[second]:
        return wording.won_by_text(names[winner], total[winner] - total[second]), ""
    text = tr_noop("Winning", "{more} bonuses left against {fewer}: the player with more wins.")
    why = tr("Winning", text, more=left[winner], fewer=left[second])
    return wording.wins_tie(names[winner], total[winner]), why


# Lines


DOUBLE = 2
BONUS_WORDS: Mapping[str, str] = {
    "first": tr_noop("Log", "+{points} for first with all {colour}"),
    "second": tr_noop("Log", "+{points} for second with all {colour}"),
}
NOTHING_SOLD = tr_noop("Log", "Two hourglasses, but no goods yet")
ALONE_WORDS = tr_noop("Log", "+{points} for all {colour}")
"""The words for solo games, where nobody can be first."""


def log_lines(
    events: Iterable[protocol.Event],
    names: Sequence[str],
    sheet: str = "",
    first: int = 0,
    seat_styles: SeatStyles = PLAIN,
) -> list[game_log.LogLine]:
    """Return the lines for these events; `names` are the seats' names, `sheet` is the letter of the
    common sheet. Without it the lines do not name the colours of spaces.

    The events begin with an action or with the set-up. `first` is the number of earlier events.
    """
    story, all_of_them = Story(names, seat_styles, sheet), list(events)
    for at, event in enumerate(all_of_them):
        story.at, story.is_sold_next = first + at, is_sale(all_of_them[at + 1 : at + 2])
        _add_event(story, event)
        if event["event"] == "points" or event["event"] == "bonus":
            story.score(event["seat"], event["points"])
    return story.lines


def _add_event(story: Story, event: protocol.Event) -> None:
    match event["event"]:
        case "start":
            _start(story, event)
        case "phase":
            _phase(story, event)
        case "round":
            _round(story, event)
        case "sale":
            _sale(story, event)
        case "action":
            _action(story, event)
        case "points":
            _points(story, event)
        case "gain":
            _gain(story, event)
        case "bonus":
            _bonus(story, event)
        case "end":
            _end(story, event)
        case _:
            assert_never(event)


def is_sale(events: Sequence[protocol.Event]) -> bool:
    """Return whether the first of these events, if there is one, is the sale of a seat."""
    return any(event["event"] == "sale" for event in events[:1])


def _start(story: Story, event: protocol.Started) -> None:
    story.marked, story.in_turn = event["castle"], None
    text = tr("Log", "Start castle {cell}", cell=event["castle"])
    story.action(event["seat"], text, written("castle", 0))


def _phase(story: Story, event: protocol.Phase) -> None:
    story.in_turn = None
    story.heading(tr("Log", "Phase {phase} begins", phase=event["phase"]), opens_phase=True)


def _round(story: Story, event: protocol.Round) -> None:
    story.in_turn = None
    one, other = event["numbers"]
    hue, other_hue = map(dice_texts.hue_name, event["colours"])
    text = tr_noop("Log", "{one} and {other}, {hue} and {other_hue}")
    story.heading(
        tr("Log", text, one=one, other=other, hue=hue, other_hue=other_hue),
        picture=HOURGLASS.format(count=event["hourglass"]),
    )
    if event["hourglass"] == DOUBLE:
        sold = tr_noop("Log", "Two hourglasses: all goods are sold")
        story.aside(tr("Log", sold if story.is_sold_next else NOTHING_SOLD))


def _sale(story: Story, event: protocol.Sale) -> None:
    sold = dice_texts.bonuses_counted("goods", event["goods"])
    text = tr("Log", "Sold {goods}", goods=sold)
    story.action(event["seat"], text, GOODS, action_icon=game_log.ActionIcon("sale", GOODS))


def _action(story: Story, event: protocol.Acted) -> None:
    seat, action = event["seat"], event["action"]
    story.marked = dice_texts.places_in(action).get("cell")
    sentence = dice_texts.action_phrases(action, story.sheet).log
    if not sentence:
        story.acting = seat
        return
    text = tr("Log", sentence, **dice_texts.places_in(action))
    picture, paid = picture_of(action, story.sheet), event["paid"]
    if paid:
        text = tr("Log", "{action}, {price}", action=text, price=dice_texts.bonus_name(paid))
    story.turn_of(seat)
    story.action(
        seat, text, picture, action_icon=game_log.ActionIcon("mark", picture) if picture else None
    )


def _points(story: Story, event: protocol.Points) -> None:
    seat, reason, brought = event["seat"], event["for"], event["points"]
    if reason == "sale" or story.size is None:
        text = tr("Log", "+{points}", points=brought)
    elif reason == "castle":
        text = tr("Log", "castle: +{points}", points=brought)
    else:
        text = tr("Log", "region of {size}: +{points}", size=story.size, points=brought)
    story.detail(seat, text)


def _gain(story: Story, event: protocol.Gain) -> None:
    if event["for"] == "worker":
        return  # the line of the action says it
    got = [
        dice_texts.bonuses_counted(bonus, event[bonus])
        for bonus in sheets.BONUSES
        if bonus in event
    ]
    story.detail(event["seat"], wording.join_with_and(got))


def _bonus(story: Story, event: protocol.Completed) -> None:
    """Add a bonus as a separate line, because it comes after all marks."""
    seat, colour = event["seat"], dice_texts.kinds_name(event["colour"])
    sentence = ALONE_WORDS if story.is_alone else BONUS_WORDS[event["size"]]
    text = tr("Log", sentence, points=event["points"], colour=colour)
    story.action(seat, text, f"dice-game/values/{event['colour']}-{event['size']}")


def _end(story: Story, event: protocol.Ended) -> None:
    if story.is_alone:
        text = dice_texts.verdict_text(event["points"][0], event["verdict"])
        story.heading(text)
        return
    story.heading(game_log.victory_text(event, story.names))


# The facts of earlier events that later lines need


class Story(game_log.LogBuilder):
    """The lines so far. `sheet` is the letter of the common sheet, "" if unknown; `marked` the
    space that was marked last; `in_turn`: the seat of the current lines; `is_sold_next`: the next
    event is a sale."""

    def __init__(self, names: Sequence[str], seat_styles: SeatStyles, sheet: str) -> None:
        super().__init__(names, seat_styles)
        self.sheet = sheet
        self.marked: str | None = None
        self.in_turn: int | None = None
        self.is_sold_next = False

    @property
    def is_alone(self) -> bool:
        """Whether one seat plays alone."""
        return len(self.names) == 1

    @property
    def size(self) -> int | None:
        """The number of spaces in the region of the last mark; None if unknown."""
        known = self.marked in codec.CELL_NAME and self.sheet
        return len(codec.cells_of(self.sheet)[str(self.marked)].region) if known else None

    @property
    def kind(self) -> str:
        """The colour of the last marked space; "" if unknown."""
        return dice_texts.kind_at(self.sheet, self.marked) if self.sheet and self.marked else ""

    def turn_of(self, seat: int) -> None:
        """Add the following lines to this seat's turn."""
        self.opens_turn = self.opens_turn or seat != self.in_turn
        self.in_turn = seat


# The small pictures of lines


HOURGLASS = "dice-game/dice/hourglass-{count}"
WRITTEN = "dice-game/log/{colour}-{mark}"
WORKER = "pieces/worker"
GOODS = "dice-game/pieces/goods"
CROSS = "x"


def written(colour: str, number: int) -> str:
    """Return a small space of a colour with a number, or with the cross of a start castle."""
    return WRITTEN.format(colour=colour, mark=CROSS if number == codec.START else number)


def picture_of(action: protocol.Action, sheet: str) -> str | None:
    """Return the picture of an action; None if it has none."""
    match action["type"]:
        case "mark" if sheet:
            return written(dice_texts.kind_at(sheet, action["cell"]), action["number"])
        case "start":
            return written("castle", codec.START)
        case "worker":
            return WORKER
    return None
