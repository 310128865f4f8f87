"""Two branches side by side: the points of a seat at their ends, by source."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.analysed_game import AnalysedGame
from burgundy_qt.session.bots.valuation import PositionValuer, Valuation
from burgundy_qt.session.variations import Variation
from burgundy_qt.widgets.advice.hint_controller import turn_texts_for
from burgundy_qt.widgets.analysis_table.analysis_panel import UNKNOWN, points_text
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.phrases.wording import capitalize, seat_names

WIDTH, LONGEST = 560, 46


class BranchComparison(dialog_frame.DialogFrame):
    """Compares the ends of two branches of the tree in view, for one seat.

    A game that is over has its result; otherwise the expected points of a search are shown, which
    begins when the branch is chosen.
    """

    def __init__(
        self,
        parent: QWidget | None,
        analysed: AnalysedGame,
        texts: Mapping[Variation, str],
        valuer: PositionValuer,
        values: dict[Variation, Valuation],
    ) -> None:
        super().__init__(
            parent,
            tr("Analysis", "Compare branches"),
            tr("Analysis", "The expected points at the ends of two branches."),
        )
        dialog_frame.set_help_topic(self, "advice#analysis")
        self.analysed, self.valuer, self.values = analysed, valuer, values
        self.leaves = [node for node in analysed.tree.root.walk() if not node.children]
        self._back, self._pattern = analysed.node, analysed.view
        names = seat_names(self._pattern.line_up.seats)
        words = [self._called(node, texts, at) for at, node in enumerate(self.leaves, start=1)]
        here = next((at for at, node in enumerate(self.leaves) if self._is_under(node)), 0)
        other = next(at for at in range(len(self.leaves)) if at != here)
        self.choices = [QComboBox(), QComboBox()]
        for box, at, called in zip(
            self.choices,
            (here, other),
            (tr("Analysis", "First branch"), tr("Analysis", "Second branch")),
            strict=True,
        ):
            box.addItems(words)
            box.setCurrentIndex(at)
            box.setAccessibleName(called)
            box.setMinimumContentsLength(12)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.currentIndexChanged.connect(self._show)
        self.player = QComboBox()
        self.player.addItems(names)
        self.player.setCurrentIndex(analysed.beginning.seat or 0)
        self.player.setAccessibleName(tr("Analysis", "Player"))
        self.player.currentIndexChanged.connect(self._show)
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(18)
        self.table.setVerticalSpacing(4)
        self.cells: dict[tuple[str, int], QLabel] = {}
        heads = QGridLayout()
        heads.setColumnStretch(0, 1)
        heads.setColumnStretch(1, 1)
        heads.addWidget(self.player, 0, 0, 1, 2)
        heads.addWidget(self.choices[0], 1, 0)
        heads.addWidget(self.choices[1], 1, 1)
        self.body.addLayout(heads)
        self.body.addLayout(self.table)
        self.body.addStretch(1)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Close"), "primary").clicked.connect(self.accept)
        self.setMinimumWidth(dialog_frame.scaled_width(WIDTH))
        valuer.valued.connect(self._take)
        self.finished.connect(self._end)
        self._show()

    def _called(self, node: Variation, texts: Mapping[Variation, str], number: int) -> str:
        named = node.name or node.branch.name or texts.get(node, "")
        text = tr("Analysis", "Branch {number}: {name}", number=number, name=named)
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

    def _is_under(self, node: Variation) -> bool:
        return self._back in (node, *node.path)

    @property
    def chosen(self) -> list[Variation]:
        """The ends of the two branches."""
        return [self.leaves[box.currentIndex()] for box in self.choices]

    def _show(self, *_: object) -> None:
        """Show what is known, and value what is not."""
        while (item := self.table.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.cells = {}
        found = [self.values.get(node) for node in self.chosen]
        seat = self.player.currentIndex()
        heads = ("", tr("Analysis", "First branch"), tr("Analysis", "Second branch"),
                 tr("Analysis", "Difference"))  # fmt: skip
        for at, head in enumerate(heads):
            self.table.addWidget(
                dialog_frame.at_the_right(dialog_frame.text_label(head, "note")), 0, at
            )
        self.table.setColumnStretch(0, 1)
        row = 1
        for source in self._sources(found, seat):
            amounts = [
                value.sources[seat].get(source, 0.0) if value and value.sources else None
                for value in found
            ]
            name = capitalize(turn_texts_for(self._pattern).source_name(source))
            self._row(row, source, name, [amount_text(one) for one in amounts], apart(amounts))
            row += 1
        self.table.addWidget(dialog_frame.separator_line(), row, 0, 1, 4)
        points = [value.points[seat] if value and value.points else None for value in found]
        texts = [
            points_text(value, seat) if value and value.points else waiting(value)
            for value in found
        ]
        self._row(row + 1, "points", tr("Analysis", "Points"), texts, self._difference(points))
        shares = [value.win[seat] if value and value.win else None for value in found]
        chances = [waiting(value) if share is None else formats.percent(share)
                   for share, value in zip(shares, found, strict=True)]  # fmt: skip
        both = None not in shares
        more = formats.signed(100 * (shares[0] - shares[1]), 0) + "%" if both else ""  # type: ignore[operator]
        self._row(row + 2, "win", tr("Analysis", "Chance to win"), chances, more)
        for node in dict.fromkeys(self.chosen):
            known = self.values.get(node)
            if known is None or not known.is_settled:
                self._value(node)
                return

    def _sources(self, found: list[Valuation | None], seat: int) -> list[str]:
        """Return all sources of both branches, those that bring most first."""
        most: dict[str, float] = {}
        for value in found:
            if value is not None and value.sources is not None:
                for source, points in value.sources[seat].items():
                    most[source] = max(most.get(source, 0.0), abs(points))
        return sorted(most, key=lambda source: -most[source])

    def _difference(self, points: list[float | None]) -> str:
        """Return the difference in points, with its error where both are known."""
        text = apart(points)
        errors = [value.error for node in self.chosen if (value := self.values.get(node))]
        if not text or len(errors) < 2 or None in errors:
            return text
        error = hypot(*errors)  # type: ignore[arg-type]
        return tr("Analysis", "{points} ± {error}", points=text, error=formats.decimal(error))

    def _row(self, row: int, source: str, name: str, texts: list[str], more: str) -> None:
        label = dialog_frame.text_label(name)
        label.setWordWrap(True)
        self.table.addWidget(label, row, 0)
        for at, text in enumerate((*texts, more), start=1):
            cell = dialog_frame.at_the_right(dialog_frame.text_label(text))
            cell.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            cell.setAccessibleName(tr("Analysis", "{name}: {move}", name=name, move=text))
            self.cells[source, at] = cell
            self.table.addWidget(cell, row, at)

    def _value(self, node: Variation) -> None:
        here = self.analysed.node
        self.analysed.go_to(node)
        self.valuer.begin(node, self.analysed.game)
        self.analysed.go_to(here)

    def _take(self, node: Variation, value: Valuation) -> None:
        if node in self.chosen and value.is_settled:
            self.values[node] = value
            if not value.is_final and not value.is_last:
                self.valuer.stop()
            self._show()

    def _end(self, *_: object) -> None:
        self.valuer.valued.disconnect(self._take)


def amount_text(points: float | None) -> str:
    """Return points to one decimal, or a dash while they are unknown."""
    return UNKNOWN if points is None else formats.decimal(points)


def apart(amounts: list[float | None]) -> str:
    """Return by how much the first amount is more than the second; nothing if one is unknown."""
    first, second = amounts
    return "" if first is None or second is None else formats.signed(first - second)


def waiting(value: Valuation | None) -> str:
    """Return what is shown in the place of a figure."""
    return "…" if value is None else UNKNOWN
