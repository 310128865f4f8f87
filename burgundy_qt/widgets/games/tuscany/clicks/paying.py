"""A choice in which cards and workers can be named that shall be paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from burgundy_qt.widgets.games.tuscany.clicks.paths import Ways
from burgundy_qt.widgets.games.tuscany.clicks.payments import WORKER, in_place, pays_all
from burgundy_qt.widgets.play.decision import ANOTHER
from burgundy_qt.widgets.play.move_choice import MoveChoice, NotSelectable, OptionPath
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight

UNLIT = ""
"""Cards and workers can be clicked, but it is not their turn to glow."""


@dataclass(frozen=True)
class Paying(MoveChoice):
    """The choice of a turn: `held` are the cards and workers that shall be paid, the others are
    added to them. A worker stands there as often as it is wanted."""

    turn: Ways | None = None
    held: tuple[ClickTarget, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Whether there is a step to go back."""
        return bool(self.held) or super().has_begun

    @cached_property
    def offers(self) -> dict[ClickTarget, Highlight]:
        """All that can be clicked with sense; what would be paid whatever is clicked next is
        chosen already."""
        offers = {target: self._as_held(offer) for target, offer in super().offers.items()}
        if self.has_begun:
            paid = self._surely_paid(offers)
            for thing in self._payable:
                offers[thing] = Highlight(chosen=thing in (*paid, *self.held), glow=UNLIT)
        return offers

    def _as_held(self, offer: Highlight) -> Highlight:
        """An offer that pays the cards held on to, not equal ones in their place."""
        hand = self.turn.hand if self.turn is not None else ()
        return replace(offer, pays=in_place(offer.pays, self.held, hand)) if offer.pays else offer

    def click(self, target: ClickTarget) -> MoveChoice:
        """The choice after a click. Raises NotOffered."""
        if target == WORKER:
            return self._hold_worker()
        if target.kind == "card":
            return self._hold_card(target)
        return super().click(target)

    def back(self) -> MoveChoice:
        """One step back: the last pick is let go, then the last of what shall be paid."""
        if not self.picks and self.held:
            return replace(self, held=self.held[:-1])
        return super().back()

    @cached_property
    def _allowed(self) -> list[OptionPath]:
        """The ways that pay all that is held; the paths to them begin again with the cheapest."""
        return self._paying(self.held)

    def _paying(self, held: tuple[ClickTarget, ...]) -> list[OptionPath]:
        if not held or self.turn is None:
            return list(self.ways)
        hand = self.turn.hand
        kept = [way for way in self.ways if way.offer.pays and pays_all(way.action, held, hand)]
        return list(self.turn.pathed(kept))

    @cached_property
    def _payable(self) -> set[ClickTarget]:
        """Every card and worker that one of the ways pays that are left."""
        ways = [way for found in self._next.values() for way in found] + self._allowed
        hand = self.turn.hand if self.turn is not None else ()
        colours = {card for way in ways for card in way.action.get("cards", ())}
        cards = {ClickTarget("card", at) for at, card in enumerate(hand) if card in colours}
        return cards | ({WORKER} if any(WORKER in way.offer.pays for way in ways) else set())

    @staticmethod
    def _surely_paid(offers: Mapping[ClickTarget, Highlight]) -> tuple[ClickTarget, ...]:
        """What a click on any space would pay, where that is the same."""
        paid = {offer.pays for target, offer in offers.items() if offer.pays and target != ANOTHER}
        return paid.pop() if len(paid) == 1 else ()

    def _hold_card(self, card: ClickTarget) -> MoveChoice:
        if card in self.held:
            return self._holding(tuple(each for each in self.held if each != card))
        return self._holding((*self.held, card))

    def _hold_worker(self) -> MoveChoice:
        """One worker more, and after the last none."""
        more = (*self.held, WORKER)
        if WORKER in self.held and not self._paying(more):
            return self._holding(tuple(each for each in self.held if each != WORKER))
        return self._holding(more)

    def _holding(self, held: tuple[ClickTarget, ...]) -> MoveChoice:
        """The choice with other things held; what was picked stays where it can. Raises
        NotOffered."""
        if not self._paying(held):
            raise NotSelectable(self._what_instead())
        picks = tuple(pick for pick in self.picks if pick.kind == "store")
        kept = replace(self, held=held, picks=picks)
        return kept if kept._next else replace(kept, picks=())
