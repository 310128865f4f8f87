"""What a turn achieves, in a sentence or two: told by the events of the turn, and so by the
rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.rules.dice.protocol_types import Completed, Event, Points
from burgundy_qt.widgets.games.dice.log.log_texts import BONUS_WORDS
from burgundy_qt.widgets.games.dice.words.actions import kind_at
from burgundy_qt.widgets.games.dice.words.names import bonuses_counted, kinds_name
from burgundy_qt.widgets.games.dice.words.regions import region_name, region_of
from burgundy_qt.widgets.words.wording import capital, listed

MOST_SENTENCES = 2
SCORED, GROWN, GAINED = 100, 40, 20
"""What is told rather than the rest; points among each other by their number."""


@dataclass(frozen=True)
class Feat:
    """One thing that a turn achieves."""

    weight: float
    sentence: str


def headline(events: Sequence[Event], seat: int, sheet: str, marked: Collection[str]) -> str:
    """The most that a turn of the seat achieves, by its events, from a sheet of which these spaces
    are marked; "" where it achieves nothing yet."""
    own = [event for event in events if event.get("seat") == seat]
    feats = sorted(feats_of(own, sheet, set(marked)), key=lambda feat: -feat.weight)
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats[:MOST_SENTENCES]
    )


def feats_of(events: Sequence[Event], sheet: str, marked: set[str]) -> Iterator[Feat]:
    """Everything worth telling, in the order in which it happens."""
    cell = ""
    for at, event in enumerate(events):
        follows = events[at + 1] if at + 1 < len(events) else None
        if event["event"] == "action" and event["action"]["type"] == "mark":
            cell = event["action"]["cell"]
            marked.add(cell)
            if follows is None or follows["event"] != "points":
                yield grown(sheet, cell, marked)
        elif event["event"] == "points":
            yield completed(event, follows, sheet, cell)
        elif event["event"] == "bonus":
            yield all_of_a_colour(event)
        elif event["event"] == "gain" and event["for"] == "worker":
            told = tr("Hint", "Brings {gains}", gains=bonuses_counted("worker", event["worker"]))
            yield Feat(GAINED, told)


def grown(sheet: str, cell: str, marked: Collection[str]) -> Feat:
    """How far the region of a space has come."""
    region = region_of(sheet, cell)
    count = sum(each in marked for each in region)
    told = tr(
        "Hint",
        "{region}: {marked} of {cells} marked",
        region=capital(region_name(kind_at(sheet, cell))),
        marked=count,
        cells=len(region),
    )
    return Feat(GROWN + count / len(region), told)


def completed(event: Points, follows: Event | None, sheet: str, cell: str) -> Feat:
    """A region is full: what it brings, with the bonus that follows; the start castle likewise."""
    gained = [f"+{event['points']}"]
    if follows is not None and follows["event"] == "gain":
        gained += [bonuses_counted(each, follows[each]) for each in BONUSES if each in follows]
    size = len(region_of(sheet, cell)) if cell else 1
    region, gains = region_name(event["for"]), listed(gained)
    if size == 1:
        told = tr("Hint", "Completes the {region}: {gains}", region=region, gains=gains)
    else:
        sentence = later("Hint", "Completes the {region} of {size}: {gains}")
        told = tr("Hint", sentence, region=region, size=size, gains=gains)
    return Feat(SCORED + event["points"], told)


def all_of_a_colour(event: Completed) -> Feat:
    """All spaces of a colour are marked."""
    told = tr(
        "Log",
        BONUS_WORDS[event["size"]],
        points=event["points"],
        colour=kinds_name(event["colour"]),
    )
    return Feat(SCORED + event["points"], capital(told))
