"""How smoothly a map larger than the view moves and zooms, late in a game with all options."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QTransform
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
)

from burgundy_qt.bench.library_bench import painted_again
from burgundy_qt.bench.live_program import Frames, Heartbeat, close, people, run_program, wait_until
from burgundy_qt.bench.measurement import Measured
from burgundy_qt.bench.table_bench import most_memory
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, with_checksum
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.widgets.table.game_table import table_of_game
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.tabletop import LEVEL
from burgundy_qt.widgets.window.main_window import MainWindow

STEP = QPointF(4, 2)  # pixels that the map moves in a frame
CLOSER = 1.02  # the zoom from frame to frame
TURN = 30  # frames one way, then as many back


def has_map(measured: Measured) -> bool:
    """Return whether the game has a map to measure."""
    return table_of_game(measured.game).has_map


def look_around(folder: Path, frames: int, measured: Measured) -> dict[str, float]:
    """Move and zoom the map of the late game in `folder`, `frames` frames each.

    Frames a second are those of one core's CPU time, painting included; `control` is a bare scene
    of the same pictures in the same window. `longest_block_ms` is the longest time without an
    answer of the window while the map came to rest and was drawn for its new size.
    """
    figures: dict[str, float] = {}

    def attend(window: MainWindow) -> None:
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

    run_program(folder, attend)
    return figures


def frames_a_second(view: QGraphicsView, move: Callable[[int], None], frames: int) -> float:
    """Return the frames a second of CPU time while something moves there and back."""
    painted = Frames(view.viewport(), QEvent.Type.Paint)
    QApplication.processEvents()
    ways = cycle([1] * TURN + [-1] * TURN)
    before, begun = painted.count, time.process_time()
    for _ in range(frames):
        move(next(ways))
        QApplication.processEvents()
    return (painted.count - before) / (time.process_time() - begun)


class Control:
    """The pictures of the map in a scene without anything else, moved by one transform."""

    def __init__(self, table: TableScene) -> None:
        room = table.tabletop.plane.room
        self.scene = scene = QGraphicsScene(QRectF(table.sceneRect()))
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        frame = QGraphicsRectItem(room)
        frame.setPen(QPen(Qt.PenStyle.NoPen))
        frame.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        frame.setZValue(LEVEL)
        scene.addItem(frame)
        self.carrier = QGraphicsRectItem(frame)
        scene.setBackgroundBrush(table.backgroundBrush())
        for _, ground in table.tabletop.backgrounds.laid.values():
            scene.addItem(copied(ground))
        for item in pictures_on(table.tabletop.plane.carrier):
            made = copied(item)
            made.setPos(item.mapToItem(table.tabletop.plane.carrier, QPointF()))
            made.setScale(item.scale())
            made.setParentItem(self.carrier)
        self.middle, self.moved = room.center(), QTransform()

    def pan(self, way: int) -> None:
        """Move one frame further."""
        self._move(QTransform.fromTranslate(STEP.x() * way, STEP.y() * way))

    def zoom(self, way: int) -> None:
        """Zoom one frame closer, or away."""
        middle, share = self.middle, CLOSER**way
        closer = QTransform.fromTranslate(middle.x(), middle.y()).scale(share, share)
        self._move(closer.translate(-middle.x(), -middle.y()))

    def _move(self, by: QTransform) -> None:
        self.moved = self.moved * by
        self.carrier.setTransform(self.moved)


def pictures_on(carrier: QGraphicsItem) -> list[QGraphicsPixmapItem]:
    """Return all visible pictures on the plane of a map, the lowest first."""
    found: list[QGraphicsPixmapItem] = []
    for item in sorted(carrier.childItems(), key=lambda child: child.zValue()):
        if isinstance(item, QGraphicsPixmapItem) and item.isVisible():
            found.append(item)
        found += pictures_on(item)
    return found


def copied(item: QGraphicsPixmapItem) -> QGraphicsPixmapItem:
    """Return the same picture in the same place."""
    made = QGraphicsPixmapItem(item.pixmap())
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
    content = with_checksum(save_document(running.save()))
    (games / f"20260101-120000-{0:08x}{ENDING}").write_bytes(content)


def played_to_the_end(measured: Measured) -> list[dict[str, object]]:
    """Return the actions of a random game."""
    luck, running, actions = random.Random(1), RunningGame.begin(people(measured)), []
    while not running.game.is_over:
        actions.append(luck.choice(running.game.legal()["actions"]))
        running.game.apply(actions[-1])
    return actions
