"""A planned turn on the table: what each action touches, and where its piece would go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.widgets.advice.parts import Step
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import Slots, put, remove
from burgundy_qt.widgets.games.burgundy.board.printed import BLACK
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.pieces.targets import SHARED

Action = Mapping[str, Any]


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
        show = getattr(self, "_" + action["type"].replace("-", "_"), None)
        step: Step | None = show(number, action) if show else None
        return step

    def _store(self, action: Action) -> Slots:
        """The store that an action means, as it stands by then."""
        return self.shared if action.get("store") == SHARED else self.storage

    def _spot(self, action: Action, place: int) -> Spot:
        """A place of this store."""
        if action.get("store") == SHARED:
            return Spot("shared", self.home, place)
        return Spot("storage", self.seat, place)

    def _lying(self, action: Action) -> Spot | None:
        """Where the tile of an action lies in its depot."""
        slots = enumerate(self.board.slots(action["depot"]))
        lying = (
            Spot("market", action["depot"], at) for at, other in slots if other == action["tile"]
        )
        return next((spot for spot in lying if spot not in self.taken), None)

    def _take(self, number: int, action: Action) -> Step | None:
        tile = action["tile"]
        source = self._lying(action)
        if source is None:
            return None
        self.taken.add(source)
        store = self._store(action)
        remove(store, action.get("discard"))
        place = store.index(None) if None in store else 0
        put(store, tile)
        target = self._spot(action, place)
        return Step(number, (source,), Face("tile", tile), source, target)

    _buy = _take

    def _place(self, number: int, action: Action) -> Step:
        tile, cell = action["tile"], Spot("cell", self.home, action["cell"])
        face = Face("tile", tile)
        if "depot" in action:
            source = self._lying(action)
            return Step(number, (cell, source) if source else (cell,), face, source, cell)
        store = self._store(action)
        if tile not in store:
            return Step(number, (cell,), face, None, cell)
        source = self._spot(action, store.index(tile))
        remove(store, tile)
        return Step(number, (cell, source), face, source, cell)

    def _sell(self, number: int, action: Action) -> Step | None:
        piles = enumerate(self.board.seats[self.home].goods)
        at = next((at for at, pile in piles if pile and pile[0] == action["good"]), None)
        return None if at is None else Step(number, (Spot("goods", self.home, at),))

    def _workers(self, number: int, action: Action) -> Step:
        return Step(number, (Spot("workers", self.home),))

    def _load(self, number: int, action: Action) -> Step:
        return Step(number, tuple(Spot("stock", depot) for depot in action["depots"]))

    def _shield(self, number: int, action: Action) -> Step | None:
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

    def _hire(self, number: int, action: Action) -> Step:
        return Step(number, (Spot("silver", self.home),))

    def _set_die(self, number: int, action: Action) -> Step | None:
        dice = enumerate(self.board.seats[self.seat].dice)
        at = next((at for at, die in dice if die.face == action["die"] and not die.used), None)
        return None if at is None else Step(number, (Spot("die", self.seat, at),))

    def _discard(self, number: int, action: Action) -> Step | None:
        tile = action["tile"]
        return (
            Step(number, (Spot("storage", self.seat, self.storage.index(tile)),))
            if tile in self.storage
            else None
        )

    def _buy_point(self, number: int, action: Action) -> Step:
        return Step(number, (Spot("buy-point", self.seat),))

    def _exchange(self, number: int, action: Action) -> Step | None:
        return self._take(number, {**action, "depot": BLACK})

    def _give(self, number: int, action: Action) -> Step | None:
        return self._sell(number, action)

    def _start(self, number: int, action: Action) -> Step:
        return Step(
            number,
            (Spot("cell", self.home, action["castle"]),),
            Face("tile", "castle"),
            None,
            Spot("cell", self.home, action["castle"]),
        )
