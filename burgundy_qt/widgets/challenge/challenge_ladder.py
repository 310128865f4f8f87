"""The ladder of a challenge: all who have played one deal, the best first, and where one stands
after the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.challenge.challenges import Challenges
from burgundy_qt.session.challenge.daily_deal import NONE, PERSON, Day
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.challenge.challenge_text import day_text, ladder_heard, standing_told
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.phrases.bot_names import level_title
from burgundy_qt.widgets.phrases.wording import display_name
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import SpriteLabel
from burgundy_qt.widgets.theme.seat_colours import crest

CREST, LEAST = 26, 54
"""Units: a crest, and how narrow a rung is at least."""
BOTS, OTHER = 1, 0
"""The colour of bots, and where the person has that one."""


class RankRow(NamedTuple):
    """One who played: `points` are None before; `crest` is the sprite."""

    name: str
    crest: str
    points: int | None
    is_own: bool = False


def rungs(
    person: SeatPlan, own: int | None, levels: Sequence[str], got: Mapping[str, int]
) -> list[RankRow]:
    """Return the person, where there is a result, and every level; those who have yet to play stand
    last."""
    colour = OTHER if person.colour == BOTS else BOTS
    found = [
        RankRow(level_title(name), crest(colour, name), got.get(name)) for name in reversed(levels)
    ]
    if own is not None:
        seen = crest(person.colour or 0, person.figure)
        found.insert(0, RankRow(display_name(person.name), seen, own, True))
    return sorted(found, key=lambda rung: (rung.points is None, -(rung.points or 0)))


class RankList(QWidget):
    """A column for each; that of the person stands out."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Sequence[RankRow] = ()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(2)
        theme.theme_changed.connect(self._draw)

    def show_rungs(self, shown: Sequence[RankRow]) -> None:
        """Show these, in their order."""
        self.shown = shown
        self._draw()
        self.setAccessibleName(ladder_heard([(rung.name, rung.points) for rung in shown]))

    def _draw(self) -> None:
        while (item := self.row.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        for rung in self.shown:
            self.row.addWidget(column_of(rung), 1)


def column_of(rung: RankRow) -> QFrame:
    """Return one rung: crest, name, points."""
    frame = QFrame()
    frame.setProperty("role", "winner" if rung.is_own else "bare")
    frame.setMinimumWidth(round(LEAST * theme.scale()))
    column = QVBoxLayout(frame)
    column.setContentsMargins(2, 6, 2, 4)
    column.setSpacing(1)
    column.addWidget(SpriteLabel(rung.crest, round(CREST * theme.scale())))
    told = "…" if rung.points is None else formats.plain(rung.points)
    for text, role in ((rung.name, "caption"), (told, "strong")):
        label = text_label(text, role)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(label)
    return frame


class AfterGame(QWidget):
    """Belongs to the finished game of a view, which has the deal of that day; the bots play it now
    where they have not yet."""

    def __init__(self, view: GameView, of: Day, challenges: Challenges) -> None:
        super().__init__()
        self.view, self.of, self.challenges = view, of, challenges
        self.levels = [level.name for level in available_levels()]
        self.heading = text_label("", "section")
        self.standing = text_label("", "note")
        self.ladder = RankList()
        for label in (self.heading, self.standing):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(2)
        for part in (self.heading, self.standing, self.ladder):
            column.addWidget(part)
        challenges.told.connect(self._show)
        self._show()
        challenges.compare(of)

    def _show(self) -> None:
        entry = self.challenges.record.get(self.of, NONE)
        own = int(self.view.state["result"]["points"][PERSON])
        is_try = entry.game_id == self.view.game_id and not self.view.casual
        told = (
            tr("Challenge", "Challenge of {day}", day=day_text(self.of[1]))
            if is_try
            else tr("Challenge", "Challenge of {day}, for practice", day=day_text(self.of[1]))
        )
        self.heading.setText(told)
        self.standing.setText(standing_told(own, entry.levels, len(self.levels)))
        person = self.view.line_up.seats[PERSON]
        self.ladder.show_rungs(rungs(person, own, self.levels, entry.levels))
