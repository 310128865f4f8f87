"""A planned turn on the table: what each action touches, and where its piece would go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

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
from burgundy_qt.widgets.advice.parts import Step
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import Slots, put, remove
from burgundy_qt.widgets.games.burgundy.board.printed import BLACK
from burgundy_qt.widgets.games.burgundy.board.printed_modules import SHARED
from burgundy_qt.widgets.pieces.spots import Face, Spot


def steps(plan: Iterable[Action], board: Board, seat: int) -> list[Step]:
    """The actions of the seat's plan that can be shown; ends of turns and passes cannot."""
    trial = Trial(board, seat)
    return [
        step for number, action in enumerate(plan, start=1) if (step := trial.step(number, action))
    ]


class Trial:
    """Follows a plan on a copy of the storage, so that a tile laid later is found where it will
    lie."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board, self.seat, self.home = board, seat, board.home(seat)
        self.storage: Slots = list(board.seats[seat].storage)
        self.shared: Slots = list(board.seats[self.home].shared)
        self.taken: set[Spot] = set()

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
                return Step(number, (Spot("workers", self.home),))
            case "load":
                return Step(number, tuple(Spot("stock", depot) for depot in action["depots"]))
            case "hire":
                return Step(number, (Spot("silver", self.home),))
            case "shield":
                return self._shield(number, action)
            case "set-die":
                return self._set_die(number, action)
            case "discard":
                return self._discard(number, action)
            case "buy-point":
                return Step(number, (Spot("buy-point", self.seat),))
            case "end" | "pass" | "copy" | "name" | "collect" | "accept" | "tribute":
                return None
            case _:
                assert_never(action)

    def _store(self, action: Action) -> Slots:
        """The store that an action means, as it stands by then."""
        return self.shared if store_in(action) == SHARED else self.storage

    def _spot(self, action: Action, place: int) -> Spot:
        """A place of this store."""
        if store_in(action) == SHARED:
            return Spot("shared", self.home, place)
        return Spot("storage", self.seat, place)

    def _lying(self, tile: str, depot: Depot) -> Spot | None:
        """Where a tile lies in its depot."""
        slots = enumerate(self.board.slots(depot))
        lying = (Spot("market", depot, at) for at, other in slots if other == tile)
        return next((spot for spot in lying if spot not in self.taken), None)

    def _take(self, number: int, action: Take | Buy | Exchange, depot: Depot) -> Step | None:
        tile = action["tile"]
        source = self._lying(tile, depot)
        if source is None:
            return None
        self.taken.add(source)
        store = self._store(action)
        remove(store, action["discard"])
        place = store.index(None) if None in store else 0
        put(store, tile)
        target = self._spot(action, place)
        return Step(number, (source,), Face("tile", tile), source, target)

    def _place(self, number: int, action: Place) -> Step:
        tile, cell = action["tile"], Spot("cell", self.home, action["cell"])
        face = Face("tile", tile)
        if "depot" in action:
            source = self._lying(tile, action["depot"])
            return Step(number, (cell, source) if source else (cell,), face, source, cell)
        store = self._store(action)
        if tile not in store:
            return Step(number, (cell,), face, None, cell)
        source = self._spot(action, store.index(tile))
        remove(store, tile)
        return Step(number, (cell, source), face, source, cell)

    def _goods_leave(self, number: int, good: int) -> Step | None:
        piles = enumerate(self.board.seats[self.home].goods)
        at = next((at for at, pile in piles if pile and pile[0] == good), None)
        return None if at is None else Step(number, (Spot("goods", self.home, at),))

    def _shield(self, number: int, action: Shield) -> Step | None:
        lying = enumerate(self.board.shields.get(action["depot"], ()))
        source = next(
            (
                Spot("shield", action["depot"], at)
                for at, shield in lying
                if shield == action["shield"]
            ),
            None,
        )
        castle = Spot("cell", self.seat, action["castle"])
        return None if source is None else Step(number, (source, castle))

    def _set_die(self, number: int, action: SetDie) -> Step | None:
        dice = enumerate(self.board.seats[self.seat].dice)
        at = next((at for at, die in dice if die.face == action["die"] and not die.used), None)
        return None if at is None else Step(number, (Spot("die", self.seat, at),))

    def _discard(self, number: int, action: Discard) -> Step | None:
        tile = action["tile"]
        return (
            Step(number, (Spot("storage", self.seat, self.storage.index(tile)),))
            if tile in self.storage
            else None
        )

    def _start(self, number: int, action: Start) -> Step:
        return Step(
            number,
            (Spot("cell", self.home, action["castle"]),),
            Face("tile", "castle"),
            None,
            Spot("cell", self.home, action["castle"]),
        )
