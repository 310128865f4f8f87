"""What shields let a seat do, and their effects. (2019, pp. 15 and 16)"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    ACCEPT,
    BY_NOTHING,
    BY_ROUTE,
    BY_SHIELD_5,
    BY_SHIELD_11,
    BY_SHIELD_14,
    BY_SHIELD_15,
    BY_STORAGE,
    BY_TRIBUTE,
    BY_WORKERS,
    CLAIM_SHIELD,
    COLLECT,
    DISCARD,
    NAME_SEAT,
    PASS,
    PLACE,
    SET_DIE,
    TRIBUTE,
    by_of,
    cell_of,
    depot_of,
    doing_of,
    packed,
    packed_tribute,
    shields_kept,
    tile_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import CELLS_OF
from cython.cimports.burgundy_qt.rules.burgundy.gains import accept_workers, pay_mines
from cython.cimports.burgundy_qt.rules.burgundy.market import drop, store_goods
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import (
    claim_shield,
    discard_excess,
    lose_shields,
    offered_source,
    share_knowledge,
    shields_at,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.trade_routes import lay_goods
from cython.cimports.burgundy_qt.rules.burgundy.offers import (
    add_effect,
    can_place_one,
    cells_for,
    fits,
    types_in,
    workers_for_doublet,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import acting, place_in, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import CASTLE, CASTLES, INN
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    has_bit,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u64,
)

# In a turn.


def list_by_shields(game, seat, actions, n):
    """List what shields add to a turn: a shield for a doublet, and with shield 16 another face for
    a die."""
    n = list_doublets(game, seat, actions, n)
    if has_bit(seat.shields, 16) and not game.die_set:
        n = list_die_settings(seat, actions, n)
    return n


def list_doublets(game, seat, actions, n):
    """List the shields that the seat can take instead of using both dice, if workers can make these
    equal."""
    depot: i32
    if seat.dice[0] and seat.dice[1]:
        for depot in range(1, 7):
            if workers_for_doublet(seat, depot) <= seat.workers:
                n = list_claims(game, seat, BY_NOTHING, depot, actions, n)
    return n


def list_claims(game, seat, by, depot, actions, n):
    """List each shield of a depot for each castle of the seat, with or without a shield."""
    shields: u64 = shields_at(game, depot)
    castles: u64
    while shields:
        castles = castles_of(seat)
        while castles:
            actions[n] = packed(CLAIM_SHIELD, by, depot, lowest_bit(shields), lowest_bit(castles))
            n += 1
            castles &= castles - 1
        shields &= shields - 1
    return n


def castles_of(seat):
    """Return the cells with a castle."""
    castles: u64 = 0
    cells: u64 = seat.covered & CELLS_OF[seat.estate][CASTLES]
    while cells:
        if seat.tile_on[lowest_bit(cells)] == CASTLE:
            castles |= single_bit(lowest_bit(cells))
        cells &= cells - 1
    return castles


def list_die_settings(seat, actions, n):
    """List, for shield 16, any other face for each die that is left, once a turn."""
    if seat.dice[0]:
        n = list_settings(seat.dice[0], actions, n)
    if seat.dice[1] and seat.dice[1] != seat.dice[0]:
        n = list_settings(seat.dice[1], actions, n)
    return n


def list_settings(die, actions, n):
    face: i32
    for face in range(1, 7):
        if face != die:
            actions[n] = packed(SET_DIE, die, face, 0, 0)
            n += 1
    return n


def list_seats_to_name(game, number, actions, n):
    """List, for shield 6, the other seats: once, at any decision, its owner names one and shares
    its monasteries from then on."""
    other: i32
    if has_bit(seat_of(game, number).shields, 6) and not game.named:
        for other in range(game.players):
            if other != number:
                actions[n] = packed(NAME_SEAT, BY_NOTHING, other, 0, 0)
                n += 1
    return n


# Effects that wait.


def list_shield_effect(game, seat, by, actions):
    """List what an effect of the shields allows."""
    if by == BY_TRIBUTE:
        return list_tributes(seat, actions)
    if by == BY_STORAGE:
        return list_discards(seat, actions)
    if by == BY_WORKERS:
        return list_decline(game, actions)
    return list_optional(game, seat, by, actions)


def list_optional(game, seat, by, actions):
    """List what shields 5, 11, 14 and 15 allow, which their owner may decline."""
    n: i32 = 0
    depot: i32
    if by == BY_SHIELD_5:
        n = list_collections(game, seat, actions, n)
    elif by == BY_SHIELD_11:
        for depot in range(1, 7):
            n = list_claims(game, seat, by, depot, actions, n)
    else:
        n = list_from_depots(game, seat, by, actions, n)
    actions[n] = packed(PASS, by, 0, 0, 0)
    return n + 1


def list_collections(game, seat, actions, n):
    """List the types of goods of all six depots that the seat can store, each as one action."""
    good: i32
    for good in range(1, 7):
        if has_bit(lying_anywhere(game), good) and fits(game, seat, single_bit(good)):
            actions[n] = packed(COLLECT, BY_SHIELD_5, good, 0, 0)
            n += 1
    return n


def list_from_depots(game, seat, by, actions, n):
    """List the tiles that can go straight onto the estate, with any number."""
    depot: i32
    tiles: u64
    cells: u64
    for depot in range(state.INN_ROW + 1):
        tiles = tiles_for(game, by, depot)
        while tiles:
            cells = cells_for(seat, lowest_bit(tiles))
            while cells:
                actions[n] = packed(PLACE, by, depot, lowest_bit(tiles), lowest_bit(cells))
                n += 1
                cells &= cells - 1
            tiles &= tiles - 1
    return n


def tiles_for(game, by, depot):
    """Return the tiles of a depot for a shield: 14 takes from the numbered ones, 15 from the black
    one and the row of inns."""
    if (by == BY_SHIELD_14) != (0 < depot < state.INN_ROW):
        return 0
    if depot == state.INN_ROW:
        return single_bit(INN) if game.inns else 0
    return game.on_offer[depot]


def list_tributes(seat, actions):
    """List every set of shields that the seat can keep for 1 silver each; with shield 3 workers pay
    too."""
    n: i32 = 0
    kept: u64 = seat.shields
    while True:
        n = list_payments(seat, kept, actions, n)
        if kept == 0:
            return n
        kept = (kept - 1) & seat.shields


def list_payments(seat, kept, actions, n):
    workers: i32
    for workers in range(bit_count(kept) + 1 if has_bit(seat.shields, 3) else 1):
        if workers <= seat.workers and bit_count(kept) - workers <= seat.silver:
            actions[n] = packed_tribute(kept, workers)
            n += 1
    return n


def list_discards(seat, actions):
    """List each different stored tile."""
    n: i32 = 0
    tiles: u64 = seat.stored
    while tiles:
        actions[n] = packed(DISCARD, BY_STORAGE, 0, lowest_bit(tiles), 0)
        n += 1
        tiles &= tiles - 1
    return n


def list_decline(game, actions):
    """List the choice to accept or decline workers while another seat has shield 2."""
    source: i32 = offered_source(game, game.effects_waiting - 1)
    actions[0] = packed(ACCEPT, BY_WORKERS, source, 0, 0)
    actions[1] = packed(PASS, BY_WORKERS, source, 0, 0)
    return 2


def lapses(game, seat, by):
    """Return whether the next effect of the shields offers nothing, or has lost its shield."""
    if by == BY_SHIELD_5:
        return not (has_bit(seat.shields, 5) and can_collect(game, seat))
    if by == BY_SHIELD_11:
        return not (has_bit(seat.shields, 11) and can_claim(game))
    if by == BY_SHIELD_14:
        return not (has_bit(seat.shields, 14) and can_place_from(game, seat, by))
    if by == BY_SHIELD_15:
        return not (has_bit(seat.shields, 15) and can_place_from(game, seat, by))
    return 0


def can_collect(game, seat):
    return fits(game, seat, lying_anywhere(game))


def can_claim(game):
    depot: i32
    for depot in range(1, 7):
        if shields_at(game, depot):
            return 1
    return 0


def can_place_from(game, seat, by):
    depot: i32
    for depot in range(state.INN_ROW + 1):
        if can_place_one(seat, tiles_for(game, by, depot)):
            return 1
    return 0


def lying_anywhere(game):
    """Return the set of goods types in the six depots."""
    lying: u64 = 0
    depot: i32
    for depot in range(1, 7):
        lying |= types_in(game, depot)
    return lying


# What is done.


def act_by_shield(game, number, action):
    """Do one of the actions that only shields give; it is already paid."""
    doing: i32 = doing_of(action)
    if doing == CLAIM_SHIELD:
        if by_of(action) == BY_NOTHING:
            use_both_dice(seat_of(game, number))
        claim_shield(game, number, tile_of(action), cell_of(action))
    elif doing == SET_DIE:
        set_die(game, seat_of(game, number), by_of(action), depot_of(action))
    elif doing == NAME_SEAT:
        game.named = depot_of(action) + 1
        share_knowledge(game)
    elif doing == TRIBUTE:
        lose_shields(game, number, seat_of(game, number).shields & ~shields_kept(action))
    elif doing == COLLECT:
        collect(game, number, depot_of(action))
    elif doing == ACCEPT:
        accept_workers(game, number)
    elif doing == DISCARD:
        throw_away(seat_of(game, number), game, tile_of(action))


def use_both_dice(seat):
    seat.dice[0] = 0
    seat.dice[1] = 0


def set_die(game, seat, die, face):
    """Set a die to another face, and keep the dice in ascending order."""
    at: i32 = 0 if seat.dice[0] == die else 1
    other: i32 = seat.dice[1 - at]
    game.die_set = 1
    seat.dice[at] = face
    if other:
        seat.dice[0] = min(face, other)
        seat.dice[1] = max(face, other)


def collect(game, number, good):
    """Give the seat all goods of the type, from every depot."""
    loaded: i32 = 0
    depot: i32
    for depot in range(1, 7):
        loaded += game.troughs[depot][good]
        game.troughs[depot][good] = 0
    store_goods(seat_of(game, number), good, loaded)
    record_event(game.journal, state.LOADED, number, loaded << 3 * (good - 1), 0)


def throw_away(seat, game, tile):
    drop(seat, tile)
    discard_excess(game, seat)


# A phase's end with shields: tribute, shields 14 and 15 in acting order, then the mines. (2019, pp.
# 15 and 16) `game.ending` says how far it has come, and the seat that decides is acting.


def begin_phase_end(game):
    """Begin the decisions with the first seat of the round."""
    game.ending = state.TRIBUTES
    game.turn = -1


def ends_phase(game):
    """Go on, after an action, up to the next decision; return whether the phase's end is done."""
    while True:
        drop_idle_effects(game)
        if game.effects_waiting > 0 or game.ending == state.NO_END:
            return 0
        if game.ending == state.TRIBUTES:
            ask_next(game)
        elif game.ending < state.MINES_PAY + game.players:
            pay_next(game)
        else:
            game.ending = state.NO_END
            game.turn = game.players
            return 1


