"""The panel of Burgundy: edition, modules, and the source of each player's estate. The shelf needs
only `burgundy_setup`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import requests
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import NoteLabel, Segments
from burgundy_qt.widgets.games.burgundy import estate_choice, module_choice
from burgundy_qt.widgets.games.burgundy.modules import edition_offered, games_of_their_own
from burgundy_qt.widgets.new_game.game_setup import GamePanel, SeatChoice

SETUPS: Mapping[str, tuple[str, str]] = {
    "fixed": (
        tr_noop("New game", "Estates as chosen"),
        tr_noop("New game", "Everybody plays the estate shown beside their name."),
    ),
    "open": (
        tr_noop("New game", "Two dealt, choose openly"),
        tr_noop("New game", "Each player is dealt two estates and chooses one, in turn."),
    ),
    "secret": (
        tr_noop("New game", "Two dealt, choose in secret"),
        tr_noop("New game", "Nobody sees the others' choice until all have chosen."),
    ),
}
SETUP_OF_OWN: Mapping[str, str] = {
    "team": tr_noop("New game", "Each team plays the estate that it has chosen."),
    "solo": tr_noop("New game", "You play the estate that you have chosen."),
}
ORDERS: Mapping[str, str] = {
    "": tr_noop("New game", "The bridge sets the order of play; the first player is random."),
    "team": tr_noop("New game", "Partners sit side by side; the first player is random."),
    "solo": tr_noop("New game", "You win if you cover every space within 25 rounds."),
}
"""The order of play, by the special game that replaces the usual one."""
KINDS: Mapping[str, str] = {
    "": tr_noop("New game", "Everyone for themselves"),
    "team": tr_noop("New game", "Two teams"),
    "solo": tr_noop("New game", "Alone"),
}
WIDTH = 218
"""The width in pixels, if the words of the language fit."""


class BurgundyPanel(GamePanel):
    """The choices before a game of Burgundy. `editions` come from the protocol's `hello`, the usual
    one first. A way to play is a special game ("team", "solo") or the usual one, "". `wished_game`
    is the way that `play` sets."""

    def __init__(self, editions: Sequence[requests.EditionObject]) -> None:
        super().__init__()
        self.editions = {edition["edition"]: edition for edition in editions}
        self.caption = tr("New game", "Estate")
        self.ways = [(game, tr("New game", words)) for game, words in KINDS.items()]
        self.edition = editions[0]["edition"]
        self.edition_choice = Segments([(name, name) for name in self.editions])
        self.edition_choice.setAccessibleName(tr("New game", "Edition"))
        self.edition_note = NoteLabel()
        self.wished_game = ""
        self.wished = next(iter(SETUPS))  # selected again when a game has it
        self.modules = module_choice.ModuleButton()
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
        """The choices as the protocol's `new` request."""
        chosen = {"edition": self.edition, "modules": self.all_modules, "setup": self.setup}
        return {**chosen, "target": self.target.target} if self.way == "solo" else chosen

    @property
    def setup(self) -> str:
        """The set-up that gives players their estates."""
        fitting = requests.set_ups_for(self.all_modules)
        return self.wished if self.wished in fitting else fitting[0]

    @property
    def all_modules(self) -> list[str]:
        """The modules in play, with the special game."""
        return [*self.modules.modules, *filter(None, [self.way])]

    @property
    def ways_on_offer(self) -> list[str]:
        """The ways to play: the usual game, "", and the edition's special games."""
        return ["", *games_of_their_own(self.editions[self.edition]["modules"])]

    @property
    def way(self) -> str:
        """The chosen special game, "team" or "solo"; "" for the usual game."""
        return self.wished_game if self.wished_game in self.ways_on_offer else ""

    @property
    def is_team(self) -> bool:
        """Whether two teams play."""
        return self.way == "team"

    @property
    def estates(self) -> list[str]:
        """The estates for this choice."""
        return requests.estates_for(self.edition, self.all_modules)

    def show_request(self, request: RequestObject) -> None:
        """Show the choices of a request, and the usual ones for missing or unknown parts."""
        asked, chosen = request.get("edition"), request.get("modules")
        self.edition = next(
            (edition for edition in self.editions if edition == asked), next(iter(self.editions))
        )
        self.edition_choice.show_value(self.edition)
        known = self.editions[self.edition]["modules"]
        modules = [
            module for module in known if isinstance(chosen, list | tuple) and module in chosen
        ]
        self.wished_game = requests.game_of_its_own(modules)
        self.modules.show_modules(modules)
        setup = str(request.get("setup"))
        self.wished = setup if setup in self._setups else self._setups[0]
        self.target.show_target(request.get("target"))
        self._tell()

    def play(self, way: str) -> None:
        """Choose a special game, or with "" the usual one."""
        self.wished_game = way
        self._tell()

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        return requests.players_for([self.way])

    @property
    def order(self) -> str:
        """The order of play; in a solo game the condition to win."""
        return tr("New game", ORDERS[self.way])

    @property
    def is_chosen_here(self) -> bool:
        """Whether players choose their estates here, so that none is dealt."""
        return self.setup == "fixed"

    def seat_choice(self, beside: Sequence[SeatChoice]) -> estate_choice.EstateChoice:
        """Return the estate choice of one more seat; it is random if all others are."""
        made, others = estate_choice.EstateChoice(self.edition, self.estates), _of(beside)
        random_choices = [
            other.button.estate
            for other in others
            if other.button.estate in estate_choice.RANDOM_CHOICES
        ]
        made.button.show_estate(
            random_choices[-1] if random_choices and len(random_choices) == len(others) else "1"
        )
        return made

    def offer(self, choices: Sequence[SeatChoice]) -> None:
        """Offer these estate choices the available estates, or random ones."""
        random_choices = (
            tuple(estate_choice.RANDOM_CHOICES) if len(choices) > 1 else (estate_choice.ANY,)
        )
        for choice in _of(choices):
            choice.button.offer(self.edition, self.estates, random_choices)

    def tell_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Show each seat the source of its estate: chosen here, dealt, or the partner's."""
        teams = self._sides(len(choices))
        for seat, choice in enumerate(_of(choices)):
            if not self.is_chosen_here:
                choice.deal()
            elif seat >= teams:
                choice.share(names[seat - teams])
            else:
                choice.choose()

    def follow(self, choice: SeatChoice, choices: Sequence[SeatChoice]) -> None:
        """Follow a choice of one random estate for all: every seat chooses it."""
        if [chosen.button.estate for chosen in _of([choice])] == [estate_choice.ALIKE]:
            for other in _of(choices):
                other.button.show_estate(estate_choice.ALIKE)

    def seats_request(self, choices: Sequence[SeatChoice]) -> RequestObject:
        """Return the estate of every seat, if players choose them here; partners have the choice of
        the first of them."""
        teams, seats = self._sides(len(choices)), _of(choices)
        estates = [seats[seat % teams].button.estate for seat in range(len(seats))]
        return {"estates": estates} if self.is_chosen_here else {}

    def _sides(self, seats: int) -> int:
        return seats // estate_choice.MEMBERS if self.is_team else seats

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
        """Offer the contents of the edition, and describe the choice in sentences."""
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
            self.modules.summary if self.modules.modules else tr("New game", "None: the base game.")
        )
        self.target.setVisible(self.way == "solo")
        self.target_note.setVisible(self.way == "solo")
        self.target_note.say(self.target.summary)
        self._tell_setup()
        self.changed.emit()

    def _tell_setup(self) -> None:
        fitting = requests.set_ups_for(self.all_modules)
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
        """Set the planned width, or the width of the longest title."""
        for choice in self.setups.buttons():
            choice.ensurePolished()
        width = max(
            scaled_width(WIDTH), *(choice.sizeHint().width() for choice in self.setups.buttons())
        )
        self.setFixedWidth(width)
        for note in self.findChildren(NoteLabel):
            note.setFixedWidth(width)


def _of(choices: Sequence[SeatChoice]) -> Sequence[estate_choice.EstateChoice]:
    """Return the estate choices of the seats."""
    return cast(Sequence[estate_choice.EstateChoice], choices)


# The first target of a solo game: a control for one number, with its meaning.


ABOVE = 10


class TargetChoice(QWidget):
    """A slider over all possible targets; `changed` is emitted when it moves."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "solo#target")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(requests.TARGETS[0], requests.TARGETS[-1])
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
        """The chosen target."""
        return self.slider.value()

    @property
    def summary(self) -> str:
        """The meaning of the target, in a sentence or two."""
        return tr(
            "New game",
            "At {target} points you get a castle's action. A lower target is easier.",
            target=self.target,
        )

    def show_target(self, target: object) -> None:
        """Show this target, or the usual one for an invalid value."""
        self.slider.setValue(
            target if type(target) is int and target in requests.TARGETS else usual_target()
        )
        self._tell()

    def _tell(self) -> None:
        self.figure.setText(str(self.target))
        self.changed.emit()


def usual_target() -> int:
    """Return the target of a game whose request has none."""
    return int(requests.complete_request({"modules": ["solo"]}, 0)["target"])
