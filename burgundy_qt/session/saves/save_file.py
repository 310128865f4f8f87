"""A saved game as text and back (docs/save-format.md), and as a few lines that survive mails,
quoting and forums.

Those lines are the save, compressed, between two brackets. Changes of white space, line breaks and
line beginnings by mail programs do no harm; a changed or missing letter is detected.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import textwrap
import zlib
from codecs import BOM_UTF8
from dataclasses import dataclass, fields, replace
from itertools import count
from pathlib import Path
from typing import Any

from burgundy_qt import __version__
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import InvalidArgument, RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT, GAMES, ruleset
from burgundy_qt.rules.ruleset import Action, RecordLine, StateObject
from burgundy_qt.session import line_up, problem
from burgundy_qt.session.saves.save_schema import CURRENT, first_invalid_part, migrate
from burgundy_qt.session.variations import MOST_BYTES
from burgundy_qt.storage.documents import Document, fingerprint, finite, is_flat
from burgundy_qt.storage.whole_files import OURS_ALONE, read_at_most, write_whole

# The saved game as text and back (docs/save-format.md).


FORMAT = "burgundy-qt save"
BEGINNING = f'{{"format":"{FORMAT}"'.encode()
CHECK = b',"check":"'
MAX_BYTES = 2 * 2**20
MAX_DEPTH = 32
MOST_BYTES_OF = {"comments": 2**19, "variations": MOST_BYTES}
"""Of these parts; a quarter of a save remains for the game itself."""


@dataclass(frozen=True)
class Save:
    """A saved game. `record` is the rules' private record; `redo` the undone (seat, action), the
    next first; `turns` the number of actions before each turn with the game's mark then; `snapshot`
    the public state now, `mark` the game's mark (None in a file of version 2); `handed` the changes
    of seats: (actions before, seat, new level or None); `clock` that of people, if any; `tutor` the
    loss from which people are asked first, "" for none; `unaided`: it is played without help;
    `comments`: what people wrote about it, each with the number of actions before it;
    `variations` the trees of its analysis table (session/variations.py); `correction`: in a
    recorded game, how many of `redo` the next entry replaces before the others follow; None if they
    were undone."""

    game_id: str
    created: str
    seats: tuple[line_up.SeatPlan, ...]
    casual: bool
    finished: bool
    rules: int
    record: list[RecordLine]
    redo: tuple[tuple[int, Action], ...]
    turns: tuple[tuple[int, str], ...]
    snapshot: StateObject
    handed: tuple[tuple[int, int, str | None], ...] = ()
    clock: line_up.Clock | None = None
    mark: str | None = None
    tutor: str = ""
    unaided: bool = False
    comments: tuple[tuple[int, str], ...] = ()
    variations: tuple[Document, ...] = ()
    correction: int | None = None
    program: str = __version__

    @property
    def comments_so_far(self) -> tuple[tuple[int, str], ...]:
        """Return the comments up to the end of the record; others are about what was undone."""
        actions = sum(event.get("event") == "action" for event in self.record)
        return tuple(one for one in self.comments if one[0] <= actions)


def save_of_bots(
    game: Game, game_id: str, created: str, seats: tuple[line_up.SeatPlan, ...]
) -> Save:
    """Return a game of bots as a casual save."""
    return Save(
        game_id=game_id,
        created=created,
        seats=seats,
        casual=True,
        finished=game.is_over,
        rules=ruleset(game.request["game"]).version,
        record=game.record(private=True),
        redo=(),
        turns=(),
        snapshot=game.state(),
        mark=mark_of(game),
    )


def mark_of(game: Game) -> str:
    """Return the fingerprint of everything known about a position, by everybody and by some
    seats."""
    known = game.state()
    if game.is_known_to_all():
        return fingerprint(known)
    by_seat = [game.state(seat) for seat in range(game.seats)]
    return fingerprint(
        known if all(own == known for own in by_seat) else {"everybody": known, "seats": by_seat}
    )


def write_save(path: Path, save: Save, mode: int = OURS_ALONE) -> None:
    """Write `save` to `path`; it is on disk when this returns. Raises SaveNotWritten."""
    document = save_document(save)
    content = with_checksum(document)
    is_too_large = len(content) > MAX_BYTES
    excess = too_large(path, MAX_BYTES).what if is_too_large else excess_in(document)
    if excess is not None:
        raise problem.SaveNotWritten(path, excess)
    try:
        write_whole(path, content, mode)
    except OSError as error:
        raise problem.SaveNotWritten(path, reason(error), repr(error)) from error


def read_save(path: Path) -> Save:
    """Return the game saved in `path`, of this version or an earlier one. Changes nothing; raises
    SaveError."""
    try:
        content = read_at_most(path, MAX_BYTES + 1)
    except OSError as error:
        raise problem.SaveUnreadable(path, reason(error), repr(error)) from error
    if len(content) > MAX_BYTES:
        raise too_large(path, MAX_BYTES)
    return save_from(content, path)


def too_large(path: Path, limit: int) -> problem.SaveTooLarge:
    """The file has more bytes than this."""
    what = tr("Saves", "the file is larger than {size} MiB", size=limit // 2**20)
    return problem.SaveTooLarge(path, what)


def save_from(content: bytes, path: Path) -> Save:
    """Return the save in `content`, the bytes of a file; raises SaveError, which names `path`. A
    byte order mark before it, which some editors add, is ignored."""
    document, version = opened(content.removeprefix(BOM_UTF8), path)
    return save_in(migrate(dict(document), version), path)


def reason(error: OSError) -> str:
    """Return the system's message as the end of a sentence."""
    return tr("Saves", "the system reports “{reason}”", reason=error.strerror or error)


