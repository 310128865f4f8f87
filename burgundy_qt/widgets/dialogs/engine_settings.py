"""Engines in the settings, and the questions when an engine stops or is not installed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.engines.engine_list import MOST_ENGINES, AddedEngine
from burgundy_qt.session.engines.engine_player import EngineFault, MissingEngines
from burgundy_qt.session.line_up import ENGINE_FIGURE, SeatPlan
from burgundy_qt.widgets.controls import access_keys, dialog_frame
from burgundy_qt.widgets.dialogs import engine_form, problem_dialog, settings_sections
from burgundy_qt.widgets.new_game.player_choice import STAND_IN, LevelChoice, Player
from burgundy_qt.widgets.theme import sprite_files, theme

LEVEL_WIDTH = 150


class EngineStopped(problem_dialog.ProblemDialog):
    """Shows an EngineFault and offers ways to go on.

    `again_asked` asks to restart the engine; `bot_asked` carries the level of the bot that
    replaces it. If the dialog closes without either, the game keeps waiting.
    """

    again_asked = Signal()
    bot_asked = Signal(str)

    def __init__(
        self, parent: QWidget | None, fault: EngineFault, levels: Sequence[Player], game: str
    ) -> None:
        self.fault = fault
        super().__init__(parent, fault.problem)
        dialog_frame.set_help_topic(self, "settings#engines")
        self.level = LevelChoice(levels)
        self.level.show_strength_in(None, game)
        self.level.show_level(STAND_IN)
        self.level.setFixedWidth(dialog_frame.scaled_width(LEVEL_WIDTH))
        self.level.setAccessibleName(tr("Engines", "Level of the bot"))
        self.hand_over = dialog_frame.push_button(tr("Engines", "Let a bot play"))
        self.hand_over.clicked.connect(self._hand_over)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(dialog_frame.text_label(tr("Engines", "In its place:"), "strong"))
        row.addWidget(self.level)
        row.addWidget(self.hand_over)
        row.addStretch(1)
        self.body.addLayout(row)
        self.fit()

    def offer_ways(self) -> None:
        """Add the buttons to restart the engine or to decide later."""
        self.leave = self.add_button(tr("Engines", "Decide later"))
        self.leave.clicked.connect(self.reject)
        self.again = self.add_button(tr("Engines", "Restart it"), "primary")
        self.again.clicked.connect(self._start_again)
        self.again.setFocus()

    def _start_again(self) -> None:
        self.again_asked.emit()
        self.accept()

    def _hand_over(self) -> None:
        self.bot_asked.emit(self.level.currentData())
        self.accept()


WIDTH, CHOICE_WIDTH = 560, 170


class EnginesMissing(dialog_frame.DialogFrame):
    """Shows which seats of a saved game have no engine, and asks for the level of a bot for each.

    `open_asked` carries the path and, by seat, a SeatPlan.
    """

    open_asked = Signal(object, object)

    def __init__(
        self, parent: QWidget | None, missing: MissingEngines, levels: Sequence[Player]
    ) -> None:
        count = len(missing.names)
        sentence = tr(
            "Engines",
            "You have not added {n} engine(s) of this game. With bots in their place, it "
            "continues as a casual game. Until you open it, nothing changes.",
            n=count,
        )
        super().__init__(parent, tr("Engines", "Open the game with bots?"), sentence)
        dialog_frame.set_help_topic(self, "settings#engines")
        self.missing = missing
        self.setMinimumWidth(dialog_frame.scaled_width(WIDTH))
        self.levels = {seat: LevelChoice(levels) for seat in missing.names}
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(2, 1)
        for row, (seat, name) in enumerate(missing.names.items()):
            choice = self.levels[seat]
            choice.show_strength_in(None)
            choice.show_level(STAND_IN)
            choice.setFixedWidth(dialog_frame.scaled_width(CHOICE_WIDTH))
            choice.setAccessibleName(tr("Engines", "Level of the bot for {name}", name=name))
            grid.addWidget(dialog_frame.text_label(name, "strong"), row, 0)
            grid.addWidget(choice, row, 1, Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(grid)
        self.footer.addStretch(1)
        self.leave = self.add_button(tr("Engines", "Do not open"))
        self.leave.clicked.connect(self.reject)
        self.go_on = self.add_button(tr("Engines", "Open with bots"), "primary")
        self.go_on.clicked.connect(self.accept)
        self.go_on.setFocus()

    def accept(self) -> None:
        """Open the game with these bots."""
        super().accept()
        plans = {
            seat: SeatPlan(name, self.levels[seat].currentData())
            for seat, name in self.missing.names.items()
        }
        self.open_asked.emit(self.missing.path, plans)


# The section of the settings: programs that a person has added as players.


ROW_FIGURE = 44


class EngineRow(QFrame):
    """One engine: figure, name, games and buttons. `change_asked` and `remove_asked` carry the
    engine."""

    change_asked = Signal(object)
    remove_asked = Signal(object)

    def __init__(self, engine: AddedEngine) -> None:
        super().__init__()
        self.engine = engine
        self.setProperty("role", "row")
        self.setToolTip(engine.command)
        self.face = QLabel()
        self._draw()
        title = dialog_frame.text_label(engine.name, "strong")
        label = dialog_frame.text_label(engine_form.engine_text(engine), "note")
        label.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(title)
        words.addWidget(label)
        self.change = dialog_frame.push_button(tr("Engines", "Edit…"))
        self.change.setAccessibleName(tr("Engines", "Edit {name}", name=engine.name))
        self.change.setAccessibleDescription(engine_form.engine_text(engine))
        self.remove = dialog_frame.push_button("", "flat")
        self.remove.setProperty(access_keys.NO_KEY, True)
        self.remove.setIcon(sprite_files.icon("bin", theme.current().text2, 18))
        self.remove.setIconSize(QSize(18, 18))
        self.remove.setAccessibleName(tr("Engines", "Remove {name}", name=engine.name))
        self.remove.setToolTip(tr("Engines", "Remove {name}", name=engine.name))
        self.change.clicked.connect(lambda: self.change_asked.emit(self.engine))
        self.remove.clicked.connect(lambda: self.remove_asked.emit(self.engine))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self.face)
        row.addLayout(words, 1)
        row.addWidget(self.change)
        row.addWidget(self.remove)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw again after a change of the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        size = round(ROW_FIGURE * theme.scale())
        self.face.setPixmap(
            sprite_files.pixmap(f"people/{ENGINE_FIGURE}", size, self.devicePixelRatioF())
        )


EMPTY_FIGURE = 64


class EnginesSection(settings_sections.Section):
    """Lists the added engines; one only runs here during a test."""

    name = "engines"
    title = tr_noop("Settings", "Engines")
    icon = "engine"

    def add_rows(self) -> None:
        self.add_one = dialog_frame.push_button(tr("Engines", "Add an engine…"))
        self.add(
            settings_sections.Row(
                tr("Engines", "Programs as players"),
                tr(
                    "Engines",
                    "A program that uses the engine protocol can play in any seat of the "
                    "games it supports.",
                ),
                self.add_one,
            ),
            "settings#engines",
        )
        self.add_one.setAccessibleName(self.add_one.text())
        self.list = QWidget()
        self.column = QVBoxLayout(self.list)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
        self.add(self.list, "settings#engines")
        self.engine_rows: list[EngineRow] = []
        self.add_one.clicked.connect(lambda: self.ask())
        self.engines.changed.connect(self._list_anew)
        self._list()

    def ask(self, engine: AddedEngine | None = None) -> engine_form.EngineForm:
        """Open the form for a new engine, or for changing this one."""
        form = engine_form.EngineForm(self.window(), self.engines, engine)
        form.added.connect(self.engines.put)
        form.finished.connect(form.deleteLater)
        form.open()
        return form

    def ask_to_remove(self, engine: AddedEngine) -> dialog_frame.ConfirmDialog:
        """Ask whether to remove an engine."""
        question = dialog_frame.ConfirmDialog(
            self.window(),
            tr("Engines", "Remove {name}?", name=engine.name),
            tr(
                "Engines",
                "The program itself stays where it is. When you open an unfinished game "
                "with this engine, you can let a bot play instead.",
            ),
            tr("Engines", "Remove"),
        )
        question.accepted.connect(lambda: self.engines.remove(engine.id))
        question.finished.connect(question.deleteLater)
        question.open()
        return question

    def _list(self) -> None:
        """List the engines that are added now."""
        while (item := self.column.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.engine_rows = [EngineRow(engine) for engine in self.engines.added]
        for row in self.engine_rows:
            row.change_asked.connect(self.ask)
            row.remove_asked.connect(self.ask_to_remove)
            self.column.addWidget(row)
        if not self.engine_rows:
            self.column.addWidget(empty())
        self.add_one.setEnabled(len(self.engine_rows) < MOST_ENGINES)

    def _list_anew(self) -> None:
        """List the engines after a change, and put the focus on the button for a new one."""
        self._list()
        self.add_one.setFocus()


def empty() -> QWidget:
    """Return the notice for an empty list, with where to find an engine."""
    place = QFrame()
    place.setProperty("role", "free")
    face = QLabel()
    size = round(EMPTY_FIGURE * theme.scale())
    face.setPixmap(sprite_files.pixmap(f"people/{ENGINE_FIGURE}", size, place.devicePixelRatioF()))
    label = dialog_frame.text_label(
        tr(
            "Engines",
            "No engines yet. The folder “examples” in the source code has three to start "
            "with, in plain Python: one plays at random, one takes the most points at "
            "once, one looks a turn ahead. The page “Writing an engine” explains how to "
            "write your own.",
        ),
        "note",
    )
    label.setWordWrap(True)
    row = QHBoxLayout(place)
    row.setContentsMargins(16, 14, 16, 14)
    row.setSpacing(16)
    row.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(label, 1)
    return place
