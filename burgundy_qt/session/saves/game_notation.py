"""Games as text that people can read, comment and edit (docs/save-format.md, "Games as notation"):
headers, the record's events in numbered turns, comments in braces, and variations in brackets.

Nothing is lost: the record that is read is the record that was written. A file may have any number
of games.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from burgundy_qt import __version__, repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.rules import core, errors, registry
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action, Event, RecordLine
from burgundy_qt.session import line_up, problem, variations
from burgundy_qt.session.saves import save_file, save_folder, save_schema
from burgundy_qt.storage.documents import Unreadable, document, is_flat
from burgundy_qt.storage.whole_files import FOR_OTHERS, read_at_most, write_whole

ENDING = ".txt"
NAME, VERSION = "Burgundy", "1"
BEGINNING = f'[{NAME} "'
MOST_BYTES = 256 * 2**20
"""Of a file with many games: about 5,000."""
LONGEST_HEADING = 10_000
"""Letters of a pasted text before its first game."""
HEADER = re.compile(r"\[(\w+) (.*)\]")
NUMBER = re.compile(r"\A\d+\.\s+")
ACTION = re.compile(r"(\d+) ([a-z][a-z-]*) ?(\{.*)?")
EVENT = re.compile(r"([a-z][a-z-]*) ?(\{.*)?")
NODE = "node"
"""Begins the line of a variation's action that no other line can write."""
SEATS = range(core.MAX_SEATS)
INDENT, DEEPEST = "  ", 8
"""Of a variation in another one, and the most of them before a line."""


@dataclass
class GameText:
    """One game of a file: its headers, record and comments, with the line where it begins.

    A comment is the number of actions before it, and its text; `seats` are the headers of the
    seats, in order. `actions` and `size` count the actions and the letters so far. `trees` are the
    variations; `line_of` has for each of them that is not closed yet the node whose line goes on,
    `moves` the number of their actions.
    """

    line: int
    headers: dict[str, Any] = field(default_factory=dict)
    seats: list[Any] = field(default_factory=list)
    record: list[RecordLine] = field(default_factory=list)
    comments: list[tuple[int, str]] = field(default_factory=list)
    actions: int = 0
    size: int = 0
    trees: list[variations.VariationTree] = field(default_factory=list)
    line_of: list[variations.Variation] = field(default_factory=list)
    moves: int = 0


def is_named_as_text(path: Path) -> bool:
    """Return whether a file has the ending of games as text, or no other name."""
    return path.name.lower().endswith(ENDING)


# Writing


def notation_of(save: save_file.Save, comments: Iterable[tuple[int, str]] | None = None) -> str:
    """Return a game as text. `comments`: the number of actions before each, and its text; by
    default those of the save."""
    request, *events = save.record
    result = save.snapshot.get("result")
    values: dict[str, object] = {
        "Id": save.game_id,
        "Date": save.created,
        "Game": request.get("game", registry.DEFAULT),
        "Program": save.program,
        "Rules": save.rules,
        "Mark": save.mark,
        "Actions": sum(event.get("event") == "action" for event in events),
    }
    if result:
        values["Points"] = result["points"]
    lines = [f'{BEGINNING}{VERSION}"]', *(header(*each) for each in values.items())]
    lines += [header("Seat", save_file.written_seat(plan)) for plan in save.seats]
    facts: dict[str, object] = {
        "Casual": save.casual,
        "Unaided": save.unaided,
        "Tutor": save.tutor,
        "Handed": [list(change) for change in save.handed],
        "Clock": line_up.written_clock(save.clock),
    }
    lines += [header(name, value) for name, value in facts.items() if value]
    lines += [header("New", request), ""]
    chosen = save.comments_so_far if comments is None else tuple(comments)
    lines += body(events, chosen)
    for tree in variations.variations_in(save.variations):
        lines += ["", *tree_lines(tree)]
    return "\n".join([*lines, ""])


