"""The table as everybody at the screen may see it, for the cloth that lies over it while the screen
is passed on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.session.view import View
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.look.pixmaps import clear_pixmap
from burgundy_qt.widgets.scene.parts import table_parts
from burgundy_qt.widgets.scene.stage import Stage


def table_under_cloth(view: View, seat: int, size: QSizeF, dpr: float) -> QPixmap | None:
    """The table of this size with the belongings of a seat shown large, and nothing on it that is
    private; None where the game shows no such table."""
    covered = table_parts(view.game).covered
    if covered is None:
        return None
    stage = Stage()
    stage.resize(size, dpr)
    stage.show_view(covered(view), seat)
    picture = clear_pixmap((size * dpr).toSize(), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(art.SMOOTH | QPainter.RenderHint.TextAntialiasing)
    rect = QRectF(0, 0, size.width(), size.height())
    stage.render(painter, rect, rect)
    painter.end()
    stage.deleteLater()
    return picture
