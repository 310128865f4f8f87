"""The log of matches: a file with a line for every finished pair, so that an interruption loses
none.

The first line describes the matches; each further one is a pair: `{"a","b","pair":{…}}`. Lines are
only ever added. A last line that was cut off is dropped; any other damage is refused.
"""

import json
import os
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from burgundy_qt.ai.arena.elo import Names
from burgundy_qt.ai.arena.external_engine import IllegalAnswer
from burgundy_qt.ai.arena.matches import Pair, Side
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.storage.documents import Document, Unreadable, document
from burgundy_qt.storage.whole_files import FOR_OTHERS, own_file, write_whole

FORMAT = "burgundy-qt arena"
VERSION = 1
BEGINNING = f'{{"format": "{FORMAT}"'.encode()
OPTIONS_UNTOLD = {"occupied_castles": 4}
"""Options that games always list now, with their values for files without them."""
UNTOLD = {"game": DEFAULT, **OPTIONS_UNTOLD}
"""The values of keys that old files lack: they were written when there was one game, or other usual
options."""


class ResultsLogError(ValueError):
    """A log that cannot be continued; names the file and says what to do."""


class ResultsLog:
    """Finished pairs by match and seed, in the file `path` or only in memory.

    `data` is everything that determines the games: if the file has another, ResultsLogError is
    raised.
    """

    def __init__(self, path: Path | None, data: Document):
        self.path = path
        self.data = data
        self.finished: dict[Names, dict[int, Pair]] = {}
        if path is not None:
            self.open(path)

    def of(self, names: Names) -> dict[int, Pair]:
        """Return the finished pairs of a match, by seed."""
        return self.finished.setdefault(names, {})

    def note(self, names: Names, pair: Pair) -> None:
        """Add a finished pair."""
        self.of(names)[pair.seed] = pair
        if self.path is not None:
            self.add_line(self.path, {"a": names[0], "b": names[1], "pair": asdict(pair)})

    def keep_record(self, names: Names, error: IllegalAnswer) -> Path | None:
        """Write the game of an illegal answer, as its seat knows it, beside the file, and return
        its path; None if there is no file or it cannot be written."""
        if self.path is None:
            return None
        name = f"{self.path.stem}-illegal-{error.seed}-seat-{error.seat}.json"
        place = self.path.with_name(name)
        content = json.dumps({"record": error.record, "a": names[0], "b": names[1]})
        try:
            write_whole(place, content.encode("ascii") + b"\n", FOR_OTHERS)
        except OSError:
            return None
        return place

    # The file.

    def open(self, path: Path) -> None:
        """Read an existing file, or begin a new one."""
        try:
            content = b""
            with suppress(FileNotFoundError), own_file(path, os.O_RDONLY) as file:
                content = file.read()
            whole = content[: content.rfind(b"\n") + 1]
            if whole:
                self.read(path, whole.splitlines())
            elif not BEGINNING.startswith(content[: len(BEGINNING)]):
                raise not_ours(path)
            if len(whole) < len(content):
                with own_file(path, os.O_RDWR) as file:
                    file.truncate(len(whole))
            if not whole:
                path.parent.mkdir(parents=True, exist_ok=True)
                self.add_line(path, self.header())
        except OSError as error:
            raise ResultsLogError(
                f"{path} cannot be used: {error.strerror}. Choose another file for --resume"
            ) from error

    def header(self) -> dict[str, object]:
        return {"format": FORMAT, "version": VERSION, **self.data}

    def add_line(self, path: Path, line: dict[str, object]) -> None:
        with own_file(path, os.O_RDWR, FOR_OTHERS) as file:
            file.seek(0, os.SEEK_END)
            file.write(json.dumps(line).encode() + b"\n")

    def read(self, path: Path, lines: list[bytes]) -> None:
        self.check_header(path, lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                entry = document(line)
                pair = pair_of(entry["pair"])
                self.of((entry["a"], entry["b"]))[pair.seed] = pair
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise ResultsLogError(
                    f"line {number} of {path} is damaged ({error}); delete that line, or "
                    "choose another file"
                ) from error

    def check_header(self, path: Path, line: bytes) -> None:
        try:
            found = document(line)
        except Unreadable:
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise not_ours(path)
        for key, value in self.header().items():
            if found.setdefault(key, UNTOLD.get(key)) != value:
                raise ResultsLogError(
                    f"{path} belongs to other games: its {key} is {found.get(key)!r} instead "
                    f"of {value!r}; choose another file for --resume"
                )


def not_ours(path: Path) -> ResultsLogError:
    return ResultsLogError(f"{path} was not saved by the arena; choose another file for --resume")


def pair_of(data: Document) -> Pair:
    """Return a pair from its line. Raises KeyError, TypeError or AttributeError if the line is not
    one."""
    pair = Pair(**{**data, "a": Side(**data["a"]), "b": Side(**data["b"])})
    numbers: list[object] = [pair.wins]
    for side in (pair.a, pair.b):
        numbers += [side.points, side.seconds, side.decisions, side.won, side.rounds]
        numbers += side.sources.values()
    whole = type(pair.seed) is int and type(pair.games) is int and pair.games > 0
    if not whole or not all(type(number) in (int, float) for number in numbers):
        raise TypeError("no pair")
    if not 0 <= pair.wins <= pair.games:
        raise TypeError("more wins than games")
    return pair
