"""Turns of Carcassonne in words and on the table. The points that are still open are in
`open_features`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import Action, Decision, Event, FeatureObject, Points
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepText, TurnTexts
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import (
    DECLINED,
    action_phrases,
    names_in,
)
from burgundy_qt.widgets.games.carcassonne.motive_text import TITLES, motive_text
from burgundy_qt.widgets.games.carcassonne.names import (
    FIGURES,
    Map,
    bridge_text,
    cell_name,
    cell_of,
    follower_name,
    kind_of,
    place_text,
    sides_text,
    tile_name,
    tiles_counted,
)
from burgundy_qt.widgets.games.carcassonne.open_features import OpenTable, held_by
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, features_of, object_of
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import capitalize, points_text
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite


class CarcassonneAdvice(GameAdvice[TableState]):
    """The advice for Carcassonne."""

    motive_titles = TITLES

    def motive_text(self, motive: Motive, names: Sequence[str], reader: int | None = None) -> str:
        """Return a motive as a sentence."""
        return motive_text(motive, names, reader)

    def words(self, view: GameView) -> CarcassonneTurnTexts:
        """Return the words for a view in which a player has to decide."""
        return CarcassonneTurnTexts.of(view)

    def steps(self, plan: Iterable[Action], state: TableState, seat: int) -> list[Step]:
        """Return the steps on the table: the cell with the tile on trial, the bridge, the
        follower's place, a stall of the bazaar. Declined offers have no place on it, nor does a
        follower on a tile that is not there yet."""
        numbered = enumerate(plan, start=1)
        found = (step_of(number, action, state, seat) for number, action in numbered)
        return [step for step in found if step is not None]

    def progress_text(self, view: GameView) -> str:
        """Return the progress of the game, and an explanation of the figures."""
        text = tr_noop(
            "Score sheet", "{milestone}. Unfinished features and fields count as they are now."
        )
        return tr("Score sheet", text, milestone=log_of(view.game).milestone(view.state))

    def is_anything_open(self, view: GameView) -> bool:
        """Return whether something can be completed: until the end of the game."""
        return bool(view.scoring_potential) and object_of(view)["result"] is None

    def still_open(self, view: GameView, seat: int) -> OpenTable:
        """Return the table of points that a seat may still score."""
        return OpenTable(held_by(view, seat), object_of(view)["seats"][seat]["meeples"])


def step_of(number: int, action: Action, state: TableState, seat: int) -> Step | None:
    """Return one action on the table; None if it has no place there."""
    match action["type"]:
        case "place":
            cell = Slot("cell", None, action["cell"])
            sprite = Sprite("tile", f"{action['tile']}.{action['rotation']}")
            return Step(number, (cell,), sprite, Slot("hand-tile"), cell)
        case "discard":
            return Step(number, (Slot("hand-tile"),))
        case "bridge":
            axis = action["axis"]
            slot = Slot("bridge-place", None, f"{action['cell']}:{axis}")
            return Step(number, (slot,), Sprite("bridge", axis), Slot("bridges", seat), slot)
        case "meeple" if cell_of(action["on"]) in state.tiles:
            slot = Slot("meeple", seat, action["on"])
            sprite = Sprite(FIGURES[kind_of(action["on"])], str(seat))
            return Step(number, (slot,), sprite, Slot("meeples", seat), slot)
        case "castle":
            return Step(number, (Slot("feature", None, action["city"]),))
        case "claim":
            return Step(number, (Slot("feature", None, action["feature"]),))
        case "choose":
            stalls = TABLE.slots_of(ClickTarget("stall", action["tile"]), state, seat)
            return Step(number, tuple(stalls[:1])) if stalls else None
        case "bid":
            bid, sprite = Slot("bid-now"), Sprite("bid-tag", f"{seat}:{action['points']}")
            return Step(number, (bid,), sprite, None, bid)
        case "buy" | "sell":
            return Step(number, (Slot("deal", None, action["type"]),))
    return None


# The facts of the position that the words of a turn need.


@dataclass(frozen=True)
class Ground:
    """The decision, the map, and its features by each of their places."""

    decision: Decision | None
    tiles: Map
    features: Mapping[str, FeatureObject]

    @classmethod
    def of(cls, view: GameView) -> Ground:
        """Return the ground of a view in which a player has to decide."""
        known = features_of(view).values()
        features = {place: feature for feature in known for place in feature["places"]}
        state = object_of(view)
        return cls(state["decision"], state["board"], features)


# The achievements of a turn in a sentence or two. They come from the turn's events, and so from the
# rules.


MOST_SENTENCES = 2
SCORED, TRADED, FOUNDED, MANNED, BRIDGED, AWAY = 100, 70, 60, 30, 20, 10
"""Priorities: the feat with the highest value is mentioned first; points rank by their number."""
POINT_WORDS: Mapping[str, str] = {
    "city": tr_noop("Hint", "Completes a city: +{points}"),
    "road": tr_noop("Hint", "Completes a road: +{points}"),
    "monastery": tr_noop("Hint", "Completes a monastery: +{points}"),
    "castle": tr_noop("Hint", "The castle scores: +{points}"),
}
MANNED_WORDS: Mapping[str, str] = {
    "city": tr_noop("Hint", "A knight claims the city"),
    "road": tr_noop("Hint", "A thief claims the road"),
    "bridge": tr_noop("Hint", "A thief claims the road over the bridge"),
    "monastery": tr_noop("Hint", "A monk claims the monastery"),
    "field": tr_noop("Hint", "A farmer claims the field"),
}


@dataclass(frozen=True)
class Feat:
    """One achievement of a turn."""

    weight: float
    sentence: str


def headline(events: Sequence[Event], seat: int) -> str:
    """Return the best achievements of a seat's turn, by its events; "" if it has none yet. Random
    draws do not count, nor do events after the turn."""
    feats = sorted(feats_of(of_the_turn(events), seat), key=lambda feat: -feat.weight)
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats[:MOST_SENTENCES]
    )


def of_the_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events before the next turn begins."""
    ends = (at for at, event in enumerate(events) if event["event"] in ("turn", "bazaar", "end"))
    return events[: next(ends, len(events))]


