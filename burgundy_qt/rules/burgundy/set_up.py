"""Preparing the game: the box in the order that the seed gives, the seats, their estates. (2011, "Preparation")"""

from cython.cimports.burgundy_qt.rules.bits import count, lowest, only
from cython.cimports.burgundy_qt.rules.burgundy.actions import BY_NOTHING, START_AT, cell_of, packed, tile_of
from cython.cimports.burgundy_qt.rules.burgundy.journal import ACTED, START, note
from cython.cimports.burgundy_qt.rules.burgundy.placing import cover
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    ESTATES,
    GOODS,
    PLAYING,
    REFILL,
    REGIONS,
    SECRET,
    STACKS,
    TILES,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.tables import COLOUR_COUNT, FULL_STACK, REGION_SIZE, STACK_START
from cython.cimports.burgundy_qt.rules.burgundy.tiles import CASTLE, CASTLES, COLOURS
from cython.cimports.burgundy_qt.rules.chance import below, drawn
from cython.cimports.burgundy_qt.rules.types import i32, u64


def deal(game, key):
    """Everything that the seed decides before play: stacks, goods, seating, the estates of the advanced set-up."""
    game.key = key
    lay_out_box(game)
    shuffle_stacks(game)
    shuffle_goods(game, 0)
    seat_players(game)
    deal_estates(game)


def lay_out_box(game):
    """The 164 tiles by their backs, without the start castles; 7 goods of each of 6 types."""
    at: i32
    for at in range(TILES):
        game.stack[at] = FULL_STACK[at]
    for at in range(STACKS):
        game.drawn[at] = STACK_START[at]
        game.stack_end[at] = STACK_START[at + 1]
    game.drawn[CASTLES] += game.players
    for at in range(GOODS):
        game.goods[at] = 1 + at % 6


def shuffle_stacks(game):
    """Every stack that is not drawn yet, in a new order."""
    stack: i32
    for stack in range(STACKS):
        shuffle(game.stack, game.drawn[stack], game.stack_end[stack], game.key, 256 * stack)


def shuffle_goods(game, first):
    """The goods from index `first` on, in a new order."""
    shuffle(game.goods, first, GOODS, game.key, 2048)


def shuffle(row, first, end, key, place):
    """Bring row[first:end] into an even random order (Fisher-Yates), drawn at `place` and after."""
    at: i32
    other: i32
    for at in range(first, end - 1):
        other = at + below(end - at, drawn(key, place + at - first))
        row[at], row[other] = row[other], row[at]


def seat_players(game):
    """The first to act is drawn evenly, the others follow clockwise."""
    at: i32
    first: i32 = below(game.players, drawn(game.key, 3072))
    for at in range(game.players):
        game.order[at] = (first + at) % game.players


def deal_estates(game):
    """Two different estates for each seat, none dealt twice, the lower number first."""
    left: u64 = (1 << (ESTATES + 1)) - 2
    number: i32
    first: i32
    second: i32
    for number in range(game.players):
        first = drawn_member(left, drawn(game.key, 3080 + 2 * number))
        left &= ~only(first)
        second = drawn_member(left, drawn(game.key, 3081 + 2 * number))
        left &= ~only(second)
        seat_of(game, number).dealt[0] = min(first, second)
        seat_of(game, number).dealt[1] = max(first, second)


def drawn_member(members, number):
    """Evenly one member of a set, by a number of `drawn`."""
    passed: i32 = below(count(members), number)
    while passed > 0:
        members &= members - 1
        passed -= 1
    return lowest(members)


def next_to_choose(game):
    """The first in seating order who has no start yet, or -1."""
    at: i32
    for at in range(game.players):
        if not seat_of(game, game.order[at]).chosen:
            return game.order[at]
    return -1


def choose_start(game, number, action):
    """A seat settles on its estate and the space of its start castle; in secret nothing is told before all have."""
    take_start(game, number, tile_of(action), cell_of(action))
    if game.set_up != SECRET:
        note(game.journal, ACTED, number, action, 0)
    elif next_to_choose(game) < 0:
        tell_choices(game)
    begin_if_chosen(game)


def take_start(game, number, estate, castle):
    seat_of(game, number).estate = estate
    seat_of(game, number).castle = castle
    seat_of(game, number).chosen = 1


def tell_choices(game):
    """The secret choices, in seating order."""
    at: i32
    number: i32
    action: i32
    for at in range(game.players):
        number = game.order[at]
        action = packed(START_AT, BY_NOTHING, 0, seat_of(game, number).estate, seat_of(game, number).castle)
        note(game.journal, ACTED, number, action, 0)


def begin_if_chosen(game):
    """When every start is known the seats get their goods, silver and workers, and the first phase can begin."""
    at: i32
    if next_to_choose(game) >= 0:
        return
    for at in range(game.players):
        lay_start_castle(game, game.order[at])
        give_start(game, game.order[at], at)
    game.stage = PLAYING
    game.chance = REFILL


def lay_start_castle(game, number):
    """It scores nothing and completes nothing, but counts as covered."""
    region: i32
    colour: i32
    for region in range(REGIONS):
        seat_of(game, number).left_in_region[region] = REGION_SIZE[seat_of(game, number).estate][region]
    for colour in range(COLOURS):
        seat_of(game, number).left_in_colour[colour] = COLOUR_COUNT[colour]
    cover(seat_of(game, number), CASTLE, seat_of(game, number).castle)


def give_start(game, number, turn):
    """Three goods, 1 silver, and workers: 1 for the first to act, one more for each after."""
    tile: i32
    good: i32
    goods: i32 = 0
    for tile in range(3):
        good = game.goods[3 * number + tile]
        seat_of(game, number).goods_types += seat_of(game, number).goods[good] == 0
        seat_of(game, number).goods[good] += 1
        goods += 1 << 3 * (good - 1)
    seat_of(game, number).silver = 1
    seat_of(game, number).workers = turn + 1
    note(game.journal, START, number, goods, 1 + 16 * (turn + 1))
