"""What a turn achieves, in a sentence or two: told by the events of the turn, and so by the
rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.protocol_types import Bonus, Event, Points
from burgundy_qt.widgets.games.tuscany.advice.ground import Ground
from burgundy_qt.widgets.games.tuscany.log.log_texts import BONUS_WORDS, ENDING
from burgundy_qt.widgets.games.tuscany.words.names import (
    cards_counted,
    colours_name,
    goods_counted,
    goods_in,
    region_name,
)
from burgundy_qt.widgets.phrases.wording import capitalize

MOST_SENTENCES = 2
SCORED, ENDED, GAINED, GROWN, DRAWN = 100, 60, 40, 30, 10
"""What is told rather than the rest; points among each other by their number."""
POINT_WORDS: Mapping[str, str] = {
    "crops": later("Hint", "Crops: +{points} green"),
    "storage": later("Hint", "Brings +{points} green"),
}


@dataclass(frozen=True)
class Feat:
    """One thing that a turn achieves."""

    weight: float
    sentence: str


def headline(events: Sequence[Event], seat: int, ground: Ground) -> str:
    """The most that a turn of the seat achieves on its ground, by its events; "" where it achieves
    nothing yet. What is drawn or turned up by chance is not told."""
    own = [event for event in events if event.get("seat") == seat]
    feats = sorted(feats_of(own, ground), key=lambda feat: -feat.weight)
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats[:MOST_SENTENCES]
    )


def feats_of(events: Sequence[Event], ground: Ground) -> Iterator[Feat]:
    """Everything worth telling, in the order in which it happens."""
    covered, cell = set(ground.cells), ""
    for event in events:
        match event["event"]:
            case "action" if event["action"]["type"] == "place":
                cell = event["action"]["cell"]
                covered.add(cell)
                yield from grown(ground, cell, covered)
            case "points" if event["for"] == "region":
                yield completed(event, ground, cell)
            case "points" if event["for"] in POINT_WORDS:
                told = tr("Hint", POINT_WORDS[event["for"]], points=event["points"])
                yield Feat(SCORED + event["points"], told)
            case "bonus":
                yield all_of_a_colour(event)
            case "gain" if event["for"] != "yield":
                told = tr("Hint", "Brings {gains}", gains=goods_counted(goods_in(event)))
                yield Feat(GAINED, told)
            case "emptied" if event["ends"]:
                yield Feat(ENDED, capitalize(tr("Log", ENDING[event["stack"] - 1])))
            case "draw" if event["for"] != "yield":
                told = tr("Hint", "Draws {cards}", cards=cards_counted(event["count"]))
                yield Feat(DRAWN, told)


def grown(ground: Ground, cell: str, covered: set[str]) -> Iterator[Feat]:
    """How far the region of a space has come; points tell it where it is full."""
    region = ground.region_at(cell)
    count = sum(each in covered for each in region)
    if count < len(region):
        told = tr(
            "Hint",
            "{region}: {covered} of {cells} covered",
            region=capitalize(region_name(ground.colour_at(cell))),
            covered=count,
            cells=len(region),
        )
        yield Feat(GROWN + count / len(region), told)


def completed(event: Points, ground: Ground, cell: str) -> Feat:
    """A region is full."""
    name, size = region_name(ground.colour_at(cell)), len(ground.region_at(cell))
    if size == 1:
        sentence = later("Hint", "Completes the {region}: +{points} green")
    else:
        sentence = later("Hint", "Completes the {region} of {size}: +{points} green")
    told = tr("Hint", sentence, region=name, size=size, points=event["points"])
    return Feat(SCORED + event["points"], told)


def all_of_a_colour(event: Bonus) -> Feat:
    """All spaces of a colour are covered."""
    colour = colours_name(event["colour"])
    told = tr("Log", BONUS_WORDS[event["rank"]], points=event["points"], colour=colour)
    return Feat(SCORED + event["points"], capitalize(told))
