"""The steps of a planned turn: the places of each action on the table and the path of its piece,
and each in words. Legal moves have the same words. The path of a tile goes along the joints between
the cells of an estate, so that it covers no tile, and round the bench of a team."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from math import dist, floor, hypot
from typing import assert_never, cast

from PySide6.QtCore import QLineF, QPointF

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import known_state, protocol
from burgundy_qt.rules.burgundy.known_places import BLACK, SHARED, Places
from burgundy_qt.widgets.advice.game_advice import Step, StepText
from burgundy_qt.widgets.advice.hint_marks import edge_towards
from burgundy_qt.widgets.games.burgundy import burgundy_texts, estate_picture
from burgundy_qt.widgets.games.burgundy.layout import TableLayout
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites import places
from burgundy_qt.widgets.sprites.places import Slot, SlotPlace, Sprite
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.theme.sprite_files import tile_art


def tile_route(
    scene: TableScene, step: Step, source: SlotPlace, target: SlotPlace
) -> list[QPointF]:
    """Return the points of the path of a step's tile. No path crosses the table to the small card
    of another seat."""
    layout, start = cast(TableLayout | None, scene.layout), edge_towards(source, target)
    if layout is None or not is_at_hand(scene, layout):
        return []
    if step.target is not None and step.target.kind == "cell":
        return joints_round(step.target, layout).route(start, target.rect.center())
    return [start, *(corners(step, layout, source, target) or [edge_towards(target, source)])]


def is_at_hand(scene: TableScene, layout: TableLayout) -> bool:
    """Return whether the estate of the deciding seat is the large one."""
    state, seat = cast(known_state.BurgundyState | None, scene.state), scene.acting
    return state is None or seat is None or state.home(seat) == state.home(layout.shown)


def joints_round(target: Slot, layout: TableLayout) -> Joints:
    """Return the joints of the part of an estate that contains a cell."""
    shape = layout.modules.shape
    middles = {
        cell: layout.places[Slot("cell", target.owner, cell)].rect.center() for cell in shape.sites
    }
    radius = layout.places[target].rect.height() / 2
    part = shape.part_round(str(target.at))
    country = OpenCountry(list(middles.values()), radius) if len(part) < len(middles) else None
    return Joints([middles[cell] for cell in part], radius, country)


def corners(step: Step, layout: TableLayout, source: SlotPlace, target: SlotPlace) -> list[QPointF]:
    """Return the turning points of a path from the market to the bench on a team's table: beside
    the estate, and below it."""
    if not layout.modules.teams or step.source is None or step.source.kind != "market":
        return []
    x = (layout.market.rect.right() + layout.estate.rect.left()) / 2
    y, above = layout.bench.rect.y() + 2 * layout.u, target.rect.center().x()
    turns = [QPointF(x, source.rect.center().y()), QPointF(x, y), QPointF(above, y)]
    return [*turns, QPointF(above, target.rect.top())]


INSIDE = 0.9  # a share of the distance from a cell's middle to its edge
# columns of half a cell's width and rows of half a radius, counted from the first cell
Joint = tuple[int, int]


class Joints:
    """The corners and edges of cells, given by their middles and the radius that all share. If they
    are a part of an estate, paths reach them through the `country` round all parts."""

    def __init__(
        self, centres: Sequence[QPointF], radius: float, country: OpenCountry | None = None
    ) -> None:
        self.country = country
        self.origin, self.radius, self.centres = centres[0], radius, centres
        self.points: dict[Joint, QPointF] = {}
        self.beside: dict[Joint, set[Joint]] = {}
        for centre in centres:
            around = [self._joint(corner) for corner in places.hex_corners(centre, radius)]
            for at, joint in enumerate(around):
                self.beside.setdefault(joint, set()).update((around[at - 1], around[(at + 1) % 6]))

    def _joint(self, corner: QPointF) -> Joint:
        offset = corner - self.origin
        joint = (
            round(offset.x() / (self.radius * places.HALF)),
            round(offset.y() / (self.radius / 2)),
        )
        self.points.setdefault(joint, corner)
        return joint

    def route(self, start: QPointF, cell: QPointF) -> list[QPointF]:
        """Return a path from a point outside, on the left or right, into the estate at its near
        edge and on to the nearest corner of the cell with this middle. The start is the first
        point."""
        goals = {self._joint(corner) for corner in places.hex_corners(cell, self.radius)}
        arrivals = self._arrivals(start)
        queue: list[tuple[float, Joint, tuple[Joint, ...]]] = [
            (length, joint, (joint,)) for joint, (length, _) in arrivals.items()
        ]
        heapq.heapify(queue)
        seen: set[Joint] = set()
        while queue:
            so_far, joint, passed = heapq.heappop(queue)
            if joint in goals:
                return [*arrivals[passed[0]][1], *(self.points[each] for each in passed[1:])]
            if joint not in seen:
                seen.add(joint)
                for other in self.beside[joint] - seen:
                    heapq.heappush(queue, (so_far + self.radius, other, (*passed, other)))
        return [start, cell]

    def _arrivals(self, start: QPointF) -> dict[Joint, tuple[float, list[QPointF]]]:
        """Return by entry corner of the estate or the part the distance from the start, and the
        path."""
        round_about = self.country.routes(start, self.points) if self.country is not None else {}
        return round_about or {
            joint: (QLineF(start, self.points[joint]).length(), [start, self.points[joint]])
            for joint in self._gates(start)
        }

    def _gates(self, start: QPointF) -> list[Joint]:
        """Return the outermost corners of the rows on the side of the start that a path can reach
        without crossing a cell."""
        middle = sum(point.x() for point in self.points.values()) / len(self.points)
        sign = 1 if start.x() < middle else -1
        rows: dict[int, Joint] = {}
        for joint in self.beside:
            if joint[1] not in rows or sign * joint[0] < sign * rows[joint[1]][0]:
                rows[joint[1]] = joint
        free = [
            joint for joint in rows.values() if not self._crosses_a_cell(start, self.points[joint])
        ]
        return free or list(rows.values())

    def _crosses_a_cell(self, start: QPointF, end: QPointF) -> bool:
        """Return whether the straight line crosses a cell."""
        inside = INSIDE * places.HALF * self.radius
        return any(
            from_line(centre.toTuple(), start.toTuple(), end.toTuple()) < inside
            for centre in self.centres
        )


# Through the open country between the parts of a solo estate, round all land.


STEP = 0.7  # between two stones, in radii of a cell
ROUND = 1.6  # how far round the estate there are stones
CLEAR, IN_SIGHT = 1.06, 0.9  # least distance of a stone and of a line from any cell's middle
ARM = 1.05  # the largest distance of a goal from its stone
FIRST = 40  # the number of possible first stones, those nearest to the start
Point = tuple[float, float]
Stone = tuple[int, int]


class OpenCountry:
    """Stepping stones between the cells with these middles, which all have this radius."""

    def __init__(self, centres: Sequence[QPointF], radius: float) -> None:
        self.centres: list[Point] = [(centre.x(), centre.y()) for centre in centres]
        self.radius = radius
        left, top = (min(at[axis] for at in self.centres) - ROUND * radius for axis in (0, 1))
        right, low = (max(at[axis] for at in self.centres) + ROUND * radius for axis in (0, 1))
        step = STEP * radius
        self.stones: dict[Stone, Point] = {}
        for column in range(floor((right - left) / step) + 1):
            for row in range(floor((low - top) / step) + 1):
                at = left + column * step, top + row * step
                if all(dist(at, centre) >= CLEAR * radius for centre in self.centres):
                    self.stones[column, row] = at

    def routes(
        self, start: QPointF, goals: Mapping[Stone, QPointF]
    ) -> dict[Stone, tuple[float, list[QPointF]]]:
        """Return for each reachable goal the length of a short path, and its points from the start
        on."""
        begin = start.x(), start.y()
        lengths, before = self._walk(begin)
        found = {}
        for goal, point in goals.items():
            end = point.x(), point.y()
            near = [
                stone for stone in lengths if dist(self.stones[stone], end) <= ARM * self.radius
            ]
            if near:
                last = min(near, key=lambda stone: lengths[stone] + dist(self.stones[stone], end))
                way = [end]
                stone: Stone | None = last
                while stone is not None:
                    way.append(self.stones[stone])
                    stone = before[stone]
                straight = self._straightened([begin, *reversed(way)])
                found[goal] = (
                    sum(map(dist, straight, straight[1:])),
                    [QPointF(*at) for at in straight],
                )
        return found

    def _walk(self, begin: Point) -> tuple[dict[Stone, float], dict[Stone, Stone | None]]:
        """Return the distance of every stone from the start, and its previous stone."""
        nearest = sorted(self.stones, key=lambda stone: dist(self.stones[stone], begin))[:FIRST]
        queue: list[tuple[float, Stone, Stone | None]] = [
            (dist(self.stones[stone], begin), stone, None)
            for stone in nearest
            if self._is_in_sight(begin, self.stones[stone])
        ]
        heapq.heapify(queue)
        lengths: dict[Stone, float] = {}
        before: dict[Stone, Stone | None] = {}
        while queue:
            length, stone, last = heapq.heappop(queue)
            if stone in lengths:
                continue
            lengths[stone], before[stone] = length, last
            for right in (-1, 0, 1):
                for down in (-1, 0, 1):
                    other = stone[0] + right, stone[1] + down
                    if other in self.stones and other not in lengths:
                        heapq.heappush(
                            queue, (length + hypot(right, down) * STEP * self.radius, other, stone)
                        )
        return lengths, before

    def _straightened(self, way: list[Point]) -> list[Point]:
        """Return the same path without points between others that a free straight line joins."""
        kept = [way[0]]
        at = 0
        while at < len(way) - 1:
            at = next(
                ahead
                for ahead in range(len(way) - 1, at, -1)
                if ahead == at + 1 or self._is_in_sight(kept[-1], way[ahead])
            )
            kept.append(way[at])
        return kept

    def _is_in_sight(self, one: Point, other: Point) -> bool:
        return all(
            from_line(centre, one, other) >= IN_SIGHT * self.radius for centre in self.centres
        )


def from_line(point: Point, start: Point, end: Point) -> float:
    """Return the distance from a point to the nearest point of the line between two others."""
    along = (end[0] - start[0], end[1] - start[1])
    offset = (point[0] - start[0], point[1] - start[1])
    length = along[0] ** 2 + along[1] ** 2
    share = (
        min(1.0, max(0.0, (along[0] * offset[0] + along[1] * offset[1]) / length))
        if length
        else 0.0
    )
    return hypot(offset[0] - share * along[0], offset[1] - share * along[1])


# The steps of a turn, and their places.


def steps(
    plan: Iterable[protocol.Action], state: known_state.BurgundyState, seat: int
) -> list[Step]:
    """Return the actions of the seat's plan that the table can show; ends of turns and passes have
    no place on it."""
    trial = Trial(state, seat)
    return [
        step for number, action in enumerate(plan, start=1) if (step := trial.step(number, action))
    ]


class Trial:
    """A plan on a copy of the storage, which finds the future place of a tile that is placed
    later."""

    def __init__(self, state: known_state.BurgundyState, seat: int) -> None:
        self.state, self.seat, self.home = state, seat, state.home(seat)
        own, shared = state.seats[seat].storage, state.owner(seat).shared
        self.stores = {False: own, True: shared}  # by whether the team shares it
        self.taken: set[Slot] = set()

    def step(self, number: int, action: protocol.Action) -> Step | None:
        """Return the step of the next action."""
        match action["type"]:
            case "start":
                return self._start(number, action)
            case "take" | "buy":
                return self._take(number, action, action["depot"])
            case "exchange":
                return self._take(number, action, BLACK)
            case "place":
                return self._place(number, action)
            case "sell" | "give":
                return self._goods_leave(number, action["good"])
            case "workers":
                return Step(number, (Slot("workers", self.home),))
            case "load":
                return Step(number, tuple(Slot("stock", depot) for depot in action["depots"]))
            case "hire":
                return Step(number, (Slot("silver", self.home),))
            case "shield":
                return self._shield(number, action)
            case "set-die":
                return self._set_die(number, action)
            case "discard":
                return self._discard(number, action)
            case "buy-point":
                return Step(number, (Slot("buy-point", self.seat),))
            case "end" | "pass" | "copy" | "name" | "collect" | "accept" | "tribute":
                return None
            case _:
                assert_never(action)

    def _store(self, action: protocol.Action) -> Places[str]:
        """Return the store of an action, with its contents at that time."""
        return self.stores[protocol.store_in(action) == SHARED]

    def _keep(self, action: protocol.Action, store: Places[str]) -> None:
        """Replace the contents of the store of an action."""
        self.stores[protocol.store_in(action) == SHARED] = store

    def _slot(self, action: protocol.Action, place: int) -> Slot:
        """Return a place of this store."""
        if protocol.store_in(action) == SHARED:
            return Slot("shared", self.home, place)
        return Slot("storage", self.seat, place)

    def _lying(self, tile: str, depot: protocol.Depot) -> Slot | None:
        """Return the place of a tile in its depot."""
        slots = enumerate(self.state.slots(depot))
        lying = (Slot("market", depot, at) for at, other in slots if other == tile)
        return next((slot for slot in lying if slot not in self.taken), None)

    def _take(
        self,
        number: int,
        action: protocol.Take | protocol.Buy | protocol.Exchange,
        depot: protocol.Depot,
    ) -> Step | None:
        tile = action["tile"]
        source = self._lying(tile, depot)
        if source is None:
            return None
        self.taken.add(source)
        store = self._store(action).without(action["discard"])
        place = store.index(None) if None in store else 0
        self._keep(action, store.with_also(tile))
        target = self._slot(action, place)
        return Step(number, (source,), Sprite("tile", tile), source, target)

    def _place(self, number: int, action: protocol.Place) -> Step:
        tile, cell = action["tile"], Slot("cell", self.home, action["cell"])
        sprite = Sprite("tile", tile)
        if "depot" in action:
            source = self._lying(tile, action["depot"])
            return Step(number, (cell, source) if source else (cell,), sprite, source, cell)
        store = self._store(action)
        if tile not in store:
            return Step(number, (cell,), sprite, None, cell)
        source = self._slot(action, store.index(tile))
        self._keep(action, store.without(tile))
        return Step(number, (cell, source), sprite, source, cell)

    def _goods_leave(self, number: int, good: int) -> Step | None:
        piles = enumerate(self.state.seats[self.home].goods)
        at = next((at for at, pile in piles if pile and pile[0] == good), None)
        return None if at is None else Step(number, (Slot("goods", self.home, at),))

    def _shield(self, number: int, action: protocol.Shield) -> Step | None:
        lying = enumerate(self.state.shields.get(action["depot"], ()))
        source = next(
            (
                Slot("shield", action["depot"], at)
                for at, shield in lying
                if shield == action["shield"]
            ),
            None,
        )
        castle = Slot("cell", self.seat, action["castle"])
        return None if source is None else Step(number, (source, castle))

    def _set_die(self, number: int, action: protocol.SetDie) -> Step | None:
        dice = enumerate(self.state.seats[self.seat].dice)
        at = next((at for at, die in dice if die.face == action["die"] and not die.used), None)
        return None if at is None else Step(number, (Slot("die", self.seat, at),))

    def _discard(self, number: int, action: protocol.Discard) -> Step | None:
        tile, store = action["tile"], self._store(action)
        if tile not in store:
            return None
        return Step(number, (self._slot(action, store.index(tile)),))

    def _start(self, number: int, action: protocol.Start) -> Step:
        return Step(
            number,
            (Slot("cell", self.home, action["castle"]),),
            Sprite("tile", "castle"),
            None,
            Slot("cell", self.home, action["castle"]),
        )


# The steps in words.


STORAGES = {
    ("into", "own"): tr_noop("Hint", "{step}, into your own storage"),
    ("into", "shared"): tr_noop("Hint", "{step}, into the shared storage"),
    ("from", "shared"): tr_noop("Hint", "{step}, from the shared storage"),
}
"""The storage that a tile goes to or comes from, in teams."""


def step_texts(
    plan: Iterable[protocol.Action], numbers: Mapping[str, int], edition: str
) -> list[StepText]:
    """Return the steps of a turn, a sentence each; its end is left out unless there is nothing
    else.

    `numbers` gives the die face of every space.
    """
    steps = [step_text(action, numbers, edition) for action in plan if action["type"] != "end"]
    return steps or [StepText(tr("Hint", burgundy_texts.ACTIONS["end"].step))]


def step_text(action: protocol.Action, numbers: Mapping[str, int], edition: str) -> StepText:
    """Return one action as a step."""
    text, tile = action_words(action, numbers), protocol.tile_in(action)
    if action["type"] == "shield":
        return StepText(
            text,
            burgundy_texts.short_shield_effect(action["shield"]),
            estate_picture.shield_art(action["shield"]),
        )
    if edition and tile and burgundy_texts.short_effect(tile, edition):
        return StepText(text, burgundy_texts.short_effect(tile, edition), tile_art(tile, edition))
    return StepText(text)


def action_words(action: protocol.Action, numbers: Mapping[str, int]) -> str:
    """Return one action as a sentence without its full stop."""
    return with_storage(plain_step(action, numbers), action)


def plain_step(action: protocol.Action, numbers: Mapping[str, int]) -> str:
    """Return the same without a team's storage that a tile goes to or comes from."""
    words = burgundy_texts.action_phrases(action)
    sentence = words.throwing if protocol.discard_in(action) else step_sentence(action, numbers)
    return with_names(sentence, action, numbers)


