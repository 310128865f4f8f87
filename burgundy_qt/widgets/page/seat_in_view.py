"""Through whose eyes the table is seen: whose seat is shown large."""

from __future__ import annotations

from PySide6.QtCore import QObject

from burgundy_qt.session.view import View
from burgundy_qt.widgets.page.step_queue import StepQueue
from burgundy_qt.widgets.table.table_scene import TableScene


class SeatInView(QObject):
    """Shows views on the scene for one seat, its `number`, and turns to another when it is that
    one's turn."""

    def __init__(self, steps: StepQueue, scene: TableScene) -> None:
        super().__init__(steps)
        self.steps, self.scene = steps, scene
        self.number = 0
        scene.settled.connect(self._follow)

    def of(self, view: View) -> int:
        """The person who decides; else the one shown before, else the first person."""
        if view.person_to_decide is not None:
            return view.person_to_decide
        people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
        return self.number if self.number in people or not people else people[0]

    def show(self, view: View) -> None:
        """Show a view at once."""
        self.number = self.of(view)
        self.scene.show_view(view, self.number)

    def enlarge(self, seat: int) -> None:
        """Show a seat's estate large for a look, or the usual one again."""
        view = self.steps.seen
        if view is not None and seat < len(view.line_up.seats):
            self.scene.enlarge(None if seat == self.number else seat)

    def _follow(self) -> None:
        """What moved lies still: it may be somebody else's turn now."""
        view = self.steps.seen
        if view is not None and self.of(view) != self.number:
            self.show(view)
