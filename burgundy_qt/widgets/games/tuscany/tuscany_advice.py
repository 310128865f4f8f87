"""Turns of The Castles of Tuscany in words and on the table, and the achievements of a turn; and
the points that a seat may still score: its open regions with their green points and the final value
of these, and the colours left to complete."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import protocol
from burgundy_qt.rules.tuscany.catalogue import (
    COLOURS,
    HEXAGON,
    REGION_POINTS,
    cards_held,
    cells_of,
    colour_of,
    region_of,
    regions_of,
    spaces_of,
)
from burgundy_qt.rules.tuscany.known_seat import Duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepText, TurnTexts
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.tuscany.motive_text import TITLES, motive_text
from burgundy_qt.widgets.games.tuscany.payment_choice import things_paid
from burgundy_qt.widgets.games.tuscany.pieces import cell_art, tile_art, tile_art_name
from burgundy_qt.widgets.games.tuscany.tuscany_log import BONUS_WORDS, ENDING
from burgundy_qt.widgets.games.tuscany.tuscany_texts import (
    action_phrases,
    cards_counted,
    colours_name,
    goods_counted,
    goods_in,
    is_extra,
    is_usual_price,
    names_in,
    price_words,
    region_name,
)
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_commas
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.labels import TextPicture
from burgundy_qt.widgets.theme.palette import Palette

LEAST_WIDTH = 320
STRETCHED = 2


class OpenRegion(NamedTuple):
    """A region that is not full: its colour, its spaces, and the number of covered ones."""

    colour: str
    cells: int
    covered: int

    @property
    def missing(self) -> int:
        """The number of spaces left."""
        return self.cells - self.covered

    @property
    def points(self) -> int:
        """The green points for completing it."""
        return REGION_POINTS[self.cells]


class OpenTable(QWidget):
    """The open regions of one seat, the nearest to completion first, and below them the eight
    colours."""

    def __init__(self, state: TuscanyState, seat: int) -> None:
        super().__init__()
        own = state.seats[seat]
        duchy, cells = own.land, own.cells
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        called = tr("Score sheet", "Regions that are still open")
        regions = regions_table(open_regions(duchy, cells), state.times_to_come)
        column.addWidget(ScrollPane(regions, called, LEAST_WIDTH), 1)
        column.addWidget(colours_table(state, duchy, cells))


def open_regions(duchy: Duchy, cells: Collection[str]) -> list[OpenRegion]:
    """Return the regions that are not full, by the number of missing spaces, then by their size."""
    spaces = spaces_of(duchy)
    all_ = (
        OpenRegion(spaces[region[0]].colour, len(region), sum(cell in cells for cell in region))
        for region in regions_of(duchy)
    )
    left = [region for region in all_ if region.missing]
    return sorted(left, key=lambda region: (region.missing, -region.cells))


def regions_table(regions: Sequence[OpenRegion], times: int) -> QWidget:
    """Return a line for each open region: its hexes, its missing spaces, its green points and their
    final value."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(STRETCHED, 1)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "green"), "caption")), 0, 3)
    grid.addWidget(at_the_right(text_label(tr("Score sheet", "at the end"), "caption")), 0, 4)
    for row, region in enumerate(regions, start=1):
        hexes = TextPicture(partial(region_row, region.colour, region.covered, region.cells))
        hexes.setAccessibleName(region_text(region, times))
        grid.addWidget(hexes, row, 0)
        left = tr("Score sheet", "{n} to go", n=region.missing)
        grid.addWidget(text_label(left, "note"), row, 1)
        grid.addWidget(at_the_right(text_label(f"+{region.points}", "good")), row, 3)
        grid.addWidget(at_the_right(text_label(f"+{times * region.points}", "log")), row, 4)
    grid.setRowStretch(len(regions) + 1, 1)
    return sheet


def region_text(region: OpenRegion, times: int) -> str:
    """Return a line of the table for screen readers."""
    return tr(
        "Score sheet",
        "{colour}: {covered} of {cells} covered; +{points} green when full, {together} at the end",
        colour=capitalize(colours_name(region.colour)),
        covered=region.covered,
        cells=region.cells,
        points=region.points,
        together=times * region.points,
    )


