"""Cards that a seat's record does not show, drawn so that all its later events can happen.

Another seat pays in the open, so it must have drawn those cards before; a pair shows that the hand
lacked a card of the space's colour; and cards that the viewer draws later must still be in the
deck. A deck that is shuffled anew consists of the discards, so every draw belongs to the deck of
its time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.ruleset import Event
from burgundy_qt.rules.tuscany.codec import DEALS
from burgundy_qt.rules.tuscany.components import CELL_NUMBER, COLOURS, colours_of
from burgundy_qt.rules.tuscany.protocol import Place
from burgundy_qt.rules.tuscany.state import PRICE

Recorded = list[Event]
Counts = list[int]
MOST_TRIES = 400
ATTEMPTS = 60


@dataclass
class KnownCards:
    """The places of the cards at a draw: its deck, the discards, the hands by seat, each by colour;
    the dealt boards; and the record's seed, which decides random choices."""

    deck: Counts
    gone: Counts
    hands: list[Counts]
    deals: list[int]
    seed: int


@dataclass
class Draw:
    """A hidden draw: its deck (0: the present one), how many cards are still open, those settled,
    and the colours that its seat must lack later."""

    deck: int
    open: int
    cards: Counts = field(default_factory=lambda: [0] * len(COLOURS))
    lacking: set[int] = field(default_factory=set)

    def give(self, colour: int, number: int) -> None:
        """Settle some of its open cards."""
        self.open -= number
        self.cards[colour] += number


@dataclass
class Need:
    """A card that a seat pays, and the draws that may have brought it."""

    colour: int
    draws: list[Draw]


class Course:
    """The hidden draws of a record from one draw on, the cards that they must bring, and for each
    deck the cards that are left for them."""

    def __init__(self, held: KnownCards, later: Recorded):
        self.draws: list[list[Draw]] = [[] for _ in held.hands]
        self.needs: list[Need] = []
        self.decks = [list(held.deck)]
        self._gone = list(held.gone)
        self._hands = [list(hand) for hand in held.hands]
        self._since = [[0] * len(COLOURS) for _ in held.hands]
        self._deals = held.deals
        for at in range(len(later)):
            self._read(later, at)

    def all_draws(self) -> list[Draw]:
        """Return the draws of all seats."""
        return [draw for draws in self.draws for draw in draws]

    def _read(self, later: Recorded, at: int) -> None:
        event = later[at]
        match event.get("event"):
            case "shuffle" if event["pile"] == "cards" and at:
                self.decks.append(self._gone)
                self._gone = [0] * len(COLOURS)
            case "draw" if is_recorded(later[at:]):
                for card in later[at + 1]["cards"]:
                    self.decks[-1][COLOURS.index(card)] -= 1
                    self._hands[event["seat"]][COLOURS.index(card)] += 1
            case "draw":
                self.draws[event["seat"]].append(Draw(len(self.decks) - 1, event["count"]))
            case "action" if "cards" in event["action"]:
                self._pay(event["seat"], event["action"])

    def _pay(self, seat: int, action: Place) -> None:
        """Record a payment: each card that the hand does not have yet is a need; with pairs, the
        hand had no more cards of the space's colour."""
        spaces = colours_of(DEALS[self._deals[seat]])
        colour = COLOURS.index(spaces[CELL_NUMBER[action["cell"]]])
        for card in map(COLOURS.index, action["cards"]):
            self._gone[card] += 1
            if self._hands[seat][card]:
                self._hands[seat][card] -= 1
            else:
                since = self._since[seat][card]
                self.needs.append(Need(card, self.draws[seat][since:]))
        if len(action["cards"]) + action["workers"] > PRICE:
            self._since[seat][colour] = len(self.draws[seat])
            for draw in self.draws[seat]:
                draw.lacking.add(colour)


def is_recorded(later: Recorded) -> bool:
    """Return whether the first draw shows its cards."""
    return len(later) > 1 and later[1].get("event") == "cards"


def hand_for(held: KnownCards, later: Recorded) -> Counts:
    """Return the cards of the first draw in `later`, by colour. Raises InvalidRecord if no cards
    are possible."""
    course = settled(held, later)
    first = course.draws[later[0]["seat"]][0]
    generator = Random(f"{held.seed} {len(later)}")
    while first.open:
        draw_one(course, first, generator)
    return first.cards


def settled(held: KnownCards, later: Recorded) -> Course:
    """Return the course with every need settled: in the decks just before it is paid, or if that
    fails, in random decks. Raises InvalidRecord."""
    generator = Random(held.seed)
    for attempt in range(ATTEMPTS):
        course = Course(held, later)
        if settle(course, course.needs, generator if attempt else None, [MOST_TRIES]):
            return course
    raise InvalidRecord("what is paid later cannot have been drawn")


def draw_one(course: Course, draw: Draw, generator: Random) -> None:
    """Settle one more card of a draw of the present deck at random, so that the others can still be
    drawn."""
    deck = course.decks[0]
    free = [colour for colour, count in enumerate(deck) for _ in range(count)]
    for colour in dict.fromkeys(generator.sample(free, len(free))):
        if colour not in draw.lacking:
            deck[colour] -= 1
            draw.give(colour, 1)
            if can_fill(course, 0):
                return
            deck[colour] += 1
            draw.give(colour, -1)
    raise InvalidRecord("the cards that nobody was shown cannot be")


def settle(course: Course, needs: list[Need], generator: Random | None, tries: list[int]) -> bool:
    """Give every need its card in one of its draws, the earliest of its deck, as far as the decks
    have them. Goes back if that fails, or leaves too few cards for all open ones in the end: a draw
    may still pay a card before it lacks the colour."""
    if not needs:
        return all(can_fill(course, number) for number in range(len(course.decks)))
    need, tries[0] = needs[0], tries[0] - 1
    if tries[0] < 0:
        return False
    numbers = sorted({draw.deck for draw in need.draws if draw.open}, reverse=True)
    for number in generator.sample(numbers, len(numbers)) if generator else numbers:
        draw = next(draw for draw in need.draws if draw.open and draw.deck == number)
        deck = course.decks[number]
        if deck[need.colour] <= 0:
            continue
        deck[need.colour] -= 1
        draw.give(need.colour, 1)
        if settle(course, needs[1:], generator, tries):
            return True
        deck[need.colour] += 1
        draw.give(need.colour, -1)
    return False


def can_fill(course: Course, number: int) -> bool:
    """Return whether a deck has cards for the open places of its draws: for each set of colours no
    more places depend on it than it has cards. (Hall's condition)"""
    deck = course.decks[number]
    open_by_lacking: dict[frozenset[int], int] = {}
    for draw in course.all_draws():
        if draw.deck == number:
            lacking = frozenset(draw.lacking)
            open_by_lacking[lacking] = open_by_lacking.get(lacking, 0) + draw.open
    common: set[frozenset[int]] = {frozenset()}
    for lacking in open_by_lacking:
        common |= {lacking & other for other in common} | {lacking}
    return min(deck) >= 0 and all(
        sum(count for lacking, count in open_by_lacking.items() if lacking >= without)
        <= sum(held for colour, held in enumerate(deck) if colour not in without)
        for without in common
    )
