"""Collections of explored games: those of bots that come with the program, a file for each game,
and those of one's own library, whose summaries are kept beside its index.

Both are checked when they are read. A damaged line of one's own games is read again from the save.
"""

from __future__ import annotations

import contextlib
import gzip
import json
import logging
import os
import random
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from burgundy_qt import assets, repeatable
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session import line_up, problem, running_game
from burgundy_qt.session.data_file import is_integer, is_text, list_of, optional, tuple_of
from burgundy_qt.session.explorer.explored_game import ExploredGame, LineReader, explored, written
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.storage import documents, file_lock, whole_files

if TYPE_CHECKING:
    from burgundy_qt.ai.game_bots import MatchSetup, SeatCount

log = logging.getLogger(__name__)
VERSION = 1
MOST_BYTES = 2_000_000
"""Of a collection that comes with the program."""
MOST_UNZIPPED = 64 << 20
SHIPPED = Path(assets.__file__).parent / "explorer"
COLLECTION = ".games"
"""The ending of its file."""
FORMAT = "burgundy-games"


def packed(game: str, games: Iterable[ExploredGame]) -> bytes:
    """Return a collection as a file: the same games give the same bytes."""
    lines = [f"{FORMAT} {VERSION} {game}", *map(written, games)]
    return gzip.compress("\n".join(lines).encode("ascii"), 9, mtime=0)


def unpacked(content: bytes, game: str) -> Iterator[ExploredGame]:
    """Yield the games of a collection of this game. Raises ValueError for anything else."""
    heading, *lines = documents.unzipped(content, MOST_UNZIPPED).decode("ascii").split("\n")
    if heading != f"{FORMAT} {VERSION} {game}":
        raise ValueError(f"{heading!r:.80} is not the heading of a collection of {game}")
    return map(LineReader(game).game, lines)


def shipped_games(game: str) -> tuple[ExploredGame, ...]:
    """Return the bots' games that come with the program; none if their file is unusable: the log
    gives the reason."""
    try:
        content = whole_files.read_at_most(SHIPPED / f"{game}{COLLECTION}", MOST_BYTES + 1)
        return tuple(unpacked(content, game))
    except FileNotFoundError:
        return ()
    except (OSError, ValueError) as error:
        log.warning("no games to explore: %s", error)
        return ()


# The bots' games are not stored, because they are quickly played again: each depends only on its
# number.


NAMES = [level.name for level in LEVELS[:-1]]
"""The levels that are not limited by time alone."""
WEIGHTS = 4, 4, 4, 4, 1
"""How often each of them plays: a Baron takes as long as ten others."""
LONG = 3600.0
"""Seconds: only work limits the bots, so that no game depends on the machine."""
USUAL, KINDS = 0.5, 4


@dataclass(frozen=True)
class BotsGame:
    """A game of the collection of `game`: its number there, and what the explorer knows of it."""

    game: str
    number: int
    explored: ExploredGame

    @property
    def game_id(self) -> str:
        """The id that it has in the library."""
        return f"bots-{self.game}-{self.number + 1}"


def played_again(asked: BotsGame) -> save_file.Save:
    """Return a game of the collection, played again as it was. Raises SaveFromOtherRules if it
    became another game, because the bots or the rules have changed since."""
    game, levels = bots_play(asked.game, asked.number)
    if explored(game.record(), levels) != asked.explored:
        name = tr("Explorer", "Game {number} of bots", number=asked.number + 1)
        raise problem.SaveFromOtherRules(
            Path(name), tr("Explorer", "the bots play it differently now")
        )
    seats = tuple(
        line_up.SeatPlan(f"{name.capitalize()} {seat}", name)
        for seat, name in enumerate(levels, start=1)
    )
    now = repeatable.now().isoformat("T", "seconds")
    return running_game.RunningGame(
        game, line_up.LineUp(seats, game.request), asked.game_id, now
    ).save()


def bots_play(game: str, number: int) -> tuple[Game, list[str]]:
    """Play the game of a number, as the collection has it; return it, and the levels of its seats.
    Half of the games have two players, and half of them bots of equal levels."""
    from burgundy_qt.ai.game_bots import bots_of, tables_of
    from burgundy_qt.ai.thinker import Thinker

    chance = random.Random(f"{game} {number}")
    table = 2 if chance.random() < USUAL else chance.choice(tables_of(game))
    seats = bots_of(game).tables[table].seats
    is_equal, one = chance.random() < USUAL, chance.choices(NAMES, WEIGHTS)[0]
    levels = [one if is_equal else chance.choices(NAMES, WEIGHTS)[0] for _ in range(seats)]
    at = Game({**setup_of(game, table, number).request(seats, number), "game": game})
    bots = [Thinker(name, seed=number * 8 + seat) for seat, name in enumerate(levels)]
    for bot in bots:
        bot.level = replace(bot.level, seconds=LONG)
    while not at.is_over:
        seat = at.deciding()
        at.apply(at.action(bots[seat].choose(at.position, seat)), seat)
    return at, levels


def setup_of(game: str, table: SeatCount, number: int) -> MatchSetup:
    """Return the set-up of a game: by turns the plain one, the latest edition without modules, and
    twice one drawn by the number."""
    from burgundy_qt.ai.arena.match_setup import box_of
    from burgundy_qt.ai.game_bots import bots_of

    kind = number % KINDS
    if kind == 0:
        return bots_of(game).plain_box(table)
    if kind == 1 and isinstance(table, int) and table > 1:
        return box_of(game, ruleset(game).describe()["editions"][0]["edition"])
    return bots_of(game).random_box(number, table)


