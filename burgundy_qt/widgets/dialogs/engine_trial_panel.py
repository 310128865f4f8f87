"""The result of an engine's test, as text and as a panel below its command line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.engines.engine_trial import Introduction
from burgundy_qt.session.problem import Problem, beginning
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.dialogs.problem_dialog import Details
from burgundy_qt.widgets.new_game.player_choice import limit_text
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.theme import sprite_files, theme


def games_text(games: Iterable[str]) -> str:
    """Return the titles of the games; a game that the program does not have keeps its name."""
    return ", ".join(texts_of(game).title() if game in GAMES else game for game in games)


def engine_text(engine: AddedEngine) -> str:
    """Return which games an engine plays and how long it thinks."""
    if not engine.games:
        return tr("Engines", "Not tested yet, so you cannot choose it in a game.")
    return tr(
        "Engines", "{games}. {limit}.", games=games_text(engine.games), limit=limit_text(engine)
    )


def first_move_text(said: Introduction, game: str) -> str:
    """Return an engine's first move in a game, or that it made none."""
    title = games_text([game])
    if game in said.refused:
        return tr(
            "Engines",
            "{game}: it did not follow the engine protocol, so you cannot choose it there.",
            game=title,
        )
    return tr("Engines", "{game}: it plays, and its first move is legal.", game=title)


def unknown_games_text(said: Introduction) -> str:
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


def details_text(said: Introduction) -> str:
    """Return the faults in the games that the engine could not play."""
    return "\n\n".join(f"{games_text([game])}: {why}" for game, why in said.refused.items())


SIGN = 16


class TrialPanel(QFrame):
    """Shows the state of an engine's test, with buttons to start and stop it."""

    try_asked = Signal()
    stop_asked = Signal()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.heading = text_label("", "strong")
        self.heading.setWordWrap(True)
        self.begin = push_button(tr("Engines", "Test"))
        self.begin.clicked.connect(self.try_asked)
        self.stop = push_button(tr("Engines", "Stop"))
        self.stop.clicked.connect(self.stop_asked)
        self.lines = QVBoxLayout()
        self.lines.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.heading, 1)
        head.addWidget(self.begin)
        head.addWidget(self.stop)
        self.column = QVBoxLayout(self)
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

    def say_answer(self, said: Introduction) -> None:
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


class Line(QWidget):
    """A sentence with a sign: "done", "warning", or none."""

    def __init__(self, sign: str, text: str) -> None:
        super().__init__()
        mark = QLabel()
        size = round(SIGN * theme.scale())
        mark.setFixedWidth(size)
        if sign:
            palette = theme.current()
            colour = palette.bad if sign == "warning" else palette.good
            mark.setPixmap(
                sprite_files.tinted(f"icons/{sign}", colour, size, self.devicePixelRatioF())
            )
        label = text_label(text, "note")
        label.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(mark)
        row.addWidget(label, 1)
