"""Drawing tiles. Nobody knows the order of the pile, so it is kept as a number of each kind, and
the key says which comes next; unless an order was asked for. (ruling 24)"""

from cython.cimports.burgundy_qt.rules.carcassonne.state import KINDS, TILE_AT
from cython.cimports.burgundy_qt.rules.core import i32, random_below, random_bits


def unseen_tiles(game):
    """How many tiles nobody has seen; where the pile was shortened, more than it has."""
    kind: i32
    total: i32 = 0
    for kind in range(KINDS):
        total += game.unseen[kind]
    return total


def next_tile(game):
    """The next tile of a pile that is not empty."""
    kind: i32 = drawn_kind(game)
    game.given.tile = 0
    game.unseen[kind] -= 1
    game.pile -= 1
    game.drawn += 1
    return kind


def drawn_kind(game):
    """Which it is: what a replay says, else the order asked for, else the key."""
    kind: i32 = 0
    at: i32
    if game.given.tile:
        return game.given.tile - 1
    if game.drawn < game.ordered:
        return game.order[game.drawn]
    at = random_below(unseen_tiles(game), random_bits(game.key, TILE_AT + game.drawn))
    while at >= game.unseen[kind]:
        at -= game.unseen[kind]
        kind += 1
    return kind
