"""Turns of Carcassonne in words and on the table; and the points that a seat may still score: its
unfinished features, their value now and when complete, and the number of tiles that fit; its fields
and castles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import (
    Action,
    Decision,
    Event,
    FeatureObject,
    Points,
    StateObject,
)
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepText, TurnTexts
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import (
    DECLINED,
    FIGURES,
    Map,
    action_phrases,
    bridge_text,
    cell_name,
    cell_of,
    feature_name,
    follower_name,
    followers_counted,
    kind_of,
    names_in,
    place_text,
    shields_counted,
    sides_text,
    sign_of,
    tile_name,
    tiles_counted,
)
from burgundy_qt.widgets.games.carcassonne.motive_text import TITLES, motive_text
from burgundy_qt.widgets.games.carcassonne.table_state import (
    TableState,
    features_of,
    object_of,
    outlook_of,
)
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas, points_text
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, Sprite
from burgundy_qt.widgets.theme.labels import SpriteLabel

KINDS = "city", "road", "monastery", "castle", "field"


@dataclass(frozen=True)
class Held:
    """A feature with followers of a seat: its name, kind and size, the followers of the seat and
    the most of any other seat, its value now and when complete (None if it cannot be completed),
    its open cells, and the number of unseen tiles that fit the hardest of them."""

    name: str
    kind: str
    tiles: int
    shields: int
    own: int
    others: int
    points: int
    complete: int | None
    open: int
    fits: int | None

    @property
    def is_shared(self) -> bool:
        """Whether another seat has as many followers there."""
        return self.own == self.others

    @property
    def is_lost(self) -> bool:
        """Whether another seat has more followers there."""
        return self.own < self.others

    @property
    def is_dead(self) -> bool:
        """Whether no unseen tile fits one of its cells."""
        return self.fits == 0

    @property
    def gain(self) -> int:
        """The further points for completing it."""
        return 0 if self.complete is None else self.complete - self.points


def held_by(view: GameView, seat: int) -> list[Held]:
    """Return all features of a seat: the largest further gain first, castles and fields last."""
    outlook = outlook_of(view)
    if outlook is None:
        return []
    found = [held(feature, seat) for feature in outlook["features"] if holds(feature, seat)]
    return sorted(
        [*found, *castles_of(object_of(view), outlook["castles"], seat)],
        key=lambda each: (KINDS.index(each.kind) > KINDS.index("monastery"), -each.gain, each.name),
    )


def holds(feature: FeatureObject, seat: int) -> bool:
    """Return whether the seat has followers on a feature that can still change."""
    return bool(feature["meeples"][seat]) and not feature["is_complete"]


def held(feature: FeatureObject, seat: int) -> Held:
    """Return a feature from the point of view of one of its seats."""
    meeples = feature["meeples"]
    others = max((count for other, count in enumerate(meeples) if other != seat), default=0)
    return Held(
        name=feature["feature"],
        kind=feature["kind"],
        tiles=feature["tiles"],
        shields=feature["shields"],
        own=meeples[seat],
        others=others,
        points=feature["points"],
        complete=feature["complete"],
        open=len(feature["open"]),
        fits=hardest(cell["fits"] for cell in feature["open"]),
    )


def hardest(fits: Iterable[int | None]) -> int | None:
    """Return the fewest tiles that fit one of some cells; None if unknown."""
    return min((count for count in fits if count is not None), default=None)


def castles_of(state: StateObject, around: Mapping[str, Sequence[str]], seat: int) -> list[Held]:
    """Return the castles of a seat that have not scored, with the cells `around` each."""
    return [
        Held(
            name=castle["city"],
            kind="castle",
            tiles=len(castle["cells"]),
            shields=0,
            own=1,
            others=0,
            points=0,
            complete=None,
            open=sum(cell not in state["board"] for cell in around.get(castle["city"], ())),
            fits=None,
        )
        for castle in state["castles"]
        if castle["occupied"] and castle["seat"] == seat
    ]


# The table of the open features in the panel of hints.


LEAST_WIDTH = 320
PICTURE = 22
NAMED, FITTING, NOW, WHEN = range(1, 5)
"""The columns behind the picture."""


class OpenTable(QWidget):
    """The features of one seat, the largest further gain first; below them the followers in
    hand."""

    def __init__(self, features: Sequence[Held], in_hand: int) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Features that are still open")
        if features:
            column.addWidget(ScrollPane(features_table(features), called, LEAST_WIDTH), 1)
        else:
            column.addWidget(text_label(tr("Score sheet", "No follower is on the map."), "note"))
            column.addStretch(1)
        text = tr("Score sheet", "In hand: {followers}", followers=followers_counted(in_hand))
        column.addWidget(text_label(text, "note"))


def features_table(features: Sequence[Held]) -> QWidget:
    """Return a line for each of them."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    grid.setColumnStretch(NAMED, 1)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "now"), "caption")), 0, NOW)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "complete"), "caption")), 0, WHEN)
    for row, feature in enumerate(features, start=1):
        sign = SpriteLabel(sign_of(feature.kind), PICTURE)
        sign.setAccessibleName(spoken(feature))
        grid.addWidget(sign, row, 0)
        grid.addWidget(named(feature), row, NAMED)
        grid.addWidget(text_label(fitting(feature), "note"), row, FITTING)
        grid.addWidget(at_the_right(text_label(now(feature), "log")), row, NOW)
        if feature.complete is not None:
            role = "note" if feature.is_lost or feature.is_dead else "good"
            when = text_label(f"+{feature.complete}", role)
            grid.addWidget(at_the_right(when), row, WHEN)
    grid.setRowStretch(len(features) + 1, 1)
    return sheet


