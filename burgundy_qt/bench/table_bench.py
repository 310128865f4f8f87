"""How fast the table is: frames while pieces travel, idle or beside bots at full strength; its
answers to clicks; its cost while it waits for a person; and how smoothly a map larger than the view
moves and zooms."""

from __future__ import annotations

import ctypes
import random
import sys
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import ClassVar

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QRect, QRectF, Qt, QTimer

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.bench.live_program import (
    Frames,
    Heartbeat,
    close,
    painted_again,
    people,
    run_program,
    wait_until,
)
from burgundy_qt.bench.measurement import Measured
from burgundy_qt.session.bots.lookahead import BotSearchThread
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.widgets.sprites import highlights, places
from burgundy_qt.widgets.table import game_table, table_scene, tabletop
from burgundy_qt.widgets.window.main_window import MainWindow

# Frames of a table.


OPEN = "open"
"""The file that marks an open window."""


def watch_a_game(
    folder: Path, other: Path, seconds: float, beside_bots: bool, measured: Measured
) -> dict[str, float]:
    """Play a game automatically in a window with its data in `folder`; return its frames.

    It begins when another process with its data in `other` has its window open too.
    """
    figures: dict[str, float] = {}

    def drive(window: MainWindow) -> None:
        window.dialogs.begin(people(measured))
        wait_until(lambda: window.page.decision.is_open)
        thinking = Thinking(window, measured) if beside_bots else None
        (folder / OPEN).touch()
        heart = Heartbeat(whole=False)
        wait_until((other / OPEN).exists)
        figures["frames"] = frames_of_play(window, time.monotonic() + seconds)
        figures["longest_block_ms"] = 1000 * heart.longest
        if thinking:
            thinking.end()
        close(window)

    run_program(folder, drive)
    return figures


def frames_of_play(window: MainWindow, end: float) -> int:
    """Play random actions, each shown in full, until the moment `end`; return how often the table
    was painted."""
    frames = Frames(window.page.view.viewport(), QEvent.Type.Paint)
    decision, luck = window.page.decision, random.Random(1)
    while time.monotonic() < end:
        wait_until(lambda: decision.is_open or time.monotonic() >= end)
        if decision.view is not None:
            view = decision.view
            decision.finish()
            window.session.act(view.revision, luck.choice(view.legal["actions"]))
    return frames.count


class Thinking(QObject):
    """A bot at full strength that thinks about the opening again and again, as in a session."""

    def __init__(self, window: MainWindow, measured: Measured) -> None:
        super().__init__(window)
        self.measured = measured
        self.has_ended = False
        self.search = BotSearchThread(self)
        self.search.found.connect(self.think)
        self.think()

    def think(self) -> None:
        """Begin another thought; not after the end, when a result may still arrive."""
        if self.has_ended:
            return
        position = self.measured.opening(self.measured.every_seats[0])
        self.search.begin(
            ("bench", 0), available_levels()[-1].name, position.waiting_seats()[0], position
        )

    def end(self) -> None:
        """End the thoughts."""
        self.has_ended = True
        self.search.close()


# Answers to clicks, in CPU time, while two people play.


LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
LOOK = 1.0
"""Seconds before the first click of a game, while it is still drawn."""
BUTTONS = {"end": "end", "pass": "passing", "another": "another"}
"""The prompt's button of each target that is in no scene."""


def play_by_clicks(folder: Path, clicks: int, measured: Measured) -> dict[str, float]:
    """Play `clicks` clicks in `folder`, in a game or, if one is over before, in several; the last
    stays unfinished there. Times are in milliseconds."""
    figures: dict[str, float] = {}

    def drive(window: MainWindow) -> None:
        clicker = Clicker(window, measured)
        clicker.begin()
        heart = Heartbeat(whole=True)
        times = sorted(clicker.click_something() for _ in range(clicks))
        figures["click_ms_p95"] = 1000 * times[min(len(times) - 1, round(0.95 * len(times)))]
        figures["longest_block_ms"] = 1000 * heart.longest
        figures["rss_mb"] = most_memory()
        if clicker.is_over:
            clicker.begin()
        close(window)

    run_program(folder, drive)
    return figures


