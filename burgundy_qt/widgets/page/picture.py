"""The table as a picture: painted as it is seen, at twice the sharpness of a usual screen."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.page.table_page import TablePage

SHARPNESS = 2.0  # pixels of the picture per one of the page


def picture_of(page: TablePage) -> QImage:
    """A picture of a page, whether it is on the screen or not. What moves comes to its end; a table
    that is looked at more closely is drawn for that."""
    page.scene.skip()
    lay_out(page)
    page.scene.resize(QSizeF(page.view.viewport().size()), SHARPNESS * page.view.zoom.level)
    image = QImage(page.size() * SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARPNESS)
    page.render(image)
    page.view.fit()
    return image


def lay_out(widget: QWidget) -> None:
    """What was never shown finds its place when it is painted for the first time."""
    if not widget.isVisible():
        widget.render(QPixmap(widget.size()))
