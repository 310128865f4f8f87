"""Castles: towns that their owners do not score, and the features that complete them later.
("Castles"; rulings 14 to 18)"""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.actions import (
    CLAIM_CAPS,
    CLAIM_WAYS,
    CLAIMS,
    REACH,
)
from cython.cimports.burgundy_qt.rules.carcassonne.features import (
    has_part,
    is_town,
    node_of,
    place_name,
    points_of_feature,
    segment_at_edge,
)
from cython.cimports.burgundy_qt.rules.carcassonne.scoring import gain, take_off
from cython.cimports.burgundy_qt.rules.carcassonne.state import meeples_of, tile_at
from cython.cimports.burgundy_qt.rules.core import i32, record_event


def next_town(game):
    """Find the next owner to decide about a town that the tile completed, in `deciding`; return 0
    if there is none. (ruling 18)"""
    turn: i32
    seat: i32
    at: i32
    for turn in range(game.players):
        seat = (game.turn + turn) % game.players
        if game.seats[seat].castles <= 0:
            continue
        for at in range(game.completed):
            if game.asked >> at & 1 or not is_town(game, game.done[at]):
                continue
            if meeples_of(game.nodes[game.done[at]].meeples, seat):
                game.asked |= 1 << at
                game.about = at
                game.deciding = seat
                return 1
    return 0


def found(game, seat):
    """Turn the town of the decision into a castle; the meeple stays on it."""
    edge: i32
    root: i32 = game.done[game.about]
    tile: i32 = game.nodes[root].first >> 4
    node: i32 = node_of(game, tile, game.nodes[root].first & 15)
    game.castles[game.castles_made].node = root
    game.castles[game.castles_made].seat = seat
    game.castles[game.castles_made].occupied = 1
    game.castles[game.castles_made].fresh = 1
    for edge in range(4):
        if segment_at_edge(game, tile, edge) == node:
            game.castles[game.castles_made].edge = edge
    game.castles_made += 1
    game.seats[seat].castles -= 1
    game.done[game.about] = state.NO_ROOT
    take_off(game, root)


def next_claim(game):
    """Score the castles beside complete features, round by round, up to a choice of an owner, in
    `deciding`; return 0 when all are scored. (rulings 15 and 16)"""
    castle: i32
    while True:
        castle = next_castle(game)
        if castle < 0:
            if not has_castle_scored(game):
                return 0
            game.round += 1
        elif list_offers(game, castle) == 1:
            score_castle(game, castle, game.offers[0])
        else:
            game.about = castle
            game.deciding = game.castles[castle].seat
            return 1


def next_castle(game):
    """Return the next castle to score in this round, -1 for none."""
    turn: i32
    castle: i32
    for turn in range(game.players):
        castle = castle_of_seat(game, (game.turn + turn) % game.players)
        if castle >= 0:
            return castle
    return -1


def castle_of_seat(game, seat):
    """Return a seat's first castle, by name, that a feature of this round completes; -1 for
    none."""
    castle: i32
    found_one: i32 = -1
    for castle in range(game.castles_made):
        if (
            game.castles[castle].seat == seat
            and game.castles[castle].occupied
            and not game.castles[castle].fresh
            and list_offers(game, castle) > 0
            and (
                found_one < 0
                or place_name(game, game.castles[castle].node)
                < place_name(game, game.castles[found_one].node)
            )
        ):
            found_one = castle
    return found_one


def has_castle_scored(game):
    """Return whether a castle has scored in this round."""
    castle: i32
    for castle in range(game.castles_made):
        if game.castles[castle].round == game.round:
            return 1
    return 0


def list_offers(game, castle):
    """List the features that complete a castle in this round, by name, of equal points the first,
    in `offers`; return how many."""
    at: i32
    other: i32
    before: i32
    number: i32 = 0
    kept: i32 = 0
    if game.round == 1:
        for at in range(game.completed):
            if game.done[at] != state.NO_ROOT and is_beside(game, castle, game.done[at]):
                number = by_name(game, game.done[at], number)
    else:
        for at in range(game.castles_made):
            other = game.castles[at].node
            if game.castles[at].round == game.round - 1 and is_beside(game, castle, other):
                number = by_name(game, other, number)
    for at in range(number):
        before = 0
        while before < kept and claim_worth(game, game.offers[before]) != claim_worth(
            game, game.offers[at]
        ):
            before += 1
        if before == kept:
            game.offers[kept] = game.offers[at]
            kept += 1
    return kept


def by_name(game, root, number):
    """Put a feature among the `number` in `offers`; return how many there are then."""
    at: i32 = number
    while at > 0 and place_name(game, game.offers[at - 1]) > place_name(game, root):
        game.offers[at] = game.offers[at - 1]
        at -= 1
    game.offers[at] = root
    return number + 1


def claim_worth(game, root):
    """Return the points that a castle gets for a feature: its points, or for another castle the
    points that it has scored."""
    castle: i32 = castle_on(game, root)
    return points_of_feature(game, root) if castle < 0 else game.castles[castle].worth


def castle_on(game, root):
    """Return the castle that a town has become, -1 for none."""
    castle: i32
    for castle in range(game.castles_made):
        if game.castles[castle].node == root:
            return castle
    return -1


