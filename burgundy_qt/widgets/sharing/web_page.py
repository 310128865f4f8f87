"""A game as one web page that replays it in any browser, without a network and without the program;
and the command that asks for its file and writes the finished game on the table there.

The page has the table's own pictures, what happened in words, and the points. Its look and its keys
are in assets/sharing/replay.html; this module fills in the game.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from burgundy_qt.assets import SHARED_GAME
from burgundy_qt.language import formats
from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session import game_replay, game_session, problem, running_game
from burgundy_qt.session.saves.save_file import save_document, with_checksum
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.view import GameView
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.history.history_controller import past_view
from burgundy_qt.widgets.log.game_log import LogLine, log_of
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases import game_texts, wording
from burgundy_qt.widgets.table.stage import TableStage
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import seat_styles_of

# Records a table as pictures and their places, frame by frame, so that it can be shown without the
# program. Every item of the scene becomes one picture. Equal pictures are kept once, so that a game
# of 200 actions needs a few hundred. A frame says only how it differs from the one before.


FORMAT = "WEBP"
"""A fifth of the bytes of PNG, with transparency, in every browser since 2020."""
INVISIBLE = 0.01


class PlacedPicture(NamedTuple):
    """A picture at its place: its number, the transform from its upper left corner to the scene
    (m11, m12, m21, m22, dx, dy), its opacity, and whether the map clips it."""

    picture: int
    matrix: tuple[float, float, float, float, float, float]
    opacity: float
    is_on_map: bool


class Splice(NamedTuple):
    """A change of a list: at `start` remove so many entries, and insert others."""

    start: int
    removed: int
    inserted: tuple[int, ...]


@dataclass(frozen=True)
class RecordedPicture:
    """A picture, with the size that it has in the scene."""

    image: QImage
    width: float
    height: float


@dataclass
class SceneRecorder:
    """The recording of one table. `record` adds what the stage shows now.

    `placed` are all different places of pictures; `frames` are lists of their numbers from the
    bottom to the top, each as its changes from the frame before.
    """

    stage: TableStage
    dpr: float
    pictures: list[RecordedPicture] = field(default_factory=list)
    placed: list[PlacedPicture] = field(default_factory=list)
    frames: list[tuple[Splice, ...]] = field(default_factory=list)
    _last: list[int] = field(default_factory=list)
    _numbers: dict[PlacedPicture, int] = field(default_factory=dict)
    _by_pixmap: dict[int, int] = field(default_factory=dict)
    _by_text: dict[tuple[object, ...], int] = field(default_factory=dict)
    _by_content: dict[tuple[bytes, QSize], int] = field(default_factory=dict)

    def record(self) -> list[PlacedPicture]:
        """Add a frame with everything that the stage shows, and return it."""
        shown = self.shown()
        numbers = [self._number_of(one) for one in shown]
        self.frames.append(tuple(changes(self._last, numbers)))
        self._last = numbers
        return shown

    def prepare(self) -> Iterator[None]:
        """Take up the pictures that the stage shows, a new one at each step; `record` is quick
        then."""
        for item in self._items():
            before = len(self.pictures)
            if isinstance(item, QtWidgets.QGraphicsPixmapItem | QtWidgets.QGraphicsSimpleTextItem):
                self._picture_of(item)
            if len(self.pictures) > before:
                yield

    def _items(self) -> list[QtWidgets.QGraphicsItem]:
        """Return the visible items, from the bottom to the top."""
        # `items` without a rectangle ignores the order in a scene without an index.
        everything = self.stage.items(
            self.stage.sceneRect(),
            Qt.ItemSelectionMode.IntersectsItemBoundingRect,
            Qt.SortOrder.AscendingOrder,
        )
        return [
            item
            for item in everything
            if item.isVisible()
            and item.effectiveOpacity() >= INVISIBLE
            and not has_no_picture(item)
        ]

    def shown(self) -> list[PlacedPicture]:
        """Return what the stage shows, from the bottom to the top."""
        frame = self.stage.tabletop.plane.carrier.parentItem()
        found = []
        for item in self._items():
            picture, corner = self._picture_of(item)
            if picture is None:
                continue
            to_scene = QTransform.fromTranslate(corner.x(), corner.y()) * item.sceneTransform()
            opacity = round(item.effectiveOpacity(), 2)
            is_on_map = frame is not None and frame.isAncestorOf(item)
            found.append(PlacedPicture(picture, rounded(to_scene), opacity, is_on_map))
        return found

    def cloth(self) -> RecordedPicture | None:
        """Return the pattern under everything."""
        pixmap = self.stage.backgroundBrush().texture()
        if pixmap.isNull():
            return None
        size = pixmap.deviceIndependentSize()
        return RecordedPicture(pixmap.toImage(), size.width(), size.height())

    def _number_of(self, placed: PlacedPicture) -> int:
        if placed not in self._numbers:
            self._numbers[placed] = len(self.placed)
            self.placed.append(placed)
        return self._numbers[placed]

    def _picture_of(self, item: QtWidgets.QGraphicsItem) -> tuple[int | None, QPointF]:
        """Return the number of an item's picture, and where its corner is in the item. It is None
        for an item that draws nothing."""
        if isinstance(item, QtWidgets.QGraphicsPixmapItem):
            pixmap = item.pixmap()
            if pixmap.isNull():
                return None, QPointF()
            key = pixmap.cacheKey()
            if key not in self._by_pixmap:
                self._by_pixmap[key] = self._add(pixmap.toImage(), pixmap.deviceIndependentSize())
            return self._by_pixmap[key], item.offset()
        rect = whole_pixels(item.boundingRect(), self.dpr)
        if rect.isEmpty():
            return None, QPointF()
        if isinstance(item, QtWidgets.QGraphicsSimpleTextItem):
            text = item.text(), item.font().key(), item.brush().color().name()
            if text not in self._by_text:
                self._by_text[text] = self._add(painted(item, rect, self.dpr), rect.size())
            return self._by_text[text], rect.topLeft()
        return self._add(painted(item, rect, self.dpr), rect.size()), rect.topLeft()

    def _add(self, image: QImage, size: QSizeF) -> int:
        """Return the number of a picture, which may be known already."""
        image = image.convertToFormat(QImage.Format.Format_ARGB32)
        key = hashlib.sha256(image.constBits()).digest(), image.size()
        if key not in self._by_content:
            self._by_content[key] = len(self.pictures)
            self.pictures.append(RecordedPicture(image, size.width(), size.height()))
        return self._by_content[key]


def has_no_picture(item: QtWidgets.QGraphicsItem) -> bool:
    """Return whether an item only carries others."""
    return bool(item.flags() & QtWidgets.QGraphicsItem.GraphicsItemFlag.ItemHasNoContents) or bool(
        item.flags() & QtWidgets.QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape
    )


def changes(before: Sequence[int], after: Sequence[int]) -> list[Splice]:
    """Return the changes that make one list the other; each counts in the list that the changes
    before it have made."""
    found, shift = [], 0
    for kind, first, last, start, end in SequenceMatcher(
        None, before, after, autojunk=False
    ).get_opcodes():
        if kind != "equal":
            found.append(Splice(first + shift, last - first, tuple(after[start:end])))
            shift += (end - start) - (last - first)
    return found


def rounded(transform: QTransform) -> tuple[float, float, float, float, float, float]:
    """Return the six numbers of a transform without digits that nobody sees."""
    turn = [round(value, 4) for value in (transform.m11(), transform.m12())]
    turn += [round(value, 4) for value in (transform.m21(), transform.m22())]
    return (*turn, round(transform.dx(), 2), round(transform.dy(), 2))  # type: ignore[return-value]


def whole_pixels(rect: QRectF, dpr: float) -> QRectF:
    """Return the rectangle grown to whole pixels of a picture with this pixel ratio."""
    grown = QRectF(rect.topLeft() * dpr, rect.size() * dpr).toAlignedRect()
    return QRectF(QPointF(grown.topLeft()) / dpr, grown.size().toSizeF() / dpr)


def painted(item: QtWidgets.QGraphicsItem, rect: QRectF, dpr: float) -> QImage:
    """Return an item painted alone, without its children."""
    size = (rect.size() * dpr).toSize()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(-rect.topLeft())
    item.paint(painter, QtWidgets.QStyleOptionGraphicsItem(), None)
    painter.end()
    return image


def encoded(image: QImage, quality: int) -> bytes:
    """Return an image as a file of this quality (0..100)."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, FORMAT, quality)  # type: ignore[call-overload]
    return bytes(content.data())


