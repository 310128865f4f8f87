"""The commands that have a key: their words, the room where the key works, the default keys,
and those of each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, NamedTuple

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules import core, registry

# GameKeys: the keys that a game adds; they take precedence while that game is on the table.
# Such a game answers in widgets/games/GAME/GAME_keys.py. It is imported during the import of
# this module, so it can use only the names defined above keys_of_games.


KeyRow = tuple[tuple[str, ...], str]
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
    listed: ClassVar[Sequence[KeyRow]]
    """What the list of keys tells of them while the game lies on the table."""


@cache
def keys_of_games() -> Mapping[str, GameKeys]:
    """Return the keys of each game that has some, by its name in the protocol.

    This is quick, because those modules contain only words.
    """
    found = {game: registry.answer_if_any("keys", game) for game in registry.GAMES}
    return {game: keys for game, keys in found.items() if keys is not None}


# The commands of the menus: name, title and default keys of each.


MenuCommand = tuple[str, str, str | tuple[str, ...]]
MENUS: Mapping[str, Sequence[MenuCommand | None]] = {
    tr_noop("Menu", "Game"): (
        ("home", tr_noop("Menu", "Home"), ("Shift+H", "Alt+Home")),
        ("new", tr_noop("Menu", "New game…"), "N"),
        ("watch", tr_noop("Menu", "Watch bots"), "Shift+B"),
        ("challenge", tr_noop("Menu", "Challenge of the day…"), "C"),
        ("contests", tr_noop("Menu", "Ladder and cup…"), "Shift+W"),
        ("puzzles", tr_noop("Menu", "Puzzles…"), "Shift+C"),
        ("course", tr_noop("Menu", "Course…"), "Shift+K"),
        ("tournaments", tr_noop("Menu", "Tournaments…"), "Shift+M"),
        ("library", tr_noop("Menu", "Games…"), "G"),
        ("open", tr_noop("Menu", "Open a file…"), "Ctrl+O"),
        ("paste", tr_noop("Menu", "Paste a game"), "Ctrl+V"),
        ("save", tr_noop("Menu", "Save a copy…"), "Ctrl+S"),
        ("share", tr_noop("Menu", "Share as a web page…"), "Ctrl+Shift+W"),
        ("save sheet", tr_noop("Menu", "Save the sheet…"), "Ctrl+Shift+S"),
        ("print sheet", tr_noop("Menu", "Print the sheet…"), "Ctrl+Shift+D"),
        ("seats", tr_noop("Menu", "Players…"), "Shift+G"),
        None,
        ("statistics", tr_noop("Menu", "Statistics…"), "Ctrl+T"),
        ("settings", tr_noop("Menu", "Settings…"), "Ctrl+,"),
        None,
        ("quit", tr_noop("Menu", "Quit"), "Ctrl+Q"),
    ),
    tr_noop("Menu", "Move"): (
        ("undo", tr_noop("Menu", "Undo"), ("Z", "Ctrl+Z")),
        ("redo", tr_noop("Menu", "Redo"), ("Y", "Ctrl+Y", "Ctrl+Shift+Z")),
        ("undo turn", tr_noop("Menu", "Undo the turn"), "Shift+Z"),
        ("entries", tr_noop("Menu", "Entries…"), "Ctrl+E"),
        None,
        ("workers", tr_noop("Menu", "Take workers"), "W"),
        ("buy point", tr_noop("Menu", "Buy a point"), "B"),
        ("another", tr_noop("Menu", "Another way"), "A"),
        ("pass", tr_noop("Menu", "Pass"), "P"),
        ("end", tr_noop("Menu", "End turn"), "E"),
        None,
        ("move now", tr_noop("Menu", "Move now"), "Shift+J"),
        ("engine", tr_noop("Menu", "An engine has stopped…"), "Shift+E"),
        ("skip", tr_noop("Menu", "Skip to my turn"), "J"),
        ("at once", tr_noop("Menu", "Bots act at once"), "Ctrl+J"),
    ),
    tr_noop("Menu", "View"): (
        ("review", tr_noop("Menu", "Look back"), ("R", "Ctrl+R")),
        None,
        ("log", tr_noop("Menu", "Log"), "L"),
        ("recap", tr_noop("Menu", "Since your last turn"), "O"),
        ("moves", tr_noop("Menu", "Moves"), "M"),
        ("score", tr_noop("Menu", "Score"), "S"),
        ("score sheet", tr_noop("Menu", "Score sheet…"), "Shift+S"),
        None,
        ("zoom in", tr_noop("Menu", "Larger"), ("Ctrl++", "Ctrl+=")),
        ("zoom out", tr_noop("Menu", "Smaller"), "Ctrl+-"),
        ("fit", tr_noop("Menu", "The whole table"), "Ctrl+0"),
        ("full screen", tr_noop("Menu", "Full screen"), "F11"),
        None,
        ("picture", tr_noop("Menu", "Save a picture…"), "Ctrl+P"),
        ("copy picture", tr_noop("Menu", "Copy a picture"), "Ctrl+Shift+P"),
        ("animation", tr_noop("Menu", "Save the turn as an animation…"), "Ctrl+Shift+A"),
    ),
    tr_noop("Menu", "Analyse"): (
        ("hint", tr_noop("Menu", "Hint"), "H"),
        ("do advised", tr_noop("Menu", "Follow the hint"), "D"),
        ("tips", tr_noop("Menu", "Tips"), "T"),
        ("figures", tr_noop("Menu", "Figures of the tips"), "Shift+T"),
        ("for points", tr_noop("Menu", "Tips for points or for the win"), "Shift+P"),
        None,
        ("costs", tr_noop("Menu", "Cost of each choice"), "Shift+L"),
        ("opponent", tr_noop("Menu", "The opponent's plan"), "Shift+O"),
        ("character", tr_noop("Menu", "What a character was after"), "Shift+I"),
        ("game review", tr_noop("Menu", "Review the game"), "Shift+R"),
        ("analyse", tr_noop("Menu", "Analyse from here"), "Shift+A"),
        None,
        ("explorer", tr_noop("Menu", "Explorer…"), "Ctrl+G"),
        ("games like this", tr_noop("Menu", "Games like this…"), "Ctrl+Shift+G"),
    ),
    tr_noop("Menu", "Help"): (
        ("first game", tr_noop("Menu", "First game, step by step"), ""),
        ("rules", tr_noop("Menu", "Rules"), "F1"),
        ("keys", tr_noop("Menu", "Keys"), "?"),
        ("about", tr_noop("Menu", "About Burgundy Qt"), ""),
    ),
}


Room = str
"""Where a key works: one of these, or that of a game."""
ROOMS: dict[Room, str] = {
    "window": tr_noop("Keys", "Anywhere in the window"),
    "table": tr_noop("Keys", "On the table"),
    "review": tr_noop("Keys", "While looking back"),
    "watch": tr_noop("Keys", "While watching bots"),
    "question": tr_noop("Keys", "While answering a question"),
    "analysis": tr_noop("Keys", "At the analysis table"),
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
    ("next", tr_noop("Keys", "To the next glowing item"), ("Tab",)),
    ("previous", tr_noop("Keys", "To the previous glowing item"), ("Shift+Tab",)),
    ("left", tr_noop("Keys", "To the left"), ("Left",)),
    ("right", tr_noop("Keys", "To the right"), ("Right",)),
    ("up", tr_noop("Keys", "Up"), ("Up",)),
    ("down", tr_noop("Keys", "Down"), ("Down",)),
    ("choose", tr_noop("Keys", "Choose the marked item"), ("Return", "Enter", "Space")),
    ("back", tr_noop("Keys", "One step back"), ("Esc",)),
    ("anyway", tr_noop("Keys", "Play anyway when the tutor asks"), ("K",)),
    ("look left", tr_noop("Keys", "Move the view left"), ("Shift+Left",)),
    ("look right", tr_noop("Keys", "Move the view right"), ("Shift+Right",)),
    ("look up", tr_noop("Keys", "Move the view up"), ("Shift+Up",)),
    ("look down", tr_noop("Keys", "Move the view down"), ("Shift+Down",)),
)
REVIEW = (
    ("start", tr_noop("Keys", "To the start"), ("Home",)),
    ("back", tr_noop("Keys", "One action back"), ("Left",)),
    ("on", tr_noop("Keys", "One action forward"), ("Right",)),
    ("end", tr_noop("Keys", "To the end"), ("End",)),
    ("turn back", tr_noop("Keys", "One turn back"), ("Up",)),
    ("turn on", tr_noop("Keys", "One turn forward"), ("Down",)),
    ("round back", tr_noop("Keys", "One round back"), ("PgUp",)),
    ("round on", tr_noop("Keys", "One round forward"), ("PgDown",)),
    ("run", tr_noop("Keys", "Play or pause"), ("Space",)),
    ("slower", tr_noop("Keys", "Slower"), ("-",)),
    ("faster", tr_noop("Keys", "Faster"), ("+",)),
    ("hands", tr_noop("Keys", "Show or hide all hands"), ("V",)),
    ("play on", tr_noop("Keys", "Play on from here"), ("F",)),
    ("mistake back", tr_noop("Keys", "In a review: previous mistake"), (",",)),
    ("mistake on", tr_noop("Keys", "In a review: next mistake"), (".",)),
    ("better", tr_noop("Keys", "In a review: show the better move"), ("X",)),
    ("buttons", tr_noop("Keys", "To the buttons"), ("Tab",)),
    ("leave", tr_noop("Keys", "Back to the game"), ("Esc",)),
)
WATCH = (
    ("run", tr_noop("Keys", "Play or pause"), ("Space",)),
    ("on", tr_noop("Keys", "One action forward"), ("Right",)),
    ("slower", tr_noop("Keys", "Slower"), ("-",)),
    ("faster", tr_noop("Keys", "Faster"), ("+",)),
    ("buttons", tr_noop("Keys", "To the buttons"), ("Tab",)),
)
QUESTION = (
    ("answer", tr_noop("Keys", "Give up: show the answer"), ("U",)),
    ("again", tr_noop("Keys", "Try again"), ("K",)),
    ("next", tr_noop("Keys", "Next question"), ("X",)),
    ("leave", tr_noop("Keys", "Back to the game"), ("Ctrl+W",)),
)
ANALYSIS = (
    ("bots", tr_noop("Keys", "Bots play to the end of the round"), ("Ctrl+B",)),
    ("again", tr_noop("Keys", "Draw the last chance again"), ("U",)),
    ("chance", tr_noop("Keys", "Choose the last chance yourself"), ("Ctrl+U",)),
    (
        "by hand",
        tr_noop("Keys", "Choose chance when it comes, or leave it to the lot"),
        ("Ctrl+Shift+U",),
    ),
    ("hands", tr_noop("Keys", "Draw hidden hands again"), ("Shift+U",)),
    ("compare", tr_noop("Keys", "Compare branches"), ("X",)),
    ("promote", tr_noop("Keys", "Make this branch the main line"), ("Ctrl+Up",)),
    ("delete", tr_noop("Keys", "Delete from here"), ("Del",)),
    ("list", tr_noop("Keys", "To the variations"), ("Ctrl+L",)),
    ("trees", tr_noop("Keys", "Trees of this game"), ("Ctrl+Shift+L",)),
    ("leave", tr_noop("Keys", "Back to the game"), ("Ctrl+W",)),
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
    enlarging = tr_noop("Keys", "Enlarge estate {number}")
    for number in range(1, core.MAX_SEATS + 1):
        yield Command(f"estate {number}", "window", "Keys", enlarging, (f"Ctrl+{number}",), number)
    for name, sentence, keys in TABLE:
        yield Command(f"table {name}", "table", "Keys", sentence, keys)
    holding = tr_noop("Keys", "Choose a die showing {number}")
    for number in range(1, 7):
        yield Command(f"table die {number}", "table", "Keys", holding, (str(number),), number)
    for name, sentence, keys in REVIEW:
        yield Command(f"review {name}", "review", "Keys", sentence, keys)
    for name, sentence, keys in WATCH:
        yield Command(f"watch {name}", "watch", "Keys", sentence, keys)
    for name, sentence, keys in QUESTION:
        yield Command(f"question {name}", "question", "Keys", sentence, keys)
    for name, sentence, keys in ANALYSIS:
        yield Command(f"analysis {name}", "analysis", "Keys", sentence, keys)
    for game, parts in keys_of_games().items():
        for own in parts.commands:
            name = f"{game} {own.name}"
            yield Command(name, game, "Keys", own.sentence, own.keys, own.number)


COMMANDS: dict[str, Command] = {command.name: command for command in _all()}
"""All commands by name; those of table, review, watching, questions, the analysis table and games
begin with the name of their room."""
