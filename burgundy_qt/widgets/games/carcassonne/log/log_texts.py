"""The log in words: from the protocol's events to lines, each with the seat and the small pictures
it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, pairwise

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol.point_sources import SOURCES_AT_THE_END
from burgundy_qt.rules.carcassonne.protocol_types import (
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
)
from burgundy_qt.rules.carcassonne.protocol_types import Seating as SeatingEvent
from burgundy_qt.widgets.games.carcassonne.log.pictures import picture_of, sign_of, small_tile
from burgundy_qt.widgets.games.carcassonne.log.story import Story
from burgundy_qt.widgets.games.carcassonne.words.actions import names_in, said
from burgundy_qt.widgets.games.carcassonne.words.names import kind_of, tile_name
from burgundy_qt.widgets.log.game_log import ActionIcon, LogLine
from burgundy_qt.widgets.log.log_builder import victory_text
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    is_local_player,
    join_with_commas,
    points_text,
)
from burgundy_qt.widgets.theme.seat_colours import PLAIN, SeatStyles

POINT_WORDS: Mapping[str, str] = {
    "city": later("Log", "city complete: +{points}"),
    "road": later("Log", "road complete: +{points}"),
    "monastery": later("Log", "monastery complete: +{points}"),
    "castle": later("Log", "castle: +{points}"),
}
END_WORDS: Mapping[str, str] = {
    "city-left": later("Log", "Unfinished city: +{points}"),
    "road-left": later("Log", "Unfinished road: +{points}"),
    "monastery-left": later("Log", "Unfinished monastery: +{points}"),
    "field": later("Log", "Field: +{points}"),
}
NOBODY_WORDS: Mapping[str, str] = {
    "city": later("Log", "City complete, nobody has it"),
    "road": later("Log", "Road complete, nobody has it"),
    "bridge": later("Log", "Road complete, nobody has it"),
    "monastery": later("Log", "Monastery complete, nobody has it"),
}


def log_lines(
    events: Iterable[Event],
    names: Sequence[str],
    state: StateObject | None = None,
    first: int = 0,
    seating: SeatStyles = PLAIN,
    is_brief: bool = False,
) -> list[LogLine]:
    """The lines for these events; `names` are the seats' names, `state` tells whether a tile is
    auctioned. `is_brief`: every action has a line, what is declined too.

    The events begin with an action or with the set-up, and so many of the game came before the
    `first` of them."""
    story = Story(names, seating, state)
    told = pairwise(chain(events, [None]))
    for story.at, (event, following) in enumerate(told, start=first):
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
        tr("Log", "You act first")
        if is_local_player(first)
        else tr("Log", "{name} acts first", name=first)
    )


def _turn(story: Story, _event: Turn) -> None:
    story.opens_turn, story.is_bidding = True, False


def _discard(story: Story, event: Discarded) -> None:
    told = tr("Log", "{tile} fits nowhere and leaves the game", tile=tile_name(event["tile"]))
    story.action(event["seat"], capitalize(told), small_tile(event["tile"]))


def _action(story: Story, event: Acted[Action], is_brief: bool) -> None:
    """What is declined is told of bids alone: else it would be every other line."""
    seat, action = event["seat"], event["action"]
    story.is_bidding |= action["type"] == "bid"
    is_declined = action["type"] == "pass"
    is_bid = is_declined and (story.is_bidding or story.following == "sold")
    sentence = said(action).log
    if not sentence or (is_declined and not is_bid and not is_brief):
        story.keeps_silent()
        return
    picture = sign_of("bazaar") if is_bid else picture_of(action, story.seating.colours[seat])
    deed = ActionIcon(action["type"], picture) if picture else None
    told = capitalize(tr("Log", sentence, "", None, **names_in(action)))
    story.action(seat, told, picture, deed=deed)


def _bridge(story: Story, event: Built) -> None:
    story.follows(event["seat"], tr("Log", "with a bridge"), sign_of("bridge"))


def _complete(story: Story, event: Complete) -> None:
    """Its points are told by seat; where there are none, that nobody has it."""
    if not any(event["meeples"]):
        story.aside(tr("Log", NOBODY_WORDS[kind_of(event["feature"])]))


def _points(story: Story, event: Points) -> None:
    seat, reason, brought = event["seat"], event["for"], event["points"]
    if reason in SOURCES_AT_THE_END:
        _begin_final_scoring(story)
        story.action(seat, tr("Log", END_WORDS[reason], points=brought), sign_of(reason))
    elif reason == "bazaar":
        story.follows(seat, paid_told(brought), sign_of("bazaar"))
    else:
        story.follows(seat, tr("Log", POINT_WORDS[reason], points=brought), sign_of(reason))


def paid_told(brought: int) -> str:
    """What changes hands at a bazaar."""
    if brought < 0:
        return tr("Log", "pays {points}", points=points_text(-brought))
    return tr("Log", "gets {points}", points=points_text(brought))


def _begin_final_scoring(story: Story) -> None:
    if not story.is_final_scoring:
        story.is_final_scoring = True
        story.heading(tr("Log", "Final scoring"))


def _bazaar(story: Story, event: Bazaar) -> None:
    tiles = join_with_commas([tile_name(tile) for tile in event["tiles"]])
    story.heading(tr("Log", "Bazaar: {tiles}", tiles=tiles))


def _sold(story: Story, event: Sold) -> None:
    story.is_bidding = False
    told = tr("Log", "Gets {tile}", tile=tile_name(event["tile"]))
    if not event["points"]:
        told = tr("Log", "Gets {tile} for nothing", tile=tile_name(event["tile"]))
    story.action(event["seat"], told, small_tile(event["tile"]))


def _end(story: Story, event: End) -> None:
    story.heading(victory_text(event, story.names))


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
"""All that is told beside the actions, by its event. The start tile and what is drawn are seen on
the table; a castle is told with its points."""
