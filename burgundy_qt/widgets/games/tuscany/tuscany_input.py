"""The input of Tuscany: from clicks on its table to actions, and the prompts on the way; and
TuscanyChance: tiles and cards that are drawn, to be chosen.

Kinds of targets: `deck` (draw); `display` (place = its slot: the tile to take, the tile that a
castle places, the colour to swap); `store` (place = a storage space of the acting seat: the tile to
place or to discard); `cell` (place = "B.M2" of its duchy); `supply` (place = "card" …: a bonus
tile); `card` (place = its number in the hand, sorted by colour) and `worker`: the payment; these
spend nothing before a click on a space.

To place a tile: its storage space and the space, or only the space if only one stored thing fits
there. The space costs the cheapest payment that is left: `another` goes on to the next one, and
clicks on cards and workers keep only payments with these. If nothing fits when taking, `another` is
the swap.

In the set-up `move` (place = "A" …, what = "left" or "right"), `turn` and `step` (place = "A" …)
arrange the three boards, `cell` is the start castle's, `another` arranges them as proposed; `duchy`
has the current arrangement and is not clickable. `end` is Ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import Action, Event, is_green, is_scored, source_of
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.tuscany import duchy_arrangement, pieces, tuscany_texts
from burgundy_qt.widgets.games.tuscany.payment_choice import WORKER, PaymentChoice, TuscanyPaths
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.play import decision, game_input
from burgundy_qt.widgets.play.move_choice import MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Sprite


class TuscanyChance(game_input.GameChance):
    """The chance of Tuscany."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return the pile or the hand."""
        match place.event:
            case "seating":
                return tr("Chance", "Boards: {name}", name=names[place.seat or 0])
            case "display":
                return tr("Chance", "Display")
            case "cards":
                return tr("Chance", "Region cards: {name}", name=names[place.seat or 0])
            case "refill" if place.seat is not None:
                return tr("Chance", "Tile for the display: {name}", name=names[place.seat])
            case "refill":
                return tr("Chance", "Neutral tile for the display")
        return tr("Chance", "Yield card: {name}", name=names[place.seat or 0])

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a tile, card or board."""
        match place.event:
            case "seating":
                return str(value)
            case "cards":
                return tuscany_texts.colour_name(value)
            case "yield":
                return tuscany_texts.yield_name(value)
        return tuscany_texts.tile_name(value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the tile or card."""
        match place.event:
            case "seating":
                return None
            case "cards":
                return Sprite("card", value)
            case "yield":
                return Sprite("yield-card", value)
        return Sprite("tile", pieces.tile_art_name(value))

    def note(self, places: Sequence[ChancePlace]) -> str:
        """Return that the person who enters cards sees them."""
        if not any(place.event == "cards" for place in places):
            return ""
        return tr(
            "Chance",
            "Region cards are entered when they are drawn, so the person who enters them sees all "
            "hands.",
        )


CHANCE = TuscanyChance()


# The set-up arranges boards, a turn pays


BACK = "tuscany/cards/back"


