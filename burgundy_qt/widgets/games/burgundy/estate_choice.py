"""Estates before a game: the random choice of an estate, the strengths of each, and a button with
the picture of one that opens a chooser with pictures of all and a few words on each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import ceil

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import catalogue, components, known_places, requests
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.games.burgundy.estate_picture import estate_pixmap
from burgundy_qt.widgets.new_game import game_setup, player_choice
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_commas
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import Palette

ANY, ALIKE = "any", "alike"
RANDOM_CHOICES: Mapping[str, tuple[str, str, str]] = {
    ANY: (
        tr_noop("New game", "Random"),
        tr_noop("New game", "Random"),
        tr_noop("New game", "Drawn when the game begins; no two players draw the same one."),
    ),
    ALIKE: (
        tr_noop("New game", "Same"),
        tr_noop("New game", "Random, the same for all"),
        tr_noop(
            "New game",
            "Drawn when the game begins: one estate for everybody who chooses this.",
        ),
    ),
}
"""The random choices in a line-up: a short name, the title of the choice, and its meaning."""
MEMBERS = 2
"""The number of seats in a team, which share one estate."""


def draw_estates(line_up: LineUp) -> LineUp:
    """Return the line-up with an estate for every seat without a choice. The same seed gives the
    same estates."""
    request = line_up.request
    wished: Sequence[str] = request.get("estates") or ()
    if not set(wished) & set(RANDOM_CHOICES):
        return line_up
    sides = (
        len(wished) // MEMBERS
        if requests.game_of_its_own(request["modules"]) == "team"
        else len(wished)
    )
    return replace(
        line_up,
        request={
            **request,
            "estates": (draw_estates_for(wished[:sides], request) * MEMBERS)[: len(wished)],
        },
    )


def draw_estates_for(wished: Sequence[str], request: RequestObject) -> list[str]:
    """Return an estate for each side: the chosen one, else a random one that no other side has
    while there are enough."""
    chance = random.Random(request.get("seed"))
    offered = requests.estates_for(request["edition"], request["modules"])
    free = [estate for estate in offered if estate not in wished]
    chance.shuffle(free)
    for_all = free.pop() if ALIKE in wished and free else offered[0]
    drawn: list[str] = []
    for wish in wished:
        ways = {ANY: lambda: free.pop() if free else chance.choice(offered), ALIKE: lambda: for_all}
        drawn.append(ways[wish]() if wish in ways else wish)
    return drawn


# The strengths of an estate in a sentence or two, computed from its regions.


HERD = 5
"""The least size of a pasture worth mentioning, because its animals score repeatedly."""
LARGE_REGIONS: Mapping[str, tuple[int, str]] = {
    "ship": (5, tr_noop("Estates", "river of {size}")),
    "building": (6, tr_noop("Estates", "city of {size}")),
    "monastery": (5, tr_noop("Estates", "{size} knowledge spaces")),
    "mine": (3, tr_noop("Estates", "{size} mines")),
}
"""The least size of a large region of another colour, and its name."""
MANY, SCARCE = 0.5, 0.36
"""Regions for each space: above the first value most regions are small, below the second most are
large."""
SENTENCES = 2


def estate_text(edition: str, estate: str) -> str:
    """Return the description of an estate for choosing."""
    sizes = region_sizes(edition, estate)
    texts = [pasture_text(sizes), number_text(sizes), large_text(sizes), mines_text(sizes)]
    return " ".join([sentence for sentence in texts if sentence][:SENTENCES]) or middling_text(
        sizes
    )


def region_sizes(edition: str, estate: str) -> list[tuple[str, int]]:
    """Return the colour and the size of each region, the largest first."""
    cells = catalogue.estate_cells(edition, estate)
    sizes = [
        (cells[region[0]][0], len(region)) for region in catalogue.estate_regions(edition, estate)
    ]
    return sorted(sizes, key=lambda region: -region[1])


def pasture_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return the size of the pasture in words; "" if it is not large."""
    largest = next(size for colour, size in sizes if colour == "animal")
    if largest < HERD:
        return ""
    return tr(
        "Estates",
        "Good for animals: on a pasture of {size} they score again and again.",
        size=largest,
    )


def large_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return the other large regions in words; "" if there are none."""
    large = Counter(
        (colour, size)
        for colour, size in sizes
        if colour in LARGE_REGIONS and size >= LARGE_REGIONS[colour][0]
    )
    named = []
    for (colour, size), times in large.items():
        name = tr("Estates", LARGE_REGIONS[colour][1], size=size)
        named.append(tr("Estates", "{region} (twice)", region=name) if times > 1 else name)
    return (
        tr("Estates", "Large regions: {regions}.", regions=join_with_commas(named)) if named else ""
    )


def number_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return a sentence for many or few regions and its consequence; "" for neither."""
    count, spaces = len(sizes), sum(size for _, size in sizes)
    if count > MANY * spaces:
        return tr("Estates", "{count} regions, most of them small: points come early.", count=count)
    if count < SCARCE * spaces:
        return tr(
            "Estates", "Only {count} regions: points come late, and many at once.", count=count
        )
    return ""


