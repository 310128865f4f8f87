"""The tutorial: it leads through the first game, follows the actions, explains the next step, and
gently refuses everything else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.settings.settings import Progress
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme import theme

if TYPE_CHECKING:
    from burgundy_qt.widgets.rulebook.game_help import Action, FirstGame, Step
    from burgundy_qt.widgets.rulebook.tutorial_veil import SpeechCard, Veil

GAP = 18
SHOW_KEY = "F2"


class Tutorial(QtCore.QObject):
    """The tutorial of one window. The settings contain its progress: the game, the learner's deal,
    the step, and whether the player has left it."""

    def __init__(self, page: TablePage, session: GameSession, settings: SettingsFile) -> None:
        super().__init__(page)
        self.page, self.session, self.settings = page, session, settings
        self.wanted: list[Action] = []
        self._begins = ""
        page.decision.guide = self
        page.decision.changed.connect(self._soon)
        page.decision.refused.connect(self._refuse)
        page.view.laid_out.connect(self._soon)
        theme.theme_changed.connect(self._soon)
        session.began.connect(self._on_began)
        session.failed.connect(self._on_failed)
        session.stayed.connect(self._on_failed)
        self._later = QtCore.QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._show)
        QtGui.QShortcut(QtGui.QKeySequence(SHOW_KEY), page, self.show_how)

    # What only a first game shows is created for its first step, and loaded then.

    @cached_property
    def veil(self) -> Veil:
        """The veil over the table."""
        from burgundy_qt.widgets.rulebook.tutorial_veil import Veil

        return Veil(self.page)

    @cached_property
    def card(self) -> SpeechCard:
        """The card with the text of a step."""
        from burgundy_qt.widgets.rulebook.tutorial_veil import SpeechCard

        made = SpeechCard(self.page, SHOW_KEY)
        made.next_asked.connect(self._read)
        made.showing_asked.connect(self.show_how)
        made.left.connect(self.leave)
        self.page.lettering.add(made, made.set_text_scale)
        return made

    @property
    def _is_shown(self) -> bool:
        return "card" in vars(self) and self.card.isVisible()

    # Beginning and leaving

    def begin(self, game: str = DEFAULT) -> None:
        """Begin the first game of this one, or continue it."""
        from burgundy_qt.widgets.rulebook.game_help import help_of

        kept, first = self._kept, help_of(game).first_game
        path = self.session.folders.games / f"{kept.get('game')}{ENDING}"
        if first is not None and (
            first is not self.lesson or self._is_finished or not path.exists()
        ):
            self._begins = game
            self.session.new_game(first.line_up)
            return
        self._keep(left=False)
        view = self.session.view
        if view is not None and view.game_id == kept["game"]:
            self._decide_again()
        else:
            self.session.open(path)

    def leave(self) -> None:
        """Leave the tutorial; the game continues, and the tutorial can be opened again."""
        self._keep(left=True)
        self._decide_again()

    @property
    def lesson(self) -> FirstGame:
        """The last first game that the player was led through, or else the one to begin with."""
        from burgundy_qt.widgets.rulebook.game_help import help_of

        kept = self._kept.get("of")
        lesson = help_of(kept if kept in GAMES else DEFAULT).first_game
        assert lesson is not None
        return lesson

    @property
    def is_running(self) -> bool:
        """Whether the tutorial leads through the current game."""
        return self.session.view is not None and self._leads_through(self.session.view)

    @property
    def step(self) -> Step | None:
        """The current step."""
        return self.lesson.steps[self._at] if self.is_running and not self._is_finished else None

    # Questions of the decision

    def wants(self, view: GameView) -> Sequence[Action] | None:
        """Return the actions that are allowed now; None without a tutorial, or for the previous
        game on the table."""
        self.wanted = []
        if not self._leads_through(view):
            return None
        from burgundy_qt.widgets.rulebook.game_help import wanted_actions

        actions, prices = view.legal["actions"], view.prices
        lesson, steps = self.lesson, self.lesson.steps
        done = lesson.done(view, lesson.learner)
        at = lesson.step_now(done, self._at, actions, prices)
        self._keep(step=at)
        if at == len(steps):
            return None
        self.wanted = wanted_actions(steps[at], actions, prices)
        return self.wanted

    @property
    def why(self) -> str:
        """The message for a click on something else; "" without a tutorial."""
        step = self.step
        if step is None:
            return ""
        if not step.does:
            return tr("Guide", "Not yet. Read this first, then continue.")
        return tr("Guide", "Not yet. {request}", request=self._said(step.ask))

    # Steps

    @property
    def _at(self) -> int:
        return self._kept.get("step", 0)

    def _read(self) -> None:
        """Go on after the card has been read."""
        self._keep(step=self._at + 1)
        self._decide_again()

    def show_how(self) -> None:
        """Do the awaited action for the learner."""
        decision = self.page.decision
        if self._is_shown and self.wanted and decision.view is not None:
            action, revision = self.wanted[0], decision.view.revision
            decision.finish()
            decision.acted.emit(revision, action)

    def _decide_again(self) -> None:
        """Offer the actions that are allowed from now on."""
        view = self.page.decision.view
        if view is not None:
            self.page.decision.begin(view)
        self._soon()

    def _on_began(self, view: GameView) -> None:
        if self._begins:
            self.settings.change(
                tutorial={"game": view.game_id, "of": self._begins, "step": 0, "left": False}
            )
            self._begins = ""
        self._decide_again()

    def _on_failed(self, *_: object) -> None:
        self._begins = ""

    def _refuse(self, why: str) -> None:
        if self._is_shown:
            self.card.refuse(why)
            self._place_card()

    # On the screen

    def _soon(self, *_: object) -> None:
        """Show the step when everything is in its place; animations until then have no veil."""
        if self.step is not None and self._is_asked:
            self._later.start()
        elif "card" in vars(self):
            self.veil.hide()
            self.card.hide()
            self.page.view.hover_card.suppress(False)

    @property
    def _is_asked(self) -> bool:
        """Whether the learner has to decide in the first game; a dialog may be over it."""
        view = self.page.decision.view
        return view is not None and self._leads_through(view)

    def _show(self) -> None:
        step = self.step
        if step is None or not self._is_asked or not self.page.isVisible():
            return
        text, ask, steps = self._said(step.text), self._said(step.ask), len(self.lesson.steps)
        self.card.say(tr("Guide", step.title), text, ask, self._at, steps)
        self._place_card()
        if not step.does:
            self.card.take_focus()
        elif self.card.isAncestorOf(self.page.window().focusWidget() or self.page):
            self.page.view.setFocus()

    def _place_card(self) -> None:
        """Place the card beside its subject, and the veil round both."""
        step = self.step
        if step is None:
            return
        from burgundy_qt.widgets.rulebook.tutorial_veil import holes, where

        unit = self.page.view.unit()
        look_at = holes(step.at, self.page, self.wanted, self.lesson)
        bubble = where(self.card.size(), look_at, self.page.rect(), round(GAP * unit))
        self.veil.setGeometry(self.page.rect())
        self.veil.draw(look_at, bubble, unit)
        self.page.view.hover_card.suppress(bool(look_at))
        self.card.setGeometry(bubble)
        for part in (self.veil, self.card):
            part.show()
            part.raise_()

    def _said(self, text: str) -> str:
        return self.lesson.said(
            text, self.wanted[0] if self.wanted else None, self.page.decision.view
        )

    # The saved progress

    @property
    def _kept(self) -> Progress:
        return self.settings.values.tutorial or {}

    def _leads_through(self, view: GameView) -> bool:
        kept = self._kept
        return kept.get("game") == view.game_id and not kept.get("left") and not self._is_finished

    @property
    def _is_finished(self) -> bool:
        return self._at >= len(self.lesson.steps)

    def _keep(self, **changed: object) -> None:
        if self._kept:
            self.settings.change(tutorial={**self._kept, **changed})
