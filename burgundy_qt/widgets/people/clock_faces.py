"""The clocks on the table: under the crest of every person the time that is left."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsPixmapItem

from burgundy_qt.session.clock import Clock
from burgundy_qt.session.view import View
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.people.thinking_clock import told_time
from burgundy_qt.widgets.pieces.look import on_pixel
from burgundy_qt.widgets.scene.stage import Stage

LEVEL = 6.0  # above the grounds and the pieces, below what flies
WAITING = 0.62


class ClockFaces:
    """Draws a clock for each person of a game by the clock, and none for others."""

    def __init__(self, scene: Stage) -> None:
        self.scene = scene
        self.items: dict[int, QGraphicsPixmapItem] = {}
        self.words: dict[int, str] = {}

    def show(self, view: View, clock: Clock | None, thinking: int | None) -> None:
        """Show what is left to everybody; who does not think now stands back."""
        people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
        shown = people if clock is not None and clock.left else []
        for seat in [seat for seat in self.items if seat not in shown]:
            self.scene.removeItem(self.items.pop(seat))
            del self.words[seat]
        for seat in shown:
            assert clock is not None
            self._show(seat, clock.left[seat], thinking)

    def _show(self, seat: int, left: int, thinking: int | None) -> None:
        layout, look = self.scene.layout, self.scene.look
        if layout is None or look is None:
            return
        if seat not in self.items:
            self.items[seat] = QGraphicsPixmapItem()
            self.items[seat].setZValue(LEVEL)
            self.scene.addItem(self.items[seat])
        corner, height = layout.clock(seat)
        self.words[seat] = told_time(left)
        item = self.items[seat]
        item.setPixmap(
            art.badge(self.words[seat], "over" if left < 0 else "count", height, look.dpr)
        )
        item.setPos(on_pixel(corner, look))
        item.setOpacity(1.0 if seat == thinking else WAITING)
