"""Burgundy as a Position: the contract of all games, and what a record or a view needs to see of
the state."""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import cell_of, tile_of
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import FIRST_CELL, LAYOUT
from cython.cimports.burgundy_qt.rules.burgundy.final_scoring import place_of, score_end
from cython.cimports.burgundy_qt.rules.burgundy.legal import list_actions
from cython.cimports.burgundy_qt.rules.burgundy.market import goods_of_phase
from cython.cimports.burgundy_qt.rules.burgundy.modules.solo_game import share_of_win
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import (
    nearness,
    points_together,
    standing_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.offers import cells_for, silver_for, workers_for
from cython.cimports.burgundy_qt.rules.burgundy.placement import place
from cython.cimports.burgundy_qt.rules.burgundy.raw_state import raw_seat, raw_state, restore
from cython.cimports.burgundy_qt.rules.burgundy.set_up import (
    begin_if_chosen,
    choose_start,
    deal,
    deal_routes,
    deal_shields,
    estates_to_deal,
    next_to_choose,
    prepare,
    shuffle_goods,
    shuffle_stacks,
    take_start,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    acting,
    free_state,
    keeper_of,
    new_state,
    order_of_seats,
    owners,
    partner_of,
    seat_of,
    state_bytes,
)
from cython.cimports.burgundy_qt.rules.burgundy.tiles import KINDS
from cython.cimports.burgundy_qt.rules.burgundy.turns import begin_phase, carry_out, roll
from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
    u32,
    u64,
)

from burgundy_qt.rules.burgundy.catalogue import castle_cells
from burgundy_qt.rules.errors import InvalidArgument, whole, wholes
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS, Position

FACES = NUMBERED = range(1, 7)
"""The faces of a die; also the depots that have a number."""
ESTATES = range(1, 23)
"""The layouts of one seat's estates, of both editions."""


