"""An added engine as a row of the settings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from burgundy_qt.language.translation import tr
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import ENGINE_FIGURE
from burgundy_qt.widgets.controls.access_keys import NO_KEY
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.dialogs.engines.words import engine_told
from burgundy_qt.widgets.theme import sprite_files, theme

FACE = 44


class EngineRow(QFrame):
    """Its figure, name and games, and what can be done with it; `change_asked` and `remove_asked`
    carry the engine."""

    change_asked = Signal(object)
    remove_asked = Signal(object)

    def __init__(self, engine: AddedEngine) -> None:
        super().__init__()
        self.engine = engine
        self.setProperty("role", "row")
        self.setToolTip(engine.command)
        self.face = QLabel()
        self._draw()
        title, told = text_label(engine.name, "strong"), text_label(engine_told(engine), "note")
        told.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(title)
        words.addWidget(told)
        self.change = push_button(tr("Engines", "Change…"))
        self.change.setAccessibleName(tr("Engines", "Change {name}", name=engine.name))
        self.change.setAccessibleDescription(engine_told(engine))
        self.remove = push_button("", "flat")
        self.remove.setProperty(NO_KEY, True)
        self.remove.setIcon(sprite_files.icon("bin", theme.current().text2, 18))
        self.remove.setIconSize(QSize(18, 18))
        self.remove.setAccessibleName(tr("Engines", "Remove {name}", name=engine.name))
        self.remove.setToolTip(tr("Engines", "Remove {name}", name=engine.name))
        self.change.clicked.connect(lambda: self.change_asked.emit(self.engine))
        self.remove.clicked.connect(lambda: self.remove_asked.emit(self.engine))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self.face)
        row.addLayout(words, 1)
        row.addWidget(self.change)
        row.addWidget(self.remove)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw()

    def _draw(self) -> None:
        size = round(FACE * theme.scale())
        self.face.setPixmap(
            sprite_files.pixmap(f"people/{ENGINE_FIGURE}", size, self.devicePixelRatioF())
        )
