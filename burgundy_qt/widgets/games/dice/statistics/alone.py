"""The games alone: how many, how good and how different they were, their verdicts, and the sheets
they were played on, as the statistics show them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, pstdev

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.figures import decimal
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.session.statistics.summary import Played
from burgundy_qt.widgets.controls.sheet import word
from burgundy_qt.widgets.dialogs.game_archive import Part
from burgundy_qt.widgets.games.dice.statistics.spread import SpreadPlot
from burgundy_qt.widgets.games.dice.thumbnail.small_duchy import duchy_pixmap
from burgundy_qt.widgets.games.dice.words.verdicts import LEAST, verdict_name, verdict_of
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.look.palette import Palette
from burgundy_qt.widgets.statistics.bar import Bar
from burgundy_qt.widgets.statistics.figures import NONE, Figure
from burgundy_qt.widgets.statistics.phrases import percent

PICTURE = 34


class GamesAlone(QWidget):
    """Shows games that were played alone, of which there must be one."""

    def __init__(self, played: Sequence[Played]) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(figures(played))
        halves = QHBoxLayout()
        halves.setSpacing(30)
        halves.addWidget(Verdicts(played), 1)
        halves.addWidget(Sheets(played), 1)
        column.addLayout(halves)
        column.addWidget(word(tr("Statistics", "How the points are spread"), "plot-heading"))
        column.addWidget(SpreadPlot([game.points for game in played]), 1)


def figures(played: Sequence[Played]) -> QHBoxLayout:
    """How many games, what they made on average, the best, and how far apart they are."""
    points = [game.points for game in played]
    best = max(played, key=lambda game: game.points)
    row = QHBoxLayout()
    row.setSpacing(12)
    for title, number, aside in (
        (tr("Statistics", "Games alone"), str(len(points)), ""),
        (tr("Statistics", "Points a game"), decimal(mean(points), 1), ""),
        (
            tr("Statistics", "Best"),
            str(best.points),
            tr("Statistics", "on duchy {sheet}", sheet=best.estate),
        ),
        (
            tr("Statistics", "Spread"),
            *spread_told(points),
        ),
    ):
        figure = Figure(title)
        figure.tell(number, aside)
        row.addWidget(figure)
    return row


def spread_told(points: Sequence[int]) -> tuple[str, str]:
    """How far apart points are, and from where to where; one game alone has no spread."""
    if len(points) < 2:
        return NONE, tr("Statistics", "from two games on")
    told = tr("Statistics", "{least} to {most}", least=min(points), most=max(points))
    return f"±{decimal(pstdev(points), 1)}", told


class Verdicts(QWidget):
    """How often each verdict was reached, the highest first."""

    def __init__(self, played: Sequence[Played]) -> None:
        super().__init__()
        reached = [verdict_of(game.points) for game in played]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        grid.addWidget(word(tr("Statistics", "Verdicts"), "plot-heading"), 0, 0, 1, 4)
        for row, verdict in enumerate((*reversed([*LEAST]), None), start=1):
            title, count = verdict_title(verdict), reached.count(verdict)
            share, bar = percent(count, len(reached)), Bar("own", track=True)
            bar.show_share(count / len(reached))
            bar.setAccessibleName(f"{title}: {count}")
            grid.addWidget(word(title, "log"), row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(at_the_right(word(str(count), "strong")), row, 2)
            grid.addWidget(at_the_right(word(share, "note")), row, 3)
        grid.setRowStretch(len(LEAST) + 2, 1)


def verdict_title(verdict: str | None) -> str:
    """A verdict with the points from which on it is said."""
    if verdict is None:
        return tr("Statistics", "below {least}", least=min(LEAST.values()))
    name, least = verdict_name(verdict), LEAST[verdict]
    return tr("Statistics", "{verdict}, from {least}", verdict=name, least=least)


class Sheets(QWidget):
    """Each sheet that was played: how many games, what they made on average, the best."""

    def __init__(self, played: Sequence[Played]) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        grid.addWidget(word(tr("Statistics", "By duchy"), "plot-heading"), 0, 0, 1, 2)
        heads = (
            tr("Statistics", "games"),
            tr("Statistics", "mean"),
            tr("Statistics", "best"),
        )
        for column, head in enumerate(heads, start=2):
            grid.addWidget(at_the_right(word(head, "aside")), 0, column)
        sheets = sorted({game.estate for game in played})
        for row, sheet in enumerate(sheets, start=1):
            points = [game.points for game in played if game.estate == sheet]
            picture = QLabel()
            picture.setPixmap(sheet_shown(sheet, theme.current(), self.devicePixelRatioF()))
            grid.addWidget(picture, row, 0)
            grid.addWidget(word(sheet_told(sheet), "log"), row, 1)
            told = (str(len(points)), "log"), (decimal(mean(points), 1), "strong")
            for column, (figure, role) in enumerate((*told, (str(max(points)), "log")), start=2):
                grid.addWidget(at_the_right(word(figure, role)), row, column)
        grid.setRowStretch(len(sheets) + 1, 1)


def at_the_right(label: QLabel) -> QLabel:
    """The label with its text at the right, as numbers stand in columns."""
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def sheet_told(part: Part) -> str:
    """Return the sheet of "2017:A": "Duchy A"."""
    return tr("Statistics", "Duchy {sheet}", sheet=letter_of(part))


def sheet_shown(part: Part, palette: Palette, dpr: float) -> QPixmap:
    """Draw the same duchy, small."""
    return duchy_pixmap(letter_of(part), palette, PICTURE, dpr)


def letter_of(part: Part) -> str:
    """Return the letter of "2017:A"; the first where this version knows none like it."""
    letter = str(part).rpartition(":")[2]
    return letter if letter in LETTERS else LETTERS[0]
