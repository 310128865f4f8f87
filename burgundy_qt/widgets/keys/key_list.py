"""The list of keys, as they are now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QWidget

from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.access_keys import ARE_USED
from burgundy_qt.widgets.controls.dialog_frame import DialogFrame, set_help_topic, text_label
from burgundy_qt.widgets.keys.game_keys import Told, keys_of_games
from burgundy_qt.widgets.keys.key_commands import COMMANDS
from burgundy_qt.widgets.keys.keymap import keymap

Group = tuple[str, Sequence[Told]]
MEANING = "meaning"  # the object name of the labels that say what a key does
BOUNDLESS = 10_000, 10_000
DICE = "table die 1", "table die 6"
KEYS: tuple[Group, ...] = (  # commands by the names of commands.py, and what their keys do
    (
        later("Keys", "Playing"),
        (
            (("table next",), later("Keys", "Go through everything that glows")),
            (
                ("table left", "table up", "table right", "table down"),
                later("Keys", "Move about the table"),
            ),
            (
                ("table choose",),
                later("Keys", "Choose what is marked; with both dice used, end the turn"),
            ),
            (("table back",), later("Keys", "One step back")),
            (DICE, later("Keys", "Hold the die of that number")),
            (("moves",), later("Keys", "All moves in words: Up, Down, Enter")),
            (("workers",), later("Keys", "Turn a die into workers")),
            (("another",), later("Keys", "Another way: pay otherwise, swap, as proposed")),
            (("pass",), later("Keys", "Pass up the effect of a building")),
            (("end",), later("Keys", "End the turn")),
            (("hint",), later("Keys", "A hint: the best turns on the table and in words")),
            (("do advised",), later("Keys", "Do what the hint says")),
            (("undo", "redo"), later("Keys", "Undo, redo")),
            (("undo turn",), later("Keys", "Undo the whole turn")),
            (("move now", "skip"), later("Keys", "Let the bot move now; all of them, to my turn")),
        ),
    ),
    (
        later("Keys", "Looking back"),
        (
            (("review",), later("Keys", "Look back; once more, back to the game")),
            (("review back", "review on"), later("Keys", "One action back, or on")),
            (("review turn back", "review turn on"), later("Keys", "One turn")),
            (("review round back", "review round on"), later("Keys", "One round")),
            (("review start", "review end"), later("Keys", "To the start, to the end")),
            (("review run",), later("Keys", "Let it run, or stop it")),
            (("review slower", "review faster"), later("Keys", "Slower, faster")),
            (("review hands",), later("Keys", "After the end: show all hands, or hide them")),
            (("review play on",), later("Keys", "Play on from here")),
            (("game review",), later("Keys", "Review the game: what was lost, and what was luck")),
            (("review mistake back", "review mistake on"), later("Keys", "There: to a mistake")),
            (("review better",), later("Keys", "There: what was better")),
            (("watch",), later("Keys", "Watch bots play")),
            (("watch run", "watch on"), later("Keys", "There: stop or go on; one action")),
        ),
    ),
    (
        later("Keys", "Everything else"),
        (
            (("new",), later("Keys", "New game")),
            (("library",), later("Keys", "Games: the library")),
            (("open",), later("Keys", "Open a file")),
            (("save",), later("Keys", "Save a copy")),
            (("statistics",), later("Keys", "Statistics")),
            (("estate 1",), later("Keys", "Enlarge an estate: 1 to 6")),
            (("log",), later("Keys", "Log: Up, Down and Enter lead to a position")),
            (("tips",), later("Keys", "Tips, while a hint is open: Up, Down, Enter")),
            (("figures",), later("Keys", "Unfold the figures of the tips, or fold them")),
            (("for points",), later("Keys", "Tips for points, or for the win")),
            (("score",), later("Keys", "Score")),
            (("score sheet",), later("Keys", "Score sheet: all points, and what is still open")),
            (("zoom in", "zoom out"), later("Keys", "See the table larger, smaller")),
            (("fit",), later("Keys", "See the whole table")),
            (
                ("table look left", "table look right"),
                later("Keys", "Look further along a large table"),
            ),
            (
                ("picture", "copy picture"),
                later("Keys", "The table as a picture: saved, or copied"),
            ),
            (
                ("save sheet", "print sheet"),
                later("Keys", "The sheet of a seat: saved, or printed"),
            ),
            (("full screen",), later("Keys", "Full screen; Esc leaves it")),
            (("settings",), later("Keys", "Settings")),
            (("rules",), later("Keys", "The rules, at what is marked or under the pointer")),
            (("keys",), later("Keys", "This list")),
            (("quit",), later("Keys", "Quit")),
        ),
    ),
)


class KeyList(DialogFrame):
    """All keys, in two columns or one below the other; `change_asked` when somebody wants
    others."""

    change_asked = Signal()

    def __init__(self, parent: QWidget | None) -> None:
        sentence = tr("Keys", "Everything can be done without the mouse, or without the keyboard.")
        if ARE_USED:
            sentence += " " + tr(
                "Keys", "In dialogs, hold Alt to see a letter for everything that can be pressed."
            )
        super().__init__(parent, tr("Keys", "Keys"), sentence)
        set_help_topic(self, "playing#keys")
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(tr("Keys", "Keys"))
        self.body.addWidget(self.area)
        self.add_button(tr("Keys", "Change the keys")).clicked.connect(self.change_asked)
        self.footer.addStretch(1)
        self.add_button(tr("Keys", "Close"), "primary").clicked.connect(self.accept)
        self._fit()

    def _fit(self) -> None:
        """As large as two columns want. Where the window is smaller there is one, its words wrap,
        and it scrolls."""
        over = self.parentWidget()
        room = over.window().size() if over is not None else QSize(*BOUNDLESS)
        around = (
            self.sizeHint()
            - self.area.sizeHint()
            + QSize(self.area.verticalScrollBar().sizeHint().width(), 0)
        )
        listed = in_columns((*of_game(), *KEYS[:2]), KEYS[2:])
        if listed.sizeHint().width() + around.width() > room.width():
            listed = in_columns((*of_game(), *KEYS))
            for meaning in listed.findChildren(QLabel, MEANING):
                meaning.setWordWrap(True)
        self.area.setWidget(listed)
        self.resize((listed.sizeHint() + around).expandedTo(self.sizeHint()).boundedTo(room))


def of_game() -> tuple[Group, ...]:
    """Return the keys of the game on the table, where it has some of its own."""
    parts = keys_of_games().get(keymap.front or "")
    return ((parts.title, parts.listed),) if parts is not None else ()


def in_columns(*columns: Sequence[Group]) -> QWidget:
    """Groups of keys, those of each column below each other."""
    listed = QWidget()
    listed.setProperty("role", "scrolled")
    row = QHBoxLayout(listed)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(40)
    for groups in columns:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for title, keys in groups:
            add_keys(grid, title, keys)
        grid.setRowStretch(grid.rowCount(), 1)
        row.addLayout(grid)
    return listed


def add_keys(grid: QGridLayout, title: str, keys: Sequence[Told]) -> None:
    """Add a heading and a line for each key below what the grid has already; what has no key now is
    left out."""
    first = grid.rowCount()
    if first > 1:
        grid.setRowMinimumHeight(first, 8)
    grid.addWidget(text_label(tr("Keys", title), "heading"), first + 1, 0, 1, 2)
    having = [(names, meaning) for names, meaning in keys if any(map(keymap.label, names))]
    for row, (names, meaning) in enumerate(having, start=first + 2):
        told = text_label(tr("Keys", meaning))
        told.setObjectName(MEANING)
        grid.addLayout(key_caps(names), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(told, row, 1)


def key_caps(names: Sequence[str]) -> QHBoxLayout:
    """Return the keys of commands as little caps, one beside the other; keys that are pressed
    together are one each."""
    row = QHBoxLayout()
    row.setSpacing(4)
    is_range = all(COMMANDS[name].number is not None for name in names)
    for at, name in enumerate(names):
        if is_range and at:
            row.addWidget(text_label(tr("Keys", "to", "from one key to another")))
        for cap in caps_of(keymap.label(name)):
            label = text_label(cap, "key-cap")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(label)
    row.addStretch(1)
    return row


def caps_of(label: str) -> list[str]:
    """Return a key as it is shown, told apart: "Ctrl++" are two keys."""
    if not label:
        return []
    together, _, last = label[:-1].rpartition("+")
    return [*filter(None, together.split("+")), last + label[-1]]
