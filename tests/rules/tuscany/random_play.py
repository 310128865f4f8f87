"""Random games for the tests: requests of every kind, and players with preferences."""

import random
from collections import Counter
from typing import Any

from burgundy_qt.rules.game import Game
from tests.rules.tuscany import printed
from tests.rules.tuscany.from_events import Told
from tests.rules.tuscany.printed import colour_of

Action = dict[str, Any]
KINDS = [(setup, players) for players in (2, 3, 4) for setup in ("secret", "fixed")]
EACH_WITH_BOARDS = 5
EAGERNESS = 0.95


def request_of(seed: int) -> dict[str, Any]:
    """Return the kinds of game in turn; in every fifth round of them with given boards."""
    setup, players = KINDS[seed % len(KINDS)]
    asked = {"game": "tuscany", "players": players, "setup": setup, "seed": seed}
    turn = seed // len(KINDS)
    return asked | ({} if turn % EACH_WITH_BOARDS else {"boards": boards_of(turn, players)})


def boards_of(turn: int, players: int) -> list[list[str]]:
    """Return for each seat an A, a B and a C board; every board in turn."""
    return [
        [f"{kind}{1 + (turn // 4**at + seat) % 4}" for at, kind in enumerate(printed.KINDS)]
        for seat in range(players)
    ]


def any_action(told: Told, seat: int, action: Action) -> int:
    """Prefer no action."""
    return 0


def build(told: Told, seat: int, action: Action) -> int:
    """Prefer placing tiles, and collecting what that needs."""
    match action["type"]:
        case "place" | "bonus-tile":
            return 0
        case "take":
            return 1 if action["discard"] is None and told.seats[seat].fits(action["tile"]) else 2
    return {"draw": 1, "swap": 1}.get(action["type"], 2)


def cart(told: Told, seat: int, action: Action) -> int:
    """Prefer placing a taken tile at once, above all carts and towns, and more yield cards for
    each."""
    is_wanted = action.get("tile") in ("cart", "town", "yield")
    if action["type"] == "take":
        is_use = action["discard"] is None and told.seats[seat].fits(action["tile"])
        return (-1 if is_wanted else 1) if is_use else 3
    return -2 * is_wanted if action["type"] in ("place", "bonus-tile") else 2


def lay_wood(told: Told, seat: int, action: Action) -> int:
    """Prefer the same, above all inns and their hexagons."""
    is_wood = action.get("tile") in ("inn", printed.HEXAGON)
    return -1 if is_wood and action.get("discard") is None else build(told, seat, action)


def swap(told: Told, seat: int, action: Action) -> int:
    """Prefer swapping the display whenever it is legal, and a corner position that allows it."""
    return {"swap": 0, "take": 1, "draw": 2}.get(action["type"], 3)


def exhaust(told: Told, seat: int, action: Action) -> int:
    """Prefer neutral tiles, and leave the most frequent ones so that five come together."""
    if action["type"] != "take":
        return 9
    slot = told.display.index(action["tile"])
    lie = Counter(colour_of(tile) for tile in told.display if tile is not None)
    return lie[colour_of(action["tile"])] - 9 * told.neutral[slot]


def hoard(told: Told, seat: int, action: Action) -> int:
    """Prefer drawing all cards, then use up the tiles."""
    return -99 if action["type"] == "draw" else exhaust(told, seat, action)


TASTES = any_action, build, cart, build, lay_wood, any_action, swap, exhaust, hoard, build


def taste_of(seed: int, seat: int) -> Any:
    """Return the preference of a seat: in every second round of the kinds the same for all, else
    different ones."""
    turn = seed // len(KINDS)
    return TASTES[(turn // 2 + seat * (turn % 2)) % len(TASTES)]


def preferred(
    told: Told, seat: int, actions: list[Action], taste: Any, chance: random.Random
) -> Action:
    """Return one of the actions that a seat likes most, and sometimes any."""
    if taste is any_action or chance.random() > EAGERNESS:
        return one_of(actions, chance)
    liked = [taste(told, seat, action) for action in actions]
    best = min(liked)
    return one_of([each for each, rank in zip(actions, liked, strict=True) if rank == best], chance)


def one_of(actions: list[Action], chance: random.Random) -> Action:
    return actions[int(chance.random() * len(actions))]


def played(seed: int) -> Game:
    """Return the game of a seed, played to its end."""
    game, chance = Game(request_of(seed)), random.Random(seed)
    told, heard = Told(game.request), 0
    while True:
        for event in game.events[heard:]:
            told.hear(event)
        heard = len(game.events)
        if game.is_over:
            return game
        seat = chance.choice(game.position.waiting_seats())
        actions = game.legal(seat)["actions"]
        game.apply(preferred(told, seat, actions, taste_of(seed, seat), chance), seat)
