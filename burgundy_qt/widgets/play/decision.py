"""The decision of a person: the highlights on the table, the clicks so far, the action that they
make, and undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6 import QtCore, QtWidgets

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.play.game_input import GameInput, PointsPreview, Prompt, input_of
from burgundy_qt.widgets.play.move_choice import NOTHING_TO_TOUCH, Action, MoveChoice, NotSelectable
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight

END, PASS, ANOTHER = ClickTarget("end"), ClickTarget("pass"), ClickTarget("another")
BUTTONS = END, PASS, ANOTHER
"""The targets without a place on the table of any game."""
SHORTCUTS = {"end": END, "pass": PASS, "another": ANOTHER}
"""The targets of keymap commands in every game."""


class MoveFilter(Protocol):
    """A guide through a game: it decides which actions are allowed, and explains why others are
    not."""

    @property
    def why(self) -> str: ...
    def wants(self, view: GameView) -> Sequence[Action] | None: ...


class Decision(QtCore.QObject):
    """One decision at a time. `acted` carries the finished action and the revision of its choice.

    If a `guide` allows only some of the legal actions (None: all), only those are offered, and the
    choice `is_led`.

    If `asks_first` (set by the tutor) returns true for an action, the action is `held`: it waits,
    nothing else can be chosen meanwhile, and `carry_out` or `release` decides on it.

    If clicks do not say everything of an action in a game that is recorded, it is held as well, and
    `rest_asked` carries it: `release` and `play` follow.

    `changed` says that `offers` and `prompt` are different, `refused` why a click had no effect.
    """

    acted = QtCore.Signal(int, object)
    rest_asked = QtCore.Signal(object)
    changed = QtCore.Signal()
    refused = QtCore.Signal(str)

    def __init__(self, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self.view: GameView | None = None
        self._input: GameInput | None = None  # of the game of the last decision
        self.choosing = MoveChoice(NOTHING_TO_TOUCH)
        self.points_out_purchase = True
        self.guide: MoveFilter | None = None
        self.is_led = False
        self.asks_first: Callable[[GameView, Action], bool] | None = None
        self.held: Action | None = None
        self._end_was_asked = False

    @property
    def game_input(self) -> GameInput:
        """The input of the current game. None is loaded before the first decision, except on
        request."""
        return self._input or input_of(DEFAULT)

    @property
    def is_open(self) -> bool:
        """Whether a person has to decide."""
        return self.view is not None

    def begin(self, view: GameView) -> None:
        """Start the decision of the person of `view.legal`."""
        self.view, self.held = view, None
        wanted = self.guide.wants(view) if self.guide is not None else None
        self.is_led = wanted is not None
        priced = zip(view.legal["actions"], view.prices, strict=True)
        offered = [
            (action, price) for action, price in priced if wanted is None or action in wanted
        ]
        actions, prices = [action for action, _ in offered], [price for _, price in offered]
        self._input = input_of(view.game)
        options = self.game_input.options(view, actions, prices)
        self.choosing = self.game_input.choosing(options, view)
        self._end_was_asked = False
        self.changed.emit()

    def finish(self) -> None:
        """End the decision: nothing glows."""
        self.view, self.held = None, None
        self.choosing = MoveChoice(self._input or NOTHING_TO_TOUCH)
        self.changed.emit()

    @property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """The glowing targets, including the buttons."""
        return self.choosing.highlights

    @property
    def scored_highlights(self) -> dict[ClickTarget, Highlight]:
        """The same, each with its immediate score, and with the gains of a copied building; in a
        game without help nothing glows or has a price before it is chosen."""
        view = self.view
        if view is None:
            return {}
        if view.is_unaided:
            return {
                target: unlit(target, highlight) for target, highlight in self.highlights.items()
            }
        game, behind = self.game_input, self.choosing.behind
        gains = PointsPreview(view, game.gain)
        return {
            target: replace(
                highlight,
                gains=gains.among(behind(target)),
                gain_text=game.gain_text(view, behind(target)),
            )
            for target, highlight in self.highlights.items()
        }

    def play(self, action: Action) -> None:
        """Do one of the legal actions, whatever the choice so far."""
        view = self.view
        if view is not None and self.held is None and action in view.legal["actions"]:
            self._choose(view, action)

    def carry_out(self) -> None:
        """Do the held action."""
        view, action = self.view, self.held
        if view is not None and action is not None:
            self.finish()
            self.acted.emit(view.revision, action)

    def release(self) -> None:
        """Release the held action, and return to the choice before the last click."""
        if self.held is not None:
            self.held = None
            self.changed.emit()

    @property
    def prompt(self) -> Prompt:
        """The prompt for the person."""
        assert self.view is not None
        view = replace(self.view, gains=()) if self.view.is_unaided else self.view
        asked = self.game_input.prompt(self.choosing, view)
        return unaided_prompt(asked, self.choosing) if self.view.is_unaided else asked

    @property
    def only_end_is_left(self) -> bool:
        """Whether ending the turn is the only possible action."""
        return list(self.highlights) == [END]

    def click(self, target: ClickTarget) -> None:
        """Handle a click on the table."""
        if target == END:
            self.end()
        else:
            self._go_on(lambda: self.choosing.click(target))

    def drop(self, source: ClickTarget, target: ClickTarget) -> None:
        """Handle a drag of one thing onto another."""
        self._go_on(lambda: self.choosing.drop(source, target))

    def back(self) -> None:
        """Go one step back in the choice."""
        if self.held is not None:
            self.release()
        elif self.choosing.has_begun:
            self._take(self.choosing.back())

    def end(self) -> None:
        """End the turn. The first time, it may point out something undone instead."""
        if self.held is not None:
            return
        undone = self.game_input.left_undone([option.action for option in self.choosing.options])
        if (
            undone
            and not (self.view is not None and self.view.is_unaided)
            and END in self.highlights
            and self.points_out_purchase
            and not self._end_was_asked
        ):
            self._end_was_asked = True
            self.refused.emit(undone)
        else:
            self._go_on(lambda: self.choosing.click(END))

    def take_shortcut(self, command: str) -> None:
        """Click the target of a keymap command; nothing in a game that does not know it."""
        target = SHORTCUTS.get(command) or self.game_input.shortcuts.get(command)
        if target is not None:
            self.click(target)

    def _go_on(self, step: Callable[[], MoveChoice]) -> None:
        if self.view is None or self.held is not None:
            return
        try:
            self._take(step())
        except NotSelectable as why:
            is_led = self.guide is not None and self.is_led
            self.refused.emit(self.guide.why if self.guide and is_led else self._refusal(str(why)))

    def _refusal(self, reason: str) -> str:
        """Return the reason for a refused click; a game without help does not list what else could
        be clicked."""
        if self.view is None or not self.view.is_unaided or reason != self.choosing.possible_clicks:
            return reason
        return tr("Choices", "The rules do not allow that now.")

    def _take(self, choosing: MoveChoice) -> None:
        view = self.view
        action = choosing.action
        if action is not None and view is not None:
            if self.game_input.ways_left(view, action):
                self.held = action
                self.rest_asked.emit(action)
            else:
                self._choose(view, action)
        else:
            self.choosing = choosing
            self.changed.emit()

    def _choose(self, view: GameView, action: Action) -> None:
        """Do the action, or hold it until the player has confirmed it."""
        self.held = action
        if self.asks_first is None or not self.asks_first(view, action):
            self.carry_out()


# A game without help: nothing shows what can be chosen, only what has been.


def unlit(target: ClickTarget, highlight: Highlight) -> Highlight:
    """Return a highlight that shows only what is chosen or tried; the answers to a question stay
    buttons."""
    glow = highlight.glow if target.kind == "choice" else ""
    return replace(highlight, costs=(), glow=glow, gains=(), gain_text="")


def unaided_prompt(asked: Prompt, choosing: MoveChoice) -> Prompt:
    """Return a prompt that asks the same, but does not say what is possible."""
    back = keymap.label("table back")
    if not choosing.has_begun:
        sentence = tr("Prompt", "No help: use what the rules allow.")
    elif back:
        sentence = tr("Prompt", "Go on, or press {key} to go one step back.", key=back)
    else:
        sentence = tr("Prompt", "Go on, or go one step back.")
    return replace(asked, sentence=sentence)


def no_help() -> str:
    """Return the reason why help is refused in a game without it."""
    return tr("Prompt", "This game is played without help until it ends.")


# Undo, with a question before it makes a game a casual one.


class UndoController(QtCore.QObject):
    """Undo for the person at the window; `question_made` carries a dialog to show."""

    question_made = QtCore.Signal(object)

    def __init__(self, window: QtWidgets.QWidget, session: GameSession) -> None:
        super().__init__(window)
        self.window, self.session = window, session

    def undo(self) -> None:
        """Undo the last action, or ask whether the game may become a casual one."""
        view = self.session.view
        if view is None or not can_undo(view):
            return
        if view.can_undo:
            self.session.undo()
            return
        why = tr(
            "Undo",
            "Since your last action, dice, tiles or secret choices have been revealed, or "
            "another player has acted. If you undo anyway, the game becomes casual, and "
            "you can undo as far as you like.",
        )
        title, yes, no = tr("Undo", "Undo further?"), tr("Undo", "Undo"), tr("Undo", "Cancel")
        question = ConfirmDialog(self.window, title, why, yes, no)
        question.accepted.connect(lambda: self.session.undo(True))
        self.question_made.emit(question)


def can_undo(view: GameView) -> bool:
    """Return whether there is an action to undo, possibly by making the game a casual one."""
    return view.can_undo or view.can_undo_casually