def drop_idle_effects(game):
    """Remove the next effects while they offer nothing; each is checked when it is next, not
    before.

    Goods that are next are then placed on their route. A seat that can pay for no shield loses them
    all.
    """
    by: i32
    while game.effects_waiting > 0:
        by = game.effects[game.effects_waiting - 1]
        if by == BY_ROUTE:
            lay_goods(game, acting(game))
        elif by == BY_TRIBUTE and not can_pay_tribute(seat_of(game, acting(game))):
            game.effects_waiting -= 1
            lose_shields(game, acting(game), seat_of(game, acting(game)).shields)
        elif by < BY_SHIELD_5 or not lapses(game, seat_of(game, acting(game)), by):
            return
        else:
            game.effects_waiting -= 1


def ask_next(game):
    """Start the next decision: tribute, then shield 14, then 15; after all seats the mines pay."""
    game.turn += 1
    if game.turn == game.players:
        game.ending = state.MINES_PAY
        return
    if has_bit(seat_of(game, acting(game)).shields, 15):
        add_effect(game, BY_SHIELD_15, 0)
    if has_bit(seat_of(game, acting(game)).shields, 14):
        add_effect(game, BY_SHIELD_14, 0)
    if seat_of(game, acting(game)).shields:
        add_effect(game, BY_TRIBUTE, 0)


def can_pay_tribute(seat):
    """Return whether the seat can pay 1 silver for a shield; with shield 3 a worker pays too."""
    return seat.silver > 0 or (seat.workers > 0 and has_bit(seat.shields, 3))


def pay_next(game):
    """Pay the mines of the next seat, as in the base game by the seats' numbers."""
    number: i32 = game.ending - state.MINES_PAY
    game.ending += 1
    game.turn = place_in(game.round_order, number)
    pay_mines(game, number)