class BurgundyPosition(Position):
    """A game of Burgundy. Actions are the packed ints of actions.pxd; names.py turns them into the
    protocol's objects.

    `players` 2..4, or 1 with SOLO; `seed` 0..2**53-1; `set_up` one of FIXED, OPEN, SECRET; for
    FIXED `estates` has a layout for each seat and `castles` a cell for each, or -1 where the seat
    chooses; `edition` and the set of `modules` as in the header of the state; `target` the points
    that bring a castle's action first in the solo game. Call `begin` before anything else; without
    arguments it is empty room for a copy. Raises InvalidArgument.
    """

    def __init__(
        self,
        players: object = 2,
        seed: object = 0,
        set_up: object = state.FIXED,
        estates=(),
        castles=(),
        edition: object = state.OF_2011,
        modules: object = 0,
        target: object = state.USUAL_TARGET,
    ):
        number: i32
        Position.__init__(self)
        check_request(players, set_up, edition, modules, target)
        check_starts(players, estates, castles)
        whole("seed", seed, KEYS)
        self.game = new_state()
        self.memory = self.game
        self.memory_bytes = state_bytes()
        self.seats = players
        self.game.players = players
        self.game.set_up = set_up
        self.game.edition = edition
        self.game.modules = modules
        self.game.target = target
        deal(self.game, seed)
        self.counted = array(KINDS)
        for number in range(len(estates)):
            seat_of(self.game, number).estate = estates[number]
            if castles[number] >= 0:
                take_start(self.game, number, estates[number], castles[number])

    def __dealloc__(self):
        free_state(self.game)

    def begin(self) -> None:
        """Seat the players, prepare the game, and go on to the first decision or chance."""
        prepare(self.game)
        has_supplies: i32 = 0 if self.game.prepared_late or next_to_choose(self.game) < 0 else 1
        record_event(self.game.journal, state.SEATING, order_of_seats(self.game), has_supplies, 0)
        begin_if_chosen(self.game)

    # The contract of Position.

    def waiting(self):
        if self.game.stage == state.OVER:
            return 0
        if self.game.stage != state.CHOOSING_STARTS:
            return single_bit(acting(self.game))
        if self.game.set_up != state.SECRET:
            return single_bit(next_to_choose(self.game))
        return self.without_start()

    def without_start(self):
        """Return the set of seats that have not chosen their start yet."""
        number: i32
        seats: u32 = 0
        for number in range(self.seats):
            if not seat_of(self.game, number).chosen:
                seats |= single_bit(number)
        return seats

    def is_secret(self):
        return self.game.stage == state.CHOOSING_STARTS and self.game.set_up == state.SECRET

    def list_legal(self, seat, actions):
        return list_actions(self.game, seat, actions)

    def act(self, seat, action):
        if self.game.stage == state.CHOOSING_STARTS:
            choose_start(self.game, seat, action)
        else:
            carry_out(self.game, seat, action)

    def at_chance_node(self):
        return self.game.chance != state.NO_CHANCE

    def draw(self):
        if self.game.chance == state.REFILL:
            begin_phase(self.game)
        else:
            roll(self.game)

    def determinize(self, seat, key):
        stack: i32
        unseen_goods: i32 = first_unseen_good(self.game)
        self.game.key = key
        for stack in range(state.STACKS):
            sort(self.game.stack, self.game.drawn[stack], self.game.stack_end[stack], self.counted)
        shuffle_stacks(self.game)
        sort(self.game.goods, unseen_goods, state.GOODS, self.counted)
        shuffle_goods(self.game, unseen_goods)
        if self.game.stage == state.CHOOSING_STARTS and self.game.prepared_late:
            deal_routes(self.game)
            deal_shields(self.game)
        if self.is_secret():
            self.determinize_choices(seat, key)

    def determinize_choices(self, seat, key):
        """Draw again, in the secret set-up, what the others may have chosen: any of their
        choices."""
        number: i32
        chosen: i32
        for number in range(self.seats):
            if number != seat and seat_of(self.game, number).chosen:
                chosen = self.list_legal(number, self.offered)
                chosen = self.offered[random_below(chosen, random_bits(key, 3200 + number))]
                take_start(
                    self.game, number, LAYOUT[self.game.edition][tile_of(chosen)], cell_of(chosen)
                )

    def points(self, seat):
        return seat_of(self.game, seat).points

    def bot_score(self, seat):
        return standing_of(self.game, seat)

    def lead(self, seat):
        if self.game.modules & state.TEAM:
            return points_together(self.game, seat) - points_together(
                self.game, (seat + 1) % state.SEATS
            )
        if self.game.modules & state.SOLO:
            return nearness(self.game)
        return Position.lead(self, seat)

    def win_shares(self, shares):
        number: i32
        if self.game.modules & state.SOLO:
            shares[0] = share_of_win(self.game)
            return
        for number in range(self.seats):
            shares[number] = 1.0 if place_of(self.game, number) == 1 else 0.0

    # What a record gives instead of the key. Raises InvalidArgument, and then nothing has changed.

    def prepare_late(self) -> None:
        """Choose the starts before goods, routes and shields are known, as in the rules before
        version 3. Call it before `begin`."""
        self.game.prepared_late = 1

    def give_order(self, first: object) -> None:
        """Let seat `first` act first; the others follow clockwise. Call it before `begin`."""
        at: i32
        begins: i32 = self.checked_seat(first)
        for at in range(self.seats):
            self.game.order[at] = (begins + at) % self.seats

    def give_dealt(self, number: object, first: object, second: object) -> None:
        """Set the two estates dealt to a seat. Call it before `begin`."""
        seat: i32 = self.checked_seat(number)
        dealt = [whole("dealt", one, ESTATES) for one in (first, second)]
        for one in dealt:
            if not has_bit(estates_to_deal(self.game), one):
                raise InvalidArgument(f'"dealt" has estate {one}, which is not dealt in this game')
        seat_of(self.game, seat).dealt[0] = dealt[0]
        seat_of(self.game, seat).dealt[1] = dealt[1]

    def give_shields(self, depot: object, shields) -> None:
        """Set the shields beside depots 1 to 6, in this order; the first call removes those of the
        seed. Call it before `begin`."""
        shield: i32
        place: i32 = whole("depot", depot, NUMBERED)
        given = wholes("shields", shields, range(1, state.SHIELD_NUMBERS))
        for shield in range(state.SHIELD_NUMBERS if place == 1 else 0):
            self.game.shield_at[shield] = 0
        for one in given:
            self.game.shield_at[one] = place

    def shields_beside(self, depot: object) -> list[int]:
        """Return the shields beside a numbered depot."""
        place: i32 = whole("depot", depot, NUMBERED)
        return [
            shield for shield in range(state.SHIELD_NUMBERS) if self.game.shield_at[shield] == place
        ]

    def give_goods(self, first: object, goods) -> bool:
        """Set the goods from index `first` of the row on; return False if the rest of the row does
        not have them."""
        at: i32 = whole("first", first, range(state.GOODS + 1))
        for good in wholes("goods", goods, range(1, state.TYPES)):
            if not bring_forward(self.game.goods, at, state.GOODS, good):
                return False
            at += 1
        return True

    def give_tiles(self, stack: object, tiles) -> bool:
        """Set the tiles that a stack gives next; return False if it does not have them."""
        number: i32 = whole("stack", stack, range(state.STACKS))
        at: i32 = self.game.drawn[number]
        for tile in wholes("tiles", tiles, range(1, KINDS)):
            if not bring_forward(self.game.stack, at, self.game.stack_end[number], tile):
                return False
            at += 1
        return True

    def give_route(self, number: object, tiles) -> bool:
        """Set the trade route tiles of a seat; return False if others have them. Call it seat by
        seat from 0 on, before `begin`."""
        route = wholes("route", tiles, range(1, state.ROUTE_TILES + 1))
        at: i32 = self.checked_seat(number) * len(route)
        for tile in route:
            if not bring_forward(self.game.route_tiles, at, state.ROUTE_TILES, tile):
                return False
            at += 1
        return True

    def give_roll(self, dice, white: object) -> None:
        """Set the faces of the next roll: two for each seat, and the shared die's."""
        number: i32
        shared: i32 = whole("white", white, FACES)
        if not isinstance(dice, (list, tuple)) or len(dice) != self.seats:
            raise InvalidArgument(f'"dice" is {dice!r}, but must be a pair for each seat')
        faces = [wholes("dice", pair, FACES, 2) for pair in dice]
        for number in range(self.seats):
            self.game.given_dice[number][0] = faces[number][0]
            self.game.given_dice[number][1] = faces[number][1]
        self.game.given_white = shared

    # For Python callers.

    def edition(self) -> int:
        """Return the edition that is played, as the header of the state numbers them."""
        return self.game.edition

    def opponents(self, seat: object) -> list[int]:
        """Return the other seats, or those of the other team."""
        own: i32 = self.checked_seat(seat)
        partner = (own + 2) % state.SEATS if self.game.modules & state.TEAM else own
        return [other for other in range(self.seats) if other not in (own, partner)]

    def counts(self) -> str:
        """Return the unit of the standings."""
        if self.game.modules & state.TEAM:
            return "team points"
        return "cells" if self.game.modules & state.SOLO else "points"

    def modules(self) -> int:
        """Return the set of modules that are played with, in the bits of that header."""
        return self.game.modules

    def refill_waits(self) -> bool:
        """Return whether the next chance is a phase's refill."""
        return self.game.chance == state.REFILL

    def score_the_end(self) -> None:
        """Score the end of the game now, even if the game goes on; only for a throwaway copy."""
        score_end(self.game)

    def spaces_for(self, number: object, tile: object) -> list[int]:
        """Return the cells of a seat's estate, in a team game of both halves, on which a tile may
        be placed now, whatever their number."""
        kept: i32 = self.checked_seat(number)
        placed: i32 = whole("tile", tile, range(1, KINDS))
        found = spaces_of(seat_of(self.game, kept), placed)
        if self.game.modules & state.TEAM:
            found += spaces_of(seat_of(self.game, partner_of(kept)), placed)
        return sorted(found)

    def place_now(self, number: object, tile: object, cell: object) -> None:
        """Place a tile on one of `spaces_for`, as if it was in the seat's storage; only for a
        throwaway copy, to see what it brings."""
        owner: i32 = self.checked_seat(number)
        home: i32 = owner
        if type(cell) is not int or cell not in self.spaces_for(number, tile):
            raise InvalidArgument(f'"cell" is {cell!r}, but tile {tile!r} cannot be placed there')
        at: i32 = cell
        placed: i32 = tile
        if self.game.modules & state.TEAM:
            home = keeper_of(owner, at)
        place(self.game, owner, home, placed, at - FIRST_CELL[seat_of(self.game, home).estate])

    def start_journal(self) -> None:
        """Record in a journal what happens from now on."""
        self.game.journal = self.journal

    def price(self, seat: object, action: object) -> tuple[int, int]:
        """Return the workers and the silver that a legal action of the seat costs. Raises
        IllegalAction for any other action."""
        payer: i32 = self.checked_seat(seat)
        chosen: i32 = self.checked_action(action, payer)
        return workers_for(self.game, seat_of(self.game, payer), chosen), silver_for(chosen)

    def places(self) -> list[int]:
        """Return the seats' places at the end, 1 for the winner."""
        return [place_of(self.game, number) for number in range(self.seats)]

    def raw(self) -> dict:
        """Return the whole state as numbers, hidden parts included: for views and comparisons,
        never for a search."""
        return raw_state(self.game)

    def raw_seat(self, number: object) -> dict:
        """Return a seat's part of `raw`."""
        return raw_seat(seat_of(self.game, self.checked_seat(number)))

    @staticmethod
    def from_raw(raw: dict):
        """Return the position that `raw` describes, without a journal: a made-up one for tests and
        studies.

        Sets and counts that follow from the rest are worked out, not read. Nothing is checked, so
        never use it for data from outside.
        """
        position: BurgundyPosition = BurgundyPosition(
            raw["players"],
            raw["key"],
            raw["set_up"],
            edition=raw["edition"],
            modules=raw["modules"],
        )
        restore(position.game, raw)
        return position


