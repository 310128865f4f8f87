"""The form for adding or changing an engine, and the result of its test, as text and as a panel
below its command line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6 import QtCore, QtWidgets

from burgundy_qt.ai.arena.external_engine import EngineError, joined
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.engines import engine_list, engine_player, engine_trial
from burgundy_qt.session.line_up import LONGEST_NAME
from burgundy_qt.session.problem import Problem, beginning, plain_name
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.dialogs.problem_dialog import Details
from burgundy_qt.widgets.new_game.player_choice import limit_text
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.theme import sprite_files, theme


def games_text(games: Iterable[str]) -> str:
    """Return the titles of the games; a game that the program does not have keeps its name."""
    return ", ".join(texts_of(game).title() if game in GAMES else game for game in games)


def engine_text(engine: engine_list.AddedEngine) -> str:
    """Return which games an engine plays and how long it thinks."""
    if not engine.games:
        return tr("Engines", "Not tested yet, so you cannot choose it in a game.")
    return tr(
        "Engines", "{games}. {limit}.", games=games_text(engine.games), limit=limit_text(engine)
    )


def first_move_text(said: engine_trial.Introduction, game: str) -> str:
    """Return an engine's first move in a game, or that it made none."""
    title = games_text([game])
    if game in said.refused:
        return tr(
            "Engines",
            "{game}: it did not follow the engine protocol, so you cannot choose it there.",
            game=title,
        )
    return tr("Engines", "{game}: it plays, and its first move is legal.", game=title)


def unknown_games_text(said: engine_trial.Introduction) -> str:
    """Return which of its games the program does not have, or "" if there are none."""
    strangers = [game for game in said.games if game not in GAMES]
    if not strangers:
        return ""
    named = shortened(strangers)
    return tr(
        "Engines", "It also lists games that Burgundy Qt does not have: {games}.", games=named
    )


def shortened(names: Iterable[str]) -> str:
    """Return as many of these names as fit into a sentence."""
    text = ", ".join(names)
    short = beginning(text, 100)
    return text if short == text else f"{short}…"


def details_text(said: engine_trial.Introduction) -> str:
    """Return the faults in the games that the engine could not play."""
    return "\n\n".join(f"{games_text([game])}: {why}" for game, why in said.refused.items())


SIGN = 16


