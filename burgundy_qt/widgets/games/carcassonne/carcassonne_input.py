"""The input of Carcassonne: clicks and keys, the gains of a choice, and the prompt; and
CarcassonneChance: the tile that is drawn, to be chosen. The choices of tile and bid are in
`tile_placement`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import Event, FeatureObject
from burgundy_qt.rules.chance import ChancePlace, Value
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, tile_placement
from burgundy_qt.widgets.games.carcassonne.table_state import features_of, object_of
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import join_with_commas, points_text, seat_name
from burgundy_qt.widgets.play import decision, game_input
from burgundy_qt.widgets.play.move_choice import Action, MoveChoice, OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Sprite


class CarcassonneChance(game_input.GameChance):
    """The chance of Carcassonne."""

    def row(self, place: ChancePlace, names: Sequence[str]) -> str:
        """Return whose tile it is, or its number in a bazaar."""
        if place.event == "bazaar":
            return tr("Chance", "Tile {number} of the bazaar", number=int(place.path[1]) + 1)
        return tr("Chance", "Tile: {name}", name=names[place.seat or 0])

    def value(self, place: ChancePlace, value: Value) -> str:
        """Return the name of a tile."""
        return carcassonne_texts.tile_name(value)

    def sprite(self, place: ChancePlace, value: Value) -> Sprite | None:
        """Return the tile."""
        return Sprite("tile", f"{value}.0") if place.event != "seating" else None


CHANCE = CarcassonneChance()


# Clicks and keys.


LAY = tr_noop("Prompt", "Place")
CHOOSE = tr_noop("Prompt", "Choose")
"""The label of the end button while a click on one of several things is needed; it is disabled
then."""
NOW: Mapping[str, str] = {
    "city": tr_noop("Choices", "{points} now, {complete} when closed"),
    "road": tr_noop("Choices", "{points} now, {complete} when closed"),
    "monastery": tr_noop("Choices", "{points} now, {complete} when surrounded"),
    "field": tr_noop("Choices", "{points} now, scored at the end"),
}
"""The value of a follower's feature, by its kind."""
CLICKED: Mapping[str, ClickTarget] = {
    "left": tile_placement.LEFT,
    "right": tile_placement.RIGHT,
    "less": tile_placement.LESS,
    "more": tile_placement.MORE,
}
NUMBERED = (
    "choice",
    "place",
    "bridge",
    "claim",
    "stall",
    tile_placement.BUY.kind,
    tile_placement.SELL.kind,
)
"""The kinds that digits answer, in the order of the rules' list."""


