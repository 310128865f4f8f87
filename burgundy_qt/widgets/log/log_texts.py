"""The log in words: from the protocol's events to lines, each with the seat and the small pictures it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from burgundy_qt.widgets.look.art import tile_art
from burgundy_qt.widgets.wording import (
    COLOURS,
    GOODS,
    capital,
    does,
    goods_counted,
    listed,
    points,
    silverlings,
    tile_name,
    workers,
)

Event = Mapping[str, Any]

PHASES = "ABCDE"
POINT_WORDS = {"animals": "animals", "watchtower": "watchtower", "region": "region", "sale": "sale"}
END_WORDS = {
    "goods-left": "Goods left over",
    "silver-left": "Silverlings left over",
    "workers-left": "Workers left over",
}


@dataclass(frozen=True)
class LogLine:
    """One line. A `heading` opens a phase or round, an `action` belongs to a seat, a `detail` to the line above it.

    `picture` is the sprite beside it: the die used, else the piece it is about. `opens_turn`: the first of a turn.
    `event` is the number of the event that it begins with, counted from the game's first.
    """

    kind: Literal["heading", "action", "detail"]
    text: str
    seat: int | None = None
    picture: str | None = None
    opens_turn: bool = False
    event: int = field(default=0, compare=False)


def log_lines(events: Iterable[Event], names: Sequence[str], phase: str | None = None, first: int = 0) -> list[LogLine]:
    """The lines for these events; `names` are the seats' names.

    The events begin with an action or with the set-up, and so many of the game came before the `first` of them; `phase`
    is the one that ran before them, if any.
    """
    story = _Story(names, phase or "")
    for story.at, event in enumerate(events, start=first):
        story.tell(event)
    return story.lines


class _Story:
    def __init__(self, names: Sequence[str], phase: str) -> None:
        self.names, self.phase = names, phase
        self.lines: list[LogLine] = []
        self.acting: int | None = None
        self.opens_turn = False
        self.at = 0

    def tell(self, event: Event) -> None:
        sentence = TELLING.get(event["event"])
        if sentence:
            sentence(self, event)

    def heading(self, text: str) -> None:
        self.acting = None
        self.lines.append(LogLine("heading", text, event=self.at))

    def action(self, seat: int, text: str, picture: str | None = None) -> None:
        self.acting = seat
        self.lines.append(LogLine("action", text, seat, picture, self.opens_turn, self.at))
        self.opens_turn = False

    def detail(self, seat: int, text: str) -> None:
        """Something that followed from the seat's action: gathered in one line under it."""
        if self.acting != seat or not self.lines:
            self.action(seat, capital(text))
            self.acting = None
        elif self.lines[-1].kind == "detail":
            self.lines[-1] = replace(self.lines[-1], text=f"{self.lines[-1].text}, {text}")
        else:
            self.lines.append(LogLine("detail", capital(text), seat, event=self.at))


def _seating(story: _Story, event: Event) -> None:
    story.heading(f"{does(story.names[event['order'][0]], 'acts')} first")


def _start(story: _Story, event: Event) -> None:
    purse = listed([silverlings(event["silver"]), workers(event["workers"]), *goods_counted(event["goods"])])
    story.action(event["seat"], f"Estate {event['estate']}: {purse}", tile_art("castle", small=True))


def _phase(story: _Story, event: Event) -> None:
    story.phase = event["phase"]


def _round(story: _Story, event: Event) -> None:
    began = f"Phase {story.phase}, round" if event["round"] == 1 else "Round"
    story.heading(f"{began} {event['round']}: {GOODS[event['good']]} to depot {event['white']}")


def _turn(story: _Story, _event: Event) -> None:
    story.opens_turn = True