ENDING = ".html"
VERSION = 1
"""Of the game inside the page, for programs that read it."""
SIZE = QtCore.QSizeF(1280, 764)
DPR = 1.5
"""The pixels of a picture for each one of the table: sharp on most screens, and half the bytes of
two."""
MOST_BYTES = 2_100_000
"""Of all pictures: the page has a third more, and is to stay below 3 MB."""
QUALITIES = 88, 75, 55, 30
CREST = 28
PATIENCE = 0.008
"""Seconds that a step waits for the thread, so that the window is free again soon."""


class WebPage:
    """The page of one finished game. `steps` does the work bit by bit, then `html` has it."""

    def __init__(
        self, game: running_game.FinishedGame, moments: Sequence[tuple[int, str]] = ()
    ) -> None:
        self.game = game
        self.view, self.replay, self.save = game
        self.moments = sorted([*moments, *self.save.comments_so_far])
        self.html = ""
        self.done = 0.0
        """The share that is done (0..1)."""
        self.stage = TableStage()
        self.stage.set_speed("off")
        self.stage.resize(SIZE, DPR)
        self.recorder = SceneRecorder(self.stage, DPR)

    def steps(self) -> Iterator[None]:
        """Make the page. Each step takes a few milliseconds, but for the first one of a table."""
        yield from hold_map_still(self.stage, self.game)
        rooms = []
        for at in range(len(self.replay)):
            frame = frame_of(self.game, at)
            yield
            yield from self.stage.appear(*frame)
            yield
            yield from self.recorder.prepare()
            yield
            self.recorder.record()
            rooms.append(self._rooms())
            self.done = 0.8 * at / len(self.replay)
            yield
        files: list[bytes] = []
        for quality in QUALITIES:
            files = yield from self._encode(quality)
            if sum(map(len, files)) <= MOST_BYTES:
                break
            self.done = 0.9
        made = self._game(files, rooms)
        yield
        self.html = filled(made)
        self.done = 1.0

    def _encode(self, quality: int) -> Generator[None, None, list[bytes]]:
        """Return all pictures as files of this quality, which a thread makes."""
        with ThreadPoolExecutor(max_workers=1, thread_name_prefix="web page") as pool:
            images = [picture.image for picture in self.recorder.pictures]
            coming = [pool.submit(encoded, image, quality) for image in images]
            for file in coming:
                while not file.done():
                    wait([file], timeout=PATIENCE)
                    yield
            return [file.result() for file in coming]

    def _rooms(self) -> list[list[float] | None]:
        """Return the rectangles of the map, of the prompt and of the log."""
        layout = self.stage.layout
        assert layout is not None
        return [
            numbers(self.stage.tabletop.plane.room),
            numbers(layout.prompt),
            numbers(layout.log),
        ]

    def _game(self, files: Sequence[bytes], rooms: Sequence[object]) -> dict[str, Any]:
        """Return all that the page's script reads."""
        recorder, replay, view = self.recorder, self.replay, self.view
        names, log = wording.seat_names(view.line_up.seats), log_of(view.game)
        state, seats = replay[replay.last].state, replay.seats
        sums = log.points_by_source(replay.events, seats)
        sheet = [
            [source.title, *sums[source.key]] for source in log.sources(state) if source.key in sums
        ]
        points = [
            log.points_of(replay.events[: replay.events_before(at)], seats)
            for at in range(len(replay))
        ]
        day = formats.day(local_date(self.save.created))
        return {
            "version": VERSION,
            "language": spoken.code,
            "title": f"{game_texts.texts_of(view.game).title()}: {wording.join_with_and(names)}",
            "about": f"{day}. {log.deal(state)}",
            "words": words(),
            "size": [SIZE.width(), SIZE.height()],
            "colours": colours(),
            "cloth": embedded(recorder.cloth()),
            "pictures": [
                [source(content), picture.width, picture.height]
                for content, picture in zip(files, recorder.pictures, strict=True)
            ],
            "placed": [
                [one.picture, *one.matrix, one.opacity, int(one.is_on_map)]
                for one in recorder.placed
            ],
            "frames": recorder.frames,
            "rooms": rooms,
            "seats": self._seats(names),
            "points": points,
            "log": [logged(line, self.replay) for line in self._lines(names)],
            "turns": [turn.first for turn in replay.turns],
            "rounds": list(replay.rounds),
            "moments": [list(moment) for moment in self.moments],
            "result": " ".join(part for part in log.winning(state, names) if part),
            "sheet": sheet,
            "file": f"{self.save.game_id}.burgundy",
            "save": with_checksum(save_document(self.save)).decode("utf-8"),
        }

    def _lines(self, names: Sequence[str]) -> list[LogLine]:
        styles = seat_styles_of(self.view.line_up.seats)
        state = self.replay[self.replay.last].state
        return log_of(self.view.game).lines(
            self.replay.events, names, state, seat_styles=styles, is_brief=True
        )

    def _seats(self, names: Sequence[str]) -> list[list[str]]:
        """Return the name, the colour and the crest of each seat."""
        styles = seat_styles_of(self.view.line_up.seats)
        found = []
        for seat, name in enumerate(names):
            crest = sprite_files.pixmap(styles.crest(seat, CREST), CREST, 2 * DPR).toImage()
            found.append([name, styles.hue(seat), source(encoded(crest, QUALITIES[0]))])
        return found