def colours_table(state: TuscanyState, duchy: Duchy, cells: Collection[str]) -> QFrame:
    """Return the eight colours beside each other: the bonus that is left, and the number of covered
    spaces."""
    frame = QFrame()
    frame.setProperty("role", "row")
    grid = QGridLayout(frame)
    grid.setContentsMargins(10, 8, 10, 8)
    grid.setVerticalSpacing(2)
    caption = text_label(tr("Score sheet", "For a full colour"), "caption")
    grid.addWidget(caption, 0, 0, 1, len(COLOURS))
    for at, colour in enumerate(COLOURS):
        spaces = cells_of(duchy, colour)
        covered = sum(cell in cells for cell in spaces)
        brings = bonus_text(state, colour, covered == len(spaces))
        counted = tr("Score sheet", "{covered} of {cells}", covered=covered, cells=len(spaces))
        sign = TextPicture(partial(region_row, colour, 1, 1))
        text = tr(
            "Score sheet",
            "{colour}: {covered} of {cells} covered, bonus {bonus}",
            colour=capitalize(colours_name(colour)),
            covered=covered,
            cells=len(spaces),
            bonus=brings,
        )
        sign.setAccessibleName(text)
        sign.setToolTip(text)
        role = "good" if brings.startswith("+") else "fine-print"
        for row, label in enumerate(
            (sign, text_label(brings, role), text_label(counted, "fine-print")), 1
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, at)
        grid.setColumnStretch(at, 1)
    return frame


def bonus_text(state: TuscanyState, colour: str, is_done: bool) -> str:
    """Return the current bonus of a colour, or why it has none any more."""
    if is_done:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    left = state.colour_bonuses[colour]
    if not left:
        return tr("Score sheet", "none left", "no bonus for this colour")
    return f"+{left[0]}"


# A region as a row of small hexes, with tiles on covered spaces


WIDE = 25.0
"""The width of a hex, in units; they touch each other."""
SHOWN = {"agriculture": "agriculture-grapes"}
"""The tile to show for a colour with several kinds."""


def region_row(colour: str, covered: int, cells: int, palette: Palette, scale: float) -> QPixmap:
    """Return the picture in pixels of `covered` of `cells` spaces of a colour: these first, then
    empty ones."""
    wide = round(WIDE * scale)
    tile = sprite_files.pixmap(tile_art(SHOWN.get(colour, colour), int, small=True), wide)
    space = sprite_files.pixmap(
        cell_art(colour, "dark" if palette.is_dark else "light", small=True), wide
    )
    picture = QPixmap(wide * cells, max(tile.height(), space.height()))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for at in range(cells):
        painter.drawPixmap(QPointF(at * wide, 0), tile if at < covered else space)
    painter.end()
    return picture


class TuscanyAdvice(GameAdvice[TuscanyState]):
    """The advice for The Castles of Tuscany."""

    motive_titles = TITLES

    def motive_text(self, motive: Motive, names: Sequence[str], reader: int | None = None) -> str:
        """Return a fact about a turn as a short sentence without a subject."""
        return motive_text(motive, names)

    def words(self, view: GameView) -> TuscanyTurnTexts:
        """Return the words for a view in which a player has to decide."""
        return TuscanyTurnTexts.of(view)

    def steps(self, plan: Iterable[protocol.Action], state: TuscanyState, seat: int) -> list[Step]:
        """Return the steps on the table: the deck, the tile to take, the space of a tile with its
        whole price. The end of a turn has no place on the table, nor has a castle that places
        nothing."""
        storage = list(state.seats[seat].storage)
        found = []
        for number, action in enumerate(plan, start=1):
            match action["type"]:
                case "draw":
                    found.append(Step(number, (Slot("deck"),)))
                case "bonus-tile":
                    found.append(Step(number, (Slot("supply", None, action["tile"]),)))
                case "swap":
                    swept = colour_slots(state, action["colour"])
                    found.append(Step(number, swept))
                case "start":
                    found.append(Step(number, (Slot("cell", seat, action["castle"]),)))
                case "take":
                    found.append(taking(number, action, state, seat, storage))
                case "place":
                    found.append(placing(number, action, state, seat, storage))
        return [step for step in found if step.marked]

    def progress_text(self, view: GameView) -> str:
        """Return the progress of the game."""
        state = TuscanyState.from_object(view.state)
        if not state.phase:
            return tr("Score sheet", "The players are still arranging their duchies.")
        text = tr_noop("Score sheet", "{milestone}.")
        return tr("Score sheet", text, milestone=log_of(view.game).milestone(view.state))

    def is_anything_open(self, view: GameView) -> bool:
        """Return whether regions can be completed: not before the first round."""
        return view.state["phase"] is not None

    def still_open(self, view: GameView, seat: int) -> OpenTable:
        """Return the table of points that a seat may still score."""
        return OpenTable(TuscanyState.from_object(view.state), seat)