def most_memory() -> float:
    """Return the most memory that this process has used so far, in MB."""
    if sys.platform == "linux":
        # getrusage would count the memory of the process that started this one
        status = Path("/proc/self/status").read_text("ascii")
        [peak] = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")]
        return int(peak) / 1024
    if sys.platform == "win32":
        return peak_working_set() / 2**20
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


if sys.platform == "win32":

    class MemoryCounters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of Windows."""

        _fields_: ClassVar = [
            ("cb", ctypes.c_uint32),
            ("faults", ctypes.c_uint32),
            ("peak_working_set", ctypes.c_size_t),
            ("others", ctypes.c_size_t * 7),
        ]

    def peak_working_set() -> int:
        """Return the most memory that this process has used so far, in bytes. Raises OSError."""
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.GetCurrentProcess.restype = ctypes.c_void_p
        counters = MemoryCounters(cb=ctypes.sizeof(MemoryCounters))
        process = ctypes.c_void_p(system.GetCurrentProcess())
        if not system.K32GetProcessMemoryInfo(process, ctypes.byref(counters), counters.cb):
            raise ctypes.WinError(ctypes.get_last_error())
        return int(counters.peak_working_set)


class Clicker:
    """Clicks highlighted things on the table, and waits for the window's answer."""

    def __init__(self, window: MainWindow, measured: Measured) -> None:
        self.window, self.measured = window, measured
        self.page = window.page
        self.updates = Frames(window, QEvent.Type.UpdateRequest)
        self.luck = random.Random(1)
        self.answered = False
        self.has_acted = False
        self.page.decision.changed.connect(self.see_choice)
        self.page.decision.refused.connect(self.see_choice)
        self.page.decision.acted.connect(self.see_action)
        window.session.stepped.connect(self.see_step)

    def see_choice(self) -> None:
        """Note that the window has handled the click as a choice; it is not painted yet."""
        self.answered = not self.has_acted

    def see_action(self) -> None:
        """Note that the click made an action: its answer is the next step of the game."""
        self.answered, self.has_acted = False, True

    def see_step(self) -> None:
        """Note that the action is done and saved; its pieces have set out, and are not painted
        yet."""
        self.answered, self.has_acted = True, False

    @property
    def may_click(self) -> bool:
        """Whether a person has to decide and nothing moves."""
        scene = self.page.scene
        is_still = scene.panning.is_resting and not scene.motion.is_running
        return self.page.decision.is_open and is_still

    @property
    def is_over(self) -> bool:
        """Whether a game has ended."""
        game = self.page.steps.game
        return game is not None and game.is_over

    def begin(self) -> None:
        """Begin a game and wait until a person has to decide in it, and has looked at it."""
        self.window.dialogs.begin(people(self.measured))
        wait_until(lambda: self.may_click)
        looked = time.monotonic() + LOOK
        wait_until(lambda: time.monotonic() > looked)

    def click_something(self) -> float:
        """Click once on any offer, in another game if one is over; return the CPU seconds until its
        answer was painted."""
        wait_until(lambda: self.may_click or self.is_over)
        if self.is_over:
            self.begin()
        targets = [
            target
            for target, highlight in self.page.decision.highlights.items()
            if not highlight.chosen
        ]
        target = self.luck.choice(targets)
        widget, slot = self.place_of(target)
        self.answered = False
        begun = time.process_time()
        click(widget, slot)
        wait_until(lambda: self.answered)
        painted = self.updates.count
        wait_until(lambda: self.updates.count > painted)
        QtWidgets.QApplication.processEvents()
        took = time.process_time() - begun
        self.page.scene.skip()
        return took

    def place_of(self, target: places.ClickTarget) -> tuple[QtWidgets.QWidget, QPointF]:
        """Return the widget of a target, and the place in it to click."""
        if target.kind in BUTTONS:
            button = getattr(self.page.prompt, BUTTONS[target.kind])
            return button, QPointF(QRect(button.rect()).center())
        rect = self.page.scene.rect_of(target)
        return self.page.view.viewport(), QPointF(self.page.view.mapFromScene(rect.center()))


