"""The game to go on with: its picture, who plays, how it stands, and the button that leads back to
it."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.library import card_text
from burgundy_qt.widgets.library.card_thumbnails import drawn, picture_of
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import Crests, DrawnLabel, ElidedWord
from burgundy_qt.widgets.theme.seat_colours import seat_styles_of

PICTURE, CREST, ICON = 124, 22, 16
"""Units: how wide the picture is, and each crest; the icon on the button."""
ABOVE, TIGHT_ABOVE = 10, 5
"""Pixels above and below its words, as a rule and where there is little room."""


class LastGame(QFrame):
    """A card of the library that is always the current one. `asked`: its button was pressed, or the
    card clicked."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.card: GameCard | None = None
        self.picture = PictureOfGame()
        self.heading, self.subtitle = ElidedWord("seat-name"), ElidedWord("note")
        self.standing = text_label("", "strong")
        self.standing.setWordWrap(True)
        self.go_on = push_button(tr("Home", "Continue"), "primary")
        self.go_on.clicked.connect(self.asked)
        self.places = QWidget()
        self._row = QHBoxLayout(self.places)
        self._row.setContentsMargins(QMargins())
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.standing, 1)
        foot.addWidget(self.go_on)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.heading)
        words.addWidget(self.subtitle)
        words.addSpacing(6)
        words.addWidget(self.places)
        words.addStretch(1)
        words.addSpacing(8)
        words.addLayout(foot)
        self.folded = 0  # pixels by which it is lower than usual
        self.row = row = QHBoxLayout(self)
        row.setContentsMargins(12, ABOVE, 12, ABOVE)
        row.setSpacing(14)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        theme.theme_changed.connect(self._draw)
        self._draw()

    def show_card(self, card: GameCard) -> None:
        """Tell of this game."""
        now = repeatable.local_now()
        self.card = card
        self.picture.show_card(card)
        self.heading.say(card_text.title(card))
        self.subtitle.say(card_text.subtitle(card, now))
        self.standing.setText(card_text.standing(card))
        self.go_on.setAccessibleDescription(card_text.heard(card, now))
        self._seat(card)

    def fold(self, is_tight: bool) -> None:
        """Be lower, or as high as usual."""
        above = TIGHT_ABOVE if is_tight else ABOVE
        self.folded = 2 * (ABOVE - above)
        self.row.setContentsMargins(12, above, 12, above)

    def _seat(self, card: GameCard) -> None:
        """The crest and the points of each side."""
        while (item := self._row.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.deleteLater()
        seating = seat_styles_of(card.seats)
        self._row.setSpacing(4)
        for side in card.sides:
            self._row.addWidget(Crests(seating, side, round(CREST * theme.scale())))
            self._row.addWidget(text_label(card_text.score(card, side), "strong"))
            self._row.addSpacing(8)
        self._row.addStretch(1)

    def _draw(self) -> None:
        """Follow the theme and the size of text."""
        size = round(ICON * theme.scale())
        self.go_on.setIcon(sprite_files.icon("play", theme.current().on_accent, size))
        if self.card is not None:
            self._seat(self.card)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click anywhere on the card is one on its button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.go_on.click()


class PictureOfGame(DrawnLabel):
    """What stands for a game, as it is now."""

    def __init__(self) -> None:
        super().__init__()
        self.card: GameCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.theme_changed.connect(self._draw)

    def show_card(self, card: GameCard) -> None:
        """Show this game's."""
        self.card = card
        self._draw()

    def _draw(self) -> None:
        if self.card is not None:
            width = round(PICTURE * theme.scale())
            shown = picture_of(self.card, theme.current().name, width, self.devicePixelRatioF())
            self.setPixmap(drawn(shown))
            self.setFixedWidth(width)
