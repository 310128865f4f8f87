"""Games of a tournament that are played now, as small tables beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import EmptyPlace, text_label
from burgundy_qt.widgets.controls.value_controls import Segments
from burgundy_qt.widgets.tournaments.live.followed import Followed
from burgundy_qt.widgets.tournaments.live.live_card import LiveCard

COUNTS = 1, 2, 4, 6
"""How many tables can be seen at once."""
COLUMNS = {1: 1, 2: 2, 4: 2, 6: 3}
USUAL = 4
TICK = 120
"""Milliseconds from the picture of one table to that of the next: each costs the window some."""


AT_ONCE = 20
"""Actions from one picture of a table to the next, at most: a game that is played more quickly is
seen a little behind the present."""


class Watched(NamedTuple):
    """A game and the seat that is shown large."""

    game: Followed
    seat: int
    is_over: bool = False


class Wall(QWidget):
    """Shows each game as it stands; a table keeps its game until that is over, then takes the next
    that nobody shows. `asked` carries the Watched whose table was pressed, `count_asked` how many
    are to be seen."""

    asked = Signal(object)
    count_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.games: Sequence[Watched] = ()
        self.cards: list[LiveCard] = []
        self.shown: list[Watched | None] = []
        self._next = 0
        self.counts = Segments([(count, str(count)) for count in COUNTS])
        self.counts.setAccessibleName(tr("Tournaments", "How many tables"))
        self.counts.chosen.connect(self.show_count)
        self.counts.chosen.connect(self.count_asked)
        self.grid = QGridLayout()
        self.grid.setSpacing(10)
        self.empty = EmptyPlace()
        self.tables = QWidget()
        self.tables.setLayout(self.grid)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.tables)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(text_label(tr("Tournaments", "A click shows a game large."), "note"), 1)
        head.addWidget(text_label(tr("Tournaments", "Tables"), "caption"))
        head.addWidget(self.counts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.pages, 1)
        self.ticking = QTimer(self, interval=TICK)
        self.ticking.timeout.connect(self._show_next)
        self.counts.show_value(USUAL)
        self.show_count(USUAL)
        self.say_why_empty("", "")

    @property
    def count(self) -> int:
        """How many tables there are."""
        return len(self.cards)

    def say_why_empty(self, heading: str, sentence: str) -> None:
        """What is said where no game is played."""
        self.empty.say(heading, sentence, has_ways=False)

    def show_count(self, count: int) -> None:
        """Show so many tables."""
        while len(self.cards) < count:
            card, place = LiveCard(), len(self.cards)
            card.clicked.connect(lambda _on=False, place=place: self._ask(place))
            self.cards.append(card)
            self.shown.append(None)
        while len(self.cards) > count:
            self.grid.removeWidget(self.cards[-1])
            self.cards.pop().deleteLater()
            self.shown.pop()
        for place, card in enumerate(self.cards):
            self.grid.addWidget(card, place // COLUMNS[count], place % COLUMNS[count])
        for row in range(max(COLUMNS.values())):
            self.grid.setRowStretch(row, 1 if row * COLUMNS[count] < count else 0)
            self.grid.setColumnStretch(row, 1 if row < COLUMNS[count] else 0)
        self.show_games(self.games)

    def show_games(self, games: Sequence[Watched]) -> None:
        """These are played now."""
        self.games = games
        now = {one.game.game_id: one for one in games}
        before = [
            one and now.get(one.game.game_id, one._replace(is_over=True)) for one in self.shown
        ]
        seen = {one.game.game_id for one in before if one}
        free = [one for one in games if one.game.game_id not in seen]
        going = iter([one for one in free if not one.is_over])
        over = iter([one for one in free if one.is_over])
        self.shown = [
            one if one and not is_seen(one, card) else next(going, one) or next(over, None)
            for one, card in zip(before, self.cards, strict=True)
        ]
        for card, one in zip(self.cards, self.shown, strict=True):
            card.setVisible(one is not None)
        self.pages.setCurrentWidget(self.tables if any(self.shown) else self.empty)
        if any(self.shown) and not self.ticking.isActive():
            self.ticking.start()

    def stop(self) -> None:
        """Nobody looks."""
        self.ticking.stop()

    def _show_next(self) -> None:
        """Bring the picture of one table up to date, in turn."""
        for _ in self.cards:
            self._next = (self._next + 1) % len(self.cards)
            if self.isVisible() and self._bring_up_to_date(self._next):
                return

    def _bring_up_to_date(self, place: int) -> bool:
        """Whether there was something new to be seen there."""
        one, card = self.shown[place], self.cards[place]
        if one is None:
            return False
        at = shown_of(one, card)
        if at == one.game.last and card.view is not None:
            return False
        card.show_view(one.game.view(min(one.game.last, at + AT_ONCE)), one.seat)
        return True

    def _ask(self, place: int) -> None:
        if (one := self.shown[place]) is not None:
            self.asked.emit(one)


def shown_of(one: Watched, card: LiveCard) -> int:
    """How many actions of a game its card has shown."""
    is_there = card.view is not None and card.view.game_id == one.game.game_id
    return card.view.revision if card.view is not None and is_there else 0


def is_seen(one: Watched, card: LiveCard) -> bool:
    """Whether a game is over, before the eyes of who looks too."""
    return one.is_over and shown_of(one, card) == one.game.last
