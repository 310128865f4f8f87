"""The stage of the pictures: a window with a separate library, the ways to its screens, and games
that bots have played for a while, always the same ones."""

from __future__ import annotations

import os
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache, cached_property
from itertools import count
from pathlib import Path
from typing import ClassVar, cast

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.language.translation import spoken
from burgundy_qt.repeatable import MOMENT, held_still
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.game import Game
from burgundy_qt.session import game_session, running_game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.widgets.app.application import SETTINGS
from burgundy_qt.widgets.new_game import game_setup, new_game_dialog
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.window.main_window import MainWindow

# What a game adds: `ANSWER` in screenshots/games/GAME_screens.py is an object of a class that
# derives from GameScreens.


Screen = Callable[["PhotoStage"], AbstractContextManager[QWidget]]
"""Opens a screen, provides the widget to show, and closes it again."""


class GameScreens(ABC):
    """The screens of one game, by name."""

    tables: ClassVar[Mapping[str, Screen]] = {}
    """The table screens that only this game has, visited after the tables of every game."""
    questions: ClassVar[Mapping[str, Screen]] = {}
    """The screens before a new game."""
    options: ClassVar[tuple[str, ...]] = ()
    """All options of the game that can be combined."""
    turn: ClassVar[str] = "turn"
    """The event with which a turn begins, or a round in which all act at once."""

    @abstractmethod
    def request(self, seats: int, seed: int, options: Sequence[str]) -> errors.RequestObject:
        """Return the request of a game with these seats, seed and options: always the same game."""

    @abstractmethod
    def player(self, request: errors.RequestObject) -> str:
        """Return a level that plays such a game well and fast."""


def screens_of(game: str) -> GameScreens:
    """Return the GameScreens of the game of this name."""
    return cast(GameScreens, registry.answer_of("screens", game))


WHOLE = 1_000
"""More turns than any game has."""
NUMBERS = count(1)
"""Of the saved games, so that no two have the same id."""
FIRST_EVENING = datetime(2026, 3, 6, 19, 30, tzinfo=UTC)
Seats = tuple[SeatPlan, ...]
Moment = Callable[[Game, int], bool]
"""Whether a game is at the moment to show, in which this seat decides."""


def any_moment(_game: Game, _seat: int) -> bool:
    """Return True: any decision will do."""
    return True


def seats(names: tuple[str, ...], levels: tuple[str | None, ...]) -> Seats:
    """Return the seats of a game: a level's name for a bot, None for a person, who is a fox."""
    return tuple(
        SeatPlan(name, level, avatar="fox") for name, level in zip(names, levels, strict=True)
    )


def put_game(
    folder: Path,
    line_up: Seats,
    seed: int,
    turns: int,
    options: tuple[str, ...] = (),
    game: str = registry.DEFAULT,
    moment: Moment = any_moment,
) -> Path:
    """Write the save of a game with these options after so many turns (WHOLE: all), when a person
    has to decide at such a moment, or which is over; return its path."""
    game_id, content, is_over = saved(game, line_up, seed, turns, options, moment)
    path = (folder / "finished" if is_over else folder) / f"{game_id}{save_folder.ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@cache
def saved(
    played: str,
    line_up: Seats,
    seed: int,
    turns: int,
    options: tuple[str, ...],
    moment: Moment = any_moment,
) -> tuple[str, bytes, bool]:
    """Return the id of a game of this kind, its save's content, and whether it is over."""
    screens = screens_of(played)
    request = screens.request(len(line_up), seed, options)
    running = running_game.RunningGame.begin(LineUp(line_up, request))
    evening = FIRST_EVENING + timedelta(days=9 * seed)
    # Not `new_game_id`, whose digits begin anew on every stage, while these games stay for all.
    running.game_id = f"{evening:%Y%m%d-%H%M%S}-{next(NUMBERS):08x}"
    running.created = evening.isoformat("T", "seconds")
    player, game = Thinker(screens.player(request), seed=seed), running.game
    begun = turns_in(game.events, screens.turn)
    for thought in count():
        seat = game.deciding()
        if game.is_over or (begun > turns and line_up[seat].is_person and moment(game, seat)):
            break
        player.thoughts = thought
        action = game.action(player.choose(game.position, seat))
        begun += turns_in(running.act_without_view(action, seat), screens.turn)
    return (
        running.game_id,
        save_file.with_checksum(save_file.save_document(running.save())),
        game.is_over,
    )


