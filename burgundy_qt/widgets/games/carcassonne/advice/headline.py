"""What a turn achieves, in a sentence or two: told by the events of the turn, and so by the
rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import Action, Event, Points
from burgundy_qt.widgets.games.carcassonne.words.names import kind_of
from burgundy_qt.widgets.phrases.wording import points_text

MOST_SENTENCES = 2
SCORED, TRADED, FOUNDED, MANNED, BRIDGED, AWAY = 100, 70, 60, 30, 20, 10
"""What is told rather than the rest; points among each other by their number."""
POINT_WORDS: Mapping[str, str] = {
    "city": later("Hint", "Completes a city: +{points}"),
    "road": later("Hint", "Completes a road: +{points}"),
    "monastery": later("Hint", "Completes a monastery: +{points}"),
    "castle": later("Hint", "The castle scores: +{points}"),
}
MANNED_WORDS: Mapping[str, str] = {
    "city": later("Hint", "A knight holds the city"),
    "road": later("Hint", "A thief holds the road"),
    "bridge": later("Hint", "A thief holds the road over the bridge"),
    "monastery": later("Hint", "A monk holds the monastery"),
    "field": later("Hint", "A farmer holds the field"),
}


@dataclass(frozen=True)
class Feat:
    """One thing that a turn achieves."""

    weight: float
    sentence: str


def headline(events: Sequence[Event], seat: int) -> str:
    """The most that a turn of the seat achieves, by its events; "" where it achieves nothing yet.
    What is drawn by chance is not told, nor what comes after the turn."""
    feats = sorted(feats_of(of_the_turn(events), seat), key=lambda feat: -feat.weight)
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats[:MOST_SENTENCES]
    )


def of_the_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What happens before the next turn begins."""
    ends = (at for at, event in enumerate(events) if event["event"] in ("turn", "bazaar", "end"))
    return events[: next(ends, len(events))]


def feats_of(events: Sequence[Event], seat: int) -> Iterator[Feat]:
    """Everything worth telling, in the order in which it happens."""
    home = {kind_of(each["feature"]) for each in events if each["event"] == "complete"}
    for event in events:
        match event["event"]:
            case "points" if event["seat"] == seat:
                yield scored(event)
            case "points" if event["for"] != "bazaar":
                told = tr("Hint", "Gives others {points}", points=points_text(event["points"]))
                yield Feat(AWAY + event["points"], told)
            case "bridge" if event["seat"] == seat:
                yield Feat(BRIDGED, tr("Hint", "Builds a bridge"))
            case "action" if event["seat"] == seat:
                yield from done(event["action"], home)


def scored(event: Points) -> Feat:
    """Points of one's own, or what is paid at a bazaar."""
    brought = event["points"]
    if event["for"] in POINT_WORDS:
        told = tr("Hint", POINT_WORDS[event["for"]], points=brought)
        return Feat(SCORED + brought, told)
    if brought < 0:
        return Feat(TRADED, tr("Hint", "Costs {points}", points=points_text(-brought)))
    return Feat(TRADED, tr("Hint", "Brings {points}", points=points_text(brought)))


def done(action: Action, home: set[str]) -> Iterator[Feat]:
    """A follower that stays where it is put, or a castle."""
    if action["type"] == "castle":
        yield Feat(FOUNDED, tr("Hint", "The castle will score as the next feature beside it"))
    elif action["type"] == "meeple":
        kind = kind_of(action["on"])
        if kind not in home:
            yield Feat(MANNED, tr("Hint", MANNED_WORDS[kind]))
