"""All games of a data folder, the bin below them, and their names and stars.

An index file keeps their cards, so that a game is read again only if its file has changed. The
index can always be rebuilt: missing or damaged entries are read again. Every method reads or writes
files, so the window does not call them itself; `Librarian` does, in its own thread.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from burgundy_qt import repeatable
from burgundy_qt.language.translation import spoken, tr, tr_noop
from burgundy_qt.session import data_file, line_up, running_game
from burgundy_qt.session.library.game_card import GameCard, card_from, read_card, written_card
from burgundy_qt.session.problem import (
    Problem,
    SaveError,
    SaveNotWritten,
    SaveUnreadable,
    plain_name,
)
from burgundy_qt.session.saves.save_file import (
    Save,
    pasted,
    read_save,
    reason,
    request_in,
    save_in_text,
    text_of,
    too_large,
)
from burgundy_qt.session.saves.save_folder import ENDING, SaveFolder, new_game_id
from burgundy_qt.storage import documents, file_lock, whole_files

VERSION = 10
LARGEST = 64 << 20
"""Bytes, enough for a hundred thousand games."""
CHECK = 9
"""The letters before the JSON of a line: a checksum and a space. A game with a damaged line is read
again instead of being shown with wrong points."""


class Found(NamedTuple):
    """A file according to the system: its path, its time of change in nanoseconds, its size in
    bytes."""

    path: Path
    in_bin: bool
    written: int
    size: int

    @property
    def played(self) -> float:
        """Return the time of change in seconds."""
        return self.written / 1e9


Known = dict[Path, tuple[Found, GameCard]]


def read_index(path: Path) -> Known:
    """Return the cards of the index, each with its file's data at that time; games are in the
    folder of the index."""
    known: Known = {}
    with contextlib.suppress(OSError):
        for line in whole_files.read_at_most(path, LARGEST).splitlines():
            with contextlib.suppress(KeyError, TypeError, ValueError):
                if line[:CHECK] != sum_of(line[CHECK:]):
                    continue
                # the checksum proves that we wrote it; `document` would double the time
                version, language, name, in_bin, written, size, card = json.loads(line[CHECK:])
                if version == VERSION and (language == spoken.code or "problem" not in card):
                    found = Found(path.parent / name, bool(in_bin), written, size)
                    known[found.path] = (
                        found,
                        card_from(card, found.path, found.played, found.in_bin),
                    )
    return known


def write_index(path: Path, known: Mapping[Path, tuple[Found, GameCard]]) -> None:
    """Write these cards to the index, one per line. If that fails, the games are read again next
    time."""
    lines = (
        json.dumps(
            [
                VERSION,
                spoken.code,
                found.path.relative_to(path.parent).as_posix(),
                *found[1:],
                written_card(card),
            ],
            separators=(",", ":"),
        ).encode("ascii")
        for found, card in known.values()
    )
    with contextlib.suppress(OSError):
        whole_files.write_whole(path, b"".join(sum_of(line) + line + b"\n" for line in lines))


def sum_of(line: bytes) -> bytes:
    """Return the checksum and space before a line."""
    return b"%08x " % zlib.crc32(line)


# Labels: the user's names and stars.


LARGEST_FILE = 4 << 20
LONGEST_NAME = 80


@dataclass(frozen=True)
class Label:
    """A game's name, empty if it has none, and whether it is starred."""

    name: str = ""
    starred: bool = False


Labels = dict[str, Label]
PLAIN = Label()
LABELS = data_file.all_of(
    data_file.keyed(data_file.is_text),
    lambda value: all(
        map(data_file.tuple_of(data_file.is_text, data_file.is_boolean), value.values())
    ),
)


