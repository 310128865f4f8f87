"""How far the first target of a solo game lies: a control for one number, with what it means."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol.requests import TARGETS, filled_in
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label

ABOVE = 10


class TargetChoice(QWidget):
    """A slider over all that the target may be; `changed` tells that it was moved."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_help_topic(self, "solo#target")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(TARGETS[0], TARGETS[-1])
        self.slider.setPageStep(1)
        self.slider.setAccessibleName(tr("New game", "First target"))
        self.figure = text_label("", "strong")
        self.slider.valueChanged.connect(self._tell)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ABOVE, 0, 0)
        column.setSpacing(4)
        column.addWidget(text_label(tr("New game", "First target"), "heading"))
        column.addLayout(row)
        self.setFocusProxy(self.slider)
        self.show_target(None)

    @property
    def target(self) -> int:
        """The target that is chosen."""
        return self.slider.value()

    @property
    def told(self) -> str:
        """What it means, in a sentence or two."""
        return tr(
            "New game",
            "At {target} points you get a castle's action. A lower target is easier.",
            target=self.target,
        )

    def show_target(self, target: object) -> None:
        """Show this target, or the usual one where it is none."""
        self.slider.setValue(
            target if type(target) is int and target in TARGETS else usual_target()
        )
        self._tell()

    def _tell(self) -> None:
        self.figure.setText(str(self.target))
        self.changed.emit()


def usual_target() -> int:
    """The target of a game that asks for none."""
    return int(filled_in({"modules": ["solo"]}, 0)["target"])
