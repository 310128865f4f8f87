"""Follow a game by the events of its private record alone, with no code of the rules: at every
moment it knows which event must come next, and what it must say.

Pieces drawn by chance (the first player, tiles, cards, yields) must still be in stock; everything
else is calculated a second time."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.rules.tuscany import printed, second_reading
from tests.rules.tuscany.printed import HEXAGON, colour_of, crops_of

Event = dict[str, Any]
Story = Generator[None, Event, None]
FREE = {"cards": 0, "workers": 0, "marble": 0}
FIXED = {"turned": [False] * 3, "steps": ["down", "up"]}
YIELD_CARDS_DRAWN = {"cards": 2, "card-and-red": 1}
YIELD_RED = {"red": 2, "card-and-red": 1}
YIELD_GREEN = {"green": 1}
YIELD_GAIN = {"marble": "marble", "worker": "workers", "hexagon": "hexagons"}
NO_ROOM_POINTS = 2
STORAGE_POINTS = 2


class Seat:
    """The pieces of a seat, and the contents of its stacks."""

    def __init__(self, boards: list[str]) -> None:
        self.boards = boards
        self.start: Event | None = None
        self.duchy: printed.Duchy
        self.cells: dict[str, str] = {}
        self.storage: list[str] = []
        self.bonus: Counter[str] = Counter()
        self.marble = self.workers = self.green = self.red = 0
        self.hand: Counter[str] = Counter()
        self.stacks = [printed.STACK] * 3
        self.to_come = printed.own_tiles()

    def lay_out(self, start: Event) -> None:
        """Lay out the duchy, with its start castle."""
        self.start, self.duchy = start, printed.duchy_of(start)
        self.cells[start["castle"]] = "castle"

    @property
    def room(self) -> int:
        """Return the number of empty storage spaces."""
        return 1 + self.bonus["storage"] - len(self.storage)

    def is_reached(self, cell: str) -> bool:
        """Return whether a space is empty and touches a covered one."""
        return cell not in self.cells and not self.duchy.beside[cell].isdisjoint(self.cells)

    def fits(self, tile: str) -> bool:
        """Return whether a tile of the display could be placed somewhere, ignoring its cost."""
        return any(map(self.is_reached, self.duchy.of_colour[colour_of(tile)]))

    def told(self, shows_hand: bool) -> dict[str, Any]:
        """Return the seat as the protocol's state has it."""
        laid = self.start
        return {
            "boards": self.boards,
            "duchy": laid and {key: laid[key] for key in ("boards", "turned", "steps")},
            "cells": self.cells,
            "storage": sorted(self.storage),
            "bonus": sorted(self.bonus.elements()),
            "marble": self.marble,
            "workers": self.workers,
            "hand": self.hand.total(),
            "cards": counted(self.hand) if shows_hand else None,
            "stacks": self.stacks,
            "to_come": counted(self.to_come),
            "green": self.green,
            "red": self.red,
        }


