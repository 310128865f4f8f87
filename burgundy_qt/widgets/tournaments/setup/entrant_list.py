"""The players of a tournament that is set up: a line for each, and what adds one more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.levels import LONG, PACES, Level, Pace, pace
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.tournaments.tournament_plan import Entrant
from burgundy_qt.widgets.controls.access_keys import NO_KEY
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, set_help_topic, text_label
from burgundy_qt.widgets.controls.value_controls import IconButton, OneOfMany
from burgundy_qt.widgets.new_game.player_choice import LevelChoice, Player
from burgundy_qt.widgets.phrases.bot_names import pace_title
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.theme.labels import ElidedWord, SpriteLabel
from burgundy_qt.widgets.tournaments.setup.entrants import entrant_of, network_entrant

FACE, LEVELS_WIDE = 30, 190
COLUMNS = 2


class EntrantList(QWidget):
    """`changed`: others take part than before. Everyone takes part once."""

    changed = Signal()

    def __init__(self, players: Sequence[Player]) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        set_help_topic(self, "arena#players")
        self.entrants: list[Entrant] = []
        self.grid = QGridLayout()
        self.grid.setSpacing(6)
        self.level = LevelChoice(players)
        self.level.setAccessibleName(tr("Tournaments", "Player to be added"))
        self.level.setMinimumWidth(scaled_width(LEVELS_WIDE))
        self.pace = OneOfMany([(known.name, pace_title(known)) for known in PACES])
        self.pace.setAccessibleName(tr("Tournaments", "Pace of the player to be added"))
        self.pace.show_value(LONG)
        self.add = IconButton(tr("Tournaments", "Add"), "add")
        self.all = IconButton(tr("Tournaments", "Add all levels"), "people")
        self.file = IconButton(tr("Tournaments", "Network from a file…"), "folder")
        adding = QHBoxLayout()
        adding.setSpacing(8)
        adding.addWidget(self.level)
        adding.addWidget(self.pace)
        adding.addWidget(self.add)
        adding.addStretch(1)
        more = QHBoxLayout()
        more.setSpacing(8)
        more.addWidget(self.all)
        more.addWidget(self.file)
        more.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(text_label(tr("Tournaments", "Players"), "caption"))
        column.addLayout(self.grid)
        column.addLayout(adding)
        column.addLayout(more)
        self.level.currentIndexChanged.connect(self._show_pace)
        self.add.clicked.connect(lambda: self.take(entrant_of(self.level.chosen, self._pace)))
        self.all.clicked.connect(self._take_levels)
        self.file.clicked.connect(self._ask_for_network)
        self._show_pace()

    @property
    def _pace(self) -> Pace:
        return pace(self.pace.currentData())

    def tell_among(self, seats: int, game: str = DEFAULT) -> None:
        """Tell what the players make in this game; those who do not play it cannot be chosen."""
        self.level.tell_among(seats, game)
        if not self.level.show_level(self.level.currentData()):
            self._show_pace()

    def take(self, *entrants: Entrant) -> None:
        """These take part too, those who do already once only."""
        known = {one.text for one in self.entrants}
        self.entrants += [one for one in entrants if one.text not in known]
        self._show()

    def leave(self, entrant: Entrant) -> None:
        """This one takes no part any more."""
        self.entrants.remove(entrant)
        self._show()

    def _show(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        for place, entrant in enumerate(self.entrants):
            line = EntrantLine(entrant, self.leave)
            self.grid.addWidget(line, place // COLUMNS, place % COLUMNS)
        self.changed.emit()

    def _show_pace(self, *_: object) -> None:
        chosen = self.level.chosen
        self.pace.setVisible(isinstance(chosen, Level) and chosen.is_paced)

    def _take_levels(self) -> None:
        levels = [one for one in self.level.levels if not isinstance(one, AddedEngine)]
        self.take(*(entrant_of(one, self._pace) for one in levels))

    def _ask_for_network(self) -> None:
        title, kinds = tr("Tournaments", "A network"), tr("Tournaments", "Networks")
        path, _ = QFileDialog.getOpenFileName(self, title, "", f"{kinds} (*.npz *.zip *)")
        if path:
            self.take(network_entrant(Path(path)))


class EntrantLine(QFrame):
    """One who takes part; its button lets it go."""

    def __init__(self, entrant: Entrant, leave: Callable[[Entrant], None]) -> None:
        super().__init__()
        self.entrant = entrant
        self.setProperty("role", "row")
        self.name = ElidedWord("strong")
        self.name.say(entrant.name)
        self.remove = IconButton("", "close", "flat")
        self.remove.setProperty(NO_KEY, True)
        told = tr("Tournaments", "Remove {name}", name=entrant.name)
        self.remove.setAccessibleName(told)
        self.remove.setToolTip(told)
        self.remove.clicked.connect(lambda: leave(entrant))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 4, 4)
        row.setSpacing(8)
        figure = f"people/{entrant.figure}" if entrant.figure else "icons/app"
        row.addWidget(SpriteLabel(figure, round(FACE * theme.scale())))
        row.addWidget(self.name, 1)
        row.addWidget(self.remove)
