"""Which game is played: its edition, its modules, and how everybody comes by an estate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.requests import estates_for, modules_of
from burgundy_qt.widgets.dialogs.controls import Segments
from burgundy_qt.widgets.dialogs.module_button import ModuleButton
from burgundy_qt.widgets.dialogs.sheet import wide, word
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.module_titles import edition_offered

SETUPS: Mapping[str, tuple[str, str]] = {
    "fixed": (
        later("New game", "Estates as chosen"),
        later("New game", "Everybody plays the estate shown beside the name."),
    ),
    "open": (
        later("New game", "Two dealt, choose openly"),
        later("New game", "Each player is dealt two estates and plays one, in turn."),
    ),
    "secret": (
        later("New game", "Two dealt, choose in secret"),
        later("New game", "Nobody sees the others' choice before all have chosen."),
    ),
}
WIDTH = 218
"""Pixels, where the language has room enough in them."""


class GameChoice(QWidget):
    """Asks for it. `editions` as the protocol's `hello` tells them, the usual one first; `changed` tells that something
    else was chosen."""

    changed = Signal()

    def __init__(self, editions: Sequence[Mapping[str, Any]]) -> None:
        super().__init__()
        self.editions = {edition["edition"]: edition for edition in editions}
        self.edition = editions[0]["edition"]
        self.edition_choice = Segments([(name, name) for name in self.editions])
        self.edition_choice.setAccessibleName(tr("New game", "Edition"))
        self.edition_note = Note()
        self.modules = ModuleButton()
        self.modules_head = word(tr("New game", "Modules"), "heading")
        self.modules_count, self.modules_note = word("", "note"), Note()
        self.setups, self.setup_note = QButtonGroup(self), Note()
        self._lay_out()
        self.edition_choice.chosen.connect(self._choose_edition)
        self.modules.changed.connect(self._tell)
        self.setups.idClicked.connect(self._tell)
        self.show_request({})

    @property
    def request(self) -> dict[str, Any]:
        """What is chosen, in the words of the protocol's `new`."""
        return {"edition": self.edition, "modules": self.modules.modules, "setup": self.setup}

    @property
    def setup(self) -> str:
        """How everybody comes by an estate."""
        return str(self._setups[max(0, self.setups.checkedId())])

    @property
    def estates(self) -> list[str]:
        """The estates that can be played."""
        return estates_for(self.edition, self.modules.modules)

    def show_request(self, request: Mapping[str, Any]) -> None:
        """Show what a request asks for; where it says nothing that is known here, the usual."""
        asked = request.get("edition")
        self.edition = asked if asked in self.editions else next(iter(self.editions))
        self.edition_choice.show_value(self.edition)
        known = modules_of(self.edition)
        self.modules.show_modules([module for module in known if module in request.get("modules", ())])
        setup = request.get("setup")
        self.setups.button(self._setups.index(setup) if setup in self._setups else 0).setChecked(True)
        self._tell()

    @property
    def _setups(self) -> Sequence[str]:
        setups: Sequence[str] = self.editions[self.edition]["setups"]
        return setups

    def _choose_edition(self, edition: str) -> None:
        self.edition = edition
        self._tell()

    def _tell(self) -> None:
        """Offer what the edition has, and say in sentences what is chosen."""
        offered = modules_of(self.edition)
        self.modules.offer(offered)
        for part in (self.modules, self.modules_head, self.modules_count, self.modules_note):
            part.setVisible(bool(offered))
        counted = tr("New game", "{count} of {all}", count=len(self.modules.modules), all=len(offered))
        self.modules_count.setText(counted)
        self.edition_note.say(edition_offered(self.edition).line)
        self.modules_note.say(self.modules.told if self.modules.modules else tr("New game", "None: the base game."))
        self.setup_note.say(tr("New game", SETUPS[self.setup][1]))
        self.changed.emit()

    def _lay_out(self) -> None:
        about(self.edition_choice, "new-game#edition")
        about(self.modules, "edition-2019#modules")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(word(tr("New game", "Edition"), "heading"))
        column.addWidget(self.edition_choice)
        column.addWidget(self.edition_note)
        column.addSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self.modules_head, 1)
        head.addWidget(self.modules_count)
        column.addLayout(head)
        column.addWidget(self.modules)
        column.addWidget(self.modules_note)
        column.addSpacing(10)
        column.addWidget(word(tr("New game", "Set-up"), "heading"))
        for number, setup in enumerate(self._setups):
            choice = QRadioButton(tr("New game", SETUPS[setup][0]))
            choice.setToolTip(tr("New game", SETUPS[setup][1]))
            about(choice, "new-game#estates")
            self.setups.addButton(choice, number)
            column.addWidget(choice)
        column.addWidget(self.setup_note)
        self._take_width()

    def _take_width(self) -> None:
        """As wide as it is meant to be, or as the longest title needs."""
        for choice in self.setups.buttons():
            choice.ensurePolished()
        width = max(wide(WIDTH), *(choice.sizeHint().width() for choice in self.setups.buttons()))
        self.setFixedWidth(width)
        for note in self.findChildren(Note):
            note.setFixedWidth(width)


class Note(QLabel):
    """A sentence that wraps, and keeps the room that it needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "note")
        self.setWordWrap(True)
        self.ensurePolished()

    def say(self, sentence: str) -> None:
        """Say this."""
        self.setText(sentence)
        self.setMinimumHeight(self.heightForWidth(self.width()))
