"""Where the parts of a card lie: for painting it, and for knowing what was clicked."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPoint, QRect
from PySide6.QtGui import QFontMetrics

from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.widgets.library import card_words
from burgundy_qt.widgets.theme import fonts

GAP = 14  # between two cards
HEIGHT = 164
NARROWEST = 430
PICTURE = 150
TEXT_LEFT = 178
SIGN = 30
BUTTON, BESIDE, LETTERS = (116, 36), 16, 13.5
"""The least size of a card's button, the room beside its words, and the size of those."""
ROOMY = 330  # as wide a text leaves room for the signs beside the button


@dataclass(frozen=True)
class CardLayout:
    """The rectangles of one card. `actions` are the small signs at its foot by name, from left to
    right; `button` is empty where the card is not the current one."""

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
        """What lies at a point: "open", "star", an action, or None for the card itself."""
        parts = {"open": self.button, "star": self.star, **self.actions}
        return next((name for name, rect in parts.items() if rect.contains(point)), None)


def lay_out(card: GameCard, cell: QRect, scale: float, is_current: bool) -> CardLayout:
    """The parts of a card in its cell of the list, for text of that scale."""

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
    """How wide the words on the card's button are, in the language that is spoken."""
    return QFontMetrics(fonts.text_font(LETTERS * scale, 600)).horizontalAdvance(
        card_words.call_to(card)
    )


def actions_of(card: GameCard) -> tuple[str, ...]:
    """The small signs at the foot of a card."""
    if card.in_bin:
        return ()
    return ("export", "bin") if card.is_broken else ("rename", "export", "bin")