def with_storage(text: str, action: protocol.Action) -> str:
    """Return the words of an action, with the storage in teams."""
    where = "from" if action["type"] == "place" else "into"
    sentence = STORAGES.get((where, str(protocol.store_in(action))))
    return tr("Hint", sentence, step=text) if sentence else text


def heading_text(action: protocol.Action, numbers: Mapping[str, int]) -> str:
    """Return the same in a shorter form, for places where the table shows the rest."""
    sentence = burgundy_texts.action_phrases(action).short or step_sentence(action, numbers)
    return with_names(sentence, action, numbers)


def step_sentence(action: protocol.Action, numbers: Mapping[str, int]) -> str:
    """Return the sentence for a step, without the discarded tile."""
    words = burgundy_texts.action_phrases(action)
    return words.exact if words.exact and is_exact(action, numbers) else words.step


def with_names(sentence: str, action: protocol.Action, numbers: Mapping[str, int]) -> str:
    """Return a sentence with the names of an action's parts."""
    return wording.capitalize(
        tr("Hint", sentence, **burgundy_texts.names_in(action, NAMING, numbers))
    )


def discard_text(action: protocol.Action) -> str:
    """Return a sentence on the tile that an action discards, if any."""
    discard = protocol.discard_in(action)
    return (
        wording.capitalize(tr("Hint", "Discard {discard}.", discard=named(discard)))
        if discard
        else ""
    )


