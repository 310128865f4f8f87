"""The page of the analysis table beside the table: what the position is worth, the variations, and
what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.bots.adviser import Advice
from burgundy_qt.session.bots.valuation import Valuation
from burgundy_qt.session.variations import LONGEST_COMMENT, LONGEST_NAME, Variation
from burgundy_qt.widgets.advice import tip_text
from burgundy_qt.widgets.advice.game_advice import TurnTexts
from burgundy_qt.widgets.advice.tip_card import wrapping
from burgundy_qt.widgets.analysis_table.variation_list import VariationList
from burgundy_qt.widgets.controls.dialog_frame import (
    at_the_right,
    push_button,
    set_help_topic,
    text_label,
)
from burgundy_qt.widgets.keys.keymap import keymap, tooltip_with_key
from burgundy_qt.widgets.log.log_list import CardPage
from burgundy_qt.widgets.page.prompt_block import KeyButton
from burgundy_qt.widgets.questions.question_panel import Turn, say
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import ElidedWord

BUTTONS = (
    ("bots", "analysis bots", "play"),
    ("again", "analysis again", "another"),
    ("chance", "analysis chance", "rename"),
    ("by hand", "analysis by hand", "die"),
    ("hands", "analysis hands", "people"),
    ("compare", "analysis compare", "chart"),
    ("promote", "analysis promote", "prev"),
    ("delete", "analysis delete", "bin"),
    ("trees", "analysis trees", "log"),
    ("leave", "analysis leave", "close"),
)
"""The commands with an icon: name, command of its key, icon."""
COMMENT_HEIGHT = 54
SIGN, COLUMNS, NARROW = 18, 5, 150
"""The size of an icon, how many are in a row, and below which width there is no room for errors."""
UNKNOWN = "\N{EN DASH}"
"""In the place of a figure."""


def button_words() -> dict[str, str]:
    """Return the words on the buttons, by command."""
    return {
        "best": tr("Analysis", "Best turns"),
        "bots": tr("Analysis", "Bots to the end of the round"),
        "again": tr("Analysis", "Draw chance again"),
        "chance": tr("Analysis", "Choose what chance brings"),
        "by hand": tr("Analysis", "Choose chance when it comes"),
        "hands": tr("Analysis", "Draw hidden hands again"),
        "compare": tr("Analysis", "Compare branches"),
        "promote": tr("Analysis", "Make this the main line"),
        "delete": tr("Analysis", "Delete from here"),
        "trees": tr("Analysis", "Trees of this game"),
        "leave": tr("Analysis", "Close the analysis"),
    }


class AnalysisPanel(CardPage):
    """Shows an analysis. `asked` carries a command of the room "analysis", or "best"; `tip_asked`
    the number of a tip to play; `named` and `commented` carry new words for the node in view."""

    asked = Signal(str)
    tip_asked = Signal(int)
    named = Signal(str)
    commented = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = wrapping("", "note")
        self.values = QGridLayout()
        self.cells: list[tuple[ElidedWord, QLabel, QLabel]] = []
        self.best = QVBoxLayout()
        self.tips: list[tuple[Turn, QPushButton]] = []
        self.list = VariationList()
        self.name, self.comment = QLineEdit(), QPlainTextEdit()
        words = button_words()
        self.best_turns = KeyButton(words["best"], "hint", "hint")
        self.best_turns.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        preferred, fixed = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        self.best_turns.setSizePolicy(preferred, fixed)  # a narrow page has room for it, too
        self.buttons: dict[str, QPushButton] = {"best": self.best_turns}
        self.signs = {name: (command, icon) for name, command, icon in BUTTONS}
        for name in self.signs:
            self.buttons[name] = push_button("", "sign")
            self.buttons[name].setProperty("only", "icon")
            self.buttons[name].setAccessibleName(words[name])
        self.buttons["by hand"].setCheckable(True)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.asked.emit(name))
        self.scale = 1.0
        theme.theme_changed.connect(self._draw)
        keymap.changed.connect(self._name_keys)
        self._draw()
        self._name_keys()
        self._furnish_words()
        self._lay_out()
        set_help_topic(self, "advice#analysis")

    def _furnish_words(self) -> None:
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(tr("Analysis", "Name of this position"))
        self.name.setAccessibleName(tr("Analysis", "Name of this position"))
        self.comment.setPlaceholderText(tr("Analysis", "Comment"))
        self.comment.setAccessibleName(tr("Analysis", "Comment"))
        self.comment.setTabChangesFocus(True)
        self.comment.setFixedHeight(round(COMMENT_HEIGHT * theme.scale()))
        self.name.editingFinished.connect(lambda: self.named.emit(self.name.text().strip()))
        self.comment.textChanged.connect(
            lambda: self.commented.emit(self.comment.toPlainText()[:LONGEST_COMMENT])
        )

    def _lay_out(self) -> None:
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        self.setWidget(sheet)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(4, 4, 6, 6)
        column.setSpacing(6)
        self.values.setHorizontalSpacing(10)
        self.values.setVerticalSpacing(2)
        self.values.setColumnStretch(0, 1)
        column.addLayout(self.values)
        column.addWidget(self.caption)
        column.addWidget(self.best_turns)
        column.addLayout(self.best)
        column.addWidget(self.list)
        signs = QGridLayout()
        signs.setSpacing(4)
        for at, name in enumerate(self.signs):
            signs.addWidget(self.buttons[name], at // COLUMNS, at % COLUMNS)
        column.addLayout(signs)
        column.addWidget(self.name)
        column.addWidget(self.comment)
        column.addStretch(1)

    def _draw(self, *_: object) -> None:
        """Draw the icons in the colours of the theme."""
        size = round(SIGN * self.scale)
        for name, (_command, icon) in self.signs.items():
            self.buttons[name].setIcon(sprite_files.icon(icon, theme.current().text, size))
            self.buttons[name].setIconSize(QSize(size, size))

    def _name_keys(self) -> None:
        for name, (command, _icon) in self.signs.items():
            button = self.buttons[name]
            button.setToolTip(tooltip_with_key(button.accessibleName(), command))

    # Values

    def show_players(self, names: Sequence[str]) -> None:
        """Prepare a row for each seat."""
        while (item := self.values.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        heads = ("", tr("Analysis", "Chance"), tr("Analysis", "Points"))
        for at, head in enumerate(heads):
            self.values.addWidget(at_the_right(text_label(head, "note")), 0, at)
        self.cells = []
        for row, name in enumerate(names, start=1):
            cells = (
                ElidedWord("note"),
                at_the_right(text_label("", "tip-headline")),
                at_the_right(text_label("", "tip-headline")),
            )
            cells[0].say(name)
            for at, cell in enumerate(cells):
                self.values.addWidget(cell, row, at)
            self.cells.append(cells)

    def show_value(self, value: Valuation | None) -> None:
        """Show what every seat may expect; nothing while it is unknown. Where the page is narrow,
        the error is in the tooltip."""
        is_narrow = self.viewport().width() < NARROW * theme.scale()
        for seat, (name, share, points) in enumerate(self.cells):
            share.setText(formats.percent(value.win[seat]) if value and value.win else UNKNOWN)
            whole = points_text(value, seat) if value and value.points else UNKNOWN
            points.setText(whole.partition(" ±")[0] if is_narrow else whole)
            points.setToolTip(whole if is_narrow else "")
            for cell, figure in ((share, share.text()), (points, whole)):
                spoken = tr("Analysis", "{name}: {move}", name=name.whole, move=figure)
                cell.setAccessibleName(spoken)
        say(self.caption, caption_of(value))

    def spoken_value(self, value: Valuation) -> str:
        """Return a value in words, for screen readers."""
        parts = [
            tr("Analysis", "{name}: {share}, {points} points", name=name.whole,
               share=share.text(), points=points.text())
            for name, share, points in self.cells
        ]  # fmt: skip
        return ". ".join(parts)

    # The best turns

    def show_tips(self, advice: Advice | None, words: TurnTexts | None) -> None:
        """Show the best turns, or none."""
        while (item := self.best.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.tips = []
        if advice is None or words is None:
            return
        for at, tip in enumerate(advice.tips):
            turn = Turn()
            called = tip_text.titled(at + 1, at == advice.best and len(advice.tips) > 1)
            promise = tip_text.promise(tip, advice.best_tip) if tip.is_measured else ""
            turn.show_turn(called, words.steps(tip.plan), promise)
            button = push_button(tr("Analysis", "Play this turn"), "key")
            button.setAccessibleName(f"{button.text()}: {called}")
            button.clicked.connect(lambda _checked=False, at=at: self.tip_asked.emit(at))
            self.best.addWidget(turn)
            self.best.addWidget(button)
            self.tips.append((turn, button))

    # The node in view

    def show_node(self, node: Variation, had_chance: bool, can_draw_hands: bool) -> None:
        """Show the name and the comment of the node in view, and what can be done with it."""
        for field in (self.name, self.comment):
            with QSignalBlocker(field):
                if field is self.name:
                    self.name.setText(node.name)
                elif self.comment.toPlainText() != node.comment:
                    self.comment.setPlainText(node.comment)
        self.list.stand_at(node)
        self.buttons["again"].setEnabled(had_chance)
        self.buttons["chance"].setEnabled(had_chance)
        self.buttons["promote"].setEnabled(node.branch.is_branch)
        self.buttons["delete"].setEnabled(node.parent is not None)
        self.buttons["hands"].setVisible(can_draw_hands)

    def letter(self, scale: float) -> None:
        """Scale the icons with the text."""
        self.scale = scale
        self._draw()
        self.best_turns.letter(scale)


def points_text(value: Valuation, seat: int) -> str:
    """Return the expected points of a seat, with their standard error if it is known."""
    if value.is_final:
        return formats.whole(round(value.points[seat]))
    points = formats.decimal(value.points[seat])
    if value.error is None or seat != value.seat:
        return points
    return tr("Analysis", "{points} ± {error}", points=points, error=formats.decimal(value.error))


def caption_of(value: Valuation | None) -> str:
    """Return how the figures were found."""
    if value is None:
        return tr("Analysis", "Valuing the position")
    if value.is_final:
        return tr("Analysis", "The result of the game")
    if not (value.win or value.points):
        return tr("Analysis", "Nothing confirms figures for such games, so none are shown.")
    if not value.seconds:
        return tr("Analysis", "At first sight, without a search")
    seconds = formats.decimal(value.seconds, 0 if value.seconds >= 1 else 1)
    return tr("Analysis", "After a search of {seconds} s, for equal players", seconds=seconds)
