"""Who sits at the screen, and what of a game may be shown there: nobody sees what is private to
another person."""

from __future__ import annotations

from burgundy_qt.session.view import Step, View


class Onlooker:
    """The person at the screen of one window, by the `seat` of the game that is shown; None until
    somebody has come.

    The one rule for hidden hands, marks and duchies: a position with something private is shown
    whole only after its owner has come. Whatever leads to a position in which another person
    decides, a turn that ends, undo, redo, opening a game, asks that person to come; until then all
    that is private lies face down, and nothing can be chosen. So nobody who shows a game needs to
    know how it came there.

    `is_asked`: whether people are asked to come at all, which they may have switched off. Where one
    person plays alone, they are there."""

    def __init__(self) -> None:
        self.is_asked = False
        self.seat: int | None = None
        self._game_id: str | None = None

    def sit_down(self, view: View, seat: int | None) -> None:
        """The person of this seat says to be there, or acts in that view."""
        if seat is not None:
            self._game_id, self.seat = view.game_id, seat

    def step_seen(self, step: Step) -> Step:
        """The step as who sits there may see it."""
        view = self.seen(step.view)
        return step if view is step.view else step.face_down

    def seen(self, view: View) -> View:
        """The view as who sits there may see it: whole, or face down."""
        if view.game_id != self._game_id:
            self._game_id, self.seat = view.game_id, None
        people = sum(plan.is_person for plan in view.line_up.seats)
        if people < 2 or not self.is_asked:
            self.seat = view.viewer
            return view
        if view.person_to_decide not in (None, self.seat):
            self.seat = None
        if not view.is_private or self.seat == view.viewer:
            return view
        self.seat = None
        return view.face_down
