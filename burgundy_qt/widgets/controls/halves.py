"""The two halves of a large dialog, which give way where the window has no room for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QWidget

from burgundy_qt.widgets.controls.sheet import line

SPACING = 24
BOUNDLESS = QSize(10000, 10000)


class Halves(QScrollArea):
    """A left and a right half, beside each other with a pillar between them.

    Where they are wider than they may be they lie below each other; where they are higher they
    scroll.
    """

    def __init__(
        self,
        left: QWidget,
        right: QWidget | None = None,
        stretches: tuple[int, int] = (1, 0),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.left, self.right = left, right
        self.most = BOUNDLESS
        self.pillar = line("pillar")
        self.both = QWidget()
        self.both.setProperty("role", "scrolled")
        self.setWidget(self.both)  # while it is empty: a new parent polishes all children anew
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.both)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(SPACING)
        self.row.addWidget(left, stretches[0])
        self.row.addWidget(self.pillar)
        if right is not None:
            self.row.addWidget(right, stretches[1])
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.both.installEventFilter(self)
        self._lay()

    @property
    def is_stacked(self) -> bool:
        """Whether the halves lie below each other."""
        return self.row.direction() == QBoxLayout.Direction.TopToBottom

    def bound(self, most: QSize) -> None:
        """Be no larger than this."""
        self.most = most
        self._lay()

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as the halves want to be."""
        return self._bounded(self.both.sizeHint())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """As large as the halves must be."""
        width = self.both.minimumSizeHint().width()
        return self._bounded(QSize(width, self._least_height(width)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The halves fill the place, or scroll in it."""
        super().resizeEvent(event)
        self._fill()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What is in the halves has grown or shrunk."""
        if watched is self.both and event.type() == QEvent.Type.LayoutRequest:
            self._lay()
            self._fill()
        return super().eventFilter(watched, event)

    def _bounded(self, size: QSize) -> QSize:
        if size.height() > self.most.height():
            size += QSize(self._bar, 0)
        return size.boundedTo(self.most)

    def _fill(self) -> None:
        width, policy = self.width(), Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if self._least_height(width) > self.height():
            width, policy = width - self._bar, Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        self.setVerticalScrollBarPolicy(policy)
        self.both.resize(width, max(self.height(), self._least_height(width)))

    def _least_height(self, width: int) -> int:
        """How high the halves must be at this width; beside each other what scrolls in itself may
        be low."""
        if self.is_stacked and self.row.hasHeightForWidth():
            return self.row.minimumHeightForWidth(width)
        return self.row.minimumSize().height()

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def _lay(self) -> None:
        """Beside each other, or below."""
        is_beside = self.right is not None and self._width_beside <= self.most.width()
        self.row.setDirection(
            QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        )
        self.pillar.setVisible(is_beside)
        scrolls = self._least_height(self.both.minimumSizeHint().width()) > self.most.height()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self.updateGeometry()

    @property
    def _width_beside(self) -> int:
        assert self.right is not None
        widths = (half.minimumSizeHint().width() for half in (self.left, self.right))
        return sum(widths) + 2 * SPACING + self.pillar.sizeHint().width()


def half(layout: QLayout) -> QWidget:
    """A half that consists of this column or grid."""
    made = QWidget()
    made.setProperty("role", "scrolled")
    layout.setContentsMargins(0, 0, 0, 0)
    made.setLayout(layout)
    return made