def open_game(
    stage: PhotoStage,
    line_up: Seats,
    seed: int,
    turns: int,
    moment: Moment = any_moment,
    options: tuple[str, ...] = (),
    *,
    game: str,
) -> None:
    """Open a game of this kind after so many turns, at such a moment."""
    stage.open(put_game(stage.folder / "games", line_up, seed, turns, options, game, moment))


def table_screen(
    line_up: Seats,
    seed: int,
    turns: int,
    moment: Moment = any_moment,
    options: tuple[str, ...] = (),
    *,
    game: str,
) -> Screen:
    """Return the screen of such a game on the table."""

    @contextmanager
    def shown(stage: PhotoStage) -> Iterator[QWidget]:
        open_game(stage, line_up, seed, turns, moment, options, game=game)
        yield stage.window

    return shown


def turns_in(events: Iterable[Mapping[str, object]], turn: str) -> int:
    """Return how many turns these events begin."""
    return sum(event["event"] == turn for event in events)


PATIENCE = 600.0  # seconds; bots on a busy machine take minutes
SOON = 250  # milliseconds
BETWEEN_GAMES = timedelta(hours=9)
A_MOMENT, LONGEST_MOMENT = 0.001, 0.01
"""Seconds that the session's thread gets without being disturbed: more the longer it takes."""
TWO = seats(("You", "Steward"), (None, "steward"))
THREE = seats(("You", "Knight", "Squire"), (None, "knight", "squire"))
FOUR = seats(("You", "Squire", "Baron", "Page"), (None, "squire", "baron", "page"))
SIX = seats(
    ("You", "Squire", "Baron", "Page", "Knight", "Steward"),
    (None, "squire", "baron", "page", "knight", "steward"),
)
EVENINGS = (
    ("page",),
    ("squire",),
    ("steward",),
    ("knight",),
    ("squire", "steward"),
    ("page", "knight", "baron"),
)