def header(name: str, value: object) -> str:
    return f"[{name} {compact(value)}]"


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def body(events: Sequence[Event], comments: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Yield the lines of a record, the turns numbered."""
    opens = "turn" if any(event["event"] == "turn" for event in events) else "round"
    numbers, actions = count(1), 0
    waiting = sorted(comments, key=lambda comment: comment[0])
    for event in events:
        if event["event"] == "action":
            while waiting and waiting[0][0] <= actions:
                yield commented(waiting.pop(0)[1])
            actions += 1
        elif event["event"] == opens:
            yield ""
            yield f"{next(numbers)}. {event_line(event)}"
            continue
        yield event_line(event)
    for _, text in waiting:
        yield commented(text)


def event_line(event: Event) -> str:
    """Return an event in one line: its name and the rest of it; an action begins with its seat."""
    rest = {key: value for key, value in event.items() if key != "event"}
    action = rest.get("action")
    if event["event"] != "action" or not (isinstance(action, dict) and "type" in action):
        return f"{event['event']} {compact(rest)}" if rest else str(event["event"])
    of_action = {key: value for key, value in action.items() if key != "type"}
    beside = {key: value for key, value in rest.items() if key not in ("seat", "action")}
    return f"{rest['seat']} {action['type']} {compact(of_action)} {compact(beside)}"


def commented(text: str) -> str:
    """Return a comment in braces; those inside it are written with a backslash."""
    return "{" + re.sub(r"[\\{}]", r"\\\g<0>", " ".join(text.split("\r"))) + "}"


def tree_lines(tree: variations.VariationTree) -> Iterator[str]:
    """Yield the lines of the variations from one position. After an action come, in brackets, those
    that could replace it; then its line goes on."""
    facts = {key: value for key, value in tree.written().items() if key not in ("nodes", "comment")}
    yield f"( {compact(facts)}"
    if tree.root.comment:
        yield commented(tree.root.comment)
    waiting: list[tuple[int, variations.Variation | None]] = [(0, None)]
    waiting += [(1, child) for child in tree.root.children[:1]]
    while waiting:
        depth, node = waiting.pop()
        if node is None:
            yield indented(depth, ")")
            continue
        if node.is_branch:
            yield indented(depth, "(")
            waiting.append((depth, None))
            depth += 1
        waiting += [(depth, child) for child in node.children[:1]]
        if node.parent is not None and not node.is_branch:
            waiting += [(depth, other) for other in reversed(node.parent.children[1:])]
        for line in node_lines(node):
            yield indented(depth, line)
        if node.comment:
            yield commented(node.comment)


def indented(depth: int, line: str) -> str:
    return INDENT * min(depth, DEEPEST) + line


def node_lines(node: variations.Variation) -> list[str]:
    """Return the lines of an action of a variation: the action, the events that followed, and its
    name. An action whose own event comes later, because it is secret, has no second object."""
    own = {"event": "action", "seat": node.seat, "action": node.action}
    has_own = bool(node.events) and own.items() <= node.events[0].items()
    followed = node.events[has_own:]
    line = event_line(node.events[0]) if has_own else event_line(own).removesuffix(" {}")
    lines = [line, *map(plain_line, followed)]
    own_move = Move(node.seat, node.action, node.events[:has_own])
    try:
        is_faithful = [*map(move_or_event, lines)] == [own_move, *followed]
    except ValueError:
        is_faithful = False
    if not is_faithful:
        every = {"seat": node.seat, "action": node.action, "events": node.events}
        lines = [f"{NODE} {compact(every)}"]
    return [*lines, compact(node.name)] if node.name else lines


def plain_line(event: Event) -> str:
    """Return an event of a variation in one line; actions begin with the word, because those with
    their seat begin a new node."""
    return f"{event['event']} {compact({key: event[key] for key in event if key != 'event'})}"


def write_notation(path: Path, saves: Iterable[save_file.Save]) -> None:
    """Write games into one text file. Raises SaveNotWritten."""
    try:
        content = "\n".join(map(notation_of, saves)).encode("utf-8", "replace")
        write_whole(path, content, FOR_OTHERS)
    except OSError as error:
        raise problem.SaveNotWritten(path, save_file.reason(error), repr(error)) from error


def write_copy(path: Path, save: save_file.Save, comments: Iterable[tuple[int, str]]) -> None:
    """Write a copy of a game to a file: as text with further comments, if the file is named so,
    else as a save. Raises SaveNotWritten."""
    if is_named_as_text(path):
        write_notation(path, [replace(save, comments=(*save.comments, *comments))])
    else:
        save_file.write_save(path, save, FOR_OTHERS)


# Reading


def read_games(path: Path) -> list[save_file.Save]:
    """Return the games in a file: the one of a save, or all of a text. Raises SaveError."""
    try:
        most = MOST_BYTES if is_notation(read_at_most(path, 200)) else save_file.MAX_BYTES
        content = read_at_most(path, most + 1)
    except OSError as error:
        raise problem.SaveUnreadable(path, save_file.reason(error), repr(error)) from error
    if len(content) > most:
        raise save_file.too_large(path, most)
    return games_in(content, path) if is_notation(content) else [save_file.save_from(content, path)]


def read_game(path: Path) -> save_file.Save:
    """Return the game in a file, or the first of several. Raises SaveError."""
    return read_games(path)[0]


def is_notation(content: bytes) -> bool:
    """Return whether the bytes of a file are games as text."""
    return content[:200].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(BEGINNING.encode())


def notation_in(text: str) -> bytes:
    """Return the games as text in a pasted text, which other lines may precede; none: no bytes.
    Raises SaveError if there is too much of it."""
    beginning = re.search(rf"^[ \t]*{re.escape(BEGINNING)}", text[:LONGEST_HEADING], re.MULTILINE)
    if beginning is None:
        return b""
    content = text[beginning.start() :].encode("utf-8", "replace")
    if len(content) > MOST_BYTES:
        raise save_file.too_large(save_file.pasted(), MOST_BYTES)
    return content


def games_in(content: bytes, path: Path) -> list[save_file.Save]:
    """Return the games of a text; raises SaveError, which names `path` and the line."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise problem.SaveDamaged(
            path, tr("Saves", "its contents cannot be read"), str(error)
        ) from error
    return [save_of(each, path) for each in texts_in(text, path)]