# One's own finished games.


@dataclass(frozen=True, eq=False)
class OwnGame:
    """A finished game of the library: its file, when it began (UTC, ISO 8601), the names of its
    players, and what the explorer knows of it."""

    path: Path
    began: str
    names: tuple[str, ...]
    game: str
    explored: ExploredGame


Stamp = tuple[int, int]
"""When a file was changed, in nanoseconds, and its size."""
Kept = dict[str, tuple[Stamp, OwnGame | None]]
"""By the name of a file what is known of it; None for one that cannot be explored."""
LARGEST = 64 << 20
CHECK = 9
"""The letters before the JSON of a line: a checksum and a space."""
AT_A_TIME = 100
"""So many new games are reported together."""
A_STAMP = is_integer(0, 2**63)
IS_OWN = tuple_of(is_text, is_text, list_of(is_text, 1, 9), is_text)
IS_LINE = tuple_of(is_integer(1, 999), is_text, A_STAMP, A_STAMP, optional(IS_OWN))


class OwnGames:
    """The finished games of a folder; `cache` is the file of their summaries, which can always be
    made again. For one thread."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder, self.cache = folder, cache
        self.known: Kept | None = None

    def games(self, game: str) -> tuple[OwnGame, ...]:
        """Return the games that are known so far, the latest first."""
        known = (own for _, own in (self.known or {}).values())
        found = [own for own in known if own is not None and own.game == game]
        return tuple(sorted(found, key=lambda own: own.began, reverse=True))

    def catch_up(self, is_stopped: Callable[[], bool]) -> Iterator[int]:
        """Read the games that are new or have changed, and forget those that are gone; yield now
        and then how many files are left to read."""
        before = self.read_cache() if self.known is None else self.known
        files = dict(self._files())
        known: Kept = {
            name: kept for name, kept in before.items() if name in files and kept[0] == files[name]
        }
        self.known = known
        unread = [name for name in sorted(files, reverse=True) if name not in known]
        for left, name in zip(reversed(range(len(unread))), unread, strict=True):
            if is_stopped():
                return
            begun = time.monotonic()
            with file_lock.READING:
                known[name] = files[name], own_game(self.folder / name)
            if len(unread) >= AT_A_TIME:
                time.sleep(time.monotonic() - begun)  # half of the time belongs to the window
            if left % AT_A_TIME == 0:
                yield left
        if unread or len(known) != len(before):
            self._write_cache(known)

    def _files(self) -> Iterator[tuple[str, Stamp]]:
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if entry.name.endswith(save_folder.ENDING) and not entry.name.startswith("."):
                    about = entry.stat()
                    yield entry.name, (about.st_mtime_ns, about.st_size)

    def read_cache(self) -> Kept:
        """Return the summaries in the cache, without damaged lines."""
        known: Kept = {}
        with contextlib.suppress(OSError):
            for line in whole_files.read_at_most(self.cache, LARGEST).splitlines():
                with contextlib.suppress(ValueError):
                    name, stamp, own = self._from_line(line)
                    known[name] = stamp, own
        return known

    def _from_line(self, line: bytes) -> tuple[str, Stamp, OwnGame | None]:
        if line[:CHECK] != sum_of(line[CHECK:]):
            raise ValueError("the line is damaged")
        data = documents.document(line[CHECK:])
        if not IS_LINE(data) or data[0] != VERSION or "/" in data[1]:
            raise ValueError("the line is of another version")
        _, name, changed, size, about = data
        if about is None:
            return name, (changed, size), None
        game, began, names, content = about
        if game not in GAMES:
            raise ValueError("the game is unknown")
        own = LineReader(game).game(content)
        return name, (changed, size), OwnGame(self.folder / name, began, tuple(names), game, own)

    def _write_cache(self, known: Kept) -> None:
        """Write the cache. If that fails, the games are read again next time."""
        lines = (
            json.dumps([VERSION, name, *stamp, line_of(own)], separators=(",", ":")).encode()
            for name, (stamp, own) in known.items()
        )
        with contextlib.suppress(OSError):
            whole_files.write_whole(
                self.cache, b"".join(sum_of(line) + line + b"\n" for line in lines)
            )


def line_of(own: OwnGame | None) -> Sequence[Any] | None:
    """Return a game for a line of the cache."""
    return None if own is None else [own.game, own.began, own.names, written(own.explored)]


def sum_of(line: bytes) -> bytes:
    """Return the checksum and space before a line."""
    return b"%08x " % zlib.crc32(line)


def own_game(path: Path) -> OwnGame | None:
    """Return the game of a save; None if it is unfinished or cannot be explored: the library
    reports broken files."""
    try:
        save = save_file.read_save(path)
        request = save_file.request_in(save, path)
        return OwnGame(
            path,
            save.created,
            tuple(plan.name for plan in save.seats),
            request["game"],
            explored([request, *save.record[1:]], [plan.level for plan in save.seats]),
        )
    except (problem.SaveError, ValueError) as error:
        log.info("%s is not explored: %s", path.name, error)
        return None