def _action(story: _Story, event: Event) -> None:
    told = action_words(event["action"], event["paid"]["workers"])
    if told:
        story.action(event["seat"], told, _picture(event["seat"], event["action"]))
    else:
        story.acting = event["seat"]
    if event["action"].get("discard"):
        story.detail(event["seat"], f"{tile_name(event['action']['discard'])} thrown away")


def action_words(action: Mapping[str, Any], paid: int = 0) -> str:
    """An action in the past tense: "Took ship from depot 3, 1 worker"; nothing for those that others tell better."""
    words = ACTION_WORDS.get(action["type"])
    if words is None:
        return ""
    text = words(action)
    if "by" in action:
        text = f"{tile_name('building:' + action['by']).capitalize()}: {text[:1].lower()}{text[1:]}"
    return f"{text}, {workers(paid)}" if paid else text


ACTION_WORDS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "take": lambda action: f"Took {tile_name(action['tile'])} from depot {action['depot']}",
    "place": lambda action: f"Laid {tile_name(action['tile'])}",
    "sell": lambda action: f"Sold {GOODS[action['good']]}",
    "workers": lambda action: "Took workers",
    "buy": lambda action: (
        f"Bought {tile_name(action['tile'])}" + ("" if action["depot"] == "black" else f" from depot {action['depot']}")
    ),
    "pass": lambda action: "Passed",
}


def _picture(seat: int, action: Mapping[str, Any]) -> str | None:
    if action.get("die"):
        return f"dice/seat{seat}-{action['die']}"
    if "tile" in action:
        return tile_art(action["tile"], small=True)
    if "good" in action:
        return f"goods/{action['good']}"
    return "pieces/worker" if action["type"] == "workers" else None


def _gain(story: _Story, event: Event) -> None:
    got = [
        words
        for words in (
            event.get("silver") and f"+{silverlings(event['silver'])}",
            event.get("workers") and f"+{workers(event['workers'])}",
        )
        if words
    ]
    if event["for"] == "mines":
        story.action(event["seat"], f"Mines: {', '.join(got)}", tile_art("mine", small=True))
    else:
        story.detail(event["seat"], ", ".join(got))


def _points(story: _Story, event: Event) -> None:
    reason = event["for"]
    if reason in END_WORDS:
        return story.action(event["seat"], f"{END_WORDS[reason]}: +{event['points']}")
    if reason.startswith("monastery:"):
        return story.action(
            event["seat"], f"{capital(tile_name(reason))}: +{event['points']}", tile_art(reason, small=True)
        )
    words = f"phase {story.phase}".strip() if reason == "phase" else POINT_WORDS.get(reason, reason)
    return story.detail(event["seat"], f"+{event['points']} {words}")


def _bonus(story: _Story, event: Event) -> None:
    place = "first" if event["size"] == "large" else "second"
    story.detail(event["seat"], f"+{event['points']} {place} with all {COLOURS[event['colour']]}")


def _order(story: _Story, event: Event) -> None:
    if story.acting is not None:
        place = ("first", "second", "third", "last")[event["order"].index(story.acting)]
        story.detail(story.acting, f"now {place} on the bridge")


def _loaded(story: _Story, event: Event) -> None:
    story.action(event["seat"], f"Ship: loaded {listed(goods_counted(event['goods']))}", f"goods/{min(event['goods'])}")


def _phase_end(story: _Story, event: Event) -> None:
    if event["phase"] == PHASES[-1]:
        story.heading("Final scoring")


def _end(story: _Story, event: Event) -> None:
    winner = event["places"].index(1)
    story.heading(f"{does(story.names[winner], 'wins')} with {points(event['points'][winner])}")


TELLING: dict[str, Callable[[_Story, Event], None]] = {
    "seating": _seating,
    "start": _start,
    "phase": _phase,
    "round": _round,
    "turn": _turn,
    "action": _action,
    "gain": _gain,
    "points": _points,
    "bonus": _bonus,
    "order": _order,
    "loaded": _loaded,
    "phase-end": _phase_end,
    "end": _end,
}
