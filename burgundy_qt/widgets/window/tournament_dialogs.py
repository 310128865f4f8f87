"""The dialogs for tournaments: the list, a new tournament, and one tournament."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.dialog_manager import Dialogs

if TYPE_CHECKING:
    from burgundy_qt.session.tournaments import tournament_plan, tournament_service


class Playing(Protocol):
    """The parts of a window that the tournament dialogs need."""

    session: GameSession
    settings: SettingsFile
    catalogue: NewGameOptions
    dialogs: Dialogs

    @property
    def game_played(self) -> str: ...


class TournamentDialogs(QtCore.QObject):
    """Leads from one dialog to the next, and passes the answers to the session.

    Their modules are imported on first use, or earlier by ModulePreloader.
    """

    def __init__(self, window: Playing) -> None:
        super().__init__(window.dialogs)
        self.window = window

    @cached_property
    def tournaments(self) -> tournament_service.Tournaments:
        """The session's tournaments; a dialog reports their problems."""
        tournaments = self.window.session.tournaments
        tournaments.failed.connect(self.window.dialogs.show_problem)
        return tournaments

    def show_tournaments(self) -> None:
        """Show all tournaments."""
        from burgundy_qt.widgets.tournaments.tournament_dialog import TournamentsDialog

        dialog = TournamentsDialog(self.window.dialogs.window, self.tournaments)
        dialog.new_asked.connect(self.ask_for_one)
        dialog.open_asked.connect(self.show_one)
        dialog.resume_asked.connect(self._go_on)
        self.window.dialogs.open(dialog)

    def ask_for_one(self) -> None:
        """Ask for a new tournament, and begin it."""
        from burgundy_qt.widgets.tournaments.new_tournament_dialog import NewTournamentDialog

        window = self.window
        engines = window.session.engines.added
        dialog = NewTournamentDialog(
            window.dialogs.window, window.catalogue, engines, window.game_played
        )
        dialog.started.connect(self._begin)
        dialog.rejected.connect(self.show_tournaments)
        window.dialogs.open(dialog)

    def _begin(self, plan: tournament_plan.Plan) -> None:
        self.tournaments.begin(plan)
        self.show_one(plan.id)

    def _go_on(self, id_: str) -> None:
        """Resume a tournament; first show any command line of an engine that nobody added on this
        computer."""
        from burgundy_qt.session.tournaments.tournament_plan import foreign_commands

        tournaments, dialog = self.tournaments, self.sender()
        standing = tournaments.standing(id_)
        if standing is None:
            return
        foreign = foreign_commands(standing.plan, self.window.session.engines.added)
        if not foreign:
            tournaments.resume(id_)
            return
        from burgundy_qt.widgets.tournaments.tournament_text import command_shown

        question = ConfirmDialog(
            dialog if isinstance(dialog, QtWidgets.QWidget) else None,
            tr("Tournaments", "Start these programs?"),
            tr(
                "Tournaments",
                "This tournament starts {n} program(s) that you have not added to your engines. A "
                "program can do anything that you can do on this computer. Start only programs "
                "that you know:",
                n=len(foreign),
            )
            + "\n\n"
            + "\n\n".join(map(command_shown, foreign)),
            tr("Tournaments", "Start and resume"),
            is_risky=True,
        )
        question.accepted.connect(lambda: tournaments.resume(id_))
        question.open()

    def show_one(self, id_: str) -> None:
        """Show the tournament with this id."""
        from burgundy_qt.widgets.tournaments.tournament_dialog import TournamentDialog

        window = self.window
        dialog = TournamentDialog(
            window.dialogs.window, self.tournaments, id_, window.settings.values
        )
        dialog.game_asked.connect(window.dialogs.open_game)
        dialog.back_asked.connect(self.show_tournaments)
        dialog.resume_asked.connect(self._go_on)
        window.dialogs.open(dialog)