class TuscanyInput(game_input.GameInput):
    """The input of The Castles of Tuscany."""

    lit: ClassVar[Mapping[str, str]] = {
        "cell": tr_noop("Choices", "a glowing space"),
        "display": tr_noop("Choices", "a glowing tile in the display"),
        "store": tr_noop("Choices", "a glowing storage space"),
        "deck": tr_noop("Choices", "the deck of cards"),
        "supply": tr_noop("Choices", "a glowing bonus tile"),
        "card": tr_noop("Choices", "cards to pay with"),
        "worker": tr_noop("Choices", "a worker to pay with"),
        "move": tr_noop("Choices", "an arrow below a board"),
        "turn": tr_noop("Choices", "a board to turn"),
        "step": tr_noop("Choices", "a half-space shift of a board"),
        "duchy": tr_noop("Choices", "the duchy as it is"),
        "another": tr_noop("Choices", "another way"),
        "pass": tr_noop("Choices", "Pass"),
        "end": tr_noop("Choices", "the last button"),
    }
    key_order = (
        *("supply", "cell", "store", "display", "deck", "move", "turn", "step"),
        *("card", "worker", "duchy"),
    )
    """First the targets that continue the turn, then those that only choose the payment."""
    shortcuts: ClassVar[Mapping[str, ClickTarget]] = {"workers": WORKER}

    def options(
        self,
        view: GameView,
        actions: Sequence[Action],
        prices: Sequence[Mapping[str, int]],
    ) -> tuple[OptionPath, ...]:
        """Return some legal actions of a view with their paths."""
        if is_set_up(actions):
            return duchy_arrangement.options_to_lay_out(view, actions)
        return TuscanyPaths.of(view).all(actions, prices)

    def choosing(self, options: tuple[OptionPath, ...], view: GameView) -> MoveChoice:
        """Return a new choice among the ways of a view."""
        if is_set_up([option.action for option in options]):
            return duchy_arrangement.choose_duchy(self, options, view)
        return PaymentChoice(self, options, turn=TuscanyPaths.of(view))

    def prompt(self, choosing: MoveChoice, view: GameView) -> game_input.Prompt:
        """Return the prompt for the choice so far."""
        return prompt_of(choosing, view)

    def gain(self, events: Sequence[Event], seat: int) -> game_input.Gain:
        """Return the points of these events of the seat, by source, the largest first."""
        points: Counter[str] = Counter()
        for event in events:
            if is_scored(event) and event["seat"] == seat:
                points[source_of(event)] += event["points"]
        return tuple(points.most_common())

    def gain_text(self, view: GameView, actions: Sequence[Action]) -> str:
        """Return the gains of a choice that leaves these actions, if they are the same for all of
        them."""
        gains = {gained(game_input.events_of(view, action)) for action in actions}
        return gains.pop() if len(gains) == 1 else ""

    def is_done_at(self, action: Action, target: ClickTarget) -> bool:
        """Return whether dropping a tile there takes it: any storage space counts."""
        return action["type"] == "take" and target.kind == "store"

    def hand(self, view: GameView, seat: int) -> game_input.FaceDown:
        """Return the number of cards of the seat; their colours do not matter."""
        many = TuscanyState.from_object(view.state).seats[seat].hand
        return game_input.FaceDown(BACK, many, tuscany_texts.cards_counted(many))


def is_set_up(actions: Sequence[Action]) -> bool:
    """Return whether the actions arrange a duchy."""
    return any(action["type"] == "start" for action in actions)


def gained(events: Sequence[Event]) -> str:
    """Return the gains of a seat's events together: "+3 green points, +1 worker"."""
    tracks: Counter[str] = Counter()
    goods: Counter[str] = Counter()
    for event in events:
        if is_scored(event):
            tracks["green" if is_green(event) else "red"] += event["points"]
        elif event["event"] == "gain":
            goods.update(tuscany_texts.goods_in(event))
    texts = [
        *([tuscany_texts.green_points(tracks["green"])] if tracks["green"] else []),
        *([tuscany_texts.red_points(tracks["red"])] if tracks["red"] else []),
        *([tuscany_texts.goods_counted(goods)] if goods.total() else []),
    ]
    return join_with_commas([f"+{each}" for each in texts])


ANSWER = TuscanyInput()


# The prompt: the possible actions, the current choice, and its gains


READY = tr_noop("Prompt", "Ready")
ASKED: Mapping[tuple[str, str], tuple[str, str]] = {
    ("bonus-tile", "start"): (
        tr_noop("Prompt", "Choose a bonus tile"),
        tr_noop(
            "Prompt", "Every duchy begins with one. The storage tile scores 2 green points at once."
        ),
    ),
    ("bonus-tile", "town"): (
        tr_noop("Prompt", "The town"),
        tr_noop("Prompt", "Choose a bonus tile, even of a kind you already have."),
    ),
    ("place", "castle"): (
        tr_noop("Prompt", "The castle"),
        tr_noop("Prompt", "Place a glowing tile from the display at once, without cards, or pass."),
    ),
    ("take", "swap"): (
        tr_noop("Prompt", "Take a tile"),
        tr_noop("Prompt", "The display has changed: take one of the glowing tiles."),
    ),
    ("swap", "swap"): (
        tr_noop("Prompt", "Nothing fits yet"),
        tr_noop("Prompt", "Swap another kind, or take a tile that does not fit."),
    ),
}
"""The heading and the sentence for an action, by its kind and the effect that grants it."""
CAN: Mapping[frozenset[str], str] = {
    frozenset({"draw", "take", "place"}): tr_noop(
        "Prompt", "Draw cards, take a tile, or place a stored one."
    ),
    frozenset({"draw", "take"}): tr_noop("Prompt", "Draw cards, or take a tile."),
    frozenset({"draw", "place"}): tr_noop("Prompt", "Draw cards, or place a stored tile."),
    frozenset({"take", "place"}): tr_noop("Prompt", "Take a tile, or place a stored one."),
    frozenset({"draw"}): tr_noop("Prompt", "Draw cards."),
    frozenset({"take"}): tr_noop("Prompt", "Take a tile."),
    frozenset({"place"}): tr_noop("Prompt", "Place a stored tile."),
}
"""The possible uses of a turn, by the kinds of its actions."""


