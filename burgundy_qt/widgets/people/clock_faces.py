"""The clocks on the table: under the crest of every person the time that is left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsPixmapItem

from burgundy_qt.widgets.people.thinking_clock import ThinkingClock, told_time
from burgundy_qt.widgets.sprites.paint_style import on_pixel
from burgundy_qt.widgets.table.stage import TableStage
from burgundy_qt.widgets.theme import sprite_files

LEVEL = 6.0  # above the grounds and the pieces, below what flies
WAITING = 0.62


class ClockFaces:
    """Draws what a `clock` says for each person of a game by the clock, and none for others."""

    def __init__(self, scene: TableStage, clock: ThinkingClock) -> None:
        self.scene, self.clock = scene, clock
        self.items: dict[int, QGraphicsPixmapItem] = {}
        self.words: dict[int, str] = {}
        clock.ticked.connect(self.show)

    def show(self) -> None:
        """Show what is left to everybody; who does not think now stands back. While another game
        lies on the table, as a question does, there are none."""
        view, clock = self.scene.view, self.clock.clock
        if view is None:
            return
        left: Sequence[int] = ()
        if clock is not None and view.game_id == self.clock.game_id:
            left = clock.left
        people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
        shown = people if left else []
        for seat in [seat for seat in self.items if seat not in shown]:
            self.scene.removeItem(self.items.pop(seat))
            del self.words[seat]
        for seat in shown:
            self._show(seat, left[seat])

    def _show(self, seat: int, left: int) -> None:
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
            sprite_files.badge(self.words[seat], "over" if left < 0 else "count", height, look.dpr)
        )
        item.setPos(on_pixel(corner, look))
        item.setOpacity(1.0 if seat == self.clock.seat else WAITING)
