"""The monkey's actions: each is a function of the monkey, with its frequency."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)

from burgundy_qt.language.translation import NAMES
from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.widgets.keys.keymap import keymap
from lab.monkeys.monkey import Monkey, handle_of

NEVER = "quit", "full screen"
"""Commands that would end the run, or change the size of a window without a screen."""
SIZES = (960, 620), (1024, 700), (1280, 800), (1500, 820), (1920, 1080)
CHANGES = {
    "language": ("en", "en", *NAMES),
    "theme": ("light", "dark", "system"),
    "contrast": ("usual", "high"),
    "text_size": (80, 100, 125, 150),
    "speed": ("slow", "normal", "fast", "off", "off"),
    "pace": ("slow", "normal", "fast", "fast"),
    "calm": (True, False),
    "auto_end": (True, False),
    "pass_screen": (True, False),
    "point_out_purchase": (True, False),
}
ROOMS = (
    "new",
    "statistics",
    "settings",
    "settings",
    "seats",
    "score sheet",
    "keys",
    "rules",
    "about",
)
"""Commands that open a dialog."""
PLAIN_KEYS = (
    Qt.Key.Key_Escape,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_F1,
    Qt.Key.Key_F2,
    Qt.Key.Key_Menu,
    Qt.Key.Key_Plus,
    Qt.Key.Key_Minus,
)
WORDS = "Ánna ß", "", "<b>&x", "3", "-1", "99999", "A" * 60, "seed"
MOST_READ = 1500
"""The most parts of a screen reader's tree that are read at once."""
BUTTONS = (Qt.MouseButton.LeftButton,) * 6 + (Qt.MouseButton.RightButton,)


def choose(monkey: Monkey) -> None:
    """Click a highlighted thing."""
    view, scene = monkey.window.page.view, monkey.window.page.scene
    found = scene.targets()
    if found and monkey.window.page.isVisible() and not in_the_way(monkey):
        target, rect = monkey.luck.choice(found)
        monkey.note(f"  {target}")
        monkey.click_in(view.viewport(), view.mapFromScene(rect.center()))


def drag(monkey: Monkey) -> None:
    """Drag a highlighted thing to a near or distant place."""
    view, scene = monkey.window.page.view, monkey.window.page.scene
    found, handle = scene.targets(), handle_of(monkey.window)
    if not found or in_the_way(monkey) or handle is None or not view.isVisible():
        return
    target, rect = monkey.luck.choice(found)
    to = monkey.luck.choice([monkey.luck.choice(found)[1].center(), a_point_of_the_scene(monkey)])
    begin, end = view.mapFromScene(rect.center()), view.mapFromScene(to)
    monkey.note(f"  {target} to {end.toTuple()}")
    table = view.viewport()
    if not monkey.point_in(table, begin):
        return
    QTest.mousePress(
        handle,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        table.mapTo(monkey.window, begin),
    )
    at = begin
    for share in (0.3, 0.7, 1.0):
        on = begin + (end - begin) * share
        at = on if monkey.point_in(table, on) else at
        if monkey.luck.random() < 0.05:
            monkey.press(monkey.luck.choice(PLAIN_KEYS))
    QTest.mouseRelease(
        handle,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        table.mapTo(monkey.window, at),
    )


def point(monkey: Monkey) -> None:
    """Move the pointer over the table, and sometimes click there."""
    view = monkey.window.page.view
    if in_the_way(monkey) or not view.isVisible():
        return
    for _ in range(4):
        at = view.mapFromScene(a_point_of_the_scene(monkey))
        monkey.point_in(view.viewport(), at)
    if monkey.luck.random() < 0.5:
        monkey.click_in(
            view.viewport(), at, monkey.luck.choice(BUTTONS), twice=monkey.luck.random() < 0.2
        )


def press_key_of_command(monkey: Monkey) -> None:
    """Press a key of the list of keys."""
    names = [name for name in keymap._keys if name not in NEVER and keymap.keys(name)]
    name = monkey.luck.choice(names)
    monkey.note(f"  {name}")
    press_sequence(monkey, monkey.luck.choice(keymap.keys(name)))


def press_any_key(monkey: Monkey) -> None:
    """Press a key with many handlers."""
    key = monkey.luck.choice(PLAIN_KEYS)
    monkey.note(f"  {key.name}")
    monkey.press(key)