class TrialPanel(QtWidgets.QFrame):
    """Shows the state of an engine's test, with buttons to start and stop it."""

    try_asked = QtCore.Signal()
    stop_asked = QtCore.Signal()
    resized = QtCore.Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.heading = dialog_frame.text_label("", "strong")
        self.heading.setWordWrap(True)
        self.begin = dialog_frame.push_button(tr("Engines", "Test"))
        self.begin.clicked.connect(self.try_asked)
        self.stop = dialog_frame.push_button(tr("Engines", "Stop"))
        self.stop.clicked.connect(self.stop_asked)
        self.lines = QtWidgets.QVBoxLayout()
        self.lines.setSpacing(4)
        head = QtWidgets.QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.heading, 1)
        head.addWidget(self.begin)
        head.addWidget(self.stop)
        self.column = QtWidgets.QVBoxLayout(self)
        self.column.setContentsMargins(16, 12, 12, 12)
        self.column.setSpacing(8)
        self.column.addLayout(head)
        self.column.addLayout(self.lines)
        self.say_untried()

    def say_untried(self) -> None:
        """Show that the engine has not been tested."""
        self._say(tr("Engines", "Not tested yet. A test runs the program for a moment."))

    def say_known(self, lines: str) -> None:
        """Show the result of the last test."""
        self._say(tr("Engines", "Tested."), [("done", lines)])

    def say_asking(self) -> None:
        """Show that the test is running."""
        self._say(tr("Engines", "Asking for its name and a first move in each game…"))
        had_focus = self.window().focusWidget() is self.begin
        self.begin.hide()
        self.stop.show()
        if had_focus:
            self.stop.setFocus()

    def say_stopped(self) -> None:
        """Show that the test was stopped."""
        self._say(tr("Engines", "Stopped. The program was closed."))

    def say_answer(self, said: engine_trial.Introduction) -> None:
        """Show the engine's answer."""
        known = [game for game in GAMES if game in said.games]
        lines = [
            ("done" if game in said.moved else "warning", first_move_text(said, game))
            for game in known
        ]
        if strangers := unknown_games_text(said):
            lines.append(("", strangers))
        if not known:
            sentence = tr_noop(
                "Engines", "“{name}” answered, but does not play any of these games."
            )
            heading = tr("Engines", sentence, name=shortened([said.name]))
        else:
            heading = tr("Engines", "“{name}” answered.", name=shortened([said.name]))
        self._say(heading, lines, details_text(said))

    def say_problem(self, problem: Problem) -> None:
        """Show what went wrong."""
        lines = [("warning", problem.what), ("", problem.advice)]
        self._say(problem.title, lines, problem.details)

    def _say(self, heading: str, lines: Sequence[tuple[str, str]] = (), details: str = "") -> None:
        had_focus = self.window().focusWidget() is self.stop
        self.heading.setText(heading)
        self.begin.show()
        self.stop.hide()
        if had_focus:
            self.begin.setFocus()
        while (item := self.lines.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for sign, text in lines:
            self.lines.addWidget(Line(sign, text))
        if details:
            shown = Details(details)
            shown.folded.connect(self.resized)
            self.lines.addWidget(shown)
        self.setAccessibleName(heading)
        sentences = (text.rstrip(".") for text in (heading, *(text for _, text in lines)))
        self.begin.setAccessibleDescription(". ".join(sentences))
        self.resized.emit()


class Line(QtWidgets.QWidget):
    """A sentence with a sign: "done", "warning", or none."""

    def __init__(self, sign: str, text: str) -> None:
        super().__init__()
        mark = QtWidgets.QLabel()
        size = round(SIGN * theme.scale())
        mark.setFixedWidth(size)
        if sign:
            palette = theme.current()
            colour = palette.bad if sign == "warning" else palette.good
            mark.setPixmap(
                sprite_files.tinted(f"icons/{sign}", colour, size, self.devicePixelRatioF())
            )
        label = dialog_frame.text_label(text, "note")
        label.setWordWrap(True)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(mark)
        row.addWidget(label, 1)


# The form.


SECONDS, SIMULATIONS = "seconds", "simulations"
USUAL = {SECONDS: 1, SIMULATIONS: 500}
MOST = {SECONDS: engine_list.LONGEST_THOUGHT, SIMULATIONS: engine_list.MOST_SIMULATIONS}
LIMIT_WIDTH = 150


class LimitChoice(QtWidgets.QWidget):
    """A number and its unit, seconds or simulations. Each unit keeps its number while the other is
    shown."""

    changed = QtCore.Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kind = SECONDS
        self.kept = dict(USUAL)
        self.figure = QtWidgets.QSpinBox()
        self.figure.setFixedWidth(dialog_frame.scaled_width(LIMIT_WIDTH))
        self.figure.setAccessibleName(tr("Engines", "Limit"))
        self.kinds = value_controls.Segments(
            [
                (SECONDS, tr("Engines", "Seconds")),
                (SIMULATIONS, tr("Engines", "Simulations")),
            ]
        )
        self.kinds.setAccessibleName(tr("Engines", "Unit of the limit"))
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.figure)
        row.addWidget(self.kinds)
        row.addStretch(1)
        self.setFocusProxy(self.figure)
        self.kinds.chosen.connect(self._turn)
        self.figure.valueChanged.connect(self._keep)
        self._show()

    @property
    def seconds(self) -> int | None:
        """The limit in seconds, or None if it is in simulations."""
        return self.kept[SECONDS] if self.kind == SECONDS else None

    @property
    def simulations(self) -> int | None:
        """The limit in simulations, or None if it is in seconds."""
        return self.kept[SIMULATIONS] if self.kind == SIMULATIONS else None

    def show_limit(self, seconds: int | None, simulations: int | None) -> None:
        """Show this limit; one of the two is None."""
        self.kind = SECONDS if simulations is None else SIMULATIONS
        self.kept = {**USUAL, self.kind: seconds or simulations or USUAL[self.kind]}
        self._show()

    def _turn(self, kind: str) -> None:
        self.kind = kind
        self._show()
        self.changed.emit()

    def _keep(self, figure: int) -> None:
        self.kept[self.kind] = figure
        self.changed.emit()

    def _show(self) -> None:
        self.kinds.show_value(self.kind)
        figure = self.kept[self.kind]
        self.figure.setRange(1, MOST[self.kind])
        self.figure.setValue(figure)


WIDTH = 640
LONGEST_LINE = 4000


