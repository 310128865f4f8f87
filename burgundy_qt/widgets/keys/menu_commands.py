"""The commands of the menus: the name of each, its words, and its keys at first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import later

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
        ("seats", later("Menu", "Seats…"), "Shift+G"),
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
        ("engine", later("Menu", "An engine cannot go on…"), "Shift+E"),
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
        ("do advised", later("Menu", "Do what the hint says"), "D"),
        ("tips", later("Menu", "Tips"), "T"),
        ("figures", later("Menu", "Figures of the tips"), "Shift+T"),
        ("for points", later("Menu", "Tips for points, or for the win"), "Shift+P"),
        None,
        ("game review", later("Menu", "Review the game"), "Shift+R"),
    ),
    later("Menu", "Help"): (
        ("first game", later("Menu", "First game, step by step"), ""),
        ("rules", later("Menu", "Rules"), "F1"),
        ("keys", later("Menu", "Keys"), "?"),
        ("about", later("Menu", "About Burgundy Qt"), ""),
    ),
}
