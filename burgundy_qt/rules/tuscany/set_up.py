"""The set-up: the first seat, the display, the boards and hands; the duchies, arranged at once and
in secret; a bonus tile for each seat. ("Preparation"; rulings 2, 5, 18 and 22)"""

from cython.cimports.burgundy_qt.rules.core import (
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
    u32,
    u64,
)
from cython.cimports.burgundy_qt.rules.tuscany.actions import (
    BY_TURN,
    DUCHIES,
    START,
    duchy_of,
    packed,
    start_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.component_arrays import (
    CARDS_OF_COLOUR,
    CELLS_OF,
    NEUTRAL_TILES,
    OWN_TILES,
    YIELDS_OF_KIND,
)
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import next_neutral, sum_of, take_cards
from cython.cimports.burgundy_qt.rules.tuscany.placement import cover
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    ACTION,
    BOARD_CELLS,
    BOARDS,
    BONUS_TILES,
    BONUSES,
    CASTLE,
    CASTLE_TILE,
    CHOOSING_BONUS,
    COLOURS,
    DISPLAY,
    FOR_START,
    HAND,
    KINDS,
    LAYING_OUT,
    SEATING,
    SET_UP_AT,
    SLOTS,
    TILES,
    YIELDS,
    seat_at,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import START as DUCHY_LAID_OUT


def fill_piles(game):
    """Fill all piles, with nothing dealt."""
    seat: i32
    kind: i32
    game.first = -1
    for kind in range(TILES):
        game.neutral[kind] = NEUTRAL_TILES[kind]
    for kind in range(COLOURS):
        game.deck[kind] = CARDS_OF_COLOUR[kind]
    for kind in range(YIELDS):
        game.yields[kind] = YIELDS_OF_KIND[kind]
    for kind in range(BONUSES):
        game.bonus[kind] = BONUS_TILES
    for seat in range(game.players):
        seat_of(game, seat).deal = -1
        for kind in range(TILES):
            seat_of(game, seat).to_come[kind] = OWN_TILES[kind]


def begin_game(game):
    """Draw all of the set-up that a request or a record has not given, up to the duchies."""
    turn: i32
    if game.first < 0:
        game.first = random_below(game.players, random_bits(game.key, SET_UP_AT))
    if seat_of(game, 0).deal < 0:
        deal_boards(game)
    record_event(game.journal, SEATING, game.first, game.players, packed_deals(game))
    deal_display(game)
    for turn in range(game.players):
        deal_hand(game, seat_at(game, turn))
    game.stage = LAYING_OUT
    if game.fixed:
        for turn in range(game.players):
            lay_out(game, seat_at(game, turn), game.fixed - 1)
        game.stage = CHOOSING_BONUS


def deal_boards(game):
    """Deal an A, a B and a C to each seat, none twice."""
    seat: i32
    kind: i32
    board: i32
    left: u64
    for seat in range(game.players):
        seat_of(game, seat).deal = 0
    for kind in range(KINDS):
        left = single_bit(BOARDS) - 1
        for seat in range(game.players):
            board = nth(
                left,
                random_below(
                    BOARDS - seat, random_bits(game.key, SET_UP_AT + 1 + BOARDS * kind + seat)
                ),
            )
            left &= ~single_bit(board)
            seat_of(game, seat).deal = BOARDS * seat_of(game, seat).deal + board


def nth(members, at):
    """Return the at-th member of a set, from 0."""
    left: u64 = members
    while at:
        left &= left - 1
        at -= 1
    return lowest_bit(left)


def packed_deals(game):
    """Return the deals of all seats, 6 bits each."""
    seat: i32
    deals: i32 = 0
    for seat in range(game.players):
        deals |= seat_of(game, seat).deal << 6 * seat
    return deals


def deal_display(game):
    """Fill the display with eight neutral tiles; five of a colour among them are impossible."""
    slot: i32
    for slot in range(SLOTS):
        if game.display[slot]:
            game.neutral[game.display[slot] - 1] -= 1
            game.neutral_drawn += 1
        else:
            game.display[slot] = next_neutral(game) + 1
    game.backs = single_bit(SLOTS) - 1
    record_event(game.journal, DISPLAY, 0, packed_slots(game, 0), packed_slots(game, SLOTS // 2))


def packed_slots(game, first):
    """Return four tiles of the display, 4 bits each."""
    at: i32
    tiles: i32 = 0
    for at in range(SLOTS // 2):
        tiles |= (game.display[first + at] - 1) << 4 * at
    return tiles


def deal_hand(game, seat):
    """Deal five cards; those of a record are in the hand already."""
    colour: i32
    if sum_of(seat_of(game, seat).hand, COLOURS):
        for colour in range(COLOURS):
            game.given.cards[colour] = seat_of(game, seat).hand[colour]
            seat_of(game, seat).hand[colour] = 0
        game.given.has_cards = 1
    take_cards(game, seat, HAND, FOR_START)


def laying_out(game):
    """Return the set of seats that have not chosen their duchy."""
    seat: i32
    seats: u32 = 0
    for seat in range(game.players):
        if seat_of(game, seat).choice == 0:
            seats |= single_bit(seat)
    return seats


def list_duchies(game, seat, actions):
    """List every duchy of a seat's boards: a layout, and the board that gets the start castle."""
    duchy: i32
    for duchy in range(DUCHIES):
        actions[duchy] = start_action(game, seat, duchy)
    return DUCHIES


def start_action(game, seat, duchy):
    """Return the action of a duchy of a seat's boards."""
    return packed(START, BY_TURN, start_of(seat_of(game, seat).deal, duchy))


def choose_duchy(game, seat, action):
    """Record a seat's duchy, secret until all have chosen."""
    seat_of(game, seat).choice = duchy_of(action) + 1
    if laying_out(game) == 0:
        open_duchies(game)


def open_duchies(game):
    """Reveal all choices, in seating order."""
    turn: i32
    seat: i32
    for turn in range(game.players):
        seat = seat_at(game, turn)
        record_event(
            game.journal,
            ACTION,
            seat,
            start_action(game, seat, seat_of(game, seat).choice - 1),
            0,
        )
    for turn in range(game.players):
        seat = seat_at(game, turn)
        lay_out(game, seat, seat_of(game, seat).choice - 1)
    game.stage = CHOOSING_BONUS


def lay_out(game, seat, duchy):
    """Give a seat a duchy with its start castle, which brings nothing. (ruling 18)"""
    board: u32 = (single_bit(BOARD_CELLS) - 1) << BOARD_CELLS * (duchy % KINDS)
    castle: i32 = lowest_bit(CELLS_OF[seat_of(game, seat).deal][CASTLE] & board)
    seat_of(game, seat).choice = 0
    seat_of(game, seat).layout = duchy // KINDS + 1
    seat_of(game, seat).castle = castle + 1
    cover(seat_of(game, seat), castle, CASTLE_TILE)
    record_event(game.journal, DUCHY_LAID_OUT, seat, start_of(seat_of(game, seat).deal, duchy), 0)
