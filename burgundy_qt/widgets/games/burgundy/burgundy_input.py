"""The input of Burgundy: clicks (`click_paths`) and keys, the gains of a choice, and the prompt
(`prompts`); and BurgundyChance: dice, tiles and goods, to be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import known_places, known_state, state_codec
from burgundy_qt.rules.burgundy.protocol import Action, Event, castle_in, points_in, store_in
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.session.games.burgundy_profile import Copy
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.burgundy import click_paths, prompts
from burgundy_qt.widgets.phrases.wording import goods_name, join_with_commas, shield_name, tile_name
from burgundy_qt.widgets.play import game_input, move_choice
from burgundy_qt.widgets.sprites.places import ClickTarget, Sprite
from burgundy_qt.widgets.theme.palette import SeatStyles

GOODS, ROUTE, SHIELDS = "goods", "route", "shields"


def kind_of(place: ChancePlace) -> str:
    """Return what a place is for: a key of the event."""
    path = place.path
    return str(path[2]) if path[0] == "supplies" else str(path[0])


class BurgundyChance(game_input.GameChance):
    """The chance of The Castles of Burgundy."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the depot, the goods or the dice."""
        name = names[place.seat] if place.seat is not None else ""
        match kind_of(place):
            case "dealt":
                return tr("Chance", "Estates: {name}", name=name)
            case "goods" if place.seat is None:
                return tr("Chance", "Goods of the phase")
            case "goods":
                return tr("Chance", "Goods: {name}", name=name)
            case "route":
                return tr("Chance", "Trade route: {name}", name=name)
            case "shields":
                return tr("Chance", "Shields at depot {number}", number=int(place.path[1]))
            case "depots":
                return tr("Chance", "Depot {number}", number=int(place.path[1]))
            case "black":
                return tr("Chance", "Black depot")
            case "dice":
                return tr("Chance", "Dice: {name}", name=name)
        return tr("Chance", "White die")

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a face, tile, good or shield."""
        match kind_of(place):
            case "goods":
                return goods_name(value)
            case "shields":
                return shield_name(value)
            case "depots" | "black":
                return tile_name(value)
        return str(value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the die, tile, good or shield."""
        match kind_of(place):
            case "goods":
                return Sprite("good", str(value))
            case "shields":
                return Sprite("shield", str(value))
            case "route":
                return Sprite("route", str(value))
            case "depots" | "black":
                return Sprite("tile", value)
            case "dice":
                return Sprite("die", f"{place.seat}-{value}")
            case "white":
                return Sprite("die", f"white-{value}")
        return None


CHANCE = BurgundyChance()


# Clicks and keys.


CHOICES: Mapping[str, str] = {
    "carpenter": tr_noop("Choices", "Take a building: {count} on offer"),
    "church": tr_noop("Choices", "Take a mine, a knowledge tile or a castle: {count} on offer"),
    "market": tr_noop("Choices", "Take a ship or animals: {count} on offer"),
    "city-hall": tr_noop("Choices", "Place a stored tile: {count} would fit"),
    "warehouse": tr_noop("Choices", "Sell one kind of goods"),
    "white-castle": tr_noop("Choices", "One more action with the white die"),
}
"""The actions of buildings that bring nothing by themselves."""


