"""The cards in the library: all of them, or those that match a filter and a search."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QMargins,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFontMetrics

from burgundy_qt import repeatable
from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import tr_noop
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.library import card_text
from burgundy_qt.widgets.theme import fonts

Index = QModelIndex | QPersistentModelIndex
CARD = Qt.ItemDataRole.UserRole
AT_ONCE = 50  # cards whose texts are prepared in one go

FILTERS: Mapping[str, Callable[[GameCard], bool]] = {
    tr_noop("Library", "All"): lambda card: not card.in_bin,
    tr_noop("Library", "In progress"): lambda card: is_persons(card) and card.is_running,
    tr_noop("Library", "Finished"): lambda card: is_persons(card) and card.is_finished,
    tr_noop("Library", "Starred"): lambda card: not card.in_bin and card.starred,
    tr_noop("Library", "Bots only"): lambda card: not card.in_bin and card.is_of_bots,
    tr_noop("Library", "Recorded"): lambda card: not card.in_bin and card.recorded,
    tr_noop("Library", "Bin"): lambda card: card.in_bin,
}
RECORDED = list(FILTERS).index("Recorded")
"""The number of the filter that is offered only if there are such games."""


def is_persons(card: GameCard) -> bool:
    """Return whether a person plays in a game that is not in the bin."""
    return not (card.in_bin or card.is_of_bots)


class CardModel(QAbstractListModel):
    """The cards in their given order. `renamed` carries an edited card and its new name."""

    renamed = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[GameCard] = []
        self.shown: list[GameCard] = []
        self.now = repeatable.local_now()
        self.filter = "All"
        self.words: list[str] = []
        self.game = ""
        self._texts: dict[Path, tuple[GameCard, str]] = {}  # for the search
        self._unwritten = 0  # the first card without a text
        self._soon = QTimer(self, interval=0)
        self._soon.timeout.connect(self._write_some)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        """Return the number of visible cards."""
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a card's title, its accessible text, or the GameCard itself."""
        card = self.shown[index.row()]
        if role == CARD:
            return card
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return card_text.heard(card, self.now)
        return (
            card_text.title(card)
            if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)
            else None
        )

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a card: names can be edited, except those of broken files and in
        the bin."""
        flags = super().flags(index)
        card = self.shown[index.row()] if index.isValid() else None
        is_game = card is not None and not (card.is_broken or card.in_bin)
        return flags | Qt.ItemFlag.ItemIsEditable if is_game else flags

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:  # noqa: N802
        """Emit `renamed`; the new name appears once it is saved."""
        card = self.shown[index.row()]
        if value != card_text.title(card):
            self.renamed.emit(card, str(value))
        return False

    def show(self, cards: Sequence[GameCard]) -> None:
        """Replace all cards, and filter them as before."""
        before, self.now = self.now, repeatable.local_now()
        if before.date() != self.now.date():
            self._texts.clear()  # "today" is yesterday
        self.cards = list(cards)
        self._unwritten = 0
        self._soon.start()
        self._choose()

    def choose(self, filter_: str, words: str, game: str = "") -> None:
        """Show only the cards of this filter, of this game if one is named, that contain all
        the words."""
        self.filter, self.words, self.game = filter_, folded(words)[0].split(), game
        self._choose()

    def row_of(self, path: Path) -> int:
        """Return the row of the card of that file, or -1 if it is not shown."""
        return next((row for row, card in enumerate(self.shown) if card.path == path), -1)

    def _choose(self) -> None:
        belongs = FILTERS[self.filter]
        found = zip(self.cards, self._found(), strict=True)
        kept = [
            card
            for card, is_found in found
            if is_found and belongs(card) and self.game in ("", card.game)
        ]
        if [card.path for card in kept] != [card.path for card in self.shown]:
            self.beginResetModel()
            self.shown = kept
            self.endResetModel()
        elif kept != self.shown:
            self.shown = kept
            self.dataChanged.emit(self.index(0), self.index(len(kept) - 1))

    def _found(self) -> list[bool]:
        """Return for each card whether it contains all the words."""
        if not self.words:
            return [True] * len(self.cards)
        texts = [self._text_of(card) for card in self.cards]
        return [all(word in text for word in self.words) for text in texts]

    def _text_of(self, card: GameCard) -> str:
        """Return the words that a card can be found by; they are prepared only once."""
        kept = self._texts.get(card.path)
        if kept is None or kept[0] != card:
            kept = self._texts[card.path] = card, card_text.searchable(card, self.now)
        return kept[1]

    def _write_some(self) -> None:
        """Prepare the texts of some cards, so that a search need not wait for all."""
        for card in self.cards[self._unwritten : self._unwritten + AT_ONCE]:
            self._text_of(card)
        self._unwritten += AT_ONCE
        if self._unwritten >= len(self.cards):
            self._soon.stop()


# The layout of a card: the rectangles for painting and for clicks.


GAP = 14  # between two cards
HEIGHT = 164
NARROWEST = 430
PICTURE = 150
TEXT_LEFT = 178
SIGN = 30
BUTTON, BESIDE, LETTERS = (116, 36), 16, 13.5
"""The least size of a card's button, the room beside its words, and the size of those."""
ROOMY = 330  # a text this wide leaves space for the signs beside the button