def colour_slots(state: TuscanyState, colour: str) -> tuple[Slot, ...]:
    """Return the slots of the display with a tile of a colour."""
    return tuple(
        Slot("display", None, slot)
        for slot, tile in enumerate(state.display)
        if tile is not None and colour_of(tile) == colour
    )


def slot_of(state: TuscanyState, tile: str) -> tuple[Slot, ...]:
    """Return the slot of a tile in the display; nothing for a tile that arrives only during a
    turn."""
    if tile not in state.display:
        return ()
    return (Slot("display", None, state.display.index(tile)),)


def taking(
    number: int, action: protocol.Take, state: TuscanyState, seat: int, storage: list[str | None]
) -> Step:
    """Return the step of a tile from the display into storage, which may need room there."""
    thrown, tile = action["discard"], action["tile"]
    out: tuple[Slot, ...] = ()
    if thrown is not None and thrown in storage:
        at = storage.index(thrown)
        storage[at] = None
        out = (Slot("store", seat, at),)
    into = None
    if None in storage:
        free = storage.index(None)
        storage[free] = tile
        into = Slot("store", seat, free)
    source = slot_of(state, tile)
    if not source:
        return Step(number, ())
    return Step(number, (*source, *out), Sprite("tile", tile_art_name(tile)), source[0], into)


def placing(
    number: int, action: protocol.Place, state: TuscanyState, seat: int, storage: list[str | None]
) -> Step:
    """Return the step of a tile from storage, or by a castle from the display, onto its space."""
    tile, cell = action["tile"], Slot("cell", seat, action["cell"])
    source: tuple[Slot, ...] = ()
    if action.get("by") == "castle":
        source = slot_of(state, tile)
    elif tile in storage:
        at = storage.index(tile)
        storage[at] = None
        source = (Slot("store", seat, at),)
    own = state.seats[seat]
    colour = spaces_of(own.land)[action["cell"]].colour if tile == HEXAGON else None
    paid = things_paid(action, cards_held(own))
    costs = (Slot(target.kind, seat, target.place) for target in paid if target.kind == "card")
    sprite = Sprite("tile", tile_art_name(tile, colour))
    return Step(number, (cell, *costs), sprite, source[0] if source else None, cell)


ANSWER = TuscanyAdvice()


# Turns in one position: the words of hints and moves with the facts that they need


FROM: Mapping[str, str] = {
    "region": tr_noop("Source of points", "completed regions"),
    "crops": tr_noop("Source of points", "crops"),
    "bonus": tr_noop("Source of points", "colour bonuses"),
    "storage": tr_noop("Source of points", "the bonus tile +1 storage"),
    "yield": tr_noop("Source of points", "yield cards"),
    "hexagon": tr_noop("Source of points", "hexagons without room"),
    "cards": tr_noop("Source of points", "cards left in hand"),
    "stored": tr_noop("Source of points", "tiles left in storage"),
    "hexagons": tr_noop("Source of points", "hexagons left in storage"),
    "marble": tr_noop("Source of points", "marble left over"),
    "workers": tr_noop("Source of points", "workers left over"),
}
STEPS: Mapping[str, str] = {"down": tr_noop("Moves", "down"), "up": tr_noop("Moves", "up")}


