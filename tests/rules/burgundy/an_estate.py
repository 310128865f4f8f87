"""Made-up Burgundy positions in the words of the game: an estate with everything its seat owns, a
table, and a game that continues from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.burgundy.actions import BY_TRIBUTE
from burgundy_qt.rules.burgundy.burgundy_position import BurgundyPosition
from burgundy_qt.rules.burgundy.codec import BY_NUMBER
from burgundy_qt.rules.burgundy.components import COLOURS, PHASES
from burgundy_qt.rules.burgundy.state import CELLS
from burgundy_qt.rules.game import Game

Event = dict[str, Any]
Action = dict[str, Any]
WAITING = {**BY_NUMBER, "tribute": BY_TRIBUTE}
CASTLES_ON_1 = ("2.3", "1.3", "1.2")
YELLOW_ON_1 = ("7.2", "6.3", "7.3", "1.4", "2.4", "3.4")


@dataclass(frozen=True)
class Estate:
    """A seat: its estate with the tiles on it, and everything that it owns. Every method returns a
    changed copy."""

    number: str = "1"
    start: str = "4.4"
    tiles: Mapping[str, str] = field(default_factory=dict)
    storage: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    goods: Mapping[int, int] = field(default_factory=dict)
    sold: Mapping[int, int] = field(default_factory=dict)
    dice: tuple[int, ...] = (1, 2)
    workers: int = 0
    silver: int = 0
    points: int = 0
    step: int = 0
    route: tuple[int, ...] = ()
    on_route: tuple[int, ...] = ()
    shields: Mapping[str, int] = field(default_factory=dict)
    named: int | None = None

    def with_tile(self, tile: str, at: str) -> "Estate":
        return replace(self, tiles={**self.tiles, at: tile})

    def with_tiles(self, tiles: Mapping[str, str]) -> "Estate":
        """Place tiles, given by cell."""
        return replace(self, tiles={**self.tiles, **tiles})

    def with_knowledge(self, *tiles: int) -> "Estate":
        """Place knowledge tiles, given by number, on free yellow spaces of estate 1."""
        free = [cell for cell in YELLOW_ON_1 if cell not in self.tiles]
        return self.with_tiles(
            {cell: f"monastery:{tile}" for cell, tile in zip(free, tiles, strict=False)}
        )

    def storing(self, *tiles: str) -> "Estate":
        return replace(self, storage=tiles)

    def also_storing(self, *tiles: str) -> "Estate":
        return replace(self, storage=(*self.storage, *tiles))

    def sharing(self, *tiles: str) -> "Estate":
        """Put tiles into the storage that a team shares."""
        return replace(self, shared=tiles)

    def with_goods(self, goods: Mapping[int, int]) -> "Estate":
        """Set the number of goods of each type."""
        return replace(self, goods=goods)

    def having_sold(self, goods: Mapping[int, int]) -> "Estate":
        return replace(self, sold=goods)

    def with_dice(self, *faces: int) -> "Estate":
        """Set the remaining dice, at most two."""
        return replace(self, dice=faces)

    def with_workers(self, workers: int) -> "Estate":
        return replace(self, workers=workers)

    def with_silver(self, silver: int) -> "Estate":
        return replace(self, silver=silver)

    def with_points(self, points: int) -> "Estate":
        return replace(self, points=points)

    def on_step(self, step: int) -> "Estate":
        """Set the space on the order track, 0 to 6."""
        return replace(self, step=step)

    def with_route(self, *tiles: int, goods: tuple[int, ...] = ()) -> "Estate":
        """Set the first tiles of the trade route, and the goods on its first spaces."""
        return replace(self, route=tiles, on_route=goods)

    def with_shields(self, *shields: int) -> "Estate":
        """Put the first shield on the start castle and the others on castles of estate 1, which are
        placed too."""
        castles = (self.start, *CASTLES_ON_1)[: len(shields)]
        more = {castle: "castle" for castle in castles if castle != self.start}
        on_castles = dict(zip(castles, shields, strict=True))
        return replace(self, tiles={**self.tiles, **more}, shields=on_castles)

    def naming(self, seat: int) -> "Estate":
        """Name the seat whose monasteries shield 6 shares."""
        return replace(self, named=seat)

    def raw(self, seat: dict[str, Any]) -> dict[str, Any]:
        """Return this estate as numbers, based on a seat that has just begun."""
        cells = catalogue.cell_names(seat["estate"])
        tile_on = [
            catalogue.TILE_NUMBER[self.tiles[cell]] if cell in self.tiles else 0 for cell in cells
        ]
        tile_on += [0] * (CELLS - len(tile_on))
        return seat | {
            "points": self.points,
            "silver": self.silver,
            "workers": self.workers,
            "step": self.step,
            "dice": sorted([*self.dice, 0, 0][:2]),
            "storage": [catalogue.TILE_NUMBER[tile] for tile in self.storage],
            "shared": [catalogue.TILE_NUMBER[tile] for tile in self.shared],
            "goods": [self.goods.get(good, 0) for good in range(7)],
            "sold": [self.sold.get(good, 0) for good in range(7)],
            "tile_on": tile_on,
            "route": list(self.on_route),
        }


def an_estate(number: str = "1", start: str = "4.4") -> Estate:
    """Return an estate with only its start castle, and a seat that owns nothing."""
    return Estate(number, start)


@dataclass(frozen=True)
class Table:
    """A table in the middle of a turn of seat 0. Every method returns a changed copy."""

    estates: tuple[Estate, ...]
    target: int | None = None
    running: int | None = None
    may_buy: bool = False
    phase: str = "A"
    round: int = 1
    depots: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    goods: Mapping[int, Mapping[int, int]] = field(default_factory=dict)
    black: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    acting: tuple[int, ...] = ()
    turn: int = 0
    pending: tuple[str, ...] = ()
    bought: bool = False
    bonuses: Mapping[tuple[str, str], int] = field(default_factory=dict)
    edition: str = "2011"
    modules: tuple[str, ...] = ()
    white: int = 1
    inns: int = 0
    shields: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

    def of_2019(self, *modules: str) -> "Table":
        """Change to the 2019 edition, with these modules."""
        return replace(self, edition="2019", modules=modules)

    def with_seat(self, estate: Estate) -> "Table":
        """Replace seat 0."""
        return replace(self, estates=(estate, *self.estates[1:]))

    def in_phase(self, phase: str, round: int = 1) -> "Table":
        return replace(self, phase=phase, round=round)

    def with_depot(
        self, depot: int, *tiles: str, goods: Mapping[int, int] | None = None
    ) -> "Table":
        """Set the tiles of a depot in printed order, and its goods by type."""
        return replace(
            self, depots={**self.depots, depot: tiles}, goods={**self.goods, depot: goods or {}}
        )

    def with_shields(self, depot: int, *shields: int) -> "Table":
        """Set the shields beside a depot."""
        return replace(self, shields={**self.shields, depot: shields})

    def with_black(self, *tiles: str) -> "Table":
        return replace(self, black=tiles)

    def with_inns(self, inns: int) -> "Table":
        """Set the number of inns beside the black depot."""
        return replace(self, inns=inns)

    def ordered(self, *seats: int) -> "Table":
        """Set the order of the seats by their markers, top first."""
        return replace(self, order=seats)

    def acted(self, *seats: int, turn: int = 0) -> "Table":
        """Set the acting order of this round, and the turn that is reached."""
        return replace(self, acting=seats, turn=turn)

    def with_shared_die(self, face: int) -> "Table":
        return replace(self, white=face)

    def waiting(self, *effects: str) -> "Table":
        """Set the effects that wait, the next one first."""
        return replace(self, pending=effects)

    def having_bought(self) -> "Table":
        return replace(self, bought=True)

    def with_bonus(self, colour: str, size: str, seat: int) -> "Table":
        """Give a bonus tile to a seat."""
        return replace(self, bonuses={**self.bonuses, (colour, size): seat})

    def begin(self) -> Game:
        """Start a game from this table; it returns only later events."""
        players = len(self.estates)
        estates, castles = (
            [estate.number for estate in self.estates],
            [estate.start for estate in self.estates],
        )
        asked = {
            "edition": self.edition,
            "modules": list(self.modules),
            "players": players,
            "seed": 1,
        }
        asked |= {"target": self.target} if self.target else {}
        game = Game(asked | {"estates": estates, "castles": castles})
        game.position = BurgundyPosition.from_raw(self.raw(game.position.raw()))
        game.position.start_journal()
        game.events.clear()
        return game

    def raw(self, begun: dict[str, Any]) -> dict[str, Any]:
        """Return this table as numbers, based on a game that has just begun."""
        order = list(self.order) or list(range(len(self.estates)))
        return begun | {
            "phase": PHASES.index(self.phase),
            "round": self.round - 1,
            "turn": self.turn,
            "bought": self.bought,
            "white": self.white,
            "inns": self.inns,
            "may_buy": int(self.may_buy),
            "target": self.running or begun["target"],
            "order": order,
            "round_order": list(self.acting) or order,
            "effects": [WAITING[effect] for effect in reversed(self.pending)],
            "effect_arguments": [0 for _ in self.pending],
            "depots": [
                spaces(self.depots.get(depot, self.black if depot == 0 else ()))
                for depot in range(7)
            ],
            "troughs": [
                [self.goods.get(depot, {}).get(good, 0) for good in range(7)] for depot in range(7)
            ],
            "bonus": [
                [self.taker(colour, size) for size in ("large", "small")] for colour in COLOURS
            ],
            **where_shields_lie(self.shields, self.estates),
            "route_tiles": route_tiles(self.estates),
            "seats": [
                estate.raw(seat) for estate, seat in zip(self.estates, begun["seats"], strict=True)
            ],
        }

    def taker(self, colour: str, size: str) -> int:
        return self.bonuses.get((colour, size), -1) + 1


def where_shields_lie(
    in_depots: Mapping[int, tuple[int, ...]], estates: tuple[Estate, ...]
) -> dict[str, Any]:
    """Return the shields beside depots and on estates, as numbers."""
    at, on, named = [0] * 19, [0] * 19, 0
    for depot, shields in in_depots.items():
        for shield in shields:
            at[shield] = depot
    for number, estate in enumerate(estates):
        for castle, shield in estate.shields.items():
            at[shield], on[shield] = 8 + number, list(catalogue.CELL_NAME).index(castle)
        named = estate.named + 1 if estate.named is not None else named
    return {"shield_at": at, "shield_on": on, "named": named}


def spaces(tiles: tuple[str, ...]) -> list[int]:
    return ([catalogue.TILE_NUMBER[tile] for tile in tiles] + [0] * 8)[:8]


def route_tiles(estates: tuple[Estate, ...]) -> list[int]:
    """Return all tiles, seat by seat: the given ones, and any others for the rest of a route."""
    each = {1: 0, 2: 5, 3: 4, 4: 3}[len(estates)]
    others = [tile for tile in range(1, 13) if all(tile not in estate.route for estate in estates)]
    routes = [
        [*estate.route, *(others.pop() for _ in range(each - len(estate.route)))]
        for estate in estates
    ]
    return [tile for route in [*routes, others] for tile in route]


def a_table(*estates: Estate, players: int = 2) -> Table:
    """Return an empty table on which seat 0 acts next. The other seats have bare estates."""
    return Table((*estates, *[an_estate() for _ in range(players - len(estates))]))


def source(by: int | str) -> dict[str, int | str]:
    return {"die": by} if isinstance(by, int) else {"by": by}


def take(by: int | str, tile: str, depot: int, discard: str | None = None) -> Action:
    """Take a tile from a numbered depot, by a die or by the named tile."""
    return {"type": "take", **source(by), "depot": depot, "tile": tile, "discard": discard}


def place(by: int | str, tile: str, at: str) -> Action:
    return {"type": "place", **source(by), "tile": tile, "cell": at}


def sell(by: int | str, good: int) -> Action:
    return {"type": "sell", **source(by), "good": good}


def workers(by: int | str) -> Action:
    return {"type": "workers", **source(by)}


def buy(tile: str, depot: int | str = "black", discard: str | None = None) -> Action:
    return {"type": "buy", "depot": depot, "tile": tile, "discard": discard, "pay": "silver"}


def load(depots: list[int], goods: list[int]) -> Action:
    return {"type": "load", "by": "ship", "depots": depots, "goods": goods}


def leave(by: str) -> Action:
    """Decline an effect."""
    return {"type": "pass", "by": by}


END = {"type": "end"}
HIRE = {"type": "hire"}


def offered(game: Game, **wanted: Any) -> list[Action]:
    """Return the legal actions that have all these values."""
    return [action for action in game.legal()["actions"] if wanted.items() <= action.items()]


def cost(game: Game, action: Action) -> int | None:
    """Return the workers that an action costs now; None if it is not legal."""
    prices = dict(zip(map(repr, game.legal()["actions"]), game.prices(), strict=True))
    return prices[repr(action)]["workers"] if repr(action) in prices else None


def own(game: Game, seat: int = 0) -> dict[str, Any]:
    """Return the seat as the state of the protocol shows it."""
    return dict(game.state()["seats"][seat])


def points_of(events: list[Event], what_for: str | None = None, seat: int = 0) -> int:
    """Return the points of a seat in these events: all, or only those for `what_for`."""
    told = [
        event for event in events if event["event"] in ("points", "bonus") and event["seat"] == seat
    ]
    return sum(event["points"] for event in told if what_for in (None, event.get("for", "bonus")))


def points_for_placing(tile: str, on: Estate, at: str, table: Table | None = None) -> int:
    """Return the points that placing the tile scores at once: for the tile itself, region, phase
    and colour."""
    _, number = catalogue.estate_cells("2011", "1")[at]
    ready = on.storing(tile).with_dice(number)
    game = (table or a_table(on)).with_seat(ready).begin()
    return points_of(game.apply(place(number, tile, at)))