def texts_in(text: str, path: Path) -> list[GameText]:
    """Return the games of a text, not yet played."""
    found: list[GameText] = []
    comment: list[str] | None = None
    for number, whole in enumerate(io.StringIO(text, newline="\n"), 1):
        line = whole.strip()
        if found and not line.startswith(BEGINNING):
            require_room(found[-1], len(whole), path)
        if comment is not None:
            comment.append(whole.rstrip())
        elif line.startswith(BEGINNING):
            require_closed(found, path)
            found.append(GameText(number))
            require_version(line, path, number)
            continue
        elif not line:
            continue
        elif not found:
            raise problem.SaveForeign(path, tr("Saves", "the file was not written by Burgundy Qt"))
        elif line.startswith("{"):
            comment = [whole.strip()[1:]]
        else:
            add_line(found[-1], line, path, number)
            continue
        if is_closed(comment[-1]):
            add_comment(found[-1], re.sub(r"\\(.)", r"\1", "\n".join(comment)[:-1]))
            comment = None
    if comment is not None:
        raise problem.SaveTruncated(path, tr("Saves", "the “}” at the end of a comment is missing"))
    if not found:
        raise problem.SaveForeign(path, tr("Saves", "the file was not written by Burgundy Qt"))
    require_closed(found, path)
    return found


def require_closed(found: Sequence[GameText], path: Path) -> None:
    """Refuse a last game whose variations have no end."""
    if found and found[-1].line_of:
        raise problem.SaveTruncated(
            path, tr("Saves", "the “)” at the end of a variation is missing")
        )


def add_comment(game: GameText, text: str) -> None:
    """Add a comment to the game, or to the node of a variation that it follows."""
    if not game.line_of:
        game.comments.append((game.actions, text))
        return
    node = game.line_of[-1]
    node.comment = "\n".join(filter(None, (node.comment, text)))