def hold_map_still(stage: TableStage, game: running_game.FinishedGame) -> Iterator[None]:
    """Show a map at the size that it has in the end, so that its tiles are always equal."""
    yield from stage.appear(*frame_of(game, game.replay.last))
    if stage.game_table.has_map and stage.layout is not None:
        stage.panning.camera = stage.layout.fitted  # type: ignore[attr-defined]
    yield


def show_frame(stage: TableStage, game: running_game.FinishedGame, at: int) -> None:
    """Show the game after so many actions, with the seat large whose turn it is."""
    stage.show_view(*frame_of(game, at))


def frame_of(game: running_game.FinishedGame, at: int) -> tuple[GameView, int]:
    """Return the view after so many actions, and the seat whose turn it is."""
    turn = game.replay.turn_at(at)
    seat = game.replay.turns[turn].seat if turn is not None else 0
    return past_view(game.view, game.replay, at, game.replay.has_secrets), seat


def numbers(rect: QtCore.QRectF) -> list[float] | None:
    """Return left, top, width and height of a rectangle; None for an empty one."""
    if rect.isEmpty():
        return None
    return [round(value, 1) for value in (rect.x(), rect.y(), rect.width(), rect.height())]


def logged(line: LogLine, replay: game_replay.Replay) -> list[object]:
    """Return a line of the log with the frame in which it happens."""
    return [replay.after(line.event), line.kind, line.seat, line.text, line.points]