def named(feature: Held) -> QWidget:
    """Return its name and place, and below its size and the other seats there."""
    pair = QWidget()
    column = QVBoxLayout(pair)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(text_label(capitalize(feature_name(feature.kind)), "log"))
    below = text_label(
        join_with_commas([cell_name(cell_of(feature.name)), *size(feature)]), "fine-print"
    )
    below.setWordWrap(True)
    column.addWidget(below)
    return pair


def size(feature: Held) -> list[str]:
    """Return the size of a feature, and the other seats there."""
    texts = [tiles_counted(feature.tiles)] if feature.kind in ("city", "road") else []
    if feature.shields:
        texts.append(shields_counted(feature.shields))
    if feature.is_lost:
        texts.append(tr("Score sheet", "others have more followers"))
    elif feature.is_shared:
        texts.append(tr("Score sheet", "shared"))
    return texts


def now(feature: Held) -> str:
    """Return its current value."""
    return "+0" if feature.is_lost or feature.kind == "castle" else f"+{feature.points}"


def fitting(feature: Held) -> str:
    """Return the number of unseen tiles that fit its hardest cell; for a castle the number of free
    cells."""
    if feature.kind == "castle":
        return tr("Score sheet", "{n} free space(s) beside it", n=feature.open)
    if feature.kind == "field" or not feature.open:
        return ""
    if feature.is_dead:
        return tr("Score sheet", "no tile fits")
    if feature.fits is None:
        return tr("Score sheet", "{n} space(s) to go", n=feature.open)
    if feature.open == 1:
        return tr("Score sheet", "{n} fitting tile(s)", n=feature.fits)
    cells = tr("Score sheet", "{n} space(s) to go", n=feature.open)
    least = tr("Score sheet", "at least {n} tile(s)", n=feature.fits)
    return join_with_commas([cells, least])


def spoken(feature: Held) -> str:
    """Return a line of the table for screen readers."""
    texts = [
        capitalize(feature_name(feature.kind)),
        cell_name(cell_of(feature.name)),
        *size(feature),
    ]
    texts.append(tr("Score sheet", "now {points}", points=points_text(feature.points)))
    if feature.complete is not None:
        texts.append(tr("Score sheet", "complete {points}", points=points_text(feature.complete)))
    return join_with_commas([*texts, *filter(None, [fitting(feature)])])


# Turns in words and on the table.


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
        follower's place, also on that tile, a stall of the bazaar. Declined offers have no place on
        it."""
        found, faces = [], {}
        for number, action in enumerate(plan, start=1):
            if action["type"] == "place":
                faces[action["cell"]] = f"{action['tile']}.{action['rotation']}"
            found.append(step_of(number, action, state, seat, faces))
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


def step_of(
    number: int, action: Action, state: TableState, seat: int, faces: Mapping[str, str]
) -> Step | None:
    """Return one action on the table, with the `faces` of the tiles that are placed before it by
    their cells; None if it has no place there."""
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
        case "meeple" if (face := faces.get(cell_of(action["on"]))) is not None:
            slot = Slot("planned-meeple", seat, f"{action['on']}@{face}")
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
