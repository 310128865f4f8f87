"""What a network sees of a position of Carcassonne: rows by number (feature_rows.pxd). Only the
order of the pile is hidden, and no row depends on it."""

import math

from cython.cimports.burgundy_qt.ai.games.carcassonne import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.carcassonne.feature_rows import VERSION
from cython.cimports.burgundy_qt.ai.games.carcassonne.lot_values import (
    auction_lead,
    look_at_tiles,
    tile_of,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.map_potential import (
    look,
    most_on,
    sort_of,
    when_complete,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.map_summary import (
    CITIES,
    EIGHTHS,
    FIELDS,
    MONASTERIES_TAKEN,
    ROADS,
    SORTS,
    held_by,
    own_picture,
    state_of,
)
from cython.cimports.burgundy_qt.ai.games.carcassonne.table_features import list_table
from cython.cimports.burgundy_qt.ai.networks.floats import at_least
from cython.cimports.burgundy_qt.rules.carcassonne.state import DRAWING, OPENING, OVER, meeples_of
from cython.cimports.burgundy_qt.rules.core import i32, u32

from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.carcassonne.carcassonne_position import CarcassonnePosition

# A seat: its possessions on and beside the map, and how far the viewer is ahead of it.


SPREAD = [round(4 * math.sqrt(left + 1)) for left in range(84)] + [40] * 428


def list_seat(game, picture, seat, start, rows, n):
    """List a seat's possessions."""
    n = list_sums(held_by(picture, seat), start, rows, n)
    n = list_features(game, picture, seat, start, rows, n)
    return list_means(game, picture, seat, start, rows, n)


def list_sums(holding, start, rows, n):
    """List points now and expected, by sort and together."""
    hope: i32 = (
        holding.hope[CITIES]
        + holding.hope[ROADS]
        + holding.hope[MONASTERIES_TAKEN]
        + holding.hope[FIELDS]
        + holding.castle_hope
    )
    n = at_least(holding.now[CITIES] // 2, 12, start + row.CITIES_NOW_AT, rows, n)
    n = at_least(holding.now[ROADS] // 2, 8, start + row.ROADS_NOW_AT, rows, n)
    n = at_least(holding.now[MONASTERIES_TAKEN] // 3, 8, start + row.MONASTERIES_NOW_AT, rows, n)
    n = at_least(holding.now[FIELDS] // 3, 14, start + row.FIELDS_NOW_AT, rows, n)
    n = at_least(holding.hope[CITIES] // 12, 12, start + row.CITIES_HOPE_AT, rows, n)
    n = at_least(holding.hope[ROADS] // 8, 6, start + row.ROADS_HOPE_AT, rows, n)
    n = at_least(holding.hope[MONASTERIES_TAKEN] // 16, 8, start + row.MONASTERIES_HOPE_AT, rows, n)
    n = at_least(holding.hope[FIELDS] // 12, 12, start + row.FIELDS_HOPE_AT, rows, n)
    n = at_least(hope // EIGHTHS, 36, start + row.HOPE_AT, rows, n)
    n = at_least(hope % EIGHTHS, EIGHTHS - 1, start + row.HOPE_EIGHTHS_AT, rows, n)
    n = at_least(holding.stuck, 5, start + row.STUCK_AT, rows, n)
    n = at_least(holding.standing, 3, start + row.STANDING_AT, rows, n)
    n = at_least(holding.castle_hope // EIGHTHS, 12, start + row.CASTLE_HOPE_AT, rows, n)
    n = at_least(holding.exposed // 2, 8, start + row.EXPOSED_AT, rows, n)
    return at_least(holding.exposed_field // 3, 8, start + row.FIELD_EXPOSED_AT, rows, n)


def hope_of(picture, seat):
    """Return the expected points of a seat's possessions in eighths, its tile included."""
    sort: i32
    holding = held_by(picture, seat)
    hope: i32 = holding.castle_hope + holding.tile
    for sort in range(SORTS):
        hope += holding.hope[sort]
    return hope


def now_of(game, picture, seat):
    """Return a seat's points if the game ended now."""
    sort: i32
    holding = held_by(picture, seat)
    points: i32 = game.seats[seat].points
    for sort in range(SORTS):
        points += holding.now[sort]
    return points


def list_features(game, picture, seat, start, rows, n):
    """List a row or two for each feature with a meeple of the seat."""
    at: i32
    root: i32
    lead: i32
    chance: i32
    for at in range(picture.number_taken):
        root = picture.taken[at]
        if meeples_of(game.nodes[root].meeples, seat) == 0:
            continue
        lead = lead_on(game, root, seat)
        if sort_of(game, root) != FIELDS and game.nodes[root].open == 0:
            continue
        if lead == row.LOST and sort_of(game, root) != FIELDS:
            rows[n] = start + row.LOST_AT + sort_of(game, root)
        else:
            rows[n] = start + row_of_feature(game, picture, root, lead)
        n += 1
        if sort_of(game, root) == CITIES and lead != row.LOST:
            chance = min(3, (picture.chance[root] + 63) // 64)
            rows[n] = (
                start
                + row.CHANCES_AT
                + 4 * chance
                + min(3, (when_complete(game, picture, root) - 1) // 5)
            )
            n += 1
    return n


def row_of_feature(game, picture, root, lead):
    """Return the row of a feature by its state."""
    sort: i32 = sort_of(game, root)
    if sort == FIELDS:
        return (
            row.FIELDS_AT
            + 8 * lead
            + min(7, (picture.now[root] + picture.hope[root] // EIGHTHS) // 3)
        )
    if sort == MONASTERIES_TAKEN:
        return row.OPEN_MONASTERIES_AT + (0 if picture.chance[root] == 0 else game.nodes[root].open)
    if sort == ROADS:
        return (
            row.OPEN_ROADS_AT
            + 3 * (picture.cells[root] > 1)
            + min(2, (game.nodes[root].tiles - 1) // 2)
        )
    return row_of_city(game, picture, root, lead)


def row_of_city(game, picture, root, lead):
    """Return the same for an open city."""
    cells: i32 = min(4, max(1, picture.cells[root])) - 1
    if lead == row.SHARED:
        return row.SHARED_CITIES_AT + cells
    return row.OPEN_CITIES_AT + 4 * cells + min(3, (game.nodes[root].tiles - 1) // 2)


def lead_on(game, root, seat):
    """Return the standing of a seat on a feature among others."""
    meeples: u32 = game.nodes[root].meeples
    own: i32 = meeples_of(meeples, seat)
    others: i32 = most_on(game, meeples & ~(15 << 4 * seat))
    if others == 0:
        return row.ALONE
    if own > others:
        return row.AHEAD
    return row.SHARED if own == others else row.LOST


def list_means(game, picture, seat, start, rows, n):
    """List a seat's possessions beside the map."""
    tile: i32 = tile_of(game, seat)
    meeples: i32 = game.seats[seat].meeples
    rows[n] = start + row.MEEPLES_AT + meeples
    rows[n + 1] = start + row.MEEPLES_LATE_AT + 8 * time_of(game) + meeples
    n += 2
    n = at_least(game.seats[seat].bridges, 3, start + row.BRIDGES_AT, rows, n)
    n = at_least(game.seats[seat].castles, 3, start + row.CASTLES_AT, rows, n)
    if tile >= 0:
        rows[n] = start + row.TILE_AT + tile
        n += 1
        n = at_least(held_by(picture, seat).tile // EIGHTHS, 16, start + row.TILE_WORTH_AT, rows, n)
    return n


def time_of(game):
    """Return the stretch of the game, the last ones short."""
    if game.pile >= 32:
        return row.TIMES - 1 if game.pile >= 52 else row.TIMES - 2
    if game.pile >= 12:
        return row.TIMES - 3 if game.pile >= 20 else row.TIMES - 4
    if game.pile >= 4:
        return row.TIMES - 5 if game.pile >= 8 else row.TIMES - 6
    return row.TIMES - 7 if game.pile >= 2 else 0


def list_lead(game, picture, viewer, seat, start, rows, n):
    """List by how much the viewer is ahead of another seat: now, in all, and relative to the points
    that may still come."""
    now: i32 = now_of(game, picture, viewer) - now_of(game, picture, seat)
    hope: i32 = (
        hope_of(picture, viewer)
        - hope_of(picture, seat)
        + auction_lead(game, picture, viewer, seat)
    )
    lead: i32 = now + (hope + 200 * EIGHTHS) // EIGHTHS - 200
    spread: i32 = SPREAD[game.pile]
    n = at_least((lead + 48) // 2, 48, start + row.LEAD_AT, rows, n)
    n = at_least((now + 48) // 4, 24, start + row.NOW_LEAD_AT, rows, n)
    rows[n] = start + row.RELATIVE_AT + min(24, max(0, (8 * lead + 12 * spread) // spread))
    return n + 1


OWN_POINTS = 0.003
"""A value that loses no win (docs/bots.md)."""


class CarcassonneFeatures(Features):
    """The features of Carcassonne for a number of seats, base game and modules alike."""

    def __init__(self, seats: int):
        Features.__init__(
            self,
            "carcassonne",
            CarcassonnePosition,
            seats,
            seats * row.SEAT_ROWS + row.TABLE_ROWS,
            row.HORIZON_STEPS,
            VERSION,
            unit=row.UNIT,
            own_points=OWN_POINTS,
        )

    def describes(self, position):
        return state_of(position).stage != OVER

    def at_horizon_step(self, position):
        """Return whether a tile is to be drawn, or those of a bazaar. Between its auction and its
        last turn no position is judged: the worth of a tile shows when it is placed."""
        game = state_of(position)
        return game.stage == DRAWING or (game.stage == OPENING and game.on_table == 0)

    def list_block(self, position, viewer, block, rows, n):
        """List a block; all blocks share one look at the map."""
        seat: i32
        at: i32
        start: i32
        game = state_of(position)
        picture = own_picture()
        look(game, picture)
        look_at_tiles(game, picture)
        for at in range(self.seats):
            seat = (viewer + at) % self.seats
            start = at * row.SEAT_ROWS
            n = list_seat(game, picture, seat, start, rows, n)
            if at:
                n = list_lead(game, picture, viewer, seat, start, rows, n)
        return list_table(game, picture, viewer, self.seats * row.SEAT_ROWS, rows, n)

    def reached(self, position, viewer, seat):
        """Return a seat's points if the game ended now."""
        picture = own_picture()
        look(state_of(position), picture)
        return now_of(state_of(position), picture, seat)

    def reach(self, position, viewer, points):
        """Write the same for every seat, by the look at the map that listed the rows."""
        seat: i32
        picture = own_picture()
        for seat in range(self.seats):
            points[seat] = now_of(state_of(position), picture, seat)

    def lead(self, points, seat):
        """Return by how many usual margins a seat leads the best other."""
        other: i32
        best: float = -1000.0
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / row.USUAL_MARGIN
