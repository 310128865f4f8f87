"""The panel of the Dice Game: solo or with others, the sheet, and the rule for start castles; also
the random choices that are made when the game begins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, dice_ruleset
from burgundy_qt.rules.dice.sheets import BONUSES, LETTERS, hexes
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.games.dice.dice_texts import SETUPS, kinds_name
from burgundy_qt.widgets.games.dice.duchy_picture import duchy_pixmap
from burgundy_qt.widgets.new_game.game_setup import GamePanel, SeatChoice
from burgundy_qt.widgets.phrases.wording import join_with_and
from burgundy_qt.widgets.theme import theme

ORDERS: Mapping[str, str] = {
    "": tr_noop("New game", "All play at the same time; nobody waits for a turn."),
    "solo": tr_noop(
        "New game", "More than 50 points is good, more than 60 excellent, 70 or more incredible."
    ),
}
"""A sentence on each way to play that players should know."""
KINDS: Mapping[str, str] = {
    "": tr_noop("New game", "Everyone for themselves"),
    "solo": tr_noop("New game", "Alone"),
}
CASTLES: Mapping[str, str] = {
    "monk": tr_noop("New game", "The castle with the monk"),
    "silver": tr_noop("New game", "The castle with the silver"),
    "goods": tr_noop("New game", "The castle with the goods"),
    "worker": tr_noop("New game", "The castle with the worker"),
}
SOLO, FEWEST = "solo", 2
WIDTH = 218
"""The width in pixels, if the words of the language fit."""


class DicePanel(GamePanel):
    """The choices before a dice game. `wished` is the chosen set-up; it is selected again when it
    is on offer again. `seats` is the number of players."""

    def __init__(self, edition: GameObject) -> None:
        super().__init__()
        self.edition = edition
        self.ways = [(way, tr("New game", words)) for way, words in KINDS.items()]
        self.chosen_way, self.wished, self.seats = "", next(iter(SETUPS)), FEWEST
        self.sheets, self.sheet_note = SheetChoice(), value_controls.NoteLabel()
        self.setups, self.setup_note = QtWidgets.QButtonGroup(self), value_controls.NoteLabel()
        self.setup_head = dialog_frame.text_label(tr("New game", "Start castle"), "heading")
        self.castles = value_controls.ComboBox()
        self._lay_out()
        self.sheets.changed.connect(self._update_text)
        self.setups.idClicked.connect(self._choose_setup)
        self.castles.activated.connect(lambda _row: self._update_text())
        self.show_request({})

    @property
    def request(self) -> dict[str, object]:
        """The choices as the protocol's `new` request. A random sheet is possible; its common
        castle is then given by its bonus."""
        return {
            "edition": self.edition["edition"],
            "modules": [],
            "setup": self.setup,
            "sheet": self.sheets.sheet,
            "castle": self.castle,
        }

    @property
    def setup(self) -> str:
        """The rule for start castles; a solo game needs only a castle agreed before the game."""
        is_possible = self.way == SOLO or self.wished in self.setups_on_offer
        return self.wished if is_possible else next(iter(SETUPS))

    @property
    def setups_on_offer(self) -> Sequence[str]:
        """The set-ups for this number of players; a solo game has no choice."""
        if self.way == SOLO:
            return ()
        return [
            setup
            for setup in self.edition["setups"]
            if self.seats in dice_ruleset.players_for(setup)
        ]

    @property
    def castle(self) -> str | None:
        """The common start castle, if the players agree on one before the game."""
        bonus = self.castles.currentData() if self.setup == "same" else None
        if bonus is None or self.sheets.sheet == ANY:
            return bonus
        return castle_of(self.sheets.sheet, bonus)

    def show_request(self, request: Mapping[str, object]) -> None:
        """Show the choices of a request, and the usual ones for missing or unknown parts."""
        setup = request.get("setup")
        self.wished = str(setup) if setup in self.edition["setups"] else next(iter(SETUPS))
        self.chosen_way = SOLO if request.get("players") == 1 else ""
        self.sheets.show_sheet(request.get("sheet"))
        self.castles.setCurrentIndex(max(0, self.castles.findData(bonus_of(request))))
        self._update_text()

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        if self.way == SOLO:
            return range(1, FEWEST)
        return range(FEWEST, dice_ruleset.players_for(self.setup)[-1] + 1)

    @property
    def order(self) -> str:
        """The order of play; for a solo game the verdicts on points."""
        return tr("New game", ORDERS[self.way])

    @property
    def ways_on_offer(self) -> Sequence[str]:
        """The ways to play: each for themselves, or solo."""
        return [*KINDS]

    @property
    def way(self) -> str:
        """The chosen way to play."""
        return self.chosen_way

    def play(self, way: str) -> None:
        """Choose a game with others, or a solo game."""
        self.chosen_way = way
        self._update_text()

    def show_seats(self, choices: Sequence[SeatChoice], names: Sequence[str]) -> None:
        """Offer the set-ups for this number of players."""
        if self.seats != len(names):
            self.seats = len(names)
            self._show_setup()

    def _choose_setup(self, number: int) -> None:
        self.wished = [*SETUPS][number]
        self._update_text()

    def _update_text(self) -> None:
        """Describe the choice in sentences."""
        self.sheet_note.say(sheet_summary(self.sheets.sheet))
        self._show_setup()
        self.changed.emit()

    def _show_setup(self) -> None:
        for number, setup in enumerate(SETUPS):
            self.setups.button(number).setVisible(setup in self.setups_on_offer)
        self.setups.button([*SETUPS].index(self.setup)).setChecked(True)
        self.setup_note.say(tr("New game", SETUPS[self.setup][1]))
        is_agreed = self.setup == "same"
        self.setup_note.setVisible(self.way != SOLO)
        self.setup_head.setVisible(self.way != SOLO or is_agreed)
        self.castles.setVisible(is_agreed)

    def _lay_out(self) -> None:
        dialog_frame.set_help_topic(self.sheets, "choices#sheet")
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(dialog_frame.text_label(tr("New game", "Duchy"), "heading"))
        column.addWidget(self.sheets)
        column.addWidget(self.sheet_note)
        column.addSpacing(10)
        column.addWidget(self.setup_head)
        for number, (title, text) in enumerate(SETUPS.values()):
            choice = QtWidgets.QRadioButton(tr("New game", title))
            choice.setToolTip(tr("New game", text))
            self.setups.addButton(choice, number)
            column.addWidget(choice)
        column.addWidget(self.setup_note)
        self.castles.setAccessibleName(tr("New game", "Castle for all"))
        self.castles.addItem(tr("New game", "The first player chooses"), None)
        for bonus in BONUSES:
            self.castles.addItem(tr("New game", CASTLES[bonus]), bonus)
        column.addWidget(self.castles)
        self._take_width()

    def _take_width(self) -> None:
        """Set the planned width, or that of the longest title or of the four duchies."""
        parts = (*self.setups.buttons(), self.castles, self.sheets)
        for part in parts:
            part.ensurePolished()
        width = max(dialog_frame.scaled_width(WIDTH), *(part.sizeHint().width() for part in parts))
        self.setFixedWidth(width)
        for note in (self.sheet_note, self.setup_note):
            note.setFixedWidth(width)


# The choice of the sheet


PICTURE = 50


class SheetChoice(QtWidgets.QWidget):
    """The four sheets and a random one; `changed` is emitted when a person chooses another one."""

    changed = QtCore.Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("New game", "Duchy"))
        self.group = QtWidgets.QButtonGroup(self)
        self.values = (*LETTERS, ANY)
        row, column = QtWidgets.QHBoxLayout(), QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        column.addLayout(row)
        for number, letter in enumerate(LETTERS):
            picture = self._picture(letter)
            self.group.addButton(picture, number)
            row.addWidget(picture)
        random_button = dialog_frame.push_button(tr("New game", "Random"), "chip")
        random_button.setCheckable(True)
        random_button.setAutoExclusive(True)
        random_button.setAccessibleDescription(sheet_summary(ANY))
        self.group.addButton(random_button, len(LETTERS))
        column.addWidget(random_button, 0, QtCore.Qt.AlignmentFlag.AlignLeft)
        self.group.idClicked.connect(lambda _number: self.changed.emit())
        self.setFocusProxy(self.group.button(0))
        theme.theme_changed.connect(self._draw)
        self._draw()
        self.show_sheet(LETTERS[0])

    @property
    def sheet(self) -> str:
        """The chosen letter, or the random choice."""
        return self.values[self.group.checkedId()]

    def show_sheet(self, sheet: object) -> None:
        """Show this sheet as chosen; the first one for an invalid value."""
        known = sheet if isinstance(sheet, str) and sheet in self.values else LETTERS[0]
        chosen = self.group.button(self.values.index(known))
        chosen.setChecked(True)
        self.setFocusProxy(chosen)

    def _picture(self, letter: str) -> QtWidgets.QToolButton:
        made = QtWidgets.QToolButton()
        made.setProperty("role", "crest")
        made.setToolButtonStyle(QtCore.Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        made.setText(letter)
        made.setCheckable(True)
        made.setAccessibleName(tr("New game", "Duchy {sheet}", sheet=letter))
        made.setAccessibleDescription(sheet_summary(letter))
        made.setToolTip(sheet_summary(letter))
        return made

    def _draw(self) -> None:
        for number, letter in enumerate(LETTERS):
            draw_on(self.group.button(number), letter, self.devicePixelRatioF())


def draw_on(picture: QtWidgets.QAbstractButton, letter: str, dpr: float) -> None:
    """Show the duchy of a letter on a button."""
    drawn = duchy_pixmap(letter, theme.current(), PICTURE, dpr)
    size: QtCore.QSize = drawn.deviceIndependentSize().toSize()
    picture.setIconSize(size)
    picture.setIcon(QtGui.QIcon(drawn))
    picture.setMinimumHeight(picture.sizeHint().height())


def sheet_summary(sheet: str) -> str:
    """Return the description of a sheet for choosing: its number of regions, and its largest
    regions."""
    if sheet == ANY:
        return tr("New game", "Drawn when the game begins; everybody plays the same one.")
    cells = codec.cells_of(sheet)
    sizes = [(len(region), cells[region[0]].colour) for region in codec.regions_of(sheet)]
    most, _ = max(sizes)
    largest = Counter(colour for size, colour in sizes if size == most)
    return tr(
        "New game",
        "{count} regions; the largest have {size} spaces: {kinds}.",
        count=len(sizes),
        size=most,
        kinds=join_with_and([kinds_name(colour) for colour in largest]),
    )


# Random choices: the sheet, and with it the space of the common castle


ANY = "any"
"""The value for a random sheet in a line-up."""


def draw_random_choices(line_up: LineUp) -> LineUp:
    """Return the line-up with a sheet, if that was random; the same seed gives the same sheet. A
    castle given by its bonus becomes the space of the sheet with that bonus."""
    request = dict(line_up.request)
    if request.get("sheet") == ANY:
        request["sheet"] = random.Random(request.get("seed")).choice(LETTERS)
    if request.get("castle") in BONUSES:
        request["castle"] = castle_of(request["sheet"], request["castle"])
    return replace(line_up, request=request)


def castle_of(sheet: str, bonus: str) -> str:
    """Return the castle of a sheet with this bonus; each castle has a different one."""
    return codec.CELL_NAME[hexes(sheet).index(f"castle:{bonus}")]


def bonus_of(request: Mapping[str, object]) -> str | None:
    """Return the bonus that names the common castle in a request; None if it names none."""
    castle, sheet = request.get("castle"), request.get("sheet")
    if castle in BONUSES:
        return str(castle)
    if sheet not in LETTERS or castle not in codec.CELL_NAME:
        return None
    shown = hexes(str(sheet))[codec.CELL_NAME.index(str(castle))].partition(":")[2]
    return shown or None
