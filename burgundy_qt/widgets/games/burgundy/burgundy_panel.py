"""The panel of Burgundy: edition, modules, and the source of each player's estate. The shelf needs
only `burgundy_setup`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import requests
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import NoteLabel, Segments
from burgundy_qt.widgets.games.burgundy import estate_choice
from burgundy_qt.widgets.games.burgundy.modules import (
    edition_offered,
    games_of_their_own,
    in_play,
    module_offered,
    modules_listed,
    why_not,
)
from burgundy_qt.widgets.new_game.game_setup import GamePanel, SeatChoice
from burgundy_qt.widgets.new_game.player_choice import room_for, show_below
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

# The choice of modules: the button shows those in play and opens a list of all.


SMALL, LARGE = 26, 44
GAP = 4
CARD = 300
COLUMNS = 2


class ModuleButton(dialog_frame.PushButton):
    """A button that shows the modules in play, in the order of the list."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.offered: tuple[str, ...] = ()
        self.game = ""
        self.chosen: set[str] = set()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)

    @property
    def modules(self) -> list[str]:
        """The modules in play: those chosen from the list that fit the game."""
        return in_play(self.offered, self.chosen, self.game)

    @property
    def summary(self) -> str:
        """The chosen modules in words."""
        return modules_listed(self.modules) if self.modules else tr("New game", "none", "modules")

    def offer(self, modules: Sequence[str], game: str) -> None:
        """Offer these modules for a special game, or "" for the usual one. Earlier choices come
        back with their modules."""
        self.offered, self.game = tuple(modules), game
        self._draw()

    def why_not(self, module: str) -> str:
        """Return why the module cannot be in play; "" if it can."""
        return why_not(module, self.game)

    def show_modules(self, modules: Sequence[str]) -> None:
        """Show these modules as chosen."""
        self.chosen = set(modules)
        self._draw()

    def open(self) -> ModuleChooser:
        """Open the list of modules."""
        chooser = ModuleChooser(self)
        chooser.chosen.connect(self._choose)
        chooser.fit(room_for(self))
        show_below(chooser, self, at_right=True)
        return chooser

    def _choose(self, module: str, is_in_play: bool) -> None:
        self.chosen = self.chosen | {module} if is_in_play else self.chosen - {module}
        self._draw()
        self.changed.emit()

    def _draw(self) -> None:
        pictures = [module_offered(module).picture for module in self.modules]
        self.setIcon(in_a_row(pictures, self.devicePixelRatioF()) if pictures else QIcon())
        self.setIconSize(QSize(len(pictures) * (SMALL + GAP) - GAP, SMALL))
        self.setText("" if self.modules else tr("New game", "Choose modules"))
        self.setAccessibleName(tr("New game", "Modules: {modules}", modules=self.summary))


