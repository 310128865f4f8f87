"""The effect of each action, and the course of the game: turns, rounds, phases. (2011, "The five
rounds", "A turn")"""

from cython.cimports.burgundy_qt.rules.burgundy import actions, state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    by_of,
    cell_of,
    depot_of,
    doing_of,
    tile_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import FIRST_CELL
from cython.cimports.burgundy_qt.rules.burgundy.final_scoring import score_end
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain, gain_points, pay_mines
from cython.cimports.burgundy_qt.rules.burgundy.market import (
    drop,
    goods_of_phase,
    refill,
    store,
    store_goods,
    take_out,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.new_tiles import hire_for_silver
from cython.cimports.burgundy_qt.rules.burgundy.modules.shield_actions import (
    act_by_shield,
    begin_phase_end,
    ends_phase,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.solo_game import (
    drop_idle_together,
    exchange,
    give_good,
    has_won,
    remove_tile,
    sweep_goods,
    use_effect,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import (
    drop_shared,
    share,
    store_shared,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.trade_routes import lay_goods, send_out
from cython.cimports.burgundy_qt.rules.burgundy.offers import silver_for, workers_for
from cython.cimports.burgundy_qt.rules.burgundy.placement import act_as, place
from cython.cimports.burgundy_qt.rules.burgundy.state import acting, keeper_of, owners, seat_of
from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
)


def carry_out(game, number, action):
    """Carry out one legal action of seat `number` and its consequences, up to a decision, a chance
    or the end."""
    if doing_of(action) == actions.END:
        record_event(game.journal, state.ACTED, number, action, 0)
        end_turn(game)
    else:
        pay(game, number, action)
        act_on(game, number, action)
    if game.modules:
        follow_with_modules(game, number)


def follow_with_modules(game, number):
    """Do what modules do after an action."""
    if game.modules & state.TEAM:
        share(game, number)
    if game.modules & state.SHIELDS and ends_phase(game):
        leave_phase(game)
    elif game.modules & state.SOLO:
        go_on_alone(game)


def go_on_alone(game):
    """Go on in the solo game: the last covered space ends it; waiting effects that offer nothing
    may lapse."""
    if has_won(game):
        game.effects_waiting = 0
        game.stage = state.OVER
        score_end(game)
    else:
        drop_idle_together(game, seat_of(game, 0))


def act_on(game, number, action):
    """Do what a paid action does."""
    doing: i32 = doing_of(action)
    if doing in (actions.TAKE, actions.BUY):
        take(game, seat_of(game, number), action)
    elif doing == actions.PLACE:
        lay(game, number, action)
    elif doing == actions.SELL:
        sell(game, number, depot_of(action))
    elif doing == actions.HIRE:
        hire(game, number)
    elif doing == actions.LOAD:
        load(game, number, action)
    elif doing == actions.COPY:
        act_as(game, number, tile_of(action))
    elif doing == actions.HIRE_FOR_SILVER:
        hire_for_silver(game, number)
    elif doing >= actions.BUY_POINT:
        act_alone(game, number, action)
    elif doing >= actions.CLAIM_SHIELD:
        act_by_shield(game, number, action)
    if game.modules & state.TRADE_ROUTES:
        lay_goods(game, number)


def act_alone(game, number, action):
    """Do one of the actions that only the solo game has. (2019, p. 14)"""
    if doing_of(action) == actions.BUY_POINT:
        gain_points(game, number, 1, state.FOR_BOUGHT)
    elif doing_of(action) == actions.EXCHANGE:
        exchange(game, seat_of(game, number), action)
    else:
        give_good(game, seat_of(game, number), depot_of(action))


def pay(game, number, action):
    """Pay the workers and silver of the action, and use up its die, purchase or waiting effect."""
    workers: i32 = workers_for(game, seat_of(game, number), action)
    silver: i32 = silver_for(action)
    seat_of(game, number).workers -= workers
    seat_of(game, number).silver -= silver
    use_up(game, seat_of(game, number), action)
    record_event(game.journal, state.ACTED, number, action, workers + 64 * silver)


def use_up(game, seat, action):
    by: i32 = by_of(action)
    if by >= actions.BY_CASTLE:
        if game.modules & state.SOLO:
            use_effect(game, by)
        else:
            game.effects_waiting -= 1
    elif doing_of(action) == actions.BUY:
        game.bought = 1
        game.may_buy = 0
    elif doing_of(action) >= actions.HIRE_FOR_SILVER:
        return
    else:
        seat.dice[0 if seat.dice[0] == by else 1] = 0
        game.may_buy = 0


def take(game, seat, action):
    """Take a tile from a depot into storage; if storage is full, discard another for it. (2011,
    "Taking a tile")"""
    take_out(game, depot_of(action), tile_of(action))
    if action & actions.SHARED_STORE:
        put_into_shared_store(seat, action)
        return
    if cell_of(action):
        drop(seat, cell_of(action))
    store(seat, tile_of(action))


def put_into_shared_store(seat, action):
    """Take a tile into the store that a team shares. (2019, p. 13)"""
    if cell_of(action):
        drop_shared(seat, cell_of(action))
    store_shared(seat, tile_of(action))


def lay(game, number, action):
    """Place a tile from storage on the estate; by shields 14 and 15, and for a full colour,
    straight from a depot."""
    home: i32 = number
    if by_of(action) >= actions.BY_SHIELD_5:
        take_out(game, depot_of(action), tile_of(action))
    elif action & actions.STORES:
        leave_store(game, number, action)
        home = keeper_of(number, cell_of(action))
    else:
        drop(seat_of(game, number), tile_of(action))
    place(
        game,
        number,
        home,
        tile_of(action),
        cell_of(action) - FIRST_CELL[seat_of(game, home).estate],
    )


def leave_store(game, number, action):
    """Take, in a team game, a tile from the seat's own store or the shared one, before the
    partner's half may get it."""
    if action & actions.SHARED_STORE:
        drop_shared(seat_of(game, number), tile_of(action))
    else:
        drop(seat_of(game, number), tile_of(action))
    share(game, number)


def sell(game, number, good):
    """Sell all goods of a type: 2, 3 or 4 points each by the number of players, and 1 silver.
    (2011, "Selling goods")

    Monastery 3 makes this 2 silver, monastery 4 adds a worker. Shield 9: 1 silver for each tile,
    12: twice the points. Then the tiles go onto a trade route. The solo game scores as with two
    players. (2019, p. 14)
    """
    tiles: i32 = seat_of(game, number).goods[good]
    silver: i32 = 1 + has_bit(seat_of(game, number).monasteries, 3)
    seat_of(game, number).goods[good] = 0
    seat_of(game, number).types_held &= ~single_bit(good)
    seat_of(game, number).sold[good] += tiles
    if game.modules & state.TRADE_ROUTES:
        send_out(game, good, tiles)
    if has_bit(seat_of(game, number).shields, 9):
        silver = tiles
    gain_points(
        game,
        number,
        tiles * max(game.players, 2) * (1 + has_bit(seat_of(game, number).shields, 12)),
        state.FOR_SALE,
    )
    gain(game, number, silver, has_bit(seat_of(game, number).monasteries, 4), state.FOR_SALE)


def hire(game, number):
    """Give 2 workers; 4 with monastery 14; 1 silver too with monastery 13. (2011, "Taking
    workers")"""
    gain(
        game,
        number,
        has_bit(seat_of(game, number).monasteries, 13),
        2 + 2 * has_bit(seat_of(game, number).monasteries, 14),
        state.FOR_WORKERS,
    )


def load(game, number, action):
    """Give the seat the chosen types of goods from the chosen depots. (2011, "Ship")"""
    types: i32 = cell_of(action) << 1
    goods: i32 = 0
    good: i32
    while types:
        good = lowest_bit(types)
        goods |= loaded_of(game, number, tile_of(action) << 1, good) << 3 * (good - 1)
        types &= types - 1
    record_event(game.journal, state.LOADED, number, goods, 0)
    if game.modules & state.SOLO:
        sweep_goods(game)


def loaded_of(game, number, depots, good):
    """Move one type of goods out of the depots; return how many."""
    loaded: i32 = 0
    depot: i32
    while depots:
        depot = lowest_bit(depots)
        loaded += game.troughs[depot][good]
        game.troughs[depot][good] = 0
        depots &= depots - 1
    store_goods(seat_of(game, number), good, loaded)
    return loaded


def end_turn(game):
    """Let the next seat of this round act, or end the round."""
    game.turn += 1
    if game.turn < game.players:
        begin_turn(game)
    else:
        end_round(game)


def end_round(game):
    """End the round, and after the fifth the phase."""
    game.round += 1
    if game.round < state.ROUNDS:
        game.chance = state.ROLL
    else:
        end_phase(game)


def end_phase(game):
    """End the phase: the mines pay; with shields the seats decide something before."""
    number: i32
    record_event(game.journal, state.PHASE_ENDS, game.phase, 0, 0)
    if game.modules & state.SHIELDS:
        begin_phase_end(game)
        return
    for number in range(owners(game)):
        pay_mines(game, number)
    leave_phase(game)


def leave_phase(game):
    """Go on to the next phase, or end the game after the fifth."""
    if game.phase + 1 < state.PHASES:
        game.phase += 1
        game.round = 0
        game.chance = state.REFILL
    else:
        game.stage = state.OVER
        score_end(game)


def begin_phase(game):
    """Fill the depots for a new phase; the dice come next."""
    refill(game)
    game.chance = state.ROLL


def roll(game):
    """Roll all dice of a round; the first good of the row goes to the depot of the shared die.
    (2011, "The five rounds")"""
    number: i32
    place_: i32
    dice: i32 = 0
    good: i32 = game.goods[goods_of_phase(game) + game.round]
    for number in range(game.players):
        roll_seat(game, number)
        dice |= (seat_of(game, number).dice[0] | seat_of(game, number).dice[1] << 3) << 6 * number
    game.white = game.given_white if game.given_white else face(game, 15)
    game.given_white = 0
    game.troughs[game.white][good] += 1
    for place_ in range(state.SEATS):
        game.round_order[place_] = game.order[place_]
    game.turn = 0
    game.chance = state.NO_CHANCE
    record_event(game.journal, state.ROUND_BEGINS, game.round, dice, game.white + 16 * good)
    if game.modules & state.SOLO:
        remove_tile(game)
    begin_turn(game)


def roll_seat(game, number):
    """Roll two dice, the lower first: those a replay gives, else the key's."""
    first: i32 = face(game, 2 * number)
    second: i32 = face(game, 2 * number + 1)
    if game.given_white:
        first = game.given_dice[number][0]
        second = game.given_dice[number][1]
    seat_of(game, number).dice[0] = min(first, second)
    seat_of(game, number).dice[1] = max(first, second)


def face(game, which):
    """Return the face of die `which` (2 a seat, 15 the shared one) in this round."""
    return 1 + random_below(
        6, random_bits(game.key, 4096 + (game.phase * state.ROUNDS + game.round) * 16 + which)
    )


def begin_turn(game):
    """Begin the turn of the next seat in the order; it may buy once."""
    game.bought = 0
    game.die_set = 0
    game.may_buy = 0
    record_event(game.journal, state.TURN_BEGINS, acting(game), 0, 0)
