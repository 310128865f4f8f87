"""Access keys: Alt and a letter go to each control of a dialog; the letters are visible while Alt
is down.

Each letter comes from the control's words, so it is unique in every language without being listed.
A control keeps its letter while the dialog changes, and has it again the next time; rows of one
kind, such as the seats, have digits.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from shiboken6 import isValid

from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import spoken
from burgundy_qt.widgets.theme import fonts, theme

ARE_USED = sys.platform != "darwin"
"""On macOS Alt writes special letters, so no program has access keys there."""
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
MANY = "capture"
"""The role of controls that stand in a list so long that it would need more letters than there
are."""
BY_ARROWS = "by arrows"
"""The property of controls in their own row, which the arrow keys go through: with them, too,
a large dialog would need more letters than there are."""
NO_KEY = "no key"
"""The property of controls that take something away: no key that is hit by mistake leads there."""
IN_ROWS, ROW = "in rows", "row"
"""The properties of a row in which all but one control is reached by Tab, and of that one: its
value is the digit of the row."""
EARLIER: dict[tuple[str, str, str], str] = {}
"""The letters that controls of a dialog were given before in this run, by the kind of the dialog,
the language, and the control's name: they have them again when such a dialog is opened anew."""
CAP, SIZE = 18, 11.5
OVER = QPoint(-5, -7)  # from the corner of a control to its letter
AWAY = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Hide,
        QEvent.Type.Close,
    }
)