def source(content: bytes) -> str:
    """Return a picture as text."""
    return b64encode(content).decode("ascii")


def embedded(picture: RecordedPicture | None) -> list[object] | None:
    """Return a picture and its size."""
    if picture is None:
        return None
    return [source(encoded(picture.image, QUALITIES[0])), picture.width, picture.height]


def colours() -> dict[str, str]:
    """Return the colours of the page: those of the current theme."""
    palette = theme.current()
    used = "table", "panel", "panel2", "raised", "line", "text", "text2", "accent", "on_accent"
    chosen = {name: getattr(palette, name) for name in (*used, "bar", "on_bar", "focus", "well")}
    return {**chosen, "scheme": "dark" if palette.is_dark else "light"}


def words() -> dict[str, str]:
    """Return the words of the page, in the current language."""
    return {
        "table": tr("Web page", "The table"),
        "log": tr("Web page", "What happened"),
        "points": tr("Web page", "Points"),
        "total": tr("Web page", "Total"),
        "final": tr("Web page", "Final score"),
        "start": tr("Web page", "First position"),
        "turn back": tr("Web page", "Turn before"),
        "back": tr("Web page", "Action before"),
        "play": tr("Web page", "Play"),
        "pause": tr("Web page", "Pause"),
        "on": tr("Web page", "Next action"),
        "turn on": tr("Web page", "Next turn"),
        "end": tr("Web page", "Last position"),
        "moment": tr("Web page", "Next key moment"),
        "position": tr("Web page", "Position"),
        "begin": tr("Web page", "The game begins"),
        "keys": tr(
            "Web page",
            "Keys: left and right for an action, page up and page down for a turn, space to play.",
        ),
        "save": tr("Web page", "Save the game for Burgundy Qt"),
        "unofficial": tr(
            "Web page", "Made with Burgundy Qt, an unofficial fan work. All pictures are its own."
        ),
    }


def filled(game: dict[str, Any]) -> str:
    """Return the page of a game. No text of the game can end its script or add an element."""
    data = json.dumps(game, ensure_ascii=False, separators=(",", ":"))
    data = data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    page = SHARED_GAME.read_text(encoding="utf-8")
    for name in ("language", "title"):
        page = page.replace(f"@{name}@", escape(game[name], quote=True))
    return page.replace("@game@", data)


REPORT_EVERY = 0.1
"""The share of the work after which the window says how far it is."""


class ShareController(QtCore.QObject):
    """Shares one game, once; then it is deleted.

    `moments` are those of its review: the number of actions before each, and what the review says.
    `succeeded` says how far the page is and where it was saved, `failed` carries a Problem.

    The page is made bit by bit beside the game: one can play, look back or share on meanwhile.
    """

    succeeded = QtCore.Signal(str)
    failed = QtCore.Signal(object)

    def __init__(
        self,
        page: TablePage,
        session: game_session.GameSession,
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
        folder = QtCore.QStandardPaths.writableLocation(
            QtCore.QStandardPaths.StandardLocation.DocumentsLocation
        )
        proposed = Path(folder, f"burgundy-{tr('Web page', 'game')}{ENDING}")
        title = tr("Web page", "Share the game as a web page")
        kinds = tr("Web page", "Web pages ({pattern})", pattern=f"*{ENDING}")
        chosen, _ = QtWidgets.QFileDialog.getSaveFileName(
            self.page.window(), title, str(proposed), kinds
        )
        if chosen:
            path = Path(chosen)
            is_named = path.suffix.lower() in (ENDING, ".htm")
            self._path = path if is_named else path.with_name(path.name + ENDING)
            self.session.share()
        else:
            self.deleteLater()

    def _begin(self, game: running_game.FinishedGame) -> None:
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
            self.failed.emit(problem.cannot_be_written(title, path))
            return
        self.succeeded.emit(tr("Web page", "Web page saved: {file}", file=path.name))