def mines_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return a sentence for an estate whose mines are all single; "" for any other."""
    if all(size == 1 for colour, size in sizes if colour == "mine"):
        return tr("Estates", "Each mine is a separate region.")
    return ""


def middling_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return the sentence for an estate without a special feature."""
    return tr(
        "Estates", "A bit of everything: no region has more than {size} spaces.", size=sizes[0][1]
    )


# The button and the chooser.


SMALL, LARGE, LARGEST = 72, 132, 220
FEW = 2
"""With up to this number of estates the pictures have the largest size."""
MARGIN, ESTATE = 14, "estate"
DIE, DIE_FACE = 32, "dice/white-6"
"""The picture of a random estate."""


def estate_icon(edition: str, estate: str, width: int, dpr: float) -> tuple[QtGui.QIcon, QSize]:
    """Return the picture of an estate for a button, and its size."""
    palette = theme.current()
    draw = partial(_draw_estate, edition, estate, palette, width, dpr)
    key = "estate icon", edition, estate, palette.name, palette.is_high, width, dpr
    picture = sprite_files.cached_picture(key, draw)  # shown by every seat of every new game
    return QtGui.QIcon(picture), picture.deviceIndependentSize().toSize()


def _draw_estate(
    edition: str, estate: str, palette: Palette, width: int, dpr: float
) -> QtGui.QPixmap:
    cells = known_places.cells_of(edition, estate)
    return estate_pixmap(cells, palette, width, dpr, with_posts=components.has_posts(estate))


def random_icon(width: int, dpr: float) -> QtGui.QIcon:
    """Return the picture of a random estate: a die."""
    return QtGui.QIcon(sprite_files.pixmap(DIE_FACE, width, dpr))


def estate_choice_text(edition: str, estate: str) -> str:
    """Return the description of an estate or of a random choice."""
    return (
        tr("New game", RANDOM_CHOICES[estate][2])
        if estate in RANDOM_CHOICES
        else estate_text(edition, estate)
    )


class EstateButton(dialog_frame.PushButton):
    """A button with the chosen estate of an edition; a click opens all available estates and the
    random `random_choices`."""

    chosen = Signal(str)

    def __init__(self, edition: str, estates: Sequence[str]) -> None:
        super().__init__()
        self.edition = edition
        self.estates = tuple(estates)
        self.random_choices = tuple(RANDOM_CHOICES)
        self.estate = estates[0]
        self.before: dict[tuple[str, ...], str] = {}
        self.setProperty("role", "flat")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)
        self.show_estate(self.estate)

    def offer(
        self,
        edition: str,
        estates: Sequence[str],
        random_choices: Sequence[str] = tuple(RANDOM_CHOICES),
    ) -> None:
        """Offer other estates. The earlier choice among them is selected again, or the estate with
        the same picture."""
        self.before[self.edition, *self.estates] = self.estate
        self.random_choices = tuple(random_choices)
        alike = [
            estate for estate in (*random_choices, *estates) if self._looks_like(edition, estate)
        ]
        self.edition, self.estates = edition, tuple(estates)
        self.show_estate(self.before.get((edition, *estates), (*alike, *estates)[0]))

    def _looks_like(self, edition: str, estate: str) -> bool:
        if {estate, self.estate} & set(RANDOM_CHOICES):
            return estate == self.estate
        return known_places.cells_of(edition, estate) == known_places.cells_of(
            self.edition, self.estate
        )

    def show_estate(self, estate: str) -> None:
        """Show this estate or random choice as the chosen one; the first on offer if it is not
        available."""
        self.estate = estate if estate in (*self.estates, *self.random_choices) else self.estates[0]
        self._draw()
        words = (
            tr("New game", RANDOM_CHOICES[self.estate][0])
            if self.estate in RANDOM_CHOICES
            else self.estate
        )
        self.setText(f" {words}")
        self.setAccessibleName(tr("New game", "Estate {estate}", estate=words))
        self.setToolTip(estate_choice_text(self.edition, self.estate))
        self.setAccessibleDescription(self.toolTip())

    def _draw(self) -> None:
        is_random, dpr = self.estate in RANDOM_CHOICES, self.devicePixelRatioF()
        self.setIconSize(QSize(DIE, DIE) if is_random else QSize(SMALL, SMALL))
        self.setIcon(
            random_icon(DIE, dpr)
            if is_random
            else estate_icon(self.edition, self.estate, SMALL, dpr)[0]
        )

    def open(self) -> EstateChooser:
        """Open the chooser with everything on offer."""
        chooser = EstateChooser(self)
        chooser.chosen.connect(self._choose)
        player_choice.show_below(chooser, self, at_right=True)
        return chooser

    def _choose(self, estate: str) -> None:
        self.show_estate(estate)
        self.chosen.emit(estate)