class AccessKeys(QObject):
    """Gives a dialog its access keys. Each press of Alt includes controls that have appeared
    since."""

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)
        self.dialog = dialog
        self._shortcuts: dict[str, QShortcut] = {}
        self._controls: dict[str, QWidget] = {}
        self._known: dict[QWidget, str] = {}
        self._caps = Caps(dialog)
        if ARE_USED:
            dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Prepare the letters before one is pressed; show them while Alt is down."""
        if isinstance(event, QKeyEvent):
            self._handle_key(event)
        elif event.type() in AWAY:
            self._caps.hide()
        return False

    def _handle_key(self, event: QKeyEvent) -> None:
        is_alt = event.key() == Qt.Key.Key_Alt
        if event.type() == QEvent.Type.KeyRelease and is_alt:
            self._caps.hide()
        elif is_alt or (
            event.type() == QEvent.Type.ShortcutOverride
            and event.modifiers() == Qt.KeyboardModifier.AltModifier
        ):
            self._find()
            if is_alt and event.type() == QEvent.Type.KeyPress:
                self._caps.show_keys(self._controls)

    def _find(self) -> None:
        """Assign letters to all visible controls."""
        self._known = {each: letter for each, letter in self._known.items() if isValid(each)}
        self._controls = access_keys(self.dialog, self._known)
        self._known |= {control: letter for letter, control in self._controls.items()}
        for letter in self._controls.keys() - self._shortcuts.keys():
            made = self._shortcuts[letter] = QShortcut(QKeySequence(f"Alt+{letter}"), self.dialog)
            made.activated.connect(lambda letter=letter: self._go(letter))
        for letter, shortcut in self._shortcuts.items():
            shortcut.setEnabled(letter in self._controls)

    def _go(self, letter: str) -> None:
        """Click the control of a letter, or give it the focus."""
        self._caps.hide()
        control = self._controls[letter]
        control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if isinstance(control, QAbstractButton):
            control.click()


class Caps(QWidget):
    """The letters, each at the corner of its control, above everything else in the dialog."""

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)
        self.dialog = dialog
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._keys: list[tuple[str, QPoint]] = []
        self.hide()

    def show_keys(self, controls: dict[str, QWidget]) -> None:
        """Show the letters of these controls."""
        self._keys = [
            (letter.upper(), control.mapTo(self.dialog, control.rect().topLeft()) + OVER)
            for letter, control in controls.items()
        ]
        self.setGeometry(self.dialog.rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint small caps in the opposite brightness of the theme."""
        palette, side = theme.current(), round(CAP * max(1.0, theme.scale()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.text_font(SIZE * max(1.0, theme.scale()), 700))
        for letter, corner in self._keys:
            at = QRect(max(0, corner.x()), max(0, corner.y()), side, side)
            painter.setPen(QColor(palette.panel))
            painter.setBrush(QColor(palette.text))
            painter.drawRoundedRect(QRectF(at).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, letter)
        painter.end()


def access_keys(dialog: QWidget, known: Mapping[QWidget, str] | None = None) -> dict[str, QWidget]:
    """Return the letters of a dialog, each with its control.

    Rows come first, with their digits, then the controls with a `known` letter. Of the others, the
    buttons in the footer come first, then the rest in reading order. Each gets the initial of one
    of its words or, if they are taken, another of its letters. A control without a free letter
    takes one whose control has an alternative.
    """
    names = names_of(dialog)
    in_order = sorted(
        controls_in(dialog), key=lambda each: (not is_at_the_foot(each), *reading(each, dialog))
    )
    labels = {each: names.get(each) or name_of(each) for each in in_order}
    giving = Giving({each: [*letters_in(words)] for each, words in labels.items()}, known or {})
    for control in in_order:
        if control.property(ROW):
            giving.keep(control, str(control.property(ROW)))
    giving.fixed |= giving.found.keys()
    for control in in_order:
        giving.keep(control, giving.known.get(control, ""))
    giving.fixed |= giving.found.keys()
    heading = type(dialog).__name__, spoken.code
    for control in in_order:
        giving.keep(control, EARLIER.get((*heading, labels[control]), ""))
    for control in in_order:
        giving.take_free(control, [word[0] for word in folded(labels[control])[0].split()])
    for control in in_order:
        giving.take_free(control, giving.letters[control])
    for control in in_order:
        giving.make_room(control)
    for letter, control in giving.found.items():
        EARLIER.setdefault((*heading, labels[control]), letter)
    return giving.found


class Giving:
    """Assigns `letters` to the controls whose words contain them, each to one control.

    Letters of `known` but hidden controls are avoided as long as others are free; `fixed` ones do
    not change.
    """

    def __init__(
        self, letters: Mapping[QWidget, Sequence[str]], known: Mapping[QWidget, str]
    ) -> None:
        self.letters, self.known = letters, known
        self.found: dict[str, QWidget] = {}
        self.fixed: set[str] = set()
        self.away = {letter for control, letter in known.items() if control not in letters}

    def has_one(self, control: QWidget) -> bool:
        """Return whether the control has a letter."""
        return control in self.found.values()

    def keep(self, control: QWidget, letter: str) -> None:
        """Give the control its earlier letter, if its words still contain it."""
        is_own = letter in self.letters[control] and letter not in self.found
        if is_own and not self.has_one(control):
            self.found[letter] = control

    def take_free(self, control: QWidget, letters: Sequence[str]) -> None:
        """Give the control the first free one of these letters."""
        free = (each for each in letters if each in LETTERS and each not in self.found)
        letter = next((each for each in free if each not in self.away), None)
        if letter is not None and not self.has_one(control):
            self.found[letter] = control

    def make_room(self, control: QWidget) -> None:
        """Give a control without a letter that of another one, which takes an alternative."""
        self.away = set()
        self.take_free(control, self.letters[control])
        if not self.has_one(control):
            self._move(control, set(self.fixed))

    def _move(self, control: QWidget, asked: set[str]) -> bool:
        for letter in self.letters[control]:
            if letter in LETTERS and letter not in asked:
                asked.add(letter)
                if letter not in self.found or self._move(self.found[letter], asked):
                    self.found[letter] = control
                    return True
        return False


def controls_in(dialog: QWidget) -> Iterator[QWidget]:
    """Yield all visible controls that Tab reaches."""
    for each in dialog.findChildren(QWidget):
        is_reached = (
            each.isVisibleTo(dialog)
            and each.isEnabled()
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        )
        is_seen = (
            is_reached and each.window() is dialog.window() and not each.visibleRegion().isEmpty()
        )
        is_listed = each.property("role") == MANY or each.property(BY_ARROWS)
        has_none = is_listed or each.property(NO_KEY) or is_inside_row(each)
        if is_seen and each.focusProxy() is None and not has_none:
            yield each


def is_inside_row(control: QWidget) -> bool:
    """Return whether the control is inside a row with a digit, from which Tab reaches it."""
    around = control.parentWidget()
    while around is not None and not control.property(ROW):
        if around.property(IN_ROWS):
            return True
        around = around.parentWidget()
    return False


def names_of(dialog: QWidget) -> dict[QWidget, str]:
    """Return the label of each control that has one."""
    return {
        label.buddy(): label.text()
        for label in dialog.findChildren(QLabel)
        if label.buddy() is not None
    }


def name_of(control: QWidget) -> str:
    """Return the name of a control."""
    placeholder = control.placeholderText() if isinstance(control, QLineEdit) else ""
    words = words_on(control)
    text = words if len(words.strip()) > 1 else ""
    return text or control.accessibleName() or placeholder or control.toolTip() or words


def words_on(control: QWidget) -> str:
    """Return the text on a control."""
    return control.text() if isinstance(control, QAbstractButton | QLabel) else ""


def letters_in(name: str) -> Iterator[str]:
    """Yield the letters of a name, the initials of its words first."""
    words = folded(name)[0].split()
    yield from (word[0] for word in words)
    yield from "".join(words)


def is_at_the_foot(control: QWidget) -> bool:
    """Return whether the control is one of the buttons in the footer."""
    around = control.parentWidget()
    return around is not None and around.property("role") == "footer"


def reading(control: QWidget, dialog: QWidget) -> tuple[int, int]:
    """Return the position for reading order: from the top, then from the left."""
    corner = control.mapTo(dialog, QPoint())
    return corner.y(), corner.x()
