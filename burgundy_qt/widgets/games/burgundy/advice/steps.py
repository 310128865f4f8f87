"""A planned turn on the table: what each action touches, and where its piece would go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.places import Places
from burgundy_qt.rules.burgundy.protocol.action_types import (
    Action,
    Buy,
    Depot,
    Discard,
    Exchange,
    Place,
    SetDie,
    Shield,
    Start,
    Take,
    store_in,
)
from burgundy_qt.rules.burgundy.protocol.printed import BLACK, SHARED
from burgundy_qt.widgets.advice.game_advice import Step
from burgundy_qt.widgets.sprites.slots import Slot, Sprite


def steps(plan: Iterable[Action], state: BurgundyState, seat: int) -> list[Step]:
    """The actions of the seat's plan that can be shown; ends of turns and passes cannot."""
    trial = Trial(state, seat)
    return [
        step for number, action in enumerate(plan, start=1) if (step := trial.step(number, action))
    ]


class Trial:
    """Follows a plan on a copy of the storage, so that a tile laid later is found where it will
    lie."""

    def __init__(self, state: BurgundyState, seat: int) -> None:
        self.state, self.seat, self.home = state, seat, state.home(seat)
        own, shared = state.seats[seat].storage, state.owner(seat).shared
        self.stores = {False: own, True: shared}  # by whether the team shares it
        self.taken: set[Slot] = set()

    def step(self, number: int, action: Action) -> Step | None:
        """The step of the next action."""
        match action["type"]:
            case "start":
                return self._start(number, action)
            case "take" | "buy":
                return self._take(number, action, action["depot"])
            case "exchange":
                return self._take(number, action, BLACK)
            case "place":
                return self._place(number, action)
            case "sell" | "give":
                return self._goods_leave(number, action["good"])
            case "workers":
                return Step(number, (Slot("workers", self.home),))
            case "load":
                return Step(number, tuple(Slot("stock", depot) for depot in action["depots"]))
            case "hire":
                return Step(number, (Slot("silver", self.home),))
            case "shield":
                return self._shield(number, action)
            case "set-die":
                return self._set_die(number, action)
            case "discard":
                return self._discard(number, action)
            case "buy-point":
                return Step(number, (Slot("buy-point", self.seat),))
            case "end" | "pass" | "copy" | "name" | "collect" | "accept" | "tribute":
                return None
            case _:
                assert_never(action)

    def _store(self, action: Action) -> Places[str]:
        """The store that an action means, as it is by then."""
        return self.stores[store_in(action) == SHARED]

    def _keep(self, action: Action, store: Places[str]) -> None:
        """So this store is from now on."""
        self.stores[store_in(action) == SHARED] = store

    def _spot(self, action: Action, place: int) -> Slot:
        """A place of this store."""
        if store_in(action) == SHARED:
            return Slot("shared", self.home, place)
        return Slot("storage", self.seat, place)

    def _lying(self, tile: str, depot: Depot) -> Slot | None:
        """Where a tile lies in its depot."""
        slots = enumerate(self.state.slots(depot))
        lying = (Slot("market", depot, at) for at, other in slots if other == tile)
        return next((spot for spot in lying if spot not in self.taken), None)

    def _take(self, number: int, action: Take | Buy | Exchange, depot: Depot) -> Step | None:
        tile = action["tile"]
        source = self._lying(tile, depot)
        if source is None:
            return None
        self.taken.add(source)
        store = self._store(action).without(action["discard"])
        place = store.index(None) if None in store else 0
        self._keep(action, store.with_also(tile))
        target = self._spot(action, place)
        return Step(number, (source,), Sprite("tile", tile), source, target)

    def _place(self, number: int, action: Place) -> Step:
        tile, cell = action["tile"], Slot("cell", self.home, action["cell"])
        face = Sprite("tile", tile)
        if "depot" in action:
            source = self._lying(tile, action["depot"])
            return Step(number, (cell, source) if source else (cell,), face, source, cell)
        store = self._store(action)
        if tile not in store:
            return Step(number, (cell,), face, None, cell)
        source = self._spot(action, store.index(tile))
        self._keep(action, store.without(tile))
        return Step(number, (cell, source), face, source, cell)

    def _goods_leave(self, number: int, good: int) -> Step | None:
        piles = enumerate(self.state.seats[self.home].goods)
        at = next((at for at, pile in piles if pile and pile[0] == good), None)
        return None if at is None else Step(number, (Slot("goods", self.home, at),))

    def _shield(self, number: int, action: Shield) -> Step | None:
        lying = enumerate(self.state.shields.get(action["depot"], ()))
        source = next(
            (
                Slot("shield", action["depot"], at)
                for at, shield in lying
                if shield == action["shield"]
            ),
            None,
        )
        castle = Slot("cell", self.seat, action["castle"])
        return None if source is None else Step(number, (source, castle))

    def _set_die(self, number: int, action: SetDie) -> Step | None:
        dice = enumerate(self.state.seats[self.seat].dice)
        at = next((at for at, die in dice if die.face == action["die"] and not die.used), None)
        return None if at is None else Step(number, (Slot("die", self.seat, at),))

    def _discard(self, number: int, action: Discard) -> Step | None:
        tile, store = action["tile"], self._store(action)
        if tile not in store:
            return None
        return Step(number, (self._spot(action, store.index(tile)),))

    def _start(self, number: int, action: Start) -> Step:
        return Step(
            number,
            (Slot("cell", self.home, action["castle"]),),
            Sprite("tile", "castle"),
            None,
            Slot("cell", self.home, action["castle"]),
        )