class BurgundyInput(game_input.GameInput):
    """The input of The Castles of Burgundy."""

    lit: ClassVar[Mapping[str, str]] = {
        "cell": tr_noop("Choices", "a glowing space"),
        "storage": tr_noop("Choices", "a glowing tile in your storage"),
        "store": tr_noop("Choices", "a glowing space in a storage"),
        "market": tr_noop("Choices", "a glowing tile in a depot"),
        "good": tr_noop("Choices", "glowing goods"),
        "trough": tr_noop("Choices", "the glowing goods of a depot"),
        "shield": tr_noop("Choices", "a glowing shield"),
        "workers": tr_noop("Choices", "the worker box"),
        "silver": tr_noop("Choices", "the silver box"),
        "buy-point": tr_noop("Choices", "the button that buys a point"),
        "worn": tr_noop("Choices", "the glowing shield on your castle"),
        "choice": tr_noop("Choices", "one of the answers shown"),
        "end": tr_noop("Choices", "End turn"),
        "pass": tr_noop("Choices", "Pass"),
    }
    key_order = (
        *("choice", "cell", "store", "storage", "market", "trough", "good", "shield"),
        *("workers", "worn", "silver", "buy-point", "die"),
    )
    """Answers, cells, stored tiles, depots and goods first; then rarer targets; dice last."""
    shortcuts: ClassVar[Mapping[str, ClickTarget]] = {
        "workers": ClickTarget("workers"),
        "buy point": ClickTarget("buy-point"),
    }

    def options(
        self, view: GameView, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[move_choice.OptionPath, ...]:
        """Return some legal actions of a view with their paths."""
        return click_paths.options_in(view, actions, prices)

    def prompt(self, choosing: move_choice.MoveChoice, view: GameView) -> game_input.Prompt:
        """Return the prompt for the choice so far."""
        return prompts.prompt(choosing, view)

    def gain(self, events: Sequence[Event], seat: int) -> game_input.Gain:
        """Return the points of these events of the seat, by source."""
        if not events:
            return ()
        by_source = state_codec.points_by_source(events, seat + 1)
        gained = [(source, points[seat]) for source, points in by_source.items() if points[seat]]
        return tuple(sorted(gained, key=lambda part: -part[1]))

    def gain_text(self, view: GameView, actions: Sequence[Action]) -> str:
        """Return the gains of a choice that leaves one copied building open."""
        return copied_in_words(actions, view.previews)

    def left_undone(self, actions: Sequence[Action]) -> str:
        """Return a note that the player can still buy something."""
        return prompts.left_undone(actions)

    def is_done_at(self, action: Action, target: ClickTarget) -> bool:
        """Return whether dropping a piece there does an action with only one possible place."""
        store = store_in(action)
        if store and target.kind in ("storage", "store"):
            return ClickTarget("store", store) == self.around(target)
        return target.kind in ("storage", "workers") or castle_in(action) == target.place

    def around(self, target: ClickTarget) -> ClickTarget:
        """Return the store of a stored tile if a team has two stores, else the target itself."""
        return (
            ClickTarget("store", target.place or known_places.OWN)
            if target.kind == "storage"
            else target
        )

    def dice(self, view: GameView, seat_styles: SeatStyles) -> list[tuple[str, str]]:
        """Return the two dice of the deciding player, each as sprite and name; none before the
        roll."""
        seat, state = view.legal["seat"], known_state.BurgundyState.from_object(view.state)
        return [
            (seat_styles.die(seat, number), tr("Pass on", "Die showing {number}", number=number))
            for number in state.seats[seat].left.pieces
        ]


def copied_in_words(actions: Sequence[Action], copies: Mapping[str, Copy]) -> str:
    """Return the gains of a choice that leaves one copied building open; "" for any other
    choice."""
    copied = {action["building"] for action in actions if action["type"] == "copy"}
    if len(copied) != 1 or not copied.issubset(copies):
        return ""
    [building] = copied
    return copy_text(copies[building], building)


def copy_text(copy: Copy, building: str) -> str:
    """Return the gains or the permitted action of a copied building, with the most points it can
    bring; "" if there is neither."""
    best = max(copy.outcomes, key=_amounts, default=())
    if copy.events or building not in CHOICES:
        return gained(copy.events or best)
    text = tr("Choices", CHOICES[building], count=_to_choose_from(copy.actions))
    return (
        tr("Choices", "{action}, at best {gain}", action=text, gain=gained(best))
        if _amounts(best)[0]
        else text
    )


def _to_choose_from(actions: Iterable[Action]) -> int:
    """Return the number of tiles to choose from, not counting different ways to store or place
    them."""
    return len({(action.get("depot"), action.get("tile")) for action in actions})


def gained(events: Sequence[Event]) -> str:
    """Return the gains of a seat's events together: "+4 points, +1 silverling"."""
    points, silver, workers = _amounts(events)
    texts = [tr("Choices", "+{n} point(s)", n=points)] if points else []
    texts += [tr("Choices", "+{n} silverling(s)", n=silver)] if silver else []
    texts += [tr("Choices", "+{n} worker(s)", n=workers)] if workers else []
    return join_with_commas(texts)


def _amounts(events: Sequence[Event]) -> tuple[int, int, int]:
    """Return the points, silver and workers that these events bring one seat."""
    gains = [event for event in events if event["event"] == "gain"]
    return (
        sum(points_in(event) for event in events),
        sum(gain.get("silver", 0) for gain in gains),
        sum(gain.get("workers", 0) for gain in gains),
    )


ANSWER = BurgundyInput()