@dataclass(frozen=True)
class TuscanyTurnTexts(TurnTexts):
    """The words for turns on a duchy."""

    ground: DuchyGround

    @classmethod
    def of(cls, view: GameView) -> TuscanyTurnTexts:
        """Return the words for a view in which a player has to decide."""
        return cls(DuchyGround.of(view))

    def headline(self, events: Sequence[protocol.Event], seat: int) -> str:
        """Return a sentence or two on the achievements of a turn."""
        return headline(events, seat, self.ground)

    def at_once(self, events: Sequence[protocol.Event], seat: int) -> int:
        """Return the points that a turn brings at once, green and red."""
        own = (event for event in events if protocol.is_scored(event) and event["seat"] == seat)
        return sum(event["points"] for event in own if protocol.source_of(event) != protocol.ADDED)

    def steps(self, plan: Iterable[protocol.Action]) -> list[StepText]:
        """Return the steps of a turn; a missing second action is left out, unless it is the only
        step."""
        actions = list(plan)
        worth_a_step = [action for action in actions if action["type"] != "end"] or actions[:1]
        return [StepText(self._step(action)) for action in worth_a_step]

    def _step(self, action: protocol.Action) -> str:
        """Return one action as a sentence without its full stop, with an unusual price."""
        text = self.heading(action)
        if is_extra(action):
            text = tr("Hint", "For a marble: {action}", action=text)
        if self._is_paid_as_usual(action):
            return text
        return tr("Hint", "{action}, paid with {price}", action=text, price=price_words(action))

    def _is_paid_as_usual(self, action: protocol.Action) -> bool:
        return action["type"] != "place" or is_usual_price(
            action, self.ground.colour_at(action["cell"])
        )

    def heading(self, action: protocol.Action) -> str:
        """Return an action in few words."""
        sentence = action_phrases(action)
        is_full = action["type"] == "take" and action["discard"]
        text = sentence.throwing if is_full else sentence.step
        return capitalize(tr("Hint", text, **names_in(action)))

    def beside(self, action: protocol.Action) -> str:
        """Return an unusual price, or that a duchy is only shown."""
        if action["type"] == "start":
            return tr(
                "Hint",
                "The table shows this duchy. When you close the hint, you see your own again.",
            )
        if self._is_paid_as_usual(action):
            return ""
        return tr("Hint", "Paid with {price}.", price=price_words(action))

    def source(self, source: str) -> str:
        """Return a source of points in the middle of a sentence."""
        return tr("Source of points", FROM[source])

    def move(self, action: protocol.Action) -> str:
        """Return a move with its space and its whole price, so that no two read alike."""
        if action["type"] == "start":
            return layout_text(action)
        sentence = action_phrases(action).plan
        if not sentence or (action["type"] == "take" and action["discard"]):
            return self.heading(action)
        text = capitalize(tr("Plan", sentence, **names_in(action)))
        price = price_words(action)
        return tr("Moves", "{move}, for {price}", move=text, price=price) if price else text

    def price(self, option: OptionPath) -> str:
        """Return the marble of a second action."""
        return tr("Moves", "for a marble") if is_extra(option.action) else ""


def layout_text(action: protocol.Start) -> str:
    """Return a duchy in full: its boards with their rotations, their steps, and the castle."""
    boards = [
        tr("Moves", "{board} turned", board=board) if turned else board
        for board, turned in zip(action["boards"], action["turned"], strict=True)
    ]
    steps = [tr("Moves", STEPS[step]) for step in action["steps"]]
    return tr(
        "Moves",
        "Boards {boards}; shifts {steps}; start castle on {cell}",
        boards=join_with_commas(boards),
        steps=join_with_commas(steps),
        cell=action["castle"],
    )


# The achievements of a turn. They come from the turn's events, and so from the rules


MOST_SENTENCES = 2
SCORED, ENDED, GAINED, GROWN, DRAWN = 100, 60, 40, 30, 10
"""Priorities: the feat with the highest value is mentioned first; points rank by their number."""
POINT_WORDS: Mapping[str, str] = {
    "crops": tr_noop("Hint", "Crops: +{points} green"),
    "storage": tr_noop("Hint", "Brings +{points} green"),
}


