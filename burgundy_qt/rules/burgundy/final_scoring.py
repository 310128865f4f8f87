"""The points at the end, and the winner. (2011, "End of the game"; knowledge tiles 15-26, 29, in
the solo game at once)"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain_points
from cython.cimports.burgundy_qt.rules.burgundy.modules.new_tiles import crane_adds
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import end_points
from cython.cimports.burgundy_qt.rules.burgundy.modules.solo_game import has_won
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import wins
from cython.cimports.burgundy_qt.rules.burgundy.offers import goods_in_store
from cython.cimports.burgundy_qt.rules.burgundy.state import owner_of, owners, place_in, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    COLOURS,
    CRANE,
    MARKET,
    MONASTERY,
    MONASTERY_NUMBERS,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
    building_kind,
)
from cython.cimports.burgundy_qt.rules.core import bit_count, has_bit, i32, record_event


def score_end(game):
    """Score leftovers and knowledge tiles, seat by seat; a team's once, for its first seat.

    Nothing of it in the solo game.
    """
    number: i32
    for number in range(0 if game.modules & state.SOLO else owners(game)):
        score_seat(game, number)
    record_event(game.journal, state.GAME_ENDS, 0, 0, 0)


def score_seat(game, number):
    """Score unsold goods 1 each, silver 1 each, two workers 1, then monasteries from 15 on and
    shields, in order.

    Shield 10 doubles what one's own monasteries bring, not another seat's by shield 6. (2019, p.
    16)
    """
    monastery: i32
    shield: i32
    times: i32
    gain_points(game, number, goods_in_store(seat_of(game, number)), state.FOR_GOODS_LEFT)
    gain_points(game, number, seat_of(game, number).silver, state.FOR_SILVER_LEFT)
    gain_points(game, number, seat_of(game, number).workers // 2, state.FOR_WORKERS_LEFT)
    for monastery in range(15, MONASTERY_NUMBERS):
        if has_bit(seat_of(game, number).monasteries, monastery):
            times = 1 + (
                has_bit(seat_of(game, number).shields, 10)
                & has_bit(seat_of(game, number).own_monasteries, monastery)
            )
            gain_points(
                game,
                number,
                times * monastery_points(game, number, monastery),
                state.FOR_MONASTERY + monastery,
            )
    for shield in range(1, state.SHIELD_NUMBERS if seat_of(game, number).shields else 1):
        if has_bit(seat_of(game, number).shields, shield):
            gain_points(
                game, number, end_points(seat_of(game, number), shield), state.FOR_SHIELD + shield
            )


def monastery_points(game, number, monastery):
    """Return the points of one of the monasteries from 15 on for its owner; the editions differ in
    15 and 26."""
    if monastery == 15:
        return (3 if game.edition == state.OF_2011 else 2) * types_sold(seat_of(game, number))
    if monastery == 24:
        return 4 * bit_count(seat_of(game, number).species)
    if monastery == 25:
        return tiles_sold(seat_of(game, number))
    if monastery == 26:
        return (2 if game.edition == state.OF_2011 else 3) * bonus_tiles(game, number)
    if monastery in (27, 28):
        return 0
    return 4 * buildings_for(seat_of(game, number), monastery)


def buildings_for(seat, monastery):
    """Return how many buildings one of the monasteries 16-23 and 29 counts; a crane counts for one
    of them."""
    return seat.buildings[building_kind(building_of(monastery))] + crane_adds(seat, monastery)


def types_sold(seat):
    """Return how many types of goods the seat has sold in this game."""
    types: i32 = 0
    good: i32
    for good in range(1, 7):
        types += seat.sold[good] > 0
    return types


def tiles_sold(seat):
    """Return how many goods tiles the seat has sold."""
    tiles: i32 = 0
    good: i32
    for good in range(1, 7):
        tiles += seat.sold[good]
    return tiles


def bonus_tiles(game, number):
    """Return how many colour bonus tiles, large and small, the seat or its team took."""
    tiles: i32 = 0
    colour: i32
    for colour in range(COLOURS):
        tiles += has_taken(game, number, game.bonus[colour][state.LARGE])
        tiles += has_taken(game, number, game.bonus[colour][state.SMALL])
    return tiles


def has_taken(game, number, taker):
    """Return whether a bonus tile is the seat's or its team's; `taker` is the seat + 1 that took
    it."""
    return taker > 0 and owner_of(game, taker - 1) == owner_of(game, number)


def building_of(monastery):
    """Return the building that one of the monasteries 16-23 and 29 scores."""
    if monastery == 16:
        return WAREHOUSE
    if monastery == 17:
        return WATCHTOWER
    if monastery == 18:
        return CARPENTER
    if monastery == 19:
        return CHURCH
    if monastery == 20:
        return MARKET
    if monastery == 21:
        return BOARDING_HOUSE
    if monastery == 22:
        return BANK
    return CITY_HALL if monastery == 23 else WHITE_CASTLE


def empty_cells(seat):
    """Return the number of the estate's spaces without a tile."""
    return state.CELLS - bit_count(seat.covered)


def ranks_before(game, one, other):
    """Return whether seat `one` beats `other`: by points, then more empty spaces, then acting
    later.

    In 2011 it is the last round that counts, in 2019 the order track after it. (2019, p. 9)
    """
    if seat_of(game, one).points != seat_of(game, other).points:
        return seat_of(game, one).points > seat_of(game, other).points
    if empty_cells(seat_of(game, one)) != empty_cells(seat_of(game, other)):
        return empty_cells(seat_of(game, one)) > empty_cells(seat_of(game, other))
    if game.edition == state.OF_2011:
        return place_in(game.round_order, one) > place_in(game.round_order, other)
    return place_in(game.order, one) > place_in(game.order, other)


def place_of(game, number):
    """Return the seat's place at the end: the winner has 1, in a team game both winners. There are
    no ties.

    A solo player who loses has place 2: the game has won.
    """
    place: i32 = 1
    other: i32
    if game.modules & state.TEAM:
        return 1 if wins(game, number % state.TEAMS) else 2
    if game.modules & state.SOLO:
        return 1 if has_won(game) else 2
    for other in range(game.players):
        if other != number and ranks_before(game, other, number):
            place += 1
    return place


# The solo game: knowledge tiles 15 to 26 and 29 score at once when they are placed, and never
# again. (2019, p. 14)


def score_knowledge(game, number, tile):
    """Score a knowledge tile that has just been placed."""
    monastery: i32 = tile - MONASTERY
    if monastery >= 15:
        gain_points(
            game, number, points_at_once(game, number, monastery), state.FOR_MONASTERY + monastery
        )


def points_at_once(game, number, monastery):
    """Return the points of a knowledge tile for what was sold and placed so far, the tile itself
    included. 26: 3 for each fully covered colour.

    A crane on the estate counts as the scored building, for each tile anew.
    """
    if monastery == 26:
        return 3 * colours_covered(seat_of(game, number))
    if 16 <= monastery <= 23 or monastery == 29:
        return 4 * (
            seat_of(game, number).buildings[building_kind(building_of(monastery))]
            + seat_of(game, number).buildings[building_kind(CRANE)]
        )
    return monastery_points(game, number, monastery)


def colours_covered(seat):
    """Return how many colours have all their spaces covered."""
    colours: i32 = 0
    colour: i32
    for colour in range(COLOURS):
        colours += seat.left_in_colour[colour] == 0
    return colours
