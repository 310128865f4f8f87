"""What one seat did since somebody's last turn, as a small card: crest, name, deeds, points."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy

from burgundy_qt.language.figures import signed
from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.people.deed_button import DeedButton
from burgundy_qt.widgets.people.deed_row import DeedRow
from burgundy_qt.widgets.people.since import Doings
from burgundy_qt.widgets.phrases.wording import points_text as points_in_words
from burgundy_qt.widgets.theme.labels import ElidedWord, SpriteLabel
from burgundy_qt.widgets.theme.seat_colours import SeatStyles

CREST, SMALL_CREST, NAME, LINE = 23, 19, 54, 13
SIDE, ABOVE, GAP = 6, 3, 6
BELOW = Qt.AlignmentFlag.AlignHCenter
BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RecapCard(QFrame):
    """`asked` carries the number of a deed's event. A `small` card is as high as its deeds; its
    name stands beside the crest, where there is room. A deed is `tile` pixels large."""

    asked = Signal(int)

    def __init__(self, doings: Doings, name: str, seating: SeatStyles) -> None:
        super().__init__()
        self.doings, self.seating = doings, seating
        self.setProperty("role", "recap")
        told = points_in_words(doings.points)
        self.setAccessibleName(tr("Recap", "{name}, {points}", name=name, points=told))
        self.crest = SpriteLabel(seating.crest(doings.seat, SMALL_CREST), SMALL_CREST)
        self.crest.setToolTip(name)
        self.name = ElidedWord("recap-name")
        self.name.say(name)
        self.name.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.deeds = DeedRow([DeedButton(done, name) for done in doings.deeds])
        for button in self.deeds.buttons:
            button.clicked.connect(
                lambda _=False, button=button: self.asked.emit(button.event_number)
            )
        self.gained = word(signed(doings.points, 0), "gained")
        self.gained.setToolTip(told)
        self.who = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.who.addWidget(self.crest, 0, BELOW)
        self.who.addWidget(self.name)
        self.row = QHBoxLayout(self)
        self.row.addLayout(self.who)
        self.row.addWidget(self.deeds, 1)
        self.row.addWidget(self.gained)
        self.gained.setVisible(
            bool(doings.points)
        )  # on the card by now, or it would be a window of its own

    def lines_needed(self, width: int, tile: int, scale: float, small: bool) -> int:
        """How many lines its deeds take on a card so wide, without the name on a small one."""
        who = SMALL_CREST if small else NAME
        return self.deeds.lines_needed(width - self._beside(who, scale), tile)

    def height_of(self, lines: int, tile: int, scale: float, small: bool) -> int:
        """How high it is with so many lines of deeds."""
        least = 0 if small else round((CREST + LINE) * scale)
        return max(least, lines * tile) + 2 * round((0 if small else ABOVE) * scale) + 2

    def dress(self, width: int, lines: int, tile: int, scale: float, small: bool) -> None:
        """Lay everything out for this width."""
        side, above = round(SIDE * scale), round((0 if small else ABOVE) * scale)
        aside = SMALL_CREST + GAP + NAME
        self.row.setContentsMargins(side, above, side, above)
        self.row.setSpacing(round(GAP * scale))
        across = round((SMALL_CREST if small else CREST) * scale)
        self.crest.show_art(self.seating.crest(self.doings.seat, across))
        self.crest.show_width(across)
        self.crest.setFixedWidth(across)
        self.who.setDirection(
            QBoxLayout.Direction.LeftToRight if small else QBoxLayout.Direction.TopToBottom
        )
        self.who.setAlignment(self.crest, BESIDE if small else BELOW)
        self.name.setAlignment(BESIDE if small else BELOW)
        self.who.setSpacing(round(GAP * scale) if small else 0)
        self.name.setVisible(
            not small or self.deeds.lines_needed(width - self._beside(aside, scale), tile) == 1
        )
        self.name.setFixedWidth(round(NAME * scale))
        self.deeds.lay(tile, lines)

    def _beside(self, who: float, scale: float) -> int:
        """What is left to the sides of the deeds, where crest and name take so many units."""
        gained = self.gained.sizeHint().width() + round(GAP * scale) if self.doings.points else 0
        return round(who * scale) + gained + 2 * round(SIDE * scale) + round(GAP * scale) + 2
