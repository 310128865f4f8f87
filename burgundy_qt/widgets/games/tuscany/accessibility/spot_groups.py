"""How the table is told apart: display, piles, everybody's duchy with what belongs to it, the
course of the game and what is still to be had."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.known_seat import SeatState
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.board.printed import (
    BONUS_ORDER,
    COLOURS,
    PHASES,
    SLOTS,
    STACKS,
    Space,
    board_kinds,
    cards_held,
    spaces_of,
)
from burgundy_qt.widgets.games.tuscany.layout.set_up import BUTTONS
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup


def shape(state: TuscanyState) -> Hashable:
    """What the groups hang on: the duchies, the storage spaces, the cards that are known, and
    whether duchies are being laid out."""
    seats = [(seat.duchy, len(seat.storage), len(cards_held(seat))) for seat in state.seats]
    return state.is_laid_out_in_secret, tuple(seats)


def groups_of(state: TuscanyState) -> tuple[SlotGroup[TuscanyState], ...]:
    """All of the table."""
    seats = (
        seat_group(number, seat, state.is_laid_out_in_secret)
        for number, seat in enumerate(state.seats)
    )
    return display_group(), piles_group(), *seats, course_group(), bonuses_group()


def display_group() -> SlotGroup[TuscanyState]:
    """The eight tiles and the neutral stack."""
    tiles = (Slot("display", None, slot) for slot in range(SLOTS))
    return SlotGroup(lambda state, names: tr("Aloud", "Display"), (*tiles, Slot("neutral-stack")))


def piles_group() -> SlotGroup[TuscanyState]:
    """Region cards and yield cards."""
    piles = Slot("deck"), Slot("discards"), Slot("yields"), Slot("yield-card")
    return SlotGroup(lambda state, names: tr("Aloud", "Cards"), piles)


def seat_group(number: int, seat: SeatState, is_laid_out: bool) -> SlotGroup[TuscanyState]:
    """One seat: its points, what it has, its hand and its duchy."""
    own = (
        *(Slot(kind, number) for kind in ("green", "red", "covered", "state")),
        *(Slot(kind, number) for kind in ("hand-count", "marble", "workers")),
        *(Slot("store", number, at) for at in range(len(seat.storage))),
        *(Slot("stack", number, at) for at in range(len(STACKS))),
        *(Slot("bonus", number, kind) for kind in BONUS_ORDER),
    )
    hand = (hand_group(number, len(cards_held(seat))),) if cards_held(seat) else ()
    boards = (boards_group(number),) if is_laid_out else ()
    return SlotGroup(
        lambda state, names: tr("Aloud", "Seat: {name}", name=names[number]),
        (*own, *hand, *boards, duchy_group(number, seat)),
    )


def hand_group(number: int, cards: int) -> SlotGroup[TuscanyState]:
    """The cards of a hand that may be seen."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Hand: {name}", name=names[number]),
        tuple(Slot("card", number, at) for at in range(cards)),
    )


def boards_group(number: int) -> SlotGroup[TuscanyState]:
    """The boards while they are laid out, each with what can be done with it."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Boards: {name}", name=names[number]),
        tuple(
            Slot(kind, number, letter) for letter in board_kinds() for kind in ("board", *BUTTONS)
        ),
    )


def duchy_group(number: int, seat: SeatState) -> SlotGroup[TuscanyState]:
    """The spaces of a duchy, column by column from the left, each from the top."""
    spaces = spaces_of(seat.land) if seat.boards else {}
    return SlotGroup(
        lambda state, names: tr("Aloud", "Duchy: {name}", name=names[number]),
        tuple(Slot("cell", number, cell) for cell, _ in in_reading_order(spaces.items())),
    )


def in_reading_order(spaces: Iterable[tuple[str, Space]]) -> list[tuple[str, Space]]:
    """Spaces by column, then by height."""
    return sorted(spaces, key=lambda named: (named[1].column, named[1].height))


def course_group() -> SlotGroup[TuscanyState]:
    """The three phases."""
    phases = tuple(Slot("phase", None, phase) for phase in PHASES)
    return SlotGroup(lambda state, names: tr("Aloud", "Course of the game"), phases)


def bonuses_group() -> SlotGroup[TuscanyState]:
    """Bonus tiles and colour bonuses that are still to be had, or who has them."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Bonuses"),
        (
            *(Slot("supply", None, kind) for kind in BONUS_ORDER),
            *(
                Slot("colour-bonus", None, f"{colour}.{rank}")
                for colour in COLOURS
                for rank in (1, 2)
            ),
        ),
    )
