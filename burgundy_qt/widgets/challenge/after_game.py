"""What the final score tells of a challenge: where one stands among the bots on the same deal."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language.translation import tr
from burgundy_qt.session.challenge.challenges import Challenges
from burgundy_qt.session.challenge.daily_deal import NONE, PERSON, Day
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.challenge.ladder import Ladder, rungs
from burgundy_qt.widgets.challenge.words import day_told, standing_told
from burgundy_qt.widgets.controls.dialog_frame import text_label


class AfterGame(QWidget):
    """Belongs to the finished game of a view, which has the deal of that day; the bots play it now
    where they have not yet."""

    def __init__(self, view: GameView, of: Day, challenges: Challenges) -> None:
        super().__init__()
        self.view, self.of, self.challenges = view, of, challenges
        self.levels = [level.name for level in available_levels()]
        self.heading = text_label("", "section")
        self.standing = text_label("", "note")
        self.ladder = Ladder()
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
            tr("Challenge", "Challenge of {day}", day=day_told(self.of[1]))
            if is_try
            else tr("Challenge", "Challenge of {day}, for practice", day=day_told(self.of[1]))
        )
        self.heading.setText(told)
        self.standing.setText(standing_told(own, entry.levels, len(self.levels)))
        person = self.view.line_up.seats[PERSON]
        self.ladder.show_rungs(rungs(person, own, self.levels, entry.levels))