def save_document(save: Save) -> dict[str, object]:
    """Return the document of the current version; its header comes first, for people who look at
    the file."""
    return {
        "format": FORMAT,
        "version": CURRENT,
        "program": save.program,
        "rules": save.rules,
        "id": save.game_id,
        "created": save.created,
        "casual": save.casual,
        "finished": save.finished,
        "seats": [written_seat(plan) for plan in save.seats],
        "handed": [list(change) for change in save.handed],
        "clock": line_up.written_clock(save.clock),
        **({"tutor": save.tutor} if save.tutor else {}),
        **({"unaided": True} if save.unaided else {}),
        **({"comments": [list(each) for each in save.comments]} if save.comments else {}),
        **({"variations": list(save.variations)} if save.variations else {}),
        "record": save.record,
        "redo": [list(undone) for undone in save.redo],
        **({"correction": save.correction} if save.redo and save.correction is not None else {}),
        "turns": [list(turn) for turn in save.turns],
        "snapshot": save.snapshot,
        "mark": save.mark,
    }


def with_checksum(document: Document) -> bytes:
    """Return the document as a line of ASCII, with a checksum of everything before it."""
    body = written(document)
    return body[:-1] + CHECK + checksum(body).encode() + b'"}\n'


def written(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii")


def checksum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


def opened(content: bytes, path: Path) -> tuple[Document, int]:
    """Return the document in `content` and its version, after checking that it is ours, complete
    and readable here."""
    if not has_valid_checksum(content):
        raise why_not_sealed(content, path)
    document = parsed(content, path)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise problem.SaveForeign(path, tr("Saves", "the file was not written by Burgundy Qt"))
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise problem.SaveDamaged(path, tr("Saves", "its “version” is not a version number"))
    if version > CURRENT:
        program = document.get("program")
        what = tr(
            "Saves",
            "it has format {format}, but this program reads formats up to {known}",
            format=version,
            known=CURRENT,
        )
        raise problem.SaveFromNewerVersion(path, what, f"saved by version {program!r:.40}")
    check_depth(content, path)
    return document, version


def has_valid_checksum(content: bytes) -> bool:
    """Return whether `content` is exactly as `sealed` made it; checked before anything is
    parsed."""
    body, _, seal = content.rstrip().rpartition(CHECK)
    return seal == checksum(body + b"}").encode() + b'"}'


def why_not_sealed(content: bytes, path: Path) -> problem.SaveError:
    """Return the error for a save with a wrong checksum, from its beginning and end."""
    if not BEGINNING.startswith(content[: len(BEGINNING)]):
        return problem.SaveForeign(path, tr("Saves", "the file was not written by Burgundy Qt"))
    if not content.rstrip().endswith(b"}"):
        return problem.SaveTruncated(
            path, tr("Saves", "the file ends too early, after {n} byte(s)", n=len(content))
        )
    return problem.SaveDamaged(
        path,
        tr("Saves", "its contents have changed since it was saved (the checksum does not match)"),
    )


def parsed(content: bytes, path: Path) -> Any:
    """Return the JSON value in `content`; numbers that JSON cannot write are refused."""
    try:
        return json.loads(content.decode(), parse_constant=finite, parse_float=finite)
    except RecursionError as error:
        raise problem.SaveDamaged(
            path, tr("Saves", "its contents are nested too deeply")
        ) from error
    except ValueError as error:
        raise problem.SaveDamaged(
            path, tr("Saves", "its contents cannot be read"), str(error)[:200]
        ) from error


def check_depth(content: bytes, path: Path) -> None:
    """Refuse content nested more deeply than any save, because code that reads it may recurse."""
    if not is_flat(content, MAX_DEPTH):
        raise problem.SaveDamaged(path, tr("Saves", "its contents are nested too deeply"))


def require_known_game(document: Document, path: Path) -> None:
    """Refuse a save of a game that this program does not know yet, before any other part of it is
    read."""
    match document.get("record"):
        case [{"game": str(game)}, *_] if game not in GAMES:
            what = tr("Saves", "it is from a game that this program does not know yet")
            raise problem.SaveFromNewerVersion(path, what, f"game {game!r:.40}")


def save_in(document: Document, path: Path) -> Save:
    """Return the save of a document of the current version, with every part checked."""
    require_known_game(document, path)
    wrong = first_invalid_part(document)
    if wrong is not None:
        raise problem.SaveDamaged(
            path, tr("Saves", "its “{part}” is missing or has the wrong type", part=wrong)
        )
    excess = excess_in(document)
    if excess is not None:
        raise problem.SaveTooLarge(path, excess)
    return Save(
        game_id=document["id"],
        created=document["created"],
        seats=tuple(map(seat_from, document["seats"], count(1))),
        casual=document["casual"],
        finished=document["finished"],
        record=document["record"],
        redo=tuple(map(tuple, document["redo"])),
        turns=tuple(map(tuple, document["turns"])),
        snapshot=document["snapshot"],
        handed=tuple(map(tuple, document["handed"])),
        clock=line_up.clock_from(document["clock"]),
        mark=document["mark"],
        tutor=document.get("tutor", ""),
        unaided=document.get("unaided", False),
        comments=tuple(map(tuple, document.get("comments", ()))),
        variations=tuple(document.get("variations", ())),
        correction=document.get("correction"),
        program=document["program"],
        rules=document["rules"],
    )


def excess_in(document: Document) -> str | None:
    """Return what leaves no room in a save for the game itself: too many comments or variations;
    None if there is room."""
    for part, most in MOST_BYTES_OF.items():
        if part in document and len(written(document[part])) > most:
            size = most // 2**10
            return tr("Saves", "its “{part}” has more than {size} KiB", part=part, size=size)
    return None


def has_these_rules(save: Save) -> bool:
    """Return whether the record of a save has the same meaning here as for the program that wrote
    it."""
    game = save.record[0].get("game", DEFAULT)
    return isinstance(game, str) and game in GAMES and save.rules == ruleset(game).version


def request_in(save: Save, path: Path) -> RequestObject:
    """Return the request of a saved game, complete except for a seed that the file does not have;
    raises SaveDamaged."""
    asked = save.record[0]
    try:
        request = ruleset(asked.get("game", DEFAULT)).complete_request(asked, 0)
        if request["players"] != len(save.seats):
            raise InvalidArgument(
                f'"players" is {request["players"]}, but {len(save.seats)} seats are taken'
            )
    except InvalidArgument as why:
        raise problem.SaveDamaged(
            path, tr("Saves", "its record cannot be replayed"), f"line 1: {why}"
        ) from why
    return {**request, "seed": asked.get("seed")}


def written_seat(plan: line_up.SeatPlan) -> dict[str, object]:
    """Return a seat as a JSON object."""
    pace = {} if plan.pace is None else {"pace": plan.pace}
    style = {} if plan.style is None else {"style": plan.style}
    return {
        "name": plan.name,
        "level": plan.level,
        "colour": plan.colour,
        "avatar": plan.avatar,
        **pace,
        **style,
    }


def seat_from(written: Document, number: int) -> line_up.SeatPlan:
    """Return the seat that `written_seat` wrote; one without a visible name is called by its
    number."""
    data: Document = {each.name: written.get(each.name) for each in fields(line_up.SeatPlan)}
    plan = line_up.SeatPlan(**data)
    return plan if plan.name else replace(plan, name=f"Player {number}")


WIDTH = 72
LONGEST_TEXT = 2 * 2**20
GAME_TEXT_BEGINNING = re.compile(r"\[\s*burgundy-qt\s+game\s*:")
NOT_OURS = re.compile(r"[^A-Za-z0-9_-]")


def text_of(save: Save, heading: str) -> str:
    """Return the game as text under a `heading` for people, without undone actions and marks of
    turns."""
    sent = replace(save, redo=(), turns=(), comments=save.comments_so_far)
    whole = zlib.compress(with_checksum(save_document(sent)), 9)
    letters = base64.urlsafe_b64encode(whole).decode().rstrip("=")
    return "\n".join([heading, "", "[burgundy-qt game:", *textwrap.wrap(letters, WIDTH), "]", ""])


def save_in_text(text: str) -> Save:
    """Return the first game in `text`, whatever surrounds it. Raises SaveError, which names the
    pasted text."""
    beginning = GAME_TEXT_BEGINNING.search(text[:LONGEST_TEXT])
    if beginning is None:
        raise problem.SaveForeign(
            pasted(),
            tr("Saves", "it does not contain a game: a game begins with “[burgundy-qt game:”"),
        )
    letters, end, _ = text[beginning.end() : LONGEST_TEXT].partition("]")
    if not end:
        raise problem.SaveTruncated(
            pasted(), tr("Saves", "the “]” at the end of the game is missing")
        )
    return save_from(decompressed_letters(NOT_OURS.sub("", letters)), pasted())


def decompressed_letters(letters: str) -> bytes:
    """Return the bytes of the save, at most as many as any save can have."""
    squeezer = zlib.decompressobj()
    try:
        content = squeezer.decompress(
            base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), MAX_BYTES
        )
    except (ValueError, zlib.error) as error:
        raise problem.SaveDamaged(
            pasted(),
            tr("Saves", "some of its characters were changed or lost on the way"),
            str(error),
        ) from error
    if squeezer.unconsumed_tail:
        raise problem.SaveTooLarge(pasted(), tr("Saves", "it is too long for a game"))
    if not squeezer.eof:
        raise problem.SaveTruncated(
            pasted(), tr("Saves", "some of its characters were lost on the way")
        )
    return content


def pasted() -> Path:
    """Return the name of the text in error messages, in place of a file."""
    return Path(tr("Saves", "The pasted text"))
