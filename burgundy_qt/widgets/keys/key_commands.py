"""The commands that have a key: their words, the room where the key works, the default keys,
and those of each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.rules.registry import GAMES, answer_if_any

# GameKeys: the keys that a game adds; they take precedence while that game is on the table.
# Such a game answers in widgets/games/GAME/GAME_keys.py. It is imported during the import of
# this module, so it can use only the names defined above keys_of_games.


Told = tuple[tuple[str, ...], str]
"""The names of commands, and what their keys do."""


class GameKey(NamedTuple):
    """A command of a game: its name in the game's room, its title, its default keys, and the
    number for the title's placeholder."""

    name: str
    sentence: str
    keys: tuple[str, ...]
    number: int | None = None


class GameKeys:
    """The keys of a game, with titles of the context "Keys".

    Their room has the name of the game; the names of its commands begin with it.
    """

    title: ClassVar[str]
    """What the room is called."""
    commands: ClassVar[Sequence[GameKey]]
    """All of them."""
    listed: ClassVar[Sequence[Told]]
    """What the list of keys tells of them while the game lies on the table."""


@cache
def keys_of_games() -> Mapping[str, GameKeys]:
    """Return the keys of each game that has some, by its name in the protocol.

    This is quick, because those modules contain only words.
    """
    found = {game: answer_if_any("keys", game) for game in GAMES}
    return {game: keys for game, keys in found.items() if keys is not None}


# The commands of the menus: name, title and default keys of each.


MenuCommand = tuple[str, str, str | tuple[str, ...]]
MENUS: Mapping[str, Sequence[MenuCommand | None]] = {
    later("Menu", "Game"): (
        ("home", later("Menu", "Home"), ("Shift+H", "Alt+Home")),
        ("new", later("Menu", "New game…"), "N"),
        ("watch", later("Menu", "Watch bots"), "Shift+B"),
        ("challenge", later("Menu", "Challenge of the day…"), "C"),
        ("puzzles", later("Menu", "Puzzles…"), "Shift+C"),
        ("tournaments", later("Menu", "Tournaments…"), "Shift+M"),
        ("library", later("Menu", "Games…"), "G"),
        ("open", later("Menu", "Open a file…"), "Ctrl+O"),
        ("paste", later("Menu", "Paste a game"), "Ctrl+V"),
        ("save", later("Menu", "Save a copy…"), "Ctrl+S"),
        ("save sheet", later("Menu", "Save the sheet…"), "Ctrl+Shift+S"),
        ("print sheet", later("Menu", "Print the sheet…"), "Ctrl+Shift+D"),
        ("seats", later("Menu", "Players…"), "Shift+G"),
        None,
        ("statistics", later("Menu", "Statistics…"), "Ctrl+T"),
        ("settings", later("Menu", "Settings…"), "Ctrl+,"),
        None,
        ("quit", later("Menu", "Quit"), "Ctrl+Q"),
    ),
    later("Menu", "Move"): (
        ("undo", later("Menu", "Undo"), ("Z", "Ctrl+Z")),
        ("redo", later("Menu", "Redo"), ("Y", "Ctrl+Y", "Ctrl+Shift+Z")),
        ("undo turn", later("Menu", "Undo the turn"), "Shift+Z"),
        None,
        ("workers", later("Menu", "Take workers"), "W"),
        ("buy point", later("Menu", "Buy a point"), "B"),
        ("another", later("Menu", "Another way"), "A"),
        ("pass", later("Menu", "Pass"), "P"),
        ("end", later("Menu", "End turn"), "E"),
        None,
        ("move now", later("Menu", "Move now"), "Shift+J"),
        ("engine", later("Menu", "An engine has stopped…"), "Shift+E"),
        ("skip", later("Menu", "Skip to my turn"), "J"),
        ("at once", later("Menu", "Bots act at once"), "Ctrl+J"),
    ),
    later("Menu", "View"): (
        ("review", later("Menu", "Look back"), ("R", "Ctrl+R")),
        None,
        ("log", later("Menu", "Log"), "L"),
        ("recap", later("Menu", "Since your last turn"), "O"),
        ("moves", later("Menu", "Moves"), "M"),
        ("score", later("Menu", "Score"), "S"),
        ("score sheet", later("Menu", "Score sheet…"), "Shift+S"),
        None,
        ("zoom in", later("Menu", "Larger"), ("Ctrl++", "Ctrl+=")),
        ("zoom out", later("Menu", "Smaller"), "Ctrl+-"),
        ("fit", later("Menu", "The whole table"), "Ctrl+0"),
        ("full screen", later("Menu", "Full screen"), "F11"),
        None,
        ("picture", later("Menu", "Save a picture…"), "Ctrl+P"),
        ("copy picture", later("Menu", "Copy a picture"), "Ctrl+Shift+P"),
    ),
    later("Menu", "Analyse"): (
        ("hint", later("Menu", "Hint"), "H"),
        ("do advised", later("Menu", "Follow the hint"), "D"),
        ("tips", later("Menu", "Tips"), "T"),
        ("figures", later("Menu", "Figures of the tips"), "Shift+T"),
        ("for points", later("Menu", "Tips for points or for the win"), "Shift+P"),
        None,
        ("costs", later("Menu", "Cost of each choice"), "Shift+L"),
        ("game review", later("Menu", "Review the game"), "Shift+R"),
    ),
    later("Menu", "Help"): (
        ("first game", later("Menu", "First game, step by step"), ""),
        ("rules", later("Menu", "Rules"), "F1"),
        ("keys", later("Menu", "Keys"), "?"),
        ("about", later("Menu", "About Burgundy Qt"), ""),
    ),
}


