"""The clicks for the actions of a turn (`TuscanyPaths`), and `PaymentChoice`, in which players can
choose the cards and workers to pay."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from burgundy_qt.rules.tuscany import catalogue, known_state, protocol
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.play import decision, move_choice
from burgundy_qt.widgets.play.game_input import TOGETHER
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, costs_of

# The price of a space: the cards of the hand, the number of workers, and the cheapest way


WORKER = ClickTarget("worker")
OWN_CARD, WORKER_IN_PLACE, PAIR = 2, 3, 4
"""The estimated price of a substitute for a card, for sorting ways from the cheapest on."""


def cards_paid(action: protocol.Place) -> Counter[str]:
    """Return the number of cards of each colour that an action pays."""
    return Counter(action.get("cards", ()))


def workers_paid(action: protocol.Place) -> int:
    """Return the number of workers that an action pays."""
    return action.get("workers", 0)


def cost_of(action: protocol.Place, colour: str, hand: Counter[str]) -> tuple[int, int, list[str]]:
    """Return a sorting key for the ways to pay for a space of a colour: the cheapest first, and
    among pairs those that the hand needs least."""
    cards = cards_paid(action)
    own = cards.pop(colour, 0)
    felt = own * OWN_CARD + workers_paid(action) * WORKER_IN_PLACE + cards.total() // 2 * PAIR
    spared = sum(hand[colour] - paid for colour, paid in cards.items())
    return felt, -spared, sorted(cards)


def things_paid(action: protocol.Place, hand: Sequence[str]) -> tuple[ClickTarget, ...]:
    """Return the cards of a sorted hand that an action pays, the first of each colour, and the
    workers."""
    paid = [
        place
        for colour, many in cards_paid(action).items()
        for place in _last_of(hand, colour, many)
    ]
    return (
        *(ClickTarget("card", place) for place in sorted(paid)),
        *((WORKER,) if workers_paid(action) else ()),
    )


def _last_of(hand: Sequence[str], colour: str, many: int) -> list[int]:
    return [place for place, card in enumerate(hand) if card == colour][-many:]


def in_place(
    paid: tuple[ClickTarget, ...], wanted: Sequence[ClickTarget], hand: Sequence[str]
) -> tuple[ClickTarget, ...]:
    """Return the same payment with the chosen cards in place of equal ones."""
    found = list(paid)
    for card in wanted:
        if card in found or card.kind != "card":
            continue
        equal = (
            at
            for at, each in enumerate(found)
            if each.kind == "card" and each not in wanted and _kind(each, hand) == _kind(card, hand)
        )
        if (at := next(equal, None)) is not None:
            found[at] = card
    return tuple(found)


def pays_all(action: protocol.Place, wanted: Iterable[ClickTarget], hand: Sequence[str]) -> bool:
    """Return whether an action pays all these cards and workers, or equal ones."""
    asked = Counter(_kind(target, hand) for target in wanted)
    paid = cards_paid(action)
    paid[WORKER.kind] = workers_paid(action)
    return asked <= paid


def _kind(target: ClickTarget, hand: Sequence[str]) -> str:
    return hand[int(target.place or 0)] if target.kind == "card" else target.kind


DECK = ClickTarget("deck")
PRICED = "priced"
"""The ring round a thing that would cost a marble."""


@dataclass(frozen=True)
class TuscanyPaths:
    """The facts that the ways of a decision share: display and storage by place, the hand card by
    card, and the colours of the duchy's spaces."""

    display: Sequence[str | None]
    storage: Sequence[str | None]
    hand: tuple[str, ...]
    colours: Mapping[str, str]
    is_open: bool = False
    """Whether a record leaves the hand open: then the cards are asked for after the clicks."""

    @classmethod
    def of(cls, view: GameView) -> TuscanyPaths:
        """Return the paths for the deciding seat of a view, as on its table."""
        state = known_state.TuscanyState.of(view.state, view.heard)
        seat = state.seats[view.legal["seat"]]
        colours = {name: space.colour for name, space in catalogue.spaces_of(seat.land).items()}
        is_open = seat.cards is None and view.recording is not None
        hand = tuple(catalogue.cards_held(seat))
        return cls(state.display, seat.storage, hand, colours, is_open)

    def all(
        self, actions: Iterable[move_choice.Action], prices: Iterable[Mapping[str, int]]
    ) -> tuple[move_choice.OptionPath, ...]:
        """Return actions with their paths."""
        priced = zip(actions, prices, strict=True)
        return self.pathed([self._option(action, price) for action, price in priced])

    def _option(
        self, action: move_choice.Action, price: Mapping[str, int]
    ) -> move_choice.OptionPath:
        """Return an action with its price; the placing of a tile has no paths yet."""
        glow = PRICED if action.get("by") == "marble" else "legal"
        highlight = Highlight(costs_of(price), glow=glow)
        if action["type"] == "place":
            if self.is_open:
                return move_choice.OptionPath(action, (), Highlight())
            return move_choice.OptionPath(
                action, (), replace(highlight, pays=things_paid(action, self.hand))
            )
        return move_choice.OptionPath(action, tuple(self._paths(action)), highlight)

    def _paths(self, action: move_choice.Action) -> list[move_choice.Path]:
        match action["type"]:
            case "bonus-tile":
                return [(move_choice.required_click(ClickTarget("supply", action["tile"])),)]
            case "draw":
                return [(move_choice.required_click(DECK),)]
            case "take":
                thrown_away = [
                    (move_choice.required_click(store),)
                    for store in self._stores(action["discard"])
                ]
                return [
                    (move_choice.required_click(slot), *then)
                    for slot in self._slots(action["tile"])
                    for then in (thrown_away if action["discard"] else [()])
                ]
            case "swap":
                slots = [
                    ClickTarget("display", slot)
                    for slot, tile in enumerate(self.display)
                    if tile is not None and tile.partition(":")[0] == action["colour"]
                ]
                return [
                    (move_choice.required_click(decision.ANOTHER), move_choice.required_click(slot))
                    for slot in slots
                ]
            case "pass":
                return [(move_choice.required_click(decision.PASS),)]
        return [(move_choice.required_click(decision.END),)]

    def pathed(
        self, options: Iterable[move_choice.OptionPath]
    ) -> tuple[move_choice.OptionPath, ...]:
        """Return the ways with the paths for placing tiles. Of several ways to pay for the same
        action, clicks reach the cheapest first, and each further one by one more click on the other
        way; if the hand is open only the cheapest."""
        found = list(options)
        laying = [option.action for option in found if option.action["type"] == "place"]
        fitting: dict[str, set[str]] = defaultdict(set)
        payments: dict[tuple[str, str], list[move_choice.Action]] = defaultdict(list)
        for action in laying:
            fitting[action["cell"]].add(action["tile"])
            payments[action["tile"], action["cell"]].append(action)
        for (_tile, cell), same in payments.items():
            same.sort(key=lambda action: cost_of(action, self.colours[cell], Counter(self.hand)))
        swaps = any(option.action["type"] == "swap" for option in found)

        def placed(option: move_choice.OptionPath) -> move_choice.OptionPath:
            tile, cell = option.action["tile"], option.action["cell"]
            if self.is_open and option.action is not payments[tile, cell][0]:
                return option
            later = payments[tile, cell].index(option.action)
            paths = self._laying(option.action, later, len(fitting[cell]) == 1, swaps)
            return replace(option, paths=tuple(paths), rank=(later,))

        return tuple(
            placed(option) if option.action["type"] == "place" else option for option in found
        )

    def _laying(
        self, action: move_choice.Action, later: int, fits_alone: bool, swaps: bool
    ) -> list[move_choice.Path]:
        """Return the paths through the tile to place; if nothing else fits the space, a click on
        the space alone, else the space before its tile. A path does not begin with the other way to
        pay if that click would be a swap."""
        cell = move_choice.required_click(ClickTarget("cell", action["cell"]))
        others = (move_choice.required_click(decision.ANOTHER),) * later
        sources = [move_choice.required_click(source) for source in self._sources(action)]
        paths: list[move_choice.Path] = [(source, *others, cell) for source in sources]
        if fits_alone and not (swaps and later):
            paths.append((*others, cell))
        elif not fits_alone and not later:
            paths += [(cell, source) for source in sources]
        return paths

    def _sources(self, action: move_choice.Action) -> list[ClickTarget]:
        """Return the current places of the thing to place."""
        if action.get("by") == "castle":
            return self._slots(action["tile"])
        return self._stores(action["tile"])

    def _slots(self, tile: str) -> list[ClickTarget]:
        return [
            ClickTarget("display", slot) for slot, lies in enumerate(self.display) if lies == tile
        ]

    def _stores(self, thing: str | None) -> list[ClickTarget]:
        return [ClickTarget("store", at) for at, lies in enumerate(self.storage) if lies == thing]