class CarcassonneInput(game_input.GameInput):
    """The input of Carcassonne."""

    lit: ClassVar[Mapping[str, str]] = {
        "cell": tr_noop("Choices", "a glowing space for the tile"),
        "bridge": tr_noop("Choices", "a space for a bridge"),
        "place": tr_noop("Choices", "a space for a follower"),
        "claim": tr_noop("Choices", "a glowing feature"),
        "choice": tr_noop("Choices", "one of the answers shown"),
        "stall": tr_noop("Choices", "a tile of the bazaar"),
        "buy": tr_noop("Choices", "Buy"),
        "sell": tr_noop("Choices", "Sell"),
        "less": tr_noop("Choices", "a lower bid"),
        "more": tr_noop("Choices", "a higher bid"),
        "bid": tr_noop("Choices", "the bid"),
        "turn": tr_noop("Choices", "an arrow that turns the tile"),
        "hand-tile": tr_noop("Choices", "the tile in your hand"),
        "another": tr_noop("Choices", "another tile"),
        "pass": tr_noop("Choices", "the button that declines"),
        "end": tr_noop("Choices", "the last button"),
    }
    key_order = (
        *("choice", "place", "bridge", "claim", "cell", "stall", "buy", "sell", "more", "less"),
        *("turn", "hand-tile", "bid"),
    )
    """First the targets that continue the turn, then those that only turn the tile."""
    end = LAY
    looks = frozenset({"fit", "claims", "tiles"})
    tried_sound = "turned"
    passes_screen = False

    def options(
        self, view: GameView, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
    ) -> tuple[OptionPath, ...]:
        """Return some legal actions of a view with their paths."""
        match object_of(view)["decision"]:
            case "place":
                return tile_placement.options_to_lay(actions)
            case "bid":
                return tile_placement.options_to_bid(actions)
        return tile_placement.options_to_answer(actions)

    def choosing(self, options: tuple[OptionPath, ...], view: GameView) -> MoveChoice:
        """Return a new choice among the ways of a view."""
        match object_of(view)["decision"]:
            case "place":
                return tile_placement.laying(self, options, view)
            case "bid" if any(option.action["type"] == "bid" for option in options):
                return tile_placement.BidChoice(self, options)
        return MoveChoice(self, options)

    def prompt(self, choosing: MoveChoice, view: GameView) -> game_input.Prompt:
        """Return the prompt for the choice so far."""
        return prompt(choosing, view)

    def gain(self, events: Sequence[Event], seat: int) -> game_input.Gain:
        """Return the points of these events of the seat, by source, the largest first."""
        found: Counter[str] = Counter()
        for event in events:
            if event["event"] == "points" and event["seat"] == seat:
                found[event["for"]] += event["points"]
        return tuple(found.most_common())

    def gain_text(self, view: GameView, actions: Sequence[Action]) -> str:
        """Return the gains of a choice that leaves these actions: the value of a follower's place,
        the gains of others, and a needed bridge."""
        if len(actions) != 1:
            return ""
        [action] = actions
        match action["type"]:
            case "meeple":
                return worth(view, action["on"])
            case "castle":
                return tr(
                    "Choices",
                    "The next feature completed on its six spaces brings you the same points.",
                )
            case "pass" if object_of(view)["decision"] == "castle":
                return self._own_points(view, game_input.events_of(view, action))
            case "place":
                events = game_input.events_of(view, action)
                return join_with_commas([*_needed_bridge(events), *self._of_others(view, events)])
        return ""

    def _own_points(self, view: GameView, events: Sequence[Event]) -> str:
        brought = sum(more for _, more in self.gain(events, view.legal["seat"]))
        return tr("Choices", "+{n} point(s)", n=brought) if brought else ""

    def _of_others(self, view: GameView, events: Sequence[Event]) -> Iterator[str]:
        """Yield the gains of others for a completed feature."""
        seats = view.line_up.seats
        for seat in range(len(seats)):
            brought = sum(points for _, points in self.gain(events, seat))
            if brought and seat != view.legal["seat"]:
                yield tr("Choices", "{name} +{more}", name=seat_name(seats, seat), more=brought)

    def by_key(self, choosing: MoveChoice, command: str) -> ClickTarget | None:
        """Return the target of a command of the game's own keys; None if it has no effect now."""
        if command.isdecimal():
            return _numbered(choosing, int(command))
        if command == "none":
            return _declined(choosing)
        target = CLICKED.get(command)
        turns = isinstance(choosing, tile_placement.TilePlacementChoice) and command in (
            "left",
            "right",
        )
        return target if turns or target in choosing.highlights else None

    def tried(self, highlights: Mapping[ClickTarget, Highlight]) -> Iterable[Hashable]:
        """Return the rotation of the tile, in hand or on trial."""
        return tile_placement.turned(highlights)


def worth(view: GameView, place: str) -> str:
    """Return the value of the feature with this place for its owner; "" if it is complete, since
    its points are shown then."""
    feature = feature_at(view, place)
    if feature is None or feature["is_complete"]:
        return ""
    return tr(
        "Choices",
        NOW[feature["kind"]],
        points=points_text(feature["points"]),
        complete=feature["complete"],
    )


def feature_at(view: GameView, place: str) -> FeatureObject | None:
    """Return the feature with this place, as the rules report it."""
    known = features_of(view).values()
    return next((feature for feature in known if place in feature["places"]), None)


def _needed_bridge(events: Sequence[Event]) -> list[str]:
    needed = any(event["event"] == "bridge" for event in events)
    return [tr("Choices", "with a bridge")] if needed else []


def _numbered(choosing: MoveChoice, number: int) -> ClickTarget | None:
    if isinstance(choosing, tile_placement.BidChoice):
        return ClickTarget("bid", number)
    answers = [target for target in choosing.highlights if target.kind in NUMBERED]
    return answers[number - 1] if number <= len(answers) else None


def _declined(choosing: MoveChoice) -> ClickTarget | None:
    """Return the pass button of an auction."""
    can_pass = decision.PASS in choosing.highlights and not isinstance(
        choosing, tile_placement.BidChoice
    )
    return decision.PASS if can_pass else None


# The prompt: the decision, how to make it, and the current trial.


