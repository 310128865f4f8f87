"""Records a table as pictures and their places, frame by frame, so that it can be shown without
the program.

Every item of the scene becomes one picture. Equal pictures are kept once, so that a game of 200
actions needs a few hundred. A frame says only how it differs from the one before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import NamedTuple

from PySide6 import QtWidgets
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from burgundy_qt.widgets.table.stage import TableStage

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
