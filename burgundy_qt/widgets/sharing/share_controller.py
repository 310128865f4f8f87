"""Shares the finished game on the table: asks for a file, and writes a web page there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.problem import cannot_be_written
from burgundy_qt.session.running_game import FinishedGame
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sharing.web_page import ENDING, WebPage

REPORT_EVERY = 0.1
"""The share of the work after which the window says how far it is."""


class ShareController(QObject):
    """Shares one game, once; then it is deleted.

    `moments` are those of its review: the number of actions before each, and what the review says.
    `succeeded` says how far the page is and where it was saved, `failed` carries a Problem.

    The page is made bit by bit beside the game: one can play, look back or share on meanwhile.
    """

    succeeded = Signal(str)
    failed = Signal(object)

    def __init__(
        self,
        page: TablePage,
        session: GameSession,
        moments: Sequence[tuple[int, str]] = (),
    ) -> None:
        super().__init__(page)
        self.page, self.session, self.moments = page, session, moments
        self._path: Path | None = None
        self._web_page: WebPage | None = None
        self.task = ChunkedTask(self)
        self.task.ended.connect(self._write)
        session.ready_to_share.connect(self._begin)

    def share(self) -> None:
        """Ask for a file name, and make the page."""
        view = self.session.view
        if view is None or not view.is_over:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        proposed = Path(folder, f"burgundy-{tr('Web page', 'game')}{ENDING}")
        title = tr("Web page", "Share the game as a web page")
        kinds = tr("Web page", "Web pages ({pattern})", pattern=f"*{ENDING}")
        chosen, _ = QFileDialog.getSaveFileName(self.page.window(), title, str(proposed), kinds)
        if chosen:
            path = Path(chosen)
            is_named = path.suffix.lower() in (ENDING, ".htm")
            self._path = path if is_named else path.with_name(path.name + ENDING)
            self.session.share()
        else:
            self.deleteLater()

    def _begin(self, game: FinishedGame) -> None:
        if self._path is not None and not self.task.is_running:
            self._web_page = WebPage(game, self.moments)
            self.task.begin(self._work(self._web_page))

    def _work(self, web_page: WebPage) -> Iterator[None]:
        said = 0.0
        for _ in web_page.steps():
            if web_page.done >= said:
                share = formats.percent(web_page.done)
                self.succeeded.emit(tr("Web page", "Making the web page: {share}", share=share))
                said += REPORT_EVERY
            yield

    def _write(self) -> None:
        path, web_page = self._path, self._web_page
        self._path = self._web_page = None
        self.deleteLater()
        if path is None or web_page is None:
            return
        try:
            write_whole(path, web_page.html.encode("utf-8"), FOR_OTHERS)
        except OSError:
            title = tr("Web page", "The web page could not be saved")
            self.failed.emit(cannot_be_written(title, path))
            return
        self.succeeded.emit(tr("Web page", "Web page saved: {file}", file=path.name))
