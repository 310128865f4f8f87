"""The list of the current keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QWidget

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.controls.access_keys import ARE_USED
from burgundy_qt.widgets.controls.dialog_frame import DialogFrame, set_help_topic, text_label
from burgundy_qt.widgets.keys.key_commands import COMMANDS, KeyRow, keys_of_games
from burgundy_qt.widgets.keys.keymap import keymap

Group = tuple[str, Sequence[KeyRow]]
MEANING = "meaning"  # the object name of the labels that explain a key
BOUNDLESS = 10_000, 10_000
DICE = "table die 1", "table die 6"
KEYS: tuple[
    Group, ...
] = (  # commands by their names in key_commands.py, and the effect of their keys
    (
        tr_noop("Keys", "Playing"),
        (
            (("table next",), tr_noop("Keys", "To the next glowing item")),
            (
                ("table left", "table up", "table right", "table down"),
                tr_noop("Keys", "Move around the table"),
            ),
            (
                ("table choose",),
                tr_noop("Keys", "Choose the marked item; after both dice, end the turn"),
            ),
            (("table back",), tr_noop("Keys", "One step back")),
            (DICE, tr_noop("Keys", "Choose the die with that number")),
            (("moves",), tr_noop("Keys", "All moves in words: Up, Down, Enter")),
            (("workers",), tr_noop("Keys", "Turn a die into workers")),
            (("another",), tr_noop("Keys", "Another way: other payment, swap, suggested layout")),
            (("pass",), tr_noop("Keys", "Pass: skip the effect of a building")),
            (("end",), tr_noop("Keys", "End the turn")),
            (("hint",), tr_noop("Keys", "Hint: the best turns, on the table and in words")),
            (("opponent",), tr_noop("Keys", "The opponent's best turns, if you change nothing")),
            (("do advised",), tr_noop("Keys", "Follow the hint")),
            (("undo", "redo"), tr_noop("Keys", "Undo, redo")),
            (("undo turn",), tr_noop("Keys", "Undo the whole turn")),
            (("move now", "skip"), tr_noop("Keys", "Make the bot move now; skip to my turn")),
        ),
    ),
    (
        tr_noop("Keys", "Looking back"),
        (
            (("review",), tr_noop("Keys", "Look back; press again to return")),
            (("review back", "review on"), tr_noop("Keys", "One action back or forward")),
            (("review turn back", "review turn on"), tr_noop("Keys", "One turn back or forward")),
            (
                ("review round back", "review round on"),
                tr_noop("Keys", "One round back or forward"),
            ),
            (("review start", "review end"), tr_noop("Keys", "To the start or end")),
            (("review run",), tr_noop("Keys", "Play or pause")),
            (("review slower", "review faster"), tr_noop("Keys", "Slower, faster")),
            (("review hands",), tr_noop("Keys", "After the game: show or hide all hands")),
            (("review play on",), tr_noop("Keys", "Play on from here")),
            (("game review",), tr_noop("Keys", "Review the game: mistakes and luck")),
            (
                ("review mistake back", "review mistake on"),
                tr_noop("Keys", "In the review: previous or next mistake"),
            ),
            (("review better",), tr_noop("Keys", "In the review: the better move")),
            (("analyse",), tr_noop("Keys", "Analyse from here; press again to return")),
            (
                ("analysis again", "analysis chance"),
                tr_noop("Keys", "At the analysis table: other chance, by lot or chosen"),
            ),
            (("watch",), tr_noop("Keys", "Watch bots play")),
            (
                ("watch run", "watch on"),
                tr_noop("Keys", "While watching: play or pause; one action"),
            ),
        ),
    ),
    (
        tr_noop("Keys", "Everything else"),
        (
            (("new",), tr_noop("Keys", "New game")),
            (("library",), tr_noop("Keys", "Saved games")),
            (("open",), tr_noop("Keys", "Open a file")),
            (("save",), tr_noop("Keys", "Save a copy")),
            (("share",), tr_noop("Keys", "Share a finished game as a web page")),
            (("statistics",), tr_noop("Keys", "Statistics")),
            (
                ("explorer", "games like this"),
                tr_noop("Keys", "Explorer; games with a position like this"),
            ),
            (("estate 1",), tr_noop("Keys", "Enlarge an estate: 1 to 6")),
            (("log",), tr_noop("Keys", "Log: Up, Down, Enter to see a position")),
            (("tips",), tr_noop("Keys", "Tips of an open hint: Up, Down, Enter")),
            (("figures",), tr_noop("Keys", "Show or hide the figures of the tips")),
            (("for points",), tr_noop("Keys", "Tips for points or for the win")),
            (("score",), tr_noop("Keys", "Score")),
            (("score sheet",), tr_noop("Keys", "Score sheet: all points, and points still open")),
            (("zoom in", "zoom out"), tr_noop("Keys", "Zoom in or out")),
            (("fit",), tr_noop("Keys", "Show the whole table")),
            (
                ("table look left", "table look right"),
                tr_noop("Keys", "Move around an enlarged table"),
            ),
            (
                ("picture", "copy picture"),
                tr_noop("Keys", "Save or copy a picture of the table"),
            ),
            (
                ("save sheet", "print sheet"),
                tr_noop("Keys", "Save or print a player's sheet"),
            ),
            (("full screen",), tr_noop("Keys", "Full screen; press Esc to leave it")),
            (("settings",), tr_noop("Keys", "Settings")),
            (("rules",), tr_noop("Keys", "Rules for the item marked or under the pointer")),
            (("keys",), tr_noop("Keys", "This list")),
            (("quit",), tr_noop("Keys", "Quit")),
        ),
    ),
)


class KeyList(DialogFrame):
    """All keys, in two columns or one below the other; `change_asked` opens the key editor."""

    change_asked = Signal()

    def __init__(self, parent: QWidget | None) -> None:
        sentence = tr("Keys", "You can play with the keyboard alone, or with the mouse alone.")
        if ARE_USED:
            sentence += " " + tr(
                "Keys", "In dialogs, hold Alt to see a letter for everything you can press."
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
        """Choose the size of two columns; in a smaller window use one that wraps and scrolls."""
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
    """Return the keys that belong to the game on the table."""
    parts = keys_of_games().get(keymap.front or "")
    return ((parts.title, parts.listed),) if parts is not None else ()


def in_columns(*columns: Sequence[Group]) -> QWidget:
    """Return a widget with columns of key groups."""
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


def add_keys(grid: QGridLayout, title: str, keys: Sequence[KeyRow]) -> None:
    """Add a heading and a row for each key to the grid; commands without a key are left out."""
    first = grid.rowCount()
    if first > 1:
        grid.setRowMinimumHeight(first, 8)
    grid.addWidget(text_label(tr("Keys", title), "heading"), first + 1, 0, 1, 2)
    having = [(names, meaning) for names, meaning in keys if any(map(keymap.label, names))]
    for row, (names, meaning) in enumerate(having, start=first + 2):
        label = text_label(tr("Keys", meaning))
        label.setObjectName(MEANING)
        grid.addLayout(key_caps(names), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label, row, 1)


def key_caps(names: Sequence[str]) -> QHBoxLayout:
    """Return the keys of commands as little caps side by side, one for each key of a
    combination."""
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
    """Return the single keys of a combination: "Ctrl++" has two."""
    if not label:
        return []
    together, _, last = label[:-1].rpartition("+")
    return [*filter(None, together.split("+")), last + label[-1]]