class Games:
    """Saves in `folder`, each played at its first use: running games for two, three and four, a
    finished one for four, and games for two and for four with all options."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.options = screens_of(registry.DEFAULT).options

    def of(self, game: str) -> Path:
        """Return a running game of this kind for two."""
        return put_game(self.folder, TWO, 40, 13, game=game)

    @cached_property
    def two(self) -> Path:
        return self.of(registry.DEFAULT)

    @cached_property
    def three(self) -> Path:
        return put_game(self.folder, THREE, 42, 22)

    @cached_property
    def four(self) -> Path:
        return put_game(self.folder, FOUR, 41, 31)

    @cached_property
    def over(self) -> Path:
        return put_game(self.folder, FOUR, 7, WHOLE)

    @cached_property
    def with_options(self) -> Path:
        return put_game(self.folder, TWO, 43, 26, self.options)

    @cached_property
    def with_options_of_four(self) -> Path:
        return put_game(self.folder, FOUR, 44, 58, self.options)

    @cached_property
    def season(self) -> tuple[Path, ...]:
        """All of these, and the earlier evenings."""
        running = self.two, self.three, self.four, self.with_options, self.with_options_of_four
        evenings = (
            put_game(
                self.folder,
                seats(("You", *(level.capitalize() for level in levels)), (None, *levels)),
                1 + number,
                WHOLE,
            )
            for number, levels in enumerate(4 * EVENINGS)
        )
        return (*running, self.over, *evenings)


class PhotoStage:
    """The program's window with its data in `folder`, without motion and questions; `close` it at
    the end.

    Its library is empty until it is filled, or one of its games is used.
    """

    def __init__(self, folder: Path, language: str) -> None:
        spoken.change(language)
        self.folder = folder
        self.settings = SettingsFile(folder / SETTINGS)
        self.settings.change(speed="off", pace="fast", pass_screen=False, theme="light")
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        theme.apply_to(application)
        self.games = Games(folder / "games")
        self.session = game_session.GameSession(folder)
        self.window = MainWindow(self.session, self.settings, game_setup.NewGameOptions())
        self.window.show()

    def fill_library(self) -> None:
        """Fill the library with a season of evenings."""
        assert self.games.season
        self.date_games()
        self.session.statistics.catch_up()

    def date_games(self) -> None:
        """Date every game some time before the fixed moment, in the order of their beginnings; else
        the library would show when this program wrote them."""
        games = sorted(
            self.games.folder.rglob(f"*{save_folder.ENDING}"), key=lambda path: path.name
        )
        for number, path in enumerate(reversed(games)):
            left = (MOMENT - number * BETWEEN_GAMES).timestamp()
            os.utime(path, (left, left))

    def use(self, size: tuple[int, int], text_size: int = 100, look: str = "light") -> None:
        """Set the window's size, the size of text in percent, the theme."""
        self.settings.change(text_size=text_size, theme=look)
        self.window.resize(*size)
        self.wait_until_idle()

    def open(self, path: Path) -> None:
        """Open the game of a file, in which a person may act if it still runs."""
        view = self.session.view
        if view is not None and view.game_id == path.stem:
            return
        self.session.open(path)
        page = self.window.page
        self.until(
            lambda: (
                (now := self.session.view) is not None
                and now is not view
                and page.steps.game is now
            )
        )
        self.until(lambda: page.decision.is_open or self.window.dialog is not None)
        self.close_dialog()
        self.wait_until_idle()

    def do(self, command: str) -> None:
        """Do a command of the menus."""
        self.window.menus.actions[command].trigger()
        self.wait_until_idle()

    @contextmanager
    def dialog(self, command: str) -> Iterator[QWidget]:
        """Open the dialog of a menu command, as if no other had been open before."""
        self.window.dialogs.draft = None
        self.do(command)
        self.until(lambda: self.window.dialog is not None)
        assert self.window.dialog is not None
        yield self.window.dialog
        self.close_dialog()

    @contextmanager
    def new_game(self, game: str) -> Iterator[new_game_dialog.NewGameDialog]:
        """Open the dialog for a new game of this kind, over a running one of two."""
        self.open(self.games.of(game))
        self.window.dialogs.ask_for_game(game=game)
        dialog = self.window.dialog
        assert isinstance(dialog, new_game_dialog.NewGameDialog)
        yield dialog
        self.close_dialog()

    @contextmanager
    def score(self) -> Iterator[QWidget]:
        """Open the score of the game on the table."""
        self.window.dialogs.show_score()
        assert self.window.dialog is not None
        yield self.window.dialog
        self.close_dialog()

    def click_until(self, kind: str, is_there: Callable[[Decision], bool]) -> None:
        """Click each highlighted thing of a kind, and keep the first that passes the test."""
        decision = self.window.page.decision
        for target in [target for target in decision.highlights if target.kind == kind]:
            decision.click(target)
            if is_there(decision):
                break
            decision.back()
        self.wait_until_idle()

    def close_dialog(self) -> None:
        """Close the dialog, and reset it, so that the next screen does not show its choices."""
        if self.window.dialog is not None:
            self.window.dialog.close()
        self.window.dialogs.draft = None
        self.wait_until_idle()

    def until(self, happened: Callable[[], object]) -> None:
        """Run the window until something has happened. Raises TimeoutError, which names the waiting
        line."""
        end, moment = time.monotonic() + PATIENCE, A_MOMENT
        while not happened():
            if time.monotonic() > end:
                code = getattr(happened, "__code__", None)
                at = f"{Path(code.co_filename).name}:{code.co_firstlineno}" if code else happened
                raise TimeoutError(f"{at} did not come true within {PATIENCE:.0f} s")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(moment)
            moment = min(1.2 * moment, LONGEST_MOMENT)

    def wait_until_idle(self) -> None:
        """Let the window do its postponed work."""
        QCoreApplication.processEvents()
        self.until(lambda: not any(map(is_soon_due, timers())))
        for _ in range(3):
            QCoreApplication.processEvents()
            sweep()

    def close(self) -> None:
        """Delete the window; nothing is written into the folder afterwards."""
        closed: list[bool] = []
        self.session.closed.connect(lambda: closed.append(True))
        self.window.close()
        self.session.close()
        self.until(lambda: closed)
        self.window.library.librarian.finish_writing()
        self.settings.wait_until_saved()
        self.window.deleteLater()
        self.session.deleteLater()  # what its signals call would keep the window, unseen by `gc`
        sweep()
        theme.set_scale(1.0)  # it belongs to the process, not to the window


def sweep() -> None:
    """Delete objects that wait for deletion."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def timers() -> Iterator[QTimer]:
    """Yield the timers of all windows, those of the rules too."""
    for window in QApplication.topLevelWidgets():
        yield from window.findChildren(QTimer)


def is_soon_due(timer: QTimer) -> bool:
    """Return whether a timer will soon run once for something visible, or does a part of it in idle
    time."""
    is_to_end = timer.isSingleShot() or timer.interval() == 0
    return timer.isActive() and is_to_end and timer.interval() <= SOON


@contextmanager
def on_stage(language: str) -> Iterator[PhotoStage]:
    """Provide a stage that is cleared in any case."""
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-screens-") as folder, held_still():
        stage = PhotoStage(Path(folder), language)
        try:
            yield stage
        finally:
            stage.close()
