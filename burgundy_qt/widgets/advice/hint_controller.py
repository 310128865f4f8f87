"""The hint, from the key to the played move: it asks the session, and shows the answer on the
table and beside it.

In a past position the hint is for the player of that moment, and cannot be played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.running_game import TURN_OPENS
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import TurnTexts, advice_of, motive_texts_for
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog, set_help_topic
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import seat_name
from burgundy_qt.widgets.play.decision import no_help
from burgundy_qt.widgets.play.game_input import Prompt, input_of
from burgundy_qt.widgets.play.move_choice import MoveChoice
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.opponent_turn import Unknown
    from burgundy_qt.session.bots.adviser import Advice
    from burgundy_qt.widgets.advice.hint_marks import HintMarks
    from burgundy_qt.widgets.advice.tips_panel import TipsPanel


@dataclass(frozen=True)
class FollowedTip:
    """A turn that is played step by step as advised: the remaining actions, and the number of
    the turn."""

    plan: Sequence[Action]
    turn: int


class HintController(QObject):
    """One hint at a time, for the person who decides.

    Any move ends it, but an advised step leads to the next one of the same turn. In the past,
    moving to another moment ends it.

    `question_made` carries a dialog to show. `past_asked` asks for a past moment of a finished
    game. `goal_chosen` and `figures_chosen` carry a person's choice: to play for points, to see
    figures. `tip_shown` says that the prompt shows another tip, `refused` why there is no hint.
    """

    question_made = Signal(object)
    past_asked = Signal()
    goal_chosen = Signal(object)
    figures_chosen = Signal(bool)
    tip_shown = Signal()
    refused = Signal(str)

    def __init__(self, page: TablePage, session: GameSession) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        self.tab = page.log.keep_page(tr("Hint", "Tips"), lambda: self.panel)
        self.is_open = self.of_opponent = False
        self._waits_for_opponent = False
        self.plan: Sequence[Action] = ()
        self._arranged: Mapping[ClickTarget, Highlight] = {}
        self._arranged_over: MoveChoice | None = None  # the person's own arrangement meanwhile
        self._moment: GameView | None = None  # the position of the hint
        self._followed: FollowedTip | None = None
        self._takes_focus = False
        self._is_for_points = self._has_figures = False
        self._waits_for_past = False
        self._is_refused = False
        session.advised.connect(self._show)
        session.unadvised.connect(self._say_unknown)
        session.began.connect(self.close)
        session.returned.connect(self.close)
        page.decision.acted.connect(self._on_acted)
        page.decision.changed.connect(self._on_changed)
        page.keys.escaped.connect(self.close)
        page.foot.tips_asked.connect(lambda: None if page.steps.is_trial else self.show_tips())
        page.prompt.hint_asked.connect(lambda: self.toggle())
        page.prompt.advised_asked.connect(self.play)

    @cached_property
    def marks(self) -> HintMarks:
        """The marks on the table, created for the first hint."""
        from burgundy_qt.widgets.advice.hint_marks import HintMarks

        return HintMarks(self.page.scene)

    @cached_property
    def panel(self) -> TipsPanel:
        """The tips beside the table, created when they are first shown."""
        from burgundy_qt.widgets.advice.tips_panel import TipsPanel

        made = TipsPanel(self.page.log.pages)
        set_help_topic(made, "playing#hint")
        made.use(self._has_figures, self._is_for_points)
        made.chosen.connect(self._look_at)
        made.played.connect(self._play_tip)
        made.left.connect(self.leave)
        made.other_side_asked.connect(lambda: self.open(not self.of_opponent))
        made.goal_chosen.connect(self.goal_chosen)
        made.unfolded.connect(self.figures_chosen)
        self.page.log.put_page(self.tab, made)
        return made

    @property
    def _has_panel(self) -> bool:
        return "panel" in vars(self)

    def use(self, for_points: bool, figures: bool) -> None:
        """Set the aim, points or win, and whether figures are unfolded; an open hint is
        computed again."""
        has_changed, self._is_for_points = for_points != self._is_for_points, for_points
        self._has_figures = figures
        if self._has_panel:
            self.panel.use(figures, for_points)
        if has_changed and self.is_open:
            self.open(self.of_opponent)

    def toggle(self, of_opponent: bool = False) -> None:
        """Show the hint, or close it; or the best turn of the opponent, if the person who decides
        leaves everything as it is. In a finished game it is about the last decision."""
        view = self.session.view
        if self.is_open and of_opponent == self.of_opponent:
            self.leave()
            return
        if self.is_open:
            self.open(of_opponent)
            return
        self._waits_for_opponent = of_opponent
        self.page.scene.skip()
        if view is None or self.page.decision.is_led or self.page.steps.is_trial:
            return
        if view.is_unaided:
            self.page.prompt.point_out(no_help())
        elif view.is_over and self.page.steps.past is None:
            self._waits_for_past = True
            self.past_asked.emit()
        elif self.page.steps.past is not None and not can_be_advised(self.page.steps.past, view):
            self._say_nobody_decides()
        elif self.page.steps.past is not None and self.page.steps.past.is_closed:
            self._say_hidden()
        elif self.page.steps.past is None and view.is_closed:
            self._say(tr("Hint", "Nobody has seen this player's hand, so there is no hint."))
        elif self.page.steps.past is None and not self.page.decision.is_open:
            return
        elif view.casual or view.is_over:
            self.open(of_opponent)
        else:
            self._ask(of_opponent)

    def _ask(self, of_opponent: bool) -> None:
        """Ask whether the game may become casual."""
        question = ConfirmDialog(self.page.window(), *question_words())
        set_help_topic(question, "playing#hint")
        question.accepted.connect(lambda: self.open(of_opponent))
        self.question_made.emit(question)

    def open(self, of_opponent: bool = False, for_points: bool = False) -> None:
        """Request advice, for the opponent or not, and show it as it arrives; `for_points`: where
        the win is not at stake."""
        past = self.page.steps.past
        moment = self.page.decision.view if past is None else past
        if moment is None:
            return
        if self.of_opponent and not of_opponent:
            self.page.scene.enlarge(None)
        if of_opponent:
            self.page.asking.counsel(None)
        self._moment, self.of_opponent = moment, of_opponent
        self._takes_focus = self._followed is None
        self.is_open = True
        self.panel.wait(of_opponent)
        self.panel.show_moment(moment_text(past) if past is not None and not of_opponent else "")
        self.page.log_place.show_page(self.tab)
        self.page.foot.offer_tips(True)
        rest = self._followed.plan if self._followed else ()
        self._mark(rest if self._is_legal(rest) else ())
        self._counsel(
            tr(
                "Hint",
                "The next step of the turn you are following. The best turns are "
                "being worked out again.",
            )
        )
        self._followed = None
        objective = self.objective(moment)
        if for_points and objective == "win":
            objective = "points"
        self.session.advise(moment.revision, objective, of_opponent)

    def objective(self, moment: GameView) -> str:
        """Return the aim: the person's choice, or in a solo game that of the game."""
        if len(moment.line_up.seats) == 1:
            return bots_of(moment.game).alone
        return "points" if self._is_for_points else "win"

    def follow_past(self, past: GameView) -> None:
        """Close the hint of the past moment before, and show one that was requested for this
        moment."""
        self.close()
        if self._has_panel:
            self.panel.clear()
        waited, self._waits_for_past = self._waits_for_past, False
        game = self.session.view
        if waited and game is not None and game.is_over and can_be_advised(past, game):
            self.open(self._waits_for_opponent)

    def forget_past(self) -> None:
        """Cancel a hint for a past moment that is not shown."""
        self._waits_for_past = False

    def _say_nobody_decides(self) -> None:
        self._say(
            tr(
                "Hint",
                "There is no decision to make at this point. Go back one step and ask again.",
            )
        )

    def _say_hidden(self) -> None:
        """Say that a hint would reveal another seat's hand."""
        self._say(
            tr(
                "Hint",
                "This was another player's decision, and their hand is hidden until the "
                "game ends. Go to one of your own decisions and ask again.",
            )
        )

    def _say(self, sentence: str) -> None:
        """Say why there is no hint at this moment."""
        self.panel.show_notice(sentence)
        self.refused.emit(sentence)
        self._is_refused = True
        self.page.log_place.show_page(self.tab)

    def take_over(self, other: HintController) -> None:
        """Take over the hint of another page, which will be deleted."""
        self._followed = other._followed
        self._waits_for_past = other._waits_for_past
        if other.is_open:
            is_of_the_past, of_opponent = other.page.steps.past is not None, other.of_opponent
            other.close()
            if not is_of_the_past:
                self.open(of_opponent)

    def leave(self) -> None:
        """Close the hint, and give the focus to the table."""
        self.close()
        self.page.view.setFocus()

    def close(self, *_: object) -> None:
        """Close the hint."""
        self._followed = None
        if self._is_refused:
            self._is_refused = False
            self.panel.clear()
        if not self.is_open:
            return
        self.is_open, self._moment = False, None
        if self.of_opponent:
            self.of_opponent = False
            self.page.scene.enlarge(None)
        self.session.stop_advising()
        self.panel.clear()
        self.panel.show_moment("")
        self.plan = ()
        self._arrange({})
        self.marks.clear()
        self.page.asking.counsel(None)
        self.page.foot.offer_tips(False)
        self.page.log_place.leave_page(self.tab)

    def show_tips(self) -> None:
        """Show the tips beside the table, or close them where they cover it."""
        self.page.log_place.turn_to(self.tab)
        if self.is_open and self.panel.isVisible():
            self.panel.take_focus()

    def play(self) -> None:
        """Play the first step of the turn in view; nothing happens in the past."""
        view = self.page.decision.view
        if self.is_open and self.plan and view is not None and not self.of_opponent:
            self._followed = FollowedTip(self.plan[1:], turns_begun(view))
            self.page.scene.skip()
            self.page.decision.play(self.plan[0])

    def _play_tip(self, at: int) -> None:
        self.panel.choose(at)
        self.play()

    def _show(self, advice: Advice) -> None:
        view = self._moment
        if not self.is_open or view is None or advice.ticket != (view.game_id, view.revision):
            return
        if advice.of_opponent != self.of_opponent:
            return  # the answer to the other question, which was asked before
        if self.of_opponent:
            view = replace(view, legal={**view.legal, "seat": advice.seat, "actions": []})
            name = seat_name(view.line_up.seats, advice.seat)
            self.panel.show_moment(opponent_text(name))
            self.page.scene.enlarge(advice.seat)
        at_the_table = self.page.window().focusWidget() is self.page.view
        takes_focus = self._takes_focus and at_the_table and self.panel.isVisible()
        self._takes_focus = False
        self.panel.show_advice(
            advice,
            turn_texts_for(view),
            motive_texts_for(view.game, view.line_up.seats, advice.seat),
            is_alone=len(view.line_up.seats) == 1,
        )
        self.page.log.fit()
        if takes_focus:
            self.panel.take_focus()

    def _say_unknown(self, why: Unknown) -> None:
        """Say why the opponent's turn cannot be told."""
        if self.is_open and self.of_opponent:
            self.panel.show_notice(unknown_text(why))
            self.page.log.fit()

    def _look_at(self, at: int) -> None:
        """Show one of the tips on the table and in the prompt."""
        advice, moment = self.panel.advice, self._moment
        if advice is None or moment is None or not self.is_open:
            return
        tip = advice.tips[at]
        self._mark(tip.plan, self.panel.others(at), advice.seat)
        if not self.of_opponent:
            sentence = turn_texts_for(moment).headline(tip.events, advice.seat)
            if not sentence and at == advice.best and advice.is_last:
                from burgundy_qt.widgets.advice.tip_text import fact_for_best

                texts = motive_texts_for(moment.game, moment.line_up.seats, advice.seat)
                sentence = fact_for_best(advice, texts)
            self._counsel(sentence)
        self.tip_shown.emit()

    def _mark(
        self,
        plan: Sequence[Action],
        others: dict[str, Action] | None = None,
        seat: int | None = None,
    ) -> None:
        self.plan = plan
        moment = None if self.of_opponent else self._moment
        self._arrange(input_of(moment.game).arranged(plan) if moment is not None else {})
        self.marks.show(plan, others or {}, seat)

    def _arrange(self, arranged: Mapping[ClickTarget, Highlight]) -> None:
        """Show what the turn arranges on the table; nothing: show the table as it is again."""
        had, self._arranged = self._arranged, arranged
        self._arranged_over = self.page.decision.choosing
        past = self.page.steps.past
        if past is None:
            self.page.asking.preview(arranged)
        elif arranged:
            self.page.scene.offer(arranged)
        elif had:
            self.page.seat.show(past)

    @property
    def _has_own_changed(self) -> bool:
        """Return whether the person has gone on with their own arrangement."""
        return self.page.decision.choosing is not self._arranged_over

    def _counsel(self, sentence: str) -> None:
        """Show the first step of the turn, with a button to play it; in the past there is none."""
        view = self.page.decision.view
        if self.page.steps.past is not None or self.of_opponent:
            return
        if view is None or not self.plan:
            self.page.asking.counsel(waiting(), can_play=False)
            return
        words = turn_texts_for(view)
        text = " ".join(part for part in (words.beside(self.plan[0]), sentence) if part)
        heading = words.heading(self.plan[0])
        if not self.panel.is_steady:
            heading = tr("Hint", "First idea: {step}", step=heading)
        self.page.asking.counsel(Prompt(heading, text), can_play=True)

    def _is_legal(self, plan: Sequence[Action]) -> bool:
        view = self.page.decision.view
        return bool(plan) and view is not None and plan[0] in view.legal["actions"]

    def _on_acted(self) -> None:
        """Close the hint after a person's move, but keep the turn that they follow."""
        followed = self._followed
        self.close()
        self._followed = followed

    def _on_changed(self) -> None:
        """Advise the next decision of a turn that is followed; close the hint without a
        decision."""
        view = self.page.decision.view
        if view is None and self._followed is None and self.page.steps.past is None:
            self.close()
        if self._arranged and view is not None and self._has_own_changed:
            self.close()
        if self._followed is None or view is None or self.is_open:
            return
        if turns_begun(view) == self._followed.turn:
            self.open()
        else:
            self._followed = None