def is_beside(game, castle, root):
    """Return whether a feature has a part in a castle's vicinity."""
    at: i32
    tile: i32
    for at in range(state.VICINITY):
        tile = tile_at(game, vicinity_cell(game, castle, at))
        if tile >= 0 and has_part(game, tile, root):
            return 1
    return 0


def vicinity_cell(game, castle, at):
    """Return one of the six cells in which a feature completes a castle: those of its town and two
    on each long side. ("Vicinity")"""
    first: i32 = game.tiles[game.nodes[game.castles[castle].node].first >> 4].cell
    step: i32 = 1 if game.castles[castle].edge == 1 else state.ROW
    side: i32 = state.ROW if game.castles[castle].edge == 1 else 1
    return first + step * (at // 3) + side * (at % 3 - 1)


def score_castle(game, castle, root):
    """Score a castle by a feature, and return its meeple."""
    seat: i32 = game.castles[castle].seat
    name: i32 = place_name(game, game.castles[castle].node)
    game.castles[castle].worth = claim_worth(game, root)
    game.castles[castle].occupied = 0
    game.castles[castle].round = game.round
    game.seats[seat].meeples += 1
    record_event(game.journal, state.CASTLE, seat, name, place_name(game, root))
    gain(game, seat, game.castles[castle].worth, state.FOR_CASTLE, name)


def end_of_turn(game):
    """Let castles made in this turn score from now on."""
    castle: i32
    for castle in range(game.castles_made):
        game.castles[castle].fresh = 0
        game.castles[castle].round = 0


# Claims as ints: a castle and the feature that completes it, both anywhere on the map. Two places
# of 84 connected tiles are never both far away: the rectangle around them and the start tile has
# sides of 83 in all at most. Only pairs of such places are numbered, and all claims fit into 31
# bits: first by the width of the rectangle, then by the columns in it, then by the rows.


def claim_of(castle, feature):
    """Return the claim of a castle for a feature, both places: 16 * the cell + the segment."""
    width: i32
    column: i32 = castle // 16 % state.ROW - state.CENTRE % state.ROW
    row: i32 = castle // 16 // state.ROW - state.CENTRE // state.ROW
    other_column: i32 = feature // 16 % state.ROW - state.CENTRE % state.ROW
    other_row: i32 = feature // 16 // state.ROW - state.CENTRE // state.ROW
    span: i32 = span_of(column, other_column)
    rank: i32 = line_rank(column, other_column)
    before: i32 = 0
    for width in range(span):
        before += (ranks_within(width) - ranks_within(width - 1)) * ranks_within(REACH - width)
    rank = before + (rank - ranks_within(span - 1)) * ranks_within(REACH - span)
    rank += line_rank(row, other_row)
    return CLAIMS + (rank * CLAIM_CAPS + castle % 16) * CLAIM_WAYS + feature % 16


def ranks_within(span):
    """Return how many pairs of numbers fit, with 0, on a line of this length."""
    return 3 * span * (span + 1) + 1 if span >= 0 else 0


def span_of(first, second):
    """Return the length of a line with 0 and two numbers on it."""
    low: i32 = min(first, second, 0)
    high: i32 = max(first, second, 0)
    return high - low


def line_rank(first, second):
    """Return the number of a pair among all pairs, those of shorter lines first."""
    span: i32 = span_of(first, second)
    rank: i32 = ranks_within(span - 1)
    if span == 0:
        return 0
    if first >= 0 and second >= 0:
        return rank + (second if first == span else span + 1 + first)
    rank += 2 * span + 1
    if first <= 0 and second <= 0:
        return rank + (-second if first == -span else span + 1 - first)
    rank += 2 * span + 1
    if first < 0:
        return rank - 2 * (first + 1)
    return rank - 2 * (second + 1) + 1


def places_of(action: int) -> tuple[int, int]:
    """Return the castle and the feature of a claim: the inverse of `claim_of`."""
    rest, feature_segment = divmod(action - CLAIMS, CLAIM_WAYS)
    rank, cap = divmod(rest, CLAIM_CAPS)
    for span in range(REACH + 1):
        lines, rows = ranks_within(span) - ranks_within(span - 1), ranks_within(REACH - span)
        if rank < lines * rows:
            break
        rank -= lines * rows
    column, row = divmod(rank, rows)
    columns, rows_at = pair_at(ranks_within(span - 1) + column), pair_at(row)
    cells = [state.CENTRE + x + state.ROW * y for x, y in zip(columns, rows_at, strict=True)]
    return 16 * cells[0] + cap, 16 * cells[1] + feature_segment


def pair_at(rank: int) -> tuple[int, int]:
    """Return the pair of numbers of a rank: the inverse of `line_rank`."""
    span = 0
    while rank >= ranks_within(span):
        span += 1
    rank -= ranks_within(span - 1)
    if span == 0:
        return 0, 0
    for sign in (1, -1):
        if rank <= 2 * span:
            pair = (span, rank) if rank <= span else (rank - span - 1, span)
            return sign * pair[0], sign * pair[1]
        rank -= 2 * span + 1
    low, is_second = -1 - rank // 2, rank % 2
    return (low + span, low) if is_second else (low, low + span)


def claim_number(castle: int, feature: int) -> int:
    """Return Python's `claim_of`. Raises ValueError for places that are too far apart, or
    impossible."""
    if castle % 16 >= CLAIM_CAPS or places_of(claim_of(castle, feature)) != (castle, feature):
        raise ValueError("no such claim")
    return int(claim_of(castle, feature))
