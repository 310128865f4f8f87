"""What a network sees of a position of the Dice Game: rows by number (feature_rows.pxd), nothing
hidden among them.

A seat that has marked sees its sheet with its marks, as after the reveal; one that has still to
mark sees the table as before the roll. So all judged positions are like those learnt between the
rounds.
"""

from cython.cimports.burgundy_qt.ai.games.dice import feature_rows as row
from cython.cimports.burgundy_qt.ai.games.dice.feature_rows import (
    VERSION,
    has_chosen,
    own_sheet,
    same_sheet,
    state_in,
    state_of,
)
from cython.cimports.burgundy_qt.ai.networks.floats import at_least, list_set
from cython.cimports.burgundy_qt.rules.core import bit_count, i32, lowest_bit, u64
from cython.cimports.burgundy_qt.rules.dice import state
from cython.cimports.burgundy_qt.rules.dice.rounds import value_of
from cython.cimports.burgundy_qt.rules.dice.sheet_arrays import (
    CELLS_OF,
    COLOUR_AT,
    COLOUR_POINTS,
    REGION_AT,
    REGION_CELLS,
)
from cython.cimports.burgundy_qt.rules.dice.state import (
    boxes_of_a_track,
    choice_of,
    points_on,
    sheet_of,
)

from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.rules.dice import sheets
from burgundy_qt.rules.dice.dice_position import DicePosition


def region_starts() -> list[list[int]]:
    """Return a start by sheet and region: add the cells left (1 or more) for the number of the
    region's row."""
    rows = []
    for at, letter in enumerate(sheets.LETTERS):
        total, starts = state.CELLS * at - 1, []
        for cells in sheets.regions(letter):
            starts.append(total)
            total += len(cells)
        rows.append(starts + [0] * (state.REGIONS - len(starts)))
    return rows


def castles() -> list[list[int]]:
    """Return by sheet and bonus the region of the castle that shows it."""
    return [[castle_with(letter, bonus) for bonus in sheets.BONUSES] for letter in sheets.LETTERS]


def castle_with(letter: str, bonus: str) -> int:
    cell = sheets.hexes(letter).index(f"castle:{bonus}")
    return sheets.regions(letter).index([cell])


REGION_STARTS = region_starts()  # by sheet and region
CASTLES = castles()  # by sheet and bonus: a region

HORIZON_STEPS = 30


class DiceFeatures(Features):
    """The features of the Dice Game for a number of seats. A solo player plays for points alone,
    and the share of the win is that of the seat and of the game as its opponent."""

    def __init__(self, seats: int):
        rows = row.OWN_ROWS + (seats - 1) * row.OTHER_ROWS + row.TABLE_ROWS
        Features.__init__(
            self,
            "burgundy-dice",
            DicePosition,
            seats,
            rows,
            HORIZON_STEPS,
            VERSION,
            seats + 1,
            sides=max(2, seats),
            only_points=seats == 1,
        )

    def describes(self, position):
        return (
            state_of(position).stage == state.MARKING or state_of(position).stage == state.ROLLING
        )

    def at_horizon_step(self, position):
        """Return whether all have marked, and the next dice are not rolled."""
        return state_of(position).stage == state.ROLLING

    def is_certain(self, position):
        """Return whether the dice of the last round are known, and no other seat marks."""
        return position.seats == 1 and dice_are_last(state_of(position))

    def list_block(self, position, viewer, block, rows, n):
        """List a block: a seat, counted from the viewer, or the table."""
        if block == 0:
            return list_own(state_of(position), viewer, rows, n)
        if block < self.seats:
            return list_other(
                state_of(position),
                viewer,
                (viewer + block) % self.seats,
                row.OWN_ROWS + (block - 1) * row.OTHER_ROWS,
                rows,
                n,
            )
        return list_table(
            state_of(position), viewer, row.OWN_ROWS + (self.seats - 1) * row.OTHER_ROWS, rows, n
        )

    def same_block(self, position, near, viewer, block):
        """Return whether a block is equal; another seat's rows depend on its open sheet and on how
        far the viewer is ahead of it."""
        seat: i32 = (viewer + block) % self.seats
        if block == 0 or block == self.seats:
            return 0
        return (
            same_sheet(state_of(position), state_in(near), seat)
            and points_known(state_of(position), viewer, viewer)
            == points_known(state_in(near), viewer, viewer)
            and bonuses_on(own_sheet(state_of(position), viewer))
            == bonuses_on(own_sheet(state_in(near), viewer))
        )

    def reached(self, position, viewer, seat):
        """Return a seat's points; the viewer knows its own marks before the reveal."""
        return points_known(state_of(position), viewer, seat)

    def lead(self, points, seat):
        """Return the lead; in a solo game by how many usual margins the points exceed the usual."""
        other: i32
        best: float = -1000.0
        if self.seats == 1:
            return (points[seat] - row.USUAL_ALONE) / row.USUAL_MARGIN
        for other in range(self.seats):
            if other != seat and points[other] > best:
                best = points[other]
        return (points[seat] - best) / row.USUAL_MARGIN