def named(tile: str) -> str:
    """Return a tile with its article in English; knowledge tiles have their number as a name."""
    return (
        wording.tile_name(tile)
        if tile.startswith("monastery")
        else the_one(wording.tile_name(tile))
    )


def granting(effect: str) -> str:
    """Return the source that grants an action, with its article; shields have their number as a
    name."""
    return (
        wording.effect_name(effect)
        if effect.startswith("shield")
        else the_one(wording.effect_name(effect))
    )


def the_one(name: str) -> str:
    """Return a name with its article if the language has one here; it has none if grammatical cases
    would change it."""
    return tr(
        "Hint",
        "the {thing}",
        "a tile or an effect in a sentence; where cases would change it, without article",
        thing=name,
    )


NAMING = burgundy_texts.Naming(named, granting)


def is_exact(action: protocol.Action, numbers: Mapping[str, int]) -> bool:
    """Return whether the die of an action has exactly the number of the space or the goods."""
    return protocol.die_in(action) == number_of(action, numbers)


def number_of(action: protocol.Action, numbers: Mapping[str, int]) -> int | None:
    """Return the number of an action's space or goods."""
    match action["type"]:
        case "place":
            return numbers.get(action["cell"])
        case "sell":
            return action["good"]
    return None


# A legal move as a line, so that no two read alike, and its costs.


def price_words(option: OptionPath) -> str:
    """Return the costs of a move, without those that its words contain already."""
    paid = option.highlight.cost("workers")
    return wording.workers_text(paid) if paid and option.action["type"] != "buy" else ""


def move_text(action: protocol.Action, numbers: Mapping[str, int]) -> str:
    """Return a move in words; spaces with the same number and a team's two storages are named."""
    return with_storage(_move_sentence(action, numbers), action)


def _move_sentence(action: protocol.Action, numbers: Mapping[str, int]) -> str:
    text = plain_step(action, numbers)
    match action["type"]:
        case "place":
            return tr(
                "Moves",
                "{move}, space {place}",
                move=text,
                place=wording.place_name(action["cell"]),
            )
        case "start" | "shield":
            castle = wording.place_name(action["castle"])
            return tr("Moves", "{move}, space {place}", move=text, place=castle)
        case "tribute" if action["workers"]:
            return tr(
                "Moves",
                "{move}, for {price}",
                move=text,
                price=wording.workers_text(action["workers"]),
            )
        case "buy":
            means = (
                wording.workers_text(2) if action["pay"] == "workers" else wording.silverlings(2)
            )
            return tr("Moves", "{move}, for {price}", move=text, price=means)
    return text
