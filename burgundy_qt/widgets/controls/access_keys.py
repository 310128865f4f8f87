"""Access keys: Alt and a letter lead to every control of a dialog, and the letters are seen while
Alt is held.

Each letter is found in the control's own words, so that it is unique in every language without
being written down.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from burgundy_qt.language.folding import folded
from burgundy_qt.widgets.look import fonts, theme

ARE_USED = sys.platform != "darwin"
"""On macOS Alt writes letters of its own, so no program has access keys there."""
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
MANY = "capture"
"""The role of controls that stand in a list so long that it would need more letters than there
are."""
BY_ARROWS = "by arrows"
"""The property of controls in a row of their own, which the arrow keys go through: with them, too,
a large dialog would need more letters than there are."""
CAP, SIZE = 18, 11.5
OVER = QPoint(-5, -7)  # from the corner of a control to that of its letter
AWAY = frozenset(
    {
        QEvent.Type.WindowDeactivate,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Hide,
        QEvent.Type.Close,
    }
)


class AccessKeys(QObject):
    """Gives a dialog its access keys. They are found anew for what is in view whenever Alt is
    pressed."""

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)
        self.dialog = dialog
        self._shortcuts: dict[str, QShortcut] = {}
        self._controls: dict[str, QWidget] = {}
        self._caps = Caps(dialog)
        if ARE_USED:
            dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Be ready before a letter comes; show the letters while Alt is held."""
        if isinstance(event, QKeyEvent):
            self._hear(event)
        elif event.type() in AWAY:
            self._caps.hide()
        return False

    def _hear(self, event: QKeyEvent) -> None:
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
        """Give a letter to everything that is in view now."""
        self._controls = access_keys(self.dialog)
        for letter in self._controls.keys() - self._shortcuts.keys():
            made = self._shortcuts[letter] = QShortcut(QKeySequence(f"Alt+{letter}"), self.dialog)
            made.activated.connect(lambda letter=letter: self._go(letter))
        for letter, shortcut in self._shortcuts.items():
            shortcut.setEnabled(letter in self._controls)

    def _go(self, letter: str) -> None:
        """Do what a click would do, or bring the keyboard there."""
        self._caps.hide()
        control = self._controls[letter]
        control.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if isinstance(control, QAbstractButton):
            control.click()


class Caps(QWidget):
    """The letters, each at the corner of its control, over everything else in the dialog."""

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
        """Small caps, dark on light or light on dark as the theme is not."""
        palette, side = theme.current(), round(CAP * max(1.0, theme.scale()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.text(SIZE * max(1.0, theme.scale()), 700))
        for letter, corner in self._keys:
            at = QRect(max(0, corner.x()), max(0, corner.y()), side, side)
            painter.setPen(QColor(palette.panel))
            painter.setBrush(QColor(palette.text))
            painter.drawRoundedRect(QRectF(at).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, letter)
        painter.end()


def access_keys(dialog: QWidget) -> dict[str, QWidget]:
    """The letters of a dialog, each with its control. The buttons at the foot choose first, then
    the others in reading order; who finds no letter left takes one whose control has another."""
    names = names_of(dialog)
    found: dict[str, QWidget] = {}

    def give(control: QWidget, asked: set[str]) -> bool:
        for letter in letters_in(names.get(control) or name_of(control)):
            if letter in LETTERS and letter not in asked:
                asked.add(letter)
                if letter not in found or give(found[letter], asked):
                    found[letter] = control
                    return True
        return False

    for control in sorted(
        controls_in(dialog), key=lambda each: (not is_at_the_foot(each), *reading(each, dialog))
    ):
        give(control, set())
    return found


def controls_in(dialog: QWidget) -> Iterator[QWidget]:
    """All in view that the Tab key leads to."""
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
        if is_seen and each.focusProxy() is None and not is_listed:
            yield each


def names_of(dialog: QWidget) -> dict[QWidget, str]:
    """What the labels call the controls that they belong to."""
    return {
        label.buddy(): label.text()
        for label in dialog.findChildren(QLabel)
        if label.buddy() is not None
    }


def name_of(control: QWidget) -> str:
    """What a control is called."""
    placeholder = control.placeholderText() if isinstance(control, QLineEdit) else ""
    words = words_on(control)
    told = words if len(words.strip()) > 1 else ""
    return told or control.accessibleName() or placeholder or control.toolTip() or words


def words_on(control: QWidget) -> str:
    """The words that are written on a control."""
    return control.text() if isinstance(control, QAbstractButton | QLabel) else ""


def letters_in(name: str) -> Iterator[str]:
    """The letters of a name, the first ones of its words before the others."""
    words = folded(name)[0].split()
    yield from (word[0] for word in words)
    yield from "".join(words)


def is_at_the_foot(control: QWidget) -> bool:
    """Whether it is one of the buttons at the foot."""
    around = control.parentWidget()
    return around is not None and around.property("role") == "footer"


def reading(control: QWidget, dialog: QWidget) -> tuple[int, int]:
    """Where it stands, from above and from the left."""
    corner = control.mapTo(dialog, QPoint())
    return corner.y(), corner.x()