class LabelsFile:
    """The labels by game id, in one file that several windows may change at the same time. `report`
    hears of a damaged one."""

    def __init__(self, path: Path, report: data_file.Report):
        self._kind: data_file.Kind[Labels] = data_file.Kind(
            LARGEST_FILE, {}, read_labels, written_labels, damaged
        )
        self.path = path
        self._report = report
        self._file = data_file.DataFile(path, self._kind, report)

    def read(self) -> Labels:
        """Return all labels; none if the file was damaged, which sets it aside, or cannot be read,
        which is reported."""
        return self._file.read_if_possible()

    def of(self, game_id: str) -> Label | None:
        """Return a game's label; None if it cannot be known just now, which must not be taken for
        an empty one."""
        wrong: list[Problem] = []
        file = data_file.DataFile(self.path, self._kind, wrong.append)
        try:
            label = file.read().get(game_id, PLAIN)
        except OSError:
            return None
        for problem in wrong:
            self._report(problem)
        return None if wrong else label

    def change(self, change: Callable[[Labels], None]) -> None:
        """Change the labels by `change` and save the result. Raises SaveNotWritten."""

        def changed(before: Labels) -> Labels:
            labels = dict(before)
            change(labels)
            return {game_id: label for game_id, label in labels.items() if label != PLAIN}

        try:
            self._file.change(changed)
        except OSError as error:
            raise SaveNotWritten(self._file.path, reason(error), repr(error)) from error


def read_labels(content: bytes) -> Labels:
    """Return the labels in a file; raises ValueError for an invalid one."""
    data = documents.document(content)
    if not LABELS(data):
        raise ValueError("the file contains no labels")
    return {game_id: Label(tidy_name(name), starred) for game_id, (name, starred) in data.items()}


def written_labels(labels: Labels) -> bytes:
    kept = {game_id: [label.name, label.starred] for game_id, label in labels.items()}
    return json.dumps(kept, indent=0).encode()


def damaged(file: str) -> Problem:
    return Problem(
        tr("Library", "The file with the names and stars of your games was damaged"),
        tr("Library", "The damaged file was renamed to {file}. No game is lost.", file=file),
        tr(
            "Library",
            "Name and star your games again if you like. You do not need to do anything else.",
        ),
    )


def tidy_name(name: str) -> str:
    """Return a name as plain text of limited length."""
    return plain_name(name, LONGEST_NAME)


# The library on the disk.


TELL_EVERY = 0.25  # seconds, while games are read that are not in the index
# games to read, and seconds before that in which the window paints the known ones
MANY, PAUSE = 50, 0.05
A_GAME = re.compile(rf"[^.].*{re.escape(ENDING)}(\.broken(-\d+)?)?")
AN_ID = re.compile(r"\d{8}-\d{6}-[0-9a-f]{8}(-\d+)?")
LARGEST_COPY = 64 * 2**20
"""The largest file that is copied as it is, in bytes; a larger one than a game can be is broken."""
DULL_NAMES = "burgundy", "game"

Cards = tuple[GameCard, ...]


def ignore(problem: Problem) -> None:
    """Ignores problems, for callers without a user."""


