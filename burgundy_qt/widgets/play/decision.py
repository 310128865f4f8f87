"""A person's decision: what glows on the table, what the clicks mean so far, and the action that comes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.names import estate_cells
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.clicks import solo_prompts
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import Action
from burgundy_qt.widgets.games.burgundy.clicks.copy_words import copied_in_words
from burgundy_qt.widgets.pieces.targets import Offer, Target
from burgundy_qt.widgets.play.choosing import Choosing, NotOffered
from burgundy_qt.widgets.play.gains import Gains
from burgundy_qt.widgets.play.prompts import Prompt, prompt_for, whose_turn
from burgundy_qt.widgets.words.wording import seat_names

END, PASS, WORKERS, BUY_POINT = Target("end"), Target("pass"), Target("workers"), Target("buy-point")


class Guide(Protocol):
    """Leads a person through a game: says what may be chosen, and why nothing else may."""

    @property
    def why(self) -> str: ...
    def wants(self, view: View) -> Sequence[Action] | None: ...


class Decision(QObject):
    """One decision at a time. `acted` tells the finished action and the revision it was chosen on.

    Where a `guide` wants some of the legal actions (None: all), only those are offered, and the choice `is_led`.

    `changed` says that `offers` and `prompt` are to be shown anew, `refused` why a click meant nothing.
    """

    acted = Signal(int, object)
    changed = Signal()
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view: View | None = None
        self.choosing = Choosing()
        self.points_out_purchase = True
        self.guide: Guide | None = None
        self.is_led = False
        self._end_was_asked = False

    @property
    def is_open(self) -> bool:
        """Whether a person has to decide."""
        return self.view is not None

    def begin(self, view: View) -> None:
        """The person of `view.legal` has to decide."""
        self.view = view
        wanted = self.guide.wants(view) if self.guide is not None else None
        self.is_led = wanted is not None
        priced = zip(view.legal["actions"], view.prices, strict=True)
        offered = [(action, price) for action, price in priced if wanted is None or action in wanted]
        actions, prices = [action for action, _ in offered], [price for _, price in offered]
        self.choosing = Choosing.among(actions, prices, cell_numbers(view), seat_names(view.line_up.seats))
        self._end_was_asked = False
        self.changed.emit()

    def finish(self) -> None:
        """Nobody decides here for now: nothing glows."""
        self.view = None
        self.choosing = Choosing()
        self.changed.emit()

    @property
    def offers(self) -> dict[Target, Offer]:
        """What glows, the buttons included."""
        return self.choosing.offers

    @property
    def scored_offers(self) -> dict[Target, Offer]:
        """The same, each with what it would score at once, and what a copied building would bring."""
        if self.view is None:
            return {}
        gains, behind, copied = Gains(self.view), self.choosing.behind, self.view.copies
        return {
            target: replace(offer, gains=gains.among(behind(target)), brings=copied_in_words(behind(target), copied))
            for target, offer in self.offers.items()
        }

    def play(self, action: Action) -> None:
        """Do one of the legal actions, whatever has been chosen so far."""
        view = self.view
        if view is not None and action in view.legal["actions"]:
            self.finish()
            self.acted.emit(view.revision, action)

    @property
    def prompt(self) -> Prompt:
        """What to tell the person."""
        assert self.view is not None
        if solo_prompts.is_giving(way.action for way in self.choosing.ways):
            return Prompt(*solo_prompts.giving(self.view.events))
        whose = whose_turn(self.view.line_up.seats, self.view.legal["seat"])
        alone = "solo" in self.view.state.get("modules", ())
        return prompt_for(self.choosing, whose, END in self.offers, self.may_buy, alone)

    @property
    def may_buy(self) -> bool:
        """Whether a tile can still be bought in this turn."""
        return any(way.action["type"] == "buy" for way in self.choosing.ways)

    @property
    def only_end_is_left(self) -> bool:
        """Whether ending the turn is all that can be done."""
        return [way.action["type"] for way in self.choosing.ways] == ["end"]

    def click(self, target: Target) -> None:
        """A click on the table."""
        if target == END:
            self.end()
        else:
            self._go_on(lambda: self.choosing.click(target))

    def drop(self, source: Target, target: Target) -> None:
        """One thing was dragged onto another."""
        self._go_on(lambda: self.choosing.drop(source, target))

    def back(self) -> None:
        """One step back in the choice."""
        if self.choosing.has_begun:
            self._take(self.choosing.back())

    def end(self) -> None:
        """End the turn. The first time a purchase that is still possible is pointed out instead."""
        if self.may_buy and END in self.offers and self.points_out_purchase and not self._end_was_asked:
            self._end_was_asked = True
            self.refused.emit(tr("Prompt", "You can still buy a tile. End the turn again to go without."))
        else:
            self._go_on(lambda: self.choosing.click(END))

    def leave_effect(self) -> None:
        """Pass an effect that may be passed."""
        self._go_on(lambda: self.choosing.click(PASS))

    def _go_on(self, step: Callable[[], Choosing]) -> None:
        if self.view is None:
            return
        try:
            self._take(step())
        except NotOffered as why:
            self.refused.emit(self.guide.why if self.guide is not None and self.is_led else str(why))

    def _take(self, choosing: Choosing) -> None:
        view = self.view
        if choosing.action is not None and view is not None:
            action = choosing.action
            self.finish()
            self.acted.emit(view.revision, action)
        else:
            self.choosing = choosing
            self.changed.emit()


def cell_numbers(view: View) -> dict[str, int]:
    """The die face of each cell of the deciding seat's estate."""
    estate = view.state["seats"][view.legal["seat"]]["estate"]
    if estate is None:
        return {}
    return {cell: number for cell, (_, number) in estate_cells(view.state["edition"], estate).items()}
