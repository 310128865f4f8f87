"""Preparing the game: the box in the order that the seed gives, the seats, their estates. (2011,
"Preparation")"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BY_NOTHING,
    START_AT,
    cell_of,
    packed,
    tile_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    COLOUR_COUNT,
    FIRST_CELL,
    FULL_STACK,
    LAYOUT,
    PRINTED,
    REGION_SIZE,
    STACK_MODULE,
    STACK_START,
)
from cython.cimports.burgundy_qt.rules.burgundy.market import store_goods
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import (
    record_shields,
    shields_in_depot,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import (
    choose_together,
    keep_halves,
    share,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.trade_routes import lay_out_routes
from cython.cimports.burgundy_qt.rules.burgundy.placement import cover
from cython.cimports.burgundy_qt.rules.burgundy.state import keeper_of, owner_of, owners, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import CASTLE, CASTLES, COLOURS
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
    u64,
)


def deal(game, key):
    """Draw everything that the seed decides before play: stacks, goods, seating, the estates of the
    advanced set-up."""
    game.key = key
    lay_out_box(game)
    shuffle_stacks(game)
    shuffle_goods(game, 0)
    seat_players(game)
    deal_estates(game)
    deal_routes(game)
    deal_shields(game)


def lay_out_box(game):
    """Fill the box: the tiles by their backs, without the start castles, with those of the modules;
    7 goods of each of 6 types."""
    at: i32
    stack: i32
    end: i32 = 0
    for stack in range(state.STACKS):
        game.drawn[stack] = end
        for at in range(STACK_START[stack], STACK_START[stack + 1]):
            if STACK_MODULE[at] == 0 or game.modules & STACK_MODULE[at]:
                game.stack[end] = FULL_STACK[at]
                end += 1
        game.stack_end[stack] = end
    game.drawn[CASTLES] += owners(game)
    for at in range(state.GOODS):
        game.goods[at] = 1 + at % 6


def shuffle_stacks(game):
    """Shuffle the undrawn tiles of every stack."""
    stack: i32
    for stack in range(state.STACKS):
        shuffle(game.stack, game.drawn[stack], game.stack_end[stack], game.key, 256 * stack)


def shuffle_goods(game, first):
    """Shuffle the goods from index `first` on."""
    shuffle(game.goods, first, state.GOODS, game.key, 2048)


def shuffle(row, first, end, key, place):
    """Shuffle row[first:end] evenly (Fisher-Yates), with random numbers at `place` and after."""
    at: i32
    other: i32
    for at in range(first, end - 1):
        other = at + random_below(end - at, random_bits(key, place + at - first))
        row[at], row[other] = row[other], row[at]


def seat_players(game):
    """Draw the first seat to act; the others follow clockwise."""
    at: i32
    first: i32 = random_below(game.players, random_bits(game.key, 3072))
    for at in range(game.players):
        game.order[at] = (first + at) % game.players


def deal_estates(game):
    """Deal two different estates to each seat, none twice while there are others, the lower number
    first."""
    all_: u64 = estates_to_deal(game)
    left: u64 = all_
    number: i32
    first: i32
    second: i32
    for number in range(game.players):
        first = drawn_member(left, random_bits(game.key, 3080 + 2 * number))
        left &= ~single_bit(first)
        second = drawn_member(left, random_bits(game.key, 3081 + 2 * number))
        left &= ~single_bit(second)
        if left == 0:
            left = all_
        seat_of(game, number).dealt[0] = min(first, second)
        seat_of(game, number).dealt[1] = max(first, second)


def deal_shields(game):
    """Deal one or two shields to each depot, if that module is in play; the others are not used.
    (2019, p. 15)"""
    left: u64 = state.ALL_SHIELDS
    depot: i32
    shield: i32
    number: i32
    if not game.modules & state.SHIELDS:
        return
    for shield in range(state.SHIELD_NUMBERS):
        game.shield_at[shield] = 0
    for depot in range(1, 7):
        for number in range(shields_in_depot(depot, game.players)):
            shield = drawn_member(left, random_bits(game.key, 3328 + 2 * depot + number))
            left &= ~single_bit(shield)
            game.shield_at[shield] = depot


def estates_to_deal(game):
    """Return the layouts of the edition: those with border posts if that module is in play, else
    those without."""
    estate: i32
    layouts: u64 = 0
    for estate in range(1, state.PRINTED_ESTATES + 1):
        if LAYOUT[game.edition][estate] and (estate >= state.FIRST_WITH_POSTS) == (
            game.modules & state.BORDER_POSTS != 0
        ):
            layouts |= single_bit(LAYOUT[game.edition][estate])
    return layouts


def drawn_member(members, number):
    """Draw one member of a set evenly, by a number of `random_bits`."""
    passed: i32 = random_below(bit_count(members), number)
    while passed > 0:
        members &= members - 1
        passed -= 1
    return lowest_bit(members)


def deal_routes(game):
    """Deal trade route tiles, seat by seat, in the order of their routes. (2019, p. 12)"""
    if game.modules & state.TRADE_ROUTES:
        lay_out_routes(game)
        shuffle(game.route_tiles, 0, state.ROUTE_TILES, game.key, 2560)


def prepare(game):
    """Give out goods, silver and workers before starts are chosen, as the books prepare the game;
    shields and routes are already dealt. The order does not matter if nobody chooses a start.

    (2011, "Preparation", p. 12; 2019, "Preparation", pp. 12, 14, 15 and 16: a phase is set up in
    the course of the game, so the first one afterwards.)
    """
    at: i32
    if next_to_choose(game) < 0:
        game.prepared_late = 0
    if not game.prepared_late:
        for at in range(owners(game)):
            give_supplies(game, game.order[at], at)


def next_to_choose(game):
    """Return the first seat in seating order without a start, or -1."""
    at: i32
    for at in range(game.players):
        if not seat_of(game, game.order[at]).chosen:
            return game.order[at]
    return -1


def choose_start(game, number, action):
    """Set the estate and start castle of a seat; the secret set-up reveals nothing before all have
    chosen."""
    take_start(game, number, LAYOUT[game.edition][tile_of(action)], cell_of(action))
    if game.set_up != state.SECRET:
        record_event(game.journal, state.ACTED, number, action, 0)
    elif next_to_choose(game) < 0:
        record_choices(game)
    begin_if_chosen(game)


def take_start(game, number, estate, castle):
    seat_of(game, number).estate = estate
    seat_of(game, number).castle = castle - FIRST_CELL[estate]
    seat_of(game, number).chosen = 1
    if game.modules & state.TEAM:
        choose_together(game, number)


def record_choices(game):
    """Record the secret choices, in seating order."""
    at: i32
    number: i32
    action: i32
    for at in range(game.players):
        number = game.order[at]
        action = start_of(game, seat_of(game, number))
        record_event(game.journal, state.ACTED, number, action, 0)


def start_of(game, seat):
    """Return the action by which a seat chose its start."""
    return packed(
        START_AT,
        BY_NOTHING,
        0,
        PRINTED[game.edition][seat.estate],
        FIRST_CELL[seat.estate] + seat.castle,
    )


def begin_if_chosen(game):
    """Place the castles when every start is known, so that the first phase can begin."""
    at: i32
    if next_to_choose(game) >= 0:
        return
    if game.modules & state.TEAM:
        keep_halves(game)
    for at in range(game.players):
        prepare_estate(game, at)
    for at in range(owners(game)):
        lay_start_castle(game, game.order[at])
        if game.prepared_late:
            give_supplies(game, game.order[at], at)
        record_start(game, game.order[at])
    if game.modules & state.SHIELDS:
        record_shields(game)
    game.stage = state.PLAYING
    game.chance = state.REFILL


def prepare_estate(game, number):
    """Mark all cells of the estate as uncovered."""
    region: i32
    colour: i32
    for region in range(state.REGIONS):
        seat_of(game, number).left_in_region[region] = REGION_SIZE[seat_of(game, number).estate][
            region
        ]
    for colour in range(COLOURS):
        seat_of(game, number).left_in_colour[colour] = COLOUR_COUNT[seat_of(game, number).estate][
            colour
        ]
    seat_of(game, number).room = state.STORAGE_ROOM if game.modules & state.TEAM else state.STORAGE


def lay_start_castle(game, number):
    """Cover the cell of the start castle; it scores and completes nothing."""
    home: i32 = number
    castle: i32 = seat_of(game, number).castle
    if game.modules & state.TEAM:
        home = keeper_of(number, castle)
        castle -= FIRST_CELL[seat_of(game, home).estate]
    cover(game, home, CASTLE, castle)


def give_supplies(game, number, turn):
    """Give three goods, 1 silver, and workers: 1 to the first to act, one more to each after; 2 in
    the solo game.

    A team has 2 silver and 3 workers, the second one 5. (2019, p. 13)
    """
    tile: i32
    silver: i32 = 1
    workers: i32 = turn + 1
    if game.modules & state.TEAM:
        silver = 2
        workers = 3 + 2 * turn
    elif game.modules & state.SOLO:
        workers = state.SOLO_WORKERS
    for tile in range(3):
        store_goods(seat_of(game, number), game.goods[3 * owner_of(game, number) + tile], 1)
    seat_of(game, number).silver = silver
    seat_of(game, number).workers = workers
    if game.modules & state.TEAM:
        share(game, number)


def record_start(game, number):
    """Record a seat's start and its supplies."""
    good: i32
    goods: i32 = 0
    for good in range(1, state.TYPES):
        goods += seat_of(game, number).goods[good] << 3 * (good - 1)
    record_event(
        game.journal,
        state.START,
        number,
        goods,
        seat_of(game, number).silver + 16 * seat_of(game, number).workers,
    )