def click(widget: QtWidgets.QWidget, slot: QPointF) -> None:
    """Press and release the left button, as the system reports it."""
    there = QPointF(widget.mapToGlobal(slot))
    for kind, held in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        QtWidgets.QApplication.sendEvent(
            widget, QtGui.QMouseEvent(kind, slot, there, LEFT, held, NONE)
        )


# Waiting, in shares of a core: while the highlights pulse, and after.


SETTLING_MS = 4000
"""After its first frame the window still imports its dialogs, and writes its settings."""


def measure_idle(folder: Path, seconds: float, measured: Measured, awake: int) -> dict[str, float]:
    """Return the percentage of a core that a game in `folder` uses while nobody does anything,
    measured for `seconds` each: soon after the last input, and long after it. The highlights pulse
    for `awake` milliseconds after it, which are longer."""
    figures: dict[str, float] = {}
    highlights.AWAKE_MS = awake

    def drive(window: MainWindow) -> None:
        window.dialogs.begin(people(measured))
        wait_until(lambda: window.page.decision.is_open and not window.preparing.left)
        rest(SETTLING_MS)
        window.page.scene.lights.pulse.wake()
        figures["breathing_percent"] = busy_percent(seconds)
        rest(awake)
        figures["waiting_percent"] = busy_percent(seconds)
        close(window)

    run_program(folder, drive)
    return figures


def busy_percent(seconds: float) -> float:
    """Return how much of a core this process uses while the event loop runs for so long."""
    begun, since = time.process_time(), time.monotonic()
    rest(round(1000 * seconds))
    return 100 * (time.process_time() - begun) / (time.monotonic() - since)