def prompt(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    """Return the prompt for the decision of a view."""
    return ASKED[object_of(view)["decision"] or "place"](choosing, view)


def _place(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    another = tr("Prompt", "Put it aside") if choosing.behind(decision.ANOTHER) else ""
    if not isinstance(choosing, tile_placement.TilePlacementChoice) or choosing.cell is None:
        heading = game_input.whose_turn(view.line_up.seats, view.legal["seat"])
        about = tr("Prompt", "Click a glowing space for the tile.")
        if another:
            about = tr("Prompt", "It fits only with a bridge: place it that way, or put it aside.")
        return game_input.Prompt(heading, about, tr("Prompt", LAY), another)
    heading = tr("Prompt", "Place it here?")
    if choosing.bridge(choosing.cell):
        about = tr("Prompt", "This also builds the bridge.")
        return game_input.Prompt(heading, about, tr("Prompt", "Place with bridge"), another)
    if len(choosing.fits[choosing.cell]) == 1:
        about = tr("Prompt", "Click it again to place it, or try another space.")
    else:
        about = tr(
            "Prompt",
            "Click it again to turn it, or press {left} or {right}.",
            left=keymap.label("carcassonne left"),
            right=keymap.label("carcassonne right"),
        )
    return game_input.Prompt(heading, about, tr("Prompt", LAY), another)


def _bridge(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    left = object_of(view)["seats"][view.legal["seat"]]["bridges"]
    about = tr("Prompt", "Click where to build it, or keep it. You have {left}.", left=left)
    heading = _of(view, tr("Prompt", "Build a bridge?"))
    return game_input.Prompt(heading, about, passing=tr("Prompt", "No bridge"))


def _meeple(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    left = object_of(view)["seats"][view.legal["seat"]]["meeples"]
    about = tr("Prompt", "Click where to place it, or keep it. You have {left}.", left=left)
    heading = _of(view, tr("Prompt", "Place a follower?"))
    return game_input.Prompt(heading, about, passing=tr("Prompt", "No follower"))


def _castle(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    heading = _of(view, tr("Prompt", "Castle or points?"))
    return game_input.Prompt(
        heading, tr("Prompt", "A small town of two tiles is complete."), tr("Prompt", CHOOSE)
    )


def _claim(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    heading = _of(view, tr("Prompt", "Which feature for the castle?"))
    about = tr("Prompt", "Click the feature that scores for it.")
    return game_input.Prompt(heading, about, tr("Prompt", CHOOSE))


def _choose(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    heading = _of(view, tr("Prompt", "Choose a tile"))
    about = tr("Prompt", "You place it this turn.")
    if object_of(view)["auction"]:
        about = tr("Prompt", "It will be auctioned next, and you open the bidding.")
    return game_input.Prompt(heading, about, tr("Prompt", CHOOSE))


def _bid(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    passing = tr("Prompt", "Pass", "in an auction")
    points = choosing.points if isinstance(choosing, tile_placement.BidChoice) else 0
    bidding = tr("Prompt", "Bid {bid}", bid=points)
    best = _best(view)
    if best is None:
        about = tr("Prompt", "The others raise once or pass. Then you buy or sell.")
        return game_input.Prompt(_of(view, tr("Prompt", "Your opening bid")), about, bidding)
    about = tr(
        "Prompt",
        "{name} bids {bid}. Raise once, or pass.",
        name=seat_name(view.line_up.seats, best[1]),
        bid=best[0],
    )
    return game_input.Prompt(
        _of(view, tr("Prompt", "Raise or pass")), about, bidding, passing=passing
    )


def _best(view: GameView) -> tuple[int, int] | None:
    """Return the highest bid and its seat; None before the opening bid."""
    bazaar = object_of(view)["bazaar"]
    if bazaar is None or bazaar["bid"] is None or bazaar["bidder"] is None:
        return None
    return bazaar["bid"], bazaar["bidder"]


def _deal(choosing: MoveChoice, view: GameView) -> game_input.Prompt:
    bid, bidder = _best(view) or (0, view.legal["seat"])
    about = tr(
        "Prompt",
        "{name} bids {points}: buy at that price, or sell.",
        name=seat_name(view.line_up.seats, bidder),
        points=points_text(bid),
    )
    return game_input.Prompt(_of(view, tr("Prompt", "Buy or sell")), about, tr("Prompt", CHOOSE))


ASKED: Mapping[str, Callable[[MoveChoice, GameView], game_input.Prompt]] = {
    "place": _place,
    "bridge": _bridge,
    "meeple": _meeple,
    "castle": _castle,
    "claim": _claim,
    "choose": _choose,
    "bid": _bid,
    "deal": _deal,
}


def _of(view: GameView, heading: str) -> str:
    """Return a heading that names the deciding player if several people share this screen."""
    seats = view.line_up.seats
    if sum(plan.is_person for plan in seats) == 1:
        return heading
    name = seat_name(seats, view.legal["seat"])
    return tr("Prompt", "{whose}: {asked}", whose=name, asked=heading)


ANSWER = CarcassonneInput()
