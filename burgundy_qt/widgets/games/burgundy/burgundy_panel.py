"""Which game is played: its edition, its modules, and how everybody comes by an estate. The shelf
needs only `burgundy_setup`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.burgundy.requests import (
    TARGETS,
    EditionObject,
    estates_for,
    filled_in,
    game_of_its_own,
    players_for,
    set_ups_for,
)
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import NoteLabel, Segments
from burgundy_qt.widgets.games.burgundy.estate_choice import EstateChoice
from burgundy_qt.widgets.games.burgundy.estates import ALIKE, ANY, LOTS, MEMBERS
from burgundy_qt.widgets.games.burgundy.module_choice import ModuleButton
from burgundy_qt.widgets.games.burgundy.modules import edition_offered, games_of_their_own
from burgundy_qt.widgets.new_game.game_setup import GamePanel, SeatChoice

SETUPS: Mapping[str, tuple[str, str]] = {
    "fixed": (
        later("New game", "Estates as chosen"),
        later("New game", "Everybody plays the estate shown beside their name."),
    ),
    "open": (
        later("New game", "Two dealt, choose openly"),
        later("New game", "Each player is dealt two estates and chooses one, in turn."),
    ),
    "secret": (
        later("New game", "Two dealt, choose in secret"),
        later("New game", "Nobody sees the others' choice until all have chosen."),
    ),
}
SETUP_OF_OWN: Mapping[str, str] = {
    "team": later("New game", "Each team plays the estate that it has chosen."),
    "solo": later("New game", "You play the estate that you have chosen."),
}
ORDERS: Mapping[str, str] = {
    "": later("New game", "The bridge sets the order of play; the first player is random."),
    "team": later("New game", "Partners sit side by side; the first player is random."),
    "solo": later("New game", "You win if you cover every space within 25 rounds."),
}
"""Who acts when, by the game that is played instead of the usual one."""
KINDS: Mapping[str, str] = {
    "": later("New game", "Everyone for themselves"),
    "team": later("New game", "Two teams"),
    "solo": later("New game", "Alone"),
}
WIDTH = 218
"""Pixels, where the language has room enough in them."""


class BurgundyPanel(GamePanel):
    """Asks for it. `editions` as the protocol's `hello` tells them, the usual one first. A way to
    play is a game of its own, for teams or for one alone, or the usual one, ""; `wished_game` is
    what `play` sets."""

    def __init__(self, editions: Sequence[EditionObject]) -> None:
        super().__init__()
        self.editions = {edition["edition"]: edition for edition in editions}
        self.caption = tr("New game", "Estate")
        self.ways = [(game, tr("New game", words)) for game, words in KINDS.items()]
        self.edition = editions[0]["edition"]
        self.edition_choice = Segments([(name, name) for name in self.editions])
        self.edition_choice.setAccessibleName(tr("New game", "Edition"))
        self.edition_note = NoteLabel()
        self.wished_game = ""
        self.wished = next(iter(SETUPS))  # the set-up, which comes back where the game has it again
        self.modules = ModuleButton()
        self.modules_head = text_label(tr("New game", "Modules"), "heading")
        self.modules_count, self.modules_note = text_label("", "note"), NoteLabel()
        self.target, self.target_note = TargetChoice(), NoteLabel()
        self.setups, self.setup_note = QButtonGroup(self), NoteLabel()
        self._lay_out()
        self.edition_choice.chosen.connect(self._choose_edition)
        self.modules.changed.connect(self._tell)
        self.target.changed.connect(self._tell)
        self.setups.idClicked.connect(self._choose_setup)
        self.show_request({})

    @property
    def request(self) -> RequestObject:
        """What is chosen, in the words of the protocol's `new`."""
        chosen = {"edition": self.edition, "modules": self.all_modules, "setup": self.setup}
        return {**chosen, "target": self.target.target} if self.way == "solo" else chosen

    @property
    def setup(self) -> str:
        """How everybody comes by an estate."""
        fitting = set_ups_for(self.all_modules)
        return self.wished if self.wished in fitting else fitting[0]

    @property
    def all_modules(self) -> list[str]:
        """The modules in play, and the one that is a game of its own."""
        return [*self.modules.modules, *filter(None, [self.way])]

    @property
    def ways_on_offer(self) -> list[str]:
        """What can be played: the usual game, "", and the edition's games of their own."""
        return ["", *games_of_their_own(self.editions[self.edition]["modules"])]

    @property
    def way(self) -> str:
        """The game of its own that is chosen, "team" or "solo"; "" where none is."""
        return self.wished_game if self.wished_game in self.ways_on_offer else ""

    @property
    def is_team(self) -> bool:
        """Whether two teams play."""
        return self.way == "team"

    @property
    def estates(self) -> list[str]:
        """The estates that can be played."""
        return estates_for(self.edition, self.all_modules)

    def show_request(self, request: RequestObject) -> None:
        """Show what a request asks for; where it says nothing that is known here, the usual."""
        asked, chosen = request.get("edition"), request.get("modules")
        self.edition = next(
            (edition for edition in self.editions if edition == asked), next(iter(self.editions))
        )
        self.edition_choice.show_value(self.edition)
        known = self.editions[self.edition]["modules"]
        modules = [
            module for module in known if isinstance(chosen, list | tuple) and module in chosen
        ]
        self.wished_game = game_of_its_own(modules)
        self.modules.show_modules(modules)
        setup = str(request.get("setup"))
        self.wished = setup if setup in self._setups else self._setups[0]
        self.target.show_target(request.get("target"))
        self._tell()

    def play(self, way: str) -> None:
        """Play a game of its own, or with "" the usual one."""
        self.wished_game = way
        self._tell()

    @property
    def players(self) -> range:
        """How many can play."""
        return players_for([self.way])

    @property
    def order(self) -> str:
        """Who acts when; alone what wins."""
        return tr("New game", ORDERS[self.way])

    @property
    def is_chosen_here(self) -> bool:
        """Whether everybody's estate is chosen here, not dealt."""
        return self.setup == "fixed"

    def seat_choice(self, beside: Sequence[SeatChoice]) -> EstateChoice:
        """Return the estate of a seat more: by lot where all others are."""
        made, others = EstateChoice(self.edition, self.estates), _of(beside)
        lots = [other.button.estate for other in others if other.button.estate in LOTS]
        made.button.show_estate(lots[-1] if lots and len(lots) == len(others) else "1")
        return made

    def offer(self, choices: Sequence[SeatChoice]) -> None:
        """Offer them the estates that can be played, or lots."""
        lots = tuple(LOTS) if len(choices) > 1 else (ANY,)
        for choice in _of(choices):
            choice.button.offer(self.edition, self.estates, lots)

    def tell_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Where each seat's estate comes from: chosen here, dealt, or the partner's."""
        teams = self._sides(len(choices))
        for seat, choice in enumerate(_of(choices)):
            if not self.is_chosen_here:
                choice.deal()
            elif seat >= teams:
                choice.share(names[seat - teams])
            else:
                choice.choose()

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """One estate by lot for all is chosen by all at once."""
        if [chosen.button.estate for chosen in _of([choice])] == [ALIKE]:
            for other in _of(choices):
                other.button.show_estate(ALIKE)

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """Return the estate of every seat, where they are chosen here; partners have the one that
        the first of them chose."""
        teams, seats = self._sides(len(choices)), _of(choices)
        estates = [seats[seat % teams].button.estate for seat in range(len(seats))]
        return {"estates": estates} if self.is_chosen_here else {}

    def _sides(self, seats: int) -> int:
        return seats // MEMBERS if self.is_team else seats

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
        offered = [module for module in modules if module not in self.ways_on_offer]
        self.modules.offer(offered, self.way)
        for part in (self.modules, self.modules_head, self.modules_count, self.modules_note):
            part.setVisible(bool(offered))
        counted = tr(
            "New game", "{count} of {all}", count=len(self.modules.modules), all=len(offered)
        )
        self.modules_count.setText(counted)
        self.edition_note.say(edition_offered(self.edition).line)
        self.modules_note.say(
            self.modules.told if self.modules.modules else tr("New game", "None: the base game.")
        )
        self.target.setVisible(self.way == "solo")
        self.target_note.setVisible(self.way == "solo")
        self.target_note.say(self.target.told)
        self._tell_setup()
        self.changed.emit()

    def _tell_setup(self) -> None:
        fitting = set_ups_for(self.all_modules)
        for number, setup in enumerate(self._setups):
            self.setups.button(number).setVisible(setup in fitting)
        self.setups.button(self._setups.index(self.setup)).setChecked(True)
        self.setup_note.say(
            tr("New game", SETUP_OF_OWN[self.way] if self.way else SETUPS[self.setup][1])
        )

    def _lay_out(self) -> None:
        set_help_topic(self.edition_choice, "choices#edition")
        set_help_topic(self.modules, "edition-2019#modules")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(text_label(tr("New game", "Edition"), "heading"))
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
        column.addWidget(text_label(tr("New game", "Set-up"), "heading"))
        for number, setup in enumerate(self._setups):
            choice = QRadioButton(tr("New game", SETUPS[setup][0]))
            choice.setToolTip(tr("New game", SETUPS[setup][1]))
            set_help_topic(choice, "choices#estates")
            self.setups.addButton(choice, number)
            column.addWidget(choice)
        column.addWidget(self.setup_note)
        self._take_width()

    def _take_width(self) -> None:
        """As wide as it is meant to be, or as the longest title needs."""
        for choice in self.setups.buttons():
            choice.ensurePolished()
        width = max(
            scaled_width(WIDTH), *(choice.sizeHint().width() for choice in self.setups.buttons())
        )
        self.setFixedWidth(width)
        for note in self.findChildren(NoteLabel):
            note.setFixedWidth(width)


def _of(choices: Sequence[SeatChoice]) -> Sequence[EstateChoice]:
    """Return what was asked of the seats here."""
    return cast(Sequence[EstateChoice], choices)


# How far the first target of a solo game lies: a control for one number, with what it means.


ABOVE = 10


class TargetChoice(QWidget):
    """A slider over all that the target may be; `changed` tells that it was moved."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "solo#target")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(TARGETS[0], TARGETS[-1])
        self.slider.setPageStep(1)
        self.slider.setAccessibleName(tr("New game", "First target"))
        self.figure = text_label("", "strong")
        self.slider.valueChanged.connect(self._tell)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ABOVE, 0, 0)
        column.setSpacing(4)
        column.addWidget(text_label(tr("New game", "First target"), "heading"))
        column.addLayout(row)
        self.setFocusProxy(self.slider)
        self.show_target(None)

    @property
    def target(self) -> int:
        """The target that is chosen."""
        return self.slider.value()

    @property
    def told(self) -> str:
        """What it means, in a sentence or two."""
        return tr(
            "New game",
            "At {target} points you get a castle's action. A lower target is easier.",
            target=self.target,
        )

    def show_target(self, target: object) -> None:
        """Show this target, or the usual one where it is none."""
        self.slider.setValue(
            target if type(target) is int and target in TARGETS else usual_target()
        )
        self._tell()

    def _tell(self) -> None:
        self.figure.setText(str(self.target))
        self.changed.emit()


def usual_target() -> int:
    """Return the target of a game that asks for none."""
    return int(filled_in({"modules": ["solo"]}, 0)["target"])
