"""The log in words: from the protocol's events to lines, each with the seat and the small pictures
it shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.rules.dice.protocol_types import (
    Acted,
    Completed,
    Ended,
    Event,
    Gain,
    Phase,
    Points,
    Round,
    Sale,
    Started,
)
from burgundy_qt.widgets.games.dice.log.pictures import GOODS, HOURGLASS, picture_of, written
from burgundy_qt.widgets.games.dice.log.story import Story
from burgundy_qt.widgets.games.dice.words.actions import places_in, said
from burgundy_qt.widgets.games.dice.words.names import (
    bonus_name,
    bonuses_counted,
    hue_name,
    kinds_name,
)
from burgundy_qt.widgets.games.dice.words.verdicts import verdict_told
from burgundy_qt.widgets.log.ending import victory_told
from burgundy_qt.widgets.log.log_line import Deed, LogLine
from burgundy_qt.widgets.look.seating import PLAIN, Seating
from burgundy_qt.widgets.words.wording import listed

DOUBLE = 2
BONUS_WORDS: Mapping[str, str] = {
    "first": later("Log", "+{points} first with all {colour}"),
    "second": later("Log", "+{points} second with all {colour}"),
}
NOTHING_SOLD = later("Log", "Double, but no goods yet")
ALONE_WORDS = later("Log", "+{points} all {colour}")
"""Where nobody can be first."""


def log_lines(
    events: Iterable[Event],
    names: Sequence[str],
    sheet: str = "",
    first: int = 0,
    seating: Seating = PLAIN,
) -> list[LogLine]:
    """The lines for these events; `names` are the seats' names, `sheet` is the letter that all
    play, without which spaces are not named by their colour.

    The events begin with an action or with the set-up, and so many of the game came before the
    `first` of them."""
    story, all_of_them = Story(names, seating, sheet), list(events)
    for at, event in enumerate(all_of_them):
        story.at, story.is_sold_next = first + at, is_sale(all_of_them[at + 1 : at + 2])
        _tell(story, event)
        if event["event"] == "points" or event["event"] == "bonus":
            story.score(event["seat"], event["points"])
    return story.lines


def _tell(story: Story, event: Event) -> None:
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


def is_sale(events: Sequence[Event]) -> bool:
    """Whether the first of these events, if there is one, is the sale of a seat."""
    return any(event["event"] == "sale" for event in events[:1])


def _start(story: Story, event: Started) -> None:
    story.marked, story.in_turn = event["castle"], None
    told = tr("Log", "Start castle {cell}", cell=event["castle"])
    story.action(event["seat"], told, written("castle", 0))


def _phase(story: Story, event: Phase) -> None:
    story.in_turn = None
    story.heading(tr("Log", "Phase {phase} begins", phase=event["phase"]), opens_phase=True)


def _round(story: Story, event: Round) -> None:
    story.in_turn = None
    one, other = event["numbers"]
    hue, other_hue = map(hue_name, event["colours"])
    told = later("Log", "{one} and {other}, {hue} and {other_hue}")
    story.heading(
        tr("Log", told, one=one, other=other, hue=hue, other_hue=other_hue),
        picture=HOURGLASS.format(count=event["hourglass"]),
    )
    if event["hourglass"] == DOUBLE:
        sold = later("Log", "Double: all goods are sold")
        story.aside(tr("Log", sold if story.is_sold_next else NOTHING_SOLD))


def _sale(story: Story, event: Sale) -> None:
    sold = bonuses_counted("goods", event["goods"])
    told = tr("Log", "Sold {goods}", goods=sold)
    story.action(event["seat"], told, GOODS, deed=Deed("sale", GOODS))


def _action(story: Story, event: Acted) -> None:
    seat, action = event["seat"], event["action"]
    story.marked = places_in(action).get("cell")
    sentence = said(action, story.sheet).log
    if not sentence:
        story.acting = seat
        return
    told = tr("Log", sentence, **places_in(action))
    picture, paid = picture_of(action, story.sheet), event["paid"]
    if paid:
        told = tr("Log", "{deed}, {price}", deed=told, price=bonus_name(paid))
    story.turn_of(seat)
    story.action(seat, told, picture, deed=Deed("mark", picture) if picture else None)


def _points(story: Story, event: Points) -> None:
    seat, reason, brought = event["seat"], event["for"], event["points"]
    if reason == "sale" or story.size is None:
        told = tr("Log", "+{points}", points=brought)
    elif reason == "castle":
        told = tr("Log", "castle: +{points}", points=brought)
    else:
        told = tr("Log", "region of {size}: +{points}", size=story.size, points=brought)
    story.detail(seat, told)


def _gain(story: Story, event: Gain) -> None:
    if event["for"] == "worker":
        return  # the action has told it
    got = [bonuses_counted(bonus, event[bonus]) for bonus in BONUSES if bonus in event]
    story.detail(event["seat"], listed(got))


def _bonus(story: Story, event: Completed) -> None:
    """After all have marked, so it stands by itself."""
    seat, colour = event["seat"], kinds_name(event["colour"])
    sentence = ALONE_WORDS if story.is_alone else BONUS_WORDS[event["size"]]
    told = tr("Log", sentence, points=event["points"], colour=colour)
    story.action(seat, told, f"dice-game/values/{event['colour']}-{event['size']}")


def _end(story: Story, event: Ended) -> None:
    if story.is_alone:
        told = verdict_told(event["points"][0], event["verdict"])
        story.heading(told)
        return
    story.heading(victory_told(event, story.names))