class Library:
    """The games of a folder as cards, the last one played first, including those in the bin.
    `report` gets the problems of damaged labels."""

    def __init__(self, save_folder: SaveFolder, report: data_file.Report = ignore):
        self.save_folder = save_folder
        self.bin = save_folder.folder / "bin"
        self.labels = LabelsFile(save_folder.labels, report)
        self._index = save_folder.folder / "index.jsonl"
        self._known: Known | None = None

    def look(
        self, report: Callable[[Cards, int], None], is_stopped: Callable[[], bool] = lambda: False
    ) -> None:
        """Report all cards and how many files are still unread: at once from the index, then as
        they are read.

        The last report has none left, unless it `is_stopped` before."""
        before = read_index(self._index) if self._known is None else self._known
        labels = self.labels.read()
        files = self._files()
        known = {
            file.path: before[file.path]
            for file in files
            if file.path in before and before[file.path][0] == file
        }
        unread = [file for file in files if file.path not in known]
        self._known = known

        def report_known(left: int) -> None:
            report(
                tuple(
                    labelled(known[file.path][1], labels) for file in files if file.path in known
                ),
                left,
            )

        report_known(len(unread))
        if len(unread) >= MANY:
            time.sleep(PAUSE)
        reported = time.monotonic()
        for left, file in zip(reversed(range(len(unread))), unread, strict=True):
            if is_stopped():
                return
            begun = time.monotonic()
            with file_lock.READING:
                known[file.path] = file, read_card(file.path, file.played, file.in_bin)
            if len(unread) >= MANY:
                time.sleep(time.monotonic() - begun)  # half of the time belongs to the window
            if not left or time.monotonic() - reported > TELL_EVERY:
                report_known(left)
                reported = time.monotonic()
        if unread or len(known) != len(before):
            write_index(self._index, known)

    def _files(self) -> list[Found]:
        """Return the files of all games, the last one changed first."""
        folders = (
            (self.save_folder.folder, False),
            (self.save_folder.finished, False),
            (self.bin, True),
        )
        files = [file for folder, in_bin in folders for file in files_in(folder, in_bin)]
        return sorted(files, key=lambda file: (-file.written, file.path.name))

    def rename(self, card: GameCard, name: str) -> None:
        """Name the game, or remove its name if it is empty. Raises SaveNotWritten."""
        self._label(card.game_id, lambda label: replace(label, name=tidy_name(name)))

    def star(self, card: GameCard, starred: bool) -> None:
        """Star the game, or remove its star. Raises SaveNotWritten."""
        self._label(card.game_id, lambda label: replace(label, starred=starred))

    def _label(self, game_id: str, change: Callable[[Label], Label]) -> None:
        def write(labels: Labels) -> None:
            labels[game_id] = change(labels.get(game_id, PLAIN))

        self.labels.change(write)

    def throw_away(self, card: GameCard) -> GameCard:
        """Move the game to the bin; returns its new card. Raises GameInUse if a window plays it."""
        with self._nobody_playing(card), writing(card.path):
            whole_files.make_private(self.bin)
            return moved(card, free(self.bin / card.path.name), in_bin=True)

    def restore(self, card: GameCard) -> GameCard:
        """Restore the game from the bin; returns its new card."""
        folder = self.save_folder.finished if card.is_finished else self.save_folder.folder
        with writing(card.path):
            whole_files.make_private(folder)
            target = folder / card.path.name
            while self.save_folder.path(target.name.partition(".")[0]).exists() or target.exists():
                target = next_name(target)
            return moved(card, target, in_bin=False)

    def empty_bin(self) -> None:
        """Delete everything in the bin. Raises SaveNotWritten if something cannot be removed, or if
        a folder cannot be read: names and reviews of its games would seem to belong to no game."""
        for file in files_in(self.bin, in_bin=True):
            with writing(file.path):
                file.path.unlink(missing_ok=True)
        for folder in (self.save_folder.folder, self.save_folder.finished):
            with writing(folder), contextlib.suppress(FileNotFoundError):
                os.scandir(folder).close()
        left = {file.path.name.partition(".")[0] for file in self._files()}
        from burgundy_qt.session.reviews.review_folder import ReviewFolder  # late, for the start

        def forget(labels: Labels) -> None:
            for game_id in labels.keys() - left:
                del labels[game_id]

        self.labels.change(forget)
        ReviewFolder(self.save_folder.folder).forget_all_but(left)

    def export(self, card: GameCard, path: Path) -> None:
        """Copy the game's file unchanged, even a broken one. Raises SaveUnreadable or
        SaveNotWritten."""
        try:
            content = whole_files.read_at_most(card.path, LARGEST_COPY + 1)
        except OSError as error:
            raise SaveUnreadable(card.path, reason(error), repr(error)) from error
        if len(content) > LARGEST_COPY:  # half of it would be no copy
            raise too_large(card.path, LARGEST_COPY)
        with writing(path):
            whole_files.write_whole(path, content, whole_files.FOR_OTHERS)

    def take_in(self, path: Path) -> Path:
        """Add the games in a file from elsewhere, which stays unchanged; returns the path of the
        last one here.

        The file's name becomes the name of a single game. A game that is here already is not added
        again. Raises SaveError if it is no game, or one that cannot be played here."""
        from burgundy_qt.session.saves.game_notation import ENDING as OF_TEXT
        from burgundy_qt.session.saves.game_notation import read_games  # for no start

        name = path.name.removesuffix(ENDING).removesuffix(OF_TEXT)
        saves = read_games(path)
        is_telling = len(saves) == 1 and not AN_ID.fullmatch(name) and name not in DULL_NAMES
        return [self._add(save, path, name if is_telling else "") for save in saves][-1]

    def take_in_text(self, text: str) -> Path:
        """Add the game in a text, or all games in notation; returns the path of the last one here.
        Raises SaveError."""
        from burgundy_qt.session.saves import game_notation  # for no start

        notation = game_notation.notation_in(text)
        saves = game_notation.games_in(notation, pasted()) if notation else [save_in_text(text)]
        return [self._add(save, pasted(), "") for save in saves][-1]

    def _add(self, save: Save, path: Path, name: str) -> Path:
        running_game.RunningGame.from_save(save, path)
        place = self.save_folder.path(save.game_id)
        if place.exists():
            if is_same(place, save):
                return place
            save = replace(save, game_id=new_game_id(repeatable.now()))
        lock = self.save_folder.lock(save.game_id)
        try:
            place = self.save_folder.write(save)
        finally:
            lock.release()
        if name:
            self._label(
                save.game_id,
                lambda label: label if label.name else replace(label, name=tidy_name(name)),
            )
        return place

    def text_of(self, card: GameCard, heading: str) -> str:
        """Return the game as text under a heading for people. Raises SaveError."""
        return text_of(read_save(card.path), heading)

    def line_up_of(self, card: GameCard) -> line_up.LineUp:
        """Return the game's players, clock and complete request: enough to play the same deal
        again. Raises SaveError."""
        save = read_save(card.path)
        clock = replace(save.clock, left=()) if save.clock is not None else None
        return line_up.LineUp(save.seats, request_in(save, card.path), clock)

    @contextlib.contextmanager
    def _nobody_playing(self, card: GameCard) -> Iterator[None]:
        """Keep windows from playing the game while the block runs; raises GameInUse if one does
        already."""
        lock = self.save_folder.lock(card.game_id)
        try:
            yield
        finally:
            lock.release()


