"""Where the points come from: a row for each source, the person beside the others; a click follows
one over time."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.language.formats import decimal
from burgundy_qt.language.translation import tr
from burgundy_qt.session.statistics.summary import Summary
from burgundy_qt.widgets.controls.dialog_frame import PushButton, scaled_width, text_label
from burgundy_qt.widgets.dialogs.game_archive import GameArchive
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.log.score_panel import source_sign
from burgundy_qt.widgets.statistics.bar import Bar

PICTURE = 20


class SourceRow(PushButton):
    """One source: its sign and name, two bars, the mean in points."""

    def __init__(self, source: PointSource) -> None:
        super().__init__()
        self.source = source
        self.setCheckable(True)
        self.setProperty("role", "source")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Statistics", "Follow this source game by game"))
        self.own, self.others, self.mean = Bar("own"), Bar("others"), text_label("", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(8)
        self.name = text_label(source.short, "log")
        bars = QVBoxLayout()
        bars.setSpacing(1)
        bars.addStretch(1)
        bars.addWidget(self.own)
        bars.addWidget(self.others)
        bars.addStretch(1)
        self.mean.setMinimumWidth(scaled_width(30))
        self.mean.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(source_sign(source, PICTURE))
        row.addWidget(self.name)
        row.addLayout(bars, 1)
        row.addWidget(self.mean)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As large as what stands in it."""
        return QSize(220, max(PICTURE + 2, self.mean.sizeHint().height() + 2))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """The same."""
        return self.sizeHint()

    def show_means(self, own: float, others: float, most: float) -> None:
        """Show mean points of the person and of the others; the longest bar of all means `most`."""
        self.own.show_share(own / most)
        self.others.show_share(others / most)
        self.mean.setText(decimal(own, 0))
        told = tr(
            "Statistics",
            "{source}: {own} points a game, others {others}",
            source=self.source.title,
            own=decimal(own),
            others=decimal(others),
        )
        self.setAccessibleName(told)


class Sources(QWidget):
    """All sources. `followed`: the key of the one that is to be followed over time, None for all
    together."""

    followed = Signal(object)

    def __init__(self, archive: GameArchive) -> None:
        super().__init__()
        self.rare = archive.rare_sources
        self.rows = [SourceRow(source) for source in archive.sources()]
        widest = max(row.name.sizeHint().width() for row in self.rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows:
            row.name.setFixedWidth(widest)
            row.clicked.connect(lambda on, key=row.source.key: self._follow(key if on else None))
            column.addWidget(row, 1)

    def show_summary(self, summary: Summary) -> None:
        """Show the means of these games."""
        most = max([1.0, *summary.own.values(), *summary.others.values()])
        for row in self.rows:
            own, others = (
                means.get(row.source.key, 0.0) for means in (summary.own, summary.others)
            )
            row.show_means(own, others, most)
            row.setVisible(row.source.key not in self.rare or bool(own or others))

    def _follow(self, followed: str | None) -> None:
        for row in self.rows:
            row.setChecked(row.source.key == followed)
        self.followed.emit(followed)
