"""A game as it is read in a terminal: a paragraph for every turn with the seat's points, and the
score sheet."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from shutil import get_terminal_size

from burgundy_qt.rules.ruleset import Event, StateObject
from burgundy_qt.widgets.log.game_log import GameLog, LogLine, log_of
from burgundy_qt.widgets.phrases.wording import join_with_commas

WIDEST = 110
EVERYBODY = -1


class Transcript:
    """Prints what happens in a `game` of the registry as the events come; `names` are the seats'
    names."""

    def __init__(self, names: Sequence[str], game: str) -> None:
        self.names = names
        self.log = log_of(game)
        self.events: list[Event] = []
        self.seat: int | None = None
        self.deeds: list[str] = []

    def tell(self, events: Iterable[Event]) -> None:
        """The next events, in any portions that begin with an action or the set-up."""
        for chapter in chapters(events, len(self.names), self.log):
            if is_between_turns(chapter[0], len(self.names), self.log):
                self.end_turn()
            self.events += chapter
            for line in self.log.lines(chapter, self.names, is_brief=True):
                self.add(line)

    def add(self, line: LogLine) -> None:
        """One line of the log: a heading stands alone, the rest joins its seat's paragraph."""
        if line.kind == "heading":
            self.end_turn()
            print(f"\n== {line.text} ==" if line.opens_phase else f"\n{line.text}", flush=True)
            return
        if line.seat != self.seat:
            self.end_turn()
            self.seat = line.seat
        if line.kind == "detail" and self.deeds:
            self.deeds[-1] += f" ({join_with_commas(line.parts)})"
        else:
            self.deeds.append(line.text)

    def end_turn(self) -> None:
        """Print the paragraph of the turn that is over."""
        if self.seat is not None and self.deeds:
            points = self.log.points_of(self.events, len(self.names))
            margin = f"  {self.names[self.seat]:<{self.widest_name}} {points[self.seat]:>4}   "
            print(wrapped(f"{'. '.join(self.deeds)}.", margin), flush=True)
        self.seat, self.deeds = None, []

    @property
    def widest_name(self) -> int:
        return max(len(name) for name in self.names)

    def tell_score(self, state: StateObject) -> None:
        """The sheet at the end, or in this `state` of the game: every seat's points by source."""
        self.end_turn()
        sums = self.log.points_by_source(self.events, len(self.names))
        print("\n" + " " * 30 + "".join(f"{name:>12}" for name in self.names))
        for source in (source for source in self.log.sources(state) if source.key in sums):
            print(f"  {source.title:<28}" + "".join(f"{points:>12}" for points in sums[source.key]))
        together = [sum(points) for points in zip(*sums.values(), strict=True)]
        print(f"  {'Together':<28}" + "".join(f"{points:>12}" for points in together), flush=True)


def chapters(events: Iterable[Event], seats: int, log: GameLog) -> Iterator[list[Event]]:
    """The events in portions that each concern one seat at most; the final scoring is one
    portion."""
    chapter: list[Event] = []
    seat: int | None = None
    for event in events:
        actor = EVERYBODY if log.is_of_final_scoring(event, seats) else event.get("seat", seat)
        if chapter and (event["event"] in log.turn_ends or actor != seat):
            yield chapter
            chapter = []
        chapter.append(event)
        seat = actor
    if chapter:
        yield chapter


def is_between_turns(event: Event, seats: int, log: GameLog) -> bool:
    """Whether the turn of a seat is over before this event."""
    return event["event"] in log.turn_ends or log.is_of_final_scoring(event, seats)


def wrapped(text: str, margin: str) -> str:
    """The text in lines as wide as the terminal, beside the margin."""
    width = max(min(get_terminal_size().columns, WIDEST), len(margin) + 20)
    return textwrap.fill(text, width, initial_indent=margin, subsequent_indent=" " * len(margin))