# The choice


UNLIT = ""
"""The ring of cards and workers that are clickable but do not glow."""


@dataclass(frozen=True)
class PaymentChoice(move_choice.MoveChoice):
    """The choice of a turn: `held` are the cards and workers that the player wants to pay; the rest
    is added to them. It contains one entry for each worker."""

    turn: TuscanyPaths | None = None
    held: tuple[ClickTarget, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Whether the player can go back a step."""
        return bool(self.held) or super().has_begun

    @cached_property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """All useful targets. Things that every further click would pay are shown as chosen."""
        highlights = {
            target: self._as_held(highlight) for target, highlight in super().highlights.items()
        }
        if self.has_begun:
            paid = self._certain_payment(highlights)
            for thing in self._payable:
                highlights[thing] = Highlight(chosen=thing in (*paid, *self.held), glow=UNLIT)
        return highlights

    def _as_held(self, highlight: Highlight) -> Highlight:
        """Return an offer that pays the held cards, not equal ones in their place."""
        hand = self.turn.hand if self.turn is not None else ()
        return (
            replace(highlight, pays=in_place(highlight.pays, self.held, hand))
            if highlight.pays
            else highlight
        )

    def click(self, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a click. Raises NotSelectable."""
        if target == WORKER:
            return self._hold_worker()
        if target.kind == "card":
            return self._hold_card(target)
        return super().click(target)

    def back(self) -> move_choice.MoveChoice:
        """Return the choice one step back: without the last pick, then without the last held
        thing."""
        if not self.picks and self.held:
            return replace(self, held=self.held[:-1])
        return super().back()

    @cached_property
    def _allowed(self) -> list[move_choice.OptionPath]:
        """The ways that pay everything held; their paths begin again with the cheapest."""
        return self._paying(self.held)

    def _paying(self, held: tuple[ClickTarget, ...]) -> list[move_choice.OptionPath]:
        if not held or self.turn is None:
            return list(self.options)
        hand = self.turn.hand
        kept = [
            option
            for option in self.options
            if option.highlight.pays and pays_all(option.action, held, hand)
        ]
        return list(self.turn.pathed(kept))

    @cached_property
    def _payable(self) -> set[ClickTarget]:
        """Every card and worker that one of the remaining ways pays."""
        options = [option for found in self._next.values() for option in found] + self._allowed
        hand = self.turn.hand if self.turn is not None else ()
        colours = {card for option in options for card in option.action.get("cards", ())}
        cards = {ClickTarget("card", at) for at, card in enumerate(hand) if card in colours}
        return cards | (
            {WORKER} if any(WORKER in option.highlight.pays for option in options) else set()
        )

    @staticmethod
    def _certain_payment(highlights: Mapping[ClickTarget, Highlight]) -> tuple[ClickTarget, ...]:
        """Return the things that a click on any space would pay, if they are the same."""
        paid = {
            highlight.pays
            for target, highlight in highlights.items()
            if highlight.pays and target != decision.ANOTHER
        }
        return paid.pop() if len(paid) == 1 else ()

    def _hold_card(self, card: ClickTarget) -> move_choice.MoveChoice:
        if card in self.held:
            return self._holding(tuple(each for each in self.held if each != card))
        return self._holding((*self.held, card))

    def _hold_worker(self) -> move_choice.MoveChoice:
        """Return the choice with one worker more, and after the last with none."""
        more = (*self.held, WORKER)
        if WORKER in self.held and not self._paying(more):
            return self._holding(tuple(each for each in self.held if each != WORKER))
        return self._holding(more)

    def _holding(self, held: tuple[ClickTarget, ...]) -> move_choice.MoveChoice:
        """Return the choice with other held things; earlier picks stay if possible. Raises
        NotSelectable."""
        if not self._paying(held):
            raise move_choice.NotSelectable(self.possible_clicks)
        picks = tuple(pick for pick in self.picks if pick.kind == "store")
        kept = replace(self, held=held, picks=picks)
        return kept if kept._next else replace(kept, picks=())


def ways_to_pay(view: GameView, action: protocol.Action) -> dict[tuple[str, ...], protocol.Action]:
    """Return every way to pay for the same tile on the same space: "worker", a colour for a card of
    the space, and "red+red" for a pair in place of one. Empty if there is only one way."""
    if action["type"] != "place" or "cards" not in action:
        return {}
    turn = TuscanyPaths.of(view)
    if not turn.is_open:
        return {}
    colour = turn.colours[action["cell"]]
    same = [
        other
        for other in view.legal["actions"]
        if other["type"] == "place"
        and (other["tile"], other["cell"]) == (action["tile"], action["cell"])
        and other.get("by") == action.get("by")
    ]
    same.sort(key=lambda other: cost_of(other, colour, Counter()))
    return {payment_parts(other, colour): other for other in same} if len(same) > 1 else {}


def payment_parts(action: protocol.Place, colour: str) -> tuple[str, ...]:
    """Return what a payment for a space of a colour consists of."""
    cards = cards_paid(action)
    own = [colour] * cards.pop(colour, 0)
    pairs = [TOGETHER.join((pair, pair)) for pair, many in cards.items() for _ in range(many // 2)]
    return (*own, *[WORKER.kind] * workers_paid(action), *pairs)