@dataclass(frozen=True)
class CardLayout:
    """The rectangles of one card. `actions` are the small signs at its foot by name, from left to
    right.

    `button` is empty unless the card is the current one.
    """

    card: QRect
    picture: QRect
    title: QRect
    subtitle: QRect
    seats: QRect
    levels: QRect
    standing: QRect
    star: QRect
    button: QRect
    actions: dict[str, QRect]

    def part_at(self, point: QPoint) -> str | None:
        """Return the part at a point: "open", "star", an action, or None for the card itself."""
        parts = {"open": self.button, "star": self.star, **self.actions}
        return next((name for name, rect in parts.items() if rect.contains(point)), None)


def lay_out(card: GameCard, cell: QRect, scale: float, is_current: bool) -> CardLayout:
    """Return the layout of a card in its cell of the list, for text of that scale."""

    def s(length: float) -> int:
        return round(length * scale)

    half = GAP // 2
    whole = cell.marginsRemoved(QMargins(half, half, half, half))
    left, right = whole.left() + s(TEXT_LEFT), whole.right() - s(14)
    width = right - left
    foot = whole.bottom() - s(14) - s(BUTTON[1])
    names = actions_of(card) if not is_current or width >= s(ROOMY) else ()
    wide = max(s(BUTTON[0]), words_wide(card, scale) + s(2 * BESIDE)) if is_current else 0
    signs_end = right - (wide + s(6) if is_current else 0)
    signs = {
        name: QRect(signs_end - s(SIGN) * (len(names) - place), foot + s(3), s(SIGN), s(SIGN))
        for place, name in enumerate(names)
    }
    state_end = min([rect.left() for rect in signs.values()], default=signs_end) - s(4)
    return CardLayout(
        card=whole,
        picture=QRect(whole.left() + s(13), whole.top() + s(7), s(PICTURE), whole.height() - s(14)),
        title=QRect(left, whole.top() + s(12), width - s(32), s(28)),
        subtitle=QRect(left, whole.top() + s(39), width, s(20)),
        seats=QRect(left, whole.top() + s(64), width, s(24)),
        levels=QRect(left, whole.top() + s(88), width, s(18)),
        standing=QRect(left, foot, state_end - left, s(BUTTON[1])),
        star=QRect(right - s(26), whole.top() + s(10), s(32), s(32)),
        button=QRect(right - wide, foot, wide, s(BUTTON[1])) if is_current else QRect(),
        actions=signs,
    )


def words_wide(card: GameCard, scale: float) -> int:
    """Return the width of the text on the card's button, in the current language."""
    return QFontMetrics(fonts.text_font(LETTERS * scale, 600)).horizontalAdvance(
        card_text.button_text(card)
    )


def actions_of(card: GameCard) -> tuple[str, ...]:
    """Return the small signs at the foot of a card."""
    if card.in_bin:
        return ()
    return ("export", "bin") if card.is_broken else ("rename", "export", "bin")
