"""Turns of the Burgundy Dice Game in words and on the table, the achievements of a turn, and the
points that a seat may still score."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import protocol
from burgundy_qt.rules.dice.codec import (
    START,
    VALUES,
    bonus_of,
    cells_of,
    region_points,
    regions_of,
)
from burgundy_qt.rules.dice.known_state import Dice, DiceState, Pair, SeatState
from burgundy_qt.rules.dice.sheets import BONUSES, COLOUR_POINTS, COLOURS, PHASES
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepText, TurnTexts
from burgundy_qt.widgets.controls.dialog_frame import ScrollPane, at_the_right, text_label
from burgundy_qt.widgets.games.dice.dice_log import BONUS_WORDS
from burgundy_qt.widgets.games.dice.dice_texts import (
    action_phrases,
    bonus_name,
    bonuses_counted,
    kind_at,
    kinds_name,
    places_in,
    region_name,
)
from burgundy_qt.widgets.games.dice.duchy_picture import draw_cell
from burgundy_qt.widgets.games.dice.motive_text import TITLES, motive_text
from burgundy_qt.widgets.games.dice.picture import written_sprite
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_and, join_with_commas
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import HALF, Slot
from burgundy_qt.widgets.theme import sprite_files
from burgundy_qt.widgets.theme.labels import TextPicture
from burgundy_qt.widgets.theme.palette import Palette

FROM: Mapping[str, str] = {
    "castle": tr_noop("Source of points", "castle regions"),
    "mine": tr_noop("Source of points", "mine regions"),
    "monastery": tr_noop("Source of points", "monastery regions"),
    "pasture": tr_noop("Source of points", "pasture regions"),
    "river": tr_noop("Source of points", "river regions"),
    "town": tr_noop("Source of points", "town regions"),
    "sale": tr_noop("Source of points", "goods sold"),
    "bonus": tr_noop("Source of points", "completed colours"),
}
PRICES: Mapping[str, str] = {
    "monk": tr_noop("Moves", "for a monk"),
    "worker": tr_noop("Moves", "for a worker"),
    "silver": tr_noop("Moves", "for a silverling"),
}


class DiceAdvice(GameAdvice[DiceState]):
    """The advice for the Burgundy Dice Game."""

    motive_titles = TITLES

    def motive_text(self, motive: Motive, names: Sequence[str], reader: int | None = None) -> str:
        """Return a motive as a sentence."""
        return motive_text(motive, names)

    def words(self, view: GameView) -> DiceTurnTexts:
        """Return the words for a view in which a player has to decide."""
        seat = view.state["seats"][view.legal["seat"]]
        return DiceTurnTexts(view.state["sheet"], frozenset(seat["cells"]))

    def steps(self, plan: Iterable[protocol.Action], state: DiceState, seat: int) -> list[Step]:
        """Return the steps on the table: the space of each mark with its number, and the dice or
        the bonus for it. The end of a round has no place on the table."""
        found: list[Step] = []
        used = state.used_pair
        for number, action in enumerate(plan, start=1):
            match action["type"]:
                case "start":
                    found.append(written(number, seat, state, action["castle"], START, ()))
                case "worker":
                    found.append(Step(number, (Slot("bonus", seat, "worker"),)))
                case "mark":
                    beside, used = taken(state, seat, action, used)
                    cell = action["cell"]
                    found.append(written(number, seat, state, cell, action["number"], beside))
        return found

    def progress_text(self, view: GameView) -> str:
        """Return the progress of the game, and its consequences for the points."""
        state = DiceState.from_object(view.state)
        if not state.phase:
            return tr("Score sheet", "The players are still choosing their start castles.")
        text = tr_noop("Score sheet", "{milestone}. These are all the points written so far.")
        return tr("Score sheet", text, milestone=log_of(view.game).milestone(view.state))

    def is_anything_open(self, view: GameView) -> bool:
        """Return whether regions can be completed: not before the start castles are chosen."""
        return view.state["phase"] is not None

    def still_open(self, view: GameView, seat: int) -> OpenTable:
        """Return the table of points that a seat may still score."""
        return OpenTable(DiceState.from_object(view.state), seat)


def written(
    number: int, seat: int, state: DiceState, cell: str, mark: int, beside: tuple[Slot, ...]
) -> Step:
    """Return a step that writes on a space."""
    slot = Slot("cell", seat, cell)
    return Step(number, (slot, *beside), written_sprite(state.letter, cell, mark), None, slot)


def taken(
    state: DiceState, seat: int, action: protocol.Mark, used: Pair | None
) -> tuple[tuple[Slot, ...], Pair | None]:
    """Return the dice or the bonus for a mark besides its space: dice that show it, else the bonus
    that changes one; and the pair of dice."""
    if state.dice is None:
        return (), used
    colour = kind_at(state.letter, action["cell"])
    pairs = state.dice.pairs_for(action["number"], colour, used)
    if not pairs:
        return (), used
    pair = pairs[0]
    return tuple(slots_for(pair, state.dice, action["number"], colour, seat)), pair


def slots_for(pair: Pair, dice: Dice, number: int, colour: str, seat: int) -> Iterable[Slot]:
    """Yield the dice of a pair that show the mark, and the bonus instead of a die that does not."""
    die, other = pair
    is_number = dice.numbers[die - 1] == number
    is_colour = dice.colours[other - 1 - len(dice.numbers)] == colour
    yield Slot("die", None, die) if is_number else Slot("bonus", seat, "worker")
    yield Slot("die", None, other) if is_colour else Slot("bonus", seat, "monk")


@dataclass(frozen=True)
class DiceTurnTexts(TurnTexts):
    """The words for turns on a sheet with these marked spaces."""

    sheet: str
    marked: frozenset[str] = frozenset()

    def headline(self, events: Sequence[protocol.Event], seat: int) -> str:
        """Return a sentence or two on the achievements of a turn."""
        return headline(events, seat, self.sheet, self.marked)

    def at_once(self, events: Sequence[protocol.Event], seat: int) -> int:
        """Return the points that a turn brings at once."""
        return sum(protocol.points_of(event, seat) for event in events)

    def steps(self, plan: Iterable[protocol.Action]) -> list[StepText]:
        """Return the steps of a turn; a missing second mark is left out, unless it is the only
        step."""
        actions = list(plan)
        worth_a_step = [action for action in actions if action["type"] != "end"] or actions[:1]
        return [StepText(self.sentence(action)) for action in worth_a_step]

    def heading(self, action: protocol.Action) -> str:
        """Return an action in few words."""
        return self.sentence(action)

    def sentence(self, action: protocol.Action) -> str:
        """Return one action as a sentence without its full stop."""
        return tr("Hint", action_phrases(action, self.sheet).step, **places_in(action))

    def beside(self, action: protocol.Action) -> str:
        """Return "": the table shows everything else."""
        return ""

    def source(self, source: str) -> str:
        """Return a source of points in the middle of a sentence."""
        return tr("Source of points", FROM[source])

    def move(self, action: protocol.Action) -> str:
        """Return a move with its space, so that no two read alike."""
        sentence = action_phrases(action, self.sheet).plan
        if not sentence:
            return self.sentence(action)
        return capitalize(tr("Plan", sentence, **places_in(action)))

    def price(self, option: OptionPath) -> str:
        """Return the price of a move in bonuses."""
        paid = [
            tr("Moves", PRICES[bonus]) for bonus, _ in option.highlight.costs if bonus in PRICES
        ]
        return join_with_commas(paid)


ANSWER = DiceAdvice()


# The achievements of a turn. They come from the turn's events, and so from the rules


MOST_SENTENCES = 2
SCORED, GROWN, GAINED = 100, 40, 20
"""Priorities: the feat with the highest value is mentioned first; points rank by their number."""


@dataclass(frozen=True)
class Feat:
    """One achievement of a turn."""

    weight: float
    sentence: str


def headline(
    events: Sequence[protocol.Event], seat: int, sheet: str, marked: Collection[str]
) -> str:
    """Return the best achievements of a seat's turn, by its events, on a sheet with these marked
    spaces; "" if it has none yet."""
    own = [event for event in events if event.get("seat") == seat]
    feats = sorted(feats_of(own, sheet, set(marked)), key=lambda feat: -feat.weight)
    return " ".join(
        tr("Hint", "{feat}.", "a sentence without its full stop", feat=feat.sentence)
        for feat in feats[:MOST_SENTENCES]
    )


def feats_of(events: Sequence[protocol.Event], sheet: str, marked: set[str]) -> Iterator[Feat]:
    """Yield every achievement worth mentioning, in order of time."""
    cell = ""
    for at, event in enumerate(events):
        follows = events[at + 1] if at + 1 < len(events) else None
        if event["event"] == "action" and event["action"]["type"] == "mark":
            cell = event["action"]["cell"]
            marked.add(cell)
            if follows is None or follows["event"] != "points":
                yield grown(sheet, cell, marked)
        elif event["event"] == "points":
            yield completed(event, follows, sheet, cell)
        elif event["event"] == "bonus":
            yield all_of_a_colour(event)
        elif event["event"] == "gain" and event["for"] == "worker":
            text = tr("Hint", "Brings {gains}", gains=bonuses_counted("worker", event["worker"]))
            yield Feat(GAINED, text)


def grown(sheet: str, cell: str, marked: Collection[str]) -> Feat:
    """Return how far the region of a space has grown."""
    region = cells_of(sheet)[cell].region
    count = sum(each in marked for each in region)
    text = tr(
        "Hint",
        "{region}: {marked} of {cells} marked",
        region=capitalize(region_name(kind_at(sheet, cell))),
        marked=count,
        cells=len(region),
    )
    return Feat(GROWN + count / len(region), text)


def completed(
    event: protocol.Points, follows: protocol.Event | None, sheet: str, cell: str
) -> Feat:
    """Return the feat of a full region or of the start castle: its points, with the bonus that
    follows."""
    gained = [f"+{event['points']}"]
    if follows is not None and follows["event"] == "gain":
        gained += [bonuses_counted(each, follows[each]) for each in BONUSES if each in follows]
    size = len(cells_of(sheet)[cell].region) if cell else 1
    region, gains = region_name(event["for"]), join_with_and(gained)
    if size == 1:
        text = tr("Hint", "Completes the {region}: {gains}", region=region, gains=gains)
    else:
        sentence = tr_noop("Hint", "Completes the {region} of {size} spaces: {gains}")
        text = tr("Hint", sentence, region=region, size=size, gains=gains)
    return Feat(SCORED + event["points"], text)


def all_of_a_colour(event: protocol.Completed) -> Feat:
    """Return the feat of a colour whose spaces are all marked."""
    text = tr(
        "Log",
        BONUS_WORDS[event["size"]],
        points=event["points"],
        colour=kinds_name(event["colour"]),
    )
    return Feat(SCORED + event["points"], capitalize(text))


# The points that a seat may still score


RADIUS, STEP = 11.0, 19.2
"""The radius of a hex, and the distance between two middles."""


def region_row(colour: str, marked: int, cells: int, palette: Palette, scale: float) -> QPixmap:
    """Return the picture in pixels of `marked` of `cells` spaces of a colour: these first, then
    pale ones, each with the mark of its colour."""
    radius, step = RADIUS * scale, STEP * scale
    wide, high = step * (cells - 1) + 2 * HALF * radius + 2, 2 * radius + 2
    picture = QPixmap(round(wide), round(high))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    for at in range(cells):
        middle = QPointF(1 + HALF * radius + at * step, 1 + radius)
        draw_cell(painter, colour, middle, radius, palette, at >= marked)
    painter.end()
    return picture


LEAST_WIDTH = 320


class OpenTable(QWidget):
    """The regions of one seat, the nearest to completion first, and below them the six colours."""

    def __init__(self, state: DiceState, seat: int) -> None:
        super().__init__()
        own = state.seats[seat]
        assert state.phase is not None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        left = open_regions(state.letter, own.cells)
        called = tr("Score sheet", "Regions that are still open")
        column.addWidget(ScrollPane(regions_table(state, left, own.cells), called, LEAST_WIDTH), 1)
        column.addWidget(colours_table(state, own))


def open_regions(sheet: str, cells: Mapping[str, int]) -> list[tuple[str, ...]]:
    """Return the regions that are not full, by the number of missing spaces, then by their size."""
    left = [region for region in regions_of(sheet) if missing(region, cells)]
    return sorted(left, key=lambda region: (missing(region, cells), -len(region)))


def missing(region: Sequence[str], cells: Mapping[str, int]) -> int:
    """Return the number of unmarked spaces of a region."""
    return sum(cell not in cells for cell in region)


def regions_table(
    state: DiceState, regions: Sequence[tuple[str, ...]], cells: Mapping[str, int]
) -> QWidget:
    """Return a line for each open region: its hexes, its missing spaces, its bonus, and its points
    in this phase and in later ones."""
    sheet = QWidget()
    sheet.setProperty("role", "scrolled")
    grid = QGridLayout(sheet)
    grid.setContentsMargins(0, 0, 10, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(2, 1)
    assert state.phase is not None
    phases = PHASES[PHASES.index(state.phase) :]
    for column, phase in enumerate(phases, start=3):
        grid.addWidget(at_the_right(text_label(phase, "caption")), 0, column)
    for row, region in enumerate(regions, start=1):
        left, first = missing(region, cells), region[0]
        hexes = TextPicture(
            partial(region_row, kind_at(state.letter, first), len(region) - left, len(region))
        )
        hexes.setAccessibleName(region_text(state.letter, region, left, state.phase))
        grid.addWidget(hexes, row, 0)
        grid.addWidget(text_label(tr("Score sheet", "{n} to go", n=left), "note"), row, 1)
        bonus = bonus_of(state.letter, first)
        grid.addWidget(text_label(bonus_name(bonus) if bonus else "", "note"), row, 2)
        for column, phase in enumerate(phases, start=3):
            points = region_points(state.letter, first, phase)
            label = text_label(f"+{points}", "good" if phase == state.phase else "log")
            grid.addWidget(at_the_right(label), row, column)
    grid.setRowStretch(len(regions) + 1, 1)
    return sheet


def region_text(sheet: str, region: Sequence[str], left: int, phase: str) -> str:
    """Return a line of the table for screen readers."""
    return tr(
        "Score sheet",
        "{colour}: {marked} of {cells} marked; if completed now +{points}",
        colour=capitalize(kinds_name(kind_at(sheet, region[0]))),
        marked=len(region) - left,
        cells=len(region),
        points=region_points(sheet, region[0], phase),
    )


def colours_table(state: DiceState, own: SeatState) -> QFrame:
    """Return the six colours beside each other: the value that is left, and the number of marked
    spaces."""
    frame = QFrame()
    frame.setProperty("role", "row")
    grid = QGridLayout(frame)
    grid.setContentsMargins(10, 8, 10, 8)
    grid.setVerticalSpacing(2)
    caption = text_label(tr("Score sheet", "For a full colour"), "caption")
    grid.addWidget(caption, 0, 0, 1, len(COLOURS))
    for at, colour in enumerate(COLOURS):
        marked, cells = marked_of(state.letter, colour, own.cells)
        brings = value_text(state, own, colour)
        counted = tr("Score sheet", "{covered} of {cells}", covered=marked, cells=cells)
        sign = TextPicture(partial(region_row, colour, 1, 1))
        text = tr(
            "Score sheet",
            "{colour}: {marked} of {cells} marked, value {value}",
            colour=capitalize(kinds_name(colour)),
            marked=marked,
            cells=cells,
            value=brings,
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


def marked_of(sheet: str, colour: str, cells: Mapping[str, int]) -> tuple[int, int]:
    """Return the number of marked spaces of a colour, and of all its spaces."""
    own = [name for name, cell in cells_of(sheet).items() if cell.colour == colour]
    return sum(cell in cells for cell in own), len(own)


def value_text(state: DiceState, own: SeatState, colour: str) -> str:
    """Return the current value of a colour, or why it has none any more."""
    if colour in own.colours:
        return tr("Score sheet", "done", "all spaces of a colour are covered")
    value = state.open[colour]
    if value is None:
        return tr("Score sheet", "none left", "no bonus for this colour")
    return f"+{COLOUR_POINTS[colour][VALUES.index(value)]}"
