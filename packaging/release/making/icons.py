"""The program's icon in the formats of the systems, painted from our own SVG."""

from __future__ import annotations

import struct
from pathlib import Path

from making.project import SOURCES, WORK, on_linux, on_mac

LARGE, SMALL = (
    SOURCES / "assets" / "art" / "icons" / name for name in ("app.svg", "app-small.svg")
)
SMALL_UNTIL = 32
"""Up to this number of pixels the simpler drawing is clearer."""
SIZES = 16, 22, 24, 32, 48, 64, 128, 256, 512
OF_MAC = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
    1024: b"ic10",
}
OF_WINDOWS = 16, 24, 32, 48, 64, 256


def for_this_system() -> Path | None:
    """Return the icon for this system's programs; None for Linux."""
    if on_mac:
        return written("burgundy-qt.icns", icns({size: png(size) for size in OF_MAC}))
    return None if on_linux else windows_icon()


def windows_icon() -> Path:
    return written("burgundy-qt.ico", ico({size: png(size) for size in OF_WINDOWS}))


def drawing(size: int) -> Path:
    """Return the drawing for this number of pixels."""
    return SMALL if size <= SMALL_UNTIL else LARGE


def png(size: int) -> bytes:
    """Return the icon in `size` pixels each way."""
    from burgundy_qt import display

    display.run_headless(unless_chosen=True)
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(drawing(size))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a file of Windows with these PNGs by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a file of macOS with these PNGs by size."""
    body = b"".join(
        OF_MAC[size] + struct.pack(">I", 8 + len(each)) + each for size, each in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def written(name: str, content: bytes) -> Path:
    WORK.mkdir(parents=True, exist_ok=True)
    file = WORK / name
    file.write_bytes(content)
    return file