class Told:
    """A game as its events report it; an event that does not fit raises AssertionError."""

    def __init__(self, request: Event) -> None:
        self.request = request
        self.seats: list[Seat] = []
        self.order: list[int] = []
        self.phase, self.round = 0, 0
        self.last = self.emptied = self.acted = False
        self.waiting: list[int] = []
        self.pending: list[str] = []
        self.actions = 0
        self.to_act: list[int] = []
        self.display: list[str | None] = []
        self.neutral: list[bool] = []
        self.neutral_stack, self.neutral_gone = printed.neutral_tiles(), Counter[str]()
        self.deck, self.gone = Counter(printed.REGION_CARDS), Counter[str]()
        self.yields, self.yields_gone = Counter(printed.YIELD_CARDS), Counter[str]()
        self.bonus_tiles = dict.fromkeys(printed.BONUS_TILES, printed.BONUS_TILES_OF_A_KIND)
        self.colour_bonuses = {
            colour: list(printed.COLOUR_BONUSES[colour]) for colour in printed.COLOURS
        }
        self.result: dict[str, Any] | None = None
        self.story = self.game()
        next(self.story)

    def hear(self, event: Event) -> None:
        """Follow an event."""
        assert self.result is None
        self.story.send(event)

    def game(self) -> Story:
        """Follow the game from the seating to the final places."""
        yield from self.set_up()
        for phase in (1, 2, 3):
            yield from self.play_phase(phase)
        yield from self.score_the_end()

    # The set-up

    def set_up(self) -> Story:
        """Prepare the game: the first player, the display, five cards each, the duchies, a bonus
        tile each."""
        yield from self.be_seated()
        yield from self.lay_out_the_display()
        for seat in self.order:
            yield from self.draw(seat, printed.HAND, "start")
        yield from self.lay_the_duchies()
        for seat in self.order:
            self.waiting, self.pending = [seat], ["bonus"]
            event = yield
            assert action_of(event, seat, FREE)["by"] == "start"
            yield from self.take_bonus_tile(seat, event["action"])
        self.waiting, self.pending = [], []

    def be_seated(self) -> Story:
        event = yield
        players = self.request["players"]
        assert list(event) == ["event", "order", "dealt"] and event["event"] == "seating"
        first = event["order"][0]
        assert event["order"] == [(first + at) % players for at in range(players)]
        assert len(event["dealt"]) == players
        assert self.request["boards"] in (None, event["dealt"])
        for at, kind in enumerate(printed.KINDS):
            dealt = [boards[at] for boards in event["dealt"]]
            assert len(set(dealt)) == players and set(dealt) <= set(printed.boards(kind))
        self.order = event["order"]
        self.seats = [Seat(boards) for boards in event["dealt"]]

    def lay_out_the_display(self) -> Story:
        event = yield
        assert list(event) == ["event", "tiles"] and event["event"] == "display"
        assert len(event["tiles"]) == printed.SLOTS
        for tile in event["tiles"]:
            take_one(self.neutral_stack, tile)
        self.display, self.neutral = list(event["tiles"]), [True] * printed.SLOTS

    def lay_the_duchies(self) -> Story:
        """Lay out all duchies at once, chosen or as in the quick start."""
        chosen = {}
        if self.request["setup"] == "secret":
            self.waiting, self.pending = sorted(self.order), ["start"]
            for seat in self.order:
                event = yield
                chosen[seat] = action_of(event, seat, FREE)
                assert chosen[seat] in printed.starts(tuple(self.seats[seat].boards))
            self.waiting, self.pending = [], []
        for seat in self.order:
            boards = self.seats[seat].boards
            start = chosen.get(seat) or {
                "type": "start",
                "boards": boards,
                **FIXED,
                "castle": printed.castles([boards[1]])[0],
            }
            laid = {key: value for key, value in start.items() if key != "type"}
            yield from told({"event": "start", "seat": seat, **laid})
            self.seats[seat].lay_out(start)

    # Rounds and phases

    def play_phase(self, phase: int) -> Story:
        """Play rounds until one in which the stack of the phase was emptied or nobody could act;
        after that of phase 3 one more."""
        self.phase, self.emptied = phase, False
        while not self.emptied:
            yield from self.play_round()
        if phase == 3:
            self.last = True
            yield from self.play_round()
        yield from told({"event": "phase-end", "phase": phase})
        for seat, own in enumerate(self.seats):
            yield from self.score(seat, own.green, "red", "phase")

    def play_round(self) -> Story:
        self.round += 1
        self.acted = False
        yield from told(
            {"event": "round", "phase": self.phase, "round": self.round, "last": self.last}
        )
        for at, seat in enumerate(self.order):
            self.to_act = self.order[at:]
            yield from told({"event": "turn", "seat": seat})
            yield from self.play_turn(seat)
        self.emptied |= not self.acted

    def play_turn(self, seat: int) -> Story:
        """Play an action; with a marble another one, or the end of the turn."""
        for number, marble in enumerate((0, 1)):
            self.actions = number
            if marble > self.seats[seat].marble or not second_reading.can_act(self, seat):
                break
            self.waiting, self.acted = [seat], True
            event = yield
            if marble and event["action"]["type"] == "end":
                action_of(event, seat, FREE)
                break
            assert event["action"].get("by") == ("marble" if marble else None)
            self.actions = number + 1
            self.seats[seat].marble -= marble
            yield from self.act(seat, event, marble)
        self.waiting, self.actions = [], 0

    # The actions

    def act(self, seat: int, event: Event, marble: int) -> Story:
        """Follow one of the three actions, with all its consequences."""
        own, paid = self.seats[seat], FREE | {"marble": marble}
        action = event["action"]
        match action["type"]:
            case "draw":
                action_of(event, seat, paid)
                assert self.deck.total() + self.gone.total()
                yield from self.draw(seat, 3 + own.bonus["card"], "draw")
            case "take":
                action_of(event, seat, paid)
                yield from self.take(seat, action)
            case "swap":
                action_of(event, seat, paid)
                yield from self.swap(seat, action)
            case "place":
                used = {"cards": len(action["cards"]), "workers": action["workers"]}
                action_of(event, seat, paid | used)
                self.pay(seat, action)
                own.storage.remove(action["tile"])
                yield from self.lay(seat, action)
            case other:
                raise AssertionError(other)

    def draw(self, seat: int, number: int, reason: str) -> Story:
        """Draw cards from the deck; the discards are shuffled if it has too few."""
        while number and self.deck.total() + self.gone.total():
            if not self.deck.total():
                yield from self.shuffle("cards", self.deck, self.gone)
            part = min(number, self.deck.total())
            yield from told({"event": "draw", "seat": seat, "count": part, "for": reason})
            event = yield
            cards = event["cards"]
            assert event == {"event": "cards", "seat": seat, "cards": cards, "to": [seat]}
            assert len(cards) == part and cards == sorted(cards)
            for card in cards:
                take_one(self.deck, card)
            self.seats[seat].hand.update(cards)
            number -= part

    def shuffle(self, pile: str, stack: Counter[str], gone: Counter[str]) -> Story:
        """Make the discards a new stack."""
        yield from told({"event": "shuffle", "pile": pile, "count": gone.total()})
        stack.update(gone)
        gone.clear()

    def take(self, seat: int, action: Event) -> Story:
        """Put a tile of the display into storage; if it is full a thing is discarded."""
        own, thrown_away = self.seats[seat], action["discard"]
        assert (thrown_away is None) == (own.room > 0)
        if thrown_away is not None:
            own.storage.remove(thrown_away)
        slot = self.take_from_display(action["tile"])
        own.storage.append(action["tile"])
        yield from self.refill(seat, slot)

    def take_from_display(self, tile: str) -> int:
        """Take the tile from the lowest slot that has it, which is empty then."""
        slot = self.display.index(tile)
        self.display[slot], self.neutral[slot] = None, False
        return slot

    def swap(self, seat: int, action: Event) -> Story:
        """Remove a colour from the display, and possibly another one; then a tile must be taken,
        one that fits if there is one."""
        own = self.seats[seat]
        while True:
            assert second_reading.may_swap(self, seat)
            yield from self.sweep(action["colour"], "swap")
            yield from self.sweep_fives()
            self.pending = ["swap"]
            event = yield
            action = action_of(event, seat, FREE)
            assert action["by"] == "swap"
            self.pending = []
            if action["type"] == "take":
                break
            assert action["type"] == "swap"
        assert own.fits(action["tile"]) or not any(own.fits(tile) for tile in self.shown())
        yield from self.take(seat, action)

    def shown(self) -> set[str]:
        """Return the tiles of the display."""
        return {tile for tile in self.display if tile is not None}

    def pay(self, seat: int, action: Event) -> None:
        """Pay cards and workers for a space."""
        own, workers = self.seats[seat], action["workers"]
        cards = Counter[str](action["cards"])
        assert action["cards"] == sorted(action["cards"])
        assert second_reading.pays(cards, workers, own.duchy.colour[action["cell"]], own.hand)
        assert cards <= own.hand and 0 <= workers <= own.workers
        own.hand -= cards
        own.workers -= workers
        self.gone.update(cards)

    # Placing

    def lay(self, seat: int, action: Event, slot: int | None = None) -> Story:
        """Place a tile on a space: its points or gain, its region, its colour, the display if it
        came from there, then draws or choices."""
        own, tile, cell = self.seats[seat], action["tile"], action["cell"]
        colour = own.duchy.colour[cell]
        assert own.is_reached(cell) and (tile == HEXAGON or colour_of(tile) == colour)
        yield from self.gain_immediately(seat, tile, cell)
        own.cells[cell] = tile
        region = own.duchy.region[cell]
        if region <= own.cells.keys():
            yield from self.score(seat, printed.REGION_POINTS[len(region)], "green", "region")
        if own.duchy.of_colour[colour] <= own.cells.keys():
            yield from self.score_colour(seat, colour)
        if slot is not None:
            yield from self.refill(seat, slot)
        yield from self.bring_afterwards(seat, colour)

    def gain_immediately(self, seat: int, tile: str, cell: str) -> Story:
        """Give the points of crops that are new in their region; marble, workers or a hexagon."""
        own = self.seats[seat]
        match own.duchy.colour[cell]:
            case "agriculture":
                there = {
                    crop
                    for other in own.duchy.region[cell]
                    for crop in crops_of(own.cells.get(other, ""))
                }
                new = 1 if tile == HEXAGON else len(set(crops_of(tile)) - there)
                yield from self.score(seat, new, "green", "crops")
            case "quarry":
                yield from self.gain(seat, "marble", 1 + own.bonus["marble"], "quarry")
            case "village":
                yield from self.gain(seat, "workers", 1 + own.bonus["worker"], "village")
            case "inn":
                assert own.room > 0
                yield from self.gain(seat, "hexagons", 1, "inn")

    def bring_afterwards(self, seat: int, colour: str) -> Story:
        """Give a monastery's cards, a cart's yields, a castle's tile or a town's bonus tile."""
        own = self.seats[seat]
        match colour:
            case "monastery":
                yield from self.draw(seat, 3, "monastery")
            case "cart":
                for _ in range(1 + own.bonus["yield"]):
                    yield from self.turn_up(seat)
            case "castle" if any(own.fits(tile) for tile in self.shown()):
                self.pending = ["castle"]
                event = yield
                action = action_of(event, seat, FREE)
                self.pending = []
                assert action["by"] == "castle" and action["type"] in ("pass", "place")
                if action["type"] == "place":
                    yield from self.lay(seat, action, self.take_from_display(action["tile"]))
            case "town":
                self.pending = ["town"]
                event = yield
                self.pending = []
                assert action_of(event, seat, FREE)["by"] == "town"
                yield from self.take_bonus_tile(seat, event["action"])

    def take_bonus_tile(self, seat: int, action: Event) -> Story:
        """Take any kind that is left; one more storage space scores points at once."""
        assert action["type"] == "bonus-tile" and self.bonus_tiles[action["tile"]] > 0
        self.bonus_tiles[action["tile"]] -= 1
        self.seats[seat].bonus[action["tile"]] += 1
        if action["tile"] == "storage":
            yield from self.score(seat, STORAGE_POINTS, "green", "storage")

    def turn_up(self, seat: int) -> Story:
        """Turn up, carry out and discard a yield card."""
        if not self.yields.total():
            yield from self.shuffle("yields", self.yields, self.yields_gone)
        event = yield
        card = event["card"]
        assert event == {"event": "yield", "seat": seat, "card": card}
        take_one(self.yields, card)
        yield from self.draw(seat, YIELD_CARDS_DRAWN.get(card, 0), "yield")
        yield from self.score(seat, YIELD_RED.get(card, 0), "red", "yield")
        yield from self.score(seat, YIELD_GREEN.get(card, 0), "green", "yield")
        if card == "hexagon" and not self.seats[seat].room:
            yield from self.score(seat, NO_ROOM_POINTS, "red", "hexagon")
        elif card in YIELD_GAIN:
            yield from self.gain(seat, YIELD_GAIN[card], 1, "yield")
        self.yields_gone[card] += 1

    def gain(self, seat: int, what: str, number: int, reason: str) -> Story:
        """Give wood to a seat; a hexagon is stored."""
        yield from told({"event": "gain", "seat": seat, what: number, "for": reason})
        own = self.seats[seat]
        match what:
            case "marble":
                own.marble += number
            case "workers":
                own.workers += number
            case "hexagons":
                own.storage += [HEXAGON] * number

    # The display

    def refill(self, seat: int, slot: int) -> Story:
        """Fill the empty slot from the seat's first stack that is not empty, else with a neutral
        tile; then remove five of a colour."""
        own = self.seats[seat]
        left = next((at for at, tiles in enumerate(own.stacks) if tiles), None)
        if left is None:
            yield from self.refill_neutral(slot)
        else:
            event = yield
            tile = event["tile"]
            assert event == {"event": "refill", "slot": slot, "tile": tile, "from": seat}
            take_one(own.to_come, tile)
            self.display[slot] = tile
            own.stacks[left] -= 1
            if not own.stacks[left]:
                ends = left + 1 == self.phase and not self.emptied
                yield from told({"event": "emptied", "seat": seat, "stack": left + 1, "ends": ends})
                self.emptied |= ends
        yield from self.sweep_fives()

    def refill_neutral(self, slot: int) -> Story:
        """Fill an empty slot with a neutral tile; it stays empty if none is left."""
        if not self.neutral_stack.total() + self.neutral_gone.total():
            return
        if not self.neutral_stack.total():
            yield from self.shuffle("neutral", self.neutral_stack, self.neutral_gone)
        event = yield
        tile = event["tile"]
        assert event == {"event": "refill", "slot": slot, "tile": tile, "from": "neutral"}
        take_one(self.neutral_stack, tile)
        self.display[slot], self.neutral[slot] = tile, True

    def sweep_fives(self) -> Story:
        """Remove colours with five tiles until there is none."""
        while True:
            lie = Counter(colour_of(tile) for tile in self.display if tile is not None)
            five = [colour for colour, number in lie.items() if number >= 5]
            if not five:
                return
            yield from self.sweep(five[0], "five")

    def sweep(self, colour: str, reason: str) -> Story:
        """Remove all tiles of a colour, the neutral ones to their discards; neutral ones replace
        them."""
        slots = [
            slot
            for slot, tile in enumerate(self.display)
            if tile is not None and colour_of(tile) == colour
        ]
        assert slots
        yield from told({"event": "sweep", "colour": colour, "slots": slots, "for": reason})
        for slot in slots:
            if self.neutral[slot]:
                self.neutral_gone[self.display[slot] or ""] += 1
            self.display[slot], self.neutral[slot] = None, False
        for slot in slots:
            yield from self.refill_neutral(slot)

    # Points

    def score(self, seat: int, points: int, track: str, reason: str) -> Story:
        """Score points on a track; 0 points have no event."""
        if points:
            yield from told(
                {"event": "points", "seat": seat, "points": points, "track": track, "for": reason}
            )
        if track == "green":
            self.seats[seat].green += points
        else:
            self.seats[seat].red += points

    def score_colour(self, seat: int, colour: str) -> Story:
        """Give the colour bonus to the first and the second seat that cover all spaces of a
        colour."""
        left = self.colour_bonuses[colour]
        if left:
            yield from told(
                {
                    "event": "bonus",
                    "seat": seat,
                    "colour": colour,
                    "rank": 3 - len(left),
                    "points": left[0],
                }
            )
            self.seats[seat].green += left.pop(0)

    def score_the_end(self) -> Story:
        """Score the leftovers, seat by seat; then announce the places."""
        self.to_act = []
        for seat, own in enumerate(self.seats):
            hexagons = own.storage.count(HEXAGON)
            for points, reason in (
                (own.hand.total() // 5, "cards"),
                (len(own.storage) - hexagons, "stored"),
                (hexagons, "hexagons"),
                (own.marble, "marble"),
                (own.workers, "workers"),
            ):
                yield from self.score(seat, points, "red", reason)
        standing = [(own.red, 30 - len(own.cells), own.green) for own in self.seats]
        result = {
            "points": [own.red for own in self.seats],
            "places": [1 + sum(other > own for other in standing) for own in standing],
        }
        event = yield
        hands = [counted(own.hand) for own in self.seats]
        assert event == {"event": "end", **result, "hands": hands}
        self.result = result
        yield

    # The state

    def state(self, viewer: int | None = None) -> dict[str, Any]:
        """Return the state for a seat, or for everybody; chosen duchies are not revealed yet."""
        return {
            "game": "tuscany",
            "edition": "2020",
            "modules": [],
            "setup": self.request["setup"],
            "phase": self.phase or None,
            "round": self.round or None,
            "last": self.last,
            "emptied": self.emptied,
            "seat": min(self.waiting, default=None),
            "waiting": self.waiting,
            "pending": self.pending,
            "actions": self.actions,
            "order": self.order,
            "to_act": self.to_act,
            "display": self.display,
            "neutral": self.neutral,
            "neutral_stack": counted(self.neutral_stack),
            "neutral_discards": counted(self.neutral_gone),
            "deck": self.deck.total(),
            "discards": counted(self.gone),
            "yield_deck": counted(self.yields),
            "yield_discards": counted(self.yields_gone),
            "bonus_tiles": self.bonus_tiles,
            "colour_bonuses": self.colour_bonuses,
            "seats": [
                own.told(seat == viewer or self.result is not None)
                for seat, own in enumerate(self.seats)
            ],
            "result": self.result,
        }


def told(event: Event) -> Story:
    """Expect this event next."""
    heard = yield
    assert heard == event, f"{event} was expected, not {heard}"


def action_of(event: Event, seat: int, paid: dict[str, int]) -> Event:
    """Return the action of a seat at this price."""
    action: Event = event["action"]
    assert event == {"event": "action", "seat": seat, "action": action, "paid": paid}
    return action


def take_one(stack: Counter[str], what: str) -> None:
    """Remove one of these from a stack that must have it."""
    assert stack[what] > 0, f"no {what} is left"
    stack[what] -= 1


def counted(many: Counter[str]) -> dict[str, int]:
    """Return by name how many there are, without zeros."""
    return {name: number for name, number in sorted(many.items()) if number}


def heard(record: list[Event]) -> Told:
    """Follow the game of a private record."""
    game = Told(record[0])
    for event in record[1:]:
        game.hear(event)
    return game