def command(monkey: Monkey) -> None:
    """Choose a command of the menus."""
    actions = monkey.window.menus.actions
    if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
        return
    names = [name for name, action in actions.items() if action.isEnabled() and name not in NEVER]
    name = monkey.luck.choice(names)
    monkey.note(f"  {name}")
    actions[name].trigger()


def walk_menus(monkey: Monkey) -> None:
    """Open a menu with the mouse and choose in it by keys."""
    if in_the_way(monkey):
        return
    bar = monkey.window.findChild(QMenuBar)
    if bar is None or not bar.isVisible():
        return
    titles = [action for action in bar.actions() if action.isVisible()]
    monkey.click_in(bar, bar.actionGeometry(monkey.luck.choice(titles)).center())
    for _ in range(monkey.luck.randrange(8)):
        monkey.press(
            monkey.luck.choice((Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up))
        )
    popup = QApplication.activePopupWidget()
    chosen = popup.activeAction() if popup is not None and hasattr(popup, "activeAction") else None
    never = [monkey.window.menus.actions[name] for name in NEVER]
    monkey.press(Qt.Key.Key_Escape if chosen in never else Qt.Key.Key_Return)


def click_button(monkey: Monkey) -> None:
    """Click one of the visible buttons."""
    front = monkey.front()
    if front is None:
        return
    found = [
        each
        for each in front.findChildren(QAbstractButton)
        if each.isVisible() and each.isEnabled()
    ]
    if found:
        button = monkey.luck.choice(found)
        monkey.note(f"  {button.text() or button.accessibleName()!r} in {type(front).__name__}")
        monkey.click_in(button, button.rect().center())


def fiddle(monkey: Monkey) -> None:
    """Use a widget of the dialog or window in front."""
    front = monkey.front()
    if front is None:
        return
    found = [
        each
        for each in front.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and can_be_used(each)
    ]
    if not found:
        monkey.press(Qt.Key.Key_Escape)
        return
    widget = monkey.luck.choice(found)
    monkey.note(f"  {type(widget).__name__} in {type(front).__name__}")
    if isinstance(widget, QAbstractItemView):
        fiddle_with_list(monkey, widget)
        return
    at = QPoint(
        monkey.luck.randrange(max(1, widget.width())),
        monkey.luck.randrange(max(1, widget.height())),
    )
    monkey.click_in(widget, at, monkey.luck.choice(BUTTONS), twice=monkey.luck.random() < 0.1)
    if isinstance(widget, QLineEdit):
        if monkey.luck.random() < 0.5:
            press_sequence(monkey, "Ctrl+A")
        word = monkey.luck.choice(WORDS)
        monkey.type("".join(letter for letter in word if letter.isascii()))
        widget_now = QApplication.focusWidget()
        if isinstance(widget_now, QLineEdit) and not word.isascii():
            widget_now.insert(word)
    elif isinstance(widget, QComboBox | QAbstractSlider | QTabBar):
        for _ in range(monkey.luck.randrange(4)):
            monkey.press(
                monkey.luck.choice(
                    (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Return)
                )
            )


def fiddle_with_list(monkey: Monkey, listed: QAbstractItemView) -> None:
    """Choose, rename, star, delete or copy an item."""
    room = listed.viewport().rect()
    at = QPoint(
        monkey.luck.randrange(max(1, room.width())),
        monkey.luck.randrange(max(1, min(room.height(), 400))),
    )
    monkey.click_in(
        listed.viewport(), at, monkey.luck.choice(BUTTONS), twice=monkey.luck.random() < 0.15
    )
    key = monkey.luck.choice(
        ("Down", "Up", "End", "PgUp", "S", "Del", "F2", "Ctrl+C", "Ctrl+E", "Return", "Menu")
    )
    monkey.note(f"  {key}")
    press_sequence(monkey, key)
    if key == "F2":
        monkey.type(monkey.luck.choice(("Evening", "x", "")))
        monkey.press(monkey.luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab)))


def open_library(monkey: Monkey) -> None:
    """Open the library, or use it."""
    if not in_the_way(monkey):
        monkey.window.menus.actions["library"].trigger()
    monkey.pause(100)
    fiddle(monkey)