def feats_of(events: Sequence[Event], seat: int) -> Iterator[Feat]:
    """Yield every achievement worth mentioning, in order of time."""
    home = {kind_of(each["feature"]) for each in events if each["event"] == "complete"}
    for event in events:
        match event["event"]:
            case "points" if event["seat"] == seat:
                yield scored(event)
            case "points" if event["for"] != "bazaar":
                text = tr("Hint", "Gives others {points}", points=points_text(event["points"]))
                yield Feat(AWAY + event["points"], text)
            case "bridge" if event["seat"] == seat:
                yield Feat(BRIDGED, tr("Hint", "Builds a bridge"))
            case "action" if event["seat"] == seat:
                yield from done(event["action"], home)


def scored(event: Points) -> Feat:
    """Return the sentence for a seat's points, or for the payment at a bazaar."""
    brought = event["points"]
    if event["for"] in POINT_WORDS:
        text = tr("Hint", POINT_WORDS[event["for"]], points=brought)
        return Feat(SCORED + brought, text)
    if brought < 0:
        return Feat(TRADED, tr("Hint", "Costs {points}", points=points_text(-brought)))
    return Feat(TRADED, tr("Hint", "Brings {points}", points=points_text(brought)))


def done(action: Action, home: set[str]) -> Iterator[Feat]:
    """Yield a follower that stays on its place, or a castle."""
    if action["type"] == "castle":
        yield Feat(
            FOUNDED,
            tr("Hint", "The castle will score as much as the next feature completed next to it"),
        )
    elif action["type"] == "meeple":
        kind = kind_of(action["on"])
        if kind not in home:
            yield Feat(MANNED, tr("Hint", MANNED_WORDS[kind]))