class ModuleChooser(QFrame):
    """A card for every module, in a separate window that closes when the player has finished
    choosing. The cards scroll if the screen is too low for them."""

    chosen = Signal(str, bool)

    def __init__(self, modules: ModuleButton) -> None:
        super().__init__(modules, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.modules = modules
        self.cards = [ModuleCard(module) for module in modules.offered]
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(10)
        self.heading = dialog_frame.text_label(tr("New game", "Modules"), "heading")
        column.addWidget(self.heading)
        self.page = QWidget()
        grid = QGridLayout(self.page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for place, card in enumerate(self.cards):
            card.check.clicked.connect(lambda on, module=card.module: self._choose(module, on))
            grid.addWidget(card, place // COLUMNS, place % COLUMNS)
        self._show()
        self.scrolled = dialog_frame.ScrollPane(self.page, self.heading.text(), 0)
        self.scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.scrolled)
        foot = QHBoxLayout()
        foot.addWidget(
            dialog_frame.text_label(
                tr("New game", "You can combine all available modules."), "note"
            ),
            1,
        )
        self.done = dialog_frame.push_button(tr("New game", "Done"))
        self.done.clicked.connect(self.close)
        foot.addWidget(self.done)
        column.addLayout(foot)
        next(card for card in self.cards if card.check.isEnabled()).check.setFocus()

    def fit(self, room: QSize) -> None:
        """Limit the height to the room on the screen."""
        layout = self.layout()
        assert layout is not None
        wanted, least = self.page.sizeHint(), self.scrolled.minimumSizeHint()
        self.scrolled.setFixedSize(wanted)
        lacking = layout.sizeHint().height() + 2 * self.frameWidth() - room.height()
        if lacking > 0:
            self.scrolled.setFixedSize(least.width(), max(1, wanted.height() - lacking))

    def _choose(self, module: str, is_in_play: bool) -> None:
        self.chosen.emit(module, is_in_play)
        self._show()

    def _show(self) -> None:
        """Show the modules in play, and disable those that do not fit them."""
        for card in self.cards:
            card.show_module(card.module in self.modules.modules, self.modules.why_not(card.module))


class ModuleCard(QFrame):
    """A module with its picture and a check box; a click anywhere on the card toggles it. A module
    that does not fit shows the reason."""

    def __init__(self, module: str) -> None:
        super().__init__()
        self.module = module
        offered = module_offered(module)
        dialog_frame.set_help_topic(self, module)
        self.setProperty("role", "row")
        self.check = value_controls.Tick(offered.title)
        self.line = dialog_frame.text_label(offered.line, "note")
        self.why = dialog_frame.text_label("", "caption")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.check)
        for said in (self.line, self.why):
            said.setWordWrap(True)
            said.setFixedWidth(dialog_frame.scaled_width(CARD) - LARGE - 44)
            words.addWidget(said)
        self.line.setMinimumHeight(self.line.heightForWidth(self.line.width()))
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._picture(offered.picture), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_module(self, is_in_play: bool, why: str) -> None:
        """Show whether the module is in play, and why it cannot be."""
        self.check.setChecked(is_in_play)
        self.check.setEnabled(not why)
        self.line.setEnabled(is_in_play or not why)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.why.setMinimumHeight(self.why.heightForWidth(self.why.width()) if why else 0)
        self.check.setAccessibleDescription(self.why.text() or self.line.text())
        self.setCursor(Qt.CursorShape.ArrowCursor if why else Qt.CursorShape.PointingHandCursor)

    def _picture(self, name: str) -> QLabel:
        made = QLabel()
        made.setFixedSize(QSize(LARGE, LARGE))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setPixmap(sprite(name, LARGE, self.devicePixelRatioF()))
        return made

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Treat a click beside the check box as a click on it."""
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside and self.check.isEnabled():
            self.check.setFocus()
            self.check.click()


def in_a_row(names: Sequence[str], dpr: float) -> QIcon:
    """Return sprites beside each other, each in a square."""
    row = transparent_pixmap(QSize(len(names) * (SMALL + GAP) - GAP, SMALL) * dpr, dpr)
    painter = QPainter(row)
    for place, name in enumerate(names):
        picture = sprite(name, SMALL, dpr)
        drawn = picture.deviceIndependentSize()
        left = place * (SMALL + GAP) + (SMALL - drawn.width()) / 2
        painter.drawPixmap(round(left), round((SMALL - drawn.height()) / 2), picture)
    painter.end()
    return QIcon(row)


def sprite(name: str, size: float, dpr: float) -> QPixmap:
    """Return the sprite at the largest size that fits into a square."""
    box = sprite_files.svg_size(name)
    return sprite_files.pixmap(name, size * min(1.0, box.width() / box.height()), dpr)


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
        self.modules = ModuleButton()
        self.modules_head = text_label(tr("New game", "Modules"), "heading")
        self.modules_count, self.modules_note = text_label("", "note"), NoteLabel()
        self.target, self.target_note = TargetChoice(), NoteLabel()
        self.setups, self.setup_note = QButtonGroup(self), NoteLabel()
        self._lay_out()
        self.edition_choice.chosen.connect(self._choose_edition)
        self.modules.changed.connect(self._update_text)
        self.target.changed.connect(self._update_text)
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
        self._update_text()

    def play(self, way: str) -> None:
        """Choose a special game, or with "" the usual one."""
        self.wished_game = way
        self._update_text()

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

    def show_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
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
        self._update_text()

    def _choose_setup(self, number: int) -> None:
        self.wished = self._setups[number]
        self._update_text()

    def _update_text(self) -> None:
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
        self._show_setup()
        self.changed.emit()

    def _show_setup(self) -> None:
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
        self.slider.valueChanged.connect(self._update_text)
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
        self._update_text()

    def _update_text(self) -> None:
        self.figure.setText(str(self.target))
        self.changed.emit()


def usual_target() -> int:
    """Return the target of a game whose request has none."""
    return int(requests.complete_request({"modules": ["solo"]}, 0)["target"])