def visit(monkey: Monkey) -> None:
    """Open a dialog and stay for a while."""
    if in_the_way(monkey):
        return
    name = monkey.luck.choice(
        [name for name in ROOMS if monkey.window.menus.actions[name].isEnabled()]
    )
    monkey.note(f"  {name}")
    monkey.window.menus.actions[name].trigger()
    for _ in range(monkey.luck.randrange(2, 8)):
        monkey.pause(monkey.luck.choice((0, 10, 100)))
        monkey.luck.choice((fiddle, fiddle, click_button, change_setting))(monkey)


def play_along(monkey: Monkey) -> None:
    """Play for some turns."""
    for _ in range(monkey.luck.randrange(5, 25)):
        choose(monkey)
        press_sequence(monkey, monkey.luck.choice(("E", "J", "Space")))
        monkey.pause()


def put_away(monkey: Monkey) -> None:
    """Press Esc, until no dialog is open, or once more."""
    for _ in range(6):
        if not in_the_way(monkey):
            return
        monkey.press(Qt.Key.Key_Escape)
        monkey.pause()


def close_front(monkey: Monkey) -> None:
    """Close a window by its frame, other than the main one."""
    front = monkey.front()
    if front is not None and front is not monkey.window:
        front.close()


def switch_window(monkey: Monkey) -> None:
    """Bring another window to the front."""
    found = [
        each
        for each in QApplication.topLevelWidgets()
        if each.isVisible() and handle_of(each) is not None
    ]
    if found and QApplication.activePopupWidget() is None:
        monkey.luck.choice(found).activateWindow()


def resize(monkey: Monkey) -> None:
    """Resize the window."""
    size = monkey.luck.choice(SIZES)
    monkey.note(f"  {size}")
    monkey.window.resize(QSize(*size))


def change_setting(monkey: Monkey) -> None:
    """Change a setting, as its dialog does."""
    name = monkey.luck.choice(list(CHANGES))
    value = monkey.luck.choice(CHANGES[name])
    monkey.note(f"  {name}: {value}")
    monkey.stage.settings.change(**{name: value})


def new_game(monkey: Monkey) -> None:
    """Begin a game of two to four people and bots."""
    if in_the_way(monkey):
        return
    count = monkey.luck.randrange(2, 5)
    levels = [
        None,
        *(monkey.luck.choice((None, "page", "squire", "squire")) for _ in range(count - 1)),
    ]
    monkey.luck.shuffle(levels)
    seats = tuple(SeatPlan(f"P{at}", level) for at, level in enumerate(levels))
    clock = monkey.luck.choice((None, None, Clock("game", 1, 1), Clock("turn", 1)))
    setup = monkey.luck.choice(("fixed", "open", "secret"))
    monkey.note(f"  {levels} {setup} {clock}")
    monkey.window.dialogs.begin(LineUp(seats, {"edition": "2011", "setup": setup}, clock))


def open_game(monkey: Monkey) -> None:
    """Open a file, or drop one on the window."""
    if in_the_way(monkey):
        return
    files = [monkey.some_file() for _ in range(monkey.luck.choice((1, 1, 1, 2)))]
    monkey.note(f"  {[file.name for file in files]}")
    monkey.window.library.take(files)


def paste(monkey: Monkey) -> None:
    """Put something on the clipboard and paste it."""
    texts = [
        "",
        "no game",
        "B2-garbage",
        *(file.read_text(encoding="utf-8") for file in [monkey.some_file()] if file.is_file()),
    ]
    if monkey.luck.random() < 0.6:
        QGuiApplication.clipboard().setText(monkey.luck.choice(texts))
    press_sequence(monkey, "Ctrl+V")


def go_back_and_forth(monkey: Monkey) -> None:
    """Undo and redo as fast as a person can."""
    for _ in range(monkey.luck.randrange(2, 8)):
        press_sequence(monkey, monkey.luck.choice(("Z", "Z", "Y", "Shift+Z")))


def look_back(monkey: Monkey) -> None:
    """Look back, step through the past, and sometimes play on from there."""
    if in_the_way(monkey) or not monkey.window.menus.actions["review"].isEnabled():
        return
    press_sequence(monkey, "R")
    monkey.pause(150)
    for _ in range(monkey.luck.randrange(6)):
        press_sequence(
            monkey,
            monkey.luck.choice(("Left", "Right", "Up", "PgUp", "Home", "End", "Space", "+", "F")),
        )
        monkey.pause(20)