class EngineForm(dialog_frame.DialogFrame):
    """Asks for one engine, a new one or one to change. The engine only runs during a test.

    `added` carries the finished AddedEngine.
    """

    added = QtCore.Signal(object)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        engines: engine_list.EngineList,
        engine: engine_list.AddedEngine | None = None,
    ) -> None:
        title = (
            tr("Engines", "Add an engine") if engine is None else tr("Engines", "Edit the engine")
        )
        sentence = tr(
            "Engines",
            "An engine is a separate program that can do anything on this computer that "
            "you can do. Add only engines that you trust. An engine runs when you test it "
            "and when it plays.",
        )
        super().__init__(parent, title, sentence)
        dialog_frame.set_help_topic(self, "settings#engines")
        self.engines, self.engine = engines, engine
        self.tried: tuple[str, str | None] | None = None
        self.games: tuple[str, ...] = ()
        self.is_asking = False
        self.name = QtWidgets.QLineEdit()
        self.command = QtWidgets.QLineEdit()
        self.folder = QtWidgets.QLineEdit()
        self.limit = LimitChoice()
        self.panel = TrialPanel()
        self.wrong = dialog_frame.text_label("", "bad")
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        self._lay_out()
        self._listen()
        if engine is not None:
            self._show_engine(engine)
        self.command.setFocus()
        dialog_frame.fit_to_window(self, self.halves)

    @property
    def asked(self) -> engine_list.AddedEngine:
        """The engine as the fields describe it; its games are known only after a test with this
        command."""
        known = self.engine.id if self.engine is not None else engine_list.new_id()
        is_tried = self.tried == (self._command, self._folder)
        return engine_list.AddedEngine(
            known,
            plain_name(self.name.text(), LONGEST_NAME),
            self._command,
            self._folder,
            self.limit.seconds,
            self.limit.simulations,
            self.games if is_tried else (),
        )

    def accept(self) -> None:
        """Add the engine, or show which field is wrong."""
        if not self.name.text().strip():
            self.name.setText(name_of_program(self._command))
        engine = self.asked
        if wrong := what_is_wrong(engine, self.engines.added):
            self._show_fault(wrong)
            return
        self.added.emit(engine)
        super().accept()

    def done(self, result: int) -> None:
        """Close the form, and end a running test."""
        self._stop()
        super().done(result)

    def test_engine(self) -> None:
        """Start the program, and ask for its name and games."""
        engine = self.asked
        if wrong := wrong_with_command(engine):
            self._show_fault(wrong)
            return
        self.wrong.hide()
        self.is_asking = True
        self.panel.say_asking()
        self.engines.trial.ask(engine.command, engine.folder, engine.seconds, engine.simulations)

    def stop_trying(self) -> None:
        """End the test."""
        self._stop()
        self.panel.say_stopped()

    def _stop(self) -> None:
        if self.is_asking:
            self.is_asking = False
            self.engines.trial.stop()

    def show_introduction(self, command: str, said: engine_trial.Introduction) -> None:
        """Show the answer of the engine to the test."""
        if not self.is_asking:
            return
        self.is_asking = False
        self.tried = command, self._folder
        self.games = tuple(said.moved)
        if not self.name.text().strip():
            self.name.setText(plain_name(said.name, LONGEST_NAME))
        self.panel.say_answer(said)

    def show_failure(self, _command: str, problem: Problem) -> None:
        """Show that the test failed."""
        if self.is_asking:
            self.is_asking = False
            self.tried, self.games = None, ()
            self.panel.say_problem(problem)

    @property
    def _command(self) -> str:
        return self.command.text().strip()

    @property
    def _folder(self) -> str | None:
        return self.folder.text().strip() or None

    def _show_engine(self, engine: engine_list.AddedEngine) -> None:
        self.name.setText(engine.name)
        self.command.setText(engine.command)
        self.folder.setText(engine.folder or "")
        self.limit.show_limit(engine.seconds, engine.simulations)
        if engine.games:
            self.tried, self.games = (engine.command, engine.folder), engine.games
            self.panel.say_known(engine_text(engine))

    def _lay_out(self) -> None:
        value_controls.limit_letters(self.name, LONGEST_NAME)
        self.command.setMaxLength(LONGEST_LINE)
        self.folder.setMaxLength(LONGEST_LINE)
        self.name.setPlaceholderText(tr("Engines", "Its own name"))
        self.command.setPlaceholderText(tr("Engines", "Program and arguments"))
        self.folder.setPlaceholderText(tr("Engines", "The folder where Burgundy Qt was started"))
        self.find_program = dialog_frame.push_button(tr("Engines", "Browse…"))
        self.find_folder = dialog_frame.push_button(tr("Engines", "Browse…"))
        self.find_program.setAccessibleName(tr("Engines", "Choose a program"))
        self.find_folder.setAccessibleName(tr("Engines", "Choose a folder"))
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        rows = (
            (tr("Engines", "Command line"), self.command, self.find_program),
            (tr("Engines", "Working folder"), self.folder, self.find_folder),
            (tr("Engines", "Limit"), self.limit, None),
            (tr("Engines", "Name"), self.name, None),
        )
        for row, (title, field, beside) in enumerate(rows):
            if isinstance(field, QtWidgets.QLineEdit):
                field.setAccessibleName(title)
            grid.addWidget(dialog_frame.text_label(title, "strong"), row, 0)
            grid.addWidget(field, row, 1, 1, 1 if beside else 2)
            if beside is not None:
                grid.addWidget(beside, row, 2)
        grid.addWidget(self.panel, len(rows), 0, 1, 3)
        grid.addWidget(self.wrong, len(rows) + 1, 0, 1, 3)
        grid.setRowStretch(len(rows) + 2, 1)
        self.halves = dialog_frame.SplitBody(dialog_frame.body_half(grid))
        self.halves.setMinimumWidth(dialog_frame.scaled_width(WIDTH))
        self.body.addWidget(self.halves, 1)
        self.footer.addStretch(1)
        self.add_button(tr("Engines", "Cancel")).clicked.connect(self.reject)
        words = tr("Engines", "Add") if self.engine is None else tr("Engines", "Save")
        self.keep = self.add_button(words, "primary")
        self.keep.clicked.connect(self.accept)

    def _listen(self) -> None:
        for field in (self.command, self.folder):
            field.textEdited.connect(self._forget_trial)
        self.find_program.clicked.connect(self._look_for_program)
        self.find_folder.clicked.connect(self._look_for_folder)
        self.panel.try_asked.connect(self.test_engine)
        self.panel.stop_asked.connect(self.stop_trying)
        self.engines.trial.answered.connect(self.show_introduction)
        self.engines.trial.failed.connect(self.show_failure)
        self.panel.resized.connect(lambda: QtCore.QTimer.singleShot(0, self, self._grow))

    def _grow(self) -> None:
        """Grow to the height of the panel's text, up to the height of the window."""
        inside = self.halves.both.layout()
        assert inside is not None
        missing = inside.minimumHeightForWidth(self.halves.width()) - self.halves.height()
        self.resize(
            self.width(), min(dialog_frame.room_for(self).height(), self.height() + missing)
        )

    def _forget_trial(self) -> None:
        """Discard the result of the test after a change of the command."""
        self._stop()
        self.wrong.hide()
        if self.tried is not None and self.tried == (self._command, self._folder):
            self.panel.say_known(engine_text(replace(self.asked, games=self.games)))
        else:
            self.panel.say_untried()

    def _look_for_program(self) -> None:
        path, _ = QtWidgets.QFileDialog.getOpenFileName(self, tr("Engines", "Choose a program"))
        if path:
            self.command.setText(quoted(path))
            self._forget_trial()

    def _look_for_folder(self) -> None:
        path = QtWidgets.QFileDialog.getExistingDirectory(self, tr("Engines", "Choose a folder"))
        if path:
            self.folder.setText(str(Path(path)))
            self._forget_trial()

    def _show_fault(self, wrong: str) -> None:
        self.wrong.setText(wrong)
        self.wrong.show()


def quoted(path: str) -> str:
    """Return a path as one word of a command line."""
    return joined([str(Path(path))])


def name_of_program(command: str) -> str:
    """Return the name of the last file in a command line, as the name of the program."""
    words = command.replace('"', " ").replace("'", " ").split()
    names = [Path(each).stem for each in words if not each.startswith("-")]
    return plain_name(names[-1] if names else "", LONGEST_NAME)


def wrong_with_command(engine: engine_list.AddedEngine) -> str:
    """Return why a command line cannot be started, or "" if it may be valid."""
    if not engine.command:
        return tr("Engines", "The command line is empty: enter the program to start.")
    try:
        engine_player.engine_of(engine)
    except EngineError:
        return tr("Engines", "A quotation mark in the command line is not closed.")
    return ""


def what_is_wrong(
    engine: engine_list.AddedEngine, others: Sequence[engine_list.AddedEngine]
) -> str:
    """Return why an engine cannot be added, as a sentence, or "" if it can."""
    if wrong := wrong_with_command(engine):
        return wrong
    if not engine.name:
        return tr("Engines", "The engine needs a name.")
    if any(other.name == engine.name and other.id != engine.id for other in others):
        return tr("Engines", "Another engine already has this name: change one of them.")
    return ""