def require_room(game: GameText, more: int, path: Path) -> None:
    """Refuse a game that is longer than any, before the rest of it is read."""
    game.size += more
    numbers = len(game.record), len(game.comments), len(game.seats)
    if (
        game.size > save_file.MAX_BYTES
        or numbers[0] > save_schema.MOST_ACTIONS
        or numbers[1] > save_schema.MOST_COMMENTS
        or numbers[2] > core.MAX_SEATS
        or game.moves > variations.MOST_NODES
        or len(game.trees) > variations.MOST_TREES
    ):
        what = tr("Saves", "the game in line {line} is too long", line=game.line)
        details = "{} letters, {} lines, {} comments, {} seats".format(game.size, *numbers)
        raise problem.SaveTooLarge(path, what, details)


def is_closed(line: str) -> bool:
    """Return whether a line ends a comment, with a brace that has no backslash before it."""
    return re.search(r"(?<!\\)(\\\\)*\}$", line) is not None


def require_version(line: str, path: Path, number: int) -> None:
    """Refuse a game of a later version of the notation."""
    version = line.removeprefix(BEGINNING).removesuffix('"]')
    if version != VERSION:
        what = tr(
            "Saves",
            "line {line}: it has version {version}, but this program reads version {known}",
            line=number,
            version=version[:20],
            known=VERSION,
        )
        raise problem.SaveFromNewerVersion(path, what)


def add_line(game: GameText, line: str, path: Path, number: int) -> None:
    """Add a header or an event to a game."""
    try:
        named = HEADER.fullmatch(line)
        if named is not None and not game.record:
            name, value = named[1], value_in(named[2])
            if name == "Seat":
                game.seats.append(value)
            elif name == "New":
                game.record.append(dict(value))
            else:
                game.headers[name] = value
        elif game.line_of or line.startswith("("):
            add_to_tree(game, line)
        else:
            event = event_in(NUMBER.sub("", line, count=1))
            game.actions += bool(game.record) and event.get("event") == "action"
            game.record.append(event)
    except (ValueError, TypeError, Unreadable) as error:
        what = tr(
            "Saves",
            "line {line} is no header, event, action or comment: {text}",
            line=number,
            text=line[:60],
        )
        raise problem.SaveDamaged(path, what, str(error)[:200]) from error


class Move(NamedTuple):
    """An action of a variation, with its own event if it has one."""

    seat: int
    action: Action
    events: list[Event]


def add_to_tree(game: GameText, line: str) -> None:
    """Add a line of a variation. Raises ValueError."""
    if line.startswith("("):
        open_brackets(game, line[1:].strip())
        return
    node = game.line_of[-1]
    is_begun = node.seat >= 0
    if line == ")":
        game.line_of.pop()
    elif line.startswith('"'):
        node.name = value_in(line)
    elif isinstance(read := move_or_event(line), Move):
        made = variations.Variation(node) if is_begun or node.parent is None else node
        assert made.parent is not None
        made.seat, made.action, made.events = read
        made.parent.children.append(made)
        game.line_of[-1] = made
        game.moves += 1
    elif is_begun:
        node.events.append(read)
    else:
        raise ValueError("no action before")


def open_brackets(game: GameText, rest: str) -> None:
    """Begin a tree, or a branch that replaces the last action. Raises ValueError."""
    if game.line_of:
        before = game.line_of[-1].parent
        if rest or before is None or game.line_of[-1].seat < 0:
            raise ValueError("no action to replace")
        game.line_of.append(variations.Variation(before))
        return
    document = {**value_in(rest), "nodes": []}
    if not variations.are_variations([document]):
        raise ValueError("no beginning of variations")
    game.trees.append(variations.tree_in(document))
    game.line_of.append(game.trees[-1].root)


def move_or_event(line: str) -> Move | Event:
    """Return what a line of a variation says. Raises ValueError."""
    acted = ACTION.fullmatch(line)
    if acted is not None:
        action, *beside = objects_in(acted[3] or "") or [{}]
        action = {"type": acted[2], **action}
        named = {"event": "action", "seat": int(acted[1]), "action": action}
        own: list[Event] = [{**named, **each} for each in beside]
        return Move(int(acted[1]), action, own)
    event = event_in(line)
    if event["event"] != NODE:
        return event
    if event.keys() != {"event", "seat", "action", "events"} or event["seat"] not in SEATS:
        raise ValueError("no action")
    return Move(event["seat"], event["action"], event["events"])


