"""`burgundy-qt replay`: the story of a game, checked against the rules on the way."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from shutil import get_terminal_size

from burgundy_qt.commands.options import CommandError, add_game_file_argument
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Event, RecordLine, StateObject
from burgundy_qt.session.problem import SaveError
from burgundy_qt.session.saves.game_notation import read_game
from burgundy_qt.session.saves.save_file import FORMAT, MAX_BYTES
from burgundy_qt.storage.whole_files import read_at_most
from burgundy_qt.widgets.log.game_log import GameLog, LogLine, log_of
from burgundy_qt.widgets.phrases.wording import join_with_commas, seat_names


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file."""
    add_game_file_argument(parser)


def run(options: argparse.Namespace) -> int:
    """Print the game turn by turn."""

    try:
        replay(options.file, options.game)
    except ReplayError as error:
        raise CommandError(str(error)) from error
    return 0


# A game for the terminal: a paragraph for every turn with the seat's points, and the score sheet.


WIDEST = 110
EVERYBODY = -1


class Transcript:
    """Prints the events of a `game` of the registry as they come; `names` are the seats' names."""

    def __init__(self, names: Sequence[str], game: str) -> None:
        self.names = names
        self.log = log_of(game)
        self.events: list[Event] = []
        self.seat: int | None = None
        self.sentences: list[str] = []

    def print_events(self, events: Iterable[Event]) -> None:
        """Print the next events, in any portions that begin with an action or the set-up."""
        for chapter in chapters(events, len(self.names), self.log):
            if is_between_turns(chapter[0], len(self.names), self.log):
                self.end_turn()
            self.events += chapter
            for line in self.log.lines(chapter, self.names, is_brief=True):
                self.add(line)

    def add(self, line: LogLine) -> None:
        """Add one line of the log: a heading is separate, the rest joins its seat's paragraph."""
        if line.kind == "heading":
            self.end_turn()
            print(f"\n== {line.text} ==" if line.opens_phase else f"\n{line.text}", flush=True)
            return
        if line.seat != self.seat:
            self.end_turn()
            self.seat = line.seat
        if line.kind == "detail" and self.sentences:
            self.sentences[-1] += f" ({join_with_commas(line.parts)})"
        else:
            self.sentences.append(line.text)

    def end_turn(self) -> None:
        """Print the paragraph of the finished turn."""
        if self.seat is not None and self.sentences:
            points = self.log.points_of(self.events, len(self.names))
            margin = f"  {self.names[self.seat]:<{self.widest_name}} {points[self.seat]:>4}   "
            print(wrapped(f"{'. '.join(self.sentences)}.", margin), flush=True)
        self.seat, self.sentences = None, []

    @property
    def widest_name(self) -> int:
        return max(len(name) for name in self.names)

    def show_score(self, state: StateObject) -> None:
        """Print the sheet at the end, or in this `state` of the game: every seat's points by
        source."""
        self.end_turn()
        sums = self.log.points_by_source(self.events, len(self.names))
        print("\n" + " " * 30 + "".join(f"{name:>12}" for name in self.names))
        for source in (source for source in self.log.sources(state) if source.key in sums):
            print(f"  {source.title:<28}" + "".join(f"{points:>12}" for points in sums[source.key]))
        together = [sum(points) for points in zip(*sums.values(), strict=True)]
        print(f"  {'Together':<28}" + "".join(f"{points:>12}" for points in together), flush=True)


def chapters(events: Iterable[Event], seats: int, log: GameLog) -> Iterator[list[Event]]:
    """Yield the events in portions that each concern one seat at most; the final scoring is one
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
    """Return whether the turn of a seat is over before this event."""
    return event["event"] in log.turn_ends or log.is_of_final_scoring(event, seats)


def wrapped(text: str, margin: str) -> str:
    """Return the text in lines as wide as the terminal, after a margin."""
    width = max(min(get_terminal_size().columns, WIDEST), len(margin) + 20)
    return textwrap.fill(text, width, initial_indent=margin, subsequent_indent=" " * len(margin))


class ReplayError(Exception):
    """The file has no game; the text names it and its fault."""


def replay(file: Path, of_game: str | None = None) -> None:
    """Print the game in `file`, turn by turn, with the score sheet at its end; `of_game`: the game
    that the file must have. Raises ReplayError."""
    names, record = story_in(file, of_game)
    try:
        game = Game.from_record(record)
    except InvalidRecord as error:
        raise ReplayError(f"{file}: {error}") from error
    names = names or [f"Seat {number}" for number in range(game.seats)]
    transcript = Transcript(names, game.request["game"])
    transcript.print_events(game.events)
    transcript.show_score(game.state())
    if not game.is_over:
        print("\nThe game is not over yet.")


def story_in(file: Path, of_game: str | None = None) -> tuple[list[str], list[RecordLine]]:
    """Return the seats' names as the window shows them, none if the file has none, and the record
    in a save or in an answer of the engine."""
    try:
        value = json.loads(read_at_most(file, MAX_BYTES))
    except OSError as error:
        raise ReplayError(f"{file}: {error.strerror}") from error
    except (ValueError, RecursionError):
        value = None  # a save may be damaged in many ways; its reader distinguishes them
    if isinstance(value, dict) and "record" in value and value.get("format") != FORMAT:
        value = value["record"]
    if isinstance(value, list):
        return [], taken_for(of_game, value, file)
    try:
        save = read_game(file)
    except SaveError as error:
        raise ReplayError(f"{error}. {error.advice}") from error
    return seat_names(save.seats), taken_for(of_game, save.record, file)


def taken_for(game: str | None, record: list[RecordLine], file: Path) -> list[RecordLine]:
    """Return the record, with that game if it names none. Raises ReplayError if it names
    another."""
    if game is None or not record or not isinstance(record[0], dict):
        return record
    name = record[0].get("game", game)
    if name != game:
        raise ReplayError(f"{file}: this is a game of {name!r}, not of {game!r}; leave out --game")
    return [{**record[0], "game": game}, *record[1:]]