Room = str
"""Where a key works: one of these, or that of a game."""
ROOMS: dict[Room, str] = {
    "window": later("Keys", "Anywhere in the window"),
    "table": later("Keys", "On the table"),
    "review": later("Keys", "While looking back"),
    "watch": later("Keys", "While watching bots"),
    "question": later("Keys", "While answering a question"),
    **{game: parts.title for game, parts in keys_of_games().items()},
}


@dataclass(frozen=True)
class Command:
    """A command. A key in the room "window" works everywhere, in another room only there.

    `keys` are the default keys by Qt's portable names, the displayed one first; `number` is for
    the title's placeholder.
    """

    name: str
    room: Room
    context: str
    sentence: str
    keys: tuple[str, ...]
    number: int | None = None

    @property
    def title(self) -> str:
        """The title in the current language."""
        return tr(self.context, self.sentence, number=self.number).removesuffix("…").rstrip()

    def meets(self, other: Command) -> bool:
        """Return whether one key could mean both commands."""
        rooms = {self.room, other.room}
        return len(rooms) == 1 or ("window" in rooms and not rooms & keys_of_games().keys())


TABLE = (
    ("next", later("Keys", "To the next glowing item"), ("Tab",)),
    ("previous", later("Keys", "To the previous glowing item"), ("Shift+Tab",)),
    ("left", later("Keys", "To the left"), ("Left",)),
    ("right", later("Keys", "To the right"), ("Right",)),
    ("up", later("Keys", "Up"), ("Up",)),
    ("down", later("Keys", "Down"), ("Down",)),
    ("choose", later("Keys", "Choose the marked item"), ("Return", "Enter", "Space")),
    ("back", later("Keys", "One step back"), ("Esc",)),
    ("anyway", later("Keys", "Play anyway when the tutor asks"), ("K",)),
    ("look left", later("Keys", "Move the view left"), ("Shift+Left",)),
    ("look right", later("Keys", "Move the view right"), ("Shift+Right",)),
    ("look up", later("Keys", "Move the view up"), ("Shift+Up",)),
    ("look down", later("Keys", "Move the view down"), ("Shift+Down",)),
)
REVIEW = (
    ("start", later("Keys", "To the start"), ("Home",)),
    ("back", later("Keys", "One action back"), ("Left",)),
    ("on", later("Keys", "One action forward"), ("Right",)),
    ("end", later("Keys", "To the end"), ("End",)),
    ("turn back", later("Keys", "One turn back"), ("Up",)),
    ("turn on", later("Keys", "One turn forward"), ("Down",)),
    ("round back", later("Keys", "One round back"), ("PgUp",)),
    ("round on", later("Keys", "One round forward"), ("PgDown",)),
    ("run", later("Keys", "Play or pause"), ("Space",)),
    ("slower", later("Keys", "Slower"), ("-",)),
    ("faster", later("Keys", "Faster"), ("+",)),
    ("hands", later("Keys", "Show or hide all hands"), ("V",)),
    ("play on", later("Keys", "Play on from here"), ("F",)),
    ("mistake back", later("Keys", "In a review: previous mistake"), (",",)),
    ("mistake on", later("Keys", "In a review: next mistake"), (".",)),
    ("better", later("Keys", "In a review: show the better move"), ("X",)),
    ("buttons", later("Keys", "To the buttons"), ("Tab",)),
    ("leave", later("Keys", "Back to the game"), ("Esc",)),
)
WATCH = (
    ("run", later("Keys", "Play or pause"), ("Space",)),
    ("on", later("Keys", "One action forward"), ("Right",)),
    ("slower", later("Keys", "Slower"), ("-",)),
    ("faster", later("Keys", "Faster"), ("+",)),
    ("buttons", later("Keys", "To the buttons"), ("Tab",)),
)
QUESTION = (
    ("answer", later("Keys", "Give up: show the answer"), ("U",)),
    ("again", later("Keys", "Try again"), ("K",)),
    ("next", later("Keys", "Next question"), ("X",)),
    ("leave", later("Keys", "Back to the game"), ("Ctrl+W",)),
)


def _all() -> Iterator[Command]:
    for commands in MENUS.values():
        for command in filter(None, commands):
            name, sentence, keys = command
            yield Command(
                name,
                "window",
                "Menu",
                sentence,
                (keys,) if isinstance(keys, str) and keys else tuple(keys),
            )
    enlarging = later("Keys", "Enlarge estate {number}")
    for number in range(1, MAX_SEATS + 1):
        yield Command(f"estate {number}", "window", "Keys", enlarging, (f"Ctrl+{number}",), number)
    for name, sentence, keys in TABLE:
        yield Command(f"table {name}", "table", "Keys", sentence, keys)
    holding = later("Keys", "Choose a die showing {number}")
    for number in range(1, 7):
        yield Command(f"table die {number}", "table", "Keys", holding, (str(number),), number)
    for name, sentence, keys in REVIEW:
        yield Command(f"review {name}", "review", "Keys", sentence, keys)
    for name, sentence, keys in WATCH:
        yield Command(f"watch {name}", "watch", "Keys", sentence, keys)
    for name, sentence, keys in QUESTION:
        yield Command(f"question {name}", "question", "Keys", sentence, keys)
    for game, parts in keys_of_games().items():
        for own in parts.commands:
            name = f"{game} {own.name}"
            yield Command(name, game, "Keys", own.sentence, own.keys, own.number)


COMMANDS: dict[str, Command] = {command.name: command for command in _all()}
"""All commands by name; those of table, review, watching, questions and games begin with the name
of their room."""
