"""The table made to agree with a state of the protocol, moving as little as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.laying import Slots, on_spaces, put, remove
from burgundy_qt.widgets.games.burgundy.board.module_sync import settle_modules
from burgundy_qt.widgets.games.burgundy.board.seat_board import Die, SeatBoard

Laying = Callable[[Sequence[str]], Slots]


def settle(board: Board, state: Mapping[str, Any]) -> list[str]:
    """Make the table agree with a state. Returns what was different."""
    wrong: list[str] = []
    board.edition = state.get("edition", board.edition)
    board.modules = frozenset(state.get("modules", ()))
    board.phase, board.round = state.get("phase"), state.get("round")
    board.turn = turn_of(state)
    for depot, slots in board.depots.items():
        at = state.get("depots", {}).get(str(depot), {})
        settle_slots(
            slots,
            at.get("tiles", []),
            f"depot {depot}",
            wrong,
            on_spaces_of(depot, len(board.seats)),
        )
        settle_piles(board.troughs[depot], at.get("goods", {}), f"goods of depot {depot}", wrong)
    settle_slots(board.black, state.get("black", []), "black depot", wrong)
    _settle_rounds(board, state.get("round_goods", []), wrong)
    _settle_order(board, state, wrong)
    for number, (seat, given) in enumerate(zip(board.seats, state["seats"], strict=True)):
        settle_seat(seat, given, state.get("dice", []), number, wrong)
    given_bonuses = {
        (colour, size): number
        for number, given in enumerate(state["seats"])
        for colour, size in given.get("bonuses", [])
        if board.home(number) == number
    }
    if given_bonuses != board.bonuses:
        wrong.append(f"bonus tiles: {board.bonuses} instead of {given_bonuses}")
        board.bonuses = given_bonuses
    settle_modules(board, state, wrong)
    return wrong


def _settle_rounds(board: Board, goods: Sequence[int], wrong: list[str]) -> None:
    spaces: list[int | None] = [None] * (printed.ROUNDS - len(goods)) + list(goods)
    if spaces != board.rounds:
        wrong.append(f"round goods: {board.rounds} instead of {spaces}")
        board.rounds = spaces


def _settle_order(board: Board, state: Mapping[str, Any], wrong: list[str]) -> None:
    order = list(state.get("order") or board.order)
    track = list(state.get("track") or [0] * len(board.seats))
    if order != board.order or track != [seat.step for seat in board.seats]:
        wrong.append(
            f"order {board.order}, track {[seat.step for seat in board.seats]} instead of {order}, "
            f"{track}"
        )
        board.order = order
        for seat, step in zip(board.seats, track, strict=True):
            seat.step = step


def turn_of(state: Mapping[str, Any]) -> int | None:
    """The seat that has the ring: who decides, once the game has begun."""
    seat: int | None = state.get("seat") if state.get("phase") else None
    return seat


def on_spaces_of(depot: int, seats: int) -> Laying:
    """How tiles without known places are laid onto the spaces of a depot."""
    return lambda tiles: on_spaces(depot, tiles, seats)


def settle_slots(
    slots: Slots, tiles: Sequence[str], where: str, wrong: list[str], lay: Laying | None = None
) -> None:
    """Make `slots` hold exactly `tiles`, moving as little as can be."""
    have, want = Counter(tile for tile in slots if tile), Counter(tiles)
    if have == want:
        return
    wrong.append(f"{where}: {sorted(have.elements())} instead of {sorted(want.elements())}")
    if lay and not have & want:
        slots[:] = lay(tiles)
        return
    for tile in (have - want).elements():
        remove(slots, tile)
    for tile in (want - have).elements():
        put(slots, tile)


def settle_storage(storage: Slots, tiles: Sequence[str], where: str, wrong: list[str]) -> None:
    """The same for a storage, which may hold more than its usual places."""
    while len(storage) < len(tiles):
        storage.append(None)
    settle_slots(storage, tiles, where, wrong)
    while len(storage) > max(printed.STORAGE, len(tiles)) and None in storage:
        storage.remove(None)


def settle_piles(goods: list[int], counts: dict[str, int], where: str, wrong: list[str]) -> None:
    """Make a trough hold exactly the goods counted."""
    want = Counter({int(kind): count for kind, count in counts.items()})
    have = Counter(goods)
    if have == want:
        return
    wrong.append(f"{where}: {dict(have)} instead of {dict(want)}")
    for kind in (have - want).elements():
        goods.remove(kind)
    goods.extend((want - have).elements())


def settle_seat(
    seat: SeatBoard,
    given: Mapping[str, Any],
    dice: Sequence[Sequence[int]],
    number: int,
    wrong: list[str],
) -> None:
    """Make the belongings of a seat agree with the state; a seat that is still choosing has only
    its estate."""
    name = f"seat {number}"
    settle_storage(seat.storage, given.get("storage", []), f"{name}, storage", wrong)
    settle_dice(seat, list(dice[number]) if dice else [], name, wrong)
    _settle_figures(seat, given, ("points",), name, wrong)
    if seat.home is seat:
        settle_shared(seat, given, name, wrong)


def settle_shared(seat: SeatBoard, given: Mapping[str, Any], name: str, wrong: list[str]) -> None:
    """The same for what a team has in common, with its first member; without teams for the rest of
    a seat's things."""
    settle_goods(
        seat, {int(kind): count for kind, count in given.get("goods", {}).items()}, name, wrong
    )
    settle_slots(seat.shared, given.get("shared", []), f"{name}, shared store", wrong)
    _settle_figures(seat, given, ("estate", "silver", "workers"), name, wrong)
    cells = given.get("cells")
    if cells is not None and cells != seat.cells:
        wrong.append(f"{name}, cells: {seat.cells} instead of {cells}")
        seat.cells = dict(cells)
    sold = Counter({int(kind): count for kind, count in given.get("sold", {}).items()})
    if sold != seat.sold:
        wrong.append(f"{name}, sold: {dict(seat.sold)} instead of {dict(sold)}")
        seat.sold = sold


def _settle_figures(
    seat: SeatBoard, given: Mapping[str, Any], figures: Iterable[str], name: str, wrong: list[str]
) -> None:
    for what in figures:
        want = given.get(what, getattr(seat, what))
        if want != getattr(seat, what):
            wrong.append(f"{name}, {what}: {getattr(seat, what)} instead of {want}")
            setattr(seat, what, want)


def settle_goods(seat: SeatBoard, want: dict[int, int], name: str, wrong: list[str]) -> None:
    """Make the piles hold exactly the goods counted."""
    have = {pile[0]: pile[1] for pile in seat.goods if pile}
    if have == want:
        return
    wrong.append(f"{name}, goods: {have} instead of {want}")
    seat.goods = [
        (pile[0], want[pile[0]]) if pile and pile[0] in want else None for pile in seat.goods
    ]
    kept = {pile[0] for pile in seat.goods if pile}
    seat.store_goods({str(kind): count for kind, count in want.items() if kind not in kept})


def settle_dice(seat: SeatBoard, left: list[int], name: str, wrong: list[str]) -> None:
    """Make the unused dice exactly those left; which face a used die had is only known from the
    events."""
    have = sorted(die.face for die in seat.dice if not die.used)
    if have == sorted(left):
        return
    wrong.append(f"{name}, dice: {have} instead of {sorted(left)}")
    seat.dice = [Die(face) for face in left]