def dice_are_last(game):
    """Return 1 if the dice of the last round are known, else 0."""
    return (
        game.stage == state.MARKING
        and game.phase == state.PHASES - 1
        and game.boxes[game.phase] == boxes_of_a_track(game)
    )


def list_own(game, viewer, rows, n):
    """List all of the viewer's sheet."""
    sheet = own_sheet(game, viewer)
    n = list_set(sheet.marked, row.MARKED_AT + state.CELLS * game.letter, rows, n)
    n = list_set(sheet.edge, row.EDGE_AT + state.CELLS * game.letter, rows, n)
    n = list_left(game.letter, sheet, row.LEFT_AT, rows, n)
    n = list_castles(game.letter, sheet, row.CASTLES_AT, rows, n)
    n = list_set(taken_on(game.letter, sheet), row.TAKEN_AT, rows, n)
    n = at_least(bit_count(taken_on(game.letter, sheet)), 36, row.WAYS_AT, rows, n)
    n = list_set(taken_twice_on(game.letter, sheet), row.TAKEN_TWICE_AT, rows, n)
    n = list_colours(game.letter, sheet, row.COLOURS_AT, rows, n)
    n = list_held(sheet, row.HELD_AT, rows, n)
    rows[n] = row.SHEET_AT + game.letter
    n += 1
    if has_chosen(game, viewer) and not choice_of(game, viewer).is_done:
        rows[n] = row.SECOND_AT
        n += 1
    return n


