"""The slots of Tuscany's table for a screen reader: their groups, and their names."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, known_seat
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany import market_layout, tuscany_texts
from burgundy_qt.widgets.phrases.wording import join_with_and, workers_text
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup


def groups_shape(state: TuscanyState) -> Hashable:
    """Return the part of the state that the groups depend on: the duchies, the storage spaces, the
    known cards, and whether players arrange their duchies."""
    seats = [
        (seat.duchy, len(seat.storage), len(catalogue.cards_held(seat))) for seat in state.seats
    ]
    return state.is_laid_out_in_secret, tuple(seats)


def groups_of(state: TuscanyState) -> tuple[SlotGroup[TuscanyState], ...]:
    """Return the groups of the whole table."""
    seats = (
        seat_group(number, seat, state.is_laid_out_in_secret)
        for number, seat in enumerate(state.seats)
    )
    return display_group(), piles_group(), *seats, course_group(), bonuses_group()


def display_group() -> SlotGroup[TuscanyState]:
    """Return the eight tiles and the neutral stack."""
    tiles = (Slot("display", None, slot) for slot in range(catalogue.SLOTS))
    return SlotGroup(lambda state, names: tr("Aloud", "Display"), (*tiles, Slot("neutral-stack")))


def piles_group() -> SlotGroup[TuscanyState]:
    """Return the region cards and the yield cards."""
    piles = Slot("deck"), Slot("discards"), Slot("yields"), Slot("yield-card")
    return SlotGroup(lambda state, names: tr("Aloud", "Cards"), piles)


def seat_group(
    number: int, seat: known_seat.SeatState, is_laid_out: bool
) -> SlotGroup[TuscanyState]:
    """Return one seat: its points, its supplies, its hand and its duchy."""
    own = (
        *(Slot(kind, number) for kind in ("green", "red", "covered", "state")),
        *(Slot(kind, number) for kind in ("hand-count", "marble", "workers")),
        *(Slot("store", number, at) for at in range(len(seat.storage))),
        *(Slot("stack", number, at) for at in range(len(catalogue.STACKS))),
        *(Slot("bonus", number, kind) for kind in catalogue.BONUS_ORDER),
    )
    hand = (
        (hand_group(number, len(catalogue.cards_held(seat))),) if catalogue.cards_held(seat) else ()
    )
    boards = (boards_group(number),) if is_laid_out else ()
    return SlotGroup(
        lambda state, names: tr("Aloud", "Player: {name}", name=names[number]),
        (*own, *hand, *boards, duchy_group(number, seat)),
    )


def hand_group(number: int, cards: int) -> SlotGroup[TuscanyState]:
    """Return the visible cards of a hand."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Hand: {name}", name=names[number]),
        tuple(Slot("card", number, at) for at in range(cards)),
    )


def boards_group(number: int) -> SlotGroup[TuscanyState]:
    """Return the boards while they are arranged, each with its buttons."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Boards: {name}", name=names[number]),
        tuple(
            Slot(kind, number, letter)
            for letter in catalogue.board_kinds()
            for kind in ("board", *market_layout.BUTTONS)
        ),
    )


def duchy_group(number: int, seat: known_seat.SeatState) -> SlotGroup[TuscanyState]:
    """Return the spaces of a duchy, column by column from the left, each from the top."""
    spaces = catalogue.spaces_of(seat.land) if seat.boards else {}
    return SlotGroup(
        lambda state, names: tr("Aloud", "Duchy: {name}", name=names[number]),
        tuple(Slot("cell", number, cell) for cell, _ in in_reading_order(spaces.items())),
    )


def in_reading_order(
    spaces: Iterable[tuple[str, catalogue.Space]],
) -> list[tuple[str, catalogue.Space]]:
    """Return spaces by column, then by height."""
    return sorted(spaces, key=lambda named: (named[1].column, named[1].height))


def course_group() -> SlotGroup[TuscanyState]:
    """Return the three phases."""
    phases = tuple(Slot("phase", None, phase) for phase in catalogue.PHASES)
    return SlotGroup(lambda state, names: tr("Aloud", "Progress of the game"), phases)


def bonuses_group() -> SlotGroup[TuscanyState]:
    """Return the bonus tiles and colour bonuses that are left, or their owners."""
    return SlotGroup(
        lambda state, names: tr("Aloud", "Bonuses"),
        (
            *(Slot("supply", None, kind) for kind in catalogue.BONUS_ORDER),
            *(
                Slot("colour-bonus", None, f"{colour}.{rank}")
                for colour in catalogue.COLOURS
                for rank in (1, 2)
            ),
        ),
    )


# Names: the contents of a slot, in one spoken line; a hidden hand is a number


Naming = Callable[[Slot, TuscanyState, Sequence[str]], str]
STACK_NAMES = (
    tr_noop("Aloud", "Left stack: {tiles}"),
    tr_noop("Aloud", "Middle stack: {tiles}"),
    tr_noop("Aloud", "Right stack: {tiles}"),
)
BUTTON_NAMES: Mapping[str, str] = {
    "board": tr_noop("Aloud", "Board {board}: turn it"),
    "move-left": tr_noop("Aloud", "Board {board} to the left"),
    "turn-board": tr_noop("Aloud", "Turn board {board} half a turn"),
    "half-step": tr_noop("Aloud", "Board {board} half a space up or down"),
    "move-right": tr_noop("Aloud", "Board {board} to the right"),
}


def slot_name(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    """Return the spoken name of a slot and its contents: "Column 4, space 2, cart, empty". `names`
    are the seats' names."""
    return NAMES[slot.kind](slot, state, names)