def event_in(line: str) -> Event:
    """Return the event of a line. Raises ValueError."""
    acted = ACTION.fullmatch(line)
    if acted is not None:
        action, beside = (*objects_in(acted[3] or ""), {}, {})[:2]
        return {
            "event": "action",
            "seat": int(acted[1]),
            "action": {"type": acted[2], **action},
            **beside,
        }
    happened = EVENT.fullmatch(line)
    if happened is None:
        raise ValueError("no event")
    rest, *others = objects_in(happened[2] or "") or [{}]
    if others:
        raise ValueError("two objects")
    return {"event": happened[1], **rest}


def objects_in(text: str) -> list[dict[str, Any]]:
    """Return up to two JSON objects one after another. Raises ValueError."""
    if not is_flat(text.encode("utf-8", "replace"), save_file.MAX_DEPTH):
        raise ValueError("nested too deeply")
    found: list[dict[str, Any]] = []
    while text := text.strip():
        value, end = json.JSONDecoder(parse_constant=refused).raw_decode(text)
        if not isinstance(value, dict) or len(found) == 2:
            raise ValueError("no object")
        found.append(value)
        text = text[end:]
    return found


def refused(constant: str) -> float:
    """Refuse a number that JSON cannot write."""
    raise ValueError(constant)


def value_in(text: str) -> Any:
    """Return the JSON value of a header. Raises ValueError."""
    if not is_flat(text.encode(), save_file.MAX_DEPTH):
        raise ValueError("nested too deeply")
    return document(text.encode())


def save_of(text: GameText, path: Path) -> save_file.Save:
    """Return a game of a text as a save, played through by the rules. Raises SaveError."""
    if not text.record or "cmd" not in text.record[0]:
        what = tr("Saves", "the game in line {line} has no header “New”", line=text.line)
        raise problem.SaveDamaged(path, what)
    name, headers = text.record[0].get("game", registry.DEFAULT), text.headers
    if not isinstance(name, str) or name not in registry.GAMES:
        what = tr("Saves", "it is from a game that this program does not know yet")
        raise problem.SaveFromNewerVersion(path, what, f"game {name!r:.40}")
    rules = registry.ruleset(name).version
    is_of_these_rules = headers.get("Rules", rules) == rules
    error: type[problem.SaveError] = (
        problem.SaveDamaged if is_of_these_rules else problem.SaveFromOtherRules
    )
    try:
        game = Game.from_record(text.record)
    except errors.RulesError as why:
        what = tr("Saves", "the game in line {line} cannot be replayed", line=text.line)
        raise error(path, what, str(why)) from why
    actions = headers.get("Actions", len(game.actions))
    if actions != len(game.actions):
        what = tr("Saves", "the game in line {line} ends too early", line=text.line)
        raise problem.SaveTruncated(path, what, f"{len(game.actions)} of {actions} actions")
    mark = save_file.mark_of(game)
    if is_of_these_rules and headers.get("Mark") not in (None, mark):
        what = tr("Saves", "the game in line {line} has been changed", line=text.line)
        raise problem.SaveDamaged(path, what)
    now = repeatable.now()
    id_ = headers.get("Id")
    return save_file.save_in(
        {
            "id": id_ if save_schema.AN_ID(id_) else save_folder.new_game_id(now),
            "program": headers.get("Program", __version__),
            "rules": rules,
            "created": headers.get("Date", now.isoformat("T", "seconds")),
            "casual": headers.get("Casual", False),
            "unaided": headers.get("Unaided", False),
            "finished": game.is_over,
            "seats": text.seats or [{"name": "", "level": None} for _ in range(game.seats)],
            "handed": headers.get("Handed", []),
            "clock": headers.get("Clock"),
            **({"tutor": headers["Tutor"]} if headers.get("Tutor") else {}),
            "record": game.record(private=True),
            "redo": [],
            "turns": [],
            "snapshot": game.state(),
            "mark": mark,
            **({"comments": [list(each) for each in text.comments]} if text.comments else {}),
            **({"variations": [tree.written() for tree in text.trees]} if text.trees else {}),
        },
        path,
    )
