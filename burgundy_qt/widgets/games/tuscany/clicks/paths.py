"""The clicks that mean an action: deck, display, storage, space."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.board.printed import cards_held, spaces_of
from burgundy_qt.widgets.games.tuscany.clicks.payments import cost_of, things_paid
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.play.move_choice import Action, OptionPath, Path, required_click
from burgundy_qt.widgets.sprites.slots import ClickTarget, Highlight, costs_of

DECK = ClickTarget("deck")
PRICED = "priced"
"""The ring round what would cost a marble."""


@dataclass(frozen=True)
class Ways:
    """What the ways of a decision have in common: display and storage by place, the hand card by
    card, and the colours of the duchy's spaces."""

    display: Sequence[str | None]
    storage: Sequence[str | None]
    hand: tuple[str, ...]
    colours: Mapping[str, str]

    @classmethod
    def of(cls, view: View) -> Ways:
        """Those of the seat that decides in a view, as its table has them."""
        state = TuscanyState.of(view.state, view.heard)
        seat = state.seats[view.legal["seat"]]
        colours = {name: space.colour for name, space in spaces_of(seat.land).items()}
        return cls(state.display, seat.storage, tuple(cards_held(seat)), colours)

    def all(
        self, actions: Iterable[Action], prices: Iterable[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Actions with their paths."""
        priced = zip(actions, prices, strict=True)
        return self.pathed([self._way(action, price) for action, price in priced])

    def _way(self, action: Action, price: Mapping[str, int]) -> OptionPath:
        """An action with what it would cost; that of laying a tile has no paths yet."""
        glow = PRICED if action.get("by") == "marble" else "legal"
        offer = Highlight(costs_of(price), glow=glow)
        if action["type"] == "place":
            return OptionPath(action, (), replace(offer, pays=things_paid(action, self.hand)))
        return OptionPath(action, tuple(self._paths(action)), offer)

    def _paths(self, action: Action) -> list[Path]:
        match action["type"]:
            case "bonus-tile":
                return [(required_click(ClickTarget("supply", action["tile"])),)]
            case "draw":
                return [(required_click(DECK),)]
            case "take":
                thrown_away = [
                    (required_click(store),) for store in self._stores(action["discard"])
                ]
                return [
                    (required_click(slot), *then)
                    for slot in self._slots(action["tile"])
                    for then in (thrown_away if action["discard"] else [()])
                ]
            case "swap":
                slots = [
                    ClickTarget("display", slot)
                    for slot, tile in enumerate(self.display)
                    if tile is not None and tile.partition(":")[0] == action["colour"]
                ]
                return [(required_click(ANOTHER), required_click(slot)) for slot in slots]
            case "pass":
                return [(required_click(PASS),)]
        return [(required_click(END),)]

    def pathed(self, ways: Iterable[OptionPath]) -> tuple[OptionPath, ...]:
        """The ways with the paths by which tiles are laid: of several ways to pay for the same the
        cheapest is reached first, each further one by one more click on the other way."""
        found = list(ways)
        laying = [way.action for way in found if way.action["type"] == "place"]
        fitting: dict[str, set[str]] = defaultdict(set)
        payments: dict[tuple[str, str], list[Action]] = defaultdict(list)
        for action in laying:
            fitting[action["cell"]].add(action["tile"])
            payments[action["tile"], action["cell"]].append(action)
        for (_tile, cell), same in payments.items():
            same.sort(key=lambda action: cost_of(action, self.colours[cell], Counter(self.hand)))
        swaps = any(way.action["type"] == "swap" for way in found)

        def placed(way: OptionPath) -> OptionPath:
            tile, cell = way.action["tile"], way.action["cell"]
            later = payments[tile, cell].index(way.action)
            paths = self._laying(way.action, later, len(fitting[cell]) == 1, swaps)
            return replace(way, paths=tuple(paths), rank=(later,))

        return tuple(placed(way) if way.action["type"] == "place" else way for way in found)

    def _laying(self, action: Action, later: int, fits_alone: bool, swaps: bool) -> list[Path]:
        """By way of what is laid; where nothing else fits the space directly, else the space before
        what is laid on it. The other way to pay is not clicked first where that would be a swap."""
        cell = required_click(ClickTarget("cell", action["cell"]))
        others = (required_click(ANOTHER),) * later
        sources = [required_click(source) for source in self._sources(action)]
        paths: list[Path] = [(source, *others, cell) for source in sources]
        if fits_alone and not (swaps and later):
            paths.append((*others, cell))
        elif not fits_alone and not later:
            paths += [(cell, source) for source in sources]
        return paths

    def _sources(self, action: Action) -> list[ClickTarget]:
        """Where what is laid lies now."""
        if action.get("by") == "castle":
            return self._slots(action["tile"])
        return self._stores(action["tile"])

    def _slots(self, tile: str) -> list[ClickTarget]:
        return [
            ClickTarget("display", slot) for slot, lies in enumerate(self.display) if lies == tile
        ]

    def _stores(self, thing: str | None) -> list[ClickTarget]:
        return [ClickTarget("store", at) for at, lies in enumerate(self.storage) if lies == thing]
