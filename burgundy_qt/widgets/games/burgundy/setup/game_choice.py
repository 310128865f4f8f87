"""Which game is played: its edition, its modules, and how everybody comes by an estate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.requests import estates_for, game_of_its_own, set_ups_for
from burgundy_qt.widgets.controls.controls import Segments
from burgundy_qt.widgets.controls.sheet import wide, word
from burgundy_qt.widgets.controls.topic import about
from burgundy_qt.widgets.games.burgundy.setup.fitting import games_of_their_own
from burgundy_qt.widgets.games.burgundy.setup.module_button import ModuleButton
from burgundy_qt.widgets.games.burgundy.setup.target_choice import TargetChoice
from burgundy_qt.widgets.games.burgundy.words.module_titles import edition_offered

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
SETUP_OF_OWN: Mapping[str, str] = {
    "team": later("New game", "Each team plays the estate that it has chosen."),
    "solo": later("New game", "You play the estate that you have chosen."),
}
WIDTH = 218
"""Pixels, where the language has room enough in them."""


class GameChoice(QWidget):
    """Asks for it. `editions` as the protocol's `hello` tells them, the usual one first; `changed` tells that something
    else was chosen. A game of its own, for teams or for one alone, is `wished_game`, which `play` sets."""

    changed = Signal()

    def __init__(self, editions: Sequence[Mapping[str, Any]]) -> None:
        super().__init__()
        self.editions = {edition["edition"]: edition for edition in editions}
        self.edition = editions[0]["edition"]
        self.edition_choice = Segments([(name, name) for name in self.editions])
        self.edition_choice.setAccessibleName(tr("New game", "Edition"))
        self.edition_note = Note()
        self.wished_game = ""
        self.wished = next(iter(SETUPS))  # the set-up, which comes back where the game has it again
        self.modules = ModuleButton()
        self.modules_head = word(tr("New game", "Modules"), "heading")
        self.modules_count, self.modules_note = word("", "note"), Note()
        self.target, self.target_note = TargetChoice(), Note()
        self.setups, self.setup_note = QButtonGroup(self), Note()
        self._lay_out()
        self.edition_choice.chosen.connect(self._choose_edition)
        self.modules.changed.connect(self._tell)
        self.target.changed.connect(self._tell)
        self.setups.idClicked.connect(self._choose_setup)
        self.show_request({})

    @property
    def request(self) -> dict[str, Any]:
        """What is chosen, in the words of the protocol's `new`."""
        chosen = {"edition": self.edition, "modules": self.all_modules, "setup": self.setup}
        return {**chosen, "target": self.target.target} if self.played == "solo" else chosen

    @property
    def setup(self) -> str:
        """How everybody comes by an estate."""
        fitting = set_ups_for(self.all_modules)
        return self.wished if self.wished in fitting else fitting[0]

    @property
    def all_modules(self) -> list[str]:
        """The modules in play, and the one that is a game of its own."""
        return [*self.modules.modules, *filter(None, [self.played])]

    @property
    def games(self) -> list[str]:
        """What can be played: the usual game, "", and the edition's games of their own."""
        return ["", *games_of_their_own(self.editions[self.edition]["modules"])]

    @property
    def played(self) -> str:
        """The game of its own that is chosen, "team" or "solo"; "" where none is."""
        return self.wished_game if self.wished_game in self.games else ""

    @property
    def is_team(self) -> bool:
        """Whether two teams play."""
        return self.played == "team"

    @property
    def estates(self) -> list[str]:
        """The estates that can be played."""
        return estates_for(self.edition, self.all_modules)

    def show_request(self, request: Mapping[str, Any]) -> None:
        """Show what a request asks for; where it says nothing that is known here, the usual."""
        asked = request.get("edition")
        self.edition = asked if asked in self.editions else next(iter(self.editions))
        self.edition_choice.show_value(self.edition)
        known = self.editions[self.edition]["modules"]
        modules = [module for module in known if module in request.get("modules", ())]
        self.wished_game = game_of_its_own(modules)
        self.modules.show_modules(modules)
        setup = str(request.get("setup"))
        self.wished = setup if setup in self._setups else self._setups[0]
        self.target.show_target(request.get("target"))
        self._tell()

    def play(self, game: str) -> None:
        """Play a game of its own, or with "" the usual one."""
        self.wished_game = game
        self._tell()

    @property
    def _setups(self) -> Sequence[str]:
        setups: Sequence[str] = self.editions[self.edition]["setups"]
        return setups

    def _choose_edition(self, edition: str) -> None:
        self.edition = edition
        self._tell()

    def _choose_setup(self, number: int) -> None:
        self.wished = self._setups[number]
        self._tell()

    def _tell(self) -> None:
        """Offer what the edition has, and say in sentences what is chosen."""
        modules = self.editions[self.edition]["modules"]
        offered = [module for module in modules if module not in self.games]
        self.modules.offer(offered, self.played)
        for part in (self.modules, self.modules_head, self.modules_count, self.modules_note):
            part.setVisible(bool(offered))
        counted = tr("New game", "{count} of {all}", count=len(self.modules.modules), all=len(offered))
        self.modules_count.setText(counted)
        self.edition_note.say(edition_offered(self.edition).line)
        self.modules_note.say(self.modules.told if self.modules.modules else tr("New game", "None: the base game."))
        self.target.setVisible(self.played == "solo")
        self.target_note.setVisible(self.played == "solo")
        self.target_note.say(self.target.told)
        self._tell_setup()
        self.changed.emit()

    def _tell_setup(self) -> None:
        fitting = set_ups_for(self.all_modules)
        for number, setup in enumerate(self._setups):
            self.setups.button(number).setVisible(setup in fitting)
        self.setups.button(self._setups.index(self.setup)).setChecked(True)
        self.setup_note.say(tr("New game", SETUP_OF_OWN[self.played] if self.played else SETUPS[self.setup][1]))

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
        column.addWidget(self.target)
        column.addWidget(self.target_note)
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
