"""The window's side of the library: it sends requests, gets signals back, and never waits for the
disk."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session import deal_code, problem
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.library.library_folder import Library
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.saves.save_folder import SaveFolder


class Librarian(QObject):
    """Carries out one request after another in its own thread. After every change `listed` follows.

    The thread begins with the first request and ends with `close`, at the latest with the program.
    """

    listed = Signal(object, int)  # a tuple of GameCards, how many files are still unread
    taken_in = Signal(object)  # the Path of a game that was added
    copied = Signal(str)  # a game as text
    dealt = Signal(object)  # a LineUp with the complete request of a game
    coded = Signal(str)  # the code of a game's deal
    exported = Signal(object)  # the Path of the copy
    thrown_away = Signal(object)  # the GameCard in the bin
    failed = Signal(object)  # Problem

    def __init__(self, save_folder: SaveFolder, parent: QObject | None = None):
        super().__init__(parent)
        self.library = Library(save_folder, self.failed.emit)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="library")
        self._stopped = Event()
        self._looks = 0
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def look(self) -> None:
        """Request the cards: `listed` follows, several times if games must be read first."""
        self._looks += 1
        look = self._looks
        self._ask(lambda: self._look(look))

    def rename(self, card: GameCard, name: str) -> None:
        """Name a game, or remove its name if it is empty."""
        self._change(lambda: self.library.rename(card, name))

    def star(self, card: GameCard, starred: bool) -> None:
        """Star a game, or remove its star."""
        self._change(lambda: self.library.star(card, starred))

    def throw_away(self, card: GameCard) -> None:
        """Move a game to the bin; `thrown_away` follows."""
        self._change(lambda: self.thrown_away.emit(self.library.throw_away(card)))

    def restore(self, card: GameCard) -> None:
        """Restore a game from the bin."""
        self._change(lambda: self.library.restore(card))

    def empty_bin(self) -> None:
        """Delete everything in the bin."""
        self._change(self.library.empty_bin)

    def take_in(self, path: Path) -> None:
        """Add the game in a file from elsewhere; `taken_in` follows."""
        self._change(lambda: self.taken_in.emit(self.library.take_in(path)))

    def take_in_text(self, text: str) -> None:
        """Add the game in a text; `taken_in` follows."""
        self._change(lambda: self.taken_in.emit(self.library.take_in_text(text)))

    def export(self, card: GameCard, path: Path) -> None:
        """Copy a game's file to `path`; `exported` follows."""

        def export() -> None:
            self.library.export(card, path)
            self.exported.emit(path)

        self._ask(export)

    def copy(self, card: GameCard, heading: str) -> None:
        """Request a game as text under a heading; `copied` follows."""
        self._ask(lambda: self.copied.emit(self.library.text_of(card, heading)))

    def deal_again(self, card: GameCard) -> None:
        """Request the players and the deal of a game; `dealt` follows."""
        self._ask(lambda: self._report_deal(card, self.dealt.emit))

    def code(self, card: GameCard) -> None:
        """Request the code of a game's deal; `coded` follows."""
        self._ask(
            lambda: self._report_deal(
                card, lambda line_up: self.coded.emit(deal_code.deal_code_of(line_up.request))
            )
        )

    def _report_deal(self, card: GameCard, tell: Callable[[LineUp], object]) -> None:
        line_up = self.library.line_up_of(card)
        if deal_code.is_whole(line_up.request):
            tell(line_up)
        else:
            self.failed.emit(
                problem.Problem(
                    tr("Library", "This deal cannot be played again"),
                    tr("Library", "The file does not contain the seed that the deal depends on."),
                    tr("Library", "Continue the game itself, or look back at it."),
                )
            )

    def close(self) -> None:
        """Begin nothing more; reading stops, pending writes are finished."""
        self._stopped.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def finish_writing(self) -> None:
        """Close, and wait for pending writes: afterwards the folder of the games may be removed."""
        self.close()
        self._pool.shutdown()

    def _look(self, look: int) -> None:
        """Look, unless another look waits behind other requests."""
        if look == self._looks:
            self.library.look(self.listed.emit, self._stopped.is_set)

    def _change(self, change: Callable[[], object]) -> None:
        self._ask(change)
        self.look()

    def _ask(self, work: Callable[[], object]) -> None:
        if not self._stopped.is_set():
            self._pool.submit(self._carry_out, work)

    def _carry_out(self, work: Callable[[], object]) -> None:
        try:
            work()
        except problem.SaveError as error:
            self.failed.emit(error.problem())
        except Exception:
            self.failed.emit(
                problem.unexpected_problem(
                    tr("Library", "Something went wrong in the library"), traceback.format_exc()
                )
            )
