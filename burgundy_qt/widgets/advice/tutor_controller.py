"""The tutor at the table: it checks each choice of a person, and asks before a costly one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import motive_texts_for
from burgundy_qt.widgets.advice.hint_controller import HintController
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.play.move_choice import Action

if TYPE_CHECKING:
    from burgundy_qt.session.bots.tutor import Weighed


class TutorController(QObject):
    """Holds a decision in a game with the tutor until the session has judged it, then asks the
    person if it is costly."""

    def __init__(self, page: TablePage, session: GameSession, advising: HintController) -> None:
        super().__init__(page)
        self.page, self.session, self.advising = page, session, advising
        self.doubted: Weighed | None = None
        self._previewed: tuple[str, int] | None = None
        self._is_weighing = False
        page.decision.asks_first = self.is_to_be_weighed
        page.decision.changed.connect(self._follow)
        page.prompt.anyway_asked.connect(self.play_anyway)
        page.keys.insisted.connect(self.play_anyway)
        page.prompt.show_asked.connect(self.show_better)
        session.weighed.connect(self._judge)
        session.began.connect(self._forget)
        session.returned.connect(self._forget)

    def is_to_be_weighed(self, view: GameView, action: Action) -> bool:
        """Return whether an action waits for the tutor, and start the check then."""
        if not self._is_on(view) or self._is_advised(action):
            return False
        self._is_weighing = True
        self.session.weigh(view.revision, action)
        return True

    def play_anyway(self) -> None:
        """Play the action despite the tutor's question."""
        if self.doubted is not None:
            self.page.decision.carry_out()

    def show_better(self) -> None:
        """Release the action, and show a hint with the same aim as the question."""
        if self.doubted is not None:
            is_about_points = self.doubted.gives_points_away
            self.page.decision.release()
            self.page.view.setFocus()
            self.advising.open(for_points=is_about_points)

    def _is_on(self, view: GameView) -> bool:
        """Return whether there is a tutor and a choice to make."""
        game, page = self.session.view, self.page
        return (
            game is not None
            and bool(game.line_up.tutor)
            and not (page.steps.is_trial or page.decision.is_led)
            and len(view.legal["actions"]) > 1
        )

    def _is_advised(self, action: Action) -> bool:
        """Return whether the current hint advises this action."""
        return self.advising.is_open and list(self.advising.plan[:1]) == [action]

    def _follow(self) -> None:
        """Follow the decision: it was opened, continued or released."""
        decision = self.page.decision
        if decision.held is None:
            self._let_go()
        view = decision.view
        if view is None or not self._is_on(view):
            return
        here = view.game_id, view.revision
        if here != self._previewed:
            self._previewed = here
            self.session.foresee(self.advising.objective(view))

    def _let_go(self) -> None:
        """Cancel the check."""
        self.doubted = None
        if self._is_weighing:
            self._is_weighing = False
            self.session.stop_weighing()

    def _forget(self) -> None:
        """Forget the early answer after a change of the game."""
        self._previewed = None

    def _judge(self, weighed: Weighed) -> None:
        """Apply the tutor's judgement."""
        decision, view = self.page.decision, self.page.decision.view
        if view is None or decision.held != weighed.action:
            return
        if weighed.ticket != (view.game_id, view.revision) or not self._is_weighing:
            return
        self._is_weighing = False
        if weighed.grade is None:
            decision.carry_out()
            return
        from burgundy_qt.widgets.advice.tip_text import doubt_words

        self.doubted = weighed
        self.page.asking.doubt(
            doubt_words(
                weighed,
                view,
                motive_texts_for(view.game, view.line_up.seats, view.person_to_decide),
            )
        )
