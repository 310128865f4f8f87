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
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.rules.tuscany import catalogue, known_seat, known_state, protocol
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import Action, Event, is_green, is_scored, source_of
from burgundy_qt.session.games.tuscany_profile import PROPOSAL
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.tuscany import pieces, tuscany_texts
from burgundy_qt.widgets.games.tuscany.payment_choice import (
    WORKER,
    PaymentChoice,
    TuscanyPaths,
    ways_to_pay,
)
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.play import decision, game_input, move_choice
from burgundy_qt.widgets.play.move_choice import MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite

# The choice of the set-up: a player moves, turns and shifts three boards, then clicks Ready.


DUCHY = ClickTarget("duchy")
BY = {"left": -1, "right": 1}
LIT, UNLIT = "legal", ""
"""Castles glow; the buttons below the boards are clickable too."""


NOTHING = catalogue.Arrangement(known_seat.plain_duchy(()))


@dataclass(frozen=True)
class DuchyChoice(move_choice.MoveChoice):
    """The choice among all duchies: the picks are the clicks so far, and the first arrangement is
    that of the quick start."""

    first: catalogue.Arrangement = NOTHING
    proposal: catalogue.Arrangement | None = None

    @cached_property
    def arrangement(self) -> catalogue.Arrangement:
        """The current arrangement of the boards."""
        now = self.first
        for pick in self.picks:
            now = self._after(now, pick)
        return now

    @cached_property
    def action(self) -> move_choice.Action | None:
        """The action after Ready."""
        if self.picks[-1:] != (decision.END,):
            return None
        meant = unturned(self.arrangement)
        return next(
            option.action for option in self.options if arrangement_of(option.action) == meant
        )

    @cached_property
    def highlights(self) -> dict[ClickTarget, Highlight]:
        """The current duchy, and all targets."""
        lit = {
            target: Highlight(glow=LIT if target.kind == "cell" else UNLIT) for target in self._next
        }
        return {DUCHY: Highlight(chosen=True, trial=catalogue.written(self.arrangement)), **lit}

    def click(self, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a click. Raises NotSelectable."""
        if target not in self._next:
            raise move_choice.NotSelectable(self.possible_clicks)
        return replace(self, picks=(*self.picks, target))

    def drop(self, source: ClickTarget, target: ClickTarget) -> move_choice.MoveChoice:
        """Return the choice after a board is dragged to the place of another. Raises
        NotSelectable."""
        if source.kind != "turn" or target.kind not in ("turn", "cell"):
            return self.click(source)
        duchy = self.arrangement.duchy
        reached = str(target.place)[0]
        way = catalogue.place_of(duchy, reached) - catalogue.place_of(duchy, str(source.place))
        step = ClickTarget("move", source.place, "right" if way > 0 else "left")
        return replace(self, picks=(*self.picks, *[step] * abs(way)))

    @property
    def possible_clicks(self) -> str:
        """The possible clicks, in one sentence."""
        return tr(
            "Choices",
            "Click a castle space, drag a board to its place, click it to turn it, or use its "
            "buttons.",
        )

    @cached_property
    def _next(self) -> dict[ClickTarget, list[move_choice.OptionPath]]:
        """The targets, and the duchies after a click on them; Ready only if it is legal."""
        now = self.arrangement
        offered = {arrangement_of(option.action): option for option in self.options}
        led = {target: self._after(now, target) for target in self._all}
        found = {target: offered.get(unturned(there)) for target, there in led.items()}
        return {
            target: [option] if option else []
            for target, option in found.items()
            if (option if target == decision.END else led[target] != now)
        }

    @property
    def _all(self) -> list[ClickTarget]:
        """All possible targets of a set-up."""
        kinds = catalogue.board_kinds()
        cells = [ClickTarget("cell", cell) for cell in castles_of(self.arrangement.duchy)]
        moves = [ClickTarget("move", kind, way) for kind in kinds for way in BY]
        shifts = [ClickTarget(what, kind) for kind in kinds for what in ("turn", "step")]
        return [*cells, *moves, *shifts, decision.ANOTHER, decision.END]

    def _after(self, now: catalogue.Arrangement, target: ClickTarget) -> catalogue.Arrangement:
        return (
            self.proposal or now if target == decision.ANOTHER else arrangement_after(now, target)
        )


def arrangement_after(now: catalogue.Arrangement, target: ClickTarget) -> catalogue.Arrangement:
    """Return an arrangement after one click."""
    kind = str(target.place)
    match target.kind:
        case "move":
            return now._replace(duchy=catalogue.moved(now.duchy, kind, BY[str(target.what)]))
        case "turn":
            return now._replace(duchy=catalogue.turned_over(now.duchy, kind))
        case "step":
            return now._replace(duchy=catalogue.stepped(now.duchy, kind))
        case "cell":
            return now._replace(castle=kind)
    return now


def unturned(arrangement: catalogue.Arrangement) -> catalogue.Arrangement:
    """Return the arrangement in the notation of the rules: board A unturned."""
    return arrangement._replace(duchy=catalogue.as_the_rules_have_it(arrangement.duchy))


def arrangement_of(action: protocol.Start) -> catalogue.Arrangement:
    """Return the arrangement of an action."""
    return catalogue.Arrangement(known_seat.duchy_of(action), action["castle"])


def castles_of(duchy: known_seat.Duchy) -> list[str]:
    """Return the possible spaces of a start castle."""
    return catalogue.cells_of(duchy, catalogue.CASTLE)


def first_arrangement(boards: Iterable[str]) -> catalogue.Arrangement:
    """Return the boards as in the quick start, with the castle on the board in the middle."""
    duchy = known_seat.plain_duchy(tuple(boards))
    middle = duchy.boards[1][0]
    return catalogue.Arrangement(
        duchy, next(cell for cell in castles_of(duchy) if cell[0] == middle)
    )


def clicks_to_duchy(
    wanted: known_seat.Duchy, first: catalogue.Arrangement
) -> tuple[ClickTarget, ...]:
    """Return the clicks that lead from the boards of an arrangement to a duchy."""
    clicks: list[ClickTarget] = []
    now = first

    def click(target: ClickTarget) -> None:
        nonlocal now
        clicks.append(target)
        now = arrangement_after(now, target)

    for place, board in enumerate(wanted.boards):
        while catalogue.place_of(now.duchy, board[0]) > place:
            click(ClickTarget("move", board[0], "left"))
    for place, board in enumerate(wanted.boards):
        if now.duchy.turned[place] != wanted.turned[place]:
            click(ClickTarget("turn", board[0]))
        if place and now.duchy.steps[place - 1] != wanted.steps[place - 1]:
            click(ClickTarget("step", board[0]))
    return tuple(clicks)


def options_to_lay_out(
    view: GameView, actions: Iterable[move_choice.Action]
) -> tuple[move_choice.OptionPath, ...]:
    """Return all duchies, each with the clicks that make it."""
    first = first_arrangement(dealt_boards(view))
    clicks_to = cache(partial(clicks_to_duchy, first=first))  # one for all spaces of the castle

    def option(action: move_choice.Action) -> move_choice.OptionPath:
        wanted = arrangement_of(action)
        clicks = clicks_to(wanted.duchy)
        if wanted.castle != first.castle:
            clicks = (*clicks, ClickTarget("cell", wanted.castle))
        path = tuple(move_choice.required_click(target) for target in (*clicks, decision.END))
        return move_choice.OptionPath(action, (path,))

    return tuple(map(option, actions))


def dealt_boards(view: GameView) -> tuple[str, ...]:
    """Return the boards of the deciding seat in a view."""
    seats = known_state.TuscanyState.from_object(view.state).seats
    return seats[int(view.legal["seat"])].boards


def choose_duchy(
    table: move_choice.InputContext, options: tuple[move_choice.OptionPath, ...], view: GameView
) -> DuchyChoice:
    """Return a new choice of the set-up."""
    proposed = None if view.is_unaided else view.previews.get(PROPOSAL)
    proposal = arrangement_of(proposed) if proposed else None
    return DuchyChoice(
        table, options, first=first_arrangement(dealt_boards(view)), proposal=proposal
    )


# The advantages of an arrangement, in words


LAID = tr_noop("Prompt", "Arrange your duchy")


def arrangement_text(arrangement: catalogue.Arrangement) -> tuple[str, str]:
    """Return a heading and a sentence: the neighbours of the castle, and the points of all
    regions."""
    duchy, castle = arrangement
    points = sum(catalogue.REGION_POINTS[len(region)] for region in catalogue.regions_of(duchy))
    regions = tr("Prompt", "All regions together score {n} green point(s).", n=points)
    if castle is None:
        return tr("Prompt", LAID), regions
    beside = catalogue.neighbours_of(duchy)[castle]
    colours = len({catalogue.spaces_of(duchy)[cell].colour for cell in beside})
    heading = tr(
        "Prompt", "Castle: {n} neighbour(s), colours: {colours}", n=len(beside), colours=colours
    )
    return heading, regions


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
            case "rest":
                return tr("Chance", "Paid: {name}", name=names[place.seat or 0])
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
            case "rest" if value == WORKER.kind:
                return tuscany_texts.goods_counted({"workers": 1})
            case "rest":
                return tuscany_texts.cards_named(value.split(game_input.TOGETHER))
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
            case "rest" if value == WORKER.kind:
                return Sprite("gain", value)
            case "rest":
                return Sprite("card", value.partition(game_input.TOGETHER)[0])
        return Sprite("tile", pieces.tile_art_name(value))

    def question(self, places: Sequence[ChancePlace]) -> str:
        """Return the question, which may be about a payment."""
        if places and places[0].event == "rest":
            return tr("Chance", "What was paid?")
        return super().question(places)

    def note(self, places: Sequence[ChancePlace]) -> str:
        """Return which hands the person who enters cards sees."""
        if places and places[0].event == "rest":
            return tr("Chance", "A worker, or two equal cards, replace a card of the space.")
        seats = {place.seat for place in places if place.event == "cards"}
        if any(place.event == "seating" for place in places) and len(seats) == 1:
            return tr("Chance", "The other hands stay open: only what is played becomes known.")
        if not seats or len(seats) == 1:
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
            return options_to_lay_out(view, actions)
        return TuscanyPaths.of(view).all(actions, prices)

    def choosing(self, options: tuple[OptionPath, ...], view: GameView) -> MoveChoice:
        """Return a new choice among the ways of a view."""
        if is_set_up([option.action for option in options]):
            return choose_duchy(self, options, view)
        return PaymentChoice(self, options, turn=TuscanyPaths.of(view))

    def ways_left(self, view: GameView, action: Action) -> Mapping[game_input.Ways, Action]:
        """Return the ways to pay from a hand that nobody knows."""
        return ways_to_pay(view, action)

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

    def arranged(self, plan: Sequence[Action]) -> Mapping[ClickTarget, Highlight]:
        """Return the duchy that a plan lays out, as the choice of the set-up shows it."""
        for action in plan:
            if action["type"] == "start":
                trial = catalogue.written(arrangement_of(action))
                return {DUCHY: Highlight(chosen=True, trial=trial)}
        return {}

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
    if isinstance(choosing, DuchyChoice):
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
    if isinstance(choosing, PaymentChoice) and choosing.turn is not None and choosing.turn.is_open:
        return tr("Prompt", "Click a glowing space. Then you enter what was paid.")
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


def _of_set_up(choosing: DuchyChoice, view: GameView) -> game_input.Prompt:
    heading, about = arrangement_text(choosing.arrangement)
    heading = tr("Prompt", LAID) if view.is_unaided else heading
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
