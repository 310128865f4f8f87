"""A person's decision: what glows on the table, what the clicks mean so far, and the action that
comes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.view import View
from burgundy_qt.widgets.play.choosing import NOTHING_TO_TOUCH, Choosing, NotOffered
from burgundy_qt.widgets.play.gains import Gains
from burgundy_qt.widgets.play.game_input import GameInput, input_of
from burgundy_qt.widgets.play.prompts import Prompt
from burgundy_qt.widgets.play.ways import Action
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight

END, PASS, ANOTHER = ClickTarget("end"), ClickTarget("pass"), ClickTarget("another")
BUTTONS = END, PASS, ANOTHER
"""What lies nowhere on the table of any game."""
SHORTCUTS = {"end": END, "pass": PASS, "another": ANOTHER}
"""By command of the keymap what it clicks in every game."""


class Guide(Protocol):
    """Leads a person through a game: says what may be chosen, and why nothing else may."""

    @property
    def why(self) -> str: ...
    def wants(self, view: View) -> Sequence[Action] | None: ...


class Decision(QObject):
    """One decision at a time. `acted` tells the finished action and the revision it was chosen on.

    Where a `guide` wants some of the legal actions (None: all), only those are offered, and the
    choice `is_led`.

    Where somebody `asks_first` about an action it is `held`: it waits, nothing else can be chosen
    meanwhile, and `carry_out` or `release` says how it goes on.

    `changed` says that `offers` and `prompt` are to be shown anew, `refused` why a click meant
    nothing.
    """

    acted = Signal(int, object)
    changed = Signal()
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view: View | None = None
        self._input: GameInput | None = None  # of the game that was decided in last
        self.choosing = Choosing(NOTHING_TO_TOUCH)
        self.points_out_purchase = True
        self.guide: Guide | None = None
        self.is_led = False
        self.asks_first: Callable[[View, Action], bool] | None = None
        self.held: Action | None = None
        self._end_was_asked = False

    @property
    def game_input(self) -> GameInput:
        """The answer of the game that is decided in. None is loaded before the first decision,
        unless somebody asks."""
        return self._input or input_of(DEFAULT)

    @property
    def is_open(self) -> bool:
        """Whether a person has to decide."""
        return self.view is not None

    def begin(self, view: View) -> None:
        """The person of `view.legal` has to decide."""
        self.view, self.held = view, None
        wanted = self.guide.wants(view) if self.guide is not None else None
        self.is_led = wanted is not None
        priced = zip(view.legal["actions"], view.prices, strict=True)
        offered = [
            (action, price) for action, price in priced if wanted is None or action in wanted
        ]
        actions, prices = [action for action, _ in offered], [price for _, price in offered]
        self._input = input_of(view.game)
        ways = self.game_input.ways(view, actions, prices)
        self.choosing = self.game_input.choosing(ways, view)
        self._end_was_asked = False
        self.changed.emit()

    def finish(self) -> None:
        """Nobody decides here for now: nothing glows."""
        self.view, self.held = None, None
        self.choosing = Choosing(self._input or NOTHING_TO_TOUCH)
        self.changed.emit()

    @property
    def offers(self) -> dict[ClickTarget, Highlight]:
        """What glows, the buttons included."""
        return self.choosing.offers

    @property
    def scored_offers(self) -> dict[ClickTarget, Highlight]:
        """The same, each with what it would score at once, and what a copied building would
        bring."""
        view = self.view
        if view is None:
            return {}
        game, behind = self.game_input, self.choosing.behind
        gains = Gains(view, game.gain)
        return {
            target: replace(
                offer, gains=gains.among(behind(target)), brings=game.brings(view, behind(target))
            )
            for target, offer in self.offers.items()
        }

    def play(self, action: Action) -> None:
        """Do one of the legal actions, whatever has been chosen so far."""
        view = self.view
        if view is not None and self.held is None and action in view.legal["actions"]:
            self._choose(view, action)

    def carry_out(self) -> None:
        """Do what is held."""
        view, action = self.view, self.held
        if view is not None and action is not None:
            self.finish()
            self.acted.emit(view.revision, action)

    def release(self) -> None:
        """Let go of what is held: all is as it was before the last click."""
        if self.held is not None:
            self.held = None
            self.changed.emit()

    @property
    def prompt(self) -> Prompt:
        """What to tell the person."""
        assert self.view is not None
        return self.game_input.prompt(self.choosing, self.view)

    @property
    def only_end_is_left(self) -> bool:
        """Whether ending the turn is all that can be done."""
        return list(self.offers) == [END]

    def click(self, target: ClickTarget) -> None:
        """A click on the table."""
        if target == END:
            self.end()
        else:
            self._go_on(lambda: self.choosing.click(target))

    def drop(self, source: ClickTarget, target: ClickTarget) -> None:
        """One thing was dragged onto another."""
        self._go_on(lambda: self.choosing.drop(source, target))

    def back(self) -> None:
        """One step back in the choice."""
        if self.held is not None:
            self.release()
        elif self.choosing.has_begun:
            self._take(self.choosing.back())

    def end(self) -> None:
        """End the turn. The first time something may be pointed out instead that would be left
        undone."""
        if self.held is not None:
            return
        undone = self.game_input.left_undone([way.action for way in self.choosing.ways])
        if undone and END in self.offers and self.points_out_purchase and not self._end_was_asked:
            self._end_was_asked = True
            self.refused.emit(undone)
        else:
            self._go_on(lambda: self.choosing.click(END))

    def take_shortcut(self, command: str) -> None:
        """Click what a command of the keymap stands for; nothing in a game that does not know
        it."""
        target = SHORTCUTS.get(command) or self.game_input.shortcuts.get(command)
        if target is not None:
            self.click(target)

    def _go_on(self, step: Callable[[], Choosing]) -> None:
        if self.view is None or self.held is not None:
            return
        try:
            self._take(step())
        except NotOffered as why:
            self.refused.emit(
                self.guide.why if self.guide is not None and self.is_led else str(why)
            )

    def _take(self, choosing: Choosing) -> None:
        view = self.view
        if choosing.action is not None and view is not None:
            self._choose(view, choosing.action)
        else:
            self.choosing = choosing
            self.changed.emit()

    def _choose(self, view: View, action: Action) -> None:
        """Do it, or hold it until whoever asks first has an answer."""
        self.held = action
        if self.asks_first is None or not self.asks_first(view, action):
            self.carry_out()