def spaces_of(seat, tile):
    """Return the cells of a seat's board on which a tile may be placed now."""
    cells: u64 = cells_for(seat, tile)
    found = []
    while cells:
        found.append(FIRST_CELL[seat.estate] + lowest_bit(cells))
        cells &= cells - 1
    return found


def check_request(players, set_up, edition, modules, target):
    """Raise InvalidArgument for a game that is impossible."""
    whole("edition", edition, range(state.EDITIONS))
    whole("modules", modules, range(2 * state.SOLO))
    whole("set_up", set_up, range(state.SECRET + 1))
    whole("target", target, range(128))
    if modules & state.SOLO:
        whole("players", players, range(1, 2))
    else:
        whole(
            "players", players, range(state.SEATS if modules & state.TEAM else 2, state.SEATS + 1)
        )


def check_starts(players, estates, castles):
    """Raise InvalidArgument if the estates and start castles are not one of each for every seat, or
    a castle cannot be there."""
    if not len(estates) and not len(castles):
        return
    wholes("estates", estates, ESTATES, players)
    for estate, castle in zip(estates, castles, strict=True):
        if type(castle) is not int or castle not in (-1, *castle_cells(estate)):
            raise InvalidArgument(
                f'"castles" has {castle!r}, but no castle of estate {estate} is there'
            )


def first_unseen_good(game):
    """Return the index of the first goods that nobody has seen: those of later phases and the
    unused ones."""
    if game.stage == state.CHOOSING_STARTS:
        return 0 if game.prepared_late else 3 * owners(game)
    return goods_of_phase(game) + (0 if game.chance == state.REFILL else state.ROUNDS)


def sort(row, first, end, counted):
    """Sort row[first:end] in ascending order, so that a shuffle depends on nothing hidden;
    `counted` is 0 before and after."""
    at: i32
    value: i32
    for at in range(first, end):
        counted[row[at]] += 1
    at = first
    for value in range(KINDS if at < end else 0):
        while counted[value]:
            row[at] = value
            at += 1
            counted[value] -= 1


def bring_forward(row, first, end, wanted):
    """Swap the first `wanted` of row[first:end] to row[first]; return 0 if there is none."""
    at: i32
    for at in range(first, end):
        if row[at] == wanted:
            row[at] = row[first]
            row[first] = wanted
            return 1
    return 0