def read_aloud(monkey: Monkey) -> None:
    """Read everything as a screen reader does, and press something."""
    front = monkey.front()
    read = QAccessible.queryAccessibleInterface(front) if front is not None else None
    if read is None:
        return
    left, pressable = [read], []
    for _ in range(MOST_READ):
        if not left:
            break
        found = left.pop(monkey.luck.randrange(len(left)))
        if not found.isValid():
            continue
        state = found.state()
        what = (
            found.text(QAccessible.Text.Name),
            found.text(QAccessible.Text.Description),
            found.role(),
            found.rect(),
        )
        assert len(what) == 4
        if found.actionInterface() is not None and not (
            state.invisible or state.disabled or state.offscreen
        ):
            pressable.append(found)
        left += [
            child for child in map(found.child, range(found.childCount())) if child is not None
        ]
    buttons = [each for each in pressable if can_be_pressed_aloud(each)]
    if buttons and monkey.luck.random() < 0.5:
        chosen = monkey.luck.choice(buttons)
        monkey.note(f"  presses {chosen.text(QAccessible.Text.Name)!r}")
        chosen.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def can_be_pressed_aloud(found: QAccessibleInterface) -> bool:
    """Return whether a screen reader would press it; menus are opened with the mouse here."""
    role = found.role()
    return role in (
        QAccessible.Role.Button,
        QAccessible.Role.CheckBox,
        QAccessible.Role.RadioButton,
    )


def ask_for_hint(monkey: Monkey) -> None:
    """Get a hint, and sometimes follow it."""
    press_sequence(monkey, "H")
    monkey.pause(monkey.luck.choice((0, 200, 400)))
    press_sequence(monkey, monkey.luck.choice(("D", "D", "T", "H", "Z")))


def learn(monkey: Monkey) -> None:
    """Begin the first game, or leave it."""
    if not in_the_way(monkey):
        monkey.window.menus.actions["first game"].trigger()
        monkey.pause(100)
        click_button(monkey)


def wait(monkey: Monkey) -> None:
    """Wait for a while."""
    monkey.pause(monkey.luck.choice((50, 200, 600)))


def go_on(monkey: Monkey) -> None:
    """Close everything that is open; the game must continue."""
    put_away(monkey)
    monkey.window.looking_back.leave()
    skip = monkey.window.menus.actions["skip"]
    if skip.isEnabled() and monkey.luck.random() < 0.7:
        skip.trigger()
    monkey.until_somebody_can_act()


def in_the_way(monkey: Monkey) -> bool:
    """Return whether a dialog or a menu is in front of the window."""
    return (
        QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None
    )


def a_point_of_the_scene(monkey: Monkey) -> QPointF:
    rect = monkey.window.page.scene.sceneRect()
    return QPointF(
        monkey.luck.uniform(rect.left(), rect.right()),
        monkey.luck.uniform(rect.top(), rect.bottom()),
    )


def press_sequence(monkey: Monkey, keys: str) -> None:
    """Press a key by Qt's portable name."""
    pressed = QKeySequence(keys)[0]
    monkey.press(pressed.key(), pressed.keyboardModifiers())


def can_be_used(widget: QWidget) -> bool:
    used = (
        QAbstractButton,
        QAbstractItemView,
        QComboBox,
        QLineEdit,
        QPlainTextEdit,
        QAbstractSlider,
        QTabBar,
    )
    return isinstance(widget, used)


INPUTS: dict[Callable[[Monkey], None], int] = {
    choose: 40,
    drag: 4,
    point: 4,
    press_key_of_command: 20,
    press_any_key: 12,
    command: 8,
    walk_menus: 3,
    click_button: 10,
    fiddle: 14,
    open_library: 3,
    visit: 5,
    play_along: 3,
    put_away: 8,
    close_front: 2,
    switch_window: 3,
    resize: 2,
    change_setting: 4,
    new_game: 1,
    open_game: 1,
    paste: 1,
    go_back_and_forth: 3,
    look_back: 2,
    read_aloud: 2,
    ask_for_hint: 2,
    learn: 1,
    wait: 4,
    go_on: 3,
}
