"""The choice of an estate: a button with its picture, and a chooser with pictures of all estates
and a few words on each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.burgundy.components import has_posts
from burgundy_qt.rules.burgundy.known_places import cells_of
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.widgets.controls.dialog_frame import (
    PushButton,
    push_button,
    scaled_width,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.games.burgundy.estate_picture import estate_pixmap
from burgundy_qt.widgets.games.burgundy.estates import RANDOM_CHOICES, estate_text
from burgundy_qt.widgets.new_game.game_setup import SeatChoice
from burgundy_qt.widgets.new_game.player_choice import show_below
from burgundy_qt.widgets.phrases.wording import is_local_player
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import Palette

SMALL, LARGE, LARGEST = 72, 132, 220
FEW = 2
"""With up to this number of estates the pictures have the largest size."""
MARGIN, ESTATE = 14, "estate"
DIE, DIE_FACE = 32, "dice/white-6"
"""The picture of a random estate."""


def estate_icon(edition: str, estate: str, width: int, dpr: float) -> tuple[QIcon, QSize]:
    """Return the picture of an estate for a button, and its size."""
    palette = theme.current()
    draw = partial(_draw_estate, edition, estate, palette, width, dpr)
    key = "estate icon", edition, estate, palette.name, palette.is_high, width, dpr
    picture = sprite_files.cached_picture(key, draw)  # shown by every seat of every new game
    return QIcon(picture), picture.deviceIndependentSize().toSize()


def _draw_estate(edition: str, estate: str, palette: Palette, width: int, dpr: float) -> QPixmap:
    cells = cells_of(edition, estate)
    return estate_pixmap(cells, palette, width, dpr, with_posts=has_posts(estate))


def random_icon(width: int, dpr: float) -> QIcon:
    """Return the picture of a random estate: a die."""
    return QIcon(sprite_files.pixmap(DIE_FACE, width, dpr))


def estate_choice_text(edition: str, estate: str) -> str:
    """Return the description of an estate or of a random choice."""
    return (
        tr("New game", RANDOM_CHOICES[estate][2])
        if estate in RANDOM_CHOICES
        else estate_text(edition, estate)
    )


class EstateButton(PushButton):
    """A button with the chosen estate of an edition; a click opens all available estates and the
    random `random_choices`."""

    chosen = Signal(str)

    def __init__(self, edition: str, estates: Sequence[str]) -> None:
        super().__init__()
        self.edition, self.estates, self.random_choices = (
            edition,
            tuple(estates),
            tuple(RANDOM_CHOICES),
        )
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
        return cells_of(edition, estate) == cells_of(self.edition, self.estate)

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
        show_below(chooser, self, at_right=True)
        return chooser

    def _choose(self, estate: str) -> None:
        self.show_estate(estate)
        self.chosen.emit(estate)


class EstateChooser(QFrame):
    """The pictures of all estates in a separate window that closes at the first click. Below
    them are the random choices, and a few words on the estate under the pointer or the keyboard
    focus."""

    chosen = Signal(str)

    def __init__(self, shown: EstateButton) -> None:
        super().__init__(shown, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.edition, self.estates = shown.edition, shown.estates
        self.label = text_label("", "note")
        self.label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 12, MARGIN, 14)
        column.addWidget(text_label(tr("New game", "Estates"), "section"))
        column.addLayout(self._pictures(shown.estate))
        column.addWidget(self.label)
        column.addLayout(self._random_row(shown.random_choices, shown.estate))
        next(each for each in self.findChildren(QAbstractButton) if each.isChecked()).setFocus()
        self._tell(shown.estate)
        self._keep_room()

    def _pictures(self, chosen: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        columns = ceil(len(self.estates) / 2)
        for place, estate in enumerate(self.estates):
            picture = self._picture(estate, LARGEST if len(self.estates) <= FEW else LARGE)
            grid.addWidget(picture, place // columns, place % columns)
            picture.setChecked(estate == chosen)
        return grid

    def _picture(self, estate: str, width: int) -> QToolButton:
        made = QToolButton()
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        icon, size = estate_icon(self.edition, estate, width, self.devicePixelRatioF())
        made.setIconSize(size)
        made.setIcon(icon)
        made.setText(estate)
        made.setAccessibleName(tr("New game", "Estate {estate}", estate=estate))
        made.setCheckable(True)
        self._listen(made, estate)
        return made

    def _random_row(self, random_choices: Sequence[str], chosen: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for choice in random_choices:
            made = push_button(tr("New game", RANDOM_CHOICES[choice][1]), "chip")
            made.setCheckable(True)
            made.setChecked(choice == chosen)
            self._listen(made, choice)
            row.addWidget(made)
        row.addStretch(1)
        return row

    def _listen(self, made: QAbstractButton, estate: str) -> None:
        made.setProperty(ESTATE, estate)
        made.setAccessibleDescription(estate_choice_text(self.edition, estate))
        made.clicked.connect(lambda: self._take(estate))
        made.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Describe the estate under the pointer or with the focus."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._tell(watched.property(ESTATE))
        return super().eventFilter(watched, event)

    def _tell(self, estate: str) -> None:
        self.label.setText(estate_choice_text(self.edition, estate))

    def _keep_room(self) -> None:
        """Reserve space for the longest description, so that nothing moves."""
        width = self.sizeHint().width() - 2 * MARGIN
        longest = [
            estate_choice_text(self.edition, estate) for estate in (*self.estates, *RANDOM_CHOICES)
        ]
        high = 0
        for text in longest:
            label = text_label(text, "note")
            label.setWordWrap(True)
            high = max(high, label.heightForWidth(width))
        self.label.setFixedHeight(high)

    def _take(self, estate: str) -> None:
        self.chosen.emit(estate)
        self.close()


# The estate of a seat: chosen here, dealt, or the partner's.


WIDTH = 128


class EstateChoice(SeatChoice):
    """The choice of a seat's estate, among the `estates` of an edition, while it is chosen here."""

    def __init__(self, edition: str, estates: Sequence[str]) -> None:
        super().__init__()
        self.button = EstateButton(edition, estates)
        set_help_topic(self.button, "estates")
        self.dealt, self.partner = (
            text_label(tr("New game", "dealt"), "aside"),
            text_label("", "aside"),
        )
        set_help_topic(self.partner, "team")
        self.partner.setWordWrap(True)
        self.shown = QStackedLayout(self)
        for each in (self.button, self.dealt, self.partner):
            self.shown.addWidget(each)
        for aside in (self.dealt, self.partner):
            aside.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(scaled_width(WIDTH))
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
        is_with_you, text = (
            is_local_player(partner),
            tr("New game", "plays with {name}", name=partner),
        )
        self.partner.setText(tr("New game", "plays with you") if is_with_you else text)
        self.shown.setCurrentWidget(self.partner)