# The words of hints and moves in one position.


FROM: Mapping[str, str] = {
    "city": tr_noop("Source of points", "completed cities"),
    "road": tr_noop("Source of points", "completed roads"),
    "monastery": tr_noop("Source of points", "completed monasteries"),
    "castle": tr_noop("Source of points", "castles"),
    "bazaar": tr_noop("Source of points", "bazaars"),
    "city-left": tr_noop("Source of points", "unfinished cities"),
    "road-left": tr_noop("Source of points", "unfinished roads"),
    "monastery-left": tr_noop("Source of points", "unfinished monasteries"),
    "field": tr_noop("Source of points", "fields"),
}


@dataclass(frozen=True)
class CarcassonneTurnTexts(TurnTexts):
    """The words for turns on a ground."""

    ground: Ground

    @classmethod
    def of(cls, view: GameView) -> CarcassonneTurnTexts:
        """Return the words for a view in which a player has to decide."""
        return cls(Ground.of(view))

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """Return a sentence or two on the achievements of a turn."""
        return headline(events, seat)

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """Return the points that a turn brings before the next turn begins."""
        own = (event for event in of_the_turn(events) if event["event"] == "points")
        return sum(event["points"] for event in own if event["seat"] == seat)

    def steps(self, plan: Iterable[Action]) -> list[StepText]:
        """Return the steps of a turn; declined offers are left out, unless the first decision is
        one."""
        actions = list(plan)
        worth_a_step = [action for action in actions if action["type"] != "pass"] or actions[:1]
        return [StepText(self._step(action)) for action in worth_a_step]

    def _step(self, action: Action) -> str:
        """Return one action in words that need no table."""
        if action["type"] in ("place", "meeple", "bridge"):
            return self.move(action)
        return self.heading(action)

    def heading(self, action: Action) -> str:
        """Return an action in few words."""
        if action["type"] == "pass":
            return tr("Hint", DECLINED.get(self.ground.decision or "", action_phrases(action).step))
        return capitalize(tr("Hint", action_phrases(action).step, "", None, **names_in(action)))

    def beside(self, action: Action) -> str:
        """Return "": the table shows everything else."""
        return ""

    def source(self, source: str) -> str:
        """Return a source of points in the middle of a sentence."""
        return tr("Source of points", FROM[source])

    def move(self, action: Action) -> str:
        """Return a move with its place and the tile's rotation, so that no two read alike."""
        match action["type"]:
            case "place":
                return tr(
                    "Moves",
                    "{tile} at {cell}: {sides}",
                    tile=capitalize(tile_name(action["tile"])),
                    cell=cell_name(action["cell"]),
                    sides=sides_text(action["tile"], action["rotation"]),
                )
            case "bridge":
                return capitalize(bridge_text(action["cell"], action["axis"]))
            case "meeple":
                return self._follower_text(action["on"])
            case "claim":
                return capitalize(place_text(action["feature"], self.ground.tiles))
        return self.heading(action)

    def _follower_text(self, place: str) -> str:
        """Return a follower's role and place, and the size of a feature on placed tiles: "Knight:
        city at 2 east, 4 tiles"."""
        text = tr(
            "Moves",
            "{follower}: {place}",
            follower=capitalize(follower_name(kind_of(place))),
            place=place_text(place, self.ground.tiles),
        )
        feature = self.ground.features.get(place)
        if feature is None or feature["tiles"] < 2 or cell_of(place) not in self.ground.tiles:
            return text
        size = tiles_counted(feature["tiles"])
        return tr("Moves", "{move}, {tiles}", move=text, tiles=size)

    def price(self, option: OptionPath) -> str:
        """Return "": the line of a move contains its price."""
        return ""


ANSWER = CarcassonneAdvice()
