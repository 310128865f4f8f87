"""A second reading of the motives of a Tuscany turn: from the states before and after it as the
core writes them, the printed boards, and the second reading of payments. It uses no function of the
motives, neither events nor the known state that follows from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from tests.rules.tuscany import printed
from tests.rules.tuscany.printed import HEXAGON, STACK, colour_of, crops_of
from tests.rules.tuscany.second_reading import PRICE, payments

State = dict[str, Any]
Fact = tuple[str, int, tuple[tuple[str, int | str | tuple[str, ...]], ...]]
GOODS = "marble", "workers", "hexagons"
MORE = {"marble": "quarry", "worker": "village", "yield": "cart"}


class Seat:
    """A seat of a state on its printed duchy."""

    def __init__(self, told: State) -> None:
        self.told = told
        self.duchy = printed.duchy_of(told["duchy"])
        self.covered = set(told["cells"])
        self.stored = Counter(told["storage"])
        self.hand = Counter(told["cards"] or {})

    def reached(self, tile: str) -> list[str]:
        """Return the empty spaces for a tile beside covered ones."""
        return [
            cell
            for cell, colour in self.duchy.colour.items()
            if tile in (HEXAGON, colour) or colour_of(tile) == colour
            if cell not in self.covered and self.duchy.beside[cell] & self.covered
        ]

    def empty(self, colour: str) -> int:
        """Return the number of empty spaces of a colour."""
        return len(self.duchy.of_colour[colour] - self.covered)

    def of_colour(self, colour: str) -> int:
        """Return the number of stored tiles of a colour."""
        return sum(number for tile, number in self.stored.items() if colour_of(tile) == colour)

    def regions(self) -> set[frozenset[str]]:
        return set(self.duchy.region.values())

    def lacks(self, region: frozenset[str]) -> int:
        return len(region - self.covered)

    def can_pay(self, colour: str, more: int = 0) -> bool:
        """Return whether a space can be paid for, with more cards of its colour."""
        return bool(payments(colour, self.hand + Counter({colour: more}), self.told["workers"]))

    def short(self, tile: str) -> int:
        """Return how many cards are missing to place a tile, on the space with the fewest
        missing."""
        colours = {self.duchy.colour[cell] for cell in self.reached(tile)}
        return min(
            next(more for more in range(PRICE + 1) if self.can_pay(colour, more))
            for colour in colours
        )

    def price(self, tile: str) -> tuple[int, int]:
        """Return the fewest workers, and then the fewest cards, that pay for a tile."""
        return min(
            (workers, len(cards))
            for colour in {self.duchy.colour[cell] for cell in self.reached(tile)}
            for cards, workers in payments(colour, self.hand, self.told["workers"])
        )

    def is_ready(self, tile: str) -> bool:
        return bool(self.reached(tile)) and not self.short(tile)

    def best_region(
        self, tile: str, bonuses: dict[str, list[int]], sure: dict[str, int], more: int = 0
    ) -> tuple[int, int]:
        """Return the most points that one tile scores by completing a region, paid with this hand
        and more cards of the colour of the space, with the sure bonus of the colour."""
        found = [(0, 0)]
        for cell in self.reached(tile):
            colour, region = self.duchy.colour[cell], self.duchy.region[cell]
            if self.lacks(region) == 1 and self.can_pay(colour, more):
                covered = [self.told["cells"][each] for each in region - {cell}]
                there = {crop for each in covered for crop in crops_of(each)}
                crops = len(set(crops_of(tile)) - there)
                crops += tile == HEXAGON and colour == "agriculture"
                points = printed.REGION_POINTS[len(region)] + crops
                is_last = self.empty(colour) == 1
                best = sum(bonuses[colour][:1]) * is_last
                found.append((points + best, points + sure[colour] * is_last))
        return max(found)

    def best_crops(self, tile: str) -> int:
        """Return the most points that one tile scores for new crops, paid with this hand."""
        found = [0]
        for cell in self.reached(tile) if self.can_pay("agriculture") else ():
            if self.duchy.colour[cell] == "agriculture":
                covered = self.duchy.region[cell] & self.covered
                there = {crop for each in covered for crop in crops_of(self.told["cells"][each])}
                found.append(int(tile == HEXAGON) or len(set(crops_of(tile)) - there))
        return max(found)

    def is_over(self, colour: str) -> bool:
        """Return whether the seat stores more tiles of a colour than it has empty spaces."""
        return colour != HEXAGON and self.of_colour(colour) > self.empty(colour)

    def more_storage(self, was: Seat) -> int:
        """Return the number of new bonus tiles "+1 storage"."""
        return self.told["bonus"].count("storage") - was.told["bonus"].count("storage")


class Again:
    """The turn of a seat, and the facts about it."""

    def __init__(self, game: Game, position: Position, seat: int, codes: Sequence[int]) -> None:
        there = position.copy()
        for code in codes:
            there.act_only(code, seat)
        self.seat = seat
        self.actions = [game.action(code) for code in codes]
        self.kinds = [action["type"] for action in self.actions]
        self.before: State = dict(game.rules.state(position, game.request, seat))
        self.after: State = dict(game.rules.state(there, game.request, seat))
        self.times = 4 - (self.before["phase"] or 1)
        acts_at_once = self.acts_at_once(there)
        self.on = acts_at_once or not self.before["last"]
        is_over = self.before["emptied"] or self.left_in_stack() == 0
        self.best_times = max(1, self.times - (is_over and not acts_at_once))

    def acts_at_once(self, there: Position) -> bool:
        """Return whether the seat acts again with its marble, after chance."""
        while there.is_chance_node():
            there.draw_chance()
        has_acted = "end" in self.kinds or any(one.get("by") == "marble" for one in self.actions)
        has_marble = self.after["seats"][self.seat]["marble"] > 0
        return has_marble and not has_acted and self.seat in there.waiting_seats()

    def left_in_stack(self) -> int | None:
        """Return the tiles left in the seat's stack of the phase, if the turn reveals one of
        them."""
        phase, told = self.before["phase"], self.before["seats"][self.seat]
        took = any(
            action["type"] == "take" or (action["type"], action.get("by")) == ("place", "castle")
            for action in self.actions
        )
        if not phase or not took or self.before["emptied"]:
            return None
        shown = sum(STACK - left for left in told["stacks"]) + 1
        left = phase * STACK - shown
        return left if left >= 0 and shown > (phase - 1) * STACK else None

    def facts(self) -> set[Fact]:
        """Return all facts: kind, seat, and values by name."""
        if self.kinds == ["start"]:
            return set(self.facts_of_start())
        self.was, self.own = (Seat(one["seats"][self.seat]) for one in (self.before, self.after))
        found = [
            self.facts_of_duchy(),
            self.facts_of_goods(),
            self.facts_of_tile(),
            self.facts_of_price(),
            self.facts_of_end(),
            self.facts_of_display(),
        ]
        return {fact for facts in found for fact in facts}

    def fact(
        self, kind: str, seat: int | None = None, **values: int | str | tuple[str, ...]
    ) -> Fact:
        return kind, self.seat if seat is None else seat, tuple(sorted(values.items()))

    def rivals(self) -> list[int]:
        order = self.before["order"] * 2
        at = order.index(self.seat)
        return order[at + 1 : at + len(self.before["order"])]

    def facts_of_start(self) -> Iterator[Fact]:
        [start] = self.actions
        duchy = printed.duchy_of(start)
        for region in set(duchy.region.values()):
            if len(region) == 3:
                values = {"size": 3, "points": printed.REGION_POINTS[3]}
                yield self.fact("layout", colour=duchy.colour[min(region)], **values)
        beside = [duchy.colour[cell] for cell in duchy.beside[start["castle"]]]
        yield self.fact("start-castle", thing="colours", count=len(set(beside)))
        shown = {colour_of(tile) for tile in self.before["display"] if tile}
        if shown & set(beside):
            yield self.fact("start-castle", thing="display", count=len(shown & set(beside)))
        if "town" in beside:
            yield self.fact("start-castle", thing="towns", count=beside.count("town"))
        lone = [cell for cell in duchy.beside[start["castle"]] if len(duchy.region[cell]) == 1]
        if lone:
            yield self.fact("start-castle", thing="regions", count=len(lone))
        regions = set(map(frozenset, duchy.region.values()))
        together = sum(printed.REGION_POINTS[len(region)] for region in regions)
        yield self.fact("layout-points", points=together)

    # Placed tiles.

    def facts_of_duchy(self) -> Iterator[Fact]:
        was, own = self.was, self.own
        new, colour_at = own.covered - was.covered, own.duchy.colour
        green, full = own.told["green"] - was.told["green"], []
        for region in own.regions():
            if not region & new:
                continue
            colour, size = colour_at[min(region)], len(region)
            points = printed.REGION_POINTS[size]
            if not own.lacks(region):
                green -= points
                full.append({"colour": colour, "size": size, "points": points})
            elif own.lacks(region) == 1 and self.on:
                values = {"size": size, "points": points, "together": self.best_times * points}
                yield self.fact("near", colour=colour, **values)
        bonuses = ["storage"] * own.more_storage(was)
        for colour, left in self.before["colour_bonuses"].items():
            if len(left) > len(self.after["colour_bonuses"][colour]):
                green -= left[0]
                bonuses.append(f"colour {colour}")
                values = {"points": left[0], "together": left[0] * self.times}
                yield self.fact("colour", colour=colour, rank=3 - len(left), **values)
        green -= 2 * own.more_storage(was)
        parts = [f"region {one['colour']}" for one in full] + ["crops"] * (green > 0) + bonuses
        if len(parts) > 1 and (bonuses or len(full) > 1):
            points = own.told["green"] - was.told["green"]
            values = {"points": points, "together": points * self.times}
            yield self.fact("scores", parts=tuple(sorted(parts)), **values)
        tiles = {action["tile"] for action in self.actions if action["type"] == "place"}
        tile = HEXAGON if tiles == {HEXAGON} else ""
        if len(full) == 1 and green:
            points = full[0]["points"] + green
            values = full[0] | {"crops": green, "points": points, "together": self.times * points}
            yield self.fact("region-and-crops", **values, tile=tile)
        elif green:
            yield self.fact("crops", points=green, together=green * self.times, tile=tile)
        for one in full if len(full) != 1 or not green else []:
            yield self.fact("region", **one, together=self.times * one["points"])
        for colour in {colour_at[cell] for cell in new}:
            yield from self.facts_of_race(colour)
        for colour in printed.COLOURS:
            if new and self.on and own.reached(colour) and not was.reached(colour):
                yield self.fact("opens", tile=colour, stored=int(own.of_colour(colour) > 0))

    def facts_of_race(self, colour: str) -> Iterator[Fact]:
        lacks = [(Seat(self.after["seats"][rival]).empty(colour), rival) for rival in self.rivals()]
        missing, least = self.own.empty(colour), min((x for x in lacks if x[0]), default=None)
        if 0 < missing < 3 and self.after["colour_bonuses"][colour] and least and self.on:
            yield self.fact("race", least[1], colour=colour, missing=missing, rival=least[0])

    def facts_of_goods(self) -> Iterator[Fact]:
        was, own = self.was, self.own
        spent = [action for action in self.actions if action["type"] == "place"]
        by_marble = self.actions_by_marble()
        gained = {
            "marble": own.told["marble"] - was.told["marble"],
            "workers": own.told["workers"]
            - was.told["workers"]
            + sum(action.get("workers", 0) for action in spent),
            "hexagons": own.stored[HEXAGON]
            - was.stored[HEXAGON]
            + sum(a["tile"] == HEXAGON for a in spent)
            + sum(a.get("discard") == HEXAGON for a in self.actions),
        }
        new = {own.duchy.colour[cell] for cell in own.covered - was.covered}
        if "cart" in new:
            gained["yields"] = 1 + was.told["bonus"].count("yield")
        if "town" in new and "bonus-tile" not in self.kinds:
            gained["bonus"] = int(any(self.before["bonus_tiles"].values()))
        for thing, count in gained.items():
            if count > 0:
                points = 0 if self.on or thing in ("yields", "bonus") else count
                values = {"points": points, "spent": len(by_marble) * (thing == "marble")}
                yield self.fact("gains", thing=thing, count=count, **values)
        if by_marble:
            lost = [fact for fact in map(dict, self.thrown()) if fact["space"]]
            discarded = next((fact["tile"] for fact in lost if not fact["instead"]), "")
            values = {"gained": gained["marble"] + len(by_marble), "discarded": discarded}
            yield self.fact("spends", thing="marble", **values)
        for action in spent:
            colour = own.duchy.colour[action["cell"]]
            if action["tile"] == HEXAGON and colour != "inn":
                shown = [tile for tile in self.after["display"] if tile]
                others = sum(colour_of(tile) == colour for tile in shown)
                is_lone = own.duchy.region[action["cell"]] == {action["cell"]}
                values = {"tiles": others + own.of_colour(colour)}
                values |= {"alone": int(is_lone and colour != "castle")}
                yield self.fact("hexagon", colour=colour, **values)
        if any(action.get("by") == "castle" for action in spent):
            yield self.fact("free")
        castles = [one for one in spent if one["tile"] == "castle" and one.get("by") != "castle"]
        free = [colour_of(one["tile"]) for one in spent if one.get("by") == "castle"]
        full = [one for one in own.regions() if one & (own.covered - was.covered)]
        full = [one for one in full if len(one) > 1 and not own.lacks(one)]
        if castles and not full and free in ([], ["monastery"], ["village"]):
            yield self.fact("poor-castle", tile=(*free, "")[0])
        for action in self.actions:
            if action["type"] == "bonus-tile":
                tile = action["tile"]
                count = own.empty(MORE[tile]) if tile in MORE else 0
                points = 2 if tile == "storage" else 0
                values = {"points": points, "together": points * self.times}
                yield self.fact("bonus-tile", tile=tile, count=count, **values)
        if self.drawn():
            with_space = {tile for tile in own.stored if own.reached(tile)}
            values = {"count": self.drawn(), "hand": own.told["hand"]}
            yield self.fact("cards", **values)
            many = 5 if any(one.get("by") == "marble" for one in self.actions) else 10
            if (
                own.told["hand"] >= many
                and not with_space
                and self.on
                and "place" not in self.kinds
            ):
                yield self.fact("idle", stored=int(bool(own.stored)), **values)
            yield from self.facts_of_cards()
        yield from self.facts_of_waiting()

    def drawn(self) -> int:
        """Return how many cards are drawn at the end of the turn."""
        last, many = self.actions[-1], 0
        if last["type"] == "draw":
            many = 3 + self.was.told["bonus"].count("card")
        if last["type"] == "place" and self.own.duchy.colour[last["cell"]] == "monastery":
            many = 3
        return min(many, self.after["deck"] + sum(self.after["discards"].values()))

    def facts_of_cards(self) -> Iterator[Fact]:
        own = self.own
        short = [(own.short(tile), tile) for tile in own.stored if own.reached(tile)]
        missing = min((number for number, _ in short if number), default=0)
        if missing and self.on:
            bonuses = self.after["colour_bonuses"]
            points, sure, tile = max(
                (*own.best_region(tile, bonuses, self.sure(), missing), tile)
                if tile != HEXAGON
                else (0, 0, tile)
                for number, tile in short
                if number == missing
            )
            values = {"missing": missing, "points": points, "count": self.drawn(), "sure": sure}
            values["together"] = points * self.times
            yield self.fact("cards-for", tile=colour_of(tile), **values)

    def facts_of_waiting(self) -> Iterator[Fact]:
        own, was = self.own, self.was
        laid = {colour_of(one["tile"]) for one in self.actions if one["type"] == "place"}
        still = [tile for tile in own.stored & was.stored if self.on]
        still = [tile for tile in still if was.is_ready(tile) and own.is_ready(tile)]
        draws = "place" not in self.kinds and self.drawn() > 0
        dear = [one for one in still if draws and not was.price(one)[0] and was.price(one)[1] > 2]
        for tile in dear:
            values = {"cards": was.price(tile)[1]} | self.next_points(tile)
            yield self.fact("waits", tile=colour_of(tile), **values)
        kinds = "can-place", *([] if self.actions_by_marble() else ["saves-marble"])
        for tile in still:
            if colour_of(tile) not in laid | set(map(colour_of, dear)):
                for kind in kinds:
                    yield self.fact(kind, tile=colour_of(tile), **self.next_points(tile))

    def sure(self) -> dict[str, int]:
        """Return the bonus of each colour that is left if opponents who lack one space cover it
        first."""
        found = {}
        for colour, left in self.after["colour_bonuses"].items():
            lacks = [Seat(self.after["seats"][rival]).empty(colour) for rival in self.rivals()]
            found[colour] = sum(left[1:2] if 1 in lacks else left[:1])
        return found

    def next_points(self, tile: str) -> dict[str, int]:
        """Return the points that a stored tile scores next: for a region, or else for crops."""
        points, _ = self.own.best_region(tile, self.after["colour_bonuses"], self.sure())
        return {"points": points, "crops": 0 if points else self.own.best_crops(tile)}

    def actions_by_marble(self) -> list[State]:
        """Return the actions paid for with a marble."""
        return [action for action in self.actions if action.get("by") == "marble"]

    def facts_of_display(self) -> Iterator[Fact]:
        for colour, count in self.plenty().items():
            yield self.fact("can-take", tile=colour, count=count)

    def plenty(self) -> dict[str, int]:
        """Return how many tiles of a colour are in the display, if there are enough for
        everybody."""
        own, shown = self.own, [colour_of(tile) for tile in self.after["display"] if tile]
        took = {colour_of(one["tile"]) for one in self.actions if one["type"] == "take"}
        colours = set(shown) - took - {"agriculture"} if self.on and self.before["phase"] else set()
        counts = {colour: shown.count(colour) for colour in colours}
        return {
            colour: count
            for colour, count in counts.items()
            if count > len(self.rivals()) and own.of_colour(colour) < own.empty(colour)
        }

    # Taken tiles.

    def facts_of_tile(self) -> Iterator[Fact]:
        own, was = self.own, self.was
        for values in self.thrown():
            yield "discards", self.seat, values
        for action in self.actions:
            if action["type"] == "take" and self.on:
                yield from self.facts_of_taken(action["tile"])
        for tile in own.stored:
            was_ready = was.stored[tile] > 0 and was.is_ready(tile)
            is_crowded = not was.stored[tile] and (
                len(own.reached(tile)) < own.of_colour(colour_of(tile))
            )
            if self.on and own.is_ready(tile) and not was_ready and not is_crowded:
                workers, cards = own.price(tile)
                laid = [one["tile"] for one in self.actions if one["type"] == "place"]
                others = [one for one in was.stored if one not in laid and was.is_ready(one)]
                if all(was.price(one) > (workers, cards) for one in others):
                    yield self.fact("ready", tile=colour_of(tile), cards=cards, workers=workers)
            is_touched = any(action.get("tile") == tile for action in self.actions)
            has_paid = self.on and "place" in self.kinds and was_ready and not is_touched
            has_paid = has_paid and not self.drawn()
            if has_paid and own.reached(tile) and not own.is_ready(tile):
                yield self.fact("breaks", tile=colour_of(tile))
            paid = self.paid_elsewhere()[colour_of(tile)]
            if self.on and paid and tile != HEXAGON and not own.can_pay(colour_of(tile)):
                missing = min(more for more in range(9) if own.can_pay(colour_of(tile), more))
                yield self.fact("needed", tile=colour_of(tile), cards=min(paid, missing))
        before, after = (
            {colour_of(tile) for tile in one["display"] if tile}
            for one in (self.before, self.after)
        )
        for colour in before - after if "swap" not in self.kinds else ():
            has_space = own.of_colour(colour) <= len(own.reached(colour))
            if "take" in self.kinds and self.on and has_space:
                yield self.fact("last-tile", colour=colour)
                for tile in {tile for tile in self.waiting() if tile != colour}:
                    yield self.fact("last-chance", colour=colour, tile=tile)
                for tile in self.plenty():
                    yield self.fact("scarce", colour=colour, tile=tile)
            yield from self.facts_of_far_space(colour)
            if not self.before["last"]:
                yield from self.facts_of_denied(colour)

    def facts_of_far_space(self, colour: str) -> Iterator[Fact]:
        own = self.own
        taken = [colour_of(one["tile"]) for one in self.actions if one["type"] == "take"]
        if not (self.on and colour in taken and own.of_colour(colour) <= own.empty(colour)):
            return
        left = own.duchy.of_colour[colour] - own.covered
        openers = [cell for cell in own.reached(HEXAGON) if own.duchy.beside[cell] & left]
        if openers and not own.reached(colour):
            fits = any(own.of_colour(own.duchy.colour[cell]) for cell in openers)
            stored = int(fits or own.stored[HEXAGON] > 0)
            yield self.fact("ahead", colour=colour, stored=stored)

    def paid_elsewhere(self) -> Counter[str]:
        """Return how many cards of each colour pay for a space of another colour."""
        colour_at = self.own.duchy.colour
        return sum(
            (
                Counter(card for card in one["cards"] if card != colour_at[one["cell"]])
                for one in self.actions
                if "cards" in one
            ),
            Counter[str](),
        )

    def waiting(self) -> list[str]:
        """Return the colours of tiles that could be placed before and still can, in the order of
        storage."""
        ready = [
            tile for tile in dict.fromkeys(self.was.told["storage"]) if self.was.is_ready(tile)
        ]
        return [colour_of(one) for one in ready if self.own.stored[one] and self.own.is_ready(one)]

    def thrown(self) -> Iterator[tuple[tuple[str, int | str | tuple[str, ...]], ...]]:
        """Yield the discarded things: the values of each fact."""
        for action in self.actions:
            if action.get("discard"):
                yield self.facts_of_discarded(colour_of(action["discard"]))[2]

    def facts_of_discarded(self, colour: str) -> Fact:
        if colour in {colour_of(one["tile"]) for one in self.actions if one["type"] == "take"}:
            fits = not self.was.is_over(colour)
            return self.fact("discards", tile=colour, space=int(fits), instead=colour)
        fits = not self.was.is_over(colour)
        over = [colour_of(tile) for tile in self.was.told["storage"]]
        over = [one for one in over if self.was.is_over(one)] if fits else []
        return self.fact("discards", tile=colour, space=int(fits), instead=(*over, "")[0])

    def discarded(self) -> str:
        """Return the colour of the discarded tile; "" without one."""
        discards = [action["discard"] for action in self.actions if action.get("discard")]
        return colour_of(discards[0]) if discards else ""

    def facts_of_taken(self, tile: str) -> Iterator[Fact]:
        own, colour = self.own, colour_of(tile)
        stored, reached = own.of_colour(colour), own.reached(colour)
        near = {own.duchy.region[cell] for cell in reached}
        if stored > sum(map(own.lacks, near)):
            later = 3 if reached else 2
            ever = later if own.empty(colour) >= stored else min(own.empty(colour), 1)
            others = own.of_colour(colour) - 1
            yield self.fact("no-space", tile=colour, ever=ever, others=others)
        elif stored <= len(reached) and own.short(colour):
            yield self.fact("short", tile=colour, missing=own.short(colour))
        if stored <= own.empty(colour):
            cells = reached or own.duchy.of_colour[colour] - own.covered
            crops = [len(set(crops_of(tile)) - self.crops_beside(cell)) for cell in cells]
            is_worth = colour == "town" and self.before["bonus_tiles"]["storage"]
            together = 2 * self.best_times if is_worth else 0
            yields = (1 + own.told["bonus"].count("yield")) * (colour == "cart")
            values = {"crops": max(crops, default=0), "together": together, "yields": yields}
            yield self.fact("stores", colour=colour, **values)
        if colour == self.discarded():
            return
        left = self.after["colour_bonuses"][colour]
        bonus = left[0] if stored == own.empty(colour) and left else 0
        if bonus:
            sure = self.sure()[colour]
            values = {"points": bonus, "together": bonus * self.best_times, "sure": sure}
            yield self.fact("for-colour", colour=colour, **values)
        open_ones = {own.duchy.region[cell] for cell in reached}
        for region in sorted(open_ones, key=lambda each: (own.lacks(each), -len(each))):
            if stored <= own.lacks(region):
                missing, size = own.lacks(region) - stored, len(region)
                is_lone = not missing and own.of_colour(colour) == 1
                beside = [
                    self.crops_beside(cell)
                    for cell in reached
                    if len(own.duchy.region[cell]) == size
                    and own.lacks(own.duchy.region[cell]) == 1
                ]
                new = [len(set(crops_of(tile)) - there) for there in beside if is_lone]
                crops = max(new, default=0)
                points = printed.REGION_POINTS[size] + crops
                values = {"size": size, "points": points, "together": self.best_times * points}
                values |= {"crops": crops, "stored": int(stored > 1)}
                yield self.fact("for-region", colour=colour, missing=missing, **values)
                if bonus and is_lone:
                    both = points + bonus
                    values = {"points": both, "together": both * self.best_times}
                    values["sure"] = points + self.sure()[colour]
                    yield self.fact("for-both", colour=colour, **values)
                return
            stored -= own.lacks(region)

    def crops_beside(self, cell: str) -> set[str]:
        """Return the crops in the region of a space."""
        cells = self.own.told["cells"]
        tiles = [cells[each] for each in self.own.duchy.region[cell] if each in cells]
        return {crop for tile in tiles for crop in crops_of(tile)}

    def facts_of_denied(self, colour: str) -> Iterator[Fact]:
        best = (1, None)
        for rival in self.rivals():
            seat = Seat(self.after["seats"][rival])
            if not seat.stored[HEXAGON]:
                for cell in seat.reached(colour):
                    region = seat.duchy.region[cell]
                    more = seat.lacks(region) - seat.of_colour(colour)
                    if more == 1 and len(region) > best[0]:
                        best = (len(region), rival)
        if best[1] is not None:
            yield self.fact("denies", best[1], colour=colour, size=best[0])
        for rival in self.rivals():
            seat, left = Seat(self.after["seats"][rival]), self.after["colour_bonuses"][colour]
            more = seat.empty(colour) - seat.of_colour(colour)
            if left and more == 1 and not seat.stored[HEXAGON] and seat.reached(colour):
                yield self.fact("denies-bonus", rival, colour=colour, points=left[0])

    # Payments, and the end.

    def facts_of_price(self) -> Iterator[Fact]:
        tiles = [a for a in self.actions if a["type"] == "place" and a.get("by") != "castle"]
        workers = sum(action["workers"] for action in tiles)
        cards = self.was.told["hand"] - self.own.told["hand"]
        more = max(0, cards - 2 * len(tiles))
        pairs = sum(number > 1 for number in self.own.hand.values())
        if cards and pairs and self.on:
            yield self.fact("keeps", count=pairs)
        if workers or more:
            yield self.fact("price", cards=cards, workers=workers, more=more)

    def facts_of_end(self) -> Iterator[Fact]:
        own, was, phase = self.own, self.was, self.before["phase"]
        left = self.left_in_stack()
        if left is not None and left < 3:
            worth = [one["green"] + one["red"] * (phase == 3) for one in self.after["seats"]]
            lead = worth[self.seat] - max(worth[rival] for rival in self.rivals())
            values = {"lead": lead, "tiles": sum(map(own.is_ready, own.told["storage"]))}
            yield self.fact("ends", phase=phase, left=left, **values)
        taken = [one["tile"] for one in self.actions if one["type"] == "take"]
        is_useless = any(
            fact[0] == "no-space" for tile in taken for fact in self.facts_of_taken(tile)
        )
        if self.before["last"] or (phase == 3 and is_useless and self.on):
            by_hand = [a for a in self.actions if a["type"] == "place" and a.get("by") != "castle"]
            new = own.stored.total() - was.stored.total() + len(by_hand)
            if "take" in self.kinds and new > 0:
                yield self.fact("leftover", thing="tile", points=1)
        if self.before["last"]:
            hand = own.told["hand"]
            more = (hand + self.drawn()) // 5 - was.told["hand"] // 5
            if more:
                yield self.fact("leftover", thing="cards", points=more)