def rest(milliseconds: int) -> None:
    """Run the window for so long, without input."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


STEP = QPointF(4, 2)  # pixels that the map moves in a frame
CLOSER = 1.02  # the zoom from frame to frame
TURN = 30  # frames one way, then as many back


def has_map(measured: Measured) -> bool:
    """Return whether the game has a map to measure."""
    return game_table.table_of_game(measured.game).has_map


def look_around(folder: Path, frames: int, measured: Measured) -> dict[str, float]:
    """Move and zoom the map of the late game in `folder`, `frames` frames each.

    Frames a second are those of one core's CPU time, painting included; `control` is a bare scene
    of the same pictures in the same window. `longest_block_ms` is the longest time without an
    answer of the window while the map came to rest and was drawn for its new size.
    """
    figures: dict[str, float] = {}

    def drive(window: MainWindow) -> None:
        wait_until(lambda: window.page.decision.is_open)
        scene, panning = window.page.scene, window.page.scene.panning
        panning.by(1.5)
        wait_until(lambda: panning.is_resting and not scene.sharpening.is_running)
        painted_again(window)
        view, control = window.page.view, Control(scene)
        view.setScene(control.scene)
        figures["control_pan"] = frames_a_second(view, control.pan, frames)
        figures["control_zoom"] = frames_a_second(view, control.zoom, frames)
        view.setScene(scene)
        figures["pan"] = frames_a_second(view, lambda way: panning.pan(STEP * way), frames)
        figures["zoom"] = frames_a_second(view, lambda way: panning.by(CLOSER**way), frames)
        heart = Heartbeat(whole=True)
        panning.by(1.2)
        wait_until(lambda: panning.is_resting and not scene.sharpening.is_running)
        figures["longest_block_ms"] = 1000 * heart.longest
        figures["pieces"] = len(scene.tabletop.shown)
        figures["rss_mb"] = most_memory()
        close(window)

    run_program(folder, drive)
    return figures


def frames_a_second(
    view: QtWidgets.QGraphicsView, move: Callable[[int], None], frames: int
) -> float:
    """Return the frames a second of CPU time while something moves there and back."""
    painted = Frames(view.viewport(), QEvent.Type.Paint)
    QtWidgets.QApplication.processEvents()
    ways = cycle([1] * TURN + [-1] * TURN)
    before, begun = painted.count, time.process_time()
    for _ in range(frames):
        move(next(ways))
        QtWidgets.QApplication.processEvents()
    return (painted.count - before) / (time.process_time() - begun)


class Control:
    """The pictures of the map in a scene without anything else, moved by one transform."""

    def __init__(self, table: table_scene.TableScene) -> None:
        room = table.tabletop.plane.room
        self.scene = scene = QtWidgets.QGraphicsScene(QRectF(table.sceneRect()))
        scene.setItemIndexMethod(QtWidgets.QGraphicsScene.ItemIndexMethod.NoIndex)
        frame = QtWidgets.QGraphicsRectItem(room)
        frame.setPen(QtGui.QPen(Qt.PenStyle.NoPen))
        frame.setFlag(QtWidgets.QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        frame.setZValue(tabletop.LEVEL)
        scene.addItem(frame)
        self.carrier = QtWidgets.QGraphicsRectItem(frame)
        scene.setBackgroundBrush(table.backgroundBrush())
        for _, ground in table.tabletop.backgrounds.laid.values():
            scene.addItem(copied(ground))
        for item in pictures_on(table.tabletop.plane.carrier):
            made = copied(item)
            made.setPos(item.mapToItem(table.tabletop.plane.carrier, QPointF()))
            made.setScale(item.scale())
            made.setParentItem(self.carrier)
        self.middle, self.moved = room.center(), QtGui.QTransform()

    def pan(self, way: int) -> None:
        """Move one frame further."""
        self._move(QtGui.QTransform.fromTranslate(STEP.x() * way, STEP.y() * way))

    def zoom(self, way: int) -> None:
        """Zoom one frame closer, or away."""
        middle, share = self.middle, CLOSER**way
        closer = QtGui.QTransform.fromTranslate(middle.x(), middle.y()).scale(share, share)
        self._move(closer.translate(-middle.x(), -middle.y()))

    def _move(self, by: QtGui.QTransform) -> None:
        self.moved = self.moved * by
        self.carrier.setTransform(self.moved)


def pictures_on(carrier: QtWidgets.QGraphicsItem) -> list[QtWidgets.QGraphicsPixmapItem]:
    """Return all visible pictures on the plane of a map, the lowest first."""
    found: list[QtWidgets.QGraphicsPixmapItem] = []
    for item in sorted(carrier.childItems(), key=lambda child: child.zValue()):
        if isinstance(item, QtWidgets.QGraphicsPixmapItem) and item.isVisible():
            found.append(item)
        found += pictures_on(item)
    return found


def copied(item: QtWidgets.QGraphicsPixmapItem) -> QtWidgets.QGraphicsPixmapItem:
    """Return the same picture in the same place."""
    made = QtWidgets.QGraphicsPixmapItem(item.pixmap())
    made.setOffset(item.offset())
    made.setPos(item.pos())
    made.setTransformationMode(item.transformationMode())
    return made


def lay_out_late(folder: Path, measured: Measured) -> None:
    """Save a game in the folder, played at random up to its last action but one, as the game to
    resume."""
    actions = played_to_the_end(measured)
    running = RunningGame.begin(people(measured))
    for action in actions[:-1]:
        running.game.apply(action)
    games = folder / "games"
    games.mkdir(parents=True)
    content = save_file.with_checksum(save_file.save_document(running.save()))
    (games / f"20260101-120000-{0:08x}{save_folder.ENDING}").write_bytes(content)


def played_to_the_end(measured: Measured) -> list[dict[str, object]]:
    """Return the actions of a random game."""
    luck, running, actions = random.Random(1), RunningGame.begin(people(measured)), []
    while not running.game.is_over:
        actions.append(luck.choice(running.game.legal()["actions"]))
        running.game.apply(actions[-1])
    return actions
