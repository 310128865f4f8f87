"""How long an engine may think: so many seconds, or so many simulations."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.engines.engine_list import LONGEST_THOUGHT, MOST_SIMULATIONS
from burgundy_qt.widgets.controls.dialog_frame import scaled_width
from burgundy_qt.widgets.controls.value_controls import Segments

SECONDS, SIMULATIONS = "seconds", "simulations"
USUAL = {SECONDS: 1, SIMULATIONS: 500}
MOST = {SECONDS: LONGEST_THOUGHT, SIMULATIONS: MOST_SIMULATIONS}
WIDTH = 150


class LimitChoice(QWidget):
    """A figure and what it counts. Each kind keeps its own figure while the other is shown."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kind = SECONDS
        self.kept = dict(USUAL)
        self.figure = QSpinBox()
        self.figure.setFixedWidth(scaled_width(WIDTH))
        self.figure.setAccessibleName(tr("Engines", "How much"))
        self.kinds = Segments(
            [
                (SECONDS, tr("Engines", "Seconds")),
                (SIMULATIONS, tr("Engines", "Simulations")),
            ]
        )
        self.kinds.setAccessibleName(tr("Engines", "What is counted"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.figure)
        row.addWidget(self.kinds)
        row.addStretch(1)
        self.setFocusProxy(self.figure)
        self.kinds.chosen.connect(self._turn)
        self.figure.valueChanged.connect(self._keep)
        self._show()

    @property
    def seconds(self) -> int | None:
        """So many, or None where simulations are counted."""
        return self.kept[SECONDS] if self.kind == SECONDS else None

    @property
    def simulations(self) -> int | None:
        """So many, or None where seconds are counted."""
        return self.kept[SIMULATIONS] if self.kind == SIMULATIONS else None

    def show_limit(self, seconds: int | None, simulations: int | None) -> None:
        """Show this limit, one of which is None."""
        self.kind = SECONDS if simulations is None else SIMULATIONS
        self.kept = {**USUAL, self.kind: seconds or simulations or USUAL[self.kind]}
        self._show()

    def _turn(self, kind: str) -> None:
        self.kind = kind
        self._show()
        self.changed.emit()

    def _keep(self, figure: int) -> None:
        self.kept[self.kind] = figure
        self.changed.emit()

    def _show(self) -> None:
        self.kinds.show_value(self.kind)
        figure = self.kept[self.kind]
        self.figure.setRange(1, MOST[self.kind])
        self.figure.setValue(figure)