def _seat(slot: Slot, state: TuscanyState) -> known_seat.SeatState:
    return state.seats[int(slot.owner or 0)]


def _display(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    number = int(slot.at or 0)
    tile = state.display[number]
    if tile is None:
        return tr("Aloud", "Display {place}, empty", place=number + 1)
    return tr(
        "Aloud", "Display {place}: {tile}", place=number + 1, tile=tuscany_texts.tile_name(tile)
    )


def _neutral_stack(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    counted = tuscany_texts.tiles_counted(known_seat.total(state.neutral_stack))
    return tr("Aloud", "Neutral stack: {tiles}", tiles=counted)


def _deck(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tr("Aloud", "Deck: {cards}", cards=tuscany_texts.cards_counted(state.deck))


def _discards(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tr("Aloud", "Discards: {cards}", cards=counted(state.discards) or tr("Aloud", "none"))


def counted(cards: known_seat.Counts) -> str:
    """Return cards by the number of each colour: "2 times inn and town"."""
    return join_with_and(
        [
            tuscany_texts.counted_name(cards[colour], colour)
            for colour in catalogue.COLOURS
            if cards.get(colour)
        ]
    )


def _yields(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tr("Aloud", "Yield cards: {count}", count=known_seat.total(state.yield_deck))


def _yield_card(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    if state.last_yield is None:
        return tr("Aloud", "No yield card revealed")
    return tr("Aloud", "Yield card: {gain}", gain=tuscany_texts.yield_name(state.last_yield))


def _green(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tuscany_texts.green_points(_seat(slot, state).green)


def _red(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tuscany_texts.red_points(_seat(slot, state).red)


def _covered(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    seat = _seat(slot, state)
    spaces = catalogue.spaces_of(seat.land) if seat.boards else {}
    text = tr_noop("Aloud", "{covered} of {spaces} spaces covered")
    return tr("Aloud", text, covered=len(seat.cells), spaces=len(spaces))


def _state(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    seat = int(slot.owner or 0)
    if state.is_over:
        return tr("Aloud", "The game is over")
    if state.is_laid_out_in_secret:
        is_busy = seat in state.asked.waiting
        return tr("Aloud", "Arranges the duchy") if is_busy else tr("Aloud", "Ready")
    return tr("Aloud", "Is playing") if seat in state.asked.waiting else tr("Aloud", "Waits")


def _hand_count(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tr(
        "Aloud", "In hand: {cards}", cards=tuscany_texts.cards_counted(_seat(slot, state).hand)
    )


def _card(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    cards, at = catalogue.cards_held(_seat(slot, state)), int(slot.at or 0)
    return tr("Aloud", "Card: {colour}", colour=tuscany_texts.colour_name(cards[at]))


def _marble(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tuscany_texts.marble_counted(_seat(slot, state).marble)


def _workers(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return workers_text(_seat(slot, state).workers)


def _store(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    at = int(slot.at or 0)
    thing = _seat(slot, state).storage[at]
    if thing is None:
        return tr("Aloud", "Storage {place}, empty", place=at + 1)
    return tr("Aloud", "Storage {place}: {tile}", place=at + 1, tile=tuscany_texts.tile_name(thing))


def _stack(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    at = int(slot.at or 0)
    left = tuscany_texts.tiles_counted(_seat(slot, state).stacks[at])
    return tr("Aloud", STACK_NAMES[at], tiles=left)


def _bonus(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    kind = str(slot.at)
    many = _seat(slot, state).bonus.get(kind, 0)
    return tr(
        "Aloud", "Bonus tile {bonus}: {count}", bonus=tuscany_texts.bonus_name(kind), count=many
    )


def _supply(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    kind = str(slot.at)
    left = state.bonus_tiles.get(kind, 0)
    return tr(
        "Aloud",
        "Bonus tile {bonus}: {count} left",
        bonus=tuscany_texts.bonus_name(kind),
        count=left,
    )


def _colour_bonus(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    colour, _, rank = str(slot.at).partition(".")
    at, won = int(rank) - 1, state.won.get(colour, ())
    if at < len(won):
        said = tr_noop("Aloud", "All {colour}: {points}, {name}")
    elif at == 0:
        said = tr_noop("Aloud", "All {colour}, first: {points}")
    else:
        said = tr_noop("Aloud", "All {colour}, second: {points}")
    points = tuscany_texts.green_points(catalogue.COLOUR_BONUSES[colour][at])
    name = names[won[at]] if at < len(won) else ""
    return tr("Aloud", said, colour=tuscany_texts.colours_name(colour), points=points, name=name)


def _phase(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    phase = str(slot.at)
    number = catalogue.PHASES.index(phase) + 1
    said = tr_noop("Aloud", "Phase {phase}: {tiles} of {all} tiles shown")
    if state.phase == number and not state.is_over:
        if state.last:
            said = tr_noop("Aloud", "Phase {phase}, now: the last round")
        elif state.emptied and number == len(catalogue.PHASES):
            said = tr_noop("Aloud", "Phase {phase}, now: one more round follows")
        elif state.emptied:
            said = tr_noop("Aloud", "Phase {phase}, now: it ends with this round")
        else:
            said = tr_noop("Aloud", "Phase {phase}, now: {tiles} of {all} tiles shown")
    tiles = most_shown(state, number)
    return tr("Aloud", said, phase=phase, tiles=tiles, all=catalogue.STACKS[number - 1])


def most_shown(state: TuscanyState, phase: int) -> int:
    """Return the number of tiles that the furthest seat has shown of the stack that ends a
    phase."""
    return max(catalogue.STACKS[phase - 1] - seat.stacks[phase - 1] for seat in state.seats)


def _cell(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    seat, cell = _seat(slot, state), str(slot.at)
    spaces = catalogue.spaces_of(seat.land)
    space, tile = spaces[cell], seat.cells.get(cell)
    column, row = place_in(spaces.values(), space)
    if tile is None:
        said = tr_noop("Aloud", "Column {column}, space {row}, {colour}, empty")
    elif cell == seat.start:
        said = tr_noop("Aloud", "Column {column}, space {row}, {colour}: start castle")
    else:
        said = tr_noop("Aloud", "Column {column}, space {row}, {colour}: {tile}")
    lies = _lying(tile) if tile is not None else ""
    colour = tuscany_texts.colour_name(space.colour)
    return tr("Aloud", said, column=column, row=row, colour=colour, tile=lies)


def _lying(tile: str) -> str:
    """Return a tile on a space of its colour; a tile without further information only covers it."""
    return (
        tuscany_texts.tile_name(tile)
        if tile == catalogue.HEXAGON or ":" in tile
        else tr("Aloud", "covered")
    )


def place_in(spaces: Iterable[catalogue.Space], space: catalogue.Space) -> tuple[int, int]:
    """Return the column of a space from the left, and its place in the column from the top, both
    from 1 on."""
    above = sum(other.column == space.column and other.height < space.height for other in spaces)
    return space.column + 1, above + 1


def _button(slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
    return tr("Aloud", BUTTON_NAMES[slot.kind], board=slot.at)


NAMES: Mapping[str, Naming] = {
    "display": _display,
    "neutral-stack": _neutral_stack,
    "deck": _deck,
    "discards": _discards,
    "yields": _yields,
    "yield-card": _yield_card,
    "green": _green,
    "red": _red,
    "covered": _covered,
    "state": _state,
    "hand-count": _hand_count,
    "card": _card,
    "marble": _marble,
    "workers": _workers,
    "store": _store,
    "stack": _stack,
    "bonus": _bonus,
    "supply": _supply,
    "colour-bonus": _colour_bonus,
    "phase": _phase,
    "cell": _cell,
    **dict.fromkeys(BUTTON_NAMES, _button),
}
