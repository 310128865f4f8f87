"""Pictures to paint on."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap


def clear_pixmap(size: QSize, dpr: float) -> QPixmap:
    """A picture with nothing on it, of so many pixels of the screen; `dpr` of them are one unit of
    those who paint."""
    pixmap = QPixmap(size)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