def list_other(game, viewer, seat, start, rows, n):
    """List the public part of another's sheet, and how far the viewer is ahead."""
    ahead: i32
    more: i32
    sheet = sheet_of(game, seat)
    n = list_left(game.letter, sheet, start + row.OTHER_LEFT_AT, rows, n)
    n = at_least(
        bit_count(taken_on(game.letter, sheet)) // 3, 12, start + row.OTHER_WAYS_AT, rows, n
    )
    n = list_colours_left(game.letter, sheet, start + row.OTHER_COLOURS_AT, rows, n)
    n = list_held(sheet, start + row.OTHER_HELD_AT, rows, n)
    ahead = points_known(game, viewer, viewer) - points_known(game, viewer, seat)
    more = bonuses_on(own_sheet(game, viewer)) - bonuses_on(sheet)
    rows[n] = start + row.AHEAD_AT + max(0, min(40, ahead + 20))
    n = at_least((ahead + 36) // 6, 11, start + row.LEAD_AT, rows, n + 1)
    return at_least(more + 5, 9, start + row.MORE_HELD_AT, rows, n)


def list_table(game, viewer, start, rows, n):
    """List time, the values of the colours, and whether others still hide their marks."""
    n = list_time(game, viewer, start, rows, n)
    n = list_open(game, start + row.OPEN_AT, rows, n)
    if game.players > 1 and has_chosen(game, viewer):
        rows[n] = start + row.HIDDEN_AT
        n += 1
    return n


def list_left(letter, sheet, start, rows, n):
    """List regions that are not complete, by cells left."""
    region: i32
    left: i32
    for region in range(state.REGIONS):
        left = bit_count(REGION_CELLS[letter][region] & ~sheet.marked)
        if left:
            rows[n] = start + REGION_STARTS[letter][region] + left
            n += 1
    return n


def list_castles(letter, sheet, start, rows, n):
    """List how many numbers each unmarked castle takes."""
    bonus: i32
    region: i32
    for bonus in range(state.BONUSES):
        region = CASTLES[letter][bonus]
        if REGION_CELLS[letter][region] & ~sheet.marked:
            n = at_least(bit_count(sheet.fits[region]), 4, start + 16 * letter + 4 * bonus, rows, n)
    return n


def taken_on(letter, sheet):
    """Return the set of marks for open hexes: a colour and a number, eight numbers a colour."""
    cell: i32
    fits: u64
    taken: u64 = 0
    edge: u64 = sheet.edge
    while edge:
        cell = lowest_bit(edge)
        edge &= edge - 1
        fits = sheet.fits[REGION_AT[letter][cell]]
        taken |= fits << (8 * COLOUR_AT[letter][cell])
    return taken


def taken_twice_on(letter, sheet):
    """Return those of these for more than one hex."""
    cell: i32
    fits: u64
    once: u64 = 0
    again: u64 = 0
    edge: u64 = sheet.edge
    while edge:
        cell = lowest_bit(edge)
        edge &= edge - 1
        fits = sheet.fits[REGION_AT[letter][cell]]
        fits <<= 8 * COLOUR_AT[letter][cell]
        again |= once & fits
        once |= fits
    return again


def cells_left(letter, sheet, colour):
    """Return the unmarked cells of a colour."""
    return bit_count(CELLS_OF[letter][colour] & ~sheet.marked)


def list_colours(letter, sheet, start, rows, n):
    """List the cells left of each colour."""
    colour: i32
    for colour in range(state.COLOURS):
        n = at_least(cells_left(letter, sheet, colour), 9, start + 9 * colour, rows, n)
    return n


def list_colours_left(letter, sheet, start, rows, n):
    """List the same, one row for each colour that is not complete."""
    colour: i32
    for colour in range(state.COLOURS):
        if cells_left(letter, sheet, colour):
            rows[n] = start + 9 * colour + cells_left(letter, sheet, colour) - 1
            n += 1
    return n


def list_held(sheet, start, rows, n):
    """List the bonuses that are left."""
    bonus: i32
    for bonus in range(state.BONUSES):
        n = at_least(sheet.left[bonus], row.MOST_HELD, start + row.MOST_HELD * bonus, rows, n)
    return n


def list_time(game, viewer, start, rows, n):
    """List the boxes crossed when the viewer marks next."""
    passed: i32 = boxes_passed(game, viewer)
    rows[n] = start + row.TIME_AT + passed
    return at_least(passed, row.MOST_BOXES, start + row.PASSED_AT, rows, n + 1)


def boxes_passed(game, viewer):
    """Return the boxes crossed on all three tracks, ten boxes each: a full track is passed; the
    dice of a round in which the viewer has still to mark are left out."""
    boxes: i32 = game.boxes[game.phase]
    if game.stage == state.MARKING and not has_chosen(game, viewer):
        boxes -= 1 if game.players == 1 else game.roll.hourglasses
    if boxes >= boxes_of_a_track(game):
        boxes = state.TRACK
    return state.TRACK * game.phase + max(0, boxes)


def list_open(game, start, rows, n):
    """List the value of each colour for the next seat to complete it."""
    colour: i32
    for colour in range(state.COLOURS):
        if value_of(game, colour) != state.GONE:
            rows[n] = start + 2 * colour + (value_of(game, colour) != state.FIRST)
            n += 1
    return n


def points_known(game, viewer, seat):
    """Return the points of a seat as the viewer knows them: its own marks count before the reveal,
    with the colours that they complete."""
    colour: i32
    points: i32
    if seat != viewer or not has_chosen(game, seat):
        return points_on(sheet_of(game, seat))
    sheet = own_sheet(game, seat)
    points = points_on(sheet)
    for colour in range(state.COLOURS):
        if (
            not sheet.values[colour]
            and value_of(game, colour) != state.GONE
            and CELLS_OF[game.letter][colour] & ~sheet.marked == 0
        ):
            points += COLOUR_POINTS[colour][value_of(game, colour)]
    return points


def bonuses_on(sheet):
    """Return the bonuses of all kinds that are left."""
    bonus: i32
    held: i32 = 0
    for bonus in range(state.BONUSES):
        held += sheet.left[bonus]
    return held