@dataclass(frozen=True)
class Feat:
    """One achievement of a turn."""

    weight: float
    sentence: str


def headline(events: Sequence[protocol.Event], seat: int, ground: DuchyGround) -> str:
    """Return the best achievements of a seat's turn on its duchy, by its events; "" if it has none
    yet. Random cards do not count."""
    own = [event for event in events if event.get("seat") == seat]
    feats = sorted(feats_of(own, ground), key=lambda feat: -feat.weight)
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats[:MOST_SENTENCES]
    )


def feats_of(events: Sequence[protocol.Event], ground: DuchyGround) -> Iterator[Feat]:
    """Yield every achievement worth mentioning, in order of time."""
    covered, cell = set(ground.cells), ""
    for event in events:
        match event["event"]:
            case "action" if event["action"]["type"] == "place":
                cell = event["action"]["cell"]
                covered.add(cell)
                yield from grown(ground, cell, covered)
            case "points" if event["for"] == "region":
                yield completed(event, ground, cell)
            case "points" if event["for"] in POINT_WORDS:
                text = tr("Hint", POINT_WORDS[event["for"]], points=event["points"])
                yield Feat(SCORED + event["points"], text)
            case "bonus":
                yield all_of_a_colour(event)
            case "gain" if event["for"] != "yield":
                text = tr("Hint", "Brings {gains}", gains=goods_counted(goods_in(event)))
                yield Feat(GAINED, text)
            case "emptied" if event["ends"]:
                yield Feat(ENDED, capitalize(tr("Log", ENDING[event["stack"] - 1])))
            case "draw" if event["for"] != "yield":
                text = tr("Hint", "Draws {cards}", cards=cards_counted(event["count"]))
                yield Feat(DRAWN, text)


def grown(ground: DuchyGround, cell: str, covered: set[str]) -> Iterator[Feat]:
    """Yield how far the region of a space has grown; if it is full, its points say so."""
    region = ground.region_at(cell)
    count = sum(each in covered for each in region)
    if count < len(region):
        text = tr(
            "Hint",
            "{region}: {covered} of {cells} covered",
            region=capitalize(region_name(ground.colour_at(cell))),
            covered=count,
            cells=len(region),
        )
        yield Feat(GROWN + count / len(region), text)


def completed(event: protocol.Points, ground: DuchyGround, cell: str) -> Feat:
    """Return the feat of a full region."""
    name, size = region_name(ground.colour_at(cell)), len(ground.region_at(cell))
    if size == 1:
        sentence = tr_noop("Hint", "Completes the {region}: +{points} green")
    else:
        sentence = tr_noop("Hint", "Completes the {region} of {size} spaces: +{points} green")
    text = tr("Hint", sentence, region=name, size=size, points=event["points"])
    return Feat(SCORED + event["points"], text)


def all_of_a_colour(event: protocol.Bonus) -> Feat:
    """Return the feat of a colour whose spaces are all covered."""
    colour = colours_name(event["colour"])
    text = tr("Log", BONUS_WORDS[event["rank"]], points=event["points"], colour=colour)
    return Feat(SCORED + event["points"], capitalize(text))


# The facts of the position that words need


@dataclass(frozen=True)
class DuchyGround:
    """The duchy of the deciding seat, and the tiles on its spaces."""

    duchy: Duchy
    cells: Mapping[str, str]

    @classmethod
    def of(cls, view: GameView) -> DuchyGround:
        """Return the duchy of a view in which a player has to decide."""
        own = TuscanyState.from_object(view.state).seats[view.legal["seat"]]
        return cls(own.land, own.cells)

    def colour_at(self, cell: str) -> str:
        """Return the colour of a space."""
        return spaces_of(self.duchy)[cell].colour

    def region_at(self, cell: str) -> tuple[str, ...]:
        """Return the spaces of the region round one of them."""
        return region_of(self.duchy, cell)