class EstateChooser(QtWidgets.QFrame):
    """The pictures of all estates in a separate window that closes at the first click. Below
    them are the random choices, and a few words on the estate under the pointer or the keyboard
    focus."""

    chosen = Signal(str)

    def __init__(self, shown: EstateButton) -> None:
        super().__init__(shown, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.edition, self.estates = shown.edition, shown.estates
        self.label = dialog_frame.text_label("", "note")
        self.label.setWordWrap(True)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 14)
        column.addWidget(dialog_frame.text_label(tr("New game", "Estates"), "section"))
        column.addLayout(self._pictures(shown.estate))
        column.addWidget(self.label)
        column.addLayout(self._random_row(shown.random_choices, shown.estate))
        next(
            each for each in self.findChildren(QtWidgets.QAbstractButton) if each.isChecked()
        ).setFocus()
        self._update_text(shown.estate)
        self._keep_room()

    def _pictures(self, chosen: str) -> QtWidgets.QGridLayout:
        grid = QtWidgets.QGridLayout()
        grid.setSpacing(4)
        columns = ceil(len(self.estates) / 2)
        for place, estate in enumerate(self.estates):
            picture = self._picture(estate, LARGEST if len(self.estates) <= FEW else LARGE)
            grid.addWidget(picture, place // columns, place % columns)
            picture.setChecked(estate == chosen)
        return grid

    def _picture(self, estate: str, width: int) -> QtWidgets.QToolButton:
        made = QtWidgets.QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        icon, size = estate_icon(self.edition, estate, width, self.devicePixelRatioF())
        made.setIconSize(size)
        made.setIcon(icon)
        made.setText(estate)
        made.setAccessibleName(tr("New game", "Estate {estate}", estate=estate))
        made.setCheckable(True)
        self._listen(made, estate)
        return made

    def _random_row(self, random_choices: Sequence[str], chosen: str) -> QtWidgets.QHBoxLayout:
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        for choice in random_choices:
            made = dialog_frame.push_button(tr("New game", RANDOM_CHOICES[choice][1]), "chip")
            made.setCheckable(True)
            made.setChecked(choice == chosen)
            self._listen(made, choice)
            row.addWidget(made)
        row.addStretch(1)
        return row

    def _listen(self, made: QtWidgets.QAbstractButton, estate: str) -> None:
        made.setProperty(ESTATE, estate)
        made.setAccessibleDescription(estate_choice_text(self.edition, estate))
        made.clicked.connect(lambda: self._take(estate))
        made.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Describe the estate under the pointer or with the focus."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._update_text(watched.property(ESTATE))
        return super().eventFilter(watched, event)

    def _update_text(self, estate: str) -> None:
        self.label.setText(estate_choice_text(self.edition, estate))

    def _keep_room(self) -> None:
        """Reserve space for the longest description, so that nothing moves."""
        width = self.sizeHint().width() - 2 * MARGIN
        longest = [
            estate_choice_text(self.edition, estate) for estate in (*self.estates, *RANDOM_CHOICES)
        ]
        high = 0
        for text in longest:
            label = dialog_frame.text_label(text, "note")
            label.setWordWrap(True)
            high = max(high, label.heightForWidth(width))
        self.label.setFixedHeight(high)

    def _take(self, estate: str) -> None:
        self.chosen.emit(estate)
        self.close()


# The estate of a seat: chosen here, dealt, or the partner's.


WIDTH = 128


class EstateChoice(game_setup.SeatChoice):
    """The choice of a seat's estate, among the `estates` of an edition, while it is chosen here."""

    def __init__(self, edition: str, estates: Sequence[str]) -> None:
        super().__init__()
        self.button = EstateButton(edition, estates)
        dialog_frame.set_help_topic(self.button, "estates")
        self.dealt = dialog_frame.text_label(tr("New game", "dealt"), "aside")
        self.partner = dialog_frame.text_label("", "aside")
        dialog_frame.set_help_topic(self.partner, "team")
        self.partner.setWordWrap(True)
        self.shown = QtWidgets.QStackedLayout(self)
        for each in (self.button, self.dealt, self.partner):
            self.shown.addWidget(each)
        for aside in (self.dealt, self.partner):
            aside.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(dialog_frame.scaled_width(WIDTH))
        self.button.chosen.connect(self.chosen)

    def show_request(self, request: RequestObject, seat: int) -> None:
        """Show the estate of the seat in a request."""
        estates = request.get("estates")
        if isinstance(estates, list | tuple) and seat < len(estates) and estates[seat] is not None:
            self.button.show_estate(estates[seat])

    @property
    def kept(self) -> object:
        """The estate, and the earlier choices."""
        return self.button.estate, {**self.button.before}

    def bring_back(self, kept: tuple[str, dict[tuple[str, ...], str]]) -> None:
        """Show the estate if it is on offer; earlier choices come back too."""
        estate, before = kept
        self.button.show_estate(estate)
        self.button.before = {**before}

    def choose(self) -> None:
        """Let the player choose the estate here."""
        self.shown.setCurrentWidget(self.button)

    def deal(self) -> None:
        """Let the set-up deal the estates, so that none is chosen here."""
        self.shown.setCurrentWidget(self.dealt)

    def share(self, partner: str) -> None:
        """Share the estate of a partner, who chooses it."""
        is_with_you = is_local_player(partner)
        text = tr("New game", "plays with {name}", name=partner)
        self.partner.setText(tr("New game", "plays with you") if is_with_you else text)
        self.shown.setCurrentWidget(self.partner)
