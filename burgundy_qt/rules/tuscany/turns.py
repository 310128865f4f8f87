"""The course of turns, rounds and phases: an action with its consequences, the second one for a
marble, the end of a phase and of the game. ("The course of the game", "The three phases",
"Scoring"; rulings 8, 13, 16 and 20)"""

from cython.cimports.burgundy_qt.rules.core import i32, record_event
from cython.cimports.burgundy_qt.rules.tuscany import actions
from cython.cimports.burgundy_qt.rules.tuscany.actions import (
    by_of,
    discard_of,
    kind_of,
    taken_tile,
    what_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import (
    can_fill,
    cards_left,
    draw_cards,
    fill_hole,
    fitting_tiles,
    five_of_a_colour,
    sum_of,
    sweep,
    take_from_display,
)
from cython.cimports.burgundy_qt.rules.tuscany.legal import may_act
from cython.cimports.burgundy_qt.rules.tuscany.placement import (
    gain_bonus_tile,
    gain_red,
    place,
    stored_things,
    turn_up_yield,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    ACTING,
    ACTION,
    CARDS_FOR_A_POINT,
    CHOOSING_BONUS,
    COLOURS,
    DRAWING,
    DRAWN,
    FILLING,
    FOR_DRAW,
    HEXAGON,
    MORE_CARDS,
    OVER,
    PHASE_END,
    PHASES,
    PLACING_FREE,
    POINTS_FOR_CARDS,
    POINTS_FOR_HEXAGONS,
    POINTS_FOR_MARBLE,
    POINTS_FOR_PHASE,
    POINTS_FOR_STORED,
    POINTS_FOR_WORKERS,
    POINTS_FOR_YIELD,
    ROUND,
    SWAPPED,
    TURN,
    TURNING_UP,
    acting,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import END as GAME_ENDS


def act_in_turn(game, seat, action):
    """Carry out an action, up to the next chance, the next decision or the end."""
    kind: i32 = kind_of(action)
    begin_action(game, seat, action)
    if kind == actions.DRAW:
        game.cards_due = DRAWN + seat_of(game, seat).bonus[MORE_CARDS]
        game.cards_for = FOR_DRAW
    elif kind == actions.TAKE:
        take(game, seat, action)
    elif kind == actions.SWAP:
        sweep(game, what_of(action), 1)
        game.pending = SWAPPED
    elif kind == actions.PLACE:
        place(game, seat, action)
    elif kind == actions.BONUS:
        choose_bonus(game, seat, action)
        return
    elif kind == actions.END:
        game.actions = 2
    go_on(game)


def begin_action(game, seat, action):
    """Record an action; one of the turn's two is counted, and the second costs its marble."""
    record_event(game.journal, ACTION, seat, action, 0)
    game.pending = 0
    if by_of(action) == actions.BY_TURN and kind_of(action) != actions.END:
        game.actions = 1
    elif by_of(action) == actions.BY_MARBLE:
        game.actions = 2
        seat_of(game, seat).marble -= 1


def take(game, seat, action):
    """Take a tile of the display into storage, if necessary for a stored thing. (ruling 3)"""
    if discard_of(action):
        seat_of(game, seat).stored[discard_of(action) - 1] -= 1
    take_from_display(game, seat, taken_tile(action))
    seat_of(game, seat).stored[taken_tile(action)] += 1


def choose_bonus(game, seat, action):
    """Give a town's bonus tile; or the first of each seat, after which the first round begins."""
    gain_bonus_tile(game, seat, what_of(action))
    if game.stage != CHOOSING_BONUS:
        go_on(game)
        return
    game.turn += 1
    if game.turn == game.players:
        begin_round(game)
        next_turn(game)


def draw_chance(game):
    """Draw the next chance, and go on."""
    if game.stage == FILLING:
        fill_hole(game)
    elif game.stage == DRAWING:
        draw_cards(game, acting(game))
    else:
        game.yields_due -= 1
        turn_up_yield(game, acting(game))
    go_on(game)


def go_on(game):
    """Go on after an action, in its order, up to chance or a decision."""
    if not awaits_chance(game) and not awaits_choice(game):
        end_action(game)


def awaits_chance(game):
    """Return whether a tile or card is drawn next: the display first, with its sweeps, then region
    cards, then yield cards. A draw from nothing lapses. (ruling 15)"""
    if awaits_tile(game):
        game.stage = FILLING
        return 1
    if game.cards_due and cards_left(game):
        game.stage = DRAWING
        return 1
    game.cards_due = 0
    gain_red(game, acting(game), game.red_due, POINTS_FOR_YIELD)
    game.red_due = 0
    if game.yields_due:
        game.stage = TURNING_UP
        return 1
    return 0


def awaits_tile(game):
    """Return whether a tile for the display is drawn next. Once all holes are filled, or no tile is
    left, five of a colour are swept, and there are new holes. (rulings 5 and 17)"""
    while game.holes == 0 or not can_fill(game):
        game.holes = 0
        if five_of_a_colour(game) < 0:
            return 0
        sweep(game, five_of_a_colour(game), 0)
    return 1


def awaits_choice(game):
    """Return whether the seat has a decision that a tile or a swap has brought; a castle for which
    nothing fits lapses."""
    if game.pending == PLACING_FREE and not fitting_tiles(game, acting(game)):
        game.pending = 0
    if game.pending:
        game.stage = game.pending
    return game.pending != 0


def end_action(game):
    """Offer a second action if the seat has a marble and can do something, else begin the next
    turn."""
    if game.actions == 1 and seat_of(game, acting(game)).marble and may_act(game, acting(game)):
        game.stage = ACTING
        return
    game.turn += 1
    next_turn(game)


def begin_round(game):
    """Begin a round with the first seat."""
    game.turn = 0
    game.round += 1
    record_event(game.journal, ROUND, game.phase, game.round, game.last)


def next_turn(game):
    """Begin the turn of the next seat that can act; after the last one the round ends, and with it
    its phase if nobody could act. (rulings 20 and 25)"""
    passed: i32 = 0
    while True:
        if game.turn == game.players:
            game.emptied |= passed == game.players
            end_round(game)
            if game.stage == OVER:
                return
            begin_round(game)
            passed = 0
        record_event(game.journal, TURN, acting(game), 0, 0)
        game.actions = 0
        if may_act(game, acting(game)):
            game.stage = ACTING
            return
        passed += 1
        game.turn += 1


def end_round(game):
    """End the phase if its stack is empty; the third phase has one more round."""
    seat: i32
    if game.phase < PHASES - 1:
        if game.emptied:
            end_phase(game)
            game.phase += 1
            game.emptied = 0
    elif game.last:
        end_phase(game)
        for seat in range(game.players):
            score_the_end(game, seat)
        game.stage = OVER
        record_event(game.journal, GAME_ENDS, 0, 0, 0)
    else:
        game.last = game.emptied


def end_phase(game):
    """Add every seat's green points to its red ones; green stays as it is."""
    seat: i32
    record_event(game.journal, PHASE_END, game.phase, 0, 0)
    for seat in range(game.players):
        gain_red(game, seat, seat_of(game, seat).green, POINTS_FOR_PHASE)


def score_the_end(game, seat):
    """Give red points for a seat's leftovers. ("The end of the game")"""
    cards: i32 = sum_of(seat_of(game, seat).hand, COLOURS)
    hexagons: i32 = seat_of(game, seat).stored[HEXAGON]
    stored: i32 = stored_things(seat_of(game, seat)) - hexagons
    gain_red(game, seat, cards // CARDS_FOR_A_POINT, POINTS_FOR_CARDS)
    gain_red(game, seat, stored, POINTS_FOR_STORED)
    gain_red(game, seat, hexagons, POINTS_FOR_HEXAGONS)
    gain_red(game, seat, seat_of(game, seat).marble, POINTS_FOR_MARBLE)
    gain_red(game, seat, seat_of(game, seat).workers, POINTS_FOR_WORKERS)