def prompt_of(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    """Return the prompt for the decision of a view."""
    if isinstance(choosing, duchy_arrangement.DuchyChoice):
        return _of_set_up(choosing, view)
    actions = [option.action for option in choosing.options]
    if choosing.has_begun:
        return _going_on(choosing)
    for asked, (heading, sentence) in ASKED.items():
        if any((action["type"], action.get("by")) == asked for action in actions):
            another = _another(choosing)
            return game_input.Prompt(
                _of(view, tr("Prompt", heading)), tr("Prompt", sentence), "", another
            )
    return _turn(choosing, actions, view)


def _turn(choosing: MoveChoice, actions: Sequence[Action], view: GameView) -> game_input.Prompt:
    kinds = frozenset(action["type"] for action in actions) - {"end", "swap"}
    can = tr("Prompt", CAN[kinds]) if kinds in CAN else ""
    if any(action.get("by") == "marble" for action in actions):
        whose = _of(view, tr("Prompt", "One more action for a marble?"))
        about = tr("Prompt", "{can} Or end your turn and keep the marble.", can=can)
        return game_input.Prompt(whose, about, "", _another(choosing))
    marble = TuscanyState.from_object(view.state).seats[view.legal["seat"]].marble
    about = tr("Prompt", "{can} A marble gives you one more action.", can=can) if marble else can
    return game_input.Prompt(_whose(view), about, "", _another(choosing))


def _going_on(choosing: MoveChoice) -> game_input.Prompt:
    """Return the prompt for a choice that has begun."""
    last = next((pick for pick in reversed(choosing.picks) if pick != decision.ANOTHER), None)
    left = choosing.left_open
    kinds = {action["type"] for action in left}
    if kinds == {"swap"}:
        about = tr("Prompt", "Click a tile to replace all tiles of its colour.")
        return game_input.Prompt(tr("Prompt", "Swap a kind"), about)
    if kinds == {"take"}:
        heading = tr("Prompt", "Take: {tile}", tile=tuscany_texts.tile_name(left[0]["tile"]))
        return game_input.Prompt(
            heading, tr("Prompt", "Your storage is full: click a tile in it to discard.")
        )
    if last is not None and last.kind == "cell":
        return game_input.Prompt(
            tr("Prompt", "Which of these tiles?"),
            tr("Prompt", "Several tiles fit this space: click one of them."),
        )
    tiles = {action["tile"] for action in left if action["type"] == "place"}
    heading = (
        tr("Prompt", "Place: {tile}", tile=tuscany_texts.tile_name(tiles.pop()))
        if len(tiles) == 1
        else tr("Prompt", "Place a stored tile")
    )
    return game_input.Prompt(heading, _paying(choosing), "", _another(choosing))


def _paying(choosing: MoveChoice) -> str:
    if not any(highlight.pays for highlight in choosing.highlights.values()):
        return tr("Prompt", "Click a glowing space. It costs nothing.")
    if any(
        highlight.chosen and target.kind in PAID
        for target, highlight in choosing.highlights.items()
    ):
        return tr(
            "Prompt", "Click a glowing space to pay with the raised cards, or click other cards."
        )
    return tr("Prompt", "Click a glowing space: you pay with the cards that rise.")


PAID = "card", "worker"


def _another(choosing: MoveChoice) -> str:
    """Return the label of the button for another way."""
    behind = {action["type"] for action in choosing.behind(decision.ANOTHER)}
    if "swap" in behind:
        return tr("Prompt", "Swap a kind")
    return tr("Prompt", "Other payment")


def _of_set_up(choosing: duchy_arrangement.DuchyChoice, view: GameView) -> game_input.Prompt:
    heading, about = duchy_arrangement.arrangement_text(choosing.arrangement)
    heading = tr("Prompt", duchy_arrangement.LAID) if view.is_unaided else heading
    return game_input.Prompt(
        _of(view, heading), about, tr("Prompt", READY), tr("Prompt", "As proposed")
    )


def _whose(view: GameView) -> str:
    return game_input.whose_turn(view.line_up.seats, view.legal["seat"])


def _of(view: GameView, heading: str) -> str:
    """Return a heading that names the player if several people share this screen."""
    people = sum(plan.is_person for plan in view.line_up.seats)
    if people == 1:
        return heading
    return tr("Prompt", "{whose}: {asked}", whose=_whose(view), asked=heading)
