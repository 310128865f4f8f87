"""Where the points of one who played alone came from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import separator_line, text_label
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.log.score_panel import source_sign

SIGN = 20


def sources_table(view: GameView) -> QGridLayout:
    """Every source of points that brought any, and all together."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    log = log_of(view.game)
    scored = log.points_by_source(view.events, 1)
    sources = [source for source in log.sources(view.state) if scored.get(source.key, [0])[0]]
    for row, source in enumerate(sources):
        grid.addWidget(source_sign(source, SIGN), row, 0)
        grid.addWidget(text_label(source.title), row, 1)
        grid.addWidget(_number(scored[source.key][0]), row, 2)
    grid.addWidget(separator_line("strong-rule"), len(sources), 0, 1, 3)
    grid.addWidget(text_label(tr("Points", "Points in all"), "strong"), len(sources) + 1, 0, 1, 2)
    grid.addWidget(_number(sum(points for (points,) in scored.values())), len(sources) + 1, 2)
    return grid


def _number(count: int) -> QWidget:
    label = text_label(str(count), "strong")
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label