def labelled(card: GameCard, labels: Labels) -> GameCard:
    """Return the card with the user's labels."""
    label = labels.get(card.game_id)
    return card if label is None else replace(card, name=label.name, starred=label.starred)


def files_in(folder: Path, in_bin: bool) -> Iterator[Found]:
    """Yield the files of games in one folder, none if it does not exist."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if A_GAME.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    about = entry.stat()
                    yield Found(folder / entry.name, in_bin, about.st_mtime_ns, about.st_size)


def is_same(place: Path, save: Save) -> bool:
    """Return whether the file contains this very game, as far as it was played."""
    try:
        return read_save(place).record == save.record
    except SaveError:
        return False


def moved(card: GameCard, target: Path, in_bin: bool) -> GameCard:
    """Return the card after moving its file, which is on disk when this returns."""
    whole_files.put_in_place(card.path, target)
    whole_files.flush_folder(target.parent)
    whole_files.flush_folder(card.path.parent)
    return replace(card, path=target, in_bin=in_bin)


def free(path: Path) -> Path:
    """Return the path, or a similar free one."""
    while path.exists():
        path = next_name(path)
    return path


def next_name(path: Path) -> Path:
    """Return the path with a number added to the game's id: "game-2", "game-3"."""
    stem, dot, endings = path.name.partition(".")
    numbered = re.fullmatch(r"(.*[0-9a-f]{8})-(\d+)", stem)
    first, number = (numbered[1], int(numbered[2])) if numbered else (stem, 1)
    return path.with_name(f"{first}-{number + 1}{dot}{endings}")


@contextlib.contextmanager
def writing(path: Path) -> Iterator[None]:
    """Convert errors of the system into SaveNotWritten of this path."""
    try:
        yield
    except OSError as error:
        raise FileNotMoved(path, reason(error), repr(error)) from error


class FileNotMoved(SaveNotWritten):
    """A file of the library could not be moved, removed or copied."""

    title = tr_noop("Saves", "The file could not be changed")
    advice = tr_noop(
        "Saves",
        "Check that the file still exists, that you are allowed to write to the folder and "
        "that the disk is not full.",
    )