def turn_texts_for(view: GameView) -> TurnTexts:
    """Return the words for turns of a view."""
    return advice_of(view.game).words(view)


def can_be_advised(past: GameView, game: GameView | None) -> bool:
    """Return whether there was a decision at a past moment, or at the present one a person
    decides."""
    if game is not None and past.revision == game.revision:
        return game.person_to_decide is not None
    return past.legal["seat"] is not None


def moment_text(past: GameView) -> str:
    """Return that a hint is for a past moment, and for whom."""
    name = seat_name(past.line_up.seats, past.legal["seat"])
    return tr("Hint", "Hint for this moment of the game. Turn: {name}.", name=name)


def opponent_text(name: str) -> str:
    """Return whose best turns are shown."""
    return tr("Hint", "The best turns for {name}, if nothing changes before.", name=name)


def unknown_text(why: Unknown) -> str:
    """Return why the turn of the opponent cannot be told."""
    from burgundy_qt.ai.analysis.opponent_turn import Unknown

    match why:
        case Unknown.CHANCE:
            return tr(
                "Hint",
                "New dice or tiles come before the next opponent's turn. Nobody can know it yet.",
            )
        case Unknown.HIDDEN:
            return tr("Hint", "The opponent's cards are hidden. Only they know their best turn.")
        case Unknown.CHANGES:
            return tr(
                "Hint",
                "Any action changes the table here, so the opponent's best turn depends on yours.",
            )
    return tr("Hint", "No opponent has another turn.")


def question_words() -> tuple[str, str, str, str]:
    """Return the question before the first hint of a game: heading, sentence, and two buttons."""
    return (
        tr("Hint", "Ask for a hint?"),
        tr(
            "Hint",
            "If you ask for a hint, this becomes a casual game: it no longer counts "
            "towards your rating. You are asked only once per game.",
        ),
        tr("Hint", "Show the hint"),
        tr("Hint", "Continue without it"),
    )


def waiting() -> Prompt:
    """Return the prompt until the first advice arrives."""
    return Prompt(
        tr("Hint", "Looking for your best turn"),
        tr("Hint", "The first answer comes at once and improves while the hint is open."),
    )


def turns_begun(view: GameView) -> int:
    """Return the number of turns that have begun in the game."""
    return sum(event["event"] in TURN_OPENS for event in view.events)
